//! The event profile: what is set once for an event, from which facts of every question follow.

use serde::Deserialize;

use crate::engine::Told;
use crate::model::Scalar;
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
    pub facts: std::collections::BTreeMap<String, Scalar>,
}

/// Why a profile cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum EventError {
    /// It cannot be read.
    #[error("cannot read the event profile: {0}")]
    Read(String),
    /// No edition was in force then.
    #[error("no edition was in force on {0}")]
    NoEdition(String),
    /// Its time control cannot be classed.
    #[error(transparent)]
    Ask(#[from] AskError),
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
    "device_penalty_softened",
];

/// How many increments count towards the time of each player in an edition.
pub fn increments(book: &Lawbook, edition: usize) -> i64 {
    let clause = book.content.clause("rapid-definition");
    clause.and_then(|c| c.params.get("increments")?.value.get(&book.content.editions, edition)?.1.value).unwrap_or(0)
}

impl Event {
    /// Reads a profile.
    ///
    /// # Errors
    /// What is wrong, with line and column.
    pub fn parse(text: &str) -> Result<Event, EventError> {
        serde_yaml::from_str(text).map_err(|e| EventError::Read(e.without_snippet().to_string().lines().next().unwrap_or_default().to_owned()))
    }

    /// The edition it is played under, if it says or its date does.
    ///
    /// # Errors
    /// When no edition was in force on its date.
    pub fn edition(&self, book: &Lawbook) -> Result<Option<String>, EventError> {
        match (&self.edition, &self.date) {
            (Some(edition), _) => Ok(Some(edition.clone())),
            (None, Some(date)) => {
                let place = book.content.editions.on(date, "fide").ok_or_else(|| EventError::NoEdition(date.clone()))?;
                Ok(Some(book.content.editions.id(place).to_owned()))
            }
            (None, None) => Ok(None),
        }
    }

    /// The facts that follow from it. The time control comes from the rules of the edition themselves (`time-class`).
    ///
    /// # Errors
    /// When the time control cannot be classed.
    pub fn facts(&self, book: &Lawbook, edition: Option<&str>) -> Result<Told, EventError> {
        let mut told: Told = self.facts.iter().map(|(name, value)| (name.clone(), Some(value.clone()))).collect();
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
            let minutes = base + increments(book, place) * self.increment_seconds.unwrap_or(0) / 60;
            tell("minutes_per_player", Some(Scalar::Number(minutes)));
            let ruling = book.ask("time-class", edition, Told::from([("minutes_per_player".to_owned(), Some(Scalar::Number(minutes)))]))?;
            let class = ruling.slots.iter().flat_map(|s| &s.then).find_map(|o| o.action.strip_prefix("play-").map(str::to_owned));
            tell("time_control", class.map(Scalar::Text));
        }
        Ok(told)
    }
}
