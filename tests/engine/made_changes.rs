//! What-if and differences between editions over small questions, held against every telling there is.

use std::collections::BTreeSet;

use chesslaw::engine::{self, Asked, Comparison, Demand, Order, Program, Told, WhatIf, Window};
use chesslaw::model::{Content, Scalar};

use crate::made::{asked, compiled, read, ruled, told};

/// Whether what was told is what is demanded.
fn meets(content: &Content, told: &Told, demand: &Demand) -> bool {
    let number = |name: &str| match told.get(name) {
        Some(Some(Scalar::Number(n))) => *n,
        other => panic!("{name} is {other:?}"),
    };
    match &demand.asked {
        Asked::Compared { how, number: limit } => {
            let fact = &content.facts[&demand.fact];
            let sum = fact.sum.iter().map(|(part, times)| number(part) * times).sum();
            how.passes(if fact.sum.is_empty() { number(&demand.fact) } else { sum }, *limit)
        }
        Asked::OneOf(values) => match Window::of(content, &demand.fact) {
            window if window.above.is_some() => {
                let sum: i64 = content.facts[window.base].sum.iter().map(|(part, times)| number(part) * times).sum();
                values.contains(&Scalar::Bool(sum > window.above.expect("a limit")))
            }
            _ => told.get(&demand.fact).is_some_and(|v| v.as_ref().is_some_and(|v| values.contains(v))),
        },
    }
}

fn orders(content: &Content, program: &Program, told: &Told) -> Vec<(Vec<Order>, Vec<Order>, bool)> {
    let ruling = ruled(content, program, told).expect("can be");
    ruling.slots.iter().map(|s| (s.then.clone(), s.may.clone(), s.not_covered.is_some())).collect()
}

fn turns(content: &Content, program: &Program, facts: &Told) -> Vec<WhatIf> {
    let ruling = ruled(content, program, facts).expect("can be");
    let known = read(content, program, facts).expect("can be");
    engine::what_if(content, program, &known, facts, &ruling, &|told| ruled(content, program, told).ok())
}

/// Every telling of these facts.
fn every(facts: &[(&str, Vec<Scalar>)]) -> Vec<Told> {
    let with = |all: Vec<Told>, (name, values): &(&str, Vec<Scalar>)| {
        all.iter().flat_map(|t| values.iter().map(move |v| t.clone().into_iter().chain([((*name).to_owned(), Some(v.clone()))]).collect())).collect()
    };
    facts.iter().fold(vec![Told::new()], with)
}

fn sides() -> Vec<Scalar> {
    [false, true].map(Scalar::Bool).to_vec()
}

fn words(all: &[&str]) -> Vec<Scalar> {
    all.iter().map(|w| Scalar::from(*w)).collect()
}

fn minutes() -> Vec<Scalar> {
    (0..=60).step_by(3).chain([4, 5, 10, 19, 20, 25, 60]).map(Scalar::Number).collect()
}

/// Three bands of minutes, the outer two alike, and a colour that matters in the last.
fn bands() -> Content {
    asked(
        "",
        r#"
- { id: outer, clause: plain, slot: outcome, when: { any: [ { minutes: { below: 10 } }, { minutes: { at_least: 25 } } ], colour: [ red, blue ] }, then: [ go ] }
- { id: inner, clause: plain, slot: outcome, when: { minutes: { at_least: 10 }, all: [ { minutes: { below: 25 } } ], colour: [ red, blue ] }, then: [ stay ] }
- { id: green, clause: plain, slot: outcome, when: { colour: green, told: false }, then: [ give: { to: player, minutes: 3 } ] }
- { id: green-told, clause: plain, slot: outcome, when: { colour: green, told: true }, then: [ give: { to: opponent, minutes: 3 } ] }
- { id: both, clause: plain, slot: extra, when: { colour: blue, quick: true, minutes: { at_most: 30 } }, then: [ note ] }
"#,
    )
}

