## A row of a decision table that stands by itself
rule-when-unless = اگر { $when }، جز در حالتی که { $unless }:
rule-when-all = اگر همهٔ این‌ها درست باشد:
rule-when-any = اگر یکی از این‌ها درست باشد:
rule-unless = جز در حالتی که { $when }
rule-unless-any = جز در حالتی که یکی از این‌ها درست باشد:
