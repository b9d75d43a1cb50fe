//! Clauses, terms, sources: ids are well formed and unique, and everything named is there.

use std::collections::BTreeMap;

use crate::Lawbook;
use crate::diagnostic::{Diagnostic, unknown};
use crate::engine::nearest;
use crate::model::{At, Located};

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let content = &book.content;
    let mut out = Vec::new();
    let mut seen: BTreeMap<String, At> = BTreeMap::new();
    let articles = content.articles.iter().map(|a| &a.id);
    for (kind, id) in articles
        .map(|i| ("clause", i))
        .chain(content.clauses().map(|(_, c)| ("clause", &c.id)))
        .chain(content.terms.iter().map(|t| ("term", &t.id)))
        .chain(content.cases.iter().map(|c| ("case", &c.id)))
    {
        if !is_id(&id.value) {
            out.push(Diagnostic::new(id.at, "E042").with("name", id.value.as_str()));
        }
        if seen.insert(format!("{kind}:{}", id.value), id.at).is_some() {
            out.push(Diagnostic::new(id.at, "E006").with("key", id.value.as_str()));
        }
    }
    let clauses: Vec<&str> = content.clauses().map(|(_, c)| c.id.value.as_str()).chain(content.articles.iter().map(|a| a.id.value.as_str())).collect();
    let terms: Vec<&str> = content.terms.iter().map(|t| t.id.value.as_str()).collect();
    let sources: Vec<&str> = content.sources.keys().map(String::as_str).collect();
    let mut expect = |what: &'static str, id: &Located<String>, known: &[&str]| {
        if !known.contains(&id.value.as_str()) {
            out.push(unknown(id.at, what, id, nearest(id, known.iter().copied())));
        }
    };
    for (_, clause) in content.clauses() {
        clause.refs.iter().for_each(|r| expect("clause", r, &clauses));
        clause.terms.iter().for_each(|t| expect("term", t, &terms));
        clause.sources.iter().for_each(|s| expect("source", s, &sources));
    }
    for term in &content.terms {
        term.clauses.iter().for_each(|c| expect("clause", c, &clauses));
        term.twins.iter().for_each(|t| expect("term", t, &terms));
        term.sources.iter().for_each(|s| expect("source", s, &sources));
        term.questions.iter().for_each(|q| expect("question", q, &content.questions.iter().map(|q| q.id.value.as_str()).collect::<Vec<_>>()));
    }
    for reading in &content.readings {
        expect("clause", &reading.clause, &clauses);
        reading.options.iter().flat_map(|o| &o.held_by).chain(&reading.settled).for_each(|s| expect("source", s, &sources));
        expect("option", &reading.prefer, &reading.options.iter().map(|o| o.id.value.as_str()).collect::<Vec<_>>());
    }
    for edition in content.editions.all() {
        edition.sources.iter().for_each(|s| expect("source", s, &sources));
    }
    for case in &content.cases {
        case.sources.iter().for_each(|s| expect("source", s, &sources));
        case.terms.iter().for_each(|t| expect("term", t, &terms));
    }
    for rule in content.questions.iter().flat_map(|q| &q.rules) {
        rule.sources.iter().for_each(|s| expect("source", s, &sources));
    }
    // Pages are named by the numbers of articles.
    for edition in 0..content.editions.all().len() {
        let mut numbered: BTreeMap<&str, &Located<String>> = BTreeMap::new();
        for article in &content.articles {
            for number in article.number.get(&content.editions, edition).map(|(_, n)| n.0.as_slice()).unwrap_or_default() {
                if let Some(other) = numbered.insert(number, &article.id) {
                    out.push(
                        Diagnostic::new(article.id.at, "E094")
                            .with("article", article.id.value.as_str())
                            .with("other", other.value.as_str())
                            .with("number", number.as_str())
                            .with("edition", content.editions.id(edition)),
                    );
                }
            }
        }
    }
    // Twins name each other.
    for term in &content.terms {
        for twin in &term.twins {
            let back = content.terms.iter().find(|t| t.id.value == twin.value).is_none_or(|t| t.twins.iter().any(|b| b.value == term.id.value));
            if !back {
                out.push(Diagnostic::new(twin.at, "E043").with("term", term.id.value.as_str()).with("twin", twin.value.as_str()));
            }
        }
    }
    out
}

/// Lower-case words joined by hyphens.
fn is_id(id: &str) -> bool {
    let word = |w: &str| !w.is_empty() && w.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    id.starts_with(|c: char| c.is_ascii_lowercase()) && id.split('-').all(word)
}
