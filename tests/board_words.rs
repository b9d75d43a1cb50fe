//! Positions in words.

#![allow(clippy::unwrap_used)]

use chesslaw::Lawbook;
use chesslaw::board::words;
use chesslaw::chess::describe::describe;
use chesslaw::chess::notation::Letters;
use chesslaw::chess::{FenError, Position};

fn said(fen: &str) -> String {
    let book = Lawbook::embedded().unwrap();
    words::describe(book.language("en").unwrap(), &describe(&fen.parse::<Position>().unwrap()))
}

#[test]
fn a_position_is_described_for_who_cannot_see_it() {
    assert_eq!(
        said("4k3/8/8/8/8/1P6/P7/R3K2R w KQ - 0 1"),
        "White: king e1; rooks a1 and h1; pawns a2 and b3. Black: king e8. White to move. Castling still possible: White kingside and White queenside."
    );
    assert_eq!(said("k1R5/8/1K6/8/8/8/8/8 b - - 0 1"), "White: king b6; rook c8. Black: king a8. Black is checkmated.");
    assert_eq!(said("8/8/8/8/8/5kq1/8/7K w - - 0 1"), "White: king h1. Black: king f3; queen g3. White is stalemated.");
    assert_eq!(said("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"), "White: king e1. Black: king e8; rook e2. White to move, in check from e2.");
    assert!(said("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1").ends_with("White to move. A pawn may be captured en passant on c6."));
    // The pawn is pinned along the rank, so there is nothing to capture.
    assert!(!said("8/8/8/K1pP3r/8/8/8/4k3 w - c6 0 1").contains("c6"));
}

#[test]
fn the_piece_list_takes_the_letters_of_a_language() {
    let book = Lawbook::embedded().unwrap();
    let position: Position = "4k3/8/8/8/8/8/P7/R3K1N1 w - - 0 1".parse().unwrap();
    let letters = Letters::new(&book.content.notation["ru"].letters).unwrap();
    let list = words::piece_list(book.language("en").unwrap(), &letters, &describe(&position).pieces);
    assert_eq!(list, "White: Крe1, Лa1, Кg1, a2. Black: Крe8.");
}

#[test]
fn every_reason_has_its_sentence() {
    let book = Lawbook::embedded().unwrap();
    let language = book.language("en").unwrap();
    for line in include_str!("../oracle/data/positions.jsonl").lines().filter(|l| !l.contains("dead-019")) {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let answer = chesslaw::chess::questions::answer(case["question"].as_str().unwrap(), &serde_json::from_value(case.clone()).unwrap()).unwrap();
        let sentences = words::why(language, &answer);
        assert!(!sentences.is_empty());
        // A missing message shows as its key in these brackets, a missing value as its name in those.
        assert!(sentences.iter().all(|s| !s.contains('«') && !s.contains('{')), "{case}: {sentences:?}");
    }
}

/// A FEN with each kind of fault, and what its sentence must name.
const BROKEN: [(&str, &str); 16] = [
    ("4k3/8/8/8/8/8/8/4K3 w - 0 1", "5"),
    ("4k3/8/8/8/8/8/4K3 w - - 0 1", "7"),
    ("4k3/8/8/8/8/9/8/4K3 w - - 0 1", "3"),
    ("4k3/8/8/8/8/x7/8/4K3 w - - 0 1", "x"),
    ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "2"),
    ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "a1"),
    ("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "9"),
    ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "x"),
    ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2"),
    ("4k3/8/8/8/8/3n1n2/4q3/4K3 w - - 0 1", "d3"),
    ("4k3/8/8/8/8/8/8/R3K3 w Z - 0 1", "Z"),
    ("4k3/8/8/8/8/8/8/R3K3 w K - 0 1", "K"),
    ("4k3/8/8/8/8/8/8/4K3 w - z9 0 1", "z9"),
    ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "e6"),
    ("4k3/8/8/8/8/8/8/4K3 w - - -1 1", "-1"),
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 0", "0"),
];

/// The place of each kind of fault in [`BROKEN`]: a new kind does not compile until it is there.
fn place(error: &FenError) -> usize {
    match error {
        FenError::FieldCount { .. } => 0,
        FenError::RankCount { .. } => 1,
        FenError::FileCount { .. } => 2,
        FenError::UnknownPiece { .. } => 3,
        FenError::KingCount { .. } => 4,
        FenError::PawnOnEdge { .. } => 5,
        FenError::TooManyPieces { .. } => 6,
        FenError::SideToMove { .. } => 7,
        FenError::OpponentInCheck { .. } => 8,
        FenError::TooManyCheckers { .. } => 9,
        FenError::CastlingField { .. } => 10,
        FenError::CastlingImpossible { .. } => 11,
        FenError::EnPassantField { .. } => 12,
        FenError::EnPassantImpossible { .. } => 13,
        FenError::Counter { counter, .. } => 14 + usize::from(*counter == "move"),
    }
}

