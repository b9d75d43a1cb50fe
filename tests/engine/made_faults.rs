//! What is wrong with rules is found, each kind, with the names it concerns; and what looks wrong but is not passes.

use chesslaw::engine::{self, FaultKind, Program};
use chesslaw::model::At;

use crate::made::{asked, compiled, content, faults};

/// A question with one rule for the outcome and whatever this one is.
fn one(head: &str, rule: &str) -> Vec<FaultKind> {
    faults(&asked(head, &format!("- {{ id: one, clause: plain, {rule} }}")), 0)
}

fn when(condition: &str) -> Vec<FaultKind> {
    one("", &format!("slot: outcome, when: {condition}, then: [ go ]"))
}

fn orders(then: &str) -> Vec<FaultKind> {
    one("", &format!("slot: outcome, when: {{}}, then: [ {then} ]"))
}

fn unknown(what: &'static str, name: &str, nearest: Option<&str>) -> Vec<FaultKind> {
    vec![FaultKind::Unknown { what, name: name.to_owned(), nearest: nearest.map(str::to_owned) }]
}

#[test]
fn names_that_are_none_are_named() {
    let tests = [
        (one("", "slot: outcom, when: {}, then: [ go ]"), unknown("slot", "outcom", Some("outcome"))),
        (orders("goo"), unknown("action", "goo", Some("go"))),
        (when("{ quik: true }"), unknown("fact", "quik", Some("quick"))),
        (when("{ colour: rad }"), unknown("choice", "rad", Some("red"))),
        (when("{ colour: [ red, rad ] }"), unknown("choice", "rad", Some("red"))),
        (when("{ minutes: { below: plain.limits } }"), unknown("parameter", "plain.limits", Some("plain.limit"))),
        (when("{ minutes: { below: zz.zz } }"), unknown("parameter", "zz.zz", None)),
        (when("{ by_reading: { the-wordy: { wide: {}, narrow: {} } } }"), unknown("reading", "the-wordy", Some("the-word"))),
        (when("{ by_reading: { the-word: { wide: {}, narrow: {}, narow: {} } } }"), unknown("option", "narow", Some("narrow"))),
        (one("", "with: [ plan ], slot: outcome, when: {}, then: [ go ]"), unknown("clause", "plan", Some("plain"))),
        (one("incidents: [ fel ]", "slot: outcome, when: {}, then: [ go ]"), unknown("fact", "fel", Some("fell"))),
        (one("never: [ { qquick: true } ]", "slot: outcome, when: {}, then: [ go ]"), unknown("fact", "qquick", Some("quick"))),
        (one("", "slot: extra, when: { outcome: goo }, then: [ note ]"), unknown("action", "goo", Some("go"))),
    ];
    for (place, (found, wanted)) in tests.into_iter().enumerate() {
        let name = |kinds: &[FaultKind]| match kinds {
            [FaultKind::Unknown { what, name, nearest }] => Some((*what, name.clone(), nearest.clone())),
            _ => None,
        };
        let (found, wanted) = (name(&found).unwrap_or_else(|| panic!("{place}: {found:?}")), name(&wanted).expect("unknown"));
        assert_eq!((found.0, &found.1), (wanted.0, &wanted.1), "{place}");
        // Another may be as near.
        assert_eq!(found.2.is_some(), wanted.2.is_some(), "{place}");
    }
}

#[test]
fn tests_that_a_fact_cannot_pass_are_refused() {
    let wrong = |name: &str, what: &'static str| vec![FaultKind::WrongTest(name.to_owned(), what)];
    let define = "define: [ { id: named, any: [ { clause: plain, when: { quick: true } } ] } ]";
    let rest = "slot: outcome, when: {}, then: [ go ]";
    assert_eq!(when("{ quick: red }"), wrong("quick", "true or false"));
    assert_eq!(when("{ colour: true }"), wrong("colour", "one of its values"));
    assert_eq!(when("{ phase: { below: 3 } }"), wrong("phase", "one of its values"));
    assert_eq!(when("{ minutes: true }"), wrong("minutes", "a comparison such as { below: clause.param }"));
    assert_eq!(when("{ board: true }"), wrong("board", "nothing: rules see only what is derived from it"));
    assert_eq!(one(define, "slot: outcome, when: { named: red }, then: [ go ]"), wrong("named", "true or false"));
    assert_eq!(one("", "slot: extra, when: { outcome: true }, then: [ note ]"), wrong("outcome", "an action"));
    // Of what can never be, where the rules see the fact.
    for (never, fact) in [("{ quick: red }", "quick"), ("{ colour: rad }", "colour"), ("{ minutes: 3 }", "minutes")] {
        let rule = "slot: outcome, when: { any: [ { quick: true }, { colour: red }, { minutes: { below: plain.limit } }, {} ] }, then: [ go ]";
        assert_eq!(one(&format!("never: [ {never} ]"), rule), wrong(fact, "a value of that fact in `never`"));
        assert_eq!(one(&format!("never: [ {never} ]"), rest), []);
    }
}

