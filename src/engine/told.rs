//! From facts as told to the values still open, with the presumptions that filled the rest.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use serde::Serialize;

use crate::model::{Content, Fact, FactType, Question, Scalar};

use super::fault::nearest;
use super::program::Program;
use super::space::{Space, Var, VarKind, Window};

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
        expected: Expected,
        /// Its values, where it is a choice or stage.
        choices: Vec<String>,
        /// The least and the greatest, where it is a number.
        bounds: Option<(i64, i64)>,
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
        value: String,
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

/// What a fact takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expected {
    /// True or false.
    Bool,
    /// A whole number.
    Number,
    /// One of its values.
    Choice,
    /// Text.
    Text,
}

impl Expected {
    /// Its name in messages.
    pub fn word(self) -> &'static str {
        match self {
            Expected::Bool => "bool",
            Expected::Number => "number",
            Expected::Choice => "choice",
            Expected::Text => "text",
        }
    }
}

impl std::fmt::Display for Expected {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Expected::Bool => "true or false",
            Expected::Number => "a whole number",
            Expected::Choice => "one of its values",
            Expected::Text => "text",
        })
    }
}

impl ToldError {
    /// The same error, of facts that cannot be together naming only those that were told.
    pub fn among(self, told: impl Fn(&str) -> bool) -> ToldError {
        match self {
            ToldError::Impossible { mut facts } => {
                facts.retain(|f| told(f));
                ToldError::Impossible { facts }
            }
            other => other,
        }
    }
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
    above: Option<i64>,
    /// The sums it is part of: place in [`Reader::sums`], place among the parts there.
    parts: Vec<(usize, usize)>,
}

/// A number worked out from others.
#[derive(Debug, Clone)]
pub(super) struct Sum {
    /// Its variable.
    pub var: usize,
    /// What it is worked out from.
    pub parts: Vec<Part>,
}

/// A part of a sum.
#[derive(Debug, Clone)]
pub(super) struct Part {
    /// The fact.
    pub name: String,
    /// How often it counts; below zero it is taken away.
    pub times: i64,
    /// Its least value and its greatest.
    pub bounds: (i64, i64),
    /// Its bit in [`Known::parts`].
    pub bit: u64,
}

impl Part {
    /// The least and greatest it adds to the sum, where it lies between these.
    fn adds(&self, (low, high): (i64, i64)) -> (i64, i64) {
        let (a, b) = (low.saturating_mul(self.times), high.saturating_mul(self.times));
        (a.min(b), a.max(b))
    }
}

/// Reads told facts for one program.
#[derive(Debug, Clone, Default)]
pub struct Reader {
    entries: FxHashMap<String, Entry>,
    /// Yes-or-no windows that are presumed true of a number: variable, fact, step.
    multiples: Vec<(usize, String, i64)>,
    sums: Vec<Sum>,
    incidents: Vec<usize>,
    presumptions: Vec<Option<Presumption>>,
    bounds: Vec<(i64, i64)>,
    anything: Vec<u64>,
    /// The variables on which it depends whether the facts can be together, a bit each.
    binding: u64,
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
    /// The parts of sums whose number was told, a bit each.
    pub(super) parts: u64,
}

impl Known {
    /// Whether a variable was spoken of.
    pub(super) fn says(&self, var: usize) -> bool {
        self.said & (1 << var) != 0
    }

    /// Whether a variable was told to have just this value, one bit.
    pub(super) fn tells(&self, var: usize, bit: u64) -> bool {
        self.says(var) && self.masks[var] == bit
    }

    /// The values left open of a variable spoken of, with what is presumed of it.
    pub(super) fn left(&self, var: usize) -> u64 {
        self.narrowed.iter().find(|(v, _)| *v == var).map_or(self.masks[var], |(_, mask)| *mask)
    }
}

