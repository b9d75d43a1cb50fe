//! The languages say the same things equally often: who acts, with what force, what is denied, which links and numbers stand there.
//!
//! The structure says what a clause speaks of, not how often. A text in which the opponent takes the place of the player once, while both are
//! spoken of elsewhere in it, names the same roles as before; but it counts one player less than its four siblings. What a language truly says
//! more or less often than the others is declared in `tallies.yaml`.

use std::collections::{BTreeMap, BTreeSet};

use super::numbers::without_code_and_targets;
use super::twins;
use crate::Lawbook;
use crate::diagnostic::Diagnostic;
use crate::lang::Language;
use crate::markdown;
use crate::model::{At, Clause};

/// The name under which denials are counted.
const NOT: &str = "not";

/// How often a text says what: roles, forces and `not` by their words, links by their targets, `$` before numbers.
type Tally = BTreeMap<String, usize>;

/// A text that is counted.
struct Counted<'a> {
    language: &'a str,
    at: At,
    tally: Tally,
}

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    use rayon::prelude::*;
    let mut out = idle(book);
    let clauses: Vec<&Clause> = book.content.clauses().map(|(_, c)| c).collect();
    out.par_extend(clauses.par_iter().flat_map_iter(|c| clause(book, c)));
    out
}

/// What is declared of texts and languages that are not there.
fn idle(book: &Lawbook) -> Vec<Diagnostic> {
    let known: BTreeSet<String> = book.content.clauses().flat_map(|(_, c)| c.text_keys(&book.content.editions)).collect();
    let mut out = Vec::new();
    for (key, languages) in &book.content.tallies {
        for (language, counts) in languages.iter().filter(|(l, _)| !known.contains(key) || !book.languages.contains_key(*l)) {
            let at = counts.values().next().map_or_else(At::default, |c| c.at);
            out.push(Diagnostic::new(at, "E059").with("key", key.as_str()).with("language", language.as_str()));
        }
    }
    out
}

/// What the texts of a clause say more or less often than one another.
pub(super) fn clause(book: &Lawbook, clause: &Clause) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    for key in clause.text_keys(&book.content.editions) {
        // A language that is not finished may lack the words by which it is read.
        let languages = book.languages.values().filter(|l| l.about.fallback.is_none() && !l.lexicon.roles.is_empty() && !l.lexicon.modality.is_empty());
        let texts: Vec<Counted> = languages
            .filter_map(|l| {
                let text = book.texts.get(&l.id, "articles", &key)?;
                Some(Counted { language: &l.id, at: text.at, tally: tally(book, l, &key)? })
            })
            .collect();
        let names: BTreeSet<&String> = texts.iter().flat_map(|t| t.tally.keys()).collect();
        let declared = |language: &str, name: &str| book.content.tallies.get(&key)?.get(language)?.get(name).map(|c| c.value);
        let known = book.content.tallies.get(&key).into_iter().flatten().flat_map(|(_, counts)| counts.keys());
        for name in names.into_iter().chain(known).collect::<BTreeSet<_>>() {
            let count = |t: &Counted| t.tally.get(name).copied().unwrap_or_default();
            let finding = |t: &Counted, wanted: usize, other: &str| {
                let at = Diagnostic::new(t.at, "E068").with("key", key.as_str()).with("name", name.as_str()).with("language", t.language);
                at.with("count", count(t).to_string()).with("wanted", wanted.to_string()).with("other", other)
            };
            let (own, rest): (Vec<&Counted>, Vec<&Counted>) = texts.iter().partition(|t| declared(t.language, name).is_some());
            for text in own {
                let wanted = declared(text.language, name).unwrap_or_default();
                if count(text) != wanted {
                    out.push(finding(text, wanted, "tallies.yaml"));
                }
            }
            let usual = usual(&rest.iter().map(|t| count(t)).collect::<Vec<_>>());
            for text in &rest {
                // Where there is no majority, each is held against another.
                let other = rest.iter().find(|o| usual.map_or(count(o) != count(text), |u| count(o) == u));
                if let Some(other) = other.filter(|o| count(o) != count(text)) {
                    out.push(finding(text, count(other), other.language));
                }
            }
        }
    }
    out
}

/// What more than half of them say.
fn usual(counts: &[usize]) -> Option<usize> {
    counts.iter().copied().find(|n| counts.iter().filter(|m| *m == n).count() * 2 > counts.len())
}

fn tally(book: &Lawbook, language: &Language, key: &str) -> Option<Tally> {
    let parsed = book.parsed(&language.id, "articles", key)?;
    let literal = parsed.literal();
    let mut out = Tally::new();
    let mut add = |name: String, n: usize| *out.entry(name).or_default() += n;
    for link in markdown::links(&literal) {
        // Words that name the twin of the term they lead to.
        if link.kind == "term" && twins::is_of_twin(book, language, &link) {
            add(format!("twin:{}", link.id), 1);
        }
        add(format!("{}:{}", link.kind, link.id), 1);
    }
    parsed.variables().into_iter().for_each(|v| add(format!("${}", v.name), 1));
    let said = language.lexicon.read(&markdown::plain(&without_code_and_targets(&literal)));
    said.roles.iter().for_each(|(r, n)| add(super::wording::word(r), *n));
    said.modality.iter().for_each(|(m, n)| add(super::wording::word(m), *n));
    add(NOT.to_owned(), if language.lexicon.negation.is_empty() { 0 } else { said.negations });
    Some(out)
}