#[test]
fn what_an_action_takes_is_checked() {
    let give = |param: &str, expected: &str| {
        let (action, param, expected) = ("give".to_owned(), param.to_owned(), expected.to_owned());
        vec![FaultKind::ActionParam { action, param, expected }]
    };
    assert_eq!(orders("give: { to: player, minutes: 3 }"), []);
    assert_eq!(orders("give: { to: nobody, minutes: 3 }"), give("to", "player, opponent"));
    assert_eq!(orders("give: { to: 3, minutes: 3 }"), give("to", "player, opponent"));
    assert_eq!(orders("give: { minutes: 3 }"), give("to", "player, opponent"));
    assert_eq!(orders("give: { to: player, minutes: many }"), give("minutes", "minutes"));
    assert_eq!(orders("give: { to: player }"), give("minutes", "minutes"));
    assert_eq!(orders("give: { to: player, minutes: 3, why: plain }"), give("why", "minutes, to"));
    assert_eq!(orders("note"), [FaultKind::ActionSlot { action: "note".to_owned(), slot: "extra".to_owned() }]);
    assert_eq!(one("", "slot: outcome, when: {}"), [FaultKind::NothingOrdered("one".to_owned())]);
    for enough in ["then: [ go ]", "may: [ go ]", "not_covered: nothing"] {
        assert_eq!(one("", &format!("slot: outcome, when: {{}}, {enough}")), [], "{enough}");
    }
}

#[test]
fn what_an_edition_does_not_have_cannot_be_used_in_it() {
    let named = |kind: fn(String, String) -> FaultKind, name: &str, edition: &str| kind(name.to_owned(), edition.to_owned());
    let in_edition = |condition: &str, edition: usize| {
        faults(&asked("", &format!("- {{ id: one, clause: plain, slot: outcome, when: {{ any: [ {condition}, {{}} ] }}, then: [ go ] }}")), edition)
    };
    let reading = "{ by_reading: { old-word: { one: {}, other: {} } } }";
    assert_eq!(in_edition(reading, 0), []);
    assert_eq!(in_edition(reading, 1), [named(FaultKind::ReadingNotInEdition, "old-word", "new")]);
    assert_eq!(in_edition("{ minutes: { below: plain.passing } }", 0), []);
    assert_eq!(in_edition("{ minutes: { below: plain.passing } }", 1), [named(FaultKind::ParamNotInEdition, "plain.passing", "new")]);
    assert_eq!(in_edition("{ minutes: { below: special.limit } }", 0), [named(FaultKind::ParamNotInEdition, "special.limit", "old")]);
    assert_eq!(in_edition("{ by_reading: { the-word: { wide: {} } } }", 0), [named(FaultKind::ReadingOptionMissing, "the-word", "narrow")]);
    for (clause, edition, other) in [("special", 0, 1), ("dropped", 1, 0)] {
        let id = ["old", "new"][edition];
        for rule in [format!("clause: {clause}, "), format!("clause: plain, with: [ {clause} ], ")] {
            let content = asked("", &format!("- {{ id: one, {rule} slot: outcome, when: {{}}, then: [ go ] }}"));
            assert_eq!(faults(&content, edition), [named(FaultKind::ClauseNotInEdition, clause, id)]);
            assert_eq!(faults(&content, other), []);
        }
        let define = format!("define: [ {{ id: named, any: [ {{ clause: {clause}, when: {{ quick: true }} }} ] }} ]");
        let content = asked(&define, "- { id: one, clause: plain, slot: outcome, when: { any: [ { named: true }, {} ] }, then: [ go ] }");
        assert_eq!(faults(&content, edition), [named(FaultKind::ClauseNotInEdition, clause, id)]);
        assert_eq!(faults(&content, other), []);
    }
}

