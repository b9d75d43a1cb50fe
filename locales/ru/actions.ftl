# По сообщению на каждое действие из content/actions.yaml: что надлежит сделать, оборотом без точки, который может стоять в списке или после
# слов «арбитр может вместо этого».
action-start-new-game = начать новую партию
action-continue-game = продолжить партию
action-result-stands = оставить результат в силе
action-declare-lost = { $side ->
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
    [player] добавить игроку { MINUTES($minutes, case: "acc") } дополнительного времени
    [both] добавить обоим игрокам по { MINUTES($minutes, case: "acc") } дополнительного времени
   *[opponent] добавить сопернику { MINUTES($minutes, case: "acc") } дополнительного времени
}
action-stop-clocks = остановить часы
action-adjust-clocks = установить на часах время, которое арбитр сочтёт верным
action-leave-clocks = оставить показания часов без изменений
action-bar-castling = не допускать рокировки с королём или ладьёй, с самого начала стоявшими не на своём поле
action-penalise = { $side ->
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
action-note-state = записать позицию, показания часов и число ходов
action-reconstruct-game = потребовать, чтобы игроки восстановили игру на другой доске
action-sign-scoresheets = потребовать, чтобы оба игрока подписали или подтвердили результат
action-count-next-as-first = считать следующий ход первым в новом периоде
action-count-as-proved = считать ходы так, как доказано
action-correct-result = исправить неверно указанный результат
action-examine-claim = проверить требование
action-reject-claim = отклонить требование без проверки
action-wait-for-form = не проверять требования, пока ход не записан и о нём не сообщено арбитру
action-hold-to-written-move = проверять требование по первоначально записанному ходу
action-replace-scoresheet = заменить электронный бланк
action-apply-competition-rules = применить Правила соревнований
action-apply-limited-rules = применить правила для ограниченного надзора
action-show-scoresheet = показать игроку запись
action-refuse-scoresheet = оставить просьбу без ответа
