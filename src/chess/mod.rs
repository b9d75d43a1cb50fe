//! The rules of the game: positions, moves, games, and whether mate can still be given.
//!
//! This part is pure. It knows no content files, no languages, no templates and no disk: it takes text (FEN, UCI moves) and gives back
//! data, each answer with its reason and with the numbers of the clauses it rests on. Sentences are made of that elsewhere.
//!
//! Start at [`questions::answer`]; [`Position`] and [`Game`] are what it is built on, [`diagram::Diagram`] draws.

pub mod answer;
pub mod clauses;
pub mod describe;
pub mod diagram;
mod explain;
pub mod fen;
pub mod history;
mod line;
pub mod mate;
pub mod material;
pub mod moves;
pub mod names;
pub mod notation;
pub mod pgn;
mod pieces;
pub mod position;
pub mod questions;
pub mod repetition;
pub mod replay;
mod report;
pub mod request;
mod san;
pub mod series_limit;
mod solver;
mod table;
pub mod telling;

pub use answer::{Answer, Input, InputError, Why};
pub use history::Game;
pub use mate::{Verdict, can_checkmate};
pub use moves::{Illegal, LegalMove};
pub use names::{PieceKind, Side, SquareName};
pub use position::{FenError, Position};
