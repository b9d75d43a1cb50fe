//! What other hosts get of a program: its conditions, its diagrams and its grounds, held against the engine over a small question with a bit of everything.

use chesslaw::engine::{self, Cond, Program};
use chesslaw::model::{Content, Scalar};
use serde_json::{Value, json};

use crate::dice::Dice;
use crate::made::{asked, compiled};

/// The condition of a rule as a tree and as an expression, in the second edition.
fn exported(condition: &str) -> (Value, String) {
    let define = "define: [ { id: named, any: [ { clause: special, from: new, when: { quick: true } }, { clause: plain, when: { told: true } } ] } ]";
    let rules = format!(
        "- {{ id: first, clause: plain, slot: outcome, when: {{ quick: true }}, then: [ go ] }}\n- {{ id: rest, clause: plain, slot: outcome, when: {{ quick: false }}, then: [ stay ] }}\n\
         - {{ id: one, clause: plain, slot: extra, when: {condition}, then: [ note ], overrides: [ two ] }}\n- {{ id: two, clause: plain, slot: extra, when: {{}}, then: [ note ] }}\n- {{ id: three, clause: plain, slot: extra, when: {{}}, then: [ note ], overrides: all }}"
    );
    let content = asked(define, &rules);
    let out = engine::export_conditions(&content, &content.questions[0], &compiled(&content, 1));
    assert_eq!((&out["question"], &out["edition"]), (&json!("asked"), &json!("new")));
    let rules = out["rules"].as_array().expect("rules");
    assert_eq!(rules.iter().map(|r| r["rule"].as_str().expect("an id")).collect::<Vec<_>>(), ["first", "rest", "one", "two", "three"]);
    assert_eq!(rules.iter().map(|r| r["overrides"].clone()).collect::<Vec<_>>(), [json!([]), json!([]), json!(["two"]), json!([]), json!("all")]);
    let rule = &rules[2];
    assert_eq!(
        (&rule["slot"], &rule["clause_id"], &rule["orders"], &rule["may"]),
        (&json!("extra"), &json!("plain"), &json!([{ "action": "note" }]), &json!([]))
    );
    (rule["when"].clone(), rule["cel"].as_str().expect("an expression").to_owned())
}

