//! Facts as typed on the command line: `--facts JSON`, `--facts @FILE`, `--facts @-` and `--fact NAME=VALUE`.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::request;
use crate::engine::{Told, wrong_type};
use crate::model::{FactType, Scalar};
use crate::refusal::Refusal;
use crate::{Lawbook, compound};

/// An object as it stands: names told twice are still there twice.
pub(super) struct Pairs<'a>(pub Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Pairs<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Map;
        impl<'de> Visitor<'de> for Map {
            type Value = Pairs<'de>;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs<'de>, A::Error> {
                let mut out = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    out.push(pair);
                }
                Ok(Pairs(out))
            }
        }
        deserializer.deserialize_map(Map)
    }
}

/// A name that stands twice, if any does.
pub(super) fn twice<'n>(names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let mut seen = rustc_hash::FxHashSet::default();
    let mut names = names;
    names.find(|name| !seen.insert(*name))
}

/// Facts for one question.
pub(super) fn facts(book: &Lawbook, all: Option<&str>, single: &[String]) -> Result<Told, Refusal> {
    let mut told = match all {
        Some(all) => object(book, &text(all)?)?,
        None => Told::new(),
    };
    for (name, value) in pairs(single)? {
        tell(book, &mut told, name, value)?;
    }
    Ok(told)
}

/// Facts for `--all`: flat ones, and those of one question in an object of its name.
pub(super) fn compound(book: &Lawbook, all: Option<&str>, single: &[String]) -> Result<compound::Facts, Refusal> {
    let mut out = compound::Facts::default();
    let question = |name: &str| book.question(name).map(drop).map_err(|e| Refusal::of(book, &e));
    if let Some(all) = all {
        let text = text(all)?;
        let read = read(&text)?;
        for (name, value) in &read.0 {
            if value.get().starts_with('{') && !book.content.facts.contains_key(name) {
                question(name)?;
                out.own.insert(name.clone(), object(book, value.get())?);
            } else if is_question(book, name) {
                return Err(no_facts_of(name));
            } else {
                out.shared.insert(name.clone(), fact(book, name, value.get())?);
            }
        }
    }
    for (name, value) in pairs(single)? {
        match name.split_once('.') {
            Some((of, name)) => {
                question(of)?;
                tell(book, out.own.entry(of.to_owned()).or_default(), name, value)?;
            }
            None if is_question(book, name) => return Err(no_facts_of(name)),
            None => tell(book, &mut out.shared, name, value)?,
        }
    }
    Ok(out)
}

/// Adds a fact of `--fact` to what was told.
fn tell(book: &Lawbook, told: &mut Told, name: &str, value: &str) -> Result<(), Refusal> {
    match told.insert(name.to_owned(), scalar(book, name, value)) {
        Some(_) => Err(told_twice(name)),
        None => Ok(()),
    }
}

/// Whether a name is that of a question, and of no fact.
fn is_question(book: &Lawbook, name: &str) -> bool {
    book.content.question(name).is_some() && !book.content.facts.contains_key(name)
}

/// The refusal of a question whose facts are no object.
fn no_facts_of(question: &str) -> Refusal {
    Refusal::new("bad-request", "refused-facts-of").with("name", question).with("example", format!("{{\"{question}\":{{\"FACT\":true}}}}"))
}

/// Names and values of `--fact`, each name once.
fn pairs(single: &[String]) -> Result<Vec<(&str, &str)>, Refusal> {
    let split = |fact: &'_ String| Refusal::new("bad-request", "refused-name-value").with("text", fact.as_str());
    let pairs: Vec<(&str, &str)> = single.iter().map(|f| f.split_once('=').ok_or_else(|| split(f))).collect::<Result<_, _>>()?;
    match twice(pairs.iter().map(|(name, _)| *name)) {
        Some(name) => Err(told_twice(name)),
        None => Ok(pairs),
    }
}

pub(super) fn told_twice(name: &str) -> Refusal {
    Refusal::new("bad-request", "refused-told-twice").with("name", name)
}

/// The refusal of a value that no fact can have, as it stands.
pub(super) fn no_fact(book: &Lawbook, name: &str, value: &str) -> Refusal {
    let error = book.fact(name).map_or_else(|unknown| unknown, |fact| wrong_type(name, fact, value));
    Refusal::of(book, &error.into())
}

/// The text of `--facts`, of the file it names, or of standard input.
fn text(facts: &str) -> Result<String, Refusal> {
    let Some(path) = facts.strip_prefix('@') else { return Ok(facts.to_owned()) };
    let read = match path {
        "" => return Err(Refusal::new("usage", "refused-facts-file")),
        "-" => std::io::read_to_string(std::io::stdin()),
        path => std::fs::read_to_string(path),
    };
    read.map_err(|e| Refusal::of_file(path, &e))
}

fn read(text: &str) -> Result<Pairs<'_>, Refusal> {
    match serde_json::from_str::<Pairs>(text) {
        Ok(read) => twice(read.0.iter().map(|(name, _)| name.as_str())).map_or(Ok(()), |name| Err(told_twice(name))).map(|()| read),
        Err(error) => Err(Refusal::of_json(&error, 1).unwrap_or_else(Refusal::no_object)),
    }
}

fn object(book: &Lawbook, text: &str) -> Result<Told, Refusal> {
    read(text)?.0.iter().map(|(name, value)| Ok((name.clone(), fact(book, name, value.get())?))).collect()
}

/// A value of JSON as a fact.
fn fact(book: &Lawbook, name: &str, text: &str) -> Result<Option<Scalar>, Refusal> {
    match request::Fact::of(text) {
        Ok(request::Fact::Other(_)) | Err(_) => Err(no_fact(book, name, text)),
        Ok(fact) => Ok(fact.scalar()),
    }
}

/// A value typed on the command line, read as the type of its fact.
fn scalar(book: &Lawbook, name: &str, value: &str) -> Option<Scalar> {
    let kind = book.content.facts.get(name).map(|f| f.kind.value);
    match (kind, value) {
        (_, "null" | "unknown") => None,
        (Some(FactType::Bool), "true" | "yes") => Some(Scalar::Bool(true)),
        (Some(FactType::Bool), "false" | "no") => Some(Scalar::Bool(false)),
        (Some(FactType::Number), _) => Some(request::whole(value).map_or_else(|| Scalar::Text(value.to_owned()), Scalar::Number)),
        _ => Some(Scalar::Text(value.to_owned())),
    }
}
