//! Oracles on positions.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;
use serde_json::{Map, Value, json};

use super::data::{Given, given};
use super::frozen::Frozen;
use super::mirror::exchanged;
use super::{Oracle, OracleError, Tag, attests, reach};
use crate::Lawbook;
use crate::board;
use crate::board::words;
use crate::chess::Answer;
use crate::chess::history::Automatic;
use crate::engine::{Status, Told};
use crate::model::{PositionQuestion, Scalar};

/// All oracles on positions, for the edition in force; and for older editions wherever those give another answer.
pub(super) fn oracles(book: &Lawbook) -> Result<Vec<Oracle>, OracleError> {
    let mut all = Vec::new();
    for one in given(&book.tree)? {
        if one.colours {
            all.push(exchanged(&one));
        }
        all.push(one);
    }
    // The control of a position with its colours exchanged is exchanged as well, where it is there so.
    let names: BTreeSet<String> = all.iter().map(|g| format!("{}/{}", g.question, g.id)).collect();
    for one in all.iter_mut().filter(|g| g.id.ends_with("-black")) {
        one.control = one.control.take().map(|c| Some(format!("{c}-black")).filter(|b| names.contains(b)).unwrap_or(c));
    }
    if let Some((one, control)) = all.iter().find_map(|g| Some((g, g.control.as_ref().filter(|c| !names.contains(*c))?))) {
        return Err(OracleError::Disagrees { id: format!("{}/{}", one.question, one.id), detail: format!("its control {control} is not there") });
    }
    let lists: Vec<_> = all.par_iter().map(|given| of(book, given)).collect();
    let (mut out, mut gone) = (Vec::new(), BTreeMap::new());
    for list in lists {
        for oracle in list? {
            gone.extend(attests::put(&mut out, oracle));
        }
    }
    for one in &mut out {
        let kept = one.control.as_ref().and_then(|c| gone.get(c));
        one.control = kept.cloned().or(one.control.take()).filter(|c| *c != one.id);
    }
    Ok(out)
}

/// The oracles of one position: editions that answer alike make one.
fn of(book: &Lawbook, given: &Given) -> Result<Vec<Oracle>, OracleError> {
    let stem = format!("{}/{}", given.question, given.id);
    let fault = |detail: String| OracleError::Disagrees { id: stem.clone(), detail };
    // Content without the question has no oracles on it.
    let Some(question) = book.content.position_question(&given.question) else { return Ok(Vec::new()) };
    let editions = &book.content.editions;
    let covered: Vec<usize> = (0..editions.all().len()).rev().filter(|e| board::covers(book, question, *e)).collect();
    // Which draws come by themselves is all in which editions differ here.
    let mut asked: Vec<(Automatic, Option<Oracle>)> = Vec::new();
    let mut out: Vec<Oracle> = Vec::new();
    let current = editions.current();
    for edition in current.into_iter().chain(covered.iter().copied().filter(|e| Some(*e) != current)) {
        let automatic = board::automatic(book, edition);
        if !asked.iter().any(|(a, _)| *a == automatic) {
            asked.push((automatic, one(book, given, question, edition).map_err(fault)?));
        }
        let Some(answer) = asked.iter().find(|(a, _)| *a == automatic).and_then(|(_, o)| o.as_ref()) else { continue };
        let id = editions.id(edition).to_owned();
        match out.iter_mut().find(|o| o.expected == answer.expected) {
            Some(known) => known.holds_in.push(id),
            None => out.push(answer.clone()),
        }
    }
    let attested = given.source.is_some() || !given.reported.is_empty();
    for (place, oracle) in out.iter_mut().enumerate() {
        let own = oracle.edition.clone();
        oracle.holds_in.retain(|e| *e != own);
        oracle.holds_in.sort_by_key(|e| editions.index(e));
        // A source or a report speaks of the edition in force.
        let attested = attested && place == 0;
        oracle.tags.push(if attested { Tag::Attested } else { Tag::Derived });
        if given.expected.is_none() {
            oracle.tags.push(Tag::Boundary);
        }
        if attested && !given.reported.is_empty() {
            oracle.tags.push(Tag::ReportedFault);
            oracle.reported.clone_from(&given.reported);
            if oracle.sources.is_empty() {
                oracle.sources.clone_from(&given.reported);
            }
        }
        if given.hard {
            oracle.tags.push(Tag::Hard);
        }
        if given.fen.as_deref().is_some_and(reach::unreachable) {
            oracle.tags.push(Tag::Unreachable);
        }
        oracle.tags.sort_unstable();
    }
    Ok(out)
}

