//! Recorded games: what is said of each, whatever the file looks like.

#![allow(clippy::unwrap_used)]

use std::io::Read;

use chesslaw::chess::history::{Automatic, Ending, GameResult};
use chesslaw::chess::pgn::{Fault, Pgn, RawGame, Tag};
use chesslaw::chess::replay::{Judge, Report, Rules};
use chesslaw::chess::{Illegal, Side};

fn all(source: impl Read, rules: Rules) -> Vec<(RawGame, Report)> {
    let mut pgn = Pgn::new(source);
    let (mut judge, mut games) = (Judge::default(), Vec::new());
    loop {
        let mut game = RawGame::default();
        if !pgn.next_into(&mut game).unwrap() {
            return games;
        }
        let report = judge.judge(&game, rules);
        games.push((game, report));
    }
}

fn one(text: &str) -> (RawGame, Report) {
    let mut games = all(text.as_bytes(), Rules::default());
    assert_eq!(games.len(), 1);
    games.remove(0)
}

fn faults(game: &RawGame, report: &Report) -> Vec<(u64, Fault)> {
    game.problems.iter().chain(&report.problems).map(|p| (p.line, p.problem)).collect()
}

/// A source that gives one byte at a time.
struct Drops<'a>(&'a [u8]);

impl Read for Drops<'_> {
    fn read(&mut self, buf: &mut [u8]) -> std::io::Result<usize> {
        let Some((first, rest)) = self.0.split_first() else { return Ok(0) };
        buf[0] = *first;
        self.0 = rest;
        Ok(1)
    }
}

const MIXED: &str = include_str!("data/games/mixed.pgn");

#[test]
fn the_same_is_read_whatever_the_pieces_it_comes_in() {
    let whole = all(MIXED.as_bytes(), Rules::default());
    let drops = all(Drops(MIXED.as_bytes()), Rules::default());
    assert_eq!(whole.len(), 11);
    for ((game, report), (other, again)) in whole.iter().zip(&drops) {
        assert_eq!((game.line, report, &game.problems), (other.line, again, &other.problems));
    }
}

#[test]
fn line_ends_and_encodings_make_no_difference() {
    let latin = [&b"\xef\xbb\xbf[Event \"Jos\xe9\"]\r\n[Result \"1-0\"]\r\n\r\n1. e4 e5 1-0\r\n"[..]].concat();
    let games = all(&latin[..], Rules::default());
    assert_eq!((games[0].0.tag(Tag::Event), games[0].1.plies), ("José", 2));
    let old = "[Event \"x\"]\r[Result \"1-0\"]\r\r1. e4 e5\r2. Qq5 1-0\r";
    let (game, report) = one(old);
    assert_eq!(faults(&game, &report), [(5, Fault::UnreadableMove)]);
    let (game, _) = one("[White \"A [B] \\\"C\\\"\"] [Black \"D\"]\n\n1. e4 *");
    assert_eq!((game.tag(Tag::White), game.tag(Tag::Black)), ("A [B] \"C\"", "D"));
}

#[test]
fn comments_variations_and_glyphs_are_passed_over() {
    let (game, report) =
        one("% escaped line\n1.e4 {so [and] (so)} $1 e5 (1...c5 {x} (1...c6) 2.Nf3) 2.Nf3!? ; to the end 3. junk\n 2...Nc6 +- 3. Bb5 a6 1/2-1/2");
    assert_eq!((report.plies, faults(&game, &report), game.end), (6, vec![], Some("1/2-1/2")));
}

#[test]
fn other_ways_of_writing_are_read() {
    let (game, report) = one("1. e2-e4 e7e5 2. ♘f3 Nb8-c6 3. Bb5 a6 4. Bxc6 dc6 5. 0-0 Bg4 6. d4 ed4 7. c3 dxc3 8. Qxd8+ Rxd8 9. Nxc3 *");
    assert_eq!((report.plies, report.illegal.len(), faults(&game, &report)), (17, 0, vec![]));
    let (_, report) = one("1. e2e4 e7e5 2. g1f3 b8c6 3. f1c4 f8c5 4. e1g1 g8f6 *");
    assert_eq!((report.plies, report.illegal.len()), (8, 0));
    let (_, report) = one("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8Q+ Kd7 *");
    assert_eq!((report.plies, report.illegal.len()), (2, 0));
    let (_, report) = one("[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1\"]\n\n1. O-O-O Ke7 *");
    assert_eq!((report.plies, report.illegal.len()), (2, 0));
}

