//! The crate `chess`.

use std::str::FromStr;

use chess::{Action, Board, BoardStatus, ChessMove, Color, Game, MoveGen, Piece};
use oracle_adapters::{ended, serve, Facts, Said};
use serde_json::json;

fn answer(question: &str, facts: &Facts) -> Said {
    let start = Board::from_str(facts.fen()).map_err(|e| e.to_string())?;
    let mut game = Game::new_with_board(start);
    for text in facts.moves() {
        let played = ChessMove::from_str(text).map_err(|e| e.to_string())?;
        if !game.make_move(played) {
            return Err(format!("refuses the legal move {text}"));
        }
    }
    let board = game.current_position();
    let to_move = if board.side_to_move() == Color::White { "white" } else { "black" };
    match question {
        "checkmate" | "stalemate" => ended(question, facts, board.status() == BoardStatus::Checkmate, board.status() == BoardStatus::Stalemate, to_move),
        "threefold" | "fifty-moves" => {
            // can_declare_draw answers for both claims at once and reads no count from a position.
            let counted = facts.fen().split(' ').nth(4) == Some("0");
            if facts.text("claim") == Some("intended_move") || facts.text("side").is_some_and(|s| s != to_move) || !counted || question == "fifty-moves" {
                return Ok(None);
            }
            if facts.text("claim") == Some("automatic") {
                return Ok(Some(json!(game.result().is_some())));
            }
            Ok(Some(json!(game.can_declare_draw() && game.actions().iter().all(|a| matches!(a, Action::MakeMove(_))))))
        }
        _ => {
            let text = facts.text("move").unwrap_or_default();
            let Ok(wanted) = ChessMove::from_str(text) else { return Ok(Some(json!(false))) };
            let legal = MoveGen::new_legal(&board).any(|m| m == wanted);
            let piece = board.piece_on(wanted.get_source());
            let files = wanted.get_source().get_file().to_index().abs_diff(wanted.get_dest().get_file().to_index());
            let kind = match question {
                "castling" => piece == Some(Piece::King) && files == 2,
                "en-passant" => piece == Some(Piece::Pawn) && files == 1 && board.piece_on(wanted.get_dest()).is_none(),
                "promotion" => wanted.get_promotion().is_some(),
                _ => true,
            };
            Ok(Some(json!(legal && kind)))
        }
    }
}

fn main() {
    let questions = ["legal-move", "castling", "en-passant", "promotion", "checkmate", "stalemate", "threefold"];
    serve("chess (crate)", "3.2.0", "https://github.com/jordanbray/chess", &questions, json!([]), answer);
}
