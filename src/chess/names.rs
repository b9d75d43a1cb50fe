//! Sides, pieces and squares as they appear in answers: `"white"`, `"knight"`, `"e4"`.

use std::fmt;

use cozy_chess::{BitBoard, Color, Piece, Square};
use serde::{Deserialize, Serialize};

/// One of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Has the light pieces and moves first.
    White,
    /// Has the dark pieces.
    Black,
}

impl Side {
    /// The other player.
    pub fn opponent(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}

/// A kind of piece, pawns included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PieceKind {
    /// King.
    King,
    /// Queen.
    Queen,
    /// Rook.
    Rook,
    /// Bishop.
    Bishop,
    /// Knight.
    Knight,
    /// Pawn.
    Pawn,
}

impl PieceKind {
    /// From the king down to the pawn, the order in which positions are described.
    pub const ALL: [Self; 6] = [Self::King, Self::Queen, Self::Rook, Self::Bishop, Self::Knight, Self::Pawn];

    /// The English letter of the FEN, in capitals: `K Q R B N P`.
    pub fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Rook => 'R',
            Self::Bishop => 'B',
            Self::Knight => 'N',
            Self::Pawn => 'P',
        }
    }

    /// The kind a FEN letter stands for, in capitals or not.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())
    }
}

impl From<Piece> for PieceKind {
    fn from(piece: Piece) -> Self {
        match piece {
            Piece::King => Self::King,
            Piece::Queen => Self::Queen,
            Piece::Rook => Self::Rook,
            Piece::Bishop => Self::Bishop,
            Piece::Knight => Self::Knight,
            Piece::Pawn => Self::Pawn,
        }
    }
}

impl From<PieceKind> for Piece {
    fn from(kind: PieceKind) -> Self {
        match kind {
            PieceKind::King => Self::King,
            PieceKind::Queen => Self::Queen,
            PieceKind::Rook => Self::Rook,
            PieceKind::Bishop => Self::Bishop,
            PieceKind::Knight => Self::Knight,
            PieceKind::Pawn => Self::Pawn,
        }
    }
}

/// A square, written `e4` in answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SquareName(pub Square);

impl SquareName {
    /// The squares of a set, from a1 along the ranks to h8.
    pub(crate) fn list(set: BitBoard) -> Vec<Self> {
        set.iter().map(Self).collect()
    }
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for SquareName {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A piece of a given colour on a given square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Placed {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub piece: PieceKind,
    /// Where it stands.
    pub square: SquareName,
}
