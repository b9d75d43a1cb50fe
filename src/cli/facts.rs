//! `chesslaw facts`: the vocabulary.

use clap::Args;

use super::{Common, Exit, show};
use crate::refusal::Refusal;
use crate::{AskError, engine, vocabulary};

/// Arguments of `facts`.
#[derive(Args)]
pub struct FactsArgs {
    /// One question; all unless said
    question: Option<String>,
    /// The conditions of its rules, as JSON and as expressions of CEL
    #[arg(long, requires = "question")]
    conditions: bool,
    /// Edition of the conditions; the newest unless said
    #[arg(long, requires = "conditions")]
    edition: Option<String>,
}

pub(super) fn run(common: &Common, args: &FactsArgs) -> Exit {
    let book = match common.book() {
        Ok(book) => book,
        Err(exit) => return exit,
    };
    let language = match common.language(&book) {
        Ok(language) => language,
        Err(exit) => return exit,
    };
    let refuse = |error: &AskError| show::refused(common, language, &Refusal::of(&book, error));
    if let Some(name) = &args.question
        && book.content.position_question(name).is_none()
        && let Err(error) = book.question(name)
    {
        return refuse(&error);
    }
    if let (Some(name), true) = (&args.question, args.conditions) {
        return match book.compiled(name, args.edition.as_deref()) {
            Ok((question, _, program)) => {
                show::line(&engine::export_conditions(&book.content, question, program).to_string());
                Exit::Fine
            }
            Err(error) => refuse(&error),
        };
    }
    let vocabulary = vocabulary::vocabulary(&book, args.question.as_deref());
    if common.json {
        show::line(&vocabulary.to_string());
        return Exit::Fine;
    }
    show::line(&vocabulary::as_text(&book, language, args.question.as_deref(), show::Paint::for_stream(&std::io::stdout())));
    Exit::Fine
}
