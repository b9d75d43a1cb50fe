//! Who stands behind an oracle, and that none says what another says already.

use super::{Oracle, Tag};
use crate::Lawbook;
use crate::model::{Case, Source};

/// Whether a source attests what a case rules in an edition: it is not the Laws' own text, and it speaks of that edition. It speaks of those it names, else of those
/// in force at its date; without a date, of the newest that the case is ruled in.
pub(super) fn attests(book: &Lawbook, source: &Source, case: &Case, edition: &str) -> bool {
    if source.laws {
        return false;
    }
    if !source.speaks_of.is_empty() {
        return source.speaks_of.iter().any(|e| e == edition);
    }
    match &source.date {
        Some(date) => in_force(book, edition, date),
        None => newest(book, case).is_some_and(|newest| newest == edition),
    }
}

fn newest<'a>(book: &Lawbook, case: &'a Case) -> Option<&'a str> {
    let editions = case.situations().into_iter().flat_map(|s| s.expect.iter()).flat_map(|e| e.editions.iter());
    let all: Vec<&str> = editions.map(|e| e.value.as_str()).collect();
    all.into_iter().max_by_key(|e| book.content.editions.index(e))
}

/// Whether an edition was in force at a date, or at some time between two: `2018-09`, `2018 to 2025`.
fn in_force(book: &Lawbook, edition: &str, date: &str) -> bool {
    let editions = &book.content.editions;
    let Some(own) = editions.index(edition).and_then(|e| editions.all().get(e)) else { return false };
    let Some(from) = &own.from else { return false };
    let (first, last) = date.split_once(" to ").unwrap_or((date, date));
    // Another of the same authority ended it.
    let until = editions.all().iter().filter(|e| e.authority == own.authority).filter_map(|e| e.from.as_ref()).filter(|f| *f > from).min();
    // A year or a month begins with its first day and lasts to its end.
    let first = format!("{first}{}", "-01-01".get(first.len().saturating_sub("2018".len())..).unwrap_or_default());
    let last = format!("{last}~");
    last.as_str() >= from.as_str() && until.is_none_or(|until| first.as_str() < until.as_str())
}

/// Adds an oracle unless another tells the same facts for the same edition already: then the better attested stays, with the sources of both.
/// Gives back the id that is gone and the one that stands for it.
pub(super) fn put(out: &mut Vec<Oracle>, one: Oracle) -> Option<(String, String)> {
    let same = |o: &&mut Oracle| o.question == one.question && o.edition == one.edition && o.facts == one.facts;
    let Some(known) = out.iter_mut().find(same) else {
        out.push(one);
        return None;
    };
    let other = if rank(&one) < rank(known) { std::mem::replace(known, one) } else { one };
    let gone = (other.id.clone(), known.id.clone());
    known.sources.extend(other.sources.into_iter().filter(|s| !known.sources.contains(s)).collect::<Vec<_>>());
    known.reported.extend(other.reported.into_iter().filter(|r| !known.reported.contains(r)).collect::<Vec<_>>());
    known.tags.extend(other.tags.into_iter().filter(|t| matches!(t, Tag::Boundary | Tag::ReportedFault | Tag::Unreachable)));
    known.tags.sort_unstable();
    known.tags.dedup();
    Some(gone)
}

fn rank(oracle: &Oracle) -> usize {
    [Tag::Attested, Tag::Stated].iter().position(|t| oracle.is(*t)).unwrap_or(2)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use crate::Lawbook;

    #[test]
    fn a_date_speaks_of_the_editions_in_force_then() {
        let book = Lawbook::embedded().unwrap();
        let in_force = |edition: &str, date: &str| super::in_force(&book, edition, date);
        assert!(in_force("fide-2018", "2018-09") && !in_force("fide-2017", "2018-09") && !in_force("fide-2023", "2018-09"));
        assert!(in_force("fide-2017", "2017-12") && in_force("fide-2014", "2017-06-14") && !in_force("fide-2017", "2017-06-14"));
        assert!(in_force("fide-2018", "2018 to 2025") && in_force("fide-2023", "2018 to 2025") && !in_force("fide-2017", "2018 to 2025"));
        assert!(in_force("fide-2023", "2023") && in_force("fide-1997", "1998 to 2014") && in_force("fide-2014", "1998 to 2014"));
    }
}
