//! Does the 75-move rule limit "any series of legal moves"? Authorities differ, so a mate that it would forestall is marked.

use cozy_chess::Move;
use serde::Serialize;

use super::mate::{Verdict, can_checkmate, is_checkmate};
use super::names::Side;
use super::position::Position;

/// Half-moves after which the 75-move rule ends the game.
pub const SEVENTY_FIVE: u32 = 150;

/// What the 75-move rule does to a mate that could still be given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeriesLimit {
    /// Every series runs into the draw first: the answer turns on how the Laws are read.
    Forestalls,
    /// The line found runs into the draw; whether another would not is not settled.
    Unsettled,
}

/// What the 75-move rule does to mate by `side`, for which `line` was found. `None`: nothing.
pub(crate) fn check(position: &Position, side: Side, line: &[Move]) -> Option<SeriesLimit> {
    if !runs_into_draw(position, line) {
        return None;
    }
    let mut budget = Budget { positions: 50_000, solver: 12 };
    match in_time(position, side, &mut budget) {
        Some(true) => None,
        Some(false) => Some(SeriesLimit::Forestalls),
        None => Some(SeriesLimit::Unsettled),
    }
}

fn runs_into_draw(position: &Position, line: &[Move]) -> bool {
    let mut at = position.clone();
    for &mv in line {
        if at.halfmoves() >= SEVENTY_FIVE {
            return true;
        }
        match at.after(mv) {
            Some(next) => at = next,
            None => return true,
        }
    }
    false
}

struct Budget {
    positions: u32,
    solver: u32,
}

/// Whether mate, or a capture or pawn move after which mate is possible in time, comes before the draw. `None`: budget spent.
fn in_time(at: &Position, side: Side, budget: &mut Budget) -> Option<bool> {
    if is_checkmate(at) {
        return Some(at.side_to_move() != side);
    }
    if at.halfmoves() >= SEVENTY_FIVE {
        return Some(false);
    }
    let mut settled = true;
    for mv in at.legal_moves() {
        budget.positions = budget.positions.checked_sub(1)?;
        let Some(next) = at.after(mv) else { continue };
        let found = if next.halfmoves() > 0 {
            in_time(&next, side, budget)
        } else if budget.solver == 0 {
            None
        } else {
            budget.solver -= 1;
            match can_checkmate(&next, side) {
                Verdict::Yes(line) => (!runs_into_draw(&next, &line)).then_some(true),
                Verdict::No(_) => Some(false),
                Verdict::Unknown => None,
            }
        };
        match found {
            Some(true) => return Some(true),
            Some(false) => {}
            None => settled = false,
        }
        if budget.positions == 0 {
            return None;
        }
    }
    settled.then_some(false)
}
