# چرا درخواستی پذیرفته نشد و راه چاره چیست. آنچه میان دو ` است را آدم‌ها و برنامه‌ها می‌نویسند و در همهٔ زبان‌ها یکی است.
refused-label = خطا
refused-near = آیا منظورتان {"\u2068"}`{ $nearest }`{"\u2069"} بود؟
refused-choices = گزینه‌های موجود: { $choices }
refused-see-facts = فهرست موارد موجود را `chesslaw facts` نشان می‌دهد
refused-see-check = ایراد را `chesslaw check` نشان می‌دهد
refused-from = پاسخ آن از `{ $from }` به بعد موجود است
refused-impossible-hint = یکی از آن‌ها را درست کنید، یا آنچه را معلوم نیست ننویسید
refused-day-hint = روز را به شکل {"\u2068"}YYYY-MM-DD{"\u2069"} بنویسید، از {"\u2068"}{ $first }{"\u2069"} به بعد
refused-request-hint = در هر سطر یک درخواست: {"\u2068"}{ $example }{"\u2069"}
refused-query-hint = در هر سطر یک جست‌وجو: {"\u2068"}{ $example }{"\u2069"}

refused-which-question = نام پرسش نوشته نشده است
refused-unknown-question = پرسشی با نام {"\u2068"}`{ $name }`{"\u2069"} وجود ندارد
refused-by-board = پرسش {"\u2068"}`{ $question }`{"\u2069"} قاعده‌ای ندارد، زیرا پاسخ آن از صفحهٔ شطرنج به دست می‌آید
refused-unknown-edition = ویرایشی با نام {"\u2068"}`{ $name }`{"\u2069"} وجود ندارد
refused-unknown-language = زبانی با نام {"\u2068"}`{ $name }`{"\u2069"} وجود ندارد
refused-unknown-action = دستوری با نام {"\u2068"}`{ $name }`{"\u2069"} وجود ندارد
refused-unknown-fact = داده‌ای با نام {"\u2068"}`{ $name }`{"\u2069"} وجود ندارد
refused-not-covered = پرسش `{ $question }` در ویرایش `{ $edition }` پاسخی ندارد
refused-covered-by-neither = پرسش `{ $question }` نه در ویرایش `{ $edition }` پاسخی دارد و نه در ویرایش `{ $other }`
refused-faulty-rules = قاعده‌های پرسش `{ $question }` در ویرایش `{ $edition }` ایراد دارد
refused-no-incident = هیچ پیشامدی گفته نشده است

refused-wrong-type = مقدار `{ $fact }` باید { $expected ->
    [bool] true یا false
    [number] عددی صحیح
    [choice] یکی از مقدارهای آن
   *[text] متن
} باشد، نه {"\u2068"}`{ $value }`{"\u2069"}
refused-wrong-type-hint = { $expected ->
    [bool] بدون گیومه true یا false بنویسید، و اگر معلوم نیست null
    [number] عددی صحیح را با رقم و بدون گیومه بنویسید
   *[text] آن را به صورت متن و در گیومه بنویسید
}
refused-number-hint = آن را با رقم و بدون گیومه بنویسید، از { $min } تا { $max }، و اگر معلوم نیست null
refused-unknown-choice = دادهٔ `{ $fact }` مقداری با نام {"\u2068"}`{ $value }`{"\u2069"} ندارد
refused-out-of-bounds = مقدار `{ $fact }` باید عددی صحیح از { $min } تا { $max } باشد، نه { $value }
refused-impossible-facts = این داده‌ها با هم سازگار نیست: { $facts }
refused-told-twice = دادهٔ `{ $name }` دو بار گفته شده است
refused-facts-object = داده‌ها به شکل یک شیء JSON نوشته می‌شود، مانند {"\u2068"}{ $example }{"\u2069"}
refused-facts-of = داده‌های پرسش {"\u2068"}`{ $name }`{"\u2069"} باید یک شیء JSON باشد، مانند {"\u2068"}{ $example }{"\u2069"}
refused-facts-file = در {"\u2068"}`--facts @`{"\u2069"} نام فایل نوشته نشده است: بنویسید {"\u2068"}--facts @FILE{"\u2069"}، یا برای ورودی استاندارد {"\u2068"}--facts @-{"\u2069"}
refused-name-value = بنویسید {"\u2068"}--fact NAME=VALUE{"\u2069"}، نه {"\u2068"}`{ $text }`{"\u2069"}

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
refused-request-field = درخواست فیلدی با نام {"\u2068"}`{ $name }`{"\u2069"} ندارد
refused-too-long = سطری به طول { $bytes } بایت یا بیشتر؛ حداکثر { $most } بایت مجاز است

refused-no-day = {"\u2068"}`{ $date }`{"\u2069"} تاریخ درستی نیست
refused-bad-date = در تاریخ {"\u2068"}{ $date }{"\u2069"} هیچ ویرایشی جاری نبود
refused-unreadable = نمی‌توان {"\u2068"}{ $path }{"\u2069"} را خواند: { $why ->
    [missing] چنین فایلی وجود ندارد
    [denied] اجازهٔ خواندن آن نیست
    [folder] این یک پوشه است
    [text] کدگذاری آن UTF-8 نیست
   *[other] { $detail }
}
refused-event-text = مشخصات مسابقه نه YAML است و نه JSON (سطر { $line }، ستون { $column })
refused-event-object = مشخصات مسابقه فهرستی از نام‌ها و مقدارهای آن‌هاست، مانند {"\u2068"}{ $example }{"\u2069"}
refused-event-field = مشخصات مسابقه فیلدی با نام {"\u2068"}`{ $name }`{"\u2069"} ندارد
refused-not-in-force = ویرایش `{ $edition }` در تاریخ {"\u2068"}{ $date }{"\u2069"} جاری نبود
refused-not-in-force-hint = تنها یکی از آن دو را بنویسید؛ ویرایش جاری در آن تاریخ `{ $then }` بود
refused-event-against = مقدار `{ $fact }` در داده‌های مسابقه `{ $value }` است، ولی از بقیهٔ مشخصات `{ $other }` نتیجه می‌شود

