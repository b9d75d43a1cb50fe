//! The reason why a move is illegal, found by going through the Laws rather than from a list of legal moves.

use cozy_chess::{
    BitBoard, Color, File, Piece, Rank, Square, get_between_rays, get_bishop_rays, get_king_moves, get_knight_moves, get_line_rays, get_rook_rays,
};

use super::moves::{Exposure, Illegal, Wing, Wish};
use super::names::{PieceKind, Placed, SquareName};
use super::position::Position;

/// Why the move is illegal, or `None` if it is legal.
pub(crate) fn reason(position: &Position, wish: Wish, castling: Option<Wing>) -> Option<Illegal> {
    let Wish { from, to, letter } = wish;
    let board = position.board();
    let Some(piece) = position.on(from) else {
        return Some(Illegal::NoPiece { square: SquareName(from) });
    };
    if piece.side != position.side_to_move() {
        return Some(Illegal::OpponentsPiece { piece });
    }
    if let Some(wing) = castling {
        return castling_reason(position, wish, wing).or(letter.map(|_| Illegal::PromotionNotDue));
    }
    if let Some(illegal) = geometry(position, piece, from, to) {
        return Some(illegal);
    }
    let color = board.side_to_move();
    let promotes = piece.piece == PieceKind::Pawn && to.rank() == Rank::Eighth.relative_to(color);
    match (promotes, letter) {
        (true, None) => return Some(Illegal::PromotionMissing),
        (false, Some(_)) => return Some(Illegal::PromotionNotDue),
        (true, Some(letter)) if !matches!(letter, 'q' | 'r' | 'b' | 'n') => {
            return Some(Illegal::PromotionPiece { letter });
        }
        _ => {}
    }
    exposed(position, piece, from, to)
}

/// The square of the rook with which there is a right to castle.
pub(crate) fn castling_rook(position: &Position, wing: Wing) -> Option<Square> {
    let board = position.board();
    let rights = board.castle_rights(board.side_to_move());
    let file = match wing {
        Wing::Short => rights.short,
        Wing::Long => rights.long,
    };
    file.map(|file| Square::new(file, Rank::First.relative_to(board.side_to_move())))
}

fn geometry(position: &Position, piece: Placed, from: Square, to: Square) -> Option<Illegal> {
    if from == to {
        return Some(Illegal::WrongGeometry { piece, to: SquareName(to) });
    }
    let goes = match piece.piece {
        PieceKind::King => get_king_moves(from).has(to),
        PieceKind::Knight => get_knight_moves(from).has(to),
        PieceKind::Bishop => get_bishop_rays(from).has(to),
        PieceKind::Rook => get_rook_rays(from).has(to),
        PieceKind::Queen => (get_bishop_rays(from) | get_rook_rays(from)).has(to),
        PieceKind::Pawn => return pawn_geometry(position, piece, from, to),
    };
    if !goes {
        return Some(Illegal::WrongGeometry { piece, to: SquareName(to) });
    }
    blocked(position, piece, to, get_between_rays(from, to)).or_else(|| own_piece(position, piece, to))
}

fn pawn_geometry(position: &Position, piece: Placed, from: Square, to: Square) -> Option<Illegal> {
    let board = position.board();
    let color = board.side_to_move();
    let files = (to.file() as i8) - (from.file() as i8);
    let ranks = ((to.rank() as i8) - (from.rank() as i8)) * if color == Color::White { 1 } else { -1 };
    match (files, ranks) {
        (0, 1) => blocked(position, piece, to, to.bitboard()),
        (0, 2) if from.rank() != Rank::Second.relative_to(color) => Some(Illegal::PawnHasMoved { piece }),
        (0, 2) => blocked(position, piece, to, get_between_rays(from, to) | to.bitboard()),
        (-1 | 1, 1) => {
            let beside = Square::new(to.file(), from.rank());
            if let Some(target) = position.on(to) {
                (target.side == piece.side).then_some(Illegal::OwnPieceThere { piece: target })
            } else if from.rank() != Rank::Fifth.relative_to(color) || !board.colored_pieces(!color, Piece::Pawn).has(beside) {
                Some(Illegal::NothingToCapture { to: SquareName(to) })
            } else if board.en_passant() == Some(to.file()) {
                None
            } else {
                Some(Illegal::EnPassantNotAvailable { pawn: SquareName(beside), double_step: None })
            }
        }
        _ => Some(Illegal::WrongGeometry { piece, to: SquareName(to) }),
    }
}

