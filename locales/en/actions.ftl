# One message per action of content/actions.yaml: what is to be done, as a phrase without a full stop that can stand in a list or
# after "the arbiter may instead".
action-start-new-game = start a new game
action-continue-game = let the game go on
action-result-stands = let the result stand
action-declare-lost = { $side ->
    [white] declare the game lost by White
    [black] declare the game lost by Black
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
    [white] give White { MINUTES($minutes) } of extra time
    [black] give Black { MINUTES($minutes) } of extra time
    [player] give the player { MINUTES($minutes) } of extra time
    [both] give both players { MINUTES($minutes) } of extra time
   *[opponent] give the opponent { MINUTES($minutes) } of extra time
}
action-take-half = { $side ->
    [white] take half of White's remaining time (at most { MINUTES($at_most) })
    [black] take half of Black's remaining time (at most { MINUTES($at_most) })
    [opponent] take half of the opponent's remaining time (at most { MINUTES($at_most) })
   *[player] take half of the player's remaining time (at most { MINUTES($at_most) })
}
action-leave-time = { $side ->
    [white] leave White { MINUTES($minutes) }
    [black] leave Black { MINUTES($minutes) }
    [opponent] leave the opponent { MINUTES($minutes) }
   *[player] leave the player { MINUTES($minutes) }
}
action-stop-clocks = stop the clocks
action-adjust-clocks = set the clocks to the times judged right
action-leave-clocks = leave the clocks as they are
action-bar-castling = rule out castling with a king or rook that began on a wrong square
action-bar-castling-of-swapped-king = rule out castling with a king that changed places with its queen
action-penalise = { $side ->
    [white] penalise White
    [black] penalise Black
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
action-hold-to-offer = do not let the offer be taken back
action-play-intended-move = have the player make the intended move
action-move-intended-piece = have the player make a legal move with the piece of the intended move, if there is one
action-offer-stands = treat the draw offer as valid and still open
action-ignore-condition = disregard the condition attached to it
action-offer-lapses = treat the draw offer as no longer open
action-offer-void = treat the draw offer as of no effect
action-record-offer = have both players note the offer on their scoresheets
action-allow-press = let the player press the clock
action-move-completed = treat the move as completed
action-move-not-completed = treat the move as not completed
action-declare-lost-by-both = declare the game lost by both players
action-run-white-clock = let White lose the time until White arrives
action-correct-setting = set the chessclock to the right time control
action-replace-clock = replace the chessclock
action-restart-clock = start the clock again at a moment the arbiter decides
action-must-record = the player must keep score
action-may-leave-unrecorded = the player may leave the moves unrecorded
action-record-before-moving = have the player record their previous move before they move again
action-uncover-scoresheet = have the player keep the scoresheet in the arbiter's sight
action-keep-score-for-them = keep score in their place, where possible
action-wait-for-flag = ask for nothing until a flag has fallen
action-update-both-scoresheets = have both players bring their scoresheets up to date
action-update-scoresheet = have the player bring the scoresheet up to date before they move
action-note-state = note the position, the clock times, which clock was running and, if known, the number of moves
action-note-position-and-times = note the position, the clock times and, if known, the number of moves
action-reconstruct-game = have the players reconstruct the game on another board
action-sign-scoresheets = have both players sign or approve the result
action-count-next-as-first = count the next move as the first of the new period
action-count-as-proved = count the moves that are proved
action-correct-result = correct the recorded result
action-examine-claim = examine the claim
action-reject-claim = reject the claim without examining it
action-wait-for-form = examine no claim until the move has been written down and the arbiter told of it
action-hold-to-written-move = judge the claim by the move first written or named
action-replace-scoresheet = replace the electronic scoresheet
action-apply-competition-rules = apply the competition rules
action-apply-limited-rules = apply the rules for limited supervision
action-show-scoresheet = show the player the record
action-refuse-scoresheet = decline to show the record

# Touching the pieces
action-touch-does-not-bind = let the player move as if nothing had been touched
action-leave-unasked = make no ruling on the touch, since no player asked for one
action-move-touched-piece = have the player move the piece of their own that was touched first and can move
action-capture-touched-piece = have the player capture the opponent's piece that was touched first and can be captured
action-capture-touched-with-touched = have the player capture the opponent's piece touched first with their own piece touched first
action-any-legal-move = let the player make any legal move
action-castle-that-side = have the player castle on that side
action-move-king = have the player move the king, which may be by castling
action-move-king-otherwise = have the player move the king, but not castle on that side
action-move-touched-rook = have the player move the rook, but not castle

# Rapid and blitz
action-treat-as-illegal-move = step in and deal with the illegal move that led to the position
action-await-next-move = wait until the next move is completed

# Games without increment
action-judge-flag-fall = judge the flag-fall instead
action-set-increment = set the clocks so that both players get an increment of { SECONDS($seconds) }
action-end-and-refer = end the game and pass the claim to the designated arbiter
action-write-final-position = the player writes down the final position for the opponent to confirm
action-hand-in-scoresheet = the player hands in an up-to-date scoresheet for the opponent to confirm

# Promotion, letting go of a piece, claims on touches
action-choice-final = hold the player to the piece chosen
action-choice-open = let the player still choose the piece
action-leave-on-square = hold the player to the square on which the piece was let go
action-move-made = treat the move as made
action-move-not-made = treat the move as not made
action-refuse-claim = refuse the claim, as the right to it is lost
action-look-into-claim = look into the claim and rule on it
action-act-unasked = act on the breach without a claim
action-admit-assistant = let the assistant move the pieces
action-refuse-assistant = have the player move the pieces in person
action-ask-for-other-assistant = refuse this assistant and let the player bring another
action-admit-writing-assistant = let the assistant keep the player's score
action-admit-clock-assistant = let the assistant press the clock for the player

# The record in rapid and blitz; the end of the game; points
action-correct-last-move = treat the game as not over and have the last move put right first
action-score-points = the player scores { POINTS($points) }
action-score-half-points = the player scores { HALF_POINTS($half) }
action-score-by-regulations = the player scores what was announced
action-bar-score = do not give such a score

# Adjourned games
action-set-recorded-times = set the clocks to the times recorded at adjournment
action-play-stated-move = have the player make on the board the move they say they sealed
action-open-envelope = open the envelope, make the sealed move on the board and start the player's clock
action-run-absent-clock = start the absent player's clock
action-open-envelope-on-arrival = open the envelope only when the player has arrived and calls the arbiter
action-admit-sealed-reply = let the opponent seal a reply in a new envelope and start the absent player's clock

# Two boards
action-hold-to-touch = apply touch-move to the piece lifted
action-ordinary-touch-rules = apply the ordinary rules on touching pieces
action-ordinary-move-rules = apply the ordinary rules on when a move has been made
action-opponents-clock-may-start = let the opponent's clock be started
action-opponents-clock-must-wait = do not let the opponent's clock be started yet
action-correct-by-records = have the player whose position departs from the records bring it into line with them
action-take-back-to-agreement = take the moves back to the point up to which the records agree
action-capture-on-promotion-square = have the player capture the piece on the square of promotion
action-set-score = { $as ->
    [win] score a win for { $side ->
        [white] White
        [black] Black
        [player] the player
       *[opponent] the opponent
    }
    [draw] score a draw for { $side ->
        [white] White
        [black] Black
        [player] the player
       *[opponent] the opponent
    }
   *[judged] decide how many points { $side ->
        [white] White
        [black] Black
        [player] the player
       *[opponent] the opponent
    } scores
}
action-apply-event-penalty = apply the penalty that the regulations of the event set
action-apply-fixed-penalty = apply the penalty that the Laws fix, neither more nor less
action-find-no-breach = find no breach
action-impose = { $penalty ->
    [warning] warn the player
    [more-points] give the opponent more points from this game, up to the most it can give
    [fewer-points] give the player fewer points from this game
    [loss] declare the game lost by the player
    [fine] fine the player
    [exclusion] exclude the player from one or more rounds
   *[expulsion] expel the player from the event
}
action-change-time = { $way ->
    [less-for-player] take time off the player's clock
   *[more-for-opponent] give the opponent more time
}
action-compensate-time = { $to ->
    [white] give White extra time, as much as seems right
    [black] give Black extra time, as much as seems right
    [player] give the player extra time, as much as seems right
    [opponent] give the opponent extra time, as much as seems right
   *[both] give both players extra time, as much as seems right
}
action-look-into-it = look at the game and do what the Laws provide
action-send-out = { $from ->
    [area] send that person out of the playing area
   *[venue] send that person out of the playing venue
}
action-intervene = step in and apply the Laws
action-stay-silent = say nothing and do not step in
action-tell-move-count = say how many moves have been completed
action-admit-appeal = admit the appeal
action-refuse-appeal = refuse the appeal
action-run-replying-clock = let the player who is to answer the sealed move lose the time until they arrive
action-correct-announcement = have the slip put right at once, before the opponent's clock is started
action-opponent-restarts-clock = let the opponent restart the player's clock without moving
