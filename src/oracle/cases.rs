//! Oracles from the worked cases and vectors of the content.

use serde_json::{Map, Value, json};

use super::{Oracle, OracleError, Tag, attests};
use crate::engine::{Ruling, Status, Told};
use crate::model::{Authority, Basis, Case, Question};
use crate::{Lawbook, answer, explain};

/// The oracles of every case and vector of a question, one for each set of facts and edition.
pub(super) fn oracles(book: &Lawbook, question: &Question) -> Result<Vec<Oracle>, OracleError> {
    let mut out: Vec<Oracle> = Vec::new();
    for case in book.content.cases.iter().filter(|c| c.question.value == question.id.value) {
        for situation in case.situations() {
            let told = situation.told();
            let row = situation.row.map(|r| format!(".{r}")).unwrap_or_default();
            let name = format!("{}{row}", case.id.value);
            for edition in situation.expect.iter().flat_map(|e| &e.editions) {
                let id = format!("{}/{name}@{}", question.id.value, edition.value);
                // The check of the content says what is wrong with a case.
                let Some(mut oracle) = oracle(book, question, &edition.value, &told, id) else { continue };
                attest(book, case, &mut oracle);
                attests::put(&mut out, oracle);
            }
        }
    }
    Ok(out)
}

/// Says who stands behind a case.
fn attest(book: &Lawbook, case: &Case, oracle: &mut Oracle) {
    let source = |id: &String| {
        let known = book.content.sources.get(id);
        known.map_or_else(|| id.clone(), |s| s.url.as_ref().map_or_else(|| s.title.clone(), |url| format!("{} {url}", s.title)))
    };
    oracle.sources = case.sources.iter().map(|s| source(&s.value)).collect();
    let known = || case.sources.iter().filter_map(|s| book.content.sources.get(&s.value));
    let outside = case.authority != Authority::Inference && known().any(|s| attests::attests(book, s, case, &oracle.edition));
    oracle.tags.push(if outside { Tag::Attested } else { Tag::Derived });
    if !outside && case.authority == Authority::Text && known().any(|s| s.laws) {
        oracle.tags.push(Tag::Stated);
    }
    oracle.tags.sort_unstable();
    match case.authority {
        Authority::Text | Authority::Commission => {}
        Authority::Examination | Authority::Arbiter => oracle.confidence = worse(&oracle.confidence, "medium"),
        Authority::Inference => oracle.confidence = worse(&oracle.confidence, "low"),
    }
}

/// The less sure of two.
fn worse(a: &str, b: &str) -> String {
    let rank = |c: &str| ["high", "medium", "low"].iter().position(|w| *w == c);
    if rank(a) >= rank(b) { a } else { b }.to_owned()
}

/// What the rules answer to facts as told, as an oracle without its own sort of tag; none where they cannot be asked.
pub(super) fn oracle(book: &Lawbook, question: &Question, edition: &str, told: &Told, id: String) -> Option<Oracle> {
    let ruling = book.ask(&question.id.value, Some(edition), told).ok()?;
    let place = book.content.editions.index(edition)?;
    let Value::Object(mut said) = answer::answer(book, &question.id.value, place, None, &ruling, true) else { return None };
    let mut expected = Map::new();
    for name in ["status", "actions", "may", "needs", "readings"] {
        let Some(value) = said.remove(name) else { continue };
        let empty = value.as_array().is_some_and(Vec::is_empty);
        if name == "status" || name == "actions" || !empty {
            expected.insert(name.to_owned(), value);
        }
    }
    if ruling.status != Status::NeedsFacts {
        expected.remove("needs");
    }
    let disputed = ruling.slots.iter().any(|s| s.status == Status::Disputed);
    let inferred = ruling.reasons.iter().any(|r| r.basis() == Basis::Inference);
    let mut reasons: Vec<String> = Vec::new();
    for reason in ruling.reasons.iter() {
        if !reasons.iter().any(|r| r == reason.rule()) {
            reasons.push(reason.rule().to_owned());
        }
    }
    Some(Oracle {
        id,
        question: question.id.value.clone(),
        edition: edition.to_owned(),
        holds_in: Vec::new(),
        title: None,
        facts: told.iter().map(|(name, value)| (name.clone(), json!(value))).collect(),
        expected,
        clauses: serde_json::from_value(said.remove("clauses")?).ok()?,
        clause_ids: ruling.clauses().into_iter().cloned().collect(),
        why: why(book, place, &ruling, told),
        reasons,
        sources: Vec::new(),
        confidence: if inferred { "medium" } else { "high" }.to_owned(),
        tags: if disputed { vec![Tag::Disputed] } else { Vec::new() },
        fault: None,
        control: None,
        reported: Vec::new(),
    })
}

/// The conditions that held, clause by clause, in English.
fn why(book: &Lawbook, edition: usize, ruling: &Ruling, told: &Told) -> String {
    let Some(language) = book.languages.get("en") else { return String::new() };
    let mut out: Vec<String> = Vec::new();
    for reason in ruling.reasons.iter() {
        let held = explain::decided(book, language, &reason, told, edition);
        let clause = reason.clause_ids().next().map(|c| explain::number(book, language, c, edition)).unwrap_or_default();
        let sentence = if held.is_empty() { format!("{clause}.") } else { format!("{clause}: {}.", language.list(&held, false)) };
        if !out.contains(&sentence) {
            out.push(sentence);
        }
    }
    if !out.is_empty() {
        return out.join(" ");
    }
    if ruling.needs.is_empty() {
        return "Nothing that this question regulates has happened, so no clause orders anything.".to_owned();
    }
    let needs: Vec<String> = ruling.needs.iter().map(|(f, _)| f.clone()).collect();
    format!("Not known: {}. No clause decides before that is.", needs.join(", "))
}
