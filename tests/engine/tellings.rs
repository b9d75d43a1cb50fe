//! Facts as told: what cannot be taken is named with what could be, and what is taken leaves open just what it leaves.

use std::collections::BTreeSet;

use chesslaw::engine::{self, Expected, Known, Program, ToldError, VarKind, Window};
use chesslaw::model::{Content, Scalar};

use crate::dice::Dice;
use crate::made::{asked, compiled, read, told};

/// A question that looks at every kind of fact.
fn every_kind() -> Content {
    let rules = r#"
- { id: a, clause: plain, slot: outcome, when: { quick: true, told: true, noted: true, colour: red, paper: thin, phase: late }, then: [ go ] }
- { id: b, clause: plain, slot: outcome, when: { minutes: { below: plain.limit }, white_steps: { at_least: 5 }, black_steps: { below: 9 } }, then: [ go ] }
- { id: c, clause: plain, slot: outcome, when: { any: [ { in_credit: true }, { balance: { at_most: -4 } }, { even: true }, { fell: true }, { rang: true } ] }, then: [ go ] }
- { id: d, clause: plain, slot: outcome, when: { not: { any: [ { steps: { equal: 22 } }, { steps: { below: 3 } } ] } }, then: [ go ] }
- { id: e, clause: plain, slot: outcome, when: {}, then: [ go ] }
"#;
    asked("incidents: [ fell, rang ]\nnever: [ { quick: true, paper: thick }, { fell: true, told: true } ]", rules)
}

#[test]
fn what_cannot_be_taken_is_named() {
    let content = every_kind();
    let program = compiled(&content, 0);
    let error = |name: &str, value: Scalar| read(&content, &program, &told(&[(name, value)])).expect_err("cannot be taken");
    let colours = || ["red", "green", "blue"].map(str::to_owned).to_vec();
    let choice = |value: &str, nearest: Option<&str>| ToldError::UnknownChoice {
        fact: "colour".to_owned(),
        value: value.to_owned(),
        choices: colours(),
        nearest: nearest.map(str::to_owned),
    };
    assert_eq!(error("colour", "gren".into()), choice("gren", Some("green")));
    assert_eq!(error("colour", "x".into()), choice("x", None));
    assert_eq!(error("colour", "gren".into()).to_string(), "`colour` has no value `gren`");
    let unknown = error("minuts", 3.into());
    assert_eq!(unknown, ToldError::UnknownFact { name: "minuts".to_owned(), nearest: Some("minutes".to_owned()) });
    assert_eq!(unknown.to_string(), "there is no fact `minuts`");
    // What cannot be told is no fact to whoever tells, and is not offered to them.
    for name in ["steps", "hidden", "balance"] {
        assert!(matches!(error(name, 3.into()), ToldError::UnknownFact { nearest, .. } if nearest.as_deref() != Some(name)), "{name}");
    }
    for (name, low, high) in [("minutes", 0, 60), ("earned", 1, 30), ("white_steps", 0, 10_000)] {
        for value in [low - 1, high + 1] {
            let found = error(name, value.into());
            assert_eq!(found, ToldError::OutOfBounds { fact: name.to_owned(), value: value.to_string(), min: low, max: high });
            assert_eq!(found.to_string(), format!("`{name}` must be a whole number from {low} to {high}, not {value}"));
        }
        assert!(read(&content, &program, &told(&[(name, low.into())])).is_ok());
    }
    let texts = ["true or false", "a whole number", "one of its values", "text"];
    let wrong = [
        ("quick", Scalar::Number(1), Expected::Bool, "bool"),
        ("even", "yes".into(), Expected::Bool, "bool"),
        ("minutes", "ten".into(), Expected::Number, "number"),
        ("white_steps", true.into(), Expected::Number, "number"),
        ("colour", true.into(), Expected::Choice, "choice"),
        ("phase", 2.into(), Expected::Choice, "choice"),
        ("board", 2.into(), Expected::Text, "text"),
        ("white_ready", 2.into(), Expected::Bool, "bool"),
    ];
    for (name, value, expected, word) in wrong {
        let found = error(name, value.clone());
        let fact = &content.facts[name];
        let choices = fact.values.iter().map(|v| v.value.clone()).collect();
        let bounds = (expected == Expected::Number).then_some((fact.min, fact.max));
        assert_eq!(found, ToldError::WrongType { fact: name.to_owned(), value: value.to_string(), expected, choices, bounds });
        let text = texts[[Expected::Bool, Expected::Number, Expected::Choice, Expected::Text].iter().position(|e| *e == expected).expect("one of four")];
        assert_eq!((found.to_string(), expected.word()), (format!("`{name}` takes {text}, not `{value}`"), word));
    }
    // Facts that the question does not use are checked too, and said to be of no use; any fact may be told not to be known.
    let mut ignored = Vec::new();
    let facts = [
        ("board", engine::Value::Text("x")),
        ("white_ready", engine::Value::Bool(true)),
        ("black_ready", engine::Value::Unknown),
        ("quick", engine::Value::Unknown),
    ];
    assert!(program.reader.read(&content, &program.space, facts.into_iter(), &mut ignored).is_ok());
    assert_eq!(ignored, ["board", "white_ready", "black_ready"]);
    for name in content.facts.keys() {
        let used = [
            "quick",
            "told",
            "noted",
            "fell",
            "rang",
            "colour",
            "paper",
            "phase",
            "minutes",
            "white_steps",
            "black_steps",
            "even",
            "earned",
            "given",
            "spent",
            "in_credit",
        ];
        assert_eq!(program.reader.uses(name), used.contains(&name.as_str()), "{name}");
    }
}

