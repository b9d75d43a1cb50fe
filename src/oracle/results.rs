//! Kept results of programs: `oracle/results/*.json`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::OracleError;
use crate::Lawbook;

/// What a program did with the suite.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Results {
    /// The program.
    pub program: Program,
    /// The version of the suite.
    pub suite: String,
    /// By question.
    pub questions: BTreeMap<String, Tally>,
    /// All that was not right, in the order asked.
    pub failures: Vec<Failure>,
    /// For disputed oracles: reading, then option, then how often the program holds it; `none` where it answers as no reading does.
    #[serde(default)]
    pub readings: BTreeMap<String, BTreeMap<String, usize>>,
    /// For each disputed oracle, which reading the answer was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Held>,
    /// What became of each oracle, in the order asked; not kept.
    #[serde(skip)]
    pub outcomes: Vec<Outcome>,
}

/// The answer to a disputed oracle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// The oracle.
    pub id: String,
    /// The reading.
    pub reading: String,
    /// Which option the program holds; `says so` where it says that it is disputed, `none` where no reading answers so.
    pub option: String,
}

/// What became of an oracle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// Right.
    Passed,
    /// Not answered, and said so: why, where that was said.
    Unsupported(String),
    /// Disputed, and answered as some reading does: the place among `disputed`.
    Held(usize),
    /// No game leads to the position, and the answer was right.
    Apart,
    /// Not right: the place among `failures`.
    Failed(usize),
}

/// A program as it presents itself.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Program {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// What it is written in.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub language: String,
    /// Its address.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub url: String,
    /// The questions it answers; all where it does not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub questions: Option<Vec<String>>,
    /// The editions it answers for; all where it does not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub editions: Option<Vec<String>>,
    /// Whether it plays Chess960; yes where it does not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chess960: Option<bool>,
    /// Where it says that it answers otherwise on purpose.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub documented: Vec<Documented>,
}

/// A choice that a program documents.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Documented {
    /// The faults it explains.
    pub faults: Vec<String>,
    /// Its own words, few.
    pub quote: String,
    /// Where they stand.
    pub source: String,
}

/// How the answers to a question fell out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Right.
    pub passed: usize,
    /// Wrong.
    pub failed: usize,
    /// Wrong by a choice that the program documents.
    pub documented: usize,
    /// Not answered, and said so.
    pub unsupported: usize,
    /// Ended with an error that the program reported.
    pub errors: usize,
    /// The program ended instead of answering.
    pub crashed: usize,
    /// It did not answer in time.
    pub timed_out: usize,
    /// It wrote something that is no answer.
    pub garbage: usize,
    /// Disputed ones answered as a reading does, which count neither way.
    pub disputed: usize,
    /// Disputed ones answered as no reading does.
    pub no_reading: usize,
    /// Positions to which no game leads, answered rightly or not; they count neither way.
    pub unreachable: usize,
}

/// One answer that was not right.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Failure {
    /// The oracle.
    pub id: String,
    /// `failed`, `documented`, `error`, `crashed`, `timed-out`, `garbage`, `no-reading` or `unreachable`.
    pub kind: String,
    /// The fault it shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// What was given.
    pub given: Value,
    /// What the Laws give.
    pub expected: Value,
}

impl Tally {
    /// Adds another.
    pub fn add(&mut self, other: &Tally) {
        let Tally { passed, failed, documented, unsupported, errors, crashed, timed_out, garbage, disputed, no_reading, unreachable } = other;
        self.passed += passed;
        self.failed += failed;
        self.documented += documented;
        self.unsupported += unsupported;
        self.errors += errors;
        self.crashed += crashed;
        self.timed_out += timed_out;
        self.garbage += garbage;
        self.disputed += disputed;
        self.no_reading += no_reading;
        self.unreachable += unreachable;
    }

    /// Without an answer that could be judged.
    pub fn broken(&self) -> usize {
        self.errors + self.crashed + self.timed_out + self.garbage
    }

    /// What a program is blamed for: all that is wrong but for choices that it documents.
    pub fn blamed(&self) -> usize {
        self.wrong() - self.documented
    }