impl Reader {
    /// The reader for a space; `binding` are the variables on which it depends whether the facts can be together.
    pub fn new(content: &Content, question: &Question, space: &Space, binding: &[u32]) -> Reader {
        let mut entries = FxHashMap::default();
        let mut multiples = Vec::new();
        let mut sums: Vec<Sum> = Vec::new();
        let mut bit = 1u64;
        for (var, declared) in space.vars.iter().enumerate() {
            let Some(fact) = content.facts.get(&declared.name).filter(|f| !f.sum.is_empty()) else { continue };
            let part = |(name, times): (&String, &i64)| {
                let bounds = content.facts.get(name).map_or((0, 0), |f| (f.min, f.max));
                let part = Part { name: name.clone(), times: *times, bounds, bit };
                bit <<= 1;
                part
            };
            sums.push(Sum { var, parts: fact.sum.iter().map(part).collect() });
        }
        for (name, fact) in content.facts.iter().filter(|(_, f)| !f.internal) {
            let window = Window::of(content, name);
            let var = space.index(window.base);
            if let (Some(var), Some(step), Some(Scalar::Bool(true))) = (var, window.multiple_of, &fact.if_absent) {
                multiples.push((var, name.clone(), step));
            }
            let parts = sums.iter().enumerate().flat_map(|(s, sum)| sum.parts.iter().position(|p| p.name == *name).map(|p| (s, p))).collect();
            let Window { plus, per, multiple_of, above, .. } = window;
            entries.insert(name.clone(), Entry { var, plus, per, multiple_of, above, parts });
        }
        let bound = |v: &Var| content.facts.get(&v.name).map_or((0, 0), |f| (f.min, f.max));
        Reader {
            entries,
            multiples,
            sums,
            incidents: question.incidents.iter().filter_map(|i| space.index(i)).collect(),
            presumptions: space.vars.iter().map(|v| Presumption::of(content, question, space, v)).collect(),
            bounds: space.vars.iter().map(bound).collect(),
            anything: space.anything(),
            binding: binding.iter().fold(0, |all, var| all | 1 << var),
        }
    }

    /// Whether the question uses a fact.
    pub fn uses(&self, fact: &str) -> bool {
        self.entries.get(fact).is_some_and(|e| e.var.is_some())
    }

    /// What was presumed of a variable, as it is shown: of a number spoken of, what a yes-or-no window on it says.
    pub(super) fn presumed(&self, space: &Space, var: usize) -> (String, Scalar) {
        match &self.presumptions[var] {
            Some(presumption) => (space.vars[var].name.clone(), presumption.shown.clone()),
            None => (self.multiples.iter().find(|(v, ..)| *v == var).map(|(_, name, _)| name.clone()).unwrap_or_default(), Scalar::Bool(true)),
        }
    }

    /// What is presumed of a variable when nothing is said of it.
    pub(super) fn presumption(&self, var: usize) -> Option<&Presumption> {
        self.presumptions[var].as_ref()
    }

    /// Whether it depends on a variable whether the facts can be together.
    pub(super) fn binds(&self, var: usize) -> bool {
        self.binding & (1 << var) != 0
    }

    /// The variables that are incidents.
    pub(super) fn incidents(&self) -> &[usize] {
        &self.incidents
    }

    /// The sums among the variables.
    pub(super) fn sums(&self) -> &[Sum] {
        &self.sums
    }

    /// The sum that a variable is, if it is one.
    pub(super) fn sum(&self, var: usize) -> Option<&Sum> {
        self.sums.iter().find(|s| s.var == var)
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
        known.parts = 0;
        // At most a few numbers are spoken of; a list is faster than a map.
        let mut spans: Vec<(usize, Span)> = Vec::new();
        let mut steps_said = 0u64;
        let mut parts: Vec<(usize, usize, i64)> = Vec::new();
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
            for (sum, part) in &entry.parts {
                known.said |= 1 << self.sums[*sum].var;
                if let Value::Number(n) = value {
                    known.parts |= self.sums[*sum].parts[*part].bit;
                    parts.push((*sum, *part, n));
                }
            }
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
                    self.span(&mut spans, var).narrow(entry, value);
                }
                _ => check_type(name, &content.facts[name], value)?,
            }
        }
        for (place, sum) in self.sums.iter().enumerate().filter(|(s, _)| parts.iter().any(|(t, ..)| t == s)) {
            let mut total = (0i64, 0i64);
            for (p, part) in sum.parts.iter().enumerate() {
                let told = parts.iter().find(|(s, q, _)| *s == place && *q == p).map(|(_, _, n)| (*n, *n));
                let (low, high) = part.adds(told.unwrap_or(part.bounds));
                total = (total.0.saturating_add(low), total.1.saturating_add(high));
            }
            self.span(&mut spans, sum.var).between(total);
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

    /// The span of a number, all it can be where it was not spoken of.
    fn span<'s>(&self, spans: &'s mut Vec<(usize, Span)>, var: usize) -> &'s mut Span {
        let place = spans.iter().position(|(v, _)| *v == var).unwrap_or_else(|| {
            let (low, high) = self.bounds[var];
            spans.push((var, Span { low, high, step: None }));
            spans.len() - 1
        });
        &mut spans[place].1
    }
}

