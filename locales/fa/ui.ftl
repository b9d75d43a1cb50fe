# The interface of the site.

site-name = Chesslaw
site-tagline = قوانین شطرنج، بند به بند
site-about = همهٔ بندها به چند زبان و در چند ویرایش، با حکم‌هایی که از آن‌ها برمی‌آید و دلیل هر حکم.
choose-language = زبان را انتخاب کنید
skip-to-content = رفتن به متن
page-not-found = چنین صفحه‌ای نیست
page-not-found-about = شاید نشانی اشتباه نوشته شده باشد. از صفحهٔ نخست به همه چیز می‌رسید.

# Navigation
nav-label = بخش‌های اصلی
nav-breadcrumb = شما این‌جا هستید
nav-languages = این صفحه به زبان‌های دیگر
nav-home = صفحهٔ نخست
nav-ask = چه پیش آمده؟
nav-laws = قوانین
nav-glossary = واژه‌نامه
nav-cases = نمونه‌ها
nav-editions = ویرایش‌ها
nav-coverage = پوشش
nav-on-this-page = در این صفحه
nav-previous = قبلی
nav-next = بعدی

# Notices
notice-unofficial = این متن رسمی قوانین شطرنج نیست.
notice-official = متن رسمی در کتابچهٔ فیده، بخش E/01 است.
notice-editorial = متن‌ها، واژه‌نامه و حکم‌ها کار ویراستاران است؛ هر جا با متن رسمی فرق کند، متن رسمی معتبر است.
notice-fallback = هنوز به این زبان نیست؛ به { $language } نشان داده می‌شود.
notice-old-edition = این ویرایش قدیمی است و دیگر جاری نیست.
notice-national = این ویرایش ملی است.
notice-see-current = ویرایش جاری را ببینید
notice-no-scripts = این صفحه بدون اسکریپت کار می‌کند.
notice-doubt = جای تردید: { $doubt }
licence = متن‌ها با پروانهٔ CC BY 4.0 و برنامه با پروانهٔ MIT یا Apache 2.0.

# Home
home-ask = چه پیش آمده؟
home-ask-about = آنچه را سر میز پیش آمده انتخاب کنید: هر صفحه می‌گوید چه باید کرد و بر پایهٔ کدام بند.
home-articles = قوانین
home-articles-about = در ویرایش جاری: { $edition }.
home-glossary-about = توضیح { $count } اصطلاح، با اشتباه‌های رایج دربارهٔ آن‌ها.
home-cases-about = { $count } نمونهٔ حل‌شده، با حکم آن در هر ویرایش.
home-editions-about = چه چیز، کجا و چه زمانی تغییر کرده است.
home-changed = تغییرات این ویرایش
home-all = دیدن همه

# Articles
article-number = مادهٔ { $number }
appendix-number = پیوست { $number }
guideline-number = دستورالعمل { $number }
article-heading = { $number }: { $title }
laws-title = قوانین شطرنج
laws-in-edition = { $edition }
laws-other-editions = ویرایش‌های دیگر
edition-label = ویرایش
edition-in-force = جاری
edition-from = جاری از { $from }
edition-from-to = جاری از { $from } تا { $until }
edition-undated = تاریخ معلوم نیست
edition-based-on = بر پایهٔ { $edition }
edition-this = همین ویرایش
clause-permalink = نشانی بند { $number }
clause-details = بیشتر دربارهٔ { $number }
clause-unnumbered = بدون شماره
clause-kind = نوع
clause-who = چه کسی
clause-id = شناسه
clause-history = در ویرایش‌های دیگر
clause-history-range = از { $first } تا { $last }
clause-history-none = در این ویرایش نیست
clause-reworded = با متن تازه
clause-terms = اصطلاحات
clause-cases = نمونه‌ها
clause-questions = در این پرسش‌ها به کار می‌رود
clause-rules = قاعده‌هایی که بر آن استوارند
clause-refers = ارجاع به
clause-referred-from = ارجاع از
clause-sources = منابع
clause-translation = این متن
clause-not-encoded = قاعده‌ای درباره‌اش حکم نمی‌کند
clause-same-as = برابر با
clause-also = با شمارهٔ { $number } نیز دیده می‌شود
sources-title = منابع

# Glossary
glossary-title = واژه‌نامه
glossary-about = توضیح واژه‌های قوانین.
term-use = کاربرد
term-mistakes = اشتباه‌های رایج
term-twins = با این‌ها اشتباه نشود
term-versus = { $one } یا { $other }؟
term-clauses = بندها
term-questions = چه پیش آمده؟
term-cases = نمونه‌ها

# Cases
cases-title = نمونه‌ها
cases-about = نمونه‌های حل‌شده. هر بار که این وبگاه ساخته می‌شود، قاعده‌ها حکم هر نمونه را از نو به دست می‌آورند.
cases-contrasts = تفاوت‌ها
case-story = شرح ماجرا
case-facts = آنچه معلوم است
case-ruling = حکم
case-ruling-in = در { $edition }
case-note = یادداشت
case-level = { $level ->
    [basic] برای تازه‌کاران
    [intermediate] برای داوران
   *[advanced] برای آزمون‌ها
}
case-authority = پشتوانهٔ حکم
case-no-action = چیزی دستور داده نمی‌شود.
case-same-ruling = همین حکم در { $editions }
diagram-white = سفید
diagram-black = سیاه
diagram-empty = بدون مهره
diagram-label = نمودار شطرنج
diagram-board-turned = صفحه { $degrees } درجه چرخیده است.
piece-king = شاه
piece-queen = وزیر
piece-rook = رخ
piece-bishop = فیل
piece-knight = اسب
piece-pawn = پیاده

