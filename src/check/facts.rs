//! Facts: a window looks at a number there is, a sum counts numbers that are told, a presumption is a value of its fact, a number has room.

use crate::Lawbook;
use crate::diagnostic::{Diagnostic, unknown};
use crate::engine::nearest;
use crate::model::{Fact, FactType, Scalar};

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let facts = &book.content.facts;
    let mut out = Vec::new();
    for (name, fact) in facts {
        if let Some(view) = &fact.view {
            match facts.get(&view.of.value) {
                None => out.push(unknown(view.of.at, "fact", &view.of, nearest(&view.of, facts.keys().map(String::as_str)))),
                Some(base) if base.kind.value != FactType::Number || base.view.is_some() => {
                    out.push(Diagnostic::new(view.of.at, "E090").with("name", name.as_str()).with("of", view.of.value.as_str()));
                }
                Some(_) => {}
            }
        }
        for (part, times) in &fact.sum {
            match facts.get(part) {
                None => out.push(unknown(fact.kind.at, "fact", part, nearest(part, facts.keys().map(String::as_str)))),
                Some(declared) if !declared.is_part() || *times == 0 || fact.kind.value != FactType::Number || fact.view.is_some() => {
                    out.push(Diagnostic::new(fact.kind.at, "E095").with("name", name.as_str()).with("part", part.as_str()));
                }
                Some(_) => {}
            }
        }
        if fact.view.as_ref().is_some_and(|v| (fact.kind.value == FactType::Bool) != (v.above.is_some() || v.multiple_of.is_some()) || v.per < 1) {
            out.push(Diagnostic::new(fact.kind.at, "E096").with("name", name.as_str()));
        }
        if fact.min > fact.max {
            out.push(Diagnostic::new(fact.kind.at, "E091").with("name", name.as_str()));
        }
        if let Some(value) = fact.if_absent.as_ref().filter(|v| !can_be(fact, v)) {
            out.push(Diagnostic::new(fact.kind.at, "E092").with("name", name.as_str()).with("value", value.to_string()));
        }
        for other in fact.only_with.keys().filter(|f| !facts.contains_key(*f)) {
            out.push(unknown(fact.kind.at, "fact", other, nearest(other, facts.keys().map(String::as_str))));
        }
    }
    // A parameter counts something.
    for (_, clause) in book.content.clauses() {
        for (name, param) in &clause.params {
            for (edition, _) in param.value.0.iter().filter(|(_, v)| v.value.is_some_and(|n| n < 0)) {
                out.push(Diagnostic::new(edition.at, "E093").with("name", format!("{}.{name}", clause.id.value)).with("edition", edition.value.as_str()));
            }
        }
    }
    out
}

/// Whether a fact can be presumed to be this.
fn can_be(fact: &Fact, value: &Scalar) -> bool {
    match (fact.kind.value, value) {
        (FactType::Bool, Scalar::Bool(_)) => true,
        (FactType::Stage, Scalar::Text(t)) if t == "earliest" => true,
        (FactType::Choice | FactType::Stage, Scalar::Text(t)) => fact.values.iter().any(|v| v.value == *t),
        _ => false,
    }
}
