# One message per action of content/actions.yaml: what is to be done, in the infinitive and without a full stop, so that it can stand
# in a list or after "կարող է".
action-start-new-game = սկսել նոր պարտիա
action-continue-game = թույլ տալ շարունակել պարտիան
action-result-stands = արդյունքը թողնել ուժի մեջ
action-declare-lost = { $side ->
    [white] սպիտակներին պարտված հայտարարել
    [black] սևերին պարտված հայտարարել
    [opponent] հակառակորդին պարտված հայտարարել
   *[player] խաղացողին պարտված հայտարարել
}
action-declare-drawn = պարտիան ոչ-ոքի հայտարարել
action-transfer-position = առաջացած դիրքը տեղափոխել ճիշտ դրված խաղատախտակի վրա
action-restore-position = { $to ->
    [last-known] վերականգնել խախտումից առաջ եղած վերջին հայտնի դիրքը
   *[before-irregularity] վերականգնել խախտումից անմիջապես առաջ եղած դիրքը
}
action-promote-to-queen = զինվորը փոխարինել նույն գույնի թագուհիով
action-add-time = { $to ->
    [white] սպիտակներին տալ { MINUTES($minutes) } լրացուցիչ ժամանակ
    [black] սևերին տալ { MINUTES($minutes) } լրացուցիչ ժամանակ
    [player] խաղացողին տալ { MINUTES($minutes) } լրացուցիչ ժամանակ
    [both] երկու խաղացողին էլ տալ { MINUTES($minutes) } լրացուցիչ ժամանակ
   *[opponent] հակառակորդին տալ { MINUTES($minutes) } լրացուցիչ ժամանակ
}
action-take-half = { $side ->
    [white] հանել սպիտակներին մնացած ժամանակի կեսը (առավելագույնը՝ { MINUTES($at_most) })
    [black] հանել սևերին մնացած ժամանակի կեսը (առավելագույնը՝ { MINUTES($at_most) })
    [opponent] հանել հակառակորդին մնացած ժամանակի կեսը (առավելագույնը՝ { MINUTES($at_most) })
   *[player] հանել խաղացողին մնացած ժամանակի կեսը (առավելագույնը՝ { MINUTES($at_most) })
}
action-leave-time = { $side ->
    [white] սպիտակներին թողնել { MINUTES($minutes) }
    [black] սևերին թողնել { MINUTES($minutes) }
    [opponent] հակառակորդին թողնել { MINUTES($minutes) }
   *[player] խաղացողին թողնել { MINUTES($minutes) }
}
action-stop-clocks = կանգնեցնել ժամացույցը
action-adjust-clocks = ժամացույցի վրա դնել ճիշտ համարվող ժամանակը
action-leave-clocks = ժամացույցի ցուցմունքը թողնել անփոփոխ
action-bar-castling = բացառել փոխատեղումը սկզբում սխալ դաշտում եղած արքայով կամ նավակով
action-bar-castling-of-swapped-king = բացառել փոխատեղումը թագուհու հետ տեղերով փոխված արքայով
action-penalise = { $side ->
    [white] պատժել սպիտակներին
    [black] պատժել սևերին
    [opponent] պատժել հակառակորդին
   *[player] պատժել խաղացողին
}
action-apply-touch-move = փոխարենը կատարվող քայլի նկատմամբ կիրառել ձեռք տրված խաղաքարի կանոնը

# The sort of game
action-play-standard = պարտիան համարել ստանդարտ շախմատ
action-play-rapid = պարտիան համարել արագ շախմատ
action-play-blitz = պարտիան համարել կայծակնային խաղ

