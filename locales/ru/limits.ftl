# Несколько границ одного числа в одном предложении; обстоятельства, записанные словами; предложения подряд. $stands — предложение о числе, $name — его название.
# Ставится перед союзом («и»), который присоединяет последнее из нескольких целых предложений.
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
# Чего другие обстоятельства больше не потребуют; правило, которое ещё может примениться
what-if-no-longer = больше не требуется: { $orders }
why-not-open = по статье { $clause } — только если { $facts }
why-not-ordered = это предписано или может быть предписано
why-not-never = ни одно правило по этому вопросу этого не предписывает
