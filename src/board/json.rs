//! The answer of the contract to a position question.

use serde_json::{Map, Value, json};

use super::{BoardRuling, SERIES_LIMIT, cite};
use crate::Lawbook;
use crate::chess::{Answer, clauses};

/// The answer as JSON. `brief` leaves out reasons and notes.
pub fn answer(book: &Lawbook, question: &str, edition: usize, id: Option<&Value>, ruling: &BoardRuling, brief: bool) -> Value {
    let mut out = Map::new();
    if let Some(id) = id {
        out.insert("id".into(), id.clone());
    }
    out.insert("question".into(), json!(question));
    out.insert("edition".into(), json!(book.content.editions.id(edition)));
    out.insert("status".into(), json!(ruling.status.word()));
    out.insert("answer".into(), json!(ruling.answer.as_ref().map(|a| &a.answer)));
    if let Some(result) = ruling.answer.as_ref().and_then(|a| a.result) {
        out.insert("result".into(), json!(result));
    }
    out.insert("actions".into(), json!([]));
    out.insert("clauses".into(), json!(ruling.cited.numbers));
    out.insert("clause_ids".into(), json!(ruling.cited.ids));
    out.insert("assumed".into(), Value::Object(ruling.assumed.iter().map(|(name, value)| (name.clone(), json!(value))).collect()));
    out.insert("needs".into(), json!(ruling.needs));
    let readings = ruling.readings.iter().map(|reading| {
        let mut entry = json!({
            "reading": SERIES_LIMIT, "option": reading.option, "held_by": reading.held_by, "preferred": reading.preferred, "answer": reading.answer,
        });
        if let Some(result) = reading.result {
            entry["result"] = json!(result);
        }
        entry
    });
    out.insert("readings".into(), Value::Array(readings.collect()));
    if brief {
        return Value::Object(out);
    }
    out.insert("reasons".into(), json!(ruling.answer.as_ref().map(Answer::reasons).unwrap_or_default()));
    if let Some(ended) = ruling.answer.as_ref().and_then(|a| a.ended) {
        let mut entry = json!(ended);
        entry["clauses"] = json!(cite(&book.content, edition, &[clauses::of_ending(ended.by)]).numbers);
        out.insert("ended".into(), entry);
    }
    if !ruling.cited.missing.is_empty() {
        out.insert("not_encoded".into(), json!(ruling.cited.missing));
    }
    if !ruling.ignored.is_empty() {
        out.insert("ignored".into(), json!(ruling.ignored));
    }
    Value::Object(out)
}
