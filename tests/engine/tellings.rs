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
    }
    assert!(narrowed > 20 && impossible > 100 && several > 50, "{narrowed} narrowed, {impossible} impossible, {several} with several");
}

/// What is asked can be told: of a number that cannot, the windows on it in which something changes; of a sum, its window or the parts still missing.
#[test]
fn what_is_asked_can_be_told() {
    let content = asked(
        "",
        r#"
- { id: steps, clause: plain, slot: outcome, when: { half_steps: { at_least: 14 } }, then: [ go ], overrides: all }
- { id: rest, clause: plain, slot: outcome, when: {}, then: [ stay ] }
- { id: credit, clause: plain, slot: extra, when: { outcome: go, in_credit: true }, then: [ note ] }
- { id: deep, clause: plain, slot: extra, when: { outcome: go, balance: { below: -7 } }, then: [ tell ] }
"#,
    );
    let program = compiled(&content, 0);
    let needs = |facts: &[(&str, i64)]| {
        let facts: Vec<(&str, Scalar)> = facts.iter().map(|(name, n)| (*name, Scalar::Number(*n))).collect();
        let ruling = engine::rule(&content, &content.questions[0], &program, &told(&facts)).expect("can be");
        ruling.needs.iter().map(|(name, slots)| format!("{name}: {}", slots.join(" "))).collect::<Vec<_>>()
    };
    // The twenty-seventh of all steps is the seventh that Black begins.
    assert_eq!(needs(&[("earned", 30), ("given", 0), ("spent", 0)]), ["black_steps: outcome extra"]);
    assert_eq!(needs(&[("black_steps", 7)]), ["in_credit: extra"]);
    assert_eq!(needs(&[("black_steps", 7), ("spent", 3)]), ["earned: extra", "given: extra"]);
    assert_eq!(needs(&[("black_steps", 7), ("spent", 3), ("earned", 3)]), ["given: extra"]);
    assert!(needs(&[("black_steps", 6)]).is_empty() && needs(&[("black_steps", 7), ("spent", 3), ("earned", 30)]).is_empty());
}

/// A part that two sums count is asked once, for all the slots that either bears on.
#[test]
fn a_part_of_two_sums_is_asked_once() {
    let content = asked(
        "",
        r#"
- { id: deep, clause: plain, slot: outcome, when: { balance: { below: -7 } }, then: [ go ] }
- { id: rest, clause: plain, slot: outcome, when: { not: { balance: { below: -7 } } }, then: [ stay ] }
- { id: owing, clause: plain, slot: extra, when: { debt: { above: 3 } }, then: [ note ] }
"#,
    );
    let ruling = engine::rule(&content, &content.questions[0], &compiled(&content, 0), &told(&[("earned", 3.into())])).expect("can be");
    let mut needs: Vec<(String, String)> = ruling.needs.iter().map(|(name, slots)| (name.clone(), slots.join(" "))).collect();
    needs.iter_mut().filter(|(_, slots)| slots == "extra outcome").for_each(|(_, slots)| *slots = "outcome extra".to_owned());
    assert_eq!(needs, [("given", "outcome extra"), ("spent", "outcome extra")].map(|(n, s)| (n.to_owned(), s.to_owned())));
}

