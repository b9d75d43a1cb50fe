//! Rulings on facts known in part: decided exactly where no completion differs, and asking for what can still make one differ, in the best order.

use std::collections::BTreeSet;

use chesslaw::engine::diagram::{Ref, Store};
use chesslaw::engine::{self, Known, Open, Program, Ruling, Status, VOID};
use chesslaw::model::{Question, Scalar};
use serde_json::{Map, Value, json};

use crate::dice::Dice;
use crate::{book, known, programs, rule};

/// Tellings tried in each question and edition.
const TELLINGS: usize = 8;

/// Calls `see` with rulings on facts told by chance.
pub fn each(seed: u64, mut see: impl FnMut(&'static Question, &'static Program, &Known, &Ruling)) -> usize {
    let mut count = 0;
    for (question, edition, program) in programs() {
        let mut dice = Dice(seed + *edition as u64);
        for i in 0..TELLINGS {
            // From almost nothing told to almost all.
            let told = dice.facts(book(), program, [1, 2, 3, 5, 9][i % 5], 8);
            let (Some(known), Some(ruling)) = (known(program, &told), rule(question, program, &told)) else { continue };
            see(question, program, &known, &ruling);
            count += 1;
        }
    }
    count
}

/// What is left of each slot for these values, in one store.
fn left(program: &Program, masks: &[u64]) -> (Store, Vec<Ref>) {
    let mut store = Store::new(program.space.sizes());
    let roots = program.slots.iter().map(|s| program.store.restrict(s.by_class, masks, VOID, &mut store)).collect();
    (store, roots)
}

fn open(program: &Program, known: &Known) -> Open {
    engine::open(&book().content, program, known).expect("was ruled on")
}

#[test]
fn a_slot_is_decided_exactly_where_no_completion_differs() {
    let (mut decided, mut disputed, mut needing) = (0, 0, 0);
    each(40, |_, program, known, ruling| {
        let open = open(program, known);
        let mut dice = Dice(5);
        for (slot, ruled) in program.slots.iter().zip(&ruling.slots) {
            let mut classes = BTreeSet::new();
            for _ in 0..60 {
                let point: Vec<u8> = open.presumed.iter().map(|mask| *dice.one(&(0..64u8).filter(|v| mask & (1 << v) != 0).collect::<Vec<_>>())).collect();
                classes.insert(program.store.walk(slot.by_class, &point));
            }
            classes.remove(&VOID);
            let (store, roots) = left(program, &open.presumed);
            let support = store.support(roots[program.slots.iter().position(|s| s.id == slot.id).unwrap()]);
            match ruled.status {
                Status::Decided | Status::Discretion | Status::NotCovered => {
                    decided += 1;
                    assert!(classes.len() <= 1 && support.is_empty(), "{} {}: {classes:?}", program.question, slot.id);
                    let ends = || slot.terminals.iter().filter(|t| classes.contains(&t.class));
                    assert!(ends().all(|t| (&t.then, &t.may) == (&ruled.then, &ruled.may)));
                    assert_eq!(ruled.status == Status::Discretion, !ruled.may.is_empty());
                    assert_eq!(ruled.status == Status::NotCovered, ruled.not_covered.is_some());
                    assert!(ruled.readings.is_empty());
                }
                Status::Disputed => {
                    disputed += 1;
                    assert!(support.iter().all(|v| program.space.vars[*v as usize].is_reading()) && !support.is_empty());
                    let orders: BTreeSet<_> = ruled.readings.iter().map(|r| &r.then).collect();
                    assert!(orders.len() > 1 || classes.len() > 1, "readings lead apart");
                    let preferred = ruled.readings.iter().find(|r| r.preferred).expect("one is preferred");
                    assert_eq!((&preferred.then, &preferred.live), (&ruled.then, &ruled.live));
                    assert_eq!(ruled.readings.iter().filter(|r| r.preferred).count(), 1);
                    let options: BTreeSet<_> = ruled.readings.iter().map(|r| &r.options).collect();
                    assert_eq!(options.len(), ruled.readings.len());
                }
                Status::NeedsFacts => {
                    needing += 1;
                    assert!(support.iter().any(|v| !program.space.vars[*v as usize].is_reading()));
                    assert!(ruled.then.is_empty() && ruled.may.is_empty());
                }
            }
        }
        let any = ruling.slots.iter().any(|s| s.status == Status::NeedsFacts);
        let outcome = ruling.slots.iter().find(|s| s.id == "outcome").unwrap_or(&ruling.slots[0]);
        assert_eq!(ruling.status, if any { Status::NeedsFacts } else { outcome.status });
        assert_eq!(ruling.needs.is_empty(), !any);
    });
    assert!(decided > 2000 && disputed > 5 && needing > 500, "{decided} decided, {disputed} disputed, {needing} needing facts");
}

