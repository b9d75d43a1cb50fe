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

# Articles 6, 8 and 9
action-hold-to-claim = do not let the claim be taken back
action-play-intended-move = have the player make the intended move
action-offer-stands = treat the draw offer as valid and still open
action-ignore-condition = disregard the condition attached to it
action-offer-lapses = treat the draw offer as no longer open
action-offer-void = treat the draw offer as of no effect
action-record-offer = have both players note the offer on their scoresheets
action-allow-press = let the player press the clock
action-move-completed = the move is completed
action-move-not-completed = the move is not completed
action-declare-lost-by-both = declare the game lost by both players
action-run-white-clock = let White lose the time until White comes
action-correct-setting = set the chessclock to the right time control
action-replace-clock = replace the chessclock
action-restart-clock = start the clock again at a moment the arbiter decides
action-must-record = the player must keep score
action-may-leave-unrecorded = the player may leave the moves unrecorded
action-record-before-moving = have the player record their previous move before they move again
action-uncover-scoresheet = have the player keep the scoresheet in sight
action-keep-score-for-them = keep score in their place, where possible
action-wait-for-flag = ask for nothing until a flag has fallen
action-update-both-scoresheets = have both players bring their scoresheets up to date
action-update-scoresheet = have the player bring the scoresheet up to date before they move
action-note-state = note the position, the clock times and the number of moves
action-reconstruct-game = have the players reconstruct the game on another board
action-sign-scoresheets = have both players sign or approve the result
action-count-next-as-first = count the next move as the first of the new period
action-count-as-proved = count the moves as they are proved
action-correct-result = correct the recorded result
action-examine-claim = examine the claim
action-reject-claim = reject the claim without examining it
action-wait-for-form = examine no claim until the move is written down and the arbiter told of it
action-hold-to-written-move = judge the claim by the move written first
action-replace-scoresheet = replace the electronic scoresheet
action-apply-competition-rules = apply the competition rules
action-apply-limited-rules = apply the rules for limited supervision
action-show-scoresheet = show the player the record
action-refuse-scoresheet = leave the request unanswered
