//! Moves, games and mating power beyond the single cases: counted, compared with the move generator, and played through.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use chesslaw::chess::history::{Automatic, DeadTest, Ending};
use chesslaw::chess::mate::{Deadness, deadness};
use chesslaw::chess::moves::{self, RightLost, Wing, perft};
use chesslaw::chess::questions::answer;
use chesslaw::chess::{Game, Illegal, Input, Position, Side, Verdict, can_checkmate};
use serde_json::{Value, json};

fn position(fen: &str) -> Position {
    Position::parse(fen, false).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn ask(question: &str, facts: Value) -> Value {
    let input: Input = serde_json::from_value(facts).unwrap();
    serde_json::to_value(answer(question, &input).unwrap()).unwrap()
}

#[test]
fn perft_counts_are_exact() {
    let known: &[(&str, &[u64])] = &[
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8_902, 197_281]),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", &[48, 2_039, 97_862]),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238]),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9_467, 422_333]),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1_486, 62_379]),
        // Chess960
        ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", &[21, 528, 12_189, 326_672]),
        ("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", &[21, 807, 18_002]),
    ];
    for (fen, counts) in known {
        for (depth, &count) in (1..).zip(*counts) {
            assert_eq!(perft(&position(fen), depth), count, "{fen} to depth {depth}");
        }
    }
}

/// Positions met in games of arbitrary moves from several starts.
fn wandering(steps: usize) -> Vec<Position> {
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "2rkr3/8/8/8/8/8/8/2RKR3 w ECec - 0 1",
        "rk2r2b/ppp2b1p/1n4p1/3p1p2/3q1P2/1P1QN3/P1P1P2P/RK2R1BB w EAea - 0 12",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "1nbqkbnr/1pp1pppp/8/r1Pp3K/p7/5P2/PP1PP1PP/RNBQ1BNR w k d6 0 8",
    ];
    let mut seed: u64 = 7;
    let mut met = Vec::new();
    for fen in starts {
        let mut at = position(fen);
        for _ in 0..steps {
            met.push(at.clone());
            let legal = at.legal_moves();
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let Some(&mv) = legal.get((seed >> 33) as usize % legal.len().max(1)) else {
                break;
            };
            at = at.after(mv).unwrap();
        }
    }
    met
}

#[test]
fn reasons_agree_with_the_move_generator() {
    let squares: Vec<String> = ('a'..='h').flat_map(|file| (1..=8).map(move |rank| format!("{file}{rank}"))).collect();
    for at in wandering(16) {
        let generated: BTreeSet<String> = at.legal_moves().into_iter().map(|mv| moves::uci(&at, mv)).collect();
        let mut judged = BTreeSet::new();
        for (from, to) in squares.iter().flat_map(|from| squares.iter().map(move |to| (from, to))) {
            for letter in ["", "q", "n", "k"] {
                if let Ok(mv) = moves::judge(&at, &format!("{from}{to}{letter}")) {
                    judged.insert(mv.uci);
                }
            }
        }
        let judgeable = |uci: &String| !uci.ends_with(['r', 'b']) || uci.len() < 5;
        assert_eq!(judged, generated.into_iter().filter(judgeable).collect(), "{}", at.fen());
    }
}

#[test]
fn illegal_moves_say_why() {
    let why = |fen: &str, mv: &str| serde_json::to_value(moves::judge(&position(fen), mv).expect_err(mv)).unwrap();
    let piece = |side: &str, piece: &str, square: &str| json!({"side": side, "piece": piece, "square": square});
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(why(start, "e4e5"), json!({"reason": "no-piece", "square": "e4"}));
    assert_eq!(why(start, "e7e5"), json!({"reason": "opponents-piece", "piece": piece("black", "pawn", "e7")}));
    assert_eq!(why(start, "a1a4"), json!({"reason": "blocked", "piece": piece("white", "rook", "a1"), "to": "a4", "by": piece("white", "pawn", "a2")}));
    assert_eq!(why(start, "d1e2"), json!({"reason": "own-piece-there", "piece": piece("white", "pawn", "e2")}));
    assert_eq!(why(start, "e2d3"), json!({"reason": "nothing-to-capture", "to": "d3"}));
    assert_eq!(why(start, "g1g3"), json!({"reason": "wrong-geometry", "piece": piece("white", "knight", "g1"), "to": "g3"}));
    assert_eq!(why(start, "e2e4q"), json!({"reason": "promotion-not-due"}));
    assert_eq!(why("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3"), json!({"reason": "leaves-king-attacked", "king": "e1", "by": ["e7"], "how": "pinned"}));
    assert_eq!(
        why("4k3/8/8/8/7b/8/3Q4/3NK2r w - - 0 1", "d2f2"),
        json!({"reason": "leaves-king-attacked", "king": "e1", "by": ["h1"], "how": "still-in-check"})
    );
    assert_eq!(why("8/8/8/K1pP3r/8/8/8/4k3 w - c6 0 1", "d5c6"), json!({"reason": "leaves-king-attacked", "king": "a5", "by": ["h5"], "how": "en-passant"}));
    assert_eq!(why("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"), json!({"reason": "castling-through-check", "square": "d1", "by": ["d8"]}));
    assert_eq!(why("4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1", "e1c1"), json!({"reason": "castling-out-of-check", "by": ["e2"]}));
    assert_eq!(why("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1"), json!({"reason": "castling-blocked", "by": piece("white", "knight", "b1")}));
    assert_eq!(why("8/P7/8/8/8/8/8/k1K5 w - - 0 1", "a7a8"), json!({"reason": "promotion-missing"}));
    assert_eq!(why("8/P7/8/8/8/8/8/k1K5 w - - 0 1", "a7a8p"), json!({"reason": "promotion-piece", "letter": "p"}));
}

