//! The vocabulary is a contract: what was published keeps its meaning. Additions are free.
#![allow(clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

use chesslaw::{Lawbook, vocabulary};
use serde_json::{Map, Value, json};

/// What was published; CONTRIBUTING.md says how to add to it.
const PUBLISHED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/vocabulary.json");

/// What of the vocabulary must stay: ids, types, values in their order, units, bounds, presumptions, editions, slots, parameters.
fn contract(vocabulary: &Value) -> Value {
    let empty = Map::new();
    let keep = |of: &Value, keys: &[&str]| -> Value {
        Value::Object(of.as_object().unwrap_or(&empty).iter().filter(|(k, _)| keys.contains(&k.as_str())).map(|(k, v)| (k.clone(), v.clone())).collect())
    };
    let mut questions = Map::new();
    for question in vocabulary["questions"].as_array().into_iter().flatten() {
        let slots: Map<String, Value> =
            question["slots"].as_array().into_iter().flatten().map(|s| (s["id"].as_str().unwrap_or_default().to_owned(), s["actions"].clone())).collect();
        let id = question["id"].as_str().unwrap_or_default().to_owned();
        questions.insert(id, json!({ "editions": question["editions"], "incidents": question["incidents"], "facts": question["facts"], "slots": slots }));
    }
    let facts = vocabulary["facts"].as_object().unwrap_or(&empty);
    let facts: Map<String, Value> = facts
        .iter()
        .map(|(id, f)| (id.clone(), keep(f, &["type", "values", "unit", "min", "max", "if_absent", "only_with", "settled_by", "derived_from"])))
        .collect();
    json!({ "questions": questions, "facts": facts, "actions": vocabulary["actions"] })
}

/// What of the published vocabulary is gone or otherwise now.
fn broken(published: &Value, now: &Value) -> Vec<String> {
    let mut out = Vec::new();
    let words = |v: &Value| v.as_array().into_iter().flatten().filter_map(|w| w.as_str().map(str::to_owned)).collect::<Vec<_>>();
    let lost = |old: &Value, new: &Value| {
        let new = words(new);
        words(old).into_iter().filter(|w| !new.contains(w)).collect::<Vec<_>>()
    };
    for (kind, entries) in published.as_object().into_iter().flatten() {
        for (id, old) in entries.as_object().into_iter().flatten() {
            let new = &now[kind][id];
            if new.is_null() {
                out.push(format!("{kind}: {id} is gone"));
                continue;
            }
            match kind.as_str() {
                "questions" => {
                    out.extend(lost(&old["editions"], &new["editions"]).iter().map(|w| format!("{id}: does not cover {w} any more")));
                    out.extend(lost(&old["incidents"], &new["incidents"]).iter().map(|w| format!("{id}: {w} is no incident any more")));
                    out.extend(lost(&old["facts"], &new["facts"]).iter().map(|w| format!("{id}: does not use {w} any more")));
                    for (slot, actions) in old["slots"].as_object().into_iter().flatten() {
                        if new["slots"][slot].is_null() {
                            out.push(format!("{id}: the slot {slot} is gone"));
                        }
                        out.extend(lost(actions, &new["slots"][slot]).iter().map(|w| format!("{id}: cannot order {w} any more")));
                    }
                }
                "facts" => {
                    for key in ["type", "unit", "if_absent", "only_with", "settled_by", "derived_from"].iter().filter(|k| old[**k] != new[**k]) {
                        out.push(format!("{id}: {key} was {}, is {}", old[*key], new[*key]));
                    }
                    // A number told before can still be told.
                    let number = |v: &Value, key: &str| v[key].as_i64();
                    if number(new, "min") > number(old, "min") || number(new, "max") < number(old, "max") {
                        out.push(format!("{id}: was from {} to {}, is from {} to {}", old["min"], old["max"], new["min"], new["max"]));
                    }
                    let (old_values, new_values) = (words(&old["values"]), words(&new["values"]));
                    // A stage means what comes before and after it; values may be added only to the choices.
                    let kept: Vec<&String> = new_values.iter().filter(|v| old_values.contains(v)).collect();
                    let stage = old["type"] == "stage" && new_values != old_values;
                    if stage || !old_values.iter().all(|v| kept.contains(&v)) {
                        out.push(format!("{id}: values were {old_values:?}, are {new_values:?}"));
                    }
                }
                _ => {
                    if old["slot"] != new["slot"] {
                        out.push(format!("{id}: slot was {}, is {}", old["slot"], new["slot"]));
                    }
                    let (was, is) = (old["params"].as_object().cloned().unwrap_or_default(), new["params"].as_object().cloned().unwrap_or_default());
                    for (name, param) in &was {
                        let same = match (param.get("one_of"), is.get(name).and_then(|p| p.get("one_of"))) {
                            (Some(old), Some(new)) => lost(old, new).is_empty(),
                            (None, None) => is.get(name) == Some(param),
                            _ => false,
                        };
                        if !same {
                            out.push(format!("{id}: parameter {name} was {param}, is {}", is.get(name).unwrap_or(&Value::Null)));
                        }
                    }
                    out.extend(
                        is.keys().filter(|n| !was.contains_key(*n)).map(|n| format!("{id}: parameter {n} is new, so what was asked before is now incomplete")),
                    );
                }
            }
        }
    }
    out
}

