//! Languages: messages, numbers, plurals and lists, from `locales/LANG`.
//!
//! A language is a folder of `locales`: `language.yaml` says its name and direction, the `.ftl` files hold its messages. Texts of the
//! content are Fluent patterns too, so numbers come from parameters: `{ MOVES($move_limit) }`.

mod functions;
mod lexicon;
mod text;

use std::collections::BTreeMap;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::Deserialize;

use crate::collate::cues::Cues;
use crate::diagnostic::Diagnostic;
use crate::load::Tree;
use crate::model::At;

pub(crate) use lexicon::words;
pub use lexicon::{Lexicon, Said};
pub use text::{Parsed, Variable};

type Bundle = FluentBundle<FluentResource>;

/// What `language.yaml` says.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The language's name in itself.
    pub name: String,
    /// Its name in English, for messages to developers.
    pub english: String,
    /// Writing direction, `ltr` or `rtl`.
    pub dir: String,
    /// Its locale for numbers, lists and sorting, such as `fa` or `es-419`.
    pub locale: String,
    /// A language whose texts stand in, with a notice, while this one has none. A language without a fallback must be complete.
    #[serde(default)]
    pub fallback: Option<String>,
    /// The letters of its alphabet by which indexes are divided; empty means by first letters as they come.
    #[serde(default)]
    pub alphabet: String,
}

/// One language.
pub struct Language {
    /// Its id, the name of its folder.
    pub id: String,
    /// Who it is.
    pub about: About,
    /// The words by which `check` reads its texts.
    pub lexicon: Lexicon,
    /// The words by which texts of others are read.
    pub cues: Cues,
    /// Its units, the lower-case names of the functions in its texts.
    pub units: Vec<String>,
    bundle: Bundle,
    /// The language whose messages stand in for those that are missing.
    behind: Option<Box<Language>>,
}

/// The longest chain of fallbacks.
const MAX_FALLBACKS: usize = 4;

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Language({})", self.id)
    }
}

/// Values that fill a message.
pub type Values = BTreeMap<String, Value>;

/// A value that fills a message.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// A number, written with the language's own digits.
    Number(i64),
    /// Text as it is.
    Text(String),
}

