//! How good the suite is: the share of wrong rules that it notices.

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::{Oracle, OracleError};
use crate::Lawbook;
use crate::mutate::{self, Report};

/// Where the last measurement is kept.
pub const PATH: &str = "oracle/results/mutation.json";

/// A measurement: mutants of the rules that the suite notices.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// Wrong rules that an oracle tells of.
    pub killed: usize,
    /// Wrong rules that none tells of.
    pub survived: usize,
    /// Changes that are none: they order the same for all facts in all editions.
    pub equivalent: usize,
    /// The share killed, in thousandths.
    pub score_per_mille: u32,
    /// The same by cases and vectors alone.
    pub cases_alone_per_mille: u32,
    /// Question by question: killed and survived.
    pub questions: Vec<(String, usize, usize)>,
}

/// Measures by changing the rules in one place at a time. It takes minutes.
pub fn measure(book: &Lawbook, oracles: &[Oracle]) -> Measured {
    let by_suite: Vec<Report> = book.content.questions.iter().map(|q| mutate::by_oracles(book, q, oracles)).collect();
    let by_cases: Vec<Report> = book.content.questions.iter().map(|q| mutate::question(book, q)).collect();
    let sum = |reports: &[Report]| reports.iter().fold((0, 0, 0), |s, r| (s.0 + r.killed, s.1 + r.survivors.len(), s.2 + r.equivalent));
    let per_mille = |killed: usize, survived: usize| (mutate::score(killed, survived) * 1000.0).floor() as u32;
    let (killed, survived, equivalent) = sum(&by_suite);
    let (alone, missed, _) = sum(&by_cases);
    let questions = by_suite.iter().map(|r| (r.question.clone(), r.killed, r.survivors.len())).collect();
    Measured { killed, survived, equivalent, score_per_mille: per_mille(killed, survived), cases_alone_per_mille: per_mille(alone, missed), questions }
}

/// The measurement kept, if there is one.
///
/// # Errors
/// When the file cannot be read.
pub fn kept(book: &Lawbook) -> Result<Option<Measured>, OracleError> {
    let Some(text) = book.tree.text(PATH) else { return Ok(None) };
    serde_json::from_str(text).map(Some).map_err(|e| OracleError::Data { path: PATH.to_owned(), line: e.line(), detail: e.to_string() })
}

/// The file that keeps a measurement.
pub fn file(measured: &Measured) -> String {
    format!("{:#}\n", json!(measured))
}
