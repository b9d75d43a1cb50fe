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
action-bar-castling = բացառել փոխատեղումն այն արքայով կամ նավակով, որը սկզբում սխալ դաշտում է եղել
action-penalise = { $side ->
    [opponent] պատժել հակառակորդին
   *[player] պատժել խաղացողին
}
action-apply-touch-move = փոխարենը կատարվող քայլի նկատմամբ կիրառել ձեռք տրված խաղաքարի կանոնը

# The sort of game
action-play-standard = դա ստանդարտ շախմատ է
action-play-rapid = դա արագ շախմատ է
action-play-blitz = դա կայծակնային խաղ է

# Articles 6, 8 and 9
action-hold-to-claim = թույլ չտալ, որ պահանջը հետ վերցվի
action-play-intended-move = խաղացողից պահանջել, որ կատարի մտադրված քայլը
action-offer-stands = ոչ-ոքիի առաջարկը համարել վավեր և գործող
action-ignore-condition = առաջարկին կցված պայմանը հաշվի չառնել
action-offer-lapses = ոչ-ոքիի առաջարկն այլևս գործող չհամարել
action-offer-void = ոչ-ոքիի առաջարկն անվավեր համարել
action-record-offer = պահանջել, որ երկու խաղացողն էլ առաջարկը նշեն իրենց բլանկներում
action-allow-press = թույլ տալ, որ խաղացողը սեղմի ժամացույցի կոճակը
action-move-completed = քայլն ավարտված է
action-move-not-completed = քայլն ավարտված չէ
action-declare-lost-by-both = պարտիան երկու խաղացողի համար էլ պարտված հայտարարել
action-run-white-clock = թողնել, որ սպիտակները կորցնեն մինչև իրենց գալն անցած ժամանակը
action-correct-setting = ժամացույցը կարգավորել ժամանակի ճիշտ ստուգմամբ
action-replace-clock = փոխարինել ժամացույցը
action-restart-clock = ժամացույցը նորից գործարկել մրցավարի որոշած պահին
action-must-record = խաղացողը պետք է գրառի քայլերը
action-may-leave-unrecorded = խաղացողը կարող է քայլերը չգրառել
action-record-before-moving = պահանջել, որ խաղացողն իր նախորդ քայլը գրառի մինչև հաջորդը կատարելը
action-uncover-scoresheet = պահանջել, որ խաղացողը բլանկը տեսանելի պահի
action-keep-score-for-them = հնարավորության դեպքում նրանց փոխարեն գրառել
action-wait-for-flag = մինչև դրոշակի ընկնելը ոչինչ չպահանջել
action-update-both-scoresheets = պահանջել, որ երկու խաղացողն էլ ամբողջացնեն իրենց բլանկները
action-update-scoresheet = պահանջել, որ խաղացողը լրիվ լրացնի բլանկը մինչև քայլ կատարելը
action-note-state = գրանցել դիրքը, ժամացույցի ցուցմունքները և քայլերի թիվը
action-reconstruct-game = պահանջել, որ խաղացողները պարտիան վերականգնեն մեկ այլ խաղատախտակի վրա
action-sign-scoresheets = պահանջել, որ երկու խաղացողն էլ ստորագրեն կամ հաստատեն արդյունքը
action-count-next-as-first = հաջորդ քայլը համարել նոր փուլի առաջինը
action-count-as-proved = քայլերը հաշվել այնպես, ինչպես ապացուցված է
action-correct-result = ուղղել գրանցված արդյունքը
action-examine-claim = քննել պահանջը
action-reject-claim = պահանջը մերժել առանց քննելու
action-wait-for-form = պահանջը չքննել, մինչև որ քայլը գրվի, և դրա մասին հայտնվի մրցավարին
action-hold-to-written-move = պահանջը քննել ըստ առաջինը գրված քայլի
action-replace-scoresheet = փոխարինել էլեկտրոնային բլանկը
action-apply-competition-rules = կիրառել մրցաշարի կանոնները
action-apply-limited-rules = կիրառել սահմանափակ վերահսկողության կանոնները
action-show-scoresheet = խաղացողին ցույց տալ գրառումը
action-refuse-scoresheet = խնդրանքը չբավարարել