/// What is presumed of a variable when nothing is said of it.
#[derive(Debug, Clone)]
pub(super) struct Presumption {
    /// Its values.
    pub mask: u64,
    /// As it is shown.
    shown: Scalar,
    /// Only once an incident is told.
    incident: bool,
    /// Only where these variables were told to be just so.
    pub only_with: Vec<(usize, u64)>,
}

impl Presumption {
    /// Whether it is made: where an incident is told or not, and variables are told to be just so or not.
    pub fn applies(&self, incident_told: bool, tells: impl Fn(usize, u64) -> bool) -> bool {
        (incident_told || !self.incident) && self.only_with.iter().all(|(var, bit)| tells(*var, *bit))
    }

    fn of(content: &Content, question: &Question, space: &Space, var: &Var) -> Option<Presumption> {
        let fact = content.facts.get(&var.name).filter(|_| !var.is_reading())?;
        let incident = question.incidents.iter().any(|i| i.value == var.name);
        let value = if incident { Scalar::Bool(false) } else { fact.if_absent.clone()? };
        let mask = match (&value, &var.kind) {
            (Scalar::Text(t), VarKind::Words(_)) if fact.kind.value == FactType::Stage && t == "earliest" => 1,
            (value, kind) => bit_of(value, kind)?,
        };
        let shown = match &var.kind {
            VarKind::Words(words) => Scalar::Text(words[mask.trailing_zeros() as usize].clone()),
            _ => Scalar::Bool(mask == 2),
        };
        let with = |(fact, value): (&String, &Scalar)| {
            let var = space.index(fact)?;
            Some((var, bit_of(value, &space.vars[var].kind)?))
        };
        let only_with = if incident { Some(Vec::new()) } else { fact.only_with.iter().map(with).collect() };
        Some(Presumption { mask, shown, incident, only_with: only_with? })
    }
}

/// The bit of a value of a variable that is no number.
fn bit_of(value: &Scalar, kind: &VarKind) -> Option<u64> {
    match (value, kind) {
        (Scalar::Bool(b), VarKind::Bool) => Some(1 << u8::from(*b)),
        (Scalar::Text(t), VarKind::Words(words)) => words.iter().position(|w| w == t).map(|i| 1 << i),
        _ => None,
    }
}

/// The values still open for each variable of a program.
#[derive(Debug, Clone, Default)]
pub struct Open {
    /// What the told facts alone leave open: a bit for each value of each variable.
    pub told: Vec<u64>,
    /// With presumptions.
    pub presumed: Vec<u64>,
    /// The variables of which something was presumed, in the order in which it was.
    pub assumed: Vec<usize>,
}

/// Adds the presumptions to what was told.
///
/// # Errors
/// When the told facts cannot be together.
pub fn open(content: &Content, program: &Program, known: &Known) -> Result<Open, ToldError> {
    let mut open = Open { assumed: Vec::with_capacity(program.space.vars.len()), ..Open::default() };
    open_into(content, program, known, &mut open)?;
    Ok(open)
}

/// As [`open`], into an `Open` used before.
pub(super) fn open_into(content: &Content, program: &Program, known: &Known, open: &mut Open) -> Result<(), ToldError> {
    let space = &program.space;
    let can = |values: &[u64]| program.store.reaches(program.possible, values, 1);
    if !known.masks.contains(&0) {
        // What is presumed can mostly be with what was told, and then what was told can be.
        presume(program, known, open, &|_| true);
        if can(&open.presumed) {
            return Ok(());
        }
        if can(&known.masks) {
            presume(program, known, open, &can);
            return Ok(());
        }
    }
    let empty: Vec<usize> = (0..known.masks.len()).filter(|v| known.masks[*v] == 0).collect();
    let at_fault = |var: usize| if empty.is_empty() { known.says(var) && known.masks[var] != space.vars[var].all() } else { empty.contains(&var) };
    let facts = (0..space.vars.len()).filter(|v| at_fault(*v)).flat_map(|v| names_of(content, &space.vars[v].name)).collect();
    Err(ToldError::Impossible { facts })
}

