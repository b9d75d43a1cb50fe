//! Results as JUnit XML: one suite a question, one test an oracle.

use std::fmt::Write as _;

use super::super::Oracle;
use super::super::results::{Outcome, Results};
use super::facts;

/// The document. What counts neither way is skipped, with a message that says why: not supported, a documented choice, a reading of what is disputed, a
/// position that cannot arise.
pub fn junit(results: &Results, asked: &[&Oracle]) -> String {
    let total = results.total();
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(
        out,
        "<testsuites name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\">",
        escape(&format!("chesslaw-oracles {}", results.program.name)),
        asked.len(),
        total.failed + total.no_reading,
        total.broken()
    );
    for (question, tally) in &results.questions {
        let of: Vec<(&&Oracle, &Outcome)> = asked.iter().zip(&results.outcomes).filter(|(o, _)| o.question == *question).collect();
        let _ = writeln!(
            out,
            "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\">",
            escape(question),
            of.len(),
            tally.failed + tally.no_reading,
            tally.broken(),
            tally.unsupported + tally.documented + tally.disputed + tally.unreachable
        );
        for (oracle, outcome) in of {
            let inside = inside(results, oracle, outcome);
            let _ = writeln!(out, "    <testcase classname=\"{}\" name=\"{}\"{inside}", escape(question), escape(&oracle.id));
        }
        out.push_str("  </testsuite>\n");
    }
    out.push_str("</testsuites>\n");
    out
}

/// The rest of a test, from the end of its attributes.
fn inside(results: &Results, oracle: &Oracle, outcome: &Outcome) -> String {
    let skipped = |message: String| format!("><skipped message=\"{}\"/></testcase>", escape(&message));
    match outcome {
        Outcome::Passed => "/>".to_owned(),
        Outcome::Unsupported(why) => skipped(if why.is_empty() { "not supported".to_owned() } else { format!("not supported: {why}") }),
        Outcome::Held(place) => skipped(results.disputed.get(*place).map_or_else(String::new, |h| format!("disputed: {}, {}", h.reading, h.option))),
        Outcome::Apart => skipped("no game leads to the position; answered rightly".to_owned()),
        Outcome::Failed(place) => {
            let Some(failure) = results.failures.get(*place) else { return "/>".to_owned() };
            let tag = match failure.kind.as_str() {
                "documented" => return skipped(format!("by documented choice: {} {}", facts::quoted(results, failure), facts::failure(failure, oracle))),
                "unreachable" => return skipped(format!("no game leads to the position; {}", facts::failure(failure, oracle))),
                "failed" | "no-reading" => "failure",
                _ => "error",
            };
            let kind = failure.fault.as_deref().filter(|_| failure.kind == "failed").unwrap_or(&failure.kind);
            format!("><{tag} type=\"{}\">{}</{tag}></testcase>", escape(kind), escape(&facts::failure(failure, oracle)))
        }
    }
}

fn escape(text: &str) -> String {
    facts::printable(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\r', "&#13;").replace('\n', "&#10;")
}
