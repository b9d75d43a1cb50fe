//! How things are shown on a terminal: colours (unless NO_COLOR or a pipe), diagnostics with their place.

use std::io::{IsTerminal, Write};
use std::sync::OnceLock;

use serde_json::json;

use crate::diagnostic::{Diagnostic, Severity};
use crate::lang::{Language, Values};
use crate::load::Tree;
use crate::refusal::Refusal;

/// Colours, or none.
#[derive(Debug, Clone, Copy)]
pub struct Paint(bool);

impl Paint {
    /// Colours where the stream is a terminal and NO_COLOR is not set.
    pub fn for_stream(stream: &impl IsTerminal) -> Paint {
        Paint(stream.is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty()))
    }

    /// No colours.
    pub fn none() -> Paint {
        Paint(false)
    }

    /// Text in bold.
    pub fn bold(self, text: &str) -> String {
        self.wrap("1", text)
    }

    /// Text in faint print.
    pub fn faint(self, text: &str) -> String {
        self.wrap("2", text)
    }

    /// Text in red.
    pub fn red(self, text: &str) -> String {
        self.wrap("1;31", text)
    }

    /// Text in yellow.
    pub fn yellow(self, text: &str) -> String {
        self.wrap("33", text)
    }

    /// Text in green.
    pub fn green(self, text: &str) -> String {
        self.wrap("32", text)
    }

    fn wrap(self, code: &str, text: &str) -> String {
        if self.0 { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}

/// Why something could not be written to standard output, from the first time on.
static UNWRITTEN: OnceLock<std::io::Error> = OnceLock::new();

/// Writes a line to standard output.
pub fn line(text: &str) {
    written(writeln!(std::io::stdout(), "{text}"));
}

/// Whether it was written to standard output; why not is told once the command has ended. A reader that has gone away is no error.
pub fn written(result: std::io::Result<()>) -> bool {
    match result {
        Ok(()) => return true,
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => {}
        Err(error) => drop(UNWRITTEN.set(error)),
    }
    false
}

/// The refusal of output that could not be written, if there was any.
pub fn unwritten() -> Option<Refusal> {
    UNWRITTEN.get().map(|error| Refusal::new("write", "refused-write-disk").with("path", "stdout").with("detail", error.to_string()))
}

/// An error of use, on standard error.
pub fn error(text: &str) {
    let stderr = std::io::stderr();
    let paint = Paint::for_stream(&stderr);
    let _ = writeln!(&stderr, "{} {text}", paint.red("error:"));
}

/// What is well to know though the command went on, on standard error.
pub fn doubt(language: &Language, doubt: &Refusal) {
    let stderr = std::io::stderr();
    let label = language.labelled(&language.word("doubt-label"), "");
    let _ = writeln!(&stderr, "{} {}", Paint::for_stream(&stderr).yellow(label.trim_end()), doubt.line(language));
}

/// A request that was refused: as JSON on standard output, or in words on standard error.
pub fn refused(common: &super::Common, language: &Language, refusal: &Refusal) -> super::Exit {
    if common.json {
        let mut out = json!({ "id": null });
        out["error"] = refusal.json(language)["error"].take();
        line(&out.to_string());
    } else {
        refusal_in_words(language, refusal);
    }
    super::Exit::Usage
}

/// Why something was refused, on standard error.
pub fn refusal_in_words(language: &Language, refusal: &Refusal) {
    let stderr = std::io::stderr();
    let label = language.labelled(&language.word("refused-label"), "");
    let _ = writeln!(&stderr, "{} {}", Paint::for_stream(&stderr).red(label.trim_end()), refusal.line(language));
}

/// Findings, with place, line, message and hint; as JSON lines on standard output, or as text on standard error.
pub fn diagnostics(tree: &Tree, language: Option<&Language>, found: &[Diagnostic], as_json: bool) {
    let stderr = std::io::stderr();
    let paint = Paint::for_stream(&stderr);
    for one in explained(tree, language, found) {
        if as_json {
            let Explained { diagnostic: d, file, message, hint, .. } = one;
            let entry = json!({ "code": d.code, "severity": d.severity(), "file": file, "line": d.at.line, "column": d.at.column,
                "message": message, "hint": hint, "words": d.words });
            line(&entry.to_string());
        } else {
            let _ = stderr.lock().write_all(one.text(paint).as_bytes());
        }
    }
}

/// Findings as text without colours.
pub fn plain(tree: &Tree, language: Option<&Language>, found: &[Diagnostic]) -> String {
    explained(tree, language, found).iter().map(|e| e.text(Paint(false))).collect()
}

/// A finding in the reader's language.
struct Explained<'d> {
    diagnostic: &'d Diagnostic,
    file: Option<&'d str>,
    source: Option<&'d str>,
    message: String,
    hint: Option<String>,
}

/// Findings in order, in the language given or else in English.
fn explained<'d>(tree: &'d Tree, language: Option<&Language>, found: &'d [Diagnostic]) -> Vec<Explained<'d>> {
    let fallback = Language::load(&Tree::embedded(), "en").ok();
    let language = language.or(fallback.as_ref());
    let mut found: Vec<&Diagnostic> = found.iter().collect();
    found.sort();
    let explain = |diagnostic: &'d Diagnostic| {
        let file = tree.files.get(diagnostic.at.file as usize).filter(|_| diagnostic.at.line > 0);
        let values: Values = diagnostic.words.iter().map(|(k, v)| ((*k).to_owned(), v.as_str().into())).collect();
        let say = |key: &str| language.and_then(|l| l.message(key, &values));
        Explained {
            diagnostic,
            file: file.map(|f| f.shown.as_str()),
            source: file.and_then(|f| f.text.as_deref().ok()).and_then(|t| t.lines().nth(diagnostic.at.line as usize - 1)),
            message: say(diagnostic.code).unwrap_or_else(|| format!("{:?}", diagnostic.words)),
            // A hint that would name the nearest is left out where nothing is near.
            hint: say(&format!("{}-hint", diagnostic.code)).filter(|_| diagnostic.words.iter().all(|(k, v)| *k != "nearest" || !v.is_empty())),
        }
    };
    found.into_iter().map(explain).collect()
}

impl Explained<'_> {
    fn text(&self, paint: Paint) -> String {
        let Diagnostic { at, code, .. } = self.diagnostic;
        let head = match self.diagnostic.severity() {
            Severity::Error => paint.red(&format!("error[{code}]")),
            Severity::Warning => paint.yellow(&format!("warning[{code}]")),
        };
        let mut out = format!("{head}: {}\n", self.message);
        if let Some(file) = self.file {
            out.push_str(&format!("  {} {file}:{}:{}\n", paint.faint("-->"), at.line, at.column));
            if let Some(source) = self.source {
                let shown: String = source.chars().take(160).collect();
                out.push_str(&format!("   {} {shown}\n", paint.faint("|")));
            }
        }
        if let Some(hint) = &self.hint {
            out.push_str(&format!("   {} {hint}\n", paint.green("=")));
        }
        out
    }
}
