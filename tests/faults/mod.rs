//! Faults planted in texts of clauses, by words of the test's own (`tests/data/faults`) and by the marks of the texts, never by what `check` reads.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

mod marks;

use std::collections::BTreeMap;
use std::ops::Range;

use chesslaw::Lawbook;
use chesslaw::lang::{Parsed, Value, Values};
use chesslaw::model::{Clause, Param};
use serde::Deserialize;

use super::dice::Dice;
use marks::{Link, Marked, Number};

/// The kinds of fault. Each is planted as often as the others, where the texts have a place for it.
pub const KINDS: &[&str] = &[
    "number-other",
    "number-typed",
    "number-word",
    "number-unit",
    "reference-other",
    "reference-dropped",
    "reference-typed",
    "modality",
    "opponent",
    "arbiter",
    "exception",
    "negation-dropped",
    "negation-added",
    "term",
];

/// The words of a language by which faults are planted.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    /// Forms of one case for each role; the first of a role is the usual one.
    roles: Vec<BTreeMap<String, Vec<String>>>,
    /// A form, then what says something else in its place.
    modality: Vec<Vec<String>>,
    /// A denial, and what is left when it is lost.
    drop: Vec<Vec<String>>,
    /// A word, then how it is denied.
    add: Vec<Vec<String>>,
    /// What begins an exception.
    exceptions: Vec<String>,
    /// What somebody writes who leaves the link out.
    article: Vec<String>,
    /// Numbers in words.
    numbers: BTreeMap<i64, String>,
}

/// A text to plant faults in.
pub struct Good<'a> {
    /// Its clause.
    pub clause: &'a Clause,
    /// Its key.
    pub key: String,
    /// An edition it is printed in.
    pub edition: usize,
    /// The text.
    pub text: String,
}

/// Plants faults in one language.
pub struct Planter<'a> {
    book: &'a Lawbook,
    language: &'a str,
    words: Words,
    /// How links to each term are worded, anywhere in the texts.
    wordings: BTreeMap<String, Vec<String>>,
}

