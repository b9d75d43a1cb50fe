//! Positions written by hand: `oracle/data/positions.jsonl` with their answers, `oracle/data/boundaries.jsonl` without.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::OracleError;
use crate::load::Tree;

/// A position with a question.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Given {
    pub id: String,
    pub question: String,
    pub title: String,
    pub fen: Option<String>,
    #[serde(default)]
    pub moves: Vec<String>,
    #[serde(rename = "move")]
    pub mv: Option<String>,
    pub side: Option<String>,
    #[serde(default)]
    pub chess960: bool,
    pub claim: Option<String>,
    /// The fault of a program that answers otherwise.
    pub fault: String,
    /// The same without what is special here: `QUESTION/ID`.
    pub control: Option<String>,
    /// Whether it is asked with the colours exchanged too.
    #[serde(default)]
    pub colours: bool,
    /// The answer, or the result where the question gives one.
    pub expected: Option<Value>,
    /// Numbers of 2023.
    #[serde(default)]
    pub articles: Vec<String>,
    pub source: Option<String>,
    #[serde(default)]
    pub reported: Vec<String>,
    pub confidence: Option<String>,
    /// Takes so long a search that the answer is taken from here.
    #[serde(default)]
    pub hard: bool,
}

/// The given positions.
pub(super) fn given(tree: &Tree) -> Result<Vec<Given>, OracleError> {
    let mut out = lines(tree, "oracle/data/positions.jsonl")?;
    out.extend(lines(tree, "oracle/data/boundaries.jsonl")?);
    Ok(out)
}

/// A file of JSON Lines; empty where there is none.
pub(super) fn lines<T: DeserializeOwned>(tree: &Tree, path: &str) -> Result<Vec<T>, OracleError> {
    let text = tree.text(path).unwrap_or_default();
    let line = |(place, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|e| OracleError::Data { path: path.to_owned(), line: place + 1, detail: e.to_string() })
    };
    text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty()).map(line).collect()
}
