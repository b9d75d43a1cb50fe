//! No number stands in a text that is not a parameter: no digit, no number word, the clause's own parameters in their own units, in every language
//! the same ones.

use std::collections::BTreeSet;

use rayon::prelude::*;

use crate::Lawbook;
use crate::diagnostic::Diagnostic;
use crate::lang::Language;
use crate::load::Text;
use crate::model::{Clause, Param};

/// The domains whose texts are law or teach it.
const DOMAINS: &[&str] = &["articles", "glossary", "questions", "readings", "facts", "cases"];

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let all: Vec<_> = book.languages.values().flat_map(|l| book.texts.language(&l.id).map(move |t| (l, t))).collect();
    let law = all.par_iter().filter(|(_, (domain, ..))| DOMAINS.contains(&domain.as_str()));
    law.flat_map_iter(|(language, (domain, key, text))| one(book, language, domain, key, text)).collect()
}

/// What is wrong with the numbers of a text.
pub(super) fn one(book: &Lawbook, language: &Language, domain: &str, key: &str, text: &Text) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    let new = |code| Diagnostic::new(text.at, code).with("key", key);
    let Some(parsed) = book.parsed(&language.id, domain, key) else { return out };
    let literal = without_code_and_targets(&parsed.literal());
    // A digit that belongs to a word, as in the name Chess960, is no number.
    let number = |w: &&str| w.starts_with(char::is_numeric);
    let digits = literal.split(|c: char| !c.is_alphanumeric()).filter(number).collect::<Vec<_>>().join(", ");
    // A name may have a number of its own: the fifty-move rule, Chess960.
    if !digits.is_empty() && !key.ends_with(".name") {
        out.push(new("E060").with("number", digits));
    }
    if domain != "articles" {
        return out;
    }
    let words = language.lexicon.read(&literal).numbers;
    if !words.is_empty() {
        out.push(new("E060").with("number", words.join(", ")));
    }
    let Some(clause) = book.content.clause(key.split(['@', '.']).next().unwrap_or(key)) else { return out };
    let mut used = BTreeSet::new();
    for variable in parsed.variables() {
        let Some(param) = param(book, clause, &variable.name) else { continue };
        if clause.params.contains_key(&variable.name) {
            used.insert(variable.name.clone());
        }
        let unit = &param.unit.value;
        if variable.unit.as_ref().is_some_and(|u| !u.is_empty() && u != unit) {
            out.push(new("E061").with("param", variable.name.as_str()).with("unit", unit.as_str()));
        }
    }
    let Some(edition) = super::texts::editions_of(book, key).first().copied() else { return out };
    if key.ends_with(".note") {
        return out;
    }
    for (name, param) in &clause.params {
        let set = param.value.get(&book.content.editions, edition).is_some_and(|(_, v)| v.value.is_some());
        if set != used.contains(name) {
            let code = if set { "E062" } else { "E063" };
            out.push(new(code).with("param", name.as_str()).with("edition", book.content.editions.id(edition)));
        }
    }
    out
}

/// The parameter a variable prints: one of the clause, or `clause_parameter` of another, in whichever edition.
fn param<'a>(book: &'a Lawbook, clause: &'a Clause, variable: &str) -> Option<&'a Param> {
    let name = variable.split("__").next().unwrap_or(variable);
    clause.params.get(name).or_else(|| {
        let (other, param) = name.split_once('_')?;
        book.content.clause(other)?.params.get(param)
    })
}

/// The words of a text alone: no code spans (moves of a game), no targets of links.
pub(super) fn without_code_and_targets(text: &str) -> String {
    let mut out = String::new();
    let (mut code, mut target) = (false, false);
    let mut last = ' ';
    for c in text.chars() {
        match c {
            '`' => code = !code,
            '(' if last == ']' => target = true,
            ')' if target => target = false,
            _ if code || target => {}
            _ => out.push(c),
        }
        last = c;
    }
    out
}
