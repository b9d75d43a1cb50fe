//! Worked cases and vectors.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{ActionUse, Located, Scalar};

/// A worked example (with texts in every language) or a vector (`story: false`, facts and ruling alone).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Its id.
    pub id: Located<String>,
    /// The question it asks.
    pub question: Located<String>,
    /// False for a vector.
    #[serde(default = "yes")]
    pub story: bool,
    /// The facts as told. Empty values are unknown.
    #[serde(default)]
    pub facts: BTreeMap<String, Located<Scalar>>,
    /// The rulings it must give.
    pub expect: Vec<Expected>,
    /// Boards that go with the story.
    #[serde(default)]
    pub diagrams: Vec<Diagram>,
    /// Who says so.
    #[serde(default)]
    pub authority: Authority,
    /// Sources, ids of sources.yaml.
    #[serde(default)]
    pub sources: Vec<Located<String>>,
    /// Glossary terms it teaches.
    #[serde(default)]
    pub terms: Vec<Located<String>>,
    /// 1 for a beginner, 3 for an examination.
    #[serde(default = "one")]
    pub level: u8,
}

fn yes() -> bool {
    true
}

fn one() -> u8 {
    1
}

/// What a case must give in some editions.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    /// The editions.
    #[serde(rename = "in")]
    pub editions: Vec<Located<String>>,
    /// The status of the ruling; decided unless said.
    #[serde(default)]
    pub status: Option<Located<String>>,
    /// All the actions ordered, in order.
    #[serde(default)]
    pub actions: Vec<ActionUse>,
    /// Facts asked for, in any order, where the status is needs-facts.
    #[serde(default)]
    pub needs: Vec<Located<String>>,
    /// Printed numbers that must be among the clauses, the decisive one first.
    #[serde(default)]
    pub clauses: Vec<Located<String>>,
}

/// Who stands behind the ruling of a case.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Authority {
    /// The words of the Laws leave no doubt.
    #[default]
    Text,
    /// A FIDE commission or committee ruled so.
    Commission,
    /// An examining body's key.
    Examination,
    /// An arbiter's published opinion.
    Arbiter,
    /// Our own conclusion.
    Inference,
}

/// A board of a case.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diagram {
    /// The position.
    pub fen: Located<String>,
    /// Degrees the board itself is turned clockwise under the pieces: 90 puts a dark corner at the players' right.
    #[serde(default)]
    pub board_turned: u16,
    /// Who sits at the bottom.
    #[serde(default)]
    pub black_below: bool,
    /// Marked squares.
    #[serde(default)]
    pub marked: Vec<String>,
    /// Arrows, such as `e2e4`.
    #[serde(default)]
    pub arrows: Vec<String>,
}