# آنچه نگه‌دارندگان محتوا و منتشرکنندگان وبگاه با آن روبه‌رو می‌شوند
refused-mean-content = آیا منظورتان {"\u2068"}--content content{"\u2069"} بود؟
refused-not-written = چیزی نوشته نشد: { $why }
refused-base-url = {"\u2068"}`--base-url`{"\u2069"} نشانی کامل می‌خواهد، مانند {"\u2068"}{ $example }{"\u2069"}، نه {"\u2068"}`{ $value }`{"\u2069"}
refused-faults = { $count } خطا پیدا شد؛ وبگاه موجود در {"\u2068"}{ $path }{"\u2069"} تغییری نکرد
refused-no-module = {"\u2068"}{ $path }{"\u2069"} ماژول WebAssembly نیست
refused-port = درگاه { $port } در دسترس نیست: { $detail }
refused-port-hint = {"\u2068"}--port 0{"\u2069"} را بیازمایید
refused-mark-shipped = محتوایی را که همراه برنامه است نمی‌توان نشان‌گذاری کرد
refused-mark-shipped-hint = پوشه را با {"\u2068"}--content DIR{"\u2069"} بگویید
refused-no-text = هیچ متنی از زبان `{ $language }` با { $names } آغاز نمی‌شود
refused-write-foreign = {"\u2068"}{ $path }{"\u2069"} فایل‌هایی دارد که این برنامه ننوشته است ({"\u2068"}{ $name }{"\u2069"})؛ چیزی تغییر نکرد
refused-write-foreign-hint = پوشه‌ای خالی برگزینید، یا آن پوشه را خودتان پاک کنید
refused-write-file = {"\u2068"}{ $path }{"\u2069"} فایل است، نه پوشه
refused-write-busy = یک فرایند ساخت دیگر هم‌اکنون در {"\u2068"}{ $path }{"\u2069"} می‌نویسد
refused-write-disk = نمی‌توان {"\u2068"}{ $path }{"\u2069"} را نوشت: { $detail }
refused-official-manifest = official.yaml خوانده نمی‌شود: { $detail }
refused-official-none = فایل official.yaml، که زبان، ویرایش، ناشر، تاریخ، حقوق و فایل هر متن را می‌گوید، در {"\u2068"}{ $path }{"\u2069"} نیست
refused-official-empty = official.yaml هیچ متنی را نام نبرده است
refused-official-outside = official.yaml: مسیر {"\u2068"}`{ $path }`{"\u2069"} درون پوشه نیست
refused-official-text = {"\u2068"}{ $path }{"\u2069"}: { $why }
refused-official-line = {"\u2068"}{ $path }{"\u2069"}، سطر { $line }: { $why }
refused-official-nothing = {"\u2068"}{ $path }{"\u2069"}: هیچ بندی از { $edition } در آن پیدا نشد
refused-official-language = {"\u2068"}{ $path }{"\u2069"}: زبان متن `{ $found }` است، ولی در official.yaml `{ $named }` آمده است
doubt-edition = {"\u2068"}{ $path }{"\u2069"}: این متن با ویرایش { $edition } سازگارتر است تا با آنچه official.yaml نام برده است
doubt-partial = {"\u2068"}{ $path }{"\u2069"}: از { $of } بند، { $have } بند متن رسمی دارد؛ بندهای بدون متن رسمی: { $numbers }
doubt-doubled = {"\u2068"}{ $path }{"\u2069"}: { $number } بیش از یک بار در آن آمده است؛ متن نخستین مورد نشان داده می‌شود
doubt-given = {"\u2068"}{ $path }{"\u2069"}: برخی از بندهای آن پیش‌تر در {"\u2068"}{ $other }{"\u2069"} آمده است؛ متن {"\u2068"}{ $other }{"\u2069"} نشان داده می‌شود
doubt-label = هشدار

# خط فرمان
refused-usage-unknown = گزینه‌ای با نام {"\u2068"}`{ $name }`{"\u2069"} وجود ندارد
refused-usage-command = فرمانی با نام {"\u2068"}`{ $name }`{"\u2069"} وجود ندارد
refused-usage-value = {"\u2068"}{ $name }{"\u2069"} مقدار {"\u2068"}`{ $value }`{"\u2069"} را نمی‌پذیرد
refused-usage-no-value = {"\u2068"}{ $name }{"\u2069"} به مقدار نیاز دارد
refused-usage-missing = نوشته نشده است: {"\u2068"}{ $names }{"\u2069"}
refused-usage-conflict = {"\u2068"}{ $name }{"\u2069"} و {"\u2068"}{ $other }{"\u2069"} را نمی‌توان با هم نوشت
refused-usage-text = کدگذاری آرگومان {"\u2068"}`{ $name }`{"\u2069"}، UTF-8 نیست
refused-board-option = {"\u2068"}{ $name }{"\u2069"} را نمی‌توان با پرسش {"\u2068"}`{ $question }`{"\u2069"} نوشت، زیرا پاسخ آن از صفحهٔ شطرنج به دست می‌آید
refused-usage-help = راهنما را { $command } --help نشان می‌دهد