#[test]
fn conditions_are_written_for_other_hosts() {
    let tests = [
        ("{ quick: true }", json!({ "fact": "quick", "one_of": [true] }), "quick"),
        ("{ quick: false }", json!({ "fact": "quick", "one_of": [false] }), "!quick"),
        ("{ colour: red }", json!({ "fact": "colour", "one_of": ["red"] }), "colour == \"red\""),
        ("{ colour: [ red, blue ] }", json!({ "fact": "colour", "one_of": ["red", "blue"] }), "colour in [\"red\", \"blue\"]"),
        ("{}", json!({ "all": [] }), "true"),
        ("{ any: [] }", json!({ "any": [] }), "false"),
        ("{ not: { quick: true } }", json!({ "not": { "fact": "quick", "one_of": [true] } }), "!(quick)"),
        (
            "{ either: { ready: true } }",
            json!({ "all": [{ "any": [{ "fact": "white_ready", "one_of": [true] }, { "fact": "black_ready", "one_of": [true] }] }] }),
            "(white_ready || black_ready)",
        ),
        (
            "{ both: { ready: true } }",
            json!({ "all": [{ "all": [{ "fact": "white_ready", "one_of": [true] }, { "fact": "black_ready", "one_of": [true] }] }] }),
            "(white_ready && black_ready)",
        ),
        ("{ outcome: [ go, stay ] }", json!({ "slot": "outcome", "orders": ["go", "stay"] }), "(\"go\" in slot_outcome || \"stay\" in slot_outcome)"),
        ("{ outcome: [] }", json!({ "slot": "outcome", "orders": [] }), "size(slot_outcome) == 0"),
        ("{ minutes: { below: 7 } }", json!({ "fact": "minutes", "at_most": 6 }), "minutes <= 6"),
        ("{ minutes: { at_most: 7 } }", json!({ "fact": "minutes", "at_most": 7 }), "minutes <= 7"),
        ("{ minutes: { above: 7 } }", json!({ "fact": "minutes", "at_least": 8 }), "minutes >= 8"),
        ("{ minutes: { at_least: 7 } }", json!({ "fact": "minutes", "at_least": 7 }), "minutes >= 7"),
        ("{ minutes: { equal: 7 } }", json!({ "fact": "minutes", "at_least": 7, "at_most": 7 }), "minutes == 7"),
        // What nobody tells is put as what is told: one more than the minutes, a sum of its parts.
        ("{ hidden: { equal: 7 } }", json!({ "fact": "minutes", "at_least": 6, "at_most": 6 }), "minutes == 6"),
        ("{ hidden: { above: 7 } }", json!({ "fact": "minutes", "at_least": 7 }), "minutes >= 7"),
        ("{ white_steps: { at_most: 9000 } }", json!({ "fact": "white_steps", "at_most": 9000 }), "white_steps <= 9000"),
        ("{ pairs: { equal: 7 } }", json!({ "fact": "minutes", "at_least": 14, "at_most": 15 }), "(minutes >= 14 && minutes <= 15)"),
        ("{ white_steps: { at_most: 5 } }", json!({ "fact": "white_steps", "at_most": 5 }), "white_steps <= 5"),
        ("{ balance: { at_least: 7 } }", json!({ "sum": { "earned": 1, "given": 3, "spent": -1 }, "at_least": 7 }), "(earned + 3 * given + -1 * spent) >= 7"),
        ("{ in_credit: true }", json!({ "fact": "in_credit", "one_of": [true] }), "in_credit"),
        (
            "{ named: true }",
            json!({ "any": [{ "fact": "quick", "one_of": [true], "clause_id": "special" }, { "fact": "told", "one_of": [true], "clause_id": "plain" }] }),
            "(quick || told)",
        ),
        (
            "{ by_reading: { the-word: { wide: { quick: true }, narrow: {} } } }",
            json!({ "all": [{ "any": [
                { "all": [{ "reading": "the-word", "option": "wide" }, { "fact": "quick", "one_of": [true] }] },
                { "all": [{ "reading": "the-word", "option": "narrow" }, { "all": [] }] },
            ] }] }),
            "((reading_the_word == \"wide\" && quick) || (reading_the_word == \"narrow\" && true))",
        ),
        (
            "{ minutes: { below: plain.limit } }",
            json!({ "any": [
                { "all": [{ "fact": "quick", "one_of": [true] }, { "fact": "minutes", "at_most": 4 }], "clause_id": "special" },
                { "all": [{ "not": { "any": [{ "fact": "quick", "one_of": [true] }] } }, { "fact": "minutes", "at_most": 19 }] },
            ] }),
            "((quick && minutes <= 4) || (!(quick) && minutes <= 19))",
        ),
    ];
    for (condition, tree, cel) in tests {
        assert_eq!(exported(condition), (tree, cel.to_owned()), "{condition}");
    }
    assert_eq!((engine::reading_variable("a-b-c"), engine::slot_variable("a-b")), ("reading_a_b_c".to_owned(), "slot_a_b".to_owned()));
}

/// A bit of everything.
fn everything() -> Content {
    asked(
        "incidents: [ fell, rang ]\nnever: [ { fell: true, told: true } ]\ndefine: [ { id: named, any: [ { clause: special, from: new, when: { quick: true } }, { clause: dropped, before: new, when: { quick: true } } ] } ]",
        r#"
- { id: top, clause: plain, with: [ plain ], slot: outcome, when: { fell: true, balance: { above: 2 }, named: true }, then: [ go ], overrides: all, basis: practice, sources: [ book, letter ] }
- { id: cases, clause: plain, slot: outcome, when: { rang: true, minutes: { below: plain.limit } }, then: [ give: { to: player, minutes: plain.limit } ], overrides: [ rest ] }
- { id: read, clause: plain, slot: outcome, when: { colour: [ red, blue ], by_reading: { the-word: { wide: {}, narrow: { in_credit: true } } } }, then: [ stay ], may: [ go ], overrides: [ cases, rest ] }
- { id: not-said, clause: plain, slot: outcome, when: { noted: true, phase: late, paper: thin, told: false }, not_covered: nothing, overrides: [ cases, read, rest ] }
- { id: rest, clause: plain, slot: outcome, when: {}, then: [ stay ] }
- { id: none-yet, clause: special, from: new, slot: extra, when: { outcome: [ go, give ], white_steps: { above: 3 } }, then: [ note ] }
- { id: nothing, clause: plain, slot: extra, when: { outcome: [], any: [ { hidden: { below: 30 } }, { even: true } ] }, then: [ tell ] }
"#,
    )
}

