# Words about positions, moves and games. `$by` and `$squares` are lists of squares.

side-name = { $side ->
    [white] սպիտակներ
   *[black] սևեր
}
piece-name = { $piece ->
    [king] արքա
    [queen] թագուհի
    [rook] նավակ
    [bishop] փիղ
    [knight] ձի
   *[pawn] զինվոր
}
piece-names = { $piece ->
    [king] { $count ->
        [one] արքա
       *[other] արքաներ
    }
    [queen] { $count ->
        [one] թագուհի
       *[other] թագուհիներ
    }
    [rook] { $count ->
        [one] նավակ
       *[other] նավակներ
    }
    [bishop] { $count ->
        [one] փիղ
       *[other] փղեր
    }
    [knight] { $count ->
        [one] ձի
       *[other] ձիեր
    }
   *[pawn] { $count ->
        [one] զինվոր
       *[other] զինվորներ
    }
}
# With the article: it always stands as the subject or explains one.
piece-on = { $square } դաշտի { $side ->
    [white] սպիտակ
   *[black] սև
} { $piece ->
    [king] արքան
    [queen] թագուհին
    [rook] նավակը
    [bishop] փիղը
    [knight] ձին
   *[pawn] զինվորը
}
board-group = { piece-names } { $squares }
board-side = { $side ->
    [white] Սպիտակներ
   *[black] Սևեր
}՝ { $pieces }։
board-to-move = Քայլի հերթը { $side ->
    [white] սպիտակներինն
   *[black] սևերինն
} է։
board-in-check = Քայլի հերթը { $side ->
    [white] սպիտակներինն
   *[black] սևերինն
} է, արքան շախի տակ է ({ $by })։
board-checkmate = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} մատ են ստացել։
board-stalemate = { $side ->
    [white] Սպիտակները
   *[black] Սևերը
} պատային վիճակում են։
board-castling = Դեռ հնարավոր փոխատեղումները՝ { $rights }։
board-castling-right = { $side ->
    [white] սպիտակների { $wing ->
        [short] կարճ
       *[long] երկար
    }
   *[black] սևերի { $wing ->
        [short] կարճ
       *[long] երկար
    }
}
board-en-passant = { $square } դաշտում հնարավոր է կողանցիկ վերցնել զինվորը։

# Answers
answer-true = այո
answer-false = ոչ
answer-null = չի պարզվում. պետք է որոշի մրցավարը
answer-missing = չի պարզվում
label-answer = Պատասխանը
label-result = Արդյունքը
label-not-encoded = Այս բովանդակության մեջ դեռ չկա
label-derived = Պարզվում է դիրքից
board-ended = Պարտիան ավարտվել է { $ply ->
    [1] 1-ին
   *[other] { $ply }-րդ
} կիսաքայլից հետո ({ $ending }). { $result }։
ending-checkmate = մատ
ending-stalemate = պատ
ending-dead-position = մեռյալ դիրք
ending-fivefold = դիրքի հնգակի կրկնություն
ending-seventy-five-moves = 75 քայլ

