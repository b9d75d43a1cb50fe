//! `chesslaw rule`: one ruling, or a stream of them.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::{Common, Exit, show};
use crate::chess::InputError;
use crate::engine::{Told, ToldError};
use crate::lang::Language;
use crate::model::{FactType, Scalar};
use crate::{AskError, Lawbook, answer, board, explain};

/// Arguments of `rule`.
#[derive(Args)]
pub struct RuleArgs {
    /// The question, such as wrong-start; see `chesslaw facts`
    question: Option<String>,
    /// Edition of the Laws, such as fide-2018; the newest unless said
    #[arg(long, conflicts_with = "on")]
    edition: Option<String>,
    /// The edition in force on that day (YYYY-MM-DD)
    #[arg(long, value_name = "DATE")]
    on: Option<String>,
    /// All facts as JSON, or @FILE
    #[arg(long, value_name = "JSON")]
    facts: Option<String>,
    /// One fact; may be given many times
    #[arg(long = "fact", value_name = "NAME=VALUE")]
    fact: Vec<String>,
    /// Answer one request a line from standard input
    #[arg(long)]
    ndjson: bool,
    /// With --ndjson: leave out reasons
    #[arg(long, requires = "ndjson")]
    brief: bool,
}

pub(super) fn run(common: &Common, args: &RuleArgs) -> Exit {
    let book = match common.book() {
        Ok(book) => book,
        Err(exit) => return exit,
    };
    let edition = match (&args.edition, &args.on) {
        (None, Some(date)) => match book.content.editions.on(date, "fide") {
            Some(edition) => Some(book.content.editions.id(edition).to_owned()),
            None => {
                show::error(&format!("no edition was in force on {date}; write a day as YYYY-MM-DD, from {}", first_day(&book)));
                return Exit::Usage;
            }
        },
        (edition, _) => edition.clone(),
    };
    if args.ndjson {
        return stream(&book, edition.as_deref(), args.brief);
    }
    let Some(question) = &args.question else {
        let positions = book.content.positions.iter().map(|q| q.id.value.as_str());
        let known: Vec<&str> = book.content.questions.iter().map(|q| q.id.value.as_str()).chain(positions).collect();
        show::error(&format!("which question? There are {}; `chesslaw facts` lists their facts", known.join(", ")));
        return Exit::Usage;
    };
    let told = match told(&book, args) {
        Ok(told) => told,
        Err(message) => {
            show::error(&message);
            return Exit::Usage;
        }
    };
    let request = Request { book: &book, question, edition: edition.as_deref(), told: &told };
    let said = if common.json {
        request.json(None, false).map(|answer| answer.to_string())
    } else {
        let language = match common.language(&book) {
            Ok(language) => language,
            Err(exit) => return exit,
        };
        request.text(language, show::Paint::for_stream(&std::io::stdout()))
    };
    match said {
        Ok(text) => {
            show::line(&text);
            Exit::Fine
        }
        Err(error) => {
            if common.json {
                show::line(&failure(None, &error).to_string());
            } else {
                show::error(&format!("{error}{}", hint(&error).map(|h| format!("; {h}")).unwrap_or_default()));
            }
            Exit::Usage
        }
    }
}

/// A question with its facts, whether rules decide it or the board.
struct Request<'a> {
    book: &'a Lawbook,
    question: &'a str,
    edition: Option<&'a str>,
    told: &'a Told,
}

impl Request<'_> {
    fn json(&self, id: Option<&Value>, brief: bool) -> Result<Value, AskError> {
        let place = self.book.edition(self.edition)?;
        if let Some(position) = self.book.content.position_question(self.question) {
            let ruling = board::ask(self.book, position, place, self.told)?;
            return Ok(board::json(self.book, self.question, place, id, &ruling, brief));
        }
        let ruling = self.book.ask(self.question, self.edition, self.told)?;
        Ok(answer::answer(self.book, self.question, place, id, &ruling, brief))
    }

    fn text(&self, language: &Language, paint: show::Paint) -> Result<String, AskError> {
        let place = self.book.edition(self.edition)?;
        if let Some(position) = self.book.content.position_question(self.question) {
            let ruling = board::ask(self.book, position, place, self.told)?;
            return Ok(board::words::as_text(self.book, language, self.question, place, &ruling, paint));
        }
        let ruling = self.book.ask(self.question, self.edition, self.told)?;
        Ok(explain::as_text(self.book, language, self.question, place, &ruling, self.told, paint))
    }
}

fn first_day(book: &Lawbook) -> String {
    book.content.editions.all().iter().filter_map(|e| e.from.clone()).min().unwrap_or_default()
}

/// Facts from `--facts` and `--fact`.
fn told(book: &Lawbook, args: &RuleArgs) -> Result<Told, String> {
    let mut told = Told::new();
    if let Some(facts) = &args.facts {
        let text = match facts.strip_prefix('@') {
            Some(path) => std::fs::read_to_string(PathBuf::from(path)).map_err(|e| format!("cannot read {path}: {e}"))?,
            None => facts.clone(),
        };
        let value: Value = serde_json::from_str(&text).map_err(|e| format!("--facts is no JSON: {e}"))?;
        told = from_json(&value)?;
    }
    for fact in &args.fact {
        let (name, value) = fact.split_once('=').ok_or_else(|| format!("write --fact NAME=VALUE, not `{fact}`"))?;
        told.insert(name.to_owned(), scalar(book, name, value));
    }
    Ok(told)
}