#[test]
fn what_cannot_be_read_names_its_line() {
    let (game, report) = one("[Event \"x\"]\n[broken\n\n1. e4 e5 *");
    assert_eq!((faults(&game, &report), report.plies), (vec![(2, Fault::BadTag)], 2));
    let (game, report) = one("[Event \"x\"]\n\n1. e4 e5\n2. Nf3 (2. f4 exf4");
    assert_eq!((faults(&game, &report), report.plies), (vec![(4, Fault::UnclosedVariation), (4, Fault::NoResult)], 3));
    let (game, report) = one("[Result \"1-0\"]\n\n1. e4 e5 0-1");
    assert_eq!(faults(&game, &report), [(3, Fault::ResultsDiffer)]);
    let (game, report) = one("[FEN \"8/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Ke2 *");
    assert_eq!(faults(&game, &report), [(1, Fault::BadFen)]);
    let (game, report) = one("[Variant \"Antichess\"]\n\n1. e4 *");
    assert_eq!(faults(&game, &report), [(1, Fault::Variant)]);
    let (game, report) = one("[FEN \"4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1\"]\n\n1. Nf3 *");
    assert_eq!(faults(&game, &report), [(3, Fault::AmbiguousMove)]);
}

#[test]
fn rubbish_ends_and_is_named() {
    for text in ["\"\"\"", "((((", "))))", "{", "}", "[", "]]]", "$$$", "1. 2. 3.", "\u{0}\u{1}\u{2}", "@@@@", "é", "1. e4 @@@@"] {
        for (game, report) in all(text.as_bytes(), Rules::default()) {
            assert!(!faults(&game, &report).is_empty(), "{text}");
        }
    }
}

#[test]
fn a_game_goes_on_after_an_illegal_move_that_stood() {
    // Castling after the king has moved, and nobody noticed.
    let (_, report) = one("1. e4 e5 2. Ke2 Nc6 3. Ke1 Nf6 4. Nf3 d6 5. Bc4 Be7 6. O-O O-O *");
    assert_eq!((report.plies, report.illegal.len(), report.complete), (12, 1, true));
    let found = &report.illegal[0];
    assert!(found.stood && matches!(found.illegal, Some(Illegal::CastlingNoRight { .. })));
    assert_eq!((found.at.number, found.at.side, found.clauses[0]), (6, Side::White, "3.8.2.1"));
    // A position no rule knows, the king in check and not to move; three half-moves later it is one again.
    let (_, report) = one("1. e4 e5 2. d3 Bb4+ 3. Nf3 d6 4. c3 Ba5 *");
    assert_eq!((report.plies, report.illegal.len(), report.complete), (8, 1, true));
    let (_, report) = one("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8 Kd7 2. Kd2 *");
    assert_eq!((report.illegal[0].illegal.clone(), report.plies), (Some(Illegal::PromotionMissing), 3));
    // Nobody can say which knight it was.
    let (_, report) = one("1. Nf5 e5 2. e4 *");
    assert_eq!((report.illegal.len(), report.illegal[0].stood, report.complete), (1, false, false));
}

