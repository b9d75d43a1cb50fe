//! Conditions as they are written in YAML. A map is a conjunction, a list of values is one-of.

use std::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::{At, Located};

/// A condition over facts, named conditions, slots above and readings.
#[derive(Debug, Clone)]
pub enum Condition {
    /// Every one holds; the empty one always holds.
    All(Vec<Condition>),
    /// At least one holds.
    Any(Vec<Condition>),
    /// It does not hold.
    Not(Box<Condition>),
    /// `name: test`, where the name is a fact, a named condition or a slot.
    Is(Located<String>, Located<Test>),
    /// `both` (all) or `either` (any) of `white_NAME` and `black_NAME` pass.
    Sides {
        /// Both sides must pass, or one is enough.
        both: bool,
        /// The common part of the two facts' names.
        name: Located<String>,
        /// The test.
        test: Located<Test>,
    },
    /// What the condition is under each option of a reading.
    ByReading(Located<String>, Vec<(Located<String>, Condition)>),
}

/// What is asked of one fact.
#[derive(Debug, Clone)]
pub enum Test {
    /// A yes-or-no fact.
    Bool(bool),
    /// One of these choices, stages or actions.
    OneOf(Vec<String>),
    /// Less than.
    Below(Number),
    /// This or more.
    AtLeast(Number),
    /// This or less.
    AtMost(Number),
    /// More than.
    Above(Number),
    /// Exactly.
    Equal(Number),
}

/// A number in a rule: written out, or `clause-id.parameter`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Number {
    /// Written out; for counting from nothing, not for numbers of the Laws.
    Literal(i64),
    /// A parameter of a clause.
    Param(String),
}

impl Condition {
    /// Calls `see` with each fact, named condition or slot that is tested, its place, and the test; of two sides once with each.
    pub fn tests(&self, see: &mut impl FnMut(&str, At, &Located<Test>)) {
        match self {
            Condition::All(parts) | Condition::Any(parts) => parts.iter().for_each(|p| p.tests(see)),
            Condition::Not(inner) => inner.tests(see),
            Condition::Is(name, test) => see(&name.value, name.at, test),
            Condition::Sides { name, test, .. } => ["white", "black"].iter().for_each(|side| see(&format!("{side}_{}", name.value), name.at, test)),
            Condition::ByReading(_, options) => options.iter().for_each(|(_, c)| c.tests(see)),
        }
    }
}

impl Test {
    /// The number it compares with.
    pub fn number(&self) -> Option<&Number> {
        match self {
            Test::Below(n) | Test::AtLeast(n) | Test::AtMost(n) | Test::Above(n) | Test::Equal(n) => Some(n),
            Test::Bool(_) | Test::OneOf(_) => None,
        }
    }
}

