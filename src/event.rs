//! The event profile: what is set once for an event, from which facts of every question follow.

use serde::Deserialize;
use serde_json::Value as Json;

use crate::engine::{Expected, Told, ToldError, Value, check_type, nearest};
use crate::model::{Scalar, is_day};
use crate::{AskError, Lawbook};

/// An event, as `--event FILE` gives it (YAML or JSON).
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Event {
    /// Its name, for people.
    pub name: Option<String>,
    /// Edition of the Laws it is played under.
    pub edition: Option<String>,
    /// Day it is played, `YYYY-MM-DD`; the edition in force then is taken where none is named.
    pub date: Option<String>,
    /// Base time of each player, minutes.
    pub base_minutes: Option<i64>,
    /// Increment for each move, seconds.
    pub increment_seconds: Option<i64>,
    /// Number of periods of the time control; in a game of one there is no number of moves to complete, and it is the last.
    pub periods: Option<u32>,
    /// Whose supervision: `full` or `limited`.
    pub supervision: Option<String>,
    /// Default time, minutes.
    pub default_time: Option<i64>,
    /// Move from which a draw may be agreed.
    pub draw_from_move: Option<i64>,
    /// Whether the rules of the event soften the penalty for devices.
    pub device_penalty_softened: Option<bool>,
    /// Any other facts that hold in the whole event.
    pub facts: Told,
}

/// Why a profile cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum EventError {
    /// It is neither YAML nor JSON.
    #[error("the event profile cannot be read: line {line}, column {column}")]
    Text {
        /// Where, from 1.
        line: u64,
        /// Where, from 1.
        column: u64,
    },
    /// A name stands in it twice.
    #[error("`{name}` is told twice")]
    Twice {
        /// The name.
        name: String,
    },
    /// The edition that it names was not in force on its date.
    #[error("`{edition}` was not in force on {date}")]
    NotInForce {
        /// The edition.
        edition: String,
        /// The date.
        date: String,
    },
    /// A fact of its own is another than its fields make it.
    #[error("`{fact}` is `{value}` among the facts of the event, and the rest of the profile makes it `{other}`")]
    Against {
        /// The fact.
        fact: String,
        /// As its facts tell it.
        value: String,
        /// As it follows from the rest.
        other: String,
    },
    /// It is no object.
    #[error("an event profile is a list of names with values")]
    NoObject,
    /// It has no such field.
    #[error("an event profile has no `{name}`")]
    UnknownField {
        /// As told.
        name: String,
        /// The nearest that there is.
        nearest: Option<String>,
    },
    /// No edition was in force then.
    #[error("no edition was in force on {0}")]
    NoEdition(String),
    /// A value that it cannot have.
    #[error(transparent)]
    Value(#[from] ToldError),
    /// Its time control cannot be classed.
    #[error(transparent)]
    Ask(#[from] AskError),
}

/// The fields of a profile, with what each takes.
const FIELDS: &[(&str, Expected)] = &[
    ("name", Expected::Text),
    ("edition", Expected::Text),
    ("date", Expected::Text),
    ("base_minutes", Expected::Number),
    ("increment_seconds", Expected::Number),
    ("periods", Expected::Number),
    ("supervision", Expected::Text),
    ("default_time", Expected::Number),
    ("draw_from_move", Expected::Number),
    ("device_penalty_softened", Expected::Bool),
];
/// The field that holds other facts.
const OTHERS: &str = "facts";

/// The fields a profile can have.
pub fn fields() -> impl Iterator<Item = &'static str> {
    FIELDS.iter().map(|(name, _)| *name).chain([OTHERS])
}

/// The facts an event can settle beforehand, `facts` of a profile apart.
pub const FACTS: &[&str] = &[
    "time_control",
    "minutes_per_player",
    "increment_seconds",
    "played_with_increment",
    "supervision",
    "default_time",
    "default_time_set",
    "default_time_zero",
    "draw_from_move",
    "event_on_draws",
    "draws_restricted",
    "event_minimum_reached",
    "device_penalty_softened",
];

