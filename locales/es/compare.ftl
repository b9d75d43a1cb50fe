# Comparación, términos que se confunden y detalles de cada apartado.

compare-title = Comparación
compare-about = Cada artículo en dos ediciones y dos idiomas cualesquiera, apartado por apartado, con las palabras que difieren marcadas.
compare-of = { $article }: comparación
compare-link = Comparar con otra edición u otro idioma
compare-clause = Comparar
compare-left = Primera columna
compare-right = Segunda columna
compare-language = Idioma
compare-edition = Edición
compare-swap = Intercambiar las columnas
compare-only = Solo las diferencias
compare-absent = no figura en esta edición
compare-count = Con diferencias: { $n } de { $all }
compare-marks = Las palabras marcadas están solo en una de las dos ediciones.
compare-none = Ningún apartado difiere.
compare-editions-note = Las dos columnas muestran la misma edición; por eso no hay nada marcado.
contrast-title = Términos que se confunden
contrast-about = Términos que se toman uno por otro: qué es cada uno, qué los distingue y qué decide.
contrast-apart = Qué lo distingue
contrast-link = Los dos en una página
contrast-all = Todos los términos que se confunden
glossary-letters = Letras
glossary-not = no confundir con:
# $place is the name of the article, $inside the same as it stands inside a sentence.
cite-clause = { $edition }, { $inside }
clause-cite = Cómo citarlo
clause-cite-copy = Copiar la cita
clause-cite-copied = Cita copiada
clause-decides = Cuándo decide
clause-table = En la tabla de decisión
clause-commentary = Comentario
rule-when = Si { $when }:
rule-always = Siempre:
rule-may = { $orders }; o, según el criterio del árbitro, { $may }
term-more = Leer más
term-close = Cerrar
