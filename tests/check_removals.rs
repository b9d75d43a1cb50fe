//! What is taken out anywhere is missed by `check`: a text, a number, a predicate. Sixty of each, chosen by numbers that only look like chance.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

#[path = "support/dice.rs"]
mod dice;

use std::collections::BTreeSet;
use std::path::Path;

use chesslaw::diagnostic::Diagnostic;
use chesslaw::load::{SourceFile, Tree};
use chesslaw::{Lawbook, check};
use dice::Dice;

/// How many of each are taken out.
const REMOVALS: usize = 60;

fn tree() -> Tree {
    Tree::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("content")).expect("the content is there")
}

fn load() -> Lawbook {
    Lawbook::open_lenient(tree()).0
}

/// What the checks of these names find.
fn found(book: &Lawbook, names: &[&str]) -> Vec<Diagnostic> {
    let chosen: Vec<_> = check::CHECKS.iter().filter(|(name, _)| names.contains(name)).collect();
    assert_eq!(chosen.len(), names.len(), "a check has another name now");
    chosen.into_iter().flat_map(|(_, check)| check(book)).collect()
}

/// A file of texts without one of its entries.
fn without(file: &str, key: &str) -> String {
    let mut out = String::new();
    let mut inside = false;
    for line in file.lines() {
        if !line.starts_with([' ', '#']) && !line.is_empty() {
            inside = [format!("{key}:"), format!("\"{key}\":")].iter().any(|k| line.starts_with(k.as_str()));
        }
        if !inside {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

#[test]
fn a_text_that_is_taken_out_is_missed() {
    let book = load();
    let mut rng = Dice(1);
    let mut tree = tree();
    let mut removed = BTreeSet::new();
    let optional = |domain: &str, key: &str| ["words", "asks", "search"].contains(&domain) || key.ends_with(".note") || key.ends_with(".about");
    let all: Vec<_> =
        book.languages.keys().flat_map(|l| book.texts.language(l).map(move |(d, k, t)| (l, d, k, t.at))).filter(|(_, d, k, _)| !optional(d, k)).collect();
    while removed.len() < REMOVALS {
        let (language, domain, key, at) = all[rng.roll(all.len())];
        let file = &mut tree.files[at.file as usize];
        let text = file.text.clone().expect("it was read");
        let left = without(&text, key);
        if removed.insert((language.clone(), domain.clone(), key.clone())) {
            assert_ne!(left, text, "{domain}/{key} in {language}");
            *file = SourceFile::new(file.path.clone(), file.shown.clone(), left.into_bytes());
        }
    }
    let (changed, _) = Lawbook::open_lenient(tree);
    let missed: BTreeSet<(String, String, String)> = found(&changed, &["texts"])
        .iter()
        .filter(|d| d.code == "E051")
        .map(|d| (d.words["language"].clone(), d.words["domain"].clone(), d.words["key"].clone()))
        .collect();
    assert_eq!(missed, removed);
}

#[test]
fn a_number_that_is_taken_out_is_missed() {
    let mut book = load();
    let mut rng = Dice(2);
    let clauses: Vec<(usize, usize)> =
        (0..book.content.articles.len()).flat_map(|a| (0..book.content.articles[a].clauses.len()).map(move |c| (a, c))).collect();
    let languages: Vec<String> = book.languages.keys().cloned().collect();
    let mut removed = BTreeSet::new();
    while removed.len() < REMOVALS {
        let (a, c) = clauses[rng.roll(clauses.len())];
        let clause = book.content.articles[a].clauses[c].clone();
        let Some((name, param)) = clause.params.iter().nth(rng.roll(clause.params.len().max(1))) else { continue };
        let id = clause.id.value.clone();
        // Out of the structure, or out of one text.
        if removed.len() % 2 == 0 {
            if !removed.insert((id.clone(), name.clone(), String::new())) {
                continue;
            }
            book.content.articles[a].clauses[c].params.remove(name);
            assert!(!check::clause(&book, &id).is_empty(), "{id} without {name}");
            book.content.articles[a].clauses[c].params.insert(name.clone(), param.clone());
        } else {
            let language = &languages[rng.roll(languages.len())];
            let keys = clause.text_keys(&book.content.editions);
            let key = &keys[rng.roll(keys.len())];
            let text = book.texts.get(language, "articles", key).expect("there").value.clone();
            let Some(at) = text.find(&format!("${name}")) else { continue };
            let (Some(open), Some(close)) = (text[..at].rfind('{'), text[at..].find('}')) else { continue };
            if !removed.insert((id.clone(), name.clone(), format!("{language} {key}"))) {
                continue;
            }
            let left = format!("{}{}", &text[..open], &text[at + close + 1..]);
            book.replace_text(language, "articles", key, &left).expect("readable");
            assert!(!check::clause(&book, &id).is_empty(), "{key} in {language} without {name}");
            book.replace_text(language, "articles", key, &text).expect("readable");
        }
        assert!(check::clause(&book, &id).is_empty(), "{id} is whole again");
    }
}

#[test]
fn a_predicate_that_is_taken_out_is_missed() {
    let mut rng = Dice(3);
    let mut removed = BTreeSet::new();
    let mut unnoticed = Vec::new();
    while removed.len() < REMOVALS {
        // One rule of every question at a time: what is found is of that question.
        let mut book = load();
        let mut here = Vec::new();
        for question in &mut book.content.questions {
            let place = rng.roll(question.rules.len());
            let rule = &question.rules[place];
            if removed.len() < REMOVALS && removed.insert((question.id.value.clone(), rule.id.value.clone())) {
                here.push((question.id.value.clone(), rule.id.value.clone(), rule.id.at.file));
                question.rules.remove(place);
            }
        }
        let findings = found(&book, &["rules", "cases"]);
        for (question, rule, file) in here {
            let cases: BTreeSet<u32> = book.content.cases.iter().filter(|c| c.question.value == question).map(|c| c.id.at.file).collect();
            let of_case = |d: &Diagnostic| {
                let name = d.words.get("case").map(|n| n.split('.').next().unwrap_or(n).to_owned());
                cases.contains(&d.at.file) && name.is_some_and(|n| book.content.cases.iter().any(|c| c.id.value == n && c.question.value == question))
            };
            if !findings.iter().any(|d| d.at.file == file || of_case(d)) {
                unnoticed.push(format!("{question}: {rule}"));
            }
        }
    }
    assert!(unnoticed.is_empty(), "{} of {REMOVALS}: {unnoticed:?}", unnoticed.len());
}
