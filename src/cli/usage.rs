//! Faults of the command line itself, in the language that it asks for.

use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::show;
use crate::lang::Language;
use crate::load::Tree;
use crate::refusal::Refusal;

/// Says on standard error what is wrong with the arguments, and where to look.
pub(super) fn explain(error: &clap::Error) {
    let Some(language) = spoken() else {
        let _ = error.print();
        return;
    };
    match refusal(error) {
        Some(refusal) => show::refusal_in_words(&language, &refusal),
        // Help asked for by leaving out the command, and what is too rare for words of its own.
        None => drop(error.print()),
    }
}

/// The arguments, with a sign in the place of what is not UTF-8.
fn arguments() -> impl Iterator<Item = String> {
    std::env::args_os().map(|arg| arg.to_string_lossy().into_owned())
}

/// The language that the arguments ask for, as the program has it in itself.
pub(super) fn spoken() -> Option<Language> {
    shipped(&language(arguments()))
}

/// A language as the program has it in itself; English where it has none of that name.
pub(super) fn shipped(name: &str) -> Option<Language> {
    let tree = Tree::embedded();
    Language::load(&tree, name).ok().or_else(|| Language::load(&tree, "en").ok())
}

/// The value of `--lang`.
fn language(mut args: impl Iterator<Item = String>) -> String {
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            return args.next().unwrap_or_default();
        }
        if let Some(value) = arg.strip_prefix("--lang=") {
            return value.to_owned();
        }
    }
    "en".to_owned()
}

fn refusal(error: &clap::Error) -> Option<Refusal> {
    let words = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(list)) => list.clone(),
        Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
        _ => Vec::new(),
    };
    let one = |kind: ContextKind| words(kind).into_iter().next();
    // `--edition <EDITION>` without what stands for the value.
    let bare = |name: &str| name.split([' ', '=']).next().unwrap_or_default().to_owned();
    let arg = || one(ContextKind::InvalidArg).map(|a| bare(&a));
    let usage = |key| Refusal::new("usage", key);
    let refusal = match error.kind() {
        ErrorKind::UnknownArgument => {
            let refusal = usage("refused-usage-unknown").with("name", arg()?);
            match one(ContextKind::SuggestedArg) {
                Some(near) => return Some(refusal.with("nearest", near).hint("refused-near")),
                None => refusal,
            }
        }
        ErrorKind::InvalidSubcommand => {
            let refusal = usage("refused-usage-command").with("name", one(ContextKind::InvalidSubcommand)?);
            // The nearest comes last.
            match words(ContextKind::SuggestedSubcommand).pop() {
                Some(near) => return Some(refusal.with("nearest", near).hint("refused-near")),
                None => refusal,
            }
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = one(ContextKind::InvalidValue).unwrap_or_default();
            if value.is_empty() {
                usage("refused-usage-no-value").with("name", arg()?)
            } else {
                let refusal = usage("refused-usage-value").with("name", arg()?).with("value", value);
                match (one(ContextKind::SuggestedValue), words(ContextKind::ValidValue)) {
                    (Some(near), _) => return Some(refusal.with("nearest", near).hint("refused-near")),
                    (None, all) if !all.is_empty() => return Some(refusal.near(None, all)),
                    _ => refusal,
                }
            }
        }
        ErrorKind::MissingRequiredArgument => usage("refused-usage-missing").row("names", words(ContextKind::InvalidArg)),
        ErrorKind::ArgumentConflict => usage("refused-usage-conflict").with("name", arg()?).with("other", bare(&one(ContextKind::PriorArg)?)),
        ErrorKind::InvalidUtf8 => {
            let name = std::env::args_os().find(|arg| arg.to_str().is_none())?;
            usage("refused-usage-text").with("name", name.to_string_lossy())
        }
        _ => return None,
    };
    let command = arguments().find(|arg| super::Cli::command().find_subcommand(arg).is_some());
    Some(refusal.with("command", command.map_or_else(|| "chesslaw".to_owned(), |c| format!("chesslaw {c}"))).hint("refused-usage-help"))
}
