# El tablero en la página y qué falla en una posición que se coloca.
board-title = El tablero
board-about = Coloque una posición y pregunte qué dicen las Leyes sobre ella. Nada sale de este dispositivo.
board-questions = Qué se puede preguntar sobre una posición
board-try = Colocar una posición
board-legend-pieces = Pieza que se coloca
board-hand = mover piezas
board-erase = retirar
board-empty = { $square }, vacía
board-grid = Tablero: las flechas van de casilla en casilla, Enter (Intro) coloca o toma
board-turn = ¿A quién le toca mover?
board-castling-legend = Enroques aún permitidos
board-count = Medios movimientos desde la última captura o movimiento de peón
board-en-passant-field = Casilla de captura al paso
board-flip = Girar el tablero
board-start = Posición inicial
board-clear = Tablero vacío
board-fen-bad = FEN: { $reason }
board-moves-hint = en UCI, por ejemplo e2e4 e7e5
board-move-hint = en UCI, por ejemplo e7e8q, o toque dos casillas del tablero
board-pick-move = Señalar el movimiento en el tablero
board-any = no se indica
board-ask = Preguntar
board-thinking = Calculando… En una posición cerrada puede tardar.
board-stop = Detener
board-stopped = Cálculo detenido, sin respuesta.
board-failed = El tablero no pudo responder a esta pregunta.
board-off = Esta copia del sitio se hizo sin el tablero. La línea de comandos responde a la misma pregunta:
board-no-script = El tablero necesita scripts. La línea de comandos responde a la misma pregunta:
board-question = Pregunta
board-command = En la línea de comandos
board-white = Blancas
board-black = Negras
board-side-mates = ¿Quién habría dado jaque mate?
board-side-stalemated = ¿Quién estaría ahogado?
board-side-would-mate = ¿Quién tendría que dar jaque mate?
board-side-claims = ¿Quién reclama?
board-side-flag-fell = ¿De quién es la bandera caída?
board-side-resigned = ¿Quién abandonó?
board-ended-at-start = En la posición dada la partida ya ha terminado ({ $ending }): { $result }.
board-unknown-question = no existe la pregunta { $text }
board-bad-request = la pregunta no se puede leer
board-bad-move = el medio movimiento { $ply }, { $text }, no se puede jugar: { $reason }
board-missing = { $text ->
    [move] falta el movimiento por el que se pregunta
    [side] no se indica de qué jugador se trata
   *[other] falta algo: { $text }
}
fen-field-count = { $found ->
    [one] { $found } campo
   *[other] { $found } campos
}; una FEN tiene seis, o cuatro sin los contadores
fen-rank-count = { $found ->
    [one] { $found } fila
   *[other] { $found } filas
}; el tablero tiene ocho
fen-file-count = la fila { $rank } ocupa { $found ->
    [one] { $found } casilla
   *[other] { $found } casillas
}; tiene ocho
fen-unknown-piece = { $text } en la fila { $rank } no es una pieza
fen-king-count = { $side ->
    [white] las blancas deben tener exactamente un rey; hay: { $found }
   *[black] las negras deben tener exactamente un rey; hay: { $found }
}
fen-pawn-on-edge = un peón no puede estar en { $square }
fen-too-many-pieces = { $side ->
    [white] las blancas tienen demasiadas piezas: { $pieces } en total, de ellas { $pawns } peones
   *[black] las negras tienen demasiadas piezas: { $pieces } en total, de ellas { $pawns } peones
}
fen-side-to-move = el turno es w o b, no { $text }
fen-opponent-in-check = { $side ->
    [white] las blancas están en jaque desde { $by }, pero les toca a las negras
   *[black] las negras están en jaque desde { $by }, pero les toca a las blancas
}
fen-too-many-checkers = ningún movimiento da jaque desde tantas casillas a la vez: { $by }
fen-castling-field = { $text } no es un derecho de enroque
fen-castling-impossible = para el derecho de enroque { $text }, rey y torre no están en sus casillas
fen-en-passant-field = { $text } no es una casilla de captura al paso
fen-en-passant-impossible = ningún peón puede acabar de pasar por { $square }
fen-counter-half-move = { $text } no es un contador de medios movimientos
fen-counter-move = { $text } no es un número de movimiento
