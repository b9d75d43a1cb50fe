//! `chesslaw collate`: a published text held against the encoding.

use std::io::Read;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;

use super::show::{Paint, error, line};
use super::{Common, Exit};
use crate::Lawbook;
use crate::collate::say::{edition, message, sentence, title};
use crate::collate::{Collator, Finding, Gravity, MAX_BYTES, Options, Report, Unreadable, What};
use crate::lang::{Language, Value, Values};

#[derive(Args)]
pub(super) struct CollateArgs {
    /// Texts of the Laws: plain text, Markdown or HTML; `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Language of the texts; seen from each text where it is not given (then `--lang` helps where the text leaves it open)
    #[arg(long = "text-lang", value_name = "LANG")]
    text_language: Option<String>,
    /// Edition to compare with; seen from each text where it is not given
    #[arg(long, value_name = "EDITION")]
    edition: Option<String>,
}

pub(super) fn run(common: &Common, args: &CollateArgs) -> Exit {
    let book = match common.book() {
        Ok(book) => book,
        Err(exit) => return exit,
    };
    let Ok(language) = common.language(&book) else { return Exit::Usage };
    let mut exit = Exit::Fine;
    let collator = Collator::new(&book);
    for file in &args.files {
        let shown = file.display().to_string();
        let options = Options { language: args.text_language.as_deref(), edition: args.edition.as_deref() };
        let reports = match read(file) {
            Ok(bytes) => match collator.collate_all(&bytes, options) {
                Err(why) if why.code == "C006" => collator.collate_all(&bytes, Options { language: Some(&common.lang), ..options }),
                report => report,
            },
            Err(Failure::Io(why)) => {
                error(&format!("{shown}: {why}"));
                exit = Exit::Usage;
                continue;
            }
            Err(Failure::TooLarge) => Err(Unreadable::too_large()),
        };
        match reports {
            Ok(reports) => {
                // Of a text in several languages each has a report of its own.
                for report in &reports {
                    if common.json {
                        line(&as_json(&book, language, &shown, report).to_string());
                    } else {
                        show(&book, language, &shown, report);
                    }
                    if report.has_faults() && exit == Exit::Fine {
                        exit = Exit::Found;
                    }
                }
            }
            Err(why) => {
                let values: Values = why.words.iter().map(|(k, v)| ((*k).to_owned(), v.as_str().into())).collect();
                let message = sentence(&book, language, why.code, &values);
                if common.json {
                    line(&json!({ "file": shown, "error": { "code": why.code, "line": why.line, "message": message } }).to_string());
                } else {
                    let place = if why.line > 0 { format!(":{}", why.line) } else { String::new() };
                    error(&format!("{shown}{place}: {message} [{}]", why.code));
                }
                exit = Exit::Usage;
            }
        }
    }
    exit
}

enum Failure {
    Io(std::io::Error),
    TooLarge,
}

/// The bytes of a file; never more than the limit and one, however long it is.
fn read(file: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let limit = MAX_BYTES as u64 + 1;
    let done = if file == Path::new("-") {
        std::io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        let open = std::fs::File::open(file).map_err(Failure::Io)?;
        if open.metadata().is_ok_and(|m| m.is_file() && m.len() >= limit) {
            return Err(Failure::TooLarge);
        }
        open.take(limit).read_to_end(&mut bytes)
    };
    done.map_err(Failure::Io)?;
    if bytes.len() > MAX_BYTES { Err(Failure::TooLarge) } else { Ok(bytes) }
}

fn as_json(book: &Lawbook, language: &Language, file: &str, report: &Report) -> serde_json::Value {
    let told = |finding: &Finding| {
        let mut value = json!(finding);
        value["message"] = message(book, language, finding).into();
        value["title"] = json!(title(book, language, finding, report.edition.as_deref()));
        value
    };
    json!({
        "file": file, "what": report.what, "language": report.language, "edition": report.edition, "editions": report.editions,
        "candidates": report.candidates, "evidence": report.evidence.iter().map(told).collect::<Vec<_>>(), "provisions": report.provisions,
        "findings": report.findings.iter().map(told).collect::<Vec<_>>(),
    })
}

fn show(book: &Lawbook, language: &Language, file: &str, report: &Report) {
    let paint = Paint::for_stream(&std::io::stdout());
    let word = |key: &str, values: &Values| sentence(book, language, key, values);
    line(&paint.bold(file));
    let name = book.languages.get(&report.language.id).map_or(report.language.id.clone(), |l| l.about.name.clone());
    let values: Values = [("language".to_owned(), Value::Text(name)), ("words".to_owned(), report.language.evidence.join(", ").into())].into();
    line(&format!("  {}", word("collate-language", &values)));
    if report.what == What::Laws {
        let values: Values = [("n".to_owned(), Value::Number(report.provisions.len() as i64))].into();
        line(&format!("  {}", word("collate-provisions", &values)));
    }
    if report.edition.is_some() {
        let names: Vec<String> = report.editions.iter().map(|e| edition(book, language, e)).collect();
        let values: Values = [("editions".to_owned(), language.row(&names).into())].into();
        line(&format!("  {}", word(if report.editions.len() > 1 { "collate-editions" } else { "collate-edition" }, &values)));
    }
    for finding in &report.evidence {
        line(&format!("  {}", paint.faint(&format!("- {}", message(book, language, finding)))));
    }
    for finding in &report.findings {
        let head = format!(
            "{}[{}]",
            word(
                match finding.severity {
                    Gravity::Error => "collate-error",
                    Gravity::Warning => "collate-warning",
                    Gravity::Notice => "collate-notice",
                },
                &Values::new()
            ),
            finding.code
        );
        let head = match finding.severity {
            Gravity::Error => paint.red(&head),
            Gravity::Warning => paint.yellow(&head),
            Gravity::Notice => paint.faint(&head),
        };
        let place = if finding.line > 0 { format!("{file}:{}: ", finding.line) } else { String::new() };
        line(&format!("{place}{head} {}", message(book, language, finding)));
        let first_words = title(book, language, finding, report.edition.as_deref()).filter(|_| finding.severity != Gravity::Notice);
        if let (Some(clause), Some(title)) = (&finding.clause, first_words) {
            let values: Values = [("clause".to_owned(), Value::Text(language.provision(clause))), ("title".to_owned(), title.into())].into();
            line(&format!("    {}", paint.faint(&word("collate-clause", &values))));
        }
    }
}
