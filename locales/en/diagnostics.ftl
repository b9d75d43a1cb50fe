# Messages of `chesslaw check`. Codes are stable. `-hint` says the way out.
E001 = { $path } is not UTF-8 (byte { $offset })
E001-hint = save it as UTF-8
E002 = { $detail }
E002-hint = if this is a text: one with a colon, a # or a bracket at its start goes in double quotes, or after `>-` on indented lines below; indent with spaces, never tabs
E003 = { $path } is not a file this content knows
E003-hint = content files end in .yaml and lie in the folders of content/README.md
# What is not there, or differs.
kind-of = { $what ->
    [action] action
    [article] article
    [case] case
    [choice] value
    [clause] clause
    [edition] edition
    [fact] fact
    [language] language
    [modality] modality
    [notation] notation
    [option] option
    [parameter] parameter
    [question] question
    [reading] reading
    [reference] reference to
    [role] role
    [rule] rule
    [slot] slot
    [source] source
    [term] term
   *[other] { $what }
}
E009 = there is no { kind-of } `{ $name }`
E009-hint = ids are the same in every language: copy them from the English text
E010 = there is no { kind-of } `{ $name }`
E010-hint = did you mean `{ $nearest }`?
E011 = `{ $name }` cannot be tested so
E011-hint = it takes { $expected }
E017 = clause `{ $name }` is not printed in { $edition }
E017-hint = bound the rule with `from` and `before`, or name the clause that edition has
E024 = { $question } in { $edition }: nothing fills the slot `{ $slot }` when { $example }
E024-hint = add a rule for it, or give the slot an `otherwise`
E025 = { $question } in { $edition }: the rules { $rules } disagree in slot `{ $slot }` when { $example }
E025-hint = let one of them override the other (`overrides`), or narrow its `when`
E032 = the text of `{ $key }` cannot be read: { $detail }
E032-hint = a number is written { "{" } MOVES($move_limit) { "}" }, a brace itself { "{" } "{ "{" }" { "}" }
E016 = parameter `{ $name }` has no value in { $edition }
E014 = these rules override each other in a circle: { $names }
E014-hint = only one of two rules may override the other
E007 = { $detail }
E030 = { $detail }
E031 = language { $language } has no language.yaml
E020 = { $action }: `{ $param }` must be { $expected }
E021 = { $action } belongs to slot { $slot }
E022 = rule { $rule } orders nothing
E012 = slot { $name } is not above this one
E013 = `{ $name }` uses itself
E018 = reading { $name } does not exist in { $edition }
E019 = reading { $name }: option { $option } is missing
E004 = { $path }: there is no language { $language }
E004-hint = languages are the folders of locales; make the folder locales/{ $language } with a language.yaml, or mend the file's name
E005 = the file is empty
E005-hint = write its entries, or remove it
E006 = `{ $key }` stands twice
E015 = { $rule } overrides { $other } of another slot
E023 = { $name } has too many values
# Why something in the rules has no effect.
idle-because = { $why ->
    [no-edition] it is in use in no edition
    [apart] { $conditions } cannot be together
    [beaten] in { $edition }, when { $example }, { $by } decides in any case
    [same] in { $edition }, when { $example }, the same follows without it
    [turns] in { $edition }, when { $example }, the rule { $by } turns on it, but the ruling does not
   *[unasked] no rule turns on it
}
E026 = rule { $rule } never applies: { idle-because }
E026-hint = take the rule out, or let it override what decides instead
E027 = rule { $rule } overrides { $overrides } to no effect: { idle-because }
E027-hint = take { $overrides } out of `overrides`
W028 = fact { $name } matters nowhere: { idle-because }
W028-hint = take the fact out of the conditions, or let a rule decide by it
E033 = nothing uses the fact { $name }
E033-hint = take it out of facts.yaml, and its texts, or let a rule test it
E034 = parameter { $name }, { $number }, changes nothing: { idle-because }
E034-hint = take the value out, or let a rule decide by it
E035 = the case { $clause } of parameter { $name } changes nothing: { idle-because }
E035-hint = take the case out, or mend its `when`
E036 = row { $row } of `{ $name }` adds nothing: { idle-because }
E036-hint = take the row out, or mend its `when`
E037 = no rule uses the named condition `{ $name }`
E037-hint = take it out of `define`, or let a rule test it
E038 = the number { $number } is typed into the rules
E038-hint = write { $name } instead: a number stands in one place
E040 = { $edition } descends from itself
E041 = { $edition }: `{ $date }` is no day
E041-hint = write YYYY-MM-DD in quotes
E042 = `{ $name }` is no id
E042-hint = lower-case words joined by hyphens
E043 = { $twin } does not name { $term } as its twin
E043-hint = add { $term } to the twins of { $twin }
E044 = the inventory lists nothing for { $article }
E045 = { $number } of { $article } is not encoded
E045-hint = add the clause, or take the article out of scope.yaml
E046 = { $number } is not in the inventory of { $article }
E047 = { $language }: `dir` must be ltr or rtl
E048 = { $language }: there is no fallback language { $fallback }
E049 = { $language } has no message `{ $key }`
E049-hint = add it to a file of locales/{ $language }
E050 = { $language } has no unit `{ $unit }`
E050-hint = add it to locales/{ $language }/units.ftl
E051 = { $language } has no text `{ $key }` ({ $domain })
E051-hint = add the line `{ $key }:` to the file of that language beside this one
E052 = nothing uses the text `{ $key }` ({ $domain })
E052-hint = did you mean `{ $nearest }`?
E053 = the text of `{ $key }` cannot be filled in for { $edition }: { $detail }
E053-hint = copy what stands in braces from the English text; what may stand there is listed in content/README.md
E060 = `{ $key }`: the number { $number } is typed into the text
E060-hint = declare it in `params` and write it as { "{" } MOVES($name) { "}" }
E061 = `{ $key }`: { $param } is in { $unit }
E061-hint = print it with the function of that unit
E062 = `{ $key }` does not use the parameter { $param } ({ $edition })
E063 = `{ $key }` uses the parameter { $param }, which has no value in { $edition }
E059 = tallies.yaml speaks of `{ $key }` in `{ $language }`, which is not there
E059-hint = take the line out, or mend its key
E064 = `{ $key }`: the link prints the number of `{ $name }` and leads to `{ $target }`
E064-hint = print the number of the provision it leads to
E065 = `{ $key }`: the text has the { kind-of } { $name }, the structure does not
E065-hint = take it out of the text, or add it to the clause
E066 = `{ $key }`: the text lacks the { kind-of } { $name } of the structure
E066-hint = add it to the text, or take it out of the clause
E067 = a link to `{ $target }` leads nowhere
E067-hint = links are clause:ID, article:ID, term:ID, case:ID, question:ID, edition:ID or source:ID
E070 = { $edition } differs from its base in { $clause }, which is not declared
E070-hint = add it to `deviates` of { $edition }
E071 = { $edition } declares { $clause } as different, but it is not
E080 = no case or vector reaches the rule { $rule } of { $question }
E080-hint = add one to content/vectors/{ $question }.yaml
E081 = { $case } in { $edition }: { $what } must be { $wanted }, but the rules give { $given }
E081-hint = one of them is wrong: the case or the rules
E082 = { $case }: { $detail }
E083 = { $case } expects nothing
E083-hint = say what it must give, in `expect` or in `rows`
E068 = `{ $key }` ({ $language }): `{ $name }` { $count } times, in { $other } { $wanted } times
E068-hint = the languages must say the same; mend the text, or declare in content/tallies.yaml: `{ $key }: {"{"} { $language }: {"{"} { $name }: { $count } {"}"} {"}"}`
E090 = { $name } looks at { $of }, which is no number of its own
E090-hint = `view: of:` names a number that is itself no view
E091 = { $name } can take no number: its least is above its greatest
E092 = { $name } cannot be presumed to be `{ $value }`
E092-hint = `if_absent` is one of the values of the fact; a number is never presumed
E093 = parameter { $name } is below nothing in { $edition }
E094 = { $article } and { $other } both bear the number { $number } in { $edition }
E094-hint = each article needs a number of its own: pages are named by it
E054 = the text of `{ $key }` would show `{ $what }` raw
E054-hint = close the link as [words](term:ID); no HTML and no controls of direction belong in a text
E095 = { $name } cannot count { $part }
E095-hint = a sum is a number without `view`, of numbers that are told, each taken a number of times other than zero
E096 = { $name } looks at a number in the wrong way
E096-hint = a yes-or-no window says `above:` or `multiple_of:`; a count says neither, and its `per:` is at least one
E055 = `{ $key }` is followed by no state
E055-hint = write STATE HASH, such as "read 0123456789ab", or let `chesslaw review` write it
W055 = `{ $key }` ({ $language }) is stale: what it was written from has changed since
W055-hint = read it beside the structure and the English, then `chesslaw review { $language } --mark read { $key }`
W056 = a state is recorded for `{ $key }` ({ $language }), but there is no such text
W056-hint = `chesslaw review { $language } --mark ...` drops such lines whenever it writes
