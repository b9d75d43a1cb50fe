# The interface of the site.

site-name = Chesslaw
site-tagline = The Laws of Chess, clause by clause
site-about = Every clause in several languages and editions, with the rulings that follow from it and the reasons.
choose-language = Choose a language
skip-to-content = Skip to the content
page-not-found = There is no such page
page-not-found-about = The address may be mistyped. Everything can be reached from the first page.

# Navigation
nav-label = Main parts
nav-breadcrumb = You are here
nav-languages = This page in other languages
nav-home = Home
nav-ask = What happened?
nav-laws = Laws
nav-glossary = Glossary
nav-cases = Cases
nav-editions = Editions
nav-coverage = Coverage
nav-on-this-page = On this page
nav-previous = Previous
nav-next = Next

# Notices
notice-unofficial = This is not the official text of the Laws of Chess.
notice-official = The official text is in the FIDE Handbook, E/01.
notice-editorial = The wording, the glossary and the rulings are editorial work; where they differ from the official text, the official text prevails.
notice-fallback = Not yet in this language: shown in { $language }.
notice-old-edition = This is an earlier edition, no longer in force.
notice-national = This is a national edition.
notice-see-current = See the edition in force
notice-no-scripts = This page works without scripts.
notice-doubt = Doubtful: { $doubt }
licence = Text under CC BY 4.0, program under MIT or Apache 2.0.

# Home
home-ask = What happened?
home-ask-about = Choose what happened at the board: each page says what is to be done, and by which clause.
home-articles = The Laws
home-articles-about = In the edition in force: { $edition }.
home-glossary-about = { $count ->
    [one] { $count } term explained, with the mistakes often made with it.
   *[other] { $count } terms explained, with the mistakes often made with them.
}
home-cases-about = { $count ->
    [one] { $count } worked example, with its ruling in each edition.
   *[other] { $count } worked examples, each with its ruling in each edition.
}
home-editions-about = What changed, where and when.
home-changed = What changed in this edition
home-all = See all

# Articles
article-number = Article { $number }
appendix-number = Appendix { $number }
guideline-number = Guidelines { $number }
article-heading = { $number }: { $title }
laws-title = The Laws of Chess
laws-in-edition = { $edition }
laws-other-editions = Other editions
edition-label = Edition
edition-in-force = in force
edition-from = in force from { $from }
edition-from-to = in force from { $from } until { $until }
edition-undated = date not known
edition-based-on = Based on { $edition }
edition-this = this edition
clause-permalink = Address of clause { $number }
clause-details = More on { $number }
clause-unnumbered = without a number
clause-kind = Kind
clause-who = Who
clause-id = Identifier
clause-history = In other editions
clause-history-range = { $first } to { $last }
clause-history-none = not in this edition
clause-reworded = reworded
clause-terms = Terms
clause-cases = Cases
clause-questions = Decides in
clause-rules = Rules that rest on it
clause-refers = Refers to
clause-referred-from = Referred to in
clause-sources = Sources
clause-translation = This text
clause-not-encoded = Not decided by a rule
clause-same-as = The same as
clause-also = Also met as { $number }
sources-title = Sources

# Glossary
glossary-title = Glossary
glossary-about = The words of the Laws, explained.
term-use = Use and context
term-mistakes = Common mistakes
term-twins = Not to be confused
term-versus = { $one } or { $other }?
term-clauses = Clauses
term-questions = What happened?
term-cases = Cases

# Cases
cases-title = Cases
cases-about = Worked examples. Every ruling is worked out by the rules each time this site is built.
cases-contrasts = Contrasts
case-story = What happened
case-facts = The facts
case-ruling = The ruling
case-ruling-in = In { $edition }
case-note = Note
case-level = { $level ->
    [basic] for beginners
    [intermediate] for arbiters
   *[advanced] for examinations
}
case-authority = Who says so
case-no-action = Nothing is ordered.
case-same-ruling = The same ruling in { $editions }
diagram-white = White
diagram-black = Black
diagram-empty = No pieces
diagram-label = Chess diagram
diagram-board-turned = The board is turned by { $degrees } degrees.
piece-king = king
piece-queen = queen
piece-rook = rook
piece-bishop = bishop
piece-knight = knight
piece-pawn = pawn

# Questions and their tables
ask-title = What happened?
ask-about = Each question has a table of what is to be done. It is made from the same rules that decide the cases.
ask-table = The table
ask-table-first = In each part the first row that applies decides.
ask-when = When
ask-then = Then
ask-clause = Clause
ask-may = or, at discretion
ask-may-alone = at discretion
ask-always = always
ask-otherwise = otherwise
ask-all-of = all of these
ask-any-of = any of these
ask-not-any-of = none of these
ask-reading = under the reading “{ $reading }”
ask-slot-orders = “{ $action }” is ordered
ask-slot-orders-none = nothing is ordered for “{ $slot }”
ask-slot-orders-not = “{ $action }” is not ordered
ask-slot-orders-some = something is ordered for “{ $slot }”
ask-meaning = What the words of the table mean
ask-means-if = This is so when:
ask-presumed = Presumed unless told otherwise
ask-facts = What it turns on
ask-other-editions = This table is for { $edition }.
ask-cases = Cases
ask-readings = Where readings differ
ask-needs-parameter = with { $value } where { $when }

# A condition on a number, in a table
number-below = { $number ->
    [1] there were no { $name }
   *[other] there were fewer than { $number } { $name }
}
number-at-least = there were { $number } or more { $name }
number-at-most = { $number ->
    [0] there were no { $name }
    [1] there were fewer than 2 { $name }
   *[other] there were no more than { $number } { $name }
}
number-above = { $number ->
    [1] there were 2 or more { $name }
   *[other] there were more than { $number } { $name }
}
number-equal = the number of { $name } was exactly { $number }
number-other = the number of { $name } was other than { $number }

# Editions
editions-title = Editions
editions-about = Each edition rests on an earlier one and changes some of it.
editions-changes = What changed
editions-no-changes = Nothing that is encoded here changed.
editions-first = The oldest edition covered.
changes-title = Rulings that changed: { $from } to { $to }
changes-about = What an arbiter now does differently. Only what follows from the rules encoded here is compared.
changes-none = No ruling encoded here changed.
changes-one-edition = Not compared, because only { $edition } is encoded for them: { $questions }.
changes-link = Rulings that changed since { $edition }
change-added = New
change-dropped = Removed
change-renumbered = Renumbered
change-reworded = Reworded
change-parameter = Numbers changed
change-from-to = { $from } became { $to }
change-set = { $to }
change-ended = { $from } no longer holds

# Coverage
coverage-title = Coverage
coverage-about = Which clauses have rules that a program can run, and why the others have none.
coverage-count = { $encoded } of { $all } clauses of the edition in force have rules.
coverage-rules = Rules
coverage-translations = Languages
coverage-translated = { $done } of { $all }
coverage-state = State of the texts
coverage-clause = Clause
coverage-none = no rule yet
coverage-heading-only = needs none

# Days: 1 January 2023
day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

# Marks that join words in a row
list-comma = {", "}
list-semicolon = {"; "}
list-colon = {": "}
official-by = Official text: { $publisher }, { $date }
official-ours = In our own words
