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
    [white] отнять у белых половину оставшегося времени (самое большее { MINUTES($at_most, case: "acc") })
    [black] отнять у чёрных половину оставшегося времени (самое большее { MINUTES($at_most, case: "acc") })
    [opponent] отнять у соперника половину оставшегося времени (самое большее { MINUTES($at_most, case: "acc") })
   *[player] отнять у игрока половину оставшегося времени (самое большее { MINUTES($at_most, case: "acc") })
}
action-leave-time = { $side ->
    [white] оставить белым { MINUTES($minutes, case: "acc") }
    [black] оставить чёрным { MINUTES($minutes, case: "acc") }
    [opponent] оставить сопернику { MINUTES($minutes, case: "acc") }
   *[player] оставить игроку { MINUTES($minutes, case: "acc") }
}
action-stop-clocks = остановить часы
action-adjust-clocks = установить на часах верное, по мнению арбитра, время
action-leave-clocks = оставить показания часов без изменений
action-bar-castling = не допускать рокировки со стоявшими с самого начала не на своём поле королём или ладьёй
action-bar-castling-of-swapped-king = не допускать рокировки с поменявшимся местами со своим ферзём королём
action-penalise = { $side ->
    [white] наказать белых
    [black] наказать чёрных
    [opponent] наказать соперника
   *[player] наказать игрока
}
action-apply-touch-move = применить к сделанному взамен ходу правило о ходе при касании фигуры

# Вид игры
action-play-standard = это стандартные шахматы
action-play-rapid = это быстрые шахматы
action-play-blitz = это блиц

# Статьи 6, 8 и 9
action-hold-to-claim = не позволять взять требование назад
action-hold-to-offer = не позволять взять предложение назад
action-play-intended-move = обязать игрока сделать намеченный ход
action-move-intended-piece = обязать игрока сделать возможный ход той фигурой, которой он наметил ход, если он есть
action-offer-stands = считать предложение ничьей действительным и остающимся в силе
action-ignore-condition = оставить без внимания связанное с предложением условие
action-offer-lapses = считать предложение ничьей более не действующим
action-offer-void = считать предложение ничьей не имеющим силы
action-record-offer = обязать обоих игроков отметить предложение на своих бланках
action-allow-press = дать игроку нажать часы
action-move-completed = считать ход завершённым
action-move-not-completed = считать ход незавершённым
action-declare-lost-by-both = объявить партию проигранной обоими игроками
action-run-white-clock = отсчитывать время белых до их прихода
action-correct-setting = установить на шахматных часах правильный контроль времени
action-replace-clock = заменить шахматные часы
action-restart-clock = вновь пустить часы в определённый арбитром момент
action-must-record = игрок должен вести запись ходов
action-may-leave-unrecorded = игрок может не записывать ходы
action-record-before-moving = обязать игрока записать свой предыдущий ход до следующего хода
action-uncover-scoresheet = обязать игрока держать бланк на виду у арбитра
action-keep-score-for-them = по возможности вести запись вместо них
action-wait-for-flag = ничего не требовать до падения чьего-либо флажка
action-update-both-scoresheets = обязать обоих игроков восполнить свои бланки
action-update-scoresheet = обязать игрока восполнить бланк перед своим ходом
action-note-state = записать позицию, показания часов с указанием идущих и, если известно, число ходов
action-note-position-and-times = записать позицию, показания часов и, если известно, число ходов
action-reconstruct-game = обязать игроков восстановить игру на другой доске
action-sign-scoresheets = обязать обоих игроков подписать или подтвердить результат
action-count-next-as-first = считать следующий ход первым в новом периоде
action-count-as-proved = засчитать доказанные ходы
action-correct-result = исправить неверно указанный результат
action-examine-claim = проверить требование
action-reject-claim = отклонить требование без проверки
action-wait-for-form = не проверять требования до записи хода и сообщения о нём арбитру
action-hold-to-written-move = проверять требование по первоначально записанному или названному ходу
action-replace-scoresheet = заменить электронный бланк
action-apply-competition-rules = применить Правила соревнований
action-apply-limited-rules = применить правила для ограниченного надзора
action-show-scoresheet = показать игроку запись
action-refuse-scoresheet = отказать в показе записи

# Касание фигур
action-touch-does-not-bind = разрешить игроку ходить без учёта касания
action-leave-unasked = не принимать решения о касании за отсутствием просьбы игроков
action-move-touched-piece = обязать игрока пойти первой из своих тронутых и способных ходить фигур
action-capture-touched-piece = обязать игрока взять первую из тронутых и доступных взятию фигур соперника
action-capture-touched-with-touched = обязать игрока взять первую из тронутых фигур соперника первой из своих тронутых фигур
action-any-legal-move = разрешить игроку любой возможный ход
action-castle-that-side = обязать игрока рокировать в эту сторону
action-move-king = обязать игрока пойти королём (допустима и рокировка)
action-move-king-otherwise = обязать игрока пойти королём без рокировки в эту сторону
action-move-touched-rook = обязать игрока пойти ладьёй без рокировки

