# Խաղատախտակն էջում, և ինչն է սխալ կազմված դիրքում։
board-title = Խաղատախտակ
board-about = Խաղատախտակի վրա դիրք կազմե՛ք և հարցրե՛ք, թե ինչ են ասում կանոնները դրա մասին։ Բոլոր տվյալները մնում են այս սարքում։
board-questions = Ինչ կարելի է հարցնել դիրքի մասին
board-try = Դիրք կազմել
board-legend-pieces = Դնելու խաղաքարը
board-hand = տեղափոխել խաղաքարերը
board-erase = հանել խաղատախտակից
board-empty = { $square }, դատարկ
board-grid = Խաղատախտակ. սլաքներով դաշտից դաշտ են անցնում, Enter-ով՝ դնում կամ վերցնում խաղաքարը
board-turn = Ո՞ւմ քայլն է
board-castling-legend = Դեռ թույլատրելի փոխատեղումներ
board-count = Կիսաքայլերի թիվը խաղաքար վերջին անգամ վերցնելուց կամ զինվորի վերջին քայլից հետո
board-en-passant-field = Կողանցիկ վերցնելու դաշտը
board-flip = Շրջել խաղատախտակը
board-start = Սկզբնական դիրք
board-clear = Դատարկ խաղատախտակ
board-fen-bad = FEN՝ { $reason }
board-moves-hint = UCI գրառմամբ, օրինակ՝ e2e4 e7e5
board-move-hint = UCI գրառմամբ, օրինակ՝ e7e8q, կամ հպվե՛ք խաղատախտակի երկու դաշտի
board-pick-move = Քայլը ցույց տալ խաղատախտակի վրա
board-any = նշված չէ
board-ask = Հարցնել
board-thinking = Հաշվվում է … Փակ դիրքում կարող է ժամանակ պահանջվել։
board-stop = Կանգնեցնել
board-stopped = Հաշվարկը կանգնեցված է, պատասխան չկա։
board-failed = Խաղատախտակը չկարողացավ պատասխանել այս հարցին։
board-off = Կայքի այս պատճենը խաղատախտակ չունի։ Նույն հարցին պատասխանում է հրամանային տողը՝
board-no-script = Խաղատախտակին սկրիպտներ են պետք։ Նույն հարցին պատասխանում է հրամանային տողը՝
board-question = Հարց
board-command = Հրամանային տողում
board-white = Սպիտակներ
board-black = Սևեր
board-side-mates = Ո՞վ մատ արած կլիներ
board-side-stalemated = Ո՞ւմ կլիներ պատ
board-side-would-mate = Ո՞վ պետք է մատ անի
board-side-claims = Ո՞վ է պահանջում
board-side-flag-fell = Ո՞ւմ դրոշակն է ընկել
board-side-resigned = Ո՞վ է հանձնվել
board-ended-at-start = Տրված դիրքում պարտիան արդեն ավարտված է ({ $ending }). { $result }։
board-unknown-question = { $text } հարց չկա
board-bad-request = հարցը հնարավոր չէ կարդալ
board-bad-move = { $ply ->
    [1] 1-ին
   *[other] { $ply }-րդ
} կիսաքայլը՝ { $text }, հնարավոր չէ կատարել. { $reason }
board-missing = { $text ->
    [move] նշված չէ քայլը, որի մասին հարցնում են
    [side] նշված չէ, թե որ խաղացողի մասին է խոսքը
   *[other] պակասում է՝ { $text }
}
fen-field-count = գրառման մասերի թիվը { $found } է. FEN-ը պետք է ունենա վեց մաս, առանց հաշվիչների՝ չորս
fen-rank-count = հորիզոնականների թիվը { $found } է, իսկ պետք է լինի ութը
fen-file-count = { $rank ->
    [1] 1-ին
   *[other] { $rank }-րդ
} հորիզոնականում լրացված է { $found } դաշտ, իսկ պետք է ութը
fen-unknown-piece = { $text } նշանը { $rank ->
    [1] 1-ին
   *[other] { $rank }-րդ
} հորիզոնականում խաղաքար չէ
fen-king-count = { $side ->
    [white] սպիտակները պետք է ունենան ուղիղ մեկ արքա. կա՝ { $found }
   *[black] սևերը պետք է ունենան ուղիղ մեկ արքա. կա՝ { $found }
}
fen-pawn-on-edge = զինվորը չի կարող կանգնած լինել { $square } դաշտում
fen-too-many-pieces = { $side ->
    [white] սպիտակներն ունեն չափից շատ խաղաքար՝ { $pieces }, դրանցից զինվոր՝ { $pawns }
   *[black] սևերն ունեն չափից շատ խաղաքար՝ { $pieces }, դրանցից զինվոր՝ { $pawns }
}
fen-side-to-move = քայլի հերթը նշվում է w կամ b տառով, ոչ թե { $text }
fen-opponent-in-check = { $side ->
    [white] սպիտակները շախի տակ են ({ $by }), բայց քայլի հերթը սևերինն է
   *[black] սևերը շախի տակ են ({ $by }), բայց քայլի հերթը սպիտակներինն է
}
fen-too-many-checkers = ոչ մի քայլ չի կարող միաժամանակ այսքան դաշտից շախ տալ՝ { $by }
fen-castling-field = { $text } նշանը փոխատեղման իրավունք չէ
fen-castling-impossible = { $text } փոխատեղման իրավունքի համար արքան և նավակն իրենց դաշտերում չեն
fen-en-passant-field = { $text } նշանը կողանցիկ վերցնելու դաշտ չէ
fen-en-passant-impossible = ոչ մի զինվոր հենց նոր { $square } դաշտի վրայով անցած լինել չի կարող
fen-counter-half-move = { $text } գրառումը կիսաքայլերի թիվ չէ
fen-counter-move = { $text } գրառումը քայլի համար չէ
