//! The first page of a language.

use serde_json::{Value, json};

use super::super::address::Place;
use super::super::history;
use super::super::page::Page;
use super::{article, ask};

pub fn data(page: &Page) -> Value {
    let content = &page.site.book.content;
    let cases = content.cases.iter().filter(|c| c.story).count();
    let changed: Vec<Value> = history::changes(page, page.site.current).into_iter().filter(|g| g["kind"] != "change-renumbered").collect();
    json!({
        "title": page.word("site-tagline"),
        "description": page.word("site-about"),
        "common": ask::common(page),
        "groups": ask::by_article(page),
        "event": page.to(&Place::Event),
        "form": ask::form(page, None),
        "train": page.to(&Place::Train),
        "conformance": page.to(&Place::Conformance),
        "articles": article::list(page, page.site.current, None),
        "articles_about": page.say_with("home-articles-about", "edition", page.edition_name(page.site.current)),
        "glossary": page.to(&Place::Glossary),
        "glossary_about": page.say_with("home-glossary-about", "count", content.terms.len() as i64),
        "cases": page.to(&Place::Cases),
        "cases_about": page.say_with("home-cases-about", "count", cases as i64),
        "editions": page.to(&Place::Editions),
        "changed": changed,
        "all_questions": page.to(&Place::Questions),
        "all_articles": page.to(&Place::Laws(None)),
    })
}