#[test]
fn diagrams_are_exported_whole() {
    let content = everything();
    let question = &content.questions[0];
    for edition in [0, 1] {
        let program = compiled(&content, edition);
        let out = engine::export(&content, question, &program);
        assert_eq!((&out["question"], &out["edition"]), (&json!("asked"), &json!(["old", "new"][edition])));
        let nodes = out["nodes"].as_array().expect("nodes");
        let walk = |root: &Value, point: &[u8]| {
            let mut at = root.as_i64().expect("a reference");
            while at >= 0 {
                let node = nodes[at as usize].as_array().expect("a node");
                let var = node[0].as_u64().expect("a variable") as usize;
                assert_eq!(node.len(), 1 + program.space.vars[var].size());
                let next = node[1 + usize::from(point[var])].as_i64().expect("a reference");
                assert!(next < at, "children stand before their parents");
                at = next;
            }
            -1 - at
        };
        let void = -1 - out["void"].as_i64().expect("a reference");
        let slots = out["slots"].as_array().expect("slots");
        let mut dice = Dice(3);
        let mut voids = 0;
        for point in dice.points(&program.space.sizes(), 2000) {
            assert_eq!(walk(&out["possible"], &point), i64::from(program.store.walk(program.possible, &point)));
            for (json, slot) in slots.iter().zip(&program.slots) {
                for (root, at) in [(&json["root"], slot.root), (&json["classes"], slot.by_class)] {
                    let end = program.store.walk(at, &point);
                    assert_eq!(walk(root, &point), if end == engine::VOID { void } else { i64::from(end) });
                    voids += usize::from(end == engine::VOID);
                }
            }
        }
        assert!(voids > 100);
        // Every node once.
        let distinct = nodes.iter().map(Value::to_string).collect::<std::collections::BTreeSet<_>>();
        assert_eq!((nodes.len(), distinct.len()), (program.store.len() - unused(&program), nodes.len()));
        for (json, slot) in slots.iter().zip(&program.slots) {
            assert_eq!(json["id"], json!(slot.id));
            let terminals = json["terminals"].as_array().expect("terminals");
            assert_eq!(terminals.len(), slot.terminals.len());
            for (json, terminal) in terminals.iter().zip(&slot.terminals) {
                assert_eq!((&json["then"], &json["may"], &json["class"]), (&json!(terminal.then), &json!(terminal.may), &json!(terminal.class)));
                let rules = terminal.live.iter().map(|v| question.rules[program.variants[*v].rule].id.value.as_str()).collect::<Vec<_>>();
                assert_eq!(json["rules"], json!(rules));
                let ending = match rules.first() {
                    Some(&"read") => json!("discretion"),
                    Some(&"not-said") => json!({ "not-covered": "nothing" }),
                    _ => json!("decided"),
                };
                assert_eq!(json["ending"], ending);
                let clauses = match rules[..] {
                    ["none-yet"] => json!(["special"]),
                    ["cases"] if terminal.then[0].params["minutes"] == Scalar::Number(5) => json!(["plain", "special"]),
                    [] => json!([]),
                    _ => json!(["plain"]),
                };
                assert_eq!(json["clauses"], clauses, "{rules:?}");
            }
        }
    }
}

/// Nodes that only the conditions of variants have.
fn unused(program: &Program) -> usize {
    let mut seen = std::collections::BTreeSet::new();
    for root in program.slots.iter().flat_map(|s| [s.root, s.by_class]).chain([program.possible]) {
        program.store.visit(root, &mut |at| {
            if at.value().is_none() {
                seen.insert(at);
            }
        });
    }
    program.store.len() - seen.len()
}