# Why it is so
why-legal = { $move } քայլը հնարավոր է
why-harmless-attack = { $square } դաշտին հարվածելը ({ $by }) դրան չի խանգարում
why-other-kind = { $move } քայլը հնարավոր է, բայց այս տեսակի չէ
why-king-checkmate = { $square } դաշտի արքան շախի տակ է ({ $by }), և հնարավոր քայլ չկա
why-king-stalemate = { $square } դաշտի արքան շախի տակ չէ, և հնարավոր քայլ չկա
why-king-check = { $square } դաշտի արքան շախի տակ է ({ $by }). հնարավոր քայլերն են՝ { $moves }
why-king-free = { $square } դաշտի արքան շախի տակ չէ. հնարավոր քայլերն են՝ { $moves }
why-only-en-passant = միակ հնարավոր քայլը կողանցիկ վերցնելն է
why-just-promoted = վերջին քայլով զինվոր է փոխարկվել
why-can-mate = { $side ->
    [white] սպիտակները
   *[black] սևերը
} դեռ կարող են մատ անել՝ { $line }
why-can-mate-now = { $side ->
    [white] սպիտակները
   *[black] սևերը
} մատ են արել
why-cannot-mate = { $side ->
    [white] սպիտակները
   *[black] սևերը
} երբեք չեն կարող մատ անել. { $reason }
why-dead = խաղացողներից ոչ մեկը չի կարող մատ անել
why-undecided = ո՛չ հաստատվել, ո՛չ բացառվել է, որ մատը դեռ հնարավոր է
why-repetition = դիրքն առաջացել է { $count ->
    [1] 1-ին
   *[other] { $count }-րդ
} անգամ (կիսաքայլեր՝ { $plies }), իսկ անհրաժեշտ է { $needed } անգամ
why-repetition-by-move = { $move } քայլից հետո դիրքն առաջանում է { $count ->
    [1] 1-ին
   *[other] { $count }-րդ
} անգամ (կիսաքայլեր՝ { $plies }), իսկ անհրաժեշտ է { $needed } անգամ
why-lookalike-side = { $ply ->
    [1] 1-ին
   *[other] { $ply }-րդ
} կիսաքայլից հետո քայլի հերթը մյուս խաղացողինն էր
why-lookalike-en-passant = { $ply ->
    [1] 1-ին
   *[other] { $ply }-րդ
} կիսաքայլից հետո դիրքը նույնն էր թվում, բայց { $square } դաշտում կողանցիկ վերցնելը միայն մեկ անգամ էր հնարավոր
why-lookalike-castling = { $ply ->
    [1] 1-ին
   *[other] { $ply }-րդ
} կիսաքայլից հետո դիրքը նույնն էր թվում, բայց փոխատեղում կատարելու իրավունքները տարբեր էին
why-count = { $halfmoves } կիսաքայլ առանց խաղաքար վերցնելու և առանց զինվորի քայլի, իսկ անհրաժեշտ է { $needed }
why-count-by-move = { $move } քայլից հետո կլինի { $halfmoves } կիսաքայլ առանց խաղաքար վերցնելու և առանց զինվորի քայլի, իսկ անհրաժեշտ է { $needed }
why-not-to-move = քայլի հերթը { $side ->
    [white] սպիտակներինն է
   *[black] սևերինն է
}, և պահանջ կարող է ներկայացնել միայն այն խաղացողը, որի քայլի հերթն է
why-needs-claim = այս ոչ-ոքիի համար պահանջ է պետք
why-already-over = պարտիան արդեն ավարտված էր՝ { $ending }
why-over = պարտիան ավարտված է՝ { $ending }
why-over-no-draw = պարտիան ավարտված է՝ { $ending }. հաշվելու կամ պահանջելու այլևս ոչինչ չկա
why-notation = քայլը գրվում է { $text }
why-rivals = նույն տեսակի խաղաքարն այնտեղ կարող է գնալ նաև այստեղից՝ { $squares }
why-hindered = { $squares } դաշտի նույն տեսակի խաղաքարն այնտեղ գնալ չի կարող իր արքայի պատճառով

# Why a side can never checkmate
no-mate-lone-king = մնացել է միայն արքան
no-mate-knight-alone = մեկ ձի, և հակառակորդը չունի խաղաքար, որը կփակեր իր արքայի ճանապարհը
no-mate-bishops-of-one-colour = միայն նույն գույնի դաշտերի փղեր, և ոչինչ, որ կփակեր արքայի ճանապարհը
no-mate-ended = պարտիան ավարտված է
no-mate-forced = բոլոր քայլերը հարկադրված են ({ $moves }), և հետո՝ { $then }
no-mate-search = հնարավոր քայլերի ոչ մի շարք դրան չի հանգեցնում

# Why a move is illegal
illegal-malformed = սա քայլ չէ
illegal-no-piece = { $square } դաշտում խաղաքար չկա
illegal-opponents-piece = { $piece-on } հակառակորդինն է
illegal-wrong-geometry = { $piece-on } նման կերպ չի շարժվում
illegal-pawn-has-moved = { $piece-on } շարժված է, իսկ երկու դաշտ առաջ գնալ կարող է միայն չշարժված զինվորը
illegal-nothing-to-capture = { $square } դաշտում վերցնելու բան չկա
illegal-blocked = դեպի { $square } ճանապարհը փակում է { $piece-on }
illegal-own-piece-there = այնտեղ կանգնած է խաղացողի սեփական խաղաքարը՝ { $piece-on }
illegal-leaves-king-attacked = { $how ->
    [king-steps] արքան կհայտնվեր { $square } դաշտում, որը հարվածի տակ է ({ $by })
    [still-in-check] { $square } դաշտի արքան կմնար շախի տակ ({ $by })
    [pinned] խաղաքարը կապված է. { $square } դաշտի արքան հարվածի տակ կհայտնվեր ({ $by })
    [en-passant] երկու զինվորը միանգամից հեռանում են գծից. { $square } դաշտի արքան հարվածի տակ կհայտնվեր ({ $by })
   *[castling-rook] նավակը հեռանում է գծից. { $square } դաշտի արքան հարվածի տակ կհայտնվեր ({ $by })
}
illegal-castling-no-right = այսպես փոխատեղում կատարելու իրավունք չկա
illegal-castling-no-right-by = այսպես փոխատեղում կատարելու իրավունք չկա { $ply ->
    [1] 1-ին
   *[other] { $ply }-րդ
} կիսաքայլից սկսած. { $lost ->
    [king-moved] արքան շարժվել է
    [rook-moved] նավակը շարժվել է
   *[rook-captured] նավակը վերցվել է
}
illegal-castling-out-of-check = արքան շախի տակ է ({ $by })
illegal-castling-through-check = { $square } դաշտը, որով արքան պետք է անցնի կամ ուր պետք է հասնի, հարվածի տակ է ({ $by })
illegal-castling-blocked = ճանապարհին կանգնած է { $piece-on }
illegal-en-passant-not-available = { $square } դաշտի զինվորը կողանցիկ վերցնել հնարավոր չէ
illegal-en-passant-too-late = { $square } դաշտի զինվորը երկու դաշտ առաջ է գնացել { $ply ->
    [1] 1-ին
   *[other] { $ply }-րդ
} կիսաքայլով. այն կարելի էր վերցնել միայն անմիջապես հաջորդ քայլով
illegal-promotion-missing = զինվորը հասնում է վերջին հորիզոնականին, իսկ նոր խաղաքարը նշված չէ
illegal-promotion-piece = զինվորը դրանով չի կարող փոխարինվել
illegal-promotion-not-due = այս քայլով փոխարկում չի կատարվում
illegal-nobody = ոչ մի խաղաքար այսպես շարժվել չի կարող

