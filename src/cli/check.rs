//! `chesslaw check`: what is wrong with the content.

use super::{Common, Exit, show};
use crate::Lawbook;
use crate::diagnostic::Severity;

/// A file that is no UTF-8, no YAML or empty.
const UNREADABLE: &[&str] = &["E001", "E002", "E005"];

pub(super) fn run(common: &Common) -> Exit {
    let tree = match common.tree() {
        Ok(tree) => tree,
        Err(exit) => return exit,
    };
    let (book, mut found) = Lawbook::open_lenient(tree);
    // What a file that cannot be read holds is missed everywhere: its own fault would drown in those that follow from it.
    if !found.iter().any(|d| UNREADABLE.contains(&d.code)) {
        found.extend(crate::check::all(&book));
    }
    let language = book.languages.get(&common.lang);
    show::diagnostics(&book.tree, language, &found, common.json);
    let errors = found.iter().filter(|d| d.severity() == Severity::Error).count();
    if errors > 0 { Exit::Found } else { Exit::Fine }
}
