# صفحهٔ شطرنج در صفحهٔ وب، و آنچه در پوزیسیون چیده‌شده نادرست است.
board-title = صفحهٔ شطرنج
board-about = پوزیسیونی بچینید و بپرسید قوانین دربارهٔ آن چه می‌گوید. هیچ چیز از این دستگاه بیرون نمی‌رود.
board-questions = دربارهٔ پوزیسیون چه می‌توان پرسید
board-try = چیدن پوزیسیون
board-legend-pieces = مهره‌ای که گذاشته می‌شود
board-hand = حرکت دادن مهره‌ها
board-erase = برداشتن مهره‌ها
board-empty = { $square }، خالی
board-grid = صفحه: با کلیدهای جهت‌نما از خانه‌ای به خانهٔ دیگر بروید، با Enter مهره بگذارید یا بردارید
board-turn = نوبت حرکت با کیست؟
board-castling-legend = قلعه‌هایی که حق آن باقی است
board-count = شمار نیم‌حرکت‌ها پس از آخرین گرفتن مهره یا حرکت پیاده
board-en-passant-field = خانهٔ آن‌پاسان
board-flip = چرخاندن صفحه
board-start = پوزیسیون اولیه
board-clear = صفحهٔ خالی
board-fen-bad = {"\u2068"}FEN{"\u2069"}: { $reason }
board-moves-hint = به شیوهٔ UCI، مانند e2e4 e7e5
board-move-hint = به شیوهٔ UCI، مانند e7e8q، یا دو خانهٔ صفحه را لمس کنید
board-pick-move = نشان دادن حرکت روی صفحه
board-any = گفته نشده
board-ask = پرسیدن
board-thinking = در حال محاسبه … در پوزیسیون بسته ممکن است زمان ببرد.
board-stop = توقف
board-stopped = محاسبه متوقف شد و پاسخی به دست نیامد.
board-failed = صفحهٔ شطرنج نتوانست به این پرسش پاسخ دهد.
board-off = این نسخهٔ وبگاه بدون صفحهٔ شطرنج ساخته شده است. خط فرمان به همین پرسش پاسخ می‌دهد:
board-no-script = صفحهٔ شطرنج به اسکریپت نیاز دارد. خط فرمان به همین پرسش پاسخ می‌دهد:
board-question = پرسش
board-command = در خط فرمان
board-white = سفید
board-black = سیاه
board-side-mates = چه کسی کیش و مات کرده است؟
board-side-stalemated = چه کسی پات شده است؟
board-side-would-mate = کدام بازیکن باید بتواند کیش و مات کند؟
board-side-claims = چه کسی ادعا می‌کند؟
board-side-flag-fell = پرچم چه کسی افتاده است؟
board-side-resigned = چه کسی تسلیم شده است؟
board-ended-at-start = در پوزیسیون داده‌شده بازی پایان یافته است ({ $ending }): {"\u2068"}{ $result }{"\u2069"}.
board-unknown-question = پرسشی با نام {"\u2068"}{ $text }{"\u2069"} وجود ندارد
board-bad-request = پرسش خوانده نمی‌شود
board-bad-move = نیم‌حرکت { $ply }، {"\u2068"}{ $text }{"\u2069"}، شدنی نیست: { $reason }
board-missing = { $text ->
    [move] حرکتی که پرسیده می‌شود گفته نشده است
    [side] گفته نشده پرسش دربارهٔ کدام بازیکن است
   *[other] چیزی گفته نشده است: { $text }
}
fen-field-count = { $found } بخش؛ FEN شش بخش دارد، یا چهار بخش بدون شمارنده‌ها
fen-rank-count = { $found } عرض؛ صفحه هشت عرض دارد
fen-file-count = عرض { $rank } شامل { $found } خانه است؛ باید هشت خانه داشته باشد
fen-unknown-piece = {"\u2068"}{ $text }{"\u2069"} در عرض { $rank } مهره نیست
fen-king-count = { $side ->
    [white] سفید باید دقیقاً یک شاه داشته باشد؛ شمار شاه‌ها: { $found }
   *[black] سیاه باید دقیقاً یک شاه داشته باشد؛ شمار شاه‌ها: { $found }
}
fen-pawn-on-edge = پیاده نمی‌تواند در { $square } باشد
fen-too-many-pieces = { $side ->
    [white] مهره‌های سفید بیش از اندازه است: { $pieces } مهره، که از آن میان { $pawns } پیاده است
   *[black] مهره‌های سیاه بیش از اندازه است: { $pieces } مهره، که از آن میان { $pawns } پیاده است
}
fen-side-to-move = نوبت حرکت w یا b است، نه {"\u2068"}{ $text }{"\u2069"}
fen-opponent-in-check = { $side ->
    [white] سفید از { $by } در کیش است، ولی نوبت حرکت با سیاه است
   *[black] سیاه از { $by } در کیش است، ولی نوبت حرکت با سفید است
}
fen-too-many-checkers = هیچ حرکتی هم‌زمان از این همه خانه کیش نمی‌دهد: { $by }
fen-castling-field = {"\u2068"}{ $text }{"\u2069"} حق قلعه نیست
fen-castling-impossible = برای حق قلعهٔ {"\u2068"}{ $text }{"\u2069"} شاه و رخ در خانه‌های خود نیستند
fen-en-passant-field = {"\u2068"}{ $text }{"\u2069"} خانهٔ آن‌پاسان نیست
fen-en-passant-impossible = هیچ پیاده‌ای نمی‌تواند در همین آخرین حرکت از { $square } گذشته باشد
fen-counter-half-move = {"\u2068"}{ $text }{"\u2069"} شمارندهٔ نیم‌حرکت نیست
fen-counter-move = {"\u2068"}{ $text }{"\u2069"} شمارهٔ حرکت نیست
