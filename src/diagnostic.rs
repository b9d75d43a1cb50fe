//! Diagnostics: a stable code, a place, and the words that fill the message of that code in the reader's language.

use std::collections::BTreeMap;

use crate::engine::{Fault, FaultKind, Idle};
use crate::model::At;

/// How grave a diagnostic is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Nothing is built.
    Error,
    /// Worth a look; the build goes on.
    Warning,
}

/// One finding about the content.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Diagnostic {
    /// Its place; file 0 line 0 where it has none.
    pub at: At,
    /// Its code, such as `E010`. The message and the hint are `E010` and `E010-hint` in `locales/LANG/diagnostics.ftl`.
    pub code: &'static str,
    /// The words that fill the message.
    pub words: BTreeMap<&'static str, String>,
}

impl Diagnostic {
    /// A diagnostic without words.
    pub fn new(at: At, code: &'static str) -> Diagnostic {
        Diagnostic { at, code, words: BTreeMap::new() }
    }

    /// Adds a word for the message.
    #[must_use]
    pub fn with(mut self, name: &'static str, word: impl Into<String>) -> Diagnostic {
        self.words.insert(name, word.into());
        self
    }

    /// Adds the words of `idle-because`: why something has no effect, shown by the fewest facts.
    #[must_use]
    pub fn why(self, why: Idle) -> Diagnostic {
        let shown = |why, edition, example| self.clone().with("why", why).with("edition", edition).with("example", example);
        match why {
            Idle::NoEdition => self.with("why", "no-edition"),
            Idle::Apart(conditions) => self.with("why", "apart").with("conditions", conditions),
            Idle::Beaten { edition, facts, by } => shown("beaten", edition, facts).with("by", by.join(", ")),
            Idle::Same { edition, facts } => shown("same", edition, facts),
            Idle::Turns { edition, facts, rule } => shown("turns", edition, facts).with("by", rule),
            Idle::Unasked => self.with("why", "unasked"),
        }
    }

    /// Errors have codes with E, warnings with W.
    pub fn severity(&self) -> Severity {
        if self.code.starts_with('W') { Severity::Warning } else { Severity::Error }
    }
}

impl From<Fault> for Diagnostic {
    fn from(fault: Fault) -> Diagnostic {
        let new = |code| Diagnostic::new(fault.at, code);
        match *fault.kind {
            FaultKind::Unknown { what, name, nearest } => unknown(fault.at, what, &name, nearest),
            FaultKind::WrongTest(name, expected) => new("E011").with("name", name).with("expected", expected),
            FaultKind::SlotNotAbove(name) => new("E012").with("name", name),
            FaultKind::CyclicDefinition(name) => new("E013").with("name", name),
            FaultKind::CyclicOverrides(names) => new("E014").with("names", names.join(", ")),
            FaultKind::OverridesOtherSlot(rule, other) => new("E015").with("rule", rule).with("other", other),
            FaultKind::ParamNotInEdition(name, edition) => new("E016").with("name", name).with("edition", edition),
            FaultKind::ClauseNotInEdition(name, edition) => new("E017").with("name", name).with("edition", edition),
            FaultKind::ReadingNotInEdition(name, edition) => new("E018").with("name", name).with("edition", edition),
            FaultKind::ReadingOptionMissing(name, option) => new("E019").with("name", name).with("option", option),
            FaultKind::ActionParam { action, param, expected } => new("E020").with("action", action).with("param", param).with("expected", expected),
            FaultKind::ActionSlot { action, slot } => new("E021").with("action", action).with("slot", slot),
            FaultKind::NothingOrdered(rule) => new("E022").with("rule", rule),
            FaultKind::TooManyValues(name) => new("E023").with("name", name),
            FaultKind::Gap { question, edition, slot, example } => {
                new("E024").with("question", question).with("edition", edition).with("slot", slot).with("example", example)
            }
            FaultKind::Conflict { question, edition, slot, rules, example } => {
                new("E025").with("question", question).with("edition", edition).with("slot", slot).with("rules", rules.join(", ")).with("example", example)
            }
            FaultKind::NeverApplies { rule, why } => new("E026").with("rule", rule).why(why),
            FaultKind::IdleException { rule, overrides, why } => new("E027").with("rule", rule).with("overrides", overrides).why(why),
            FaultKind::IdleFact { name, why } => new("W028").with("name", name).why(why),
            FaultKind::UnusedDefinition(name) => new("E037").with("name", name),
            FaultKind::IdleRow { name, row, why } => new("E036").with("name", name).with("row", row.to_string()).why(why),
        }
    }
}

/// An unknown name, with the nearest known one.
pub fn unknown(at: At, what: &'static str, name: &str, nearest: Option<String>) -> Diagnostic {
    let code = if nearest.is_some() { "E010" } else { "E009" };
    Diagnostic::new(at, code).with("what", what).with("name", name).with("nearest", nearest.unwrap_or_default())
}
