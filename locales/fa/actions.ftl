# One message per action of content/actions.yaml: what is to be done, as a verbal noun that can stand in a list or after a colon.
action-start-new-game = آغاز بازی جدید
action-continue-game = ادامه دادن بازی
action-result-stands = معتبر ماندن نتیجه
action-declare-lost = { $side ->
    [white] باخته اعلام کردن بازی برای سفید
    [black] باخته اعلام کردن بازی برای سیاه
    [opponent] باخته اعلام کردن بازی برای حریف
   *[player] باخته اعلام کردن بازی برای بازیکن
}
action-declare-drawn = مساوی اعلام کردن بازی
action-transfer-position = انتقال پوزیسیون به صفحه‌ای که درست گذاشته شده است
action-restore-position = { $to ->
    [last-known] اعادهٔ آخرین پوزیسیون معلوم پیش از خلاف
   *[before-irregularity] اعادهٔ پوزیسیونی که بلافاصله پیش از خلاف بود
}
action-promote-to-queen = گذاشتن وزیری هم‌رنگ به جای پیاده
action-add-time = { $to ->
    [white] دادن { MINUTES($minutes) } زمان اضافه به سفید
    [black] دادن { MINUTES($minutes) } زمان اضافه به سیاه
    [player] دادن { MINUTES($minutes) } زمان اضافه به بازیکن
    [both] دادن { MINUTES($minutes) } زمان اضافه به هر یک از بازیکنان
   *[opponent] دادن { MINUTES($minutes) } زمان اضافه به حریف
}
action-take-half = { $side ->
    [white] کم کردن نیمی از زمان باقی‌ماندهٔ سفید، حداکثر { MINUTES($at_most) }
    [black] کم کردن نیمی از زمان باقی‌ماندهٔ سیاه، حداکثر { MINUTES($at_most) }
    [opponent] کم کردن نیمی از زمان باقی‌ماندهٔ حریف، حداکثر { MINUTES($at_most) }
   *[player] کم کردن نیمی از زمان باقی‌ماندهٔ بازیکن، حداکثر { MINUTES($at_most) }
}
action-leave-time = { $side ->
    [white] باقی گذاشتن { MINUTES($minutes) } برای سفید
    [black] باقی گذاشتن { MINUTES($minutes) } برای سیاه
    [opponent] باقی گذاشتن { MINUTES($minutes) } برای حریف
   *[player] باقی گذاشتن { MINUTES($minutes) } برای بازیکن
}
action-stop-clocks = متوقف کردن ساعت‌ها
action-adjust-clocks = تنظیم ساعت‌ها بر زمان‌هایی که داور درست تشخیص دهد
action-leave-clocks = به حال خود گذاشتن ساعت‌ها
action-bar-castling = منع قلعه رفتن با شاه یا رخی که بازی را در خانهٔ نادرست آغاز کرده است
action-bar-castling-of-swapped-king = منع قلعه رفتن با شاهی که جای آن با وزیرش عوض شده بود
action-penalise = { $side ->
    [white] جریمه کردن سفید
    [black] جریمه کردن سیاه
    [opponent] جریمه کردن حریف
   *[player] جریمه کردن بازیکن
}
action-apply-touch-move = اجرای قاعدهٔ «دست به مهره حرکت» دربارهٔ حرکتی که به جای آن انجام می‌شود

# The sort of game
action-play-standard = این بازی شطرنج استاندارد به شمار می‌آید
action-play-rapid = این بازی شطرنج سریع به شمار می‌آید
action-play-blitz = این بازی شطرنج برق‌آسا به شمار می‌آید

