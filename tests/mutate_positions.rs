//! Mutants of the rules are judged on the facts that a position settles, as rulings are.

#![allow(clippy::unwrap_used)]

use chesslaw::{Lawbook, mutate};

#[test]
fn a_case_with_a_position_kills_no_mutant_that_rules_alike() {
    let book = Lawbook::embedded().unwrap();
    let told = |id: &str| book.content.cases.iter().any(|c| c.id.value == id && c.facts.contains_key("fen"));
    assert!(told("flag-rook-left") && told("flag-bishop-left"), "the question has cases with positions");
    let report = mutate::question(&book, book.question("flag-fallen").unwrap());
    // A case that did not hold for the unchanged rules would kill every mutant, those that change nothing too.
    assert!(report.equivalent > 0, "{report:?}");
}