/// Facts told by chance: numbers, their windows, the parts of a sum.
fn tellings(dice: &mut Dice, content: &Content) -> engine::Told {
    let mut out = engine::Told::new();
    for (name, fact) in content.facts.iter().filter(|(_, f)| !f.internal) {
        let value = match name.as_str() {
            _ if dice.roll(2) == 0 => continue,
            _ if dice.roll(6) == 0 => None,
            "white_steps" | "black_steps" => Some(Scalar::Number([0, 4, 5, 6, 8, 9, 51][dice.roll(7)])),
            "minutes" | "earned" | "given" | "spent" => Some(Scalar::Number(fact.min + dice.roll((fact.max - fact.min + 1) as usize) as i64)),
            "board" => continue,
            _ if fact.values.is_empty() => Some(Scalar::Bool(dice.roll(2) == 0)),
            _ => Some(Scalar::Text(dice.one(&fact.values).value.clone())),
        };
        out.insert(name.clone(), value);
    }
    out
}

/// The numbers that may be behind what was told of one through its windows and its parts.
fn behind(content: &Content, base: &str, told: &engine::Told) -> Vec<i64> {
    let fact = &content.facts[base];
    let said = told.iter().filter_map(|(name, value)| Some((Window::of(content, name), value.as_ref()?))).filter(|(window, _)| window.base == base);
    let shows = |number: i64, (window, value): &(Window, &Scalar)| match (value, window.multiple_of, window.above) {
        (Scalar::Bool(b), Some(step), _) => (number % step == 0) == *b,
        (Scalar::Bool(b), None, Some(limit)) => (number > limit) == *b,
        (Scalar::Number(n), ..) => (number + window.plus).div_euclid(window.per) == *n,
        other => panic!("{other:?}"),
    };
    let said: Vec<_> = said.collect();
    let shown = (fact.min..=fact.max).filter(|n| said.iter().all(|s| shows(*n, s)));
    if !fact.sum.keys().any(|p| matches!(told.get(p), Some(Some(_)))) {
        return shown.collect();
    }
    // Every sum that the parts can make, those not told lying anywhere between their bounds.
    let mut sums = BTreeSet::from([0]);
    for (part, times) in &fact.sum {
        let part_fact = &content.facts[part];
        let values = if let Some(Some(Scalar::Number(n))) = told.get(part) { *n..=*n } else { part_fact.min..=part_fact.max };
        sums = sums.iter().flat_map(|sum| values.clone().map(move |v| sum + v * times)).collect();
    }
    shown.filter(|n| sums.contains(n)).collect()
}

