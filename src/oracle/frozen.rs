//! What was released: `oracle/frozen/v1.jsonl`. An id in it stays with its facts, and its answer changes only with an erratum.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::{Oracle, OracleError, Tag, board, cases, data, derive};
use crate::Lawbook;
use crate::engine::Told;

/// Where it lies.
pub const PATH: &str = "oracle/frozen/v1.jsonl";
const ERRATA: &str = "oracle/data/errata.jsonl";

/// A line of the file: the same facts in every edition they were released for. An oracle a line would be three times as long.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    /// `QUESTION/NAME`.
    id: String,
    facts: Map<String, Value>,
    answers: Vec<Answer>,
}

/// An answer and the editions that give it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    #[serde(rename = "in")]
    editions: Vec<String>,
    expected: Map<String, Value>,
}

/// An oracle as it was released.
#[derive(Debug, Clone, PartialEq)]
pub struct Frozen {
    /// Its id.
    pub id: String,
    /// The question.
    pub question: String,
    /// The edition.
    pub edition: String,
    /// The facts.
    pub facts: Map<String, Value>,
    /// The answer it had.
    pub expected: Map<String, Value>,
}

/// A correction of a released oracle.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erratum {
    /// The oracle.
    pub id: String,
    /// The day, such as `2026-11-30`.
    pub date: String,
    /// Why the answer changed.
    pub reason: String,
    /// Who showed it: an address or a source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

/// A released answer that is another one now.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Changed {
    /// The oracle.
    pub id: String,
    /// As released.
    pub was: Map<String, Value>,
    /// As it is now; none where it is gone.
    pub now: Option<Map<String, Value>>,
    /// The correction that says why.
    pub erratum: Option<Erratum>,
}

impl Frozen {
    /// What is kept of an oracle.
    pub fn of(oracle: &Oracle) -> Frozen {
        let Oracle { id, question, edition, facts, expected, .. } = oracle.clone();
        Frozen { id, question, edition, facts, expected }
    }

    /// Its facts as the engine takes them.
    pub fn told(&self) -> Told {
        self.facts.iter().map(|(name, value)| (name.clone(), derive::scalar(value))).collect()
    }
}

/// What was released.
///
/// # Errors
/// When the file cannot be read.
pub fn read(book: &Lawbook) -> Result<Vec<Frozen>, OracleError> {
    let one = |line: &Line, edition: &String, expected: &Map<String, Value>| {
        let question = line.id.split_once('/').map_or(line.id.as_str(), |(question, _)| question).to_owned();
        Frozen { id: format!("{}@{edition}", line.id), question, edition: edition.clone(), facts: line.facts.clone(), expected: expected.clone() }
    };
    let lines: Vec<Line> = data::lines(&book.tree, PATH)?;
    Ok(lines.iter().flat_map(|l| l.answers.iter().flat_map(move |a| a.editions.iter().map(move |e| one(l, e, &a.expected)))).collect())
}

/// The corrections.
///
/// # Errors
/// When the file cannot be read.
pub fn errata(book: &Lawbook) -> Result<Vec<Erratum>, OracleError> {
    data::lines(&book.tree, ERRATA)
}

/// The released answers that are others now.
///
/// # Errors
/// When the files cannot be read.
pub fn changes(book: &Lawbook, now: &[Oracle]) -> Result<Vec<Changed>, OracleError> {
    let errata = errata(book)?;
    let by_id: rustc_hash::FxHashMap<&str, &Oracle> = now.iter().map(|o| (o.id.as_str(), o)).collect();
    let changed = |was: Frozen| {
        let now = by_id.get(was.id.as_str()).filter(|o| !o.is(Tag::Withdrawn));
        let same = now.is_some_and(|o| o.expected == was.expected && o.facts == was.facts);
        let erratum = errata.iter().find(|e| e.id == was.id).cloned();
        (!same).then(|| Changed { id: was.id, was: was.expected, now: now.map(|o| o.expected.clone()), erratum })
    };
    Ok(read(book)?.into_iter().filter_map(changed).collect())
}

/// The file for a release: what was released stays as it is, what is new is added.
///
/// # Errors
/// When the file cannot be read.
pub fn freeze(book: &Lawbook, now: &[Oracle]) -> Result<String, OracleError> {
    let mut all = read(book)?;
    let known: rustc_hash::FxHashSet<String> = all.iter().map(|f| f.id.clone()).collect();
    all.extend(now.iter().filter(|o| !known.contains(&o.id)).map(Frozen::of));
    let mut lines: Vec<Line> = Vec::new();
    all.sort_by(|a, b| a.id.cmp(&b.id));
    for Frozen { id, edition, facts, expected, .. } in all {
        let stem = id.split('@').next().unwrap_or(&id);
        // Sorted by id, so lines of one stem stand together.
        let same = lines.iter_mut().rev().take_while(|l| l.id == stem).find(|l| l.facts == facts);
        let Some(line) = same else {
            lines.push(Line { id: stem.to_owned(), facts, answers: vec![Answer { editions: vec![edition], expected }] });
            continue;
        };
        match line.answers.iter_mut().find(|a| a.expected == expected) {
            Some(answer) => answer.editions.push(edition),
            None => line.answers.push(Answer { editions: vec![edition], expected }),
        }
    }
    Ok(lines.iter().map(|l| format!("{}\n", json!(l))).collect())
}

/// Sees to it that what was released is there, whatever became of its case, its position or the boundary it stood at: it is asked again by its own facts.
/// One that can be asked no more stays as it was. An id released with other facts is not used again.
pub(super) fn keep(book: &Lawbook, released: &[Frozen], made: &mut Vec<Oracle>) {
    let by_id: rustc_hash::FxHashMap<&str, &Frozen> = released.iter().map(|f| (f.id.as_str(), f)).collect();
    for oracle in made.iter_mut().filter(|o| by_id.get(o.id.as_str()).is_some_and(|was| was.facts != o.facts)) {
        oracle.id = format!("{}-{}@{}", oracle.stem(), derive::hash(&oracle.facts), oracle.edition);
    }
    let there: rustc_hash::FxHashSet<String> = made.iter().map(|o| o.id.clone()).collect();
    for was in released.iter().filter(|f| !there.contains(&f.id)) {
        let asked = match book.content.question(&was.question) {
            Some(question) => cases::oracle(book, question, &was.edition, &was.told(), was.id.clone()),
            None => board::again(book, was),
        };
        let mut oracle = asked.unwrap_or_else(|| withdrawn(was));
        oracle.tags.push(Tag::Derived);
        oracle.tags.sort_unstable();
        made.push(oracle);
    }
}

/// As it was released, with nothing to say why.
fn withdrawn(was: &Frozen) -> Oracle {
    let Frozen { id, question, edition, facts, expected } = was.clone();
    Oracle {
        id,
        question,
        edition,
        holds_in: Vec::new(),
        title: None,
        facts,
        expected,
        clauses: Vec::new(),
        clause_ids: Vec::new(),
        why: String::new(),
        reasons: Vec::new(),
        sources: Vec::new(),
        confidence: "low".to_owned(),
        tags: vec![Tag::Withdrawn],
        fault: None,
        control: None,
        reported: Vec::new(),
    }
}