impl<'a> Planter<'a> {
    /// Reads the words of a language.
    pub fn of(book: &'a Lawbook, language: &'a str, goods: &[Good]) -> Planter<'a> {
        let path = format!("{}/tests/data/faults/{language}.yaml", env!("CARGO_MANIFEST_DIR"));
        let words = serde_yaml::from_str(&std::fs::read_to_string(path).expect("the words are there")).expect("the words can be read");
        let mut wordings: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for link in goods.iter().flat_map(|g| Marked::of(&g.text).links).filter(|l| l.kind == "term" && !l.words.contains('{')) {
            wordings.entry(link.id).or_default().push(link.words);
        }
        Planter { book, language, words, wordings }
    }

    /// The text with a fault of that kind, where it has a place for one.
    pub fn plant(&self, kind: &str, good: &Good, rng: &mut Dice) -> Option<String> {
        let marked = Marked::of(&good.text);
        let cut = |at: Range<usize>, with: &str| format!("{}{with}{}", &good.text[..at.start], &good.text[at.end..]);
        let (at, with) = match kind {
            "number-other" | "number-typed" | "number-word" | "number-unit" => self.number(kind, good, &marked, rng)?,
            "reference-other" | "reference-dropped" | "reference-typed" => self.reference(kind, good, &marked, rng)?,
            "modality" => self.swap(&marked, &self.words.modality, rng)?,
            "opponent" | "arbiter" => self.swap(&marked, &self.roles(kind), rng)?,
            "negation-dropped" => self.swap(&marked, &self.words.drop, rng)?,
            "negation-added" => self.deny(&marked, rng)?,
            "exception" => (self.exception(&marked, rng)?, String::new()),
            "term" => self.term(&marked, rng)?,
            _ => return None,
        };
        let out = tidy(&cut(at, &with));
        (out != tidy(&good.text)).then_some(out)
    }

    /// The player for another role and the other way round.
    fn roles(&self, other: &str) -> Vec<Vec<String>> {
        let mut out = Vec::new();
        for row in &self.words.roles {
            let (Some(players), Some(others)) = (row.get("player"), row.get(other)) else { continue };
            out.push(players.iter().take(1).chain(others).cloned().collect());
            out.extend(others.iter().map(|o| vec![o.clone(), players[0].clone()]));
        }
        out
    }

    /// One form of a table for another of its row; where forms overlap the longest is the one that stands there.
    fn swap(&self, marked: &Marked, table: &[Vec<String>], rng: &mut Dice) -> Option<(Range<usize>, String)> {
        let mut found: Vec<(Range<usize>, &[String])> =
            table.iter().flat_map(|row| marked.places(&row[0]).into_iter().map(move |at| (at, &row[1..]))).collect();
        let all: Vec<Range<usize>> = found.iter().map(|(at, _)| at.clone()).collect();
        found.retain(|(at, _)| !all.iter().any(|o| o.start <= at.start && at.end <= o.end && o.len() > at.len()));
        let (at, forms) = pick(rng, &found)?.clone();
        let with = pick(rng, forms)?;
        Some((at.clone(), like(&marked.text[at], with)))
    }

    /// A word denied that was not.
    fn deny(&self, marked: &Marked, rng: &mut Dice) -> Option<(Range<usize>, String)> {
        let denied = |at: &Range<usize>| {
            let (before, after) = (marked.text[..at.start].trim_end(), marked.text[at.end..].trim_start());
            self.words.drop.iter().any(|d| before.ends_with(d[0].as_str()) || after.starts_with(d[0].as_str()))
        };
        let free: Vec<(Range<usize>, &[String])> =
            self.words.add.iter().flat_map(|row| marked.places(&row[0]).into_iter().map(move |at| (at, &row[1..]))).collect();
        let free: Vec<_> = free.into_iter().filter(|(at, _)| !denied(at)).collect();
        let (at, forms) = pick(rng, &free)?.clone();
        let with = pick(rng, forms)?;
        Some((at.clone(), like(&marked.text[at], with)))
    }

    fn number(&self, kind: &str, good: &Good, marked: &Marked, rng: &mut Dice) -> Option<(Range<usize>, String)> {
        let numbers: Vec<(&Number, &Param)> = marked.numbers.iter().filter_map(|n| Some((n, self.param(good.clause, &n.name)?))).collect();
        let (number, param) = *pick(rng, &numbers)?;
        let language = &self.book.languages[self.language];
        if kind == "number-unit" {
            let unit = number.unit.clone()?;
            let others: Vec<&str> = ["MINUTES", "SECONDS", "MOVES"].into_iter().filter(|u| *u != good.text[unit.clone()].to_owned()).collect();
            return Some((unit, (*pick(rng, &others)?).to_owned()));
        }
        if kind == "number-other" {
            let mut others: Vec<String> =
                good.clause.params.iter().filter(|(n, p)| p.unit.value == param.unit.value && **n != number.name).map(|(n, _)| n.clone()).collect();
            if others.is_empty() || rng.roll(2) == 0 {
                let of = |c: &Clause| {
                    c.params.iter().filter(|(_, p)| p.unit.value == param.unit.value).map(|(n, _)| format!("{}_{n}", c.id.value)).collect::<Vec<_>>()
                };
                others = self.book.content.clauses().filter(|(_, c)| c.id.value != good.clause.id.value).flat_map(|(_, c)| of(c)).collect();
            }
            return Some((number.variable.clone(), pick(rng, &others)?.clone()));
        }
        let Value::Number(right) = self.book.variable(language, Some(good.clause), &number.name, good.edition)? else { return None };
        let values: Vec<i64> = if kind == "number-word" { self.words.numbers.keys().copied().collect() } else { vec![right, right + 1, right + 5, right * 2] };
        let value = *pick(rng, &values)?;
        let printed =
            Parsed::new(&good.text[number.placeable.clone()]).ok()?.fill(language, &Values::from([(number.name.clone(), Value::Number(value))])).ok()?;
        let typed = if kind == "number-word" { printed.replace(&language.number(value), &self.words.numbers[&value]) } else { printed };
        Some((number.placeable.clone(), typed))
    }

    fn param(&self, clause: &'a Clause, variable: &str) -> Option<&'a Param> {
        clause.params.get(variable).or_else(|| {
            let (other, param) = variable.split("__").next()?.split_once('_')?;
            self.book.content.clause(other)?.params.get(param)
        })
    }

    fn reference(&self, kind: &str, good: &Good, marked: &Marked, rng: &mut Dice) -> Option<(Range<usize>, String)> {
        let links: Vec<&Link> = marked.links.iter().filter(|l| l.kind == "clause" || l.kind == "article").collect();
        let link = *pick(rng, &links)?;
        let whole = &good.text[link.whole.clone()];
        let printed = format!("${}", link.id);
        match kind {
            "reference-dropped" => Some((link.whole.clone(), pick(rng, &self.words.article)?.clone())),
            "reference-typed" => {
                let language = &self.book.languages[self.language];
                let Value::Text(number) = self.book.variable(language, Some(good.clause), &link.id, good.edition)? else { return None };
                let placeable = format!("{{ {printed} }}");
                let words = link.words.contains(&placeable).then(|| link.words.replace(&placeable, &number))?;
                // The link may stay or go.
                let with = if rng.roll(2) == 0 { words } else { format!("[{words}]({}:{})", link.kind, link.id) };
                Some((link.whole.clone(), with))
            }
            _ => {
                let there: Vec<&String> = match link.kind.as_str() {
                    "article" => self.book.content.articles.iter().map(|a| &a.id.value).filter(|i| **i != link.id).collect(),
                    _ => {
                        let printed = |c: &&Clause| !c.printed(&self.book.content.editions, good.edition).is_empty();
                        let others = self.book.content.clauses().map(|(_, c)| c).filter(printed).map(|c| &c.id.value);
                        others.filter(|i| **i != link.id && **i != good.clause.id.value).collect()
                    }
                };
                let other = *pick(rng, &there)?;
                let target = format!("({}:{})", link.kind, link.id);
                let moved = whole.replace(&target, &format!("({}:{other})", link.kind));
                let renumbered = |text: &str| text.replace(&printed, &format!("${other}"));
                let with = match rng.roll(3) {
                    0 => renumbered(&moved),
                    1 => moved,
                    _ => renumbered(whole),
                };
                Some((link.whole.clone(), with))
            }
        }
    }

    /// From what begins an exception, or from the last comma before a reference, to the end of the half-sentence.
    fn exception(&self, marked: &Marked, rng: &mut Dice) -> Option<Range<usize>> {
        let mut found = Vec::new();
        for start in self.words.exceptions.iter().flat_map(|e| marked.places(e)).map(|at| at.start) {
            let end = marked.pauses.iter().copied().find(|p| *p > start).unwrap_or(marked.text.len());
            found.push(start..end);
        }
        for link in marked.links.iter().filter(|l| l.kind == "clause" || l.kind == "article") {
            let start = marked.pauses.iter().copied().rfind(|p| *p < link.whole.start && !marked.text[*p..].starts_with(['.', '։']));
            let end = marked.pauses.iter().copied().find(|p| *p >= link.whole.end);
            found.extend(start.map(|s| s..end.unwrap_or(marked.text.len())));
        }
        found.retain(|at| at.len() * 10 < marked.text.len() * 8);
        pick(rng, &found).cloned()
    }

    /// A term for its twin: the words and where they lead, or one of them.
    fn term(&self, marked: &Marked, rng: &mut Dice) -> Option<(Range<usize>, String)> {
        let twins = |id: &str| self.book.content.terms.iter().find(|t| t.id.value == id).map(|t| t.twins.iter().map(|w| w.value.clone()).collect::<Vec<_>>());
        let links: Vec<(&Link, Vec<String>)> =
            marked.links.iter().filter(|l| l.kind == "term").filter_map(|l| Some((l, twins(&l.id)?))).filter(|(_, t)| !t.is_empty()).collect();
        let (link, twins) = pick(rng, &links)?;
        let twin = pick(rng, twins)?;
        let name = self.book.texts.get(self.language, "glossary", &format!("{twin}.name"))?.value.clone();
        let elsewhere = self.wordings.get(twin).map(Vec::as_slice).unwrap_or_default();
        let words = if rng.roll(2) == 0 { pick(rng, elsewhere).cloned().unwrap_or(name) } else { name };
        // The same words for both would be no fault.
        if words == link.words || self.wordings.get(&link.id).is_some_and(|w| w.contains(&words)) {
            return None;
        }
        let with = match rng.roll(3) {
            0 => format!("[{words}](term:{twin})"),
            1 => format!("[{words}](term:{})", link.id),
            _ => format!("[{}](term:{twin})", link.words),
        };
        Some((link.whole.clone(), with))
    }
}

/// One of a list that may be empty.
fn pick<'a, T>(dice: &mut Dice, list: &'a [T]) -> Option<&'a T> {
    if list.is_empty() { None } else { Some(dice.one(list)) }
}

/// A form with a capital where the one before it had one.
fn like(before: &str, form: &str) -> String {
    let mut letters = form.chars();
    match letters.next() {
        Some(first) if before.starts_with(char::is_uppercase) => first.to_uppercase().chain(letters).collect(),
        _ => form.to_owned(),
    }
}

/// One space where a cut left two, none before a mark.
fn tidy(text: &str) -> String {
    let mut out = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for mark in [" .", " ,", " ;", " ։", " ،"] {
        out = out.replace(mark, mark.trim());
    }
    out
}
