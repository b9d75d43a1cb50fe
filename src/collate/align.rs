//! Order: what is missing, doubled, out of order, under another's number.

use std::collections::BTreeMap;

use super::compare::likeness;
use super::edition::Fit;
use super::expect::Structure;
use super::numbering::Number;
use super::reading::Reading;
use super::report::{Finding, Gravity, Word};
use super::split::Provision;

/// Findings on the order of the provisions.
pub fn order(structure: &Structure, provisions: &[(Provision, Reading)], fit: Option<&Fit>) -> Vec<Finding> {
    let mut out = Vec::new();
    let ids = |n: &Number| fit.map(|f| structure.expect(f.edition, n).clauses.clone()).unwrap_or_default();
    let mut first: BTreeMap<&Number, u32> = BTreeMap::new();
    for (provision, _) in provisions {
        if let Some(line) = first.get(&provision.number) {
            out.push(
                Finding::new("C021", Gravity::Error)
                    .at(provision.line)
                    .of(&provision.number, &ids(&provision.number))
                    .with("line", Word::Count(i64::from(*line))),
            );
        } else {
            first.insert(&provision.number, provision.line);
        }
    }
    for pair in provisions.windows(2) {
        let (a, b) = (&pair[0].0, &pair[1].0);
        if b.number < a.number && b.number.article() == a.number.article() {
            out.push(Finding::new("C022", Gravity::Warning).at(b.line).of(&b.number, &ids(&b.number)).with("after", &a.number));
        }
    }
    if let Some(fit) = fit {
        let mut by_article: BTreeMap<Number, (usize, Vec<&Number>)> = BTreeMap::new();
        for number in &fit.missing {
            by_article.entry(number.article()).or_default().1.push(number);
        }
        for (article, (have, missing)) in &mut by_article {
            *have = first.keys().filter(|n| n.article() == *article).count();
            let line = |n: &Number| provisions.iter().filter(|(p, _)| p.number < *n && p.number.article() == *article).map(|(p, _)| p.line).max().unwrap_or(1);
            if *have < missing.len() {
                let list: Vec<String> = missing.iter().map(ToString::to_string).collect();
                out.push(Finding::new("C024", Gravity::Notice).of(article, &[]).with("numbers", Word::Provisions(list)));
                continue;
            }
            for number in missing {
                out.push(Finding::new("C020", Gravity::Error).at(line(number)).of(*number, &ids(number)).with("edition", edition_word(structure, fit.edition)));
            }
        }
    }
    if let Some(fit) = fit {
        for (number, items) in &fit.absorbed {
            let list = items.iter().map(ToString::to_string).collect();
            let line = first.get(number).copied().unwrap_or(0);
            out.push(Finding::new("C029", Gravity::Notice).at(line).of(number, &ids(number)).with("numbers", Word::Provisions(list)));
        }
        for (number, (other, here)) in &fit.renumbered {
            let line = first.get(number).copied().unwrap_or(0);
            out.push(
                Finding::new("C043", Gravity::Warning)
                    .at(line)
                    .of(number, &ids(here))
                    .with("here", here)
                    .with("edition", edition_word(structure, fit.edition))
                    .with("other", edition_word(structure, *other)),
            );
        }
    }
    out.extend(gaps(structure, provisions, fit));
    out
}

/// An edition as a word of a finding.
pub(super) fn edition_word(structure: &Structure, edition: usize) -> Word {
    Word::Editions(vec![structure.book.content.editions.id(edition).to_owned()])
}

/// Numbers jumped over, where the encoding does not say what must be there.
fn gaps(structure: &Structure, provisions: &[(Provision, Reading)], fit: Option<&Fit>) -> Vec<Finding> {
    let mut out = Vec::new();
    let mut numbers: Vec<(&Number, u32)> = provisions.iter().map(|(p, _)| (&p.number, p.line)).collect();
    numbers.sort_unstable();
    numbers.dedup_by_key(|(n, _)| *n);
    let jumps: Vec<_> = numbers.windows(2).filter(|w| w[0].0.article() == w[1].0.article() && !w[1].0.follows(w[0].0)).collect();
    // A text whose numbers jump all the time counts in a way of its own.
    if jumps.len() * 4 > numbers.len() {
        return out;
    }
    for jump in jumps {
        let (before, after) = (jump[0].0, jump[1].0);
        let moved = |f: &Fit| f.renumbered.contains_key(before) || f.renumbered.contains_key(after);
        // An edition that itself goes from one to the other leaves nothing out.
        let prints = |f: &Fit, n: &Number| !structure.clauses(f.edition, n).is_empty();
        let next = |f: &Fit| prints(f, before) && prints(f, after) && !structure.printed(f.edition).any(|n| n > before && n < after);
        let known = fit.is_some_and(|f| moved(f) || next(f) || f.missing.iter().any(|m| m > before && m < after));
        if !known {
            out.push(Finding::new("C023", Gravity::Error).at(jump[1].1).of(after, &[]).with("before", before));
        }
    }
    out
}

/// Provisions whose words are those of another number: two that changed places.
pub fn swapped(structure: &Structure, provisions: &[(Provision, Reading)], edition: usize) -> Vec<Finding> {
    let mut out = Vec::new();
    let mut seen: std::collections::BTreeSet<&Number> = std::collections::BTreeSet::new();
    let rated: Vec<usize> = (0..provisions.len())
        .filter(|i| seen.insert(&provisions[*i].0.number))
        .filter(|i| {
            let expect = structure.expect(edition, &provisions[*i].0.number);
            !expect.clauses.is_empty() && !expect.caption
        })
        .collect();
    for (x, i) in rated.iter().enumerate() {
        for j in &rated[x + 1..] {
            let ((p, said_p), (q, said_q)) = (&provisions[*i], &provisions[*j]);
            if p.number == q.number || p.number.article() != q.number.article() {
                continue;
            }
            // Two or three words are like anything.
            if said_p.length.min(said_q.length) < 4 {
                continue;
            }
            let (here, there) = (structure.expect(edition, &p.number), structure.expect(edition, &q.number));
            let straight = likeness(said_p, &here) + likeness(said_q, &there);
            let crossed = likeness(said_p, &there) + likeness(said_q, &here);
            let both = likeness(said_p, &there) > likeness(said_p, &here) && likeness(said_q, &here) > likeness(said_q, &there);
            if both && crossed > straight + 0.25 {
                for (a, b) in [(p, q), (q, p)] {
                    let ids = structure.expect(edition, &a.number).clauses.clone();
                    out.push(Finding::new("C027", Gravity::Error).at(a.line).of(&a.number, &ids).with("other", &b.number));
                }
            }
        }
    }
    out
}
