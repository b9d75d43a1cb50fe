## A row of a decision table that stands by itself
rule-when-unless = Եթե { $when }, բացի այն դեպքից, երբ { $unless }, ապա՝
rule-when-all = Եթե ճիշտ է այս ամենը՝
rule-when-any = Եթե ճիշտ է սրանցից որևէ մեկը՝
rule-unless = բացի այն դեպքից, երբ { $when }
rule-unless-any = բացի այն դեպքից, երբ ճիշտ է սրանցից որևէ մեկը՝
