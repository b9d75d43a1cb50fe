# Units of numbers. Each is a function in the texts: MOVES($n), MINUTES($n) ... ORDINAL takes gender: "f" for the feminine, and form: "before"
# for the short masculine that stands before its noun (primer, tercer).
moves = { $n ->
    [one] { $n } movimiento
   *[other] { $n } movimientos
}
minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
times = { $n ->
    [one] una vez
   *[other] { $n } veces
}
ordinal = { $gender ->
    [f] { $n ->
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
        [6] sexta
        [7] séptima
        [8] octava
        [9] novena
        [10] décima
       *[other] { $n }.ª
    }
   *[m] { $form ->
        [before] { $n ->
            [1] primer
            [2] segundo
            [3] tercer
            [4] cuarto
            [5] quinto
            [6] sexto
            [7] séptimo
            [8] octavo
            [9] noveno
            [10] décimo
            [93] { $n }.er
           *[other] { $n }.º
        }
       *[alone] { $n ->
            [1] primero
            [2] segundo
            [3] tercero
            [4] cuarto
            [5] quinto
            [6] sexto
            [7] séptimo
            [8] octavo
            [9] noveno
            [10] décimo
           *[other] { $n }.º
        }
    }
}
players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
parts = { $n ->
    [one] { $n } parte
   *[other] { $n } partes
}
squares = { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
}
pieces = { $n ->
    [one] { $n } pieza
   *[other] { $n } piezas
}
files = { $n ->
    [one] { $n } columna
   *[other] { $n } columnas
}
ranks = { $n ->
    [one] { $n } fila
   *[other] { $n } filas
}
boards = { $n ->
    [one] { $n } tablero
   *[other] { $n } tableros
}
centimetres = { $n ->
    [one] { $n } centímetro
   *[other] { $n } centímetros
}
dots = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
ways = { $n ->
    [one] { $n } forma
   *[other] { $n } formas
}
hands = { $n ->
    [one] una sola mano
   *[other] { $n } manos
}
kings = { $n ->
    [one] { $n } rey
   *[other] { $n } reyes
}
queens = { $n ->
    [one] { $n } dama
   *[other] { $n } damas
}
rooks = { $n ->
    [one] { $n } torre
   *[other] { $n } torres
}
bishops = { $n ->
    [one] { $n } alfil
   *[other] { $n } alfiles
}
knights = { $n ->
    [one] { $n } caballo
   *[other] { $n } caballos
}
pawns = { $n ->
    [one] { $n } peón
   *[other] { $n } peones
}
seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
displays = { $n ->
    [one] { $n } indicador
   *[other] { $n } indicadores
}
points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
# Scores counted in halves and in quarters of a point.
half-points = { $n ->
    [0] 0
    [1] ½ punto
    [2] 1 punto
   *[other] { $n }/2 puntos
}
quarter-points = { $n ->
    [0] 0
    [1] ¼
    [2] ½
    [3] ¾
    [4] 1
   *[other] { $n }/4
}
increments = { $n ->
    [one] { $n } incremento
   *[other] { $n } incrementos
}
games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
rounds = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}
share = { $n ->
    [2] la mitad
   *[other] una de cada { $n } partes
}