# Articles 6, 8 and 9
action-hold-to-claim = թույլ չտալ, որ պահանջը հետ վերցվի
action-hold-to-offer = թույլ չտալ, որ առաջարկը հետ վերցվի
action-play-intended-move = խաղացողից պահանջել, որ կատարի մտադրված քայլը
action-move-intended-piece = խաղացողից պահանջել, որ հնարավոր քայլ կատարի մտադրված քայլի խաղաքարով, եթե այդպիսին կա
action-offer-stands = ոչ-ոքիի առաջարկը համարել ուժի մեջ
action-ignore-condition = առաջարկին կցված պայմանը հաշվի չառնել
action-offer-lapses = ոչ-ոքիի առաջարկն այլևս գործող չհամարել
action-offer-void = ոչ-ոքիի առաջարկն անվավեր համարել
action-record-offer = պահանջել, որ երկու խաղացողն էլ առաջարկը նշեն իրենց բլանկներում
action-allow-press = թույլ տալ, որ խաղացողը սեղմի ժամացույցի կոճակը
action-move-completed = քայլն ավարտված համարել
action-move-not-completed = քայլն ավարտված չհամարել
action-declare-lost-by-both = երկու խաղացողին էլ պարտված հայտարարել
action-run-white-clock = թողնել, որ սպիտակները կորցնեն մինչև իրենց գալն անցած ժամանակը
action-correct-setting = ժամացույցը կարգավորել ըստ ժամանակի ճիշտ ստուգման
action-replace-clock = փոխարինել ժամացույցը
action-restart-clock = ժամացույցը նորից գործարկել մրցավարի որոշած պահին
action-must-record = պահանջել, որ խաղացողը գրառի քայլերը
action-may-leave-unrecorded = թույլ տալ, որ խաղացողը քայլերը չգրառի
action-record-before-moving = պահանջել, որ խաղացողն իր նախորդ քայլը գրառի մինչև հաջորդը կատարելը
action-uncover-scoresheet = պահանջել, որ խաղացողը բլանկը տեսանելի պահի
action-keep-score-for-them = հնարավորության դեպքում նրանց փոխարեն գրառել քայլերը
action-wait-for-flag = մինչև դրոշակի ընկնելը ոչինչ չպահանջել
action-update-both-scoresheets = պահանջել, որ երկու խաղացողն էլ լրիվ լրացնեն իրենց բլանկները
action-update-scoresheet = պահանջել, որ խաղացողը լրիվ լրացնի բլանկը մինչև քայլ կատարելը
action-note-state = գրանցել դիրքը, ժամացույցի ցուցմունքները, աշխատող ժամացույցը և (եթե հայտնի է) քայլերի թիվը
action-note-position-and-times = գրանցել դիրքը, ժամացույցի ցուցմունքները և (եթե հայտնի է) քայլերի թիվը
action-reconstruct-game = պահանջել, որ խաղացողները պարտիան վերականգնեն մեկ այլ խաղատախտակի վրա
action-sign-scoresheets = պահանջել, որ երկու խաղացողն էլ ստորագրեն կամ հաստատեն արդյունքը
action-count-next-as-first = հաջորդ քայլը համարել նոր փուլի առաջին քայլը
action-count-as-proved = հաշվել ապացուցված քայլերը
action-correct-result = ուղղել գրանցված արդյունքը
action-examine-claim = քննել պահանջը
action-reject-claim = պահանջը մերժել առանց քննելու
action-wait-for-form = պահանջը չքննել մինչև քայլը գրելն ու դրա մասին մրցավարին հայտնելը
action-hold-to-written-move = պահանջը քննել ըստ առաջինը գրված կամ ասված քայլի
action-replace-scoresheet = փոխարինել էլեկտրոնային բլանկը
action-apply-competition-rules = կիրառել մրցաշարի կանոնները
action-apply-limited-rules = կիրառել սահմանափակ վերահսկողության կանոնները
action-show-scoresheet = խաղացողին ցույց տալ գրառումը
action-refuse-scoresheet = խնդրանքը չբավարարել

