//! Every position with a known answer, and FENs that must be refused with the right reason.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use chesslaw::chess::questions::{QUESTIONS, answer};
use chesslaw::chess::{Answer, FenError, Input, InputError, Position, clauses};
use serde_json::{Value, json};

fn cases() -> Vec<Value> {
    include_str!("../oracle/data/positions.jsonl").lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn ask(case: &Value) -> Answer {
    let input: Input = serde_json::from_value(case.clone()).unwrap();
    answer(case["question"].as_str().unwrap(), &input).unwrap_or_else(|error| panic!("{}: {error}", case["id"]))
}

/// What the case calls the answer: the result where there is one.
fn outcome(answer: &Answer) -> Value {
    let answer = serde_json::to_value(answer).unwrap();
    answer.get("result").cloned().unwrap_or_else(|| answer["answer"].clone())
}

/// Cases whose first article is not our first clause, with the reason.
const ORDER_DIFFERS: [(&str, &str); 2] = [
    ("can-020", "nothing in the question tells resignation from a flag fall"),
    ("castle-014", "the king moved, which is 3.8.2.1; what castling is comes second"),
];

/// An article that we do not cite: that the position cannot arise is not looked into.
const NOT_CITED: (&str, &str) = ("mate-002", "3.10.3");

/// May stay undecided.
const HARD: &str = "dead-019";

#[test]
fn every_case_is_answered_as_expected() {
    let mut wrong = Vec::new();
    for case in cases() {
        let id = case["id"].as_str().unwrap();
        if id == HARD {
            continue;
        }
        let answer = ask(&case);
        if outcome(&answer) != case["expected"] {
            wrong.push(format!("{id}: {} but expected {}: {:?}", outcome(&answer), case["expected"], answer.why));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[ignore = "takes ten seconds"]
fn the_hard_case_is_right_or_undecided() {
    let case = cases().into_iter().find(|case| case["id"] == HARD).unwrap();
    let outcome = outcome(&ask(&case));
    assert!(outcome.is_null() || outcome == case["expected"]);
}

#[test]
fn every_case_cites_its_articles() {
    let mut wrong = Vec::new();
    for case in cases() {
        let id = case["id"].as_str().unwrap();
        if id == HARD {
            continue;
        }
        let cited = ask(&case).clauses;
        let articles: Vec<&str> = case["articles"].as_array().unwrap().iter().map(|a| a.as_str().unwrap()).collect();
        // `C.13` stands for C.13.1 and so on.
        let matches = |clause: &str, article: &str| clause == article || clause.starts_with(&format!("{article}."));
        let first = matches(cited[0], articles[0]) || ORDER_DIFFERS.iter().any(|(other, _)| *other == id);
        let all = articles.iter().all(|article| (id, *article) == NOT_CITED || cited.iter().any(|clause| matches(clause, article)));
        if !first || !all {
            wrong.push(format!("{id}: cites {cited:?}, the case {articles:?}"));
        }
        assert!(cited.iter().all(|clause| clauses::ALL.contains(clause)), "{id}: {cited:?}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_question_is_reached_by_a_case_or_below() {
    let asked: Vec<String> = cases().iter().map(|case| case["question"].as_str().unwrap().to_owned()).collect();
    let without: Vec<_> = QUESTIONS.iter().filter(|question| !asked.iter().any(|a| a == *question)).collect();
    assert_eq!(without, [&"resignation"]);
}

fn refused(fen: &str) -> FenError {
    Position::parse(fen, false).map(|position| position.fen()).expect_err(fen)
}

#[test]
fn broken_fens_are_named() {
    let problem = |fen: &str| serde_json::to_value(refused(fen)).unwrap();
    assert_eq!(problem("4k3/8/8/8/8/8/8/K3K3 w - - 0 1"), json!({"problem": "king-count", "side": "white", "found": 2}));
    assert_eq!(problem("8/8/8/8/8/8/8/K7 w - - 0 1"), json!({"problem": "king-count", "side": "black", "found": 0}));
    assert_eq!(problem("P3k3/8/8/8/8/8/8/4K3 w - - 0 1"), json!({"problem": "pawn-on-edge", "square": "a8"}));
    assert_eq!(problem("4k3/8/8/8/8/8/8/p3K3 w - - 0 1"), json!({"problem": "pawn-on-edge", "square": "a1"}));
    assert_eq!(problem("4k3/8/8/8/8/8/8/4RK2 w - - 0 1"), json!({"problem": "opponent-in-check", "side": "black", "by": ["e1"]}));
    assert_eq!(problem("8/8/8/3k4/3K4/8/8/8 w - - 0 1"), json!({"problem": "opponent-in-check", "side": "black", "by": ["d4"]}));
    assert_eq!(problem("4k3/8/8/8/8/8/4K3 w - - 0 1"), json!({"problem": "rank-count", "found": 7}));
    assert_eq!(problem("4k4/8/8/8/8/8/8/4K3 w - - 0 1"), json!({"problem": "file-count", "rank": 8, "found": 9}));
    assert_eq!(problem("4k3/8/8/9/8/8/8/4K3 w - - 0 1"), json!({"problem": "file-count", "rank": 5, "found": 9}));
    assert_eq!(problem("4k3/8/8/7/8/8/8/4K3 w - - 0 1"), json!({"problem": "file-count", "rank": 5, "found": 7}));
    assert_eq!(problem("4k3/8/8/8/3x4/8/8/4K3 w - - 0 1"), json!({"problem": "unknown-piece", "rank": 4, "letter": "x"}));
    assert_eq!(problem("4k3/8/8/8/8/8/8/4K3 x - - 0 1"), json!({"problem": "side-to-move", "found": "x"}));
    assert_eq!(problem("4k3/8/8/8/8/8/8/4K3 w"), json!({"problem": "field-count", "found": 2}));
    assert_eq!(problem(""), json!({"problem": "field-count", "found": 0}));
    assert_eq!(problem("4k3/8/8/8/8/8/8/4K2R w Q - 0 1"), json!({"problem": "castling-impossible", "right": "Q"}));
    assert_eq!(problem("4k3/8/8/8/8/8/8/3K3R w K - 0 1"), json!({"problem": "castling-impossible", "right": "K"}));
    assert_eq!(problem("4k3/8/8/8/8/8/8/4K2R w KK - 0 1"), json!({"problem": "castling-field", "found": "KK"}));
    assert_eq!(problem("4k3/8/8/8/8/8/8/4K2R w Kx - 0 1"), json!({"problem": "castling-field", "found": "x"}));
    assert_eq!(problem("4k3/8/8/8/8/8/8/4K3 w - e6 0 1"), json!({"problem": "en-passant-impossible", "square": "e6"}));
    assert_eq!(problem("4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1"), json!({"problem": "en-passant-impossible", "square": "e3"}));
    assert_eq!(problem("4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1"), json!({"problem": "en-passant-impossible", "square": "e6"}));
    assert_eq!(problem("4k3/8/5N2/8/2pP4/8/8/4K3 b - d3 0 1"), json!({"problem": "en-passant-impossible", "square": "d3"}));
    assert_eq!(problem("4k3/8/8/8/8/8/8/4K3 w - e9 0 1"), json!({"problem": "en-passant-field", "found": "e9"}));
    assert_eq!(problem("4k3/8/8/8/8/8/8/4K3 w - - x 1"), json!({"problem": "counter", "counter": "half-move", "found": "x"}));
    assert_eq!(problem("4k3/8/8/8/8/8/8/4K3 w - - 0 0"), json!({"problem": "counter", "counter": "move", "found": "0"}));
    assert_eq!(problem("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"), json!({"problem": "too-many-pieces", "side": "black", "pieces": 10, "pawns": 9}));
    assert_eq!(problem("4k3/8/5N2/1B2R3/8/8/8/4K3 b - - 0 1"), json!({"problem": "too-many-checkers", "by": ["b5", "e5", "f6"]}));
}

#[test]
fn half_move_counters_beyond_100_are_no_error() {
    for counter in [0, 99, 100, 101, 149, 150, 400] {
        let fen = format!("4k3/8/8/8/8/8/3R4/4K3 w - - {counter} 200");
        let position = Position::parse(&fen, false).unwrap();
        assert_eq!(position.halfmoves(), counter);
        assert_eq!(position.fen(), fen);
    }
}

#[test]
fn fens_come_back_as_they_were() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2",
        "4k3/8/8/8/8/8/8/6KR w H - 0 1",
    ] {
        assert_eq!(Position::parse(fen, false).unwrap().fen(), fen);
    }
    // X-FEN: K is the outermost rook; both notations mean the same position.
    let x_fen = Position::parse("1k6/8/8/8/8/8/8/1K2RR2 w K - 0 1", true).unwrap();
    assert_eq!(x_fen.fen(), "1k6/8/8/8/8/8/8/1K2RR2 w F - 0 1");
    // The two counters may be left out.
    assert_eq!(Position::parse("4k3/8/8/8/8/8/8/4K3 b - -", false).unwrap().fen(), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
}

fn put(question: &str, facts: Value) -> Value {
    let input: Input = serde_json::from_value(facts).unwrap();
    serde_json::to_value(answer(question, &input).unwrap()).unwrap()
}

#[test]
fn resigning_loses_unless_the_opponent_can_never_mate() {
    let lost = put("resignation", json!({"fen": "8/8/8/4k3/4p3/4N3/4K3/8 b - - 0 1", "side": "black"}));
    assert_eq!((&lost["answer"], &lost["result"], &lost["clauses"][0]), (&json!(true), &json!("1-0"), &json!("5.1.2")));
    let drawn = put("resignation", json!({"fen": "8/8/3rk3/8/8/2K5/8/8 b - - 0 1", "side": "black"}));
    assert_eq!((&drawn["answer"], &drawn["result"]), (&json!(false), &json!("1/2-1/2")));
    let over = put("resignation", json!({"fen": "k1R5/8/1K6/8/8/8/8/8 b - - 0 1", "side": "white"}));
    assert_eq!((&over["result"], &over["clauses"][0]), (&json!("1-0"), &json!("5.1.1")));
}

#[test]
fn malformed_and_impossible_moves_are_illegal() {
    for text in ["", "e", "e2", "e2e", "0000", "e2e9", "castles", "e7e5", "e4e5", "é2e4", "e2e4qq", "e2e2", "a1h8"] {
        let answer = put("legal-move", json!({"move": text}));
        assert_eq!(answer["answer"], json!(false), "{text}");
    }
}

#[test]
fn facts_that_cannot_be_read_are_errors() {
    let ask = |question: &str, facts: Value| answer(question, &serde_json::from_value::<Input>(facts).unwrap());
    assert!(matches!(ask("no-such-question", json!({})), Err(InputError::UnknownQuestion(_))));
    assert!(matches!(ask("legal-move", json!({})), Err(InputError::Missing("move"))));
    assert!(matches!(ask("flag-fall", json!({})), Err(InputError::Missing("side"))));
    assert!(matches!(ask("checkmate", json!({"fen": "x"})), Err(InputError::Fen(FenError::FieldCount { found: 1 }))));
    match ask("checkmate", json!({"moves": ["e2e4", "e7e5", "e4e5"]})) {
        Err(InputError::Moves(bad)) => assert_eq!((bad.ply, bad.text.as_str()), (3, "e4e5")),
        other => panic!("{other:?}"),
    }
}

#[test]
fn null_facts_are_absent_facts() {
    let facts = json!({"fen": null, "moves": null, "move": "e2e4", "side": null, "chess960": null, "claim": null});
    assert_eq!(put("legal-move", facts)["answer"], json!(true));
    assert_eq!(put("legal-move", json!({"moves": "e2e4 e7e5", "move": "g1f3"}))["answer"], json!(true));
}
