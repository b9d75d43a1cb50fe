//! The Laws of Chess as data.

#[cfg(feature = "full")]
pub mod chess;
