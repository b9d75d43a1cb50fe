//! Judging recorded games: when each was over, when a draw could be claimed, which moves were illegal, and whether the result fits.
//!
//! A move that is illegal and yet stands in the record was not taken back: the game went on from there, and so does the reading of it.

use super::clauses::{self, Clauses};
use super::history::{Ended, Ending, GameResult};
use super::mate::{dead_by_material, dead_quick, may_be_dead, ruled_out_fast};
use super::material::too_little;
use super::moves::{self, Illegal, Wing};
use super::names::{PieceKind, Side};
use super::notation::{self, Letters, Said, Unread};
use super::pgn::{Fault, Problem, RawGame, Tag, decode};
use super::position::{FenError, Position};
pub use super::report::{At, Claimable, Contradiction, IllegalMove, Report, Rules};
use super::san::{self, Fit};
use super::series_limit::SEVENTY_FIVE;
use super::table::Table;
use cozy_chess::{Board, Color, Move, Piece, Square};

/// Judges games, one after the other. One is used again and again, so that judging allocates little.
#[derive(Debug, Default)]
pub struct Judge {
    boards: Vec<Board>,
    /// How often the position of each ply has stood.
    counts: Vec<u32>,
}

/// Half-moves after which a draw may be claimed.
const FIFTY: u32 = 100;

struct Play {
    board: Board,
    halfmoves: u32,
    /// Moves are counted from this one.
    first_number: u32,
    first_side: Side,
    chess960: bool,
    ply: u32,
}

impl Play {
    fn at(&self, ply: u32) -> At {
        let offset = u32::from(self.first_side == Side::Black);
        let index = ply.saturating_sub(1) + offset;
        let side = if index.is_multiple_of(2) { Side::White } else { Side::Black };
        At { ply, number: self.first_number + index / 2, side }
    }

    fn position(&self) -> Position {
        let number = self.at(self.ply + 1).number;
        Position::from_board(self.board.clone(), self.halfmoves, number, self.chess960)
    }
}

impl Judge {
    /// Judges a game by the rules of an edition.
    pub fn judge(&mut self, game: &RawGame, rules: Rules) -> Report {
        let mut report = self.follow(game, rules);
        // A game that was over stays so, though what stands behind it cannot be followed.
        contradict_end(&mut report, game);
        report
    }

    /// Follows a game as far as it can be.
    fn follow(&mut self, game: &RawGame, rules: Rules) -> Report {
        let mut report = Report::default();
        let Some(mut play) = start(game, &mut report) else { return report };
        self.boards.clear();
        self.counts.clear();
        self.boards.push(play.board.clone());
        self.counts.push(1);
        // What the start position itself is: a game may be set up dead.
        self.look(&mut report, &play, rules, true);
        report.complete = true;
        let mut table: Option<Table> = None;
        for (text, line) in game.moves() {
            if let Some(last) = report.illegal.last_mut() {
                last.stood = true;
            }
            if let Some(men) = &mut table {
                // The position on the board is none the rules know; men are moved until it is one again.
                let said = san::parse(text);
                if said.and_then(|said| men.make(said)).is_none() {
                    problem(&mut report, line, Fault::UnreadableMove, text);
                    return report;
                }
                play.ply += 1;
                report.plies = play.ply;
                if let Some(board) = men.board() {
                    self.land(&mut play, board, 0);
                    table = None;
                }
                continue;
            }
            let said = san::parse(text).map(|said| by_squares(said, &play.board));
            let fit = said.map_or(Fit::None, |said| san::fit(&play.board, said));
            let mv = match fit {
                Fit::One(mv) => Some(mv),
                Fit::Many => {
                    problem(&mut report, line, Fault::AmbiguousMove, text);
                    return report;
                }
                Fit::None => lenient(&play, text),
            };
            if let Some(mv) = mv {
                self.play(&mut play, mv);
                report.plies = play.ply;
                let captured_or_promoted = play.halfmoves == 0;
                self.look(&mut report, &play, rules, captured_or_promoted);
                continue;
            }
            self.finish(&mut report, &play);
            let Some(said) = said else {
                problem(&mut report, line, Fault::UnreadableMove, text);
                return report;
            };
            let mut men = Table::new(&play.board);
            let (illegal, reasons) = why(&play, &men, said);
            let made = men.make(said);
            report.illegal.push(IllegalMove { at: play.at(play.ply + 1), line, text: decode(text), illegal, stood: false, clauses: reasons });
            let Some(restarts) = made else {
                report.complete = false;
                return report;
            };
            play.ply += 1;
            report.plies = play.ply;
            match men.board() {
                Some(board) => {
                    let halfmoves = if restarts { 0 } else { play.halfmoves + 1 };
                    self.land(&mut play, board, halfmoves);
                }
                None => table = Some(men),
            }
        }
        if table.is_none() {
            self.finish(&mut report, &play);
            contradict(&mut report, &play, game, rules);
        } else {
            report.complete = false;
        }
        report
    }