/// Each turn turns the slot for every telling that meets it and is otherwise as told; and every telling that turns it so by the fewest facts, one or two, meets one.
#[test]
fn what_if_finds_all_that_turns_a_slot() {
    let content = bands();
    let program = compiled(&content, 0);
    let all = [("minutes", minutes()), ("colour", words(&["red", "green", "blue"])), ("told", sides()), ("quick", sides())];
    let tellings = every(&all);
    let ruled_so: Vec<_> = tellings.iter().map(|t| orders(&content, &program, t)).collect();
    let differing = |a: &Told, b: &Told| a.iter().filter(|(name, value)| b[*name] != **value).map(|(name, _)| name.clone()).collect::<Vec<String>>();
    let (mut by, mut gaps) = ([0; 5], 0);
    for (place, facts) in tellings.iter().enumerate().step_by(7) {
        let found = turns(&content, &program, facts);
        for (slot, id) in ["outcome", "extra"].into_iter().enumerate() {
            let now = &ruled_so[place][slot];
            let of_slot: Vec<&WhatIf> = found.iter().filter(|t| t.slot == id).collect();
            for then in ruled_so.iter().map(|o| &o[slot]).filter(|then| *then != now).collect::<BTreeSet<_>>() {
                let so = || tellings.iter().zip(&ruled_so).filter(|(_, o)| o[slot] == *then).map(|(t, _)| (t, differing(facts, t)));
                let least = so().map(|(_, changed)| changed.len()).min().expect("some");
                let mut offered = 0;
                for (otherwise, changed) in so().filter(|(_, changed)| changed.len() == least) {
                    // One that names just the facts that were changed.
                    let names = |t: &WhatIf| t.facts.iter().map(|d| d.fact.clone()).collect::<BTreeSet<String>>();
                    let just = |t: &WhatIf| t.facts.iter().all(|d| meets(&content, otherwise, d)) && names(t).iter().eq(&changed);
                    let named: Vec<_> = of_slot.iter().filter(|t| just(t)).collect();
                    assert!(named.len() == 1 || least > 2 && named.is_empty(), "{facts:?} {otherwise:?} {found:?}");
                    for turn in named {
                        assert_eq!((&turn.then, &turn.may, &turn.instead_of), (&then.0, &then.1, &now.0));
                        offered += 1;
                    }
                }
                assert!(offered > 0, "{facts:?} {then:?}");
                by[least] += 1;
            }
            for turn in of_slot {
                let names: Vec<&String> = turn.facts.iter().map(|d| &d.fact).collect();
                assert!(!names.is_empty() && !turn.facts.iter().all(|d| meets(&content, facts, d)), "{facts:?} {turn:?}");
                let mut met = 0;
                for (otherwise, then) in tellings.iter().zip(&ruled_so).filter(|(t, _)| differing(facts, t).iter().all(|n| names.contains(&n))) {
                    if turn.facts.iter().all(|d| meets(&content, otherwise, d)) {
                        assert_eq!((&turn.then, &turn.may), (&then[slot].0, &then[slot].1), "{facts:?} {turn:?}");
                        met += 1;
                    }
                }
                assert!(met > 0, "{facts:?} {turn:?}");
                gaps += usize::from(names == ["minutes"] && turn.then[..].iter().any(|o| o.action == "go"));
            }
        }
    }
    assert!(by[1] > 50 && by[2] > 50 && by[3] > 3 && gaps > 10, "{by:?}, {gaps} over a gap");
}

