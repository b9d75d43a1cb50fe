//! `chesslaw rule --ndjson`: one request a line in, one answer a line out, in order.
//!
//! The ruling depends on the facts only as the variables see them, so rulings are kept and used again: a stream of any length is answered from a few
//! thousand of them, in constant memory. Batches of lines are answered in parallel.

use std::borrow::Cow;
use std::io::{BufRead, Write};
use std::sync::{Arc, RwLock};

use rayon::prelude::*;
use rustc_hash::FxHashMap;
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::{Exit, show};
use crate::engine::{self, Known, Program, Value as FactValue};
use crate::model::Question;
use crate::{AskError, Lawbook, answer};

/// Lines answered together.
const BATCH: usize = 4096;
/// Longest line taken, in bytes.
const MAX_LINE: usize = 1 << 20;
/// Rulings kept for each question and edition before they are forgotten and made anew.
const KEPT: usize = 1 << 14;

#[derive(Deserialize)]
struct Request<'a> {
    #[serde(borrow, default)]
    id: Option<&'a RawValue>,
    #[serde(borrow, default)]
    question: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    edition: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    facts: Facts<'a>,
}

/// Facts in the order told, borrowed from the line.
#[derive(Default)]
struct Facts<'a>(Vec<(Cow<'a, str>, Fact<'a>)>);

enum Fact<'a> {
    Unknown,
    Bool(bool),
    Number(i64),
    Text(Cow<'a, str>),
    Other,
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
                Ok(Fact::Text(Cow::Owned(v.to_string())))
            }
            fn visit_borrowed_str<E>(self, v: &'de str) -> Result<Fact<'de>, E> {
                Ok(Fact::Text(Cow::Borrowed(v)))
            }
            fn visit_str<E>(self, v: &str) -> Result<Fact<'de>, E> {
                Ok(Fact::Text(Cow::Owned(v.to_owned())))
            }
            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut seq: A) -> Result<Fact<'de>, A::Error> {
                while seq.next_element::<serde::de::IgnoredAny>()?.is_some() {}
                Ok(Fact::Other)
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fact<'de>, A::Error> {
                while map.next_entry::<serde::de::IgnoredAny, serde::de::IgnoredAny>()?.is_some() {}
                Ok(Fact::Other)
            }
        }
        deserializer.deserialize_any(Any)
    }
}

/// A question in an edition, with the answers kept.
struct Desk<'a> {
    question: &'a Question,
    edition: usize,
    program: &'a Program,
    kept: RwLock<FxHashMap<Known, Arc<str>>>,
}

/// Answers a stream until it ends.
pub(super) fn run(book: &Lawbook, default_edition: Option<&str>, brief: bool) -> Exit {
    let office = Office { book, default_edition, brief, desks: RwLock::new(FxHashMap::default()) };
    let mut input = std::io::stdin().lock();
    let mut out = std::io::BufWriter::with_capacity(1 << 16, std::io::stdout().lock());
    loop {
        let mut lines: Vec<Vec<u8>> = Vec::with_capacity(BATCH);
        let mut ended = false;
        while lines.len() < BATCH {
            let mut line = Vec::with_capacity(256);
            match input.read_until(b'\n', &mut line) {
                Ok(0) => {
                    ended = true;
                    break;
                }
                Ok(_) => lines.push(line),
                Err(error) => {
                    show::error(&format!("cannot read standard input: {error}"));
                    return Exit::Usage;
                }
            }
            // Someone who types or waits for each answer gets it at once.
            if input.fill_buf().is_ok_and(|b| !b.contains(&b'\n')) && lines.len() < BATCH {
                break;
            }
        }
        let answers: Vec<Vec<u8>> = if lines.len() < 64 {
            lines.iter().map(|l| office.answer(l)).collect()
        } else {
            lines.par_iter().with_min_len(64).map(|l| office.answer(l)).collect()
        };
        for answer in answers.iter().filter(|a| !a.is_empty()) {
            if out.write_all(answer).is_err() {
                return Exit::Fine; // the reader has gone away
            }
        }
        if out.flush().is_err() || ended {
            return Exit::Fine;
        }
    }
}

struct Office<'a> {
    book: &'a Lawbook,
    default_edition: Option<&'a str>,
    brief: bool,
    desks: RwLock<FxHashMap<String, Arc<Desk<'a>>>>,
}

