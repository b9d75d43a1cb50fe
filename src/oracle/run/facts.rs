//! Facts and answers in a few words, for the forms in which results are shown.

use serde_json::{Map, Value};

use super::super::Oracle;
use super::super::results::{Failure, Results};

/// What was asked: the position and what belongs to it, or the facts.
pub(super) fn asked(oracle: &Oracle) -> String {
    let one = |(name, value): (&String, &Value)| match (name.as_str(), value) {
        ("fen", Value::String(fen)) => format!("FEN {fen}"),
        ("moves", Value::Array(moves)) => format!("moves {}", moves.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" ")),
        (_, Value::String(text)) => format!("{name} {text}"),
        (_, other) => format!("{name} {other}"),
    };
    // The position first, then the moves from it.
    let first = |name: &str| ["fen", "moves", "move"].iter().position(|n| *n == name).unwrap_or(3);
    let mut facts: Vec<(&String, &Value)> = oracle.facts.iter().collect();
    facts.sort_by_key(|(name, _)| (first(name), *name));
    facts.into_iter().map(one).collect::<Vec<_>>().join("; ")
}

/// An answer in words.
pub(crate) fn answer(value: &Value) -> String {
    let Value::Object(fields) = value else {
        return match value {
            Value::Null => "nothing".to_owned(),
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
    };
    let text = |v: &Value| v.as_str().map_or_else(|| v.to_string(), str::to_owned);
    let mut out: Vec<String> = Vec::new();
    if let Some(status) = fields.get("status").filter(|s| **s != "decided") {
        out.push(text(status));
    }
    for (name, value) in fields.iter().filter(|(n, _)| !["status", "readings"].contains(&n.as_str())) {
        match (name.as_str(), value) {
            ("actions", Value::Array(list)) if list.is_empty() => out.push("orders nothing".to_owned()),
            ("actions", Value::Array(list)) => out.push(format!("orders {}", orders(list))),
            ("may", Value::Array(list)) if !list.is_empty() => out.push(format!("may order {}", orders(list))),
            ("needs", Value::Array(list)) if !list.is_empty() => out.push(format!("needs {}", list.iter().map(text).collect::<Vec<_>>().join(", "))),
            ("may" | "needs", _) => {}
            (_, value) => out.push(format!("{name} {}", text(value))),
        }
    }
    if out.is_empty() { "decided".to_owned() } else { out.join(", ") }
}

fn orders(list: &[Value]) -> String {
    let one = |order: &Value| {
        let action = order["action"].as_str().unwrap_or("?");
        let more = |map: &Map<String, Value>| -> Vec<String> {
            let others = map.iter().filter(|(n, _)| !["action", "slot", "status"].contains(&n.as_str()));
            others.map(|(n, v)| format!("{n} {}", v.as_str().map_or_else(|| v.to_string(), str::to_owned))).collect()
        };
        let more = order.as_object().map(more).unwrap_or_default();
        if more.is_empty() { action.to_owned() } else { format!("{action} ({})", more.join(", ")) }
    };
    list.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// A failure whole: what was given and wanted, of which facts, why, and by which clauses.
pub(super) fn failure(failure: &Failure, oracle: &Oracle) -> String {
    let why = if oracle.why.is_empty() { String::new() } else { format!(" {}", oracle.why) };
    let clauses = if oracle.clauses.is_empty() { String::new() } else { format!(" ({})", oracle.clauses.join(", ")) };
    format!("{}: {} instead of {}. Asked: {}.{why}{clauses}", failure.kind, answer(&failure.given), answer(&failure.expected), asked(oracle))
}

/// The words in which the program documents what a failure shows.
pub(super) fn quoted(results: &Results, failure: &Failure) -> String {
    let choice = failure.fault.as_deref().and_then(|fault| results.program.documents(fault));
    choice.map_or_else(String::new, |c| format!("\"{}\" ({})", c.quote, c.source))
}

/// Text without what neither XML nor YAML may hold: control characters and such stand as their numbers.
pub(super) fn printable(text: &str) -> String {
    let fine = |c: char| matches!(c, '\t' | '\n' | '\r' | ' '..='\u{7e}' | '\u{85}' | '\u{a0}'..='\u{fffd}' | '\u{10000}'..) && !plane_end(c);
    text.chars().map(|c| if fine(c) { c.to_string() } else { format!("\\u{{{:x}}}", u32::from(c)) }).collect()
}

/// The last two of every plane are no characters.
fn plane_end(c: char) -> bool {
    u32::from(c) & 0xfffe == 0xfffe
}
