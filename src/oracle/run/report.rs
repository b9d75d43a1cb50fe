//! Results for people and for machines: a table, JSON, JUnit XML, TAP.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::super::Oracle;
use super::super::results::{Failure, Results};
use crate::lang::{Language, Values};

/// The table: question by question, then the faults by name.
pub fn table(language: &Language, results: &Results) -> String {
    let heads = ["oracle-question", "oracle-passed", "oracle-failed", "oracle-documented", "oracle-unsupported", "oracle-broken", "oracle-disputed"];
    let mut rows: Vec<Vec<String>> = vec![heads.iter().map(|h| language.word(h)).collect()];
    let row = |name: &str, t: &super::super::results::Tally| {
        let broken = t.errors + t.crashed + t.timed_out + t.garbage;
        let numbers = [t.passed, t.failed, t.documented, t.unsupported, broken, t.disputed];
        std::iter::once(name.to_owned()).chain(numbers.iter().map(|n| language.number(*n as i64))).collect::<Vec<_>>()
    };
    rows.extend(results.questions.iter().map(|(name, tally)| row(name, tally)));
    rows.push(row(&language.word("oracle-total"), &results.total()));
    let widths: Vec<usize> = (0..heads.len()).map(|c| rows.iter().map(|r| r[c].chars().count()).max().unwrap_or(0)).collect();
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
    for failure in &results.failures {
        let _ = writeln!(
            out,
            "  {} {}: {} {}",
            failure.kind,
            failure.id,
            brief(&failure.given),
            language.say("oracle-instead", &Values::from([("expected".to_owned(), brief(&failure.expected).into())]))
        );
    }
    out
}

fn brief(value: &Value) -> String {
    match value {
        Value::Object(map) => {
            let field = |(name, value): (&String, &Value)| match value {
                Value::Array(list) if name == "actions" || name == "may" => {
                    let names: Vec<&str> = list.iter().filter_map(|a| a["action"].as_str()).collect();
                    format!("{name} {}", names.join("+"))
                }
                other => format!("{name} {other}"),
            };
            map.iter().filter(|(n, _)| *n != "readings").map(field).collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}

/// JSON: the form in which results are kept.
pub fn json(results: &Results) -> String {
    format!("{:#}\n", json!(results))
}

/// JUnit XML: one suite a question, one test an oracle.
pub fn junit(results: &Results, asked: &[&Oracle]) -> String {
    let total = results.total();
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let broken = |t: &super::super::results::Tally| t.errors + t.crashed + t.timed_out + t.garbage;
    let _ = writeln!(
        out,
        "<testsuites name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\">",
        escape(&format!("chesslaw-oracles {}", results.program.name)),
        asked.len(),
        total.failed + total.documented,
        broken(&total)
    );
    for (question, tally) in &results.questions {
        let of: Vec<&&Oracle> = asked.iter().filter(|o| o.question == *question).collect();
        let _ = writeln!(
            out,
            "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\">",
            escape(question),
            of.len(),
            tally.failed + tally.documented,
            broken(tally),
            // A question the program refuses as a whole is refused for every oracle.
            if tally.unsupported == of.len() { tally.unsupported } else { 0 }
        );
        for oracle in of {
            let _ = write!(out, "    <testcase classname=\"{}\" name=\"{}\"", escape(question), escape(&oracle.id));
            match results.failures.iter().find(|f| f.id == oracle.id) {
                Some(failure) => {
                    let tag = if ["failed", "documented"].contains(&failure.kind.as_str()) { "failure" } else { "error" };
                    let _ = writeln!(
                        out,
                        "><{tag} type=\"{}\">{}</{tag}></testcase>",
                        escape(failure.fault.as_deref().unwrap_or(&failure.kind)),
                        escape(&detail(failure, oracle))
                    );
                }
                None if tally.unsupported == asked.iter().filter(|o| o.question == *question).count() => drop(writeln!(out, "><skipped/></testcase>")),
                None => drop(writeln!(out, "/>")),
            }
        }
        out.push_str("  </testsuite>\n");
    }
    out.push_str("</testsuites>\n");
    out
}

/// The Test Anything Protocol.
pub fn tap(results: &Results, asked: &[&Oracle]) -> String {
    let mut out = format!("TAP version 13\n1..{}\n", asked.len());
    for (place, oracle) in asked.iter().enumerate() {
        let failure = results.failures.iter().find(|f| f.id == oracle.id);
        let skipped = results.questions.get(&oracle.question).is_some_and(|t| t.unsupported == asked.iter().filter(|o| o.question == oracle.question).count());
        let (word, more) = match failure {
            Some(_) => ("not ok", ""),
            None if skipped => ("ok", " # SKIP not supported"),
            None => ("ok", ""),
        };
        let _ = writeln!(out, "{word} {} - {}{more}", place + 1, oracle.id);
        if let Some(failure) = failure {
            let _ = writeln!(
                out,
                "  ---\n  kind: {}\n  fault: {}\n  message: {}\n  ...",
                failure.kind,
                failure.fault.as_deref().unwrap_or("~"),
                json!(detail(failure, oracle))
            );
        }
    }
    out
}

fn detail(failure: &Failure, oracle: &Oracle) -> String {
    format!("{}: {} instead of {}. {} ({})", failure.kind, brief(&failure.given), brief(&failure.expected), oracle.why, oracle.clauses.join(", "))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
