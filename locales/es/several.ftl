ignored-by-all = `{ $fact }` no importa para ninguna de estas preguntas y se dejó de lado
ask-side = ¿A qué jugador se refiere «{ $question }»: blancas o negras?
E072 = `{ $name }` no tiene lugar en el orden de lo que hace el árbitro
