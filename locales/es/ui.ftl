# The interface of the site.

site-name = Chesslaw
site-tagline = Las Leyes del Ajedrez, apartado por apartado
site-about = Cada apartado en varios idiomas y ediciones, con las decisiones que se siguen de él y sus razones.
choose-language = Elegir idioma
skip-to-content = Ir al contenido
page-not-found = No existe esta página
page-not-found-about = Puede que la dirección esté mal escrita. A todo se llega desde la página de inicio.

# Navigation
nav-label = Secciones principales
nav-breadcrumb = Usted está aquí
nav-languages = Esta página en otros idiomas
nav-home = Inicio
nav-ask = ¿Qué ha ocurrido?
nav-laws = Leyes
nav-glossary = Glosario
nav-cases = Casos
nav-editions = Ediciones
nav-coverage = Cobertura
nav-on-this-page = En esta página
nav-previous = Anterior
nav-next = Siguiente

# Notices
notice-unofficial = Este no es el texto oficial de las Leyes del Ajedrez.
notice-official = El texto oficial está en el Manual de la FIDE, E/01.
notice-editorial = La redacción, el glosario y las decisiones son un trabajo editorial; donde difieran del texto oficial, prevalece este.
notice-fallback = Todavía no está en este idioma: se muestra en { $language }.
notice-old-edition = Esta es una edición anterior, que ya no está en vigor.
notice-national = Esta es una edición nacional.
notice-see-current = Ver la edición en vigor
notice-no-scripts = Esta página funciona sin scripts.
notice-doubt = Dudoso: { $doubt }
licence = Textos bajo CC BY 4.0, programa bajo MIT o Apache 2.0.

# Home
home-ask = ¿Qué ha ocurrido?
home-ask-about = Elija lo que ha ocurrido en el tablero: cada página dice qué hay que hacer y según qué apartado.
home-articles = Las Leyes
home-articles-about = En la edición en vigor: { $edition }.
home-glossary-about = { $count ->
    [one] { $count } término explicado, con los errores que suelen cometerse con él.
   *[other] { $count } términos explicados, con los errores que suelen cometerse con ellos.
}
home-cases-about = { $count ->
    [one] { $count } caso resuelto, con la decisión que le corresponde en cada edición.
   *[other] { $count } casos resueltos, cada uno con la decisión que le corresponde en cada edición.
}
home-editions-about = Qué cambió, dónde y cuándo.
home-changed = Qué cambió en esta edición
home-all = Ver todo

# Articles
article-number = Artículo { $number }
appendix-number = Apéndice { $number }
guideline-number = Directrices { $number }
article-heading = { $number }: { $title }
laws-title = Las Leyes del Ajedrez
laws-in-edition = { $edition }
laws-other-editions = Otras ediciones
edition-label = Edición
edition-in-force = en vigor
edition-from = en vigor desde el { $from }
edition-from-to = en vigor desde el { $from } hasta el { $until }
edition-undated = fecha desconocida
edition-based-on = Basada en las { $edition }
edition-this = esta edición
clause-permalink = Dirección del apartado { $number }
clause-details = Más sobre { $number }
clause-unnumbered = sin número
clause-kind = Clase
clause-who = Quién
clause-id = Identificador
clause-history = En otras ediciones
clause-history-range = de { $first } a { $last }
clause-history-none = no figura en esta edición
clause-reworded = nueva redacción
clause-terms = Términos
clause-cases = Casos
clause-questions = Decide en
clause-rules = Reglas que se apoyan en él
clause-refers = Remite a
clause-referred-from = Citado en
clause-sources = Fuentes
clause-translation = Este texto
clause-not-encoded = No lo decide ninguna regla
clause-same-as = Igual que
clause-also = Citado también como { $number }
sources-title = Fuentes

# Glossary
glossary-title = Glosario
glossary-about = Las palabras de las Leyes, explicadas.
term-use = Uso y contexto
term-mistakes = Errores frecuentes
term-twins = No confundir con
term-versus = ¿{ $one } o { $other }?
term-clauses = Apartados
term-questions = ¿Qué ha ocurrido?
term-cases = Casos

