//! The door for the page: what goes in and out as JSON, and that nothing that goes in breaks it.

#![allow(clippy::unwrap_used)]

use chesslaw::Lawbook;
use chesslaw::board::{self, words};
use chesslaw::chess::pgn::{Pgn, RawGame};
use chesslaw::chess::replay::{Judge, Rules};
use chesslaw::chess::telling::{Part, Telling};
use chesslaw::chess::{Position, request};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

fn ask(request: &Value) -> Value {
    serde_json::from_str(&request::answer(request.to_string().as_bytes())).unwrap()
}

#[test]
fn the_page_is_answered_as_the_command_line_is() {
    let book = Lawbook::embedded().unwrap();
    let edition = book.edition(None).unwrap();
    let mut compared = 0;
    for line in include_str!("../oracle/data/positions.jsonl").lines().filter(|l| !l.contains("dead-019")) {
        let case: Map<String, Value> = serde_json::from_str(line).unwrap();
        let question = book.content.position_question(case["question"].as_str().unwrap()).unwrap();
        let facts: Map<String, Value> = question.facts.iter().filter_map(|f| Some((f.value.clone(), case.get(&f.value)?.clone()))).collect();
        let page = ask(&json!({ "question": question.id.value, "facts": facts }));
        let scalar = |v: &Value| match v {
            Value::Bool(b) => chesslaw::model::Scalar::Bool(*b),
            Value::Array(moves) => chesslaw::model::Scalar::Text(moves.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" ")),
            other => chesslaw::model::Scalar::Text(other.as_str().unwrap().to_owned()),
        };
        let told = facts.iter().map(|(name, value)| (name.clone(), Some(value).filter(|v| !v.is_null()).map(scalar))).collect();
        let ruling = board::ask(&book, question, edition, &told).unwrap();
        let line = board::json(&book, &question.id, edition, None, &ruling, false);
        for key in ["status", "answer", "result", "assumed", "reasons", "needs"] {
            assert_eq!(page.get(key), line.get(key), "{key} of {}", case["id"]);
        }
        assert_eq!(page["readings"].as_array().unwrap().len(), ruling.readings.len());
        compared += 1;
    }
    assert!(compared > 90);
}

#[test]
fn a_position_is_shown_with_its_moves() {
    let found = ask(&json!({ "question": "position", "facts": { "fen": "7k/8/8/8/8/8/8/R3K3 w Q - 149 90", "moves": ["e1d1"] } }));
    assert_eq!(found["fen"], "7k/8/8/8/8/8/8/R2K4 b - - 150 90");
    assert_eq!(found["legal"].as_array().unwrap().len(), 3);
}

#[test]
fn what_cannot_be_answered_says_why() {
    let code = |request: Value| ask(&request)["error"]["code"].as_str().unwrap_or_default().to_owned();
    assert_eq!(code(json!({ "question": "checkmate", "facts": { "fen": "8/8/8/8/8/8/8/8 w - - 0 1" } })), "bad-fen");
    assert_eq!(code(json!({ "question": "checkmate", "facts": { "moves": "e2e5" } })), "bad-moves");
    assert_eq!(code(json!({ "question": "who-wins" })), "unknown-question");
    assert_eq!(code(json!({ "facts": 3 })), "bad-request");
    assert_eq!(ask(&json!({ "question": "flag-fall" }))["needs"], json!(["side"]));
}

#[test]
fn broken_positions_name_what_is_wrong_and_long_counts_are_taken() {
    let book = Lawbook::embedded().unwrap();
    for (fen, key) in [
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "fen-king-count"),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "fen-pawn-on-edge"),
        ("4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1", "fen-opponent-in-check"),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", "fen-rank-count"),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "fen-en-passant-impossible"),
        ("4k3/8/8/9/8/8/8/4K3 w - - 0 1", "fen-file-count"),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "fen-castling-impossible"),
        ("4k3/8/8/8/8/8/8/4K3 w - - x 1", "fen-counter-half-move"),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "fen-side-to-move"),
        ("4k3/8", "fen-field-count"),
    ] {
        let said = ask(&json!({ "question": "position", "facts": { "fen": fen } }))["error"]["said"].clone();
        assert_eq!(said["key"], key, "{fen}");
        for language in book.languages.values() {
            let error = fen.parse::<Position>().unwrap_err();
            let text = words::say(language, &chesslaw::chess::telling::fen_error(&error));
            assert!(!text.contains('«') && !text.contains('{'), "{} says {text}", language.id);
        }
    }
    for count in 101..=150 {
        let found = ask(&json!({ "question": "seventyfive-moves", "facts": { "fen": format!("7k/8/8/8/8/8/8/R3K3 w - - {count} 120") } }));
        assert_eq!(found["answer"], json!(count == 150));
    }
}