# Touching and letting go of pieces
action-touch-does-not-bind = թույլ տալ, որ խաղացողը քայլ կատարի այնպես, ասես ոչ մի խաղաքարի ձեռք չի տրվել
action-leave-unasked = ձեռք տալու մասին որոշում չկայացնել, քանի որ ոչ մի խաղացող չի խնդրել
action-move-touched-piece = պահանջել, որ խաղացողը քայլ կատարի իր՝ առաջինը ձեռք տրված այն խաղաքարով, որով հնարավոր է քայլ կատարել
action-capture-touched-piece = պահանջել, որ խաղացողը վերցնի հակառակորդի՝ առաջինը ձեռք տրված այն խաղաքարը, որը հնարավոր է վերցնել
action-capture-touched-with-touched = պահանջել, որ խաղացողը հակառակորդի՝ առաջինը ձեռք տրված խաղաքարը վերցնի իր՝ առաջինը ձեռք տրված խաղաքարով
action-any-legal-move = թույլ տալ, որ խաղացողը կատարի ցանկացած հնարավոր քայլ
action-castle-that-side = պահանջել, որ խաղացողն այդ կողմում փոխատեղում կատարի
action-move-king = պահանջել, որ խաղացողը քայլ կատարի արքայով, թեկուզ փոխատեղմամբ
action-move-king-otherwise = պահանջել, որ խաղացողը քայլ կատարի արքայով, բայց այդ կողմում փոխատեղում չկատարի
action-move-touched-rook = պահանջել, որ խաղացողը քայլ կատարի նավակով՝ առանց փոխատեղման
action-treat-as-illegal-move = միջամտել և վարվել այնպես, ինչպես այդ դիրքին հանգեցրած անհնարին քայլի դեպքում
action-await-next-move = սպասել, մինչև ավարտվի հաջորդ քայլը
action-judge-flag-fall = դրա փոխարեն որոշում կայացնել դրոշակի ընկնելու մասին
action-set-increment = ժամացույցը կարգավորել այնպես, որ երկու խաղացողն էլ ստանան { SECONDS($seconds) } հավելում
action-end-and-refer = պարտիան ավարտված համարել և պահանջը ներկայացնել նշանակված մրցավարին
action-write-final-position = խաղացողին գրել տալ վերջնական դիրքը և այն հաստատել տալ հակառակորդին
action-hand-in-scoresheet = խաղացողին հանձնել տալ լրացված բլանկը և այն հաստատել տալ հակառակորդին
action-choice-final = ընտրված խաղաքարը վերջնական համարել
action-choice-open = թույլ տալ, որ խաղացողը դեռ ընտրի խաղաքարը
action-leave-on-square = խաղաքարը թողնել այն դաշտում, որտեղ խաղացողն այն բաց է թողել
action-move-made = քայլը կատարված համարել
action-move-not-made = քայլը կատարված չհամարել
action-refuse-claim = պահանջը մերժել՝ դրա իրավունքը կորցնելու պատճառով
action-look-into-claim = քննել պահանջը և որոշում կայացնել
action-act-unasked = խախտման դեպքում գործել առանց պահանջի
action-admit-assistant = թույլ տալ, որ խաղաքարերը շարժի օգնականը
action-refuse-assistant = պահանջել, որ խաղացողն անձամբ շարժի խաղաքարերը
action-ask-for-other-assistant = մերժել այդ օգնականին և խաղացողին թույլ տալ մեկ ուրիշին բերել
action-admit-writing-assistant = թույլ տալ, որ խաղացողի փոխարեն գրառի օգնականը
action-admit-clock-assistant = թույլ տալ, որ խաղացողի փոխարեն ժամացույցը սեղմի օգնականը
action-correct-last-move = պարտիան ավարտված չհամարել և նախ պահանջել, որ ուղղվի վերջին քայլը

# Points, adjourned games, special boards
action-score-points = խաղացողի համար գրանցել { POINTS($points) }
action-score-half-points = խաղացողի համար գրանցել { HALF_POINTS($half) }
action-score-by-regulations = խաղացողի համար գրանցել հայտարարված միավորները
action-bar-score = այդպիսի արդյունք չտալ
action-set-recorded-times = ժամացույցի վրա դնել պարտիան հետաձգելիս գրանցված ժամանակը
action-play-stated-move = պահանջել, որ խաղացողը խաղատախտակի վրա կատարի այն քայլը, որը, իր ասելով, գրել է որպես գաղտնի քայլ
action-open-envelope = բացել ծրարը, խաղատախտակի վրա կատարել գաղտնի քայլը և գործարկել խաղացողի ժամացույցը
action-run-absent-clock = գործարկել բացակա խաղացողի ժամացույցը
action-open-envelope-on-arrival = ծրարը բացել միայն այն բանից հետո, երբ խաղացողը գա և կանչի մրցավարին
action-admit-sealed-reply = թույլ տալ, որ հակառակորդը պատասխանը փակի նոր ծրարի մեջ և գործարկի բացակա խաղացողի ժամացույցը
action-hold-to-touch = դուրս եկած խաղաքարի նկատմամբ կիրառել ձեռք տրված խաղաքարի կանոնը
action-ordinary-touch-rules = կիրառել խաղաքարերին ձեռք տալու սովորական կանոնները
action-ordinary-move-rules = կիրառել քայլի կատարված լինելու մասին սովորական կանոնները
action-opponents-clock-may-start = թույլ տալ, որ հակառակորդի ժամացույցը գործարկվի
action-opponents-clock-must-wait = թույլ չտալ, որ հակառակորդի ժամացույցն արդեն գործարկվի
action-correct-by-records = պահանջել, որ խաղացողը, որի դիրքը տարբերվում է գրառումներից, այն համապատասխանեցնի դրանց
action-take-back-to-agreement = քայլերը հետ վերցնել մինչև գրառումների դեռ համընկնող տեղը
action-capture-on-promotion-square = պահանջել, որ խաղացողը վերցնի փոխարկման դաշտի խաղաքարը

