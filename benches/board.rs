//! How fast the board is: the mating test against the solver called directly, games replayed in a second, and perft.
//!
//! `cargo bench --bench board [-- FILE.pgn]`: with a file, its games are replayed too. Each figure is the best of several rounds, taken
//! in pieces of about a millisecond, so that other work on the machine counts little.

#![allow(clippy::unwrap_used, missing_docs)]

#[path = "../tests/support/dice.rs"]
mod dice;

use std::hint::black_box;
use std::time::{Duration, Instant};

use chesslaw::chess::moves::perft;
use chesslaw::chess::pgn::{Pgn, RawGame};
use chesslaw::chess::replay::{Judge, Rules};
use chesslaw::chess::{Position, Side, can_checkmate, moves};

use dice::Dice;

const ROUNDS: usize = 15;

fn time(work: impl FnOnce()) -> Duration {
    let begun = Instant::now();
    work();
    begun.elapsed()
}

fn best(mut work: impl FnMut()) -> Duration {
    (0..ROUNDS).map(|_| time(&mut work)).min().unwrap_or_default()
}

/// Games of arbitrary moves, captures rarer than they would be, as text; and the positions they end in.
fn games(count: usize, plies: usize) -> (String, Vec<Position>) {
    let mut dice = Dice(3);
    let (mut text, mut ends) = (String::new(), Vec::new());
    for number in 0..count {
        let mut at = Position::initial();
        text.push_str(&format!("[Event \"Bench {number}\"]\n[White \"A\"]\n[Black \"B\"]\n[Date \"2024.01.01\"]\n[Result \"*\"]\n\n"));
        for ply in 0..plies {
            let legal = at.legal_moves();
            if legal.is_empty() {
                break;
            }
            let quiet: Vec<_> = legal.iter().filter(|mv| !at.board().occupied().has(mv.to)).copied().collect();
            let from = if quiet.is_empty() || dice.roll(5) == 0 { &legal } else { &quiet };
            let mv = from[dice.roll(from.len())];
            if ply % 2 == 0 {
                text.push_str(&format!("{}. ", ply / 2 + 1));
            }
            text.push_str(&moves::pgn_text(&at, mv).unwrap());
            text.push(if ply % 12 == 11 { '\n' } else { ' ' });
            at = at.after(mv).unwrap();
        }
        text.push_str("*\n\n");
        ends.push(at);
    }
    (text, ends)
}

fn mating() {
    // Positions of games, and endings with few men, where the test is really asked.
    let mut positions = games(400, 160).1;
    positions.extend(games(400, 60).1);
    let cases: Vec<(&Position, Side, chess::Board)> = positions
        .iter()
        .flat_map(|p| [(p, Side::White), (p, Side::Black)])
        .filter_map(|(p, side)| {
            let fen: Vec<String> = p.fen().split(' ').map(str::to_owned).collect();
            Some((p, side, format!("{} 0 1", fen[..4].join(" ")).parse().ok()?))
        })
        .collect();
    let colour = |side| if side == Side::White { chess::Color::White } else { chess::Color::Black };
    let (mut direct, mut ours) = (Duration::ZERO, Duration::ZERO);
    for cases in cases.chunks(16) {
        // The two take turns, so that what else the machine does falls on both.
        let both = (0..2 * ROUNDS).map(|_| {
            let alone = time(|| cases.iter().for_each(|(_, side, board)| drop(black_box(chasolver::winnability(board, colour(*side))))));
            (alone, time(|| cases.iter().for_each(|(position, side, _)| drop(black_box(can_checkmate(position, *side))))))
        });
        let (alone, whole) = both.reduce(|best, one| (best.0.min(one.0), best.1.min(one.1))).unwrap_or_default();
        direct += alone;
        ours += whole;
    }
    let each = |time: Duration| time.as_secs_f64() * 1e6 / cases.len() as f64;
    println!("mating test: {:.1} us, solver alone {:.1} us, ratio {:.3} ({} queries)", each(ours), each(direct), each(ours) / each(direct), cases.len());
}

fn replay(name: &str, text: &[u8]) {
    let (mut count, mut plies) = (0_u32, 0_u32);
    let (mut judged, mut read) = (Duration::ZERO, Duration::ZERO);
    let mut starts: Vec<usize> = text.windows(8).enumerate().filter(|(_, w)| *w == b"[Event \"").map(|(at, _)| at).step_by(50).collect();
    starts.push(text.len());
    for part in starts.windows(2).map(|ends| &text[ends[0]..ends[1]]) {
        let (mut games, mut halfmoves) = (0, 0);
        judged += best(|| {
            (games, halfmoves) = (0, 0);
            let (mut pgn, mut game, mut judge) = (Pgn::new(part), RawGame::default(), Judge::default());
            while pgn.next_into(&mut game).unwrap() {
                halfmoves += judge.judge(&game, Rules::default()).plies;
                games += 1;
            }
        });
        read += best(|| {
            let (mut pgn, mut game) = (Pgn::new(part), RawGame::default());
            while pgn.next_into(&mut game).unwrap() {
                black_box(&game);
            }
        });
        count += games;
        plies += halfmoves;
    }
    let seconds = judged.as_secs_f64();
    println!(
        "replay of {name}: {:.0} games/s ({count} games, {:.0} half-moves each, {:.0} ns a half-move), reading alone {:.0} games/s",
        f64::from(count) / seconds,
        f64::from(plies) / f64::from(count.max(1)),
        seconds * 1e9 / f64::from(plies.max(1)),
        f64::from(count) / read.as_secs_f64(),
    );
}

fn counting() {
    for (name, fen, depth) in [
        ("the initial position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
        ("many moves", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
    ] {
        let position = Position::parse(fen, false).unwrap();
        let mut nodes = 0;
        let time = best(|| nodes = black_box(perft(&position, depth)));
        println!("perft {depth} of {name}: {nodes} nodes, {:.0} million/s", nodes as f64 / time.as_secs_f64() / 1e6);
    }
}

fn main() {
    mating();
    replay("arbitrary games", games(2_000, 75).0.as_bytes());
    for path in std::env::args().skip(1).filter(|a| !a.starts_with('-')) {
        match std::fs::read(&path) {
            Ok(bytes) => replay(&path, &bytes),
            Err(error) => eprintln!("{path}: {error}"),
        }
    }
    counting();
}
