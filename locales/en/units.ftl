# Units of numbers. Each is a function in the texts: MOVES($n), MINUTES($n) ... Other words given in the call, such as case: "gen",
# arrive as variables; a language that does not need them leaves them out.
moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
times = { $n ->
    [one] once
   *[other] { $n } times
}
ordinal = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $n }th
}
increments = { $n ->
    [one] { $n } increment
   *[other] { $n } increments
}
games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
