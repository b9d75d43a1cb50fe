//! What several incidents at once go by names only what there is, and every slot has its place.

use std::collections::BTreeSet;

use crate::Lawbook;
use crate::diagnostic::{Diagnostic, unknown};
use crate::engine::nearest;
use crate::model::Located;

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let (content, precedence) = (&book.content, &book.content.precedence);
    let slots: BTreeSet<&str> = content.actions.values().map(|a| a.slot.value.as_str()).collect();
    let actions: BTreeSet<&str> = content.actions.keys().map(String::as_str).collect();
    let listed: BTreeSet<&str> = actions.iter().copied().chain(precedence.groups.keys().map(String::as_str)).collect();
    let placed: BTreeSet<&str> = actions.union(&slots).copied().collect();
    let questions: BTreeSet<&str> = content.questions.iter().map(|q| q.id.value.as_str()).collect();
    let clauses: BTreeSet<&str> = content.clauses().map(|(_, c)| c.id.value.as_str()).collect();
    let facts: BTreeSet<&str> = content.facts.keys().map(String::as_str).collect();
    let mut out = Vec::new();
    let mut known = |what: &'static str, names: &[Located<String>], there: &BTreeSet<&str>| {
        let strange = names.iter().filter(|n| !there.contains(n.value.as_str()));
        out.extend(strange.map(|n| unknown(n.at, what, n, nearest(n, there.iter().copied()))));
    };
    known("slot", &precedence.order, &placed);
    known("slot", &precedence.exclusive, &slots);
    known("action", &precedence.adds_up, &actions);
    known("action", &precedence.besides, &actions);
    precedence.groups.values().for_each(|group| known("action", group, &actions));
    precedence.excludes.iter().for_each(|row| known("action", row, &listed));
    if let Some(first) = &precedence.first_counts {
        known("action", &first.of, &listed);
        known("fact", std::slice::from_ref(&first.asks), &facts);
    }
    for row in &precedence.unsettled {
        known("question", std::slice::from_ref(&row.of), &questions);
        known("question", std::slice::from_ref(&row.beside), &questions);
        known("fact", std::slice::from_ref(&row.asks), &facts);
    }
    for row in &precedence.rows {
        known("action", &row.first, &listed);
        known("action", &row.over, &listed);
        known("question", &row.by, &questions);
        known("question", &row.from, &questions);
        known("question", &row.not_from, &questions);
        known("question", &row.not_by, &questions);
        known("clause", row.clause.as_slice(), &clauses);
    }
    // Where there is no order at all there are no rows either: a lawbook may do without.
    if let Some(last) = precedence.order.last() {
        let missing = slots.iter().filter(|slot| !precedence.order.iter().any(|o| o.value == **slot));
        out.extend(missing.map(|slot| Diagnostic::new(last.at, "E072").with("name", *slot)));
    }
    out
}
