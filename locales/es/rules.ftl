## A row of a decision table that stands by itself
rule-when-unless = Si { $when }, salvo si { $unless }:
rule-when-all = Si se cumplen todas estas condiciones:
rule-when-any = Si se cumple alguna de estas condiciones:
rule-unless = salvo si { $when }
rule-unless-any = salvo si se cumple alguna de estas condiciones:
