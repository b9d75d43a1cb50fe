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
