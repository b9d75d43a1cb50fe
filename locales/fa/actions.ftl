# One message per action of content/actions.yaml: what is to be done, as a verbal noun that can stand in a list or after a colon.
action-start-new-game = آغاز بازی جدید
action-continue-game = ادامه دادن بازی
action-result-stands = معتبر ماندن نتیجه
action-declare-lost = { $side ->
    [opponent] باخته اعلام کردن بازی برای حریف
   *[player] باخته اعلام کردن بازی برای بازیکن
}
action-declare-drawn = مساوی اعلام کردن بازی
action-transfer-position = انتقال پوزیسیون به صفحه‌ای که درست گذاشته شده است
action-restore-position = { $to ->
    [last-known] اعادهٔ آخرین پوزیسیونی که پیش از خلاف معلوم است
   *[before-irregularity] اعادهٔ پوزیسیون درست پیش از خلاف
}
action-promote-to-queen = گذاشتن وزیری هم‌رنگ به جای پیاده
action-add-time = { $to ->
    [player] دادن { MINUTES($minutes) } زمان اضافه به بازیکن
    [both] دادن { MINUTES($minutes) } زمان اضافه به هر یک از بازیکنان
   *[opponent] دادن { MINUTES($minutes) } زمان اضافه به حریف
}
action-stop-clocks = متوقف کردن ساعت‌ها
action-adjust-clocks = تنظیم ساعت‌ها بر زمان‌هایی که درست تشخیص داده شود
action-leave-clocks = به حال خود گذاشتن ساعت‌ها
action-bar-castling = منع قلعه با شاه یا رخی که بازی را در خانهٔ نادرست آغاز کرده است
action-penalise = { $side ->
    [opponent] جریمه کردن حریف
   *[player] جریمه کردن بازیکن
}
action-apply-touch-move = اجرای قاعدهٔ دست به مهره حرکت دربارهٔ حرکتی که به جای آن انجام می‌شود

# The sort of game
action-play-standard = بازی، شطرنج استاندارد است
action-play-rapid = بازی، شطرنج سریع است
action-play-blitz = بازی، شطرنج برق‌آساست

# Articles 6, 8 and 9
action-hold-to-claim = اجازه ندادن به پس گرفتن ادعا
action-play-intended-move = واداشتن بازیکن به انجام حرکتی که قصدش را داشت
action-offer-stands = معتبر و برقرار شمردن پیشنهاد تساوی
action-ignore-condition = نادیده گرفتن شرطی که برای آن گذاشته شده است
action-offer-lapses = پایان‌یافته شمردن پیشنهاد تساوی
action-offer-void = بی‌اثر شمردن پیشنهاد تساوی
action-record-offer = واداشتن هر دو بازیکن به نوشتن پیشنهاد در برگه‌های ثبت خود
action-allow-press = اجازه دادن به بازیکن برای زدن ساعت
action-move-completed = حرکت کامل شده است
action-move-not-completed = حرکت کامل نشده است
action-declare-lost-by-both = باخته اعلام کردن بازی برای هر دو بازیکن
action-run-white-clock = کم شدن زمان سفید تا رسیدن او
action-correct-setting = تنظیم ساعت شطرنج بر کنترل زمان درست
action-replace-clock = عوض کردن ساعت شطرنج
action-restart-clock = به راه انداختن دوبارهٔ ساعت در لحظه‌ای که داور تعیین کند
action-must-record = بازیکن باید حرکات را ثبت کند
action-may-leave-unrecorded = بازیکن می‌تواند حرکات را ثبت نکند
action-record-before-moving = واداشتن بازیکن به ثبت حرکت پیشین خود پیش از حرکت بعدی
action-uncover-scoresheet = واداشتن بازیکن به اینکه برگهٔ ثبت را در معرض دید نگه دارد
action-keep-score-for-them = ثبت حرکات به جای آنان، در صورت امکان
action-wait-for-flag = چیزی نخواستن تا پرچمی بیفتد
action-update-both-scoresheets = واداشتن هر دو بازیکن به کامل کردن برگه‌های ثبت خود
action-update-scoresheet = واداشتن بازیکن به کامل کردن برگهٔ ثبت پیش از حرکت
action-note-state = یادداشت کردن پوزیسیون، زمان ساعت‌ها و شمار حرکت‌ها
action-reconstruct-game = واداشتن بازیکنان به بازسازی بازی روی صفحهٔ دیگری
action-sign-scoresheets = واداشتن هر دو بازیکن به امضا یا تأیید نتیجه
action-count-next-as-first = شمردن حرکت بعدی به عنوان نخستین حرکت دورهٔ جدید
action-count-as-proved = شمردن حرکت‌ها چنان‌که ثابت شده است
action-correct-result = اصلاح نتیجهٔ ثبت‌شده
action-examine-claim = بررسی ادعا
action-reject-claim = رد ادعا بدون بررسی
action-wait-for-form = بررسی نکردن ادعا تا حرکت نوشته و به داور گفته شود
action-hold-to-written-move = قضاوت دربارهٔ ادعا بر پایهٔ حرکتی که نخست نوشته شده است
action-replace-scoresheet = عوض کردن برگهٔ ثبت الکترونیکی
action-apply-competition-rules = اجرای قواعد مسابقات
action-apply-limited-rules = اجرای قواعد نظارت محدود
action-show-scoresheet = نشان دادن ثبت بازی به بازیکن
action-refuse-scoresheet = بی‌پاسخ گذاشتن درخواست
