//! Clauses: meanings with ids in words that never change, and the numbers they are printed under.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::{ByEdition, Condition, Editions, Located};

/// An article, appendix or guideline: a file of clauses.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Article {
    /// Its id in words, such as `irregularities`.
    pub id: Located<String>,
    /// Its printed number by edition: `7`, `A`, `III`.
    pub number: ByEdition<Numbers>,
    /// Its clauses, in printed order.
    #[serde(default)]
    pub clauses: Vec<Clause>,
}

/// A clause.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// Its id in words.
    pub id: Located<String>,
    /// The numbers it is printed under, by edition; `[]` from the edition that dropped it.
    pub number: ByEdition<Numbers>,
    /// Other numbers under which readers meet it, by edition: misprints, web numberings.
    #[serde(default)]
    pub also: ByEdition<Numbers>,
    /// What sort of norm it is.
    pub kind: ClauseKind,
    /// What sort of text it is.
    #[serde(default)]
    pub form: Form,
    /// Who acts or decides under it.
    #[serde(default)]
    pub who: Vec<Role>,
    /// Others it speaks of.
    #[serde(default)]
    pub whom: Vec<Role>,
    /// The modal force of its text, by wording (see `wordings`).
    #[serde(default)]
    pub modality: Vec<Modality>,
    /// Its numbers.
    #[serde(default)]
    pub params: BTreeMap<String, Param>,
    /// Clauses and articles its text refers to.
    #[serde(default)]
    pub refs: Vec<Located<String>>,
    /// Printed numbers that its official text cites from an edition on, besides those of `refs`.
    #[serde(default)]
    pub cites: ByEdition<Numbers>,
    /// Glossary terms its text uses.
    #[serde(default)]
    pub terms: Vec<Located<String>>,
    /// Editions from which it is worded anew; each language has `id@EDITION` for these and `id` for the first wording.
    #[serde(default)]
    pub wordings: Vec<Located<String>>,
    /// Why no predicate decides it, where none does.
    #[serde(default)]
    pub not_encoded: Option<Located<String>>,
    /// Where it comes from, ids of sources.yaml.
    #[serde(default)]
    pub sources: Vec<Located<String>>,
    /// What of it was not seen or is inferred: a key of `doubts.LANG.yaml`.
    #[serde(default)]
    pub doubt: Option<Located<String>>,
}

impl Clause {
    /// The numbers it is printed under in an edition; none where the edition does not have it.
    pub fn printed<'a>(&'a self, editions: &Editions, edition: usize) -> &'a [String] {
        self.number.get(editions, edition).map_or(&[], |(_, n)| &n.0)
    }

    /// The key of its text in an edition: `id`, or `id@EDITION` of the nearest new wording.
    pub fn text_key(&self, editions: &Editions, edition: usize) -> String {
        let nearest = editions.lineage(edition).map(|e| editions.id(e)).find(|id| self.wordings.iter().any(|w| w.value == **id));
        nearest.map_or_else(|| self.id.value.clone(), |id| format!("{}@{id}", self.id.value))
    }

    /// The keys every language must have a text for.
    pub fn text_keys(&self, editions: &Editions) -> Vec<String> {
        let mut keys: Vec<String> = (0..editions.all().len()).filter(|e| !self.printed(editions, *e).is_empty()).map(|e| self.text_key(editions, e)).collect();
        keys.sort();
        keys.dedup();
        keys
    }
}

/// A printed number or several.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Numbers(pub Vec<String>);

impl<'de> Deserialize<'de> for Numbers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Numbers;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a printed number in quotes, such as \"7.10\", or a list of them")
            }
            fn visit_str<E: Error>(self, v: &str) -> Result<Numbers, E> {
                Ok(Numbers(vec![v.to_owned()]))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Numbers, A::Error> {
                let mut out = Vec::new();
                while let Some(word) = seq.next_element()? {
                    out.push(word);
                }
                Ok(Numbers(out))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

/// What sort of norm a clause is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum ClauseKind {
    Definition,
    Duty,
    Permission,
    Prohibition,
    Outcome,
    Penalty,
    Procedure,
    Discretion,
    Recommendation,
}

/// What sort of text a clause is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// It carries a norm.
    #[default]
    Rule,
    /// A sentence that introduces sub-clauses and often carries part of the norm.
    LeadIn,
    /// A bare heading.
    Caption,
}

/// Who acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum Role {
    Player,
    Opponent,
    Arbiter,
    Assistant,
    Organiser,
    Spectator,
    Team,
    Federation,
    Fide,
    Anyone,
}

/// Modal force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Modality {
    /// Shall.
    Must,
    /// May.
    May,
    /// Must not.
    MustNot,
    /// Should.
    Should,
}

/// A number of a clause.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Param {
    /// Its unit: an id that every language has words for.
    pub unit: Located<String>,
    /// Its value from each edition on.
    pub value: ByEdition<Located<Option<i64>>>,
    /// Exclusive cases in which another clause sets it otherwise.
    #[serde(default)]
    pub cases: Vec<ParamCase>,
}

/// A case in which a parameter has another value.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ParamCase {
    /// The clause that says so.
    pub clause: Located<String>,
    /// From this edition on.
    #[serde(default)]
    pub from: Option<Located<String>>,
    /// Until this edition ended it.
    #[serde(default)]
    pub before: Option<Located<String>>,
    /// When it applies.
    pub when: Condition,
    /// Which parameter of which clause then gives the value.
    pub value: Located<String>,
}
