//! The edition graph: known bases, no circle, good dates; and no unknown edition anywhere a value is set by edition.

use crate::Lawbook;
use crate::diagnostic::{Diagnostic, unknown};
use crate::engine::nearest;
use crate::model::{ByEdition, Located, is_day};

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let editions = &book.content.editions;
    let mut out = Vec::new();
    let known = || editions.all().iter().map(|e| e.id.value.as_str());
    let mut expect = |id: &Located<String>| {
        if editions.index(id).is_none() {
            out.push(unknown(id.at, "edition", id, nearest(id, known())));
        }
    };
    for edition in editions.all() {
        edition.base.iter().for_each(&mut expect);
    }
    for article in &book.content.articles {
        keys(&article.number, &mut expect);
        for clause in &article.clauses {
            keys(&clause.number, &mut expect);
            keys(&clause.also, &mut expect);
            clause.wordings.iter().for_each(&mut expect);
            for param in clause.params.values() {
                keys(&param.value, &mut expect);
                param.cases.iter().flat_map(|c| c.from.iter().chain(&c.before)).for_each(&mut expect);
            }
        }
    }
    for question in &book.content.questions {
        expect(&question.from);
        question.rules.iter().flat_map(|r| r.from.iter().chain(&r.before)).for_each(&mut expect);
        question.define.iter().flat_map(|d| &d.any).flat_map(|r| r.from.iter().chain(&r.before)).for_each(&mut expect);
    }
    for case in &book.content.cases {
        case.expect.iter().flat_map(|e| &e.editions).for_each(&mut expect);
    }
    for reading in &book.content.readings {
        reading.from.iter().chain(&reading.before).for_each(&mut expect);
    }
    for (place, edition) in editions.all().iter().enumerate() {
        if edition.base.as_ref().is_some_and(|b| editions.index(b).is_some()) && editions.lineage(place).count() == 1 {
            out.push(Diagnostic::new(edition.id.at, "E040").with("edition", edition.id.value.as_str()));
        }
        if edition.from.as_deref().is_some_and(|d| !is_day(d)) {
            out.push(
                Diagnostic::new(edition.id.at, "E041").with("edition", edition.id.value.as_str()).with("date", edition.from.as_deref().unwrap_or_default()),
            );
        }
        if editions.all().iter().take(place).any(|e| e.id.value == edition.id.value) {
            out.push(Diagnostic::new(edition.id.at, "E006").with("key", edition.id.value.as_str()));
        }
    }
    out
}

fn keys<T>(values: &ByEdition<T>, expect: &mut impl FnMut(&Located<String>)) {
    values.0.iter().for_each(|(edition, _)| expect(edition));
}
