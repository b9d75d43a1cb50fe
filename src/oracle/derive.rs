//! Oracles from the rules: every boundary, and each condition's own effect.
//!
//! For each slot, each fact and each two neighbouring values of it, the diagram is walked for surroundings in which that fact alone changes what is
//! ordered: one pair for every two rules it can lead between. The surroundings nearest to what is presumed anyway are taken, and facts that do not
//! matter there are left out, so pairs share their members and nothing is said twice.

mod facts;
mod own;
mod pairs;

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::cases::oracle;
use super::{Oracle, Tag};
use crate::Lawbook;
use crate::engine::{Program, Told};
use crate::model::{Question, Scalar};

/// Adds to the oracles of one question those without which some condition's effect would not be shown; those there that show one are tagged so.
pub(super) fn add(book: &Lawbook, question: &Question, out: &mut Vec<Oracle>) {
    for edition in (0..book.content.editions.all().len()).filter(|e| book.covers(question, *e)) {
        let Ok(program) = book.program(question, edition) else { continue };
        let name = book.content.editions.id(edition);
        let mut said: BTreeMap<String, usize> = BTreeMap::new();
        for (place, oracle) in out.iter().enumerate().filter(|(_, o)| o.edition == name) {
            said.entry(canonical(&oracle.facts)).or_insert(place);
        }
        for told in situations(book, question, program).0 {
            let facts: Map<String, Value> = told.iter().map(|(n, v)| (n.clone(), serde_json::json!(v))).collect();
            let place = match said.entry(canonical(&facts)) {
                Entry::Occupied(known) => *known.get(),
                Entry::Vacant(free) => {
                    let id = format!("{}/{}@{name}", question.id.value, name_of(&facts));
                    let Some(mut one) = oracle(book, question, name, &told, id) else { continue };
                    one.tags.push(Tag::Derived);
                    out.push(one);
                    *free.insert(out.len() - 1)
                }
            };
            let tags = &mut out[place].tags;
            tags.push(Tag::Boundary);
            tags.sort_unstable();
            tags.dedup();
        }
        for (fact, told) in own::unshown(book, question, name, out) {
            let facts: Map<String, Value> = told.iter().map(|(n, v)| (n.clone(), serde_json::json!(v))).collect();
            let id = format!("{}/{}@{name}", question.id.value, name_of(&facts));
            // One twin may show the effect of two facts.
            if out.iter().any(|o| o.id == id) {
                continue;
            }
            debug_assert!(told.contains_key(&fact));
            let Some(mut one) = oracle(book, question, name, &told, id) else { continue };
            one.tags.push(Tag::Derived);
            one.tags.sort_unstable();
            out.push(one);
        }
    }
}

/// The facts told in some oracle of an edition whose own effect no two oracles show though it has one: what the suite lacks of it.
pub fn unshown(book: &Lawbook, question: &Question, edition: &str, oracles: &[Oracle]) -> Vec<String> {
    own::unshown(book, question, edition, oracles).into_iter().map(|(fact, _)| fact).collect()
}

/// The facts of both sides of every pair, each once; and the facts about which some pair cannot be told, so that it shows nothing.
fn situations(book: &Lawbook, question: &Question, program: &Program) -> (Vec<Told>, BTreeSet<String>) {
    let (mut out, mut untold) = (Vec::new(), BTreeSet::new());
    for pair in pairs::all(&book.content, question, program) {
        let sides = [pair.before, pair.after].map(|side| facts::told(&book.content, program, &side, pair.var));
        match sides {
            [Some(a), Some(b)] => out.extend([a, b]),
            _ => drop(untold.insert(program.space.vars[pair.var].name.clone())),
        }
    }
    (out, untold)
}

/// The facts of a question, by edition, that have a boundary no telling reaches: what the suite lacks of it.
pub fn untold(book: &Lawbook, question: &Question) -> Vec<(String, BTreeSet<String>)> {
    let of = |edition: usize| {
        let program = book.program(question, edition).ok()?;
        let name = book.content.editions.id(edition).to_owned();
        Some((name, situations(book, question, program).1)).filter(|(_, facts)| !facts.is_empty())
    };
    (0..book.content.editions.all().len()).filter(|e| book.covers(question, *e)).filter_map(of).collect()
}

/// Facts sorted by name, in JSON: what an oracle's name is made of.
fn canonical(facts: &Map<String, Value>) -> String {
    let mut names: Vec<&String> = facts.keys().collect();
    names.sort();
    let sorted: Map<String, Value> = names.into_iter().map(|n| (n.clone(), facts[n].clone())).collect();
    Value::Object(sorted).to_string()
}

/// The name of a derived oracle: it depends on its facts alone.
fn name_of(facts: &Map<String, Value>) -> String {
    format!("d-{}", hash(facts))
}

/// Ten digits that stand for facts.
pub(super) fn hash(facts: &Map<String, Value>) -> String {
    super::sha256::hex(canonical(facts).as_bytes())[..10].to_owned()
}

/// The value as the engine takes it.
pub(super) fn scalar(value: &Value) -> Option<Scalar> {
    match value {
        Value::Bool(b) => Some(Scalar::Bool(*b)),
        Value::Number(n) => n.as_i64().map(Scalar::Number),
        Value::String(s) => Some(Scalar::Text(s.clone())),
        Value::Array(list) => Some(Scalar::Text(list.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" "))),
        _ => None,
    }
}
