//! The rules of a slot in the order in which the first that applies decides.

use crate::model::Rule;

/// The rules so that each stands before those it overrides, else in written order. Of rules so ordered, the first that applies is overridden by none that
/// applies, and rules that stand beside it order the same: so the first decides.
pub fn overriding_first<'r>(rules: &[&'r Rule]) -> Vec<&'r Rule> {
    let mut left = rules.to_vec();
    let mut out = Vec::new();
    while !left.is_empty() {
        // Circles are a fault of the rules; `check` reports them, and here the first goes first.
        let next = left.iter().position(|b| !left.iter().any(|a| a.overrides(b))).unwrap_or(0);
        out.push(left.remove(next));
    }
    out
}