    /// Counts one oracle.
    pub fn count(&mut self, outcome: &Outcome, failures: &[Failure]) {
        let kind = match outcome {
            Outcome::Failed(place) => failures.get(*place).map_or("", |f| f.kind.as_str()),
            Outcome::Passed => "passed",
            Outcome::Unsupported(_) => "unsupported",
            Outcome::Held(_) => "disputed",
            Outcome::Apart => "unreachable",
        };
        let number = match kind {
            "passed" => &mut self.passed,
            "failed" => &mut self.failed,
            "documented" => &mut self.documented,
            "unsupported" => &mut self.unsupported,
            "error" => &mut self.errors,
            "crashed" => &mut self.crashed,
            "timed-out" => &mut self.timed_out,
            "disputed" => &mut self.disputed,
            "no-reading" => &mut self.no_reading,
            "unreachable" => &mut self.unreachable,
            _ => &mut self.garbage,
        };
        *number += 1;
    }

    /// Whether something was asked that was not answered rightly, other than by saying that it is not supported.
    pub fn wrong(&self) -> usize {
        self.failed + self.documented + self.no_reading + self.broken()
    }
}

impl Program {
    /// The choice that explains a fault.
    pub fn documents(&self, fault: &str) -> Option<&Documented> {
        self.documented.iter().find(|d| d.faults.iter().any(|f| f == fault))
    }
}

impl Results {
    /// All questions together.
    pub fn total(&self) -> Tally {
        let mut out = Tally::default();
        self.questions.values().for_each(|t| out.add(t));
        out
    }

    /// The faults shown, with how many oracles show each.
    pub fn faults(&self) -> BTreeMap<&str, usize> {
        let mut out = BTreeMap::new();
        for failure in self.failures.iter().filter(|f| f.kind == "failed" || f.kind == "documented") {
            if let Some(fault) = &failure.fault {
                *out.entry(fault.as_str()).or_default() += 1;
            }
        }
        out
    }
}

/// How results stand to those kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Compared {
    /// The same program answers the same.
    Same,
    /// Another version ran, or time ran out: why nothing follows.
    NotComparable(String),
    /// The same version of the program answers otherwise: a line for each oracle, `-` as kept, `+` as now.
    Differs(Vec<String>),
}

/// Compares results with those kept of the same program. Questions that it does not claim to answer do not count: the suite gets more of them every day.
pub fn compare(kept: &Results, now: &Results) -> Compared {
    let Program { name, version, .. } = &now.program;
    if kept.program.version != *version {
        return Compared::NotComparable(format!("kept of {name} {}, but {version} ran: nothing is compared", kept.program.version));
    }
    if now.total().timed_out > kept.total().timed_out {
        return Compared::NotComparable(format!("{name} {version} ran out of time here: nothing is compared"));
    }
    let (kept, now) = (&answered(kept), &answered(now));
    if kept == now {
        return Compared::Same;
    }
    let only = |mark: char, of: &Results, other: &Results| -> Vec<String> {
        of.failures.iter().filter(|f| !other.failures.contains(f)).map(|f| format!("{mark} {} {}: {}", f.kind, f.id, f.given)).collect()
    };
    let mut lines = only('-', kept, now);
    lines.extend(only('+', now, kept));
    let tally = |q: &String, r: &Results| r.questions.get(q).copied().unwrap_or_default();
    for question in kept.questions.keys().chain(now.questions.keys().filter(|q| !kept.questions.contains_key(*q))) {
        let (was, is) = (tally(question, kept), tally(question, now));
        if was != is {
            lines.push(format!(
                "{question}: {} asked and {} right as kept, {} and {} now",
                was.passed + was.wrong(),
                was.passed,
                is.passed + is.wrong(),
                is.passed
            ));
        }
    }
    if lines.is_empty() {
        lines.push(format!("{name} {version} presents itself otherwise, or holds other readings"));
    }
    Compared::Differs(lines)
}

fn answered(results: &Results) -> Results {
    let mut out = results.clone();
    out.questions.retain(|_, t| t.passed + t.wrong() + t.disputed + t.unreachable > 0);
    out.outcomes.clear();
    out
}

/// The kept results, sorted by program.
///
/// # Errors
/// When a file cannot be read.
pub fn kept(book: &Lawbook) -> Result<Vec<Results>, OracleError> {
    let mut out = Vec::new();
    for file in book.tree.files.iter().filter(|f| f.path.starts_with("oracle/results/") && f.path.ends_with(".json") && f.path != super::mutation::PATH) {
        let text = file.text.as_deref().unwrap_or_default();
        out.push(serde_json::from_str(text).map_err(|e| OracleError::Data { path: file.path.clone(), line: e.line(), detail: e.to_string() })?);
    }
    out.sort_by_key(|r: &Results| r.program.name.to_lowercase());
    Ok(out)
}