# Games of a file
game-heading = Պարտիա { $number } (տող { $line }). { $white } – { $black }, { $result }
game-unknown-player = ?
game-cited = { $text } ({ $clause })
game-over-at-start = ավարտվել է առաջին քայլից առաջ. { $ending }, { $result }
game-over = ավարտվել է { $move } քայլից հետո. { $ending }, { $result }
game-played-on = { $count ->
    [one] դրանից հետո կատարվել է մեկ կիսաքայլ
   *[other] դրանից հետո կատարվել է { $count } կիսաքայլ
}
game-claim-threefold = { $move } քայլից սկսած կարելի էր ոչ-ոքի պահանջել. դիրքն առաջացել էր երեք անգամ
game-claim-fifty-moves = { $move } քայլից սկսած կարելի էր ոչ-ոքի պահանջել. 50 քայլ առանց խաղաքար վերցնելու և առանց զինվորի քայլի
game-illegal = { $move }, տող { $line }. անհնարին է, { $reason }
game-stood = այն չի ուղղվել
game-not-followed = դրանից հետո եղած քայլերին հետևել հնարավոր չէ
game-contradicts = { $result } արդյունքը հակասում է դիրքին. { $ending }, ուրեմն՝ { $expected }
game-winner-cannot-mate = { $side ->
    [white] սպիտակներն
   *[black] սևերն
} այնտեղ երբեք չեն կարող մատ անել
game-problem-unreadable-move = տող { $line }. `{ $text }` որպես քայլ կարդալ հնարավոր չէ
game-problem-ambiguous-move = տող { $line }. `{ $text }` կարող է մեկից ավելի քայլ լինել
game-problem-too-long = տող { $line }. ավելի շատ քայլ կա, քան լինում է պարտիայում. մնացածը չի դիտվել
game-problem-bad-fen = տող { $line }. { $text }
game-problem-bad-tag = տող { $line }. `{ $text }` պիտակ չէ
game-problem-unclosed-comment = տող { $line }. մեկնաբանությունը չի փակվել
game-problem-unclosed-variation = տող { $line }. տարբերակը չի փակվել
game-problem-no-result = տող { $line }. պարտիան ընդհատվում է առանց արդյունքի
game-problem-results-differ = տող { $line }. պիտակում այլ արդյունք է նշված, քան քայլերից հետո ({ $text })
game-problem-variant = տող { $line }. { $text } տարատեսակն այլ կանոններ ունի. չի դիտվել
summary-games = { $count ->
    [one] մեկ պարտիա, { $plies } կիսաքայլ
   *[other] { $count } պարտիա, { $plies } կիսաքայլ
}
summary-over = ավարտվել է խաղատախտակի վրա. { $text }
summary-none = չկա
summary-claims = կարելի էր ոչ-ոքի պահանջել. { $threefold }՝ դիրքի կրկնությամբ, { $fifty }՝ 50 քայլի կանոնով
summary-illegal = անհնարին քայլեր՝ { $moves }, { $games } պարտիայում
summary-contradictions = դիրքին հակասող արդյունքներ՝ { $count }
summary-played-on = ավարտից հետո շարունակված պարտիաներ՝ { $count }
summary-problems = պարտիաներ, որոնք լրիվ կարդալ չի հաջողվել՝ { $count }
summary-ending = { $ending }՝ { $count }

# What to write where a position or moves cannot be read
board-hint-fen = FEN-ն այսպիսի տեսք ունի՝ { $text }
board-hint-moves = քայլերը գրվում են UCI գրառմամբ, և ամեն մեկը պետք է հնարավոր լինի նախորդներից հետո, օրինակ՝ { $text }
