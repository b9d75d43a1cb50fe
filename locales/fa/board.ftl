# Words about positions and games. $side is white or black, $piece the kind of piece, $square a square such as e4.

side-name = { $side ->
    [white] سفید
   *[black] سیاه
}
piece-name = { $piece ->
    [king] شاه
    [queen] وزیر
    [rook] رخ
    [bishop] فیل
    [knight] اسب
   *[pawn] پیاده
}
# $count pieces of one kind, as in a list of who stands where
piece-names = { $piece ->
    [king] { $count ->
        [1] شاه
       *[other] شاه‌ها
    }
    [queen] { $count ->
        [1] وزیر
       *[other] وزیرها
    }
    [rook] { $count ->
        [1] رخ
       *[other] رخ‌ها
    }
    [bishop] { $count ->
        [1] فیل
       *[other] فیل‌ها
    }
    [knight] { $count ->
        [1] اسب
       *[other] اسب‌ها
    }
   *[pawn] { $count ->
        [1] پیاده
       *[other] پیاده‌ها
    }
}
piece-on = { $piece ->
    [pawn] پیادهٔ { side-name } در { $square }
   *[other] { piece-name } { side-name } در { $square }
}

# A position in words
board-group = { piece-names } در { $squares }
board-side = { side-name }: { $pieces }.
board-to-move = نوبت حرکت با { side-name } است.
board-in-check = نوبت حرکت با { side-name } است که از { $by } در کیش است.
board-checkmate = { side-name } کیش و مات است.
board-stalemate = { side-name } پات است.
board-castling = قلعه‌هایی که حق آن باقی است: { $rights }.
board-castling-right = قلعهٔ { $wing ->
    [short] کوچک
   *[long] بزرگ
} { side-name }
board-en-passant = در { $square } می‌توان پیاده‌ای را آن‌پاسان گرفت.

# Answers
answer-true = بله
answer-false = خیر
answer-null = معلوم نیست: تشخیص با داور است
answer-missing = هنوز معلوم نیست
label-answer = پاسخ
label-result = نتیجه
label-not-encoded = هنوز در این محتوا نیست
label-derived = به‌دست‌آمده از پوزیسیون
board-ended = بازی پس از نیم‌حرکت { $ply } پایان یافته بود ({ $ending }): {"\u2068"}{ $result }{"\u2069"}.
ending-checkmate = کیش و مات
ending-stalemate = پات
ending-dead-position = پوزیسیون مرده
ending-fivefold = تکرار پنج‌گانه
ending-seventy-five-moves = ۷۵ حرکت

# Reasons
why-legal = حرکت {"\u2068"}{ $move }{"\u2069"} قانونی است
why-harmless-attack = حملهٔ { $by } به { $square } مانع آن نیست
why-other-kind = حرکت {"\u2068"}{ $move }{"\u2069"} قانونی است، ولی از این نوع نیست
why-king-checkmate = شاه در { $square } از { $by } در کیش است و هیچ حرکت قانونی‌ای وجود ندارد
why-king-stalemate = شاه در { $square } در کیش نیست و هیچ حرکت قانونی‌ای وجود ندارد
why-king-check = شاه در { $square } از { $by } در کیش است؛ حرکت‌های قانونی: {"\u2068"}{ $moves }{"\u2069"}
why-king-free = شاه در { $square } در کیش نیست؛ حرکت‌های قانونی: {"\u2068"}{ $moves }{"\u2069"}
why-only-en-passant = گرفتن آن‌پاسان تنها حرکت قانونی است
why-just-promoted = در آخرین حرکت پیاده‌ای ارتقا یافت
why-can-mate = { side-name } هنوز می‌تواند کیش و مات کند: {"\u2068"}{ $line }{"\u2069"}
why-can-mate-now = { side-name } کیش و مات کرده است
why-cannot-mate = { side-name } هرگز نمی‌تواند کیش و مات کند: { $reason }
why-dead = هیچ‌یک از بازیکنان نمی‌تواند کیش و مات کند
why-undecided = معلوم نشد که کیش و مات هنوز ممکن است یا نه
why-repetition = پوزیسیون { $count } بار پدید آمده است (پس از نیم‌حرکت‌های { $plies })؛ { $needed } بار لازم است
why-repetition-by-move = با {"\u2068"}{ $move }{"\u2069"} پوزیسیون { $count } بار پدید آمده است (پس از نیم‌حرکت‌های { $plies })؛ { $needed } بار لازم است
why-lookalike-side = پس از نیم‌حرکت { $ply } نوبت حرکت با بازیکن دیگر بود
why-lookalike-en-passant = پس از نیم‌حرکت { $ply } پوزیسیون همان می‌نمود، ولی گرفتن آن‌پاسان در { $square } تنها در یکی از این بارها ممکن بود
why-lookalike-castling = پس از نیم‌حرکت { $ply } پوزیسیون همان می‌نمود، ولی حق قلعه فرق داشت
why-count = { $halfmoves } نیم‌حرکت بدون گرفتن مهره و بدون حرکت پیاده انجام شده است؛ { $needed } نیم‌حرکت لازم است
why-count-by-move = با {"\u2068"}{ $move }{"\u2069"} شمار نیم‌حرکت‌های بدون گرفتن مهره و بدون حرکت پیاده { $halfmoves } است؛ { $needed } نیم‌حرکت لازم است
why-not-to-move = نوبت حرکت با { side-name } است و تنها بازیکنی که نوبت دارد می‌تواند ادعا کند
why-needs-claim = این تساوی به ادعا نیاز دارد
why-already-over = بازی پیش‌تر پایان یافته بود: { $ending }
why-over = بازی پایان یافته است: { $ending }
why-over-no-draw = بازی پایان یافته است: { $ending }؛ دیگر چیزی برای شمردن یا ادعا کردن نمانده است
why-notation = حرکت چنین نوشته می‌شود: {"\u2068"}{ $text }{"\u2069"}
why-rivals = مهره‌ای از همین نوع از { $squares } نیز می‌تواند به آن‌جا برود
why-hindered = مهره‌ای از همین نوع در { $squares } به سبب شاه خودی نمی‌تواند به آن‌جا برود

