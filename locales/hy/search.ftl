# Որոնում
search-title = Որոնում
search-about = Կետեր, եզրույթներ, դեպքեր և հարցեր՝ ձեր իսկ բառերով։
search-label = Որոնել կանոններում
search-hint = Բառեր, համար կամ հարց
search-button = Գտնել
search-nothing = Կանոններում սրա պատասխանը չկա։
search-nearest = Ամենամոտ եզրույթները՝
search-glossary = Բոլոր եզրույթները այբբենական կարգով
search-noscript = Որոնմանը սկրիպտներ են պետք։ Առանց դրանց կօգնի եզրույթների ցանկը։
search-count = Գտնված է՝ %c
search-recent = Նախկինում որոնված
search-forget = Մոռանալ
search-term = Եզրույթ
search-case = Դեպք
search-ask = Ինչ անել
search-was = %n՝ %e խմբագրությունում
search-loading = Ցանկը բեռնվում է…
