# Որոնում
search-title = Որոնում
search-about = Դրույթներ, տերմիններ, դեպքեր և հարցեր՝ ձեր իսկ բառերով։
search-label = Որոնել կանոններում
search-hint = Բառեր, համար կամ հարց
search-button = Գտնել
search-nothing = Կանոններում սրա պատասխանը չկա։
search-nearest = Ամենամոտ տերմինները՝
search-glossary = Բոլոր տերմիններն այբբենական կարգով
search-noscript = Որոնմանը սկրիպտներ են պետք։ Առանց դրանց կօգնի տերմինների ցանկը։
search-count = Գտնված է՝ %c
search-recent = Նախկինում որոնված
search-forget = Ջնջել
search-term = Տերմին
search-case = Դեպք
search-ask = Ինչ անել
search-was = %e խմբագրության մեջ՝ %n
search-loading = Ցանկը բեռնվում է…
