//! Why a position has, or has not, stood before: each earlier occurrence, and what tells positions apart that only look the same.

use cozy_chess::{Color, Piece, Rank, Square, get_pawn_attacks};
use serde::Serialize;

use super::history::{Game, MoveRef, legal_en_passant, same};
use super::moves::Wing;
use super::names::{Side, SquareName};
use super::position::Position;

/// One time the position stood.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Occurrence {
    /// The half-move after which it stood; 0 is the start position.
    pub ply: usize,
    /// The move that led to it; none for the start position.
    pub after: Option<MoveRef>,
}

/// What makes a position with the same pieces on the same squares another one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "difference", rename_all = "kebab-case")]
pub enum Difference {
    /// The other player had the move.
    SideToMove,
    /// A capture in passing was legal then, or is now.
    EnPassant {
        /// The square of arrival of that capture.
        square: SquareName,
        /// Whether it was possible the earlier time (else it is now).
        earlier: bool,
    },
    /// Castling rights differ.
    Castling {
        /// The rights there were then and are not now.
        lost: Vec<(Side, Wing)>,
    },
}

/// An earlier position that looks the same and is not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Lookalike {
    /// Where it stood.
    pub occurrence: Occurrence,
    /// What differs.
    #[serde(flatten)]
    pub differs: Difference,
}

/// All about one position and the game before it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Repetition {
    /// How often it has stood, this time included.
    pub count: usize,
    /// Each time, this one last.
    pub occurrences: Vec<Occurrence>,
    /// Positions that look the same and are not.
    pub lookalikes: Vec<Lookalike>,
    /// The move that would bring the position about, for an intended move.
    pub by_move: Option<String>,
    /// A pawn had just gone two squares one of the times, and no capture in passing was legal.
    pub empty_en_passant: Option<EmptyEnPassant>,
    /// The move that led to the first occurrence took away a right to castle, so that all are without it.
    pub right_lost_by_first: bool,
    /// Like pieces stand on each other's squares; that makes no difference.
    pub pieces_changed_places: bool,
}

/// Why a double step gave no right to capture in passing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EmptyEnPassant {
    /// No pawn stood beside it.
    NoPawn,
    /// A pawn stood beside it, but capturing would have left its king in check.
    Pinned,
}

/// Looks for `position`, which stands after `ply` half-moves, in the game up to there. The position may be one only intended.
pub(crate) fn report(game: &Game, position: &Position, ply: usize, by_move: Option<String>) -> Repetition {
    let earlier = game.positions().get(..ply).unwrap_or_default();
    let occurrence = |ply: usize| Occurrence { ply, after: game.move_to(ply) };
    let mut plies: Vec<usize> = game.reachable_back(position, ply).filter(|&p| same(&game.positions()[p], position)).collect();
    plies.reverse();
    let lookalikes =
        earlier.iter().enumerate().filter_map(|(p, other)| difference(other, position).map(|differs| Lookalike { occurrence: occurrence(p), differs }));
    let first = plies.first().copied();
    let mut occurrences: Vec<Occurrence> = plies.iter().map(|&p| occurrence(p)).collect();
    occurrences.push(Occurrence { ply, after: if by_move.is_some() { None } else { game.move_to(ply) } });
    let times = plies.iter().map(|&p| &earlier[p]).chain([position]);
    Repetition {
        count: occurrences.len(),
        occurrences,
        lookalikes: lookalikes.collect(),
        empty_en_passant: times.filter_map(empty_en_passant).max_by_key(|empty| *empty == EmptyEnPassant::Pinned),
        right_lost_by_first: first.is_some_and(|p| p > 0 && rights(&earlier[p - 1]) != rights(&earlier[p])),
        pieces_changed_places: by_move.is_none() && first.is_some_and(|p| plies[1..].iter().chain([&ply]).any(|&q| changed_places(game, p, q))),
        by_move,
    }
}

fn rights(position: &Position) -> [cozy_chess::CastleRights; 2] {
    Color::ALL.map(|color| *position.board().castle_rights(color))
}

/// What differs where the same pieces stand on the same squares; `None` if they do not, or if nothing differs.
fn difference(earlier: &Position, now: &Position) -> Option<Difference> {
    let (a, b) = (earlier.board(), now.board());
    let alike = Color::ALL.iter().all(|&color| a.colors(color) == b.colors(color)) && Piece::ALL.iter().all(|&piece| a.pieces(piece) == b.pieces(piece));
    if !alike || same(earlier, now) {
        return None;
    }
    if a.side_to_move() != b.side_to_move() {
        return Some(Difference::SideToMove);
    }
    let lost: Vec<_> = [(Color::White, Wing::Short), (Color::White, Wing::Long), (Color::Black, Wing::Short), (Color::Black, Wing::Long)]
        .into_iter()
        .filter(|&(color, wing)| {
            let file = |rights: cozy_chess::CastleRights| {
                if wing == Wing::Short { rights.short } else { rights.long }
            };
            file(*a.castle_rights(color)) != file(*b.castle_rights(color))
        })
        .map(|(color, wing)| (color.into(), wing))
        .collect();
    if !lost.is_empty() {
        return Some(Difference::Castling { lost });
    }
    let then = legal_en_passant(earlier);
    let square = then.or_else(|| legal_en_passant(now))?;
    Some(Difference::EnPassant { square: SquareName(square), earlier: then.is_some() })
}

fn empty_en_passant(position: &Position) -> Option<EmptyEnPassant> {
    let board = position.board();
    let color = board.side_to_move();
    let square = Square::new(board.en_passant()?, Rank::Sixth.relative_to(color));
    if legal_en_passant(position).is_some() {
        return None;
    }
    let beside = get_pawn_attacks(square, !color) & board.colored_pieces(color, Piece::Pawn);
    Some(if beside.is_empty() { EmptyEnPassant::NoPawn } else { EmptyEnPassant::Pinned })
}

/// Whether between two plies with the same diagram some pieces have changed places.
fn changed_places(game: &Game, first: usize, last: usize) -> bool {
    let mut origin: [Square; 64] = Square::ALL;
    for mv in game.moves().get(first..last).unwrap_or_default() {
        if mv.castling.is_some() {
            return false;
        }
        origin[mv.raw.to as usize] = origin[mv.raw.from as usize];
        origin[mv.raw.from as usize] = mv.raw.from;
    }
    let board = game.positions()[last].board();
    board.occupied().iter().any(|square| origin[square as usize] != square)
}