# Articles 6, 8 and 9
action-hold-to-claim = اجازه ندادن به پس گرفتن ادعا
action-hold-to-offer = اجازه ندادن به پس گرفتن پیشنهاد
action-play-intended-move = ملزم کردن بازیکن به انجام حرکت مورد نظر خود
action-move-intended-piece = ملزم کردن بازیکن به حرکتی قانونی با مهرهٔ حرکت مورد نظر، اگر چنین حرکتی باشد
action-offer-stands = معتبر و برقرار شمردن پیشنهاد تساوی
action-ignore-condition = نادیده گرفتن شرطی که برای پیشنهاد گذاشته شده است
action-offer-lapses = پایان‌یافته شمردن پیشنهاد تساوی
action-offer-void = بی‌اثر شمردن پیشنهاد تساوی
action-record-offer = ملزم کردن هر دو بازیکن به نوشتن پیشنهاد در برگه‌های ثبت خود
action-allow-press = اجازه دادن به بازیکن برای زدن ساعت
action-move-completed = حرکت کامل شده است
action-move-not-completed = حرکت کامل نشده است
action-declare-lost-by-both = باخته اعلام کردن بازی برای هر دو بازیکن
action-run-white-clock = گذاشتن همهٔ زمانی که می‌گذرد به حساب سفید، تا رسیدن خود او
action-correct-setting = تنظیم ساعت شطرنج مطابق کنترل زمان درست
action-replace-clock = عوض کردن ساعت شطرنج
action-restart-clock = به راه انداختن دوبارهٔ ساعت در لحظه‌ای که داور تعیین کند
action-must-record = بازیکن باید حرکات را ثبت کند
action-may-leave-unrecorded = بازیکن می‌تواند حرکات را ثبت نکند
action-record-before-moving = ملزم کردن بازیکن به ثبت حرکت پیشین خود پیش از حرکت بعدی
action-uncover-scoresheet = ملزم کردن بازیکن به نگه داشتن برگهٔ ثبت در معرض دید داور
action-keep-score-for-them = در صورت امکان، ثبت حرکات به جای بازیکنان
action-wait-for-flag = درخواستی نکردن از بازیکنان تا پرچمی بیفتد
action-update-both-scoresheets = ملزم کردن هر دو بازیکن به کامل کردن برگه‌های ثبت خود
action-update-scoresheet = ملزم کردن بازیکن به کامل کردن برگهٔ ثبت پیش از حرکت
action-note-state = یادداشت کردن پوزیسیون، زمان ساعت‌ها، ساعتی که کار می‌کرد و، اگر معلوم باشد، شمار حرکت‌ها
action-note-position-and-times = یادداشت کردن پوزیسیون، زمان ساعت‌ها و، اگر معلوم باشد، شمار حرکت‌ها
action-reconstruct-game = ملزم کردن بازیکنان به بازسازی بازی روی صفحهٔ دیگری
action-sign-scoresheets = ملزم کردن هر دو بازیکن به امضا یا تأیید نتیجه
action-count-next-as-first = شمردن حرکت بعدی به عنوان نخستین حرکت دورهٔ جدید
action-count-as-proved = شمردن حرکت‌ها به همان شماری که ثابت شده است
action-correct-result = اصلاح نتیجهٔ ثبت‌شده
action-examine-claim = بررسی ادعا
action-reject-claim = رد ادعا بدون بررسی
action-wait-for-form = بررسی نکردن ادعا تا حرکت نوشته و به داور گفته شود
action-hold-to-written-move = قضاوت دربارهٔ ادعا بر پایهٔ حرکتی که نخست نوشته یا گفته شده است
action-replace-scoresheet = عوض کردن برگهٔ ثبت الکترونیکی
action-apply-competition-rules = اجرای قواعد مسابقات
action-apply-limited-rules = اجرای قواعد نظارت محدود
action-show-scoresheet = نشان دادن ثبت بازی به بازیکن
action-refuse-scoresheet = نشان ندادن ثبت بازی به بازیکن

# Touching the pieces
action-touch-does-not-bind = اجازه دادن به بازیکن که چنان حرکت کند که گویی چیزی لمس نشده است
action-leave-unasked = حکم ندادن دربارهٔ لمس، زیرا هیچ‌یک از بازیکنان آن را نخواسته است
action-move-touched-piece = ملزم کردن بازیکن به حرکت دادن نخستین مهرهٔ لمس‌شدهٔ خود که حرکت دادن آن ممکن است
action-capture-touched-piece = ملزم کردن بازیکن به گرفتن نخستین مهرهٔ لمس‌شدهٔ حریف که گرفتن آن ممکن است
action-capture-touched-with-touched = ملزم کردن بازیکن به گرفتن نخستین مهرهٔ لمس‌شدهٔ حریف با نخستین مهرهٔ لمس‌شدهٔ خود
action-any-legal-move = اجازه دادن به بازیکن برای انجام هر حرکت قانونی
action-castle-that-side = ملزم کردن بازیکن به قلعه در همان طرف
action-move-king = ملزم کردن بازیکن به حرکت دادن شاه (که می‌تواند قلعه باشد)
action-move-king-otherwise = ملزم کردن بازیکن به حرکتی از شاه جز قلعه در همان طرف
action-move-touched-rook = ملزم کردن بازیکن به حرکت دادن رخ بدون قلعه

