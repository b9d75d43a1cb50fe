//! `chesslaw rule`: one ruling, or a stream of them.

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::{Common, Exit, show};
use crate::chess::InputError;
use crate::engine::{Told, ToldError};
use crate::event::Event;
use crate::lang::{Language, Values};
use crate::model::{FactType, PositionQuestion, Scalar};
use crate::{AskError, Lawbook, answer, board, compound, explain};

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
    /// Event profile (YAML or JSON): base_minutes, increment_seconds, periods, supervision, default_time, draw_from_move, date or edition, facts
    #[arg(long, value_name = "FILE")]
    event: Option<PathBuf>,
    /// All facts as JSON, or @FILE
    #[arg(long, value_name = "JSON")]
    facts: Option<String>,
    /// One fact; may be given many times
    #[arg(long = "fact", value_name = "NAME=VALUE")]
    fact: Vec<String>,
    /// Rule on every question of which an incident is told, and join the rulings; facts of one question alone go in {"QUESTION": {...}}
    #[arg(long, conflicts_with_all = ["question", "ndjson"])]
    all: bool,
    /// Also show the smallest changes of facts that would turn the ruling
    #[arg(long)]
    what_if: bool,
    /// Also say why this action is not ordered
    #[arg(long, value_name = "ACTION")]
    why_not: Option<String>,
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
    let (edition, event) = match event(&book, args, edition) {
        Ok(done) => done,
        Err(message) => {
            show::error(&message);
            return Exit::Usage;
        }
    };
    if args.ndjson {
        return super::stream::run(&book, edition.as_deref(), args.brief);
    }
    if args.all {
        return all(&book, common, args, edition.as_deref(), &event);
    }
    let Some(question) = &args.question else {
        let positions = book.content.positions.iter().map(|q| q.id.value.as_str());
        let known: Vec<&str> = book.content.questions.iter().map(|q| q.id.value.as_str()).chain(positions).collect();
        show::error(&format!("which question? There are {}; `chesslaw facts` lists their facts", known.join(", ")));
        return Exit::Usage;
    };
    let told = match told(&book, args) {
        Ok(mut told) => {
            // What the event says does not crowd out what is told, and a fact of the event that the question does not use is no news.
            if let Ok((_, _, program)) = book.compiled(question, edition.as_deref()) {
                for (name, value) in event.iter().filter(|(name, _)| program.reader.uses(name)) {
                    told.entry(name.clone()).or_insert_with(|| value.clone());
                }
            }
            told
        }
        Err(message) => {
            show::error(&message);
            return Exit::Usage;
        }
    };
    if let Some(position) = book.content.position_question(question) {
        return by_board(&book, common, position, edition.as_deref(), &told);
    }
    match book.ask(question, edition.as_deref(), &told) {
        Ok(ruling) => {
            let Ok(place) = book.edition(edition.as_deref()) else { return Exit::Usage };
            let turned = if args.what_if { turns(&book, question, edition.as_deref(), &told, &ruling) } else { Vec::new() };
            let missing = match &args.why_not {
                None => Vec::new(),
                Some(action) if book.content.actions.contains_key(action) => explain::why_not(&book, question, &ruling, action),
                Some(action) => {
                    let near = crate::engine::nearest(action, book.content.actions.keys().map(String::as_str));
                    show::error(&format!("there is no action `{action}`{}", near.map(|n| format!("; did you mean `{n}`?")).unwrap_or_default()));
                    return Exit::Usage;
                }
            };
            if common.json {
                let mut answer = answer::answer(&book, question, place, None, &ruling, false);
                if args.what_if {
                    answer["what_if"] = json!(turned);
                }
                if args.why_not.is_some() {
                    answer["why_not"] = json!(missing);
                }
                show::line(&answer.to_string());
                return Exit::Fine;
            }
            let language = match common.language(&book) {
                Ok(language) => language,
                Err(exit) => return exit,
            };
            let paint = show::Paint::for_stream(&std::io::stdout());
            show::line(&explain::as_text(&book, language, question, place, &ruling, &told, paint));
            for turn in explain::turns(&book, language, &turned, place) {
                show::line(&format!("  ↪ {turn}"));
            }
            for considered in explain::once(missing.iter().map(|c| explain::considered(&book, language, c, &told, place))) {
                show::line(&format!("  ✗ {considered}"));
            }
            Exit::Fine
        }
        Err(error) => refused(&book, common, &error),
    }
}

