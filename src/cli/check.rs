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
    if !common.json {
        show::line(&summary(&book, errors, found.len() - errors));
    }
    if errors > 0 { Exit::Found } else { Exit::Fine }
}

/// What was looked at and found, in a line or two.
fn summary(book: &Lawbook, errors: usize, warnings: usize) -> String {
    let content = &book.content;
    let stories = content.cases.iter().filter(|c| c.story).count();
    let rules: usize = content.questions.iter().map(|q| q.rules.len()).sum();
    let mut out = format!(
        "{} clauses, {} terms, {} cases, {} vectors, {} questions with {rules} rules, {} editions, {} languages",
        content.clauses().count(),
        content.terms.len(),
        stories,
        content.cases.len() - stories,
        content.questions.len(),
        content.editions.all().len(),
        book.languages.len()
    );
    let review = crate::review::Review::of(book);
    for language in book.languages.values() {
        let counts = review.clause_counts(&language.id);
        let all = content.clauses().map(|(_, c)| c.text_keys(&content.editions).len()).sum::<usize>();
        out.push_str(&format!(
            "\n  {:<3} {} of {all} texts of clauses, {} read, {} confirmed, {} stale{}",
            language.id,
            counts.there,
            counts.read,
            counts.confirmed,
            counts.stale,
            language.about.fallback.as_ref().map(|f| format!(", the rest from {f}")).unwrap_or_default()
        ));
    }
    out.push_str(&format!("\n{errors} errors, {warnings} warnings"));
    out
}
