//! `chesslaw oracle`: the conformance suite, written out and run.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand, ValueEnum};
use serde_json::json;

use super::{Common, Exit, show};
use crate::Lawbook;
use crate::oracle::results::{self, Compared, Outcome, Results};
use crate::oracle::run::{Filter, Known, report};
use crate::oracle::{self, Oracle, Tag, export, frozen, mutation, run};

/// Arguments of `oracle`.
#[derive(Args)]
pub struct OracleArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Write the suite: JSON Lines, manifest, schemas, licence, policy, errata
    Export {
        /// Folder the files are written to
        dir: PathBuf,
    },
    /// Hold a program against the suite (docs/oracle-protocol.md)
    Run(RunArgs),
    /// Write the list of released oracles anew: what is in it stays, what is new is added
    Freeze {
        /// The file
        #[arg(long, value_name = "FILE", default_value = "oracle/frozen/v1.jsonl")]
        out: PathBuf,
        /// Only these questions
        #[arg(long = "question", value_name = "QUESTION")]
        questions: Vec<String>,
    },
    /// Measure how many wrong rules the suite notices; takes minutes
    Mutate {
        /// The file that keeps the measurement
        #[arg(long, value_name = "FILE", default_value = "oracle/results/mutation.json")]
        out: PathBuf,
    },
}

#[derive(Args)]
struct RunArgs {
    /// Command line that starts the adapter
    #[arg(long, value_name = "COMMAND")]
    adapter: String,
    /// Only these questions
    #[arg(long = "question", value_name = "QUESTION")]
    questions: Vec<String>,
    /// Only clauses of these articles, such as 3.8 or 9
    #[arg(long = "article", value_name = "ARTICLE")]
    articles: Vec<String>,
    /// Only with these tags: attested, derived, stated, boundary, disputed, reported-fault, hard, unreachable
    #[arg(long = "tag", value_name = "TAG")]
    tags: Vec<String>,
    /// Only these editions
    #[arg(long = "edition", value_name = "EDITION")]
    editions: Vec<String>,
    /// Form of the results
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
    /// Seconds an answer may take
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0)]
    timeout: f64,
    /// File the results are written to, instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Results kept of the same program (JSON): the run fails only where it differs from them, and says how
    #[arg(long, value_name = "FILE")]
    kept: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Table,
    Json,
    Junit,
    Tap,
}

pub(super) fn run(common: &Common, args: &OracleArgs) -> Exit {
    match try_run(common, args) {
        Ok(exit) | Err(exit) => exit,
    }
}

fn try_run(common: &Common, args: &OracleArgs) -> Result<Exit, Exit> {
    let book = common.book()?;
    let oracles = oracle::suite(&book).map_err(failed)?;
    match &args.command {
        Command::Export { dir } => write_out(common, &book, &oracles, dir),
        Command::Run(args) => run_adapter(common, &book, &oracles, args),
        Command::Freeze { out, questions } => {
            let chosen: Vec<Oracle> = oracles.into_iter().filter(|o| questions.is_empty() || questions.contains(&o.question)).collect();
            let text = frozen::freeze(&book, &chosen).map_err(failed)?;
            save(out, &text)?;
            show::line(&format!("{}: {} requests, each with its answers by edition", out.display(), text.lines().count()));
            Ok(Exit::Fine)
        }
        Command::Mutate { out } => {
            let measured = mutation::measure(&book, &oracles);
            save(out, &mutation::file(&measured))?;
            let percent = f64::from(measured.score_per_mille) / 10.0;
            show::line(&format!("{} killed, {} survived ({percent:.1} %), {} equivalent", measured.killed, measured.survived, measured.equivalent));
            Ok(Exit::Fine)
        }
    }
}