    /// Plays a legal move.
    fn play(&mut self, play: &mut Play, mv: Move) {
        let us = play.board.side_to_move();
        let restarts = play.board.pieces(Piece::Pawn).has(mv.from) || play.board.colors(!us).has(mv.to);
        play.board.play_unchecked(mv);
        play.halfmoves = if restarts { 0 } else { play.halfmoves + 1 };
        play.ply += 1;
        self.boards.push(play.board.clone());
        self.count(play);
    }

    /// Goes on from a position reached otherwise than by a legal move.
    fn land(&mut self, play: &mut Play, board: Board, halfmoves: u32) {
        play.board = board;
        play.halfmoves = halfmoves;
        // Plies that stood only on the table have no place among the boards; what came before them counts no more.
        if self.boards.len() as u32 == play.ply {
            self.boards.push(play.board.clone());
            self.count(play);
        } else {
            play.halfmoves = 0;
            while (self.boards.len() as u32) <= play.ply {
                self.boards.push(play.board.clone());
                self.counts.push(1);
            }
        }
    }

    /// Counts how often the newest position has stood: once more than when it stood last.
    fn count(&mut self, play: &Play) {
        let last = self.boards.len() - 1;
        let span = (play.halfmoves as usize).min(last);
        let now = &self.boards[last];
        let key = now.hash_without_ep();
        let mut count = 1;
        let mut back = 4;
        while back <= span {
            let earlier = &self.boards[last - back];
            if earlier.hash_without_ep() == key && earlier.same_position(now) {
                count = self.counts[last - back] + 1;
                break;
            }
            back += 2;
        }
        self.counts.push(count);
    }

    /// Notes claims and endings other than mate and stalemate, which the absence of further legal moves tells.
    fn look(&self, report: &mut Report, play: &Play, rules: Rules, material_changed: bool) {
        if report.over.is_some() {
            return;
        }
        let count = self.counts.last().copied().unwrap_or(1);
        let dead = material_changed && dead_by_material(&play.board) || may_be_dead(&play.board) && dead_quick(&play.board);
        let repeated = count >= 3;
        let counted = play.halfmoves >= FIFTY;
        if !dead && !repeated && !counted {
            return;
        }
        if !play.board.generate_moves(|_| true) {
            return;
        }
        let at = play.at(play.ply);
        let ending = if dead {
            Some(Ending::DeadPosition)
        } else if count >= 5 && rules.automatic.fivefold {
            Some(Ending::Fivefold)
        } else if play.halfmoves >= SEVENTY_FIVE && rules.automatic.seventy_five {
            Some(Ending::SeventyFiveMoves)
        } else {
            None
        };
        if let Some(by) = ending {
            report.over = Some((Ended { ply: play.ply as usize, by, result: GameResult::Draw }, at));
            return;
        }
        let mut claim = |by: &'static str, list: &[&'static str]| {
            if !report.claims.iter().any(|c| c.by == by) {
                report.claims.push(Claimable { by, at, clauses: list.to_vec() });
            }
        };
        if repeated {
            claim("threefold", &[clauses::THREEFOLD_APPEARED, clauses::THREEFOLD_INTENDED]);
        }
        if counted {
            claim("fifty-moves", &[clauses::FIFTY_APPEARED, clauses::FIFTY_INTENDED]);
        }
    }

    /// Notes mate or stalemate on the board.
    fn finish(&self, report: &mut Report, play: &Play) {
        if report.over.is_some() || play.board.generate_moves(|_| true) {
            return;
        }
        let (by, result) = if play.board.checkers().is_empty() {
            (Ending::Stalemate, GameResult::Draw)
        } else {
            (Ending::Checkmate, GameResult::win((!play.board.side_to_move()).into()))
        };
        report.over = Some((Ended { ply: play.ply as usize, by, result }, play.at(play.ply)));
    }
}

fn problem(report: &mut Report, line: u64, problem: Fault, text: &[u8]) {
    report.complete = false;
    report.problems.push(Problem { line, problem, text: decode(text) });
}

/// The position a game begins with.
fn start(game: &RawGame, report: &mut Report) -> Option<Play> {
    let (variant, chess960) = variant(game);
    let known = chess960 || matches!(variant.as_str(), "" | "?" | "standard" | "chess" | "normal" | "from position");
    if !known {
        problem(report, game.line, Fault::Variant, game.tag(Tag::Variant).as_bytes());
        return None;
    }
    if game.tag(Tag::Fen).is_empty() {
        let board = Board::startpos();
        return Some(Play { board, halfmoves: 0, first_number: 1, first_side: Side::White, chess960, ply: 0 });
    }
    match start_of(game) {
        Ok(position) => Some(Play {
            board: position.board().clone(),
            halfmoves: position.halfmoves(),
            first_number: position.move_number(),
            first_side: position.side_to_move(),
            chess960: position.is_chess960(),
            ply: 0,
        }),
        Err(error) => {
            problem(report, game.line, Fault::BadFen, error.to_string().as_bytes());
            None
        }
    }
}

