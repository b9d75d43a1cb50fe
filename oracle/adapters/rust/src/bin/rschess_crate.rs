//! The crate `rschess`.

use oracle_adapters::{ended, serve, Facts, Said};
use rschess::{Board, Color, Fen, Move};
use serde_json::json;

fn answer(question: &str, facts: &Facts) -> Said {
    let fen = Fen::try_from(facts.fen()).map_err(|e| e.to_string())?;
    let mut board = Board::from_fen(fen);
    // Draws that come by themselves end the game when they come.
    let (mut five, mut seventyfive) = (false, false);
    for text in facts.moves() {
        if !board.is_ongoing() {
            break;
        }
        board.make_move_uci(text).map_err(|e| e.to_string())?;
        five |= board.is_fivefold_repetition();
        seventyfive |= board.is_seventy_five_move_rule();
    }
    let to_move = if board.side_to_move() == Color::White { "white" } else { "black" };
    let text = facts.text("move").unwrap_or_default();
    match question {
        "checkmate" | "stalemate" => ended(question, facts, board.is_checkmate(), board.is_stalemate(), to_move),
        "dead-position" => Ok(Some(json!(board.is_insufficient_material()))),
        "threefold" | "fivefold" | "fifty-moves" | "seventyfive-moves" => {
            if facts.text("claim") == Some("automatic") {
                return Ok(Some(json!(board.is_game_over())));
            }
            if (facts.text("claim") == Some("intended_move") && text.is_empty()) || facts.text("side").is_some_and(|s| s != to_move) {
                return Ok(None);
            }
            if !text.is_empty() && board.make_move_uci(text).is_err() {
                return Ok(Some(json!(false)));
            }
            Ok(Some(json!(match question {
                "threefold" => board.is_threefold_repetition(),
                "fivefold" => five || board.is_fivefold_repetition(),
                "fifty-moves" => board.is_fifty_move_rule(),
                _ => seventyfive || board.is_seventy_five_move_rule(),
            })))
        }
        _ => {
            let Ok(found) = Move::from_uci(text) else { return Ok(Some(json!(false))) };
            if question == "san" {
                return Ok(Some(json!(board.move_to_san(found).map_err(|e| e.to_string())?)));
            }
            Ok(Some(json!(board.is_legal(found))))
        }
    }
}

fn main() {
    let questions = ["legal-move", "checkmate", "stalemate", "san", "dead-position", "threefold", "fivefold", "fifty-moves", "seventyfive-moves"];
    let material = json!([{ "faults": ["dead-fortress-unseen"], "source": "https://docs.rs/rschess/latest/rschess/struct.Board.html#method.is_insufficient_material",
        "quote": "rschess defines insufficient material as any of the following scenarios" }]);
    serve("rschess", "2.0.5", "https://github.com/prawnydagrate/rschess", &questions, material, answer);
}
