//! Why a request is refused, as data: a code that never changes, and the words from which every language makes its sentence and the way out.

use serde_json::{Value, json};

use crate::chess::InputError;
use crate::engine::{Expected, ToldError};
use crate::event::EventError;
use crate::lang::{self, Language, Values};
use crate::{AskError, Lawbook, board};

const FEN_EXAMPLE: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const MOVES_EXAMPLE: &str = "e2e4 e7e5";
const FACTS_EXAMPLE: &str = r#"{"colours_reversed":true}"#;
const EVENT_EXAMPLE: &str = "{ base_minutes: 90, increment_seconds: 30, supervision: full }";
/// A line of a stream as it should be.
pub(crate) const REQUEST_EXAMPLE: &str = r#"{"id":1,"question":"wrong-start","facts":{"colours_reversed":true}}"#;

/// The words of messages that are what somebody typed.
const TYPED: &[&str] = &["name", "value", "fact", "question", "edition", "other", "date", "text"];
/// How many characters of such a word are shown.
const LONGEST: usize = 60;

/// A value of a message.
#[derive(Debug, Clone)]
enum Word {
    Number(i64),
    Text(String),
    /// Names in a row, with the comma of the language.
    Row(Vec<String>),
    /// Another refusal, in one line.
    Line(Box<Refusal>),
}

/// A request that was refused. Its messages are in `locales/LANG/refusals.ftl`.
#[derive(Debug, Clone)]
pub struct Refusal {
    /// What kind of error it is, for programs.
    pub code: &'static str,
    key: &'static str,
    hint: Option<&'static str>,
    words: Vec<(&'static str, Word)>,
    board: Option<Box<InputError>>,
}

impl Refusal {
    /// A refusal of that code; `key` names its message.
    pub fn new(code: &'static str, key: &'static str) -> Refusal {
        Refusal { code, key, hint: None, words: Vec::new(), board: None }
    }

    /// Adds a word of its messages; what somebody typed is cut where it is long.
    #[must_use]
    pub fn with(mut self, name: &'static str, text: impl Into<String>) -> Refusal {
        let mut text = text.into();
        if TYPED.contains(&name)
            && let Some((end, _)) = text.char_indices().nth(LONGEST)
        {
            text.truncate(end);
            text.push('…');
        }
        self.words.push((name, Word::Text(text)));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: i64) -> Refusal {
        self.words.push((name, Word::Number(number)));
        self
    }

    /// Adds names in a row.
    #[must_use]
    pub fn row(mut self, name: &'static str, names: impl IntoIterator<Item = impl Into<String>>) -> Refusal {
        self.words.push((name, Word::Row(names.into_iter().map(Into::into).collect())));
        self
    }

    /// Adds another refusal, the reason of this one.
    #[must_use]
    pub fn because(mut self, why: Refusal) -> Refusal {
        self.words.push(("why", Word::Line(Box::new(why))));
        self
    }

    /// Adds the message of the way out.
    #[must_use]
    pub fn hint(mut self, key: &'static str) -> Refusal {
        self.hint = Some(key);
        self
    }

    /// The way out is the nearest name there is; where none is near, all there are.
    #[must_use]
    pub fn near(self, nearest: Option<&String>, all: impl IntoIterator<Item = impl Into<String>>) -> Refusal {
        match nearest {
            Some(nearest) => self.with("nearest", nearest).hint("refused-near"),
            None => self.row("choices", all).hint("refused-choices"),
        }
    }

    fn values(&self, language: &Language) -> Values {
        let value = |word: &Word| match word {
            Word::Number(n) => lang::Value::Number(*n),
            Word::Text(text) => text.as_str().into(),
            Word::Row(names) => language.row(names).into(),
            Word::Line(refusal) => refusal.line(language).into(),
        };
        self.words.iter().map(|(name, word)| ((*name).to_owned(), value(word))).collect()
    }

    /// What is wrong.
    pub fn message(&self, language: &Language) -> String {
        match &self.board {
            Some(error) => board::words::input_error(language, error),
            None => language.say(self.key, &self.values(language)),
        }
    }

    /// The way out, where there is one to name.
    pub fn way_out(&self, language: &Language) -> Option<String> {
        self.hint.map(|key| language.say(key, &self.values(language)))
    }

