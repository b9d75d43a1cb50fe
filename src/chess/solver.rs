//! The way to the solver that finds a mate or proves that there is none: its board type, and its lines played again on ours.

use cozy_chess::{Board, Color, File, Move, Piece, Square};

use super::line::Men;
use super::mate::{NoMate, Verdict};
use super::names::Side;
use super::position::Position;

/// Asks the solver whether `side` can mate.
pub(crate) fn solve(position: &Position, side: Side) -> Verdict {
    let Some((board, rights_dropped)) = board(position.board(), side) else {
        return Verdict::Unknown;
    };
    match chasolver::winnability(&board, WINNER) {
        Some(chasolver::Winnability::Winnable { helpmate }) => replay(position.board(), side, &helpmate).map_or(Verdict::Unknown, Verdict::Yes),
        // Without the castling moves that the solver does not know, its search is no proof.
        Some(chasolver::Winnability::Unwinnable) if !rights_dropped => Verdict::No(NoMate::Search),
        _ => Verdict::Unknown,
    }
}

/// Whose mate is asked for on the boards of [`board`].
const WINNER: chess::Color = chess::Color::White;

/// Whether the solver's quick test rules out mate by `side`. `false` says nothing.
pub(crate) fn ruled_out_fast(board: &Board, side: Side) -> bool {
    self::board(board, side).is_some_and(|(board, dropped)| !dropped && chasolver::is_unwinnable_fast(&board, WINNER))
}

/// The solver's own board, and whether castling rights of Chess960 had to be left out.
///
/// The solver thinks for White alone and turns the board round where Black is to mate. That is done here, where the board is made anyway: for
/// `Side::Black` the colours are swapped and the ranks turned.
pub(crate) fn board(board: &Board, winner: Side) -> Option<(chess::Board, bool)> {
    let mut dropped = false;
    let mut builder = chess::BoardBuilder::new();
    let color = |owner: Color| if Side::from(owner) == winner { WINNER } else { !WINNER };
    let flip = flip(winner);
    for owner in Color::ALL {
        let solver_color = color(owner);
        for piece in Piece::ALL {
            for square in board.colored_pieces(owner, piece) {
                builder.piece(chess::ALL_SQUARES[square as usize ^ flip], piece_of(piece), solver_color);
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
    builder.side_to_move(color(board.side_to_move()));
    builder.en_passant(board.en_passant().map(|file| chess::File::from_index(file as usize)));
    chess::Board::try_from(&builder).ok().map(|board| (board, dropped))
}

/// What turns the ranks of a square's number, and turns them back.
fn flip(winner: Side) -> usize {
    if winner == Side::White { 0 } else { 0o70 }
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

/// Plays the solver's line ourselves, so that no answer rests on its word alone.
fn replay(board: &Board, side: Side, line: &[chess::ChessMove]) -> Option<Vec<Move>> {
    plain(board, side, line).or_else(|| any(board, side, line))
}

/// A line without what [`Men`] does not know; `None` says nothing.
fn plain(board: &Board, side: Side, line: &[chess::ChessMove]) -> Option<Vec<Move>> {
    let flip = flip(side);
    let mut men = Men::new(board);
    let mut played = Vec::with_capacity(line.len());
    for mv in line {
        let promotion = mv.get_promotion().map(kind);
        let mv = Move { from: ours(mv.get_source(), flip)?, to: ours(mv.get_dest(), flip)?, promotion };
        men.play(mv)?;
        played.push(mv);
    }
    men.mated(side.opponent().into()).then_some(played)
}

/// Any line; `None` if it is no series of legal moves that ends in mate.
fn any(board: &Board, side: Side, line: &[chess::ChessMove]) -> Option<Vec<Move>> {
    let flip = flip(side);
    let mut board = board.clone();
    let mut played = Vec::with_capacity(line.len());
    for mv in line {
        let (from, to) = (ours(mv.get_source(), flip)?, ours(mv.get_dest(), flip)?);
        // Our move generator writes castling as the king going to its rook.
        let castles = (from.file() as i8).abs_diff(to.file() as i8) == 2 && board.pieces(Piece::King).has(from);
        let to = match (castles, to.file() > from.file()) {
            (false, _) => to,
            (true, true) => Square::new(File::H, from.rank()),
            (true, false) => Square::new(File::A, from.rank()),
        };
        let mv = Move { from, to, promotion: mv.get_promotion().map(kind) };
        board.try_play(mv).ok()?;
        played.push(mv);
    }
    let mated = !board.checkers().is_empty() && !board.generate_moves(|_| true) && Side::from(board.side_to_move()) != side;
    mated.then_some(played)
}

/// A square of the solver, its ranks turned by `flip`.
fn ours(square: chess::Square, flip: usize) -> Option<Square> {
    Square::try_index(square.to_index() ^ flip)
}

fn kind(piece: chess::Piece) -> Piece {
    match piece {
        chess::Piece::Pawn => Piece::Pawn,
        chess::Piece::Knight => Piece::Knight,
        chess::Piece::Bishop => Piece::Bishop,
        chess::Piece::Rook => Piece::Rook,
        chess::Piece::Queen => Piece::Queen,
        chess::Piece::King => Piece::King,
    }
}
