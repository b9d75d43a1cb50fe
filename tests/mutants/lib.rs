//! The engine by itself, with just enough around it to load the content: what mutants of it are tried with (`tests/mutants/run`).
#![allow(missing_docs, dead_code, reason = "only a part of the crate")]

pub mod diagnostic;
pub mod engine;
pub mod load;
pub mod model;

/// As much of the lawbook as the tests of the engine use.
#[derive(Debug)]
pub struct Lawbook {
    pub content: model::Content,
}

impl Lawbook {
    /// The lawbook of the content beside this crate.
    ///
    /// # Errors
    /// None; the signature is that of the whole lawbook.
    pub fn embedded() -> Result<Lawbook, Vec<diagnostic::Diagnostic>> {
        Ok(Lawbook { content: load::parse(load::Tree::embedded()).content })
    }

    /// Whether a question covers an edition.
    pub fn covers(&self, question: &model::Question, edition: usize) -> bool {
        self.content.editions.within(edition, Some(&question.from), None)
    }
}