/// In short, as it is written.
impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let join = |parts: &[Condition]| parts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        match self {
            Condition::All(parts) => write!(f, "{{ {} }}", join(parts)),
            Condition::Any(parts) => write!(f, "any: [ {} ]", join(parts)),
            Condition::Not(inner) => write!(f, "not: {inner}"),
            Condition::Is(name, test) => write!(f, "{}: {}", name.value, test.value),
            Condition::Sides { both, name, test } => write!(f, "{}: {{ {}: {} }}", if *both { "both" } else { "either" }, name.value, test.value),
            Condition::ByReading(reading, _) => write!(f, "by_reading: {}", reading.value),
        }
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Test::Bool(b) => write!(f, "{b}"),
            Test::OneOf(words) => write!(f, "[ {} ]", words.join(", ")),
            Test::Below(n) => write!(f, "{{ below: {n} }}"),
            Test::AtLeast(n) => write!(f, "{{ at_least: {n} }}"),
            Test::AtMost(n) => write!(f, "{{ at_most: {n} }}"),
            Test::Above(n) => write!(f, "{{ above: {n} }}"),
            Test::Equal(n) => write!(f, "{{ equal: {n} }}"),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Literal(n) => write!(f, "{n}"),
            Number::Param(name) => f.write_str(name),
        }
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl Visitor<'_> for Either {
            type Value = Number;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a whole number or clause-id.parameter")
            }
            fn visit_i64<E: Error>(self, v: i64) -> Result<Number, E> {
                Ok(Number::Literal(v))
            }
            fn visit_u64<E: Error>(self, v: u64) -> Result<Number, E> {
                i64::try_from(v).map(Number::Literal).map_err(|_| E::custom("number too large"))
            }
            fn visit_str<E: Error>(self, v: &str) -> Result<Number, E> {
                Ok(Number::Param(v.to_owned()))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl<'de> Deserialize<'de> for Test {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Shape;
        impl<'de> Visitor<'de> for Shape {
            type Value = Test;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("true, false, a word, a list of words, or { below | at_least | at_most | above | equal: number }")
            }
            fn visit_bool<E: Error>(self, v: bool) -> Result<Test, E> {
                Ok(Test::Bool(v))
            }
            fn visit_str<E: Error>(self, v: &str) -> Result<Test, E> {
                Ok(Test::OneOf(vec![v.to_owned()]))
            }
            fn visit_unit<E: Error>(self) -> Result<Test, E> {
                Err(E::custom("an empty test; write `below: N` with a colon and a space"))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Test, A::Error> {
                let mut words = Vec::new();
                while let Some(word) = seq.next_element()? {
                    words.push(word);
                }
                Ok(Test::OneOf(words))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Test, A::Error> {
                let Some((how, number)) = map.next_entry::<String, Number>()? else {
                    return Err(A::Error::custom("an empty test"));
                };
                if map.next_key::<String>()?.is_some() {
                    return Err(A::Error::custom("one comparison for a fact; for a range write `all:` with two"));
                }
                Ok(match how.as_str() {
                    "below" => Test::Below(number),
                    "at_least" => Test::AtLeast(number),
                    "at_most" => Test::AtMost(number),
                    "above" => Test::Above(number),
                    "equal" => Test::Equal(number),
                    _ => return Err(A::Error::unknown_variant(&how, &["below", "at_least", "at_most", "above", "equal"])),
                })
            }
        }
        deserializer.deserialize_any(Shape)
    }
}

impl<'de> Deserialize<'de> for Condition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Map;
        impl<'de> Visitor<'de> for Map {
            type Value = Condition;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a condition: a map of facts to tests, with all, any, not, both, either or by_reading")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Condition, A::Error> {
                let mut parts = Vec::new();
                while let Some(key) = map.next_key::<Located<String>>()? {
                    parts.push(match key.value.as_str() {
                        "all" => Condition::All(map.next_value()?),
                        "any" => Condition::Any(map.next_value()?),
                        "not" => Condition::Not(Box::new(map.next_value()?)),
                        "both" | "either" => {
                            let Pairs(tests) = map.next_value::<Pairs<Located<Test>>>()?;
                            let both = key.value == "both";
                            let sides = |(name, test)| Condition::Sides { both, name, test };
                            Condition::All(tests.into_iter().map(sides).collect())
                        }
                        "by_reading" => {
                            let Pairs(readings) = map.next_value::<Pairs<Pairs<Condition>>>()?;
                            let by = |(reading, Pairs(options))| Condition::ByReading(reading, options);
                            Condition::All(readings.into_iter().map(by).collect())
                        }
                        _ => {
                            let test = map.next_value()?;
                            Condition::Is(key, test)
                        }
                    });
                }
                Ok(if parts.len() == 1 { parts.remove(0) } else { Condition::All(parts) })
            }
        }
        deserializer.deserialize_map(Map)
    }
}

/// A map in its written order.
struct Pairs<T>(Vec<(Located<String>, T)>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Pairs<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let super::ByEdition(entries) = super::ByEdition::deserialize(deserializer)?;
        Ok(Pairs(entries))
    }
}
