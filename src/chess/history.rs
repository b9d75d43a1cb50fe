//! A game: a start position and the moves played from it, and when it was over.

use cozy_chess::{Color, Piece, Rank, Square};
use serde::Serialize;

use super::mate::{dead_by_material, dead_quick, is_checkmate, is_stalemate, may_be_dead};
use super::moves::{self, Illegal, LegalMove, RightLost, Wing};
use super::names::{PieceKind, Side, SquareName};
use super::position::Position;
use super::series_limit::SEVENTY_FIVE;

/// A start position and legal moves. Plies count from 0, the start; ply `n` is the position after `n` half-moves.
#[derive(Debug, Clone)]
pub struct Game {
    positions: Vec<Position>,
    moves: Vec<LegalMove>,
}

/// A move of a game that cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("half-move {ply}, `{text}`, is not legal ({})", illegal.word())]
pub struct BadMove {
    /// The half-move, from 1.
    pub ply: usize,
    /// The text as given.
    pub text: String,
    /// Why.
    pub illegal: Illegal,
}

/// What ends a game without anybody's doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Mate.
    Checkmate,
    /// Stalemate.
    Stalemate,
    /// Neither side can mate any more.
    DeadPosition,
    /// The same position five times.
    Fivefold,
    /// 75 moves by each player without capture or pawn move.
    SeventyFiveMoves,
}

/// The result of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum GameResult {
    /// White wins.
    #[serde(rename = "1-0")]
    WhiteWins,
    /// Black wins.
    #[serde(rename = "0-1")]
    BlackWins,
    /// A draw.
    #[serde(rename = "1/2-1/2")]
    Draw,
}

impl GameResult {
    /// The result when this side wins.
    pub fn win(side: Side) -> Self {
        match side {
            Side::White => Self::WhiteWins,
            Side::Black => Self::BlackWins,
        }
    }
}

/// When and how a game was over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Ended {
    /// The half-move after which it was over; 0 is the start position.
    pub ply: usize,
    /// How.
    pub by: Ending,
    /// With what result.
    pub result: GameResult,
}

/// Which draws come without a claim; they differ with the edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Automatic {
    /// The same position five times.
    pub fivefold: bool,
    /// 75 moves by each player without capture or pawn move.
    pub seventy_five: bool,
}

impl Default for Automatic {
    /// As in the newest edition.
    fn default() -> Self {
        Self { fivefold: true, seventy_five: true }
    }
}

/// How hard to look for dead positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeadTest {
    /// By material alone.
    Material,
    /// Also by the solver's quick test, where the position is worth it.
    Quick,
}

/// A move of a game, by the number a score sheet gives it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MoveRef {
    /// The half-move, from 1.
    pub ply: usize,
    /// The number of the move.
    pub number: u32,
    /// Who played it.
    pub side: Side,
    /// The move in UCI.
    pub uci: String,
}

impl Game {
    /// A game without moves.
    pub fn new(start: Position) -> Self {
        Self { positions: vec![start], moves: Vec::new() }
    }

    /// Plays moves given as UCI text. The first that is not legal is the error.
    pub fn from_moves<S: AsRef<str>>(start: Position, texts: &[S]) -> Result<Self, BadMove> {
        let mut game = Self::new(start);
        for text in texts {
            game.push(text.as_ref())?;
        }
        Ok(game)
    }

    /// Plays one more move given as UCI text.
    pub fn push(&mut self, text: &str) -> Result<(), BadMove> {
        let bad = |illegal| BadMove { ply: self.moves.len() + 1, text: text.to_owned(), illegal };
        let mv = moves::judge(self.last(), text).map_err(bad)?;
        let next = self.last().after(mv.raw).ok_or_else(|| bad(Illegal::Malformed))?;
        self.positions.push(next);
        self.moves.push(mv);
        Ok(())
    }

    /// The position on the board.
    pub fn last(&self) -> &Position {
        // There is always the start position.
        &self.positions[self.positions.len() - 1]
    }

    /// All positions, the start first.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// All moves.
    pub fn moves(&self) -> &[LegalMove] {
        &self.moves
    }

    /// The move that led to a ply; `None` for the start.
    pub fn move_to(&self, ply: usize) -> Option<MoveRef> {
        let index = ply.checked_sub(1)?;
        let mv = self.moves.get(index)?;
        Some(MoveRef { ply, number: self.positions[index].move_number(), side: mv.side(), uci: mv.uci.clone() })
    }

