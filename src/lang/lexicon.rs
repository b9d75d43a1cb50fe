//! The words by which a language says who acts, with what force, and how many: `locales/LANG/lexicon.yaml`.
//!
//! `check` reads texts with them, so that a text cannot say "may" where the structure says "must".

use std::collections::{BTreeMap, HashMap};
use std::sync::OnceLock;

use serde::Deserialize;

use crate::model::{Modality, Role};

/// Words and phrases; a word that ends in `*` stands for every word that begins so.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lexicon {
    /// Number words: none may stand in a text.
    #[serde(default)]
    pub numbers: Vec<String>,
    /// Words and phrases that look like one of the others but say none. A negation in a phrase still counts.
    #[serde(default)]
    pub ignore: Vec<String>,
    /// Words that deny, each counted where it is not part of a phrase above or below: not, no, without, unless.
    #[serde(default)]
    pub negation: Vec<String>,
    /// Modal words by force.
    #[serde(default)]
    pub modality: BTreeMap<Modality, Vec<String>>,
    /// Words for who acts.
    #[serde(default)]
    pub roles: BTreeMap<Role, Vec<String>>,
    /// The phrases made ready, once.
    #[serde(skip)]
    phrases: OnceLock<Phrases>,
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
    /// How often something is denied.
    pub negations: usize,
}

#[derive(Debug, Clone, Copy)]
enum Class {
    Ignore,
    Number,
    Negation,
    Modal(Modality),
    Role(Role),
}

/// The phrases of a lexicon, found by their first word.
#[derive(Debug, Clone, Default)]
struct Phrases {
    all: Vec<(Vec<String>, Class)>,
    by_word: HashMap<String, Vec<usize>>,
    /// Those whose first word stands for several.
    open: Vec<usize>,
}

impl Phrases {
    fn of(lexicon: &Lexicon) -> Phrases {
        let mut out = Phrases::default();
        let mut add = |phrases: &[String], class: Class| {
            for phrase in phrases.iter().map(|p| words(p)).filter(|p| !p.is_empty()) {
                match phrase[0].ends_with('*') {
                    true => out.open.push(out.all.len()),
                    false => out.by_word.entry(phrase[0].clone()).or_default().push(out.all.len()),
                }
                out.all.push((phrase, class));
            }
        };
        add(&lexicon.negation, Class::Negation);
        add(&lexicon.ignore, Class::Ignore);
        add(&lexicon.numbers, Class::Number);
        lexicon.modality.iter().for_each(|(m, ps)| add(ps, Class::Modal(*m)));
        lexicon.roles.iter().for_each(|(r, ps)| add(ps, Class::Role(*r)));
        out
    }

    /// The longest phrase that the words begin with: how many of them, and what it is. Of two equally long the later listed counts.
    fn longest(&self, words: &[String]) -> Option<(usize, Class)> {
        let closed = self.by_word.get(words.first()?).into_iter().flatten();
        let fitting = closed.chain(&self.open).filter(|i| matches(&self.all[**i].0, words));
        let best = fitting.max_by_key(|i| (self.all[**i].0.len(), **i))?;
        Some((self.all[*best].0.len(), self.all[*best].1))
    }

    /// How many of the words deny by themselves.
    fn negations(&self, words: &[String]) -> usize {
        let deny = |w: &String| self.all.iter().any(|(p, class)| std::matches!(class, Class::Negation) && matches(p, std::slice::from_ref(w)));
        words.iter().filter(|w| deny(w)).count()
    }
}

impl Lexicon {
    /// Reads a text (plain words). At each place the longest phrase counts, once.
    pub fn read(&self, text: &str) -> Said {
        let phrases = self.phrases.get_or_init(|| Phrases::of(self));
        let words = words(text);
        let mut said = Said::default();
        let mut at = 0;
        while at < words.len() {
            let Some((length, class)) = phrases.longest(&words[at..]) else {
                at += 1;
                continue;
            };
            match class {
                // A single word is listed because it only looks like a denial.
                Class::Ignore if length == 1 => {}
                Class::Ignore => said.negations += phrases.negations(&words[at..at + length]),
                Class::Number => said.numbers.push(words[at..at + length].join(" ")),
                Class::Negation => said.negations += 1,
                Class::Modal(m) => *said.modality.entry(m).or_default() += 1,
                Class::Role(r) => *said.roles.entry(r).or_default() += 1,
            }
            at += length;
        }
        said
    }
}

/// Lower-case words; marks and zero-width joiners inside words stay out.
pub(crate) fn words(text: &str) -> Vec<String> {
    let clean: String = text.chars().filter(|c| !matches!(c, '\u{200c}' | '\u{200d}' | '\u{55b}' | '\u{55c}' | '\u{55e}' | '\u{2060}')).collect();
    let split = clean.split(|c: char| !(c.is_alphanumeric() || is_mark(c) || c == '*'));
    split.filter(|w| !w.is_empty()).map(str::to_lowercase).collect()
}

fn is_mark(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c) || ('\u{64b}'..='\u{65f}').contains(&c)
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

    #[test]
    fn what_is_denied_counts_also_in_a_phrase_that_says_nothing_else() {
        let lexicon: Lexicon = serde_yaml::from_str("modality: { must-not: [ may not ] }\nnegation: [ not, no, unless ]\nignore: [ may not win ]").unwrap();
        assert_eq!(lexicon.read("They may not win, and no one has, unless it is not so.").negations, 4);
        // Where the phrase has a force of its own, that counts instead.
        assert_eq!(lexicon.read("They may not speak.").negations, 0);
    }
}
