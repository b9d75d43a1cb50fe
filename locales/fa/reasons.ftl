# Words of rulings, of clauses and of their standing.

# How far a ruling is decided
status-decided = قطعی
status-discretion = به تشخیص داور
status-disputed = محل اختلاف
status-needs-facts = وابسته به آنچه هنوز معلوم نیست
status-not-covered = پیش‌بینی‌نشده

# Labels of a ruling
label-status = حکم
label-needs = هنوز باید معلوم شود
label-clauses = بندها
label-assumed = فرض‌ها
label-reasons = دلیل‌ها
label-readings = برداشت‌ها
label-held-by = پشتوانهٔ این برداشت
may-instead = داور می‌تواند به جای آن چنین کند: { $action }
may-do = داور می‌تواند چنین کند: { $action }
reading-preferred = (برداشت برگزیده در این‌جا)
note-ignored = دادهٔ `{ $fact }` در این پرسش اثری ندارد و کنار گذاشته شد

# A number compared with a limit; $stands is how the number stands ("White had made 9 moves") or its name ("moves made by White")
compared-below = { $stands } (کمتر از { $number })
compared-at-least = { $stands } (دست‌کم { $number })
compared-at-most = { $stands } (حداکثر { $number })
compared-above = { $number ->
    [0] { $stands } (بیش از صفر)
   *[other] { $stands } (بیش از { $number })
}
compared-equal = { $stands } (دقیقاً { $number })
compared-other = { $stands } (جز { $number })

# Slots of a ruling
slot-outcome = بازی
slot-position = پوزیسیون
slot-promotion = ارتقا
slot-minutes = زمان اضافه
slot-clocks = ساعت‌ها
slot-conduct = رفتار
slot-rights = حقوق روی صفحه
slot-nothing = اقدام دیگری لازم نیست

# Sorts of norms
kind-definition = تعریف
kind-duty = وظیفه
kind-permission = اجازه
kind-prohibition = منع
kind-outcome = سرنوشت بازی
kind-penalty = جریمه
kind-procedure = روش کار
kind-discretion = تشخیص داور
kind-recommendation = توصیه

# Sorts of texts
form-rule = قاعده
form-lead-in = مقدمهٔ بندهای زیر
form-caption = عنوان

# Who acts or decides
role-player = بازیکن
role-opponent = حریف
role-arbiter = داور
role-assistant = دستیار
role-organiser = برگزارکننده
role-spectator = تماشاچیان
role-team = تیم
role-federation = فدراسیون
role-fide = فیده
role-anyone = هر کس

# Modal force
modality-must = باید
modality-may = می‌تواند
modality-must-not = نباید
modality-should = بهتر است

# What a rule rests on
basis-text = متن قوانین
basis-interpretation = تفسیر منتشرشدهٔ مرجعی که قوانین را صادر کرده است
basis-practice = راهنماهای داوری و کلید آزمون‌ها
basis-inference = نتیجه‌گیری خود ما؛ حکمی یافت نشد

# Who stands behind the ruling of a case
authority-text = متن قوانین جای تردید نمی‌گذارد
authority-commission = کمیسیونی از فیده چنین حکم کرده است
authority-examination = کلید آزمون داوران
authority-arbiter = نظر منتشرشدهٔ یک داور
authority-inference = نتیجه‌گیری خود ما

# How far a text has come
state-drafted = پیش‌نویس؛ شخص دیگری هنوز آن را نخوانده است
state-read = شخص دیگری آن را خوانده است
state-confirmed = به تأیید فدراسیون یا داور رسیده است
state-stale = نیازمند بازبینی: آنچه این متن از روی آن نوشته شده، پس از آن تغییر کرده است
incident-and-facts = { $incident }؛ { $facts }
demands-nothing = هر چه پیش آمده باشد
orders-nothing = دستوری داده نمی‌شود
what-if = در حالت «{ $facts }»: { $orders }
why-not-failed = قاعده‌ای از { $clause } در این‌جا حاکم نیست، زیرا: { $facts }
why-not-overridden = بر پایهٔ { $clause } چنین دستوری داده می‌شد، ولی قاعده‌ای خاص‌تر بر آن مقدم است
yields = دستور داده نمی‌شود: { $order }؛ جای خود را به «{ $to }» می‌دهد ({ $clause })
slot-class = نوع بازی

# Articles 6, 8 and 9
slot-claim = ادعا
slot-offer = پیشنهاد تساوی
slot-scoresheet = برگه‌های ثبت
slot-move = حرکت
slot-duty = آنچه باید انجام شود
slot-count = شمارش حرکت‌ها

slot-play = حرکتی که باید انجام شود
slot-steps = کار داور
slot-points = امتیازها
# Articles 11 and 12
slot-score = امتیاز حریف
slot-appeal = تجدیدنظرخواهی
