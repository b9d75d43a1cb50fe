//! Whether an answer is right.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::super::{Oracle, Tag};

/// The option of a disputed oracle that is answered as no reading answers.
pub(super) const NO_READING: &str = "none";

/// The statuses that a ruling can have.
const STATUSES: [&str; 5] = ["decided", "needs-facts", "discretion", "disputed", "not-covered"];
const RESULTS: [&str; 3] = ["1-0", "0-1", "1/2-1/2"];

/// What an answer is worth.
pub(super) enum Verdict {
    /// Right.
    Passed,
    /// Wrong.
    Failed,
    /// The program says that it does not answer this, and why where it does.
    Unsupported(String),
    /// The program reports an error.
    Error(Value),
    /// It is no answer to such a question: why not.
    Garbage(&'static str),
    /// Disputed: which reading it holds, and which option; [`NO_READING`] where it answers as no reading does.
    Reading(String, String),
}

/// Judges an answer.
pub(super) fn judge(oracle: &Oracle, said: &Value) -> Verdict {
    if let Some(why) = said.get("unsupported").filter(|u| **u != Value::Bool(false) && !u.is_null()) {
        return Verdict::Unsupported(why.as_str().unwrap_or_default().to_owned());
    }
    if let Some(error) = said.get("error").filter(|e| !e.is_null()) {
        return Verdict::Error(error.clone());
    }
    let position = oracle.expected.contains_key("answer");
    let given = if position { said.get("answer").or(said.get("result")) } else { said.get("actions") };
    // Neither yes nor no: the program says that it does not know.
    if given.is_some_and(Value::is_null) {
        return Verdict::Unsupported("it does not know".to_owned());
    }
    if let Some(why) = if position { no_position_answer(oracle, said) } else { no_ruling(said) } {
        return Verdict::Garbage(why);
    }
    if oracle.is(Tag::Disputed) {
        return disputed(oracle, said, position);
    }
    let right = if position { position_agrees(&oracle.expected, said) } else { ruling_agrees(&oracle.expected, said) };
    if right { Verdict::Passed } else { Verdict::Failed }
}

/// Why an answer is none to a question on a position: nothing there, or something of another form.
fn no_position_answer(oracle: &Oracle, said: &Value) -> Option<&'static str> {
    let (answer, result) = (said.get("answer"), said.get("result").filter(|r| !r.is_null()));
    if answer.is_none() && result.is_none() {
        return Some("no answer in it");
    }
    match answer {
        // The move text; false for a move that cannot be written because it is illegal.
        Some(Value::String(_) | Value::Bool(false)) if oracle.question == "san" => {}
        Some(_) if oracle.question == "san" => return Some("the answer is neither a move text nor false"),
        Some(Value::Bool(_)) | None => {}
        Some(_) => return Some("the answer is neither true nor false"),
    }
    let known = result.is_none_or(|r| r.as_str().is_some_and(|r| RESULTS.contains(&r)));
    (!known).then_some("the result is none of 1-0, 0-1, 1/2-1/2")
}

/// Why an answer is no ruling.
fn no_ruling(said: &Value) -> Option<&'static str> {
    let Some(actions) = said.get("actions") else { return Some("no answer in it") };
    let list = |v: &Value, is: &dyn Fn(&Value) -> bool| v.as_array().is_some_and(|l| l.iter().all(is));
    let orders = |v: &Value| list(v, &|o| o["action"].is_string());
    if !orders(actions) || said.get("may").is_some_and(|may| !orders(may)) {
        return Some("the actions are no list of objects with an action");
    }
    if said.get("needs").is_some_and(|needs| !list(needs, &Value::is_string)) {
        return Some("what is needed is no list of facts");
    }
    let known = said.get("status").is_none_or(|s| s.as_str().is_some_and(|s| STATUSES.contains(&s)));
    (!known).then_some("no such status")
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
    // Under a reading that leaves the answer open either may be held.
    let open = |reading: &&Value| position && reading.get("answer").is_some_and(Value::is_null);
    let option = match (says_so, readings.iter().find(holds).or_else(|| readings.iter().find(open))) {
        (true, _) => "says so".to_owned(),
        (false, Some(reading)) => text(reading, "option"),
        (false, None) => NO_READING.to_owned(),
    };
    Verdict::Reading(name, option)
}

/// The part of an answer that is shown with a failure.
pub(super) fn shown(said: &Value) -> Value {
    let fields = ["status", "answer", "result", "actions", "may", "needs"];
    let kept: Map<String, Value> = fields.iter().filter_map(|f| Some(((*f).to_owned(), said.get(*f)?.clone()))).collect();
    Value::Object(kept)
}
