//! The grounds of a program as JSON, beside [`super::export`]: the conditions of its rules, so that a host can give reasons as the engine does.

use serde_json::{Value, json};

use crate::model::{Content, Overrides, Question};

use super::cond::{Asks, Cond};
use super::program::{Program, mask_of};

/// The grounds. Shape: `rules` (id, `slot` by place, clause and whatever else it has of `with basis sources`, `overrides`: places or `"all"`), `variants`
/// (`rule` by place, `with`, `when`), `live` (for each slot, for each terminal, the variants that decide there).
///
/// A condition is a list: `["all", c...]`, `["any", c...]`, `["not", c]`, `["rests", clause, c]`, `["reads", variable, value]`, `["orders", slot, action...]`, and
/// of a fact `["is", fact, variable, mask, asked]` with `asked` true or false, a list of words, or `{ "how", "number" }`; the variable is -1 where the fact is none.
pub fn grounds(content: &Content, question: &Question, program: &Program) -> Value {
    let mut places: Vec<usize> = Vec::new();
    for variant in &program.variants {
        if !places.contains(&variant.rule) {
            places.push(variant.rule);
        }
    }
    let place = |id: &str| places.iter().position(|p| question.rules[*p].id.value == id);
    let rules: Vec<Value> = places
        .iter()
        .map(|p| {
            let rule = &question.rules[*p];
            let slot = program.slots.iter().position(|s| s.id == rule.slot.value);
            let mut out = json!({ "id": rule.id.value, "slot": slot, "clause": rule.clause.value });
            if !rule.with.is_empty() {
                out["with"] = json!(rule.with.iter().map(|c| &c.value).collect::<Vec<_>>());
            }
            if !rule.sources.is_empty() {
                out["sources"] = json!(rule.sources.iter().map(|s| &s.value).collect::<Vec<_>>());
            }
            let basis = json!(rule.basis);
            if basis != json!("text") {
                out["basis"] = basis;
            }
            match &rule.overrides {
                Overrides::None => {}
                Overrides::All => out["overrides"] = json!("all"),
                Overrides::Named(names) => out["overrides"] = json!(names.iter().filter_map(|n| place(&n.value)).collect::<Vec<_>>()),
            }
            out
        })
        .collect();
    let variants: Vec<Value> = program
        .variants
        .iter()
        .map(|v| {
            let mut out = json!({ "rule": places.iter().position(|p| *p == v.rule), "when": condition(content, program, &v.cond) });
            if !v.with.is_empty() {
                out["with"] = json!(v.with);
            }
            out
        })
        .collect();
    let live: Vec<Vec<&Vec<usize>>> = program.slots.iter().map(|s| s.terminals.iter().map(|t| &t.live).collect()).collect();
    json!({ "rules": rules, "variants": variants, "live": live })
}

fn condition(content: &Content, program: &Program, cond: &Cond) -> Value {
    let each = |word: &str, parts: &[Cond]| {
        let mut out = vec![json!(word)];
        out.extend(parts.iter().map(|p| condition(content, program, p)));
        Value::Array(out)
    };
    match cond {
        Cond::All(parts) => each("all", parts),
        Cond::Any(parts) => each("any", parts),
        Cond::Not(inner) => json!(["not", condition(content, program, inner)]),
        Cond::Rests(clause, inner) => json!(["rests", clause, condition(content, program, inner)]),
        Cond::Reads(reading, option) => {
            let var = program.space.index(reading);
            let value = var.and_then(|v| (0..program.space.vars[v].size()).find(|i| super::value_text(&program.space.vars[v], *i) == *option));
            json!(["reads", var, value])
        }
        Cond::Orders(slot, actions) => {
            let mut out = vec![json!("orders"), json!(slot)];
            out.extend(actions.iter().map(|a| json!(a)));
            Value::Array(out)
        }
        Cond::Leaf(leaf) => {
            let asked = match &leaf.asks {
                Asks::Bool(b) => json!(b),
                Asks::Words(words) => json!(words),
                Asks::Range { how, number, .. } => json!({ "how": how, "number": number }),
            };
            match mask_of(content, leaf, &program.space) {
                Some((var, mask)) => json!(["is", leaf.fact, var, mask, asked]),
                None => json!(["is", leaf.fact, -1, 0, asked]),
            }
        }
    }
}