#[test]
fn lost_rights_are_traced_to_the_move() {
    let answer = ask("castling", json!({"moves": ["e2e4", "e7e5", "g1f3", "a7a6", "f1e2", "a6a5", "h1g1", "a5a4", "g1h1", "b7b6"], "move": "e1g1"}));
    assert_eq!(answer["why"]["lost"], json!({"by": "rook-moved", "ply": 7}));
    let game = Game::from_moves(Position::initial(), &["e2e4", "e7e5", "e1e2"]).unwrap();
    assert_eq!(game.right_lost(Side::White, Wing::Long), Some(RightLost::KingMoved { ply: 3 }));
    assert_eq!(game.right_lost(Side::Black, Wing::Long), None);
    let late = ask("en-passant", json!({"fen": "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "moves": ["d7d5", "e1e2", "e8e7"], "move": "e5d6"}));
    assert_eq!((&late["answer"], &late["why"]["double_step"], &late["clauses"][0]), (&json!(false), &json!(1), &json!("3.7.3.2")));
}

#[test]
fn both_encodings_of_castling_are_read() {
    let usual = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert_eq!(moves::judge(&usual, "e1g1").unwrap().castling, Some(Wing::Short));
    assert!(matches!(moves::judge(&usual, "e1h1"), Err(Illegal::WrongGeometry { .. })));
    let chess960 = Position::parse("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", true).unwrap();
    for text in ["e1g1", "e1h1"] {
        let mv = moves::judge(&chess960, text).unwrap();
        assert_eq!((mv.castling, mv.uci.as_str()), (Some(Wing::Short), "e1h1"));
    }
}

#[test]
fn repetitions_name_each_occurrence() {
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let game = [shuffle, shuffle].concat();
    let answer = ask("threefold", json!({"moves": game, "side": "white"}));
    let report = &answer["why"]["repetition"];
    let plies: Vec<u64> = report["occurrences"].as_array().unwrap().iter().map(|o| o["ply"].as_u64().unwrap()).collect();
    assert_eq!(plies, [0, 4, 8]);
    assert_eq!(report["occurrences"][2]["after"], json!({"ply": 8, "number": 4, "side": "black", "uci": "f6g8"}));

    let announced = ask("threefold", json!({"moves": game[..7], "move": "f6g8"}));
    assert_eq!((&announced["answer"], &announced["why"]["repetition"]["by_move"]), (&json!(true), &json!("f6g8")));
    assert_eq!(ask("threefold", json!({"moves": game[..7], "move": "a7a6"}))["answer"], json!(false));
    assert_eq!(ask("threefold", json!({"moves": game, "claim": "automatic"}))["answer"], json!(false));
    let opponent = ask("threefold", json!({"moves": game, "side": "black"}));
    assert_eq!((&opponent["answer"], &opponent["why"]["why"]), (&json!(false), &json!("not-to-move")));
}

#[test]
fn a_game_that_is_over_is_found_out() {
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let long = [shuffle, shuffle, shuffle, shuffle, ["e2e4", "e7e5", "g1f3", "b8c6"]].concat();
    let game = Game::from_moves(Position::initial(), &long).unwrap();
    let ended = game.ended(DeadTest::Quick, Automatic::default()).unwrap();
    assert_eq!((ended.ply, ended.by), (16, Ending::Fivefold));
    assert_eq!(ask("fivefold", json!({"moves": long}))["answer"], json!(true));
    assert_eq!(ask("fivefold", json!({"moves": long[..15]}))["answer"], json!(false));

    let counted = ask("seventyfive-moves", json!({"fen": "4k3/8/8/8/8/4P3/8/4K3 w - - 149 120", "moves": ["e1d1", "e8d8", "e3e4"]}));
    assert_eq!((&counted["answer"], &counted["why"]["reached"]), (&json!(true), &json!(1)));
    assert_eq!(counted["ended"], json!({"ply": 1, "by": "seventy-five-moves", "result": "1/2-1/2"}));

    let flag = ask("flag-fall", json!({"fen": "4k3/8/8/8/8/8/4R3/4K3 b - - 149 120", "moves": ["e8d8"], "side": "black"}));
    assert_eq!((&flag["result"], &flag["clauses"][0]), (&json!("1/2-1/2"), &json!("9.6.2")));

    let mate = ask("fifty-moves", json!({"fen": "8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 149 163", "moves": ["g3h3"]}));
    assert_eq!((&mate["answer"], &mate["ended"]["by"], &mate["ended"]["result"]), (&json!(false), &json!("checkmate"), &json!("1-0")));
}

#[test]
fn capture_restarts_the_count_and_a_lost_right_does_not() {
    let mut game = Game::new(position("4k3/8/8/8/8/3p4/8/R3K3 w Q - 98 90"));
    game.push("a1a2").unwrap();
    assert_eq!(game.last().halfmoves(), 99);
    game.push("e8d8").unwrap();
    game.push("a2d2").unwrap();
    assert_eq!(game.last().halfmoves(), 101);
    game.push("d8e8").unwrap();
    game.push("d2d3").unwrap();
    assert_eq!(game.last().halfmoves(), 0);
    assert_eq!(game.last_restart().map(|mv| (mv.ply, mv.uci)), Some((5, "d2d3".to_owned())));
}

#[test]
fn mating_lines_end_in_mate_by_that_side() {
    for (fen, side) in [
        ("5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1", Side::White),
        ("8/8/8/4k3/4p3/4N3/4K3/8 w - - 0 1", Side::White),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Side::Black),
        ("brnbqkrn/pppppppp/8/8/8/8/PPPPPPPP/BRNBQKRN w GBgb - 0 1", Side::White),
        ("2q5/2n5/7b/6pP/4kb1K/8/6q1/8 w - g6 0 1", Side::Black),
    ] {
        let mut at = position(fen);
        let Verdict::Yes(line) = can_checkmate(&at, side) else { panic!("{fen}: no line") };
        for mv in line {
            at = at.after(mv).unwrap();
        }
        assert!(at.in_check() && !at.has_legal_move() && at.side_to_move() != side, "{fen}");
    }
}

#[test]
fn forced_moves_are_told() {
    let Deadness::Dead { white, .. } = deadness(&position("6Rk/8/7K/8/8/8/8/8 b - - 0 1")) else { panic!("not dead") };
    assert_eq!(serde_json::to_value(white).unwrap(), json!({"because": "forced", "moves": ["h8g8"], "then": {"because": "material", "material": "lone-king"}}));
}

#[test]
fn a_mate_that_75_moves_forestall_is_marked() {
    // Mate needs more moves than are left, and nothing can be captured or advanced.
    let near = ask("flag-fall", json!({"fen": "8/8/8/3k4/8/8/8/R3K3 b - - 148 160", "side": "black"}));
    assert_eq!((&near["answer"], &near["result"], &near["disputed"]), (&json!(true), &json!("1-0"), &json!("forestalls")));
    let far = ask("flag-fall", json!({"fen": "8/8/8/3k4/8/8/8/R3K3 b - - 10 60", "side": "black"}));
    assert_eq!((&far["answer"], far.get("disputed")), (&json!(true), None));
}

#[test]
fn move_text_follows_pgn() {
    let san = |fen: &str, mv: &str| ask("san", json!({"fen": fen, "move": mv}));
    assert_eq!(san("r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8")["answer"], json!("O-O-O"));
    assert_eq!(san("4k3/8/8/3Pp3/3K4/8/8/8 w - e6 0 1", "d5e6")["answer"], json!("dxe6"));
    assert_eq!(san("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1e3")["answer"], json!(false));
    let pinned = san("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2");
    assert_eq!((&pinned["why"]["rivals"], &pinned["why"]["hindered"]), (&json!([]), &json!(["c3"])));
}
