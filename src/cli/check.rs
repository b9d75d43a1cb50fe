//! `chesslaw check`: what is wrong with the content.

use super::{Common, Exit, show};
use crate::Lawbook;
use crate::diagnostic::Severity;

pub(super) fn run(common: &Common) -> Exit {
    let tree = match common.tree() {
        Ok(tree) => tree,
        Err(exit) => return exit,
    };
    let (book, mut found) = Lawbook::open_lenient(tree);
    found.extend(crate::check::all(&book));
    let language = book.languages.get(&common.lang);
    show::diagnostics(&book.tree, language, &found, common.json);
    let errors = found.iter().filter(|d| d.severity() == Severity::Error).count();
    if errors > 0 { Exit::Found } else { Exit::Fine }
}