/// A value typed on the command line, read as the type of its fact.
fn scalar(book: &Lawbook, name: &str, value: &str) -> Option<Scalar> {
    let kind = book.content.facts.get(name).map(|f| f.kind.value);
    match (kind, value) {
        (_, "null" | "unknown") => None,
        (Some(FactType::Bool), "true" | "yes") => Some(Scalar::Bool(true)),
        (Some(FactType::Bool), "false" | "no") => Some(Scalar::Bool(false)),
        (Some(FactType::Number), _) => Some(value.parse().map_or_else(|_| Scalar::Text(value.to_owned()), Scalar::Number)),
        _ => Some(Scalar::Text(value.to_owned())),
    }
}

/// Facts from a JSON object.
pub(crate) fn from_json(value: &Value) -> Result<Told, String> {
    let Value::Object(map) = value else { return Err("facts are a JSON object, such as {\"colours_reversed\":true}".to_owned()) };
    let mut told = Told::new();
    for (name, value) in map {
        let scalar = match value {
            Value::Null => None,
            Value::Bool(b) => Some(Scalar::Bool(*b)),
            Value::Number(n) => Some(n.as_i64().map_or_else(|| Scalar::Text(n.to_string()), Scalar::Number)),
            Value::String(s) => Some(Scalar::Text(s.clone())),
            // Moves of a game may come as a list.
            Value::Array(list) if list.iter().all(Value::is_string) => Some(Scalar::Text(list.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" "))),
            _ => return Err(format!("`{name}` must be true, false, a whole number, a word, a list of moves or null")),
        };
        told.insert(name.clone(), scalar);
    }
    Ok(told)
}

/// The way out of an error.
fn hint(error: &AskError) -> Option<String> {
    match error {
        AskError::UnknownQuestion { nearest: Some(n), .. }
        | AskError::UnknownEdition { nearest: Some(n), .. }
        | AskError::Facts(ToldError::UnknownFact { nearest: Some(n), .. } | ToldError::UnknownChoice { nearest: Some(n), .. }) => {
            Some(format!("did you mean `{n}`?"))
        }
        AskError::Facts(ToldError::UnknownChoice { choices, .. }) => Some(format!("there are {}", choices.join(", "))),
        AskError::UnknownQuestion { .. } | AskError::Facts(ToldError::UnknownFact { .. }) => Some("`chesslaw facts` lists what there is".to_owned()),
        AskError::Board(InputError::Fen(_)) => Some("a FEN is like `4k3/8/8/8/8/8/4P3/4K3 w - - 0 1`".to_owned()),
        AskError::Board(InputError::Moves(_)) => Some("moves are in UCI notation, each legal after those before: `e2e4 e7e5`".to_owned()),
        AskError::FaultyRules { .. } => Some("`chesslaw check` shows how".to_owned()),
        _ => None,
    }
}

fn code(error: &AskError) -> &'static str {
    match error {
        AskError::UnknownQuestion { .. } => "unknown-question",
        AskError::UnknownEdition { .. } => "unknown-edition",
        AskError::NotCovered { .. } => "not-covered",
        AskError::FaultyRules { .. } => "faulty-rules",
        AskError::Facts(ToldError::UnknownFact { .. }) => "unknown-fact",
        AskError::Facts(ToldError::WrongType { .. }) => "wrong-type",
        AskError::Facts(ToldError::UnknownChoice { .. }) => "unknown-choice",
        AskError::Facts(ToldError::OutOfBounds { .. }) => "out-of-bounds",
        AskError::Facts(ToldError::Impossible { .. }) => "impossible-facts",
        AskError::Board(InputError::Fen(_)) => "bad-fen",
        AskError::Board(InputError::Moves(_)) => "bad-moves",
        AskError::Board(_) => "bad-request",
    }
}

fn failure(id: Option<&Value>, error: &AskError) -> Value {
    json!({ "id": id, "error": { "code": code(error), "message": error.to_string(), "hint": hint(error) } })
}

/// One request a line in, one answer a line out, in order; a bad line gives an error for that line alone.
fn stream(book: &Lawbook, default_edition: Option<&str>, brief: bool) -> Exit {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for line in std::io::stdin().lock().split(b'\n') {
        let line = match line {
            Ok(line) => line,
            Err(error) => {
                show::error(&format!("cannot read standard input: {error}"));
                return Exit::Usage;
            }
        };
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let reply = reply(book, default_edition, &line, brief);
        if writeln!(out, "{reply}").is_err() {
            return Exit::Fine; // the reader has gone away
        }
    }
    if out.flush().is_err() { Exit::Usage } else { Exit::Fine }
}

fn reply(book: &Lawbook, default_edition: Option<&str>, line: &[u8], brief: bool) -> Value {
    let bad = |id: Value, code: &str, message: String| json!({ "id": id, "error": { "code": code, "message": message, "hint": "{\"id\":1,\"question\":\"wrong-start\",\"facts\":{}}" } });
    let request: Value = match serde_json::from_slice(line) {
        Ok(value) => value,
        Err(error) => return bad(Value::Null, "bad-json", error.to_string()),
    };
    let id = request.get("id").cloned().unwrap_or(Value::Null);
    let Some(question) = request.get("question").and_then(Value::as_str) else {
        return bad(id, "bad-request", "`question` is missing".to_owned());
    };
    let edition = match request.get("edition") {
        None | Some(Value::Null) => default_edition,
        Some(Value::String(edition)) => Some(edition.as_str()),
        Some(_) => return bad(id, "bad-request", "`edition` is not text".to_owned()),
    };
    let told = match request.get("facts").map_or(Ok(Told::new()), from_json) {
        Ok(told) => told,
        Err(message) => return bad(id, "bad-request", message),
    };
    let request = Request { book, question, edition, told: &told };
    request.json(Some(&id), brief).unwrap_or_else(|error| failure(Some(&id), &error))
}
