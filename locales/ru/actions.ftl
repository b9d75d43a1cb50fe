# По сообщению на каждое действие из content/actions.yaml: что надлежит сделать, оборотом без точки, который может стоять в списке или после
# слов «арбитр может вместо этого».
action-start-new-game = начать новую партию
action-continue-game = продолжить партию
action-result-stands = оставить результат в силе
action-declare-lost = { $side ->
    [white] объявить партию проигранной белыми
    [black] объявить партию проигранной чёрными
    [opponent] объявить партию проигранной соперником
   *[player] объявить партию проигранной игроком
}
action-declare-drawn = объявить ничью
action-transfer-position = перенести возникшую позицию на правильно расположенную доску
action-restore-position = { $to ->
    [last-known] восстановить последнюю известную позицию до нарушения
   *[before-irregularity] восстановить позицию непосредственно перед нарушением
}
action-promote-to-queen = заменить пешку ферзём того же цвета
action-add-time = { $to ->
    [white] добавить белым { MINUTES($minutes, case: "acc") } дополнительного времени
    [black] добавить чёрным { MINUTES($minutes, case: "acc") } дополнительного времени
    [player] добавить игроку { MINUTES($minutes, case: "acc") } дополнительного времени
    [both] добавить обоим игрокам по { MINUTES($minutes, case: "acc") } дополнительного времени
   *[opponent] добавить сопернику { MINUTES($minutes, case: "acc") } дополнительного времени
}
action-take-half = { $side ->
    [white] отнять у белых половину оставшегося времени, самое большее { MINUTES($at_most, case: "acc") }
    [black] отнять у чёрных половину оставшегося времени, самое большее { MINUTES($at_most, case: "acc") }
    [opponent] отнять у соперника половину оставшегося времени, самое большее { MINUTES($at_most, case: "acc") }
   *[player] отнять у игрока половину оставшегося времени, самое большее { MINUTES($at_most, case: "acc") }
}
action-leave-time = { $side ->
    [white] оставить белым { MINUTES($minutes, case: "acc") }
    [black] оставить чёрным { MINUTES($minutes, case: "acc") }
    [opponent] оставить сопернику { MINUTES($minutes, case: "acc") }
   *[player] оставить игроку { MINUTES($minutes, case: "acc") }
}
action-stop-clocks = остановить часы
action-adjust-clocks = установить на часах время, которое арбитр сочтёт верным
action-leave-clocks = оставить показания часов без изменений
action-bar-castling = не допускать рокировки с королём или ладьёй, с самого начала стоявшими не на своём поле
action-bar-castling-of-swapped-king = не допускать рокировки с королём, поменявшимся местами со своим ферзём
action-penalise = { $side ->
    [white] наказать белых
    [black] наказать чёрных
    [opponent] наказать соперника
   *[player] наказать игрока
}
action-apply-touch-move = к ходу, сделанному взамен, применить правило о ходе при касании фигуры

# Вид игры
action-play-standard = это стандартные шахматы
action-play-rapid = это быстрые шахматы
action-play-blitz = это блиц

