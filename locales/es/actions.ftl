# One message per action of content/actions.yaml: what is to be done, as a phrase without a full stop that can stand in a list or
# after "the arbiter may instead".
action-start-new-game = comenzar una partida nueva
action-continue-game = continuar la partida
action-result-stands = mantener el resultado
action-declare-lost = { $side ->
    [white] declarar perdida la partida para las blancas
    [black] declarar perdida la partida para las negras
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
    [white] dar a las blancas { MINUTES($minutes) } de tiempo extra
    [black] dar a las negras { MINUTES($minutes) } de tiempo extra
    [player] dar al jugador { MINUTES($minutes) } de tiempo extra
    [both] dar a ambos jugadores { MINUTES($minutes) } de tiempo extra
   *[opponent] dar al adversario { MINUTES($minutes) } de tiempo extra
}
action-take-half = { $side ->
    [white] quitar a las blancas la mitad del tiempo restante ({ MINUTES($at_most) } como máximo)
    [black] quitar a las negras la mitad del tiempo restante ({ MINUTES($at_most) } como máximo)
    [opponent] quitar al adversario la mitad del tiempo restante ({ MINUTES($at_most) } como máximo)
   *[player] quitar al jugador la mitad del tiempo restante ({ MINUTES($at_most) } como máximo)
}
action-leave-time = { $side ->
    [white] dejar a las blancas { MINUTES($minutes) }
    [black] dejar a las negras { MINUTES($minutes) }
    [opponent] dejar al adversario { MINUTES($minutes) }
   *[player] dejar al jugador { MINUTES($minutes) }
}
action-stop-clocks = detener los relojes
action-adjust-clocks = poner en los relojes los tiempos que se juzguen correctos
action-leave-clocks = dejar los relojes como están
action-bar-castling = excluir el enroque con un rey o una torre que empezó en una casilla equivocada
action-bar-castling-of-swapped-king = excluir el enroque con un rey que intercambió su casilla con la de la dama
action-penalise = { $side ->
    [white] sancionar a las blancas
    [black] sancionar a las negras
    [opponent] sancionar al adversario
   *[player] sancionar al jugador
}
action-apply-touch-move = aplicar la regla de la pieza tocada al movimiento que sustituye al ilegal

# The sort of game
action-play-standard = es ajedrez estándar
action-play-rapid = es ajedrez rápido
action-play-blitz = es ajedrez relámpago

# Articles 6, 8 and 9
action-hold-to-claim = no dejar que se retire la reclamación
action-hold-to-offer = no dejar que se retire la oferta
action-play-intended-move = exigir al jugador que haga el movimiento previsto
action-move-intended-piece = exigir al jugador que haga un movimiento legal con la pieza del movimiento previsto, si lo hay
action-offer-stands = considerar válida y aún pendiente la oferta de tablas
action-ignore-condition = no tener en cuenta la condición que se le puso
action-offer-lapses = considerar que la oferta de tablas ya no se mantiene
action-offer-void = considerar sin efecto la oferta de tablas
action-record-offer = hacer que ambos jugadores consignen la oferta en sus planillas
action-allow-press = dejar que el jugador pulse el reloj
action-move-completed = considerar completado el movimiento
action-move-not-completed = considerar no completado el movimiento
action-declare-lost-by-both = declarar perdida la partida para ambos jugadores
action-run-white-clock = hacer que las blancas pierdan el tiempo que tarden en llegar
action-correct-setting = configurar el reloj de ajedrez con el control de tiempo correcto
action-replace-clock = sustituir el reloj de ajedrez
action-restart-clock = volver a poner en marcha el reloj en el momento que decida el árbitro
action-must-record = el jugador debe anotar los movimientos
action-may-leave-unrecorded = el jugador puede dejar los movimientos sin anotar
action-record-before-moving = hacer que el jugador anote su movimiento anterior antes de volver a mover
action-uncover-scoresheet = hacer que el jugador tenga la planilla a la vista del árbitro
action-keep-score-for-them = llevar la anotación en lugar de los jugadores, si es posible
action-wait-for-flag = no pedir nada hasta que haya caído una bandera
action-update-both-scoresheets = hacer que ambos jugadores pongan al día sus planillas
action-update-scoresheet = hacer que el jugador ponga al día la planilla antes de mover
action-note-state = apuntar la posición, los tiempos de los relojes, cuál de ellos corría y, si se sabe, el número de movimientos
action-note-position-and-times = apuntar la posición, los tiempos de los relojes y, si se sabe, el número de movimientos
action-reconstruct-game = hacer que los jugadores reconstruyan la partida en otro tablero
action-sign-scoresheets = hacer que ambos jugadores firmen o aprueben el resultado
action-count-next-as-first = contar el movimiento siguiente como el primero del nuevo período
action-count-as-proved = contar los movimientos que se hayan probado
action-correct-result = corregir el resultado consignado
action-examine-claim = examinar la reclamación
action-reject-claim = rechazar la reclamación sin examinarla
action-wait-for-form = no examinar ninguna reclamación hasta que el movimiento esté escrito y se haya comunicado al árbitro
action-hold-to-written-move = juzgar la reclamación por el movimiento que primero se escribió o se anunció
action-replace-scoresheet = sustituir la hoja de anotación electrónica
action-apply-competition-rules = aplicar las Reglas de Competición
action-apply-limited-rules = aplicar las reglas para la supervisión limitada
action-show-scoresheet = mostrar la anotación al jugador
action-refuse-scoresheet = no mostrar la anotación

