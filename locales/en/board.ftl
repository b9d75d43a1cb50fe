# Words about positions and games. $side is white or black, $piece the kind of piece, $square a square such as e4.

side-name = { $side ->
    [white] White
   *[black] Black
}
piece-name = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
# $count pieces of one kind, as in a list of who stands where
piece-names = { $piece ->
    [king] { $count ->
        [one] king
       *[other] kings
    }
    [queen] { $count ->
        [one] queen
       *[other] queens
    }
    [rook] { $count ->
        [one] rook
       *[other] rooks
    }
    [bishop] { $count ->
        [one] bishop
       *[other] bishops
    }
    [knight] { $count ->
        [one] knight
       *[other] knights
    }
   *[pawn] { $count ->
        [one] pawn
       *[other] pawns
    }
}
piece-on = { $side ->
    [white] White's { piece-name } on { $square }
   *[black] Black's { piece-name } on { $square }
}

# A position in words
board-group = { piece-names } { $squares }
board-side = { side-name }: { $pieces }.
board-to-move = { side-name } to move.
board-in-check = { side-name } to move, in check from { $by }.
board-checkmate = { side-name } is checkmated.
board-stalemate = { side-name } is stalemated.
board-castling = Castling still possible: { $rights }.
board-castling-right = { $side ->
    [white] White { $wing ->
        [short] kingside
       *[long] queenside
    }
   *[black] Black { $wing ->
        [short] kingside
       *[long] queenside
    }
}
board-en-passant = A pawn may be captured en passant on { $square }.

# Answers
answer-true = yes
answer-false = no
answer-null = not settled: the arbiter must judge
answer-missing = not settled
label-answer = Answer
label-result = Result
label-not-encoded = Not yet in this content
label-derived = Worked out from the position
board-ended = The game was over after half-move { $ply } ({ $ending }): { $result }.
ending-checkmate = checkmate
ending-stalemate = stalemate
ending-dead-position = dead position
ending-fivefold = fivefold repetition
ending-seventy-five-moves = 75 moves

# Reasons
why-legal = the move { $move } is legal
why-harmless-attack = an attack on { $square } (from { $by }) does not prevent it
why-other-kind = the move { $move } is legal, but not of this kind
why-king-checkmate = the king on { $square } is in check from { $by } and there is no legal move
why-king-stalemate = the king on { $square } is not in check and there is no legal move
why-king-check = the king on { $square } is in check from { $by }; legal moves: { $moves }
why-king-free = the king on { $square } is not in check; legal moves: { $moves }
why-only-en-passant = capturing en passant is the only legal move
why-just-promoted = the last move promoted a pawn
why-can-mate = { side-name } can still checkmate: { $line }
why-can-mate-now = { side-name } has given checkmate
why-cannot-mate = { side-name } can never checkmate: { $reason }
why-dead = neither player can checkmate
why-undecided = whether checkmate is still possible was neither shown nor ruled out
why-repetition = the position has appeared { $count ->
    [one] once
   *[other] { $count } times
} (after { $count ->
    [1] half-move
   *[other] half-moves
} { $plies }); { $needed } times are needed
why-repetition-by-move = after { $move } the position has appeared { $count ->
    [one] once
   *[other] { $count } times
} (after { $count ->
    [1] half-move
   *[other] half-moves
} { $plies }); { $needed } times are needed
why-lookalike-side = after half-move { $ply } the other player had the move
why-lookalike-en-passant = after half-move { $ply } it looked the same, but capturing en passant on { $square } was possible on only one of the occasions
why-lookalike-castling = after half-move { $ply } it looked the same, but the rights to castle differed
why-count = { $halfmoves ->
    [one] { $halfmoves } half-move
   *[other] { $halfmoves } half-moves
} without a capture or pawn move; { $needed } are needed
why-count-by-move = after { $move } there { $halfmoves ->
    [one] is { $halfmoves } half-move
   *[other] are { $halfmoves } half-moves
} without a capture or pawn move; { $needed } are needed
why-not-to-move = { side-name } has the move, and only the player who has it may claim
why-needs-claim = this draw needs a claim
why-already-over = the game was over before: { $ending }
why-over = the game is over: { $ending }
why-over-no-draw = the game is over: { $ending }; there is nothing left to count or to claim
why-notation = the move is written { $text }
why-rivals = the same kind of piece can also go there from { $squares }
why-hindered = a piece of the same kind on { $squares } cannot go there because of its own king

