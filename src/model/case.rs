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
    #[serde(default)]
    pub expect: Vec<Expected>,
    /// The same story with other facts: the boundary, the twin.
    #[serde(default)]
    pub rows: Vec<Row>,
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
    /// Whom it is for; `basic` unless said.
    #[serde(default)]
    pub level: Level,
}

/// How much a case asks of the reader.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Every player knows it, or should.
    #[default]
    Basic,
    /// An arbiter's daily bread.
    Intermediate,
    /// For examinations: several rules meet, or authorities differ.
    Advanced,
}

impl Level {
    /// The word of it.
    pub fn word(self) -> &'static str {
        match self {
            Level::Basic => "basic",
            Level::Intermediate => "intermediate",
            Level::Advanced => "advanced",
        }
    }
}

/// A variation of a case; its text is `CASE.ROW`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Its id within the case.
    pub id: Located<String>,
    /// The facts that are told besides those of the case, or otherwise.
    pub facts: BTreeMap<String, Located<Scalar>>,
    /// The rulings it must give.
    pub expect: Vec<Expected>,
}

impl Case {
    /// Every set of facts of the case with the rulings it must give: the case's own, where it expects any, then each row.
    pub fn situations(&self) -> Vec<Situation<'_>> {
        let own = (!self.expect.is_empty()).then(|| Situation { row: None, facts: self.facts.clone(), expect: &self.expect });
        let rows = self.rows.iter().map(|row| {
            let mut facts = self.facts.clone();
            facts.extend(row.facts.clone());
            Situation { row: Some(&row.id.value), facts, expect: &row.expect }
        });
        own.into_iter().chain(rows).collect()
    }
}

/// A set of facts of a case and the rulings it must give.
#[derive(Debug, Clone)]
pub struct Situation<'a> {
    /// The row; none for the case itself.
    pub row: Option<&'a str>,
    /// The facts as told.
    pub facts: BTreeMap<String, Located<Scalar>>,
    /// What it must give.
    pub expect: &'a [Expected],
}

impl Situation<'_> {
    /// The facts as the engine takes them.
    pub fn told(&self) -> BTreeMap<String, Option<Scalar>> {
        self.facts.iter().map(|(name, value)| (name.clone(), Some(value.value.clone()))).collect()
    }
}

fn yes() -> bool {
    true
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
    /// All that judgement may order instead, in order; not looked at unless given.
    #[serde(default)]
    pub may: Option<Vec<ActionUse>>,
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
