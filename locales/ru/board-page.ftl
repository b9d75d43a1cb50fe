# Доска на странице и что не так с расставленной позицией.
board-title = Доска
board-about = Расставьте позицию и спросите, что говорят о ней правила. Ничего не уходит с этого устройства.
board-questions = О чём можно спросить по позиции
board-try = Расставить позицию
board-legend-pieces = Какую фигуру ставить
board-hand = передвигать фигуры
board-erase = снять с доски
board-empty = { $square }, пусто
board-grid = Доска: стрелки ведут с поля на поле, Enter ставит или берёт фигуру
board-turn = Чей ход?
board-castling-legend = Рокировка ещё разрешена
board-count = Полуходов после последнего взятия или хода пешкой
board-en-passant-field = Поле для взятия на проходе
board-flip = Повернуть доску
board-start = Начальная позиция
board-clear = Пустая доска
board-fen-bad = FEN: { $reason }
board-moves-hint = в записи UCI, например e2e4 e7e5
board-move-hint = в записи UCI, например e7e8q, или коснитесь двух полей на доске
board-pick-move = Показать ход на доске
board-any = не указано
board-ask = Спросить
board-thinking = Идёт расчёт… В закрытой позиции он может затянуться.
board-stop = Остановить
board-stopped = Расчёт остановлен, ответа нет.
board-failed = Доска не смогла ответить на этот вопрос.
board-off = Эта копия сайта собрана без доски. На тот же вопрос отвечает командная строка:
board-no-script = Доске нужны скрипты. На тот же вопрос отвечает командная строка:
board-question = Вопрос
board-command = В командной строке
board-white = Белые
board-black = Чёрные
board-side-mates = Кто поставил бы мат?
board-side-stalemated = Кому был бы пат?
board-side-would-mate = Кто должен поставить мат?
board-side-claims = Кто требует?
board-side-flag-fell = Чей флажок упал?
board-side-resigned = Кто сдался?
board-ended-at-start = В данной позиции партия уже закончена ({ $ending }): { $result }.
board-unknown-question = вопроса { $text } нет
board-bad-request = вопрос не удалось прочитать
board-bad-move = полуход { $ply }, { $text }, сделать нельзя: { $reason }
board-missing = { $text ->
    [move] не указан ход, о котором спрашивают
    [side] не указано, о каком игроке речь
   *[other] не хватает: { $text }
}
fen-field-count = полей в записи: { $found }; в FEN их шесть, а без счётчиков четыре
fen-rank-count = горизонталей: { $found }; на доске их восемь
fen-file-count = на горизонтали { $rank } занято полей: { $found }; их восемь
fen-unknown-piece = { $text } на горизонтали { $rank } — не фигура
fen-king-count = { $side ->
    [white] у белых должен быть ровно один король; найдено: { $found }
   *[black] у чёрных должен быть ровно один король; найдено: { $found }
}
fen-pawn-on-edge = пешка не может стоять на { $square }
fen-too-many-pieces = { $side ->
    [white] у белых слишком много: фигур и пешек { $pieces }, из них пешек { $pawns }
   *[black] у чёрных слишком много: фигур и пешек { $pieces }, из них пешек { $pawns }
}
fen-side-to-move = очередь хода — w или b, а не { $text }
fen-opponent-in-check = { $side ->
    [white] белым дан шах с { $by }, а ход чёрных
   *[black] чёрным дан шах с { $by }, а ход белых
}
fen-too-many-checkers = ни один ход не даёт шах сразу со стольких полей: { $by }
fen-castling-field = { $text } — не право на рокировку
fen-castling-impossible = для права на рокировку { $text } король и ладья стоят не на своих полях
fen-en-passant-field = { $text } — не поле для взятия на проходе
fen-en-passant-impossible = через { $square } никакая пешка только что пройти не могла
fen-counter-half-move = { $text } — не счётчик полуходов
fen-counter-move = { $text } — не номер хода