/// Adds to what was told what is presumed, one after another; none of those bound to others after which the values `can` not be.
fn presume(program: &Program, known: &Known, open: &mut Open, can: &dyn Fn(&[u64]) -> bool) {
    open.told.clone_from(&known.masks);
    open.presumed.clone_from(&known.masks);
    open.assumed.clear();
    for (var, mask) in &known.narrowed {
        open.presumed[*var] = *mask;
        open.assumed.push(*var);
    }
    let reader = &program.reader;
    let incident_told = reader.incidents.iter().any(|v| known.tells(*v, 2));
    for (var, presumption) in reader.presumptions.iter().enumerate() {
        let Some(presumption) = presumption.as_ref().filter(|p| !known.says(var) && p.applies(incident_told, |v, bit| known.tells(v, bit))) else { continue };
        let mask = presumption.mask;
        let before = open.presumed[var];
        open.presumed[var] &= mask;
        if open.presumed[var] == 0 || (reader.binds(var) && !can(&open.presumed)) {
            open.presumed[var] = before;
            continue;
        }
        open.assumed.push(var);
    }
}

/// The facts that can be told of a variable: itself, its windows, its parts.
fn names_of(content: &Content, base: &str) -> Vec<String> {
    let part = |name: &String| content.facts.get(base).is_some_and(|f| f.sum.contains_key(name));
    let told = |(name, fact): &(&String, &Fact)| !fact.internal && (Window::of(content, name).base == base || part(name));
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
        let window = Window { base: "", plus: entry.plus, per: entry.per, multiple_of: entry.multiple_of, above: entry.above };
        match (window.multiple_of, value) {
            (Some(step), Value::Bool(b)) => self.step = Some((step, b)),
            (None, Value::Bool(b)) => self.between(window.side(b).unwrap_or((i64::MIN, i64::MAX))),
            (None, Value::Number(n)) => self.between(window.behind(n, n)),
            _ => {}
        }
    }

    fn between(&mut self, (low, high): (i64, i64)) {
        self.low = self.low.max(low);
        self.high = self.high.min(high);
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
    let beyond = || ToldError::OutOfBounds { fact: name.to_owned(), value: shown.clone(), min: fact.min, max: fact.max };
    match (fact.kind.value, value) {
        (FactType::Bool, Value::Bool(_)) | (FactType::Position | FactType::Game | FactType::Text, Value::Text(_)) => Ok(()),
        (FactType::Choice | FactType::Stage, Value::Text(t)) => {
            if fact.values.iter().any(|v| v.value == *t) {
                return Ok(());
            }
            let choices = choices(fact);
            let nearest = nearest(t, choices.iter().map(String::as_str));
            Err(ToldError::UnknownChoice { fact: name.to_owned(), value: t.to_owned(), choices, nearest })
        }
        (FactType::Number, Value::Number(n)) => {
            if (fact.min..=fact.max).contains(&n) {
                return Ok(());
            }
            Err(beyond())
        }
        (FactType::Number, Value::Text(t)) if is_huge(t) => Err(beyond()),
        _ => Err(wrong_type(name, fact, &shown)),
    }
}

/// The error of a value of another type than the fact takes; `shown` is the value as told.
pub fn wrong_type(name: &str, fact: &Fact, shown: &str) -> ToldError {
    let expected = match fact.kind.value {
        FactType::Bool => Expected::Bool,
        FactType::Number => Expected::Number,
        FactType::Choice | FactType::Stage => Expected::Choice,
        FactType::Position | FactType::Game | FactType::Text => Expected::Text,
    };
    let bounds = (expected == Expected::Number).then_some((fact.min, fact.max));
    ToldError::WrongType { fact: name.to_owned(), value: shown.to_owned(), expected, choices: choices(fact), bounds }
}

fn choices(fact: &Fact) -> Vec<String> {
    fact.values.iter().map(|v| v.value.clone()).collect()
}

/// Whether a text is a whole number of JSON too large for any number here to be it exactly.
fn is_huge(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let number = digits.starts_with(|c: char| c.is_ascii_digit()) && !digits.ends_with('.');
    number && digits.parse::<f64>().is_ok_and(|n| n >= 9_007_199_254_740_992.0)
}
