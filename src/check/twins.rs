//! The words of a link are those of its term, not those of a twin of it.

use crate::Lawbook;
use crate::lang::{Language, words};
use crate::markdown::Link;

/// Whether the words of a link to a term are those of a twin of the term: they give a longer name of the twin than of the term; or of no name all
/// words, but a word that only the twin's names have and none that only the term's have.
pub(super) fn is_of_twin(book: &Lawbook, language: &Language, link: &Link) -> bool {
    let Some(term) = book.content.terms.iter().find(|t| t.id.value == link.id).filter(|t| !t.twins.is_empty()) else { return false };
    let said = words(&link.words);
    let given = |names: &[Name]| names.iter().filter(|name| name.iter().all(|w| has(&said, w))).map(Vec::len).max().unwrap_or_default();
    let own = names(book, language, &link.id);
    let told_apart =
        |names: &[Name], from: &[Name]| names.iter().flatten().any(|w| w.chars().count() >= LONG && !from.iter().any(|n| has(n, w)) && has(&said, w));
    term.twins
        .iter()
        .map(|twin| names(book, language, &twin.value))
        .any(|twin| given(&twin) > given(&own) || (given(&own) == 0 && told_apart(&twin, &own) && !told_apart(&own, &twin)))
}

/// The words of a name.
type Name = Vec<String>;

/// Shorter words (of, no, на) tell no names apart.
const LONG: usize = 4;

/// The names of a term: that of its entry, and the words by which it is looked for.
fn names(book: &Lawbook, language: &Language, id: &str) -> Vec<Name> {
    let name = book.texts.get(&language.id, "glossary", &format!("{id}.name"));
    let others = book.texts.get(&language.id, "words", id);
    name.into_iter().chain(others).flat_map(|t| t.value.split('|')).map(words).filter(|n| !n.is_empty()).collect()
}

/// Whether a form of the word is among others.
fn has(said: &[String], word: &str) -> bool {
    said.iter().any(|s| akin(word, s))
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