#[test]
fn variables_are_exported_with_what_is_presumed_of_them() {
    let content = everything();
    let out = engine::export(&content, &content.questions[0], &compiled(&content, 1));
    let place = |name: &str| out["vars"].as_array().expect("vars").iter().position(|v| v["name"] == name).unwrap_or_else(|| panic!("{name}"));
    let var = |name: &str| out["vars"][place(name)].clone();
    assert_eq!(var("fell"), json!({ "name": "fell", "kind": "bool" }));
    assert_eq!(var("noted"), json!({ "name": "noted", "kind": "bool", "presumed": true, "only_with": { "quick": true, "colour": "red" } }));
    assert_eq!(var("colour"), json!({ "name": "colour", "kind": "words", "values": ["red", "green", "blue"] }));
    assert_eq!(var("paper"), json!({ "name": "paper", "kind": "words", "values": ["thin", "thick"], "presumed": "thick" }));
    assert_eq!(var("phase"), json!({ "name": "phase", "kind": "words", "values": ["early", "middle", "late"], "presumed": "early" }));
    assert_eq!(var("minutes"), json!({ "name": "minutes", "kind": "number", "starts": [0, 5, 20, 29], "min": 0, "max": 60, "internal": false }));
    assert_eq!(var("balance"), json!({ "name": "balance", "kind": "number", "starts": [-39, 3, 7], "min": -39, "max": 45, "internal": true }));
    assert_eq!(var("the-word"), json!({ "name": "the-word", "kind": "reading", "values": ["wide", "narrow"], "prefer": "narrow" }));
    assert_eq!(out["incidents"], json!([place("fell"), place("rang")]));
    let facts = &out["facts"];
    assert_eq!(facts["minutes"], json!({ "var": place("minutes") }));
    assert_eq!(facts["white_steps"], json!({ "var": place("steps"), "plus": 3, "per": 4 }));
    assert_eq!(facts["in_credit"], json!({ "var": place("balance"), "above": 6 }));
    assert_eq!(facts["even"], json!({ "var": place("steps"), "plus": 0, "per": 1, "multiple": 4, "presumed": true }));
    assert!(["steps", "balance", "hidden", "board", "white_ready"].iter().all(|name| facts.get(*name).is_none()));
    let parts = json!([
        { "fact": "earned", "times": 1, "min": 1, "max": 30 }, { "fact": "given", "times": 3, "min": 0, "max": 5 }, { "fact": "spent", "times": -1, "min": 0, "max": 40 },
    ]);
    assert_eq!(out["sums"], json!([{ "var": place("balance"), "parts": parts }]));
    let plain = asked("", "- { id: one, clause: plain, slot: outcome, when: {}, then: [ go ] }");
    assert!(engine::export(&plain, &plain.questions[0], &compiled(&plain, 0)).get("sums").is_none());
}

/// Judges a condition of the grounds for one value of each variable; `orders` are the actions ordered above.
fn holds(cond: &Value, point: &[u8], orders: &[String]) -> bool {
    let list = cond.as_array().expect("a list");
    let rest = || list[1..].iter().map(|c| holds(c, point, orders));
    let number = |i: usize| list[i].as_u64().expect("a number") as usize;
    match list[0].as_str().expect("a word") {
        "all" => rest().all(|b| b),
        "any" => rest().any(|b| b),
        "not" => !holds(&list[1], point, orders),
        "rests" => holds(&list[2], point, orders),
        "reads" => usize::from(point[number(1)]) == number(2),
        "orders" if list.len() == 2 => orders.is_empty(),
        "orders" => list[2..].iter().any(|a| orders.iter().any(|o| a == o)),
        // What rules cannot see, such as whether a number is a multiple, never holds.
        "is" if list[2] == -1 => false,
        "is" => list[3].as_u64().expect("a mask") & (1 << point[number(2)]) != 0,
        other => panic!("{other}"),
    }
}

