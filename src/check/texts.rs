//! Texts: every one that is needed is there in every language without a fallback, none stands idle, and each can be filled in.

use std::collections::BTreeSet;

use rayon::prelude::*;

use crate::Lawbook;
use crate::diagnostic::Diagnostic;
use crate::engine::nearest;
use crate::lang::{Language, Values};
use crate::load::Text;
use crate::model::{At, FactType};

/// A text that must be there.
pub(super) struct Needed {
    pub domain: &'static str,
    pub key: String,
    /// The thing it is the text of.
    pub at: At,
    /// Whether every language without a fallback must have it.
    pub required: bool,
}

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let needed = needed(book);
    let mut out = Vec::new();
    let known: BTreeSet<(&str, &str)> = needed.iter().map(|n| (n.domain, n.key.as_str())).collect();
    for language in book.languages.values() {
        for one in &needed {
            let there = book.texts.get(&language.id, one.domain, &one.key).is_some();
            if !there && one.required && language.about.fallback.is_none() {
                out.push(Diagnostic::new(one.at, "E051").with("key", one.key.as_str()).with("domain", one.domain).with("language", language.id.as_str()));
            }
        }
        for (domain, key, text) in book.texts.language(&language.id).filter(|(d, ..)| !["words", "asks", "search"].contains(&d.as_str())) {
            let optional = key.ends_with(".note") || key.ends_with(".about");
            if !optional && !known.contains(&(domain.as_str(), key.as_str())) {
                let near = nearest(key, known.iter().filter(|(d, _)| d == domain).map(|(_, k)| *k)).unwrap_or_default();
                out.push(Diagnostic::new(text.at, "E052").with("key", key.as_str()).with("domain", domain.as_str()).with("nearest", near));
            }
        }
    }
    let all: Vec<_> = book.languages.values().flat_map(|l| book.texts.language(&l.id).map(move |t| (l, t))).collect();
    out.par_extend(all.par_iter().flat_map_iter(|(language, (domain, key, text))| one(book, language, domain, key, text)));
    out
}

/// What is wrong with a text by itself: something would reach the reader raw, or it cannot be filled in.
pub(super) fn one(book: &Lawbook, language: &Language, domain: &str, key: &str, text: &Text) -> Vec<Diagnostic> {
    let mut found: Vec<Diagnostic> = raw(&text.value).map(|what| Diagnostic::new(text.at, "E054").with("key", key).with("what", what)).into_iter().collect();
    let editions = if domain == "articles" { editions_of(book, key) } else { book.content.editions.current().into_iter().collect() };
    let extra = example_values(book, domain, key);
    let failed = editions.into_iter().find_map(|e| Some((e, book.text(&language.id, domain, key, e, &extra).err()?)));
    if let Some((edition, detail)) = failed {
        found.push(Diagnostic::new(text.at, "E053").with("key", key).with("detail", detail).with("edition", book.content.editions.id(edition)));
    }
    found
}

/// What a text holds that would reach the reader raw: a link not closed, HTML, controls of direction.
fn raw(text: &str) -> Option<String> {
    let control =
        |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}') || (c.is_control() && c != '\n' && c != '\t');
    if let Some(c) = text.chars().find(|c| control(*c)) {
        return Some(format!("U+{:04X}", c as u32));
    }
    if let Some(at) = text.find('<')
        && text[at + 1..].starts_with(|c: char| c.is_ascii_alphabetic() || c == '/' || c == '!')
    {
        return Some(text[at..].chars().take(12).collect());
    }
    let shown = crate::markdown::plain(text);
    ["](", "] (", "(term:", "(clause:", "(case:", "(article:"].iter().find(|m| shown.contains(**m)).map(|m| (*m).to_owned())
}

/// The editions in which a text of an article is the one printed.
pub(super) fn editions_of(book: &Lawbook, key: &str) -> Vec<usize> {
    let editions = &book.content.editions;
    let all = 0..editions.all().len();
    match book.content.clause(key.split(['@', '.']).next().unwrap_or(key)) {
        Some(clause) => all.filter(|e| !clause.printed(editions, *e).is_empty() && (clause.text_key(editions, *e) == key || key.ends_with(".note"))).collect(),
        None => editions.current().into_iter().collect(),
    }
}

