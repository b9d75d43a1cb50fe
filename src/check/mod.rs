//! Checks of the content, one idea a file. Each takes the lawbook and returns findings; none changes anything.

mod articles;
mod branches;
pub(crate) mod cases;
mod editions;
mod facts;
mod inventory;
mod locales;
mod numbers;
mod positions;
mod precedence;
mod rules;
mod states;
mod tally;
mod texts;
mod twins;
mod unused;
mod wording;

use rayon::prelude::*;

use crate::Lawbook;
use crate::diagnostic::Diagnostic;

/// A check: its name, as the manual lists it, and what it does.
type Check = (&'static str, fn(&Lawbook) -> Vec<Diagnostic>);

/// Every check, in the order of the manual.
pub const CHECKS: &[Check] = &[
    ("editions", editions::check),
    ("facts", facts::check),
    ("articles", articles::check),
    ("inventory", inventory::check),
    ("locales", locales::check),
    ("texts", texts::check),
    ("states", states::check),
    ("numbers", numbers::check),
    ("wording", wording::check),
    ("tally", tally::check),
    ("rules", rules::check),
    ("unused", unused::check),
    ("branches", branches::check),
    ("positions", positions::check),
    ("precedence", precedence::check),
    ("cases", cases::check),
];

/// What is wrong with the texts of one clause, in every language: what stands in them alone, against the structure, and against each other.
/// Empty where there is no such clause.
pub fn clause(book: &Lawbook, id: &str) -> Vec<Diagnostic> {
    let Some(clause) = book.content.clause(id) else { return Vec::new() };
    let mut out = wording::clause(book, clause);
    out.extend(tally::clause(book, clause));
    for language in book.languages.values() {
        for key in clause.text_keys(&book.content.editions) {
            let Some(text) = book.texts.get(&language.id, "articles", &key) else { continue };
            out.extend(texts::one(book, language, "articles", &key, text));
            out.extend(numbers::one(book, language, "articles", &key, text));
            out.extend(wording::links(book, language, "articles", &key, text));
        }
    }
    out.sort();
    out.dedup();
    out
}

/// Everything that is wrong, beyond the faults found while loading.
pub fn all(book: &Lawbook) -> Vec<Diagnostic> {
    let mut out: Vec<Diagnostic> = CHECKS.par_iter().flat_map(|(_, check)| check(book)).collect();
    out.sort();
    out.dedup();
    out
}
