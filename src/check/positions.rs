//! Position questions and letters of the pieces: each question is one the rules of the game answer, with facts and editions that exist.

use crate::Lawbook;
use crate::chess::questions::QUESTIONS;
use crate::diagnostic::{Diagnostic, unknown};
use crate::engine::nearest;
use crate::model::At;

/// King, queen, rook, bishop, knight.
const LETTERS: usize = 5;

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let content = &book.content;
    let mut out = Vec::new();
    for question in &content.positions {
        if !QUESTIONS.contains(&question.id.value.as_str()) {
            out.push(unknown(question.id.at, "question", &question.id, nearest(&question.id, QUESTIONS.into_iter())));
        }
        if content.editions.index(&question.from).is_none() {
            let editions = content.editions.all().iter().map(|e| e.id.value.as_str());
            out.push(unknown(question.from.at, "edition", &question.from, nearest(&question.from, editions)));
        }
        for fact in question.facts.iter().filter(|f| !content.facts.contains_key(&f.value)) {
            out.push(unknown(fact.at, "fact", fact, nearest(fact, content.facts.keys().map(String::as_str))));
        }
    }
    for (language, declared) in &book.languages {
        let Some(notation) = content.notation.get(language) else {
            // A language that is only begun writes moves with the letters of the one it falls back to.
            if declared.about.fallback.is_none() {
                out.push(unknown(At::default(), "notation", language, None));
            }
            continue;
        };
        if std::iter::once(&notation.letters).chain(&notation.also).any(|set| set.len() != LETTERS) {
            out.push(unknown(At::default(), "notation", language, None));
        }
    }
    out
}
