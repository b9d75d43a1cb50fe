//! The engine, held against what its words say, worked out anew in the plainest way: over real content, every question, every edition.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

#[path = "../support/dice.rs"]
mod dice;

mod changes;
mod diagrams;
mod made;
mod made_changes;
mod made_exports;
mod made_faults;
mod reasons;
mod rulings;
mod tellings;
mod truth;

use std::sync::OnceLock;

use chesslaw::Lawbook;
use chesslaw::engine::{self, Asked, Comparison, Demand, Known, Program, Ruling, Told, Value};
use chesslaw::model::{Question, Scalar};

/// The shipped content.
fn book() -> &'static Lawbook {
    static BOOK: OnceLock<Lawbook> = OnceLock::new();
    BOOK.get_or_init(|| Lawbook::embedded().expect("the shipped content loads"))
}

/// Every question in every edition it covers, compiled.
fn programs() -> &'static [(&'static Question, usize, Program)] {
    static PROGRAMS: OnceLock<Vec<(&'static Question, usize, Program)>> = OnceLock::new();
    PROGRAMS.get_or_init(|| {
        let content = &book().content;
        let editions = || 0..content.editions.all().len();
        let covered = content.questions.iter().flat_map(|q| editions().filter(|e| book().covers(q, *e)).map(move |e| (q, e)));
        covered.map(|(q, e)| (q, e, Program::compile(content, q, e).expect("compiles"))).collect()
    })
}

fn known(program: &Program, told: &Told) -> Option<Known> {
    let facts = told.iter().map(|(name, value)| (name.as_str(), Value::from(value)));
    program.reader.read(&book().content, &program.space, facts, &mut Vec::new()).ok()
}

fn rule(question: &Question, program: &Program, told: &Told) -> Option<Ruling> {
    engine::rule(&book().content, question, program, told).ok()
}

/// Facts of which a demand is true; none where it takes a sum apart or asks for what no fact can be told to be.
fn telling(demands: &[Demand]) -> Option<Told> {
    let mut told = Told::new();
    for demand in demands {
        if book().content.facts.get(&demand.fact).is_none_or(|f| f.internal) {
            return None;
        }
        let value = match &demand.asked {
            Asked::OneOf(values) => values.first()?.clone(),
            Asked::Compared { how: Comparison::AtLeast | Comparison::AtMost | Comparison::Equal, number } => Scalar::Number(*number),
            Asked::Compared { how: Comparison::Below, number } => Scalar::Number(number - 1),
            Asked::Compared { how: Comparison::Above, number } => Scalar::Number(number + 1),
            Asked::Compared { .. } => return None,
        };
        told.entry(demand.fact.clone()).or_insert(Some(value));
    }
    Some(told)
}
