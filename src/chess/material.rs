//! What the material alone decides about giving mate.

use cozy_chess::{BitBoard, Board, Piece};
use serde::Serialize;

use super::names::Side;

/// Why material alone rules out mate by one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TooLittle {
    /// A king alone can never give check.
    LoneKing,
    /// A knight needs a piece of the opponent, other than queens, to shut the king in.
    KnightAlone,
    /// Bishops that all stand on one colour, and neither pawns nor knights anywhere to change that or to shut the king in on the other.
    BishopsOfOneColour,
}

/// Why `side` can never mate with what stands on the board, where material alone decides that. Sound, not complete.
pub(crate) fn too_little(board: &Board, side: Side) -> Option<TooLittle> {
    let own = board.colors(side.into());
    let other = board.colors(side.opponent().into());
    if own.len() == 1 {
        return Some(TooLittle::LoneKing);
    }
    let of = |piece: Piece| board.pieces(piece);
    if !(own & (of(Piece::Pawn) | of(Piece::Rook) | of(Piece::Queen))).is_empty() {
        return None;
    }
    let own_knights = own & of(Piece::Knight);
    if own_knights.is_empty() {
        let bishops = of(Piece::Bishop);
        let one_colour = (bishops & BitBoard::DARK_SQUARES).is_empty() || (bishops & BitBoard::LIGHT_SQUARES).is_empty();
        let no_blockers = (of(Piece::Pawn) | of(Piece::Knight)).is_empty();
        return (one_colour && no_blockers).then_some(TooLittle::BishopsOfOneColour);
    }
    let helpers = other - of(Piece::King) - of(Piece::Queen);
    (own.len() == 2 && helpers.is_empty()).then_some(TooLittle::KnightAlone)
}
