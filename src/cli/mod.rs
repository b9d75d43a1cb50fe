//! The commands. Exit codes: 0 fine, 1 found what it looks for (faults, differences), 2 usage, unreadable input or output that cannot be written.

mod build;
mod check;
mod collate;
pub mod diff;
mod facts;
mod fault;
mod game;
mod mutate;
mod oracle;
mod packed;
mod request;
mod review;
mod rule;
mod search;
mod serve;
mod show;
pub mod stream;
mod summary;
mod told;
mod usage;
mod utf16;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

use crate::Lawbook;
use crate::load::Tree;
use crate::model::is_day;
use crate::refusal::Refusal;

pub use show::Paint;

/// What a command ends with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// All is well.
    Fine,
    /// It found what it looks for.
    Found,
    /// It was called wrongly, could not read its input or not write its output.
    Usage,
}

#[derive(Parser)]
#[command(
    name = "chesslaw",
    version,
    about = "The FIDE Laws of Chess: rulings with reasons, a reference site in five languages, test oracles",
    max_term_width = 110
)]
struct Cli {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    command: Command,
}

/// Options of every command.
#[derive(Args, Clone)]
pub struct Common {
    /// Content folder, instead of the content shipped in the program (its locales: the folder `locales` beside it)
    #[arg(long, global = true, value_name = "DIR")]
    content: Option<PathBuf>,
    /// Language of what is printed
    #[arg(long, global = true, value_name = "LANG", default_value = "en")]
    lang: String,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Decide a question for given facts, with reasons
    Rule(rule::RuleArgs),
    /// List the questions, their facts, slots and actions
    Facts(facts::FactsArgs),
    /// Hold a published text of the Laws against the encoding: what it lacks, changes, misprints
    Collate(collate::CollateArgs),
    /// Find clauses, terms, cases and questions by words as people type them
    Search(search::SearchArgs),
    /// What changed in meaning between two editions
    Diff(diff::DiffArgs),
    /// Judge recorded games: when each was over, claims, illegal moves, results that do not fit
    Game(game::GameArgs),
    /// Check the content: texts, numbers, links, rules, cases
    Check,
    /// Change the rules in one place at a time and see whether the cases notice
    Mutate(mutate::MutateArgs),
    /// The conformance suite: write it, run a program on it
    Oracle(oracle::OracleArgs),
    /// How far a translation has come, which texts are stale; record what was read or confirmed
    Review(review::ReviewArgs),
    /// Write the site
    Build(build::BuildArgs),
    /// Show the site on this machine, and build it anew whenever the content changes
    Serve(serve::ServeArgs),
}

/// Runs the program with the arguments it was started with.
pub fn run() -> ExitCode {
    let mut exit = command();
    // What a command found is worth nothing where it could not be written.
    if let Some(refusal) = show::unwritten() {
        if let Some(language) = usage::spoken() {
            show::refusal_in_words(&language, &refusal);
        }
        exit = Exit::Usage;
    }
    match exit {
        Exit::Fine => ExitCode::SUCCESS,
        Exit::Found => ExitCode::from(1),
        Exit::Usage => ExitCode::from(2),
    }
}

fn command() -> Exit {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            if !error.use_stderr() {
                show::written(error.print());
                return Exit::Fine;
            }
            usage::explain(&error);
            return Exit::Usage;
        }
    };
    match cli.command {
        Command::Rule(args) => rule::run(&cli.common, &args),
        Command::Facts(args) => facts::run(&cli.common, &args),
        Command::Collate(args) => collate::run(&cli.common, &args),
        Command::Search(args) => search::run(&cli.common, &args),
        Command::Diff(args) => diff::run(&cli.common, &args),
        Command::Game(args) => game::run(&cli.common, &args),
        Command::Check => check::run(&cli.common),
        Command::Mutate(args) => mutate::run(&cli.common, &args),
        Command::Oracle(args) => oracle::run(&cli.common, &args),
        Command::Review(args) => review::run(&cli.common, &args),
        Command::Build(args) => build::run(&cli.common, &args),
        Command::Serve(args) => serve::run(&cli.common, &args),
    }
}

impl Common {
    /// The files, or the error already shown.
    pub(crate) fn tree(&self) -> Result<Tree, Exit> {
        match &self.content {
            None => Ok(Tree::embedded()),
            Some(folder) => Tree::read(folder).map_err(|error| {
                let refusal = Refusal::of_file(&folder.display().to_string(), &error);
                self.refuse(None, &if Path::new("content").is_dir() { refusal.hint("refused-mean-content") } else { refusal })
            }),
        }
    }

    /// The lawbook, or the faults already shown.
    pub(crate) fn book(&self) -> Result<Lawbook, Exit> {
        match Lawbook::open(self.tree()?) {
            (Ok(book), _) => Ok(book),
            (Err(faults), tree) => {
                show::diagnostics(&tree.unwrap_or_default(), None, &faults, self.json);
                Err(Exit::Usage)
            }
        }
    }

    /// Says why a command failed, in the language asked for: of the content, or of what is shipped.
    pub(crate) fn refuse(&self, book: Option<&Lawbook>, refusal: &Refusal) -> Exit {
        match book.and_then(|b| b.languages.get(&self.lang)) {
            Some(language) => show::refused(self, language, refusal),
            None => usage::shipped(&self.lang).map_or(Exit::Usage, |language| show::refused(self, &language, refusal)),
        }
    }

    /// The language asked for, or the error already shown.
    pub(crate) fn language<'a>(&self, book: &'a Lawbook) -> Result<&'a crate::lang::Language, Exit> {
        book.languages.get(&self.lang).ok_or_else(|| {
            let refusal = Refusal::unknown("unknown-language", "refused-unknown-language", &self.lang, book.languages.keys().map(String::as_str));
            match book.languages.get("en").or_else(|| book.languages.values().next()) {
                Some(language) => show::refused(self, language, &refusal),
                None => Exit::Usage,
            }
        })
    }
}

/// The edition of FIDE in force on a day.
fn edition_on(book: &Lawbook, date: &str) -> Result<String, Refusal> {
    let found = Some(date).filter(|d| is_day(d)).and_then(|d| book.content.editions.on(d, "fide"));
    found.map(|edition| book.content.editions.id(edition).to_owned()).ok_or_else(|| Refusal::of_date(book, date))
}