#[test]
fn a_rule_looks_only_at_what_stands_above_it() {
    let rules = |slot: &str, look: &str, then: &str| one("", &format!("slot: {slot}, when: {{ any: [ {{ {look} }}, {{}} ] }}, then: [ {then} ]"));
    assert_eq!(rules("outcome", "extra: note", "go"), [FaultKind::SlotNotAbove("extra".to_owned())]);
    assert_eq!(rules("outcome", "outcome: go", "go"), [FaultKind::SlotNotAbove("outcome".to_owned())]);
    assert!(!matches!(rules("extra", "outcome: go", "note")[..], [FaultKind::SlotNotAbove(_)]));
    let circle =
        "define: [ { id: named, any: [ { clause: plain, when: { other: true } } ] }, { id: other, any: [ { clause: plain, when: { named: false } } ] } ]";
    assert!(
        matches!(&one(circle, "slot: outcome, when: { named: true }, then: [ go ]")[..], [FaultKind::CyclicDefinition(name)] if name == "named" || name == "other")
    );
    // So does a case of a number whose condition asks for that number.
    let circle = asked(
        "define: [ { id: named, any: [ { clause: plain, when: { minutes: { below: plain.circular } } } ] } ]",
        "- { id: one, clause: plain, slot: outcome, when: { named: true }, then: [ go ] }",
    );
    assert_eq!(faults(&circle, 1), [FaultKind::CyclicDefinition("named".to_owned())]);
    // Sixteen names deep is no circle.
    let deep: Vec<String> = (0..16).map(|n| format!("{{ id: n{n}, any: [ {{ clause: plain, when: {{ n{}: true }} }} ] }}", n + 1)).collect();
    let deep = format!("define: [ {}, {{ id: n16, any: [ {{ clause: plain, when: {{ quick: true }} }} ] }} ]", deep.join(", "));
    assert_eq!(one(&deep, "slot: outcome, when: { any: [ { n0: true }, {} ] }, then: [ go ]"), []);
}

#[test]
fn gaps_and_conflicts_are_shown_by_an_example() {
    let content = asked(
        "",
        r#"
- { id: red, clause: plain, slot: outcome, when: { colour: red, minutes: { below: plain.limit } }, then: [ go ] }
- { id: rest, clause: plain, slot: outcome, when: { colour: [ green, blue ] }, then: [ stay ] }
"#,
    );
    let gap = |found: &[FaultKind]| match found {
        [FaultKind::Gap { question, edition, slot, example }] => (question.clone(), edition.clone(), slot.clone(), example.clone()),
        other => panic!("{other:?}"),
    };
    let places = |edition: &str, example: &str| ("asked".to_owned(), edition.to_owned(), "outcome".to_owned(), example.to_owned());
    assert_eq!(gap(&faults(&content, 0)), places("old", "colour = red, minutes = 10.."));
    assert_eq!(gap(&faults(&content, 1)), places("new", "colour = red, minutes = 20.."));
    let conflict = |second: &str| {
        let content = asked(
            "",
            &format!(
                "- {{ id: all, clause: plain, slot: outcome, when: {{}}, then: [ go ] }}\n- {{ id: red, clause: plain, slot: outcome, when: {{ colour: red }}, {second} }}"
            ),
        );
        let found = Program::compile(&content, &content.questions[0], 0).err().into_iter().flatten().collect::<Vec<_>>();
        let at: Vec<At> = content.questions[0].rules.iter().map(|r| r.id.at).collect();
        // It is told where the last of them stands.
        assert!(found.iter().all(|f| f.at == at[1]), "{found:?}");
        found.into_iter().map(|f| *f.kind).collect::<Vec<FaultKind>>()
    };
    let wanted = FaultKind::Conflict {
        question: "asked".to_owned(),
        edition: "old".to_owned(),
        slot: "outcome".to_owned(),
        rules: vec!["all".to_owned(), "red".to_owned()],
        example: "colour = red".to_owned(),
    };
    for second in ["then: [ stay ]", "then: [ go ], may: [ stay ]", "then: [ go ], not_covered: nothing"] {
        assert_eq!(conflict(second), std::slice::from_ref(&wanted), "{second}");
        assert_eq!(conflict(&format!("{second}, overrides: all")), [], "{second}");
        assert_eq!(conflict(&format!("{second}, overrides: [ all ]")), [], "{second}");
    }
    assert_eq!(conflict("then: [ go ]"), []);
    // A rule with a case in its number is named once.
    let cases = "- { id: all, clause: plain, slot: outcome, when: {}, then: [ give: { to: player, minutes: plain.limit } ] }\n- { id: other, clause: plain, slot: outcome, when: {}, then: [ go ] }";
    for found in faults(&asked("", cases), 1) {
        assert!(matches!(&found, FaultKind::Conflict { rules, .. } if rules[..] == ["all", "other"]), "{found:?}");
    }
}

#[test]
fn rules_that_override_each_other_in_a_circle_are_named() {
    let rule = |id: &str, over: &str| format!("- {{ id: {id}, clause: plain, slot: outcome, when: {{}}, then: [ go ], overrides: {over} }}\n");
    let found = faults(&asked("", &[rule("first", "[]"), rule("a", "[ b, first ]"), rule("b", "[ c ]"), rule("c", "[ a ]"), rule("top", "all")].concat()), 0);
    assert_eq!(found, [FaultKind::CyclicOverrides(["first", "a", "b", "c"].map(str::to_owned).to_vec())]);
    assert_eq!(faults(&asked("", &[rule("a", "all"), rule("b", "all")].concat()), 0), []);
}

