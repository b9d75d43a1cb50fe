# Several limits on one number in one sentence; facts that are written out; sentences in a row. $stands is how the number stands, $name its name.
# Set before the word that joins the last of several whole sentences ("and").
list-clause = {","}
limit-below = { $number }-ից պակաս
limit-at-least = { $number }-ից ոչ պակաս
limit-at-most = { $number }-ից ոչ ավելի
limit-above = { $number }-ից ավելի
limit-equal = ուղիղ { $number }
limit-other = { $number }-ից տարբեր
compared-limits = { $stands } ({ $limits })
number-limits = { $name } { $limits } է
told-start = քայլերը նշված են սկզբնական դիրքից սկսած
told-fen = նշված դիրքը { $value } է
told-moves = նշված քայլերն են՝ { $value }
told-move = խոսքը { $value } քայլի մասին է
# What other facts would no longer order; a rule that may still apply
what-if-no-longer = այլևս չի գործում հետևյալը՝ { $orders }
why-not-open = { $clause } դրույթով դա կկարգադրվի միայն այն դեպքում, եթե { $facts }
why-not-ordered = դա կարգադրված է կամ կարող է կարգադրվել
why-not-never = այս հարցի ոչ մի կանոն դա չի կարգադրում
why-not-beside = { $clause } դրույթով այլ բան չի կարգադրվում այստեղ արդեն կարգադրվածի պատճառով
why-not-otherwise = միայն այն դեպքում, երբ ոչ մի կանոն այլ բան չի կարգադրում. այստեղ այլ բան է կարգադրում { $clause } դրույթը
why-not-undecided = միայն այն դեպքում, երբ ոչ մի կանոն այլ բան չի կարգադրում, իսկ դա դեռ հայտնի չէ
one-of = մրցավարի հայեցողությամբ սրանցից մեկը՝ { $orders }