#[test]
fn what_is_told_leaves_open_what_can_be_behind_it() {
    let content = every_kind();
    let program = compiled(&content, 0);
    let (mut shut, mut some) = (0, 0);
    let mut dice = Dice(11);
    for _ in 0..400 {
        let facts = tellings(&mut dice, &content);
        let known = read(&content, &program, &facts).expect("each can be told");
        for (var, declared) in program.space.vars.iter().enumerate() {
            let fact = &content.facts[&declared.name];
            let open: u64 = match (&declared.kind, facts.get(&declared.name)) {
                (VarKind::Intervals(starts), _) => {
                    behind(&content, &declared.name, &facts).into_iter().fold(0, |all, n| all | 1 << starts.iter().rposition(|s| *s <= n).expect("an interval"))
                }
                (VarKind::Bool, Some(Some(Scalar::Bool(b)))) => 1 << u64::from(*b),
                (VarKind::Words(words), Some(Some(Scalar::Text(t)))) => 1 << words.iter().position(|w| w == t).expect("a value"),
                _ => declared.all(),
            };
            assert_eq!(known.masks[var], open, "{} {facts:?}", declared.name);
            shut += usize::from(open == 0);
            some += usize::from(open != 0 && open != declared.all() && !open.is_power_of_two());
            let about = |name: &String| {
                let counted = fact.sum.contains_key(name) || *name == declared.name;
                counted || Window::of(&content, name).base == declared.name
            };
            assert_eq!(known.said & (1 << var) != 0, facts.keys().any(about), "{} {facts:?}", declared.name);
        }
    }
    assert!(shut > 50 && some > 100, "{shut} shut, {some} left with several");
}

/// What is presumed of what was told, by the words of the facts: what is presumed of a variable, if anything, in the order of the variables.
fn presumed(content: &Content, program: &Program, known: &Known, facts: &engine::Told) -> (Vec<u64>, BTreeSet<usize>) {
    let said = |name: &str| known.said & (1 << program.space.index(name).expect("a variable")) != 0;
    let is = |name: &str, value: Scalar| facts.get(name) == Some(&Some(value));
    let (mut masks, mut assumed) = (known.masks.clone(), BTreeSet::new());
    let mut presume = |name: &str, mask: u64| {
        let var = program.space.index(name).expect("a variable");
        masks[var] &= mask;
        assumed.insert(var);
    };
    // A number of steps of which something is told is a whole one, where that can be and says more.
    let steps = program.space.index("steps").expect("a variable");
    let VarKind::Intervals(starts) = &program.space.vars[steps].kind else { panic!("a number") };
    let told_of = ["white_steps", "black_steps"].iter().any(|name| matches!(facts.get(*name), Some(Some(_))));
    if told_of && !facts.contains_key("even") {
        let whole = behind(content, "steps", facts).into_iter().filter(|n| n % 4 == 0);
        let mask = whole.fold(0u64, |all, n| all | 1 << starts.iter().rposition(|s| *s <= n).expect("an interval"));
        if mask != 0 && mask != known.masks[steps] {
            presume("steps", mask);
        }
    }
    // Once one incident is told the others are presumed not to be.
    for (name, other) in [("fell", "rang"), ("rang", "fell")] {
        if !said(name) && is(other, true.into()) {
            presume(name, 1);
        }
    }
    if !said("noted") && is("quick", true.into()) && is("colour", "red".into()) {
        presume("noted", 2);
    }
    // A stage is the earliest.
    if !said("phase") {
        presume("phase", 1);
    }
    if !said("told") {
        presume("told", 1);
    }
    // What cannot be is not presumed.
    if !said("paper") && !is("quick", true.into()) {
        presume("paper", 2);
    }
    (masks, assumed)
}

