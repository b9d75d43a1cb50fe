# Several limits on one number in one sentence; facts that are written out; sentences in a row. $stands is how the number stands, $name its name.
# Set before the word that joins the last of several whole sentences ("and").
list-clause = {""}
limit-below = menos de { $number }
limit-at-least = al menos { $number }
limit-at-most = como máximo { $number }
limit-above = más de { $number }
limit-equal = exactamente { $number }
limit-other = distinto de { $number }
compared-limits = { $stands } ({ $limits })
number-limits = el número de { $name } era de { $limits }
told-start = los movimientos se indican desde la posición inicial
told-fen = la posición indicada es { $value }
told-moves = los movimientos indicados son { $value }
told-move = se trata del movimiento { $value }
# What other facts would no longer order; a rule that may still apply
what-if-no-longer = ya no procede: { $orders }
why-not-open = según { $clause }, solo si { $facts }
why-not-ordered = se ordena, o puede ordenarse
why-not-never = ninguna regla de esta pregunta lo ordena
why-not-beside = según { $clause } no se ordena, dado lo demás que aquí se ordena
why-not-otherwise = solo si ninguna regla dispone otra cosa; aquí lo hace { $clause }
why-not-undecided = solo si ninguna regla dispone otra cosa, y eso aún no se sabe
one-of = una de estas decisiones, a criterio del árbitro: { $orders }
