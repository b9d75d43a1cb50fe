# جست‌وجو
search-title = جست‌وجو
search-about = بندها، اصطلاح‌ها، نمونه‌ها و پرسش‌ها، با همان واژه‌هایی که خودتان به کار می‌برید.
search-label = جست‌وجو در قوانین
search-hint = واژه، شماره یا پرسش
search-button = جست‌وجو
search-nothing = در قوانین پاسخی برای این نیست.
search-nearest = نزدیک‌ترین اصطلاح‌ها:
search-glossary = همهٔ اصطلاح‌ها به ترتیب الفبا
search-noscript = جست‌وجو به اسکریپت نیاز دارد. بدون آن، فهرست اصطلاح‌ها راهنماست.
search-count = یافته‌ها: %c
search-recent = جست‌وجوهای پیشین
search-forget = پاک کردن این‌ها
search-term = اصطلاح
search-case = نمونه
search-ask = چه باید کرد
search-was = %n در %e
search-loading = فهرست در حال بارگذاری است…
