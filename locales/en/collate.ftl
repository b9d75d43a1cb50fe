# Messages of `chesslaw collate`. Codes are stable.
collate-language = language: { $language } ({ $words })
collate-provisions = provisions: { $n }
collate-edition = edition: { $editions }
collate-editions = edition: { $editions }; this text alone cannot tell which
collate-error = error
collate-warning = warning
collate-notice = notice
collate-clause = { $clause } in our words: { $title }
# Why a file cannot be collated
C001 = the file is larger than { $limit } MiB: no text of the Laws is
C002 = this is not text
C003 = not UTF-8 (byte { $offset }), or several encodings in one file: save it as UTF-8
C004 = signs that turn the direction of letters: what is shown is not what is stored; take them out
C005 = the file is empty
C006 = the language cannot be seen from the text; say which it is ({ $known })
C007 = there is no `{ $name }`
C008 = more provisions or words than any text of the Laws has
C009 = the letters are garbled: this looks like { $encoding } read in another encoding; save the original again as UTF-8
C015 = to read { $kind } files this program must be built with the feature `documents` (cargo install chesslaw --features documents); or save the file as text or HTML
C016 = this { $kind } file cannot be read: { $detail }
# What the text is
C010 = no provisions: this is an entry of a glossary
C011 = { $editions } fit equally well: article { $articles } alone cannot tell; numbers that not all of them print: { $differ }
C012 = the text fits { $better } better than { $edition }
C013 = none of its articles is encoded whole: only order and words were looked at
C014 = no provisions found
C017 = read as { $encoding }; UTF-8 would leave no doubt
C018 = article { $clause } is not encoded whole for { $edition }: only order and words were looked at
C019 = lines in another language ({ $language }) are no part of this report: { $count }
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
C029 = { $clause }: the items { $numbers } stand in it without numbers of their own
# What a provision says
C030 = { $clause }: { $said } is not of this provision; it has: { $expected }
C031 = { $clause }: { $said } is missing
C032 = { $clause } cites { $number }; it should cite: { $expected }
C033 = { $clause } does not cite { $number }
C034 = { $clause } says “{ $said }” where the provision says: { $expected }
C035 = { $clause } names someone whom the provision does not: { $said }; it names: { $expected }
C036 = { $clause } does not name: { $role }
C037 = { $clause } does not name: { $role }
C038 = { $clause } speaks of “{ $said }” where the provision means “{ $expected }”
C040 = { $clause } has the wording of { $edition }, not of { $here }
C041 = { $clause } departs from { $base }. In our words, here: { $here } There: { $there }
C042 = { $clause } cites { $cites }, which it does not in { $base }
C043 = { $clause } is the number of { $other }; { $edition } prints these words as { $here }
C044 = { $clause } says “{ $said }” { $times } times, the provision { $most } at most
C045 = { $clause } names { $said } { $times } times, the provision { $most } at most
C046 = { $clause }: the provision does not have { $said }
C047 = { $clause } cites { $number }; the provision cites nothing
C048 = { $clause } names only { $said } where the provision names { $expected } too
# Words
C050 = “{ $word }” is probably a misprint of “{ $right }”
C051 = “{ $word }”: a space is missing (“{ $right }”)
C052 = { $clause }: a space before a stop or comma
C053 = “{ $word }” has a letter of another script (“{ $right }”)
C055 = article { $clause }: one finding ({ $kind }) in { $count } of its { $of } provisions, most likely with one cause: { $numbers }
C056 = article { $clause } could not be followed ({ $count } differences): its provisions may stand in another order or be another law; nothing more is said of it
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
