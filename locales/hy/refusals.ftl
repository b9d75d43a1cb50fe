# Ինչու է հարցումը մերժված և ինչպես այն ուղղել: Հետադարձ չակերտներում գրվածը մուտքագրում են մարդիկ և ծրագրերը. այն բոլոր լեզուներում նույնն է:
refused-label = սխալ
refused-near = գուցե նկատի ունեիք `{ $nearest }`
refused-choices = հնարավոր տարբերակները՝ { $choices }
refused-see-facts = առկա տարբերակները թվարկում է `chesslaw facts` հրամանը
refused-see-check = սխալը ցույց է տալիս `chesslaw check` հրամանը
refused-from = դրա պատասխանը կա `{ $from }` խմբագրությունից սկսած
refused-impossible-hint = ուղղեք դրանցից մեկը կամ մի նշեք այն, ինչ հայտնի չէ
refused-day-hint = օրը գրեք ՏՏՏՏ-ԱԱ-ՕՕ ձևով, ամենավաղը՝ { $first }
refused-request-hint = յուրաքանչյուր տողում մեկ հարցում՝ { $example }
refused-query-hint = յուրաքանչյուր տողում մեկ որոնում՝ { $example }

refused-which-question = հարցը նշված չէ
refused-unknown-question = `{ $name }` հարց չկա
refused-by-board = `{ $question }` հարցը կանոններ չունի. դրան պատասխանում է դիրքը
refused-unknown-edition = `{ $name }` խմբագրություն չկա
refused-unknown-language = `{ $name }` լեզու չկա
refused-unknown-action = `{ $name }` գործողություն չկա
refused-unknown-fact = `{ $name }` փաստ չկա
refused-not-covered = `{ $question }` հարցի պատասխանը `{ $edition }` խմբագրության մեջ չկա
refused-covered-by-neither = `{ $question }` հարցի պատասխանը չկա ո՛չ `{ $edition }`, ո՛չ էլ `{ $other }` խմբագրության մեջ
refused-faulty-rules = `{ $edition }` խմբագրության մեջ `{ $question }` հարցի կանոնները սխալ են պարունակում
refused-no-incident = ոչ մի դեպք նշված չէ

refused-wrong-type = `{ $fact }` փաստի արժեքը պետք է լինի { $expected ->
    [bool] true կամ false
    [number] ամբողջ թիվ
    [choice] թույլատրելի արժեքներից մեկը
   *[text] տեքստ
}, ոչ թե `{ $value }`
refused-wrong-type-hint = { $expected ->
    [bool] գրեք true կամ false առանց չակերտների, իսկ եթե հայտնի չէ՝ null
    [number] գրեք ամբողջ թիվ՝ թվանշաններով և առանց չակերտների
   *[text] գրեք որպես տեքստ՝ չակերտների մեջ
}
refused-number-hint = գրեք թվանշաններով՝ առանց չակերտների, { $min }-ից մինչև { $max }, իսկ եթե հայտնի չէ՝ null
refused-unknown-choice = `{ $fact }` փաստը `{ $value }` արժեք չունի
refused-out-of-bounds = `{ $fact }` փաստի արժեքը պետք է լինի ամբողջ թիվ՝ { $min }-ից մինչև { $max }, ոչ թե { $value }
refused-impossible-facts = այս փաստերը միասին լինել չեն կարող՝ { $facts }
refused-told-twice = `{ $name }` փաստը նշված է երկու անգամ
refused-facts-object = փաստերը գրվում են որպես JSON օբյեկտ, օրինակ՝ { $example }
refused-facts-of = `{ $name }` հարցի փաստերը գրվում են որպես JSON օբյեկտ, օրինակ՝ { $example }
refused-facts-file = `--facts @` պարամետրում պակասում է ֆայլի անունը. գրեք --facts @ՖԱՅԼ, իսկ ստանդարտ մուտքի համար՝ --facts @-
refused-name-value = գրեք --fact ԱՆՈՒՆ=ԱՐԺԵՔ, ոչ թե `{ $text }`

refused-bad-json = սա JSON չէ. { $why ->
    [end] տեքստն ընդհատվում է (տող { $line }, սյունակ { $column })
    [deep] փակագծերը ներդրված են թույլատրելիից ավելի խորը (տող { $line }, սյունակ { $column })
    [number] թիվը չափազանց մեծ է (տող { $line }, սյունակ { $column })
   *[other] սխալի տեղը՝ տող { $line }, սյունակ { $column }
}
refused-request-object = հարցումը պետք է լինի JSON օբյեկտ
refused-no-field = պակասում է `{ $name }` դաշտը
refused-field-text = `{ $name }` դաշտը պետք է լինի տեքստ
refused-field-twice = `{ $name }` դաշտը կրկնվում է
refused-request-field = հարցման մեջ `{ $name }` դաշտ չի կարող լինել
refused-too-long = տողի երկարությունը { $bytes } բայթ է կամ ավելի, իսկ առավելագույնը { $most } է

