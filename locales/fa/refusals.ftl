# چرا درخواستی پذیرفته نشد و راه چاره چیست. آنچه میان دو ` است را آدم‌ها و برنامه‌ها می‌نویسند و در همهٔ زبان‌ها یکی است.
refused-label = خطا
refused-near = آیا منظورتان `{ $nearest }` بود؟
refused-choices = گزینه‌های موجود: { $choices }
refused-see-facts = فهرست داده‌ها را `chesslaw facts` نشان می‌دهد
refused-see-check = ایراد را `chesslaw check` نشان می‌دهد
refused-from = پاسخ آن از `{ $from }` به بعد موجود است
refused-impossible-hint = یکی از آن‌ها را درست کنید، یا آنچه را معلوم نیست ننویسید
refused-day-hint = روز را به شکل YYYY-MM-DD بنویسید، از { $first } به بعد
refused-request-hint = در هر سطر یک درخواست: { $example }
refused-query-hint = در هر سطر یک جست‌وجو: { $example }

refused-which-question = پرسش گفته نشده است
refused-unknown-question = پرسشی با نام `{ $name }` وجود ندارد
refused-unknown-edition = ویرایشی با نام `{ $name }` وجود ندارد
refused-unknown-language = زبانی با نام `{ $name }` وجود ندارد
refused-unknown-action = دستوری با نام `{ $name }` وجود ندارد
refused-unknown-fact = داده‌ای با نام `{ $name }` وجود ندارد
refused-not-covered = پرسش `{ $question }` در ویرایش `{ $edition }` پاسخی ندارد
refused-faulty-rules = قاعده‌های پرسش `{ $question }` در ویرایش `{ $edition }` ایراد دارد
refused-no-incident = هیچ رخدادی گفته نشده است

refused-wrong-type = مقدار `{ $fact }` باید { $expected ->
    [bool] true یا false
    [number] عددی صحیح
    [choice] یکی از مقدارهای آن
   *[text] متن
} باشد، نه `{ $value }`
refused-unknown-choice = دادهٔ `{ $fact }` مقداری با نام `{ $value }` ندارد
refused-out-of-bounds = مقدار `{ $fact }` باید عددی صحیح از { $min } تا { $max } باشد، نه { $value }
refused-impossible-facts = این داده‌ها با هم سازگار نیستند: { $facts }
refused-fact-value = مقدار `{ $name }` باید true، false، عددی صحیح، یک کلمه، فهرستی از حرکت‌ها یا null باشد
refused-told-twice = دادهٔ `{ $name }` دو بار گفته شده است
refused-facts-object = داده‌ها به شکل یک شیء JSON نوشته می‌شوند، مانند { $example }
refused-name-value = بنویسید --fact NAME=VALUE، نه `{ $text }`

refused-bad-json = این JSON نیست: { $why ->
    [end] متن ناتمام مانده است (سطر { $line }، ستون { $column })
    [deep] تودرتویی کروشه‌ها یا آکولادها بیش از اندازه است (سطر { $line }، ستون { $column })
    [number] عدد بیش از اندازه بزرگ است (سطر { $line }، ستون { $column })
   *[other] ایراد در سطر { $line }، ستون { $column } است
}
refused-request-object = درخواست باید یک شیء JSON باشد
refused-no-field = فیلد `{ $name }` نیامده است
refused-field-text = فیلد `{ $name }` باید متن باشد
refused-field-twice = فیلد `{ $name }` دو بار آمده است
refused-too-long = سطری به طول { $bytes } بایت یا بیشتر؛ حداکثر { $most } بایت مجاز است

refused-no-day = `{ $date }` تاریخ درستی نیست
refused-bad-date = در تاریخ { $date } هیچ ویرایشی معتبر نبود
refused-unreadable = نمی‌توان { $path } را خواند: { $why ->
    [missing] چنین فایلی وجود ندارد
    [denied] اجازهٔ خواندن آن نیست
    [folder] این یک پوشه است
    [text] کدگذاری آن UTF-8 نیست
   *[other] { $detail }
}
refused-event-text = مشخصات مسابقه نه YAML است و نه JSON (سطر { $line }، ستون { $column })
refused-event-object = مشخصات مسابقه فهرستی از نام‌ها و مقدارهای آن‌هاست، مانند { $example }
refused-event-field = مشخصات مسابقه فیلدی با نام `{ $name }` ندارد

# آنچه نگه‌دارندگان محتوا و منتشرکنندگان وبگاه با آن روبه‌رو می‌شوند
refused-mean-content = آیا منظورتان --content content بود؟
refused-not-written = چیزی نوشته نشد: { $why }
refused-base-url = `--base-url` نشانی کامل می‌خواهد، مانند { $example }، نه `{ $value }`
refused-faults = { $count } خطا پیدا شد؛ وبگاه موجود در { $path } تغییری نکرد
refused-no-module = { $path } ماژول WebAssembly نیست
refused-port = درگاه { $port } در دسترس نیست: { $detail }
refused-port-hint = --port 0 را بیازمایید
refused-mark-shipped = محتوایی را که همراه برنامه است نمی‌توان نشان‌گذاری کرد
refused-mark-shipped-hint = پوشه را با --content DIR بگویید
refused-no-text = هیچ متنی از زبان `{ $language }` با { $names } آغاز نمی‌شود
refused-write-foreign = { $path } فایل‌هایی دارد که این برنامه ننوشته است ({ $name })؛ چیزی تغییر نکرد
refused-write-foreign-hint = پوشه‌ای خالی برگزینید، یا آن پوشه را خودتان پاک کنید
refused-write-file = { $path } فایل است، نه پوشه
refused-write-busy = یک فرایند ساخت دیگر هم‌اکنون در { $path } می‌نویسد
refused-write-disk = نمی‌توان { $path } را نوشت: { $detail }
refused-official-manifest = official.yaml خوانده نمی‌شود: { $detail }
refused-official-none = فایل official.yaml، که زبان، ویرایش، ناشر، تاریخ، حقوق و فایل هر متن را می‌گوید، در { $path } نیست
refused-official-empty = official.yaml هیچ متنی را نام نبرده است
refused-official-outside = official.yaml: مسیر `{ $path }` درون پوشه نیست
refused-official-text = { $path }: { $why }
refused-official-line = { $path }، سطر { $line }: { $why }
refused-official-nothing = { $path }: هیچ بندی از { $edition } در آن پیدا نشد
refused-official-language = { $path }: زبان متن `{ $found }` است، ولی در official.yaml `{ $named }` آمده است
doubt-edition = { $path }: این متن با ویرایش { $edition } سازگارتر است تا با آنچه official.yaml نام برده است
doubt-partial = { $path }: از { $of } بند، { $have } بند متن رسمی دارد؛ بندهای بدون متن رسمی: { $numbers }
doubt-doubled = { $path }: { $number } بیش از یک بار در آن آمده است؛ متن نخستین مورد نشان داده می‌شود
doubt-given = { $path }: برخی از بندهای آن پیش‌تر در { $other } آمده است؛ متن { $other } نشان داده می‌شود
doubt-label = هشدار

# خط فرمان
refused-usage-unknown = گزینه‌ای با نام `{ $name }` وجود ندارد
refused-usage-command = فرمانی با نام `{ $name }` وجود ندارد
refused-usage-value = { $name } مقدار `{ $value }` را نمی‌پذیرد
refused-usage-no-value = { $name } به مقدار نیاز دارد
refused-usage-missing = نیامده است: { $names }
refused-usage-conflict = { $name } و { $other } را نمی‌توان با هم نوشت
refused-usage-help = راهنما را { $command } --help نشان می‌دهد
