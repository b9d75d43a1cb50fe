//! Every clause of every edition has a rule that rests on it, or says why it has none.
#![allow(clippy::expect_used, reason = "helpers of tests fail so")]

use std::collections::BTreeSet;

use chesslaw::Lawbook;
use chesslaw::lang::Values;

/// The clauses that rules and named conditions rest on.
fn decided(book: &Lawbook) -> BTreeSet<&str> {
    let rules = book.content.questions.iter().flat_map(|q| &q.rules).flat_map(|r| std::iter::once(&r.clause).chain(&r.with));
    let conditions = book.content.questions.iter().flat_map(|q| &q.define).flat_map(|d| d.any.iter().map(|row| &row.clause));
    rules.chain(conditions).map(|c| c.value.as_str()).collect()
}

#[test]
fn every_clause_has_a_rule_or_a_reason() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let decided = decided(&book);
    let bare: Vec<&str> = book
        .content
        .clauses()
        .map(|(_, clause)| clause)
        .filter(|clause| clause.not_encoded.is_none() && !decided.contains(clause.id.value.as_str()))
        .map(|clause| clause.id.value.as_str())
        .collect();
    assert!(bare.is_empty(), "neither a rule nor `not_encoded`: {bare:?}");
}

#[test]
fn every_reason_is_said_in_every_language() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let edition = book.content.editions.current().expect("an edition is in force");
    let reasons: BTreeSet<&str> = book.content.clauses().filter_map(|(_, c)| c.not_encoded.as_ref()).map(|r| r.value.as_str()).collect();
    assert!(reasons.contains("number"), "the clause that gives a number for others says so");
    for language in book.languages.values().filter(|l| l.about.fallback.is_none()) {
        for reason in &reasons {
            assert!(book.text(&language.id, "reasons", reason, edition, &Values::new()).is_ok(), "{reason} in {}", language.id);
        }
    }
}
