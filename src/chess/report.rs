//! What there is to say of a recorded game.

use serde::Serialize;

use super::clauses::Clauses;
use super::history::{Automatic, Ended, Ending, GameResult};
use super::moves::Illegal;
use super::names::Side;
use super::pgn::Problem;

/// What an edition says where editions differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rules {
    /// Draws without a claim.
    pub automatic: Automatic,
    /// Whether who resigns draws where the opponent cannot mate.
    pub resignation_test: bool,
}

impl Default for Rules {
    /// As in the newest edition.
    fn default() -> Self {
        Self { automatic: Automatic::default(), resignation_test: true }
    }
}

/// A half-move of a game by the number a score sheet gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct At {
    /// The half-move, from 1; 0 is the start.
    pub ply: u32,
    /// The number of the move.
    pub number: u32,
    /// Who made it.
    pub side: Side,
}

/// A draw that could be claimed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Claimable {
    /// `threefold` or `fifty-moves`.
    pub by: &'static str,
    /// The half-move that brought it about. Who made it could have claimed before making it, the opponent after it.
    pub at: At,
    /// The clauses by their numbers of 2023.
    pub clauses: Clauses,
}

/// An illegal move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct IllegalMove {
    /// When.
    pub at: At,
    /// The line of the file.
    pub line: u64,
    /// As recorded.
    pub text: String,
    /// Why, where the record says which man moved.
    pub illegal: Option<Illegal>,
    /// Whether the game went on after it.
    pub stood: bool,
    /// The clauses by their numbers of 2023.
    pub clauses: Clauses,
}

/// A result that the position contradicts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Contradiction {
    /// The recorded result.
    pub recorded: GameResult,
    /// The result by the Laws.
    pub expected: GameResult,
    /// What ended the game; none where the winner can never mate in the final position.
    pub by: Option<Ending>,
    /// The clauses by their numbers of 2023.
    pub clauses: Clauses,
}

/// What there is to say of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// Half-moves read.
    pub plies: u32,
    /// When it was over by itself, with the half-move.
    pub over: Option<(Ended, At)>,
    /// Draws that could be claimed, each at the first time.
    pub claims: Vec<Claimable>,
    /// Illegal moves.
    pub illegal: Vec<IllegalMove>,
    /// A result that the position contradicts.
    pub contradiction: Option<Contradiction>,
    /// What could not be read, besides what the reader says.
    pub problems: Vec<Problem>,
    /// Whether the game was followed to its end.
    pub complete: bool,
}

impl Report {
    /// Half-moves played after the game was over.
    pub fn played_on(&self) -> u32 {
        self.over.map_or(0, |(ended, _)| self.plies.saturating_sub(ended.ply as u32))
    }

    /// Whether there is anything that should not be: an illegal move, a contradiction, moves after the end.
    pub fn has_faults(&self) -> bool {
        !self.illegal.is_empty() || self.contradiction.is_some() || self.played_on() > 0
    }
}