/// Values that turn a slot alike are told together: words in one list, numbers as far as they adjoin, whatever other rules cut them at.
#[test]
fn what_turns_alike_is_told_together() {
    let content = bands();
    let program = compiled(&content, 0);
    let facts = |minutes: i64, colour: &str| told(&[("minutes", minutes.into()), ("colour", colour.into()), ("told", false.into()), ("quick", false.into())]);
    let of = |facts: &Told| {
        let found = turns(&content, &program, facts).into_iter().filter(|t| t.slot == "outcome");
        found.map(|t| (t.then[0].action.clone(), t.facts)).collect::<Vec<_>>()
    };
    let minutes = |how, number| vec![Demand { fact: "minutes".to_owned(), asked: Asked::Compared { how, number } }];
    let colours = |all: &[&str]| vec![Demand { fact: "colour".to_owned(), asked: Asked::OneOf(words(all)) }];
    let (go, give) = (|| "go".to_owned(), || "give".to_owned());
    let mut found = of(&facts(12, "red"));
    found.sort_by_key(|(action, _)| action == "give");
    let told_too = Demand { fact: "told".to_owned(), asked: Asked::OneOf(vec![true.into()]) };
    let green_and_told = [colours(&["green"]), vec![told_too]].concat();
    let all = [(go(), minutes(Comparison::Below, 10)), (go(), minutes(Comparison::AtLeast, 25)), (give(), colours(&["green"])), (give(), green_and_told)];
    assert_eq!(found, all);
    let to_red: Vec<_> = of(&facts(3, "green")).into_iter().filter(|(action, facts)| action == "go" && facts.len() == 1).collect();
    assert_eq!(to_red, [(go(), colours(&["red", "blue"]))]);
}

/// Where the parts of a sum are all told, a change of the sum is told as one of a part: the others staying, its values that turn the slot are just those named.
#[test]
fn a_sum_is_turned_by_a_part() {
    let content = asked(
        "",
        r#"
- { id: low, clause: plain, slot: outcome, when: { in_credit: false, not: { balance: { at_least: -4 } } }, then: [ stay ] }
- { id: middle, clause: plain, slot: outcome, when: { in_credit: false, balance: { at_least: -4 } }, then: [ give: { to: player, minutes: 1 } ] }
- { id: high, clause: plain, slot: outcome, when: { in_credit: true, not: { balance: { above: 14 } } }, then: [ give: { to: player, minutes: 2 } ] }
- { id: top, clause: plain, slot: outcome, when: { balance: { above: 14 } }, then: [ go ] }
"#,
    );
    let program = compiled(&content, 0);
    let number = |t: &Told, name: &str| if let Some(Some(Scalar::Number(n))) = t.get(name) { *n } else { panic!("{name} is told") };
    let (mut earned, mut spent, mut whole) = (0, 0, 0);
    let few = |all: &[i64]| all.iter().map(|n| Scalar::Number(*n)).collect::<Vec<Scalar>>();
    for facts in every(&[("earned", few(&[1, 2, 14, 29, 30])), ("given", few(&[0, 1, 5])), ("spent", few(&[0, 1, 7, 22, 39, 40]))]) {
        let now = orders(&content, &program, &facts);
        let found = turns(&content, &program, &facts);
        let turned = |part: &str, then: &[Order]| {
            let fact = &content.facts[part];
            let with = |n: i64| facts.clone().into_iter().chain([(part.to_owned(), Some(Scalar::Number(n)))]).collect::<Told>();
            (fact.min..=fact.max).filter(|n| orders(&content, &program, &with(*n))[0].0 == then).collect::<Vec<i64>>()
        };
        // Every other order that can be had by a part is spoken of once.
        for then in program.slots[0].terminals.iter().map(|t| &t.then).filter(|then| **then != now[0].0) {
            let offered: Vec<&WhatIf> = found.iter().filter(|t| t.then == *then).collect();
            // The first part by which it can be: what is counted up before what is taken away, and what counts thrice not at all.
            let wanted = ["earned", "spent"].into_iter().find(|p| !turned(p, then).is_empty());
            let Some(wanted) = wanted else {
                // A window can be told, the sum itself cannot.
                assert!(offered.iter().all(|t| t.facts.iter().all(|d| d.fact == "in_credit")), "{facts:?} {offered:?}");
                whole += 1;
                continue;
            };
            assert_eq!(offered.len(), 1, "{facts:?} {found:?}");
            let turn = offered[0];
            assert!(turn.facts.iter().all(|d| d.fact == wanted), "{facts:?} {turn:?}");
            let fact = &content.facts[wanted];
            let passes = |n: &i64| turn.facts.iter().all(|d| matches!(&d.asked, Asked::Compared { how, number } if how.passes(*n, *number)));
            assert_eq!((fact.min..=fact.max).filter(passes).collect::<Vec<i64>>(), turned(wanted, then), "{facts:?} {turn:?}");
            // A limit that is the fact's own is not named.
            let says = |d: &Demand| {
                matches!(d.asked, Asked::Compared { how: Comparison::AtLeast, number } if number > fact.min)
                    || matches!(d.asked, Asked::Compared { how: Comparison::AtMost, number } if number < fact.max)
            };
            assert!(turn.facts.iter().all(says), "{turn:?}");
            assert!(!passes(&number(&facts, wanted)));
            earned += usize::from(wanted == "earned");
            spent += usize::from(wanted == "spent");
        }
    }
    assert!(earned > 50 && spent > 10 && whole > 5, "{earned} earned, {spent} spent, {whole} by no part");
    // While a part is not told the sum itself is spoken of.
    let partly = told(&[("earned", 2.into()), ("spent", 2.into()), ("in_credit", false.into())]);
    assert!(turns(&content, &program, &partly).iter().all(|t| t.facts.iter().all(|d| d.fact != "earned" && d.fact != "spent")));
}

