//! `chesslaw rule`: one ruling, or a stream of them.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::{Common, Exit, show, told};
use crate::engine::Told;
use crate::event::{Event, EventError};
use crate::lang::Language;
use crate::model::PositionQuestion;
use crate::refusal::Refusal;
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
    /// All facts as JSON, or @FILE, or @- for standard input
    #[arg(long, value_name = "JSON", conflicts_with = "ndjson")]
    facts: Option<String>,
    /// One fact; may be given many times
    #[arg(long = "fact", value_name = "NAME=VALUE", conflicts_with = "ndjson")]
    fact: Vec<String>,
    /// Rule on every question of which an incident is told, and join the rulings; facts of one question alone go in {"QUESTION": {...}}
    #[arg(long, conflicts_with_all = ["question", "ndjson"])]
    all: bool,
    /// Also show the smallest changes of facts that would turn the ruling
    #[arg(long, conflicts_with_all = ["ndjson", "all"])]
    what_if: bool,
    /// Also say why this action is not ordered; may be given many times
    #[arg(long, value_name = "ACTION", conflicts_with_all = ["ndjson", "all"])]
    why_not: Vec<String>,
    /// Answer one request a line from standard input; what --event says is presumed of each
    #[arg(long, conflicts_with = "question")]
    ndjson: bool,
    /// With --ndjson: leave out reasons
    #[arg(long, requires = "ndjson", conflicts_with_all = ["question", "all"])]
    brief: bool,
}

pub(super) fn run(common: &Common, args: &RuleArgs) -> Exit {
    let book = match common.book() {
        Ok(book) => book,
        Err(exit) => return exit,
    };
    let language = match common.language(&book) {
        Ok(language) => language,
        Err(exit) => return exit,
    };
    answered(&book, language, common, args).unwrap_or_else(|refusal| show::refused(common, language, &refusal))
}

fn answered(book: &Lawbook, language: &Language, common: &Common, args: &RuleArgs) -> Result<Exit, Refusal> {
    let (edition, event) = setting(book, args)?;
    let edition = edition.as_deref();
    if args.ndjson {
        book.edition(edition).map_err(|e| Refusal::of(book, &e))?;
        return Ok(super::stream::run(book, language, edition, event.as_ref(), args.brief));
    }
    let facts = event.as_ref().map_or(Ok(Told::new()), |event| event.facts(book, edition)).map_err(|e| Refusal::of_event(book, &e))?;
    if args.all {
        return all(book, language, common, args, edition, &facts, event.as_ref());
    }
    let Some(question) = &args.question else {
        let positions = book.content.positions.iter().map(|q| q.id.value.as_str());
        let known = book.content.questions.iter().map(|q| q.id.value.as_str()).chain(positions);
        return Err(Refusal::new("bad-request", "refused-which-question").near(None, known));
    };
    let mut told = told::facts(book, args.facts.as_deref(), &args.fact)?;
    // What the event says does not crowd out what is told, and a fact of the event that the question does not use is no news.
    if let (Some(event), Ok((_, _, program))) = (&event, book.compiled(question, edition)) {
        event.tell(&mut told, &facts.into_iter().filter(|(name, _)| program.reader.uses(name)).collect());
    }
    if let Some(position) = book.content.position_question(question) {
        if let Some(option) = if args.what_if { Some("--what-if") } else { args.why_not.first().map(|_| "--why-not") } {
            return Err(Refusal::new("usage", "refused-board-option").with("name", option).with("question", question));
        }
        return by_board(book, language, common, position, edition, &told).map_err(|e| Refusal::of(book, &e));
    }
    let ruling = book.ask(question, edition, &told).map_err(|e| Refusal::of(book, &e))?;
    let place = ruling.edition;
    let turned = if args.what_if { book.what_if(&ruling).map_err(|e| Refusal::of(book, &e))? } else { Vec::new() };
    if let Some(action) = args.why_not.iter().find(|a| !book.content.actions.contains_key(*a)) {
        return Err(Refusal::unknown("unknown-action", "refused-unknown-action", action, book.content.actions.keys().map(String::as_str)));
    }
    if common.json {
        let mut answer = answer::answer(book, question, place, None, &ruling, false);
        if args.what_if {
            answer["what_if"] = json!(turned);
        }
        if !args.why_not.is_empty() {
            let reasons = book.reasons_in_full(&ruling).map_err(|e| Refusal::of(book, &e))?;
            let why_not = |action: &String| json!(explain::why_not(book, question, &reasons, action));
            // The rules of the one action asked about; of several, by action.
            answer["why_not"] = match args.why_not.as_slice() {
                [one] => why_not(one),
                several => several.iter().map(|action| (action.clone(), why_not(action))).collect(),
            };
        }
        show::line(&answer.to_string());
        return Ok(Exit::Fine);
    }
    let paint = show::Paint::for_stream(&std::io::stdout());
    show::line(&explain::as_text(book, language, question, place, &ruling, &told, paint));
    for turn in explain::turns(book, language, &turned, place) {
        show::line(&format!("  ↪ {turn}"));
    }
    for action in &args.why_not {
        if args.why_not.len() > 1 {
            show::line(&format!("  {}", paint.faint(action)));
        }
        for sentence in explain::why_not_said(book, language, &ruling, action).map_err(|e| Refusal::of(book, &e))? {
            show::line(&format!("  ✗ {sentence}"));
        }
    }
    Ok(Exit::Fine)
}