# Why a side can never checkmate
no-mate-lone-king = تنها شاه دارد
no-mate-knight-alone = یک اسب دارد و حریف مهره‌ای ندارد که بتواند راه شاه خود را ببندد
no-mate-bishops-of-one-colour = روی صفحه، جز شاه‌ها، تنها فیل‌های خانه‌های یک رنگ است و مهره‌ای نیست که بتواند راه شاه را ببندد
no-mate-ended = بازی پایان یافته است
no-mate-forced = همهٔ حرکت‌ها اجباری است ({"\u2068"}{ $moves }{"\u2069"}) و پس از آن { $then }
no-mate-search = هیچ سلسله‌ای از حرکت‌های قانونی به آن نمی‌انجامد

# Why a move is illegal
illegal-malformed = این نوشته حرکت نیست
illegal-no-piece = در { $square } چیزی نیست
illegal-opponents-piece = { $piece-on } مهرهٔ حریف است
illegal-wrong-geometry = این مهره چنین حرکت نمی‌کند ({ $piece-on })
illegal-pawn-has-moved = تنها پیاده‌ای که حرکت نکرده است می‌تواند دو خانه پیش برود ({ $piece-on })
illegal-nothing-to-capture = در { $square } چیزی برای گرفتن نیست
illegal-blocked = راه { $square } بسته است ({ $piece-on })
illegal-own-piece-there = مهرهٔ خود بازیکن در آن‌جا ایستاده است ({ $piece-on })
illegal-leaves-king-attacked = { $how ->
    [king-steps] شاه به { $square } می‌رفت که از { $by } زیر حمله است
    [still-in-check] شاه در { $square } همچنان از { $by } در کیش می‌ماند
    [pinned] مهره آچمز است: شاه در { $square } از { $by } زیر حمله قرار می‌گرفت
    [en-passant] هر دو پیاده با هم از خط بیرون می‌روند: شاه در { $square } از { $by } زیر حمله قرار می‌گرفت
   *[castling-rook] رخ از خط بیرون می‌رود: شاه در { $square } از { $by } زیر حمله قرار می‌گرفت
}
illegal-castling-no-right = حق چنین قلعه‌ای وجود ندارد
illegal-castling-no-right-by = از نیم‌حرکت { $ply } به بعد حق چنین قلعه‌ای وجود ندارد: { $lost ->
    [king-moved] شاه حرکت کرد
    [rook-moved] رخ حرکت کرد
   *[rook-captured] رخ گرفته شد
}
illegal-castling-out-of-check = شاه از { $by } در کیش است
illegal-castling-through-check = خانهٔ { $square }، که شاه باید از آن بگذرد یا به آن برسد، از { $by } زیر حمله است
illegal-castling-blocked = مهره‌ای سر راه ایستاده است ({ $piece-on })
illegal-en-passant-not-available = پیادهٔ { $square } را نمی‌توان آن‌پاسان گرفت
illegal-en-passant-too-late = پیادهٔ { $square } با نیم‌حرکت { $ply } دو خانه پیش آمد؛ تنها در حرکت پس از آن می‌شد آن را گرفت
illegal-promotion-missing = پیاده به آخرین عرض خود می‌رسد و مهرهٔ جدید تعیین نشده است
illegal-promotion-piece = پیاده نمی‌تواند به این مهره ارتقا یابد
illegal-promotion-not-due = این حرکت ارتقا نیست
illegal-nobody = هیچ مهره‌ای نمی‌تواند چنین حرکت کند

