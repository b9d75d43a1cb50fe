//! Board diagrams as SVG, and a position as a list of pieces.

use std::collections::BTreeSet;
use std::fmt::Write;

use cozy_chess::{File, Rank, Square};
use serde::Serialize;

use super::names::{PieceKind, Side, SquareName};
use super::pieces;
use super::position::Position;

/// How far the board lies turned under the pieces, clockwise as White sees it.
///
/// The pieces stay where the players have put them, and squares keep the names they have by the pieces; only the pattern of light and
/// dark squares and the letters and digits printed on the board turn. A quarter turn leaves a dark square at White's right hand.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Turn {
    /// As it should lie.
    #[default]
    None,
    /// 90 degrees.
    Quarter,
    /// 180 degrees.
    Half,
    /// 270 degrees.
    ThreeQuarters,
}

/// How a square is marked. The kinds differ in form, not only in colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// The whole square is tinted.
    Tint,
    /// A ring round the piece.
    Ring,
    /// A cross.
    Cross,
    /// A dot.
    Dot,
}

/// What an arrow stands for. The kinds differ in form, not only in colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrow {
    /// A move: a full line.
    Move,
    /// An attack: a dashed line.
    Attack,
}

/// A drawing of a position.
///
/// Colours come from the custom properties `--board-light`, `--board-dark`, `--board-line`, `--board-label`, `--board-mark`, `--board-move`,
/// `--board-attack`, `--piece-white`, `--piece-white-line`, `--piece-black`, `--piece-black-line`, `--piece-black-rim`, each with a value
/// of its own where the page sets none.
#[derive(Debug, Clone)]
pub struct Diagram<'a> {
    /// What is drawn.
    pub position: &'a Position,
    /// Prefix of all ids in the drawing; it must be unique in the page and fit for an id.
    pub id: &'a str,
    /// The title read out in place of the drawing.
    pub title: &'a str,
    /// The description read out after the title.
    pub description: &'a str,
    /// Whether the letters of the files and digits of the ranks are shown.
    pub coordinates: bool,
    /// Whether Black sits at the bottom.
    pub flipped: bool,
    /// How the board lies.
    pub turn: Turn,
    /// Marked squares.
    pub marks: &'a [(Square, Mark)],
    /// Arrows from square to square.
    pub arrows: &'a [(Square, Square, Arrow)],
}

const CELL: i32 = 100;
const BOARD: i32 = 8 * CELL;
const MARGIN: i32 = 50;

impl<'a> Diagram<'a> {
    /// A plain diagram with coordinates.
    pub fn new(position: &'a Position, id: &'a str, title: &'a str, description: &'a str) -> Self {
        let (marks, arrows) = (&[] as &[_], &[] as &[_]);
        Self { position, id, title, description, coordinates: true, flipped: false, turn: Turn::None, marks, arrows }
    }

