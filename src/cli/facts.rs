//! `chesslaw facts`: the vocabulary.

use clap::Args;

use super::{Common, Exit, show};
use crate::vocabulary;

/// Arguments of `facts`.
#[derive(Args)]
pub struct FactsArgs {
    /// One question; all unless said
    question: Option<String>,
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
    let vocabulary = vocabulary::vocabulary(&book, args.question.as_deref());
    if common.json {
        show::line(&vocabulary.to_string());
        return Exit::Fine;
    }
    let Ok(language) = common.language(&book) else { return Exit::Usage };
    show::line(&vocabulary::as_text(&book, language, args.question.as_deref(), show::Paint::for_stream(&std::io::stdout())));
    Exit::Fine
}
