//! States of translations: each is written rightly and of a text that is there, and what it was made from has not changed since.

use crate::Lawbook;
use crate::diagnostic::Diagnostic;
use crate::review::Review;

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let review = Review::of(book);
    let mut out = Vec::new();
    for language in book.languages.keys() {
        for (name, at, state) in book.texts.states(language) {
            let text = name.split_once('/').and_then(|(domain, key)| Some((domain, key, book.texts.get(language, domain, key)?)));
            match (state, text) {
                (None, _) => out.push(Diagnostic::new(at, "E055").with("key", name.as_str())),
                (_, None) => out.push(Diagnostic::new(at, "W056").with("key", name.as_str()).with("language", language.as_str())),
                (Some(_), Some((domain, key, text))) if review.standing(language, domain, key).stale => {
                    out.push(Diagnostic::new(text.at, "W055").with("key", name.as_str()).with("language", language.as_str()));
                }
                _ => {}
            }
        }
    }
    out
}
