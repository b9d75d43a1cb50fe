//! The conditions of rules for other hosts: each as a tree of JSON and as an expression of CEL.
//!
//! Facts are variables of their own names; a reading is `reading_NAME` with its option as a string, a slot above `slot_NAME` with the list of actions it
//! orders. A count that nobody tells is put as the fact that is told.

use serde_json::{Value, json};

use crate::model::{Content, Question};

use super::cond::{Asks, Cond, Leaf};
use super::program::Program;
use super::space::Window;

/// The rules of a compiled question: `{ question, edition, rules: [{ rule, slot, clause_id, orders, may, when, cel }] }`, in the order of the program's variants;
/// a rule whose numbers depend on a case stands once for each. `overrides` names the rules it defeats where both apply.
pub fn export_conditions(content: &Content, question: &Question, program: &Program) -> Value {
    let rules: Vec<Value> = program
        .variants
        .iter()
        .map(|variant| {
            let rule = &question.rules[variant.rule];
            let overrides = match &rule.overrides {
                crate::model::Overrides::None => json!([]),
                crate::model::Overrides::All => json!("all"),
                crate::model::Overrides::Named(names) => json!(names.iter().map(|n| &n.value).collect::<Vec<_>>()),
            };
            json!({
                "rule": rule.id.value, "slot": rule.slot.value, "clause_id": rule.clause.value, "orders": variant.then, "may": variant.may,
                "overrides": overrides, "when": tree(content, program, &variant.cond), "cel": cel(content, program, &variant.cond),
            })
        })
        .collect();
    json!({ "question": program.question, "edition": content.editions.id(program.edition), "rules": rules })
}

/// The variable of a reading.
pub fn reading_variable(reading: &str) -> String {
    format!("reading_{}", reading.replace('-', "_"))
}

/// The variable of a slot.
pub fn slot_variable(slot: &str) -> String {
    format!("slot_{}", slot.replace('-', "_"))
}

fn tree(content: &Content, program: &Program, cond: &Cond) -> Value {
    let all = |parts: &[Cond]| parts.iter().map(|p| tree(content, program, p)).collect::<Vec<_>>();
    match cond {
        Cond::All(parts) => json!({ "all": all(parts) }),
        Cond::Any(parts) => json!({ "any": all(parts) }),
        Cond::Not(inner) => json!({ "not": tree(content, program, inner) }),
        Cond::Rests(clause, inner) => {
            let mut out = tree(content, program, inner);
            out["clause_id"] = json!(clause);
            out
        }
        Cond::Reads(reading, option) => json!({ "reading": reading, "option": option }),
        Cond::Orders(slot, actions) => json!({ "slot": program.slots[*slot].id, "orders": actions }),
        Cond::Leaf(leaf) => match &leaf.asks {
            Asks::Bool(b) => json!({ "fact": leaf.fact, "one_of": [b] }),
            Asks::Words(words) => json!({ "fact": leaf.fact, "one_of": words }),
            Asks::Range { low, high, .. } => {
                let (fact, low, high) = as_told(content, leaf, *low, *high);
                let mut out = match content.facts.get(&fact).filter(|f| !f.sum.is_empty()) {
                    Some(declared) => json!({ "sum": declared.sum }),
                    None => json!({ "fact": fact }),
                };
                if let Some(low) = low {
                    out["at_least"] = json!(low);
                }
                if let Some(high) = high {
                    out["at_most"] = json!(high);
                }
                out
            }
        },
    }
}

fn cel(content: &Content, program: &Program, cond: &Cond) -> String {
    let join = |parts: &[Cond], with: &str, none: &str| match parts {
        [] => none.to_owned(),
        [one] => cel(content, program, one),
        parts => format!("({})", parts.iter().map(|p| cel(content, program, p)).collect::<Vec<_>>().join(with)),
    };
    match cond {
        Cond::All(parts) => join(parts, " && ", "true"),
        Cond::Any(parts) => join(parts, " || ", "false"),
        Cond::Not(inner) => format!("!({})", cel(content, program, inner)),
        Cond::Rests(_, inner) => cel(content, program, inner),
        Cond::Reads(reading, option) => format!("{} == \"{option}\"", reading_variable(reading)),
        Cond::Orders(slot, actions) => {
            let name = slot_variable(&program.slots[*slot].id);
            match actions.as_slice() {
                [] => format!("size({name}) == 0"),
                actions => format!("({})", actions.iter().map(|a| format!("\"{a}\" in {name}")).collect::<Vec<_>>().join(" || ")),
            }
        }
        Cond::Leaf(leaf) => match &leaf.asks {
            Asks::Bool(true) => leaf.fact.clone(),
            Asks::Bool(false) => format!("!{}", leaf.fact),
            Asks::Words(words) => match words.as_slice() {
                [word] => format!("{} == \"{word}\"", leaf.fact),
                words => format!("{} in [{}]", leaf.fact, words.iter().map(|w| format!("\"{w}\"")).collect::<Vec<_>>().join(", ")),
            },
            Asks::Range { low, high, .. } => {
                let (fact, low, high) = as_told(content, leaf, *low, *high);
                let fact = number(content, fact);
                match (low, high) {
                    (None, None) => "true".to_owned(),
                    (Some(low), None) => format!("{fact} >= {low}"),
                    (None, Some(high)) => format!("{fact} <= {high}"),
                    (Some(low), Some(high)) if low == high => format!("{fact} == {low}"),
                    (Some(low), Some(high)) => format!("({fact} >= {low} && {fact} <= {high})"),
                }
            }
        },
    }
}

/// A number as an expression of CEL: its own name, or its parts.
fn number(content: &Content, fact: String) -> String {
    let Some(declared) = content.facts.get(&fact).filter(|f| !f.sum.is_empty()) else { return fact };
    let part = |(name, times): (&String, &i64)| if *times == 1 { name.clone() } else { format!("{times} * {name}") };
    format!("({})", declared.sum.iter().map(part).collect::<Vec<_>>().join(" + "))
}

/// A range of a fact, as a range of one that is told (or of a sum of such); no limit where there is none.
fn as_told(content: &Content, leaf: &Leaf, low: i64, high: i64) -> (String, Option<i64>, Option<i64>) {
    let window = Window::of(content, &leaf.fact);
    let hidden = content.facts.get(&leaf.fact).is_some_and(|f| f.internal) && window.base != leaf.fact;
    let (fact, low, high) = if hidden {
        let (low, high) = window.behind(low, high);
        (window.base.to_owned(), low, high)
    } else {
        (leaf.fact.clone(), low, high)
    };
    // Limits beyond all numbers have been multiplied and shifted; they are still far beyond any fact.
    let far = i64::MAX / 1024;
    (fact, (low > -far).then_some(low), (high < far).then_some(high))
}
