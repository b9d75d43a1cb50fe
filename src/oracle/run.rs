//! Holding a program against the suite, by the protocol of `docs/oracle-protocol.md`.

mod adapter;
mod facts;
mod filter;
mod judge;
mod junit;
mod lines;
mod presented;
pub mod report;
mod tap;

use std::collections::BTreeMap;
use std::time::Duration;

use rustc_hash::FxHashMap;
use serde_json::{Value, json};

use super::results::{Failure, Held, Outcome, Program, Results};
use super::{Oracle, Tag, VERSION};
use adapter::{Adapter, Said};
use judge::Verdict;

pub(crate) use facts::answer as in_words;
pub use filter::Filter;
pub use presented::Known;

/// After so many failures to answer one after another, a program is given up: the rest counts as the last.
const GIVEN_UP: usize = 25;

/// Why there are no results.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// There is no such program, or it cannot be started.
    #[error("cannot start the adapter: {0}")]
    Start(#[from] std::io::Error),
    /// It ends at its start and again at the first question.
    #[error("cannot start the adapter: it ends before it answers anything ({how}): {command}")]
    Ends {
        /// With which code or by which signal.
        how: Value,
        /// The command line.
        command: String,
    },
    /// It presents itself with something that nobody knows.
    #[error("the adapter's answer to hello: {0}")]
    Hello(String),
}

/// Runs a program on the oracles. What it says of itself is held against what is `known`.
///
/// # Errors
/// When it cannot be started at all, or presents itself wrongly.
pub fn run(oracles: &[&Oracle], known: &Known, command: &str, timeout: Duration) -> Result<Results, RunError> {
    let mut adapter = Adapter::start(command, timeout)?;
    let hello = adapter.hello()?;
    let program = presented::program(hello.as_ref().ok(), known).map_err(RunError::Hello)?;
    let mut out = Results {
        program,
        suite: VERSION.to_owned(),
        questions: BTreeMap::new(),
        failures: Vec::new(),
        readings: BTreeMap::new(),
        disputed: Vec::new(),
        outcomes: Vec::new(),
    };
    let (mut silent, mut asked) = (0, 0);
    let mut last = Said::Crashed(Value::Null);
    for oracle in oracles {
        if let Some(why) = unclaimed(&out.program, oracle) {
            out.outcomes.push(Outcome::Unsupported(why.to_owned()));
            continue;
        }
        if silent < GIVEN_UP {
            last = adapter.ask(oracle);
        }
        if let (0, Err(()), Said::Crashed(how)) = (asked, &hello, &last) {
            return Err(RunError::Ends { how: how.clone(), command: command.to_owned() });
        }
        asked += 1;
        let said = last.clone();
        silent = if matches!(said, Said::Crashed(_) | Said::TimedOut(_) | Said::Garbage(_)) { silent + 1 } else { 0 };
        let outcome = outcome(&mut out, oracle, said);
        out.outcomes.push(outcome);
    }
    adapter.stop();
    attribute(&mut out, oracles);
    for (oracle, outcome) in oracles.iter().zip(&out.outcomes) {
        out.questions.entry(oracle.question.clone()).or_default().count(outcome, &out.failures);
    }
    Ok(out)
}

/// What becomes of one oracle; what is not right is put among the failures.
fn outcome(out: &mut Results, oracle: &Oracle, said: Said) -> Outcome {
    let (kind, given) = match said {
        Said::Answer(answer) => match judge::judge(oracle, &answer) {
            Verdict::Unsupported(why) => return Outcome::Unsupported(why),
            Verdict::Passed if oracle.is(Tag::Unreachable) => return Outcome::Apart,
            Verdict::Passed => return Outcome::Passed,
            Verdict::Reading(reading, option) => {
                *out.readings.entry(reading.clone()).or_default().entry(option.clone()).or_default() += 1;
                let held = option != judge::NO_READING;
                out.disputed.push(Held { id: oracle.id.clone(), reading, option });
                if held {
                    return Outcome::Held(out.disputed.len() - 1);
                }
                ("no-reading", judge::shown(&answer))
            }
            Verdict::Error(detail) => ("error", detail),
            Verdict::Garbage(why) => ("garbage", json!({ "why": why, "line": answer.to_string().chars().take(200).collect::<String>() })),
            Verdict::Failed if oracle.is(Tag::Unreachable) => ("unreachable", judge::shown(&answer)),
            Verdict::Failed => ("failed", judge::shown(&answer)),
        },
        Said::Crashed(how) => ("crashed", how),
        Said::TimedOut(part) => ("timed-out", part),
        Said::Garbage(what) => ("garbage", what),
    };
    // What was wanted, in the same form.
    let expected = Value::Object(oracle.expected.clone());
    out.failures.push(Failure { id: oracle.id.clone(), kind: kind.to_owned(), fault: oracle.fault.clone(), given, expected });
    Outcome::Failed(out.failures.len() - 1)
}

/// Books each failure under the fault that it shows: where the control fails as well, it shows no more than that one does. Then the choices that the program
/// documents are told apart.
fn attribute(out: &mut Results, oracles: &[&Oracle]) {
    let by_id: FxHashMap<&str, &Oracle> = oracles.iter().map(|o| (o.id.as_str(), *o)).collect();
    let failed: std::collections::BTreeSet<String> = out.failures.iter().filter(|f| f.kind == "failed").map(|f| f.id.clone()).collect();
    for failure in out.failures.iter_mut().filter(|f| f.kind == "failed") {
        let Some(mut at) = by_id.get(failure.id.as_str()).copied() else { continue };
        // A circle of controls would have to be written by hand; it ends all the same.
        for _ in 0..failed.len() {
            match at.control.as_deref().filter(|c| failed.contains(*c)).and_then(|c| by_id.get(c)) {
                Some(control) => at = control,
                None => break,
            }
        }
        failure.fault.clone_from(&at.fault);
        if at.fault.as_deref().is_some_and(|fault| out.program.documents(fault).is_some()) {
            failure.kind = "documented".to_owned();
        }
    }
}

/// Why a program says that it does not answer such questions.
fn unclaimed(program: &Program, oracle: &Oracle) -> Option<&'static str> {
    let listed = |list: &Option<Vec<String>>, name: &str| list.as_ref().is_none_or(|l| l.iter().any(|n| n == name));
    if !listed(&program.questions, &oracle.question) {
        return Some("not among its questions");
    }
    if !listed(&program.editions, &oracle.edition) && !oracle.holds_in.iter().any(|e| listed(&program.editions, e)) {
        return Some("not among its editions");
    }
    (oracle.facts.get("chess960") == Some(&Value::Bool(true)) && program.chess960 == Some(false)).then_some("it does not play Chess960")
}