fn write_out(common: &Common, book: &Lawbook, oracles: &[Oracle], dir: &std::path::Path) -> Result<Exit, Exit> {
    let files = export::files(book, oracles).map_err(failed)?;
    let prefix = format!("oracle/{}/", oracle::VERSION);
    for file in &files {
        let path = dir.join(file.path.strip_prefix(&prefix).unwrap_or(&file.path));
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|e| failed(format!("{}: {e}", folder.display())))?;
        }
        std::fs::write(&path, &file.bytes).map_err(|e| failed(format!("{}: {e}", path.display())))?;
    }
    let count = |tag| oracles.iter().filter(|o| o.is(tag)).count();
    let (attested, derived, disputed) = (count(Tag::Attested), count(Tag::Derived), count(Tag::Disputed));
    if common.json {
        show::line(
            &json!({ "out": dir, "files": files.len(), "oracles": oracles.len(), "attested": attested, "derived": derived, "disputed": disputed }).to_string(),
        );
    } else {
        show::line(&format!(
            "{}: {} oracles in {} files: {attested} attested, {derived} derived, {disputed} disputed",
            dir.display(),
            oracles.len(),
            files.len()
        ));
    }
    Ok(Exit::Fine)
}

fn run_adapter(common: &Common, book: &Lawbook, oracles: &[Oracle], args: &RunArgs) -> Result<Exit, Exit> {
    let language = common.language(book)?;
    let filter = Filter { questions: args.questions.clone(), articles: args.articles.clone(), tags: args.tags.clone(), editions: args.editions.clone() };
    let asked: Vec<&Oracle> = oracles.iter().filter(|o| filter.takes(o)).collect();
    if let Some((what, word, nearest)) = filter.unknown(oracles) {
        let hint = nearest.map_or_else(String::new, |n| format!("; did you mean `{n}`?"));
        return Err(failed(format!("no oracle has the {what} `{word}`{hint}")));
    }
    if asked.is_empty() {
        return Err(failed("no oracle is left by these filters".to_owned()));
    }
    let timeout = Duration::try_from_secs_f64(args.timeout).map_err(|e| failed(format!("--timeout: {e}")))?;
    if timeout.is_zero() {
        return Err(failed("--timeout: no answer comes in no time; say more than 0 seconds".to_owned()));
    }
    // What would fail after the run fails before it.
    let kept = args.kept.as_deref().map(read_kept).transpose()?;
    if let Some(path) = args.out.as_deref().filter(|p| p.is_dir() || p.parent().is_some_and(|f| !f.as_os_str().is_empty() && !f.is_dir())) {
        return Err(failed(format!("{}: cannot be written", path.display())));
    }
    let results = run::run(&asked, &Known::of(oracles), &args.adapter, timeout).map_err(failed)?;
    if results.outcomes.iter().all(|o| matches!(o, Outcome::Unsupported(_))) {
        show::error(&format!("nothing was answered: the adapter supports none of the {} oracles asked for", asked.len()));
    }
    let format = if common.json { Format::Json } else { args.format };
    let text = match format {
        Format::Table => report::table(language, &results, &asked),
        Format::Json => report::json(&results),
        Format::Junit => report::junit(&results, &asked),
        Format::Tap => report::tap(&results, &asked),
    };
    match &args.out {
        Some(path) => {
            save(path, &text)?;
            show::line(&format!("{}: {}", path.display(), report::summary(language, &results)));
        }
        None => show::line(text.trim_end()),
    }
    match (&args.kept, kept) {
        (Some(path), Some(kept)) => Ok(against(path, &kept, &results)),
        _ => Ok(if results.total().blamed() == 0 { Exit::Fine } else { Exit::Found }),
    }
}

/// Results kept earlier.
fn read_kept(path: &std::path::Path) -> Result<Results, Exit> {
    let text = std::fs::read_to_string(path).map_err(|e| failed(format!("--kept {}: {e}", path.display())))?;
    serde_json::from_str(&text).map_err(|e| failed(format!("--kept {}: {e}", path.display())))
}

/// Says on standard error where the results are not as kept.
fn against(path: &std::path::Path, kept: &Results, results: &Results) -> Exit {
    let shown = path.display();
    let (lines, exit) = match results::compare(kept, results) {
        Compared::Same => return Exit::Fine,
        Compared::NotComparable(why) => (vec![why], Exit::Fine),
        Compared::Differs(lines) => (lines, Exit::Found),
    };
    for line in lines {
        show::error(&format!("{shown}: {line}"));
    }
    exit
}

fn save(path: &std::path::Path, text: &str) -> Result<(), Exit> {
    std::fs::write(path, text).map_err(|e| failed(format!("{}: {e}", path.display())))
}

fn failed(error: impl std::fmt::Display) -> Exit {
    show::error(&error.to_string());
    Exit::Usage
}
