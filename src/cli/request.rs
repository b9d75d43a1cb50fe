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
#[serde(deny_unknown_fields)]
pub(super) struct Request<'a> {
    /// As it stands in the line; none means null.
    #[serde(borrow, default, deserialize_with = "raw")]
    pub id: Option<&'a str>,
    #[serde(borrow, default)]
    pub question: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    pub edition: Option<Cow<'a, str>>,
    /// A day, for the edition in force then.
    #[serde(borrow, default)]
    pub on: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    pub facts: Facts<'a>,
}

/// The fields of a request.
pub(super) const FIELDS: &[&str] = &["id", "question", "edition", "on", "facts"];

/// Facts in the order told, borrowed from the line.
#[derive(Default)]
pub(super) struct Facts<'a>(pub Vec<(Cow<'a, str>, Fact<'a>)>);

/// The value of a fact.
pub(super) enum Fact<'a> {
    Unknown,
    Bool(bool),
    Number(i64),
    Text(Cow<'a, str>),
    /// What no fact can be, as it stands.
    Other(&'a str),
}

impl Fact<'_> {
    /// The value, where it is one that a fact can have.
    pub fn scalar(&self) -> Option<Scalar> {
        match self {
            Fact::Unknown | Fact::Other(_) => None,
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
            /// None, as of the other fields.
            fn visit_unit<E>(self) -> Result<Facts<'de>, E> {
                Ok(Facts::default())
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Facts<'de>, A::Error> {
                let mut out = Vec::with_capacity(8);
                while let Some(Key(name)) = map.next_key()? {
                    out.push((name, Fact::of(map.next_value::<&RawValue>()?.get()).map_err(serde::de::Error::custom)?));
                }
                Ok(Facts(out))
            }
        }
        deserializer.deserialize_any(Map)
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

impl<'a> Fact<'a> {
    /// A value of JSON, as it stands.
    ///
    /// # Errors
    /// A list that is nested too deep.
    pub fn of(text: &'a str) -> serde_json::Result<Fact<'a>> {
        Ok(match text.as_bytes() {
            b"null" => Fact::Unknown,
            b"true" => Fact::Bool(true),
            b"false" => Fact::Bool(false),
            [b'"', ..] => word(text).map_or(Fact::Other(text), Fact::Text),
            // A list of words is a text of them: the moves of a game. Anything else is none of a fact's values.
            [b'[', ..] => serde_json::from_str(text).map(|list: Vec<Value>| {
                let words: Option<Vec<&str>> = list.iter().map(Value::as_str).collect();
                words.map_or(Fact::Other(text), |words| Fact::Text(Cow::Owned(words.join(" "))))
            })?,
            [b'-' | b'0'..=b'9', ..] => whole(text).map_or(Fact::Text(Cow::Borrowed(text)), Fact::Number),
            _ => Fact::Other(text),
        })
    }
}

/// A string of JSON, borrowed where it has no escapes.
fn word(text: &str) -> Option<Cow<'_, str>> {
    #[derive(Deserialize)]
    struct Borrowed<'b>(#[serde(borrow)] Cow<'b, str>);
    serde_json::from_str::<Borrowed>(text).ok().map(|b| b.0)
}

/// A whole number, also one written `5.0` or `5e1`; none where it is not whole, or so large that it is not exact.
pub(super) fn whole(text: &str) -> Option<i64> {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    if let Ok(whole) = text.parse() {
        return Some(whole);
    }
    let number: f64 = serde_json::from_str(text).ok()?;
    (number.fract() == 0.0 && number.abs() < EXACT).then_some(number as i64)
}

fn raw<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<&'de str>, D::Error> {
    Ok(Option::<&'de RawValue>::deserialize(deserializer)?.map(RawValue::get))
}

/// The id of a line of which nothing else can be taken, where it stands before what is broken; none where it is told twice.
pub(super) fn id_alone(line: &[u8]) -> Option<&str> {
    /// Where the id is put, for what follows it may be no JSON.
    struct Found<'s, 'a>(&'s mut Vec<&'a str>);
    impl<'a> Visitor<'a> for Found<'_, 'a> {
        type Value = ();
        fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
            f.write_str("an object")
        }
        fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<(), A::Error> {
            while let Some(Key(name)) = map.next_key()? {
                match name.as_ref() {
                    "id" => self.0.push(map.next_value::<&RawValue>()?.get()),
                    _ => drop(map.next_value::<serde::de::IgnoredAny>()?),
                }
            }
            Ok(())
        }
    }
    let mut found = Vec::new();
    let _ = serde_json::Deserializer::from_slice(line).deserialize_map(Found(&mut found));
    match found[..] {
        [id] => Some(id),
        _ => None,
    }
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
    let mut out = Request { id: None, question: None, edition: None, on: None, facts: Facts::default() };
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
            "on" => {
                out.on = Some(Cow::Borrowed(at.word()?));
                16
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
