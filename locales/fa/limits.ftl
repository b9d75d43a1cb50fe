# Several limits on one number in one sentence; facts that are written out; sentences in a row. $stands is how the number stands, $name its name.
# Set before the word that joins the last of several whole sentences ("and").
list-clause = {""}
limit-below = کمتر از { $number }
limit-at-least = دست‌کم { $number }
limit-at-most = حداکثر { $number }
limit-above = بیش از { $number }
limit-equal = دقیقاً { $number }
limit-other = غیر از { $number }
compared-limits = { $stands } ({ $limits })
number-limits = { $name } { $limits } بود
told-start = حرکت‌ها از پوزیسیون اولیه شمرده شده است
told-fen = پوزیسیون گفته‌شده {"\u2068"}{ $value }{"\u2069"} است
told-moves = حرکت‌های گفته‌شده: {"\u2068"}{ $value }{"\u2069"}
told-move = سخن از حرکت {"\u2068"}{ $value }{"\u2069"} است
# What other facts would no longer order; a rule that may still apply
what-if-no-longer = دیگر برقرار نیست: { $orders }
why-not-open = قاعده‌ای از { $clause } تنها در این صورت حاکم است: { $facts }
why-not-ordered = این دستور داده شده یا مجاز است
why-not-never = هیچ‌یک از قاعده‌های این پرسش چنین دستوری نمی‌دهد
