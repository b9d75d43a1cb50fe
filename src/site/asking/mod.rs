//! What the asking form needs besides its page: the rules, and the words of each language, as classic scripts. (A page opened from a folder can load scripts, but
//! browsers let it fetch nothing.) Each script adds one entry to the list `chesslaw`.
//!
//! Nothing is worded in the browser: every sentence the form can need is made here, with `{0}` where another sentence goes and `{n}` where a number told by the
//! reader goes.

mod event;
mod pattern;
mod words;

use std::collections::BTreeMap;

use rayon::prelude::*;
use serde_json::{Value, json};

use crate::Lawbook;
use crate::engine;
use crate::model::Question;

pub(crate) use words::lists;

use super::address::Place;
use super::page::Page;
use super::{File, Site};

/// The scripts of the asking form, and the rules as JSON below `/api/v1/rules/`.
pub(crate) fn files(site: &Site) -> Vec<File> {
    let book = site.book;
    let mut out: Vec<File> = book
        .content
        .questions
        .par_iter()
        .flat_map(|question| {
            let id = &question.id.value;
            let rules = rules(book, question);
            let mut files = vec![
                File { path: format!("api/v1/rules/{id}.json"), bytes: format!("{rules}\n").into_bytes() },
                script(&format!("rules/{id}"), "rules", id, &rules),
            ];
            files.extend(book.languages.values().map(|language| {
                let page = Page::new(site, language, Place::Question(id.clone()));
                script(&format!("{}/{id}", language.id), "words", id, &words::of_question(&page, question))
            }));
            files
        })
        .collect();
    out.push(script("common", "common", "", &event::common(book)));
    out.extend(book.languages.values().map(|language| {
        let page = Page::new(site, language, Place::Questions);
        script(&format!("{}/common", language.id), "language", &language.id, &words::of_language(&page))
    }));
    out
}

/// A classic script below `assets/ask/` that adds one entry: what it is, of what, and the data.
fn script(path: &str, kind: &str, id: &str, data: &Value) -> File {
    File { path: format!("assets/ask/{path}.js"), bytes: format!("(self.chesslaw=self.chesslaw||[]).push({});\n", json!([kind, id, data])).into_bytes() }
}

/// The programs of a question: `{ version, question, programs: [...], editions: { edition: place } }`; editions that rule alike share a program.
pub fn rules(book: &Lawbook, question: &Question) -> Value {
    let mut programs: Vec<Value> = Vec::new();
    let mut editions = BTreeMap::new();
    for edition in covered(book, question) {
        let Ok(program) = book.program(question, edition) else { continue };
        let mut one = engine::export(&book.content, question, program);
        one["grounds"] = engine::grounds(&book.content, question, program);
        if let Some(map) = one.as_object_mut() {
            map.remove("edition");
            map.remove("question");
        }
        let place = programs.iter().position(|p| *p == one).unwrap_or_else(|| {
            programs.push(one);
            programs.len() - 1
        });
        editions.insert(book.content.editions.id(edition).to_owned(), place);
    }
    json!({ "version": 1, "question": question.id.value, "programs": programs, "editions": editions })
}

/// The editions a question covers and whose rules stand, oldest first.
fn covered(book: &Lawbook, question: &Question) -> Vec<usize> {
    (0..book.content.editions.all().len()).filter(|e| book.covers(question, *e) && book.program(question, *e).is_ok()).collect()
}