    /// The last capture or pawn move, from which the 50 and 75 moves are counted.
    pub fn last_restart(&self) -> Option<MoveRef> {
        let ply = self.positions.iter().rposition(|position| position.halfmoves() == 0)?;
        self.move_to(ply)
    }

    /// Earlier plies, latest first, at which `position` may have stood: captures and pawn moves cannot be undone.
    pub(crate) fn reachable_back(&self, position: &Position, from: usize) -> impl Iterator<Item = usize> {
        let span = position.halfmoves() as usize;
        (from.saturating_sub(span)..from).rev()
    }

    /// How often the position of a ply has stood up to then, itself included (9.2.3); 0 if there is no such ply.
    pub fn occurrences(&self, ply: usize) -> usize {
        let Some(position) = self.positions.get(ply) else {
            return 0;
        };
        1 + self.reachable_back(position, ply).filter(|&earlier| same(&self.positions[earlier], position)).count()
    }

    /// Whether and when the game was over by itself.
    pub fn ended(&self, test: DeadTest, automatic: Automatic) -> Option<Ended> {
        (0..self.positions.len()).find_map(|ply| self.ended_at(ply, test, automatic))
    }

    fn ended_at(&self, ply: usize, test: DeadTest, automatic: Automatic) -> Option<Ended> {
        let position = &self.positions[ply];
        let drawn = |by| Some(Ended { ply, by, result: GameResult::Draw });
        if !position.has_legal_move() {
            if is_checkmate(position) {
                return Some(Ended { ply, by: Ending::Checkmate, result: GameResult::win(position.side_to_move().opponent()) });
            }
            return drawn(Ending::Stalemate);
        }
        let board = position.board();
        let quick = || test == DeadTest::Quick && may_be_dead(board) && dead_quick(board);
        if dead_by_material(board) || quick() {
            return drawn(Ending::DeadPosition);
        }
        if automatic.fivefold && position.halfmoves() >= 16 && self.occurrences(ply) >= 5 {
            return drawn(Ending::Fivefold);
        }
        if automatic.seventy_five && position.halfmoves() >= SEVENTY_FIVE {
            return drawn(Ending::SeventyFiveMoves);
        }
        None
    }

    /// Whether the last position is mate or stalemate, so that nobody has the move any more.
    pub fn no_moves_left(&self) -> Option<Ending> {
        let last = self.last();
        if is_checkmate(last) {
            Some(Ending::Checkmate)
        } else if is_stalemate(last) {
            Some(Ending::Stalemate)
        } else {
            None
        }
    }

    /// How the right to castle on a wing was lost in the moves of this game.
    pub fn right_lost(&self, side: Side, wing: Wing) -> Option<RightLost> {
        let color: Color = side.into();
        let right = |position: &Position| {
            let rights = position.board().castle_rights(color);
            match wing {
                Wing::Short => rights.short,
                Wing::Long => rights.long,
            }
        };
        let ply = (1..self.positions.len()).find(|&ply| right(&self.positions[ply - 1]).is_some() && right(&self.positions[ply]).is_none())?;
        let mv = &self.moves[ply - 1];
        Some(match (mv.side() == side, mv.piece.piece) {
            (true, PieceKind::King) => RightLost::KingMoved { ply },
            (true, _) => RightLost::RookMoved { ply },
            (false, _) => RightLost::RookCaptured { ply },
        })
    }

    /// The half-move at which the pawn now on `square` made its double step, if that was how it last moved.
    pub fn double_step_to(&self, square: SquareName) -> Option<usize> {
        let index = self.moves.iter().rposition(|mv| mv.to == square)?;
        self.moves[index].is_double_step().then_some(index + 1)
    }
}

/// Whether two positions are the same (9.2.3): same player to move, same pieces on the same squares, same castling rights, and capture in
/// passing counts only where it is legal.
pub fn same(a: &Position, b: &Position) -> bool {
    a.board().same_position(b.board())
}

/// The square on which a capture in passing is legal.
pub fn legal_en_passant(position: &Position) -> Option<Square> {
    let board = position.board();
    let color = board.side_to_move();
    let square = Square::new(board.en_passant()?, Rank::Sixth.relative_to(color));
    let mut found = false;
    board.generate_moves_for(board.colored_pieces(color, Piece::Pawn), |set| {
        found |= set.to.has(square) && set.from.file() != square.file();
        found
    });
    found.then_some(square)
}
