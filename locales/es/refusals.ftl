# Por qué se rechaza una petición y cómo arreglarla. Lo que va entre acentos graves lo escriben personas y programas y es igual en todos los idiomas.
refused-label = error
refused-near = ¿quiso decir `{ $nearest }`?
refused-choices = existen: { $choices }
refused-see-facts = `chesslaw facts` muestra lo que existe
refused-see-check = `chesslaw check` muestra el fallo
refused-from = tiene respuesta a partir de `{ $from }`
refused-impossible-hint = corrija alguno de ellos, u omita lo que no se sepa
refused-day-hint = escriba el día como AAAA-MM-DD, desde { $first }
refused-request-hint = una petición por línea: { $example }
refused-query-hint = una búsqueda por línea: { $example }

refused-which-question = no se indicó la pregunta
refused-unknown-question = no existe la pregunta `{ $name }`
refused-by-board = la pregunta `{ $question }` no tiene reglas: la decide el tablero
refused-unknown-edition = no existe la edición `{ $name }`
refused-unknown-language = no existe el idioma `{ $name }`
refused-unknown-action = no existe la acción `{ $name }`
refused-unknown-fact = no existe el hecho `{ $name }`
refused-not-covered = la pregunta `{ $question }` no tiene respuesta en `{ $edition }`
refused-covered-by-neither = la pregunta `{ $question }` no tiene respuesta ni en `{ $edition }` ni en `{ $other }`
refused-faulty-rules = las reglas de `{ $question }` en `{ $edition }` tienen un fallo
refused-no-incident = no se indicó ningún incidente

refused-wrong-type = el hecho `{ $fact }` admite { $expected ->
    [bool] true o false
    [number] un número entero
    [choice] uno de sus valores
   *[text] texto
}, no `{ $value }`
refused-wrong-type-hint = { $expected ->
    [bool] escriba true o false sin comillas, o null si no se sabe
    [number] escriba un número entero con cifras y sin comillas
   *[text] escríbalo como texto, entre comillas
}
refused-number-hint = escríbalo con cifras y sin comillas, de { $min } a { $max }, o null si no se sabe
refused-unknown-choice = el hecho `{ $fact }` no tiene el valor `{ $value }`
refused-out-of-bounds = el hecho `{ $fact }` debe ser un número entero de { $min } a { $max }, no { $value }
refused-impossible-facts = estos hechos no pueden darse a la vez: { $facts }
refused-told-twice = `{ $name }` se indicó dos veces
refused-facts-object = los hechos son un objeto JSON, como { $example }
refused-facts-of = los hechos de `{ $name }` deben ser un objeto JSON, como { $example }
refused-facts-file = en `--facts @` falta el nombre del archivo: escriba --facts @ARCHIVO, o --facts @- para la entrada estándar
refused-name-value = escriba --fact NOMBRE=VALOR, no `{ $text }`

refused-bad-json = esto no es JSON: { $why ->
    [end] se interrumpe (línea { $line }, columna { $column })
    [deep] los corchetes están demasiado anidados (línea { $line }, columna { $column })
    [number] un número es demasiado grande (línea { $line }, columna { $column })
   *[other] el fallo está en la línea { $line }, columna { $column }
}
refused-request-object = una petición es un objeto JSON
refused-no-field = falta el campo `{ $name }`
refused-field-text = el campo `{ $name }` debe ser texto
refused-field-twice = el campo `{ $name }` está repetido
refused-request-field = una petición no admite el campo `{ $name }`
refused-too-long = una línea de { $bytes } bytes o más; el máximo es { $most }

refused-no-day = `{ $date }` no es una fecha
refused-bad-date = ninguna edición estaba en vigor el { $date }
refused-unreadable = no se puede leer { $path }: { $why ->
    [missing] no existe
    [denied] no hay permiso de lectura
    [folder] es una carpeta
    [text] no es UTF-8
   *[other] { $detail }
}
refused-event-text = los datos del torneo no son YAML ni JSON (línea { $line }, columna { $column })
refused-event-object = los datos del torneo son nombres con valores, como { $example }
refused-event-field = los datos del torneo no admiten el campo `{ $name }`
refused-not-in-force = la edición `{ $edition }` no estaba en vigor el { $date }
refused-not-in-force-hint = deje solo uno de los dos; entonces estaba en vigor `{ $then }`
refused-event-against = `{ $fact }` es `{ $value }` entre los hechos del torneo, y de los demás datos resulta `{ $other }`

# Lo que encuentran quienes cuidan el contenido y publican el sitio
refused-mean-content = ¿quiso decir --content content?
refused-not-written = no se ha escrito nada: { $why }
refused-base-url = `--base-url` necesita una dirección completa, como { $example }, no `{ $value }`
refused-faults = { $count ->
    [one] se ha encontrado { $count } error
   *[other] se han encontrado { $count } errores
}; el sitio en { $path } sigue como estaba
refused-no-module = { $path } no es un módulo WebAssembly
refused-port = no se puede escuchar en el puerto { $port }: { $detail }
refused-port-hint = pruebe --port 0
refused-mark-shipped = el contenido incluido en el programa no se puede marcar
refused-mark-shipped-hint = indique --content DIR
refused-no-text = ningún texto de `{ $language }` empieza por { $names }
refused-write-foreign = { $path } contiene archivos que este programa no escribió ({ $name }); no se ha cambiado nada
refused-write-foreign-hint = elija una carpeta vacía o borre esta por su cuenta
refused-write-file = { $path } es un archivo, no una carpeta
refused-write-busy = otra ejecución ya está escribiendo en { $path }
refused-write-disk = no se puede escribir en { $path }: { $detail }
refused-official-manifest = no se puede leer official.yaml: { $detail }
refused-official-none = { $path } no tiene official.yaml, que indica de cada texto el idioma, la edición, quién lo publica, la fecha, los derechos y el archivo
refused-official-empty = official.yaml no nombra ningún texto
refused-official-outside = official.yaml: `{ $path }` no es una ruta dentro de la carpeta
refused-official-text = { $path }: { $why }
refused-official-line = { $path }, línea { $line }: { $why }
refused-official-nothing = { $path }: no se ha encontrado en él ningún apartado de { $edition }
refused-official-language = { $path }: el texto está en `{ $found }`, pero official.yaml indica `{ $named }`
doubt-edition = { $path }: este texto corresponde mejor a la edición { $edition } que a la que nombra official.yaml
doubt-partial = { $path }: apartados con texto oficial: { $have } de { $of }; sin él: { $numbers }
doubt-doubled = { $path }: { $number } aparece más de una vez; se muestra el texto de la primera aparición
doubt-given = { $path }: algunos de sus apartados ya los da { $other }, cuyo texto se muestra
doubt-label = aviso

# La línea de órdenes
refused-usage-unknown = no existe la opción o el argumento `{ $name }`
refused-usage-command = no existe la orden `{ $name }`
refused-usage-value = { $name } no admite `{ $value }`
refused-usage-no-value = { $name } necesita un valor
refused-usage-missing = falta: { $names }
refused-usage-conflict = { $name } no puede ir con { $other }
refused-usage-text = el argumento `{ $name }` no está en UTF-8
refused-board-option = { $name } no puede ir con `{ $question }`, que decide el tablero
refused-usage-help = { $command } --help muestra lo que existe
