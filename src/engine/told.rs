//! From facts as told to the values still open, with the presumptions that filled the rest.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::model::{Content, Fact, FactType, Question, Scalar};

use super::diagram::Store;
use super::fault::nearest;
use super::program::{Program, VOID};
use super::space::{VarKind, Window};

/// Facts as told: a value, or `None` for "not known, presume nothing".
pub type Told = BTreeMap<String, Option<Scalar>>;

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

/// The values still open for each variable of a program.
#[derive(Debug, Clone)]
pub struct Open {
    /// What the told facts alone leave open: a bit for each value of each variable.
    pub told: Vec<u64>,
    /// With presumptions.
    pub presumed: Vec<u64>,
    /// The presumptions made: fact, its variable, its value.
    pub assumed: Vec<(String, usize, Scalar)>,
    /// Known facts that the question does not use.
    pub ignored: Vec<String>,
}

/// Reads facts as told for a compiled question.
///
/// # Errors
/// See [`ToldError`].
pub fn open(content: &Content, question: &Question, program: &Program, told: &Told) -> Result<Open, ToldError> {
    let space = &program.space;
    let mut values = space.anything();
    let mut ignored = Vec::new();
    let mut numbers: BTreeMap<&str, Span> = BTreeMap::new();
    let mut about: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for (name, value) in told {
        let Some(fact) = content.facts.get(name).filter(|f| !f.internal) else {
            let known = content.facts.iter().filter(|(_, f)| !f.internal).map(|(k, _)| k.as_str());
            return Err(ToldError::UnknownFact { name: name.clone(), nearest: nearest(name, known) });
        };
        if let Some(value) = value {
            check_type(name, fact, value)?;
        }
        let window = Window::of(content, name);
        let Some(var) = space.index(window.base) else {
            ignored.push(name.clone());
            continue;
        };
        let Some(value) = value else { continue };
        about.entry(var).or_default().push(name.clone());
        match (&space.vars[var].kind, value) {
            (VarKind::Bool, Scalar::Bool(b)) => values[var] &= 1 << u8::from(*b),
            (VarKind::Words(words), Scalar::Text(t)) => {
                values[var] &= words.iter().position(|w| w == t).map_or(0, |i| 1 << i);
            }
            (VarKind::Intervals(_), value) => {
                let base = &content.facts[window.base];
                let span = numbers.entry(window.base).or_insert(Span { low: base.min, high: base.max, step: None });
                span.narrow(&window, value);
            }
            _ => {}
        }
    }
    for (base, span) in &numbers {
        let Some(var) = space.index(base) else { continue };
        let VarKind::Intervals(starts) = &space.vars[var].kind else { continue };
        values[var] = span.mask(starts);
        if values[var] == 0 {
            return Err(ToldError::Impossible { facts: about.remove(&var).unwrap_or_default() });
        }
    }
    let can = |values: &[u64]| {
        let mut scratch = Store::new(space.sizes());
        let left = program.store.restrict(program.possible, values, VOID, &mut scratch);
        left.value().is_none_or(|v| v == 1)
    };
    if !can(&values) {
        let facts = told.iter().filter(|(name, v)| v.is_some() && !ignored.contains(name)).map(|(n, _)| n.clone()).collect();
        return Err(ToldError::Impossible { facts });
    }
    let mut open = Open { told: values.clone(), presumed: values, assumed: Vec::new(), ignored };
    let incident_told = question.incidents.iter().any(|i| matches!(told.get(&i.value), Some(Some(Scalar::Bool(true)))));
    for (var, declared) in space.vars.iter().enumerate() {
        if declared.is_reading() {
            continue;
        }
        let Some(fact) = content.facts.get(&declared.name) else { continue };
        if let VarKind::Intervals(starts) = &declared.kind {
            presume_multiple(content, &declared.name, var, starts, &numbers, told, &mut open);
            continue;
        }
        if told.contains_key(&declared.name) {
            continue;
        }
        let incident = question.incidents.iter().any(|i| i.value == declared.name);
        let value = match &fact.if_absent {
            _ if incident => {
                if incident_told {
                    Some(Scalar::Bool(false))
                } else {
                    None
                }
            }
            Some(value) if fact.only_with.iter().all(|(f, v)| told.get(f) == Some(&Some(v.clone()))) => Some(value.clone()),
            _ => None,
        };
        let mask = match (&value, &declared.kind) {
            (Some(Scalar::Bool(b)), VarKind::Bool) => 1 << u8::from(*b),
            (Some(Scalar::Text(t)), VarKind::Words(words)) if fact.kind.value == FactType::Stage && t == "earliest" && !words.is_empty() => 1,
            (Some(Scalar::Text(t)), VarKind::Words(words)) => words.iter().position(|w| w == t).map_or(0, |i| 1 << i),
            _ => 0,
        };
        if mask == 0 {
            continue;
        }
        let mut with = open.presumed.clone();
        with[var] &= mask;
        if with[var] != 0 && can(&with) {
            open.presumed = with;
            let shown = match &declared.kind {
                VarKind::Words(words) => Scalar::Text(words[mask.trailing_zeros() as usize].clone()),
                _ => Scalar::Bool(mask == 2),
            };
            open.assumed.push((declared.name.clone(), var, shown));
        }
    }
    Ok(open)
}

