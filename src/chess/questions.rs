//! The position questions: one entry point, [`answer`].

mod claims;
mod ends;
mod moving;

use super::answer::{Answer, Input, InputError, Value, Why};
use super::clauses::{self, Clauses};
use super::history::{DeadTest, Ending, Game};
use super::names::Side;
use super::position::{Position, START};

/// The position questions, as the command line names them.
pub const QUESTIONS: [&str; 15] = [
    "legal-move",
    "checkmate",
    "stalemate",
    "dead-position",
    "can-checkmate",
    "threefold",
    "fivefold",
    "fifty-moves",
    "seventyfive-moves",
    "castling",
    "en-passant",
    "promotion",
    "san",
    "flag-fall",
    "resignation",
];

/// Answers a position question.
///
/// What `side` means: for `checkmate` who gives mate, for `stalemate` who is stalemated, for `can-checkmate` who would mate, for claims who
/// claims, for `flag-fall` whose flag fell and for `resignation` who resigned. Only `can-checkmate`, `flag-fall` and `resignation` insist on it.
///
/// `flag-fall` and `resignation` answer whether that player loses by it, and give the result.
pub fn answer(question: &str, input: &Input) -> Result<Answer, InputError> {
    if !QUESTIONS.contains(&question) {
        return Err(InputError::UnknownQuestion(question.to_owned()));
    }
    let start = Position::parse(input.fen.as_deref().unwrap_or(START), input.chess960)?;
    let game = Game::from_moves(start, &input.moves)?;
    let mut answer = match question {
        "legal-move" | "castling" | "en-passant" | "promotion" | "san" => {
            let text = input.mv.as_deref().ok_or(InputError::Missing("move"))?;
            moving::answer(question, &game, text)
        }
        "threefold" | "fifty-moves" => claims::claim(question, &game, input),
        "fivefold" => claims::fivefold(&game),
        "seventyfive-moves" => claims::seventy_five(&game),
        "checkmate" => ends::checkmate(&game, input.side),
        "stalemate" => ends::stalemate(&game, input.side),
        "dead-position" => ends::dead_position(&game),
        "can-checkmate" => ends::can_mate(&game, side(input)?),
        "flag-fall" => ends::flag_fall(&game, side(input)?, input.automatic),
        _ => ends::resignation(&game, side(input)?, input.automatic),
    };
    if !input.automatic.seventy_five {
        answer.disputed = None;
    }
    if answer.ended.is_none() {
        answer.ended = game.ended(DeadTest::Quick, input.automatic);
    }
    over_by_something_else(question, &mut answer);
    Ok(answer)
}

/// What ends a game by the very thing a question on a draw asks about; none where the question is not on such a draw.
fn own_ending(question: &str) -> Option<Option<Ending>> {
    match question {
        "threefold" | "fifty-moves" => Some(None),
        "fivefold" => Some(Some(Ending::Fivefold)),
        "seventyfive-moves" => Some(Some(Ending::SeventyFiveMoves)),
        "dead-position" => Some(Some(Ending::DeadPosition)),
        _ => None,
    }
}

/// A draw is asked about and the game was over by something else: the reasons say so, with the clause of it.
fn over_by_something_else(question: &str, answer: &mut Answer) {
    let (Some(own), Some(ended)) = (own_ending(question), answer.ended) else { return };
    if Some(ended.by) == own || matches!(answer.why, Why::AlreadyOver { .. }) {
        return;
    }
    answer.over = Some(ended);
    add(&mut answer.clauses, clauses::of_ending(ended.by));
}

fn side(input: &Input) -> Result<Side, InputError> {
    input.side.ok_or(InputError::Missing("side"))
}

/// An answer without result or dispute.
fn plain(answer: impl Into<Value>, why: Why, clauses: Clauses) -> Answer {
    Answer { answer: answer.into(), result: None, why, clauses, ended: None, over: None, disputed: None }
}

/// Puts a clause first, without repeating it.
fn put_first(clauses: &mut Clauses, number: &'static str) {
    clauses.retain(|&other| other != number);
    clauses.insert(0, number);
}

/// Adds a clause at the end, without repeating it.
fn add(clauses: &mut Clauses, number: &'static str) {
    if !clauses.contains(&number) {
        clauses.push(number);
    }
}
