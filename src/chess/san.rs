//! The move text of PGN, read fast: no allocation, and only the pieces that can reach the square are looked at.

use cozy_chess::{
    BitBoard, Board, Color, File, Move, Piece, Rank, Square, get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves,
};

use super::moves::Wing;
use super::names::PieceKind;
use super::notation::Said;

/// What a move text in ASCII says, in the letters of English; `None` if it is none.
pub(crate) fn parse(text: &[u8]) -> Option<Said> {
    let mut text = text;
    while let [rest @ .., b'+' | b'#' | b'!' | b'?'] = text {
        text = rest;
    }
    match text {
        b"O-O" | b"0-0" | b"o-o" => return Some(Said::Castling(Wing::Short)),
        b"O-O-O" | b"0-0-0" | b"o-o-o" => return Some(Said::Castling(Wing::Long)),
        _ => {}
    }
    let (piece, mut rest) = match text {
        [b'K', rest @ ..] => (PieceKind::King, rest),
        [b'Q', rest @ ..] => (PieceKind::Queen, rest),
        [b'R', rest @ ..] => (PieceKind::Rook, rest),
        [b'B', rest @ ..] => (PieceKind::Bishop, rest),
        [b'N', rest @ ..] => (PieceKind::Knight, rest),
        [b'P', rest @ ..] => (PieceKind::Pawn, rest),
        rest => (PieceKind::Pawn, rest),
    };
    let (mut file, mut rank) = (take_file(&mut rest), take_rank(&mut rest));
    let mut capture = false;
    if let [b'x' | b':', more @ ..] = rest {
        capture = true;
        rest = more;
    } else if let [b'-', more @ ..] = rest {
        rest = more;
    }
    let to = match (take_file(&mut rest), take_rank(&mut rest)) {
        (Some(to_file), Some(to_rank)) => Square::new(to_file, to_rank),
        (None, None) if !capture => Square::new(file.take()?, rank.take()?),
        _ => return None,
    };
    capture |= piece == PieceKind::Pawn && file.is_some_and(|f| f != to.file());
    let promotion = match rest {
        [] => None,
        [b'=' | b'/', letter] | [letter] | [b'(', letter, b')'] => Some(PieceKind::from_letter(char::from(*letter))?),
        _ => return None,
    };
    Some(Said::Move { piece, file, rank, to, capture, promotion })
}

fn take_file(rest: &mut &[u8]) -> Option<File> {
    let (&first, more) = rest.split_first().filter(|(b, _)| (b'a'..=b'h').contains(*b))?;
    *rest = more;
    File::try_index(usize::from(first - b'a'))
}

fn take_rank(rest: &mut &[u8]) -> Option<Rank> {
    let (&first, more) = rest.split_first().filter(|(b, _)| (b'1'..=b'8').contains(*b))?;
    *rest = more;
    Rank::try_index(usize::from(first - b'1'))
}

/// How a move text fits a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fit {
    /// One legal move.
    One(Move),
    /// None.
    None,
    /// More than one.
    Many,
}

/// The legal move that a text means.
pub(crate) fn fit(board: &Board, said: Said) -> Fit {
    let color = board.side_to_move();
    let (piece, file, rank, to, capture, promotion) = match said {
        Said::Castling(wing) => {
            let rights = board.castle_rights(color);
            let rook = if wing == Wing::Short { rights.short } else { rights.long };
            let mv = rook.map(|rook| Move { from: board.king(color), to: Square::new(rook, Rank::First.relative_to(color)), promotion: None });
            return mv.filter(|mv| board.is_legal(*mv)).map_or(Fit::None, Fit::One);
        }
        Said::Move { piece, file, rank, to, capture, promotion } => (piece, file, rank, to, capture, promotion),
    };
    // King to own rook would be castling.
    if board.colors(color).has(to) {
        return Fit::None;
    }
    let mut from =
        reaching(piece.into(), color, to, board.occupied(), capture || file.is_some_and(|f| f != to.file())) & board.colored_pieces(color, piece.into());
    if let Some(file) = file {
        from &= file.bitboard();
    }
    if let Some(rank) = rank {
        from &= rank.bitboard();
    }
    let promotion = promotion.map(Piece::from);
    let mut found = Fit::None;
    for from in from {
        let mv = Move { from, to, promotion };
        if board.is_legal(mv) {
            found = match found {
                Fit::None => Fit::One(mv),
                _ => return Fit::Many,
            };
        }
    }
    found
}

/// The squares from which a piece of that kind and colour reaches a square.
pub(crate) fn reaching(piece: Piece, color: Color, to: Square, occupied: BitBoard, capture: bool) -> BitBoard {
    match piece {
        Piece::Pawn if capture => get_pawn_attacks(to, !color),
        Piece::Pawn => {
            let back = if color == Color::White { -1 } else { 1 };
            let Some(one) = to.try_offset(0, back) else { return BitBoard::EMPTY };
            let double = !occupied.has(one) && to.rank() == Rank::Fourth.relative_to(color);
            one.bitboard() | one.try_offset(0, back).filter(|_| double).map_or(BitBoard::EMPTY, Square::bitboard)
        }
        Piece::Knight => get_knight_moves(to),
        Piece::Bishop => get_bishop_moves(to, occupied),
        Piece::Rook => get_rook_moves(to, occupied),
        Piece::Queen => get_bishop_moves(to, occupied) | get_rook_moves(to, occupied),
        Piece::King => get_king_moves(to),
    }
}
