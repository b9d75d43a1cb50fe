//! A national branch differs from its base exactly where it says so.

use std::collections::BTreeSet;

use crate::Lawbook;
use crate::diagnostic::Diagnostic;

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let editions = &book.content.editions;
    let mut out = Vec::new();
    for (place, edition) in editions.all().iter().enumerate() {
        let base = editions.lineage(place).nth(1);
        if base.is_none_or(|b| editions.all()[b].authority == edition.authority) {
            continue;
        }
        let id = &edition.id.value;
        let mut differs: BTreeSet<&str> = BTreeSet::new();
        for (_, clause) in book.content.clauses() {
            let params = clause.params.values().any(|p| p.value.0.iter().any(|(e, _)| e.value == *id));
            if params || clause.wordings.iter().any(|w| w.value == *id) {
                differs.insert(&clause.id.value);
            }
            // A number alone is a renumbering, but a clause that comes or goes is a difference.
            if base.is_some_and(|b| clause.printed(editions, b).is_empty() != clause.printed(editions, place).is_empty()) {
                differs.insert(&clause.id.value);
            }
        }
        for question in &book.content.questions {
            let bound = |from: &Option<crate::model::Located<String>>, before: &Option<crate::model::Located<String>>| {
                from.iter().chain(before).any(|e| e.value == *id)
            };
            differs.extend(question.rules.iter().filter(|r| bound(&r.from, &r.before)).map(|r| r.clause.value.as_str()));
            differs.extend(question.define.iter().flat_map(|d| &d.any).filter(|r| bound(&r.from, &r.before)).map(|r| r.clause.value.as_str()));
        }
        let declared: BTreeSet<&str> = edition.deviates.iter().map(|d| d.value.as_str()).collect();
        for clause in differs.difference(&declared) {
            out.push(Diagnostic::new(edition.id.at, "E070").with("edition", id.as_str()).with("clause", *clause));
        }
        for clause in edition.deviates.iter().filter(|d| !differs.contains(d.value.as_str())) {
            out.push(Diagnostic::new(clause.at, "E071").with("edition", id.as_str()).with("clause", clause.value.as_str()));
        }
    }
    out
}
