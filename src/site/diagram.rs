//! A board of the content as a figure.

use std::collections::BTreeMap;

use cozy_chess::Square;
use serde_json::{Value, json};

use crate::chess::diagram::{Arrow, Diagram, Mark, Turn, piece_list};
use crate::chess::{PieceKind, Position, Side};
use crate::lang::Values;
use crate::model;

use super::page::Page;

/// A board: the drawing, and the same in words for those who do not see it. None where the position cannot be read.
pub fn diagram(page: &Page, board: &model::Diagram, id: &str, caption: Option<&str>) -> Option<Value> {
    let position = Position::parse(&board.fen, false).ok()?;
    let groups = piece_list(&position);
    let side_in_words = |side: Side, label: &str| {
        let of_side = groups.iter().filter(|g| g.side == side);
        let pieces: Vec<String> = of_side
            .map(|g| {
                let squares: Vec<String> = g.squares.iter().map(ToString::to_string).collect();
                format!("{} {}", page.word(&format!("piece-{}", kind(g.piece))), page.language.row(&squares))
            })
            .collect();
        (!pieces.is_empty()).then(|| page.language.labelled(&page.word(label), &pieces.join(&page.word("list-semicolon"))))
    };
    let sides = [side_in_words(Side::White, "diagram-white"), side_in_words(Side::Black, "diagram-black")];
    let description = sides.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let turn = match board.board_turned {
        90 => Turn::Quarter,
        180 => Turn::Half,
        270 => Turn::ThreeQuarters,
        _ => Turn::None,
    };
    let mut title = caption.map_or_else(|| page.word("diagram-label"), str::to_owned);
    let note =
        (board.board_turned != 0).then(|| page.say("diagram-board-turned", &Values::from([("degrees".to_owned(), i64::from(board.board_turned).into())])));
    if let Some(note) = &note {
        title = format!("{}. {note}", title.trim_end_matches(['.', '։']));
    }
    let marks: Vec<(Square, Mark)> = board.marked.iter().filter_map(|s| Some((s.parse().ok()?, Mark::Ring))).collect();
    let arrow = |a: &String| Some((a.get(..2)?.parse().ok()?, a.get(2..)?.parse().ok()?, Arrow::Move));
    let arrows: Vec<(Square, Square, Arrow)> = board.arrows.iter().filter_map(arrow).collect();
    let mut drawing = Diagram::new(&position, id, &title, &description);
    drawing.flipped = board.black_below;
    drawing.turn = turn;
    drawing.marks = &marks;
    drawing.arrows = &arrows;
    Some(json!({ "svg": drawing.svg(), "caption": caption.or(note.as_deref()), "words": description }))
}

/// The pieces already drawn on a page of many diagrams, by their letters, each with its id: a later diagram uses them and draws only what is new.
#[derive(Default)]
pub struct Drawn(BTreeMap<String, String>);

impl Drawn {
    /// A diagram with only those pieces drawn that none before it has.
    pub fn again(&mut self, svg: &str) -> String {
        let parts = svg.split_once("<defs>").and_then(|(head, rest)| Some((head, rest.split_once("</defs>")?)));
        let Some((head, (drawings, board))) = parts else { return svg.to_owned() };
        let (mut new, mut board) = (String::new(), board.to_owned());
        for one in drawings.split_inclusive("</g>") {
            let id = one.strip_prefix("<g id=\"").and_then(|rest| rest.split('"').next());
            let piece = id.and_then(|id| Some((id, id.rsplit('-').next().filter(|p| p.len() == 2)?)));
            match piece.map(|(id, letters)| (id, letters, self.0.get(letters))) {
                Some((id, _, Some(first))) => board = board.replace(&format!("\"#{id}\""), &format!("\"#{first}\"")),
                Some((id, letters, None)) => {
                    self.0.insert(letters.to_owned(), id.to_owned());
                    new.push_str(one);
                }
                None => new.push_str(one),
            }
        }
        format!("{head}<defs>{new}</defs>{board}")
    }
}

fn kind(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "king",
        PieceKind::Queen => "queen",
        PieceKind::Rook => "rook",
        PieceKind::Bishop => "bishop",
        PieceKind::Knight => "knight",
        PieceKind::Pawn => "pawn",
    }
}
