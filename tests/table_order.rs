//! In a decision table the first row that applies decides: over all points of every question, edition and slot, or thousands of them, that is the engine's ruling.
#![allow(clippy::expect_used, reason = "helpers of tests fail so")]

use chesslaw::Lawbook;
use chesslaw::engine::{Program, VOID, overriding_first};
use chesslaw::model::{Question, Rule};
use rayon::prelude::*;

/// Points tried in each question and edition: all of them where there are no more than this.
const POINTS: usize = 20_000;

/// A small generator, so that the points are the same at every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % sides
    }
}

/// How many rulings were compared, and in how many of them more than one row applied.
fn compare(book: &Lawbook, question: &Question, edition: usize) -> (usize, usize) {
    let program = book.program(question, edition).expect("compiles");
    let name = format!("{} in {}", question.id.value, book.content.editions.id(edition));
    let rows: Vec<Vec<usize>> = program.slots.iter().map(|slot| rows(question, program, &slot.id)).collect();
    let sizes = program.space.sizes();
    let all = sizes.iter().try_fold(1usize, |n, s| n.checked_mul(*s)).unwrap_or(usize::MAX);
    let mut dice = Dice(edition as u64 + 11);
    let (mut compared, mut several) = (0, 0);
    for point in 0..all.min(POINTS) {
        let mut rest = point;
        let values: Vec<u8> = sizes
            .iter()
            .map(|size| {
                let value = if all <= POINTS { rest % size } else { dice.roll(*size) };
                rest /= size;
                value as u8
            })
            .collect();
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
