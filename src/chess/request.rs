//! Questions as they come from a page: JSON in, JSON out, without a language. This is what the module for the browser offers.
//!
//! A request is `{"question": "flag-fall", "facts": {"fen": …, "side": "white"}, "automatic": {"fivefold": true, "seventy_five": true}}`; `facts`
//! are those of the position questions, `automatic` the draws that come without a claim in the edition asked about (all, if absent). The answer is
//! that of the command line, but for what only the content knows: `clauses` are numbers of the edition of 2023, and readings have their option
//! alone. `said` has the reasons as messages and values for any language to make sentences of ([`super::telling`]).
//!
//! The question `position` gives back the position after the moves: its FEN, what it looks like (`said`) and the legal moves.
//! What cannot be answered gives `{"error": {"code", "message", "said"}}`.

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::answer::{Answer, Input, InputError};
use super::describe::describe;
use super::history::{Automatic, Game};
use super::position::{Position, START};
use super::telling::{self, Telling};
use super::{moves, questions};

/// Longer requests are refused: no game comes near.
const LONGEST: usize = 1 << 20;

#[derive(Deserialize)]
struct Request {
    question: String,
    #[serde(default)]
    facts: Input,
    #[serde(default)]
    automatic: Option<Draws>,
}

#[derive(Deserialize)]
struct Draws {
    fivefold: bool,
    seventy_five: bool,
}

/// Answers a request in UTF-8 JSON; the answer is JSON too, whatever was asked.
pub fn answer(request: &[u8]) -> String {
    if request.len() > LONGEST {
        return refusal("bad-request", "the request is too long", Telling::new("board-bad-request")).to_string();
    }
    match serde_json::from_slice::<Request>(request) {
        Ok(request) => reply(request).to_string(),
        Err(error) => refusal("bad-request", &error.to_string(), Telling::new("board-bad-request")).to_string(),
    }
}

fn reply(request: Request) -> Value {
    let Request { question, mut facts, automatic } = request;
    if let Some(Draws { fivefold, seventy_five }) = automatic {
        facts.automatic = Automatic { fivefold, seventy_five };
    }
    let found = if question == "position" { position(&facts) } else { questions::answer(&question, &facts).map(|answer| ruling(&question, &facts, &answer)) };
    match found {
        Ok(answer) => answer,
        Err(InputError::Missing(fact)) => json!({ "question": question, "status": "needs-facts", "answer": null, "needs": [fact], "clauses": [],
            "assumed": assumed(&question, &facts), "said": [telling::input_error(&InputError::Missing(fact))] }),
        Err(error) => refusal(code(&error), &error.to_string(), telling::input_error(&error)),
    }
}

fn ruling(question: &str, facts: &Input, answer: &Answer) -> Value {
    let mut out = Map::new();
    out.insert("question".into(), json!(question));
    out.insert("status".into(), json!(answer.status().word()));
    out.insert("answer".into(), json!(answer.answer));
    if let Some(result) = answer.result {
        out.insert("result".into(), json!(result));
    }
    out.insert("clauses".into(), json!(answer.clauses));
    out.insert("assumed".into(), assumed(question, facts));
    out.insert("needs".into(), json!([]));
    let readings = answer.by_reading().into_iter().map(|(option, answer, result)| {
        let mut entry = json!({ "option": option, "answer": answer });
        if let Some(result) = result {
            entry["result"] = json!(result);
        }
        entry
    });
    out.insert("readings".into(), readings.collect());
    out.insert("reasons".into(), json!(answer.reasons()));
    let mut said = telling::reasons(answer);
    if let Some(ended) = answer.ended {
        out.insert("ended".into(), json!(ended));
        said.push(telling::ended(ended));
    }
    out.insert("said".into(), json!(said));
    Value::Object(out)
}

/// What was presumed, as the command line shows it. Only claims take the form of a claim.
fn assumed(question: &str, facts: &Input) -> Value {
    let takes = |name: &str| name != "claim" || matches!(question, "threefold" | "fifty-moves");
    facts.assumed(&takes).into_iter().map(|(name, value)| (name, json!(value))).collect::<Map<_, _>>().into()
}

fn position(facts: &Input) -> Result<Value, InputError> {
    let start = Position::parse(facts.fen.as_deref().unwrap_or(START), facts.chess960)?;
    let game = Game::from_moves(start, &facts.moves)?;
    let last = game.last();
    let legal: Vec<String> = last.legal_moves().into_iter().map(|mv| moves::uci(last, mv)).collect();
    Ok(json!({ "question": "position", "fen": last.fen(), "said": telling::position(&describe(last)), "legal": legal }))
}

fn code(error: &InputError) -> &'static str {
    match error {
        InputError::Fen(_) => "bad-fen",
        InputError::Moves(_) => "bad-moves",
        InputError::UnknownQuestion(_) => "unknown-question",
        InputError::Missing(_) => "bad-request",
    }
}

fn refusal(code: &str, message: &str, said: Telling) -> Value {
    json!({ "error": { "code": code, "message": message, "said": said } })
}