/// How many increments count towards the time of each player in an edition.
pub fn increments(book: &Lawbook, edition: usize) -> i64 {
    let clause = book.content.clause("rapid-definition");
    clause.and_then(|c| c.params.get("increments")?.value.get(&book.content.editions, edition)?.1.value).unwrap_or(0)
}

/// The time control of so many minutes for each player, by the rules of the edition (`time-class`).
fn class(book: &Lawbook, edition: Option<&str>, minutes: i64) -> Result<Option<Scalar>, AskError> {
    let ruling = book.ask("time-class", edition, Told::from([("minutes_per_player".to_owned(), Some(Scalar::Number(minutes)))]))?;
    let class = ruling.slots.iter().flat_map(|s| &s.then).find_map(|o| o.action.strip_prefix("play-").map(str::to_owned));
    Ok(class.map(Scalar::Text))
}

/// Whether what is told of the event forbids a draw agreed at any moment: a least number of moves leaves it open until it is known whether it was reached; none
/// where nothing is told of draws.
fn restricted(told: &Told) -> Option<Option<Scalar>> {
    let Some(Some(Scalar::Text(rule))) = told.get("event_on_draws") else { return None };
    if rule != "minimum" {
        return Some(Some(Scalar::Bool(rule == "never")));
    }
    Some(match told.get("event_minimum_reached") {
        Some(Some(Scalar::Bool(reached))) => Some(Scalar::Bool(!reached)),
        _ => None,
    })
}

/// Adds to facts of an event told without a profile what follows from them: the time control, and whether a draw may be agreed.
///
/// # Errors
/// When the time control cannot be classed.
pub fn follow(book: &Lawbook, edition: Option<&str>, told: &mut Told) -> Result<(), AskError> {
    if let (Some(Some(Scalar::Number(minutes))), None) = (told.get("minutes_per_player"), told.get("time_control")) {
        let class = class(book, edition, *minutes)?;
        told.insert("time_control".to_owned(), class);
    }
    if let Some(restricted) = restricted(told) {
        told.entry("draws_restricted".to_owned()).or_insert(restricted);
    }
    Ok(())
}

impl Event {
    /// Reads a profile.
    ///
    /// # Errors
    /// Text that is neither YAML nor JSON, with line and column; unknown fields; values of another type.
    pub fn parse(text: &str) -> Result<Event, EventError> {
        let mut read: Json = serde_yaml::from_str(text).map_err(|e| {
            if let serde_yaml::Error::DuplicateMappingKey { key: Some(name), .. } = e.without_snippet() {
                return EventError::Twice { name: name.clone() };
            }
            let (line, column) = e.location().map_or((1, 1), |at| (at.line(), at.column()));
            EventError::Text { line, column }
        })?;
        let Json::Object(given) = &mut read else { return Err(EventError::NoObject) };
        for (name, value) in given.iter_mut().filter(|(_, v)| !v.is_null()) {
            // A number that is no whole one stays, to be refused below.
            if let Json::Number(number) = value {
                *value = whole(number).map_or_else(|| value.clone(), Json::from);
            }
            match (FIELDS.iter().find(|(n, _)| n == name), value) {
                (None, Json::Object(facts)) if name == OTHERS => {
                    // What no fact can be is refused with the fact, as the text that it is.
                    for value in facts.values_mut().filter(|v| !(v.is_i64() || v.is_boolean() || v.is_string() || v.is_null())) {
                        *value = Json::String(value.to_string());
                    }
                }
                (None, _) if name == OTHERS => return Err(EventError::NoObject),
                (None, _) => {
                    return Err(EventError::UnknownField { name: name.clone(), nearest: nearest(name, fields()) });
                }
                (Some((_, Expected::Number)), Json::Number(n)) if n.as_i64().is_some() => {}
                (Some((_, Expected::Bool)), Json::Bool(_)) | (Some((_, Expected::Text)), Json::String(_)) => {}
                (Some((_, expected)), value) => return Err(wrong(name, value, *expected)),
            }
        }
        let most = i64::from(i32::MAX);
        if let Some(periods) = given.get("periods").and_then(Json::as_i64).filter(|n| !(1..=most).contains(n)) {
            return Err(ToldError::OutOfBounds { fact: "periods".to_owned(), value: periods.to_string(), min: 1, max: most }.into());
        }
        serde_json::from_value(read).map_err(|_| EventError::NoObject)
    }

