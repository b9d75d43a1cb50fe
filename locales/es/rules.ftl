## A row of a decision table that stands by itself
rule-when-unless = Si { $when }, salvo si { $unless }:
rule-when-all = Si se cumple todo lo siguiente:
rule-when-any = Si se cumple algo de lo siguiente:
rule-unless = salvo si { $when }
rule-unless-any = salvo si se cumple algo de lo siguiente:
