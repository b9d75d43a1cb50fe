# One message per action of content/actions.yaml: what is to be done, in the infinitive and without a full stop, so that it can stand
# in a list or after "կարող է".
action-start-new-game = սկսել նոր պարտիա
action-continue-game = շարունակել պարտիան
action-result-stands = արդյունքը թողնել ուժի մեջ
action-declare-lost = { $side ->
    [opponent] պարտիան հակառակորդի համար պարտված հայտարարել
   *[player] պարտիան խաղացողի համար պարտված հայտարարել
}
action-declare-drawn = պարտիան ոչ-ոքի հայտարարել
action-transfer-position = առաջացած դիրքը տեղափոխել ճիշտ դրված խաղատախտակի վրա
action-restore-position = { $to ->
    [last-known] վերականգնել խախտումից առաջ եղած վերջին հայտնի դիրքը
   *[before-irregularity] վերականգնել խախտումից անմիջապես առաջ եղած դիրքը
}
action-promote-to-queen = զինվորը փոխարինել նույն գույնի թագուհիով
action-add-time = { $to ->
    [player] խաղացողին տալ { MINUTES($minutes) } լրացուցիչ ժամանակ
    [both] երկու խաղացողին էլ տալ { MINUTES($minutes) } լրացուցիչ ժամանակ
   *[opponent] հակառակորդին տալ { MINUTES($minutes) } լրացուցիչ ժամանակ
}
action-stop-clocks = կանգնեցնել ժամացույցը
action-adjust-clocks = ժամացույցի վրա դնել այն ժամանակը, որը ճիշտ է համարվում
action-leave-clocks = ժամացույցի ցուցմունքը թողնել անփոփոխ
action-bar-castling = բացառել փոխատեղումն այն արքայով կամ նավակով, որն սկզբում սխալ դաշտում է եղել
action-penalise = { $side ->
    [opponent] պատժել հակառակորդին
   *[player] պատժել խաղացողին
}
action-apply-touch-move = փոխարենը կատարվող քայլի նկատմամբ կիրառել ձեռք տրված խաղաքարի կանոնը

# The sort of game
action-play-standard = դա ստանդարտ շախմատ է
action-play-rapid = դա արագ շախմատ է
action-play-blitz = դա կայծակնային խաղ է
