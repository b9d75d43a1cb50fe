//! Results for people and for machines: a table, JSON, JUnit XML, TAP.

use std::fmt::Write as _;

use serde_json::json;

use super::super::Oracle;
use super::super::results::{Outcome, Results, Tally};
use super::facts;
use crate::lang::{Language, Values};

pub use super::junit::junit;
pub use super::tap::tap;

/// What is counted, with the word for it.
fn columns(t: &Tally) -> [(&'static str, usize); 8] {
    [
        ("oracle-passed", t.passed),
        ("oracle-failed", t.failed),
        ("oracle-documented", t.documented),
        ("oracle-unsupported", t.unsupported),
        ("oracle-broken", t.broken()),
        ("oracle-disputed", t.disputed),
        ("oracle-no-reading", t.no_reading),
        ("oracle-unreachable", t.unreachable),
    ]
}

/// The table: question by question; then the faults by name, the readings held, and every failure with what was asked.
pub fn table(language: &Language, results: &Results, asked: &[&Oracle]) -> String {
    let heads = columns(&Tally::default()).map(|(word, _)| language.word(word));
    let mut rows: Vec<Vec<String>> = vec![std::iter::once(language.word("oracle-question")).chain(heads).collect()];
    let row = |name: &str, t: &Tally| std::iter::once(name.to_owned()).chain(columns(t).map(|(_, n)| language.number(n as i64))).collect::<Vec<_>>();
    rows.extend(results.questions.iter().map(|(name, tally)| row(name, tally)));
    rows.push(row(&language.word("oracle-total"), &results.total()));
    let widths: Vec<usize> = (0..rows[0].len()).map(|c| rows.iter().map(|r| r[c].chars().count()).max().unwrap_or(0)).collect();
    let mut out = String::new();
    if !results.program.name.is_empty() {
        let _ = writeln!(out, "{} {}", results.program.name, results.program.version);
    }
    for row in &rows {
        let cells: Vec<String> = row.iter().zip(&widths).enumerate().map(|(i, (c, w))| if i == 0 { format!("{c:<w$}") } else { format!("{c:>w$}") }).collect();
        let _ = writeln!(out, "{}", cells.join("  ").trim_end());
    }
    for (fault, count) in results.faults() {
        let values = Values::from([("count".to_owned(), (count as i64).into()), ("fault".to_owned(), language.word(&format!("fault-{fault}")).into())]);
        let _ = writeln!(out, "{}", language.say("oracle-fault-line", &values));
    }
    for (reading, options) in &results.readings {
        let held: Vec<String> = options.iter().map(|(option, count)| format!("{option} × {}", language.number(*count as i64))).collect();
        let _ = writeln!(out, "{}", language.labelled(&format!("{} ({reading})", language.word("oracle-disputed")), &held.join(", ")));
    }
    for (oracle, outcome) in asked.iter().zip(&results.outcomes) {
        let Outcome::Failed(place) = outcome else { continue };
        let Some(failure) = results.failures.get(*place) else { continue };
        let instead = language.say("oracle-instead", &Values::from([("expected".to_owned(), facts::answer(&failure.expected).into())]));
        let _ = writeln!(out, "  {} {}: {} {instead}", failure.kind, failure.id, facts::answer(&failure.given));
        let _ = writeln!(out, "    {} ({})", facts::asked(oracle), oracle.clauses.join(", "));
        if failure.kind == "documented" {
            let _ = writeln!(out, "    {}", facts::quoted(results, failure));
        }
    }
    facts::printable(&out)
}

/// All questions together in one line of words; only what there is.
pub fn summary(language: &Language, results: &Results) -> String {
    let there: Vec<String> = columns(&results.total())
        .into_iter()
        .filter(|(word, n)| *n > 0 || *word == "oracle-passed")
        .map(|(word, n)| language.labelled(&language.word(word), &language.number(n as i64)))
        .collect();
    there.join(", ")
}

/// JSON: the form in which results are kept.
pub fn json(results: &Results) -> String {
    format!("{:#}\n", json!(results))
}
