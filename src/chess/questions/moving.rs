//! Questions about one move: is it legal, is it castling, a capture in passing, a promotion, and how is it written.

use cozy_chess::{Rank, Square, get_between_rays};

use super::{add, plain, put_first};
use crate::chess::answer::{Answer, Attacked, Value, Why};
use crate::chess::clauses::{self, Clauses};
use crate::chess::explain::castling_rook;
use crate::chess::history::Game;
use crate::chess::moves::{self, Exposure, Illegal, LegalMove, Wing};
use crate::chess::names::{PieceKind, SquareName};
use crate::chess::position::Position;

pub(super) fn answer(question: &str, game: &Game, text: &str) -> Answer {
    let position = game.last();
    match moves::judge(position, text) {
        Err(illegal) => illegal_answer(question, game, illegal),
        Ok(mv) => match question {
            "castling" if mv.castling.is_some() => castling(game, mv),
            "en-passant" if mv.en_passant => en_passant(position, mv),
            "promotion" if mv.promotion.is_some() => {
                let clauses = vec![clauses::PROMOTION_CHOICE, clauses::PROMOTION, clauses::PROMOTION_EFFECT];
                plain(true, Why::Legal { mv, attacked: Vec::new() }, clauses)
            }
            "san" => notation(position, mv),
            "legal-move" => {
                let mut clauses = clauses::of_legal(&mv, position.is_chess960());
                if position.in_check() {
                    add(&mut clauses, clauses::OWN_KING_SAFE);
                }
                plain(true, Why::Legal { mv, attacked: Vec::new() }, clauses)
            }
            _ => plain(false, Why::OtherKind { mv }, vec![subject(question)]),
        },
    }
}

/// The clause that defines what a question asks about.
fn subject(question: &str) -> &'static str {
    match question {
        "castling" => clauses::CASTLING,
        "en-passant" => clauses::EN_PASSANT,
        "promotion" => clauses::PROMOTION,
        _ => clauses::LEGAL_MOVE,
    }
}

/// The move is illegal: the history may tell more about it than the position.
fn illegal_answer(question: &str, game: &Game, mut illegal: Illegal) -> Answer {
    let position = game.last();
    match &mut illegal {
        Illegal::CastlingNoRight { wing, lost } => *lost = game.right_lost(position.side_to_move(), *wing),
        Illegal::EnPassantNotAvailable { pawn, double_step } => *double_step = game.double_step_to(*pawn),
        _ => {}
    }
    let mut clauses = clauses::of_illegal(&illegal, position.is_chess960());
    match (question, &illegal) {
        ("castling", Illegal::WrongGeometry { .. }) => put_first(&mut clauses, clauses::CASTLING),
        ("en-passant", Illegal::LeavesKingAttacked { .. }) if arose_illegally(position) => {
            clauses = vec![clauses::OWN_KING_SAFE, clauses::ILLEGAL_POSITION, clauses::EN_PASSANT];
        }
        ("en-passant", Illegal::LeavesKingAttacked { how: Exposure::EnPassant | Exposure::Pinned, .. }) => {
            put_first(&mut clauses, clauses::EN_PASSANT);
        }
        ("promotion" | "san" | "legal-move", _) | (_, Illegal::LeavesKingAttacked { .. }) => {}
        (question, _) => add(&mut clauses, subject(question)),
    }
    plain(false, Why::Illegal(illegal), clauses)
}

/// Whether the double step that the en passant square tells of was made in a position that cannot have been: before it the king of the
/// player now to move stood attacked although it was the opponent's move.
fn arose_illegally(position: &Position) -> bool {
    let board = position.board();
    let Some(file) = board.en_passant() else {
        return false;
    };
    let us = board.side_to_move();
    let pawn = Square::new(file, Rank::Fourth.relative_to(!us));
    let origin = Square::new(file, Rank::Second.relative_to(!us));
    let before = (board.occupied() - pawn.bitboard()) | origin.bitboard();
    let king = board.king(us);
    // The pawn on its first square gives check only to a king right before it, and then it still would.
    !(position.attackers(king, !us, before) - origin.bitboard() - pawn.bitboard()).is_empty()
}

