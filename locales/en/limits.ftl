# Several limits on one number in one sentence; facts that are written out; sentences in a row. $stands is how the number stands, $name its name.
# Set before the word that joins the last of several whole sentences ("and").
list-clause = {""}
limit-below = fewer than { $number }
limit-at-least = at least { $number }
limit-at-most = at most { $number }
limit-above = more than { $number }
limit-equal = exactly { $number }
limit-other = not { $number }
compared-limits = { $stands } ({ $limits })
number-limits = the number of { $name } was { $limits }
told-start = the game is told from the initial position
told-fen = the position told is { $value }
told-moves = the moves told are { $value }
told-move = the move asked about is { $value }
# What other facts would no longer order; a rule that may still apply
what-if-no-longer = no longer: { $orders }
why-not-open = under { $clause } only if { $facts }
why-not-ordered = it is ordered, or may be
why-not-never = no rule on this question orders it
why-not-beside = not under { $clause }, because of what else is ordered here
why-not-otherwise = only where no rule says otherwise; here { $clause } does
why-not-undecided = only where no rule says otherwise, and that is not known yet
one-of = one of these, as the arbiter judges: { $orders }
