//! Questions: "What happened?", and the decision table of each.

use serde_json::{Value, json};

use crate::explain;
use crate::vocabulary;

use super::super::page::Page;
use super::super::{ruling, table};

/// The questions: `{ name, href, about }`.
pub fn list(page: &Page) -> Vec<Value> {
    let one = |q: &crate::model::Question| {
        let mut link = page.question_link(&q.id);
        let key = format!("{}.about", q.id.value);
        link["about"] = json!(page.has("questions", &key).then(|| page.plain("questions", &key)));
        link
    };
    page.site.book.content.questions.iter().map(one).collect()
}

/// The index.
pub fn index(page: &Page) -> Value {
    json!({ "title": page.word("ask-title"), "description": page.word("ask-about"), "questions": list(page) })
}

/// A question with its table in the edition in force.
pub fn data(page: &Page, id: &str) -> Value {
    let book = page.site.book;
    let content = &book.content;
    let Some(question) = content.question(id) else { return json!({ "title": id }) };
    let told = book.program(question, page.edition).map(|p| vocabulary::told_names(book, p)).unwrap_or_default();
    let mut facts = Vec::new();
    for name in &told {
        let Some(fact) = content.facts.get(name) else { continue };
        let presumed = fact.if_absent.as_ref().map(|v| {
            // A stage is presumed to be the earliest.
            let value = if v.to_string() == "earliest" { fact.values.first().map(|f| crate::model::Scalar::Text(f.value.clone())) } else { Some(v.clone()) };
            value.map(|v| explain::fact(book, page.language, name, &v, page.edition))
        });
        facts.push(json!({ "id": name, "asks": explain::asks(book, page.language, name, page.edition), "presumed": presumed }));
    }
    let key = format!("{id}.about");
    let none = Vec::new();
    let about = page.has("questions", &key).then(|| page.plain("questions", &key));
    let readings: Vec<Value> = content
        .readings
        .iter()
        .filter(|r| {
            let program = book.program(question, page.edition);
            program.is_ok_and(|p| p.space.vars.iter().any(|v| v.is_reading() && v.name == r.id.value))
        })
        .map(|r| {
            let options: Vec<Value> = r.options.iter().map(|o| ruling::reading_option(page, &r.id, &o.id)).collect();
            json!({ "clause": page.clause_link(&r.clause), "options": options })
        })
        .collect();
    json!({
        "title": page.named("question", id),
        "description": about,
        "about": about,
        "edition": page.say_with("ask-other-editions", "edition", page.edition_name(page.edition)),
        "facts": facts,
        "table": table::data(page, question),
        "readings": readings,
        "cases": page.site.back.question_cases.get(id).unwrap_or(&none).iter().map(|c| page.case_link(c)).collect::<Vec<_>>(),
        "terms": page.site.back.question_terms.get(id).unwrap_or(&none).iter().map(|t| page.term_link(t)).collect::<Vec<_>>(),
    })
}