# Why a side can never checkmate
no-mate-lone-king = it has only a king
no-mate-knight-alone = one knight, and no piece of the opponent that could stand in the king's way
no-mate-bishops-of-one-colour = only bishops on squares of one colour, and nothing that could shut the king in
no-mate-ended = the game has ended
no-mate-forced = every move is forced ({ $moves }), and then { $then }
no-mate-search = no series of legal moves leads to it

# Why a move is illegal
illegal-malformed = this is not a move
illegal-no-piece = nothing stands on { $square }
illegal-opponents-piece = the opponent's piece: { $piece-on }
illegal-wrong-geometry = this piece does not move like that: { $piece-on }
illegal-pawn-has-moved = only a pawn that has not moved may go two squares: { $piece-on }
illegal-nothing-to-capture = there is nothing to capture on { $square }
illegal-blocked = the way to { $square } is blocked: { $piece-on }
illegal-own-piece-there = the player's own piece stands there: { $piece-on }
illegal-leaves-king-attacked = { $how ->
    [king-steps] the king would go to { $square }, which is attacked from { $by }
    [still-in-check] the king on { $square } would still be in check from { $by }
    [pinned] the piece is pinned: the king on { $square } would be attacked from { $by }
    [en-passant] both pawns leave the line at once: the king on { $square } would be attacked from { $by }
   *[castling-rook] the rook leaves the line: the king on { $square } would be attacked from { $by }
}
illegal-castling-no-right = there is no right to castle on this side
illegal-castling-no-right-by = there has been no right to castle on this side since half-move { $ply }: { $lost ->
    [king-moved] the king moved
    [rook-moved] the rook moved
   *[rook-captured] the rook was captured
}
illegal-castling-out-of-check = the king is in check from { $by }
illegal-castling-through-check = { $square }, which the king must cross or reach, is attacked from { $by }
illegal-castling-blocked = a piece stands in the way: { $piece-on }
illegal-en-passant-not-available = the pawn on { $square } cannot be captured en passant
illegal-en-passant-too-late = the pawn on { $square } made its double step on half-move { $ply }; only the very next move could capture it
illegal-promotion-missing = the pawn reaches its last rank, and no new piece is named
illegal-promotion-piece = a pawn cannot become that
illegal-promotion-not-due = nothing is promoted by this move
illegal-nobody = no piece can make this move

# Games
game-heading = Game { $number } (line { $line }): { $white } – { $black }, { $result }
game-unknown-player = ?
game-cited = { $text } ({ $clause })
game-over-at-start = over before the first move: { $ending }, { $result }
game-over = over after { $move }: { $ending }, { $result }
game-played-on = { $count ->
    [one] one half-move was played after that
   *[other] { $count } half-moves were played after that
}
game-claim-threefold = a draw could be claimed from { $move } on: the position had stood three times
game-claim-fifty-moves = a draw could be claimed from { $move } on: 50 moves without a capture or pawn move
game-illegal = { $move }, line { $line }: illegal, { $reason }
game-stood = it was not corrected
game-not-followed = the moves after it cannot be followed
game-contradicts = the result { $result } contradicts the position: { $ending }, so { $expected }
game-winner-cannot-mate = { side-name } can never checkmate there
game-problem-unreadable-move = line { $line }: `{ $text }` cannot be read as a move
game-problem-ambiguous-move = line { $line }: `{ $text }` can be more than one move
game-problem-too-long = line { $line }: more moves than a game has; the rest is not looked at
game-problem-bad-fen = line { $line }: { $text }
game-problem-bad-tag = line { $line }: `{ $text }` is not a tag
game-problem-unclosed-comment = line { $line }: a comment is not closed
game-problem-unclosed-variation = line { $line }: a variation is not closed
game-problem-no-result = line { $line }: the game breaks off without a result
game-problem-results-differ = line { $line }: the tag gives a different result from the moves ({ $text })
game-problem-variant = line { $line }: the variant { $text } has other rules; not looked at
summary-games = { $count ->
    [one] one game, { $plies } half-moves
   *[other] { $count } games, { $plies } half-moves
}
summary-over = over on the board: { $text }
summary-none = none
summary-claims = a draw could be claimed: { $threefold } by repetition, { $fifty } by 50 moves
summary-illegal = illegal moves: { $moves } in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
summary-contradictions = results that contradict the position: { $count }
summary-played-on = games played on after their end: { $count }
summary-problems = games that could not be read in full: { $count }
summary-ending = { $ending } { $count }

# What to write where a position or moves cannot be read
board-hint-fen = a FEN is like { $text }
board-hint-moves = moves are in UCI, each legal after those before: { $text }
