//! The same position with the colours exchanged: the board is turned upside down and every piece changes its colour.

use super::data::Given;

/// The position, moves, side and right answers' inputs for the other colour. Answers that name squares or sides are asked anew, so none is carried over.
pub(super) fn exchanged(given: &Given) -> Given {
    let mut out = given.clone();
    out.id = format!("{}-black", given.id);
    out.title = format!("{} (colours exchanged)", given.title);
    out.fen = given.fen.as_deref().map(fen);
    out.moves = given.moves.iter().map(|m| squares(m)).collect();
    out.mv = given.mv.as_deref().map(squares);
    out.side = given.side.as_deref().map(|s| if s == "white" { "black" } else { "white" }.to_owned());
    out.expected = None;
    out
}

fn fen(text: &str) -> String {
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    if let Some(board) = fields.first_mut() {
        *board = board.split('/').rev().map(case).collect::<Vec<_>>().join("/");
    }
    if let Some(turn) = fields.get_mut(1) {
        *turn = if turn == "w" { "b" } else { "w" }.to_owned();
    }
    if let Some(rights) = fields.get_mut(2) {
        let changed = case(rights);
        // White's rights stand first.
        let (white, black): (String, String) = changed.chars().partition(char::is_ascii_uppercase);
        *rights = format!("{white}{black}");
    }
    if let Some(passing) = fields.get_mut(3) {
        *passing = squares(passing);
    }
    fields.join(" ")
}

fn case(text: &str) -> String {
    text.chars().map(|c| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() }).collect()
}

/// Rank 1 becomes rank 8 in every square named.
fn squares(text: &str) -> String {
    let turned = |c: char| c.to_digit(10).filter(|d| (1..=8).contains(d)).and_then(|d| char::from_digit(9 - d, 10)).unwrap_or(c);
    text.chars().map(turned).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_position_is_turned_and_recoloured() {
        assert_eq!(super::fen("r3k3/8/8/8/4Pp2/8/8/R3K2R b KQq e3 0 1"), "r3k2r/8/8/4pP2/8/8/8/R3K3 w Qkq e6 0 1");
        assert_eq!(super::fen("rk6/8/8/8/8/8/8/RK6 w Aa - 0 1"), "rk6/8/8/8/8/8/8/RK6 b Aa - 0 1");
        assert_eq!(super::squares("a7a8q"), "a2a1q");
    }
}
