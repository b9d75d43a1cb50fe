# Several limits on one number in one sentence; facts that are written out; sentences in a row. $stands is how the number stands, $name its name.
# Set before the word that joins the last of several whole sentences ("and").
list-clause = {","}
limit-below = менее { $number }
limit-at-least = не менее { $number }
limit-at-most = не более { $number }
limit-above = более { $number }
limit-equal = ровно { $number }
limit-other = не { $number }
compared-limits = { $stands } ({ $limits })
number-limits = { $name } — { $limits }
told-start = ходы указаны от начальной позиции
told-fen = указана позиция { $value }
told-moves = указаны ходы { $value }
told-move = речь идёт о ходе { $value }
