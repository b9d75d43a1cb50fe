# Why a request is refused, and the way out. What stands in backticks is typed by people and programs and is the same in every language.
refused-label = error
refused-near = did you mean `{ $nearest }`?
refused-choices = there are { $choices }
refused-see-facts = `chesslaw facts` lists what there is
refused-see-check = `chesslaw check` shows how
refused-from = it is covered from `{ $from }` on
refused-impossible-hint = mend one of them, or leave out what is not known
refused-day-hint = write a day as YYYY-MM-DD, from { $first } on
refused-request-hint = one request a line: { $example }
refused-query-hint = one query a line: { $example }

refused-which-question = no question was named
refused-unknown-question = there is no question `{ $name }`
refused-by-board = `{ $question }` has no rules: the board decides it
refused-unknown-edition = there is no edition `{ $name }`
refused-unknown-language = there is no language `{ $name }`
refused-unknown-action = there is no action `{ $name }`
refused-unknown-fact = there is no fact `{ $name }`
refused-not-covered = `{ $question }` is not covered in `{ $edition }`
refused-covered-by-neither = `{ $question }` is covered neither in `{ $edition }` nor in `{ $other }`
refused-faulty-rules = the rules of `{ $question }` in `{ $edition }` are faulty
refused-no-incident = no incident was told

refused-wrong-type = `{ $fact }` takes { $expected ->
    [bool] true or false
    [number] a whole number
    [choice] one of its values
   *[text] text
}, not `{ $value }`
refused-wrong-type-hint = { $expected ->
    [bool] write true or false without quotation marks, or null where it is not known
    [number] write a whole number, in digits without quotation marks
   *[text] write it as text, in quotation marks
}
refused-number-hint = write it in digits without quotation marks, from { $min } to { $max }, or null where it is not known
refused-unknown-choice = `{ $fact }` has no value `{ $value }`
refused-out-of-bounds = `{ $fact }` must be a whole number from { $min } to { $max }, not { $value }
refused-impossible-facts = these facts cannot be together: { $facts }
refused-told-twice = `{ $name }` is told twice
refused-facts-object = facts are an object of facts, such as { $example }
refused-facts-of = the facts of `{ $name }` must be an object, such as { $example }
refused-facts-file = `--facts @` lacks the name of a file: write --facts @FILE, or --facts @- for standard input
refused-name-value = write --fact NAME=VALUE, not `{ $text }`

refused-bad-json = this is no JSON: { $why ->
    [end] it breaks off (line { $line }, column { $column })
    [deep] its brackets are nested too deep, beyond the limit of recursion (line { $line }, column { $column })
    [number] a number is too large (line { $line }, column { $column })
   *[other] the fault is in line { $line }, column { $column }
}
refused-request-object = a request is an object
refused-no-field = `{ $name }` is missing
refused-field-text = `{ $name }` must be text
refused-field-twice = the field `{ $name }` is told twice
refused-request-field = a request has no `{ $name }`
refused-too-long = a line of { $bytes } bytes or more; the most is { $most }

refused-no-day = `{ $date }` is no day
refused-bad-date = no edition was in force on { $date }
refused-unreadable = cannot read { $path }: { $why ->
    [missing] it is not there
    [denied] it may not be read
    [folder] it is a folder
    [text] it is not UTF-8
   *[other] { $detail }
}
refused-event-text = the event profile is neither YAML nor JSON (line { $line }, column { $column })
refused-event-object = an event profile is a list of names with values, such as { $example }
refused-event-field = an event profile has no `{ $name }`
refused-not-in-force = `{ $edition }` was not in force on { $date }
refused-not-in-force-hint = leave out one of them; in force then was `{ $then }`
refused-event-against = `{ $fact }` is `{ $value }` among the facts of the event, and the rest of the profile makes it `{ $other }`

# What those who keep the content and publish the site run into
refused-mean-content = did you mean --content content?
refused-not-written = nothing was written: { $why }
refused-base-url = `--base-url` takes a whole address, such as { $example }, not `{ $value }`
refused-faults = { $count ->
    [one] { $count } fault was found
   *[other] { $count } faults were found
}; the site in { $path } is as it was
refused-no-module = { $path } is no WebAssembly module
refused-port = cannot listen on port { $port }: { $detail }
refused-port-hint = try --port 0
refused-mark-shipped = the content shipped in the program cannot be marked
refused-mark-shipped-hint = say --content DIR
refused-no-text = no text of `{ $language }` begins with { $names }
refused-write-foreign = { $path } holds files that this program did not write ({ $name }); nothing was changed
refused-write-foreign-hint = choose an empty folder, or delete that one yourself
refused-write-file = { $path } is a file, not a folder
refused-write-busy = another build is writing { $path }
refused-write-disk = { $path } cannot be written: { $detail }
refused-official-manifest = official.yaml cannot be read: { $detail }
refused-official-none = { $path } has no official.yaml, which names each text with its language, edition, publisher, date, rights and file
refused-official-empty = official.yaml names no text
refused-official-outside = official.yaml: `{ $path }` is not a path within the folder
refused-official-text = { $path }: { $why }
refused-official-line = { $path }, line { $line }: { $why }
refused-official-nothing = { $path }: no provision of { $edition } was found in it
refused-official-language = { $path }: the text is in `{ $found }`, and official.yaml says `{ $named }`
doubt-edition = { $path }: this text fits the edition { $edition } better than the one official.yaml names
doubt-partial = { $path }: { $have } of { $of } clauses have official words; without them are { $numbers }
doubt-doubled = { $path }: { $number } stands in it more than once; the words under the first are shown
doubt-given = { $path }: clauses of it are given by { $other } already, whose words are shown
doubt-label = warning

# The command line
refused-usage-unknown = there is no option or argument `{ $name }`
refused-usage-command = there is no command `{ $name }`
refused-usage-value = { $name } does not take `{ $value }`
refused-usage-no-value = { $name } needs a value
refused-usage-missing = missing: { $names }
refused-usage-conflict = { $name } cannot go with { $other }
refused-usage-text = the argument `{ $name }` is not UTF-8
refused-board-option = { $name } cannot go with `{ $question }`, which the board decides
refused-usage-help = { $command } --help shows what there is