#[test]
fn grounds_give_the_rules_that_decide() {
    let content = everything();
    let question = &content.questions[0];
    let mut several = 0;
    for edition in [0, 1] {
        let program = compiled(&content, edition);
        let out = engine::grounds(&content, question, &program);
        let (rules, variants) = (out["rules"].as_array().expect("rules"), out["variants"].as_array().expect("variants"));
        // Each rule in force once, in order; of what is usual nothing is said.
        let ids = ["top", "cases", "read", "not-said", "rest", "none-yet", "nothing"];
        let in_force: Vec<&str> = ids.into_iter().filter(|id| edition == 1 || *id != "none-yet").collect();
        assert_eq!(rules.iter().map(|r| r["id"].as_str().expect("an id")).collect::<Vec<_>>(), in_force);
        assert_eq!(
            rules[0],
            json!({ "id": "top", "slot": 0, "clause": "plain", "with": ["plain"], "sources": ["book", "letter"], "basis": "practice", "overrides": "all" })
        );
        assert_eq!(rules[2], json!({ "id": "read", "slot": 0, "clause": "plain", "overrides": [1, 4] }));
        assert_eq!(rules[4], json!({ "id": "rest", "slot": 0, "clause": "plain" }));
        assert_eq!(rules[rules.len() - 1]["slot"], json!(1));
        assert_eq!(variants.len(), program.variants.len());
        for (json, variant) in variants.iter().zip(&program.variants) {
            assert_eq!(rules[json["rule"].as_u64().expect("a place") as usize]["id"], json!(question.rules[variant.rule].id.value));
            assert_eq!(json.get("with"), (!variant.with.is_empty()).then(|| json!(variant.with)).as_ref());
            several += usize::from(!variant.with.is_empty());
            let mut clauses = Vec::new();
            variant.cond.clauses(&mut |c| clauses.push(c.to_owned()));
            let text = json["when"].to_string();
            assert_eq!(text.matches("\"rests\"").count(), clauses.len());
            assert!(clauses.iter().all(|c| text.contains(&format!("[\"rests\",\"{c}\","))));
        }
        let mut dice = Dice(9);
        for point in dice.points(&program.space.sizes(), 500) {
            let mut orders = Vec::new();
            for (place, slot) in program.slots.iter().enumerate() {
                let end = program.store.walk(slot.root, &point);
                if end == engine::VOID {
                    break;
                }
                let live: Vec<usize> =
                    out["live"][place][end as usize].as_array().expect("a list").iter().map(|v| v.as_u64().expect("a place") as usize).collect();
                assert_eq!(live, slot.terminals[end as usize].live);
                assert!(live.iter().all(|v| holds(&variants[*v]["when"], &point, &orders)), "{point:?}");
                for (v, variant) in program.variants.iter().enumerate().filter(|(_, v)| question.rules[v.rule].slot.value == slot.id) {
                    let applies = program.store.walk(program.conditions[v], &point) == 1;
                    assert_eq!(holds(&variants[v]["when"], &point, &orders), applies, "{:?}", variant.cond);
                }
                orders = slot.terminals[end as usize].then.iter().map(|o| o.action.clone()).collect();
            }
        }
    }
    assert!(several > 0);
}

/// What is asked of a fact stands beside its mask in its own words.
#[test]
fn grounds_say_what_is_asked() {
    let content = everything();
    let program = compiled(&content, 1);
    let out = engine::grounds(&content, &content.questions[0], &program);
    let mut leaves = Vec::new();
    for variant in out["variants"].as_array().expect("variants") {
        // Lists of words are not conditions.
        fn conditions(cond: &Value, leaves: &mut Vec<Value>) {
            match cond[0].as_str() {
                Some("is") => leaves.push(json!([cond[1], cond[4]])),
                Some("all" | "any" | "not") => cond.as_array().into_iter().flatten().skip(1).for_each(|c| conditions(c, leaves)),
                Some("rests") => conditions(&cond[2], leaves),
                _ => {}
            }
        }
        conditions(&variant["when"], &mut leaves);
    }
    for wanted in [
        json!(["fell", true]),
        json!(["colour", ["red", "blue"]]),
        json!(["minutes", { "how": "below", "number": 5 }]),
        json!(["balance", { "how": "above", "number": 2 }]),
        json!(["in_credit", true]),
        json!(["hidden", { "how": "below", "number": 30 }]),
    ] {
        assert!(leaves.contains(&wanted), "{wanted}: {leaves:?}");
    }
}

/// Facts and readings that a condition names, and the clauses it rests on, are all found, however deep they stand.
#[test]
fn what_a_condition_names_is_found() {
    let content = everything();
    let program = compiled(&content, 1);
    let names = |cond: &Cond| {
        let (mut facts, mut clauses, mut readings) = (Vec::new(), Vec::new(), Vec::new());
        cond.leaves(&mut |leaf| facts.push(leaf.fact.clone()));
        cond.clauses(&mut |clause| clauses.push(clause.to_owned()));
        cond.readings(&mut |reading| readings.push(reading.to_owned()));
        (facts, clauses, readings)
    };
    let inner = names(&program.variants[0].cond);
    assert_eq!((inner.0.len(), &inner.1[..]), (3, &["special".to_owned()][..]));
    for cond in [Cond::Not(Box::new(program.variants[0].cond.clone())), Cond::Rests("plain".to_owned(), Box::new(program.variants[0].cond.clone()))] {
        let outer = names(&cond);
        assert_eq!(outer.0, inner.0);
        assert_eq!(outer.1.len(), inner.1.len() + usize::from(matches!(cond, Cond::Rests(..))));
    }
    let read = program.variants.iter().find(|v| content.questions[0].rules[v.rule].id.value == "read").expect("in force");
    let wrapped = Cond::Rests("plain".to_owned(), Box::new(Cond::Not(Box::new(read.cond.clone()))));
    for cond in [&read.cond, &wrapped] {
        assert_eq!(names(cond).2, ["the-word", "the-word"]);
    }
}
