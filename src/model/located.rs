//! A value and the place in the content it was written at.

use std::cell::Cell;

use serde::{Deserialize, Deserializer};

/// A place in a content file: index into the loader's list of files, line and column from 1. Zero means unknown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At {
    /// Index of the file in the loader's list.
    pub file: u32,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1.
    pub column: u32,
}

thread_local! {
    static FILE: Cell<u32> = const { Cell::new(0) };
}

impl At {
    /// Everything this thread deserialises from now on is said to stand in that file. Only the loader calls this.
    pub fn entering(file: u32) {
        FILE.with(|f| f.set(file));
    }
}

/// A value that remembers where it stands. Compares by value alone.
#[derive(Debug, Clone, Default)]
pub struct Located<T> {
    /// The value.
    pub value: T,
    /// Its place.
    pub at: At,
}

impl<T: PartialEq> PartialEq for Located<T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T> std::ops::Deref for Located<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.value
    }
}

#[cfg(feature = "full")]
impl<'de, T: Deserialize<'de>> Deserialize<'de> for Located<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = serde_yaml::Spanned::<T>::deserialize(deserializer)?;
        let place = spanned.referenced;
        let at = At { file: FILE.with(Cell::get), line: place.line() as u32, column: place.column() as u32 };
        Ok(Located { value: spanned.value, at })
    }
}

#[cfg(not(feature = "full"))]
impl<'de, T: Deserialize<'de>> Deserialize<'de> for Located<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Located { value: T::deserialize(deserializer)?, at: At { file: FILE.with(Cell::get), line: 0, column: 0 } })
    }
}
