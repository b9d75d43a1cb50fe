//! What rulings say, in words.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

#[path = "support/dice.rs"]
mod dice;

use std::collections::BTreeSet;

use chesslaw::engine::{Asked, Comparison, Held, Told};
use chesslaw::lang::Values;
use chesslaw::model::Scalar;
use chesslaw::{Lawbook, explain};

use dice::Dice;

/// However many slots it decides, a reading stands once in a ruling: in the text, with all that it orders.
#[test]
fn no_reading_is_said_twice() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let mut dice = Dice(11);
    let (mut disputed, mut in_several_slots) = (BTreeSet::new(), 0);
    for question in book.content.questions.iter() {
        for edition in (0..book.content.editions.all().len()).filter(|e| book.covers(question, *e)) {
            let program = book.program(question, edition).expect("compiles");
            if !program.space.vars.iter().any(|v| v.is_reading()) {
                continue;
            }
            let id = book.content.editions.id(edition);
            for _ in 0..400 {
                let told = dice.facts(&book, program, 5, 30);
                let Ok(ruling) = book.ask(&question.id.value, id, &told) else { continue };
                let Some(reading) = ruling.readings().into_iter().find(|r| r.options.len() == 1) else { continue };
                disputed.insert(reading.options[0].0.clone());
                in_several_slots += usize::from(ruling.slots.iter().filter(|s| !s.readings.is_empty()).count() > 1);
                let said = book.explain(&ruling, "en").unwrap();
                let (reading, option) = &reading.options[0];
                let text = book.plain("en", "readings", &format!("{reading}.{option}"), edition).unwrap();
                let lines: Vec<&String> = said.iter().filter(|l| l.contains(&text)).collect();
                assert_eq!(lines.len(), 1, "{} {id} {told:?}: {said:#?}", question.id.value);
                // Nothing it orders is lost by that.
                let language = &book.languages["en"];
                for order in ruling.slots.iter().flat_map(|s| &s.readings).filter(|r| r.options[0].1 == *option).flat_map(|r| &r.then) {
                    assert!(lines[0].contains(&chesslaw::explain::order(language, order)), "{}", lines[0]);
                }
            }
        }
    }
    assert!(disputed.len() >= 3 && in_several_slots > 0, "{disputed:?} disputed, {in_several_slots} in several slots");
}

#[test]
fn english_counts_order_as_english_does() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let edition = book.edition(None).unwrap();
    let said = |n: i64| book.text("en", "facts", "offence_number.is", edition, &Values::from([("value".to_owned(), n.into())])).unwrap();
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
    for n in 1..=150 {
        let wanted = match (usize::try_from(n).ok().and_then(|n| words.get(n - 1)), n % 10, n % 100) {
            (Some(word), ..) => (*word).to_owned(),
            (None, _, 11..=13) => format!("{n}th"),
            (None, 1, _) => format!("{n}st"),
            (None, 2, _) => format!("{n}nd"),
            (None, 3, _) => format!("{n}rd"),
            _ => format!("{n}th"),
        };
        assert_eq!(said(n), format!("it was the player's {wanted} illegal move"));
    }
    // In a ruling too, as a number told.
    let ruling = book.ask("illegal-move", "fide-2023", [("illegal_move_completed", true.into()), ("illegal_moves_before", Scalar::Number(100))]).unwrap();
    let text = book.explain(&ruling, "en").unwrap().join("\n");
    assert!(!text.contains("101th"), "{text}");
}

/// A number is said beside a limit that it passes: twelve moves are never "fewer than 10", whichever way the rule compared them.
#[test]
fn a_number_stands_beside_a_limit_that_it_passes() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let (english, newest) = (&book.languages["en"], book.content.editions.current().expect("one is in force"));
    let mut said = 0;
    for (name, fact) in &book.content.facts {
        for value in fact.is_part().then_some(7..14).into_iter().flatten() {
            let told = Told::from([(name.clone(), Some(Scalar::Number(value)))]);
            for how in [Comparison::Below, Comparison::AtLeast, Comparison::AtMost, Comparison::Above, Comparison::Equal, Comparison::Other] {
                let held = Held { fact: name.clone(), value: None, asked: Asked::Compared { how, number: 10 }, holds: how.passes(value, 10) };
                let text = explain::condition(&book, english, &held, &told, newest);
                let truths = [
                    ("(fewer than 10)", value < 10),
                    ("(at least 10)", value >= 10),
                    ("(at most 10)", value <= 10),
                    ("(more than 10)", value > 10),
                    ("(exactly 10)", value == 10),
                    ("(not 10)", value != 10),
                ];
                let (_, true_of_it) = truths.iter().find(|(words, _)| text.contains(words)).unwrap_or_else(|| panic!("no limit: {text}"));
                assert!(true_of_it, "{text}");
                said += 1;
            }
        }
    }
    assert!(said > 300, "{said}");
}
