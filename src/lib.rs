//! Chesslaw: the FIDE Laws of Chess as one source with five languages and a predicate that a machine runs.
//!
//! Data flows one way: **load -> resolve -> check -> (rule | render | index | export) -> write**. Only [`load`] and the writers
//! touch the disk. [`model`] says what the content is, [`engine`] decides; both build without any feature, for wasm32 too.
//!
//! To ask a question start at [`Lawbook::ask`]:
//!
//! ```
//! # #[cfg(feature = "full")] {
//! let book = chesslaw::Lawbook::embedded().expect("the shipped content loads");
//! let ruling = book.ask("wrong-start", "fide-2018", [("board_rotated", true.into())]).expect("rules");
//! println!("{}", book.explain(&ruling, "es").expect("there is Spanish").join("\n"));
//! # }
//! ```

#[cfg(feature = "board")]
pub mod chess;
pub mod engine;
pub mod model;

#[cfg(feature = "full")]
pub mod check;
#[cfg(feature = "full")]
pub mod cli;
#[cfg(feature = "full")]
pub mod collate;
#[cfg(feature = "full")]
pub mod diagnostic;
#[cfg(feature = "full")]
pub mod lang;
#[cfg(feature = "full")]
pub mod load;
#[cfg(feature = "full")]
pub mod site;

#[cfg(feature = "full")]
pub mod answer;
#[cfg(feature = "full")]
pub mod board;
#[cfg(feature = "full")]
pub mod changes;
#[cfg(feature = "full")]
pub mod compound;
#[cfg(feature = "full")]
pub mod event;
#[cfg(feature = "full")]
pub mod explain;
#[cfg(feature = "full")]
mod lawbook;
#[cfg(feature = "full")]
pub mod markdown;
#[cfg(feature = "full")]
pub mod mutate;
#[cfg(feature = "full")]
pub mod oracle;
#[cfg(feature = "full")]
pub mod refusal;
#[cfg(feature = "full")]
pub mod review;
#[cfg(feature = "full")]
pub mod search;
#[cfg(feature = "full")]
pub mod vocabulary;
#[cfg(feature = "full")]
pub mod write;

#[cfg(feature = "full")]
pub use lawbook::{AskError, Facts, InEdition, Lawbook};