# Rapid and blitz
action-treat-as-illegal-move = وارد عمل شدن و رسیدگی به حرکت غیرقانونی‌ای که به این پوزیسیون انجامیده است
action-await-next-move = صبر کردن تا کامل شدن حرکت بعدی

# Games without increment
action-judge-flag-fall = به جای آن، حکم دادن دربارهٔ افتادن پرچم
action-set-increment = تنظیم ساعت‌ها با { SECONDS($seconds) } افزایش زمان برای هر دو بازیکن
action-end-and-refer = پایان دادن بازی و ارجاع ادعا به داور تعیین‌شده
action-write-final-position = نوشتن پوزیسیون نهایی از سوی بازیکن و تأیید آن از سوی حریف
action-hand-in-scoresheet = ارائهٔ برگهٔ ثبتی که تا آن لحظه کامل است، از سوی بازیکن، و تأیید آن از سوی حریف

# Promotion, letting go of a piece, claims on touches
action-choice-final = پایبند دانستن بازیکن به مهرهٔ انتخاب‌شده
action-choice-open = آزاد گذاشتن بازیکن در انتخاب مهره
action-leave-on-square = پایبند دانستن بازیکن به خانه‌ای که مهره در آن رها شده است
action-move-made = حرکت انجام شده است
action-move-not-made = حرکت انجام نشده است
action-refuse-claim = نپذیرفتن ادعا، زیرا حق آن از دست رفته است
action-look-into-claim = رسیدگی به ادعا و حکم دادن دربارهٔ آن
action-act-unasked = رسیدگی به نقض قاعده بدون نیاز به ادعا
action-admit-assistant = اجازه دادن به دستیار برای حرکت دادن مهره‌ها
action-refuse-assistant = ملزم کردن بازیکن به اینکه خودش مهره‌ها را حرکت دهد
action-ask-for-other-assistant = نپذیرفتن این دستیار و اجازه دادن به بازیکن برای آوردن دستیاری دیگر
action-admit-writing-assistant = اجازه دادن به دستیار برای ثبت حرکات به جای بازیکن
action-admit-clock-assistant = اجازه دادن به دستیار برای فشار دادن ساعت به جای بازیکن

# The record in rapid and blitz; the end of the game; points
action-correct-last-move = اصلاح آخرین حرکت پیش از هر کار، زیرا بازی پایان نیافته است
action-score-points = { $points ->
    [0] بازیکن امتیازی نمی‌گیرد
   *[other] بازیکن { POINTS($points) } می‌گیرد
}
action-score-half-points = { $half ->
    [0] بازیکن امتیازی نمی‌گیرد
   *[other] بازیکن { HALF_POINTS($half) } می‌گیرد
}
action-score-by-regulations = بازیکن امتیازی را که اعلام شده است می‌گیرد
action-bar-score = ندادن چنین امتیازی

# Adjourned games
action-set-recorded-times = تنظیم ساعت‌ها بر زمان‌هایی که هنگام نیمه‌تمام ماندن بازی ثبت شده است
action-play-stated-move = ملزم کردن بازیکن به انجام حرکتی که می‌گوید در پاکت گذاشته است
action-open-envelope = باز کردن پاکت، انجام حرکت مخفی روی صفحه و به راه انداختن ساعت بازیکن
action-run-absent-clock = به راه انداختن ساعت بازیکن غایب
action-open-envelope-on-arrival = باز کردن پاکت تنها پس از آنکه بازیکن آمد و داور را خواند
action-admit-sealed-reply = اجازه دادن به حریف که پاسخ را در پاکت جدیدی بگذارد و ساعت بازیکن غایب را به راه اندازد