/// What changed between two editions, held against every telling ruled in both.
#[test]
fn differences_are_those_of_all_tellings() {
    let content = asked(
        "incidents: [ fell, rang ]",
        r#"
- { id: over, clause: plain, slot: outcome, when: { fell: true, minutes: { above: plain.limit } }, then: [ go ] }
- { id: over-rang, clause: plain, slot: outcome, before: new, when: { fell: false, rang: true, colour: red }, then: [ go ] }
- { id: over-rang-new, clause: special, from: new, slot: outcome, when: { fell: false, rang: true, colour: red }, then: [ stay ], may: [ go ] }
- { id: gap, clause: plain, with: [ dropped ], before: new, slot: outcome, when: { fell: true, not: { minutes: { above: plain.limit } } }, then: [ stay ] }
- { id: gap-new, clause: plain, from: new, slot: outcome, when: { fell: true, not: { minutes: { above: plain.limit } }, told: false }, then: [ stay ] }
- { id: told-new, clause: special, from: new, slot: outcome, when: { fell: true, not: { minutes: { above: plain.limit } }, told: true }, then: [ give: { to: player, minutes: special.limit } ] }
- { id: other, clause: plain, slot: outcome, when: { fell: false, rang: true, colour: [ green, blue ] }, then: [ stay ] }
- { id: none, clause: plain, slot: outcome, when: { fell: false, rang: false }, not_covered: nothing }
- { id: blue, clause: plain, slot: extra, before: new, when: { colour: blue }, then: [ note ] }
- { id: blue-either, clause: plain, slot: extra, from: new, when: { colour: blue, any: [ { fell: true }, { rang: true } ] }, then: [ tell ] }
- { id: green-neither, clause: plain, slot: extra, before: new, when: { colour: green, fell: false, rang: false }, then: [ tell ] }
- { id: red-both, clause: plain, slot: extra, from: new, when: { colour: red, fell: true, rang: true }, then: [ tell ] }
- { id: blue-neither, clause: plain, slot: extra, from: new, when: { colour: blue, fell: false, rang: false }, then: [ note ] }
"#,
    );
    let programs = [compiled(&content, 0), compiled(&content, 1)];
    let changes = engine::diff(&content, &content.questions[0], 0, 1).expect("compiles");
    let all =
        [("minutes", minutes()), ("colour", words(&["red", "green", "blue"])), ("told", sides()), ("quick", sides()), ("fell", sides()), ("rang", sides())];
    let (mut covered, mut alike, mut same) = (0, 0, 0);
    for facts in every(&all) {
        let (before, after) = (orders(&content, &programs[0], &facts), orders(&content, &programs[1], &facts));
        for (slot, id) in ["outcome", "extra"].into_iter().enumerate() {
            let meeting = changes.iter().filter(|c| {
                let incident = c.incidents.is_empty() || c.incidents.iter().any(|d| meets(&content, &facts, d));
                c.slot == id && incident && c.facts.iter().all(|d| meets(&content, &facts, d))
            });
            let meeting: Vec<_> = meeting.collect();
            // What is presumed to be false, incidents besides the one among it, is not said to be.
            let otherwise = facts["told"] == Some(true.into()) || facts["fell"] == Some(true.into()) && facts["rang"] == Some(true.into());
            if before[slot] == after[slot] {
                assert!(meeting.is_empty() || otherwise, "{facts:?} {meeting:?}");
                same += 1;
                continue;
            }
            let is = |side: &engine::Side| (side.then.clone(), side.may.clone(), side.not_covered);
            let right: Vec<_> = meeting.iter().filter(|c| is(&c.before) == before[slot] && is(&c.after) == after[slot]).collect();
            assert!(!right.is_empty(), "{facts:?} {meeting:?}");
            assert!(right.len() == meeting.len() || otherwise, "{facts:?} {meeting:?}");
            covered += 1;
            alike += usize::from(right.iter().any(|c| c.incidents.len() == 2));
        }
    }
    assert!(covered > 500 && alike > 50 && same > 500, "{covered} covered, {alike} alike for either incident, {same} the same");
    // The clauses are those of the rules that decide and of what gave them their numbers; each once.
    for change in &changes {
        for (edition, side) in [(0, &change.before), (1, &change.after)] {
            let program: &Program = &programs[edition];
            let rules = &content.questions[0].rules;
            let known: Vec<&String> = program.variants.iter().flat_map(|v| std::iter::once(&rules[v.rule].clause.value).chain(&v.with)).collect();
            assert!(side.clauses.iter().all(|c| known.contains(&c)) && (1..side.clauses.len()).all(|i| !side.clauses[..i].contains(&side.clauses[i])));
        }
        assert!(change.facts.iter().all(|d| d.asked != Asked::OneOf(vec![false.into()]) || d.fact != "told"), "{change:?}");
    }
    let given = changes.iter().find(|c| c.after.then.iter().any(|o| o.action == "give")).expect("minutes are given now");
    assert_eq!((&given.before.clauses[..], &given.after.clauses[..]), (&["plain".to_owned()][..], &["special".to_owned()][..]));
    assert!(engine::diff(&content, &content.questions[0], 1, 1).expect("compiles").is_empty());
}

