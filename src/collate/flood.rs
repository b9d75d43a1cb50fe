//! Where a finding repeats provision after provision it has one cause, and is one finding; where hardly a provision of an article is without one, the article
//! was not understood, and that is said instead.

use std::collections::{BTreeMap, BTreeSet};

use super::numbering::Number;
use super::report::{Finding, Gravity, Word};

/// Fewer provisions than this repeat nothing.
const LEAST: usize = 4;

/// Fewer findings than this are no flood.
const FLOOD: usize = 8;

/// Condenses the findings on a text that prints these provisions. `doubted` allows to give up an article: not where the user named the edition.
pub(super) fn condense(findings: Vec<Finding>, printed: &[&Number], doubted: bool) -> Vec<Finding> {
    let article = |f: &Finding| f.clause.as_deref().and_then(Number::parse).map(|n| n.article());
    let mut sizes: BTreeMap<Number, BTreeSet<&Number>> = BTreeMap::new();
    for number in printed {
        sizes.entry(number.article()).or_default().insert(number);
    }
    let size = |a: &Number| sizes.get(a).map_or(0, BTreeSet::len);
    let grave = |f: &&Finding| f.severity != Gravity::Notice;
    let mut all: BTreeMap<Number, usize> = BTreeMap::new();
    let mut kinds: BTreeMap<(Number, &'static str), BTreeSet<String>> = BTreeMap::new();
    for finding in findings.iter().filter(grave) {
        if let Some(article) = article(finding) {
            *all.entry(article.clone()).or_default() += 1;
            kinds.entry((article, finding.code)).or_default().extend(finding.clause.clone());
        }
    }
    let given_up: BTreeMap<&Number, usize> = all.iter().filter(|(a, n)| doubted && **n >= FLOOD && **n > size(a)).map(|(a, n)| (a, *n)).collect();
    let repeats = |a: &Number, code: &'static str| -> Option<&BTreeSet<String>> {
        // What is missing or stands twice concerns each by itself.
        let each = ["C020", "C021", "C022", "C023", "C027", "C050", "C051", "C053"].contains(&code);
        kinds.get(&(a.clone(), code)).filter(|clauses| !each && clauses.len() >= LEAST && clauses.len() * 3 > size(a))
    };
    let mut told: BTreeSet<(Number, &'static str)> = BTreeSet::new();
    let mut out = Vec::with_capacity(findings.len());
    for finding in findings.iter() {
        let Some(article) = article(finding).filter(|_| grave(&finding)) else {
            out.push(finding.clone());
            continue;
        };
        let line = finding.line;
        if let Some(n) = given_up.get(&article) {
            if told.insert((article.clone(), "C056")) {
                out.push(Finding::new("C056", Gravity::Notice).at(line).of(&article, &[]).with("count", Word::Count(*n as i64)));
            }
        } else if let Some(clauses) = repeats(&article, finding.code) {
            if told.insert((article.clone(), finding.code)) {
                let mut numbers: Vec<Number> = clauses.iter().filter_map(|c| Number::parse(c)).collect();
                numbers.sort();
                out.push(
                    Finding::new("C055", Gravity::Warning)
                        .at(line)
                        .of(&article, &[])
                        .with("count", Word::Count(clauses.len() as i64))
                        .with("of", Word::Count(size(&article) as i64))
                        .with("numbers", Word::Provisions(numbers.iter().map(ToString::to_string).collect()))
                        .with("kind", finding.code),
                );
            }
        } else {
            out.push(finding.clone());
        }
    }
    out
}
