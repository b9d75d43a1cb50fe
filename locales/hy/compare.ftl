# Համեմատություն, շփոթվող եզրույթներ, կետի մանրամասներ։

compare-title = Համեմատություն
compare-about = Յուրաքանչյուր հոդված ցանկացած երկու խմբագրությամբ և երկու լեզվով՝ դրույթ առ դրույթ. տարբերվող բառերը նշված են։
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
contrast-title = Շփոթվող տերմիններ
contrast-about = Տերմիններ, որոնք շփոթում են իրար հետ. ի՛նչ է նշանակում յուրաքանչյուրը, ինչո՛վ են տարբերվում և ի՛նչն է որոշիչ։
contrast-apart = Ինչով է տարբերվում
contrast-link = Երկուսը մեկ էջում
contrast-all = Բոլոր շփոթվող տերմինները
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
rule-when = Եթե { $when }, ապա՝
rule-always = Միշտ՝
rule-may = { $orders }, կամ, հայեցողությամբ, { $may }
term-more = Ավելին
term-close = Փակել
