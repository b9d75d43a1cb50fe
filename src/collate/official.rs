//! Official texts that whoever has the right to them gives to `build --official DIR`: a folder of files with a manifest, `official.yaml`.
//!
//! ```yaml
//! - language: ru
//!   edition: fide-2023
//!   publisher: Russian Chess Federation
//!   date: "2023-01-01"
//!   rights: published with the federation's leave
//!   file: ru/laws.md
//! ```

use std::collections::BTreeMap;
use std::io;
use std::path::{Component, Path};

use serde::{Deserialize, Serialize};

use super::numbering::Number;
use super::{Collator, Unreadable};
use crate::Lawbook;

/// By so many points another edition must fit better before the one named is doubted: an excerpt may leave it open.
const CLEARLY: f32 = 4.0;

/// So many of the numbers that have no official words are named.
const LACKING: usize = 8;

/// An entry of the manifest.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Language of the text, an id of `locales`.
    pub language: String,
    /// Its edition.
    pub edition: String,
    /// Who published it.
    pub publisher: String,
    /// Date of the text, as it is to be shown.
    pub date: String,
    /// By what right it is shown.
    pub rights: String,
    /// The file, from the manifest's folder.
    pub file: String,
}

/// The official words of a clause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OfficialText {
    /// The number they are printed under.
    pub number: String,
    /// The words, paragraphs parted by `\n`. Plain text: to be escaped.
    pub text: String,
    /// Which entry of [`Official::entries`] they come from.
    pub entry: usize,
}

/// Official texts, clause by clause.
#[derive(Debug, Clone, Default)]
pub struct Official {
    /// The manifest.
    pub entries: Vec<Entry>,
    /// What does not look right, though it is taken: file, and what.
    pub doubts: Vec<(String, Doubt)>,
    /// What is well to know, though nothing is amiss: file, and what.
    pub notes: Vec<(String, Doubt)>,
    texts: BTreeMap<(String, String, String), OfficialText>,
}

/// Why a text that was taken may be another than the manifest says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doubt {
    /// It fits another edition better.
    Edition(String),
    /// It has not all the clauses: how many have official words, of how many, and the first numbers that have none.
    Partial(usize, usize, Vec<String>),
    /// A number stands in it more than once: the words under the first are shown.
    Doubled(String),
    /// An entry before it gives the same clauses of the edition in the language: those of that one are shown.
    Given(String),
}

/// Why official texts cannot be taken.
#[derive(Debug, thiserror::Error)]
pub enum OfficialError {
    /// The manifest cannot be read.
    #[error("official.yaml: {0}")]
    Manifest(String),
    /// The folder has no manifest.
    #[error("{0}: there is no official.yaml, which names each text with its language, edition, publisher, date, rights and file")]
    NoManifest(String),
    /// The manifest names no text.
    #[error("official.yaml: it names no text")]
    Empty,
    /// A file lies outside the folder.
    #[error("official.yaml: `{0}` is not a path within the folder")]
    Outside(String),
    /// A file cannot be opened.
    #[error("{file}: {error}")]
    File {
        /// The file, as the manifest names it.
        file: String,
        /// The error.
        error: io::Error,
    },
    /// A file is no text that can be split; the reason has a code of `collate`.
    #[error("{file}: {} (line {})", reason.code, reason.line)]
    Text {
        /// The file.
        file: String,
        /// The reason.
        reason: Unreadable,
    },
    /// A file has no provisions of the edition it is said to be of.
    #[error("{file}: no provision of {edition} was found in it")]
    Nothing {
        /// The file.
        file: String,
        /// The edition the manifest names.
        edition: String,
    },
    /// A file is in another language than the manifest says.
    #[error("{file}: the text is in `{found}`, and official.yaml says `{named}`")]
    Language {
        /// The file.
        file: String,
        /// The language seen from its words.
        found: String,
        /// The language the manifest names.
        named: String,
    },
    /// There is no such language or edition.
    #[error("official.yaml: there is no {what} `{name}`")]
    Unknown {
        /// `language` or `edition`.
        what: &'static str,
        /// As written.
        name: String,
    },
}

impl Official {
    /// Reads a folder.
    ///
    /// # Errors
    /// See [`OfficialError`].
    pub fn load(book: &Lawbook, folder: &Path) -> Result<Official, OfficialError> {
        let manifest = std::fs::read_to_string(folder.join("official.yaml")).map_err(|e| match e.kind() {
            io::ErrorKind::NotFound => OfficialError::NoManifest(folder.display().to_string()),
            _ => OfficialError::Manifest(e.to_string()),
        })?;
        Official::new(book, &manifest, |file| {
            let path = folder.join(file);
            if std::fs::metadata(&path)?.len() > super::MAX_BYTES as u64 {
                return Err(io::Error::new(io::ErrorKind::FileTooLarge, "too large"));
            }
            std::fs::read(path)
        })
    }