    /// Message and way out in one line.
    pub fn line(&self, language: &Language) -> String {
        let message = self.message(language);
        self.way_out(language).map_or_else(|| message.clone(), |hint| format!("{message}{}{hint}", language.word("list-semicolon")))
    }

    /// The error of the contract, without the id of its request.
    pub fn json(&self, language: &Language) -> Value {
        json!({ "error": { "code": self.code, "message": self.message(language), "hint": self.way_out(language) } })
    }

    /// The refusal of a question that cannot be asked so.
    pub fn of(book: &Lawbook, error: &AskError) -> Refusal {
        match error {
            AskError::UnknownQuestion { name, nearest } => {
                let refusal = Refusal::new("unknown-question", "refused-unknown-question").with("name", name);
                match nearest {
                    Some(nearest) => refusal.with("nearest", nearest).hint("refused-near"),
                    None => refusal.hint("refused-see-facts"),
                }
            }
            AskError::ByBoard { question } => Refusal::new("by-board", "refused-by-board").with("question", question),
            AskError::UnknownEdition { name, nearest } => {
                let all = book.content.editions.all().iter().map(|e| e.id.value.as_str());
                Refusal::new("unknown-edition", "refused-unknown-edition").with("name", name).near(nearest.as_ref(), all)
            }
            AskError::NotCovered { question, edition } => {
                let from = book.content.question(question).map(|q| q.from.value.as_str()).unwrap_or_default();
                Refusal::new("not-covered", "refused-not-covered").with("question", question).with("edition", edition).with("from", from).hint("refused-from")
            }
            AskError::FaultyRules { question, edition } => {
                Refusal::new("faulty-rules", "refused-faulty-rules").with("question", question).with("edition", edition).hint("refused-see-check")
            }
            AskError::Facts(error) => Refusal::of_facts(error),
            AskError::Board(error) => Refusal::of_board(error),
        }
    }

    fn of_facts(error: &ToldError) -> Refusal {
        match error {
            ToldError::UnknownFact { name, nearest } => {
                let refusal = Refusal::new("unknown-fact", "refused-unknown-fact").with("name", name);
                match nearest {
                    Some(nearest) => refusal.with("nearest", nearest).hint("refused-near"),
                    None => refusal.hint("refused-see-facts"),
                }
            }
            ToldError::WrongType { fact, value, expected, choices, bounds } => {
                let refusal = Refusal::new("wrong-type", "refused-wrong-type").with("fact", fact).with("value", value).with("expected", expected.word());
                match (expected, bounds) {
                    (Expected::Choice, _) => refusal.near(None, choices),
                    (_, Some((min, max))) => refusal.number("min", *min).number("max", *max).hint("refused-number-hint"),
                    _ => refusal.hint("refused-wrong-type-hint"),
                }
            }
            ToldError::UnknownChoice { fact, value, choices, nearest } => {
                Refusal::new("unknown-choice", "refused-unknown-choice").with("fact", fact).with("value", value).near(nearest.as_ref(), choices)
            }
            ToldError::OutOfBounds { fact, value, min, max } => {
                let refusal = Refusal::new("out-of-bounds", "refused-out-of-bounds").with("fact", fact).number("min", *min).number("max", *max);
                // In the digits of the language, but for what is written otherwise than it writes numbers.
                match value.parse() {
                    Ok(value) => refusal.number("value", value),
                    Err(_) => refusal.with("value", value),
                }
            }
            ToldError::Impossible { facts } => Refusal::new("impossible-facts", "refused-impossible-facts").row("facts", facts).hint("refused-impossible-hint"),
        }
    }

    fn of_board(error: &InputError) -> Refusal {
        let refusal = match error {
            InputError::Fen(_) => Refusal::new("bad-fen", "").with("text", FEN_EXAMPLE).hint("board-hint-fen"),
            InputError::Moves(_) => Refusal::new("bad-moves", "").with("text", MOVES_EXAMPLE).hint("board-hint-moves"),
            _ => Refusal::new("bad-request", ""),
        };
        Refusal { board: Some(Box::new(error.clone())), ..refusal }
    }