    /// The drawing, an `svg` element without size: it takes the width it is given.
    pub fn svg(&self) -> String {
        let mut out = String::with_capacity(8_000);
        let (x, y, width, height) = self.view();
        let (id, title, description) = (escape(self.id), escape(self.title), escape(self.description));
        // Writing to a string cannot fail.
        let _ = write!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\" viewBox=\"{x} {y} {width} {height}\" role=\"img\" \
             aria-labelledby=\"{id}-t {id}-d\"><title id=\"{id}-t\">{title}</title><desc id=\"{id}-d\">{description}</desc>"
        );
        self.define_pieces(&mut out, &id);
        self.squares(&mut out);
        self.marks(&mut out, true);
        self.pieces(&mut out, &id);
        self.marks(&mut out, false);
        self.arrows(&mut out);
        if self.coordinates {
            self.labels(&mut out);
        }
        out.push_str("</svg>");
        out
    }

    fn view(&self) -> (i32, i32, i32, i32) {
        match (self.coordinates, self.turn) {
            (false, _) => (-3, -3, BOARD + 6, BOARD + 6),
            (true, Turn::None) => (-MARGIN, -3, BOARD + MARGIN + 3, BOARD + MARGIN + 3),
            (true, _) => (-MARGIN, -MARGIN, BOARD + 2 * MARGIN, BOARD + 2 * MARGIN),
        }
    }

    /// Column and row of a square, from the upper left.
    fn cell(&self, square: Square) -> (i32, i32) {
        let (file, rank) = (square.file() as i32, square.rank() as i32);
        if self.flipped { (7 - file, rank) } else { (file, 7 - rank) }
    }

    /// The centre of a square.
    fn centre(&self, square: Square) -> (i32, i32) {
        let (column, row) = self.cell(square);
        (column * CELL + CELL / 2, row * CELL + CELL / 2)
    }

    fn is_dark(&self, square: Square) -> bool {
        let dark = (square.file() as u8 + square.rank() as u8).is_multiple_of(2);
        dark != matches!(self.turn, Turn::Quarter | Turn::ThreeQuarters)
    }

    fn squares(&self, out: &mut String) {
        let _ = write!(out, "<path fill=\"var(--board-light,#f3eee0)\" d=\"M0 0h{BOARD}v{BOARD}h-{BOARD}z\"/><path fill=\"var(--board-dark,#a9b9b4)\" d=\"");
        for square in Square::ALL.into_iter().filter(|&square| self.is_dark(square)) {
            let (column, row) = self.cell(square);
            let _ = write!(out, "M{} {}h{CELL}v{CELL}h-{CELL}z", column * CELL, row * CELL);
        }
        let _ = write!(out, "\"/><path fill=\"none\" stroke=\"var(--board-line,#4a524f)\" stroke-width=\"4\" d=\"M0 0h{BOARD}v{BOARD}h-{BOARD}z\"/>");
    }

    fn define_pieces(&self, out: &mut String, id: &str) {
        let present: BTreeSet<(bool, char)> = piece_list(self.position).iter().map(|g| (g.side == Side::White, g.piece.letter())).collect();
        out.push_str("<defs>");
        for (white, letter) in present {
            let Some(piece) = PieceKind::from_letter(letter) else {
                continue;
            };
            let (body, lines) = (pieces::body(piece), pieces::lines(piece));
            let side = if white { 'w' } else { 'b' };
            let _ = write!(out, "<g id=\"{id}-{side}{letter}\" stroke-linejoin=\"round\" stroke-linecap=\"round\">");
            let _ = if white {
                write!(
                    out,
                    "<path fill=\"var(--piece-white,#fff)\" stroke=\"var(--piece-white-line,#1d1d1b)\" stroke-width=\"3.6\" d=\"{body}\"/>\
                     <path fill=\"none\" stroke=\"var(--piece-white-line,#1d1d1b)\" stroke-width=\"3.2\" d=\"{lines}\"/>"
                )
            } else {
                write!(
                    out,
                    "<path fill=\"none\" stroke=\"var(--piece-black-rim,#f3eee0)\" stroke-width=\"7\" d=\"{body}\"/>\
                     <path fill=\"var(--piece-black,#1d1d1b)\" stroke=\"var(--piece-black,#1d1d1b)\" stroke-width=\"3.6\" d=\"{body}\"/>\
                     <path fill=\"none\" stroke=\"var(--piece-black-line,#f3eee0)\" stroke-width=\"3.2\" d=\"{lines}\"/>"
                )
            };
            out.push_str("</g>");
        }
        out.push_str("</defs>");
    }

    fn pieces(&self, out: &mut String, id: &str) {
        for square in Square::ALL {
            let Some(placed) = self.position.on(square) else {
                continue;
            };
            let (column, row) = self.cell(square);
            let side = if placed.side == Side::White { 'w' } else { 'b' };
            let _ = write!(out, "<use href=\"#{id}-{side}{}\" x=\"{}\" y=\"{}\"/>", placed.piece.letter(), column * CELL, row * CELL);
        }
    }

    /// Draws the marks that lie under the pieces, or those above them.
    fn marks(&self, out: &mut String, under: bool) {
        for &(square, mark) in self.marks.iter().filter(|(_, mark)| (*mark == Mark::Tint) == under) {
            let (x, y) = self.centre(square);
            let colour = "var(--board-mark,#c2410c)";
            let _ = match mark {
                Mark::Tint => {
                    write!(out, "<path fill=\"{colour}\" fill-opacity=\".32\" stroke=\"{colour}\" stroke-width=\"5\" d=\"M{} {}h90v90h-90z\"/>", x - 45, y - 45)
                }
                Mark::Ring => write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"44\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"7\"/>"),
                Mark::Cross => write!(
                    out,
                    "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"9\" stroke-linecap=\"round\" d=\"M{} {}l64 64m0 -64l-64 64\"/>",
                    x - 32,
                    y - 32
                ),
                Mark::Dot => write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"16\" fill=\"{colour}\"/>"),
            };
        }
    }

    fn arrows(&self, out: &mut String) {
        for &(from, to, arrow) in self.arrows {
            if from == to {
                continue;
            }
            let ((x1, y1), (x2, y2)) = (self.centre(from), self.centre(to));
            let (dx, dy) = (f64::from(x2 - x1), f64::from(y2 - y1));
            let length = dx.hypot(dy);
            let angle = dy.atan2(dx).to_degrees();
            let (colour, dash) = match arrow {
                Arrow::Move => ("var(--board-move,#15693b)", ""),
                Arrow::Attack => ("var(--board-attack,#b3261e)", " stroke-dasharray=\"26 14\""),
            };
            // The arrow lies along the x axis from the rim of the one piece to the middle of the other square, and is then turned.
            let (start, neck, tip) = (30.0, length - 46.0, length - 8.0);
            let _ = write!(
                out,
                "<g transform=\"translate({x1} {y1}) rotate({angle:.2})\" opacity=\".85\" fill=\"{colour}\" stroke=\"{colour}\">\
                 <path fill=\"none\" stroke-width=\"13\"{dash} d=\"M{start:.0} 0H{neck:.1}\"/>\
                 <path stroke-width=\"4\" stroke-linejoin=\"round\" d=\"M{tip:.1} 0L{neck:.1} 21V-21Z\"/></g>"
            );
        }
    }

    fn labels(&self, out: &mut String) {
        out.push_str(
            "<g fill=\"var(--board-label,currentColor)\" font-family=\"system-ui,sans-serif\" font-size=\"32\" text-anchor=\"middle\" \
             direction=\"ltr\" aria-hidden=\"true\">",
        );
        let middle = BOARD / 2;
        // Where a label of the board stands, seen from its middle, with the board lying as it should and White at the bottom.
        let mut put = |text: char, x: i32, y: i32| {
            let (x, y) = match self.turn {
                Turn::None => (x, y),
                Turn::Quarter => (-y, x),
                Turn::Half => (-x, -y),
                Turn::ThreeQuarters => (y, -x),
            };
            let (x, y) = match (self.flipped, self.turn) {
                (false, _) => (x, y),
                // A diagram from Black's side keeps its labels at the left and below.
                (true, Turn::None) if y > middle => (-x, y),
                (true, Turn::None) => (x, -y),
                (true, _) => (-x, -y),
            };
            let _ = write!(out, "<text x=\"{}\" y=\"{}\">{text}</text>", x + middle, y + middle + 11);
        };
        for (file, rank) in File::ALL.into_iter().zip(Rank::ALL) {
            let along = file as i32 * CELL + CELL / 2 - middle;
            put(file.into(), along, middle + 27);
            put(rank.into(), -middle - 27, -along);
        }
        out.push_str("</g>");
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Pieces of one kind and colour and where they stand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PieceGroup {
    /// Whose.
    pub side: Side,
    /// Which.
    pub piece: PieceKind,
    /// Squares, by file and then rank.
    pub squares: Vec<SquareName>,
}

/// The drawings of the pieces by their names, each its outline and the strokes on it, on a field of 100 by 100.
pub fn drawings() -> [(String, [&'static str; 2]); 6] {
    let kinds = [PieceKind::King, PieceKind::Queen, PieceKind::Rook, PieceKind::Bishop, PieceKind::Knight, PieceKind::Pawn];
    kinds.map(|kind| (super::telling::word(&kind), [pieces::body(kind), pieces::lines(kind)]))
}

/// The position as a list: White's king, queens, rooks, bishops, knights and pawns, then Black's; kinds that are absent are left out.
pub fn piece_list(position: &Position) -> Vec<PieceGroup> {
    let mut list = Vec::new();
    for side in [Side::White, Side::Black] {
        for piece in PieceKind::ALL {
            let mut squares = SquareName::list(position.board().colored_pieces(side.into(), piece.into()));
            squares.sort_by_key(|square| (square.0.file() as u8, square.0.rank() as u8));
            if !squares.is_empty() {
                list.push(PieceGroup { side, piece, squares });
            }
        }
    }
    list
}
