# Units of numbers. A counted noun stays in the singular, so no plural is needed. The ordinal follows its noun; with place: "before" it
# goes before it (دومین حرکت). With ezafe: "yes" minutes and squares bear the ezafe (۵ دقیقهٔ آخر).
moves = { $n } حرکت
minutes = { $ezafe ->
    [yes] { $n } دقیقهٔ
   *[no] { $n } دقیقه
}
seconds = { $n } ثانیه
times = { $n ->
    [1] یک بار
   *[other] { $n } بار
}
ordinal = { $place ->
    [before] { $n ->
        [1] نخستین
        [2] دومین
        [3] سومین
        [4] چهارمین
        [5] پنجمین
       *[other] { $n }مین
    }
   *[after] { $n ->
        [1] اول
        [2] دوم
        [3] سوم
        [4] چهارم
        [5] پنجم
       *[other] { $n }م
    }
}
players = { $n } بازیکن
parts = { $n } بخش
squares = { $ezafe ->
    [yes] { $n } خانهٔ
   *[no] { $n } خانه
}
pieces = { $n } مهره
files = { $n } ستون
ranks = { $n } عرض
boards = { $n } صفحه
centimetres = { $n } سانتی‌متر
dots = { $n } نقطه
ways = { $n } راه
hands = { $n } دست
kings = { $n } شاه
queens = { $n } وزیر
rooks = { $n } رخ
bishops = { $n } فیل
knights = { $n } اسب
pawns = { $n } پیاده
displays = { $n } نمایشگر زمان
points = { $n } امتیاز
# Scores counted in halves and in quarters of a point.
half-points = { $n ->
    [0] ۰
    [1] ½ امتیاز
    [2] ۱ امتیاز
   *[other] { $n }/۲ امتیاز
}
quarter-points = { $n ->
    [0] ۰
    [1] ¼
    [2] ½
    [3] ¾
    [4] ۱
   *[other] { $n }/۴
}
increments = { $n } برابر افزایش
games = { $n } بازی
rounds = { $n } دور
share = { $n ->
    [2] نیمی
   *[other] یک بخش از { $n } بخش
}