/// Presumes of a number what a yes-or-no window on it presumes (that the last move made was completed), where any count was told.
fn presume_multiple(content: &Content, base: &str, var: usize, starts: &[i64], numbers: &BTreeMap<&str, Span>, told: &Told, open: &mut Open) {
    let Some(span) = numbers.get(base) else { return };
    for (name, fact) in &content.facts {
        let Some(view) = fact.view.as_ref().filter(|v| v.of.value == base) else { continue };
        let (Some(step), Some(Scalar::Bool(true))) = (view.multiple_of, &fact.if_absent) else { continue };
        if told.contains_key(name) {
            continue;
        }
        let narrowed = Span { step: Some((step, true)), ..*span }.mask(starts);
        if narrowed != 0 && narrowed != open.presumed[var] {
            open.presumed[var] = narrowed;
            open.assumed.push((name.clone(), var, Scalar::Bool(true)));
        }
    }
}

/// The numbers a told fact leaves possible: from `low` to `high`, only multiples of a step or only others.
#[derive(Debug, Clone, Copy)]
struct Span {
    low: i64,
    high: i64,
    step: Option<(i64, bool)>,
}

impl Span {
    fn narrow(&mut self, window: &Window, value: &Scalar) {
        match (window.multiple_of, value) {
            (Some(step), Scalar::Bool(b)) => self.step = Some((step, *b)),
            (None, Scalar::Number(n)) => {
                let (low, high) = window.behind(*n, *n);
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
pub fn check_type(name: &str, fact: &Fact, value: &Scalar) -> Result<(), ToldError> {
    let wrong = |expected: &str| ToldError::WrongType { fact: name.to_owned(), value: value.to_string(), expected: expected.to_owned() };
    match (fact.kind.value, value) {
        (FactType::Bool, Scalar::Bool(_)) | (FactType::Position | FactType::Game | FactType::Text, Scalar::Text(_)) => Ok(()),
        (FactType::Choice | FactType::Stage, Scalar::Text(t)) => {
            if fact.values.iter().any(|v| v.value == *t) {
                return Ok(());
            }
            let choices: Vec<String> = fact.values.iter().map(|v| v.value.clone()).collect();
            let nearest = nearest(t, choices.iter().map(String::as_str));
            Err(ToldError::UnknownChoice { fact: name.to_owned(), value: t.clone(), choices, nearest })
        }
        (FactType::Number, Scalar::Number(n)) => {
            if (fact.min..=fact.max).contains(n) {
                return Ok(());
            }
            Err(ToldError::OutOfBounds { fact: name.to_owned(), value: *n, min: fact.min, max: fact.max })
        }
        (FactType::Bool, _) => Err(wrong("true or false")),
        (FactType::Number, _) => Err(wrong("a whole number")),
        (FactType::Choice | FactType::Stage, _) => Err(wrong("one of its values")),
        (FactType::Position | FactType::Game | FactType::Text, _) => Err(wrong("text")),
    }
}