# Touching the pieces
action-touch-does-not-bind = dejar que el jugador mueva como si no se hubiera tocado nada
action-leave-unasked = no decidir nada sobre el contacto, pues ningún jugador lo ha pedido
action-move-touched-piece = hacer que el jugador mueva la primera de las piezas propias tocadas que se pueda mover
action-capture-touched-piece = hacer que el jugador capture la primera de las piezas tocadas del adversario que se pueda capturar
action-capture-touched-with-touched = hacer que el jugador capture la primera pieza tocada del adversario con la primera propia que tocó
action-any-legal-move = dejar que el jugador haga cualquier movimiento legal
action-castle-that-side = hacer que el jugador enroque por ese lado
action-move-king = hacer que el jugador mueva el rey, lo que puede ser un enroque
action-move-king-otherwise = hacer que el jugador mueva el rey, pero sin enrocar por ese lado
action-move-touched-rook = hacer que el jugador mueva la torre, sin enrocar

# Rapid and blitz
action-treat-as-illegal-move = intervenir y tratar el movimiento ilegal que llevó a la posición
action-await-next-move = esperar hasta que se complete el movimiento siguiente

# Games without increment
action-judge-flag-fall = juzgar en su lugar la caída de bandera
action-set-increment = ajustar los relojes de modo que ambos jugadores reciban un incremento de { SECONDS($seconds) }
action-end-and-refer = dar por terminada la partida y pasar la reclamación al árbitro designado
action-write-final-position = el jugador escribe la posición final para que la confirme el adversario
action-hand-in-scoresheet = el jugador entrega una planilla al día para que la confirme el adversario

# Promotion, letting go of a piece, claims on touches
action-choice-final = exigir que se mantenga la pieza elegida
action-choice-open = dejar que el jugador elija todavía la pieza
action-leave-on-square = exigir que la pieza quede en la casilla en la que se soltó
action-move-made = considerar realizado el movimiento
action-move-not-made = considerar no realizado el movimiento
action-refuse-claim = no admitir la reclamación, por haberse perdido el derecho a ella
action-look-into-claim = examinar la reclamación y resolverla
action-act-unasked = actuar ante la infracción sin reclamación
action-admit-assistant = dejar que el asistente mueva las piezas
action-refuse-assistant = hacer que el jugador mueva las piezas en persona
action-ask-for-other-assistant = no aceptar a este asistente y dejar que el jugador traiga otro
action-admit-writing-assistant = dejar que el asistente anote por el jugador
action-admit-clock-assistant = dejar que el asistente accione el reloj por el jugador

# The record in rapid and blitz; the end of the game; points
action-correct-last-move = no dar por terminada la partida y hacer corregir antes el último movimiento
action-score-points = el jugador obtiene { POINTS($points) }
action-score-half-points = el jugador obtiene { HALF_POINTS($half) }
action-score-by-regulations = el jugador obtiene lo que se anunció
action-bar-score = no dar una puntuación así