# Статьи 6, 8 и 9
action-hold-to-claim = не позволять взять требование назад
action-hold-to-offer = не позволять взять предложение назад
action-play-intended-move = потребовать, чтобы игрок сделал намеченный ход
action-offer-stands = считать предложение ничьей действительным и остающимся в силе
action-ignore-condition = оставить без внимания условие, с которым оно связано
action-offer-lapses = считать предложение ничьей более не действующим
action-offer-void = считать предложение ничьей не имеющим силы
action-record-offer = потребовать, чтобы оба игрока отметили предложение на своих бланках
action-allow-press = дать игроку нажать часы
action-move-completed = считать ход завершённым
action-move-not-completed = считать ход незавершённым
action-declare-lost-by-both = объявить партию проигранной обоими игроками
action-run-white-clock = отсчитывать время белых до их прихода
action-correct-setting = установить на шахматных часах правильный контроль времени
action-replace-clock = заменить шахматные часы
action-restart-clock = вновь пустить часы в момент, который определит арбитр
action-must-record = игрок должен вести запись ходов
action-may-leave-unrecorded = игрок может не записывать ходы
action-record-before-moving = потребовать, чтобы игрок записал свой предыдущий ход, прежде чем сделает следующий
action-uncover-scoresheet = потребовать, чтобы игрок держал бланк на виду
action-keep-score-for-them = по возможности вести запись вместо них
action-wait-for-flag = ничего не требовать, пока не упадёт чей-либо флажок
action-update-both-scoresheets = потребовать, чтобы оба игрока восполнили свои бланки
action-update-scoresheet = потребовать, чтобы игрок восполнил бланк, прежде чем пойдёт фигурой
action-note-state = записать позицию, показания часов, то, чьи часы шли, и, если оно известно, число ходов
action-note-position-and-times = записать позицию, показания часов и, если оно известно, число ходов
action-reconstruct-game = потребовать, чтобы игроки восстановили игру на другой доске
action-sign-scoresheets = потребовать, чтобы оба игрока подписали или подтвердили результат
action-count-next-as-first = считать следующий ход первым в новом периоде
action-count-as-proved = считать ходы так, как доказано
action-correct-result = исправить неверно указанный результат
action-examine-claim = проверить требование
action-reject-claim = отклонить требование без проверки
action-wait-for-form = не проверять требования, пока ход не записан и о нём не сообщено арбитру
action-hold-to-written-move = проверять требование по первоначально записанному или названному ходу
action-replace-scoresheet = заменить электронный бланк
action-apply-competition-rules = применить Правила соревнований
action-apply-limited-rules = применить правила для ограниченного надзора
action-show-scoresheet = показать игроку запись
action-refuse-scoresheet = оставить просьбу без ответа

# Касание фигур
action-touch-does-not-bind = разрешить игроку ходить так, как если бы касания не было
action-leave-unasked = не принимать решения о касании, раз ни один из игроков о нём не просил
action-move-touched-piece = потребовать, чтобы игрок пошёл первой из своих тронутых фигур, которая может ходить
action-capture-touched-piece = потребовать, чтобы игрок взял первую из тронутых фигур соперника, взятие которой возможно
action-capture-touched-with-touched = потребовать, чтобы игрок взял тронутую первой фигуру соперника своей тронутой первой фигурой
action-any-legal-move = разрешить игроку любой возможный ход
action-castle-that-side = потребовать, чтобы игрок рокировал в эту сторону
action-move-king = потребовать, чтобы игрок пошёл королём, хотя бы и рокировкой
action-move-king-otherwise = потребовать, чтобы игрок пошёл королём, но не рокировал в эту сторону
action-move-touched-rook = потребовать, чтобы игрок пошёл ладьёй, а не рокировал

# Быстрые шахматы и блиц
action-treat-as-illegal-move = вмешаться и принять меры по невозможному ходу, который привёл к этой позиции
action-await-next-move = подождать, пока не будет завершён следующий ход

# Партии без добавления времени
action-judge-flag-fall = вместо этого решить вопрос об упавшем флажке
action-set-increment = установить часы так, чтобы обоим игрокам давалось добавление в { SECONDS($seconds, case: "acc") } на каждый ход
action-end-and-refer = партия заканчивается, а требование передаётся назначенному для этого арбитру
action-write-final-position = игрок записывает заключительную позицию, а соперник её подтверждает
action-hand-in-scoresheet = игрок представляет бланк, доведённый до последнего хода, а соперник его подтверждает

# Превращение, отпущенная фигура, заявления о касании
action-choice-final = считать выбор фигуры окончательным
action-choice-open = разрешить игроку ещё выбрать фигуру
action-leave-on-square = считать фигуру стоящей на том поле, на котором её отпустили
action-move-made = считать ход сделанным
action-move-not-made = считать ход не сделанным
action-refuse-claim = отказать в заявлении: право на него потеряно
action-look-into-claim = рассмотреть заявление и принять по нему решение
action-act-unasked = принять меры по нарушению, не дожидаясь заявления
action-admit-assistant = допустить ассистента к передвижению фигур
action-refuse-assistant = потребовать, чтобы игрок передвигал фигуры сам
action-ask-for-other-assistant = отказать этому ассистенту; игрок может привести другого
action-admit-writing-assistant = допустить ассистента к ведению записи за игрока
action-admit-clock-assistant = допустить ассистента к нажатию на часы за игрока

