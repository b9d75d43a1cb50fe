//! A whole edition on one page, for paper: articles, numbers and texts, and nothing that only works on a screen.

use serde_json::{Value, json};

use super::super::page::Page;
use super::super::provisions;
use super::article;
use crate::model::Form;

/// The articles with their clauses: `[{ number, heading, clauses: [{ number, level, caption, text, same }] }]`.
pub fn data(page: &Page) -> Value {
    let content = &page.site.book.content;
    let one = |p: &provisions::Provision| {
        let clause = content.clause(&p.clause)?;
        let number = provisions::printed(&p.number).map_or_else(|| "¶".to_owned(), |n| page.language.provision(n));
        let text = p.first.then(|| page.text("articles", &clause.text_key(&content.editions, page.edition))).flatten();
        let same = (!p.first).then(|| page.clause_link(&clause.id));
        Some(json!({ "number": number, "level": article::level(&p.number), "caption": clause.form == Form::Caption, "text": text, "same": same }))
    };
    let articles: Vec<Value> = page
        .site
        .provisions
        .articles(page.edition)
        .iter()
        .map(|a| {
            let number = (a.slug == a.number).then(|| page.article_number(&a.number));
            json!({ "id": a.slug, "number": number, "heading": page.line("articles", &a.article), "clauses": a.provisions.iter().filter_map(one).collect::<Vec<_>>() })
        })
        .collect();
    json!({
        "title": page.say_with("laws-in-edition", "edition", page.edition_name(page.edition)),
        "description": page.word("site-about"),
        "in_force": page.in_force(page.edition),
        "notice": article::old(page),
        "articles": articles,
        "address": page.site.options.base_url,
    })
}
