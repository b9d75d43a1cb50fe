//! The conformance suite as the site shows it: the oracles, the kept results of programs, what each fault was shown by.

use std::collections::BTreeMap;

use crate::Lawbook;
use crate::oracle::export::{self, Release};
use crate::oracle::results::{Failure, Results};
use crate::oracle::{self, Oracle, OracleError, mutation};

/// What stands for a fault where a program gave no answer at all.
const NO_ANSWER: &str = "no-answer";

/// The suite and the results kept.
pub(crate) struct Suite {
    /// All oracles.
    pub oracles: Vec<Oracle>,
    /// Results by program.
    pub results: Vec<Results>,
    /// By fault: by oracle, the programs that show it (places in `results`) with what they answered.
    pub faults: BTreeMap<String, BTreeMap<String, Vec<(usize, Failure)>>>,
    /// In how many of a thousand wrong rules an oracle tells.
    pub noticed: Option<u32>,
    /// Whether this version is released.
    pub release: Option<Release>,
}

impl Suite {
    /// Makes the suite and reads the results.
    pub fn of(book: &Lawbook) -> Result<Suite, OracleError> {
        let oracles = oracle::suite(book)?;
        let results = oracle::results::kept(book)?;
        let mut faults: BTreeMap<String, BTreeMap<String, Vec<(usize, Failure)>>> = BTreeMap::new();
        for (place, result) in results.iter().enumerate() {
            for failure in &result.failures {
                // An oracle that is gone shows nothing any more.
                let known = oracles.iter().any(|o| o.id == failure.id);
                let fault = match failure.kind.as_str() {
                    "failed" | "documented" => failure.fault.clone(),
                    "error" | "crashed" | "timed-out" | "garbage" => Some(NO_ANSWER.to_owned()),
                    _ => None,
                };
                if let Some(fault) = fault.filter(|_| known) {
                    faults.entry(fault).or_default().entry(failure.id.clone()).or_default().push((place, failure.clone()));
                }
            }
        }
        let noticed = mutation::kept(book)?.map(|m| m.score_per_mille);
        // Content of one's own need not say it.
        let release = export::release(book).ok();
        Ok(Suite { oracles, results, faults, noticed, release })
    }

    /// An oracle.
    pub fn oracle(&self, id: &str) -> Option<&Oracle> {
        self.oracles.iter().find(|o| o.id == id)
    }
}
