//! With the event's profile set once, the commonest incidents need hardly a question more.
#![allow(clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

use chesslaw::Lawbook;
use chesslaw::engine::{Program, Status, Told, VarKind};
use chesslaw::event::Event;
use chesslaw::model::Scalar;
use serde_json::json;

const STANDARD: &str = "{ date: 2024-05-04, base_minutes: 90, increment_seconds: 30, periods: 1, supervision: full, default_time: 15 }";
const RAPID: &str = "{ date: 2024-05-04, base_minutes: 15, increment_seconds: 10, periods: 1, supervision: limited, default_time: 5 }";
const BLITZ: &str = "{ date: 2024-05-04, base_minutes: 3, increment_seconds: 2, periods: 1, supervision: limited, default_time: 3 }";

/// What an arbiter is told when called to the board: the event, the question, the facts that the complaint itself holds.
fn incidents() -> Vec<(&'static str, &'static str, &'static str, serde_json::Value)> {
    vec![
        ("first illegal move", STANDARD, "illegal-move", json!({ "illegal_move_completed": true, "illegal_moves_before": 0 })),
        ("first illegal move, rapid", RAPID, "illegal-move", json!({ "illegal_move_completed": true, "illegal_moves_before": 0 })),
        ("first illegal move, blitz", BLITZ, "illegal-move", json!({ "illegal_move_completed": true, "illegal_moves_before": 0 })),
        ("second illegal move", STANDARD, "illegal-move", json!({ "illegal_move_completed": true, "illegal_moves_before": 1 })),
        ("second illegal move, rapid", RAPID, "illegal-move", json!({ "illegal_move_completed": true, "illegal_moves_before": 1 })),
        ("second illegal move, blitz", BLITZ, "illegal-move", json!({ "illegal_move_completed": true, "illegal_moves_before": 1 })),
        ("an illegal move, the opponent has answered, blitz", BLITZ, "illegal-move", json!({ "illegal_move_completed": true, "noticed": "later" })),
        ("the king was captured", BLITZ, "illegal-move", json!({ "king_captured": true, "clock_pressed": true })),
        ("the pawn was left on the last rank", RAPID, "illegal-move", json!({ "promotion_unfinished": true, "clock_pressed": true })),
        ("the clock was pressed without a move", STANDARD, "illegal-move", json!({ "clock_pressed_without_move": true })),
        ("a move with two hands", BLITZ, "illegal-move", json!({ "two_hands_used": true, "clock_pressed": true })),
        ("the colours are reversed", STANDARD, "wrong-start", json!({ "colours_reversed": true })),
        ("the board lies wrongly", STANDARD, "wrong-start", json!({ "board_rotated": true })),
        ("king and queen stand the wrong way round", STANDARD, "wrong-start", json!({ "initial_position_wrong": true })),
        ("the pieces stand wrongly, rapid", RAPID, "wrong-start", json!({ "initial_position_wrong": true })),
        ("pieces were knocked over", STANDARD, "displaced-pieces", json!({ "pieces_displaced": true, "displaced_by": "player" })),
        ("pieces were knocked over, blitz", BLITZ, "displaced-pieces", json!({ "pieces_displaced": true })),
        ("a flag has fallen", STANDARD, "flag-fallen", json!({ "flag_fell": true })),
        ("a player comes late", STANDARD, "default-time", json!({ "player_late": true })),
        ("a draw was offered", STANDARD, "draw-offer", json!({ "draw_offered": true })),
    ]
}

/// An answer to a question that leaves as much open as any: the value after which most is still asked.
fn answers(book: &Lawbook, program: &Program, fact: &str) -> Vec<Scalar> {
    let declared = &book.content.facts[fact];
    let base = declared.view.as_ref().map_or(fact, |v| v.of.value.as_str());
    match program.space.index(base).map(|v| &program.space.vars[v].kind) {
        Some(VarKind::Bool) => vec![Scalar::Bool(true), Scalar::Bool(false)],
        Some(VarKind::Words(words)) => words.iter().cloned().map(Scalar::Text).collect(),
        _ => [declared.min, 1, 2, 5, 9, 10, 20, 60].into_iter().filter(|n| *n >= declared.min).map(Scalar::Number).collect(),
    }
}

/// How many questions are asked at worst, each time the first of those still needed, until none is left.
fn asked(book: &Lawbook, question: &str, edition: &str, told: &Told) -> usize {
    let ruling = book.ask(question, Some(edition), told).expect("rules");
    assert_eq!(ruling.status == Status::NeedsFacts, !ruling.needs.is_empty(), "what is needed is named");
    let Some((need, _)) = ruling.needs.first() else { return 0 };
    let (_, _, program) = book.compiled(question, Some(edition)).expect("compiles");
    let after = answers(book, program, need).into_iter().filter_map(|answer| {
        let mut more = told.clone();
        assert!(more.insert(need.clone(), Some(answer)).is_none(), "{need} is asked twice");
        book.ask(question, Some(edition), &more).is_ok().then(|| asked(book, question, edition, &more))
    });
    1 + after.max().unwrap_or(0)
}

#[test]
fn the_commonest_incidents_need_at_most_two_questions() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let mut counts = Vec::new();
    for (what, profile, question, facts) in incidents() {
        let event = Event::parse(profile).expect("a profile");
        let edition = event.edition(&book).expect("an edition").expect("its date says which");
        let (_, _, program) = book.compiled(question, Some(&edition)).expect("compiles");
        let mut told: Told = event.facts(&book, Some(&edition)).expect("facts").into_iter().filter(|(n, _)| program.reader.uses(n)).collect();
        for (name, value) in facts.as_object().expect("an object") {
            let value = serde_json::from_value(value.clone()).expect("a value");
            assert!(program.reader.uses(name), "{what}: {question} does not use {name}");
            told.insert(name.clone(), Some(value));
        }
        let count = asked(&book, question, &edition, &told);
        println!("{count} {what}");
        counts.push(count);
    }
    assert_eq!(counts.len(), 20);
    counts.sort_unstable();
    let median = counts[counts.len() / 2];
    println!("median {median}, at most {}, {} of 20 need two or fewer", counts[19], counts.iter().filter(|c| **c <= 2).count());
    // A fallen flag takes three: who noticed it (the arbiter or the player), and whether the opponent can mate. None of them may be presumed.
    assert!(median <= 2 && counts[18] <= 2 && counts[19] <= 3, "{counts:?}");
}
