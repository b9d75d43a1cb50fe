# One message per action of content/actions.yaml: what is to be done, as a phrase without a full stop that can stand in a list or
# after "the arbiter may instead".
action-start-new-game = comenzar una partida nueva
action-continue-game = continuar la partida
action-result-stands = mantener el resultado
action-declare-lost = { $side ->
    [opponent] declarar perdida la partida para el adversario
   *[player] declarar perdida la partida para el jugador
}
action-declare-drawn = declarar la partida tablas
action-transfer-position = trasladar la posición alcanzada a un tablero bien colocado
action-restore-position = { $to ->
    [last-known] restablecer la última posición conocida anterior a la irregularidad
   *[before-irregularity] restablecer la posición inmediatamente anterior a la irregularidad
}
action-promote-to-queen = cambiar el peón por una dama del mismo color
action-add-time = { $to ->
    [player] dar al jugador { MINUTES($minutes) } de tiempo extra
    [both] dar a ambos jugadores { MINUTES($minutes) } de tiempo extra
   *[opponent] dar al adversario { MINUTES($minutes) } de tiempo extra
}
action-stop-clocks = detener los relojes
action-adjust-clocks = poner en los relojes los tiempos que se juzguen correctos
action-leave-clocks = dejar los relojes como están
action-bar-castling = excluir el enroque con un rey o una torre que empezó en una casilla equivocada
action-penalise = { $side ->
    [opponent] sancionar al adversario
   *[player] sancionar al jugador
}
action-apply-touch-move = aplicar la regla de la pieza tocada al movimiento que sustituye al ilegal

# The sort of game
action-play-standard = es ajedrez estándar
action-play-rapid = es ajedrez rápido
action-play-blitz = es ajedrez relámpago