    /// Refuses values that no fact can have, whichever question is asked.
    ///
    /// # Errors
    /// Unknown facts and choices, numbers out of bounds.
    pub fn check(&self, book: &Lawbook) -> Result<(), EventError> {
        let facts = &book.content.facts;
        let fields = [("increment_seconds", self.increment_seconds), ("default_time", self.default_time), ("draw_from_move", self.draw_from_move)];
        let numbers = fields.into_iter().chain([("base_minutes", self.base_minutes)]).filter_map(|(name, n)| Some((name, Some(Scalar::Number(n?)))));
        let words = self.supervision.iter().map(|s| ("supervision", Some(Scalar::Text(s.clone()))));
        let own = self.facts.iter().map(|(name, value)| (name.as_str(), value.clone()));
        for (name, value) in numbers.chain(words).chain(own) {
            let known = if name == "base_minutes" { "minutes_per_player" } else { name };
            match facts.get(known).filter(|f| !f.internal) {
                Some(fact) => check_type(name, fact, Value::from(&value))?,
                None if !self.facts.contains_key(name) => {}
                None => {
                    let told = facts.iter().filter(|(_, f)| !f.internal).map(|(n, _)| n.as_str());
                    return Err(ToldError::UnknownFact { name: name.to_owned(), nearest: nearest(name, told) }.into());
                }
            }
        }
        Ok(())
    }

    /// The edition it is played under, if it says or its date does.
    ///
    /// # Errors
    /// When no edition was in force on its date, or the one it names was not.
    pub fn edition(&self, book: &Lawbook) -> Result<Option<String>, EventError> {
        match (&self.edition, &self.date) {
            (Some(edition), Some(date)) => {
                let editions = &book.content.editions;
                let named = editions.index(edition).map(|e| (e, &editions.all()[e])).filter(|(_, named)| named.from.is_some() && named.authority == "fide");
                match named {
                    _ if !is_day(date) => Err(EventError::NoEdition(date.clone())),
                    Some((place, named)) if editions.on(date, &named.authority) != Some(place) => {
                        Err(EventError::NotInForce { edition: edition.clone(), date: date.clone() })
                    }
                    _ => Ok(Some(edition.clone())),
                }
            }
            (Some(edition), None) => Ok(Some(edition.clone())),
            (None, Some(date)) => {
                let place =
                    Some(date).filter(|d| is_day(d)).and_then(|d| book.content.editions.on(d, "fide")).ok_or_else(|| EventError::NoEdition(date.clone()))?;
                Ok(Some(book.content.editions.id(place).to_owned()))
            }
            (None, None) => Ok(None),
        }
    }

