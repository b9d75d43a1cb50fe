//! What a position looks like, as data: from it any language makes sentences.

use cozy_chess::Color;
use serde::Serialize;

use super::diagram::{PieceGroup, piece_list};
use super::history::legal_en_passant;
use super::mate::{is_checkmate, is_stalemate};
use super::moves::Wing;
use super::names::{Side, SquareName};
use super::position::Position;

/// How the player to move stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Not in check, with a legal move.
    Free,
    /// In check, with a legal move.
    Check,
    /// Mated.
    Checkmate,
    /// Stalemated.
    Stalemate,
}

/// A position, ready to be put into words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Description {
    /// Who stands where: White's king, queens and so on, then Black's.
    pub pieces: Vec<PieceGroup>,
    /// Whose move it is.
    pub to_move: Side,
    /// How that player stands.
    pub standing: Standing,
    /// The pieces that give check.
    pub checkers: Vec<SquareName>,
    /// Rights to castle that are left.
    pub castling: Vec<(Side, Wing)>,
    /// The square on which a capture in passing is legal.
    pub en_passant: Option<SquareName>,
}

/// Describes a position.
pub fn describe(position: &Position) -> Description {
    let board = position.board();
    let standing = if is_checkmate(position) {
        Standing::Checkmate
    } else if is_stalemate(position) {
        Standing::Stalemate
    } else if position.in_check() {
        Standing::Check
    } else {
        Standing::Free
    };
    let rights = |color: Color| {
        let rights = board.castle_rights(color);
        let wings = [rights.short.map(|_| Wing::Short), rights.long.map(|_| Wing::Long)];
        wings.into_iter().flatten().map(move |wing| (color.into(), wing))
    };
    Description {
        pieces: piece_list(position),
        to_move: position.side_to_move(),
        standing,
        checkers: SquareName::list(board.checkers()),
        castling: Color::ALL.into_iter().flat_map(rights).collect(),
        en_passant: legal_en_passant(position).map(SquareName),
    }
}