# Conduct and the arbiter
action-set-score = { $as ->
    [win] { $side ->
        [white] սպիտակների
        [black] սևերի
        [player] խաղացողի
       *[opponent] հակառակորդի
    } համար հաղթանակ գրանցել
    [draw] { $side ->
        [white] սպիտակների
        [black] սևերի
        [player] խաղացողի
       *[opponent] հակառակորդի
    } համար ոչ-ոքի գրանցել
   *[judged] որոշել, թե քանի միավոր { $side ->
        [white] են ստանում սպիտակները
        [black] են ստանում սևերը
        [player] է ստանում խաղացողը
       *[opponent] է ստանում հակառակորդը
    }
}
action-apply-event-penalty = կիրառել մրցաշարի կանոնակարգով սահմանված պատժամիջոցը
action-apply-fixed-penalty = կիրառել կանոններով սահմանված պատժամիջոցը՝ ո՛չ ավելի, ո՛չ պակաս
action-find-no-breach = խախտում չհամարել
action-impose = { $penalty ->
    [warning] զգուշացնել խաղացողին
    [more-points] ավելացնել այդ պարտիայից հակառակորդի ստացած միավորները՝ մինչև հնարավոր առավելագույնը
    [fewer-points] նվազեցնել այդ պարտիայից խաղացողի ստացած միավորները
    [loss] խաղացողին պարտված հայտարարել
    [fine] խաղացողի նկատմամբ դրամական տուգանք կիրառել
    [exclusion] խաղացողին զրկել հաջորդ խաղափուլերին մասնակցելու իրավունքից
   *[expulsion] խաղացողին հեռացնել մրցաշարից
}
action-change-time = { $way ->
    [less-for-player] նվազեցնել խաղացողի ժամանակը
   *[more-for-opponent] հակառակորդին լրացուցիչ ժամանակ տալ
}
action-compensate-time = { $to ->
    [white] սպիտակներին տալ ճիշտ համարվող չափով լրացուցիչ ժամանակ
    [black] սևերին տալ ճիշտ համարվող չափով լրացուցիչ ժամանակ
    [player] խաղացողին տալ ճիշտ համարվող չափով լրացուցիչ ժամանակ
    [opponent] հակառակորդին տալ ճիշտ համարվող չափով լրացուցիչ ժամանակ
   *[both] երկու խաղացողին էլ տալ ճիշտ համարվող չափով լրացուցիչ ժամանակ
}
action-look-into-it = ուսումնասիրել պարտիան և անել կանոններով նախատեսվածը
action-send-out = { $from ->
    [area] այդ անձին հեռացնել խաղատեղից
   *[venue] այդ անձին հեռացնել խաղավայրից
}
action-intervene = միջամտել և կիրառել կանոնները
action-stay-silent = ոչինչ չասել և չմիջամտել
action-tell-move-count = ասել ավարտված քայլերի թիվը
action-admit-appeal = ընդունել բողոքը
action-refuse-appeal = մերժել բողոքը
action-run-replying-clock = թողնել, որ գաղտնի քայլին պատասխանող խաղացողը կորցնի մինչև իր գալն անցած ժամանակը
action-correct-announcement = պահանջել, որ վրիպումն ուղղվի անմիջապես, քանի դեռ հակառակորդի ժամացույցը գործարկված չէ
action-opponent-restarts-clock = հակառակորդին թույլ տալ առանց քայլի նորից գործարկել խաղացողի ժամացույցը
