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
action-stop-clocks = stop the clocks
action-adjust-clocks = set the clocks to the times judged right
action-leave-clocks = leave the clocks as they are
action-bar-castling = rule out castling with a king or rook that began on a wrong square
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

# Articles 11 and 12
action-declare-lost-by-both = declare the game lost by both players
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
    [exclusion] exclude the player from further rounds
   *[expulsion] expel the player from the event
}
action-change-time = { $way ->
    [less-for-player] take time off the player's clock
   *[more-for-opponent] give the opponent more time
}
action-compensate-time = { $to ->
    [white] give White extra time, as long as seems right
    [black] give Black extra time, as long as seems right
    [player] give the player extra time, as long as seems right
    [opponent] give the opponent extra time, as long as seems right
   *[both] give both players extra time, as long as seems right
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