/// Values for what a text's own context gives: a case's facts, a number's value.
fn example_values(book: &Lawbook, domain: &str, key: &str) -> Values {
    let mut values = Values::from([("value".to_owned(), 1.into())]);
    if let ("cases", Some((id, part))) = (domain, key.split_once('.'))
        && let Some(case) = book.content.cases.iter().find(|c| c.id.value == id)
    {
        // As on the page: a situation has its own numbers, the story those of the first situation.
        let situations = case.situations();
        let told = situations.iter().find(|s| s.row == Some(part)).or(situations.first()).map(|s| s.told()).unwrap_or_default();
        for (fact, value) in told {
            if let Some(crate::model::Scalar::Number(n)) = value {
                values.insert(fact, n.into());
            }
        }
    }
    values
}

/// Every text that must be there.
pub(super) fn needed(book: &Lawbook) -> Vec<Needed> {
    let content = &book.content;
    let mut out = Vec::new();
    let mut add = |domain, key: String, at, required| out.push(Needed { domain, key, at, required });
    for article in &content.articles {
        let in_scope = content.scope.articles.iter().any(|a| a.value == article.id.value);
        add("articles", article.id.value.clone(), article.id.at, in_scope);
        for clause in &article.clauses {
            for key in clause.text_keys(&content.editions) {
                add("articles", key, clause.id.at, in_scope);
            }
            if let Some(doubt) = &clause.doubt {
                add("doubts", doubt.value.clone(), doubt.at, true);
            }
            if let Some(why) = &clause.not_encoded {
                add("reasons", why.value.clone(), why.at, true);
            }
        }
    }
    for edition in content.editions.all() {
        add("editions", edition.id.value.clone(), edition.id.at, true);
        add("editions", format!("{}.short", edition.id.value), edition.id.at, true);
    }
    for (id, fact) in &content.facts {
        let at = fact.kind.at;
        if fact.internal {
            if fact.kind.value == FactType::Number && fact.unit.is_some() {
                ["is", "name"].iter().for_each(|v| add("facts", format!("{id}.{v}"), at, true));
            }
            continue;
        }
        add("facts", id.clone(), at, true);
        match fact.kind.value {
            FactType::Bool => ["true", "false"].iter().for_each(|v| add("facts", format!("{id}.{v}"), at, true)),
            FactType::Number => ["is", "name"].iter().for_each(|v| add("facts", format!("{id}.{v}"), at, true)),
            _ => fact.values.iter().for_each(|v| add("facts", format!("{id}.{}", v.value), v.at, true)),
        }
    }
    for question in &content.questions {
        add("questions", format!("{}.title", question.id.value), question.id.at, true);
        for defined in &question.define {
            ["true", "false"].iter().for_each(|v| add("questions", format!("{}.{}.{v}", question.id.value, defined.id.value), defined.id.at, true));
        }
        for why in question.rules.iter().filter_map(|r| r.not_covered.as_ref()) {
            add("questions", format!("{}.{}", question.id.value, why.value), why.at, true);
        }
    }
    for question in &content.positions {
        add("questions", format!("{}.title", question.id.value), question.id.at, true);
    }
    for reading in &content.readings {
        for option in &reading.options {
            add("readings", format!("{}.{}", reading.id.value, option.id.value), option.id.at, true);
        }
        add("readings", format!("{}.prefer", reading.id.value), reading.id.at, true);
    }
    for term in &content.terms {
        for section in ["name", "explanation", "use", "mistakes"] {
            add("glossary", format!("{}.{section}", term.id.value), term.id.at, true);
        }
        for twin in &term.twins {
            add("glossary", format!("{}.vs.{}", term.id.value, twin.value), twin.at, true);
        }
    }
    for case in content.cases.iter().filter(|c| c.story) {
        for section in ["title", "story"] {
            add("cases", format!("{}.{section}", case.id.value), case.id.at, true);
        }
        for row in &case.rows {
            add("cases", format!("{}.{}", case.id.value, row.id.value), row.id.at, true);
        }
        for (i, diagram) in case.diagrams.iter().enumerate() {
            add("cases", format!("{}.diagram-{}", case.id.value, i + 1), diagram.fen.at, true);
        }
    }
    out
}
