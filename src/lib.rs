//! The Laws of Chess as data.
