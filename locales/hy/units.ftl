# Units of numbers. After a number a noun stays in the singular; `case` bends it: gen (քայլի), dat (քայլին), def (քայլը),
# abl (քայլից), ins (քայլով); without it the plain form.
moves = { $n } { $case ->
    [gen] քայլի
    [dat] քայլին
    [def] քայլը
    [abl] քայլից
    [ins] քայլով
   *[nom] քայլ
}
minutes = { $n } { $case ->
    [gen] րոպեի
    [dat] րոպեին
    [def] րոպեն
    [abl] րոպեից
    [ins] րոպեով
   *[nom] րոպե
}
seconds = { $n } { $case ->
    [gen] վայրկյանի
    [dat] վայրկյանին
    [def] վայրկյանը
    [abl] վայրկյանից
    [ins] վայրկյանով
   *[nom] վայրկյան
}
players = { $n } { $case ->
    [gen] խաղացողի
    [dat] խաղացողին
    [def] խաղացողը
    [abl] խաղացողից
    [ins] խաղացողով
   *[nom] խաղացող
}
parts = { $n } { $case ->
    [gen] մասի
    [dat] մասին
    [def] մասը
    [abl] մասից
    [ins] մասով
   *[nom] մաս
}
games = { $n } { $case ->
    [gen] պարտիայի
    [dat] պարտիային
    [def] պարտիան
    [abl] պարտիայից
    [ins] պարտիայով
   *[nom] պարտիա
}
rounds = { $n } { $case ->
    [gen] խաղափուլի
    [dat] խաղափուլին
    [def] խաղափուլը
    [abl] խաղափուլից
    [ins] խաղափուլով
   *[nom] խաղափուլ
}
squares = { $n } { $case ->
    [gen] դաշտի
    [dat] դաշտին
    [def] դաշտը
    [abl] դաշտից
    [ins] դաշտով
   *[nom] դաշտ
}
pieces = { $n } { $case ->
    [gen] խաղաքարի
    [dat] խաղաքարին
    [def] խաղաքարը
    [abl] խաղաքարից
    [ins] խաղաքարով
   *[nom] խաղաքար
}
files = { $n } { $case ->
    [gen] ուղղաձիգի
    [dat] ուղղաձիգին
    [def] ուղղաձիգը
    [abl] ուղղաձիգից
    [ins] ուղղաձիգով
   *[nom] ուղղաձիգ
}
ranks = { $n } { $case ->
    [gen] հորիզոնականի
    [dat] հորիզոնականին
    [def] հորիզոնականը
    [abl] հորիզոնականից
    [ins] հորիզոնականով
   *[nom] հորիզոնական
}
boards = { $n } { $case ->
    [gen] խաղատախտակի
    [dat] խաղատախտակին
    [def] խաղատախտակը
    [abl] խաղատախտակից
    [ins] խաղատախտակով
   *[nom] խաղատախտակ
}
centimetres = { $n } { $case ->
    [gen] սանտիմետրի
    [dat] սանտիմետրին
    [def] սանտիմետրը
    [abl] սանտիմետրից
    [ins] սանտիմետրով
   *[nom] սանտիմետր
}
dots = { $n } { $case ->
    [gen] կետի
    [dat] կետին
    [def] կետը
    [abl] կետից
    [ins] կետով
   *[nom] կետ
}
ways = { $n } { $case ->
    [gen] ձևի
    [dat] ձևին
    [def] ձևը
    [abl] ձևից
    [ins] ձևով
   *[nom] ձև
}
hands = { $n ->
    [1] մեկ
   *[other] { $n }
} { $case ->
    [gen] ձեռքի
    [dat] ձեռքին
    [def] ձեռքը
    [abl] ձեռքից
    [ins] ձեռքով
   *[nom] ձեռք
}
kings = { $n } { $case ->
    [gen] արքայի
    [dat] արքային
    [def] արքան
    [abl] արքայից
    [ins] արքայով
   *[nom] արքա
}
queens = { $n } { $case ->
    [gen] թագուհու
    [dat] թագուհուն
    [def] թագուհին
    [abl] թագուհուց
    [ins] թագուհիով
   *[nom] թագուհի
}
rooks = { $n } { $case ->
    [gen] նավակի
    [dat] նավակին
    [def] նավակը
    [abl] նավակից
    [ins] նավակով
   *[nom] նավակ
}
bishops = { $n } { $case ->
    [gen] փղի
    [dat] փղին
    [def] փիղը
    [abl] փղից
    [ins] փղով
   *[nom] փիղ
}
knights = { $n } { $case ->
    [gen] ձիու
    [dat] ձիուն
    [def] ձին
    [abl] ձիուց
    [ins] ձիով
   *[nom] ձի
}
pawns = { $n } { $case ->
    [gen] զինվորի
    [dat] զինվորին
    [def] զինվորը
    [abl] զինվորից
    [ins] զինվորով
   *[nom] զինվոր
}
displays = { $n } { $case ->
    [gen] թվացույցի
    [dat] թվացույցին
    [def] թվացույցը
    [abl] թվացույցից
    [ins] թվացույցով
   *[nom] թվացույց
}
points = { $n } { $case ->
    [gen] միավորի
    [dat] միավորին
    [def] միավորը
    [abl] միավորից
    [ins] միավորով
   *[nom] միավոր
}
increments = { $n } { $case ->
    [gen] հավելման
    [dat] հավելմանը
    [def] հավելումը
    [abl] հավելումից
    [ins] հավելումով
   *[nom] հավելում
}
times = { $n ->
    [1] մեկ անգամ
   *[other] { $n } անգամ
}
ordinal = { $n ->
    [1] առաջին
    [2] երկրորդ
    [3] երրորդ
    [4] չորրորդ
    [5] հինգերորդ
    [6] վեցերորդ
    [7] յոթերորդ
    [8] ութերորդ
    [9] իններորդ
    [10] տասներորդ
   *[other] { $n }-րդ
}{ $case ->
    [def] ը
    [dat] ին
    [abl] ից
    [ins] ով
   *[nom] { "" }
}
# Scores counted in halves and in quarters of a point.
half-points = { $n ->
    [0] 0 միավոր
    [1] ½ միավոր
    [2] 1 միավոր
   *[other] { $n }/2 միավոր
}
quarter-points = { $n ->
    [0] 0
    [1] ¼
    [2] ½
    [3] ¾
    [4] 1
   *[other] { $n }/4
}
share = { $n ->
    [2] կեսը
   *[other] { $n }-րդ մասը
}
