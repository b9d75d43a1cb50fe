//! What can be wrong with rules. Data only: the languages turn it into sentences.

use crate::model::At;

use super::idle::Idle;

/// A fault in the rules, with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Where it stands.
    pub at: At,
    /// What it is.
    pub kind: Box<FaultKind>,
}

/// The kinds of fault.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is explained by its message in locales/")]
pub enum FaultKind {
    Unknown { what: &'static str, name: String, nearest: Option<String> },
    WrongTest(String, &'static str),
    SlotNotAbove(String),
    CyclicDefinition(String),
    CyclicOverrides(Vec<String>),
    OverridesOtherSlot(String, String),
    ParamNotInEdition(String, String),
    ClauseNotInEdition(String, String),
    ReadingNotInEdition(String, String),
    ReadingOptionMissing(String, String),
    ActionParam { action: String, param: String, expected: String },
    ActionSlot { action: String, slot: String },
    NothingOrdered(String),
    TooManyValues(String),
    Gap { question: String, edition: String, slot: String, example: String },
    Conflict { question: String, edition: String, slot: String, rules: Vec<String>, example: String },
    NeverApplies { rule: String, why: Idle },
    IdleException { rule: String, overrides: String, why: Idle },
    IdleFact { name: String, why: Idle },
    UnusedDefinition(String),
    IdleRow { name: String, row: usize, why: Idle },
}

impl Fault {
    /// A fault at a place.
    pub fn new(at: At, kind: FaultKind) -> Fault {
        Fault { at, kind: Box::new(kind) }
    }

    /// An unknown name, with the nearest known one.
    pub fn unknown<'a>(at: At, what: &'static str, name: &str, known: impl Iterator<Item = &'a str>) -> Fault {
        Fault::new(at, FaultKind::Unknown { what, name: name.to_owned(), nearest: nearest(name, known) })
    }
}

/// The known name nearest to one that is not known, if any is near enough to be meant; capitals and dashes for underscores are no difference.
pub fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<String> {
    let plain = |name: &str| name.to_lowercase().replace('-', "_");
    let name = plain(name);
    known.map(|k| (strsim::jaro_winkler(&name, &plain(k)), k)).filter(|(score, _)| *score > 0.75).max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, k)| k.to_owned())
}