# Questions and their tables
ask-title = چه پیش آمده؟
ask-about = هر پرسش جدولی دارد که می‌گوید چه باید کرد. جدول از همان قاعده‌هایی ساخته شده که دربارهٔ نمونه‌ها حکم می‌کنند.
ask-table = جدول
ask-table-first = در هر بخش، نخستین سطری که شرط آن برقرار باشد تعیین‌کننده است.
ask-when = اگر
ask-then = آن‌گاه
ask-clause = بند
ask-may = یا به تشخیص داور
ask-may-alone = به تشخیص داور
ask-always = همیشه
ask-otherwise = در غیر این صورت
ask-all-of = همهٔ این‌ها
ask-any-of = یکی از این‌ها
ask-not-any-of = هیچ‌یک از این‌ها
ask-reading = با این برداشت که «{ $reading }»
ask-slot-orders = دستور «{ $action }» داده شده باشد
ask-slot-orders-none = برای «{ $slot }» دستوری نباشد
ask-slot-orders-not = دستور «{ $action }» داده نشده باشد
ask-slot-orders-some = برای «{ $slot }» دستوری باشد
ask-meaning = معنی عبارت‌های جدول
ask-means-if = این در صورتی است که:
ask-presumed = فرض، مگر آنکه خلافش گفته شود
ask-facts = آنچه حکم به آن بستگی دارد
ask-other-editions = این جدول برای { $edition } است.
ask-cases = نمونه‌ها
ask-readings = جاهایی که برداشت‌ها فرق می‌کند
ask-needs-parameter = با { $value } وقتی { $when }

# A condition on a number, in a table
number-below = { $number ->
    [1] { $name } صفر بود
   *[other] { $name } کمتر از { $number } بود
}
number-at-least = { $name } { $number } یا بیشتر بود
number-at-most = { $number ->
    [0] { $name } صفر بود
   *[other] { $name } { $number } یا کمتر بود
}
number-above = { $number ->
    [0] { $name } بیش از صفر بود
   *[other] { $name } بیش از { $number } بود
}
number-equal = { $name } دقیقاً { $number } بود
number-other = { $name } عددی جز { $number } بود

# Editions
editions-title = ویرایش‌ها
editions-about = هر ویرایش بر ویرایشی پیش از خود استوار است و بخشی از آن را تغییر می‌دهد.
editions-changes = تغییرات
editions-no-changes = چیزی از آنچه در این‌جا آمده تغییر نکرده است.
editions-first = قدیمی‌ترین ویرایشی که در این‌جا هست.
changes-title = حکم‌های تغییریافته: از { $from } به { $to }
changes-about = آنچه داور اکنون باید به گونه‌ای دیگر انجام دهد. تنها آنچه در این‌جا به صورت قاعده آمده است مقایسه می‌شود.
changes-none = هیچ‌یک از حکم‌هایی که در این‌جا آمده تغییر نکرده است.
changes-one-edition = مقایسه نشده‌اند، چون برای آن‌ها تنها { $edition } در این‌جا آمده است: { $questions }.
changes-link = حکم‌های تغییریافته نسبت به { $edition }
change-added = تازه
change-dropped = حذف‌شده
change-renumbered = با شمارهٔ تازه
change-reworded = با متن تازه
change-parameter = با عددهای دیگر
change-from-to = { $from } به { $to } تبدیل شد
change-set = { $to }
change-ended = { $from } دیگر برقرار نیست

# Coverage
coverage-title = پوشش
coverage-about = کدام بندها قاعده‌ای دارند که برنامه می‌تواند اجرا کند، و چرا بقیه ندارند.
coverage-count = { $encoded } بند از { $all } بند ویرایش جاری قاعده دارد.
coverage-rules = قاعده‌ها
coverage-translations = زبان‌ها
coverage-translated = { $done } از { $all }
coverage-state = وضع متن‌ها
coverage-clause = بند
coverage-none = هنوز قاعده‌ای ندارد
coverage-heading-only = نیازی ندارد

# Days: ۱ ژانویهٔ ۲۰۲۳
day = { $day } { $month ->
    [1] ژانویهٔ
    [2] فوریهٔ
    [3] مارس
    [4] آوریل
    [5] مه
    [6] ژوئن
    [7] ژوئیهٔ
    [8] اوت
    [9] سپتامبر
    [10] اکتبر
    [11] نوامبر
   *[12] دسامبر
} { $year }

# نشانه‌هایی که واژه‌ها را در پی هم می‌آورند
list-comma = {"،\u200F "}
list-semicolon = {"؛ "}
list-colon = {": "}
official-by = متن رسمی: { $publisher }، { $date }
official-ours = به بیان ما
