//! From facts as told to the values still open, with the presumptions that filled the rest.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use serde::Serialize;

use crate::model::{Content, Fact, FactType, Question, Scalar};

use super::diagram::Store;
use super::fault::nearest;
use super::program::{Program, VOID};
use super::space::{Space, VarKind, Window};

/// Facts as told: a value, or `None` for "not known, presume nothing".
pub type Told = BTreeMap<String, Option<Scalar>>;

/// A told value, borrowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value<'a> {
    /// Not known; presume nothing.
    Unknown,
    /// True or false.
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// A choice or stage.
    Text(&'a str),
}

impl<'a> From<&'a Scalar> for Value<'a> {
    fn from(value: &'a Scalar) -> Value<'a> {
        match value {
            Scalar::Bool(b) => Value::Bool(*b),
            Scalar::Number(n) => Value::Number(*n),
            Scalar::Text(t) => Value::Text(t),
        }
    }
}

impl<'a> From<&'a Option<Scalar>> for Value<'a> {
    fn from(value: &'a Option<Scalar>) -> Value<'a> {
        value.as_ref().map_or(Value::Unknown, Value::from)
    }
}

/// Why facts cannot be taken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum ToldError {
    /// No such fact.
    #[error("there is no fact `{name}`")]
    UnknownFact {
        /// As told.
        name: String,
        /// The nearest that there is.
        nearest: Option<String>,
    },
    /// The fact has another type.
    #[error("`{fact}` takes {expected}, not `{value}`")]
    WrongType {
        /// The fact.
        fact: String,
        /// As told.
        value: String,
        /// What it takes.
        expected: String,
    },
    /// No such choice or stage.
    #[error("`{fact}` has no value `{value}`")]
    UnknownChoice {
        /// The fact.
        fact: String,
        /// As told.
        value: String,
        /// What there is.
        choices: Vec<String>,
        /// The nearest of them.
        nearest: Option<String>,
    },
    /// The number is too small or too large.
    #[error("`{fact}` must be a whole number from {min} to {max}, not {value}")]
    OutOfBounds {
        /// The fact.
        fact: String,
        /// As told.
        value: i64,
        /// Least.
        min: i64,
        /// Greatest.
        max: i64,
    },
    /// Told facts contradict each other.
    #[error("these facts cannot be together: {}", facts.join(", "))]
    Impossible {
        /// The facts.
        facts: Vec<String>,
    },
}

/// What the program knows of a fact that can be told.
#[derive(Debug, Clone)]
struct Entry {
    /// The variable it bears on; none where the question does not use it.
    var: Option<usize>,
    /// For a window on a number.
    plus: i64,
    per: i64,
    multiple_of: Option<i64>,
}

/// Reads told facts for one program.
#[derive(Debug, Clone, Default)]
pub struct Reader {
    entries: FxHashMap<String, Entry>,
    /// Yes-or-no windows that are presumed true of a number: variable, fact, step.
    multiples: Vec<(usize, String, i64)>,
    bounds: Vec<(i64, i64)>,
    anything: Vec<u64>,
}

/// What was told, in the terms of the variables. Two tellings with the same `Known` get the same ruling.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Known {
    /// The values left open: a bit for each value of each variable.
    pub masks: Vec<u64>,
    /// The variables spoken of, a bit each: they are not presumed.
    pub said: u64,
    /// What is presumed of numbers spoken of: variable and mask.
    narrowed: Vec<(usize, u64)>,
}

impl Reader {
    /// The reader for a space.
    pub fn new(content: &Content, space: &Space) -> Reader {
        let mut entries = FxHashMap::default();
        let mut multiples = Vec::new();
        for (name, fact) in content.facts.iter().filter(|(_, f)| !f.internal) {
            let window = Window::of(content, name);
            let var = space.index(window.base);
            if let (Some(var), Some(step), Some(Scalar::Bool(true))) = (var, window.multiple_of, &fact.if_absent) {
                multiples.push((var, name.clone(), step));
            }
            entries.insert(name.clone(), Entry { var, plus: window.plus, per: window.per, multiple_of: window.multiple_of });
        }
        let bound = |v: &super::space::Var| content.facts.get(&v.name).map_or((0, 0), |f| (f.min, f.max));
        Reader { entries, multiples, bounds: space.vars.iter().map(bound).collect(), anything: space.anything() }
    }

    /// Whether the question uses a fact.
    pub fn uses(&self, fact: &str) -> bool {
        self.entries.get(fact).is_some_and(|e| e.var.is_some())
    }

