//! Actions: what a ruling orders.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::{Located, Number};

/// An action of the vocabulary, declared in `actions.yaml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionKind {
    /// The slot it fills in every question.
    pub slot: Located<String>,
    /// Its parameters: a list of words it may be, or the unit of a number.
    #[serde(default)]
    pub params: BTreeMap<String, ParamKind>,
}

/// What a parameter of an action may be.
#[derive(Debug, Clone)]
pub enum ParamKind {
    /// One of these words.
    OneOf(Vec<String>),
    /// A number in that unit.
    Unit(String),
}

impl<'de> Deserialize<'de> for ParamKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = ParamKind;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a list of words or the unit of a number")
            }
            fn visit_str<E: Error>(self, v: &str) -> Result<ParamKind, E> {
                Ok(ParamKind::Unit(v.to_owned()))
            }
            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut seq: A) -> Result<ParamKind, A::Error> {
                let mut out = Vec::new();
                while let Some(word) = seq.next_element()? {
                    out.push(word);
                }
                Ok(ParamKind::OneOf(out))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

/// An action as a rule orders it: `start-new-game`, or `add-time: { to: opponent, minutes: illegal-move-penalty.bonus }`.
#[derive(Debug, Clone)]
pub struct ActionUse {
    /// The action.
    pub id: Located<String>,
    /// Its parameters.
    pub params: BTreeMap<String, ActionValue>,
}

/// The value a rule gives to a parameter.
#[derive(Debug, Clone)]
pub enum ActionValue {
    /// A word, such as `opponent`.
    Word(String),
    /// A number: written, or a parameter of a clause.
    Number(Located<Number>),
}

impl<'de> Deserialize<'de> for ActionValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = Located::<Number>::deserialize(deserializer)?;
        Ok(match &number.value {
            Number::Param(name) if !name.contains('.') => ActionValue::Word(name.clone()),
            _ => ActionValue::Number(number),
        })
    }
}

impl<'de> Deserialize<'de> for ActionUse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Debug)]
        enum Shape {
            Bare(String),
            With(Located<String>, BTreeMap<String, ActionValue>),
        }
        impl<'de> Deserialize<'de> for Shape {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Either;
                impl<'de> Visitor<'de> for Either {
                    type Value = Shape;
                    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                        f.write_str("an action, such as continue-game or add-time: { to: opponent, minutes: clause.param }")
                    }
                    fn visit_str<E: Error>(self, v: &str) -> Result<Shape, E> {
                        Ok(Shape::Bare(v.to_owned()))
                    }
                    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Shape, A::Error> {
                        let Some((id, params)) = map.next_entry()? else { return Err(A::Error::custom("an action is missing")) };
                        if map.next_key::<String>()?.is_some() {
                            return Err(A::Error::custom("one action per line of the list"));
                        }
                        Ok(Shape::With(id, params))
                    }
                }
                deserializer.deserialize_any(Either)
            }
        }
        let shape = Located::<Shape>::deserialize(deserializer)?;
        Ok(match shape.value {
            Shape::Bare(id) => ActionUse { id: Located { value: id, at: shape.at }, params: BTreeMap::new() },
            Shape::With(id, params) => ActionUse { id, params },
        })
    }
}
