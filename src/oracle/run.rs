//! Holding a program against the suite, by the protocol of `docs/oracle-protocol.md`.

mod adapter;
mod judge;
mod lines;
pub mod report;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde_json::{Value, json};

use super::results::{Failure, Program, Results, Tally};
use super::{Oracle, Tag, VERSION};
use adapter::{Adapter, Said};
use judge::Verdict;

/// After so many failures to answer one after another, a program is given up: the rest counts as the last.
const GIVEN_UP: usize = 25;

/// Which oracles are asked.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// Only these questions.
    pub questions: Vec<String>,
    /// Only clauses of these articles: `3.8`, `9`.
    pub articles: Vec<String>,
    /// Only with all of these tags.
    pub tags: Vec<String>,
    /// Only of these editions.
    pub editions: Vec<String>,
}

impl Filter {
    /// The first word that no oracle has, with what it was given for and the nearest that one has.
    pub fn unknown(&self, oracles: &[Oracle]) -> Option<(&'static str, String, Option<String>)> {
        let article = |o: &Oracle| o.clauses.iter().flat_map(|c| c.match_indices('.').map(|(i, _)| c[..i].to_owned()).chain([c.clone()])).collect::<Vec<_>>();
        let words: [(&'static str, &[String], BTreeSet<String>); 4] = [
            ("question", &self.questions, oracles.iter().map(|o| o.question.clone()).collect()),
            ("article", &self.articles, oracles.iter().flat_map(article).collect()),
            ("tag", &self.tags, oracles.iter().flat_map(|o| &o.tags).map(|t| t.word().to_owned()).collect()),
            ("edition", &self.editions, oracles.iter().map(|o| o.edition.clone()).collect()),
        ];
        words.into_iter().find_map(|(what, given, known)| {
            let bad = given.iter().find(|word| !known.contains(*word))?;
            Some((what, bad.clone(), crate::engine::nearest(bad, known.iter().map(String::as_str))))
        })
    }

    /// Whether an oracle is asked; never one that was withdrawn.
    pub fn takes(&self, oracle: &Oracle) -> bool {
        if oracle.is(Tag::Withdrawn) {
            return false;
        }
        let article = |a: &String| oracle.clauses.iter().any(|c| c == a || c.strip_prefix(a.as_str()).is_some_and(|rest| rest.starts_with('.')));
        let any = |list: &[String], is: &dyn Fn(&String) -> bool| list.is_empty() || list.iter().any(is);
        any(&self.questions, &|q| *q == oracle.question)
            && any(&self.articles, &article)
            && any(&self.editions, &|e| *e == oracle.edition)
            && self.tags.iter().all(|t| oracle.tags.iter().any(|o| o.word() == t))
    }
}

/// Runs a program on the oracles.
///
/// # Errors
/// When it cannot be started at all.
pub fn run(oracles: &[&Oracle], command: &str, timeout: Duration) -> std::io::Result<Results> {
    let mut adapter = Adapter::start(command, timeout)?;
    let program = adapter.hello()?;
    let mut out = Results { program, suite: VERSION.to_owned(), questions: BTreeMap::new(), failures: Vec::new(), readings: BTreeMap::new() };
    let mut silent = 0;
    let mut last = Said::Crashed(Value::Null);
    for oracle in oracles {
        let tally = out.questions.entry(oracle.question.clone()).or_default();
        if !claims(&out.program, oracle) {
            tally.unsupported += 1;
            continue;
        }
        if silent < GIVEN_UP {
            last = adapter.ask(oracle);
        }
        let said = last.clone();
        silent = if matches!(said, Said::Crashed(_) | Said::TimedOut(_) | Said::Garbage(_)) { silent + 1 } else { 0 };
        let (kind, given) = match said {
            Said::Answer(answer) => match judge::judge(oracle, &answer) {
                Verdict::Unsupported => {
                    tally.unsupported += 1;
                    continue;
                }
                Verdict::Reading(reading, option) => {
                    tally.disputed += 1;
                    *out.readings.entry(reading).or_default().entry(option).or_default() += 1;
                    continue;
                }
                Verdict::Passed => {
                    tally.passed += 1;
                    continue;
                }
                Verdict::Error(detail) => ("error", detail),
                Verdict::Garbage => ("garbage", json!({ "why": "no answer in it", "line": answer.to_string() })),
                Verdict::Failed => (if documented(&out.program, oracle) { "documented" } else { "failed" }, judge::shown(&answer)),
            },
            Said::Crashed(how) => ("crashed", how),
            Said::TimedOut(part) => ("timed-out", part),
            Said::Garbage(what) => ("garbage", what),
        };
        count(tally, kind);
        out.failures.push(Failure { id: oracle.id.clone(), kind: kind.to_owned(), fault: oracle.fault.clone(), given, expected: judge::wanted(oracle) });
    }
    adapter.stop();
    Ok(out)
}

fn count(tally: &mut Tally, kind: &str) {
    match kind {
        "failed" => tally.failed += 1,
        "documented" => tally.documented += 1,
        "error" => tally.errors += 1,
        "crashed" => tally.crashed += 1,
        "timed-out" => tally.timed_out += 1,
        _ => tally.garbage += 1,
    }
}

/// Whether a program says that it answers such questions.
fn claims(program: &Program, oracle: &Oracle) -> bool {
    let listed = |list: &Option<Vec<String>>, name: &str| list.as_ref().is_none_or(|l| l.iter().any(|n| n == name));
    let edition = listed(&program.editions, &oracle.edition) || oracle.holds_in.iter().any(|e| listed(&program.editions, e));
    let chess960 = oracle.facts.get("chess960") != Some(&Value::Bool(true)) || program.chess960 != Some(false);
    listed(&program.questions, &oracle.question) && edition && chess960
}

/// Whether a program says that it answers so on purpose.
fn documented(program: &Program, oracle: &Oracle) -> bool {
    !oracle.is(Tag::Disputed) && oracle.fault.as_ref().is_some_and(|fault| program.documented.iter().any(|d| d.faults.contains(fault)))
}
