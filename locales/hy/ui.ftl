# The interface of the site.

site-name = Chesslaw
site-tagline = Շախմատի կանոնները՝ դրույթ առ դրույթ
site-about = Յուրաքանչյուր դրույթ՝ մի քանի լեզվով և խմբագրությամբ, դրանից բխող որոշումներով և հիմնավորումներով։
choose-language = Ընտրե՛ք լեզուն
skip-to-content = Անցնել բովանդակությանը
page-not-found = Այդպիսի էջ չկա
page-not-found-about = Հասցեում գուցե վրիպակ կա։ Գլխավոր էջից կարելի է հասնել ցանկացած էջ։

# Navigation
nav-label = Հիմնական բաժիններ
nav-breadcrumb = Դուք այստեղ եք
nav-languages = Այս էջն այլ լեզուներով
nav-home = Գլխավոր էջ
nav-ask = Ի՞նչ է պատահել
nav-laws = Կանոններ
nav-glossary = Տերմինների բառարան
nav-cases = Դեպքեր
nav-editions = Խմբագրություններ
nav-coverage = Ընդգրկում
nav-on-this-page = Այս էջում
nav-previous = Նախորդը
nav-next = Հաջորդը

# Notices
notice-unofficial = Սա շախմատի կանոնների պաշտոնական տեքստը չէ։
notice-official = Պաշտոնական տեքստը ՖԻԴԵ-ի ձեռնարկի (FIDE Handbook) E/01 բաժնում է։
notice-editorial = Շարադրանքը, բառարանը և որոշումները խմբագրական աշխատանք են. եթե դրանք տարբերվում են պաշտոնական տեքստից, ուժի մեջ է պաշտոնականը։
notice-fallback = Այս լեզվով դեռ չկա. ցուցադրվում է մեկ այլ լեզվով ({ $language })։
notice-old-edition = Սա ավելի վաղ խմբագրություն է և այլևս ուժի մեջ չէ։
notice-national = Սա ազգային խմբագրություն է։
notice-see-current = Տեսնել գործող խմբագրությունը
notice-no-scripts = Այս էջն աշխատում է առանց սկրիպտների։
notice-doubt = Կասկածելի է. { $doubt }
licence = Տեքստերը՝ CC BY 4.0, ծրագիրը՝ MIT կամ Apache 2.0 լիցենզիայով։

# Home
home-ask = Ի՞նչ է պատահել
home-ask-about = Ընտրե՛ք, թե ինչ է պատահել խաղատախտակի մոտ. ամեն էջում ասվում է՝ ի՛նչ պետք է արվի և ո՛ր դրույթով։
home-articles = Կանոնները
home-articles-about = Գործող խմբագրությամբ՝ { $edition }։
home-glossary-about = Բացատրված է { $count } տերմին. նշված են նաև դրանց հետ կապված հաճախակի սխալները։
home-cases-about = Վերլուծված է { $count } օրինակ. յուրաքանչյուրի որոշումը տրված է ըստ խմբագրությունների։
home-editions-about = Ի՛նչ է փոխվել, որտե՛ղ և ե՛րբ։
home-changed = Ինչ է փոխվել այս խմբագրության մեջ
home-all = Տեսնել բոլորը

# Articles
article-number = Հոդված { $number }
appendix-number = Հավելված { $number }
guideline-number = Ուղեցույց { $number }
article-heading = { $number }. { $title }
laws-title = Շախմատի կանոններ
laws-in-edition = { $edition }
laws-other-editions = Այլ խմբագրություններ
edition-label = Խմբագրություն
edition-in-force = գործող
edition-from = ուժի մեջ է { $from }-ից
edition-from-to = ուժի մեջ է եղել { $from }-ից մինչև { $until }-ը
edition-undated = ամսաթիվը հայտնի չէ
edition-based-on = Հիմքը՝ { $edition }
edition-this = այս խմբագրությունը
clause-permalink = { $number } դրույթի հասցեն
clause-details = Ավելին { $number } դրույթի մասին
clause-unnumbered = առանց համարի
clause-kind = Տեսակը
clause-who = Ով
clause-id = Նույնացուցիչը
clause-history = Այլ խմբագրություններում
clause-history-range = { $first } – { $last }
clause-history-none = այս խմբագրության մեջ չկա
clause-reworded = նոր շարադրանք
clause-terms = Տերմիններ
clause-cases = Դեպքեր
clause-questions = Որոշիչ է հետևյալ հարցերում
clause-rules = Սրա վրա հիմնված կանոններ
clause-refers = Հղումներ այլ դրույթների
clause-referred-from = Հղումներ այս դրույթին
clause-same-as = Նույնն է, ինչ
clause-sources = Աղբյուրներ
clause-translation = Այս տեքստը
clause-not-encoded = Կանոնով չի որոշվում
clause-also = Հանդիպում է նաև { $number } համարով
sources-title = Աղբյուրներ

# Glossary
glossary-title = Տերմինների բառարան
glossary-about = Կանոնների բառերը՝ բացատրված։
term-use = Կիրառությունը և համատեքստը
term-mistakes = Հաճախակի սխալներ
term-twins = Չշփոթել
term-versus = { $one }, թե՞ { $other }
term-clauses = Դրույթներ
term-questions = Ի՞նչ է պատահել
term-cases = Դեպքեր

