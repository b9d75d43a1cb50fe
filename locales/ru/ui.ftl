# Интерфейс сайта.

site-name = Chesslaw
site-tagline = Правила шахмат, статья за статьёй
site-about = Каждая статья на нескольких языках и в разных редакциях, с решениями, которые из неё следуют, и их основаниями.
choose-language = Выберите язык
skip-to-content = Перейти к содержанию
page-not-found = Такой страницы нет
page-not-found-about = Возможно, в адресе опечатка. Всё доступно с первой страницы.

# Навигация
nav-label = Основные разделы
nav-breadcrumb = Вы здесь
nav-languages = Эта страница на других языках
nav-home = Главная
nav-ask = Что произошло?
nav-laws = Правила
nav-glossary = Словарь
nav-cases = Случаи
nav-editions = Редакции
nav-coverage = Охват
nav-on-this-page = На этой странице
nav-previous = Назад
nav-next = Далее

# Примечания
notice-unofficial = Это не официальный текст Правил шахмат.
notice-official = Официальный текст содержится в Справочнике ФИДЕ, раздел E/01.
notice-editorial = Изложение, словарь и решения — редакторская работа; при расхождении с официальным текстом действует официальный текст.
notice-fallback = На этом языке текста пока нет; показан текст на языке: { $language }.
notice-old-edition = Это прежняя редакция, она больше не действует.
notice-national = Это национальная редакция.
notice-see-current = Смотреть действующую редакцию
notice-no-scripts = Страница работает без скриптов.
notice-doubt = Под сомнением: { $doubt }
licence = Тексты — по лицензии CC BY 4.0, программа — по лицензии MIT или Apache 2.0.

# Главная страница
home-ask = Что произошло?
home-ask-about = Выберите, что случилось за доской: на каждой странице сказано, что надлежит сделать и по какой статье.
home-articles = Правила
home-articles-about = Действующая редакция: { $edition }.
home-glossary-about = { $count ->
    [one] Объяснён { $count } термин, указаны частые ошибки в его употреблении.
    [few] Объяснены { $count } термина, указаны частые ошибки в их употреблении.
   *[other] Объяснено { $count } терминов, указаны частые ошибки в их употреблении.
}
home-cases-about = { $count ->
    [one] { $count } разобранный случай с решением по каждой редакции.
    [few] { $count } разобранных случая с решением по каждой редакции.
   *[other] { $count } разобранных случаев с решением по каждой редакции.
}
home-editions-about = Что, где и когда изменилось.
home-changed = Что изменилось в этой редакции
home-all = Показать все

# Статьи
article-number = Статья { $number }
appendix-number = Приложение { $number }
guideline-number = Рекомендации { $number }
article-heading = { $number }: { $title }
laws-title = Правила шахмат
laws-in-edition = { $edition }
laws-other-editions = Другие редакции
edition-label = Редакция
edition-in-force = действует
edition-from = действует с { $from }
edition-from-to = действовала с { $from } до { $until }
edition-undated = дата неизвестна
edition-based-on = Основа: { $edition }
edition-this = эта редакция
clause-permalink = Адрес: { $number }
clause-details = Подробнее: { $number }
clause-unnumbered = без номера
clause-kind = Род
clause-who = Кто
clause-id = Идентификатор
clause-history = В других редакциях
clause-history-range = { $first } — { $last }
clause-history-none = в этой редакции отсутствует
clause-reworded = изложена заново
clause-terms = Термины
clause-cases = Случаи
clause-questions = Применяется в вопросах
clause-rules = Правила, которые на ней основаны
clause-refers = Ссылается на
clause-referred-from = На неё ссылаются
clause-sources = Источники
clause-translation = Этот текст
clause-not-encoded = Правилом не решается
clause-same-as = То же, что
clause-also = Встречается и под номером { $number }
sources-title = Источники

# Словарь
glossary-title = Словарь
glossary-about = Слова Правил и их объяснение.
term-use = Употребление
term-mistakes = Частые ошибки
term-twins = Не следует смешивать
term-versus = { $one } или { $other }?
term-clauses = Статьи
term-questions = Что произошло?
term-cases = Случаи

