//! The vocabulary: every question, its facts, slots and actions. A contract of its own; ids in it never change meaning.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::Lawbook;
use crate::board;
use crate::cli::Paint;
use crate::engine::{Program, VarKind};
use crate::lang::{Language, Values};
use crate::model::{FactType, ParamKind, Question};

/// The facts a question uses in some edition, in the order its diagrams ask them. Windows on an internal number stand for it.
pub fn facts_of(book: &Lawbook, question: &Question) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut seen = BTreeSet::new();
    for edition in 0..book.content.editions.all().len() {
        let Ok(program) = book.program(question, edition) else { continue };
        for name in told_names(book, program) {
            if seen.insert(name.clone()) {
                out.push(name);
            }
        }
    }
    out
}

/// The facts that can be told to a compiled question.
pub fn told_names(book: &Lawbook, program: &Program) -> Vec<String> {
    let mut out = Vec::new();
    for var in program.space.vars.iter().filter(|v| !matches!(v.kind, VarKind::Reading(_))) {
        let declared = &book.content.facts[&var.name];
        if !declared.internal {
            out.push(var.name.clone());
        }
        let views = book.content.facts.iter().filter(|(_, f)| !f.internal && f.view.as_ref().is_some_and(|v| v.of.value == var.name));
        out.extend(views.map(|(name, _)| name.clone()));
    }
    out
}

/// The vocabulary of all questions, or of one.
pub fn vocabulary(book: &Lawbook, only: Option<&str>) -> Value {
    let questions = book.content.questions.iter().filter(|q| only.is_none_or(|o| q.id.value == o));
    let mut used: BTreeSet<String> = BTreeSet::new();
    let mut list: Vec<Value> = questions
        .map(|q| {
            let mut facts = facts_of(book, q);
            // What is derived from a position may be told as one.
            let derived = facts.iter().any(|f| book.content.facts[f].from.as_deref() == Some("position"));
            if derived {
                facts.extend(board::SOURCES.iter().filter(|s| book.content.facts.contains_key(**s)).map(|s| (*s).to_owned()));
            }
            used.extend(facts.iter().cloned());
            let slots: Vec<Value> = q.slots.iter().map(|s| json!({ "id": s.id.value, "actions": actions_of(q, &s.id.value) })).collect();
            let editions = (0..book.content.editions.all().len()).filter(|e| book.covers(q, *e)).map(|e| book.content.editions.id(e)).collect::<Vec<_>>();
            let incidents: Vec<&String> = q.incidents.iter().map(|i| &i.value).collect();
            let mut entry = json!({ "id": q.id.value, "kind": "rules", "editions": editions, "incidents": incidents, "facts": facts, "slots": slots });
            if !q.never.is_empty() {
                entry["never"] = json!(q.never);
            }
            if derived {
                entry["side"] = json!("player");
            }
            entry
        })
        .collect();
    let positions = book.content.positions.iter().filter(|q| only.is_none_or(|o| q.id.value == o));
    list.extend(positions.map(|q| {
        let facts: Vec<&String> = q.facts.iter().map(|f| &f.value).filter(|f| book.content.facts.contains_key(*f)).collect();
        used.extend(facts.iter().map(|f| (*f).clone()));
        let editions = (0..book.content.editions.all().len()).filter(|e| board::covers(book, q, *e)).map(|e| book.content.editions.id(e)).collect::<Vec<_>>();
        json!({ "id": q.id.value, "kind": "position", "editions": editions, "facts": facts, "side": q.side, "slots": [] })
    }));
    let facts: serde_json::Map<String, Value> = used.iter().map(|name| (name.clone(), fact(book, name))).collect();
    let actions: serde_json::Map<String, Value> = book
        .content
        .actions
        .iter()
        .map(|(id, a)| {
            let params: serde_json::Map<String, Value> = a.params.iter().map(|(n, k)| (n.clone(), param(k))).collect();
            (id.clone(), json!({ "slot": a.slot.value, "params": params }))
        })
        .collect();
    json!({ "version": 1, "questions": list, "facts": facts, "actions": actions })
}

fn param(kind: &ParamKind) -> Value {
    match kind {
        ParamKind::OneOf(words) => json!({ "one_of": words }),
        ParamKind::Unit(unit) => json!({ "number": unit }),
    }
}