fn own_piece(position: &Position, piece: Placed, to: Square) -> Option<Illegal> {
    let there = position.on(to).filter(|there| there.side == piece.side)?;
    Some(Illegal::OwnPieceThere { piece: there })
}

/// The piece nearest to `from` among those on `squares`.
fn nearest(position: &Position, from: Square, squares: BitBoard) -> Option<Placed> {
    let distance = |s: &Square| {
        let files = (s.file() as i8).abs_diff(from.file() as i8);
        files.max((s.rank() as i8).abs_diff(from.rank() as i8))
    };
    (squares & position.board().occupied()).iter().min_by_key(distance).and_then(|square| position.on(square))
}

fn blocked(position: &Position, piece: Placed, to: Square, way: BitBoard) -> Option<Illegal> {
    nearest(position, piece.square.0, way).map(|by| Illegal::Blocked { piece, to: SquareName(to), by })
}

/// Whether the own king would be attacked after a move that is otherwise in order.
fn exposed(position: &Position, piece: Placed, from: Square, to: Square) -> Option<Illegal> {
    let board = position.board();
    let color = board.side_to_move();
    let en_passant = piece.piece == PieceKind::Pawn && from.file() != to.file() && position.on(to).is_none();
    let victim = if en_passant { Square::new(to.file(), from.rank()) } else { to };
    let occupied = (board.occupied() - from.bitboard() - victim.bitboard()) | to.bitboard();
    let king_moves = piece.piece == PieceKind::King;
    let king = if king_moves { to } else { board.king(color) };
    let by = position.attackers(king, !color, occupied) - to.bitboard();
    if by.is_empty() {
        return None;
    }
    let how = if king_moves {
        Exposure::KingSteps
    } else if !(by & board.checkers()).is_empty() {
        Exposure::StillInCheck
    } else if en_passant && !by.iter().any(|attacker| get_line_rays(king, attacker).has(from) && alone(position, king, attacker, from)) {
        Exposure::EnPassant
    } else {
        Exposure::Pinned
    };
    Some(Illegal::LeavesKingAttacked { king: SquareName(king), by: SquareName::list(by), how })
}

/// Whether the piece on `shield` is all that stands between king and attacker.
fn alone(position: &Position, king: Square, attacker: Square, shield: Square) -> bool {
    (get_between_rays(king, attacker) & position.board().occupied()) == shield.bitboard()
}

fn castling_reason(position: &Position, wish: Wish, wing: Wing) -> Option<Illegal> {
    let board = position.board();
    let color = board.side_to_move();
    let rank = Rank::First.relative_to(color);
    let king = wish.from;
    let no_right = Illegal::CastlingNoRight { wing, lost: None };
    let Some(rook) = castling_rook(position, wing) else {
        return Some(no_right);
    };
    // A move to one's own rook means that rook.
    if board.colored_pieces(color, Piece::Rook).has(wish.to) && position.is_chess960() && wish.to != rook {
        return Some(no_right);
    }
    if position.in_check() {
        return Some(Illegal::CastlingOutOfCheck { by: SquareName::list(board.checkers()) });
    }
    let (king_file, rook_file) = match wing {
        Wing::Short => (File::G, File::F),
        Wing::Long => (File::C, File::D),
    };
    let (king_to, rook_to) = (Square::new(king_file, rank), Square::new(rook_file, rank));
    let pair = king.bitboard() | rook.bitboard();
    let king_way = get_between_rays(king, king_to) | king_to.bitboard();
    let rook_way = get_between_rays(rook, rook_to) | rook_to.bitboard();
    let between = get_between_rays(king, rook);
    if let Some(by) = nearest(position, king, (king_way | rook_way | between) - pair) {
        return Some(Illegal::CastlingBlocked { by });
    }
    let crossing = board.occupied() - king.bitboard();
    for square in king_way - king.bitboard() {
        let by = position.attackers(square, !color, crossing);
        if !by.is_empty() {
            return Some(Illegal::CastlingThroughCheck { square: SquareName(square), by: SquareName::list(by) });
        }
    }
    let after = (board.occupied() - pair) | king_to.bitboard() | rook_to.bitboard();
    let by = position.attackers(king_to, !color, after);
    (!by.is_empty()).then(|| Illegal::LeavesKingAttacked { king: SquareName(king_to), by: SquareName::list(by), how: Exposure::CastlingRook })
}
