# Words of rulings, of clauses and of their standing.

# How far a ruling is decided
status-decided = decided
status-discretion = a matter of judgement
status-disputed = disputed
status-needs-facts = depends on further facts
status-not-covered = not covered

# Labels of a ruling
label-status = Ruling
label-needs = Still to be known
label-clauses = Clauses
label-assumed = Presumed
label-reasons = Reasons
label-readings = Readings
label-held-by = Held by
may-instead = the arbiter may instead: { $action }
may-do = the arbiter may: { $action }
reading-preferred = (the reading preferred here)
note-ignored = `{ $fact }` does not matter for this question and was set aside

# A number compared with a limit; $stands is how the number stands ("White had made 9 moves") or its name ("moves made by White")
compared-below = { $stands } (fewer than { $number })
compared-at-least = { $stands } (at least { $number })
compared-at-most = { $stands } (at most { $number })
compared-above = { $stands } (more than { $number })
compared-equal = { $stands } (exactly { $number })
compared-other = { $stands } (not { $number })

# Slots of a ruling
slot-outcome = The game
slot-position = The position
slot-promotion = The promotion
slot-minutes = Extra time
slot-clocks = The clocks
slot-conduct = Conduct
slot-rights = Rights on the board
slot-nothing = nothing further

# Sorts of norms
kind-definition = definition
kind-duty = duty
kind-permission = permission
kind-prohibition = prohibition
kind-outcome = outcome
kind-penalty = penalty
kind-procedure = procedure
kind-discretion = discretion
kind-recommendation = recommendation

# Sorts of texts
form-rule = rule
form-lead-in = introduces the clauses below
form-caption = heading

# Who acts or decides
role-player = the player
role-opponent = the opponent
role-arbiter = the arbiter
role-assistant = an assistant
role-organiser = the organiser
role-spectator = spectators
role-team = the team
role-federation = the federation
role-fide = FIDE
role-anyone = anyone

# Modal force
modality-must = must
modality-may = may
modality-must-not = must not
modality-should = should

# What a rule rests on
basis-text = the words of the Laws
basis-interpretation = a published interpretation by the body that issued them
basis-practice = arbiters' manuals and examination keys
basis-inference = our own conclusion; no ruling was found

# Who stands behind the ruling of a case
authority-text = the words of the Laws leave no doubt
authority-commission = a FIDE commission has ruled so
authority-examination = the key of an arbiters' examination
authority-arbiter = an arbiter's published opinion
authority-inference = our own conclusion

# How far a text has come
state-drafted = drafted, not yet read by a second person
state-read = read by a second person
state-confirmed = confirmed by a federation or an arbiter
state-stale = stale: what it was written from has changed since
incident-and-facts = { $incident }; { $facts }
demands-nothing = whatever the facts
orders-nothing = nothing is ordered
what-if = if { $facts }: { $orders }
why-not-failed = not under { $clause }, because { $facts }
why-not-overridden = { $clause } would order it, but a more specific rule comes first
yields = not ordered: { $order }; it yields to “{ $to }” ({ $clause })
slot-class = The kind of game

# Articles 6, 8 and 9
slot-claim = The claim
slot-offer = The draw offer
slot-scoresheet = The scoresheets
slot-move = The move
slot-duty = What must be done
slot-count = The count of moves

slot-play = The move to be played
slot-steps = What the arbiter does
slot-points = The points
# Articles 11 and 12
slot-score = The opponent's score
slot-appeal = The appeal
