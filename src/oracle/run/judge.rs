//! Whether an answer is right.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::super::{Oracle, Tag};

/// What an answer is worth.
pub(super) enum Verdict {
    /// Right.
    Passed,
    /// Wrong.
    Failed,
    /// The program says that it does not answer this.
    Unsupported,
    /// The program reports an error.
    Error(Value),
    /// It is no answer to such a question.
    Garbage,
    /// Disputed: which reading it holds, and which option; `none` where it answers as no reading does.
    Reading(String, String),
}

/// Judges an answer.
pub(super) fn judge(oracle: &Oracle, said: &Value) -> Verdict {
    if said.get("unsupported").is_some_and(|u| *u != Value::Bool(false) && !u.is_null()) {
        return Verdict::Unsupported;
    }
    if let Some(error) = said.get("error").filter(|e| !e.is_null()) {
        return Verdict::Error(error.clone());
    }
    let position = oracle.expected.contains_key("answer");
    let given = if position { said.get("answer").or(said.get("result")) } else { said.get("actions") };
    if given.is_none() {
        return Verdict::Garbage;
    }
    // Neither yes nor no: the program says that it does not know.
    if given.is_some_and(Value::is_null) {
        return Verdict::Unsupported;
    }
    if oracle.is(Tag::Disputed) {
        return disputed(oracle, said, position);
    }
    let right = if position { position_agrees(&oracle.expected, said) } else { ruling_agrees(&oracle.expected, said) };
    if right { Verdict::Passed } else { Verdict::Failed }
}

/// The answer, and the result where both have one; a program may give either alone.
fn position_agrees(expected: &Map<String, Value>, said: &Value) -> bool {
    let same = |name: &str| match (expected.get(name), said.get(name)) {
        (Some(a), Some(b)) => Some(a == b),
        _ => None,
    };
    let both = [same("answer"), same("result")];
    both.iter().any(Option::is_some) && both.iter().all(|b| b.unwrap_or(true))
}

/// Status, orders (in any order) and what is needed. What judgement may order instead counts where the program says it.
fn ruling_agrees(expected: &Map<String, Value>, said: &Value) -> bool {
    let status = said.get("status").unwrap_or(&json!("decided")) == &expected["status"];
    let needs = |v: Option<&Value>| -> BTreeSet<String> { v.and_then(|v| serde_json::from_value(v.clone()).ok()).unwrap_or_default() };
    let may = said.get("may").is_none_or(|may| orders(Some(may)) == orders(expected.get("may")));
    status
        && may
        && orders(said.get("actions")) == orders(expected.get("actions"))
        && (!expected.contains_key("needs") || needs(said.get("needs")) == needs(expected.get("needs")))
}

/// Orders without their slot and status, sorted.
fn orders(list: Option<&Value>) -> Vec<String> {
    let bare = |order: &Value| {
        let mut fields: Vec<String> =
            order.as_object().into_iter().flatten().filter(|(n, _)| !["slot", "status"].contains(&n.as_str())).map(|(n, v)| format!("{n}={v}")).collect();
        fields.sort();
        fields.join(" ")
    };
    let mut out: Vec<String> = list.and_then(Value::as_array).into_iter().flatten().map(bare).collect();
    out.sort();
    out
}

/// A disputed question is answered by saying so, or as one of the readings.
fn disputed(oracle: &Oracle, said: &Value, position: bool) -> Verdict {
    let readings = oracle.expected.get("readings").and_then(Value::as_array).cloned().unwrap_or_default();
    let text = |v: &Value, name: &str| v[name].as_str().unwrap_or("?").to_owned();
    let name = readings.first().map_or_else(|| "?".to_owned(), |r| text(r, "reading"));
    let lists = said.get("readings").and_then(Value::as_array).is_some_and(|r| !r.is_empty());
    let says_so = lists || said.get("status") == Some(&json!("disputed"));
    let holds = |reading: &&Value| {
        if position {
            let fields: Map<String, Value> = reading.as_object().cloned().unwrap_or_default();
            return position_agrees(&fields, said);
        }
        let slot = &reading["slot"];
        // What is not disputed is ordered under every reading.
        let settled = oracle.expected.get("actions").and_then(Value::as_array).into_iter().flatten().filter(|a| a["slot"] != *slot);
        let all: Vec<Value> = settled.chain(reading["actions"].as_array().into_iter().flatten()).cloned().collect();
        orders(Some(&Value::Array(all))) == orders(said.get("actions"))
    };
    let option = match (says_so, readings.iter().find(holds)) {
        (true, _) => "says so".to_owned(),
        (false, Some(reading)) => text(reading, "option"),
        (false, None) => "none".to_owned(),
    };
    Verdict::Reading(name, option)
}

/// The part of an answer that is shown with a failure.
pub(super) fn shown(said: &Value) -> Value {
    let fields = ["status", "answer", "result", "actions", "may", "needs"];
    let kept: Map<String, Value> = fields.iter().filter_map(|f| Some(((*f).to_owned(), said.get(*f)?.clone()))).collect();
    Value::Object(kept)
}

/// What was wanted, in the same form.
pub(super) fn wanted(oracle: &Oracle) -> Value {
    Value::Object(oracle.expected.clone())
}
