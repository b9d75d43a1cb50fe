//! In a decision table the first row that applies decides: over all points of every question, edition and slot, or thousands of them, that is the engine's ruling.
#![allow(clippy::expect_used, reason = "helpers of tests fail so")]

#[path = "support/dice.rs"]
mod dice;

use chesslaw::Lawbook;
use chesslaw::engine::{Program, VOID, overriding_first};
use chesslaw::model::{Question, Rule};
use rayon::prelude::*;

use dice::Dice;

/// Points tried in each question and edition: all of them where there are no more than this.
const POINTS: usize = 20_000;

/// How many rulings were compared, and in how many of them more than one row applied.
fn compare(book: &Lawbook, question: &Question, edition: usize) -> (usize, usize) {
    let program = book.program(question, edition).expect("compiles");
    let name = format!("{} in {}", question.id.value, book.content.editions.id(edition));
    let rows: Vec<Vec<usize>> = program.slots.iter().map(|slot| rows(question, program, &slot.id)).collect();
    let (mut compared, mut several) = (0, 0);
    for values in Dice(edition as u64 + 11).points(&program.space.sizes(), POINTS) {
        for (slot, rows) in program.slots.iter().zip(&rows) {
            let end = program.store.walk(slot.root, &values);
            if end == VOID {
                continue;
            }
            let terminal = &slot.terminals[end as usize];
            let mut applies = rows.iter().filter(|v| program.store.walk(program.conditions[**v], &values) == 1);
            match applies.next() {
                Some(first) => {
                    let (first, rule) = (&program.variants[*first], &question.rules[program.variants[*first].rule]);
                    assert_eq!((&first.then, &first.may), (&terminal.then, &terminal.may), "{name}, {}: {} comes first", slot.id, rule.id.value);
                    several += usize::from(applies.next().is_some());
                }
                None => assert!(terminal.live.is_empty(), "{name}, {}: no row applies", slot.id),
            }
            compared += 1;
        }
    }
    (compared, several)
}

/// The rows of a slot as the table shows them, as places among the program's variants.
fn rows(question: &Question, program: &Program, slot: &str) -> Vec<usize> {
    let mut places: Vec<usize> = program.variants.iter().map(|v| v.rule).filter(|r| question.rules[*r].slot.value == slot).collect();
    places.dedup();
    let rules: Vec<&Rule> = places.iter().map(|r| &question.rules[*r]).collect();
    let variants =
        |rule: &&Rule| (0..program.variants.len()).filter(|v| question.rules[program.variants[*v].rule].id.value == rule.id.value).collect::<Vec<_>>();
    overriding_first(&rules).iter().flat_map(variants).collect()
}

#[test]
fn the_first_row_that_applies_decides() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let covered = |q: &Question| (0..book.content.editions.all().len()).filter(|e| book.covers(q, *e)).collect::<Vec<_>>();
    let work: Vec<(&Question, usize)> = book.content.questions.iter().flat_map(|q| covered(q).into_iter().map(move |e| (q, e))).collect();
    let (compared, several) = work.par_iter().map(|(q, e)| compare(&book, q, *e)).reduce(|| (0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
    println!("{compared} rulings compared in {} programs; in {several} of them several rows applied", work.len());
    assert!(compared > 500_000 && several > 10_000, "only {compared} compared, {several} with several rows");
}
