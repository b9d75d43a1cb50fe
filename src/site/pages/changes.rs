//! What an arbiter must do otherwise since an edition: a table for each question, to be printed.

use serde_json::{Value, json};

use crate::explain;
use crate::lang::Values;

use super::super::address::Place;
use super::super::page::Page;

pub fn title(page: &Page, from: usize, to: usize) -> String {
    page.say("changes-title", &Values::from([("from".to_owned(), page.edition_name(from).into()), ("to".to_owned(), page.edition_name(to).into())]))
}

pub fn data(page: &Page, from: usize, to: usize) -> Value {
    let (book, language) = (page.site.book, page.language);
    let list = page.site.changes.get(&(from, to)).map(Vec::as_slice).unwrap_or_default();
    let questions: Vec<Value> = list
        .iter()
        .map(|(question, changes)| {
            let rows: Vec<Value> = changes
                .iter()
                .map(|c| {
                    json!({
                        "when": explain::change(book, language, c, to),
                        "slot": page.word(&format!("slot-{}", c.slot)),
                        "before": explain::side(book, language, &c.before, from),
                        "after": explain::side(book, language, &c.after, to),
                    })
                })
                .collect();
            json!({ "id": question, "name": page.named("question", question), "href": page.to(&Place::Question(question.clone())), "rows": rows })
        })
        .collect();
    let ids = (book.content.editions.id(from), book.content.editions.id(to));
    let once = crate::changes::answered_once(book, ids.0, ids.1, None).unwrap_or_default();
    let alone: Vec<String> = [to, from]
        .into_iter()
        .filter_map(|place| {
            let names: Vec<String> = once.iter().filter(|(_, only)| *only == place).map(|(question, _)| page.named("question", question)).collect();
            let questions = (!names.is_empty()).then(|| names.join(&page.word("list-semicolon")))?;
            Some(page.say(
                "changes-one-edition",
                &Values::from([("edition".to_owned(), page.edition_name(place).into()), ("questions".to_owned(), questions.into())]),
            ))
        })
        .collect();
    json!({ "title": title(page, from, to), "description": page.word("changes-about"), "questions": questions, "alone": alone,
        "from": edition(page, from), "to": edition(page, to) })
}

fn edition(page: &Page, edition: usize) -> Value {
    json!({ "name": page.edition_name(edition), "short": page.edition_short(edition), "href": page.to(&Place::Laws(Some(edition))) })
}
