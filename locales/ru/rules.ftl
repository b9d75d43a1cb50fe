## A row of a decision table that stands by itself
rule-when-unless = Если { $when }, кроме случая, когда { $unless }:
rule-when-all = Если верно всё перечисленное:
rule-when-any = Если верно хотя бы одно из перечисленного:
rule-unless = кроме случая, когда { $when }
rule-unless-any = кроме случаев, когда верно хотя бы одно из перечисленного:
