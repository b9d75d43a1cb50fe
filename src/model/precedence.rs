//! What yields to what when several questions are ruled at once.

use serde::Deserialize;

use super::Located;

/// How rulings on several questions are joined.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Precedence {
    /// Slots that take one order only: two different ones contradict each other.
    #[serde(default)]
    pub exclusive: Vec<Located<String>>,
    /// What yields to what, in order.
    #[serde(default)]
    pub rows: Vec<PrecedenceRow>,
}

impl Precedence {
    /// Whether a slot takes one order only.
    pub fn takes_one(&self, slot: &str) -> bool {
        self.exclusive.iter().any(|s| s.value == slot)
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
    /// Questions whose orders do not yield here: a loss for conduct outlives the game in which it was earned.
    #[serde(default)]
    pub not_from: Vec<Located<String>>,
    /// The clause it rests on; where none is named, the one on which what comes first was ordered.
    #[serde(default)]
    pub clause: Option<Located<String>>,
}
