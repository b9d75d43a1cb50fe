//! Facts of the rules that a position settles: whether the opponent can still checkmate.
//!
//! `side` is the player whose act is judged: who completed the illegal move, whose flag fell. For an illegal move the position is the one
//! after that move was taken back, because the Laws ask what can still come of the game as it must go on.

use super::{input, side_of};
use crate::AskError;
use crate::chess::answer::Value;
use crate::chess::{Input, InputError, questions};
use crate::engine::{Derived, Program, Told, check_type};
use crate::model::{Content, Scalar};

/// The facts from which others are derived.
pub const SOURCES: [&str; 4] = ["fen", "moves", "side", "chess960"];

/// Facts as told, with those of the board worked into the ones the rules see.
#[derive(Debug, Clone)]
pub(crate) struct Derivation {
    /// Without the facts of the board, with what they settle.
    pub told: Told,
    /// What was worked out.
    pub derived: Vec<Derived>,
    /// The same with the other value, where it turns on whether the 75-move rule bounds a series of moves.
    pub otherwise: Option<Told>,
    /// The facts that wait for `side` to be told.
    pub waiting: Vec<String>,
}

/// Whether a position settles a fact of a question.
pub(crate) fn settles(content: &Content, program: &Program) -> bool {
    program.space.vars.iter().any(|v| content.facts.get(&v.name).is_some_and(|f| f.from.as_deref() == Some("position")))
}

/// Works out what a position settles. `None` where none is told or nothing of it is asked.
///
/// # Errors
/// A position or moves that cannot be; facts of another type.
pub(crate) fn derive(content: &Content, program: &Program, told: &Told) -> Result<Option<Derivation>, AskError> {
    if !matches!(told.get("fen"), Some(Some(_))) {
        return Ok(None);
    }
    let unsettled = |name: &String| !matches!(told.get(name), Some(Some(_)));
    let from_position = |name: &String| content.facts.get(name).is_some_and(|f| f.from.as_deref() == Some("position"));
    let facts: Vec<String> = program.space.vars.iter().map(|v| &v.name).filter(|n| from_position(n) && unsettled(n)).cloned().collect();
    if facts.is_empty() {
        return Ok(None);
    }
    for name in SOURCES {
        if let (Some(fact), Some(Some(value))) = (content.facts.get(name), told.get(name)) {
            check_type(name, fact, value.into())?;
        }
    }
    let mut out = Derivation { told: told.clone(), derived: Vec::new(), otherwise: None, waiting: Vec::new() };
    out.told.retain(|name, _| !SOURCES.contains(&name.as_str()));
    let side = match told.get("side") {
        Some(Some(Scalar::Text(word))) => side_of(word),
        _ => None,
    };
    // Even without `side` the position must be one.
    let asked = Input { side: Some(side.unwrap_or(crate::chess::Side::White).opponent()), ..input(told, &|_| true, Default::default()) };
    let answer = match questions::answer("can-checkmate", &asked) {
        Ok(answer) => answer,
        Err(InputError::Missing(_)) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    if side.is_none() {
        out.waiting = facts;
        return Ok(Some(out));
    }
    let value = match answer.answer {
        Value::True => Some(true),
        Value::False => Some(false),
        _ => None,
    };
    let mut why = serde_json::to_value(&answer.why).unwrap_or_default();
    if let (Some(limit), Some(why)) = (answer.disputed, why.as_object_mut()) {
        why.insert("disputed".into(), serde_json::to_value(limit).unwrap_or_default());
    }
    for fact in facts {
        out.derived.push(Derived { fact: fact.clone(), value: value.map(Scalar::Bool), why: why.clone() });
        if let Some(value) = value {
            if answer.disputed.is_some() {
                let otherwise = out.otherwise.get_or_insert_with(|| out.told.clone());
                otherwise.insert(fact.clone(), Some(Scalar::Bool(!value)));
            }
            out.told.insert(fact, Some(Scalar::Bool(value)));
        }
    }
    Ok(Some(out))
}