# Cases
cases-title = Դեպքեր
cases-about = Վերլուծված օրինակներ։ Յուրաքանչյուր որոշում ամեն անգամ կայքը կազմելիս նորից դուրս է բերվում կանոններից։
cases-contrasts = Հակադրություններ
case-story = Ինչ է պատահել
case-facts = Փաստերը
case-ruling = Որոշումը
case-ruling-in = { $edition }
case-note = Ծանոթագրություն
case-level = { $level ->
    [basic] սկսնակների համար
    [intermediate] մրցավարների համար
   *[advanced] քննությունների համար
}
case-authority = Որոշման հիմքը
case-no-action = Ոչինչ չի կարգադրվում։
case-same-ruling = Նույն որոշումն է նաև այստեղ՝ { $editions }
diagram-white = Սպիտակներ
diagram-black = Սևեր
diagram-empty = Խաղաքարեր չկան
diagram-label = Շախմատային դիրք
diagram-board-turned = Խաղատախտակը պտտված է { $degrees } աստիճանով։
piece-king = արքա
piece-queen = թագուհի
piece-rook = նավակ
piece-bishop = փիղ
piece-knight = ձի
piece-pawn = զինվոր

# Questions and their tables
ask-title = Ի՞նչ է պատահել
ask-about = Յուրաքանչյուր հարց ունի աղյուսակ, որում ասվում է՝ ինչ պետք է արվի։ Այն կազմված է նույն կանոններից, որոնցով լուծվում են դեպքերը։
ask-table = Աղյուսակը
ask-table-first = Յուրաքանչյուր մասում որոշիչ է առաջին համապատասխանող տողը։
ask-when = Եթե
ask-then = Ապա
ask-clause = Դրույթ
ask-may = կամ, հայեցողությամբ
ask-may-alone = հայեցողությամբ
ask-always = միշտ
ask-otherwise = մնացած դեպքերում
ask-all-of = այս ամենը միասին
ask-any-of = սրանցից որևէ մեկը
ask-not-any-of = սրանցից ոչ մեկը
ask-reading = «{ $reading }» մեկնաբանությամբ
ask-slot-orders = կարգադրված է «{ $action }»
ask-slot-orders-none = ոչինչ կարգադրված չէ ({ $slot })
ask-slot-orders-not = կարգադրված չէ «{ $action }»
ask-slot-orders-some = որևէ բան է կարգադրված ({ $slot })
ask-meaning = Ինչ են նշանակում աղյուսակի բառերը
ask-means-if = Այդպես է, երբ՝
ask-presumed = Ենթադրվում է, եթե այլ բան ասված չէ
ask-facts = Ինչից է դա կախված
ask-other-editions = Այս աղյուսակն այս խմբագրության համար է՝ { $edition }։
ask-cases = Դեպքեր
ask-readings = Որտեղ մեկնաբանությունները տարբերվում են
ask-needs-parameter = արժեքը { $value } է, երբ { $where }

# A condition on a number, in a table
number-below = { $number ->
    [1] { $name } 0 է
   *[other] { $name } { $number }-ից պակաս է
}
number-at-least = { $name } { $number } է կամ ավելի
number-at-most = { $name } { $number } է կամ պակաս
number-above = { $name } { $number }-ից ավելի է
number-equal = { $name } ուղիղ { $number } է
number-other = { $name } { $number } չէ

# Editions
editions-title = Խմբագրություններ
editions-about = Յուրաքանչյուր խմբագրություն հենվում է ավելի վաղ մեկի վրա և փոխում դրա մի մասը։
editions-changes = Ինչ է փոխվել
editions-no-changes = Այստեղ ներկայացվածից ոչինչ չի փոխվել։
editions-first = Ներկայացված ամենահին խմբագրությունը։
changes-title = Փոխված որոշումներ՝ { $from } → { $to }
changes-about = Ինչն է մրցավարն այժմ այլ կերպ անում։ Համեմատվում է միայն այն, ինչ այստեղ ներկայացված է կանոններով։
changes-none = Այստեղ ներկայացված ոչ մի որոշում չի փոխվել։
changes-one-edition = Չեն համեմատվում, քանի որ դրանց համար այստեղ ներկայացված է միայն մեկ խմբագրություն՝ { $edition }. { $questions }։
changes-link = Որոշումների փոփոխությունները հետևյալ խմբագրությունից հետո՝ { $edition }
change-added = Նոր
change-dropped = Հանված
change-renumbered = Նոր համարակալում
change-reworded = Նոր շարադրանք
change-parameter = Այլ թվեր
change-from-to = առաջ՝ { $from }, այժմ՝ { $to }
change-set = { $to }
change-ended = առաջ՝ { $from }, այժմ չի գործում

# Coverage
coverage-title = Ընդգրկում
coverage-about = Ո՛ր դրույթներն ունեն կանոններ, որոնք ծրագիրը կարող է կիրառել, և ինչո՛ւ մնացածը չունեն։
coverage-count = Գործող խմբագրության { $all } դրույթից { $encoded }-ն ունի կանոններ։
coverage-rules = Կանոններ
coverage-translations = Լեզուներ
coverage-translated = { $all }-ից { $done }
coverage-state = Տեքստերի վիճակը
coverage-clause = Դրույթ
coverage-none = կանոն դեռ չկա
coverage-heading-only = կանոնի կարիք չունի

# Days: 2023 թ. հունվարի 1
day = { $year } թ. { $month ->
    [1] հունվարի
    [2] փետրվարի
    [3] մարտի
    [4] ապրիլի
    [5] մայիսի
    [6] հունիսի
    [7] հուլիսի
    [8] օգոստոսի
    [9] սեպտեմբերի
    [10] հոկտեմբերի
    [11] նոյեմբերի
   *[12] դեկտեմբերի
} { $day }

# Marks that join words in a row
list-comma = {", "}
list-semicolon = {". "}
list-colon = {"՝ "}
official-by = Պաշտոնական տեքստ՝ { $publisher }, { $date }
official-ours = Մեր խոսքերով
