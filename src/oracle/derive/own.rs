//! Each fact's own effect, by the facts as they are told: two oracles that may be about one and the same game but for that fact, and are ruled differently. The walk
//! over the diagram shows it for what the rules see; a fact that is only one way to tell that (whether the last move was completed, say) may have none there.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::super::Oracle;
use super::super::cases::oracle;
use super::scalar;
use crate::Lawbook;
use crate::engine::Told;
use crate::model::Question;

/// For each fact whose effect no two oracles of the edition show, the facts of one of them with that fact told otherwise, where this is ruled otherwise.
pub(super) fn unshown(book: &Lawbook, question: &Question, edition: &str, oracles: &[Oracle]) -> Vec<(String, Told)> {
    let mut values: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (fact, value) in oracles.iter().filter(|o| o.question == question.id.value).flat_map(|o| &o.facts) {
        values.entry(fact).or_default().insert(value.to_string());
    }
    let here: Vec<&Oracle> = oracles.iter().filter(|o| o.question == question.id.value && o.edition == edition && decided(o)).collect();
    let facts: BTreeSet<&str> = here.iter().flat_map(|o| o.facts.keys().map(String::as_str)).collect();
    let mut out = Vec::new();
    for fact in facts.into_iter().filter(|f| !shown(&here, f)) {
        let twin = here.iter().filter(|o| o.facts.contains_key(fact)).find_map(|o| {
            let others = others(&o.facts[fact], values.get(fact)?);
            others.into_iter().find_map(|value| {
                let mut told = o.told();
                told.insert(fact.to_owned(), scalar(&value));
                let other = oracle(book, question, edition, &told, o.id.clone()).filter(decided)?;
                (ordered(&other) != ordered(o)).then_some(told)
            })
        });
        out.extend(twin.map(|told| (fact.to_owned(), told)));
    }
    out
}

/// Whether two oracles show the effect of a fact.
fn shown(oracles: &[&Oracle], fact: &str) -> bool {
    let telling: Vec<&&Oracle> = oracles.iter().filter(|o| o.facts.contains_key(fact)).collect();
    let alike = |a: &Oracle, b: &Oracle| a.facts.iter().all(|(name, value)| name == fact || b.facts.get(name).is_none_or(|v| v == value));
    telling.iter().enumerate().any(|(at, a)| telling[at + 1..].iter().any(|b| a.facts[fact] != b.facts[fact] && alike(a, b) && ordered(a) != ordered(b)))
}

fn decided(oracle: &Oracle) -> bool {
    oracle.expected.get("status") != Some(&json!("needs-facts"))
}

fn ordered(oracle: &Oracle) -> [Option<&Value>; 3] {
    ["status", "actions", "may"].map(|name| oracle.expected.get(name))
}

/// What else the fact may be: its contrary, the next numbers, and whatever it is told as elsewhere.
fn others(value: &Value, told: &BTreeSet<String>) -> Vec<Value> {
    let mut out: Vec<Value> = match value {
        Value::Bool(yes) => vec![json!(!yes)],
        Value::Number(n) => n.as_i64().map_or_else(Vec::new, |n| vec![json!(n + 1), json!(n - 1)]),
        _ => Vec::new(),
    };
    out.extend(told.iter().filter_map(|text| serde_json::from_str(text).ok()).filter(|other| other != value));
    out
}
