//! Checks of the content, one file each.

use crate::Lawbook;
use crate::diagnostic::Diagnostic;

/// Everything that is wrong, beyond the faults found while loading.
pub fn all(book: &Lawbook) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    for question in &book.content.questions {
        for edition in (0..book.content.editions.all().len()).filter(|e| book.covers(question, *e)) {
            if let Err(faults) = book.program(question, edition) {
                out.extend(faults.iter().cloned().map(Diagnostic::from));
            }
        }
    }
    out.sort();
    out.dedup();
    out
}
