//! Questions: "What happened?", and the decision table of each.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::explain;
use crate::model::Question;
use crate::vocabulary;

use super::super::address::Place;
use super::super::page::Page;
use super::super::{ruling, table};

/// A question: `{ id, name, href, about }`.
fn one(page: &Page, question: &Question) -> Value {
    let mut link = page.question_link(&question.id);
    let key = format!("{}.about", question.id.value);
    link["id"] = json!(question.id.value);
    link["about"] = json!(page.has("questions", &key).then(|| page.plain("questions", &key)));
    link
}

/// The questions asked most often, the commonest first.
pub fn common(page: &Page) -> Vec<Value> {
    let mut questions: Vec<&Question> = page.site.book.content.questions.iter().filter(|q| q.common.is_some()).collect();
    questions.sort_by_key(|q| q.common);
    questions.into_iter().map(|q| one(page, q)).collect()
}

/// The article a question turns on: that of most of its rules.
pub fn article(page: &Page, question: &Question) -> String {
    let content = &page.site.book.content;
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for rule in &question.rules {
        let Some((article, _)) = content.clauses().find(|(_, c)| c.id.value == rule.clause.value) else { continue };
        match counts.iter_mut().find(|(id, _)| *id == article.id.value) {
            Some((_, n)) => *n += 1,
            None => counts.push((&article.id.value, 1)),
        }
    }
    // Of several with as many, the first.
    counts.iter().rev().max_by_key(|(_, n)| *n).map(|(id, _)| (*id).to_owned()).unwrap_or_default()
}

/// The questions by article, in the order of the articles: `[{ id, name, href, questions }]`.
pub fn by_article(page: &Page) -> Vec<Value> {
    let content = &page.site.book.content;
    let homes: Vec<(&Question, String)> = content.questions.iter().map(|q| (q, article(page, q))).collect();
    let mut out = Vec::new();
    for printed in page.site.provisions.articles(page.site.current) {
        let questions: Vec<Value> = homes.iter().filter(|(_, a)| *a == printed.article).map(|(q, _)| one(page, q)).collect();
        if !questions.is_empty() {
            out.push(json!({ "id": printed.slug, "name": super::article::title(page, &printed.slug), "href": page.resolve(&format!("article:{}", printed.article)), "questions": questions }));
        }
    }
    let listed = |article: &String| page.site.provisions.articles(page.site.current).iter().any(|p| p.article == *article);
    let rest: Vec<Value> = homes.iter().filter(|(_, a)| !listed(a)).map(|(q, _)| one(page, q)).collect();
    if !rest.is_empty() {
        out.push(json!({ "id": "other", "name": page.word("ask-other-questions"), "questions": rest }));
    }
    out
}

/// The index.
pub fn index(page: &Page) -> Value {
    json!({ "title": page.word("ask-title"), "description": page.word("ask-about"), "common": common(page), "groups": by_article(page), "form": form(page, None) })
}

/// What the scripts of an asking page need to find their data: `{ root, assets, lang, question, editions: [{ id, name, current }] }`, the newest edition first.
pub fn form(page: &Page, question: Option<&Question>) -> Value {
    let editions = &page.site.book.content.editions;
    let mut order: Vec<usize> = (0..editions.all().len()).filter(|e| question.is_none_or(|q| page.site.book.covers(q, *e))).collect();
    order.sort_by_key(|e| (editions.all()[*e].authority != "fide", std::cmp::Reverse(editions.all()[*e].from.clone())));
    let list: Vec<Value> = order.iter().map(|e| json!({ "id": editions.id(*e), "name": page.edition_short(*e), "current": *e == page.site.current })).collect();
    json!({ "root": page.to_file(&format!("{}/", page.language.id)), "assets": page.to_file("assets/"), "lang": page.language.id,
        "question": question.map(|q| &q.id.value), "editions": list, "event": page.to(&Place::Event) })
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
    let table = table::data(page, question);
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
        "form": form(page, Some(question)),
        "facts": facts,
        "official": official(page, &table),
        "table": table,
        "readings": readings,
        "cases": page.site.back.question_cases.get(id).unwrap_or(&none).iter().map(|c| page.case_link(c)).collect::<Vec<_>>(),
        "terms": page.site.back.question_terms.get(id).unwrap_or(&none).iter().map(|t| page.term_link(t)).collect::<Vec<_>>(),
    })
}

/// The official words of the clauses a table rests on, where they were given: `[{ clause, words }]`, in the order of the Laws.
fn official(page: &Page, table: &Value) -> Vec<Value> {
    let list = |of: &Value, name: &str| of[name].as_array().cloned().unwrap_or_default();
    let rows = list(table, "slots").into_iter().chain(list(table, "meanings")).flat_map(|part| list(&part, "rows"));
    let cited: BTreeSet<String> = rows.flat_map(|row| list(&row, "clauses")).filter_map(|c| Some(c["id"].as_str()?.to_owned())).collect();
    let ordered = page.site.book.content.clauses().filter(|(_, c)| cited.contains(&c.id.value));
    ordered.filter_map(|(_, c)| Some(json!({ "clause": page.clause_link(&c.id.value), "words": super::article::official(page, &c.id.value)? }))).collect()
}