    /// The refusal of what is no JSON, in a text that begins with that line of a stream or a file; none where it is JSON of another shape.
    pub fn of_json(error: &serde_json::Error, first: usize) -> Option<Refusal> {
        let said = error.to_string();
        if error.is_data() && !said.starts_with("recursion limit") {
            return None;
        }
        let why = match error.classify() {
            serde_json::error::Category::Eof => "end",
            _ if said.starts_with("recursion limit") => "deep",
            _ if said.starts_with("number out of range") => "number",
            _ => "other",
        };
        let place = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let line = place((first + error.line()).saturating_sub(1));
        Some(Refusal::new("bad-json", "refused-bad-json").with("why", why).number("line", line).number("column", place(error.column())))
    }

    /// The same refusal, with a line of a stream as the way out.
    #[must_use]
    pub fn request(self) -> Refusal {
        self.with("example", REQUEST_EXAMPLE).hint("refused-request-hint")
    }

    /// The refusal of facts that are no object.
    pub fn no_object() -> Refusal {
        Refusal::new("bad-request", "refused-facts-object").with("example", FACTS_EXAMPLE)
    }

    /// The refusal of an event profile.
    pub fn of_event(book: &Lawbook, error: &EventError) -> Refusal {
        let place = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
        match error {
            EventError::Text { line, column } => Refusal::new("bad-event", "refused-event-text").number("line", place(*line)).number("column", place(*column)),
            EventError::NoObject => Refusal::new("bad-event", "refused-event-object").with("example", EVENT_EXAMPLE),
            EventError::UnknownField { name, nearest } => {
                Refusal::new("bad-event", "refused-event-field").with("name", name).near(nearest.as_ref(), crate::event::fields())
            }
            EventError::NoEdition(date) => Refusal::of_date(book, date),
            EventError::Twice { name } => Refusal::new("bad-event", "refused-field-twice").with("name", name),
            EventError::NotInForce { edition, date } => {
                let refusal = Refusal::new("bad-event", "refused-not-in-force").with("edition", edition).with("date", date);
                match book.content.editions.on(date, "fide") {
                    Some(then) => refusal.with("then", book.content.editions.id(then)).hint("refused-not-in-force-hint"),
                    None => refusal,
                }
            }
            EventError::Against { fact, value, other } => {
                let refusal = Refusal::new("bad-event", "refused-event-against").with("fact", fact).with("value", value);
                refusal.with("other", other).hint("refused-impossible-hint")
            }
            EventError::Value(error) => Refusal::of_facts(error),
            EventError::Ask(error) => Refusal::of(book, error),
        }
    }

    /// The refusal of a day that no edition was in force on, or that is none.
    pub fn of_date(book: &Lawbook, date: &str) -> Refusal {
        let first = book.content.editions.all().iter().filter_map(|e| e.from.clone()).min().unwrap_or_default();
        let key = if crate::model::is_day(date) { "refused-bad-date" } else { "refused-no-day" };
        Refusal::new("bad-date", key).with("date", date).with("first", first).hint("refused-day-hint")
    }

    /// The refusal of a file that cannot be read.
    pub fn of_file(path: &str, error: &std::io::Error) -> Refusal {
        use std::io::ErrorKind;
        let why = match error.kind() {
            ErrorKind::NotFound => "missing",
            ErrorKind::PermissionDenied => "denied",
            ErrorKind::IsADirectory => "folder",
            ErrorKind::InvalidData => "text",
            _ => "other",
        };
        Refusal::new("unreadable", "refused-unreadable").with("path", path).with("why", why).with("detail", error.to_string())
    }

    /// The refusal of a name that nothing has: an action, a language.
    pub fn unknown<'a>(code: &'static str, key: &'static str, name: &str, all: impl Iterator<Item = &'a str> + Clone) -> Refusal {
        let nearest = crate::engine::nearest(name, all.clone());
        let refusal = Refusal::new(code, key).with("name", name);
        match (code, nearest) {
            (_, Some(nearest)) => refusal.with("nearest", nearest).hint("refused-near"),
            ("unknown-action", None) => refusal.hint("refused-see-facts"),
            (_, None) => refusal.near(None, all),
        }
    }
}