    /// The facts that follow from it. The time control comes from the rules of the edition themselves (`time-class`).
    ///
    /// # Errors
    /// When the time control cannot be classed, or the facts of its own are against the rest of it.
    pub fn facts(&self, book: &Lawbook, edition: Option<&str>) -> Result<Told, EventError> {
        let mut told = Told::new();
        let mut tell = |name: &str, value: Option<Scalar>| {
            if value.is_some() && book.content.facts.contains_key(name) {
                told.insert(name.to_owned(), value);
            }
        };
        tell("supervision", self.supervision.clone().map(Scalar::Text));
        tell("default_time", self.default_time.map(Scalar::Number));
        tell("default_time_set", self.default_time.map(|_| Scalar::Bool(true)));
        tell("default_time_zero", self.default_time.map(|minutes| Scalar::Bool(minutes == 0)));
        tell("increment_seconds", self.increment_seconds.map(Scalar::Number));
        if self.periods == Some(1) {
            tell("period_moves_completed", Some(Scalar::Bool(false)));
            tell("last_period", Some(Scalar::Bool(true)));
        }
        tell("played_with_increment", self.increment_seconds.map(|seconds| Scalar::Bool(seconds > 0)));
        tell("event_on_draws", self.draw_from_move.map(|_| Scalar::Text("minimum".to_owned())));
        tell("draw_from_move", self.draw_from_move.map(Scalar::Number));
        tell("device_penalty_softened", self.device_penalty_softened.map(Scalar::Bool));
        if let Some(base) = self.base_minutes {
            let place = book.edition(edition)?;
            let added = increments(book, place).saturating_mul(self.increment_seconds.unwrap_or(0)) / 60;
            let minutes = base.saturating_add(added);
            tell("minutes_per_player", Some(Scalar::Number(minutes)));
            tell("time_control", class(book, edition, minutes)?);
        }
        for (name, value) in &self.facts {
            match (told.get(name), value) {
                // Not known here takes nothing from what the rest says.
                (Some(Some(_)), None) => {}
                (Some(Some(other)), Some(value)) if other != value => {
                    return Err(EventError::Against { fact: name.clone(), value: value.to_string(), other: other.to_string() });
                }
                _ => drop(told.insert(name.clone(), value.clone())),
            }
        }
        if let Some(restricted) = restricted(&told) {
            if self.draw_from_move.is_some() {
                told.entry("event_minimum_reached".to_owned()).or_insert(None);
            }
            told.entry("draws_restricted".to_owned()).or_insert(restricted);
        }
        Ok(told)
    }

    /// Adds what the event says (`facts`, those of use) to what is told, which goes before. Where the moves made are told, it also follows whether a draw may
    /// be agreed yet.
    pub fn tell(&self, told: &mut Told, facts: &Told) {
        let reached = self.draw_from_move.and_then(|least| reached(told, least));
        for (name, value) in facts.iter().filter(|(name, _)| !told.contains_key(*name)).collect::<Vec<_>>() {
            let follows = match (name.as_str(), value) {
                ("event_minimum_reached", None) => reached.map(Scalar::Bool),
                ("draws_restricted", None) => reached.map(|reached| Scalar::Bool(!reached)),
                _ => None,
            };
            told.insert(name.clone(), follows.or_else(|| value.clone()));
        }
    }
}

/// Whether each player has made so many moves, as far as the counts told say.
fn reached(told: &Told, least: i64) -> Option<bool> {
    let count = |side: &str, what: &str| match told.get(&format!("{side}_moves_{what}")) {
        Some(Some(Scalar::Number(n))) => Some(*n),
        _ => None,
    };
    let sides = ["white", "black"];
    let enough = |side: &&str| count(side, "made").or(count(side, "completed")).is_some_and(|n| n >= least);
    let short = |side: &&str| count(side, "made").is_some_and(|n| n < least) || count(side, "completed").is_some_and(|n| n + 1 < least);
    if sides.iter().any(short) {
        return Some(false);
    }
    sides.iter().all(enough).then_some(true)
}

/// A whole number, however it is written; what is too large for any number here is the largest there is.
fn whole(number: &serde_json::Number) -> Option<i64> {
    number.as_i64().or_else(|| number.as_f64().filter(|n| n.fract() == 0.0).map(|n| n as i64))
}

fn wrong(name: &str, value: &Json, expected: Expected) -> EventError {
    let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    ToldError::WrongType { fact: name.to_owned(), value, expected, choices: Vec::new(), bounds: None }.into()
}
