//! No number stands in a text that is not a parameter: no digit, no number word, the clause's own parameters in their own units, in every language
//! the same ones.

use std::collections::BTreeSet;

use crate::Lawbook;
use crate::diagnostic::Diagnostic;

/// The domains whose texts are law or teach it.
const DOMAINS: &[&str] = &["articles", "glossary", "questions", "readings", "facts", "cases"];

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    for language in book.languages.values() {
        for (domain, key, text) in book.texts.language(&language.id).filter(|(d, ..)| DOMAINS.contains(&d.as_str())) {
            let Some(parsed) = book.parsed(&language.id, domain, key) else { continue };
            let literal = without_code_and_targets(&parsed.literal());
            // A digit that belongs to a word, as in the name Chess960, is no number.
            let number = |w: &&str| w.starts_with(char::is_numeric);
            let digits = literal.split(|c: char| !c.is_alphanumeric()).filter(number).collect::<Vec<_>>().join(", ");
            // A name may have a number of its own: the fifty-move rule, Chess960.
            if !digits.is_empty() && !key.ends_with(".name") {
                out.push(Diagnostic::new(text.at, "E060").with("key", key.as_str()).with("number", digits));
            }
            let words = language.lexicon.read(&literal).numbers;
            if domain == "articles" && !words.is_empty() {
                out.push(Diagnostic::new(text.at, "E060").with("key", key.as_str()).with("number", words.join(", ")));
            }
            if domain != "articles" {
                continue;
            }
            let Some(clause) = book.content.clause(key.split(['@', '.']).next().unwrap_or(key)) else { continue };
            let mut used = BTreeSet::new();
            for variable in parsed.variables() {
                let Some(param) = clause.params.get(&variable.name) else { continue };
                used.insert(variable.name.clone());
                let unit = &param.unit.value;
                if variable.unit.as_ref().is_some_and(|u| !u.is_empty() && u != unit) {
                    out.push(Diagnostic::new(text.at, "E061").with("key", key.as_str()).with("param", variable.name.as_str()).with("unit", unit.as_str()));
                }
            }
            let Some(edition) = super::texts::editions_of(book, key).first().copied() else { continue };
            if key.ends_with(".note") {
                continue;
            }
            for (name, param) in &clause.params {
                let set = param.value.get(&book.content.editions, edition).is_some_and(|(_, v)| v.value.is_some());
                if set != used.contains(name) {
                    let code = if set { "E062" } else { "E063" };
                    out.push(
                        Diagnostic::new(text.at, code)
                            .with("key", key.as_str())
                            .with("param", name.as_str())
                            .with("edition", book.content.editions.id(edition)),
                    );
                }
            }
        }
    }
    out
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
