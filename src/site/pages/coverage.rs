//! What is encoded and what is not, and how far the translations are.

use serde_json::{Value, json};

use crate::lang::Values;
use crate::model::Form;

use super::super::address::Place;
use super::super::page::Page;

pub fn data(page: &Page) -> Value {
    let book = page.site.book;
    let content = &book.content;
    let editions = &content.editions;
    let mut articles = Vec::new();
    let (mut encoded, mut all) = (0i64, 0i64);
    for article in page.site.provisions.articles(page.edition) {
        let mut rows = Vec::new();
        for provision in article.provisions.iter().filter(|p| p.first) {
            let Some(clause) = content.clause(&provision.clause) else { continue };
            let questions: Vec<Value> =
                page.site.back.clause_questions.get(&clause.id.value).into_iter().flatten().map(|(q, _)| page.question_link(q)).collect();
            let heading = clause.form == Form::Caption;
            if !heading {
                all += 1;
                encoded += i64::from(!questions.is_empty());
            }
            let why = clause.not_encoded.as_ref().map(|w| if page.has("reasons", w) { page.plain("reasons", w) } else { w.value.clone() });
            rows.push(json!({ "clause": page.clause_link(&clause.id), "questions": questions, "heading": heading, "why": why }));
        }
        rows.dedup();
        articles
            .push(json!({ "name": super::article::title(page, &article.slug), "href": page.to(&Place::Article(None, article.slug.clone())), "rows": rows }));
    }
    let keys: Vec<String> = content.clauses().flat_map(|(_, c)| c.text_keys(editions)).collect();
    let languages: Vec<Value> = book
        .languages
        .values()
        .map(|l| {
            let done = keys.iter().filter(|k| book.parsed(&l.id, "articles", k).is_some()).count();
            let values = Values::from([("done".to_owned(), (done as i64).into()), ("all".to_owned(), (keys.len() as i64).into())]);
            let counts = page.site.review.clause_counts(&l.id);
            let [read, confirmed, stale] = [counts.read, counts.confirmed, counts.stale].map(|n| page.language.number(n as i64));
            json!({ "name": l.about.name, "lang": l.about.locale, "dir": l.about.dir, "translated": page.say("coverage-translated", &values), "read": read, "confirmed": confirmed, "stale": stale })
        })
        .collect();
    let count = Values::from([("encoded".to_owned(), encoded.into()), ("all".to_owned(), all.into())]);
    json!({ "title": page.word("coverage-title"), "description": page.word("coverage-about"), "count": page.say("coverage-count", &count), "articles": articles, "languages": languages })
}
