# Side by side, contrasts, and what a clause shows on demand.

compare-title = Side by side
compare-about = Each article in any two editions and any two languages, clause by clause, with the words marked that differ.
compare-of = { $article }: side by side
compare-link = Side by side: other editions, other languages
compare-clause = Side by side
compare-left = First column
compare-right = Second column
compare-language = Language
compare-edition = Edition
compare-swap = Swap the columns
compare-only = Only the differences
compare-absent = not in this edition
compare-count = Different: { $n } of { $all }
compare-marks = Marked words stand in only one of the two editions.
compare-none = No clause differs.
compare-editions-note = Both columns show the same edition, so nothing is marked.
contrast-title = Easily confused terms
contrast-about = Terms that are taken for one another: what each is, what sets them apart, and what decides.
contrast-apart = What sets it apart
contrast-link = Both on one page
contrast-all = All easily confused terms
glossary-letters = Letters
glossary-not = not to be confused with:
# $place is the name of the article, $inside the same as it stands inside a sentence.
cite-clause = { $edition }, { $place }
clause-cite = To cite it
clause-cite-copy = Copy the citation
clause-cite-copied = Citation copied
clause-decides = When it decides
clause-table = In the decision table
clause-commentary = Commentary
rule-when = When { $when }:
rule-always = Always:
rule-may = { $orders }; or, at discretion, { $may }
term-more = Read more
term-close = Close
