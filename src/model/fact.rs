//! Facts: typed inputs, declared once for all questions.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Located;

/// What values a fact takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FactType {
    /// True or false.
    Bool,
    /// One of `values`.
    Choice,
    /// One of `values`, ordered in time, the earliest first.
    Stage,
    /// A whole number from `min` to `max` in `unit`.
    Number,
    /// A position in FEN; other facts are derived from it.
    Position,
    /// Moves of a game; other facts are derived from them.
    Game,
    /// Text that only the board reads, such as a move.
    Text,
}

/// A fact as declared in `facts.yaml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    /// Its type.
    #[serde(rename = "type")]
    pub kind: Located<FactType>,
    /// The choices or stages, in order.
    #[serde(default)]
    pub values: Vec<Located<String>>,
    /// Unit of a number: an id that every language has words for.
    #[serde(default)]
    pub unit: Option<Located<String>>,
    /// Least value of a number.
    #[serde(default)]
    pub min: i64,
    /// Greatest value of a number.
    #[serde(default = "default_max")]
    pub max: i64,
    /// What is presumed when nothing is said. A stage takes the earliest still possible instead.
    #[serde(default)]
    pub if_absent: Option<Scalar>,
    /// The presumption holds only where these facts are told so.
    #[serde(default)]
    pub only_with: BTreeMap<String, Scalar>,
    /// This fact is a window on another, which is the one the rules decide by.
    #[serde(default)]
    pub view: Option<View>,
    /// This number is worked out from others, each taken so many times; it is set by what is told of its parts and never asked itself.
    #[serde(default)]
    pub sum: BTreeMap<String, i64>,
    /// Derived from a position or a game where one is given, else asked.
    #[serde(default)]
    pub from: Option<String>,
    /// Never told or asked: only its views are.
    #[serde(default)]
    pub internal: bool,
}

fn default_max() -> i64 {
    10_000
}

/// A window on a number: `(value + plus) / per` rounded down, whether the value is a multiple, or whether it is above a limit.
///
/// White's and Black's counts of moves made and completed are four windows on one number, the progress of the game. So they can
/// never contradict each other, and a limit on any of them is a limit on that number.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The number looked at.
    pub of: Located<String>,
    /// Added first.
    #[serde(default)]
    pub plus: i64,
    /// Divided by, rounding down.
    #[serde(default = "default_per")]
    pub per: i64,
    /// For a yes-or-no window: whether the number is a multiple of this.
    #[serde(default)]
    pub multiple_of: Option<i64>,
    /// For a yes-or-no window: whether the number is above this.
    #[serde(default)]
    pub above: Option<i64>,
}

fn default_per() -> i64 {
    1
}

impl Fact {
    /// Whether a sum can count it: a number that is told.
    pub fn is_part(&self) -> bool {
        self.kind.value == FactType::Number && !self.internal && self.view.is_none() && self.sum.is_empty()
    }

    /// The least and the greatest that a sum of parts within their own bounds can be.
    pub fn bounds_of_sum(&self, part: impl Fn(&str) -> Option<(i64, i64)>) -> Option<(i64, i64)> {
        let mut out = (0i64, 0i64);
        for (name, times) in &self.sum {
            let (min, max) = part(name)?;
            let (a, b) = (min.saturating_mul(*times), max.saturating_mul(*times));
            out = (out.0.saturating_add(a.min(b)), out.1.saturating_add(a.max(b)));
        }
        (!self.sum.is_empty()).then_some(out)
    }
}

/// A value of a fact as written: `true`, `10` or `rapid`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scalar {
    /// True or false.
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// A choice or stage.
    Text(String),
}

impl From<bool> for Scalar {
    fn from(value: bool) -> Scalar {
        Scalar::Bool(value)
    }
}

impl From<i64> for Scalar {
    fn from(value: i64) -> Scalar {
        Scalar::Number(value)
    }
}

impl From<&str> for Scalar {
    fn from(value: &str) -> Scalar {
        Scalar::Text(value.to_owned())
    }
}

impl From<String> for Scalar {
    fn from(value: String) -> Scalar {
        Scalar::Text(value)
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scalar::Bool(b) => write!(f, "{b}"),
            Scalar::Number(n) => write!(f, "{n}"),
            Scalar::Text(t) => f.write_str(t),
        }
    }
}

impl Serialize for Scalar {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Scalar::Bool(b) => s.serialize_bool(*b),
            Scalar::Number(n) => s.serialize_i64(*n),
            Scalar::Text(t) => s.serialize_str(t),
        }
    }
}

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Any;
        impl Visitor<'_> for Any {
            type Value = Scalar;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("true, false, a whole number or a word")
            }
            fn visit_bool<E: Error>(self, v: bool) -> Result<Scalar, E> {
                Ok(Scalar::Bool(v))
            }
            fn visit_i64<E: Error>(self, v: i64) -> Result<Scalar, E> {
                Ok(Scalar::Number(v))
            }
            fn visit_u64<E: Error>(self, v: u64) -> Result<Scalar, E> {
                i64::try_from(v).map(Scalar::Number).map_err(|_| E::custom("number too large"))
            }
            fn visit_str<E: Error>(self, v: &str) -> Result<Scalar, E> {
                Ok(Scalar::Text(v.to_owned()))
            }
        }
        deserializer.deserialize_any(Any)
    }
}
