//! The words of a link are those of its term, not those of a twin of it.

use crate::Lawbook;
use crate::lang::{Language, words};
use crate::markdown::Link;
use crate::model::Term;

/// Whether the words of a link to a term give the whole name of a twin of the term, and of the term itself none.
pub(super) fn is_of_twin(book: &Lawbook, language: &Language, link: &Link) -> bool {
    let Some(term) = book.content.terms.iter().find(|t| t.id.value == link.id) else { return false };
    let said = words(&link.words);
    let of = |id: &str| names(book, language, id).iter().any(|name| !name.is_empty() && name.iter().all(|w| said.iter().any(|s| akin(w, s))));
    let twins = |term: &Term| term.twins.iter().any(|twin| of(&twin.value));
    twins(term) && !of(&term.id.value)
}

/// The names of a term: that of its entry, and the words by which it is looked for.
fn names(book: &Lawbook, language: &Language, id: &str) -> Vec<Vec<String>> {
    let name = book.texts.get(&language.id, "glossary", &format!("{id}.name"));
    let others = book.texts.get(&language.id, "words", id);
    name.into_iter().chain(others).flat_map(|t| t.value.split('|')).map(words).collect()
}

/// Two forms of one word, as far as their beginnings tell.
fn akin(a: &str, b: &str) -> bool {
    let common = a.chars().zip(b.chars()).take_while(|(x, y)| x == y).count();
    let shorter = a.chars().count().min(b.chars().count());
    a == b || common >= 4.max(shorter.saturating_sub(2)) || (shorter <= 5 && common >= 3 && common + 1 >= shorter)
}

#[cfg(test)]
mod tests {
    use super::akin;

    #[test]
    fn forms_of_one_word_begin_alike() {
        assert!(akin("завершённый", "завершил") && akin("made", "made") && akin("claims", "claim"));
        assert!(!akin("made", "mate") && !akin("check", "capture") && !akin("игрок", "фигура"));
    }
}
