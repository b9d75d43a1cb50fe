//! Checks of the content, one idea a file. Each takes the lawbook and returns findings; none changes anything.

mod articles;
mod branches;
pub(crate) mod cases;
mod editions;
mod facts;
mod inventory;
mod locales;
mod numbers;
mod positions;
mod rules;
mod states;
mod texts;
mod wording;

use rayon::prelude::*;

use crate::Lawbook;
use crate::diagnostic::Diagnostic;

/// A check: its name, as the manual lists it, and what it does.
type Check = (&'static str, fn(&Lawbook) -> Vec<Diagnostic>);

/// Every check, in the order of the manual.
pub const CHECKS: &[Check] = &[
    ("editions", editions::check),
    ("facts", facts::check),
    ("articles", articles::check),
    ("inventory", inventory::check),
    ("locales", locales::check),
    ("texts", texts::check),
    ("states", states::check),
    ("numbers", numbers::check),
    ("wording", wording::check),
    ("rules", rules::check),
    ("branches", branches::check),
    ("positions", positions::check),
    ("cases", cases::check),
];

/// Everything that is wrong, beyond the faults found while loading.
pub fn all(book: &Lawbook) -> Vec<Diagnostic> {
    let mut out: Vec<Diagnostic> = CHECKS.par_iter().flat_map(|(_, check)| check(book)).collect();
    out.sort();
    out.dedup();
    out
}
