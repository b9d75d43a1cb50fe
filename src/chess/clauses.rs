//! Which clauses an answer rests on: the only place where the rules of the game know numbers.
//!
//! The numbers are those printed in the edition of 2023; whoever prints an answer maps them to clause ids and to other editions.

use super::history::Ending;
use super::moves::{Exposure, Illegal, LegalMove, RightLost};
use super::names::PieceKind;

macro_rules! numbers {
    ($($name:ident = $number:literal, $doc:literal;)*) => {
        $(#[doc = $doc] pub const $name: &str = $number;)*
        /// Every number an answer may cite.
        pub const ALL: &[&str] = &[$($number),*];
    };
}

numbers! {
    PLAYERS_OWN_PIECES = "1.1", "Each player moves their own pieces.";
    NO_KING_CAPTURE = "1.4.1", "The king is not captured.";
    PIECE_MOVES = "3.1", "No move to a square held by one's own piece.";
    BISHOP = "3.2", "How the bishop moves.";
    ROOK = "3.3", "How the rook moves.";
    QUEEN = "3.4", "How the queen moves.";
    NO_JUMPING = "3.5", "Bishop, rook and queen do not jump.";
    KNIGHT = "3.6", "How the knight moves.";
    PAWN_STEP = "3.7.1", "The pawn's single step.";
    PAWN_DOUBLE_STEP = "3.7.2", "The pawn's double step.";
    PAWN_CAPTURE = "3.7.3", "How the pawn captures.";
    EN_PASSANT = "3.7.3.1", "Capture in passing.";
    EN_PASSANT_AT_ONCE = "3.7.3.2", "Only on the very next move.";
    PROMOTION = "3.7.3.3", "Exchange on the last rank.";
    PROMOTION_CHOICE = "3.7.3.4", "The choice is free.";
    PROMOTION_EFFECT = "3.7.3.5", "The new piece acts at once.";
    KING = "3.8", "The king's two ways of moving.";
    KING_STEP = "3.8.1", "The king's step.";
    CASTLING = "3.8.2", "Castling.";
    CASTLING_LOST = "3.8.2.1", "When the right is lost.";
    CASTLING_PREVENTED = "3.8.2.2", "When castling is prevented for the moment.";
    OWN_KING_SAFE = "3.9.2", "No move may leave the own king in check.";
    LEGAL_MOVE = "3.10.1", "What a legal move is.";
    ILLEGAL_MOVE = "3.10.2", "What an illegal move is.";
    ILLEGAL_POSITION = "3.10.3", "What an illegal position is.";
    CHECKMATE = "5.1.1", "Mate ends the game.";
    RESIGNATION = "5.1.2", "Resignation ends the game.";
    STALEMATE = "5.2.1", "Stalemate ends the game.";
    DEAD_POSITION = "5.2.2", "A dead position ends the game.";
    FLAG_FALL = "6.9", "The flag has fallen.";
    SECOND_ILLEGAL_MOVE = "7.5.5", "The second illegal move.";
    THREEFOLD = "9.2", "Draw on claim by repetition.";
    THREEFOLD_INTENDED = "9.2.1", "The position is about to appear.";
    THREEFOLD_APPEARED = "9.2.2", "The position has just appeared.";
    SAME_POSITION = "9.2.3", "What the same position is.";
    SAME_EN_PASSANT = "9.2.3.1", "Not the same where a capture in passing was possible.";
    SAME_CASTLING = "9.2.3.2", "Not the same where castling rights differ.";
    FIFTY = "9.3", "Draw on claim by 50 moves.";
    FIFTY_INTENDED = "9.3.1", "The 50 moves are about to be complete.";
    FIFTY_APPEARED = "9.3.2", "The 50 moves are complete.";
    FIVEFOLD = "9.6.1", "Fivefold repetition.";
    SEVENTY_FIVE = "9.6.2", "75 moves.";
    NOTATION_MOVE = "C.8", "How a move is written.";
    NOTATION_CAPTURE = "C.9", "How a capture is written.";
    NOTATION_AMBIGUOUS = "C.10", "Two like pieces.";
    NOTATION_PROMOTION = "C.11", "How a promotion is written.";
    NOTATION_CASTLING_SHORT = "C.13.1", "Short castling in writing.";
    NOTATION_CASTLING_LONG = "C.13.2", "Long castling in writing.";
    NOTATION_CHECK = "C.13.4", "The sign for check.";
    NOTATION_MATE = "C.13.5", "The sign for mate.";
    CHESS960_CASTLING = "II.3", "Castling in Chess960.";
    CHESS960_FINAL_SQUARES = "II.3.2.6", "Where king and rook end.";
    CHESS960_VACANT = "II.3.2.7(4)", "What must be empty.";
}

/// A list of clauses, the decisive one first.
pub type Clauses = Vec<&'static str>;

/// The clause on how a piece moves.
pub fn movement(piece: PieceKind) -> &'static str {
    match piece {
        PieceKind::King => KING,
        PieceKind::Queen => QUEEN,
        PieceKind::Rook => ROOK,
        PieceKind::Bishop => BISHOP,
        PieceKind::Knight => KNIGHT,
        PieceKind::Pawn => PAWN_STEP,
    }
}

