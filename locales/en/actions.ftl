# One message per action of content/actions.yaml: what is to be done, as a phrase without a full stop that can stand in a list or
# after "the arbiter may instead".
action-start-new-game = start a new game
action-continue-game = let the game go on
action-result-stands = let the result stand
action-declare-lost = { $side ->
    [opponent] declare the game lost by the opponent
   *[player] declare the game lost by the player
}
action-declare-drawn = declare the game drawn
action-transfer-position = move the position reached to a board placed correctly
action-restore-position = { $to ->
    [last-known] restore the last position known before the irregularity
   *[before-irregularity] restore the position from just before the irregularity
}
action-promote-to-queen = replace the pawn with a queen of the same colour
action-add-time = { $to ->
    [player] give the player { MINUTES($minutes) } of extra time
    [both] give both players { MINUTES($minutes) } of extra time
   *[opponent] give the opponent { MINUTES($minutes) } of extra time
}
action-stop-clocks = stop the clocks
action-adjust-clocks = set the clocks to the times judged right
action-leave-clocks = leave the clocks as they are
action-bar-castling = rule out castling with a king or rook that began on a wrong square
action-penalise = { $side ->
    [opponent] penalise the opponent
   *[player] penalise the player
}
action-apply-touch-move = apply touch-move to the move made instead

# The sort of game
action-play-standard = it is standard chess
action-play-rapid = it is rapid chess
action-play-blitz = it is blitz
