//! What a program says of itself, held against what there is: a slip of typing must not pass for a claim.

use std::collections::BTreeSet;

use serde_json::Value;

use super::super::Oracle;
use super::super::results::Program;
use crate::engine::nearest;

/// The fields of a presentation.
const FIELDS: [&str; 8] = ["name", "version", "language", "url", "questions", "editions", "chess960", "documented"];

/// The words that a presentation may use: questions, editions and faults of the whole suite.
#[derive(Debug, Clone, Default)]
pub struct Known {
    questions: BTreeSet<String>,
    editions: BTreeSet<String>,
    faults: BTreeSet<String>,
}

impl Known {
    /// Those of a suite.
    pub fn of(oracles: &[Oracle]) -> Known {
        Known {
            questions: oracles.iter().map(|o| o.question.clone()).collect(),
            editions: oracles.iter().flat_map(|o| o.holds_in.iter().chain([&o.edition])).cloned().collect(),
            faults: oracles.iter().filter_map(|o| o.fault.clone()).collect(),
        }
    }
}

/// The program as presented; one that says nothing of itself is taken to answer everything.
///
/// # Errors
/// A field of another form, and a question, edition or fault that there is not, with the nearest that there is.
pub(super) fn program(said: Option<&Value>, known: &Known) -> Result<Program, String> {
    // Something else than a presentation: the program does not know what it was asked.
    let Some(said) = said.filter(|v| v.get("name").is_some()) else { return Ok(Program::default()) };
    for field in said.as_object().into_iter().flat_map(|o| o.keys()).filter(|f| !FIELDS.contains(&f.as_str())) {
        // New fields may come at any time; one that is nearly an old one is a slip.
        if let Some(meant) = nearest(field, FIELDS.into_iter()) {
            return Err(format!("there is no field `{field}`; did you mean `{meant}`?"));
        }
    }
    let program: Program = serde_json::from_value(said.clone()).map_err(|e| e.to_string())?;
    let faults: Vec<String> = program.documented.iter().flat_map(|d| d.faults.iter().cloned()).collect();
    let lists: [(&str, &[String], &BTreeSet<String>); 3] = [
        ("question", program.questions.as_deref().unwrap_or_default(), &known.questions),
        ("edition", program.editions.as_deref().unwrap_or_default(), &known.editions),
        ("fault", &faults, &known.faults),
    ];
    for (what, words, known) in lists {
        if let Some(bad) = words.iter().find(|w| !known.contains(*w)) {
            let hint = nearest(bad, known.iter().map(String::as_str)).map_or_else(String::new, |n| format!("; did you mean `{n}`?"));
            return Err(format!("no oracle has the {what} `{bad}`{hint}"));
        }
    }
    Ok(program)
}
