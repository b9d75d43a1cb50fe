//! A request of a stream, read from its line.
//!
//! Nearly every line is plain: an object of an id, words without escapes, whole numbers, true, false, null. Those are read here in one pass without copying;
//! any other line, faulty ones too, goes to the reader of JSON, whose errors say what is wrong.

use std::borrow::Cow;

use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::model::Scalar;

#[derive(Deserialize)]
pub(super) struct Request<'a> {
    /// As it stands in the line; none means null.
    #[serde(borrow, default, deserialize_with = "raw")]
    pub id: Option<&'a str>,
    #[serde(borrow, default)]
    pub question: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    pub edition: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    pub facts: Facts<'a>,
}

/// Facts in the order told, borrowed from the line.
#[derive(Default)]
pub(super) struct Facts<'a>(pub Vec<(Cow<'a, str>, Fact<'a>)>);

/// The value of a fact.
pub(super) enum Fact<'a> {
    Unknown,
    Bool(bool),
    Number(i64),
    Text(Cow<'a, str>),
    Other,
}

impl Fact<'_> {
    /// The value, where it is one that a fact can have.
    pub fn scalar(&self) -> Option<Scalar> {
        match self {
            Fact::Unknown | Fact::Other => None,
            Fact::Bool(b) => Some(Scalar::Bool(*b)),
            Fact::Number(n) => Some(Scalar::Number(*n)),
            Fact::Text(t) => Some(Scalar::Text(t.clone().into_owned())),
        }
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Facts<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Map;
        impl<'de> Visitor<'de> for Map {
            type Value = Facts<'de>;
            fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str("an object of facts, such as {\"colours_reversed\":true}")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Facts<'de>, A::Error> {
                let mut out = Vec::with_capacity(8);
                while let Some(Key(name)) = map.next_key()? {
                    out.push((name, map.next_value()?));
                }
                Ok(Facts(out))
            }
        }
        deserializer.deserialize_map(Map)
    }
}

struct Key<'a>(Cow<'a, str>);

impl<'de: 'a, 'a> Deserialize<'de> for Key<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Borrowed<'b>(#[serde(borrow)] Cow<'b, str>);
        Borrowed::deserialize(deserializer).map(|b| Key(b.0))
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Fact<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Fact<'de>;
            fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str("true, false, a whole number, a word or null")
            }
            fn visit_unit<E>(self) -> Result<Fact<'de>, E> {
                Ok(Fact::Unknown)
            }
            fn visit_bool<E>(self, v: bool) -> Result<Fact<'de>, E> {
                Ok(Fact::Bool(v))
            }
            fn visit_i64<E>(self, v: i64) -> Result<Fact<'de>, E> {
                Ok(Fact::Number(v))
            }
            fn visit_u64<E>(self, v: u64) -> Result<Fact<'de>, E> {
                Ok(i64::try_from(v).map_or(Fact::Other, Fact::Number))
            }
            fn visit_f64<E>(self, v: f64) -> Result<Fact<'de>, E> {
                // Never a whole number, even where it is written `10.0`.
                Ok(Fact::Text(Cow::Owned(format!("{v:?}"))))
            }
            fn visit_borrowed_str<E>(self, v: &'de str) -> Result<Fact<'de>, E> {
                Ok(Fact::Text(Cow::Borrowed(v)))
            }
            fn visit_str<E>(self, v: &str) -> Result<Fact<'de>, E> {
                Ok(Fact::Text(Cow::Owned(v.to_owned())))
            }
            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut seq: A) -> Result<Fact<'de>, A::Error> {
                // A list of words is a text of them: the moves of a game. Anything else is none of a fact's values.
                let mut words: Vec<String> = Vec::new();
                let mut other = false;
                while let Some(value) = seq.next_element::<Value>()? {
                    match value {
                        Value::String(word) => words.push(word),
                        _ => other = true,
                    }
                }
                Ok(if other { Fact::Other } else { Fact::Text(Cow::Owned(words.join(" "))) })
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fact<'de>, A::Error> {
                while map.next_entry::<serde::de::IgnoredAny, serde::de::IgnoredAny>()?.is_some() {}
                Ok(Fact::Other)
            }
        }
        deserializer.deserialize_any(Any)
    }
}

fn raw<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<&'de str>, D::Error> {
    Ok(Option::<&'de RawValue>::deserialize(deserializer)?.map(RawValue::get))
}

/// The id of a line of which nothing else can be taken.
pub(super) fn id_alone(line: &[u8]) -> Option<&str> {
    #[derive(Deserialize)]
    struct Alone<'a> {
        #[serde(borrow, default, deserialize_with = "raw")]
        id: Option<&'a str>,
    }
    serde_json::from_slice::<Alone>(line).ok().and_then(|alone| alone.id)
}

