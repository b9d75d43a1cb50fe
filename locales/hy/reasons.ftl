# Words of rulings, of clauses and of their standing.

# How far a ruling is decided
status-decided = կայացված է
status-discretion = մրցավարի հայեցողությամբ
status-disputed = վիճելի է
status-needs-facts = կախված է այլ փաստերից
status-not-covered = կանոններով չի կարգավորվում

# Labels of a ruling
label-status = Որոշումը
label-needs = Դեռ պետք է պարզել
label-clauses = Դրույթները
label-assumed = Ենթադրվում է
label-reasons = Հիմնավորումը
label-readings = Մեկնաբանությունները
label-held-by = Այս կարծիքին են
may-instead = դրա փոխարեն մրցավարը կարող է { $action }
reading-preferred = (այստեղ նախընտրվող մեկնաբանությունը)
note-ignored = `{ $fact }` փաստն այս հարցի համար նշանակություն չունի և հաշվի չի առնվել

# A number compared with a limit; $stands is how the number stands ("White had made 9 moves") or its name ("moves made by White")
compared-below = { $stands } ({ $number }-ից պակաս)
compared-at-least = { $stands } ({ $number } կամ ավելի)
compared-at-most = { $stands } ({ $number } կամ պակաս)
compared-above = { $stands } ({ $number }-ից ավելի)
compared-equal = { $stands } (ուղիղ { $number })
compared-other = { $stands } (ոչ { $number })

# Slots of a ruling
slot-outcome = Պարտիան
slot-position = Դիրքը
slot-promotion = Փոխարկումը
slot-minutes = Լրացուցիչ ժամանակը
slot-clocks = Ժամացույցը
slot-conduct = Վարքը
slot-rights = Խաղատախտակի վրա ունեցած իրավունքները
slot-nothing = այլ բան չի պահանջվում

# Sorts of norms
kind-definition = սահմանում
kind-duty = պարտականություն
kind-permission = թույլտվություն
kind-prohibition = արգելք
kind-outcome = հետևանք
kind-penalty = պատժամիջոց
kind-procedure = կարգ
kind-discretion = հայեցողություն
kind-recommendation = հանձնարարական

# Sorts of texts
form-rule = կանոն
form-lead-in = ներածական է հաջորդող դրույթների համար
form-caption = վերնագիր

# Who acts or decides
role-player = խաղացողը
role-opponent = հակառակորդը
role-arbiter = մրցավարը
role-assistant = օգնականը
role-organiser = կազմակերպիչը
role-spectator = հանդիսատեսը
role-team = թիմը
role-federation = ֆեդերացիան
role-fide = ՖԻԴԵ-ն
role-anyone = ցանկացած անձ

# Modal force
modality-must = պետք է
modality-may = կարող է
modality-must-not = չպետք է
modality-should = ցանկալի է

# What a rule rests on
basis-text = կանոնների տեքստը
basis-interpretation = կանոններն ընդունած մարմնի հրապարակած պարզաբանումը
basis-practice = մրցավարների ձեռնարկները և քննությունների ճիշտ պատասխանները
basis-inference = մեր եզրակացությունը. որոշում չի գտնվել

# Who stands behind the ruling of a case
authority-text = կանոնների տեքստը կասկած չի թողնում
authority-commission = այդպես է որոշել ՖԻԴԵ-ի հանձնաժողովը
authority-examination = մրցավարների քննության ճիշտ պատասխանը
authority-arbiter = մրցավարի հրապարակած կարծիքը
authority-inference = մեր եզրակացությունը

# How far a text has come
state-drafted = սևագիր. երկրորդ ընթերցողը դեռ չի կարդացել
state-read = ստուգել է երկրորդ ընթերցողը
state-confirmed = հաստատել է ֆեդերացիան կամ մրցավարը
state-stale = հնացած. սկզբնաղբյուրն այդ ժամանակից ի վեր փոխվել է
incident-and-facts = { $incident }. { $facts }
demands-nothing = ինչպիսին էլ լինեն փաստերը
orders-nothing = ոչինչ չի կարգադրվում
what-if = եթե { $facts }, ապա՝ { $orders }
why-not-failed = { $clause } դրույթով այլ բան չի կարգադրվում, քանի որ { $facts }
why-not-overridden = այդպես կկարգադրեր { $clause } դրույթը, բայց առաջնահերթ է ավելի հատուկ կանոնը
yields = չի կարգադրվում՝ { $order }. զիջում է «{ $to }» կարգադրությանը ({ $clause })
slot-class = Խաղի տեսակը
slot-claim = Պահանջը
slot-offer = Ոչ-ոքիի առաջարկը
slot-scoresheet = Բլանկները
slot-move = Քայլը
slot-duty = Ինչ պետք է արվի
slot-count = Քայլերի հաշիվը
may-do = մրցավարը կարող է { $action }
slot-play = Կատարվելիք քայլը
slot-steps = Ինչ է անում մրցավարը
slot-points = Միավորները
slot-score = Հակառակորդի արդյունքը
slot-appeal = Բողոքը
