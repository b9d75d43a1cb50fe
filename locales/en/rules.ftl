## A row of a decision table that stands by itself
rule-when-unless = When { $when }, unless { $unless }:
rule-when-all = When all of these are so:
rule-when-any = When any of these is so:
rule-unless = unless { $when }
rule-unless-any = unless any of these is so:
