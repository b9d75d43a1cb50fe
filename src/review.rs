//! How far each translation has come, and whether what it was made from has changed since.
//!
//! A text is made from its structure (who, may or must, numbers, references, conditions) and, in every language but the
//! one the others are written from, from that language's text. The hash of both is recorded with its state in
//! `content/state/DOMAIN.LANG.yaml`, as `DOMAIN/KEY: "read 0123456789ab"`; when either changes, the text is stale until
//! somebody looks at it again. `chesslaw review` writes those files; nobody edits them by hand.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::Lawbook;
use crate::load::{State, Tree};

/// The language the others are written from.
pub const SOURCE: &str = "en";

/// The domains whose texts are reviewed. Search words and interface messages are not sentences of the Laws.
pub const DOMAINS: &[&str] = &["articles", "cases", "doubts", "editions", "facts", "glossary", "questions", "readings", "reasons"];

/// What of the structure a text is made from, by domain; a change of anything else leaves it as it is.
const FIELDS: &[(&str, &[&str])] = &[
    ("articles", &["kind", "form", "who", "whom", "modality", "params", "refs", "terms", "wordings"]),
    ("cases", &["question", "facts", "rows"]),
    ("facts", &["type", "values", "unit", "min", "max", "view", "sum"]),
];

/// The state of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// How far it has come; drafted where nothing is recorded.
    pub state: State,
    /// What it was made from has changed since.
    pub stale: bool,
}

impl Standing {
    /// Its word in messages (`state-read`, `state-stale`).
    pub fn word(self) -> &'static str {
        if self.stale { "stale" } else { self.state.word() }
    }
}

/// How many texts are in which state; a stale one counts in its state too.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the words say it")]
pub struct Counts {
    pub there: usize,
    pub drafted: usize,
    pub read: usize,
    pub confirmed: usize,
    pub stale: usize,
}

/// The structures that texts are made from.
pub struct Review<'a> {
    book: &'a Lawbook,
    structures: BTreeMap<&'static str, BTreeMap<String, String>>,
}

impl<'a> Review<'a> {
    /// Reads the structures of a lawbook.
    pub fn of(book: &'a Lawbook) -> Review<'a> {
        let structures = FIELDS.iter().map(|(domain, fields)| {
            let mut found = BTreeMap::new();
            each(&book.tree, domain, &mut |id, entry| {
                found.insert(id.to_owned(), canonical(&Value::Object(only(entry, fields))));
            });
            (*domain, found)
        });
        Review { book, structures: structures.collect() }
    }

    /// How many texts of a domain of a language are there, drafted, read, confirmed, and stale.
    pub fn counts(&self, language: &str, domain: &str) -> Counts {
        self.tally(language, domain, self.texts(language).into_iter().filter(|(d, _)| *d == domain).map(|(_, key)| key))
    }

    /// The same of the texts that the clauses need: headings of articles are not among them.
    pub fn clause_counts(&self, language: &str) -> Counts {
        let content = &self.book.content;
        let keys: Vec<String> = content.clauses().flat_map(|(_, c)| c.text_keys(&content.editions)).collect();
        self.tally(language, "articles", keys.iter().map(String::as_str).filter(|k| self.book.texts.get(language, "articles", k).is_some()))
    }

    fn tally<'k>(&self, language: &str, domain: &str, keys: impl Iterator<Item = &'k str>) -> Counts {
        let mut out = Counts::default();
        for key in keys {
            let standing = self.standing(language, domain, key);
            out.there += 1;
            out.stale += usize::from(standing.stale);
            match standing.state {
                State::Drafted => out.drafted += 1,
                State::Read => out.read += 1,
                State::Confirmed => out.confirmed += 1,
            }
        }
        out
    }

    /// The hash of what a text is made from now, twelve hexadecimal digits.
    pub fn hash(&self, language: &str, domain: &str, key: &str) -> String {
        let id = key.split(['@', '.']).next().unwrap_or(key);
        let structure = self.structures.get(domain).and_then(|d| d.get(id)).map_or("", String::as_str);
        let source = if language == SOURCE { None } else { self.book.texts.get(SOURCE, domain, key) };
        digest(&[structure, source.map_or("", |t| t.value.as_str())])
    }

    /// How far a text has come.
    pub fn standing(&self, language: &str, domain: &str, key: &str) -> Standing {
        match self.book.texts.state(language, domain, key) {
            Some((state, hash)) => Standing { state, stale: hash != self.hash(language, domain, key) },
            None => Standing { state: State::Drafted, stale: false },
        }
    }

    /// Every reviewed text of a language: its domain and key, in order.
    pub fn texts(&self, language: &str) -> Vec<(&'a str, &'a str)> {
        let book = self.book;
        book.texts.language(language).filter(|(d, ..)| DOMAINS.contains(&d.as_str())).map(|(d, k, _)| (d.as_str(), k.as_str())).collect()
    }

    /// The files of states of a language after `mark` was said of some texts: path below `content/`, and what it holds.
    /// States of texts that are no longer there are dropped.
    pub fn marked(&self, language: &str, state: State, chosen: impl Fn(&str, &str) -> bool) -> Vec<(String, String)> {
        let mut files: BTreeMap<&str, String> = BTreeMap::new();
        for (domain, key) in self.texts(language) {
            let entry = if chosen(domain, key) {
                Some((state, self.hash(language, domain, key)))
            } else {
                self.book.texts.state(language, domain, key).map(|(s, h)| (s, h.to_owned()))
            };
            let file = files.entry(domain).or_default();
            if let Some((state, hash)) = entry {
                file.push_str(&format!("{domain}/{key}: \"{} {hash}\"\n", state.word()));
            }
        }
        let written = files.into_iter().filter(|(_, text)| !text.is_empty());
        written.map(|(domain, text)| (format!("state/{domain}.{language}.yaml"), text)).collect()
    }
}

/// Calls back for every entry of a domain's structure with its id: lists and the clauses of articles by `id`, maps by key.
fn each(tree: &Tree, domain: &str, found: &mut dyn FnMut(&str, &Map<String, Value>)) {
    let languages = tree.languages();
    for file in &tree.files {
        let Some(stem) = file.path.strip_prefix("content/").and_then(|p| p.strip_suffix(".yaml")) else { continue };
        let translated = stem.rsplit_once('.').is_some_and(|(_, l)| languages.contains(l));
        if translated || stem.split('/').next() != Some(domain) {
            continue;
        }
        let Some(value) = file.text.as_deref().ok().and_then(|t| serde_yaml::from_str::<Value>(t).ok()) else { continue };
        walk(&value, found);
    }
}

fn walk(value: &Value, found: &mut dyn FnMut(&str, &Map<String, Value>)) {
    match value {
        Value::Array(list) => list.iter().for_each(|v| walk(v, found)),
        Value::Object(map) => match map.get("id").and_then(Value::as_str) {
            Some(id) => {
                found(id, map);
                map.get("clauses").filter(|c| c.is_array()).into_iter().for_each(|c| walk(c, found));
            }
            None => map.iter().for_each(|(id, v)| v.as_object().into_iter().for_each(|o| found(id, o))),
        },
        _ => {}
    }
}

fn only(entry: &Map<String, Value>, fields: &[&str]) -> Map<String, Value> {
    entry.iter().filter(|(k, _)| fields.contains(&k.as_str())).map(|(k, v)| (k.clone(), v.clone())).collect()
}

/// The value with the keys of its maps in order, so that moving a key in a file changes nothing.
fn canonical(value: &Value) -> String {
    match value {
        Value::Object(map) => {
            let sorted: BTreeMap<&String, String> = map.iter().map(|(k, v)| (k, canonical(v))).collect();
            let inside: Vec<String> = sorted.into_iter().map(|(k, v)| format!("{k}:{v}")).collect();
            format!("{{{}}}", inside.join(","))
        }
        Value::Array(list) => format!("[{}]", list.iter().map(canonical).collect::<Vec<_>>().join(",")),
        other => other.to_string(),
    }
}

/// FNV-1a of 64 bits, the first twelve digits: it tells changes apart, it guards nothing. Spaces count as one, so that a text
/// wrapped anew stays the same.
fn digest(parts: &[&str]) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for part in parts {
        for byte in part.split_whitespace().collect::<Vec<_>>().join(" ").bytes().chain([0]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    format!("{hash:016x}").chars().take(12).collect()
}