impl<'a> Office<'a> {
    /// The answer to a line, with its line end; nothing for a blank line.
    fn answer(&self, line: &[u8]) -> Vec<u8> {
        if line.iter().all(u8::is_ascii_whitespace) {
            return Vec::new();
        }
        let body = match self.reply(line) {
            Ok(reply) => return reply,
            Err(failure) => failure,
        };
        let mut out = body.to_string().into_bytes();
        out.push(b'\n');
        out
    }

    fn reply(&self, line: &[u8]) -> Result<Vec<u8>, Value> {
        if line.len() > MAX_LINE {
            return Err(bad(Value::Null, "too-long", format!("a line of {} bytes; the most is {MAX_LINE}", line.len())));
        }
        let request: Request = serde_json::from_slice(line).map_err(|error| {
            // The id is still told where the line is an object at all.
            let id = serde_json::from_slice::<Value>(line).ok().and_then(|v| v.get("id").cloned()).unwrap_or(Value::Null);
            let code = if error.is_data() { "bad-request" } else { "bad-json" };
            bad(id, code, error.to_string())
        })?;
        let id = || request.id.and_then(|r| serde_json::from_str(r.get()).ok()).unwrap_or(Value::Null);
        let Some(question) = &request.question else { return Err(bad(id(), "bad-request", "`question` is missing".to_owned())) };
        let edition = request.edition.as_deref().or(self.default_edition);
        let desk = self.desk(question, edition).map_err(|e| super::rule::failure(Some(&id()), &e))?;
        if let Some((name, _)) = request.facts.0.iter().find(|(_, f)| matches!(f, Fact::Other)) {
            return Err(bad(id(), "bad-request", format!("`{name}` must be true, false, a whole number, a word or null")));
        }
        let facts = request.facts.0.iter().map(|(name, fact)| {
            let value = match fact {
                Fact::Unknown | Fact::Other => FactValue::Unknown,
                Fact::Bool(b) => FactValue::Bool(*b),
                Fact::Number(n) => FactValue::Number(*n),
                Fact::Text(t) => FactValue::Text(t),
            };
            (name.as_ref(), value)
        });
        let content = &self.book.content;
        let mut ignored = Vec::new();
        let known = desk.program.reader.read(content, &desk.program.space, facts, &mut ignored).map_err(|e| super::rule::failure(Some(&id()), &e.into()))?;
        let kept = desk.kept.read().ok().and_then(|k| k.get(&known).cloned());
        let body = match kept {
            Some(body) => body,
            None => {
                let ruling = engine::rule_known(content, desk.question, desk.program, &known).map_err(|e| super::rule::failure(Some(&id()), &e.into()))?;
                let body: Arc<str> = answer::answer(self.book, &desk.question.id.value, desk.edition, None, &ruling, self.brief).to_string().into();
                if let Ok(mut kept) = desk.kept.write() {
                    if kept.len() >= KEPT {
                        kept.clear();
                    }
                    kept.insert(known, Arc::clone(&body));
                }
                body
            }
        };
        let mut out = Vec::with_capacity(body.len() + 32);
        out.extend_from_slice(b"{\"id\":");
        out.extend_from_slice(request.id.map_or("null", RawValue::get).as_bytes());
        out.push(b',');
        let inner = &body.as_bytes()[1..];
        if ignored.is_empty() || self.brief {
            out.extend_from_slice(inner);
        } else {
            out.extend_from_slice(&inner[..inner.len() - 1]);
            out.extend_from_slice(format!(",\"ignored\":{}}}", json!(ignored)).as_bytes());
        }
        out.push(b'\n');
        Ok(out)
    }

    fn desk(&self, question: &str, edition: Option<&str>) -> Result<Arc<Desk<'a>>, AskError> {
        thread_local! {
            static KEY: std::cell::RefCell<String> = const { std::cell::RefCell::new(String::new()) };
        }
        KEY.with(|key| {
            let mut key = key.borrow_mut();
            key.clear();
            key.push_str(question);
            key.push('\n');
            key.push_str(edition.unwrap_or_default());
            if let Some(desk) = self.desks.read().ok().and_then(|d| d.get(key.as_str()).cloned()) {
                return Ok(desk);
            }
            let (question, place, program) = self.book.compiled(question, edition)?;
            let desk = Arc::new(Desk { question, edition: place, program, kept: RwLock::default() });
            if let Ok(mut desks) = self.desks.write() {
                desks.insert(key.clone(), Arc::clone(&desk));
            }
            Ok(desk)
        })
    }
}

fn bad(id: Value, code: &str, message: String) -> Value {
    json!({ "id": id, "error": { "code": code, "message": message, "hint": "one request a line: {\"id\":1,\"question\":\"wrong-start\",\"facts\":{\"colours_reversed\":true}}" } })
}
