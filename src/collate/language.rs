//! Which language a text is in, and by what that is seen.

use std::collections::{BTreeMap, HashSet};

use super::words::{fold, is_word};
use crate::Lawbook;

/// A language with how many words of the text speak for it, and the commonest of them.
#[derive(Debug, Clone, serde::Serialize)]
pub struct Detected {
    /// The language's id.
    pub id: String,
    /// Words of it found among those looked at.
    pub words: usize,
    /// Words looked at.
    pub of: usize,
    /// The commonest of those found.
    pub evidence: Vec<String>,
}

/// Words looked at: enough to tell, however long the text.
const LOOK: usize = 4000;

/// The language of a text; none where no language of the lawbook has enough of its common words in it.
pub fn detect(book: &Lawbook, text: &str) -> Option<Detected> {
    let words: Vec<String> = text.split(|c: char| !is_word(c)).filter(|w| !w.is_empty()).take(LOOK).map(fold).collect();
    let letters = |range: &dyn Fn(char) -> bool| words.iter().filter(|w| w.chars().next().is_some_and(range)).count();
    let mut best: Option<Detected> = None;
    for (id, language) in &book.languages {
        let mut known: HashSet<String> = language.cues.common.iter().map(|w| fold(w)).collect();
        known.extend(language.lexicon.roles.values().flatten().filter(|w| !w.contains([' ', '*'])).map(|w| fold(w)));
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for word in words.iter().filter(|w| known.contains(*w)) {
            *counts.entry(word).or_default() += 1;
        }
        let mut found: usize = counts.values().sum();
        // A script that only one language has speaks for it where words are few.
        let script = match id.as_str() {
            "hy" => letters(&|c| ('\u{531}'..='\u{587}').contains(&c)),
            "ru" => letters(&|c| ('а'..='я').contains(&c)),
            "fa" => letters(&|c| ('\u{620}'..='\u{6d3}').contains(&c)),
            _ => 0,
        };
        if found > 0 {
            found += script / 4;
        }
        let mut order: Vec<_> = counts.into_iter().collect();
        order.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        let evidence = order.into_iter().take(5).map(|(w, _)| w.to_owned()).collect();
        if best.as_ref().is_none_or(|b| found > b.words) {
            best = Some(Detected { id: id.clone(), words: found, of: words.len(), evidence });
        }
    }
    best.filter(|b| b.words >= 4 && b.words * 12 >= b.of)
}
