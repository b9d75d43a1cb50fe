//! What yields to what when several questions are ruled at once.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Located;

/// How rulings on several questions are joined. Where actions are listed, the name of a group stands for all that are in it.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Precedence {
    /// Every slot, in the order in which the arbiter acts, and actions that have a place of their own.
    #[serde(default)]
    pub order: Vec<Located<String>>,
    /// Slots that take one order only: two different ones contradict each other.
    #[serde(default)]
    pub exclusive: Vec<Located<String>>,
    /// Actions ordered for each offence: the numbers of several are added up.
    #[serde(default)]
    pub adds_up: Vec<Located<String>>,
    /// Lists of actions under one name.
    #[serde(default)]
    pub groups: BTreeMap<String, Vec<Located<String>>>,
    /// What cannot both be done: actions of two entries of a row contradict each other.
    #[serde(default)]
    pub excludes: Vec<Vec<Located<String>>>,
    /// Actions that stand beside another of such a slot.
    #[serde(default)]
    pub besides: Vec<Located<String>>,
    /// What counts only where it came first.
    #[serde(default)]
    pub first_counts: Option<FirstCounts>,
    /// What one question presumes that another puts in doubt.
    #[serde(default)]
    pub unsettled: Vec<Unsettled>,
    /// What yields to what, in order.
    #[serde(default)]
    pub rows: Vec<PrecedenceRow>,
}

/// A fact that a question presumes and that is asked where another question is ruled on beside it, unless both are about the same player.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unsettled {
    /// The question that presumes it.
    pub of: Located<String>,
    /// The question that puts it in doubt.
    pub beside: Located<String>,
    /// The fact.
    pub asks: Located<String>,
}

/// Of two actions that contradict each other the first counts.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstCounts {
    /// The actions.
    pub of: Vec<Located<String>>,
    /// The fact of a question that says whether another came before; where it was presumed, it is asked.
    pub asks: Located<String>,
}

impl Precedence {
    /// Whether a slot takes one order only.
    pub fn takes_one(&self, slot: &str) -> bool {
        self.exclusive.iter().any(|s| s.value == slot)
    }

    /// Whether of two actions of a slot only one can be ordered.
    pub fn rivals(&self, slot: &str, one: &str, other: &str) -> bool {
        self.takes_one(slot) && !self.besides.iter().any(|a| a.value == one || a.value == other)
    }

    /// Whether what several questions order so is added up.
    pub fn adds(&self, action: &str) -> bool {
        self.adds_up.iter().any(|a| a.value == action)
    }

    /// When the arbiter does it: by its own place, else by that of its slot.
    pub fn rank(&self, slot: &str, action: &str) -> usize {
        let at = |name: &str| self.order.iter().position(|o| o.value == name);
        at(action).or_else(|| at(slot)).unwrap_or(usize::MAX)
    }

    /// The actions of a list, each group taken apart.
    pub fn actions<'a>(&'a self, list: &'a [Located<String>]) -> impl Iterator<Item = &'a Located<String>> {
        list.iter().flat_map(|name| self.groups.get(&name.value).map_or(std::slice::from_ref(name), Vec::as_slice))
    }

    /// Whether an action is in a list.
    pub fn names(&self, list: &[Located<String>], action: &str) -> bool {
        self.actions(list).any(|a| a.value == action)
    }

    /// Whether two actions cannot both be done, whatever their slots.
    pub fn excludes(&self, one: &str, other: &str) -> bool {
        self.excludes.iter().any(|row| {
            let place = |action: &str| row.iter().position(|entry| self.names(std::slice::from_ref(entry), action));
            matches!((place(one), place(other)), (Some(one), Some(other)) if one != other)
        })
    }
}

/// One row: an order before which others yield.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrecedenceRow {
    /// Its id.
    pub id: Located<String>,
    /// The actions that come first.
    pub first: Vec<Located<String>>,
    /// The actions that yield to them.
    pub over: Vec<Located<String>>,
    /// Questions whose orders alone come first here, where any are named.
    #[serde(default)]
    pub by: Vec<Located<String>>,
    /// Questions whose orders alone yield here, where any are named.
    #[serde(default)]
    pub from: Vec<Located<String>>,
    /// Questions whose orders do not yield here: a loss for conduct outlives the game in which it was earned.
    #[serde(default)]
    pub not_from: Vec<Located<String>>,
    /// Questions whose orders, where nothing else gives them, do not come first here: a flag is no proof against the clock that shows it.
    #[serde(default)]
    pub not_by: Vec<Located<String>>,
    /// The clause it rests on; where none is named, the one on which what comes first was ordered.
    #[serde(default)]
    pub clause: Option<Located<String>>,
}
