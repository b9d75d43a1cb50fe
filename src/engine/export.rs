//! A program as JSON, for the page's evaluator and for other hosts. It holds all that a ruling needs and no words of any language.

use serde_json::{Map, Value, json};

use crate::model::{Content, FactType, Question, Scalar};

use super::diagram::{Ref, Store};
use super::program::{Ending, Program, VOID};
use super::space::{VarKind, Window};
use super::told::Part;

/// The program as JSON. Shape: `vars` (name, kind, values or interval starts, presumption), `facts` (windows on vars), `nodes` (`[var, kid, kid, ...]`; a kid
/// below zero is the terminal `-1 - kid`), `possible` (a reference whose terminals are 0 and 1), `slots` (`root` by terminal, `classes` by class, `terminals`), `readings`;
/// `sums` where numbers are worked out from others (`var`, `parts`: fact, times, bounds).
pub fn export(content: &Content, question: &Question, program: &Program) -> Value {
    let mut nodes = Nodes::default();
    let void = -1 - VOID_OUT;
    let possible = nodes.add(&program.store, program.possible);
    let slots: Vec<Value> = program
        .slots
        .iter()
        .map(|slot| {
            let terminals: Vec<Value> = slot
                .terminals
                .iter()
                .map(|t| {
                    let rules: Vec<&str> = t.live.iter().map(|v| question.rules[program.variants[*v].rule].id.value.as_str()).collect();
                    let mut clauses: Vec<&str> = Vec::new();
                    for variant in t.live.iter().map(|v| &program.variants[*v]) {
                        let rule = &question.rules[variant.rule];
                        for clause in std::iter::once(&rule.clause.value).chain(rule.with.iter().map(|c| &c.value)).chain(&variant.with) {
                            if !clauses.contains(&clause.as_str()) {
                                clauses.push(clause);
                            }
                        }
                    }
                    let ending = match &t.ending {
                        Ending::Decided => json!("decided"),
                        Ending::Discretion => json!("discretion"),
                        Ending::NotCovered(why) => json!({ "not-covered": why }),
                    };
                    json!({ "then": t.then, "may": t.may, "ending": ending, "class": t.class, "rules": rules, "clauses": clauses })
                })
                .collect();
            json!({ "id": slot.id, "root": nodes.add(&program.store, slot.root), "classes": nodes.add(&program.store, slot.by_class), "terminals": terminals })
        })
        .collect();
    let vars: Vec<Value> = program.space.vars.iter().map(|v| var(content, question, v)).collect();
    let mut facts = Map::new();
    for (name, fact) in content.facts.iter().filter(|(_, f)| !f.internal) {
        let window = Window::of(content, name);
        if let Some(var) = program.space.index(window.base) {
            let mut entry = json!({ "var": var });
            if let Some(limit) = window.above {
                entry["above"] = json!(limit);
            } else if fact.view.is_some() {
                entry["plus"] = json!(window.plus);
                entry["per"] = json!(window.per);
            }
            if let Some(step) = window.multiple_of {
                entry["multiple"] = json!(step);
                entry["presumed"] = json!(fact.if_absent == Some(Scalar::Bool(true)));
            }
            facts.insert(name.clone(), entry);
        }
    }
    let mut out = json!({
        "question": program.question, "edition": content.editions.id(program.edition), "vars": vars, "facts": facts, "void": void,
        "incidents": question.incidents.iter().filter_map(|i| program.space.index(i)).collect::<Vec<_>>(),
        "possible": possible, "slots": slots, "nodes": nodes.out,
    });
    if !program.reader.sums().is_empty() {
        let part = |p: &Part| json!({ "fact": p.name, "times": p.times, "min": p.bounds.0, "max": p.bounds.1 });
        out["sums"] = program.reader.sums().iter().map(|s| json!({ "var": s.var, "parts": s.parts.iter().map(part).collect::<Vec<_>>() })).collect();
    }
    out
}

/// The terminal of what cannot be, in the exported numbers.
const VOID_OUT: i64 = 1_000_000;

fn var(content: &Content, question: &Question, var: &super::space::Var) -> Value {
    let mut out = json!({ "name": var.name });
    match &var.kind {
        VarKind::Bool => out["kind"] = json!("bool"),
        VarKind::Words(words) => {
            out["kind"] = json!("words");
            out["values"] = json!(words);
        }
        VarKind::Intervals(starts) => {
            out["kind"] = json!("number");
            out["starts"] = json!(starts);
            if let Some(fact) = content.facts.get(&var.name) {
                out["min"] = json!(fact.min);
                out["max"] = json!(fact.max);
                out["internal"] = json!(fact.internal);
            }
        }
        VarKind::Reading(options) => {
            out["kind"] = json!("reading");
            out["values"] = json!(options);
            out["prefer"] = json!(content.readings.iter().find(|r| r.id.value == var.name).map(|r| &r.prefer.value));
        }
    }
    let incident = question.incidents.iter().any(|i| i.value == var.name);
    if let Some(fact) = content.facts.get(&var.name).filter(|_| !incident) {
        if fact.kind.value == FactType::Stage && fact.if_absent.is_some() {
            out["presumed"] = json!(fact.values.first().map(|v| &v.value));
        } else if let Some(value) = &fact.if_absent {
            out["presumed"] = json!(value);
        }
        if !fact.only_with.is_empty() {
            out["only_with"] = json!(fact.only_with);
        }
    }
    out
}

/// Nodes in one list, children before parents.
#[derive(Default)]
struct Nodes {
    out: Vec<Vec<i64>>,
    seen: rustc_hash::FxHashMap<Ref, i64>,
}

impl Nodes {
    fn add(&mut self, store: &Store, at: Ref) -> i64 {
        if let Some(value) = at.value() {
            return -1 - if value == VOID { VOID_OUT } else { i64::from(value) };
        }
        if let Some(done) = self.seen.get(&at) {
            return *done;
        }
        let node = store.node(at);
        let mut row = vec![i64::from(node.var)];
        row.extend(node.kids.iter().map(|k| self.add(store, *k)));
        self.out.push(row);
        let place = self.out.len() as i64 - 1;
        self.seen.insert(at, place);
        place
    }
}
