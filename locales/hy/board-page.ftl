# Տախտակը էջում, և ինչն է սխալ դասավորված դիրքում։
board-title = Տախտակ
board-about = Դասավորե՛ք դիրքը և հարցրե՛ք, թե ինչ են ասում կանոնները դրա մասին։ Ոչինչ չի լքում այս սարքը։
board-questions = Ինչ կարելի է հարցնել դիրքի մասին
board-try = Դասավորել դիրք
board-legend-pieces = Դրվող խաղաքարը
board-hand = տեղափոխել
board-erase = հանել տախտակից
board-empty = { $square }, դատարկ
board-grid = Տախտակ. սլաքները տանում են դաշտից դաշտ, Enter-ը դնում կամ վերցնում է
board-turn = Ո՞ւմ քայլն է
board-castling-legend = Դեռ թույլատրելի փոխատեղումներ
board-count = Կիսաքայլեր վերջին վերցնելուց կամ զինվորի քայլից հետո
board-en-passant-field = Անցիկ վերցնելու դաշտը
board-flip = Շրջել տախտակը
board-start = Սկզբնական դիրք
board-clear = Դատարկ տախտակ
board-fen-bad = FEN՝ { $reason }
board-moves-hint = UCI գրառմամբ, օրինակ՝ e2e4 e7e5
board-move-hint = UCI գրառմամբ, օրինակ՝ e7e8q, կամ հպվե՛ք տախտակի երկու դաշտի
board-pick-move = Ցույց տալ քայլը տախտակին
board-any = նշված չէ
board-ask = Հարցնել
board-loading = Տախտակը բեռնվում է…
board-off = Կայքի այս պատճենը տախտակ չունի։ Նույն հարցին պատասխանում է հրամանային տողը՝
board-no-script = Տախտակին սկրիպտներ են պետք։ Նույն հարցին պատասխանում է հրամանային տողը՝
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
board-bad-move = { $ply }-րդ կիսաքայլը՝ { $text }, հնարավոր չէ կատարել. { $reason }
board-missing = { $text ->
    [move] նշված չէ քայլը, որի մասին հարցնում են
    [side] նշված չէ, թե որ խաղացողի մասին է խոսքը
   *[other] պակասում է՝ { $text }
}
fen-field-count = գրառման մասերը { $found } են. FEN-ն ունի վեց, առանց հաշվիչների՝ չորս
fen-rank-count = հորիզոնականները { $found } են. տախտակն ունի ութ
fen-file-count = { $rank } հորիզոնականում զբաղեցված է { $found } դաշտ. պետք է ութ
fen-unknown-piece = { $text } նշանը { $rank } հորիզոնականում խաղաքար չէ
fen-king-count = { $side ->
    [white] սպիտակները պետք է ունենան ճիշտ մեկ արքա. կա՝ { $found }
   *[black] սևերը պետք է ունենան ճիշտ մեկ արքա. կա՝ { $found }
}
fen-pawn-on-edge = զինվորը չի կարող կանգնած լինել { $square } դաշտում
fen-too-many-pieces = { $side ->
    [white] սպիտակներն ունեն չափից շատ՝ { $pieces } խաղաքար, դրանցից { $pawns } զինվոր
   *[black] սևերն ունեն չափից շատ՝ { $pieces } խաղաքար, դրանցից { $pawns } զինվոր
}
fen-side-to-move = քայլի հերթը w կամ b է, ոչ թե { $text }
fen-opponent-in-check = { $side ->
    [white] սպիտակներին շախ է տրված { $by } դաշտից, բայց քայլը սևերինն է
   *[black] սևերին շախ է տրված { $by } դաշտից, բայց քայլը սպիտակներինն է
}
fen-too-many-checkers = ոչ մի քայլ միանգամից այսքան դաշտից շախ չի տալիս՝ { $by }
fen-castling-field = { $text } նշանը փոխատեղման իրավունք չէ
fen-castling-impossible = { $text } փոխատեղման իրավունքի համար արքան և նավակն իրենց դաշտերում չեն
fen-en-passant-field = { $text } նշանը կողանցիկ վերցնելու դաշտ չէ
fen-en-passant-impossible = ոչ մի զինվոր չէր կարող հենց նոր անցնել { $square } դաշտով
fen-counter-half-move = { $text } գրառումը կիսաքայլերի հաշվիչ չէ
fen-counter-move = { $text } գրառումը քայլի համար չէ
