ignored-by-all = `{ $fact }` does not matter for anything ruled on here and was set aside
ask-side = Which player is meant in “{ $question }”, White or Black?
E072 = `{ $name }` has no place in the order of what the arbiter does