# Two boards
action-hold-to-touch = اجرای قاعدهٔ «دست به مهره حرکت» دربارهٔ مهرهٔ برداشته‌شده
action-ordinary-touch-rules = اجرای قواعد عادی لمس مهره
action-ordinary-move-rules = اجرای قواعد عادی دربارهٔ اینکه حرکت چه زمانی انجام شده است
action-opponents-clock-may-start = ساعت حریف را می‌توان به راه انداخت
action-opponents-clock-must-wait = ساعت حریف را هنوز نباید به راه انداخت
action-correct-by-records = ملزم کردن بازیکنی که پوزیسیونش با ثبت‌ها یکی نیست به یکی کردن آن با ثبت‌ها
action-take-back-to-agreement = برگرداندن حرکت‌ها تا جایی که ثبت‌ها یکی است
action-capture-on-promotion-square = ملزم کردن بازیکن به گرفتن مهره‌ای که در خانهٔ ارتقاست

# Articles 11 and 12
action-set-score = { $as ->
    [win] دادن امتیاز برد به { $side ->
        [white] سفید
        [black] سیاه
        [player] بازیکن
       *[opponent] حریف
    }
    [draw] دادن امتیاز تساوی به { $side ->
        [white] سفید
        [black] سیاه
        [player] بازیکن
       *[opponent] حریف
    }
   *[judged] تعیین امتیاز { $side ->
        [white] سفید
        [black] سیاه
        [player] بازیکن
       *[opponent] حریف
    }
}
action-apply-event-penalty = اعمال جریمه‌ای که آیین‌نامهٔ مسابقات مقرر کرده است
action-apply-fixed-penalty = اعمال جریمه‌ای که قوانین معین کرده است، نه بیشتر و نه کمتر
action-find-no-breach = نقض قوانین ندانستن این کار
action-impose = { $penalty ->
    [warning] اخطار به بازیکن
    [more-points] افزودن به امتیاز حریف در این بازی تا حداکثر امتیاز ممکن آن
    [fewer-points] کم کردن از امتیاز بازیکن در این بازی
    [loss] باخته اعلام کردن بازی برای بازیکن
    [fine] جریمهٔ نقدی بازیکن
    [exclusion] محروم کردن بازیکن از یک یا چند دور بعدی
   *[expulsion] اخراج بازیکن از مسابقه
}
action-change-time = { $way ->
    [less-for-player] کم کردن زمان از ساعت بازیکن
   *[more-for-opponent] افزودن زمان به ساعت حریف
}
action-compensate-time = { $to ->
    [white] دادن زمان اضافهٔ مناسب به سفید
    [black] دادن زمان اضافهٔ مناسب به سیاه
    [player] دادن زمان اضافهٔ مناسب به بازیکن
    [opponent] دادن زمان اضافهٔ مناسب به حریف
   *[both] دادن زمان اضافهٔ مناسب به هر دو بازیکن
}
action-look-into-it = رسیدگی به بازی و انجام آنچه قوانین پیش‌بینی کرده است
action-send-out = { $from ->
    [area] بیرون کردن آن شخص از محوطهٔ بازی
   *[venue] بیرون کردن آن شخص از محل مسابقه
}
action-intervene = مداخله و اجرای قوانین
action-stay-silent = چیزی نگفتن و مداخله نکردن
action-tell-move-count = گفتن اینکه چند حرکت کامل شده است
action-admit-appeal = پذیرفتن تجدیدنظرخواهی برای رسیدگی
action-refuse-appeal = نپذیرفتن تجدیدنظرخواهی
action-run-replying-clock = گذاشتن همهٔ زمانی که می‌گذرد به حساب بازیکنی که نوبت پاسخ به حرکت مخفی با اوست، تا رسیدن خود او
action-correct-announcement = اصلاح بی‌درنگ اشتباه لفظی پیش از به راه افتادن ساعت حریف
action-opponent-restarts-clock = اجازه دادن به حریف که بدون انجام حرکت ساعت بازیکن را به کار اندازد