#[test]
fn every_fault_of_a_fen_is_told_in_every_language() {
    let book = Lawbook::embedded().unwrap();
    for (at, (fen, named)) in BROKEN.into_iter().enumerate() {
        let error = fen.parse::<Position>().unwrap_err();
        assert_eq!(place(&error), at, "{fen}: {error}");
        let sentences: Vec<String> = ["en", "ru", "hy", "fa", "es"].into_iter().map(|l| words::fen_error(book.language(l).unwrap(), &error)).collect();
        for (i, said) in sentences.iter().enumerate() {
            assert!(!said.contains('«') && !said.contains('{'), "{fen}: {said}");
            let western: String = said.chars().map(|c| if ('۰'..='۹').contains(&c) { char::from(b'0' + (c as u32 - '۰' as u32) as u8) } else { c }).collect();
            assert!(western.contains(named), "{fen}: {said}");
            assert!(sentences[..i].iter().all(|other| other != said), "{fen}: not its own words: {said}");
        }
    }
}

/// Positions in which the game is over, the ending by name and its clause.
fn over() -> Vec<(serde_json::Value, &'static str, &'static str)> {
    use serde_json::json;
    let shuffle = "g1f3 g8f6 f3g1 f6g8 ".repeat(4);
    vec![
        (json!({"fen": "R5k1/5ppp/8/8/8/8/8/4K3 b - - 150 160"}), "checkmate", "5.1.1"),
        (json!({"fen": "6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 160", "moves": "a1a8"}), "checkmate", "5.1.1"),
        (json!({"fen": "6k1/5ppp/8/8/8/8/8/R3K3 w - - 3 60", "moves": "a1a8"}), "checkmate", "5.1.1"),
        (json!({"fen": "7k/5Q2/6K1/8/8/8/8/8 b - - 150 160"}), "stalemate", "5.2.1"),
        (json!({"fen": "7k/8/6K1/5Q2/8/8/8/8 w - - 7 60", "moves": "f5f7"}), "stalemate", "5.2.1"),
        (json!({"fen": "8/8/4k3/8/8/4K3/8/8 w - - 150 160"}), "dead-position", "5.2.2"),
        (json!({"fen": "8/8/4k3/8/8/4K3/8/8 w - - 0 60", "moves": "e3e4 e6d6 e4e3 d6e6 e3e4 e6d6 e4e3 d6e6"}), "dead-position", "5.2.2"),
        (json!({"moves": shuffle}), "fivefold", "9.6.1"),
        (json!({"fen": "8/8/4k3/8/8/4K3/4R3/8 w - - 150 160"}), "seventy-five-moves", "9.6.2"),
    ]
}

#[test]
fn a_draw_asked_about_when_the_game_is_over_says_by_what() {
    let book = Lawbook::embedded().unwrap();
    let asked = [
        ("threefold", None),
        ("threefold", Some("appeared")),
        ("threefold", Some("intended_move")),
        ("threefold", Some("automatic")),
        ("fifty-moves", Some("appeared")),
        ("fifty-moves", Some("intended_move")),
        ("fifty-moves", Some("automatic")),
        ("fivefold", None),
        ("seventyfive-moves", None),
        ("dead-position", None),
    ];
    for (facts, ending, clause) in over() {
        for (question, claim) in asked {
            if matches!((question, ending), ("fivefold", "fivefold") | ("seventyfive-moves", "seventy-five-moves") | ("dead-position", "dead-position")) {
                continue;
            }
            let mut facts = facts.clone();
            facts["claim"] = serde_json::json!(claim);
            let told = format!("{question} {facts}");
            let answer = chesslaw::chess::questions::answer(question, &serde_json::from_value(facts.clone()).unwrap()).unwrap();
            assert!(answer.clauses.contains(&clause), "{told}: {:?}", answer.clauses);
            let first = serde_json::to_value(&answer.reasons()[0]).unwrap();
            assert_eq!((&first["why"], &first["ended"]["by"]), (&"already-over".into(), &ending.into()), "{told}");
            if question == "seventyfive-moves" && ending == "checkmate" || question == "threefold" && ending == "stalemate" {
                assert_eq!(answer.answer, chesslaw::chess::answer::Value::False, "{told}");
            }
            let mut openings = Vec::new();
            for id in ["en", "ru", "hy", "fa", "es"] {
                let language = book.language(id).unwrap();
                let said = words::why(language, &answer);
                assert!(said[0].contains(&language.word(&format!("ending-{ending}"))), "{told}: {said:?}");
                assert!(said.iter().all(|s| !s.contains('«') && !s.contains('{')), "{told}: {said:?}");
                openings.push(said[0].clone());
            }
            openings.dedup();
            assert_eq!(openings.len(), 5, "{told}");
            // The board in the page says the same.
            let request = serde_json::json!({"question": question, "facts": facts});
            let page: serde_json::Value = serde_json::from_str(&chesslaw::chess::request::answer(request.to_string().as_bytes())).unwrap();
            assert!(page["said"][0]["key"].as_str().is_some_and(|k| k.starts_with("why-over")), "{told}: {page}");
            assert_eq!(page["said"][0]["values"]["ending"]["key"], format!("ending-{ending}"), "{told}");
        }
    }
}
