//! Words: one spelling for comparing, stems, and patterns of phrases.

use snowball_stemmers_rs::{Algorithm, Stemmer};

/// A word in the one spelling that comparison uses: lower case, without joiners, vowel points and stress marks, `ё` as `е`, Arabic forms of
/// Persian letters as Persian, `եւ` as `և`.
pub fn fold(word: &str) -> String {
    let mut out = String::with_capacity(word.len());
    for c in word.chars().flat_map(char::to_lowercase) {
        match c {
            '\u{200c}' | '\u{200d}' | '\u{2060}' | '\u{ad}' | '\u{640}' | '\u{55b}' | '\u{55c}' | '\u{55e}' | '\u{64b}'..='\u{65f}' | '\u{670}' => {}
            'ё' => out.push('е'),
            'ي' | 'ى' => out.push('ی'),
            'ك' => out.push('ک'),
            'ۀ' | 'ة' => out.push('ه'),
            'أ' | 'إ' => out.push('ا'),
            'ւ' if out.ends_with('ե') => {
                out.pop();
                out.push('և');
            }
            '’' => out.push('\''),
            c => out.push(c),
        }
    }
    out
}

/// Whether a sign is part of a word.
pub fn is_word(c: char) -> bool {
    c.is_alphabetic()
        || matches!(c, '\u{200c}' | '\u{200d}' | '\u{55b}' | '\u{55c}' | '\u{55e}' | '\u{640}' | '\u{300}'..='\u{36f}' | '\u{64b}'..='\u{65f}' | '\u{670}')
}

/// A phrase of words, each of which may stand for all that begin so (`*`).
#[derive(Debug, Clone)]
pub struct Pattern {
    words: Vec<(String, bool)>,
}

impl Pattern {
    /// A pattern as written.
    pub fn new(text: &str) -> Pattern {
        let words = text.split(|c: char| !matches!(c, '*' | '\'' | '’') && !is_word(c) && !c.is_numeric()).filter(|w| !w.is_empty());
        Pattern { words: words.map(|w| w.strip_suffix('*').map_or_else(|| (fold(w), false), |w| (fold(w), true))).collect() }
    }

    /// Whether it takes no word.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// How many words it takes.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether it stands at the start of these words.
    pub fn matches<'a>(&self, mut words: impl Iterator<Item = &'a str>) -> bool {
        !self.words.is_empty() && self.words.iter().all(|(p, open)| words.next().is_some_and(|w| if *open { w.starts_with(p.as_str()) } else { w == p }))
    }

    /// The sign it begins with; none where any word may begin it.
    pub fn first(&self) -> Option<char> {
        self.words.first().and_then(|(w, _)| w.chars().next())
    }

    /// Its words, with whether each is open at the end.
    pub fn words(&self) -> impl Iterator<Item = (&str, bool)> {
        self.words.iter().map(|(w, open)| (w.as_str(), *open))
    }
}

/// The stemmer of a language, by the id of its locale.
pub struct Stems(Option<Stemmer>);

impl Stems {
    /// For a language.
    pub fn of(language: &str) -> Stems {
        let algorithm = match language.split('-').next().unwrap_or(language) {
            "en" => Algorithm::English,
            "ru" => Algorithm::Russian,
            "hy" => Algorithm::Armenian,
            "fa" => Algorithm::Persian,
            "es" => Algorithm::Spanish,
            _ => return Stems(None),
        };
        Stems(Some(Stemmer::create(algorithm)))
    }

    /// The stem of a folded word.
    pub fn stem(&self, word: &str) -> String {
        self.0.as_ref().map_or_else(|| word.to_owned(), |s| s.stem(word).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_spelling_for_all() {
        assert_eq!(fold("Счётчик"), "счетчик");
        assert_eq!(fold("می‌تواند"), "میتواند");
        assert_eq!(fold("بازيكن"), "بازیکن");
        assert_eq!(fold("պե՛տք"), "պետք");
        assert_eq!(fold("եւ"), "և");
    }

    #[test]
    fn patterns_match_at_the_start() {
        let pattern = Pattern::new("illegal move*");
        assert!(pattern.matches(["illegal", "moves", "are"].into_iter()));
        assert!(!pattern.matches(["illegal"].into_iter()));
    }
}
