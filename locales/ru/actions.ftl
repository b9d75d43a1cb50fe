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
