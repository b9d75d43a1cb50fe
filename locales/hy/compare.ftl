# Համեմատություն, շփոթվող եզրույթներ, կետի մանրամասներ։

compare-title = Համեմատություն
compare-about = Յուրաքանչյուր հոդված ցանկացած երկու խմբագրությամբ և երկու լեզվով՝ կետ առ կետ, տարբերվող բառերը նշված։
compare-of = { $article }. համեմատություն
compare-link = Համեմատել այլ խմբագրության կամ լեզվի հետ
compare-clause = Համեմատել
compare-left = Առաջին սյունակ
compare-right = Երկրորդ սյունակ
compare-language = Լեզու
compare-edition = Խմբագրություն
compare-swap = Փոխել սյունակների տեղերը
compare-only = Միայն տարբերությունները
compare-absent = այս խմբագրության մեջ չկա
compare-count = Տարբերվում են՝ { $n } / { $all }
compare-marks = Նշված են այն բառերը, որոնք կան երկու խմբագրություններից միայն մեկում։
compare-none = Տարբերություններ չկան։
compare-editions-note = Երկու սյունակներում նույն խմբագրությունն է, ուստի ոչինչ նշված չէ։
contrast-title = Շփոթվող եզրույթներ
contrast-about = Եզրույթներ, որոնք շփոթում են իրար հետ. ինչ է նշանակում յուրաքանչյուրը, ինչով են տարբերվում և ինչն է որոշիչ։
contrast-apart = Ինչով է տարբերվում
contrast-link = Երկուսը մեկ էջում
contrast-all = Բոլոր շփոթվող եզրույթները
glossary-letters = Տառեր
glossary-not = չշփոթել՝
# $place is the name of the article, $inside the same as it stands inside a sentence.
cite-clause = { $edition }, { $inside }
clause-cite = Ինչպես հղել
clause-cite-copy = Պատճենել հղումը
clause-cite-copied = Հղումը պատճենված է
clause-decides = Երբ է կիրառվում
clause-table = Որոշումների աղյուսակում
clause-commentary = Մեկնաբանություն
rule-when = Եթե { $when }՝
rule-always = Միշտ՝
rule-may = { $orders }, կամ, հայեցողությամբ, { $may }
term-more = Ավելին
term-close = Փակել
