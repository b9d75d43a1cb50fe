//! What a diagram says and shows.

#![allow(clippy::unwrap_used)]

use chesslaw::chess::Position;
use chesslaw::chess::diagram::{Arrow, Diagram, Mark, Turn, piece_list};
use cozy_chess::Square;
use serde_json::json;

fn position(fen: &str) -> Position {
    Position::parse(fen, false).unwrap()
}

/// Whether the square drawn at a column and row (from the upper left) is dark.
fn dark(svg: &str, column: u32, row: u32) -> bool {
    svg.contains(&format!("M{} {}h100v100h-100z", column * 100, row * 100)) && !(column == 0 && row == 0)
        || (column == 0 && row == 0 && svg.matches("M0 0h100").count() == 1)
}

#[test]
fn the_title_and_description_are_read_out() {
    let initial = Position::initial();
    let svg = Diagram::new(&initial, "d1", "A <start> & \"more\"", "White: king e1").svg();
    assert!(svg.starts_with("<svg "));
    assert!(svg.contains("role=\"img\" aria-labelledby=\"d1-t d1-d\""));
    assert!(svg.contains("<title id=\"d1-t\">A &lt;start&gt; &amp; &quot;more&quot;</title><desc id=\"d1-d\">White: king e1</desc>"));
    assert_eq!(svg.matches("<use ").count(), 32);
    assert_eq!(svg.matches("<text ").count(), 16);
}

#[test]
fn every_piece_stands_on_its_square_in_both_views() {
    let one = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let mut diagram = Diagram::new(&one, "x", "", "");
    assert!(diagram.svg().contains("<use href=\"#x-wR\" x=\"0\" y=\"700\"/>"));
    diagram.flipped = true;
    assert!(diagram.svg().contains("<use href=\"#x-wR\" x=\"700\" y=\"0\"/>"));
}

#[test]
fn a_quarter_turn_leaves_a_dark_square_at_the_right_hand() {
    let initial = Position::initial();
    let mut diagram = Diagram::new(&initial, "x", "", "");
    for (turn, h1_dark) in [(Turn::None, false), (Turn::Quarter, true), (Turn::Half, false), (Turn::ThreeQuarters, true)] {
        diagram.turn = turn;
        for flipped in [false, true] {
            diagram.flipped = flipped;
            let svg = diagram.svg();
            // h1 is at White's right hand and a8 at Black's: the same corners in both views.
            assert_eq!((dark(&svg, 7, 7), dark(&svg, 0, 0), dark(&svg, 0, 7)), (h1_dark, h1_dark, !h1_dark), "{turn:?}");
        }
    }
}

#[test]
fn printed_letters_turn_with_the_board() {
    let initial = Position::initial();
    let mut diagram = Diagram::new(&initial, "x", "", "");
    let at = |diagram: &Diagram, text: &str| -> (i32, i32) {
        let svg = diagram.svg();
        let (before, _) = svg.split_once(&format!(">{text}</text>")).unwrap();
        let tag = &before[before.rfind("<text ").unwrap()..];
        let number = |name: &str| tag.split(&format!("{name}=\"")).nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
        (number("x"), number("y"))
    };
    let (x, y) = at(&diagram, "a");
    assert!(x == 50 && y > 800, "below the first column");
    diagram.flipped = true;
    let (x, y) = at(&diagram, "a");
    assert!(x == 750 && y > 800, "below the last column");
    diagram.flipped = false;
    diagram.turn = Turn::Quarter;
    let (x, y) = at(&diagram, "a");
    assert!(x < 0 && y < 100, "left of the top row");
    diagram.turn = Turn::Half;
    let (x, y) = at(&diagram, "a");
    assert!(x == 750 && y < 0, "above the last column");
    diagram.coordinates = false;
    assert!(!diagram.svg().contains("<text "));
}

#[test]
fn marks_and_arrows_differ_in_form() {
    let initial = Position::initial();
    let mut diagram = Diagram::new(&initial, "x", "", "");
    let plain = diagram.svg();
    let marks = [(Square::E4, Mark::Tint), (Square::E5, Mark::Ring), (Square::D4, Mark::Cross), (Square::D5, Mark::Dot)];
    let arrows = [(Square::E2, Square::E4, Arrow::Move), (Square::D8, Square::H4, Arrow::Attack), (Square::A1, Square::A1, Arrow::Move)];
    (diagram.marks, diagram.arrows) = (&marks, &arrows);
    let svg = diagram.svg();
    assert_eq!(svg.matches("<circle ").count() - plain.matches("<circle ").count(), 2);
    assert_eq!(svg.matches("stroke-dasharray").count(), 1);
    assert_eq!(svg.matches("rotate(").count(), 2, "an arrow needs two squares");
}

#[test]
fn the_piece_list_groups_by_side_and_kind() {
    let list = serde_json::to_value(piece_list(&position("4k3/8/8/8/8/1P6/P7/R3K2R w KQ - 0 1"))).unwrap();
    assert_eq!(
        list,
        json!([
            {"side": "white", "piece": "king", "squares": ["e1"]},
            {"side": "white", "piece": "rook", "squares": ["a1", "h1"]},
            {"side": "white", "piece": "pawn", "squares": ["a2", "b3"]},
            {"side": "black", "piece": "king", "squares": ["e8"]},
        ])
    );
}