#[test]
fn what_is_presumed_is_what_the_facts_say() {
    let content = every_kind();
    let program = compiled(&content, 0);
    let (mut narrowed, mut impossible, mut several) = (0, 0, 0);
    let mut dice = Dice(12);
    for _ in 0..600 {
        let facts = tellings(&mut dice, &content);
        let known = read(&content, &program, &facts).expect("each can be told");
        let open = engine::open(&content, &program, &known);
        let is = |name: &str, value: Scalar| facts.get(name) == Some(&Some(value));
        let together = [is("quick", true.into()) && is("paper", "thick".into()), is("fell", true.into()) && is("told", true.into())];
        let shut: Vec<&str> = program.space.vars.iter().enumerate().filter(|(v, _)| known.masks[*v] == 0).map(|(_, v)| v.name.as_str()).collect();
        if together.contains(&true) || !shut.is_empty() {
            impossible += 1;
            let Err(error) = open else { panic!("{facts:?} cannot be") };
            let ToldError::Impossible { facts: named } = &error else { panic!("{error:?}") };
            // Of numbers that cannot be, every fact that bears on them; else whatever says something.
            for name in content.facts.keys().filter(|n| !content.facts[*n].internal) {
                let base = Window::of(&content, name).base;
                let bears = if shut.is_empty() {
                    program.space.index(name).is_some_and(|v| known.said & (1 << v) != 0 && known.masks[v] != program.space.vars[v].all())
                        || program.space.index(base).filter(|_| base != name).is_some_and(|v| known.masks[v] != program.space.vars[v].all())
                        || content.facts["balance"].sum.contains_key(name)
                            && known.masks[program.space.index("balance").expect("a sum")]
                                != program.space.vars[program.space.index("balance").expect("a sum")].all()
                } else {
                    shut.contains(&base) || shut.iter().any(|s| content.facts[*s].sum.contains_key(name))
                };
                assert_eq!(named.contains(name), bears, "{name}: {facts:?} {shut:?}");
            }
            let told_ones: Vec<String> = named.iter().filter(|n| facts.contains_key(*n)).cloned().collect();
            assert_eq!(error.to_string(), format!("these facts cannot be together: {}", named.join(", ")));
            assert_eq!(error.clone().among(|n| facts.contains_key(n)), ToldError::Impossible { facts: told_ones });
            continue;
        }
        let open = open.expect("can be");
        let (masks, assumed) = presumed(&content, &program, &known, &facts);
        assert_eq!(open.told, known.masks);
        assert_eq!(open.presumed, masks, "{facts:?}");
        assert_eq!(open.assumed.iter().copied().collect::<BTreeSet<_>>(), assumed, "{facts:?}");
        assert_eq!(open.assumed.len(), assumed.len());
        narrowed += usize::from(assumed.contains(&program.space.index("steps").expect("a variable")));
        several += usize::from(assumed.len() > 2);
        let ruling = engine::rule(&content, &content.questions[0], &program, &facts).expect("can be");
        // Each is shown by its own name and value; of steps, that they are even.
        for (name, value) in ruling.assumed() {
            let wanted = match name.as_str() {
                "fell" | "rang" | "told" => Scalar::Bool(false),
                "noted" | "even" => true.into(),
                "phase" => "early".into(),
                "paper" => "thick".into(),
                other => panic!("{other} is not presumed"),
            };
            assert_eq!(*value, wanted, "{name}");
        }
    }
    assert!(narrowed > 20 && impossible > 100 && several > 50, "{narrowed} narrowed, {impossible} impossible, {several} with several");
}
