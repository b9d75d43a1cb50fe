//! Rulings on facts known in part: decided exactly where no completion differs, and asking for what can still make one differ, in the best order.

use std::collections::BTreeSet;

use chesslaw::engine::diagram::{Ref, Store};
use chesslaw::engine::{self, Known, Open, Program, Ruling, Status, VOID, Window, value_text};
use chesslaw::model::{FactType, Question, Scalar};
use serde_json::{Map, Value, json};

use crate::dice::Dice;
use crate::{book, known, programs, rule};

/// Tellings tried in each question and edition.
const TELLINGS: usize = 8;

/// Calls `see` with rulings on facts told by chance; every second time some values of some more are ruled out as well.
pub fn each(seed: u64, mut see: impl FnMut(&'static Question, &'static Program, &Known, &Ruling)) -> usize {
    let mut count = 0;
    for (question, edition, program) in programs() {
        let mut dice = Dice(seed + *edition as u64);
        for i in 0..TELLINGS {
            // From almost nothing told to almost all.
            let told = dice.facts(book(), program, [1, 2, 3, 5, 9][i % 5], 8);
            let Some(mut known) = known(program, &told) else { continue };
            if i % 2 == 1 {
                for (var, declared) in program.space.vars.iter().enumerate().filter(|(_, v)| v.size() > 2) {
                    if known.masks[var] == declared.all() && dice.roll(3) > 0 {
                        known.masks[var] &= !(1 << dice.roll(declared.size()));
                        known.said |= 1 << var;
                    }
                }
            }
            let Ok(ruling) = engine::rule_known(&book().content, question, program, &known) else { continue };
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
                    // Every choice of options of the readings that matter, and what it orders where it is the only one.
                    let size = |v: &u32| program.space.vars[*v as usize].size();
                    assert_eq!(ruled.readings.len(), support.iter().map(size).product::<usize>());
                    for reading in &ruled.readings {
                        let mut masks = open.presumed.clone();
                        for (name, option) in &reading.options {
                            let var = program.space.index(name).expect("a reading");
                            masks[var] =
                                (0..program.space.vars[var].size()).find(|v| value_text(&program.space.vars[var], *v) == *option).map_or(0, |v| 1 << v);
                        }
                        let prefers =
                            |(name, option): &(String, String)| book().content.readings.iter().any(|r| r.id.value == *name && r.prefer.value == *option);
                        assert_eq!(reading.preferred, reading.options.iter().all(prefers));
                        let reached = program.store.reached(slot.by_class, &masks, VOID);
                        let ends: Vec<_> = slot.terminals.iter().filter(|t| reached.contains(&t.class)).collect();
                        assert!(!ends.is_empty() && ends.iter().all(|t| t.then == reading.then), "{} {:?}", program.question, reading.options);
                        assert!(reading.live.iter().all(|v| ends.iter().any(|t| t.live.contains(v))));
                        assert!(!reading.live.is_empty() || ends.iter().any(|t| t.live.is_empty()));
                    }
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

/// Two rulings on one question where one fact is read in two ways: what differs is disputed and orders nothing, what does not stays.
#[test]
fn rulings_that_differ_are_disputed_where_they_do() {
    let (mut disputed, mut alike) = (0, 0);
    let mut before: Option<(&Question, Ruling)> = None;
    each(61, |question, _, _, ruling| {
        let Some((of, other)) = before.replace((question, ruling.clone())) else { return };
        if !std::ptr::eq(of, question) || other.slots.len() != ruling.slots.len() {
            return;
        }
        let mut both = ruling.clone();
        both.dispute(&other, "position", ["as-shown", "as-told"]);
        let same = |n: usize| {
            (&ruling.slots[n].then, &ruling.slots[n].may, ruling.slots[n].status) == (&other.slots[n].then, &other.slots[n].may, other.slots[n].status)
        };
        let mut orders: [Vec<&engine::Order>; 2] = [Vec::new(), Vec::new()];
        for (n, slot) in both.slots.iter().enumerate() {
            if same(n) {
                assert_eq!(slot.status, ruling.slots[n].status);
                assert_eq!(slot.readings, ruling.slots[n].readings);
                alike += 1;
                continue;
            }
            assert_eq!((slot.status, slot.readings.len()), (Status::Disputed, 2));
            let preferred: Vec<bool> = slot.readings.iter().map(|r| r.preferred).collect();
            assert_eq!(preferred, [true, false]);
            for (place, (from, option)) in [(ruling, "as-shown"), (&other, "as-told")].into_iter().enumerate() {
                let reading = &slot.readings[place];
                assert_eq!(reading.options, [("position".to_owned(), option.to_owned())]);
                assert_eq!((&reading.then, &reading.live), (&from.slots[n].then, &from.slots[n].live));
                orders[place].extend(&from.slots[n].then);
            }
            disputed += 1;
        }
        let whole = both.readings();
        for (option, orders) in ["as-shown", "as-told"].iter().zip(&orders) {
            let of_it: Vec<&engine::Order> = whole.iter().flatten().filter(|r| r.options[0].1 == *option).flat_map(|r| &r.then).collect();
            assert_eq!(of_it, *orders);
        }
        let outcome = both.slots.iter().find(|s| s.id == "outcome").unwrap_or(&both.slots[0]).status;
        assert_eq!(both.status, if ruling.status == Status::NeedsFacts { Status::NeedsFacts } else { outcome });
    });
    assert!(disputed > 100 && alike > 100, "{disputed} disputed, {alike} alike");
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
        // Those that matter alone are all shown; with those shown the rest may be given up together, and none of those shown besides.
        let shown = |var: &usize| {
            let name = &program.space.vars[*var].name;
            ruling.assumed().any(|(fact, _)| fact == name || Window::of(&book().content, fact).base == name)
        };
        let free = |kept: &dyn Fn(&usize) -> bool| {
            let given_up: Vec<usize> = open.assumed.iter().copied().filter(|v| !kept(v)).collect();
            let mut masks = open.presumed.clone();
            given_up.iter().for_each(|v| masks[*v] = open.told[*v]);
            let (store, roots) = left(program, &masks);
            !roots.iter().any(|root| given_up.iter().any(|v| store.support(*root).contains(&(*v as u32))))
        };
        assert!(open.assumed.iter().all(|v| !matters(v) || shown(v)), "{} {known:?}", program.question);
        assert!(free(&shown), "{} {known:?}", program.question);
        assert!(open.assumed.iter().filter(|v| shown(v)).all(|v| !free(&|kept| shown(kept) && kept != v)), "{} {known:?}", program.question);
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

/// Whoever goes on answering any of what is asked comes to a ruling, and is asked nothing that they have told.
#[test]
fn answering_what_is_asked_leads_to_a_ruling() {
    let (mut answered, mut shown, mut stuck, mut ruled) = (0, 0, 0, 0);
    for (question, edition, program) in programs() {
        let mut dice = Dice(*edition as u64 + 7);
        for untold in [1, 2, 3, 1] {
            let mut told = dice.facts(book(), program, untold, 1000);
            let Some(mut ruling) = rule(question, program, &told) else { continue };
            let mut rounds = 0;
            while ruling.status == Status::NeedsFacts {
                rounds += 1;
                assert!(rounds < 60, "{} {told:?}: {:?}", program.question, ruling.needs);
                let (name, bears) = dice.one(&ruling.needs);
                assert!(!bears.is_empty() && bears.iter().all(|b| ruling.slots.iter().any(|s| s.id == *b && s.status == Status::NeedsFacts)));
                assert_eq!(bears.iter().collect::<BTreeSet<_>>().len(), bears.len(), "each slot once");
                let fact = &book().content.facts[name];
                assert!(!fact.internal && told.get(name).is_none_or(Option::is_none), "{} {name}: {told:?}", program.question);
                shown += usize::from(fact.view.is_some());
                let values: Vec<Scalar> = match fact.kind.value {
                    FactType::Bool => [false, true].map(Scalar::Bool).to_vec(),
                    FactType::Number => (fact.min..=fact.max.min(fact.min + 130)).map(Scalar::Number).collect(),
                    _ => fact.values.iter().map(|v| Scalar::Text(v.value.clone())).collect(),
                };
                // What was told of one number leaves only some of what others on it can be.
                let next = (0..40).find_map(|_| {
                    told.insert(name.clone(), Some(dice.one(&values).clone()));
                    rule(question, program, &told)
                });
                let Some(next) = next else {
                    stuck += 1;
                    break;
                };
                answered += 1;
                ruling = next;
            }
            ruled += 1;
        }
    }
    assert!(answered > 500 && shown > 10 && stuck * 10 < ruled, "{answered} answered, {shown} by windows, {stuck} of {ruled} stuck");
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

/// What each option of a reading orders, as oracles write it down.
fn readings(ruling: &Ruling) -> Vec<Value> {
    let of_slot = |slot: &'_ engine::SlotRuling| -> Vec<Value> {
        let one = |r: &engine::ReadingRuling| {
            let [(reading, option)] = &r.options[..] else { panic!("one reading: {r:?}") };
            let mut said = json!({ "slot": slot.id, "reading": reading, "option": option, "preferred": r.preferred, "actions": r.then });
            if !r.may.is_empty() {
                said["may"] = json!(r.may);
            }
            said
        };
        slot.readings.iter().map(one).collect()
    };
    ruling.slots.iter().flat_map(|s| of_slot(s)).collect()
}

/// What was published is what the engine alone answers.
#[test]
fn published_oracles_are_answered_alike() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/oracle/frozen/v1.jsonl")).expect("the frozen oracles");
    let (mut compared, mut disputed) = (0, 0);
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
                let names = |list: &Value| list.as_array().map_or(Vec::new(), |l| l.iter().map(|a| a["action"].clone()).collect());
                let ordered: Vec<Value> = ruling.actions().map(|order| json!(order.action)).collect();
                assert_eq!(ordered, names(&expected["actions"]), "{id} {edition}");
                let mut held: Vec<Value> = expected.get("readings").and_then(Value::as_array).cloned().unwrap_or_default();
                held.iter_mut().for_each(|r| drop(r.as_object_mut().expect("a reading").remove("held_by")));
                assert_eq!(held, readings(&ruling), "{id} {edition}");
                for whole in ruling.readings() {
                    let options = &whole[0].options;
                    let of_it = held.iter().filter(|r| r["option"] == json!(options[0].1));
                    let orders: Vec<Value> = of_it.flat_map(|r| names(&r["actions"])).collect();
                    assert_eq!(orders, whole.iter().flat_map(|r| &r.then).map(|o| json!(o.action)).collect::<Vec<_>>(), "{id} {edition}");
                    assert!(whole.iter().all(|r| r.options == *options), "{id} {edition}");
                    disputed += 1;
                }
                let needs: Vec<&String> = ruling.needs.iter().map(|(n, _)| n).collect();
                assert_eq!(expected.get("needs").cloned().unwrap_or(json!([])), json!(needs), "{id} {edition}");
                compared += 1;
            }
        }
    }
    assert!(compared > 1000 && disputed > 10, "{compared} compared, {disputed} readings");
}

fn scalar(value: &Value) -> Option<Scalar> {
    match value {
        Value::Bool(b) => Some(Scalar::Bool(*b)),
        Value::Number(n) => Some(Scalar::Number(n.as_i64().expect("a whole number"))),
        Value::String(s) => Some(Scalar::Text(s.clone())),
        _ => None,
    }
}
