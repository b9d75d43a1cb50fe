# Words of rulings, of clauses and of their standing.

# How far a ruling is decided
status-decided = determinada
status-discretion = a criterio del árbitro
status-disputed = discutida
status-needs-facts = depende de otros hechos
status-not-covered = no prevista

# Labels of a ruling
label-status = Decisión
label-needs = Falta por saber
label-clauses = Apartados
label-assumed = Se presume
label-reasons = Razones
label-readings = Lecturas
label-held-by = La defienden
may-instead = en su lugar, el árbitro puede: { $action }
may-do = el árbitro puede: { $action }
reading-preferred = (la lectura que aquí se prefiere)
note-ignored = `{ $fact }` no importa para esta pregunta y se dejó de lado

# A number compared with a limit; $stands is how the number stands ("White had made 9 moves") or its name ("moves made by White")
compared-below = { $stands } (menos de { $number })
compared-at-least = { $stands } (al menos { $number })
compared-at-most = { $stands } (como máximo { $number })
compared-above = { $stands } (más de { $number })
compared-equal = { $stands } (exactamente { $number })
compared-other = { $stands } (distinto de { $number })

# Slots of a ruling
slot-outcome = La partida
slot-position = La posición
slot-promotion = La promoción
slot-minutes = El tiempo extra
slot-clocks = Los relojes
slot-conduct = La conducta
slot-rights = Los derechos en el tablero
slot-nothing = nada más

# Sorts of norms
kind-definition = definición
kind-duty = deber
kind-permission = permiso
kind-prohibition = prohibición
kind-outcome = resultado
kind-penalty = sanción
kind-procedure = procedimiento
kind-discretion = criterio
kind-recommendation = recomendación

# Sorts of texts
form-rule = regla
form-lead-in = introduce los apartados siguientes
form-caption = título

# Who acts or decides
role-player = el jugador
role-opponent = el adversario
role-arbiter = el árbitro
role-assistant = un asistente
role-organiser = el organizador
role-spectator = los espectadores
role-team = el equipo
role-federation = la federación
role-fide = la FIDE
role-anyone = cualquier persona

# Modal force
modality-must = debe
modality-may = puede
modality-must-not = no debe
modality-should = debería

# What a rule rests on
basis-text = el texto de las Leyes
basis-interpretation = una interpretación publicada por el órgano que las dictó
basis-practice = manuales de árbitros y soluciones de exámenes
basis-inference = conclusión propia; no se encontró ninguna decisión

# Who stands behind the ruling of a case
authority-text = el texto de las Leyes no deja dudas
authority-commission = así lo resolvió una comisión de la FIDE
authority-examination = la solución de un examen de árbitros
authority-arbiter = la opinión publicada de un árbitro
authority-inference = conclusión propia

# How far a text has come
state-drafted = redactado, aún no leído por una segunda persona
state-read = leído por una segunda persona
state-confirmed = confirmado por una federación o un árbitro
state-stale = desfasado: aquello de lo que se partió ha cambiado desde entonces
incident-and-facts = { $incident }; { $facts }
demands-nothing = sean cuales sean los hechos
orders-nothing = no se ordena nada
what-if = si { $facts }: { $orders }
why-not-failed = según { $clause } no se ordena, porque { $facts }
why-not-overridden = se ordenaría según { $clause }, pero prevalece una regla más específica
yields = no se ordena: { $order }; cede ante «{ $to }» ({ $clause })
slot-class = La clase de partida

# Articles 6, 8 and 9
slot-claim = La reclamación
slot-offer = La oferta de tablas
slot-scoresheet = Las planillas
slot-move = El movimiento
slot-duty = Lo que debe hacerse
slot-count = La cuenta de los movimientos

slot-play = El movimiento que hay que hacer
slot-steps = Lo que hace el árbitro
slot-points = Los puntos
# Articles 11 and 12
slot-score = La puntuación del adversario
slot-appeal = La apelación
