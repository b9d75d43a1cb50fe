# Search
search-title = Search
search-about = Clauses, terms, cases and questions, in the words you use yourself.
search-label = Search the Laws
search-hint = Words, a number or a question
search-button = Search
search-nothing = Nothing in the Laws answers this.
search-nearest = The nearest terms:
search-glossary = All terms from A to Z
search-noscript = The search needs scripts. Without them, use the index of terms.
search-count = Results: %c
search-recent = Recent searches
search-forget = Clear recent searches
search-term = Term
search-case = Case
search-ask = What is to be done
search-was = %n in %e
search-loading = Loading the index…
