# Слова о позициях и партиях. $side — white или black, $piece — вид фигуры, $square — поле, например e4.

side-name = { $side ->
    [white] белые
   *[black] чёрные
}
piece-name = { $piece ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
}
# $count фигур одного вида в перечне, где что стоит (без числа, поэтому двух форм довольно)
piece-names = { $piece ->
    [king] { $count ->
        [1] король
       *[other] короли
    }
    [queen] { $count ->
        [1] ферзь
       *[other] ферзи
    }
    [rook] { $count ->
        [1] ладья
       *[other] ладьи
    }
    [bishop] { $count ->
        [1] слон
       *[other] слоны
    }
    [knight] { $count ->
        [1] конь
       *[other] кони
    }
   *[pawn] { $count ->
        [1] пешка
       *[other] пешки
    }
}
piece-on = { $side ->
    [white] { piece-name } белых на { $square }
   *[black] { piece-name } чёрных на { $square }
}

# Позиция словами
board-group = { piece-names } { $squares }
board-side = { $side ->
    [white] Белые
   *[black] Чёрные
}: { $pieces }.
board-to-move = { $side ->
    [white] Ход белых.
   *[black] Ход чёрных.
}
board-in-check = { $side ->
    [white] Ход белых, шах с { $by }.
   *[black] Ход чёрных, шах с { $by }.
}
board-checkmate = { $side ->
    [white] Белым поставлен мат.
   *[black] Чёрным поставлен мат.
}
board-stalemate = { $side ->
    [white] Белым поставлен пат.
   *[black] Чёрным поставлен пат.
}
board-castling = Рокировки ещё возможны: { $rights }.
board-castling-right = { $side ->
    [white] { $wing ->
        [short] короткая белых
       *[long] длинная белых
    }
   *[black] { $wing ->
        [short] короткая чёрных
       *[long] длинная чёрных
    }
}
board-en-passant = Возможно взятие пешки на проходе на { $square }.

# Ответы
answer-true = да
answer-false = нет
answer-null = не установлено: решать арбитру
answer-missing = не установлено
label-answer = Ответ
label-result = Результат
label-not-encoded = Здесь пока не описано
label-derived = Выведено из позиции
board-ended = Партия закончилась после полухода { $ply } ({ $ending }): { $result }.
ending-checkmate = мат
ending-stalemate = пат
ending-dead-position = мёртвая позиция
ending-fivefold = пятикратное повторение
ending-seventy-five-moves = 75 ходов

# Основания
why-legal = ход { $move } возможен
why-harmless-attack = нападение на { $square } (с { $by }) этому не мешает
why-other-kind = ход { $move } возможен, но он другого рода
why-king-checkmate = король на { $square } под шахом с { $by }, и ни одного возможного хода нет
why-king-stalemate = король на { $square } не под шахом, и ни одного возможного хода нет
why-king-check = король на { $square } под шахом с { $by }; возможные ходы: { $moves }
why-king-free = король на { $square } не под шахом; возможные ходы: { $moves }
why-only-en-passant = взятие на проходе — единственный возможный ход
why-just-promoted = последним ходом была превращена пешка
why-can-mate = { side-name } ещё могут поставить мат: { $line }
why-can-mate-now = { side-name } поставили мат
why-cannot-mate = { side-name } никогда не смогут поставить мат: { $reason }
why-dead = ни один из игроков не может поставить мат
why-undecided = не найдено и не исключено, что мат ещё возможен
why-repetition = позиция возникла в { $count }-й раз (после { $count ->
    [1] полухода
   *[other] полуходов
} { $plies }); нужно { $needed ->
    [few] { $needed } раза
   *[other] { $needed } раз
}
why-repetition-by-move = после { $move } позиция возникнет в { $count }-й раз (после { $count ->
    [1] полухода
   *[other] полуходов
} { $plies }); нужно { $needed ->
    [few] { $needed } раза
   *[other] { $needed } раз
}
why-lookalike-side = после полухода { $ply } ход был за другим игроком
why-lookalike-en-passant = после полухода { $ply } на вид было то же, но взять на проходе на { $square } можно было лишь в одном из этих случаев
why-lookalike-castling = после полухода { $ply } на вид было то же, но права на рокировку были другими
why-count = полуходов без взятия и хода пешкой: { $halfmoves }; требуется { $needed }
why-count-by-move = после { $move } полуходов без взятия и хода пешкой: { $halfmoves }; требуется { $needed }
why-not-to-move = { $side ->
    [white] ход за белыми
   *[black] ход за чёрными
}, а требовать ничью может только игрок, за которым ход
why-needs-claim = для такой ничьей нужно требование
why-already-over = партия закончилась раньше: { $ending }
why-over = партия окончена: { $ending }
why-over-no-draw = партия окончена: { $ending }; подсчитывать или требовать больше нечего
why-notation = ход записывается { $text }
why-rivals = фигура того же вида может пойти туда и с { $squares }
why-hindered = фигура того же вида на { $squares } не может пойти туда из-за собственного короля

