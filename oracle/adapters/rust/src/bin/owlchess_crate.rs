//! The crate `owlchess`.

use oracle_adapters::{ended, serve, Facts, Said};
use owlchess::moves::make::Uci;
use owlchess::types::{DrawReason, OutcomeFilter};
use owlchess::{movegen, Board, Color, MoveChain, MoveKind, Outcome};
use serde_json::json;

fn answer(question: &str, facts: &Facts) -> Said {
    let start = Board::from_fen(facts.fen()).map_err(|e| e.to_string())?;
    let mut chain = MoveChain::new(start);
    // Draws that come by themselves end the game when they come.
    let mut automatic = Vec::new();
    for text in facts.moves() {
        chain.push(Uci(text)).map_err(|e| e.to_string())?;
        automatic.extend(chain.calc_outcome());
    }
    let board = chain.last();
    let to_move = if board.side() == Color::White { "white" } else { "black" };
    let text = facts.text("move").unwrap_or_default();
    let find = || movegen::legal::gen_all(board).iter().find(|m| m.to_string() == text).copied();
    match question {
        "checkmate" | "stalemate" => {
            let none = !movegen::has_legal_moves(board);
            ended(question, facts, none && board.is_check(), none && !board.is_check(), to_move)
        }
        "dead-position" => Ok(Some(json!(board.calc_draw_simple() == Some(DrawReason::InsufficientMaterial)))),
        "san" => match find() {
            Some(found) => Ok(Some(json!(found.san(board).map_err(|e| e.to_string())?.to_string()))),
            None => Err("not found among its legal moves".to_owned()),
        },
        "legal-move" | "castling" | "en-passant" | "promotion" => {
            let Some(found) = find() else { return Ok(Some(json!(false))) };
            let kind = match question {
                "castling" => matches!(found.kind(), MoveKind::CastlingKingside | MoveKind::CastlingQueenside),
                "en-passant" => found.kind() == MoveKind::Enpassant,
                "promotion" => text.len() == 5,
                _ => true,
            };
            Ok(Some(json!(kind)))
        }
        _ => {
            let filter = if matches!(question, "fivefold" | "seventyfive-moves") || facts.text("claim") == Some("automatic") { OutcomeFilter::Strict } else { OutcomeFilter::Relaxed };
            if facts.text("claim") == Some("intended_move") && text.is_empty() {
                return Ok(None);
            }
            if facts.text("side").is_some_and(|s| s != to_move) {
                return Ok(None);
            }
            if !text.is_empty() && chain.push(Uci(text)).is_err() {
                return Ok(Some(json!(false)));
            }
            let earlier = automatic.into_iter().find(|o| filter == OutcomeFilter::Strict && o.passes(filter));
            let outcome = earlier.or(chain.calc_outcome()).filter(|o| o.passes(filter));
            let drawn = match outcome {
                Some(Outcome::Draw(reason)) => match question {
                    "threefold" => matches!(reason, DrawReason::Repeat3 | DrawReason::Repeat5),
                    "fivefold" => reason == DrawReason::Repeat5,
                    "fifty-moves" => matches!(reason, DrawReason::Moves50 | DrawReason::Moves75),
                    _ => reason == DrawReason::Moves75,
                },
                _ => false,
            };
            Ok(Some(json!(drawn)))
        }
    }
}

fn main() {
    let questions = ["legal-move", "castling", "en-passant", "promotion", "checkmate", "stalemate", "san", "dead-position", "threefold", "fivefold", "fifty-moves", "seventyfive-moves"];
    let material = json!([{ "faults": ["dead-fortress-unseen"], "source": "https://docs.rs/owlchess/latest/owlchess/board/struct.Board.html",
        "quote": "Currently, such positions include: king vs king; king + knight vs king; kings and bishops of the same color" }]);
    serve("owlchess", "0.4.1", "https://github.com/alex65536/owlchess", &questions, material, answer);
}