# Случаи
cases-title = Случаи
cases-about = Разобранные примеры. Каждое решение выводится по правилам заново при каждой сборке сайта.
cases-contrasts = Сравните
case-story = Что произошло
case-facts = Обстоятельства
case-ruling = Решение
case-ruling-in = Редакция: { $edition }
case-note = Примечание
case-level = { $level ->
    [basic] для начинающих
    [intermediate] для арбитров
   *[advanced] для экзаменов
}
case-authority = Чем это подкреплено
case-no-action = Ничего не предписано.
case-same-ruling = То же решение в редакциях: { $editions }
diagram-white = Белые
diagram-black = Чёрные
diagram-empty = Фигур нет
diagram-label = Шахматная диаграмма
diagram-board-turned = Доска повёрнута на { $degrees } градусов.
piece-king = король
piece-queen = ферзь
piece-rook = ладья
piece-bishop = слон
piece-knight = конь
piece-pawn = пешка

# Вопросы и их таблицы
ask-title = Что произошло?
ask-about = К каждому вопросу есть таблица того, что надлежит сделать. Она построена по тем же правилам, по которым решаются случаи.
ask-table = Таблица
ask-table-first = В каждой части решает первая подходящая строка.
ask-when = Когда
ask-then = Тогда
ask-clause = Статья
ask-may = или, по усмотрению арбитра,
ask-may-alone = по усмотрению арбитра:
ask-always = всегда
ask-otherwise = иначе
ask-all-of = всё перечисленное
ask-any-of = что-либо из перечисленного
ask-not-any-of = ничего из перечисленного
ask-reading = при толковании «{ $reading }»
ask-slot-orders = предписано «{ $action }»
ask-slot-orders-none = в части «{ $slot }» ничего не предписано
ask-slot-orders-not = не предписано «{ $action }»
ask-slot-orders-some = в части «{ $slot }» что-либо предписано
ask-meaning = Что означают слова таблицы
ask-means-if = Это так, когда:
ask-presumed = Предполагается, если не сказано иное
ask-facts = От чего зависит решение
ask-other-editions = Эта таблица составлена для редакции: { $edition }.
ask-cases = Случаи
ask-readings = Где толкования расходятся
ask-needs-parameter = число { $value }, если { $where }

# Условие о числе в таблице
number-below = { $number ->
    [1] не было { $name }
   *[other] было менее { $number } { $name }
}
number-at-least = было { $number } или более { $name }
number-at-most = { $number ->
    [0] не было { $name }
    [1] было менее 2 { $name }
   *[other] было не более { $number } { $name }
}
number-above = { $number ->
    [1] было 2 или более { $name }
   *[other] было более { $number } { $name }
}
number-equal = { $name } — ровно { $number }
number-other = { $name } — не { $number }

# Редакции
editions-title = Редакции
editions-about = Каждая редакция опирается на более раннюю и кое-что в ней меняет.
editions-changes = Что изменилось
editions-no-changes = В том, что здесь описано правилами, ничего не изменилось.
editions-first = Самая старая из рассмотренных редакций.
changes-title = Что изменилось в решениях: { $from } → { $to }
changes-about = Что арбитр теперь делает иначе. Сравнивается только то, что здесь описано правилами.
changes-none = Ни одно из описанных здесь решений не изменилось.
changes-one-edition = Не сравниваются, потому что для них здесь описана только одна из редакций, { $edition }: { $questions }.
changes-link = Что изменилось в решениях; прежняя редакция: { $edition }
change-added = Появилось
change-dropped = Исчезло
change-renumbered = Изменён номер
change-reworded = Изложено заново
change-parameter = Другие числа
change-from-to = было { $from }, стало { $to }
change-set = { $to }
change-ended = { $from } больше не действует

# Охват
coverage-title = Охват
coverage-about = Для каких статей есть правила, исполняемые программой, и почему для остальных их нет.
coverage-count = Правила есть для { $encoded } из { $all } статей действующей редакции.
coverage-rules = Правила
coverage-translations = Языки
coverage-translated = { $done } из { $all }
coverage-state = Состояние текстов
coverage-clause = Статья
coverage-none = правила пока нет
coverage-heading-only = не требуется

# Дата: 1 января 2023 года
day = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year } года

# Знаки, соединяющие слова в ряд
list-comma = {", "}
list-semicolon = {"; "}
list-colon = {": "}
official-by = Официальный текст: { $publisher }, { $date }
official-ours = Нашими словами
