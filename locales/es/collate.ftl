# Mensajes de `chesslaw collate`. Los códigos son estables.
collate-language = idioma: { $language } ({ $words })
collate-provisions = disposiciones: { $n }
collate-edition = edición: { $editions }
collate-editions = edición: { $editions }; este texto por sí solo no permite decidir cuál
collate-error = error
collate-warning = advertencia
collate-notice = aviso
collate-clause = { $clause }, con nuestras palabras: { $title }
# Why a file cannot be collated
C001 = el archivo supera { $limit } MiB: ningún texto de las Leyes es tan largo
C002 = esto no es texto
C003 = no es UTF-8 (byte { $offset }), o hay varias codificaciones en un archivo: guárdelo como UTF-8
C004 = hay signos que cambian la dirección de las letras: lo que se ve no es lo que está guardado; quítelos
C005 = el archivo está vacío
C006 = el idioma no se reconoce por el texto; indíquelo ({ $known })
C007 = no existe `{ $name }`
C008 = hay más disposiciones o palabras que en cualquier texto de las Leyes
C009 = las letras están dañadas: parece { $encoding } leído con otra codificación; guarde de nuevo el original como UTF-8
C015 = para leer archivos { $kind } hay que compilar el programa con la función `documents` (cargo install chesslaw --features documents); o guarde el archivo como texto o HTML
C016 = este archivo { $kind } no se puede leer: { $detail }
# What the text is
C010 = no hay disposiciones: es una entrada de un glosario
C011 = { $editions } concuerdan por igual: el artículo { $articles } por sí solo no permite decidir; números que no todas imprimen: { $differ }
C012 = el texto concuerda mejor con { $better } que con { $edition }
C013 = ninguno de sus artículos está codificado por entero: solo se examinaron el orden y las palabras
C014 = no se encontraron disposiciones
C017 = leído como { $encoding }; UTF-8 no dejaría dudas
C018 = el artículo { $clause } no está codificado por entero para { $edition }: solo se examinaron el orden y las palabras
C019 = líneas en otro idioma ({ $language }) que no entran en este informe: { $count }
# Order
C020 = falta { $clause } ({ $edition } lo tiene)
C021 = { $clause } figura más de una vez (la primera, en la línea { $line })
C022 = { $clause } figura después de { $after }
C023 = falta algo entre { $before } y { $clause }
C024 = es un extracto: no contiene { $numbers }
C025 = { $clause } se interrumpe en «{ $text }»
C026 = no forma parte de las Leyes: «{ $text }»
C027 = bajo { $clause } figuran las palabras de { $other }
C028 = { $edition } no tiene { $clause }
C029 = { $clause }: los apartados { $numbers } figuran en él sin número propio
# What a provision says
C030 = { $clause }: «{ $said }» no es de esta disposición; sus números: { $expected }
C031 = { $clause }: falta el número: { $said }
C032 = { $clause } remite a { $number }; debería remitir a: { $expected }
C033 = { $clause } no remite a { $number }
C034 = { $clause } dice «{ $said }» donde la disposición dice: { $expected }
C035 = { $clause } menciona a quien la disposición no menciona: { $said }; esta menciona: { $expected }
C036 = { $clause } no menciona: { $role }
C037 = { $clause } no menciona: { $role }
C038 = { $clause } habla de «{ $said }» donde la disposición se refiere a «{ $expected }»
C040 = { $clause } tiene la redacción de { $edition }, no la de { $here }
C041 = { $clause } se aparta de { $base }. Con nuestras palabras, aquí: { $here } Allí: { $there }
C042 = { $clause } remite a { $cites }, lo que no hace en { $base }
C043 = { $clause } es el número de otra edición ({ $other }); { $edition } imprime estas palabras como { $here }
C044 = { $clause } dice «{ $said }» { $times } veces; la disposición, { $most } como máximo
C045 = { $clause } menciona { $times } veces a esta persona: { $said }; la disposición, { $most } como máximo
C046 = { $clause }: la disposición no tiene «{ $said }»
C047 = { $clause } remite a { $number }; la disposición no remite a nada
C048 = { $clause } menciona solo a esta persona: { $said }; la disposición menciona también: { $expected }
# Words
C050 = «{ $word }» es probablemente una errata de «{ $right }»
C051 = «{ $word }»: falta un espacio («{ $right }»)
C052 = { $clause }: hay un espacio delante de un punto o una coma
C053 = «{ $word }» tiene una letra de otro alfabeto («{ $right }»)
C055 = artículo { $clause }: un mismo hallazgo ({ $kind }) en { $count } de sus { $of } disposiciones, seguramente por una sola causa: { $numbers }
C056 = no se pudo seguir el artículo { $clause } ({ $count } diferencias): sus disposiciones están en otro orden o son otra ley; no se dice más de él
C060 = «{ $text }»: el término aceptado es «{ $accepted }»
C061 = «{ $text }» es un error conocido en lugar de «{ $accepted }»
# Why this edition
evidence-numbers = { $edition } imprime { $known } de sus { $of } números
evidence-missing = { $edition } tiene { $missing }, que aquí no se encuentra
evidence-words = dice «{ $text }», como los textos publicados de { $edition } en este idioma
evidence-number = { $clause }: { $said } no es lo que tiene { $edition }
evidence-no-number = { $clause }: { $edition } tiene ahí { $said }
evidence-cite = { $clause } remite a { $said }, lo que no hace en { $edition }
evidence-no-cite = { $clause } remite a { $said } en { $edition }
