//! The event, set once and kept on the reader's device. What follows from it is worked out in the page as `chesslaw rule --event` does.

use serde_json::{Value, json};

use crate::explain;
use crate::lang::Values;
use crate::model::Scalar;

use super::super::page::Page;

/// The form: choices worded as facts are.
pub fn data(page: &Page) -> Value {
    let book = page.site.book;
    let choices = |name: &str| {
        let values = book.content.facts.get(name).map(|f| f.values.as_slice()).unwrap_or_default();
        let one = |v: &crate::model::Located<String>| {
            let words = explain::fact(book, page.language, name, &Scalar::Text(v.value.clone()), page.edition);
            json!({ "id": v.value, "name": words })
        };
        values.iter().map(one).collect::<Vec<_>>()
    };
    let asks = |name: &str| explain::asks(book, page.language, name, page.edition);
    let unit = |name: &str| book.text(&page.language.id, "facts", &format!("{name}.name"), page.edition, &Values::new()).unwrap_or_default();
    json!({
        "title": page.word("event-title"),
        "description": page.word("event-about"),
        "form": super::ask::form(page, None),
        "supervision": { "asks": asks("supervision"), "choices": choices("supervision") },
        "draws": { "asks": asks("event_on_draws"), "choices": choices("event_on_draws") },
        "device": { "asks": asks("device_penalty_softened") },
        "increment": { "asks": asks("increment_seconds"), "name": unit("increment_seconds") },
    })
}
