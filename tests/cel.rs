//! The conditions as exported to CEL hold exactly where the engine's own do: at every point of the domain of every question and edition.
#![allow(clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

#[path = "support/dice.rs"]
mod dice;

use cel::{Context, Program as Expression, Value as CelValue};
use chesslaw::Lawbook;
use chesslaw::engine::{self, Program, VOID, VarKind, Window};
use chesslaw::model::{Content, Question};
use rayon::prelude::*;

use dice::Dice;

/// The variables of a point, as CEL sees them; none where the facts cannot be.
fn context(content: &Content, program: &Program, values: &[u8], dice: &mut Dice) -> Option<Context<'static, 'static>> {
    if program.store.walk(program.possible, values) != 1 {
        return None;
    }
    let mut out = Context::default();
    for (var, value) in program.space.vars.iter().zip(values.iter().map(|v| usize::from(*v))) {
        match &var.kind {
            VarKind::Bool => out.add_variable_from_value(var.name.clone(), value == 1),
            VarKind::Words(words) => out.add_variable_from_value(var.name.clone(), words[value].clone()),
            VarKind::Reading(options) => out.add_variable_from_value(engine::reading_variable(&var.name), options[value].clone()),
            VarKind::Intervals(starts) => {
                // Any number of the interval will do.
                let end = starts.get(value + 1).copied().unwrap_or(starts[value] + 50);
                let number = starts[value] + dice.roll((end - starts[value]) as usize) as i64;
                if content.facts.get(&var.name).is_some_and(|f| !f.internal) {
                    out.add_variable_from_value(var.name.clone(), number);
                }
                for (name, _) in content.facts.iter().filter(|(_, f)| !f.internal && f.view.is_some()) {
                    let window = Window::of(content, name);
                    if window.base == var.name && window.counts() {
                        out.add_variable_from_value(name.clone(), window.show(number));
                    } else if let Some((low, _)) = window.side(true).filter(|_| window.base == var.name) {
                        out.add_variable_from_value(name.clone(), number >= low);
                    }
                }
            }
        }
    }
    for slot in &program.slots {
        let terminal = program.store.walk(slot.root, values);
        assert_ne!(terminal, VOID, "what can be is ruled on");
        let orders: Vec<String> = slot.terminals[terminal as usize].then.iter().map(|o| o.action.clone()).collect();
        out.add_variable_from_value(engine::slot_variable(&slot.id), orders);
    }
    Some(out)
}

/// How many conditions were compared at how many points, of which how many held.
fn compare(book: &Lawbook, question: &Question, edition: usize) -> (usize, usize) {
    let program = book.program(question, edition).expect("compiles");
    let exported = engine::export_conditions(&book.content, question, program);
    let rules = exported["rules"].as_array().expect("a list");
    assert_eq!(rules.len(), program.variants.len());
    let expressions: Vec<(&str, Expression)> = rules
        .iter()
        .map(|r| r["cel"].as_str().expect("an expression"))
        .map(|text| (text, Expression::compile(text).unwrap_or_else(|e| panic!("{text}: {e}"))))
        .collect();
    let mut dice = Dice(edition as u64 + 7);
    let (mut compared, mut held) = (0, 0);
    for values in dice.points(&program.space.sizes(), usize::MAX) {
        let Some(context) = context(&book.content, program, &values, &mut dice) else { continue };
        for (place, (text, expression)) in expressions.iter().enumerate() {
            let wanted = program.store.walk(program.conditions[place], &values) == 1;
            let given = expression.execute(&context).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert!(matches!(given, CelValue::Bool(b) if b == wanted), "{} {}: {text} gives {given:?} for {values:?}", question.id.value, exported["edition"]);
            compared += 1;
            held += usize::from(wanted);
        }
    }
    (compared, held)
}

#[test]
fn exported_conditions_hold_where_the_engines_do() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let work: Vec<(&Question, usize)> = book
        .content
        .questions
        .iter()
        .flat_map(|q| (0..book.content.editions.all().len()).filter(|e| book.covers(q, *e)).map(move |e| (q, e)).collect::<Vec<_>>())
        .collect();
    let (compared, held) = work.par_iter().map(|(q, e)| compare(&book, q, *e)).reduce(|| (0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
    println!("{compared} conditions compared in {} programs, {held} held", work.len());
    assert!(compared > 100_000 && held > 10_000, "only {compared} compared, {held} held");
}
