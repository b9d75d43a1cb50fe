//! The answer of the contract: a ruling as JSON.

use serde_json::{Map, Value, json};

use crate::Lawbook;
use crate::engine::{Order, Ruling, Status};

/// An order with its parameters flat beside the action.
pub fn order(order: &Order) -> Map<String, Value> {
    let mut out = Map::new();
    out.insert("action".into(), json!(order.action));
    for (name, value) in &order.params {
        out.insert(name.clone(), json!(value));
    }
    out
}

/// The answer to a question. `brief` leaves out reasons, slots and notes.
pub fn answer(book: &Lawbook, question: &str, edition: usize, id: Option<&Value>, ruling: &Ruling, brief: bool) -> Value {
    let editions = &book.content.editions;
    let mut out = Map::new();
    if let Some(id) = id {
        out.insert("id".into(), id.clone());
    }
    out.insert("question".into(), json!(question));
    out.insert("edition".into(), json!(editions.id(edition)));
    out.insert("status".into(), json!(ruling.status.word()));
    let mut actions = Vec::new();
    let mut may = Vec::new();
    for slot in &ruling.slots {
        if slot.status == Status::Disputed {
            continue; // what each reading orders stands under `readings`
        }
        for (orders, into) in [(&slot.then, &mut actions), (&slot.may, &mut may)] {
            for one in orders {
                let mut entry = order(one);
                entry.insert("slot".into(), json!(slot.id));
                entry.insert("status".into(), json!(slot.status.word()));
                into.push(Value::Object(entry));
            }
        }
    }
    out.insert("actions".into(), Value::Array(actions));
    if !may.is_empty() {
        out.insert("may".into(), Value::Array(may));
    }
    let printed = |id: &String| book.content.clause(id).and_then(|c| c.printed(editions, edition).first().cloned());
    let mut numbers: Vec<String> = Vec::new();
    for number in ruling.clauses().into_iter().filter_map(printed) {
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    out.insert("clauses".into(), json!(numbers));
    out.insert("clause_ids".into(), json!(ruling.clauses()));
    out.insert("assumed".into(), Value::Object(ruling.assumed().map(|(k, v)| (k.clone(), json!(v))).collect()));
    out.insert("needs".into(), json!(ruling.needs.iter().map(|(fact, _)| fact).collect::<Vec<_>>()));
    let mut readings = Vec::new();
    for slot in &ruling.slots {
        for reading in &slot.readings {
            let held = |(r, o): &(String, String)| {
                let declared = book.content.readings.iter().find(|d| d.id.value == *r)?;
                let option = declared.options.iter().find(|d| d.id.value == *o)?;
                Some(option.held_by.iter().map(|h| h.value.clone()).collect::<Vec<_>>())
            };
            let mut entry = json!({
                "slot": slot.id,
                "reading": reading.options.iter().map(|(r, _)| r).collect::<Vec<_>>().first(),
                "option": reading.options.iter().map(|(_, o)| o).collect::<Vec<_>>().first(),
                "held_by": reading.options.iter().filter_map(held).flatten().collect::<Vec<_>>(),
                "preferred": reading.preferred,
                "actions": reading.then.iter().map(|o| Value::Object(order(o))).collect::<Vec<_>>(),
            });
            if !reading.may.is_empty() {
                entry["may"] = reading.may.iter().map(|o| Value::Object(order(o))).collect();
            }
            readings.push(entry);
        }
    }
    out.insert("readings".into(), Value::Array(readings));
    if brief {
        return Value::Object(out);
    }
    let mut reasons = serde_json::to_value(&ruling.reasons).unwrap_or_default();
    if let Some(list) = reasons.as_array_mut() {
        list.extend(ruling.derived.iter().map(|d| json!({ "derived": d.fact, "value": d.value, "from": "position", "why": d.why })));
    }
    out.insert("reasons".into(), reasons);
    let slots = ruling.slots.iter().map(|s| {
        let needs: Vec<&String> = ruling.needs.iter().filter(|(_, bears)| bears.contains(&s.id)).map(|(f, _)| f).collect();
        let mut entry = json!({ "slot": s.id, "status": s.status.word() });
        if s.status == Status::NeedsFacts {
            entry["needs"] = json!(needs);
        }
        if let Some(why) = &s.not_covered {
            entry["not_covered"] = json!(why);
        }
        entry
    });
    out.insert("slots".into(), Value::Array(slots.collect()));
    if !ruling.ignored.is_empty() {
        out.insert("ignored".into(), json!(ruling.ignored));
    }
    Value::Object(out)
}
