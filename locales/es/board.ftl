# Words about positions and games. $side is white or black, $piece the kind of piece, $square a square such as e4.

side-name = { $side ->
    [white] blancas
   *[black] negras
}
piece-name = { $piece ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
   *[pawn] peón
}
# $count pieces of one kind, as in a list of who stands where
piece-names = { $piece ->
    [king] { $count ->
        [one] rey
       *[other] reyes
    }
    [queen] { $count ->
        [one] dama
       *[other] damas
    }
    [rook] { $count ->
        [one] torre
       *[other] torres
    }
    [bishop] { $count ->
        [one] alfil
       *[other] alfiles
    }
    [knight] { $count ->
        [one] caballo
       *[other] caballos
    }
   *[pawn] { $count ->
        [one] peón
       *[other] peones
    }
}
piece-on = { $piece ->
    [queen] { $side ->
        [white] la dama blanca de { $square }
       *[black] la dama negra de { $square }
    }
    [rook] { $side ->
        [white] la torre blanca de { $square }
       *[black] la torre negra de { $square }
    }
   *[other] { $side ->
        [white] el { piece-name } blanco de { $square }
       *[black] el { piece-name } negro de { $square }
    }
}

# A position in words
board-group = { piece-names } { $squares }
board-side = { $side ->
    [white] Blancas: { $pieces }.
   *[black] Negras: { $pieces }.
}
board-to-move = Juegan las { side-name }.
board-in-check = Juegan las { side-name }, en jaque desde { $by }.
board-checkmate = Las { side-name } han recibido jaque mate.
board-stalemate = Las { side-name } están ahogadas.
board-castling = Enroque aún posible: { $rights }.
board-castling-right = { $side ->
    [white] { $wing ->
        [short] corto de las blancas
       *[long] largo de las blancas
    }
   *[black] { $wing ->
        [short] corto de las negras
       *[long] largo de las negras
    }
}
board-en-passant = Se puede capturar un peón al paso en { $square }.

# Answers
answer-true = sí
answer-false = no
answer-null = sin resolver: debe juzgarlo el árbitro
answer-missing = sin resolver
label-answer = Respuesta
label-result = Resultado
label-not-encoded = Aún no figura en este contenido
label-derived = Deducido de la posición
board-ended = La partida había terminado tras el medio movimiento { $ply } ({ $ending }): { $result }.
ending-checkmate = jaque mate
ending-stalemate = ahogado
ending-dead-position = posición muerta
ending-fivefold = quíntuple repetición
ending-seventy-five-moves = 75 movimientos

# Reasons
why-legal = el movimiento { $move } es legal
why-harmless-attack = un ataque a { $square } (desde { $by }) no lo impide
why-other-kind = el movimiento { $move } es legal, pero no de esta clase
why-king-checkmate = el rey de { $square } está en jaque desde { $by } y no hay ningún movimiento legal
why-king-stalemate = el rey de { $square } no está en jaque y no hay ningún movimiento legal
why-king-check = el rey de { $square } está en jaque desde { $by }; movimientos legales: { $moves }
why-king-free = el rey de { $square } no está en jaque; movimientos legales: { $moves }
why-only-en-passant = la captura al paso es el único movimiento legal
why-just-promoted = el último movimiento promocionó un peón
why-can-mate = las { side-name } aún pueden dar jaque mate: { $line }
why-can-mate-now = las { side-name } han dado jaque mate
why-cannot-mate = las { side-name } ya nunca pueden dar jaque mate: { $reason }
why-dead = ningún jugador puede dar jaque mate
why-undecided = no se ha podido demostrar ni excluir que aún sea posible el jaque mate
why-repetition = la posición se da por { $count }.ª vez (tras { $count ->
    [1] el medio movimiento
   *[other] los medios movimientos
} { $plies }); se necesitan { $needed } veces
why-repetition-by-move = tras { $move } la posición se da por { $count }.ª vez (tras { $count ->
    [1] el medio movimiento
   *[other] los medios movimientos
} { $plies }); se necesitan { $needed } veces
why-lookalike-side = tras el medio movimiento { $ply } estaba en juego el otro jugador
why-lookalike-en-passant = tras el medio movimiento { $ply } parecía igual, pero la captura al paso en { $square } solo era posible una de las veces
why-lookalike-castling = tras el medio movimiento { $ply } parecía igual, pero los derechos al enroque eran distintos
why-count = { $halfmoves ->
    [one] { $halfmoves } medio movimiento
   *[other] { $halfmoves } medios movimientos
} sin captura ni movimiento de peón; se necesitan { $needed }
why-count-by-move = tras { $move } hay { $halfmoves ->
    [one] { $halfmoves } medio movimiento
   *[other] { $halfmoves } medios movimientos
} sin captura ni movimiento de peón; se necesitan { $needed }
why-not-to-move = están en juego las { side-name }, y solo puede reclamar el jugador que está en juego
why-needs-claim = estas tablas necesitan una reclamación
why-already-over = la partida había terminado antes: { $ending }
why-over = la partida ha terminado: { $ending }
why-over-no-draw = la partida ha terminado: { $ending }; ya no queda nada que contar ni que reclamar
why-notation = el movimiento se escribe { $text }
why-rivals = una pieza de la misma clase también puede ir allí desde { $squares }
why-hindered = una pieza de la misma clase en { $squares } no puede ir allí porque expondría a su propio rey

