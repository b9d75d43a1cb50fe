# Messages of `chesslaw collate`. Codes are stable.
collate-language = language: { $language } ({ $words })
collate-provisions = provisions: { $n }
collate-edition = edition: { $editions }
collate-editions = edition: { $editions }; this text alone cannot tell which
collate-error = error
collate-warning = warning
collate-notice = notice
# Why a file cannot be collated
C001 = the file is larger than { $limit } MiB: no text of the Laws is
C002 = this is not text
C003 = not UTF-8 (byte { $offset }), or several encodings in one file: save it as UTF-8
C004 = signs that turn the direction of letters: what is shown is not what is stored; take them out
C005 = the file is empty
C006 = the language cannot be seen from the text; say which it is ({ $known })
C007 = there is no `{ $name }`
# What the text is
C010 = no provisions: this is an entry of a glossary
C011 = { $editions } fit equally well: article { $articles } alone cannot tell; numbers that not all of them print: { $differ }
C012 = the text fits { $better } better than { $edition }
C013 = none of its articles is encoded whole: only order and words were looked at
C014 = no provisions found
# Order
C020 = { $clause } is missing ({ $edition } has it)
C021 = { $clause } stands twice (first on line { $line })
C022 = { $clause } stands after { $after }
C023 = between { $before } and { $clause } something is missing
C024 = an excerpt: { $numbers } are not in it
C025 = { $clause } breaks off at “{ $text }”
C026 = not part of the Laws: “{ $text }”
C027 = under { $clause } stand the words of { $other }
C028 = { $edition } has no { $clause }
# What a provision says
C030 = { $clause }: the number { $number } ({ $unit }) is not of this provision; its numbers: { $expected }
C031 = { $clause }: the number { $number } ({ $unit }) is missing
C032 = { $clause } cites { $number }; it should cite: { $expected }
C033 = { $clause } does not cite { $number }
C034 = { $clause } says “{ $said }” where the provision says: { $expected }
C035 = { $clause } names the { $said } where the provision does not; it names: { $expected }
C036 = { $clause } does not name the { $role }
C037 = { $clause } does not name the { $role }
C038 = { $clause } speaks of { $said } where the provision means { $expected }
C040 = { $clause } has the wording of { $edition }, not of { $here }
C041 = { $clause } departs from { $base }. In our words, here: { $here } There: { $there }
C042 = { $clause } cites { $cites }, which it does not in { $base }
# Words
C050 = “{ $word }” is probably a misprint of “{ $right }”
C051 = “{ $word }”: a space is missing (“{ $right }”)
C052 = { $clause }: a space before a stop or comma
C053 = “{ $word }” has a letter of another script (“{ $right }”)
C060 = “{ $text }”: the accepted term is “{ $accepted }”
C061 = “{ $text }” is a known mistake for “{ $accepted }”
# Why this edition
evidence-numbers = { $edition } prints { $known } of its { $of } numbers
evidence-missing = { $edition } has { $missing }, not found here
evidence-words = it says “{ $text }”, as published texts of { $edition } in this language do
evidence-number = { $clause }: { $said } is not what { $edition } has
evidence-no-number = { $clause }: { $edition } has { $said } there
evidence-cite = { $clause } cites { $said }, which it does not in { $edition }
evidence-no-cite = { $clause } cites { $said } in { $edition }
