//! A text says what the structure says: the same references and terms, the same roles, the same modal force; and the languages say the same.
//!
//! Where a clause is worded anew in some edition, each wording may say less than the structure, but all together say all of it, and at each wording the
//! languages agree.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use crate::Lawbook;
use crate::diagnostic::{Diagnostic, unknown};
use crate::engine::nearest;
use crate::lang::Language;
use crate::markdown;
use crate::model::{At, Clause, Form, Located};

/// What a text says, by sort: references, terms, roles, modal forces.
type Says = BTreeMap<&'static str, BTreeSet<String>>;

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let mut out: Vec<Diagnostic> = book.languages.values().par_bridge().flat_map(|l| dead_links(book, l)).collect();
    let clauses: Vec<&Clause> = book.content.clauses().map(|(_, c)| c).collect();
    out.par_extend(clauses.par_iter().flat_map_iter(|c| clause(book, c)));
    out
}

fn clause(book: &Lawbook, clause: &Clause) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    let meant = meant(clause);
    let mut first: BTreeMap<String, (String, Says)> = BTreeMap::new();
    for language in book.languages.values() {
        let mut all: Says = BTreeMap::new();
        let mut newest = None;
        let keys = clause.text_keys(&book.content.editions);
        for key in &keys {
            let Some(text) = book.texts.get(&language.id, "articles", key) else { continue };
            let Some(says) = says(book, language, clause, key) else { continue };
            for (what, names) in &says {
                for surplus in names.difference(&meant[what]) {
                    out.push(Diagnostic::new(text.at, "E065").with("key", key.as_str()).with("what", *what).with("name", surplus.as_str()));
                }
                all.entry(what).or_default().extend(names.iter().cloned());
            }
            newest = Some((key, text.at));
            match first.get(key) {
                None => drop(first.insert(key.clone(), (language.id.clone(), says))),
                Some((other, before)) => out.extend(disagree(text.at, key, other, before, &says)),
            }
        }
        let complete = keys.iter().all(|k| book.texts.get(&language.id, "articles", k).is_some());
        let Some((key, at)) = newest.filter(|_| complete) else { continue };
        for (what, names) in &meant {
            let said = all.get(what).cloned().unwrap_or_default();
            for missing in names.difference(&said) {
                out.push(Diagnostic::new(at, "E066").with("key", key.as_str()).with("what", *what).with("name", missing.as_str()));
            }
        }
    }
    out
}

/// What the structure says.
fn meant(clause: &Clause) -> Says {
    let ids = |list: &[Located<String>]| list.iter().map(|r| r.value.clone()).collect();
    let words = clause.form != Form::Caption;
    let roles = clause.who.iter().chain(&clause.whom).map(|r| format!("{r:?}").to_lowercase());
    let modality = clause.modality.iter().map(|m| format!("{m:?}").to_lowercase());
    Says::from([
        ("reference", ids(&clause.refs)),
        ("term", ids(&clause.terms)),
        ("role", roles.filter(|_| words).collect()),
        ("modality", modality.filter(|_| words).collect()),
    ])
}

/// What a text says.
fn says(book: &Lawbook, language: &Language, clause: &Clause, key: &str) -> Option<Says> {
    let parsed = book.parsed(&language.id, "articles", key)?;
    let literal = parsed.literal();
    let links = markdown::links(&literal);
    let linked = |kinds: &[&str]| links.iter().filter(|l| kinds.contains(&l.kind.as_str())).map(|l| l.id.clone()).collect();
    let read = language.lexicon.read(&markdown::plain(&super::numbers::without_code_and_targets(&literal)));
    let words = clause.form != Form::Caption;
    Some(Says::from([
        ("reference", linked(&["clause", "article"])),
        ("term", linked(&["term"])),
        ("role", read.roles.keys().filter(|_| words).map(|r| format!("{r:?}").to_lowercase()).collect()),
        ("modality", read.modality.keys().filter(|_| words).map(|m| format!("{m:?}").to_lowercase()).collect()),
    ]))
}

fn disagree(at: At, key: &str, other: &str, before: &Says, now: &Says) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    for (what, names) in now {
        for name in names.symmetric_difference(&before[what]) {
            out.push(Diagnostic::new(at, "E068").with("key", key).with("what", *what).with("name", name.as_str()).with("other", other));
        }
    }
    out
}

fn dead_links(book: &Lawbook, language: &Language) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    for (domain, key, text) in book.texts.language(&language.id) {
        let Some(parsed) = book.parsed(&language.id, domain, key) else { continue };
        let clause = book.content.clause(key.split('@').next().unwrap_or(key)).filter(|_| domain == "articles");
        // What the structure names too is reported there, once.
        let named = |id: &String| clause.is_some_and(|c| c.refs.iter().chain(&c.terms).any(|r| r.value == *id));
        for link in markdown::links(&parsed.literal()).iter().filter(|l| !named(&l.id)) {
            out.extend(dead(book, link).map(|d| Diagnostic { at: text.at, ..d }));
        }
    }
    out
}

/// A link to nothing.
fn dead(book: &Lawbook, link: &markdown::Link) -> Option<Diagnostic> {
    let content = &book.content;
    let known: Vec<&str> = match link.kind.as_str() {
        "clause" => content.clauses().map(|(_, c)| c.id.value.as_str()).collect(),
        "article" => content.articles.iter().map(|a| a.id.value.as_str()).collect(),
        "term" => content.terms.iter().map(|t| t.id.value.as_str()).collect(),
        "case" => content.cases.iter().filter(|c| c.story).map(|c| c.id.value.as_str()).collect(),
        "question" => content.questions.iter().map(|q| q.id.value.as_str()).collect(),
        "edition" => content.editions.all().iter().map(|e| e.id.value.as_str()).collect(),
        "source" => content.sources.keys().map(String::as_str).collect(),
        _ => return Some(Diagnostic::new(At::default(), "E067").with("target", format!("{}:{}", link.kind, link.id))),
    };
    let what = ["clause", "article", "term", "case", "question", "edition", "source"].into_iter().find(|k| *k == link.kind).unwrap_or("link");
    (!known.contains(&link.id.as_str())).then(|| unknown(At::default(), what, &link.id, nearest(&link.id, known.iter().copied())))
}