/// What was presumed and matters is shown by the name of a fact that can be told, with its value.
#[test]
fn what_is_presumed_is_shown() {
    let yes = || Scalar::Bool(true);
    let tests: [(&str, &[(&str, Scalar)], &str, Scalar); 9] = [
        ("fell: true", &[("rang", yes())], "fell", false.into()),
        ("told: true", &[], "told", false.into()),
        ("noted: true, quick: true, colour: red", &[("quick", yes()), ("colour", "red".into())], "noted", true.into()),
        ("phase: late", &[], "phase", "early".into()),
        ("season: autumn", &[], "season", "summer".into()),
        ("paper: thin", &[], "paper", "thick".into()),
        ("paper: thick", &[], "paper", "thick".into()),
        // After Black's fifth move is begun and nothing more, the next step is White's.
        ("white_steps: { at_least: 6 }", &[("black_steps", 5.into())], "even", true.into()),
        ("white_steps: { at_most: 5 }", &[("black_steps", 5.into())], "even", true.into()),
    ];
    for (condition, facts, name, value) in tests {
        let rules = "- { id: one, clause: plain, slot: outcome, when: { COND }, then: [ go ], overrides: all }\n- { id: rest, clause: plain, slot: outcome, when: {}, then: [ stay ] }";
        let content = asked("incidents: [ fell, rang ]", &rules.replace("COND", condition));
        let program = compiled(&content, 0);
        let ruling = engine::rule(&content, &content.questions[0], &program, &told(facts)).expect("can be");
        assert_eq!(ruling.assumed().collect::<Vec<_>>(), [(&name.to_owned(), &value)], "{condition}");
        // Told just so, nothing is presumed, and the ruling is the same.
        let said: Vec<(&str, Scalar)> = facts.iter().cloned().chain([(name, value)]).collect();
        let same = engine::rule(&content, &content.questions[0], &program, &told(&said)).expect("can be");
        assert_eq!((same.assumed().count(), &same.slots[0].then), (0, &ruling.slots[0].then), "{condition}");
        // Told not to be known, it is asked.
        let mut unknown = told(facts);
        unknown.insert(name.to_owned(), None);
        let open = engine::rule(&content, &content.questions[0], &program, &unknown).expect("can be");
        assert!(open.assumed().next().is_none() && !open.needs.is_empty(), "{condition}");
    }
}

/// A number is cut only inside its bounds, and each interval begins above the one before.
#[test]
fn numbers_are_cut_inside_their_bounds() {
    let limits = |all: &[(&str, i64)]| {
        let any: Vec<String> = all.iter().map(|(how, n)| format!("{{ minutes: {{ {how}: {n} }} }}")).collect();
        let content = asked("", &format!("- {{ id: one, clause: plain, slot: outcome, when: {{ any: [ {}, {{}} ] }}, then: [ go ] }}", any.join(", ")));
        compiled(&content, 0).space.vars[0].kind.clone()
    };
    assert_eq!(limits(&[("at_least", 0), ("at_most", 60)]), VarKind::Intervals(vec![0]));
    assert_eq!(limits(&[("above", 0), ("below", 60)]), VarKind::Intervals(vec![0, 1, 60]));
    assert_eq!(limits(&[("at_least", 60), ("equal", 5), ("below", 6), ("above", 4)]), VarKind::Intervals(vec![0, 5, 6, 60]));
}

#[test]
fn what_can_never_be_is_not_presumed() {
    let rules = "- { id: one, clause: plain, slot: outcome, when: { paper: thin }, then: [ go ], overrides: all }\n- { id: rest, clause: plain, slot: outcome, when: {}, then: [ stay ] }";
    let content = asked("never: [ { paper: thick } ]", rules);
    let ruling = engine::rule(&content, &content.questions[0], &compiled(&content, 0), &told(&[])).expect("can be");
    assert_eq!((ruling.assumed().count(), ruling.slots[0].then[0].action.as_str()), (0, "go"));
}

/// A presumption that would matter only for numbers that what was told rules out is not shown.
#[test]
fn a_presumption_on_a_way_that_is_shut_does_not_matter() {
    let rules = "- { id: far, clause: plain, slot: outcome, when: { white_steps: { at_least: 20 }, phase: late }, then: [ go ], overrides: all }\n\
                 - { id: near, clause: plain, slot: outcome, when: { white_steps: { at_most: 5 } }, then: [ stay ] }\n\
                 - { id: rest, clause: plain, slot: outcome, when: { not: { white_steps: { at_most: 5 } } }, then: [ give: { to: player, minutes: 1 } ] }";
    let content = asked("", rules);
    let assumed = |facts: &[(&str, Scalar)]| {
        let ruling = engine::rule(&content, &content.questions[0], &compiled(&content, 0), &told(facts)).expect("can be");
        (ruling.assumed().map(|(name, _)| name.clone()).collect::<Vec<_>>(), ruling.needs.is_empty())
    };
    assert_eq!(assumed(&[("black_steps", 5.into()), ("even", false.into())]), (vec![], false));
    assert_eq!(assumed(&[("black_steps", 50.into()), ("even", false.into())]), (vec!["phase".to_owned()], true));
}
