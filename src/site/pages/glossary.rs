//! Glossary: the index, sorted as the language sorts, and the entries.

use serde_json::{Value, json};

use super::super::address::Place;
use super::super::collate;
use super::super::page::Page;
use super::contrast;

/// The index, divided by letters: `letters: [{ letter, id, terms: [{ name, href, about, twins }] }]`.
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
            link["twins"] =
                json!(t.twins.iter().map(|twin| json!({ "name": page.term_name(twin), "href": page.to(&contrast::place(&t.id, twin)) })).collect::<Vec<_>>());
            (name, link)
        })
        .collect();
    collate::sort(page.language, &mut terms, |(name, _)| name);
    let letters: Vec<Value> = collate::by_letter(page.language, terms)
        .into_iter()
        .enumerate()
        .map(|(place, (letter, terms))| json!({ "letter": letter, "id": format!("letter-{}", place + 1), "terms": terms }))
        .collect();
    json!({ "title": page.word("glossary-title"), "description": page.word("glossary-about"), "letters": letters, "contrasts": page.to(&Place::Contrasts) })
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
            json!({ "heading": contrast::title(page, id, twin), "href": page.to(&contrast::place(id, twin)), "link": page.term_link(twin), "text": page.text("glossary", &key(&format!("vs.{}", twin.value))) })
        })
        .collect();
    let mut cited: Vec<String> = term.clauses.iter().map(|c| c.value.clone()).collect();
    cited.extend(back.term_clauses.get(id).unwrap_or(&none).iter().filter(|c| !term.clauses.iter().any(|t| t.value == **c)).cloned());
    json!({
        "title": page.term_name(id),
        "description": page.has("glossary", &key("explanation")).then(|| super::super::history::shortened(&page.plain("glossary", &key("explanation")))),
        "explanation": page.text("glossary", &key("explanation")),
        "use": page.text("glossary", &key("use")),
        "mistakes": page.text("glossary", &key("mistakes")),
        "twins": twins,
        "clauses": clauses(page, &cited),
        "cases": back.term_cases.get(id).unwrap_or(&none).iter().map(|c| page.case_link(c)).collect::<Vec<_>>(),
        "questions": term.questions.iter().map(|q| page.question_link(q)).collect::<Vec<_>>(),
        "sources": page.sources(&term.sources),
    })
}

/// Links to clauses, each with the beginning of what it says.
pub fn clauses(page: &Page, ids: &[String]) -> Vec<Value> {
    let content = &page.site.book.content;
    ids.iter()
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
        .collect()
}