/// The edition and the facts that the event profile gives.
fn event(book: &Lawbook, args: &RuleArgs, edition: Option<String>) -> Result<(Option<String>, Told), String> {
    let Some(path) = &args.event else { return Ok((edition, Told::new())) };
    let text = std::fs::read_to_string(path).map_err(|e| format!("cannot read {}: {e}", path.display()))?;
    let event = Event::parse(&text).map_err(|e| format!("{}: {e}", path.display()))?;
    let edition = match edition {
        Some(edition) => Some(edition),
        None => event.edition(book).map_err(|e| e.to_string())?,
    };
    let facts = event.facts(book, edition.as_deref()).map_err(|e| e.to_string())?;
    Ok((edition, facts))
}

/// A question that the board decides.
fn by_board(book: &Lawbook, common: &Common, question: &PositionQuestion, edition: Option<&str>, told: &Told) -> Exit {
    let ruled = book.edition(edition).and_then(|place| Ok((place, board::ask(book, question, place, told)?)));
    match ruled {
        Ok((place, ruling)) if common.json => {
            show::line(&board::json(book, &question.id.value, place, None, &ruling, false).to_string());
            Exit::Fine
        }
        Ok((place, ruling)) => match common.language(book) {
            Ok(language) => {
                show::line(&board::words::as_text(book, language, &question.id.value, place, &ruling, show::Paint::for_stream(&std::io::stdout())));
                Exit::Fine
            }
            Err(exit) => exit,
        },
        Err(error) => refused(book, common, &error),
    }
}

fn refused(book: &Lawbook, common: &Common, error: &AskError) -> Exit {
    let Ok(language) = common.language(book) else { return Exit::Usage };
    if common.json {
        let mut out = failure(None, error);
        out["error"]["message"] = json!(message(language, error));
        show::line(&out.to_string());
    } else {
        show::error(&hinted(language, error));
    }
    Exit::Usage
}

/// What is wrong; with a position or moves, in the reader's language.
fn message(language: &Language, error: &AskError) -> String {
    match error {
        AskError::Board(error) => board::words::input_error(language, error),
        error => error.to_string(),
    }
}

fn hinted(language: &Language, error: &AskError) -> String {
    let hint = match error {
        AskError::Board(InputError::Fen(_)) => Some(language.say("board-hint-fen", &Values::from([("text".to_owned(), FEN_EXAMPLE.into())]))),
        AskError::Board(InputError::Moves(_)) => Some(language.say("board-hint-moves", &Values::from([("text".to_owned(), MOVES_EXAMPLE.into())]))),
        error => hint(error),
    };
    let message = message(language, error);
    hint.map_or_else(|| message.clone(), |hint| format!("{message}{}{hint}", language.word("list-semicolon")))
}

fn turns(book: &Lawbook, question: &str, edition: Option<&str>, told: &Told, ruling: &crate::engine::Ruling) -> Vec<crate::engine::WhatIf> {
    let Ok((_, _, program)) = book.compiled(question, edition) else { return Vec::new() };
    crate::engine::what_if(&book.content, program, told, ruling).unwrap_or_default()
}

fn first_day(book: &Lawbook) -> String {
    book.content.editions.all().iter().filter_map(|e| e.from.clone()).min().unwrap_or_default()
}

