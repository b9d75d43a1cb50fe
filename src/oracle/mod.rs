//! The conformance suite: questions with the answers the Laws give, for programs to be held against.
//!
//! Oracles come from three places: worked cases and vectors of the content, positions of `oracle/data/`, and the rules themselves, walked for every
//! boundary and each condition's own effect. Everything here is pure but for [`run`], which talks to a program.

mod attests;
mod board;
mod cases;
mod data;
pub mod derive;
pub mod export;
pub mod frozen;
mod mirror;
pub mod mutation;
mod reach;
pub mod results;
pub mod run;
mod schema;
pub mod sha256;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::Lawbook;
use frozen::Frozen;

/// The version of the suite; what is published under it stays.
pub const VERSION: &str = "v1";

/// A question with the answer the Laws give.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Oracle {
    /// `QUESTION/NAME@EDITION`; it never changes and depends on nothing but itself.
    pub id: String,
    /// The question.
    pub question: String,
    /// The edition.
    pub edition: String,
    /// Other editions in which the answer is the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holds_in: Vec<String>,
    /// What it is about, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The facts told, or the position.
    pub facts: Map<String, Value>,
    /// The answer's fields that count: `status`; `answer` and `result`, or `actions`, `may` and `needs`; `readings` where disputed.
    pub expected: Map<String, Value>,
    /// Numbers printed in that edition, the decisive one first.
    pub clauses: Vec<String>,
    /// The same clauses by id.
    pub clause_ids: Vec<String>,
    /// Why, in English.
    pub why: String,
    /// Ids of the reasons: rules that decided, or the kind of reason the board gives.
    pub reasons: Vec<String>,
    /// Who says so besides the Laws: titles or addresses.
    pub sources: Vec<String>,
    /// How sure it is: high, medium, low.
    pub confidence: String,
    /// See [`Tag`].
    pub tags: Vec<Tag>,
    /// The fault of a program that answers otherwise; position questions only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// The same without what is special here: a program that fails that one too shows its fault and not this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<String>,
    /// Programs that were reported to answer otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reported: Vec<String>,
}

/// What sort an oracle is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tag {
    /// Somebody outside this project, other than the Laws themselves, gives the answer to these facts for an edition then in force: an examination's key,
    /// a published ruling or opinion, a fault reported of a program.
    Attested,
    /// It follows from the rules; all that is not attested.
    Derived,
    /// A person wrote it from what the words of the Laws say; one of the derived.
    Stated,
    /// It stands at the edge of a condition: one fact changed, another answer.
    Boundary,
    /// The text can be read in more than one way; scored apart.
    Disputed,
    /// Programs were reported to answer it wrongly.
    ReportedFault,
    /// It takes a long search to find the answer.
    Hard,
    /// No game leads to the position; scored apart.
    Unreachable,
    /// It was released and can be asked no more; it stays as it was, and no program is held to it.
    Withdrawn,
}

impl Tag {
    /// All of them.
    pub const ALL: [Tag; 9] =
        [Tag::Attested, Tag::Derived, Tag::Stated, Tag::Boundary, Tag::Disputed, Tag::ReportedFault, Tag::Hard, Tag::Unreachable, Tag::Withdrawn];

    /// As written in files and filters.
    pub fn word(self) -> &'static str {
        match self {
            Tag::Attested => "attested",
            Tag::Derived => "derived",
            Tag::Stated => "stated",
            Tag::Boundary => "boundary",
            Tag::Disputed => "disputed",
            Tag::ReportedFault => "reported-fault",
            Tag::Hard => "hard",
            Tag::Unreachable => "unreachable",
            Tag::Withdrawn => "withdrawn",
        }
    }
}

impl Oracle {
    /// Whether it has a tag.
    pub fn is(&self, tag: Tag) -> bool {
        self.tags.contains(&tag)
    }

    /// Its facts as the engine takes them.
    pub fn told(&self) -> crate::engine::Told {
        self.facts.iter().map(|(name, value)| (name.clone(), derive::scalar(value))).collect()
    }

    /// Its id without the edition.
    pub fn stem(&self) -> &str {
        self.id.split('@').next().unwrap_or(&self.id)
    }
}

/// Why the suite cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum OracleError {
    /// A file of `oracle/` cannot be read.
    #[error("{path}, line {line}: {detail}")]
    Data {
        /// The file.
        path: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        detail: String,
    },
    /// An oracle's answer is not the one the program gives.
    #[error("{id}: {detail}")]
    Disagrees {
        /// The oracle.
        id: String,
        /// What is given and what was expected.
        detail: String,
    },
    /// Two oracles have the same id.
    #[error("two oracles have the id {0}")]
    Twice(String),
}

/// All oracles, sorted by question (in the order of the content) and id.
///
/// # Errors
/// See [`OracleError`].
pub fn suite(book: &Lawbook) -> Result<Vec<Oracle>, OracleError> {
    let mut out = board::oracles(book)?;
    let released = frozen::read(book)?;
    let (of_rules, others): (Vec<Frozen>, Vec<Frozen>) = released.into_iter().partition(|f| book.content.question(&f.question).is_some());
    frozen::keep(book, &others, &mut out);
    let questions: Vec<Result<Vec<Oracle>, OracleError>> = book.content.questions.par_iter().map(|q| of_question(book, q, &of_rules)).collect();
    for list in questions {
        out.extend(list?);
    }
    let order: Vec<&str> =
        book.content.questions.iter().map(|q| q.id.value.as_str()).chain(book.content.positions.iter().map(|q| q.id.value.as_str())).collect();
    let place = |o: &Oracle| order.iter().position(|q| *q == o.question);
    out.sort_by(|a, b| (place(a), &a.id).cmp(&(place(b), &b.id)));
    match out.windows(2).find(|w| w[0].id == w[1].id) {
        Some(pair) => Err(OracleError::Twice(pair[0].id.clone())),
        None => Ok(out),
    }
}

/// The oracles of one question of the rules: cases and vectors, then what these do not show of the rules, then what else was released.
///
/// # Errors
/// See [`OracleError`].
pub fn of_question(book: &Lawbook, question: &crate::model::Question, released: &[Frozen]) -> Result<Vec<Oracle>, OracleError> {
    let mut out = cases::oracles(book, question)?;
    derive::add(book, question, &mut out);
    let mine: Vec<Frozen> = released.iter().filter(|f| f.question == question.id.value).cloned().collect();
    frozen::keep(book, &mine, &mut out);
    Ok(out)
}
