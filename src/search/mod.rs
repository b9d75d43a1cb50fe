//! Search in one's own language: the same results in the program and in the page.
//!
//! All that is known of the languages is data of the index ([`index`]), from `content/words.*`, `content/asks.*` and `content/search.*`. The two engines,
//! this one and `templates/assets/search-engine.js`, are small programs in whole numbers over that data; a test holds them against each other.

mod collect;
mod engine;
mod fold;
mod index;
mod meaning;
mod numbers;
mod rank;
mod speech;
mod written;

pub use collect::{base, more, wording};
pub use engine::Search;
pub use index::{Base, More, Terms, Titles, Wording};
pub use rank::{Answer, Hit, Was};
