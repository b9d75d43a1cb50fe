//! Glossary: the index, sorted as the language sorts, and the entries.

use serde_json::{Value, json};

use super::super::collate;
use super::super::page::Page;
use crate::lang::Values;

/// The index, divided by letters: `letters: [{ letter, terms: [{ name, href, about }] }]`.
pub fn index(page: &Page) -> Value {
    let mut terms: Vec<(String, Value)> = page
        .site
        .book
        .content
        .terms
        .iter()
        .map(|t| {
            let name = page.term_name(&t.id);
            let mut link = page.term_link(&t.id);
            let key = format!("{}.explanation", t.id.value);
            link["about"] = json!(page.has("glossary", &key).then(|| super::super::history::shortened(&page.plain("glossary", &key))));
            (name, link)
        })
        .collect();
    collate::sort(page.language, &mut terms, |(name, _)| name);
    let mut letters: Vec<(String, Vec<Value>)> = Vec::new();
    for (name, link) in terms {
        let letter = collate::letter(&name);
        match letters.last_mut() {
            Some((last, list)) if *last == letter => list.push(link),
            _ => letters.push((letter, vec![link])),
        }
    }
    let letters: Vec<Value> = letters.into_iter().map(|(letter, terms)| json!({ "letter": letter, "terms": terms })).collect();
    json!({ "title": page.word("glossary-title"), "description": page.word("glossary-about"), "letters": letters })
}

/// An entry.
pub fn data(page: &Page, id: &str) -> Value {
    let content = &page.site.book.content;
    let Some(term) = content.terms.iter().find(|t| t.id.value == id) else { return json!({ "title": id }) };
    let back = &page.site.back;
    let none = Vec::new();
    let key = |part: &str| format!("{id}.{part}");
    let twins: Vec<Value> = term
        .twins
        .iter()
        .map(|twin| {
            let values = Values::from([("one".to_owned(), page.term_name(id).into()), ("other".to_owned(), page.term_name(twin).into())]);
            json!({ "heading": page.say("term-versus", &values), "link": page.term_link(twin), "text": page.text("glossary", &key(&format!("vs.{}", twin.value))) })
        })
        .collect();
    let mut clauses: Vec<&String> = term.clauses.iter().map(|c| &c.value).collect();
    clauses.extend(back.term_clauses.get(id).unwrap_or(&none).iter().filter(|c| !term.clauses.iter().any(|t| t.value == **c)));
    let clauses: Vec<Value> = clauses
        .into_iter()
        .filter(|c| page.clause(c).is_some())
        .map(|c| {
            let mut link = page.clause_link(c);
            let key = content.clause(c).map(|c| c.text_key(&content.editions, page.edition)).unwrap_or_default();
            link["about"] = json!(
                page.has("articles", &key)
                    .then(|| page.site.book.plain(&page.language.id, "articles", &key, page.edition))
                    .flatten()
                    .map(|t| super::super::history::shortened(&t))
            );
            link
        })
        .collect();
    json!({
        "title": page.term_name(id),
        "description": page.has("glossary", &key("explanation")).then(|| super::super::history::shortened(&page.plain("glossary", &key("explanation")))),
        "explanation": page.text("glossary", &key("explanation")),
        "use": page.text("glossary", &key("use")),
        "mistakes": page.text("glossary", &key("mistakes")),
        "twins": twins,
        "clauses": clauses,
        "cases": back.term_cases.get(id).unwrap_or(&none).iter().map(|c| page.case_link(c)).collect::<Vec<_>>(),
        "questions": term.questions.iter().map(|q| page.question_link(q)).collect::<Vec<_>>(),
        "sources": page.sources(&term.sources),
    })
}