# Why a side can never checkmate
no-mate-lone-king = solo tienen el rey
no-mate-knight-alone = un caballo, y ninguna pieza del adversario que pueda estorbar al rey
no-mate-bishops-of-one-colour = solo alfiles de un mismo color de casillas, y nada que pueda encerrar al rey
no-mate-ended = la partida ha terminado
no-mate-forced = cada movimiento es forzado ({ $moves }), y después { $then }
no-mate-search = ninguna serie de movimientos legales lleva a él

# Why a move is illegal
illegal-malformed = esto no es un movimiento
illegal-no-piece = no hay nada en { $square }
illegal-opponents-piece = es una pieza del adversario: { $piece-on }
illegal-wrong-geometry = esta pieza no se mueve así: { $piece-on }
illegal-pawn-has-moved = solo un peón que no se ha movido puede avanzar dos casillas: { $piece-on }
illegal-nothing-to-capture = no hay nada que capturar en { $square }
illegal-blocked = el camino hasta { $square } está cortado: { $piece-on }
illegal-own-piece-there = allí hay una pieza del propio jugador: { $piece-on }
illegal-leaves-king-attacked = { $how ->
    [king-steps] el rey iría a { $square }, atacada desde { $by }
    [still-in-check] el rey de { $square } seguiría en jaque desde { $by }
    [pinned] la pieza está clavada: el rey de { $square } quedaría atacado desde { $by }
    [en-passant] ambos peones salen de la línea a la vez: el rey de { $square } quedaría atacado desde { $by }
   *[castling-rook] la torre sale de la línea: el rey de { $square } quedaría atacado desde { $by }
}
illegal-castling-no-right = no hay derecho a enrocar así
illegal-castling-no-right-by = no hay derecho a enrocar así, desde el medio movimiento { $ply }: { $lost ->
    [king-moved] se movió el rey
    [rook-moved] se movió la torre
   *[rook-captured] se capturó la torre
}
illegal-castling-out-of-check = el rey está en jaque desde { $by }
illegal-castling-through-check = { $square }, que el rey debe cruzar u ocupar, está atacada desde { $by }
illegal-castling-blocked = hay una pieza en medio: { $piece-on }
illegal-en-passant-not-available = el peón de { $square } no se puede capturar al paso
illegal-en-passant-too-late = el peón de { $square } avanzó dos casillas con el medio movimiento { $ply }; solo el movimiento inmediato podía capturarlo
illegal-promotion-missing = el peón llega a su última fila y no se nombra la nueva pieza
illegal-promotion-piece = un peón no puede convertirse en eso
illegal-promotion-not-due = con este movimiento no se promociona nada
illegal-nobody = ninguna pieza puede moverse así

# Games
game-heading = Partida { $number } (línea { $line }): { $white } – { $black }, { $result }
game-unknown-player = ?
game-cited = { $text } ({ $clause })
game-over-at-start = terminada antes del primer movimiento: { $ending }, { $result }
game-over = terminada tras { $move }: { $ending }, { $result }
game-played-on = { $count ->
    [one] después se jugó un medio movimiento más
   *[other] después se jugaron { $count } medios movimientos más
}
game-claim-threefold = se podían reclamar tablas desde { $move }: la posición se había dado tres veces
game-claim-fifty-moves = se podían reclamar tablas desde { $move }: 50 movimientos sin captura ni movimiento de peón
game-illegal = { $move }, línea { $line }: ilegal, { $reason }
game-stood = quedó sin corregir
game-not-followed = los movimientos posteriores no se pueden seguir
game-contradicts = el resultado { $result } contradice la posición: { $ending }, es decir, { $expected }
game-winner-cannot-mate = allí las { side-name } ya nunca pueden dar jaque mate
game-problem-unreadable-move = línea { $line }: `{ $text }` no se puede leer como movimiento
game-problem-ambiguous-move = línea { $line }: `{ $text }` puede ser más de un movimiento
game-problem-too-long = línea { $line }: más movimientos de los que tiene una partida; el resto no se examina
game-problem-bad-fen = línea { $line }: { $text }
game-problem-bad-tag = línea { $line }: `{ $text }` no es una etiqueta
game-problem-unclosed-comment = línea { $line }: falta cerrar un comentario
game-problem-unclosed-variation = línea { $line }: falta cerrar una variante
game-problem-no-result = línea { $line }: la partida se interrumpe sin resultado
game-problem-results-differ = línea { $line }: la etiqueta da otro resultado que los movimientos ({ $text })
game-problem-variant = línea { $line }: la modalidad { $text } tiene otras reglas; no se examina
summary-games = { $count ->
    [one] una partida, { $plies } medios movimientos
   *[other] { $count } partidas, { $plies } medios movimientos
}
summary-over = terminadas en el tablero: { $text }
summary-none = ninguna
summary-claims = se podían reclamar tablas: { $threefold } por repetición, { $fifty } por los 50 movimientos
summary-illegal = movimientos ilegales: { $moves } en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
summary-contradictions = resultados que contradicen la posición: { $count }
summary-played-on = partidas que siguieron tras su final: { $count }
summary-problems = partidas que no se pudieron leer enteras: { $count }
summary-ending = { $ending } { $count }

# What to write where a position or moves cannot be read
board-hint-fen = una FEN tiene esta forma: { $text }
board-hint-moves = los movimientos van en UCI, cada uno legal tras los anteriores: { $text }
