//! A ruling as data for a page.

use serde_json::{Value, json};

use crate::engine::{Order, ReadingRuling, Ruling, Status, Told};
use crate::explain;
use crate::lang::Values;
use crate::model::Scalar;

use super::page::Page;

/// A ruling in the page's language and edition: `{ status, status_word, slots, clauses, assumed, needs, readings, reasons }`.
pub fn data(page: &Page, question: &str, ruling: &Ruling, told: &Told) -> Value {
    let book = page.site.book;
    let language = page.language;
    let mut slots = Vec::new();
    for slot in &ruling.slots {
        let then: Vec<String> = slot.then.iter().map(|o| order(page, o)).collect();
        let may: Vec<String> = slot.may.iter().map(|o| page.say_with(crate::explain::may_key(&slot.then), "action", order(page, o))).collect();
        let disputed = slot.status == Status::Disputed;
        let not_covered = slot.not_covered.as_ref().map(|why| page.plain("questions", &format!("{question}.{why}")));
        if (!then.is_empty() && !disputed) || !may.is_empty() || not_covered.is_some() {
            let shown = if disputed { Vec::new() } else { then };
            slots.push(json!({ "id": slot.id, "name": page.word(&format!("slot-{}", slot.id)), "then": shown, "may": may, "not_covered": not_covered }));
        }
    }
    let reading = |reading: &Vec<&ReadingRuling>| {
        let orders = explain::reading_orders(language, reading).unwrap_or_else(|| page.word("slot-nothing"));
        let first = reading.first()?;
        let options: Vec<Value> = first.options.iter().map(|(id, option)| reading_option(page, id, option)).collect();
        Some(json!({ "options": options, "then": orders, "preferred": first.preferred }))
    };
    let readings: Vec<Value> = ruling.readings().iter().filter_map(reading).collect();
    let mut reasons: Vec<Value> = Vec::new();
    for reason in ruling.reasons.iter() {
        let conditions = explain::decided(book, language, &reason, told, page.edition);
        let clauses: Vec<Value> = reason.clause_ids().map(|c| page.clause_link(c)).collect();
        let basis = serde_json::to_value(reason.basis()).unwrap_or_default();
        let basis = basis.as_str().unwrap_or("text");
        let sources: Vec<Value> = reason
            .sources()
            .iter()
            .filter_map(|s| book.content.sources.get(s))
            .map(|s| json!({ "title": s.title, "url": s.url, "lang": page.english() }))
            .collect();
        let entry = json!({ "slot": page.word(&format!("slot-{}", reason.slot())), "conditions": language.clauses(&conditions), "clauses": clauses,
            "basis": (basis != "text").then(|| page.word(&format!("basis-{basis}"))), "sources": sources });
        if !reasons.contains(&entry) {
            reasons.push(entry);
        }
    }
    let assumed: Vec<String> = ruling.assumed().map(|(f, v)| explain::fact(book, language, f, v, page.edition)).collect();
    let needs: Vec<String> = ruling.needs.iter().map(|(fact, _)| explain::asks(book, language, fact, page.edition)).collect();
    json!({
        "status": ruling.status.word(),
        "status_word": explain::status(language, ruling),
        "slots": slots,
        "clauses": numbers(page, ruling.clauses()),
        "assumed": (!assumed.is_empty()).then(|| language.clauses(&assumed)),
        "needs": needs,
        "readings": readings,
        "reasons": reasons,
    })
}

/// Links to clauses, each printed number once.
fn numbers<'c>(page: &Page, clauses: impl IntoIterator<Item = &'c String>) -> Vec<Value> {
    let mut out: Vec<Value> = Vec::new();
    for link in page.clause_links(clauses) {
        if !out.iter().any(|l| l["number"] == link["number"]) {
            out.push(link);
        }
    }
    out
}

/// One answer of a reading: `{ text, held_by, why }`, why only for the one preferred.
pub fn reading_option(page: &Page, reading: &str, option: &str) -> Value {
    let declared = page.site.book.content.readings.iter().find(|r| r.id.value == reading);
    let held = declared.and_then(|r| r.options.iter().find(|o| o.id.value == option)).map(|o| page.sources(&o.held_by)).unwrap_or_default();
    let preferred = declared.is_some_and(|r| r.prefer.value == option);
    let why = preferred.then(|| page.line("readings", &format!("{reading}.prefer"))).flatten();
    json!({ "text": page.plain("readings", &format!("{reading}.{option}")), "held_by": held, "why": why, "preferred": preferred })
}

/// The facts of a case in words, in the order in which the question asks for them.
pub fn facts(page: &Page, question: &str, told: &Told) -> Vec<String> {
    let book = page.site.book;
    let program = book.content.question(question).and_then(|q| book.program(q, page.edition).ok());
    let order = program.map(|p| crate::vocabulary::told_names(book, p)).unwrap_or_default();
    let mut names: Vec<(&String, &Scalar)> = told.iter().filter_map(|(name, value)| Some((name, value.as_ref()?))).collect();
    // White before Black, as one speaks of them.
    names.sort_by_key(|(name, _)| {
        (
            order.iter().position(|o| o.trim_start_matches("black_") == name.trim_start_matches("white_").trim_start_matches("black_")),
            name.starts_with("black_"),
        )
    });
    // A position is shown as a board.
    names.into_iter().filter(|(name, _)| *name != "fen").map(|(name, value)| explain::fact(book, page.language, name, value, page.edition)).collect()
}

/// An order as a phrase.
pub fn order(page: &Page, order: &Order) -> String {
    let value = |v: &Scalar| match v {
        Scalar::Number(n) => crate::lang::Value::Number(*n),
        other => crate::lang::Value::Text(other.to_string()),
    };
    let values: Values = order.params.iter().map(|(name, v)| (name.clone(), value(v))).collect();
    page.say(&format!("action-{}", order.action), &values)
}
