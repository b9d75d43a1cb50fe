//! What the content is: editions, clauses, facts, questions and their rules, actions, cases and terms.
//!
//! Plain data as the YAML says it. Names are still words here; the engine turns them into numbers when it compiles a question.

mod action;
mod case;
mod clause;
mod condition;
mod edition;
mod fact;
mod located;
mod position;
mod precedence;
mod published;
mod question;
mod term;

pub use action::{ActionKind, ActionUse, ActionValue, ParamKind};
pub use case::{Authority, Case, Diagram, Expected, Level, Row, Situation};
pub use clause::{Article, Clause, ClauseKind, Form, Modality, Numbers, Param, ParamCase, Role};
pub use condition::{Condition, Number, Test};
pub use edition::{ByEdition, Edition, Editions, is_day};
pub use fact::{Fact, FactType, Scalar, View};
pub use located::{At, Located};
pub use position::{PieceLetters, PositionQuestion};
pub use precedence::{FirstCounts, Precedence, PrecedenceRow, Unsettled};
pub use published::Published;
pub use question::{Basis, DefineRow, Definition, Overrides, Question, Reading, ReadingOption, Rule, Slot};
pub use term::Term;

use std::collections::BTreeMap;

/// The whole language-free content, as loaded and before any check.
#[derive(Debug, Clone, Default)]
pub struct Content {
    /// The edition graph.
    pub editions: Editions,
    /// Articles in printed order, each with its clauses.
    pub articles: Vec<Article>,
    /// Facts by id.
    pub facts: BTreeMap<String, Fact>,
    /// Action kinds by id.
    pub actions: BTreeMap<String, ActionKind>,
    /// Questions in the order of their files.
    pub questions: Vec<Question>,
    /// Questions that a position answers, in the order of their file.
    pub positions: Vec<PositionQuestion>,
    /// Letters of the pieces by language.
    pub notation: BTreeMap<String, PieceLetters>,
    /// Readings, in the order of their file.
    pub readings: Vec<Reading>,
    /// Glossary entries.
    pub terms: Vec<Term>,
    /// Worked cases and vectors.
    pub cases: Vec<Case>,
    /// Sources by id.
    pub sources: BTreeMap<String, Source>,
    /// The printed numbers that each article must contain, by article id.
    pub inventory: BTreeMap<String, Vec<String>>,
    /// What official wordings say beyond ours, by clause and edition.
    pub published: BTreeMap<String, ByEdition<Published>>,
    /// Where a language says something more or less often than the others do: by text, language and name of what is said.
    pub tallies: BTreeMap<String, BTreeMap<String, BTreeMap<String, Located<usize>>>>,
    /// What must be complete.
    pub scope: Scope,
    /// What yields to what when several questions are ruled at once.
    pub precedence: Precedence,
}

/// What must be complete.
#[derive(Debug, Clone, Default, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scope {
    /// The edition whose inventory counts.
    pub edition: Located<String>,
    /// The articles that must be complete.
    pub articles: Vec<Located<String>>,
}

impl Content {
    /// All clauses with their article, in printed order.
    pub fn clauses(&self) -> impl Iterator<Item = (&Article, &Clause)> {
        self.articles.iter().flat_map(|a| a.clauses.iter().map(move |c| (a, c)))
    }

    /// The clause of that id.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().map(|(_, c)| c).find(|c| c.id.value == id)
    }

    /// The parameter of that name, as `clause.name`.
    pub fn param(&self, full: &str) -> Option<&Param> {
        let (clause, name) = full.split_once('.')?;
        self.clause(clause)?.params.get(name)
    }

    /// Sums are never told, and their bounds follow from those of their parts; a sum of what is no told number is left as it is, for the check to find.
    pub fn derive_sums(&mut self) {
        let told = |name: &str| self.facts.get(name).filter(|f| f.is_part()).map(|f| (f.min, f.max));
        let sums: Vec<(String, (i64, i64))> = self.facts.iter().filter_map(|(name, f)| Some((name.clone(), f.bounds_of_sum(told)?))).collect();
        for (name, (min, max)) in sums {
            if let Some(fact) = self.facts.get_mut(&name) {
                (fact.min, fact.max, fact.internal) = (min, max, true);
            }
        }
    }

    /// The position question of that id.
    pub fn position_question(&self, id: &str) -> Option<&PositionQuestion> {
        self.positions.iter().find(|q| q.id.value == id)
    }

    /// The question of that id.
    pub fn question(&self, id: &str) -> Option<&Question> {
        self.questions.iter().find(|q| q.id.value == id)
    }
}

/// Where a statement comes from.
#[derive(Debug, Clone, serde::Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// What it is, in the words of its own title.
    pub title: String,
    /// Address, where it has one.
    #[serde(default)]
    pub url: Option<String>,
    /// Date or year of the source, or two years with `to` between.
    #[serde(default)]
    pub date: Option<String>,
    /// Whether it is the text of the Laws themselves.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub laws: bool,
    /// Editions it speaks of, where its date does not tell.
    #[serde(default, rename = "speaks-of", skip_serializing_if = "Vec::is_empty")]
    pub speaks_of: Vec<String>,
}
