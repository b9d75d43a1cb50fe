//! Likely misprints: a word that nobody knows, one slip away from one that is known; two words run together; letters of another script within a word.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::reading::Reader;
use super::words::{fold, is_word};

/// Words known to be right in a language.
#[derive(Debug, Default)]
pub struct Vocabulary {
    words: HashSet<String>,
    stems: HashSet<String>,
}

/// A likely misprint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misprint {
    /// What kind.
    pub kind: Slip,
    /// The word as printed.
    pub word: String,
    /// What it probably should be.
    pub right: String,
    /// The text (of those given) it stands in, and its byte there.
    pub at: (usize, usize),
}

/// What slipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slip {
    /// One letter too many, too few, another, or two changed places.
    Letter,
    /// A space is missing.
    Space,
    /// A letter of another script.
    Script,
}

impl Vocabulary {
    /// Adds the words of a text.
    pub fn add(&mut self, reader: &Reader, text: &str) {
        for (at, word) in words_of(text) {
            // A piece of a word, such as an ending after a hyphen, is no word.
            if text[..at].ends_with(['-', '‑', '֊', '…']) {
                continue;
            }
            let word = fold(word);
            self.stems.insert(reader.stems.stem(&word));
            self.words.insert(word);
        }
    }

    fn knows(&self, word: &str, stem: &str) -> bool {
        self.words.contains(word) || self.stems.contains(stem)
    }
}

/// More different words than this no text of the Laws has.
const MOST_WORDS: usize = 20_000;

/// Shorter words are one slip from too many others.
const SHORTEST: usize = 5;

/// The likely misprints of texts.
pub fn find(reader: &Reader, vocabulary: &Vocabulary, texts: &[&str]) -> Vec<Misprint> {
    let mut counts: HashMap<String, usize> = HashMap::new();
    let mut stems: HashMap<String, usize> = HashMap::new();
    let mut seen: BTreeMap<String, (String, usize, usize)> = BTreeMap::new();
    let mut out = Vec::new();
    for (i, text) in texts.iter().enumerate() {
        for (at, raw) in words_of(text) {
            if let Some(right) = other_script(raw) {
                out.push(Misprint { kind: Slip::Script, word: raw.to_owned(), right, at: (i, at) });
                continue;
            }
            let word = fold(raw);
            let stem = reader.stems.stem(&word);
            *stems.entry(stem).or_default() += 1;
            *counts.entry(word.clone()).or_default() += 1;
            seen.entry(word).or_insert((raw.to_owned(), i, at));
        }
    }
    // Three letters in a row that no other word has: what a slip makes, and another word hardly ever.
    let mut threes: HashMap<[char; 3], usize> = HashMap::new();
    for word in counts.keys().chain(&vocabulary.words) {
        triples(word).for_each(|t| *threes.entry(t).or_default() += 1);
    }
    let odd = |word: &str| triples(word).any(|t| threes.get(&t).is_none_or(|n| *n <= 1));
    // Whether the word is used twice, or its stem in another form.
    let common = |word: &str, stem: &str| counts.get(word).is_some_and(|n| *n > 1) || stems.get(stem).is_some_and(|n| *n > 1);
    let right_words: Vec<(Vec<char>, &str)> = {
        let used = counts.iter().filter(|(_, n)| **n > 1).map(|(w, _)| w.as_str());
        let mut all: Vec<&str> = vocabulary.words.iter().map(String::as_str).chain(used).collect();
        all.sort_unstable();
        all.dedup();
        all.into_iter().map(|w| (w.chars().collect::<Vec<_>>(), w)).filter(|(c, _)| c.len() >= SHORTEST).collect()
    };
    let mut by_first: HashMap<char, Vec<&(Vec<char>, &str)>> = HashMap::new();
    for entry in &right_words {
        by_first.entry(entry.0[0]).or_default().push(entry);
    }
    let mut right_stems: Vec<&str> =
        vocabulary.stems.iter().map(String::as_str).chain(stems.iter().filter(|(_, n)| **n > 1).map(|(s, _)| s.as_str())).collect();
    right_stems.sort_unstable();
    right_stems.dedup();
    for (word, (raw, i, at)) in seen.iter().take(MOST_WORDS) {
        let letters: Vec<char> = word.chars().collect();
        let stem = reader.stems.stem(word);
        if letters.len() < SHORTEST || vocabulary.knows(word, &stem) || common(word, &stem) {
            continue;
        }
        let odd = odd(word);
        // A name or the beginning of a sentence in capitals alone is no sign; a known stem one slip away in its middle is.
        let near = by_first.get(&letters[0]).into_iter().flatten().find(|(right, w)| {
            let ending = if counts.get(*w).is_some_and(|n| *n > 2) { 1 } else { 2 };
            let turned = letters.len() == right.len() && letters.len() > SHORTEST && counts_apart(&letters, right) == 2;
            (turned || odd)
                && slip(&letters, right)
                    .is_some_and(|place| place > 0 && place + ending < right.len().max(letters.len()) && !inflected(&stem, &reader.stems.stem(w)))
        });
        let near = near.map(|(_, w)| (*w).to_owned()).or_else(|| {
            if !odd {
                return None;
            }
            let own: Vec<char> = stem.chars().collect();
            let ending: String = word.chars().skip(own.len()).collect();
            let found = right_stems.iter().filter(|s| s.starts_with(letters[0])).find(|s| {
                let right: Vec<char> = s.chars().collect();
                right.len() >= SHORTEST && own.len() >= SHORTEST && slip(&own, &right).is_some_and(|place| place > 0 && place + 2 < right.len().max(own.len()))
            });
            found.map(|s| format!("{s}{ending}"))
        });
        if let Some(right) = near {
            out.push(Misprint { kind: Slip::Letter, word: raw.clone(), right, at: (*i, *at) });
            continue;
        }
        if letters.len() >= 2 * SHORTEST - 2
            && let Some(right) = parted(&letters, if odd { 4 } else { 5 }, |part| {
                let part: String = part.iter().collect();
                counts.get(&part).is_some_and(|n| *n > 1) || vocabulary.words.contains(&part)
            })
        {
            out.push(Misprint { kind: Slip::Space, word: raw.clone(), right, at: (*i, *at) });
        }
    }
    out.sort_by_key(|m| m.at);
    out
}

