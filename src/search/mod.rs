//! Search in one's own language: the same results in the program and in the page.

mod collect;
mod index;

pub use collect::{base, wording};
pub use index::{Base, Wording};