/// Numbers on both sides of a gap that changed alike are two changes: limits cannot leave a gap out.
#[test]
fn a_difference_has_no_gap() {
    let content = asked(
        "",
        r#"
- { id: outer-old, clause: plain, before: new, slot: outcome, when: { any: [ { minutes: { below: 10 } }, { minutes: { at_least: 25 } } ] }, then: [ go ] }
- { id: outer-new, clause: special, from: new, slot: outcome, when: { any: [ { minutes: { below: 10 } }, { minutes: { at_least: 25 } } ] }, then: [ stay ] }
- { id: inner, clause: plain, slot: outcome, when: { minutes: { at_least: 10 }, not: { minutes: { at_least: 25 } } }, then: [ give: { to: player, minutes: 1 } ] }
- { id: early, clause: plain, before: new, slot: extra, when: { any: [ { minutes: { below: 5 } }, { minutes: { at_least: 15 }, quick: true } ] }, then: [ note ] }
- { id: late, clause: plain, from: new, slot: extra, when: { minutes: { at_least: 40 }, quick: true }, then: [ note ] }
"#,
    );
    let programs = [compiled(&content, 0), compiled(&content, 1)];
    let changes = engine::diff(&content, &content.questions[0], 0, 1).expect("compiles");
    for facts in every(&[("minutes", (0..=60).map(Scalar::Number).collect()), ("quick", sides())]) {
        let (before, after) = (orders(&content, &programs[0], &facts), orders(&content, &programs[1], &facts));
        for (slot, id) in ["outcome", "extra"].into_iter().enumerate() {
            let meeting = changes.iter().filter(|c| c.slot == id && c.facts.iter().all(|d| meets(&content, &facts, d))).count();
            assert_eq!(meeting > 0, before[slot] != after[slot], "{facts:?} {changes:?}");
        }
    }
    // As few as can be: each outer band, then the two ways to the note that are gone.
    assert_eq!(changes.iter().map(|c| c.facts.len()).collect::<Vec<_>>(), [1, 1, 1, 3]);
}