    /// Takes a manifest and a way to open its files.
    ///
    /// # Errors
    /// See [`OfficialError`].
    pub fn new(book: &Lawbook, manifest: &str, open: impl Fn(&str) -> io::Result<Vec<u8>>) -> Result<Official, OfficialError> {
        // What has nothing but comments and blanks is no list for YAML.
        if manifest.lines().all(|l| l.trim().is_empty() || l.trim_start().starts_with('#')) {
            return Err(OfficialError::Empty);
        }
        let entries: Vec<Entry> =
            serde_yaml::from_str(manifest).map_err(|e| OfficialError::Manifest(e.to_string().lines().next().unwrap_or_default().to_owned()))?;
        if entries.is_empty() {
            return Err(OfficialError::Empty);
        }
        let mut out = Official::default();
        let collator = Collator::new(book);
        for entry in entries {
            if !Path::new(&entry.file).components().all(|c| matches!(c, Component::Normal(_) | Component::CurDir)) {
                return Err(OfficialError::Outside(entry.file));
            }
            if !book.languages.contains_key(&entry.language) {
                return Err(OfficialError::Unknown { what: "language", name: entry.language });
            }
            let Some(edition) = book.content.editions.index(&entry.edition) else {
                return Err(OfficialError::Unknown { what: "edition", name: entry.edition });
            };
            let bytes = open(&entry.file).map_err(|error| OfficialError::File { file: entry.file.clone(), error })?;
            let text = collator.read(&bytes, Some(&entry.language)).map_err(|reason| OfficialError::Text { file: entry.file.clone(), reason })?;
            // Of a text in two languages one may be named in an entry and the other in another.
            let own = super::language::detect(book, &text.plain).map(|found| found.id);
            if let Some(found) = own.clone().or(text.seen.clone()).filter(|found| *found != entry.language) {
                return Err(OfficialError::Language { file: entry.file, found, named: entry.language });
            }
            let report = super::findings::report(&text, Some(edition));
            let named = report.candidates.iter().find(|c| c.id == entry.edition).map(|c| c.score);
            let better = report.candidates.first().zip(named).filter(|(best, named)| best.score > named + CLEARLY);
            out.doubts.extend(better.map(|(best, _)| (entry.file.clone(), Doubt::Edition(best.id.clone()))));
            let index = out.entries.len();
            let (mut have, mut of, mut lacking, mut given) = (0, 0, Vec::new(), None);
            for (_, clause) in book.content.clauses() {
                // Under its own number, else under another that texts of the edition print it under.
                let own = clause.printed(&book.content.editions, edition);
                let also = clause.also.get(&book.content.editions, edition).map_or(&[][..], |(_, n)| &n.0);
                let key = (entry.language.clone(), entry.edition.clone(), clause.id.value.clone());
                let words = own.iter().chain(also).find_map(|printed| {
                    let number = Number::parse(printed)?;
                    let found = text.provisions.iter().find(|(p, _)| p.number == number && !p.text.is_empty());
                    found.map(|(provision, _)| OfficialText { number: printed.clone(), text: provision.text.clone(), entry: index })
                });
                // A heading, or a paragraph without a number of its own, is missed by no one.
                let counts = own.iter().any(|n| !n.contains('#')) && !matches!(clause.form, crate::model::Form::Caption);
                of += usize::from(counts);
                match words {
                    Some(words) => {
                        have += usize::from(counts);
                        let first = out.texts.entry(key).or_insert(words).entry;
                        given = given.or(Some(first).filter(|first| *first != index));
                    }
                    None if counts && lacking.len() < LACKING => lacking.extend(own.first().cloned()),
                    None => {}
                }
            }
            if have == 0 && !out.texts.values().any(|t| t.entry == index) && given.is_none() {
                return Err(OfficialError::Nothing { file: entry.file, edition: entry.edition });
            }
            let mut doubt = |doubt| out.doubts.push((entry.file.clone(), doubt));
            if let Some(other) = given {
                doubt(Doubt::Given(out.entries.get(other).map(|e: &Entry| e.file.clone()).unwrap_or_default()));
            }
            for finding in report.findings.iter().filter(|f| f.code == "C021") {
                doubt(Doubt::Doubled(finding.clause.clone().unwrap_or_default()));
            }
            if have < of {
                out.notes.push((entry.file.clone(), Doubt::Partial(have, of, lacking)));
            }
            out.entries.push(entry);
        }
        Ok(out)
    }

    /// The official words of a clause.
    pub fn text(&self, language: &str, edition: &str, clause: &str) -> Option<&OfficialText> {
        self.texts.get(&(language.to_owned(), edition.to_owned(), clause.to_owned()))
    }

    /// How many clauses have official words.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }
}