fn castling(game: &Game, mv: LegalMove) -> Answer {
    let position = game.last();
    let wing = mv.castling.unwrap_or(Wing::Short);
    let attacked = harmless_attacks(position, &mv, wing);
    let chess960 = position.is_chess960();
    let mut list: Clauses = Vec::new();
    if !attacked.is_empty() {
        list.push(clauses::CASTLING_PREVENTED);
    }
    if chess960 {
        list.extend([clauses::CHESS960_CASTLING, clauses::CHESS960_FINAL_SQUARES]);
    } else if !game.moves().is_empty() {
        list.push(clauses::CASTLING_LOST);
    }
    for number in [clauses::CASTLING, clauses::CASTLING_LOST, clauses::CASTLING_PREVENTED] {
        add(&mut list, number);
    }
    plain(true, Why::Legal { mv, attacked }, list)
}

/// Attacked squares of the rook's way that do not prevent castling, the rook's own among them.
fn harmless_attacks(position: &Position, mv: &LegalMove, wing: Wing) -> Vec<Attacked> {
    let board = position.board();
    let Some(rook) = castling_rook(position, wing) else {
        return Vec::new();
    };
    let king = mv.piece.square.0;
    let king_way = get_between_rays(king, mv.to.0) | mv.to.0.bitboard();
    let squares = (get_between_rays(king, rook) | rook.bitboard()) - king_way;
    let by = |square: Square| SquareName::list(position.attackers(square, !board.side_to_move(), board.occupied()));
    let attacked = squares.iter().map(|square| Attacked { square: SquareName(square), by: by(square) });
    attacked.filter(|attacked| !attacked.by.is_empty()).collect()
}

fn en_passant(position: &Position, mv: LegalMove) -> Answer {
    let mut clauses = vec![clauses::EN_PASSANT, clauses::EN_PASSANT_AT_ONCE];
    if position.in_check() || position.board().pinned().has(mv.piece.square.0) {
        clauses.push(clauses::OWN_KING_SAFE);
    }
    plain(true, Why::Legal { mv, attacked: Vec::new() }, clauses)
}

fn notation(position: &Position, mv: LegalMove) -> Answer {
    let Some(text) = moves::pgn_text(position, mv.raw) else {
        return plain(false, Why::Illegal(Illegal::Malformed), vec![clauses::ILLEGAL_MOVE]);
    };
    let (rivals, hindered) = rivals(position, &mv);
    let mut list: Clauses = Vec::new();
    match (mv.castling, mv.promotion) {
        (Some(Wing::Short), _) => list.push(clauses::NOTATION_CASTLING_SHORT),
        (Some(Wing::Long), _) => list.push(clauses::NOTATION_CASTLING_LONG),
        (None, Some(_)) => list.extend([clauses::NOTATION_PROMOTION, clauses::NOTATION_MOVE]),
        (None, None) => list.push(clauses::NOTATION_MOVE),
    }
    if !rivals.is_empty() || !hindered.is_empty() {
        list.push(clauses::NOTATION_AMBIGUOUS);
    }
    if mv.captures.is_some() {
        list.push(clauses::NOTATION_CAPTURE);
    }
    if text.ends_with('#') {
        // A plain move is only remarkable for the sign.
        let at = if list.len() == 1 && mv.castling.is_none() { 0 } else { list.len() };
        list.insert(at, clauses::NOTATION_MATE);
    } else if text.ends_with('+') {
        list.push(clauses::NOTATION_CHECK);
    }
    plain(Value::Text(text), Why::Notation { mv, rivals, hindered }, list)
}

/// Like pieces that can go to the same square, and those that could but for their king.
fn rivals(position: &Position, mv: &LegalMove) -> (Vec<SquareName>, Vec<SquareName>) {
    let board = position.board();
    if matches!(mv.piece.piece, PieceKind::Pawn | PieceKind::King) {
        return (Vec::new(), Vec::new());
    }
    let color = board.side_to_move();
    let like = board.colored_pieces(color, mv.piece.piece.into()) - mv.raw.from.bitboard();
    let reach = position.attackers(mv.raw.to, color, board.occupied()) & like;
    let legal = |from: &Square| board.is_legal(cozy_chess::Move { from: *from, to: mv.raw.to, promotion: None });
    let (rivals, hindered): (Vec<Square>, Vec<Square>) = reach.iter().partition(legal);
    let names = |squares: Vec<Square>| squares.into_iter().map(SquareName).collect();
    (names(rivals), names(hindered))
}
