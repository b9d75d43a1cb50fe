//! A text says what the structure says: the same references and terms, the same roles, the same modal force. That the languages say the same equally
//! often is held by `tally`.
//!
//! Where a clause is worded anew in some edition, each wording may say less than the structure, but all together say all of it.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use crate::Lawbook;
use crate::diagnostic::{Diagnostic, unknown};
use crate::engine::nearest;
use crate::lang::Language;
use crate::load::Text;
use crate::markdown;
use crate::model::{At, Clause, Form, Located};

/// What a text says, by sort: references, terms, roles, modal forces.
type Says = BTreeMap<&'static str, BTreeSet<String>>;

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let all: Vec<_> = book.languages.values().flat_map(|l| book.texts.language(&l.id).map(move |t| (l, t))).collect();
    let mut out: Vec<Diagnostic> = all.par_iter().flat_map_iter(|(language, (domain, key, text))| links(book, language, domain, key, text)).collect();
    let clauses: Vec<&Clause> = book.content.clauses().map(|(_, c)| c).collect();
    out.par_extend(clauses.par_iter().flat_map_iter(|c| clause(book, c)));
    out
}

/// What the texts of a clause say otherwise than its structure.
pub(super) fn clause(book: &Lawbook, clause: &Clause) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    let meant = meant(clause);
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
        }
        let complete = keys.iter().all(|k| book.texts.get(&language.id, "articles", k).is_some());
        let Some((key, at)) = newest.filter(|_| complete) else { continue };
        for (what, names) in meant.iter().filter(|(what, _)| readable(language, what)) {
            let said = all.get(what).cloned().unwrap_or_default();
            for missing in names.difference(&said) {
                out.push(Diagnostic::new(at, "E066").with("key", key.as_str()).with("what", *what).with("name", missing.as_str()));
            }
        }
    }
    out
}

/// Whether the language has given the words by which such things are read: a language with no lexicon yet is not said to lack what it cannot show.
fn readable(language: &Language, what: &str) -> bool {
    match what {
        "role" => !language.lexicon.roles.is_empty(),
        "modality" => !language.lexicon.modality.is_empty(),
        _ => true,
    }
}

/// The word for a role or a force.
pub(super) fn word(of: &impl std::fmt::Debug) -> String {
    format!("{of:?}").to_lowercase()
}

/// What the structure says.
fn meant(clause: &Clause) -> Says {
    let ids = |list: &[Located<String>]| list.iter().map(|r| r.value.clone()).collect();
    let words = clause.form != Form::Caption;
    let roles = clause.who.iter().chain(&clause.whom).map(word);
    let modality = clause.modality.iter().map(word);
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
        ("role", read.roles.keys().filter(|_| words).map(word).collect()),
        ("modality", read.modality.keys().filter(|_| words).map(word).collect()),
    ]))
}

/// What is wrong with the links of a text: they lead nowhere, or elsewhere than the number they print says.
pub(super) fn links(book: &Lawbook, language: &Language, domain: &str, key: &str, text: &Text) -> Vec<Diagnostic> {
    let Some(parsed) = book.parsed(&language.id, domain, key) else { return Vec::new() };
    let mut out = Vec::new();
    let clause = book.content.clause(key.split('@').next().unwrap_or(key)).filter(|_| domain == "articles");
    // What the structure names too is reported there, once.
    let named = |id: &String| clause.is_some_and(|c| c.refs.iter().chain(&c.terms).any(|r| r.value == *id));
    for link in markdown::links(&parsed.literal()).iter().filter(|l| !named(&l.id)) {
        out.extend(dead(book, link).map(|d| Diagnostic { at: text.at, ..d }));
    }
    // The words of a link as written hold the names of the numbers they print.
    for link in markdown::links(&text.value).iter().filter(|l| ["clause", "article"].contains(&l.kind.as_str())) {
        let printed = link.words.split('$').skip(1).filter_map(|w| w.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_')).next());
        for other in printed.filter(|p| *p != link.id && provision(book, p)) {
            out.push(Diagnostic::new(text.at, "E064").with("key", key).with("name", other).with("target", link.id.as_str()));
        }
    }
    out
}

/// Whether a clause or an article has that id.
fn provision(book: &Lawbook, id: &str) -> bool {
    book.content.clause(id).is_some() || book.content.articles.iter().any(|a| a.id.value == id)
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