/// One oracle, or none where the board gives no answer.
fn one(book: &Lawbook, given: &Given, question: &PositionQuestion, edition: usize) -> Result<Option<Oracle>, String> {
    let editions = &book.content.editions;
    let mut out = Oracle {
        id: format!("{}/{}@{}", given.question, given.id, editions.id(edition)),
        question: given.question.clone(),
        edition: editions.id(edition).to_owned(),
        holds_in: Vec::new(),
        title: Some(given.title.clone()),
        facts: facts(given),
        expected: Map::new(),
        clauses: given.articles.clone(),
        clause_ids: Vec::new(),
        why: given.title.clone(),
        reasons: Vec::new(),
        sources: given.source.iter().cloned().collect(),
        confidence: given.confidence.clone().unwrap_or_else(|| "high".to_owned()),
        tags: Vec::new(),
        fault: Some(given.fault.clone()),
        control: given.control.as_ref().map(|c| format!("{c}@{}", editions.id(edition))),
        reported: Vec::new(),
    };
    if given.hard {
        out.expected.insert("status".to_owned(), json!("decided"));
        out.expected.insert("answer".to_owned(), given.expected.clone().unwrap_or_default());
        return Ok((Some(edition) == editions.current()).then_some(out));
    }
    let ruling = board::ask(book, question, edition, &told(given)).map_err(|e| e.to_string())?;
    if !matches!(ruling.status, Status::Decided | Status::Disputed) {
        return Err(format!("the board gives no answer: {}", ruling.status.word()));
    }
    let Value::Object(answer) = board::json(book, &given.question, edition, None, &ruling, true) else { return Ok(None) };
    for name in ["status", "answer", "result"] {
        if let Some(value) = answer.get(name) {
            out.expected.insert(name.to_owned(), value.clone());
        }
    }
    if ruling.status == Status::Disputed {
        out.expected.insert("readings".to_owned(), answer["readings"].clone());
        out.tags.push(Tag::Disputed);
    }
    let said = answer.get("result").unwrap_or(&answer["answer"]);
    if let Some(expected) = given.expected.as_ref().filter(|e| *e != said && Some(edition) == editions.current()) {
        return Err(format!("the board answers {said}, the file says {expected}"));
    }
    out.clauses.clone_from(&ruling.cited.numbers);
    out.clause_ids.clone_from(&ruling.cited.ids);
    if let (Some(answer), Some(language)) = (&ruling.answer, book.languages.get("en")) {
        out.why = words::why(language, answer).iter().map(|s| sentence(s)).collect::<Vec<_>>().join(" ");
        out.reasons = reason_words(answer);
    }
    Ok(Some(out))
}

/// The kinds of reasons by name.
fn reason_words(answer: &Answer) -> Vec<String> {
    let word = |why| serde_json::to_value(why).ok()?["why"].as_str().map(str::to_owned);
    answer.reasons().into_iter().filter_map(word).collect()
}

/// With a capital and a full stop.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let stop = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}

/// A released oracle, asked again by its own facts; none where it can be asked no more.
pub(super) fn again(book: &Lawbook, was: &Frozen) -> Option<Oracle> {
    let question = book.content.position_question(&was.question)?;
    let mut given = was.facts.clone();
    for name in ["id", "question", "title", "fault"] {
        given.insert(name.to_owned(), json!(was.question));
    }
    let given: Given = serde_json::from_value(Value::Object(given)).ok()?;
    let mut out = one(book, &given, question, book.content.editions.index(&was.edition)?).ok()??;
    out.id.clone_from(&was.id);
    (out.title, out.fault) = (None, None);
    Some(out)
}

fn facts(given: &Given) -> Map<String, Value> {
    let mut out = Map::new();
    let mut add = |name: &str, value: Option<Value>| {
        if let Some(value) = value {
            out.insert(name.to_owned(), value);
        }
    };
    add("fen", given.fen.as_ref().map(|v| json!(v)));
    add("moves", (!given.moves.is_empty()).then(|| json!(given.moves)));
    add("move", given.mv.as_ref().map(|v| json!(v)));
    add("side", given.side.as_ref().map(|v| json!(v)));
    add("claim", given.claim.as_ref().map(|v| json!(v)));
    add("chess960", given.chess960.then(|| json!(true)));
    out
}

fn told(given: &Given) -> Told {
    let text = |v: &Option<String>| v.clone().map(Scalar::Text);
    let moves = (!given.moves.is_empty()).then(|| Scalar::Text(given.moves.join(" ")));
    [
        ("fen", text(&given.fen)),
        ("moves", moves),
        ("move", text(&given.mv)),
        ("side", text(&given.side)),
        ("claim", text(&given.claim)),
        ("chess960", given.chess960.then_some(Scalar::Bool(true))),
    ]
    .into_iter()
    .filter_map(|(name, value)| Some((name.to_owned(), Some(value?))))
    .collect()
}
