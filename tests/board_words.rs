//! Positions in words.

#![allow(clippy::unwrap_used)]

use chesslaw::Lawbook;
use chesslaw::board::words;
use chesslaw::chess::Position;
use chesslaw::chess::describe::describe;
use chesslaw::chess::notation::Letters;

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
        let sentences = words::why(language, &answer.why);
        assert!(!sentences.is_empty());
        // A missing message shows as its key in these brackets, a missing value as its name in those.
        assert!(sentences.iter().all(|s| !s.contains('«') && !s.contains('{')), "{case}: {sentences:?}");
    }
}
