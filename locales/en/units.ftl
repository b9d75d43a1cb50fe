# Units of numbers. Each is a function in the texts: MOVES($n), MINUTES($n) ... Other words given in the call, such as case: "gen",
# arrive as variables; a language that does not need them leaves them out. NUMBER($n, type: "ordinal") chooses as the language counts order (1st, 2nd).
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
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] { NUMBER($n, type: "ordinal") ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }
}
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
parts = { $n ->
    [one] { $n } part
   *[other] { $n } parts
}
squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
pieces = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}
files = { $n ->
    [one] { $n } file
   *[other] { $n } files
}
ranks = { $n ->
    [one] { $n } rank
   *[other] { $n } ranks
}
boards = { $n ->
    [one] { $n } board
   *[other] { $n } boards
}
centimetres = { $n ->
    [one] { $n } centimetre
   *[other] { $n } centimetres
}
dots = { $n ->
    [one] { $n } dot
   *[other] { $n } dots
}
ways = { $n ->
    [one] { $n } way
   *[other] { $n } ways
}
hands = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
}
kings = { $n ->
    [one] { $n } king
   *[other] { $n } kings
}
queens = { $n ->
    [one] { $n } queen
   *[other] { $n } queens
}
rooks = { $n ->
    [one] { $n } rook
   *[other] { $n } rooks
}
bishops = { $n ->
    [one] { $n } bishop
   *[other] { $n } bishops
}
knights = { $n ->
    [one] { $n } knight
   *[other] { $n } knights
}
pawns = { $n ->
    [one] { $n } pawn
   *[other] { $n } pawns
}
seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
displays = { $n ->
    [one] { $n } time display
   *[other] { $n } time displays
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# Scores counted in halves and in quarters of a point.
half-points = { $n ->
    [0] 0
    [1] ½ point
    [2] 1 point
   *[other] { $n }/2 points
}
quarter-points = { $n ->
    [0] 0
    [1] ¼
    [2] ½
    [3] ¾
    [4] 1
   *[other] { $n }/4
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
share = { $n ->
    [2] half
   *[other] one { $n }th
}