/// The letters of a word three by three, its ends marked.
fn triples(word: &str) -> impl Iterator<Item = [char; 3]> {
    let letters: Vec<char> = std::iter::once('^').chain(word.chars()).chain(std::iter::once('$')).collect();
    (0..letters.len().saturating_sub(2)).map(move |i| [letters[i], letters[i + 1], letters[i + 2]])
}

/// Two stems that differ by an ending only.
fn inflected(a: &str, b: &str) -> bool {
    a == b || ((a.starts_with(b) || b.starts_with(a)) && a.chars().count().abs_diff(b.chars().count()) <= 3)
}

fn words_of(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split(|c: char| !is_word(c)).filter(|w| !w.is_empty()).map(|w| (w.as_ptr() as usize - text.as_ptr() as usize, w))
}

/// Where two words differ if they differ by one slip: a letter more, less or another, or two neighbours changed.
fn slip(a: &[char], b: &[char]) -> Option<usize> {
    if a.len().abs_diff(b.len()) > 1 || a == b {
        return None;
    }
    let start = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let (a_rest, b_rest) = (&a[start..], &b[start..]);
    let same = match a.len().cmp(&b.len()) {
        std::cmp::Ordering::Less => a_rest == &b_rest[1..],
        std::cmp::Ordering::Greater => &a_rest[1..] == b_rest,
        std::cmp::Ordering::Equal => {
            a_rest[1..] == b_rest[1..] || (a_rest.len() > 1 && a_rest[0] == b_rest[1] && a_rest[1] == b_rest[0] && a_rest[2..] == b_rest[2..])
        }
    };
    same.then_some(start)
}

/// In how many places two words of one length differ.
fn counts_apart(a: &[char], b: &[char]) -> usize {
    a.iter().zip(b).filter(|(x, y)| x != y).count()
}

/// Two known words that stand in one.
fn parted(letters: &[char], shortest: usize, known: impl Fn(&[char]) -> bool) -> Option<String> {
    (shortest..(letters.len() + 1).saturating_sub(shortest)).find(|at| known(&letters[..*at]) && known(&letters[*at..])).map(|at| {
        let (a, b) = letters.split_at(at);
        format!("{} {}", a.iter().collect::<String>(), b.iter().collect::<String>())
    })
}

/// Letters that look alike in Latin and Cyrillic.
const ALIKE: &[(char, char)] = &[
    ('a', 'а'),
    ('c', 'с'),
    ('e', 'е'),
    ('o', 'о'),
    ('p', 'р'),
    ('x', 'х'),
    ('y', 'у'),
    ('A', 'А'),
    ('B', 'В'),
    ('C', 'С'),
    ('E', 'Е'),
    ('H', 'Н'),
    ('K', 'К'),
    ('M', 'М'),
    ('O', 'О'),
    ('P', 'Р'),
    ('T', 'Т'),
    ('X', 'Х'),
];

/// A word of one script with a look-alike of the other in it, and the word as it should be.
fn other_script(word: &str) -> Option<String> {
    let latin = word.chars().filter(char::is_ascii_alphabetic).count();
    let cyrillic = word.chars().filter(|c| ('\u{400}'..='\u{4ff}').contains(c)).count();
    if latin == 0 || cyrillic == 0 || latin == cyrillic {
        return None;
    }
    let mut right = String::new();
    for c in word.chars() {
        let swap = ALIKE.iter().find_map(|(l, k)| if latin < cyrillic { (*l == c).then_some(*k) } else { (*k == c).then_some(*l) });
        match swap {
            Some(other) => right.push(other),
            None if (latin < cyrillic && c.is_ascii_alphabetic()) || (latin > cyrillic && !c.is_ascii()) => return None,
            None => right.push(c),
        }
    }
    Some(right)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_slip_is_a_slip_and_two_are_none() {
        let place = |a: &str, b: &str| slip(&a.chars().collect::<Vec<_>>(), &b.chars().collect::<Vec<_>>());
        assert_eq!(place("illgal", "illegal"), Some(3));
        assert_eq!(place("ilelgal", "illegal"), Some(2));
        assert_eq!(place("illebal", "illegal"), Some(4));
        assert_eq!(place("ilebal", "illegal"), None);
        assert_eq!(place("illegal", "illegal"), None);
    }

    #[test]
    fn letters_of_another_script_show() {
        assert_eq!(other_script("aрбитр").as_deref(), Some("арбитр"));
        assert_eq!(other_script("арбитр"), None);
    }
}
