# Сравнение, близкие термины и сведения о пункте.

compare-title = Сравнение текстов
compare-about = Каждая статья в любых двух редакциях и на любых двух языках, пункт за пунктом; отличающиеся слова отмечены.
compare-of = { $article }: сравнение
compare-link = Сравнить с другой редакцией или языком
compare-clause = Сравнить
compare-left = Первый столбец
compare-right = Второй столбец
compare-language = Язык
compare-edition = Редакция
compare-swap = Поменять столбцы местами
compare-only = Только различия
compare-absent = в этой редакции отсутствует
compare-count = Отличаются: { $n } из { $all }
compare-marks = Отмечены слова, которые есть только в одной из двух редакций.
compare-none = Различий нет.
compare-editions-note = В обоих столбцах одна и та же редакция, поэтому ничего не отмечено.
contrast-title = Термины, которые путают
contrast-about = Термины, которые принимают один за другой: что значит каждый, чем они различаются и что решает.
contrast-apart = В чём отличие
contrast-link = Оба термина на одной странице
contrast-all = Все термины, которые путают
glossary-letters = Буквы
glossary-not = не следует смешивать:
# $place is the name of the article, $inside the same as it stands inside a sentence.
cite-clause = { $edition }, { $inside }
clause-cite = Как сослаться
clause-cite-copy = Скопировать ссылку
clause-cite-copied = Ссылка скопирована
clause-decides = Когда применяется
clause-table = В таблице решений
clause-commentary = Комментарий
rule-when = Если { $when }:
rule-always = Всегда:
rule-may = { $orders }; или, по усмотрению арбитра, { $may }
term-more = Подробнее
term-close = Закрыть