fn fact(book: &Lawbook, name: &str) -> Value {
    let declared = &book.content.facts[name];
    let mut out = json!({ "type": declared.kind.value });
    match declared.kind.value {
        FactType::Number => {
            let max = declared
                .view
                .as_ref()
                .and_then(|v| book.content.facts.get(&v.of.value).map(|b| (b.max + v.plus).div_euclid(v.per)))
                .map_or(declared.max, |m| m.min(declared.max));
            out["unit"] = json!(declared.unit.as_ref().map(|u| &u.value));
            out["min"] = json!(declared.min);
            out["max"] = json!(max);
        }
        FactType::Choice | FactType::Stage => out["values"] = json!(declared.values.iter().map(|v| &v.value).collect::<Vec<_>>()),
        _ => {}
    }
    if let Some(value) = &declared.if_absent {
        out["if_absent"] = json!(value);
    }
    if !declared.only_with.is_empty() {
        out["only_with"] = json!(declared.only_with);
    }
    let parts = declared.view.as_ref().and_then(|v| book.content.facts.get(&v.of.value)).map(|b| &b.sum);
    if let Some(parts) = parts.filter(|p| !p.is_empty()) {
        out["settled_by"] = json!(parts);
    }
    if let Some(from) = &declared.from {
        out["derived_from"] = json!(from);
    }
    out
}

fn kind_word(kind: FactType) -> &'static str {
    match kind {
        FactType::Position => "FEN",
        FactType::Game => "UCI…",
        _ => "UCI",
    }
}

/// The actions a slot of a question can order, in alphabetical order.
fn actions_of(question: &Question, slot: &str) -> BTreeSet<String> {
    let rules = question.rules.iter().filter(|r| r.slot.value == slot);
    rules.flat_map(|r| r.then.iter().chain(&r.may)).map(|a| a.id.value.clone()).collect()
}

/// The vocabulary for a terminal.
pub fn as_text(book: &Lawbook, language: &Language, only: Option<&str>, paint: Paint) -> String {
    let edition = book.content.editions.current().unwrap_or_default();
    let text = |domain: &str, key: &str| book.text(&language.id, domain, key, edition, &Values::new()).unwrap_or_default();
    let mut out = Vec::new();
    for question in book.content.questions.iter().filter(|q| only.is_none_or(|o| q.id.value == o)) {
        out.push(format!("{}  {}", paint.bold(&question.id), text("questions", &format!("{}.title", question.id.value))));
        for name in facts_of(book, question) {
            let declared = &book.content.facts[&name];
            let kind = match declared.kind.value {
                FactType::Bool => "true|false".to_owned(),
                FactType::Number => format!("{}..{}", declared.min, declared.max),
                FactType::Position | FactType::Game | FactType::Text => kind_word(declared.kind.value).to_owned(),
                _ => declared.values.iter().map(|v| v.value.as_str()).collect::<Vec<_>>().join("|"),
            };
            let presumed = declared.if_absent.as_ref().map(|v| format!(" [{v}]")).unwrap_or_default();
            out.push(format!("  {name:<28} {kind}{presumed}  {}", paint.faint(&text("facts", &name))));
        }
        for slot in &question.slots {
            let actions: Vec<String> = actions_of(question, &slot.id).into_iter().collect();
            out.push(format!("  → {}: {}", slot.id.value, actions.join(", ")));
        }
    }
    for question in book.content.positions.iter().filter(|q| only.is_none_or(|o| q.id.value == o)) {
        out.push(format!("{}  {}", paint.bold(&question.id), text("questions", &format!("{}.title", question.id.value))));
        for name in question.facts.iter().map(|f| &f.value) {
            let Some(declared) = book.content.facts.get(name) else { continue };
            let kind = match declared.kind.value {
                FactType::Bool => "true|false".to_owned(),
                FactType::Choice => declared.values.iter().map(|v| v.value.as_str()).collect::<Vec<_>>().join("|"),
                kind => kind_word(kind).to_owned(),
            };
            out.push(format!("  {name:<28} {kind}  {}", paint.faint(&text("facts", name))));
        }
    }
    out.join("\n")
}
