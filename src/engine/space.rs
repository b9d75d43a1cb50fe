//! The space a question is decided in: its variables, each with a few values.
//!
//! Rules see only booleans, choices, stages and numbers compared with limits, so a number is cut at the limits that rules name and
//! the space is finite.

use std::collections::BTreeMap;

use crate::model::{Content, FactType};

/// What a variable stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VarKind {
    /// A yes-or-no fact: value 0 is false, 1 is true.
    Bool,
    /// A choice or a stage: its values in the order declared.
    Words(Vec<String>),
    /// A number cut into intervals: the first number of each, ascending.
    Intervals(Vec<i64>),
    /// A reading: its options.
    Reading(Vec<String>),
}

/// A variable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Var {
    /// The fact (the number behind its views, if it has any) or the reading.
    pub name: String,
    /// What it stands for.
    pub kind: VarKind,
}

impl Var {
    /// How many values it has, at most 64.
    pub fn size(&self) -> usize {
        match &self.kind {
            VarKind::Bool => 2,
            VarKind::Words(w) | VarKind::Reading(w) => w.len(),
            VarKind::Intervals(starts) => starts.len(),
        }
    }

    /// All its values, a bit each.
    pub fn all(&self) -> u64 {
        u64::MAX >> (64 - self.size())
    }

    /// Whether it is a reading.
    pub fn is_reading(&self) -> bool {
        matches!(self.kind, VarKind::Reading(_))
    }
}

/// The variables of a question, in the order of its diagrams: facts first, readings below.
#[derive(Debug, Clone, Default)]
pub struct Space {
    /// The variables.
    pub vars: Vec<Var>,
    by_name: BTreeMap<String, usize>,
}

impl Space {
    /// A space of these variables.
    pub fn new(vars: Vec<Var>) -> Space {
        let by_name = vars.iter().enumerate().map(|(i, v)| (v.name.clone(), i)).collect();
        Space { vars, by_name }
    }

    /// The place of a fact or reading.
    pub fn index(&self, name: &str) -> Option<usize> {
        self.by_name.get(name).copied()
    }

    /// The number of values of each variable.
    pub fn sizes(&self) -> Vec<usize> {
        self.vars.iter().map(Var::size).collect()
    }

    /// Every value of every variable allowed.
    pub fn anything(&self) -> Vec<u64> {
        self.vars.iter().map(Var::all).collect()
    }
}

/// A fact as the rules see it: which variable it looks at, and how a limit on it becomes a limit there.
#[derive(Debug, Clone, Copy)]
pub struct Window<'a> {
    /// The fact decided by.
    pub base: &'a str,
    /// See [`crate::model::View`].
    pub plus: i64,
    /// See [`crate::model::View`].
    pub per: i64,
    /// See [`crate::model::View`].
    pub multiple_of: Option<i64>,
    /// See [`crate::model::View`].
    pub above: Option<i64>,
}

impl<'a> Window<'a> {
    /// The window that a declared fact is; a fact that is no view looks at itself.
    pub fn of(content: &'a Content, fact: &'a str) -> Window<'a> {
        match content.facts.get(fact).and_then(|f| f.view.as_ref()) {
            Some(v) => Window { base: &v.of, plus: v.plus, per: v.per.max(1), multiple_of: v.multiple_of, above: v.above },
            None => Window { base: fact, plus: 0, per: 1, multiple_of: None, above: None },
        }
    }

    /// The numbers behind the window for which it shows `low..=high`.
    pub fn behind(&self, low: i64, high: i64) -> (i64, i64) {
        (low.saturating_mul(self.per).saturating_sub(self.plus), high.saturating_add(1).saturating_mul(self.per).saturating_sub(self.plus + 1))
    }

    /// The numbers behind a yes-or-no window with a limit for which it says this.
    pub fn side(&self, says: bool) -> Option<(i64, i64)> {
        let limit = self.above?;
        Some(if says { (limit.saturating_add(1), i64::MAX) } else { (i64::MIN, limit) })
    }

    /// Whether it shows a number, not yes or no.
    pub fn counts(&self) -> bool {
        self.multiple_of.is_none() && self.above.is_none()
    }

    /// Whether what it shows becomes another where the number behind it becomes this one; never for multiples.
    pub fn changes_at(&self, number: i64) -> bool {
        match (self.multiple_of, self.above) {
            (Some(_), _) => false,
            (None, Some(limit)) => number == limit.saturating_add(1),
            (None, None) => number.saturating_add(self.plus).rem_euclid(self.per) == 0,
        }
    }

    /// What the window shows of a number.
    pub fn show(&self, behind: i64) -> i64 {
        (behind + self.plus).div_euclid(self.per)
    }
}

/// The kind of variable a fact that is no number makes.
pub(super) fn plain_kind(content: &Content, fact: &str) -> Option<VarKind> {
    let declared = content.facts.get(fact)?;
    match declared.kind.value {
        FactType::Bool => Some(VarKind::Bool),
        FactType::Choice | FactType::Stage => Some(VarKind::Words(declared.values.iter().map(|v| v.value.clone()).collect())),
        _ => None,
    }
}
