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

/// What of a text is in which language, where two or more stand side by side or paragraph by paragraph.
pub struct Apart {
    /// The language of each line; none where it cannot be told or the line belongs to all, as a number in a cell of its own does.
    of: Vec<Option<String>>,
    /// The languages besides the main one: the first line in it, how many, the language.
    pub others: Vec<(u32, usize, String)>,
    main: String,
}

impl Apart {
    /// The lines in a language, those that cannot be told among them; with the first of those left out and how many they are.
    pub fn keep(&self, lines: &[Line], language: &str) -> (Vec<Line>, u32, usize) {
        let apart = |l: &str| l == self.main || self.others.iter().any(|(_, _, o)| o == l);
        // A language of a few words here and there is no text of its own.
        let goes = |l: &str| l != language && apart(l) && (language != self.main || !self.others.is_empty());
        let (mut kept, mut first, mut left) = (Vec::with_capacity(lines.len()), 0, 0);
        for (line, of) in lines.iter().zip(&self.of) {
            if of.as_deref().is_some_and(goes) {
                first = if left == 0 { line.no } else { first };
                left += 1;
            } else {
                kept.push(line.clone());
            }
        }
        (kept, first, left)
    }
}

/// Tells the languages of a text's lines apart.
pub fn apart(book: &Lawbook, lines: &[Line], main: &str) -> Apart {
    let common: BTreeMap<&str, HashSet<String>> =
        book.languages.iter().map(|(id, l)| (id.as_str(), l.cues.common.iter().map(|w| fold(w)).filter(|w| w.chars().count() > 1).collect())).collect();
    let told = |text: &str| -> Option<String> {
        let words: Vec<String> = text.split(|c: char| !is_word(c)).filter(|w| w.chars().count() > 1).map(fold).collect();
        // Moves and pieces in Latin letters are short; what is written out tells.
        let long: Vec<&String> = words.iter().filter(|w| w.chars().count() >= 3).collect();
        let in_script = |id: &str| script(id).map_or(0, |s| long.iter().filter(|w| w.chars().next().is_some_and(|c| s.contains(&c))).count());
        let hits = |id: &str| words.iter().filter(|w| common.get(id).is_some_and(|c| c.contains(*w))).count();
        let scripted = common.keys().find(|id| in_script(id) > 0 && in_script(id) * 10 >= long.len() * 6);
        if let Some(id) = scripted {
            return Some((*id).to_owned());
        }
        let best = common.keys().filter(|id| script(id).is_none()).max_by_key(|id| hits(id))?;
        let second = common.keys().filter(|id| *id != best && script(id).is_none()).map(|id| hits(id)).max().unwrap_or(0);
        (hits(best) >= 2 && hits(best) > 2 * second).then(|| (*best).to_owned())
    };
    // Latin letters that tell nothing are of the one language in Latin letters that the text has.
    let mut latin: BTreeMap<String, usize> = BTreeMap::new();
    lines.iter().filter_map(|l| told(&l.text)).filter(|id| script(id).is_none()).for_each(|id| *latin.entry(id).or_default() += 1);
    let latin_lines: usize = latin.values().sum();
    let latin = latin.into_iter().find(|(_, n)| *n >= 4 && *n * 8 > latin_lines * 7).map(|(id, _)| id);
    let only_latin =
        |text: &str| text.split(|c: char| !c.is_alphabetic()).any(|w| w.chars().count() >= 3) && text.chars().all(|c| !c.is_alphabetic() || c < '\u{250}');
    let told = |text: &str| told(text).or_else(|| latin.clone().filter(|_| only_latin(text)));
    let mut last: Option<String> = None;
    let mut of: Vec<Option<String>> = Vec::with_capacity(lines.len());
    for line in lines {
        if line.text.is_empty() {
            last = None;
            of.push(None);
        } else if !line.text.chars().any(char::is_lowercase) && !line.text.contains(' ') && line.text.chars().any(|c| super::numbering::digit(c).is_some()) {
            // A number alone.
            of.push(None);
        } else {
            // What is too short to tell goes on with the line before, and what begins a paragraph is of the main language.
            last = told(&line.text).or(last);
            of.push(Some(last.clone().unwrap_or_else(|| main.to_owned())));
        }
    }
    let filled = lines.iter().filter(|l| !l.text.is_empty()).count();
    let mut others = Vec::new();
    for id in book.languages.keys().filter(|id| *id != main) {
        let in_it: Vec<&Line> = lines.iter().zip(&of).filter(|(_, o)| o.as_ref() == Some(id)).map(|(l, _)| l).collect();
        if let Some(first) = in_it.first().filter(|_| in_it.len() >= 4 && in_it.len() * 8 >= filled) {
            others.push((first.no, in_it.len(), id.clone()));
        }
    }
    Apart { of, others, main: main.to_owned() }
}
