//! What the terms of a language mean, for pages where a tapped term explains itself: a classic script a language, loaded at the first tap.

use rayon::prelude::*;
use serde_json::{Map, Value, json};

use super::address::Place;
use super::page::Page;
use super::{File, Site};

/// The scripts `assets/terms/LANG.js`, each of which adds one entry to the list `chesslaw`: `["terms", LANG, { TERM: [name, explanation, [twin]] }]`, the
/// explanation as HTML with links from the root of the site, each twin as `[name, address]` of the page that sets the two apart.
pub fn files(site: &Site) -> Vec<File> {
    let languages: Vec<_> = site.book.languages.values().collect();
    let one = |language: &&crate::lang::Language| {
        let page = Page::new(site, language, Place::Glossary).from_root();
        let entry = json!(["terms", language.id, terms(&page)]);
        File { path: format!("assets/terms/{}.js", language.id), bytes: format!("(self.chesslaw=self.chesslaw||[]).push({entry});\n").into_bytes() }
    };
    languages.par_iter().map(one).collect()
}

fn terms(page: &Page) -> Map<String, Value> {
    let content = &page.site.book.content;
    let mut out = Map::new();
    for term in &content.terms {
        let id = &term.id.value;
        let Some(text) = page.text("glossary", &format!("{id}.explanation")) else { continue };
        let twins: Vec<Value> = term.twins.iter().map(|t| json!([page.term_name(t), page.to(&super::pages::contrast_place(id, t))])).collect();
        out.insert(id.clone(), json!([page.term_name(id), text["html"], twins]));
    }
    out
}
