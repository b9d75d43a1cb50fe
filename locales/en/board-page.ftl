# The board in the page, and what is wrong with a position that is set up.
board-title = The board
board-about = Set up a position and ask what the Laws say about it. Nothing leaves this device.
board-questions = What can be asked about a position
board-try = Set up a position
board-legend-pieces = Piece to place
board-hand = move the pieces
board-erase = remove pieces
board-empty = { $square }, empty
board-grid = Board: arrow keys go from square to square, Enter places or picks up
board-turn = Who has the move?
board-castling-legend = Castling still allowed
board-count = Half-moves since the last capture or pawn move
board-en-passant-field = En passant square
board-flip = Turn the board
board-start = Initial position
board-clear = Empty board
board-fen-bad = FEN: { $reason }
board-moves-hint = in UCI, such as e2e4 e7e5
board-move-hint = in UCI, such as e7e8q, or tap two squares of the board
board-pick-move = Tap the move on the board
board-any = not said
board-ask = Ask
board-thinking = Working it out … A closed position can take a while.
board-stop = Stop
board-stopped = Stopped. No answer was worked out.
board-failed = The board could not answer this.
board-off = This copy of the site was built without the board. The command line answers the same question:
board-no-script = The board needs scripts. The command line answers the same question:
board-question = Question
board-command = On the command line
board-white = White
board-black = Black
board-side-mates = Who would have given checkmate?
board-side-stalemated = Who would be stalemated?
board-side-would-mate = Who would have to checkmate?
board-side-claims = Who claims?
board-side-flag-fell = Whose flag has fallen?
board-side-resigned = Who resigned?
board-ended-at-start = In the position given the game is already over ({ $ending }): { $result }.
board-unknown-question = there is no question { $text }
board-bad-request = the question cannot be read
board-bad-move = half-move { $ply }, { $text }, cannot be played: { $reason }
board-missing = { $text ->
    [move] the move asked about is missing
    [side] it is not said which player it is about
   *[other] something is missing: { $text }
}
fen-field-count = { $found ->
    [one] { $found } field
   *[other] { $found } fields
}; a FEN has six, or four without the counters
fen-rank-count = { $found ->
    [one] { $found } rank
   *[other] { $found } ranks
}; the board has eight
fen-file-count = rank { $rank } fills { $found ->
    [one] { $found } square
   *[other] { $found } squares
}; it has eight
fen-unknown-piece = { $text } on rank { $rank } is not a piece
fen-king-count = { $side ->
    [white] White must have exactly one king; found: { $found }
   *[black] Black must have exactly one king; found: { $found }
}
fen-pawn-on-edge = a pawn cannot stand on { $square }
fen-too-many-pieces = { $side ->
    [white] White has too many pieces: { $pieces }, of which pawns: { $pawns }
   *[black] Black has too many pieces: { $pieces }, of which pawns: { $pawns }
}
fen-side-to-move = the side to move is w or b, not { $text }
fen-opponent-in-check = { $side ->
    [white] White is in check from { $by }, but Black has the move
   *[black] Black is in check from { $by }, but White has the move
}
fen-too-many-checkers = no move can give check from all these squares at once: { $by }
fen-castling-field = { $text } is not a right to castle
fen-castling-impossible = for the castling right { $text } king and rook do not stand on their squares
fen-en-passant-field = { $text } is not an en passant square
fen-en-passant-impossible = no pawn can just have passed over { $square }
fen-counter-half-move = { $text } is not a count of half-moves
fen-counter-move = { $text } is not a move number
