# Слова решений, статей и состояния текстов.

# Насколько решение определено
status-decided = определено
status-discretion = на усмотрение арбитра
status-disputed = спорно
status-needs-facts = зависит от других обстоятельств
status-not-covered = не предусмотрено

# Подписи в решении
label-status = Решение
label-needs = Ещё нужно узнать
label-clauses = Статьи
label-assumed = Предполагается
label-reasons = Основания
label-readings = Толкования
label-held-by = Его придерживаются
may-instead = арбитр может вместо этого: { $action }
may-do = арбитр может: { $action }
reading-preferred = (толкование, предпочтённое здесь)
note-ignored = `{ $fact }` для этого вопроса не имеет значения и не учтено

# Число в сравнении с пределом; $stands — как обстоит дело («белые сделали 9 ходов») или название («ходов, сделанных белыми»)
compared-below = { $stands } (менее { $number })
compared-at-least = { $stands } (не менее { $number })
compared-at-most = { $stands } (не более { $number })
compared-above = { $stands } (более { $number })
compared-equal = { $stands } (ровно { $number })
compared-other = { $stands } (не { $number })

# Части решения
slot-outcome = Партия
slot-position = Позиция
slot-promotion = Превращение
slot-minutes = Дополнительное время
slot-clocks = Часы
slot-conduct = Поведение
slot-rights = Права на доске
slot-nothing = ничего более

# Роды норм
kind-definition = определение
kind-duty = обязанность
kind-permission = право
kind-prohibition = запрет
kind-outcome = исход
kind-penalty = наказание
kind-procedure = порядок действий
kind-discretion = усмотрение
kind-recommendation = рекомендация

# Роды текстов
form-rule = правило
form-lead-in = вводит следующие пункты
form-caption = заголовок

# Кто действует или решает
role-player = игрок
role-opponent = соперник
role-arbiter = арбитр
role-assistant = помощник
role-organiser = организатор
role-spectator = зрители
role-team = команда
role-federation = федерация
role-fide = ФИДЕ
role-anyone = любое лицо

# Сила нормы
modality-must = должен
modality-may = может
modality-must-not = не должен
modality-should = следует

# На чём держится правило
basis-text = слова Правил
basis-interpretation = опубликованное толкование издавшего их органа
basis-practice = руководства для арбитров и ключи к экзаменам
basis-inference = наш собственный вывод; ни одного решения не найдено

# Чем подкреплено решение случая
authority-text = слова Правил не оставляют сомнений
authority-commission = так решила комиссия ФИДЕ
authority-examination = ключ к экзамену арбитров
authority-arbiter = опубликованное мнение арбитра
authority-inference = наш собственный вывод

# Насколько готов текст
state-drafted = написан, вторым человеком ещё не прочитан
state-read = прочитан вторым человеком
state-confirmed = подтверждён федерацией или арбитром
state-stale = устарел: то, по чему он написан, с тех пор изменилось
incident-and-facts = { $incident }; { $facts }
demands-nothing = при любых обстоятельствах
orders-nothing = ничего не предписано
what-if = если { $facts }: { $orders }
why-not-failed = по статье { $clause } не предписано, потому что { $facts }
why-not-overridden = по статье { $clause } было бы предписано, но раньше применяется более частное правило
yields = не предписано: { $order }; уступает предписанию «{ $to }» ({ $clause })
slot-class = Вид игры

# Статьи 6, 8 и 9
slot-claim = Заявление
slot-offer = Предложение ничьей
slot-scoresheet = Бланки
slot-move = Ход
slot-duty = Что надлежит делать
slot-count = Счёт ходов

slot-play = Ход, который надлежит сделать
slot-steps = Действия арбитра
slot-points = Очки
# Статьи 11 и 12
slot-score = Очки соперника
slot-appeal = Апелляция