# Cases
cases-title = Casos
cases-about = Casos resueltos. Cada decisión vuelve a obtenerse de las reglas cada vez que se genera este sitio.
cases-contrasts = Contrastes
case-story = Qué ha ocurrido
case-facts = Los hechos
case-ruling = La decisión
case-ruling-in = En { $edition }
case-note = Nota
case-level = { $level ->
    [basic] para principiantes
    [intermediate] para árbitros
   *[advanced] para exámenes
}
case-authority = Quién lo dice
case-no-action = No se ordena nada.
case-same-ruling = La misma decisión en { $editions }
diagram-white = Blancas
diagram-black = Negras
diagram-empty = Sin piezas
diagram-label = Diagrama de ajedrez
diagram-board-turned = El tablero está girado { $degrees } grados.
piece-king = rey
piece-queen = dama
piece-rook = torre
piece-bishop = alfil
piece-knight = caballo
piece-pawn = peón

# Questions and their tables
ask-title = ¿Qué ha ocurrido?
ask-about = Cada pregunta tiene una tabla de lo que hay que hacer. Procede de las mismas reglas que deciden los casos.
ask-table = La tabla
ask-table-first = En cada parte decide la primera fila aplicable.
ask-when = Si
ask-then = Entonces
ask-clause = Apartado
ask-may = o, según el criterio del árbitro,
ask-may-alone = según el criterio del árbitro:
ask-always = siempre
ask-otherwise = en los demás casos
ask-all-of = todo lo siguiente
ask-any-of = algo de lo siguiente
ask-not-any-of = nada de lo siguiente
ask-reading = según la lectura «{ $reading }»
ask-slot-orders = se ordena «{ $action }»
ask-slot-orders-none = no se ordena nada en «{ $slot }»
ask-slot-orders-not = no se ordena «{ $action }»
ask-slot-orders-some = se ordena algo en «{ $slot }»
ask-meaning = Qué significan las palabras de la tabla
ask-means-if = Es así cuando:
ask-presumed = Se presume mientras no se diga otra cosa
ask-facts = De qué depende
ask-other-editions = Esta tabla corresponde a las { $edition }.
ask-cases = Casos
ask-readings = Dónde difieren las lecturas
ask-needs-parameter = con { $value } si { $when }

# A condition on a number, in a table
number-below = { $number ->
    [1] no había { $name }
   *[other] había menos de { $number } { $name }
}
number-at-least = había { $number } o más { $name }
number-at-most = { $number ->
    [0] no había { $name }
    [1] había menos de 2 { $name }
   *[other] había como máximo { $number } { $name }
}
number-above = { $number ->
    [1] había 2 o más { $name }
   *[other] había más de { $number } { $name }
}
number-equal = el número de { $name } era exactamente { $number }
number-other = el número de { $name } era distinto de { $number }

# Editions
editions-title = Ediciones
editions-about = Cada edición se basa en otra anterior y cambia parte de ella.
editions-changes = Qué cambió
editions-no-changes = No cambió nada de lo que aquí está codificado.
editions-first = La edición más antigua de las recogidas.
changes-title = Decisiones que cambiaron: { $from } → { $to }
changes-about = Lo que el árbitro hace ahora de otro modo. Solo se compara lo que resulta de las reglas recogidas aquí.
changes-none = No cambió ninguna de las decisiones recogidas aquí.
changes-one-edition = Sin comparar, porque de ellas solo está recogida aquí { $edition }: { $questions }.
changes-link = Decisiones que cambiaron respecto de las { $edition }
change-added = Nuevos
change-dropped = Suprimidos
change-renumbered = Con otro número
change-reworded = Con nueva redacción
change-parameter = Otras cifras
change-from-to = { $from } pasó a { $to }
change-set = { $to }
change-ended = { $from } ya no rige

# Coverage
coverage-title = Cobertura
coverage-about = Qué apartados tienen reglas que un programa puede aplicar, y por qué los demás no las tienen.
coverage-count = { $encoded } de { $all } apartados de la edición en vigor tienen reglas.
coverage-rules = Reglas
coverage-translations = Idiomas
coverage-translated = { $done } de { $all }
coverage-state = Estado de los textos
coverage-clause = Apartado
coverage-none = todavía sin regla
coverage-heading-only = no la necesita

# Days: 1 January 2023
day = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
list-colon = {": "}

# Marks that join words in a row
list-comma = {", "}
list-semicolon = {"; "}
official-by = Texto oficial: { $publisher }, { $date }
official-ours = Con nuestras palabras