fn now() -> Value {
    contract(&vocabulary::vocabulary(&Lawbook::embedded().expect("the shipped content loads"), None))
}

#[test]
fn published_ids_keep_their_meaning() {
    let now = now();
    if std::env::var_os("CHESSLAW_PUBLISH").is_some() {
        let old: Value = std::fs::read_to_string(PUBLISHED).ok().and_then(|t| serde_json::from_str(&t).ok()).unwrap_or(Value::Null);
        let faults = broken(&old, &now);
        assert!(faults.is_empty(), "what is published keeps its meaning; give a new meaning a new id:\n{}", faults.join("\n"));
        std::fs::write(PUBLISHED, format!("{}\n", serde_json::to_string_pretty(&now).expect("JSON"))).expect("writable");
        return;
    }
    let published: Value = serde_json::from_str(&std::fs::read_to_string(PUBLISHED).expect("it was published")).expect("JSON");
    assert!(published["facts"].as_object().is_some_and(|f| f.len() > 20), "hardly anything is published");
    let faults = broken(&published, &now);
    assert!(faults.is_empty(), "what is published keeps its meaning; give a new meaning a new id:\n{}", faults.join("\n"));
}

#[test]
fn every_change_of_meaning_is_noticed_and_additions_are_not() {
    let old = now();
    assert_eq!(broken(&old, &old), Vec::<String>::new());
    let after = |change: &dyn Fn(&mut Value)| {
        let mut new = old.clone();
        change(&mut new);
        broken(&old, &new).len()
    };
    assert_eq!(after(&|v| drop(v["facts"].as_object_mut().map(|f| f.remove("king_captured")))), 1);
    assert_eq!(after(&|v| v["facts"]["king_captured"]["type"] = json!("number")), 1);
    assert_eq!(after(&|v| v["facts"]["time_control"]["values"] = json!(["standard", "rapid"])), 1);
    assert_eq!(after(&|v| v["facts"]["noticed"]["values"].as_array_mut().expect("a list").swap(0, 1)), 1);
    assert_eq!(after(&|v| v["facts"]["illegal_moves_before"]["unit"] = json!("moves")), 1);
    assert_eq!(after(&|v| v["facts"]["minutes_late"]["max"] = json!(60)), 1);
    assert_eq!(after(&|v| v["facts"]["minutes_late"]["min"] = json!(2)), 1);
    assert_eq!(after(&|v| v["facts"]["minutes_late"]["max"] = json!(2000)), 0);
    assert_eq!(after(&|v| v["facts"]["came_after_default_time"]["settled_by"]["minutes_late"] = json!(2)), 1);
    assert_eq!(after(&|v| drop(v["questions"]["illegal-move"]["editions"].as_array_mut().map(Vec::pop))), 1);
    assert_eq!(after(&|v| v["facts"]["game_over"]["if_absent"] = json!(true)), 1);
    assert_eq!(after(&|v| v["actions"]["add-time"]["slot"] = json!("clocks")), 1);
    assert_eq!(after(&|v| v["actions"]["add-time"]["params"]["minutes"] = json!({ "number": "seconds" })), 1);
    assert_eq!(after(&|v| v["actions"]["declare-drawn"]["params"]["side"] = json!({ "one_of": ["player"] })), 1);
    assert_eq!(after(&|v| drop(v["questions"]["illegal-move"]["slots"].as_object_mut().map(|s| s.remove("minutes")))), 2);
    assert_eq!(after(&|v| v["facts"]["new_fact"] = json!({ "type": "bool" })), 0);
    assert_eq!(after(&|v| v["facts"]["time_control"]["values"] = json!(["standard", "rapid", "blitz", "bullet"])), 0);
    assert_eq!(after(&|v| v["actions"]["new-action"] = json!({ "slot": "outcome", "params": {} })), 0);
}