/// The variant named by a game, and whether it is Chess960.
fn variant(game: &RawGame) -> (String, bool) {
    let variant = game.tag(Tag::Variant).to_lowercase();
    let chess960 = variant.contains("960") || variant.contains("fischer");
    (variant, chess960)
}

/// The position a game starts from by its tags.
///
/// # Errors
/// What is wrong with its FEN.
pub fn start_of(game: &RawGame) -> Result<Position, FenError> {
    match game.tag(Tag::Fen) {
        "" => Ok(Position::initial()),
        fen => Position::parse(fen, variant(game).1),
    }
}

/// Two squares without a letter (`g1f3`) mean the man that stands on the first, be it a pawn or not.
fn by_squares(said: Said, board: &Board) -> Said {
    let Said::Move { piece: PieceKind::Pawn, file: Some(file), rank: Some(rank), to, capture, promotion } = said else { return said };
    let from = Square::new(file, rank);
    match board.piece_on(from).filter(|_| board.colors(board.side_to_move()).has(from)) {
        None | Some(Piece::Pawn) => said,
        Some(Piece::King) if from.rank() == to.rank() && (file as i8).abs_diff(to.file() as i8) >= 2 => {
            Said::Castling(if to.file() > file { Wing::Short } else { Wing::Long })
        }
        Some(piece) => Said::Move { piece: piece.into(), file: Some(file), rank: Some(rank), to, capture, promotion },
    }
}

/// A move written otherwise than in PGN: figurines, `0–0`, `exd6 e.p.`.
fn lenient(play: &Play, text: &[u8]) -> Option<Move> {
    let text = decode(text);
    let english = Letters::english();
    match notation::read(&play.position(), &text, &[&english]) {
        Ok(written) => Some(written.mv.raw),
        Err(_) => None,
    }
}

/// Why a move that fits no legal one is illegal.
fn why(play: &Play, men: &Table, said: Said) -> (Option<Illegal>, Clauses) {
    let position = play.position();
    let illegal = match said {
        Said::Castling(wing) => castling(&position, wing),
        Said::Move { to, promotion, .. } => men.man(said).and_then(|from| {
            let letter = promotion.map(|p| p.letter().to_ascii_lowercase().to_string()).unwrap_or_default();
            moves::judge(&position, &format!("{from}{to}{letter}")).err()
        }),
    };
    let list = illegal.as_ref().map_or_else(|| vec![clauses::ILLEGAL_MOVE], |illegal| clauses::of_illegal(illegal, play.chess960));
    (illegal, list)
}

fn castling(position: &Position, wing: Wing) -> Option<Illegal> {
    match notation::castle(position, wing) {
        Err(Unread::Illegal(illegal)) => Some(illegal),
        _ => None,
    }
}

/// The result as recorded; `None` where there is none.
fn recorded(game: &RawGame) -> Option<GameResult> {
    match game.result() {
        "1-0" => Some(GameResult::WhiteWins),
        "0-1" => Some(GameResult::BlackWins),
        "1/2-1/2" => Some(GameResult::Draw),
        _ => None,
    }
}

/// Compares the recorded result with how the game was over on the board.
fn contradict_end(report: &mut Report, game: &RawGame) {
    let (Some((ended, _)), Some(recorded)) = (report.over, recorded(game)) else { return };
    if ended.result != recorded {
        let list = vec![clauses::of_ending(ended.by)];
        report.contradiction = Some(Contradiction { recorded, expected: ended.result, by: Some(ended.by), clauses: list });
    }
}

/// Compares the recorded result with what the last position says, where the game was not over on the board.
fn contradict(report: &mut Report, play: &Play, game: &RawGame, rules: Rules) {
    let Some(recorded) = recorded(game).filter(|_| report.over.is_none()) else { return };
    let winner = match recorded {
        GameResult::WhiteWins => Side::White,
        GameResult::BlackWins => Side::Black,
        GameResult::Draw => return,
    };
    let termination = game.tag(Tag::Termination).to_ascii_lowercase();
    let list = if termination.contains("time") {
        vec![clauses::FLAG_FALL]
    } else if rules.resignation_test && (termination.is_empty() || termination == "normal" || termination.contains("resign")) {
        vec![clauses::RESIGNATION, clauses::FLAG_FALL]
    } else {
        // Arbiters may decide otherwise than by the position.
        return;
    };
    if !can_never_mate(&play.board, winner) {
        return;
    }
    report.contradiction = Some(Contradiction { recorded, expected: GameResult::Draw, by: None, clauses: list });
}

/// Whether a side can never mate, tested only where it has little or the position is closed.
fn can_never_mate(board: &Board, side: Side) -> bool {
    if too_little(board, side).is_some() {
        return true;
    }
    let own = board.colors(Color::from(side));
    let strong = own & (board.pieces(Piece::Pawn) | board.pieces(Piece::Rook) | board.pieces(Piece::Queen));
    (strong.is_empty() || own.len() <= 2 || may_be_dead(board)) && ruled_out_fast(board, side)
}
