//! Which language a text is in, and by what that is seen.

use std::collections::{BTreeMap, HashSet};

use super::markup::Line;
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

/// The script that tells a language from those in Latin letters.
fn script(language: &str) -> Option<std::ops::RangeInclusive<char>> {
    match language {
        "hy" => Some('\u{531}'..='\u{587}'),
        "ru" => Some('\u{400}'..='\u{4ff}'),
        "fa" => Some('\u{620}'..='\u{6d3}'),
        _ => None,
    }
}

/// Lines of a text that are in another language than the text: two languages side by side. Emptied, and told: the first of them, how many, and the language.
pub fn drop_others(book: &Lawbook, lines: &mut [Line], main: &str) -> Option<(u32, usize, String)> {
    let common: BTreeMap<&str, HashSet<String>> =
        book.languages.iter().map(|(id, l)| (id.as_str(), l.cues.common.iter().map(|w| fold(w)).filter(|w| w.chars().count() > 1).collect())).collect();
    let of = |text: &str| -> Option<String> {
        let words: Vec<String> = text.split(|c: char| !is_word(c)).filter(|w| w.chars().count() > 1).map(fold).collect();
        let in_script = |id: &str| script(id).map_or(0, |s| words.iter().filter(|w| w.chars().next().is_some_and(|c| s.contains(&c))).count());
        let hits = |id: &str| words.iter().filter(|w| common.get(id).is_some_and(|c| c.contains(*w))).count();
        let scripted = common.keys().find(|id| in_script(id) * 10 >= words.len() * 7 && in_script(id) >= 2);
        if let Some(id) = scripted {
            return Some((*id).to_owned());
        }
        let best = common.keys().filter(|id| script(id).is_none()).max_by_key(|id| hits(id))?;
        let second = common.keys().filter(|id| *id != best && script(id).is_none()).map(|id| hits(id)).max().unwrap_or(0);
        (hits(best) >= 2 && hits(best) > 2 * second).then(|| (*best).to_owned())
    };
    let mut last: Option<String> = None;
    let mut foreign: Vec<(usize, String)> = Vec::new();
    for (i, line) in lines.iter().enumerate() {
        if line.text.is_empty() {
            last = None;
            continue;
        }
        // What is too short to tell goes on with the line before.
        last = of(&line.text).or(last);
        if let Some(other) = last.as_ref().filter(|l| *l != main) {
            foreign.push((i, other.clone()));
        }
    }
    let filled = lines.iter().filter(|l| !l.text.is_empty()).count();
    let (first, language) = foreign.first().cloned()?;
    if foreign.len() < 4 || foreign.len() * 8 < filled {
        return None;
    }
    for (i, _) in &foreign {
        lines[*i].text.clear();
    }
    Some((lines[first].no, foreign.len(), language))
}
