//! The words by which a language says who acts, with what force, and how many: `locales/LANG/lexicon.yaml`.
//!
//! `check` reads texts with them, so that a text cannot say "may" where the structure says "must".

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::model::{Modality, Role};

/// Words and phrases; a word that ends in `*` stands for every word that begins so.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lexicon {
    /// Number words: none may stand in a text.
    #[serde(default)]
    pub numbers: Vec<String>,
    /// Phrases that look like one of the others but say none.
    #[serde(default)]
    pub ignore: Vec<String>,
    /// Modal words by force.
    #[serde(default)]
    pub modality: BTreeMap<Modality, Vec<String>>,
    /// Words for who acts.
    #[serde(default)]
    pub roles: BTreeMap<Role, Vec<String>>,
}

/// What a text says, in the terms of the structure.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Said {
    /// Modal forces.
    pub modality: BTreeMap<Modality, usize>,
    /// Roles mentioned, with how often.
    pub roles: BTreeMap<Role, usize>,
    /// Number words.
    pub numbers: Vec<String>,
}

enum Class {
    Ignore,
    Number,
    Modal(Modality),
    Role(Role),
}

impl Lexicon {
    /// Reads a text (plain words). At each place the longest phrase counts, once.
    pub fn read(&self, text: &str) -> Said {
        let words = words(text);
        let mut phrases: Vec<(Vec<String>, Class)> = Vec::new();
        let mut add = |phrase: &String, class: Class| phrases.push((words_of_pattern(phrase), class));
        self.ignore.iter().for_each(|p| add(p, Class::Ignore));
        self.numbers.iter().for_each(|p| add(p, Class::Number));
        self.modality.iter().for_each(|(m, ps)| ps.iter().for_each(|p| add(p, Class::Modal(*m))));
        self.roles.iter().for_each(|(r, ps)| ps.iter().for_each(|p| add(p, Class::Role(*r))));
        let mut said = Said::default();
        let mut at = 0;
        while at < words.len() {
            let best = phrases.iter().filter(|(p, _)| matches(p, &words[at..])).max_by_key(|(p, _)| p.len());
            match best {
                None => at += 1,
                Some((phrase, class)) => {
                    match class {
                        Class::Ignore => {}
                        Class::Number => said.numbers.push(words[at..at + phrase.len()].join(" ")),
                        Class::Modal(m) => *said.modality.entry(*m).or_default() += 1,
                        Class::Role(r) => *said.roles.entry(*r).or_default() += 1,
                    }
                    at += phrase.len();
                }
            }
        }
        said
    }
}

/// Lower-case words; marks and zero-width joiners inside words stay out.
fn words(text: &str) -> Vec<String> {
    let clean: String = text.chars().filter(|c| !matches!(c, '\u{200c}' | '\u{200d}' | '\u{55b}' | '\u{55c}' | '\u{55e}' | '\u{2060}')).collect();
    let split = clean.split(|c: char| !(c.is_alphanumeric() || is_mark(c) || c == '*'));
    split.filter(|w| !w.is_empty()).map(str::to_lowercase).collect()
}

fn is_mark(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c) || ('\u{64b}'..='\u{65f}').contains(&c)
}

fn words_of_pattern(pattern: &str) -> Vec<String> {
    words(pattern)
}

fn matches(pattern: &[String], words: &[String]) -> bool {
    pattern.len() <= words.len()
        && !pattern.is_empty()
        && pattern.iter().zip(words).all(|(p, w)| match p.strip_suffix('*') {
            Some(start) => w.starts_with(start),
            None => w == p,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_phrase_counts() {
        let lexicon: Lexicon = serde_yaml::from_str(
            "modality: { must: [ must ], must-not: [ must not ] }\nroles: { player: [ player* ] }\nnumbers: [ two ]\nignore: [ must needs ]",
        )
        .unwrap();
        let said = lexicon.read("Players must not speak; a player must needs wait, and must pay two coins.");
        assert_eq!(said.modality, BTreeMap::from([(Modality::Must, 1), (Modality::MustNot, 1)]));
        assert_eq!(said.roles, BTreeMap::from([(Role::Player, 2)]));
        assert_eq!(said.numbers, ["two"]);
    }
}
