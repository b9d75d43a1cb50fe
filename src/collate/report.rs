//! The report: what a text is, and each finding with its line, clause, code and gravity.

use std::collections::BTreeMap;

use serde::Serialize;

use super::language::Detected;
use super::numbering::Number;
use crate::model::{Modality, Role};

/// How grave a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Gravity {
    /// The text says another law.
    Error,
    /// Very likely a fault of the text.
    Warning,
    /// Worth knowing.
    Notice,
}

/// A finding, or a piece of evidence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// Its stable code; the message is that of the code in `collate.ftl`.
    pub code: &'static str,
    /// How grave it is.
    pub severity: Gravity,
    /// The line of the file, from 1; 0 where it has none.
    pub line: u32,
    /// The printed number it concerns.
    pub clause: Option<String>,
    /// The clauses of the encoding that stand under that number.
    pub clause_ids: Vec<String>,
    /// The words that fill the message.
    pub words: BTreeMap<&'static str, Word>,
}

/// A word of a finding: ids and numbers as such, so that each language can say them in its own words. In JSON it is plain text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Word {
    /// Words of the text, or of the content in the text's own language.
    Text(String),
    /// How many.
    Count(i64),
    /// Printed numbers of provisions.
    Provisions(Vec<String>),
    /// Numbers with their units.
    Amounts(Vec<(i64, String)>),
    /// Editions.
    Editions(Vec<String>),
    /// Who acts.
    Roles(Vec<Role>),
    /// With what force.
    Forces(Vec<Modality>),
    /// Terms of the glossary.
    Terms(Vec<String>),
    /// Our text of a clause, by its key, in an edition.
    Own(String, usize),
}

impl std::fmt::Display for Word {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let ids = |list: &[String]| list.join(", ");
        match self {
            Word::Text(text) | Word::Own(text, _) => f.write_str(text),
            Word::Count(n) => write!(f, "{n}"),
            Word::Provisions(list) | Word::Editions(list) | Word::Terms(list) => f.write_str(&ids(list)),
            Word::Amounts(list) => f.write_str(&ids(&list.iter().map(|(n, u)| format!("{n} {u}").trim().to_owned()).collect::<Vec<_>>())),
            Word::Roles(list) => f.write_str(&ids(&list.iter().map(id).collect::<Vec<_>>())),
            Word::Forces(list) => f.write_str(&ids(&list.iter().map(id).collect::<Vec<_>>())),
        }
    }
}

impl Serialize for Word {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl From<&str> for Word {
    fn from(text: &str) -> Word {
        Word::Text(text.to_owned())
    }
}

impl From<String> for Word {
    fn from(text: String) -> Word {
        Word::Text(text)
    }
}

impl From<&Number> for Word {
    fn from(number: &Number) -> Word {
        Word::Provisions(vec![number.to_string()])
    }
}

/// The word of the vocabulary for a role or force.
pub(crate) fn id<T: Serialize>(value: &T) -> String {
    serde_json::to_value(value).ok().and_then(|v| v.as_str().map(str::to_owned)).unwrap_or_default()
}

impl Finding {
    pub(crate) fn new(code: &'static str, severity: Gravity) -> Finding {
        Finding { code, severity, line: 0, clause: None, clause_ids: Vec::new(), words: BTreeMap::new() }
    }

    pub(crate) fn with(mut self, name: &'static str, word: impl Into<Word>) -> Finding {
        self.words.insert(name, word.into());
        self
    }

    pub(crate) fn at(mut self, line: u32) -> Finding {
        self.line = line;
        self
    }

    pub(crate) fn of(mut self, clause: impl ToString, ids: &[String]) -> Finding {
        self.clause = Some(clause.to_string());
        self.clause_ids = ids.to_vec();
        self
    }
}

/// What a file turned out to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Provisions of the Laws.
    Laws,
    /// An entry of a glossary.
    GlossaryEntry,
    /// Neither.
    Other,
}

/// An edition with how well it fits.
#[derive(Debug, Clone, Serialize)]
pub struct Candidate {
    /// The edition.
    pub id: String,
    /// Points; comparable only within one report.
    pub score: f32,
}

/// Everything found out about a text.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// What it is.
    pub what: What,
    /// Its language.
    pub language: Detected,
    /// The edition it was compared with.
    pub edition: Option<String>,
    /// The editions that fit as well and cannot be told apart by this text, the one compared with among them.
    pub editions: Vec<String>,
    /// All editions, best first.
    pub candidates: Vec<Candidate>,
    /// Why this edition.
    pub evidence: Vec<Finding>,
    /// The numbers of its provisions, in printed order.
    pub provisions: Vec<String>,
    /// The findings, by line.
    pub findings: Vec<Finding>,
}

impl Report {
    /// Whether it has errors or warnings.
    pub fn has_faults(&self) -> bool {
        self.findings.iter().any(|f| f.severity != Gravity::Notice)
    }
}