# Почему сторона никогда не поставит мат
no-mate-lone-king = остался только король
no-mate-knight-alone = остался один конь, а у соперника нет фигуры, которая могла бы встать на пути у своего короля
no-mate-bishops-of-one-colour = остались только слоны, ходящие по полям одного цвета, и ничего, что могло бы запереть короля
no-mate-ended = партия закончена
no-mate-forced = каждый ход вынужден ({ $moves }), а затем { $then }
no-mate-search = никакая серия возможных ходов к мату не ведёт

# Почему ход невозможен
illegal-malformed = это не ход
illegal-no-piece = на { $square } ничего не стоит
illegal-opponents-piece = это фигура соперника: { $piece-on }
illegal-wrong-geometry = эта фигура так не ходит: { $piece-on }
illegal-pawn-has-moved = на два поля может пойти только пешка, которая ещё не ходила: { $piece-on }
illegal-nothing-to-capture = на { $square } нечего брать
illegal-blocked = путь на { $square } закрыт: { $piece-on }
illegal-own-piece-there = там стоит своя фигура: { $piece-on }
illegal-leaves-king-attacked = { $how ->
    [king-steps] король пошёл бы на { $square }, а это поле атаковано с { $by }
    [still-in-check] король на { $square } остался бы под шахом с { $by }
    [pinned] фигура связана: король на { $square } оказался бы под ударом с { $by }
    [en-passant] с линии уходят сразу обе пешки: король на { $square } оказался бы под ударом с { $by }
   *[castling-rook] с линии уходит ладья: король на { $square } оказался бы под ударом с { $by }
}
illegal-castling-no-right = права на такую рокировку нет
illegal-castling-no-right-by = права на такую рокировку нет с полухода { $ply }: { $lost ->
    [king-moved] ходил король
    [rook-moved] ходила ладья
   *[rook-captured] ладья взята
}
illegal-castling-out-of-check = король под шахом с { $by }
illegal-castling-through-check = поле { $square }, которое король пересекает или на которое приходит, атаковано с { $by }
illegal-castling-blocked = на пути стоит фигура: { $piece-on }
illegal-en-passant-not-available = пешку на { $square } нельзя взять на проходе
illegal-en-passant-too-late = пешка на { $square } сделала двойной ход полуходом { $ply }; взять её мог только следующий же ход
illegal-promotion-missing = пешка приходит на последнюю горизонталь, а новая фигура не названа
illegal-promotion-piece = пешка не может превратиться в такую фигуру
illegal-promotion-not-due = этим ходом ничто не превращается
illegal-nobody = ни одна фигура так пойти не может

# Партии
game-heading = Партия { $number } (строка { $line }): { $white } — { $black }, { $result }
game-unknown-player = ?
game-cited = { $text } ({ $clause })
game-over-at-start = закончена до первого хода: { $ending }, { $result }
game-over = закончена после { $move }: { $ending }, { $result }
game-played-on = { $count ->
    [one] после этого сделан { $count } полуход
    [few] после этого сделано { $count } полухода
   *[other] после этого сделано { $count } полуходов
}
game-claim-threefold = с { $move } можно было требовать ничью: позиция возникла три раза
game-claim-fifty-moves = с { $move } можно было требовать ничью: 50 ходов без взятия и хода пешкой
game-illegal = { $move }, строка { $line }: невозможный ход, { $reason }
game-stood = его не исправили
game-not-followed = проследить дальнейшие ходы нельзя
game-contradicts = результат { $result } противоречит позиции: { $ending }, поэтому { $expected }
game-winner-cannot-mate = { side-name } никогда не смогут поставить там мат
game-problem-unreadable-move = строка { $line }: `{ $text }` не читается как ход
game-problem-ambiguous-move = строка { $line }: `{ $text }` может означать не один ход
game-problem-too-long = строка { $line }: ходов больше, чем бывает в партии; остальное не рассмотрено
game-problem-bad-fen = строка { $line }: { $text }
game-problem-bad-tag = строка { $line }: `{ $text }` — не тег
game-problem-unclosed-comment = строка { $line }: комментарий не закрыт
game-problem-unclosed-variation = строка { $line }: вариант не закрыт
game-problem-no-result = строка { $line }: партия обрывается без результата
game-problem-results-differ = строка { $line }: результат в теге не тот, что после ходов ({ $text })
game-problem-variant = строка { $line }: у разновидности { $text } другие правила; не рассмотрено
summary-games = { $count ->
    [one] { $count } партия, полуходов: { $plies }
    [few] { $count } партии, полуходов: { $plies }
   *[other] { $count } партий, полуходов: { $plies }
}
summary-over = закончены на доске: { $text }
summary-none = нет
summary-claims = можно было требовать ничью: { $threefold } — из-за повторения, { $fifty } — по правилу 50 ходов
summary-illegal = невозможных ходов: { $moves }, партий с ними: { $games }
summary-contradictions = результатов, которые противоречат позиции: { $count }
summary-played-on = партий, продолженных после их окончания: { $count }
summary-problems = партий, прочитанных не полностью: { $count }
summary-ending = { $ending } — { $count }

# What to write where a position or moves cannot be read
board-hint-fen = FEN выглядит так: { $text }
board-hint-moves = ходы пишутся в UCI, каждый возможен после предыдущих: { $text }