impl Facts<'_> {
    /// A fact that is told twice.
    pub fn twice(&self) -> Option<&str> {
        let facts = &self.0;
        if facts.len() <= 16 {
            return facts.iter().enumerate().find(|(i, (name, _))| facts[..*i].iter().any(|(n, _)| n == name)).map(|(_, (name, _))| name.as_ref());
        }
        let mut seen = rustc_hash::FxHashSet::default();
        facts.iter().map(|(name, _)| name.as_ref()).find(|name| !seen.insert(*name))
    }
}

/// Reads a plain line; none where it is anything else.
pub(super) fn plain(line: &str) -> Option<Request<'_>> {
    let mut at = Plain { text: line, bytes: line.as_bytes(), at: 0 };
    let mut out = Request { id: None, question: None, edition: None, facts: Facts::default() };
    let mut seen = 0u8;
    at.expect(b'{')?;
    loop {
        let key = at.word()?;
        at.expect(b':')?;
        let bit = match key {
            "id" => {
                out.id = Some(at.raw()?);
                1
            }
            "question" => {
                out.question = Some(Cow::Borrowed(at.word()?));
                2
            }
            "edition" => {
                out.edition = Some(Cow::Borrowed(at.word()?));
                4
            }
            "facts" => {
                out.facts = at.facts()?;
                8
            }
            _ => return None,
        };
        if seen & bit != 0 {
            return None;
        }
        seen |= bit;
        if !at.more(b'}')? {
            break;
        }
    }
    at.space();
    (at.at == at.bytes.len()).then_some(out)
}

/// Where in a plain line we are.
struct Plain<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Plain<'a> {
    fn space(&mut self) {
        while matches!(self.bytes.get(self.at), Some(b' ' | b'\t' | b'\r')) {
            self.at += 1;
        }
    }

    fn expect(&mut self, byte: u8) -> Option<()> {
        self.space();
        (self.bytes.get(self.at) == Some(&byte)).then(|| self.at += 1)
    }

    /// Whether a comma follows, not the end.
    fn more(&mut self, end: u8) -> Option<bool> {
        self.space();
        let found = *self.bytes.get(self.at)?;
        self.at += 1;
        (found == b',' || found == end).then_some(found == b',')
    }

    /// A string without escapes.
    fn word(&mut self) -> Option<&'a str> {
        self.expect(b'"')?;
        let start = self.at;
        loop {
            match self.bytes.get(self.at)? {
                b'"' => break,
                b'\\' | ..0x20 => return None,
                _ => self.at += 1,
            }
        }
        self.at += 1;
        self.text.get(start..self.at - 1)
    }

    /// A whole number of at most eighteen digits; not `-0`.
    fn number(&mut self) -> Option<i64> {
        let minus = self.bytes.get(self.at) == Some(&b'-');
        let start = self.at + usize::from(minus);
        self.at = start;
        let mut out = 0i64;
        while let Some(digit @ b'0'..=b'9') = self.bytes.get(self.at) {
            out = out.wrapping_mul(10).wrapping_add(i64::from(digit - b'0'));
            self.at += 1;
        }
        let digits = self.at - start;
        let plain = (1..=18).contains(&digits) && (self.bytes[start] != b'0' || (digits == 1 && !minus));
        let ends = !matches!(self.bytes.get(self.at), Some(b'.' | b'e' | b'E'));
        (plain && ends).then_some(if minus { -out } else { out })
    }

    fn literal(&mut self, word: &str) -> Option<()> {
        self.bytes[self.at..].starts_with(word.as_bytes()).then(|| self.at += word.len())
    }

    /// A string, a whole number or null, as it stands.
    fn raw(&mut self) -> Option<&'a str> {
        self.space();
        let start = self.at;
        match self.bytes.get(start)? {
            b'"' => drop(self.word()?),
            b'n' => self.literal("null")?,
            _ => drop(self.number()?),
        }
        self.text.get(start..self.at)
    }

    fn facts(&mut self) -> Option<Facts<'a>> {
        self.expect(b'{')?;
        let mut out = Vec::with_capacity(8);
        self.space();
        if self.bytes.get(self.at) == Some(&b'}') {
            self.at += 1;
            return Some(Facts(out));
        }
        loop {
            let name = self.word()?;
            self.expect(b':')?;
            self.space();
            let value = match self.bytes.get(self.at)? {
                b'"' => Fact::Text(Cow::Borrowed(self.word()?)),
                b't' => self.literal("true").map(|()| Fact::Bool(true))?,
                b'f' => self.literal("false").map(|()| Fact::Bool(false))?,
                b'n' => self.literal("null").map(|()| Fact::Unknown)?,
                _ => Fact::Number(self.number()?),
            };
            out.push((Cow::Borrowed(name), value));
            if !self.more(b'}')? {
                return Some(Facts(out));
            }
        }
    }
}

#[cfg(test)]
#[path = "request_tests.rs"]
mod tests;