    /// Reads facts; known facts that the question does not use go to `ignored`.
    ///
    /// # Errors
    /// See [`ToldError`]; impossible combinations of different variables are found by [`open`].
    pub fn read<'a>(
        &self,
        content: &Content,
        space: &Space,
        told: impl Iterator<Item = (&'a str, Value<'a>)>,
        ignored: &mut Vec<String>,
    ) -> Result<Known, ToldError> {
        let mut known = Known::default();
        self.read_into(content, space, told, &mut known, ignored)?;
        Ok(known)
    }

    /// As [`Reader::read`], into a `Known` used before.
    ///
    /// # Errors
    /// As [`Reader::read`].
    pub fn read_into<'a>(
        &self,
        content: &Content,
        space: &Space,
        told: impl Iterator<Item = (&'a str, Value<'a>)>,
        known: &mut Known,
        ignored: &mut Vec<String>,
    ) -> Result<(), ToldError> {
        known.masks.clear();
        known.masks.extend_from_slice(&self.anything);
        known.said = 0;
        known.narrowed.clear();
        // At most a few numbers are spoken of; a list is faster than a map.
        let mut spans: Vec<(usize, Span)> = Vec::new();
        let mut steps_said = 0u64;
        for (name, value) in told {
            let Some(entry) = self.entries.get(name) else {
                let names = content.facts.iter().filter(|(_, f)| !f.internal).map(|(k, _)| k.as_str());
                return Err(ToldError::UnknownFact { name: name.to_owned(), nearest: nearest(name, names) });
            };
            let Some(var) = entry.var else {
                check_type(name, &content.facts[name], value)?;
                ignored.push(name.to_owned());
                continue;
            };
            known.said |= 1 << var;
            if entry.multiple_of.is_some() {
                steps_said |= 1 << var;
            }
            match (&space.vars[var].kind, value) {
                (_, Value::Unknown) => {}
                (VarKind::Bool, Value::Bool(b)) => known.masks[var] &= 1 << u8::from(b),
                (VarKind::Words(words), Value::Text(t)) => match words.iter().position(|w| w == t) {
                    Some(i) => known.masks[var] &= 1 << i,
                    None => check_type(name, &content.facts[name], value)?,
                },
                (VarKind::Intervals(_), _) => {
                    check_type(name, &content.facts[name], value)?;
                    let place = spans.iter().position(|(v, _)| *v == var).unwrap_or_else(|| {
                        let (low, high) = self.bounds[var];
                        spans.push((var, Span { low, high, step: None }));
                        spans.len() - 1
                    });
                    spans[place].1.narrow(entry, value);
                }
                _ => check_type(name, &content.facts[name], value)?,
            }
        }
        for (var, span) in spans {
            let VarKind::Intervals(starts) = &space.vars[var].kind else { continue };
            known.masks[var] = span.mask(starts);
            for (_, _, step) in self.multiples.iter().filter(|(v, ..)| *v == var && steps_said & (1 << var) == 0) {
                let mask = Span { step: Some((*step, true)), ..span }.mask(starts);
                if mask != 0 && mask != known.masks[var] {
                    known.narrowed.push((var, mask));
                }
            }
        }
        Ok(())
    }
}

/// The values still open for each variable of a program.
#[derive(Debug, Clone)]
pub struct Open {
    /// What the told facts alone leave open: a bit for each value of each variable.
    pub told: Vec<u64>,
    /// With presumptions.
    pub presumed: Vec<u64>,
    /// The presumptions made: fact, its variable, its value.
    pub assumed: Vec<(String, usize, Scalar)>,
}

/// Adds the presumptions to what was told.
///
/// # Errors
/// When the told facts cannot be together.
pub fn open(content: &Content, question: &Question, program: &Program, known: &Known) -> Result<Open, ToldError> {
    let space = &program.space;
    let said = |var: usize| known.said & (1 << var) != 0;
    let can = |values: &[u64]| {
        let mut scratch = Store::new(space.sizes());
        let left = program.store.restrict(program.possible, values, VOID, &mut scratch);
        left.value().is_none_or(|v| v == 1)
    };
    if known.masks.contains(&0) || !can(&known.masks) {
        let empty: Vec<usize> = (0..known.masks.len()).filter(|v| known.masks[*v] == 0).collect();
        let at_fault = |var: usize| if empty.is_empty() { said(var) && known.masks[var] != space.vars[var].all() } else { empty.contains(&var) };
        let facts = (0..space.vars.len()).filter(|v| at_fault(*v)).flat_map(|v| names_of(content, &space.vars[v].name)).collect();
        return Err(ToldError::Impossible { facts });
    }
    let mut open = Open { told: known.masks.clone(), presumed: known.masks.clone(), assumed: Vec::new() };
    for (var, mask) in &known.narrowed {
        open.presumed[*var] = *mask;
        let name = program.reader.multiples.iter().find(|(v, ..)| v == var).map(|(_, name, _)| name.clone());
        open.assumed.push((name.unwrap_or_default(), *var, Scalar::Bool(true)));
    }
    let incident_told = question.incidents.iter().filter_map(|i| space.index(i)).any(|v| said(v) && known.masks[v] == 2);
    for (var, declared) in space.vars.iter().enumerate() {
        if declared.is_reading() || said(var) {
            continue;
        }
        let Some(fact) = content.facts.get(&declared.name) else { continue };
        let incident = question.incidents.iter().any(|i| i.value == declared.name);
        let value = match &fact.if_absent {
            _ if incident => incident_told.then_some(Scalar::Bool(false)),
            Some(value) if fact.only_with.iter().all(|(f, v)| is_told(program, known, f, v)) => Some(value.clone()),
            _ => None,
        };
        let mask = match (&value, &declared.kind) {
            (Some(Scalar::Bool(b)), VarKind::Bool) => 1 << u8::from(*b),
            (Some(Scalar::Text(t)), VarKind::Words(_)) if fact.kind.value == FactType::Stage && t == "earliest" => 1,
            (Some(Scalar::Text(t)), VarKind::Words(words)) => words.iter().position(|w| w == t).map_or(0, |i| 1 << i),
            _ => 0,
        };
        if mask == 0 {
            continue;
        }
        let before = open.presumed[var];
        open.presumed[var] &= mask;
        if open.presumed[var] == 0 || !can(&open.presumed) {
            open.presumed[var] = before;
            continue;
        }
        let shown = match &declared.kind {
            VarKind::Words(words) => Scalar::Text(words[mask.trailing_zeros() as usize].clone()),
            _ => Scalar::Bool(mask == 2),
        };
        open.assumed.push((declared.name.clone(), var, shown));
    }
    Ok(open)
}

