# Почему запрос отклонён и как его исправить. То, что стоит в обратных кавычках, вводят люди и программы; на всех языках оно одно и то же.
refused-label = ошибка
refused-near = не имелось ли в виду `{ $nearest }`?
refused-choices = есть только { $choices }
refused-see-facts = что есть, показывает `chesslaw facts`
refused-see-check = что не так, показывает `chesslaw check`
refused-from = на него есть ответ начиная с `{ $from }`
refused-impossible-hint = исправьте одно из них или не указывайте неизвестное
refused-day-hint = день пишется как ГГГГ-ММ-ДД, самый ранний — { $first }
refused-request-hint = один запрос в строке: { $example }
refused-query-hint = один поисковый запрос в строке: { $example }

refused-which-question = вопрос не назван
refused-unknown-question = вопроса `{ $name }` нет
refused-by-board = у вопроса `{ $question }` нет правил: на него отвечает доска
refused-unknown-edition = редакции `{ $name }` нет
refused-unknown-language = языка `{ $name }` нет
refused-unknown-action = действия `{ $name }` нет
refused-unknown-fact = обстоятельства `{ $name }` нет
refused-not-covered = на вопрос `{ $question }` в редакции `{ $edition }` ответа нет
refused-covered-by-neither = на вопрос `{ $question }` нет ответа ни в редакции `{ $edition }`, ни в редакции `{ $other }`
refused-faulty-rules = правила вопроса `{ $question }` в редакции `{ $edition }` содержат ошибку
refused-no-incident = не указано ни одного происшествия

refused-wrong-type = обстоятельство `{ $fact }` принимает { $expected ->
    [bool] true или false
    [number] целое число
    [choice] одно из своих значений
   *[text] текст
}, а не `{ $value }`
refused-wrong-type-hint = { $expected ->
    [bool] пишите true или false без кавычек, а если неизвестно — null
    [number] пишите целое число цифрами без кавычек
   *[text] пишите текстом, в кавычках
}
refused-number-hint = пишите цифрами без кавычек, от { $min } до { $max }, а если неизвестно — null
refused-unknown-choice = у обстоятельства `{ $fact }` нет значения `{ $value }`
refused-out-of-bounds = обстоятельство `{ $fact }` должно быть целым числом от { $min } до { $max }, а не { $value }
refused-impossible-facts = эти обстоятельства несовместимы: { $facts }
refused-told-twice = `{ $name }` указано дважды
refused-facts-object = обстоятельства задаются объектом JSON, например { $example }
refused-facts-of = обстоятельства вопроса `{ $name }` задаются объектом JSON, например { $example }
refused-facts-file = в `--facts @` не хватает имени файла: пишите --facts @ФАЙЛ, а для стандартного ввода — --facts @-
refused-name-value = пишите --fact ИМЯ=ЗНАЧЕНИЕ, а не `{ $text }`

refused-bad-json = это не JSON: { $why ->
    [end] текст обрывается (строка { $line }, столбец { $column })
    [deep] скобки вложены слишком глубоко (строка { $line }, столбец { $column })
    [number] число слишком велико (строка { $line }, столбец { $column })
   *[other] ошибка в строке { $line }, столбец { $column }
}
refused-request-object = запрос должен быть объектом JSON
refused-no-field = не хватает поля `{ $name }`
refused-field-text = значением поля `{ $name }` должен быть текст
refused-field-twice = поле `{ $name }` встречается дважды
refused-request-field = поле `{ $name }` в запросе не предусмотрено
refused-too-long = строка занимает { $bytes } байт или более; допустимо не более { $most }

refused-no-day = `{ $date }` — не дата
refused-bad-date = на { $date } ни одна редакция не действовала
refused-unreadable = не удаётся прочитать { $path }: { $why ->
    [missing] такого файла нет
    [denied] нет прав на чтение
    [folder] это папка
    [text] это не UTF-8
   *[other] { $detail }
}
refused-event-text = данные соревнования — не YAML и не JSON (строка { $line }, столбец { $column })
refused-event-object = данные соревнования задаются именами со значениями, например { $example }
refused-event-field = поле `{ $name }` в данных соревнования не предусмотрено
refused-not-in-force = редакция `{ $edition }` на { $date } не действовала
refused-not-in-force-hint = оставьте что-то одно; действовала тогда редакция `{ $then }`
refused-event-against = среди обстоятельств соревнования `{ $fact }` — это `{ $value }`, а из остальных данных следует `{ $other }`

# С чем сталкиваются те, кто ведёт содержание и публикует сайт
refused-mean-content = не имелось ли в виду --content content?
refused-not-written = ничего не записано: { $why }
refused-base-url = для `--base-url` нужен полный адрес, например { $example }, а не `{ $value }`
refused-faults = { $count ->
    [one] найдена { $count } ошибка
    [few] найдены { $count } ошибки
   *[other] найдено { $count } ошибок
}; сайт в { $path } остался прежним
refused-no-module = { $path } — не модуль WebAssembly
refused-port = не удаётся занять порт { $port }: { $detail }
refused-port-hint = попробуйте --port 0
refused-mark-shipped = в содержании, встроенном в программу, ставить отметки нельзя
refused-mark-shipped-hint = укажите --content DIR
refused-no-text = ни один текст языка `{ $language }` не начинается с { $names }
refused-write-foreign = в { $path } есть файлы, которые записала не эта программа ({ $name }); ничего не изменено
refused-write-foreign-hint = укажите пустую папку или удалите эту сами
refused-write-file = { $path } — файл, а не папка
refused-write-busy = в { $path } уже пишет другая сборка
refused-write-disk = не удаётся записать { $path }: { $detail }
refused-official-manifest = не удаётся прочитать official.yaml: { $detail }
refused-official-none = в { $path } нет файла official.yaml, в котором для каждого текста указываются язык, редакция, издатель, дата, права и файл
refused-official-empty = в official.yaml не указан ни один текст
refused-official-outside = official.yaml: `{ $path }` — не путь внутри папки
refused-official-text = { $path }: { $why }
refused-official-line = { $path }, строка { $line }: { $why }
refused-official-nothing = { $path }: в этом файле не найдено ни одного положения редакции { $edition }
refused-official-language = { $path }: язык текста — `{ $found }`, а в official.yaml указан `{ $named }`
doubt-edition = { $path }: этот текст больше похож на редакцию { $edition }, чем на указанную в official.yaml
doubt-partial = { $path }: официальный текст есть не у всех положений ({ $have } из { $of }); его нет у { $numbers }
doubt-doubled = { $path }: { $number } встречается в этом тексте не один раз; показаны слова при первом вхождении
doubt-given = { $path }: некоторые положения этого текста уже даны в { $other }; показан текст оттуда
doubt-label = предупреждение

# Командная строка
refused-usage-unknown = параметра `{ $name }` нет
refused-usage-command = команды `{ $name }` нет
refused-usage-value = { $name } не принимает `{ $value }`
refused-usage-no-value = для { $name } нужно значение
refused-usage-missing = не хватает: { $names }
refused-usage-conflict = { $name } нельзя указывать вместе с { $other }
refused-usage-text = аргумент `{ $name }` записан не в UTF-8
refused-board-option = { $name } нельзя указывать с вопросом `{ $question }`: на него отвечает доска
refused-usage-help = что есть, показывает { $command } --help