#[test]
fn a_position_that_has_ended_is_not_dated_by_a_move() {
    let book = Lawbook::embedded().unwrap();
    let found = ask(&json!({ "question": "resignation", "facts": { "fen": "k1R5/8/1K6/8/8/8/8/8 b - - 0 1", "side": "white" } }));
    let last = found["said"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last["key"], "board-ended-at-start");
    let ended =
        chesslaw::chess::history::Ended { ply: 0, by: chesslaw::chess::history::Ending::Checkmate, result: chesslaw::chess::history::GameResult::WhiteWins };
    for language in book.languages.values() {
        let text = words::ended(language, ended);
        assert!(!text.chars().any(|c| c.to_digit(10) == Some(0) && !text.contains("1-0") || c == '۰' || c == '«'), "{text}");
    }
}

#[test]
fn everything_that_can_be_told_has_words_in_every_language() {
    let book = Lawbook::embedded().unwrap();
    let part = Part::from("e4");
    for key in ["board-bad-request", "board-bad-move", "board-missing", "board-unknown-question", "board-ended-at-start", "fen-too-many-checkers"] {
        let telling = ["text", "reason", "ply", "ending", "result", "by"].into_iter().fold(Telling::new(key), |t, name| t.with(name, part.clone()));
        for language in book.languages.values() {
            let text = words::say(language, &telling);
            assert!(!text.contains('«') && !text.contains('{'), "{text}");
        }
    }
}

/// Text of the letters FEN, UCI and PGN are made of, with some that are none.
fn near(letters: &'static str) -> impl Strategy<Value = String> {
    let letters: Vec<char> = letters.chars().collect();
    proptest::collection::vec(proptest::sample::select(letters), 0..90).prop_map(|v| v.into_iter().collect())
}

/// A sound FEN with one character changed, left out or doubled.
fn almost() -> impl Strategy<Value = String> {
    let fens = [
        "r3k2r/pppq1ppp/8/3pP3/8/8/PPPQ1PPP/R3K2R w KQkq d6 0 12",
        "8/8/8/3k4/8/3K4/4P3/8 b - - 120 90",
        "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1",
    ];
    (proptest::sample::select(&fens[..]), any::<prop::sample::Index>(), any::<char>(), 0..3).prop_map(|(fen, at, letter, how)| {
        let mut letters: Vec<char> = fen.chars().collect();
        let at = at.index(letters.len());
        match how {
            0 => letters[at] = letter,
            1 => drop(letters.remove(at)),
            _ => letters.insert(at, letters[at]),
        }
        letters.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_break_the_door(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let answer: Value = serde_json::from_str(&request::answer(&bytes)).unwrap();
        prop_assert!(answer.is_object());
    }

    #[test]
    fn a_fen_is_read_or_refused_and_what_is_read_comes_back(fen in prop_oneof![near("rnbqkpRNBQKP12345678/ wb-KQkqaehAH0 "), almost(), any::<String>()], chess960 in any::<bool>()) {
        match Position::parse(&fen, chess960) {
            Ok(position) => {
                let again = Position::parse(&position.fen(), position.is_chess960()).unwrap();
                prop_assert_eq!(again.fen(), position.fen());
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn a_move_is_judged_whatever_it_is(text in prop_oneof![near("abcdefgh12345678qrnbkO0-x=+#"), any::<String>()]) {
        let asked = json!({ "question": "legal-move", "facts": { "fen": "r3k2r/pPppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "move": text } });
        let found = ask(&asked);
        prop_assert!(found["answer"].is_boolean(), "{}", found);
    }

    #[test]
    fn no_game_breaks_the_reader(bytes in prop_oneof![
        proptest::collection::vec(any::<u8>(), 0..400),
        near("[]\"{}();%$.*0123-/xO=+#abcdefghNBRQK \n\t").prop_map(String::into_bytes),
    ]) {
        let (mut pgn, mut game, mut judge) = (Pgn::new(&bytes[..]), RawGame::default(), Judge::default());
        while pgn.next_into(&mut game).unwrap() {
            judge.judge(&game, Rules::default());
        }
    }
}