refused-no-day = `{ $date }` գրվածքն ամսաթիվ չէ
refused-bad-date = { $date } օրը ոչ մի խմբագրություն ուժի մեջ չի եղել
refused-unreadable = հնարավոր չէ կարդալ { $path }. { $why ->
    [missing] այդպիսի ֆայլ չկա
    [denied] կարդալու իրավունք չկա
    [folder] դա թղթապանակ է
    [text] տեքստը UTF-8 չէ
   *[other] { $detail }
}
refused-event-text = մրցաշարի տվյալները ո՛չ YAML են, ո՛չ JSON (տող { $line }, սյունակ { $column })
refused-event-object = մրցաշարի տվյալները գրվում են որպես անունների և արժեքների ցանկ, օրինակ՝ { $example }
refused-event-field = մրցաշարի տվյալներում `{ $name }` դաշտ չկա
refused-not-in-force = `{ $edition }` խմբագրությունը { $date } օրը ուժի մեջ չի եղել
refused-not-in-force-hint = թողեք դրանցից միայն մեկը. այդ օրն ուժի մեջ է եղել `{ $then }` խմբագրությունը
refused-event-against = մրցաշարի փաստերի մեջ `{ $fact }` փաստի արժեքը `{ $value }` է, իսկ մյուս տվյալներից հետևում է `{ $other }`

# Ինչի են հանդիպում բովանդակությունը վարողներն ու կայքը հրապարակողները
refused-mean-content = գուցե նկատի ունեիք --content content
refused-not-written = ոչինչ չի գրվել. { $why }
refused-base-url = `--base-url` պարամետրին անհրաժեշտ է լրիվ հասցե, օրինակ՝ { $example }, ոչ թե `{ $value }`
refused-faults = գտնվել է { $count } սխալ. { $path } թղթապանակի կայքը մնացել է նախկինը
refused-no-module = { $path } ֆայլը WebAssembly մոդուլ չէ
refused-port = հնարավոր չէ զբաղեցնել { $port } պորտը. { $detail }
refused-port-hint = փորձեք --port 0
refused-mark-shipped = ծրագրում ներդրված բովանդակության մեջ նշումներ անել հնարավոր չէ
refused-mark-shipped-hint = ավելացրեք --content DIR
refused-no-text = `{ $language }` լեզվի ոչ մի տեքստ չի սկսվում այսպես՝ { $names }
refused-write-foreign = { $path } թղթապանակում կան ֆայլեր, որոնք այս ծրագիրը չի գրել ({ $name }). ոչինչ չի փոխվել
refused-write-foreign-hint = ընտրեք դատարկ թղթապանակ կամ ինքներդ ջնջեք այդ թղթապանակը
refused-write-file = { $path } ուղին ֆայլ է, ոչ թե թղթապանակ
refused-write-busy = { $path } թղթապանակում այս պահին գրում է կառուցման մեկ այլ գործընթաց
refused-write-disk = հնարավոր չէ գրել { $path }. { $detail }
refused-official-manifest = official.yaml ֆայլը չի կարդացվում. { $detail }
refused-official-none = { $path } թղթապանակում չկա official.yaml, որտեղ ամեն տեքստի համար նշվում են լեզուն, խմբագրությունը, հրատարակիչը, ամսաթիվը, իրավունքները և ֆայլը
refused-official-empty = official.yaml ֆայլում ոչ մի տեքստ նշված չէ
refused-official-outside = official.yaml. `{ $path }` ուղին թղթապանակի ներսում չէ
refused-official-text = { $path }. { $why }
refused-official-line = { $path }, տող { $line }. { $why }
refused-official-nothing = { $path }. { $edition } խմբագրության ոչ մի դրույթ դրանում չի գտնվել
refused-official-language = { $path }. տեքստի լեզուն `{ $found }` է, իսկ official.yaml-ում նշված է `{ $named }`
doubt-edition = { $path }. այս տեքստն ավելի շատ համապատասխանում է { $edition } խմբագրությանը, քան official.yaml-ում նշվածին
doubt-partial = { $path }. պաշտոնական տեքստ ունի { $of } դրույթից { $have }-ը. չունեն՝ { $numbers }
doubt-doubled = { $path }. { $number } համարը դրանում հանդիպում է մեկից ավելի անգամ. ցուցադրվում է առաջինի տեքստը
doubt-given = { $path }. դրա դրույթներից մի քանիսն արդեն տրված են { $other } ֆայլում. ցուցադրվում է այդ ֆայլի տեքստը
doubt-label = զգուշացում

# Հրամանային տողը
refused-usage-unknown = `{ $name }` պարամետր չկա
refused-usage-command = `{ $name }` հրաման չկա
refused-usage-value = { $name } պարամետրը `{ $value }` արժեքը չի ընդունում
refused-usage-no-value = { $name } պարամետրը պետք է արժեք ունենա
refused-usage-missing = պակասում է՝ { $names }
refused-usage-conflict = { $name } և { $other } պարամետրերը միասին գրել չի կարելի
refused-usage-text = `{ $name }` արգումենտը UTF-8 չէ
refused-board-option = { $name } պարամետրը չի կարելի գրել `{ $question }` հարցի հետ, որին պատասխանում է դիրքը
refused-usage-help = հնարավորությունները ցույց է տալիս { $command } --help հրամանը
