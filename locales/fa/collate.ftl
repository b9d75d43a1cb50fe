# Messages of `chesslaw collate`. Codes are stable.
collate-language = زبان: { $language } ({ $words })
collate-provisions = بندها: { $n }
collate-edition = ویرایش: { $editions }
collate-editions = ویرایش: { $editions }؛ تنها از این متن معلوم نمی‌شود کدام یک
collate-error = خطا
collate-warning = هشدار
collate-notice = یادآوری
collate-clause = { $clause } به بیان ما: { $title }
# Why a file cannot be collated
C001 = فایل از { $limit } مبی‌بایت بزرگ‌تر است: هیچ متنی از قوانین به این اندازه نیست
C002 = این متن نیست
C003 = به UTF-8 نیست (بایت { $offset })، یا چند کدگذاری در یک فایل است: آن را به UTF-8 ذخیره کنید
C004 = نویسه‌هایی که جهت حروف را برمی‌گردانند: آنچه دیده می‌شود آن نیست که ذخیره شده است؛ آن‌ها را بردارید
C005 = فایل خالی است
C006 = زبان از متن معلوم نمی‌شود؛ بگویید کدام است ({ $known })
C007 = `{ $name }` یافت نشد
C008 = بندها یا واژه‌ها بیش از آن است که در هیچ متنی از قوانین باشد
C009 = حروف به‌هم‌ریخته است: گویا { $encoding } با کدگذاری دیگری خوانده شده است؛ متن اصلی را دوباره با UTF-8 ذخیره کنید
C015 = برای خواندن فایل‌های { $kind } برنامه باید با قابلیت `documents` ساخته شده باشد (cargo install chesslaw --features documents)؛ یا فایل را به صورت متن یا HTML ذخیره کنید
C016 = این فایل { $kind } خوانده نمی‌شود: { $detail }
# What the text is
C010 = بندی نیست: این مدخل واژه‌نامه است
C011 = { $editions } به یک اندازه با متن می‌خوانند: تنها از مادهٔ { $articles } معلوم نمی‌شود؛ عددهایی که همهٔ آن‌ها چاپ نکرده‌اند: { $differ }
C012 = متن با { $better } بهتر از { $edition } می‌خواند
C013 = هیچ‌یک از ماده‌های آن به طور کامل در محتوا نیست: تنها ترتیب و واژه‌ها بررسی شد
C014 = بندی یافت نشد
C017 = با کدگذاری { $encoding } خوانده شد؛ UTF-8 جای تردید نمی‌گذاشت
C018 = مادهٔ { $clause } برای { $edition } کامل در محتوا نیست: تنها ترتیب و واژه‌ها بررسی شد
C019 = { $count } سطر به زبان دیگر ({ $language }) در این گزارش نیامده است
# Order
C020 = بند { $clause } نیست ({ $edition } آن را دارد)
C021 = بند { $clause } بیش از یک بار آمده است (نخست در سطر { $line })
C022 = بند { $clause } پس از { $after } آمده است
C023 = میان { $before } و { $clause } چیزی کم است
C024 = بخشی از متن است: { $numbers } در آن نیست
C025 = بند { $clause } با «{ $text }» ناتمام می‌ماند
C026 = بخشی از قوانین نیست: «{ $text }»
C027 = زیر { $clause } متن { $other } آمده است
C028 = { $edition } بند { $clause } را ندارد
C029 = { $clause }: بندهای { $numbers } بدون شمارهٔ خود در آن آمده است
# What a provision says
C030 = { $clause }: «{ $said }» از این بند نیست؛ عددهای آن: { $expected }
C031 = { $clause }: این عدد کم است: { $said }
C032 = { $clause } به { $number } ارجاع می‌دهد؛ ارجاع درست: { $expected }
C033 = { $clause } به { $number } ارجاع نمی‌دهد
C034 = { $clause } می‌گوید «{ $said }» و حکم بند این است: { $expected }
C035 = { $clause } از کسی نام می‌برد که در این بند نیست: { $said }؛ بند نام می‌برد از: { $expected }
C036 = { $clause } از { $role } نام نمی‌برد
C037 = { $clause } از { $role } نام نمی‌برد
C038 = { $clause } از «{ $said }» سخن می‌گوید و مقصود بند «{ $expected }» است
C040 = متن { $clause } متن { $edition } است، نه { $here }
C041 = { $clause } با { $base } فرق دارد. به بیان ما، در این‌جا: { $here } در آن‌جا: { $there }
C042 = { $clause } به { $cites } ارجاع می‌دهد که در { $base } چنین نیست
C043 = { $clause } شمارهٔ ویرایشی دیگر است ({ $other })؛ { $edition } این متن را با شمارهٔ { $here } چاپ کرده است
C044 = { $clause } { $times } بار می‌گوید «{ $said }»؛ بند حداکثر { $most } بار
C045 = { $clause } { $times } بار از { $said } نام می‌برد؛ بند حداکثر { $most } بار
C046 = { $clause }: در این بند «{ $said }» نیست
C047 = { $clause } به { $number } ارجاع می‌دهد و بند به جایی ارجاع نمی‌دهد
C048 = { $clause } تنها از { $said } نام می‌برد و بند از { $expected } هم نام می‌برد
# Words
C050 = «{ $word }» احتمالاً غلط چاپی «{ $right }» است
C051 = «{ $word }»: فاصله‌ای کم است («{ $right }»)
C052 = { $clause }: فاصله پیش از نقطه یا ویرگول
C053 = «{ $word }» حرفی از خطی دیگر دارد («{ $right }»)
C055 = مادهٔ { $clause }: یک یافتهٔ یکسان ({ $kind }) در { $count } مقرره از { $of } مقررهٔ آن، به احتمال زیاد با یک علت: { $numbers }
C056 = مادهٔ { $clause } را نمی‌شد دنبال کرد ({ $count } تفاوت): شاید ترتیب مقررات آن دیگر است یا قانون دیگری است؛ بیش از این دربارهٔ آن گفته نمی‌شود
C060 = «{ $text }»: اصطلاح پذیرفته «{ $accepted }» است
C061 = «{ $text }» اشتباهی شناخته به جای «{ $accepted }» است
# Why this edition
evidence-numbers = { $edition } از { $of } عدد خود { $known } عدد را چاپ کرده است
evidence-missing = { $edition } بند { $missing } را دارد که این‌جا یافت نشد
evidence-words = متن می‌گوید «{ $text }»، چنان‌که متن‌های منتشرشدهٔ { $edition } به این زبان می‌گویند
evidence-number = { $clause }: { $said } آن نیست که { $edition } دارد
evidence-no-number = { $clause }: { $edition } در آن‌جا { $said } دارد
evidence-cite = { $clause } به { $said } ارجاع می‌دهد که در { $edition } چنین نیست
evidence-no-cite = { $clause } در { $edition } به { $said } ارجاع می‌دهد