#[test]
fn claims_and_draws_without_a_claim() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let (_, report) = one(&format!("{shuffle} e4 e5 1/2-1/2"));
    assert_eq!((report.claims[0].by, report.claims[0].at.ply), ("threefold", 8));
    let (ended, at) = report.over.unwrap();
    assert_eq!((ended.ply, ended.by, at.number, at.side, report.played_on()), (16, Ending::Fivefold, 8, Side::Black, 2));
    let old = Rules { automatic: Automatic { fivefold: false, seventy_five: false }, ..Rules::default() };
    let games = all(format!("{shuffle} e4 e5 1-0").as_bytes(), old);
    assert_eq!((games[0].1.over, games[0].1.contradiction.clone()), (None, None));

    let (_, report) = one("[FEN \"3k4/8/8/8/8/8/4R3/4K3 w - - 98 90\"]\n\n90. Kd1 Kc8 91. Kc1 *");
    assert_eq!(report.claims.iter().map(|c| (c.by, c.at.ply)).collect::<Vec<_>>(), [("fifty-moves", 2)]);
    // Mate with the hundredth half-move leaves nothing to claim, and with the hundred and fiftieth it wins.
    let (_, report) = one("[FEN \"7k/5K2/8/8/8/8/8/6R1 w - - 99 90\"]\n\n90. Rh1# 1-0");
    assert_eq!((report.claims.len(), report.over.unwrap().0.by), (0, Ending::Checkmate));
    let (_, report) = one("[FEN \"7k/5K2/8/8/8/8/8/6R1 w - - 149 90\"]\n\n90. Rh1# 1-0");
    assert_eq!((report.over.unwrap().0.by, report.contradiction), (Ending::Checkmate, None));
    let (_, report) = one("[FEN \"7k/5K2/8/8/8/8/8/6R1 w - - 149 90\"]\n\n90. Rg2 Kh7 1-0");
    assert_eq!((report.over.unwrap().0.by, report.played_on()), (Ending::SeventyFiveMoves, 1));
}

#[test]
fn results_that_the_position_contradicts() {
    let said = |text: &str| one(text).1.contradiction.map(|c| (c.expected, c.by, c.clauses[0]));
    assert_eq!(said("1. f3 e5 2. g4 Qh4# 1-0"), Some((GameResult::BlackWins, Some(Ending::Checkmate), "5.1.1")));
    assert_eq!(said("1. f3 e5 2. g4 Qh4# 0-1"), None);
    assert_eq!(said("[FEN \"8/8/8/5k2/8/8/1b6/K7 w - - 0 1\"]\n\n1. Kxb2 1-0"), Some((GameResult::Draw, Some(Ending::DeadPosition), "5.2.2")));
    let lone = "[FEN \"8/8/8/3q4/8/2k5/8/K6N b - - 0 1\"]\n[Termination \"Time forfeit\"]\n\n1... Qd6 1-0";
    assert_eq!(said(lone), Some((GameResult::Draw, None, "6.9")));
    assert_eq!(said(&lone.replace("Time forfeit", "rules infraction")), None);
    assert_eq!(said(&lone.replace("Time forfeit", "normal")), Some((GameResult::Draw, None, "5.1.2")));
    let before = Rules { resignation_test: false, ..Rules::default() };
    assert_eq!(all(lone.replace("Time forfeit", "normal").as_bytes(), before)[0].1.contradiction, None);
}

#[test]
fn a_game_that_was_over_contradicts_its_result_whatever_follows() {
    let expected = |text: &str| one(text).1.contradiction.map(|c| c.expected);
    // After mate: a move nobody could make, a king captured, a word that is none.
    for rest in ["", "3. Nh3", "3. Nh3 Qxe1", "3. Kf2 Qg3", "3. abc", "3. -- Nc6", "3. Nf3 Nc6 4. Nxh4"] {
        assert_eq!(expected(&format!("1. f3 e5 2. g4 Qh4 {rest} 1-0")), Some(GameResult::BlackWins), "{rest}");
        assert_eq!(expected(&format!("1. f3 e5 2. g4 Qh4 {rest} 0-1")), None, "{rest}");
    }
    assert_eq!(expected("1. f3 e5 2. g4 Nc6 3. abc 1-0"), None, "nothing was over");
}

#[test]
fn printed_results_are_read() {
    for (text, plain) in [("1–0", "1-0"), ("0—1", "0-1"), ("1‑0", "1-0"), ("0−1", "0-1"), ("½–½", "1/2-1/2"), ("½-½", "1/2-1/2"), ("1⁄2–1⁄2", "1/2-1/2")]
    {
        for (game, report) in [one(&format!("1. e4 e5 {text}")), one(&format!("[Result \"{text}\"]\n\n1. e4 e5 {plain}"))] {
            assert_eq!((game.result(), report.plies, report.complete), (plain, 2, true), "{text}");
            assert_eq!(faults(&game, &report), vec![], "{text}");
        }
    }
    // Latin-1 and the encoding of old Windows, in which the dash is 0x96.
    for bytes in [&b"1. e4 e5 \xbd-\xbd"[..], b"1. e4 e5 \xbd\x96\xbd"] {
        assert_eq!(all(bytes, Rules::default())[0].0.result(), "1/2-1/2");
    }
}