# Games
game-heading = بازی { $number } (سطر { $line }): { $white } – { $black }، {"\u2068"}{ $result }{"\u2069"}
game-unknown-player = ؟
game-cited = { $text } ({ $clause })
game-over-at-start = پایان پیش از نخستین حرکت: { $ending }، {"\u2068"}{ $result }{"\u2069"}
game-over = پایان پس از {"\u2068"}{ $move }{"\u2069"}: { $ending }، {"\u2068"}{ $result }{"\u2069"}
game-played-on = پس از آن { $count } نیم‌حرکت دیگر انجام شد
game-claim-threefold = از {"\u2068"}{ $move }{"\u2069"} به بعد می‌شد تساوی را ادعا کرد: پوزیسیون سه بار پدید آمده بود
game-claim-fifty-moves = از {"\u2068"}{ $move }{"\u2069"} به بعد می‌شد تساوی را ادعا کرد: ۵۰ حرکت بدون گرفتن مهره و بدون حرکت پیاده
game-illegal = حرکت {"\u2068"}{ $move }{"\u2069"}، سطر { $line }: غیرقانونی، { $reason }
game-stood = اصلاح نشد
game-not-followed = حرکت‌های پس از آن را نمی‌توان دنبال کرد
game-contradicts = نتیجهٔ {"\u2068"}{ $result }{"\u2069"} با پوزیسیون سازگار نیست: { $ending }، پس {"\u2068"}{ $expected }{"\u2069"}
game-winner-cannot-mate = { side-name } در آن پوزیسیون هرگز نمی‌تواند کیش و مات کند
game-problem-unreadable-move = سطر { $line }: {"\u2068"}`{ $text }`{"\u2069"} را نمی‌توان حرکت خواند
game-problem-ambiguous-move = سطر { $line }: {"\u2068"}`{ $text }`{"\u2069"} می‌تواند بیش از یک حرکت باشد
game-problem-too-long = سطر { $line }: حرکت‌ها بیش از آن است که یک بازی دارد؛ بقیه بررسی نمی‌شود
game-problem-bad-fen = سطر { $line }: { $text }
game-problem-bad-tag = سطر { $line }: {"\u2068"}`{ $text }`{"\u2069"} برچسب نیست
game-problem-unclosed-comment = سطر { $line }: توضیحی بسته نشده است
game-problem-unclosed-variation = سطر { $line }: واریانتی بسته نشده است
game-problem-no-result = سطر { $line }: بازی بی‌نتیجه قطع می‌شود
game-problem-results-differ = سطر { $line }: نتیجهٔ برچسب با نتیجهٔ حرکت‌ها فرق دارد ({"\u2068"}{ $text }{"\u2069"})
game-problem-variant = سطر { $line }: نوع { $text } قواعد دیگری دارد؛ بررسی نمی‌شود
summary-games = { $count } بازی، { $plies } نیم‌حرکت
summary-over = پایان‌یافته روی صفحه: { $text }
summary-none = هیچ
summary-claims = می‌شد تساوی را ادعا کرد: { $threefold } بار با تکرار، { $fifty } بار با ۵۰ حرکت
summary-illegal = حرکت‌های غیرقانونی: { $moves } حرکت در { $games } بازی
summary-contradictions = نتیجه‌هایی که با پوزیسیون سازگار نیست: { $count }
summary-played-on = بازی‌هایی که پس از پایان ادامه یافت: { $count }
summary-problems = بازی‌هایی که کامل خوانده نشد: { $count }
summary-ending = { $count } بار { $ending }

# What to write where a position or moves cannot be read
board-hint-fen = نمونهٔ FEN: {"\u2068"}{ $text }{"\u2069"}
board-hint-moves = حرکت‌ها به شیوهٔ UCI نوشته می‌شود، مانند {"\u2068"}{ $text }{"\u2069"}، و هر یک باید پس از حرکت‌های پیشین قانونی باشد
