//! Position questions and the content together: which edition, which clauses, which readings; and facts of rules worked out from a position.

mod cite;
mod derive;
mod json;
pub mod words;

use crate::chess::answer::Value;
use crate::chess::history::{Automatic, GameResult};
use crate::chess::questions;
use crate::chess::{Answer, Input, InputError, Side};
use crate::engine::{Status, Told, ToldError, check_type, nearest};
use crate::model::{PositionQuestion, Scalar};
use crate::{AskError, Lawbook};

pub use cite::{Cited, cite};
pub use derive::SOURCES;
pub(crate) use derive::{derive, settles};
pub use json::answer as json;

/// The reading on whether the 75-move rule bounds a series of legal moves.
pub const SERIES_LIMIT: &str = "series-limit";

/// The answer to a position question in an edition.
#[derive(Debug, Clone)]
pub struct BoardRuling {
    /// How far it is decided: decided, needs-facts, disputed, not-covered, or left to the arbiter's judgement where the solver gave up.
    pub status: Status,
    /// What the rules of the game answer; none where a fact is missing or the edition is not covered.
    pub answer: Option<Answer>,
    /// The clauses it rests on.
    pub cited: Cited,
    /// What was presumed and matters.
    pub assumed: Vec<(String, Scalar)>,
    /// Facts without which it cannot be answered.
    pub needs: Vec<String>,
    /// What each reading answers, where they lead apart.
    pub readings: Vec<BoardReading>,
    /// Known facts that the question does not take.
    pub ignored: Vec<String>,
}

/// What one reading answers.
#[derive(Debug, Clone)]
pub struct BoardReading {
    /// Its option.
    pub option: String,
    /// Sources that hold it.
    pub held_by: Vec<String>,
    /// Whether it is the one we prefer.
    pub preferred: bool,
    /// Its answer.
    pub answer: Value,
    /// The result of the game, where the question gives one.
    pub result: Option<GameResult>,
}

/// Answers a position question for facts as told. A fact that is null is taken as absent.
///
/// # Errors
/// Facts that do not exist or have another type, and a position or moves that cannot be.
pub fn ask(book: &Lawbook, question: &PositionQuestion, edition: usize, told: &Told) -> Result<BoardRuling, AskError> {
    let ignored = check(book, question, told)?;
    let mut ruling = BoardRuling {
        status: Status::NotCovered,
        answer: None,
        cited: Cited::default(),
        assumed: Vec::new(),
        needs: Vec::new(),
        readings: Vec::new(),
        ignored,
    };
    if !covers(book, question, edition) {
        return Ok(ruling);
    }
    let takes = |name: &str| question.facts.iter().any(|f| f.value == name);
    let input = input(told, &takes, automatic(book, edition));
    match questions::answer(&question.id, &input) {
        Ok(answer) => {
            ruling.status = answer.status();
            ruling.cited = cite(&book.content, edition, &answer.clauses);
            ruling.readings = readings(book, &answer);
            ruling.assumed = input.assumed(&takes);
            ruling.answer = Some(answer);
        }
        Err(InputError::Missing(fact)) => {
            ruling.status = Status::NeedsFacts;
            ruling.needs = vec![fact.to_owned()];
            ruling.assumed = input.assumed(&takes);
        }
        Err(error) => return Err(error.into()),
    }
    Ok(ruling)
}

/// Whether a position question covers an edition.
pub fn covers(book: &Lawbook, question: &PositionQuestion, edition: usize) -> bool {
    book.content.editions.within(edition, Some(&question.from), None)
}

/// The draws that come without a claim in an edition: those whose questions cover it.
pub fn automatic(book: &Lawbook, edition: usize) -> Automatic {
    let covered = |name: &str| book.content.position_question(name).is_some_and(|q| covers(book, q, edition));
    Automatic { fivefold: covered("fivefold"), seventy_five: covered("seventyfive-moves") }
}

/// Refuses facts that do not exist or have another type; gives back those that the question does not take.
fn check(book: &Lawbook, question: &PositionQuestion, told: &Told) -> Result<Vec<String>, ToldError> {
    let mut ignored = Vec::new();
    for (name, value) in told {
        let Some(fact) = book.content.facts.get(name).filter(|f| !f.internal) else {
            let known = book.content.facts.iter().filter(|(_, f)| !f.internal).map(|(k, _)| k.as_str());
            return Err(ToldError::UnknownFact { name: name.clone(), nearest: nearest(name, known) });
        };
        if let Some(value) = value {
            check_type(name, fact, value.into())?;
        }
        if !question.facts.iter().any(|f| f.value == *name) {
            ignored.push(name.clone());
        }
    }
    Ok(ignored)
}

/// The facts as the rules of the game take them; only those in `takes`.
fn input(told: &Told, takes: &dyn Fn(&str) -> bool, automatic: Automatic) -> Input {
    let text = |name: &str| match told.get(name) {
        Some(Some(Scalar::Text(text))) if takes(name) => Some(text.clone()),
        _ => None,
    };
    Input {
        fen: text("fen"),
        moves: text("moves").map(|moves| moves.split_whitespace().map(str::to_owned).collect()).unwrap_or_default(),
        mv: text("move"),
        side: text("side").and_then(|side| side_of(&side)),
        chess960: matches!(told.get("chess960"), Some(Some(Scalar::Bool(true)))) && takes("chess960"),
        automatic,
        claim: text("claim").and_then(|claim| serde_json::from_value(claim.into()).ok()),
    }
}

fn side_of(word: &str) -> Option<Side> {
    match word {
        "white" => Some(Side::White),
        "black" => Some(Side::Black),
        _ => None,
    }
}

/// What each reading answers where the 75-move rule would come before the mate.
fn readings(book: &Lawbook, answer: &Answer) -> Vec<BoardReading> {
    let declared = book.content.readings.iter().find(|r| r.id.value == SERIES_LIMIT);
    let held = |option: &str| {
        let option = declared.and_then(|d| d.options.iter().find(|o| o.id.value == option));
        option.map(|o| o.held_by.iter().map(|h| h.value.clone()).collect()).unwrap_or_default()
    };
    let prefer = declared.map_or("unlimited", |d| d.prefer.value.as_str());
    answer
        .by_reading()
        .into_iter()
        .map(|(option, answer, result)| BoardReading { option: option.to_owned(), held_by: held(option), preferred: option == prefer, answer, result })
        .collect()
}
