//! Questions and their rules.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::{ActionUse, Condition, Located, Scalar};

/// One thing an arbiter or a program asks.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Its id.
    #[serde(rename = "question")]
    pub id: Located<String>,
    /// The edition from which it is covered.
    pub from: Located<String>,
    /// Incidents: once one is told, the others are presumed false; with none told they are asked.
    #[serde(default)]
    pub incidents: Vec<Located<String>>,
    /// Combinations that cannot be.
    #[serde(default)]
    pub never: Vec<BTreeMap<String, Scalar>>,
    /// What a fact means here, where that differs: `side` and the like. Fact id to key of its text.
    #[serde(default)]
    pub asks: Vec<Located<String>>,
    /// Its place among the questions asked most often, 1 first; none for the others.
    #[serde(default)]
    pub common: Option<u8>,
    /// Slots, in order; a rule may look at slots above its own.
    pub slots: Vec<Slot>,
    /// Named conditions: any one row is enough.
    #[serde(default)]
    pub define: Vec<Definition>,
    /// The rules.
    pub rules: Vec<Rule>,
}

/// A place for actions.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Its name.
    pub id: Located<String>,
    /// What stands there when no rule fills it; without it a gap is an error.
    #[serde(default)]
    pub otherwise: Option<Vec<ActionUse>>,
}

/// A named condition.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Definition {
    /// Its name.
    pub id: Located<String>,
    /// Its rows.
    pub any: Vec<DefineRow>,
}

/// One row of a named condition.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DefineRow {
    /// The clause it rests on.
    pub clause: Located<String>,
    /// From this edition on.
    #[serde(default)]
    pub from: Option<Located<String>>,
    /// Until this edition ended it.
    #[serde(default)]
    pub before: Option<Located<String>>,
    /// The condition.
    pub when: Condition,
}

/// Where text or authorities disagree; declared once, in `readings.yaml`, a variable below all facts in each question it touches.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Its id.
    pub id: Located<String>,
    /// The clause that is read.
    pub clause: Located<String>,
    /// From this edition on.
    #[serde(default)]
    pub from: Option<Located<String>>,
    /// Until this edition ended it.
    #[serde(default)]
    pub before: Option<Located<String>>,
    /// The defensible answers.
    pub options: Vec<ReadingOption>,
    /// The one we prefer; why is a text of every language.
    pub prefer: Located<String>,
    /// The source of an official ruling that settled it; the other reading is then only shown.
    #[serde(default)]
    pub settled: Option<Located<String>>,
}

/// One answer and who holds it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadingOption {
    /// Its id.
    pub id: Located<String>,
    /// Sources that hold it, ids of sources.yaml.
    pub held_by: Vec<Located<String>>,
}

/// One rule.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// Its id, unique in the question.
    pub id: Located<String>,
    /// The clause it rests on.
    pub clause: Located<String>,
    /// Further clauses it rests on.
    #[serde(default)]
    pub with: Vec<Located<String>>,
    /// From this edition on.
    #[serde(default)]
    pub from: Option<Located<String>>,
    /// Until this edition ended it.
    #[serde(default)]
    pub before: Option<Located<String>>,
    /// The slot it fills.
    pub slot: Located<String>,
    /// When it applies.
    pub when: Condition,
    /// What it orders, in order.
    #[serde(default)]
    pub then: Vec<ActionUse>,
    /// What judgement may order instead.
    #[serde(default)]
    pub may: Vec<ActionUse>,
    /// The rules it overrides.
    #[serde(default)]
    pub overrides: Overrides,
    /// What it rests on besides the text.
    #[serde(default)]
    pub basis: Basis,
    /// It answers nothing: why this is not covered (key of a text).
    #[serde(default)]
    pub not_covered: Option<Located<String>>,
    /// Sources beyond the clause.
    #[serde(default)]
    pub sources: Vec<Located<String>>,
}

/// The rules that a rule overrides.
#[derive(Debug, Clone, Default)]
pub enum Overrides {
    /// None.
    #[default]
    None,
    /// Every other rule of its slot.
    All,
    /// These.
    Named(Vec<Located<String>>),
}

impl Rule {
    /// Whether it overrides another rule of its slot. Two rules that each override all the others would defeat each other: neither does.
    pub fn overrides(&self, other: &Rule) -> bool {
        self.id.value != other.id.value
            && self.slot.value == other.slot.value
            && match &self.overrides {
                Overrides::None => false,
                Overrides::All => !matches!(other.overrides, Overrides::All),
                Overrides::Named(names) => names.iter().any(|n| n.value == other.id.value),
            }
    }
}

impl<'de> Deserialize<'de> for Overrides {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Overrides;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("`all` or a list of rules")
            }
            fn visit_str<E: Error>(self, v: &str) -> Result<Overrides, E> {
                if v == "all" { Ok(Overrides::All) } else { Err(E::custom("`all` or a list of rules, such as [ colours-kept ]")) }
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Overrides, A::Error> {
                let mut out = Vec::new();
                while let Some(id) = seq.next_element()? {
                    out.push(id);
                }
                Ok(Overrides::Named(out))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

/// What a rule rests on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// The words of the Laws.
    #[default]
    Text,
    /// A published interpretation by the body that issued them.
    Interpretation,
    /// Arbiters' manuals and examination keys.
    Practice,
    /// Our own conclusion; no ruling was found.
    Inference,
}
