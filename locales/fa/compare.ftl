# مقایسه، اصطلاح‌های همانند، و جزئیات هر بند

compare-title = مقایسه
compare-about = هر ماده در دو ویرایش دلخواه و به دو زبان دلخواه، بند به بند؛ واژه‌های متفاوت مشخص شده است.
compare-of = { $article }: مقایسه
compare-link = مقایسه با ویرایش‌ها و زبان‌های دیگر
compare-clause = مقایسه
compare-left = ستون اول
compare-right = ستون دوم
compare-language = زبان
compare-edition = ویرایش
compare-swap = جابه‌جایی دو ستون
compare-only = فقط تفاوت‌ها
compare-absent = در این ویرایش نیست
compare-count = متفاوت: { $n } از { $all }
compare-marks = واژه‌های مشخص‌شده فقط در یکی از دو ویرایش آمده‌اند.
compare-none = هیچ بندی متفاوت نیست.
compare-editions-note = هر دو ستون یک ویرایش را نشان می‌دهند؛ پس چیزی مشخص نشده است.
contrast-title = اصطلاح‌هایی که با هم اشتباه می‌شوند
contrast-about = اصطلاح‌هایی که به جای یکدیگر گرفته می‌شوند: هر یک چیست، چه فرقی دارند و چه چیزی تعیین‌کننده است.
contrast-apart = فرق آن
contrast-link = هر دو در یک صفحه
contrast-all = همهٔ اصطلاح‌هایی که با هم اشتباه می‌شوند
glossary-letters = حروف الفبا
glossary-not = با این‌ها اشتباه نشود:
# $place is the name of the article, $inside the same as it stands inside a sentence.
cite-clause = { $edition }، { $place }
clause-cite = شیوهٔ ارجاع
clause-cite-copy = کپی کردن ارجاع
clause-cite-copied = ارجاع کپی شد
clause-decides = چه زمانی تعیین‌کننده است
clause-table = در جدول تصمیم
clause-commentary = توضیح
rule-when = اگر { $when }:
rule-always = همیشه:
rule-may = { $orders }؛ یا به تشخیص داور، { $may }
term-more = بیشتر
term-close = بستن