# Быстрые шахматы и блиц
action-treat-as-illegal-move = вмешаться и принять меры по приведшему к этой позиции невозможному ходу
action-await-next-move = подождать завершения следующего хода

# Партии без добавления времени
action-judge-flag-fall = вместо этого решить вопрос об упавшем флажке
action-set-increment = установить на часах для обоих игроков добавление в { SECONDS($seconds, case: "acc") } на каждый ход
action-end-and-refer = закончить партию и передать требование назначенному для этого арбитру
action-write-final-position = игрок записывает подтверждаемую соперником заключительную позицию
action-hand-in-scoresheet = игрок представляет доведённый до последнего хода и подтверждаемый соперником бланк

# Превращение, отпущенная фигура, заявления о касании
action-choice-final = считать выбор фигуры окончательным
action-choice-open = разрешить игроку ещё выбрать фигуру
action-leave-on-square = не разрешать переставить отпущенную фигуру на другое поле
action-move-made = считать ход сделанным
action-move-not-made = считать ход не сделанным
action-refuse-claim = отказать в заявлении из-за потери права на него
action-look-into-claim = рассмотреть заявление и принять по нему решение
action-act-unasked = принять меры по нарушению без заявления
action-admit-assistant = допустить ассистента к передвижению фигур
action-refuse-assistant = обязать игрока передвигать фигуры самостоятельно
action-ask-for-other-assistant = отказать этому ассистенту и разрешить игроку привести другого
action-admit-writing-assistant = допустить ассистента к ведению записи за игрока
action-admit-clock-assistant = допустить ассистента к нажатию на часы за игрока

# Запись в быстрых шахматах и блице; окончание партии; очки
action-correct-last-move = считать партию незаконченной и сначала исправить последний ход
action-score-points = игрок получает { POINTS($points) }
action-score-half-points = игрок получает { HALF_POINTS($half) }
action-score-by-regulations = игрок получает объявленное число очков
action-bar-score = не допускать такого счёта

# Отложенные партии
action-set-recorded-times = установить на часах записанное при откладывании партии время
action-play-stated-move = обязать игрока сделать на доске названный им запечатанный ход
action-open-envelope = вскрыть конверт, сделать запечатанный ход на доске и пустить часы игрока
action-run-absent-clock = пустить часы отсутствующего игрока
action-open-envelope-on-arrival = вскрыть конверт только после прихода игрока и вызова им арбитра
action-admit-sealed-reply = разрешить сопернику запечатать ответ в новый конверт и пустить часы отсутствующего игрока

# Две доски
action-hold-to-touch = применить правило о ходе при касании к вынутой фигуре
action-ordinary-touch-rules = применить обычные правила о касании фигур
action-ordinary-move-rules = применить обычные правила о сделанном ходе
action-opponents-clock-may-start = разрешить пустить часы соперника
action-opponents-clock-must-wait = пока не разрешать пустить часы соперника
action-correct-by-records = обязать игрока, чья позиция расходится с записями, привести её в соответствие с ними
action-take-back-to-agreement = вернуть ходы до точки расхождения записей
action-capture-on-promotion-square = обязать игрока взять фигуру на поле превращения
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
    } очки за ничью
   *[judged] определить число очков { $side ->
        [white] белых
        [black] чёрных
        [player] игрока
       *[opponent] соперника
    }
}
action-apply-event-penalty = применить установленное положением соревнования наказание
action-apply-fixed-penalty = применить установленное Правилами наказание без усиления и смягчения
action-find-no-breach = не усматривать нарушения
action-impose = { $penalty ->
    [warning] вынести игроку предупреждение
    [more-points] увеличить число очков соперника за эту партию вплоть до наибольшего возможного
    [fewer-points] уменьшить число очков игрока за эту партию
    [loss] объявить партию проигранной игроком
    [fine] наложить на игрока штраф
    [exclusion] исключить игрока из одного или нескольких туров
   *[expulsion] исключить игрока из соревнования
}
action-change-time = { $way ->
    [less-for-player] уменьшить время на часах игрока
   *[more-for-opponent] увеличить время на часах соперника
}
action-compensate-time = { $to ->
    [white] добавить белым дополнительное время по своему усмотрению
    [black] добавить чёрным дополнительное время по своему усмотрению
    [player] добавить игроку дополнительное время по своему усмотрению
    [opponent] добавить сопернику дополнительное время по своему усмотрению
   *[both] добавить обоим игрокам дополнительное время по своему усмотрению
}
action-look-into-it = посмотреть партию и поступить согласно Правилам
action-send-out = { $from ->
    [area] удалить это лицо с игровой площадки
   *[venue] удалить это лицо из игровой зоны
}
action-intervene = вмешаться и применить Правила
action-stay-silent = ничего не говорить и не вмешиваться
action-tell-move-count = назвать число завершённых ходов
action-admit-appeal = принять апелляцию
action-refuse-appeal = отказать в апелляции
action-run-replying-clock = отсчитывать время отвечающего на запечатанный ход игрока до его прихода
action-correct-announcement = потребовать немедленного исправления оговорки до пуска часов соперника
action-opponent-restarts-clock = разрешить сопернику, не делая хода, пустить часы игрока
