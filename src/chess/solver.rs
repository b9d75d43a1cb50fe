//! The way to the solver that finds a mate or proves that there is none: its board type, and its lines played again on ours.

use cozy_chess::{Board, Color, File, Move, Piece, Square};

use super::mate::{NoMate, Verdict};
use super::names::Side;
use super::position::Position;

/// Asks the solver whether `side` can mate.
pub(crate) fn solve(position: &Position, side: Side) -> Verdict {
    let Some((board, rights_dropped)) = board(position.board()) else {
        return Verdict::Unknown;
    };
    let winner = color(side);
    match chasolver::winnability(&board, winner) {
        Some(chasolver::Winnability::Winnable { helpmate }) => {
            replay(position, side, helpmate.iter().map(|mv| (mv.get_source(), mv.get_dest(), mv.get_promotion()))).map_or(Verdict::Unknown, Verdict::Yes)
        }
        // Without the castling moves that the solver does not know, its search is no proof.
        Some(chasolver::Winnability::Unwinnable) if !rights_dropped => Verdict::No(NoMate::Search),
        _ => Verdict::Unknown,
    }
}

/// The solver's name for a side.
pub(crate) fn color(side: Side) -> chess::Color {
    match side {
        Side::White => chess::Color::White,
        Side::Black => chess::Color::Black,
    }
}

/// The solver's own board, and whether castling rights of Chess960 had to be left out.
pub(crate) fn board(board: &Board) -> Option<(chess::Board, bool)> {
    let mut dropped = false;
    let mut builder = chess::BoardBuilder::new();
    for owner in Color::ALL {
        let solver_color = color(owner.into());
        for piece in Piece::ALL {
            for square in board.colored_pieces(owner, piece) {
                builder.piece(square_of(square), piece_of(piece), solver_color);
            }
        }
        let rights = board.castle_rights(owner);
        let usual = board.king(owner).file() == File::E && rights.short.is_none_or(|file| file == File::H) && rights.long.is_none_or(|file| file == File::A);
        dropped |= !usual && (rights.short.is_some() || rights.long.is_some());
        builder.castle_rights(
            solver_color,
            match (usual && rights.short.is_some(), usual && rights.long.is_some()) {
                (true, true) => chess::CastleRights::Both,
                (true, false) => chess::CastleRights::KingSide,
                (false, true) => chess::CastleRights::QueenSide,
                (false, false) => chess::CastleRights::NoRights,
            },
        );
    }
    builder.side_to_move(color(board.side_to_move().into()));
    builder.en_passant(board.en_passant().map(|file| chess::File::from_index(file as usize)));
    chess::Board::try_from(&builder).ok().map(|board| (board, dropped))
}

fn square_of(square: Square) -> chess::Square {
    chess::Square::make_square(chess::Rank::from_index(square.rank() as usize), chess::File::from_index(square.file() as usize))
}

fn piece_of(piece: Piece) -> chess::Piece {
    match piece {
        Piece::Pawn => chess::Piece::Pawn,
        Piece::Knight => chess::Piece::Knight,
        Piece::Bishop => chess::Piece::Bishop,
        Piece::Rook => chess::Piece::Rook,
        Piece::Queen => chess::Piece::Queen,
        Piece::King => chess::Piece::King,
    }
}

/// Plays the solver's line on our own board, so that no answer rests on its word alone.
fn replay(position: &Position, side: Side, line: impl ExactSizeIterator<Item = (chess::Square, chess::Square, Option<chess::Piece>)>) -> Option<Vec<Move>> {
    let mut board = position.board().clone();
    let mut played = Vec::with_capacity(line.len());
    for (from, to, promotion) in line {
        let mv = ours(&board, Square::try_index(from.to_index())?, Square::try_index(to.to_index())?, promotion);
        board.try_play(mv).ok()?;
        played.push(mv);
    }
    let mated = !board.checkers().is_empty() && !board.generate_moves(|_| true) && Side::from(board.side_to_move()) != side;
    mated.then_some(played)
}

/// A move of the solver as our move generator writes it: castling is the king going to its rook.
fn ours(board: &Board, from: Square, to: Square, promotion: Option<chess::Piece>) -> Move {
    let promotion = promotion.map(|piece| match piece {
        chess::Piece::Pawn => Piece::Pawn,
        chess::Piece::Knight => Piece::Knight,
        chess::Piece::Bishop => Piece::Bishop,
        chess::Piece::Rook => Piece::Rook,
        chess::Piece::Queen => Piece::Queen,
        chess::Piece::King => Piece::King,
    });
    let castles = board.piece_on(from) == Some(Piece::King) && (from.file() as i8).abs_diff(to.file() as i8) == 2;
    let to = match (castles, to.file() > from.file()) {
        (false, _) => to,
        (true, true) => Square::new(File::H, from.rank()),
        (true, false) => Square::new(File::A, from.rank()),
    };
    Move { from, to, promotion }
}
