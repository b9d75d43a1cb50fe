# Búsqueda
search-title = Búsqueda
search-about = Apartados, términos, casos y preguntas, con sus propias palabras.
search-label = Buscar en las Leyes
search-hint = Palabras, un número o una pregunta
search-button = Buscar
search-nothing = Nada en las Leyes responde a esto.
search-nearest = Los términos más cercanos:
search-glossary = Todos los términos de la A a la Z
search-noscript = La búsqueda necesita scripts. Sin ellos, el índice de términos sirve de guía.
search-count = Resultados: %c
search-recent = Búsquedas anteriores
search-forget = Borrarlas
search-term = Término
search-case = Caso
search-ask = Qué hay que hacer
search-was = %n en %e
search-loading = Se está leyendo el índice…