# Adjourned games
action-set-recorded-times = poner en los relojes los tiempos registrados en el momento del aplazamiento
action-play-stated-move = exigir al jugador que haga en el tablero la jugada secreta que diga haber dejado
action-open-envelope = abrir el sobre, hacer la jugada secreta en el tablero y poner en marcha el reloj del jugador
action-run-absent-clock = poner en marcha el reloj del jugador ausente
action-open-envelope-on-arrival = abrir el sobre solo cuando el jugador haya llegado y llame al árbitro
action-admit-sealed-reply = dejar que el adversario cierre una respuesta en un nuevo sobre y ponga en marcha el reloj del jugador ausente

# Two boards
action-hold-to-touch = aplicar la regla de la pieza tocada a la pieza sacada
action-ordinary-touch-rules = aplicar las reglas ordinarias sobre tocar las piezas
action-ordinary-move-rules = aplicar las reglas ordinarias sobre cuándo está realizado un movimiento
action-opponents-clock-may-start = permitir que se ponga en marcha el reloj del adversario
action-opponents-clock-must-wait = no permitir aún que se ponga en marcha el reloj del adversario
action-correct-by-records = hacer que el jugador cuya posición se aparta de las anotaciones la ajuste a ellas
action-take-back-to-agreement = deshacer los movimientos hasta el punto en que coinciden las anotaciones
action-capture-on-promotion-square = hacer que el jugador capture la pieza de la casilla de promoción
action-set-score = { $as ->
    [win] dar la puntuación de una victoria { $side ->
        [white] a las blancas
        [black] a las negras
        [player] al jugador
       *[opponent] al adversario
    }
    [draw] dar la puntuación de unas tablas { $side ->
        [white] a las blancas
        [black] a las negras
        [player] al jugador
       *[opponent] al adversario
    }
   *[judged] decidir cuántos puntos se dan { $side ->
        [white] a las blancas
        [black] a las negras
        [player] al jugador
       *[opponent] al adversario
    }
}
action-apply-event-penalty = aplicar la sanción que fijan las bases del torneo
action-apply-fixed-penalty = aplicar la sanción que fijan las Leyes, ni más ni menos
action-find-no-breach = no ver ninguna infracción
action-impose = { $penalty ->
    [warning] hacer una advertencia al jugador
    [more-points] dar al adversario más puntos por esta partida, hasta el máximo que permite
    [fewer-points] dar al jugador menos puntos por esta partida
    [loss] declarar perdida la partida para el jugador
    [fine] imponer una multa al jugador
    [exclusion] excluir al jugador de una o más rondas
   *[expulsion] expulsar al jugador del torneo
}
action-change-time = { $way ->
    [less-for-player] quitar tiempo del reloj del jugador
   *[more-for-opponent] dar más tiempo al adversario
}
action-compensate-time = { $to ->
    [white] dar a las blancas el tiempo extra que parezca adecuado
    [black] dar a las negras el tiempo extra que parezca adecuado
    [player] dar al jugador el tiempo extra que parezca adecuado
    [opponent] dar al adversario el tiempo extra que parezca adecuado
   *[both] dar a ambos jugadores el tiempo extra que parezca adecuado
}
action-look-into-it = examinar la partida y hacer lo que prevén las Leyes
action-send-out = { $from ->
    [area] hacer salir a esa persona de la zona de juego
   *[venue] hacer salir a esa persona del recinto de juego
}
action-intervene = intervenir y aplicar las Leyes
action-stay-silent = no decir nada y no intervenir
action-tell-move-count = decir cuántos movimientos se han completado
action-admit-appeal = admitir la apelación
action-refuse-appeal = no admitir la apelación
action-run-replying-clock = dejar que el jugador que debe responder a la jugada secreta pierda el tiempo que tarde en llegar
action-correct-announcement = exigir que el lapsus se corrija de inmediato, antes de poner en marcha el reloj del adversario
action-opponent-restarts-clock = permitir que el adversario ponga en marcha el reloj del jugador sin mover
