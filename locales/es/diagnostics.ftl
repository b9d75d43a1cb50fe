# Messages of `chesslaw check`. Codes are stable. `-hint` says the way out.
E001 = { $path } no es UTF-8 (byte { $offset })
E001-hint = guárdelo como UTF-8
E002 = { $detail }
E002-hint = si es un texto: el que lleva dos puntos, # o un corchete al principio va entre comillas dobles, o tras `>-` en las líneas sangradas de debajo; sangre con espacios, nunca con tabuladores
E003 = { $path } no es un archivo que este contenido conozca
E003-hint = los archivos de contenido terminan en .yaml y están en las carpetas de content/README.md
# What is not there, or differs.
kind-of = { $what ->
    [action] acción
    [article] artículo
    [case] caso
    [choice] valor
    [clause] apartado
    [edition] edición
    [fact] hecho
    [language] idioma
    [modality] modalidad
    [notation] notación
    [option] opción
    [parameter] parámetro
    [question] pregunta
    [reading] lectura
    [reference] referencia
    [role] papel
    [rule] regla
    [slot] parte
    [source] fuente
    [term] término
   *[other] { $what }
}
E009 = no existe `{ $name }` ({ kind-of })
E009-hint = los identificadores son iguales en todos los idiomas: cópielos del texto inglés
E010 = no existe `{ $name }` ({ kind-of })
E010-hint = ¿quiso decir `{ $nearest }`?
E011 = `{ $name }` no se puede comprobar así
E011-hint = admite { $expected }
E017 = el apartado `{ $name }` no figura en { $edition }
E017-hint = limite la regla con `from` y `before`, o nombre el apartado que tiene esa edición
E024 = { $question } en { $edition }: nada llena la parte `{ $slot }` cuando { $example }
E024-hint = añada una regla para ello, o dé a la parte un `otherwise`
E025 = { $question } en { $edition }: las reglas { $rules } se contradicen en la parte `{ $slot }` cuando { $example }
E025-hint = haga que una de ellas anule a la otra (`overrides`), o restrinja su `when`
E032 = el texto de `{ $key }` no se puede leer: { $detail }
E032-hint = un número se escribe { "{" } MOVES($move_limit) { "}" }, y una llave { "{" } "{ "{" }" { "}" }
E016 = el parámetro `{ $name }` no tiene valor en { $edition }
E014 = estas reglas se anulan unas a otras en círculo: { $names }
E014-hint = solo una de las reglas puede anular a la otra
E007 = { $detail }
E030 = { $detail }
E031 = el idioma { $language } no tiene language.yaml
E020 = { $action }: `{ $param }` debe ser { $expected }
E021 = { $action } pertenece a la parte { $slot }
E022 = la regla { $rule } no ordena nada
E012 = la parte { $name } no está por encima de esta
E013 = `{ $name }` se usa a sí misma
E018 = la lectura { $name } no existe en { $edition }
E019 = lectura { $name }: falta la opción { $option }
E004 = { $path }: no existe el idioma { $language }
E004-hint = los idiomas son las carpetas de locales; cree la carpeta locales/{ $language } con un language.yaml, o corrija el nombre del archivo
E005 = el archivo está vacío
E005-hint = escriba sus entradas, o elimínelo
E006 = `{ $key }` está repetido
E015 = { $rule } anula { $other }, que es de otra parte
E023 = { $name } tiene demasiados valores
# Por qué algo de las reglas no tiene efecto.
idle-because = { $why ->
    [no-edition] no se aplica en ninguna edición
    [apart] { $conditions } no pueden darse a la vez
    [beaten] en { $edition }, cuando { $example }, decide en todo caso { $by }
    [same] en { $edition }, cuando { $example }, resulta lo mismo sin ello
    [turns] en { $edition }, cuando { $example }, la regla { $by } depende de ello, pero la decisión no
   *[unasked] ninguna regla depende de ello
}
E026 = la regla { $rule } no se aplica nunca: { idle-because }
E026-hint = quite la regla, o haga que anule la que decide en su lugar
E027 = la regla { $rule } anula { $overrides } sin efecto alguno: { idle-because }
E027-hint = quite { $overrides } de `overrides`
W028 = el hecho { $name } no importa en ningún sitio: { idle-because }
W028-hint = quite el hecho de las condiciones, o haga que una regla decida según él
E033 = nada usa el hecho { $name }
E033-hint = quítelo de facts.yaml, con sus textos, o haga que una regla lo compruebe
E034 = el parámetro { $name }, { $number }, no cambia nada: { idle-because }
E034-hint = quite el valor, o haga que una regla decida según él
E035 = el caso { $clause } del parámetro { $name } no cambia nada: { idle-because }
E035-hint = quite el caso o corrija su `when`
E036 = la fila { $row } de `{ $name }` no añade nada: { idle-because }
E036-hint = quite la fila o corrija su `when`
E037 = ninguna regla usa la condición con nombre `{ $name }`
E037-hint = quítela de `define`, o haga que una regla la compruebe
E038 = el número { $number } está escrito en las reglas
E038-hint = escriba { $name }: un número figura en un solo sitio
E040 = { $edition } desciende de sí misma
E041 = { $edition }: `{ $date }` no es una fecha
E041-hint = escriba AAAA-MM-DD entre comillas
E042 = `{ $name }` no es un identificador
E042-hint = palabras en minúsculas unidas por guiones
E043 = { $twin } no nombra { $term } como gemelo
E043-hint = añada { $term } a los gemelos de { $twin }
E044 = el inventario no recoge nada para { $article }
E045 = { $number } de { $article } no está codificado
E045-hint = añada el apartado o quite el artículo de scope.yaml
E046 = { $number } no está en el inventario de { $article }
E047 = { $language }: `dir` debe ser ltr o rtl
E048 = { $language }: no existe el idioma de reserva { $fallback }
E049 = { $language } no tiene el mensaje `{ $key }`
E049-hint = añádalo a un archivo de locales/{ $language }
E050 = { $language } no tiene la unidad `{ $unit }`
E050-hint = añádala a locales/{ $language }/units.ftl
E051 = { $language } no tiene el texto `{ $key }` ({ $domain })
E051-hint = añada la línea `{ $key }:` al archivo de ese idioma que está junto a este
E052 = nada usa el texto `{ $key }` ({ $domain })
E052-hint = ¿quiso decir `{ $nearest }`?
E053 = el texto de `{ $key }` no se puede completar para { $edition }: { $detail }
E053-hint = copie del texto inglés lo que va entre llaves; lo que puede ir ahí figura en content/README.md
E060 = `{ $key }`: el número { $number } está escrito en el texto
E060-hint = declárelo en `params` y escríbalo como { "{" } MOVES($name) { "}" }
E061 = `{ $key }`: { $param } se mide en { $unit }
E061-hint = imprímalo con la función de esa unidad
E062 = `{ $key }` no usa el parámetro { $param } ({ $edition })
E063 = `{ $key }` usa el parámetro { $param }, que no tiene valor en { $edition }
E059 = tallies.yaml habla de `{ $key }` en `{ $language }`, que no existe
E059-hint = quite la línea o corrija su clave
E064 = `{ $key }`: el enlace imprime el número de `{ $name }` y lleva a `{ $target }`
E064-hint = imprima el número de la disposición a la que lleva
E065 = `{ $key }`: el texto contiene { $name } ({ kind-of }), que no está en la estructura
E065-hint = quítelo del texto o añádalo al apartado
E066 = `{ $key }`: al texto le falta { $name } ({ kind-of }), que está en la estructura
E066-hint = añádalo al texto o quítelo del apartado
E067 = un enlace a `{ $target }` no lleva a ningún sitio
E067-hint = los enlaces son clause:ID, article:ID, term:ID, case:ID, question:ID, edition:ID o source:ID
E070 = { $edition } difiere de su base en { $clause }, que no está declarado
E070-hint = añádalo a `deviates` de { $edition }
E071 = { $edition } declara distinto { $clause }, pero no lo es
E080 = ningún caso ni vector alcanza la regla { $rule } de { $question }
E080-hint = añada uno a content/vectors/{ $question }.yaml
E081 = { $case } en { $edition }: { $what } debe ser { $wanted }, pero las reglas dan { $given }
E081-hint = uno de los dos está mal: el caso o las reglas
E082 = { $case }: { $detail }
E083 = { $case } no espera nada
E083-hint = diga qué debe dar, en `expect` o en `rows`
E068 = `{ $key }` ({ $language }): `{ $name }` aparece { $count } veces y en { $other }, { $wanted }
E068-hint = los idiomas deben decir lo mismo; corrija el texto o declárelo en content/tallies.yaml: `{ $key }: {"{"} { $language }: {"{"} { $name }: { $count } {"}"} {"}"}`
E090 = { $name } mira a { $of }, que no es un número propio
E090-hint = `view: of:` nombra un número que no es a su vez una vista
E091 = { $name } no admite ningún número: su mínimo es mayor que su máximo
E092 = de { $name } no se puede presumir `{ $value }`
E092-hint = `if_absent` es uno de los valores del hecho; un número nunca se presume
E093 = el parámetro { $name } es menor que cero en { $edition }
E094 = { $article } y { $other } llevan ambos el número { $number } en { $edition }
E094-hint = cada artículo necesita un número propio: da nombre a su página
E054 = el texto de `{ $key }` mostraría `{ $what }` en bruto
E054-hint = cierre el enlace como [palabras](term:ID); en un texto no caben HTML ni controles de dirección
E095 = { $name } no puede sumar { $part }
E095-hint = una suma es un número sin `view`, de números que se comunican, cada uno tomado un número de veces distinto de cero
E096 = { $name } mira un número de forma equivocada
E096-hint = una vista de sí o no lleva `above:` o `multiple_of:`; un recuento no lleva ninguno y su `per:` es al menos uno
E055 = a `{ $key }` no le sigue ningún estado
E055-hint = escriba ESTADO HUELLA, por ejemplo "read 0123456789ab", o deje que lo escriba `chesslaw review`
W055 = `{ $key }` ({ $language }) está desfasado: aquello de lo que se partió ha cambiado desde entonces
W055-hint = léalo junto a la estructura y al texto inglés, y luego `chesslaw review { $language } --mark read { $key }`
W056 = hay un estado registrado para `{ $key }` ({ $language }), pero no existe ese texto
W056-hint = `chesslaw review { $language } --mark ...` quita esas líneas al escribir