/// Which presumptions matter and what is asked in which order, worked out by restricting whole diagrams again and again.
#[test]
fn what_is_presumed_and_asked_is_what_can_matter() {
    let (mut presumed, mut asked) = (0, 0);
    each(77, |_, program, known, ruling| {
        let open = open(program, known);
        let matters = |var: &usize| {
            let mut masks = open.presumed.clone();
            masks[*var] = open.told[*var];
            let (store, roots) = left(program, &masks);
            roots.iter().any(|root| store.support(*root).contains(&(*var as u32)))
        };
        assert_eq!(ruling.assumed().count(), open.assumed.iter().filter(|v| matters(v)).count(), "{} {known:?}", program.question);
        presumed += ruling.assumed().count();
        let (store, roots) = left(program, &open.presumed);
        let mut scored = Vec::new();
        for var in 0..program.space.vars.len() {
            let bears: Vec<&String> =
                program.slots.iter().zip(&roots).filter(|(_, r)| store.support(**r).contains(&(var as u32))).map(|(s, _)| &s.id).collect();
            if bears.is_empty() || program.space.vars[var].is_reading() {
                continue;
            }
            let counts: Vec<usize> = (0..program.space.vars[var].size())
                .filter(|v| open.presumed[var] & (1 << v) != 0)
                .map(|value| {
                    let mut masks = open.presumed.clone();
                    masks[var] = 1 << value;
                    let mut held = Store::new(program.space.sizes());
                    let ends: Vec<Ref> = roots.iter().map(|r| store.restrict(*r, &masks, VOID, &mut held)).collect();
                    ends.iter().flat_map(|r| held.support(*r)).collect::<BTreeSet<_>>().len()
                })
                .collect();
            scored.push((counts.iter().max().copied(), counts.iter().sum::<usize>(), var, bears));
        }
        scored.sort();
        asked += scored.len();
        // Numbers told through windows go by other names; all others are asked under their own, in this order.
        let plain = |name: &String| book().content.facts.get(name).is_some_and(|f| f.view.is_none() && !f.internal) && program.space.index(name).is_some();
        let parts: BTreeSet<&String> = book().content.facts.values().flat_map(|f| f.sum.keys()).collect();
        let wanted: Vec<(&String, Vec<&String>)> =
            scored.iter().map(|(.., var, bears)| (&program.space.vars[*var].name, bears.clone())).filter(|(n, _)| plain(n) && !parts.contains(n)).collect();
        let given: Vec<(&String, Vec<&String>)> =
            ruling.needs.iter().map(|(n, bears)| (n, bears.iter().collect())).filter(|(n, _): &(&String, _)| plain(n) && !parts.contains(n)).collect();
        assert_eq!(given, wanted, "{} {known:?}", program.question);
        assert!(ruling.needs.len() >= wanted.len());
    });
    assert!(presumed > 1000 && asked > 1000, "{presumed} presumed, {asked} asked");
}

fn actions(ruling: &Ruling, may: bool) -> Value {
    let slots = ruling.slots.iter().filter(|s| s.status != Status::Disputed);
    slots
        .flat_map(|slot| {
            let orders = if may { &slot.may } else { &slot.then };
            orders.iter().map(|order| {
                let mut entry = serde_json::to_value(order).expect("JSON");
                entry["slot"] = json!(slot.id);
                entry["status"] = json!(slot.status.word());
                entry
            })
        })
        .collect()
}

/// What was published is what the engine alone answers.
#[test]
fn published_oracles_are_answered_alike() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/oracle/frozen/v1.jsonl")).expect("the frozen oracles");
    let mut compared = 0;
    for line in text.lines().map(|l| serde_json::from_str::<Value>(l).expect("JSON")) {
        let id = line["id"].as_str().expect("an id");
        let name = id.split('/').next().expect("a question");
        let facts = line["facts"].as_object().expect("facts");
        if facts.keys().any(|f| book().content.facts.get(f).is_none_or(|f| f.internal)) || facts.contains_key("fen") {
            continue;
        }
        let told = facts.iter().map(|(name, value)| (name.clone(), scalar(value))).collect();
        for answer in line["answers"].as_array().expect("answers") {
            for edition in answer["in"].as_array().expect("editions") {
                let place = book().content.editions.index(edition.as_str().expect("an id"));
                let Some((question, _, program)) = programs().iter().find(|(q, e, _)| q.id.value == name && Some(*e) == place) else { continue };
                let ruling = rule(question, program, &told).expect("rules");
                let expected: &Map<String, Value> = answer["expected"].as_object().expect("an answer");
                assert_eq!(expected["status"], ruling.status.word(), "{id} {edition}");
                assert_eq!(expected["actions"], actions(&ruling, false), "{id} {edition}");
                assert_eq!(expected.get("may").cloned().unwrap_or(json!([])), actions(&ruling, true), "{id} {edition}");
                let needs: Vec<&String> = ruling.needs.iter().map(|(n, _)| n).collect();
                assert_eq!(expected.get("needs").cloned().unwrap_or(json!([])), json!(needs), "{id} {edition}");
                compared += 1;
            }
        }
    }
    assert!(compared > 1000, "only {compared} compared");
}

fn scalar(value: &Value) -> Option<Scalar> {
    match value {
        Value::Bool(b) => Some(Scalar::Bool(*b)),
        Value::Number(n) => Some(Scalar::Number(n.as_i64().expect("a whole number"))),
        Value::String(s) => Some(Scalar::Text(s.clone())),
        _ => None,
    }
}