# Запись в быстрых шахматах и блице; окончание партии; очки
action-correct-last-move = партия не закончена: сначала исправить последний ход
action-score-points = игрок получает { POINTS($points) }
action-score-half-points = игрок получает { HALF_POINTS($half) }
action-score-by-regulations = игрок получает столько очков, сколько было объявлено
action-bar-score = не допускать такого счёта

# Отложенные партии
action-set-recorded-times = установить на часах время, записанное при откладывании партии
action-play-stated-move = потребовать, чтобы игрок сделал на доске тот ход, который, по его словам, запечатал
action-open-envelope = вскрыть конверт, сделать запечатанный ход на доске и пустить часы игрока
action-run-absent-clock = пустить часы отсутствующего игрока
action-open-envelope-on-arrival = вскрыть конверт, только когда игрок придёт и позовёт арбитра
action-admit-sealed-reply = разрешить сопернику запечатать ответ в новый конверт и пустить часы отсутствующего игрока

# Две доски
action-hold-to-touch = применить правило о ходе при касании к вынутой фигуре
action-ordinary-touch-rules = применить обычные правила о касании фигур
action-ordinary-move-rules = применить обычные правила о том, когда ход сделан
action-opponents-clock-may-start = часы соперника могут быть пущены
action-opponents-clock-must-wait = часы соперника ещё не должны быть пущены
action-correct-by-records = потребовать, чтобы игрок, чья позиция расходится с записями, привёл её в соответствие с ними
action-take-back-to-agreement = вернуть ходы до того места, до которого записи совпадают
action-capture-on-promotion-square = потребовать, чтобы игрок взял фигуру на поле превращения
action-set-score = { $as ->
    [win] засчитать выигрыш { $side ->
        [white] белым
        [black] чёрным
        [player] игроку
       *[opponent] сопернику
    }
    [draw] засчитать { $side ->
        [white] белым
        [black] чёрным
        [player] игроку
       *[opponent] сопернику
    } столько очков, сколько даёт ничья
   *[judged] решить, сколько очков засчитать { $side ->
        [white] белым
        [black] чёрным
        [player] игроку
       *[opponent] сопернику
    }
}
action-apply-event-penalty = применить наказание, установленное положением соревнования
action-apply-fixed-penalty = применить наказание, установленное Правилами, не усиливая и не смягчая его
action-find-no-breach = не усматривать нарушения
action-impose = { $penalty ->
    [warning] вынести игроку предупреждение
    [more-points] увеличить число очков соперника за эту партию, вплоть до наибольшего возможного
    [fewer-points] уменьшить число очков игрока за эту партию
    [loss] объявить партию проигранной игроком
    [fine] наложить на игрока штраф
    [exclusion] исключить игрока из следующих туров
   *[expulsion] исключить игрока из соревнования
}
action-change-time = { $way ->
    [less-for-player] уменьшить время на часах игрока
   *[more-for-opponent] увеличить время на часах соперника
}
action-compensate-time = { $to ->
    [white] добавить белым дополнительное время, сколько арбитр сочтёт верным
    [black] добавить чёрным дополнительное время, сколько арбитр сочтёт верным
    [player] добавить игроку дополнительное время, сколько арбитр сочтёт верным
    [opponent] добавить сопернику дополнительное время, сколько арбитр сочтёт верным
   *[both] добавить обоим игрокам дополнительное время, сколько арбитр сочтёт верным
}
action-look-into-it = посмотреть партию и поступить так, как предусматривают Правила
action-send-out = { $from ->
    [area] удалить это лицо с игровой площадки
   *[venue] удалить это лицо из игровой зоны
}
action-intervene = вмешаться и применить Правила
action-stay-silent = ничего не говорить и не вмешиваться
action-tell-move-count = сказать, сколько ходов завершено
action-admit-appeal = принять апелляцию
action-refuse-appeal = отказать в апелляции
action-run-replying-clock = отсчитывать время игрока, который должен отвечать на запечатанный ход, до его прихода
action-correct-announcement = потребовать исправить оговорку немедленно, пока часы соперника не пущены
action-opponent-restarts-clock = разрешить сопернику пустить часы игрока, не делая хода