/// Why a move is illegal.
pub fn of_illegal(illegal: &Illegal, chess960: bool) -> Clauses {
    match illegal {
        Illegal::Malformed | Illegal::NoPiece { .. } | Illegal::PromotionNotDue => {
            vec![ILLEGAL_MOVE]
        }
        Illegal::OpponentsPiece { .. } => vec![PLAYERS_OWN_PIECES, ILLEGAL_MOVE],
        Illegal::WrongGeometry { piece, .. } => vec![movement(piece.piece), ILLEGAL_MOVE],
        Illegal::PawnHasMoved { .. } => vec![PAWN_DOUBLE_STEP, ILLEGAL_MOVE],
        Illegal::NothingToCapture { .. } => vec![PAWN_CAPTURE, ILLEGAL_MOVE],
        Illegal::Blocked { piece, to, .. } if piece.piece == PieceKind::Pawn => {
            let ranks = (piece.square.0.rank() as u8).abs_diff(to.0.rank() as u8);
            vec![if ranks == 2 { PAWN_DOUBLE_STEP } else { PAWN_STEP }, ILLEGAL_MOVE]
        }
        Illegal::Blocked { .. } => vec![NO_JUMPING, ILLEGAL_MOVE],
        Illegal::OwnPieceThere { .. } => vec![PIECE_MOVES, ILLEGAL_MOVE],
        Illegal::LeavesKingAttacked { how: Exposure::EnPassant, .. } => vec![OWN_KING_SAFE, EN_PASSANT],
        Illegal::LeavesKingAttacked { how: Exposure::CastlingRook, .. } => vec![OWN_KING_SAFE, CHESS960_CASTLING],
        Illegal::LeavesKingAttacked { .. } => vec![OWN_KING_SAFE, ILLEGAL_MOVE],
        Illegal::CastlingNoRight { lost: Some(RightLost::RookCaptured { .. }), .. } => vec![CASTLING, CASTLING_LOST],
        Illegal::CastlingNoRight { .. } if chess960 => vec![CASTLING_LOST, CHESS960_CASTLING],
        Illegal::CastlingNoRight { .. } => vec![CASTLING_LOST, CASTLING],
        Illegal::CastlingBlocked { .. } if chess960 => {
            vec![CHESS960_CASTLING, CHESS960_VACANT, CASTLING_PREVENTED]
        }
        Illegal::CastlingOutOfCheck { .. } | Illegal::CastlingThroughCheck { .. } if chess960 => {
            vec![CASTLING_PREVENTED, CHESS960_CASTLING]
        }
        Illegal::CastlingBlocked { .. } | Illegal::CastlingOutOfCheck { .. } | Illegal::CastlingThroughCheck { .. } => {
            vec![CASTLING_PREVENTED, CASTLING]
        }
        Illegal::EnPassantNotAvailable { double_step: Some(_), .. } => vec![EN_PASSANT_AT_ONCE, EN_PASSANT],
        Illegal::EnPassantNotAvailable { .. } => vec![EN_PASSANT, EN_PASSANT_AT_ONCE],
        Illegal::PromotionMissing | Illegal::PromotionPiece { .. } => vec![PROMOTION],
    }
}

/// What allows a legal move.
pub fn of_legal(mv: &LegalMove, chess960: bool) -> Clauses {
    let how = if mv.castling.is_some() {
        if chess960 { CHESS960_CASTLING } else { CASTLING }
    } else if mv.en_passant {
        EN_PASSANT
    } else if mv.promotion.is_some() {
        PROMOTION
    } else {
        match (mv.piece.piece, mv.captures.is_some()) {
            (PieceKind::King, _) => KING_STEP,
            (PieceKind::Pawn, true) => PAWN_CAPTURE,
            (PieceKind::Pawn, false) if mv.is_double_step() => PAWN_DOUBLE_STEP,
            (piece, _) => movement(piece),
        }
    };
    vec![LEGAL_MOVE, how]
}

/// What ended a game.
pub fn of_ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Checkmate => CHECKMATE,
        Ending::Stalemate => STALEMATE,
        Ending::DeadPosition => DEAD_POSITION,
        Ending::Fivefold => FIVEFOLD,
        Ending::SeventyFiveMoves => SEVENTY_FIVE,
    }
}
