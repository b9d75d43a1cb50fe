# Поиск
search-title = Поиск
search-about = Пункты, термины, случаи и вопросы — вашими словами.
search-label = Поиск по Правилам
search-hint = Слова, номер или вопрос
search-button = Найти
search-nothing = В Правилах на это нет ответа.
search-nearest = Ближайшие термины:
search-glossary = Все термины по алфавиту
search-noscript = Для поиска нужны скрипты. Без них поможет указатель терминов.
search-count = Найдено: %c
search-recent = Искали раньше
search-forget = Забыть
search-term = Термин
search-case = Случай
search-ask = Что делать
search-was = %n в редакции %e
search-loading = Указатель загружается…
