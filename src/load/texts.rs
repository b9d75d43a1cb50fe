//! Texts: flat files of one language, `key: text`.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use serde::{Deserialize, Deserializer};

use crate::diagnostic::Diagnostic;
use crate::model::Located;

/// A text as written: a Fluent pattern whose result is Markdown.
pub type Text = Located<String>;

/// How far a translation has come.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Written.
    #[default]
    Drafted,
    /// Read by a second person.
    Read,
    /// Confirmed by a federation or an arbiter.
    Confirmed,
}

impl State {
    /// All of them, the least first.
    pub const ALL: [State; 3] = [State::Drafted, State::Read, State::Confirmed];

    /// Its word in files and messages.
    pub fn word(self) -> &'static str {
        match self {
            State::Drafted => "drafted",
            State::Read => "read",
            State::Confirmed => "confirmed",
        }
    }
}

fn recorded(entry: &str) -> Option<(State, &str)> {
    let (state, hash) = entry.split_once(' ')?;
    Some((State::ALL.into_iter().find(|s| s.word() == state)?, hash))
}

/// The texts of all languages. A key is unique in its domain, which is the folder or file the texts stand in: `articles`, `facts`...
#[derive(Debug, Default)]
pub struct Texts {
    by_language: BTreeMap<String, BTreeMap<String, BTreeMap<String, Text>>>,
    states: BTreeMap<String, BTreeMap<String, Located<String>>>,
}

impl Texts {
    /// A text.
    pub fn get(&self, language: &str, domain: &str, key: &str) -> Option<&Text> {
        self.by_language.get(language)?.get(domain)?.get(key)
    }

    /// Every text of a domain in a language.
    pub fn domain(&self, language: &str, domain: &str) -> impl Iterator<Item = (&String, &Text)> {
        self.by_language.get(language).and_then(|d| d.get(domain)).into_iter().flatten()
    }

    /// Every text of a language, with its domain.
    pub fn language(&self, language: &str) -> impl Iterator<Item = (&String, &String, &Text)> {
        let domains = self.by_language.get(language).into_iter().flatten();
        domains.flat_map(|(domain, texts)| texts.iter().map(move |(key, text)| (domain, key, text)))
    }

    /// The recorded state of a text, `STATE HASH`, under `DOMAIN/KEY`.
    pub fn state(&self, language: &str, domain: &str, key: &str) -> Option<(State, &str)> {
        recorded(&self.states.get(language)?.get(&format!("{domain}/{key}"))?.value)
    }

    /// Every recorded state of a language: `DOMAIN/KEY`, its place, and the state with its hash unless it is written wrongly.
    pub fn states(&self, language: &str) -> impl Iterator<Item = (&String, crate::model::At, Option<(State, &str)>)> {
        self.states.get(language).into_iter().flatten().map(|(key, entry)| (key, entry.at, recorded(&entry.value)))
    }

    pub(crate) fn replace(&mut self, language: &str, domain: &str, key: &str, text: &str) -> Option<String> {
        let place = self.by_language.get_mut(language)?.get_mut(domain)?.get_mut(key)?;
        Some(std::mem::replace(&mut place.value, text.to_owned()))
    }

    pub(super) fn add(&mut self, language: &str, domain: &str, entries: Entries, diagnostics: &mut Vec<Diagnostic>) {
        let domain = self.by_language.entry(language.to_owned()).or_default().entry(domain.to_owned()).or_default();
        for (key, text) in entries.0 {
            match domain.entry(key.value) {
                Entry::Occupied(known) => diagnostics.push(Diagnostic::new(key.at, "E006").with("key", known.key().as_str())),
                Entry::Vacant(free) => {
                    free.insert(text);
                }
            }
        }
    }

    pub(super) fn add_states(&mut self, language: &str, states: BTreeMap<String, Located<String>>) {
        self.states.entry(language.to_owned()).or_default().extend(states);
    }
}

/// The entries of a file of texts, in written order.
#[derive(Debug, Default)]
pub(super) struct Entries(Vec<(Located<String>, Text)>);

impl<'de> Deserialize<'de> for Entries {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        super::ordered_map(deserializer).map(Entries)
    }
}