/// The edition asked for, by its name, its day or the event, and the event.
fn setting(book: &Lawbook, args: &RuleArgs) -> Result<(Option<String>, Option<Event>), Refusal> {
    let named = match &args.on {
        None => args.edition.clone(),
        Some(date) => Some(super::edition_on(book, date)?),
    };
    let Some(path) = &args.event else { return Ok((named, None)) };
    let text = std::fs::read_to_string(path).map_err(|e| Refusal::of_file(&path.display().to_string(), &e))?;
    let of = |error: EventError| Refusal::of_event(book, &error);
    let event = Event::parse(&text).map_err(of)?;
    event.check(book).map_err(of)?;
    let edition = match named {
        Some(edition) => Some(edition),
        None => event.edition(book).map_err(of)?,
    };
    // Whether it contradicts itself shows before anything is asked.
    event.facts(book, edition.as_deref()).map_err(of)?;
    Ok((edition, Some(event)))
}

/// A question that the board decides.
fn by_board(book: &Lawbook, language: &Language, common: &Common, question: &PositionQuestion, edition: Option<&str>, told: &Told) -> Result<Exit, AskError> {
    let place = book.edition(edition)?;
    let ruling = board::ask(book, question, place, told)?;
    if common.json {
        show::line(&board::json(book, &question.id.value, place, None, &ruling, false).to_string());
    } else {
        show::line(&board::words::as_text(book, language, &question.id.value, place, &ruling, show::Paint::for_stream(&std::io::stdout())));
    }
    Ok(Exit::Fine)
}

fn all(
    book: &Lawbook,
    language: &Language,
    common: &Common,
    args: &RuleArgs,
    edition: Option<&str>,
    said: &Told,
    event: Option<&Event>,
) -> Result<Exit, Refusal> {
    let mut facts = told::compound(book, args.facts.as_deref(), &args.fact)?;
    if let Some(event) = event {
        // What the event says does not crowd out what is told, be it to one question.
        let told = |name: &String| facts.own.values().any(|own| crate::event::FACTS.contains(&name.as_str()) && own.get(name).is_some_and(Option::is_some));
        let said: Told = said.iter().filter(|(name, _)| !told(name)).map(|(name, value)| (name.clone(), value.clone())).collect();
        event.tell(&mut facts.shared, &said);
    }
    let of = |e: AskError| Refusal::of(book, &e);
    let place = book.edition(edition).map_err(of)?;
    let compound = compound::rule_all(book, edition, &facts).map_err(of)?;
    if compound.parts.is_empty() {
        return Err(Refusal::new("no-incident", "refused-no-incident").hint("refused-see-facts"));
    }
    if common.json {
        show::line(&compound.as_json(book, place).to_string());
    } else {
        show::line(&explain::compound(book, language, &compound, place, show::Paint::for_stream(&std::io::stdout())));
    }
    Ok(Exit::Fine)
}
