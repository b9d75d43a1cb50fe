//! Oracles from the rules: every boundary, and each condition's own effect.
//!
//! For each slot, each fact and each two neighbouring values of it, the diagram is walked for surroundings in which that fact alone changes what is
//! ordered: one pair for every two rules it can lead between. The surroundings nearest to what is presumed anyway are taken, and facts that do not
//! matter there are left out, so pairs share their members and nothing is said twice.

mod facts;
mod pairs;

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::cases::oracle;
use super::frozen::Frozen;
use super::{Oracle, Tag};
use crate::Lawbook;
use crate::engine::{Program, Told};
use crate::model::{Question, Scalar};

/// Of one question: those released, then those without which some condition's effect would not be shown.
pub(super) fn oracles(book: &Lawbook, question: &Question, frozen: &[Frozen], known: &[Oracle]) -> Vec<Oracle> {
    let mut out: Vec<Oracle> = Vec::new();
    for edition in (0..book.content.editions.all().len()).filter(|e| book.covers(question, *e)) {
        let Ok(program) = book.program(question, edition) else { continue };
        let name = book.content.editions.id(edition);
        let mut said: BTreeSet<String> = known.iter().filter(|o| o.edition == name).map(|o| canonical(&o.facts)).collect();
        let mine = |f: &&Frozen| f.question == question.id.value && f.edition == name && f.is_derived();
        let released = frozen.iter().filter(mine).map(|f| f.told());
        for told in released.chain(situations(book, question, program)) {
            let facts: Map<String, Value> = told.iter().map(|(n, v)| (n.clone(), serde_json::json!(v))).collect();
            if !said.insert(canonical(&facts)) {
                continue;
            }
            let id = format!("{}/{}@{name}", question.id.value, name_of(&facts));
            let Some(mut one) = oracle(book, question, name, &told, id) else { continue };
            one.tags.extend([Tag::Derived, Tag::Boundary]);
            one.tags.sort_unstable();
            out.push(one);
        }
    }
    out
}

/// The facts of both sides of every pair, each once.
fn situations(book: &Lawbook, question: &Question, program: &Program) -> Vec<Told> {
    let mut out: Vec<Told> = Vec::new();
    for pair in pairs::all(&book.content, question, program) {
        let sides = [pair.before, pair.after].map(|side| facts::told(&book.content, program, &side, pair.var));
        // A pair of which one side cannot be told shows nothing.
        if let [Some(a), Some(b)] = sides {
            out.extend([a, b]);
        }
    }
    out
}

/// Facts sorted by name, in JSON: what an oracle's name is made of.
pub(super) fn canonical(facts: &Map<String, Value>) -> String {
    let mut names: Vec<&String> = facts.keys().collect();
    names.sort();
    let sorted: Map<String, Value> = names.into_iter().map(|n| (n.clone(), facts[n].clone())).collect();
    Value::Object(sorted).to_string()
}

/// The name of a derived oracle: it depends on its facts alone.
fn name_of(facts: &Map<String, Value>) -> String {
    format!("d-{}", &super::sha256::hex(canonical(facts).as_bytes())[..10])
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
