//! `chesslaw facts`: the vocabulary.

use clap::Args;

use super::{Common, Exit, show};
use crate::{engine, vocabulary};

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
    if let Some(name) = &args.question
        && book.content.position_question(name).is_none()
        && let Err(error) = book.question(name)
    {
        show::error(&error.to_string());
        return Exit::Usage;
    }
    if let (Some(name), true) = (&args.question, args.conditions) {
        return match book.compiled(name, args.edition.as_deref()) {
            Ok((question, _, program)) => {
                show::line(&engine::export_conditions(&book.content, question, program).to_string());
                Exit::Fine
            }
            Err(error) => {
                show::error(&error.to_string());
                Exit::Usage
            }
        };
    }
    let vocabulary = vocabulary::vocabulary(&book, args.question.as_deref());
    if common.json {
        show::line(&vocabulary.to_string());
        return Exit::Fine;
    }
    let Ok(language) = common.language(&book) else { return Exit::Usage };
    show::line(&vocabulary::as_text(&book, language, args.question.as_deref(), show::Paint::for_stream(&std::io::stdout())));
    Exit::Fine
}
