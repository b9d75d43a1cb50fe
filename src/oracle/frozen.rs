//! What was released: `oracle/frozen/v1.jsonl`. An id in it stays, and its answer changes only with an erratum.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::derive::scalar;
use super::{Oracle, OracleError, data};
use crate::Lawbook;
use crate::engine::Told;

/// Where it lies.
pub const PATH: &str = "oracle/frozen/v1.jsonl";
const ERRATA: &str = "oracle/data/errata.jsonl";

/// An oracle as it was released.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Frozen {
    /// Its id.
    pub id: String,
    /// The question.
    pub question: String,
    /// The edition.
    pub edition: String,
    /// The facts.
    pub facts: Map<String, Value>,
    /// The answer it had.
    pub expected: Map<String, Value>,
}

/// A correction of a released oracle.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erratum {
    /// The oracle.
    pub id: String,
    /// The day, such as `2026-11-30`.
    pub date: String,
    /// Why the answer changed.
    pub reason: String,
    /// Who showed it: an address or a source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

/// A released answer that is another one now.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Changed {
    /// The oracle.
    pub id: String,
    /// As released.
    pub was: Map<String, Value>,
    /// As it is now; none where it is gone.
    pub now: Option<Map<String, Value>>,
    /// The correction that says why.
    pub erratum: Option<Erratum>,
}

impl Frozen {
    /// What is kept of an oracle.
    pub fn of(oracle: &Oracle) -> Frozen {
        let Oracle { id, question, edition, facts, expected, .. } = oracle.clone();
        Frozen { id, question, edition, facts, expected }
    }

    /// Whether it came from the rules, so that its facts stand nowhere else.
    pub fn is_derived(&self) -> bool {
        self.id.split_once('/').is_some_and(|(_, name)| name.starts_with("d-"))
    }

    /// Its facts as the engine takes them.
    pub fn told(&self) -> Told {
        self.facts.iter().map(|(name, value)| (name.clone(), scalar(value))).collect()
    }
}

/// What was released.
///
/// # Errors
/// When the file cannot be read.
pub fn read(book: &Lawbook) -> Result<Vec<Frozen>, OracleError> {
    data::lines(&book.tree, PATH)
}

/// The corrections.
///
/// # Errors
/// When the file cannot be read.
pub fn errata(book: &Lawbook) -> Result<Vec<Erratum>, OracleError> {
    data::lines(&book.tree, ERRATA)
}

/// The released answers that are others now.
///
/// # Errors
/// When the files cannot be read.
pub fn changes(book: &Lawbook, now: &[Oracle]) -> Result<Vec<Changed>, OracleError> {
    let errata = errata(book)?;
    let by_id: rustc_hash::FxHashMap<&str, &Oracle> = now.iter().map(|o| (o.id.as_str(), o)).collect();
    let changed = |was: Frozen| {
        let now = by_id.get(was.id.as_str());
        let same = now.is_some_and(|o| o.expected == was.expected && o.facts == was.facts);
        let erratum = errata.iter().find(|e| e.id == was.id).cloned();
        (!same).then(|| Changed { id: was.id, was: was.expected, now: now.map(|o| o.expected.clone()), erratum })
    };
    Ok(read(book)?.into_iter().filter_map(changed).collect())
}

/// The file for a release: what was released stays as it is, what is new is added.
///
/// # Errors
/// When the file cannot be read.
pub fn freeze(book: &Lawbook, now: &[Oracle]) -> Result<String, OracleError> {
    let mut all = read(book)?;
    let known: rustc_hash::FxHashSet<String> = all.iter().map(|f| f.id.clone()).collect();
    all.extend(now.iter().filter(|o| !known.contains(&o.id)).map(Frozen::of));
    all.sort_by(|a, b| a.id.cmp(&b.id));
    Ok(all.iter().map(|f| format!("{}\n", json!(f))).collect())
}
