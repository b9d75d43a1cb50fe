//! Results by the Test Anything Protocol.

use std::fmt::Write as _;

use serde_json::json;

use super::super::Oracle;
use super::super::results::{Outcome, Results};
use super::facts;

/// The document. Documented choices are `TODO`, what counts neither way is `SKIP`, each with a word why.
pub fn tap(results: &Results, asked: &[&Oracle]) -> String {
    let mut out = format!("TAP version 13\n1..{}\n", asked.len());
    for (place, (oracle, outcome)) in asked.iter().zip(&results.outcomes).enumerate() {
        let failure = match outcome {
            Outcome::Failed(at) => results.failures.get(*at),
            _ => None,
        };
        let (word, more) = match (outcome, failure) {
            (Outcome::Unsupported(why), _) if why.is_empty() => ("ok", " # SKIP not supported".to_owned()),
            (Outcome::Unsupported(why), _) => ("ok", format!(" # SKIP not supported: {why}")),
            (Outcome::Held(at), _) => {
                let held = results.disputed.get(*at).map_or_else(String::new, |h| format!("{}, {}", h.reading, h.option));
                ("ok", format!(" # SKIP disputed: {held}"))
            }
            (Outcome::Apart, _) => ("ok", " # SKIP no game leads to the position".to_owned()),
            (_, Some(failure)) => match failure.kind.as_str() {
                "documented" => ("not ok", format!(" # TODO by documented choice: {}", facts::quoted(results, failure))),
                "unreachable" => ("not ok", " # TODO no game leads to the position".to_owned()),
                _ => ("not ok", String::new()),
            },
            _ => ("ok", String::new()),
        };
        let more: String = facts::printable(&more).split_whitespace().fold(String::new(), |line, part| format!("{line} {part}"));
        let _ = writeln!(out, "{word} {} - {}{more}", place + 1, oracle.id);
        if let Some(failure) = failure {
            let text = |text: &str| json!(facts::printable(text));
            let _ = writeln!(
                out,
                "  ---\n  kind: {}\n  fault: {}\n  facts: {}\n  clauses: {}\n  message: {}\n  ...",
                failure.kind,
                failure.fault.as_deref().unwrap_or("~"),
                text(&facts::asked(oracle)),
                json!(oracle.clauses),
                text(&facts::failure(failure, oracle))
            );
        }
    }
    out
}