#[test]
fn a_number_has_no_more_than_sixty_four_values() {
    let compile = |facts: &str, rules: String| {
        let mut made = content(facts);
        made.questions = asked("", &rules).questions;
        faults(&made, 0)
    };
    let limits = |count: i64| {
        let any: Vec<String> = (1..=count).map(|n| format!("{{ wide: {{ equal: {} }} }}", n * 10)).collect();
        format!("- {{ id: one, clause: plain, slot: outcome, when: {{ any: [ {}, {{}} ] }}, then: [ go ] }}", any.join(", "))
    };
    let wide = "wide: { type: number, unit: minutes, max: 9000 }\n";
    // Each number apart makes one interval for itself and one above it.
    assert_eq!(compile(wide, limits(31)), []);
    let up_to = |extra: &str| limits(31).replace("{} ] }", &format!("{{ wide: {{ below: {extra} }} }}, {{}} ] }}"));
    assert_eq!(compile(wide, up_to("5")), []);
    assert_eq!(compile(wide, limits(32)), [FaultKind::TooManyValues("wide".to_owned())]);
    let values = |count: usize| format!("many: {{ type: choice, values: [ {} ] }}\n", (0..count).map(|n| format!("v{n}")).collect::<Vec<_>>().join(", "));
    let rule = || "- { id: one, clause: plain, slot: outcome, when: { any: [ { many: v1 }, {} ] }, then: [ go ] }".to_owned();
    assert_eq!(compile(&values(64), rule()), []);
    assert_eq!(compile(&values(65), rule()), [FaultKind::TooManyValues("many".to_owned())]);
    // Nor has a question more than as many facts.
    let facts = |count: usize| (0..count).map(|n| format!("f{n}: {{ type: bool }}\n")).collect::<String>();
    let all = |count: usize| {
        let any: Vec<String> = (0..count).map(|n| format!("{{ f{n}: true }}")).collect();
        format!("- {{ id: one, clause: plain, slot: outcome, when: {{ any: [ {}, {{}} ] }}, then: [ go ] }}", any.join(", "))
    };
    assert_eq!(compile(&facts(65), all(64)), []);
    assert_eq!(compile(&facts(65), all(65)), [FaultKind::TooManyValues("asked".to_owned())]);
}

/// A number with a case makes a variant of the rule for each of its values, which apply in turn and rest on the clause that gave the number.
#[test]
fn a_case_makes_a_variant() {
    let content = asked(
        "define: [ { id: named, any: [ { clause: dropped, before: new, when: { told: true } }, { clause: special, from: new, when: { colour: red } } ] } ]",
        r#"
- { id: one, clause: plain, slot: outcome, when: { named: true }, then: [ give: { to: player, minutes: plain.limit } ], may: [ stay ] }
- { id: two, clause: plain, slot: outcome, when: { named: false }, then: [ stay ] }
- { id: three, clause: plain, slot: extra, when: { outcome: give }, then: [ note ] }
"#,
    );
    let old = compiled(&content, 0);
    assert_eq!(old.variants.len(), 3);
    let new = compiled(&content, 1);
    let variants: Vec<(usize, String, Vec<String>)> =
        new.variants.iter().map(|v| (v.rule, v.then[0].params.get("minutes").map(ToString::to_string).unwrap_or_default(), v.with.clone())).collect();
    let special = || vec!["special".to_owned()];
    assert_eq!(variants, [(0, "5".to_owned(), special()), (0, "20".to_owned(), vec![]), (1, String::new(), vec![]), (2, String::new(), vec![])]);
    let names = |program: &Program| program.space.vars.iter().map(|v| v.name.clone()).collect::<Vec<_>>();
    assert_eq!((names(&old), names(&new)), (vec!["told".to_owned()], vec!["colour".to_owned(), "quick".to_owned()]));
    let mut clauses = Vec::new();
    new.variants[0].cond.clauses(&mut |c| clauses.push(c.to_owned()));
    assert_eq!(clauses, ["special"]);
    for (values, minutes) in [([0, 0], Some("20")), ([0, 1], Some("5")), ([1, 0], None), ([2, 1], None)] {
        let slot = &new.slots[0];
        let end = &slot.terminals[new.store.walk(slot.root, &values) as usize];
        assert_eq!(end.then[0].params.get("minutes").map(ToString::to_string).as_deref(), minutes, "{values:?}");
        assert_eq!((end.may.len(), end.ending == engine::Ending::Discretion), (usize::from(minutes.is_some()), minutes.is_some()));
        let extra = &new.slots[1];
        assert_eq!(extra.terminals[new.store.walk(extra.root, &values) as usize].then.len(), usize::from(minutes.is_some()));
    }
}
