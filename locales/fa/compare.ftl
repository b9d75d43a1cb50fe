# کنار هم، اصطلاح‌های همانند، و جزئیات هر بند

compare-title = کنار هم
compare-about = هر ماده در هر دو ویرایش و به هر دو زبان، بند به بند؛ واژه‌های متفاوت نشان‌دار شده‌اند.
compare-of = { $article }: کنار هم
compare-link = کنار ویرایش یا زبان دیگر
compare-clause = کنار هم
compare-left = ستون نخست
compare-right = ستون دوم
compare-language = زبان
compare-edition = ویرایش
compare-swap = جابه‌جایی دو ستون
compare-only = فقط تفاوت‌ها
compare-absent = در این ویرایش نیست
compare-count = متفاوت: { $n } از { $all }
compare-marks = واژه‌های نشان‌دار فقط در یکی از دو ویرایش آمده‌اند.
compare-none = هیچ بندی متفاوت نیست.
compare-editions-note = هر دو ستون یک ویرایش را نشان می‌دهند؛ پس چیزی نشان‌دار نیست.
contrast-title = اصطلاح‌هایی که با هم اشتباه می‌شوند
contrast-about = اصطلاح‌هایی که به جای یکدیگر گرفته می‌شوند: هر یک چیست، چه فرقی دارند و چه چیزی تعیین‌کننده است.
contrast-apart = فرق آن
contrast-link = هر دو در یک صفحه
contrast-all = همهٔ اصطلاح‌هایی که با هم اشتباه می‌شوند
glossary-letters = حرف‌ها
glossary-not = اشتباه نشود با:
# $place is the name of the article, $inside the same as it stands inside a sentence.
cite-clause = { $edition }، { $place }
clause-cite = شیوهٔ ارجاع
clause-cite-copy = رونوشت ارجاع
clause-cite-copied = ارجاع رونوشت شد
clause-decides = چه هنگام تعیین می‌کند
clause-table = در جدول تصمیم
clause-commentary = توضیح
rule-when = اگر { $when }:
rule-always = همیشه:
rule-may = { $orders }؛ یا به تشخیص داور، { $may }
term-more = بیشتر
term-close = بستن
