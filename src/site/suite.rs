//! The conformance suite as the site shows it: the oracles, the kept results of programs, what each fault was shown by.

use std::collections::BTreeMap;

use crate::Lawbook;
use crate::oracle::results::{Failure, Results};
use crate::oracle::{self, Oracle, OracleError, mutation};

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
}

impl Suite {
    /// Makes the suite and reads the results.
    pub fn of(book: &Lawbook) -> Result<Suite, OracleError> {
        let oracles = oracle::suite(book)?;
        let results = oracle::results::kept(book)?;
        let mut faults: BTreeMap<String, BTreeMap<String, Vec<(usize, Failure)>>> = BTreeMap::new();
        for (place, result) in results.iter().enumerate() {
            for failure in result.failures.iter().filter(|f| f.kind == "failed" || f.kind == "documented") {
                // An oracle that is gone shows nothing any more.
                let known = oracles.iter().any(|o| o.id == failure.id);
                if let Some(fault) = failure.fault.as_ref().filter(|_| known) {
                    faults.entry(fault.clone()).or_default().entry(failure.id.clone()).or_default().push((place, failure.clone()));
                }
            }
        }
        let noticed = mutation::kept(book)?.map(|m| m.score_per_mille);
        Ok(Suite { oracles, results, faults, noticed })
    }

    /// An oracle.
    pub fn oracle(&self, id: &str) -> Option<&Oracle> {
        self.oracles.iter().find(|o| o.id == id)
    }
}