impl From<i64> for Value {
    fn from(n: i64) -> Value {
        Value::Number(n)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl Language {
    /// Loads a language from its folder.
    ///
    /// # Errors
    /// Every fault in its files, with its place.
    pub fn load(tree: &Tree, id: &str) -> Result<Language, Vec<Diagnostic>> {
        Language::load_behind(tree, id, 0)
    }

    /// Loads a language with the languages it falls back to behind it. `depth` guards against a circle of fallbacks, which ends there.
    fn load_behind(tree: &Tree, id: &str, depth: usize) -> Result<Language, Vec<Diagnostic>> {
        let folder = format!("locales/{id}/");
        let mut faults = Vec::new();
        let mut about: Option<About> = None;
        let mut lexicon = Lexicon::default();
        let mut cues = Cues::default();
        let mut units = Bundle::new_concurrent(vec![functions::identifier(id)]);
        let mut messages = Vec::new();
        for (index, file) in tree.files.iter().enumerate().filter(|(_, f)| f.path.starts_with(&folder)) {
            let place = |line: usize, column: usize| At { file: index as u32, line: line as u32, column: column as u32 };
            let text = match &file.text {
                Ok(text) => text,
                Err(offset) => {
                    faults.push(Diagnostic::new(place(1, 1), "E001").with("path", &file.path).with("offset", offset.to_string()));
                    continue;
                }
            };
            let name = &file.path[folder.len()..];
            if name == "language.yaml" {
                about = read_yaml(text, index, &mut faults);
            } else if name == "lexicon.yaml" {
                lexicon = read_yaml(text, index, &mut faults).unwrap_or_default();
            } else if name == "collate.yaml" {
                cues = read_yaml(text, index, &mut faults).unwrap_or_default();
            } else if name.ends_with(".ftl") {
                let resource = match FluentResource::try_new(text.clone()) {
                    Ok(resource) => resource,
                    Err((_, errors)) => {
                        for error in errors {
                            let (line, column) = line_column(text, error.pos.start);
                            faults.push(Diagnostic::new(place(line, column), "E030").with("detail", error.kind.to_string()));
                        }
                        continue;
                    }
                };
                if name == "units.ftl" {
                    if let Err(errors) = units.add_resource(resource) {
                        faults.push(Diagnostic::new(place(1, 1), "E030").with("detail", format!("{errors:?}")));
                    }
                } else {
                    messages.push((place(1, 1), resource));
                }
            }
        }
        let Some(about) = about else {
            if faults.is_empty() {
                faults.push(Diagnostic::new(At::default(), "E031").with("language", id));
            }
            return Err(faults);
        };
        let mut bundle = Bundle::new_concurrent(vec![functions::identifier(&about.locale)]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(functions::format_number));
        units.locales = vec![functions::identifier(&about.locale)];
        units.set_use_isolating(false);
        units.set_formatter(Some(functions::format_number));
        // A new bundle has no function of that name yet.
        let _ = units.add_builtins();
        for (at, resource) in messages {
            if let Err(errors) = bundle.add_resource(resource) {
                faults.push(Diagnostic::new(at, "E030").with("detail", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")));
            }
        }
        let names = functions::unit_names(tree.text(&format!("{folder}units.ftl")).unwrap_or_default());
        functions::add_units(&mut bundle, Arc::new(units), &names);
        if !faults.is_empty() {
            return Err(faults);
        }
        // Faults of the fallback are reported where it is loaded for itself.
        let behind = about.fallback.as_deref().filter(|_| depth < MAX_FALLBACKS).and_then(|other| Language::load_behind(tree, other, depth + 1).ok());
        Ok(Language { id: id.to_owned(), about, lexicon, cues, units: names, bundle, behind: behind.map(Box::new) })
    }

    /// A message of the interface, filled in. A message that is missing shows as its own key; `check` finds those.
    pub fn say(&self, key: &str, values: &Values) -> String {
        self.message(key, values).unwrap_or_else(|| format!("«{key}»"))
    }

    /// A message of the interface without values.
    pub fn word(&self, key: &str) -> String {
        self.say(key, &Values::new())
    }

    /// A message, if there is one here or in a language it falls back to.
    pub fn message(&self, key: &str, values: &Values) -> Option<String> {
        if !self.has(key) {
            return self.behind.as_ref()?.message(key, values);
        }
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let out = self.bundle.format_pattern(pattern, Some(&arguments(values)), &mut errors).into_owned();
        Some(out)
    }

    /// Whether it has a message of its own.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A number with the language's own digits.
    pub fn number(&self, n: i64) -> String {
        functions::digits(&self.about.locale, n)
    }

    /// A printed number of a provision, such as `7.5.1`, with the language's own digits.
    pub fn provision(&self, number: &str) -> String {
        number.chars().map(|c| c.to_digit(10).map_or_else(|| c.to_string(), |d| self.number(i64::from(d)))).collect()
    }

    /// Whether the language is written from right to left.
    pub fn right_to_left(&self) -> bool {
        self.about.dir == "rtl"
    }

    /// A list of words as the language joins them.
    pub fn list(&self, words: &[String], or: bool) -> String {
        functions::list(&self.about.locale, words, or)
    }

    /// Whole sentences in a list: some languages set a comma before the word that joins the last of them.
    pub fn clauses(&self, sentences: &[String]) -> String {
        let mut sentences = sentences.to_vec();
        if let [.., before, _] = sentences.as_mut_slice() {
            before.push_str(&self.word("list-clause"));
        }
        self.list(&sentences, false)
    }

    /// A label and what it labels, with the mark the language sets between them.
    pub fn labelled(&self, label: &str, text: &str) -> String {
        format!("{label}{}{text}", self.word("list-colon"))
    }

    /// Words in a row, with the language's comma and no "and".
    pub fn row(&self, words: &[String]) -> String {
        words.join(&self.word("list-comma"))
    }

    pub(crate) fn bundle(&self) -> &Bundle {
        &self.bundle
    }
}

fn read_yaml<T: serde::de::DeserializeOwned>(text: &str, file: usize, faults: &mut Vec<Diagnostic>) -> Option<T> {
    At::entering(file as u32);
    match serde_yaml::from_str::<T>(text) {
        Ok(read) => Some(read),
        Err(error) => {
            let (line, column) = error.location().map_or((1, 1), |p| (p.line() as u32, p.column() as u32));
            let detail = error.without_snippet().to_string();
            faults.push(Diagnostic::new(At { file: file as u32, line, column }, "E002").with("detail", detail.lines().next().unwrap_or_default()));
            None
        }
    }
}

fn arguments(values: &Values) -> FluentArgs<'_> {
    let mut args = FluentArgs::new();
    for (name, value) in values {
        match value {
            Value::Number(n) => args.set(name.as_str(), FluentValue::from(*n)),
            Value::Text(text) => args.set(name.as_str(), FluentValue::from(text.as_str())),
        }
    }
    args
}

/// Line and column, from 1, of a byte offset.
pub(crate) fn line_column(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}