fn all(book: &Lawbook, common: &Common, args: &RuleArgs, edition: Option<&str>, event: &Told) -> Exit {
    let facts = match compound_facts(book, args) {
        Ok(mut facts) => {
            for (name, value) in event {
                facts.shared.entry(name.clone()).or_insert_with(|| value.clone());
            }
            facts
        }
        Err(message) => {
            show::error(&message);
            return Exit::Usage;
        }
    };
    let (compound, place) = match compound::rule_all(book, edition, &facts).and_then(|c| Ok((c, book.edition(edition)?))) {
        Ok(done) => done,
        Err(error) => {
            return refused(book, common, &error);
        }
    };
    if compound.parts.is_empty() {
        show::error("no incident was told; `chesslaw facts` lists the incidents of each question");
        return Exit::Usage;
    }
    if common.json {
        show::line(&compound.as_json(book, place).to_string());
        return Exit::Fine;
    }
    let language = match common.language(book) {
        Ok(language) => language,
        Err(exit) => return exit,
    };
    show::line(&explain::compound(book, language, &compound, place, show::Paint::for_stream(&std::io::stdout())));
    Exit::Fine
}

/// Facts for `--all`: flat ones, and those of one question in an object of its name.
fn compound_facts(book: &Lawbook, args: &RuleArgs) -> Result<compound::Facts, String> {
    let mut out = compound::Facts::default();
    if let Some(facts) = &args.facts {
        let Value::Object(map) = facts_text(facts)? else { return Err("facts are a JSON object".to_owned()) };
        for (name, value) in map {
            if book.content.question(&name).is_some() && value.is_object() {
                out.own.insert(name, from_json(&value)?);
            } else {
                out.shared.extend(from_json(&json!({ name: value }))?);
            }
        }
    }
    for fact in &args.fact {
        let (name, value) = fact.split_once('=').ok_or_else(|| format!("write --fact NAME=VALUE, not `{fact}`"))?;
        match name.split_once('.') {
            Some((question, name)) => drop(out.own.entry(question.to_owned()).or_default().insert(name.to_owned(), scalar(book, name, value))),
            None => drop(out.shared.insert(name.to_owned(), scalar(book, name, value))),
        }
    }
    let known = |name: &str| book.content.facts.contains_key(name);
    if let Some(name) = out.shared.keys().find(|n| !known(n)) {
        let near = crate::engine::nearest(name, book.content.facts.keys().map(String::as_str));
        return Err(format!("there is no fact `{name}`{}", near.map(|n| format!("; did you mean `{n}`?")).unwrap_or_default()));
    }
    Ok(out)
}

fn facts_text(facts: &str) -> Result<Value, String> {
    let text = match facts.strip_prefix('@') {
        Some(path) => std::fs::read_to_string(PathBuf::from(path)).map_err(|e| format!("cannot read {path}: {e}"))?,
        None => facts.to_owned(),
    };
    serde_json::from_str(&text).map_err(|e| format!("--facts is no JSON: {e}"))
}

/// Facts from `--facts` and `--fact`.
fn told(book: &Lawbook, args: &RuleArgs) -> Result<Told, String> {
    let mut told = Told::new();
    if let Some(facts) = &args.facts {
        told = from_json(&facts_text(facts)?)?;
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

const FEN_EXAMPLE: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const MOVES_EXAMPLE: &str = "e2e4 e7e5";

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
        AskError::Board(InputError::Fen(_)) => Some(format!("a FEN is like `{FEN_EXAMPLE}`")),
        AskError::Board(InputError::Moves(_)) => Some(format!("moves are in UCI notation, each legal after those before: `{MOVES_EXAMPLE}`")),
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

pub(super) fn failure(id: Option<&Value>, error: &AskError) -> Value {
    let mut out = json!({ "id": id });
    out["error"] = error_of(error)["error"].take();
    out
}

/// The error of the contract, without the id of its request.
pub(super) fn error_of(error: &AskError) -> Value {
    json!({ "error": { "code": code(error), "message": error.to_string(), "hint": hint(error) } })
}
