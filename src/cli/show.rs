//! How things are shown on a terminal: colours (unless NO_COLOR or a pipe), diagnostics with their place.

use std::io::{IsTerminal, Write};

use serde_json::json;

use crate::diagnostic::{Diagnostic, Severity};
use crate::lang::{Language, Values};
use crate::load::Tree;

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

/// Writes a line to standard output; a reader that has gone away is no error.
pub fn line(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

/// An error of use, on standard error.
pub fn error(text: &str) {
    let stderr = std::io::stderr();
    let paint = Paint::for_stream(&stderr);
    let _ = writeln!(&stderr, "{} {text}", paint.red("error:"));
}

/// Findings, with place, line, message and hint; as JSON lines on standard output, or as text on standard error.
pub fn diagnostics(tree: &Tree, language: Option<&Language>, found: &[Diagnostic], as_json: bool) {
    let fallback = Language::load(&Tree::embedded(), "en").ok();
    let language = language.or(fallback.as_ref());
    let stderr = std::io::stderr();
    let paint = Paint::for_stream(&stderr);
    let mut found: Vec<&Diagnostic> = found.iter().collect();
    found.sort();
    for one in found {
        let file = tree.files.get(one.at.file as usize).filter(|_| one.at.line > 0);
        let values: Values = one.words.iter().map(|(k, v)| ((*k).to_owned(), v.as_str().into())).collect();
        let say = |key: &str| language.and_then(|l| l.message(key, &values));
        let message = say(one.code).unwrap_or_else(|| format!("{:?}", one.words));
        let hint = say(&format!("{}-hint", one.code));
        if as_json {
            let entry = json!({ "code": one.code, "severity": one.severity(), "file": file.map(|f| &f.shown), "line": one.at.line, "column": one.at.column,
                "message": message, "hint": hint, "words": one.words });
            line(&entry.to_string());
            continue;
        }
        let head = match one.severity() {
            Severity::Error => paint.red(&format!("error[{}]", one.code)),
            Severity::Warning => paint.yellow(&format!("warning[{}]", one.code)),
        };
        let _ = writeln!(&stderr, "{head}: {message}");
        if let Some(file) = file {
            let _ = writeln!(&stderr, "  {} {}:{}:{}", paint.faint("-->"), file.shown, one.at.line, one.at.column);
            if let Some(source) = file.text.as_ref().ok().and_then(|t| t.lines().nth(one.at.line as usize - 1)) {
                let shown: String = source.chars().take(160).collect();
                let _ = writeln!(&stderr, "   {} {shown}", paint.faint("|"));
            }
        }
        if let Some(hint) = hint {
            let _ = writeln!(&stderr, "   {} {hint}", paint.green("="));
        }
    }
}
