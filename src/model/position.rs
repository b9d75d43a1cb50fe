//! Questions that the rules of the game answer, and the letters by which moves are written.

use serde::Deserialize;

use super::Located;

/// A question about a position or a game, as declared in `positions.yaml`. The rules of the game answer it; this says where it applies.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionQuestion {
    /// Its name.
    #[serde(rename = "question")]
    pub id: Located<String>,
    /// The edition from which on the answer holds.
    pub from: Located<String>,
    /// The facts it takes.
    pub facts: Vec<Located<String>>,
    /// What the fact `side` means in it, where it takes that: `resigned`.
    #[serde(default)]
    pub side: Option<String>,
}

/// The letters of the pieces in a language, as declared in `notation.yaml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceLetters {
    /// Those written: king, queen, rook, bishop, knight.
    pub letters: Vec<String>,
    /// Other sets that readers meet, in the same order.
    #[serde(default)]
    pub also: Vec<Vec<String>>,
}