/// Whether a fact was told to be just so.
fn is_told(program: &Program, known: &Known, fact: &str, value: &Scalar) -> bool {
    let Some(var) = program.space.index(fact) else { return false };
    let mask = match (value, &program.space.vars[var].kind) {
        (Scalar::Bool(b), VarKind::Bool) => 1 << u8::from(*b),
        (Scalar::Text(t), VarKind::Words(words)) => words.iter().position(|w| w == t).map_or(0, |i| 1 << i),
        _ => return false,
    };
    known.said & (1 << var) != 0 && known.masks[var] == mask
}

/// The facts that can be told of a variable: itself or its windows.
fn names_of(content: &Content, base: &str) -> Vec<String> {
    let told = |(name, fact): &(&String, &Fact)| !fact.internal && Window::of(content, name).base == base;
    content.facts.iter().filter(told).map(|(name, _)| name.clone()).collect()
}

/// The numbers a told fact leaves possible: from `low` to `high`, only multiples of a step or only others.
#[derive(Debug, Clone, Copy)]
struct Span {
    low: i64,
    high: i64,
    step: Option<(i64, bool)>,
}

impl Span {
    fn narrow(&mut self, entry: &Entry, value: Value) {
        match (entry.multiple_of, value) {
            (Some(step), Value::Bool(b)) => self.step = Some((step, b)),
            (None, Value::Number(n)) => {
                let (low, high) = Window { base: "", plus: entry.plus, per: entry.per, multiple_of: None }.behind(n, n);
                self.low = self.low.max(low);
                self.high = self.high.min(high);
            }
            _ => {}
        }
    }

    /// The intervals that hold at least one such number, a bit each.
    fn mask(&self, starts: &[i64]) -> u64 {
        let mut mask = 0;
        for (i, start) in starts.iter().enumerate() {
            let low = self.low.max(*start);
            let high = starts.get(i + 1).map_or(self.high, |next| self.high.min(next - 1));
            let any = match self.step {
                None => low <= high,
                Some((step, true)) => high.div_euclid(step) * step >= low,
                Some((step, false)) => (low..=high.min(low.saturating_add(1))).any(|n| n.rem_euclid(step) != 0),
            };
            mask |= u64::from(any) << i;
        }
        mask
    }
}

/// Whether a value is one that the fact takes.
///
/// # Errors
/// See [`ToldError`].
pub fn check_type(name: &str, fact: &Fact, value: Value) -> Result<(), ToldError> {
    let shown = match value {
        Value::Unknown => return Ok(()),
        Value::Bool(b) => b.to_string(),
        Value::Number(n) => n.to_string(),
        Value::Text(t) => t.to_owned(),
    };
    let wrong = |expected: &str| ToldError::WrongType { fact: name.to_owned(), value: shown.clone(), expected: expected.to_owned() };
    match (fact.kind.value, value) {
        (FactType::Bool, Value::Bool(_)) | (FactType::Position | FactType::Game | FactType::Text, Value::Text(_)) => Ok(()),
        (FactType::Choice | FactType::Stage, Value::Text(t)) => {
            if fact.values.iter().any(|v| v.value == *t) {
                return Ok(());
            }
            let choices: Vec<String> = fact.values.iter().map(|v| v.value.clone()).collect();
            let nearest = nearest(t, choices.iter().map(String::as_str));
            Err(ToldError::UnknownChoice { fact: name.to_owned(), value: t.to_owned(), choices, nearest })
        }
        (FactType::Number, Value::Number(n)) => {
            if (fact.min..=fact.max).contains(&n) {
                return Ok(());
            }
            Err(ToldError::OutOfBounds { fact: name.to_owned(), value: n, min: fact.min, max: fact.max })
        }
        (FactType::Bool, _) => Err(wrong("true or false")),
        (FactType::Number, _) => Err(wrong("a whole number")),
        (FactType::Choice | FactType::Stage, _) => Err(wrong("one of its values")),
        (FactType::Position | FactType::Game | FactType::Text, _) => Err(wrong("text")),
    }
}
