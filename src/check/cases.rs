//! Cases and vectors: each gives the ruling it must, in every edition it names, and every rule is reached by one.

use std::collections::BTreeSet;

use rayon::prelude::*;

use crate::diagnostic::Diagnostic;
use crate::engine::{Order, Ruling, Status, ToldError};
use crate::model::{ActionUse, ActionValue, At, Case, Content, Expected, Number, Scalar};
use crate::{AskError, Lawbook};

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let results: Vec<_> = book.content.cases.par_iter().map(|c| case(book, c)).collect();
    let mut out = Vec::new();
    let mut reached: BTreeSet<(String, String)> = BTreeSet::new();
    for (found, rules) in results {
        out.extend(found);
        reached.extend(rules);
    }
    for question in &book.content.questions {
        let faulty = (0..book.content.editions.all().len()).any(|e| book.covers(question, e) && book.program(question, e).is_err());
        for rule in question.rules.iter().filter(|_| !faulty) {
            if !reached.contains(&(question.id.value.clone(), rule.id.value.clone())) {
                out.push(Diagnostic::new(rule.id.at, "E080").with("rule", rule.id.value.as_str()).with("question", question.id.value.as_str()));
            }
        }
    }
    out
}

fn case(book: &Lawbook, case: &Case) -> (Vec<Diagnostic>, Vec<(String, String)>) {
    let mut out = Vec::new();
    let mut reached = Vec::new();
    if case.situations().is_empty() {
        out.push(Diagnostic::new(case.id.at, "E083").with("case", case.id.value.as_str()));
    }
    for situation in case.situations() {
        let told = situation.told();
        let name = situation.row.map_or_else(|| case.id.value.clone(), |row| format!("{}.{row}", case.id.value));
        for (expected, edition) in situation.expect.iter().flat_map(|e| e.editions.iter().map(move |id| (e, id))) {
            let ruling = match book.ask(&case.question, Some(edition.value.as_str()), &told) {
                Ok(ruling) => ruling,
                // The check of the rules reports what is wrong with them.
                Err(AskError::FaultyRules { .. }) => continue,
                Err(error) => {
                    let at = fact_of(&error).and_then(|f| situation.facts.get(f)).map_or(case.question.at, |f| f.at);
                    out.push(Diagnostic::new(at, "E082").with("case", name.as_str()).with("detail", error.to_string()));
                    continue;
                }
            };
            reached.extend(ruling.reasons.iter().map(|r| (case.question.value.clone(), r.rule().to_owned())));
            let Some(place) = book.content.editions.index(&edition.value) else { continue };
            out.extend(differences(&book.content, expected, edition.at, place, &ruling).into_iter().map(|d| {
                Diagnostic::new(d.at, "E081")
                    .with("case", name.as_str())
                    .with("edition", edition.value.as_str())
                    .with("what", d.what)
                    .with("wanted", d.wanted)
                    .with("given", d.given)
            }));
        }
    }
    (out, reached)
}

/// Something a ruling gives otherwise than a case says.
pub(crate) struct Difference {
    /// `status`, `actions`, `may`, `needs` or `clauses`.
    pub what: &'static str,
    /// As the case says.
    pub wanted: String,
    /// As ruled.
    pub given: String,
    /// Where the case says it.
    pub at: At,
}

/// What a ruling gives otherwise than is expected of it in an edition, named at `at`.
pub(crate) fn differences(content: &Content, expected: &Expected, at: At, edition: usize, ruling: &Ruling) -> Vec<Difference> {
    let mut out = Vec::new();
    let mut differs = |what: &'static str, wanted: String, given: String, at: At| out.push(Difference { what, wanted, given, at });
    let wanted = expected.status.as_ref().map_or("decided", |s| s.value.as_str());
    if ruling.status.word() != wanted {
        let at = expected.status.as_ref().map_or(at, |s| s.at);
        differs("status", wanted.to_owned(), ruling.status.word().to_owned(), at);
    }
    let given = actions(ruling);
    let wanted: Vec<String> = expected.actions.iter().map(written).collect();
    if given != wanted {
        let at = expected.actions.first().map_or(at, |a| a.id.at);
        differs("actions", wanted.join("; "), given.join("; "), at);
    }
    if let Some(may) = &expected.may {
        let given: Vec<String> = ruling.slots.iter().flat_map(|s| &s.may).map(order).collect();
        let wanted: Vec<String> = may.iter().map(written).collect();
        if given != wanted {
            differs("may", wanted.join("; "), given.join("; "), may.first().map_or(at, |a| a.id.at));
        }
    }
    let needs: BTreeSet<&str> = ruling.needs.iter().map(|(n, _)| n.as_str()).collect();
    let wanted: BTreeSet<&str> = expected.needs.iter().map(|n| n.value.as_str()).collect();
    if !wanted.is_empty() && needs != wanted {
        differs("needs", join(&wanted), join(&needs), expected.needs[0].at);
    }
    let printed: Vec<&String> = ruling.clauses().into_iter().filter_map(|c| content.clause(c)).flat_map(|c| c.printed(&content.editions, edition)).collect();
    for (i, clause) in expected.clauses.iter().enumerate() {
        if !printed.contains(&&clause.value) || (i == 0 && printed.first() != Some(&&clause.value)) {
            let given = printed.iter().map(|p| p.as_str()).collect::<Vec<_>>().join(", ");
            differs("clauses", clause.value.clone(), given, clause.at);
        }
    }
    out
}

/// The fact that an error is about.
fn fact_of(error: &AskError) -> Option<&str> {
    match error {
        AskError::Facts(ToldError::UnknownFact { name: fact, .. } | ToldError::WrongType { fact, .. }) => Some(fact),
        AskError::Facts(ToldError::UnknownChoice { fact, .. } | ToldError::OutOfBounds { fact, .. }) => Some(fact),
        _ => None,
    }
}

fn join(words: &BTreeSet<&str>) -> String {
    words.iter().copied().collect::<Vec<_>>().join(", ")
}

/// All that is ordered, in order: `add-time(minutes=2, to=opponent)`.
pub fn actions(ruling: &Ruling) -> Vec<String> {
    ruling.slots.iter().filter(|s| s.status != Status::Disputed).flat_map(|s| &s.then).map(order).collect()
}

fn order(order: &Order) -> String {
    show(&order.action, order.params.iter().map(|(n, v)| format!("{n}={v}")).collect())
}

fn written(action: &ActionUse) -> String {
    let value = |v: &ActionValue| match v {
        ActionValue::Word(word) => word.clone(),
        ActionValue::Number(n) => match &n.value {
            Number::Literal(n) => Scalar::Number(*n).to_string(),
            Number::Param(p) => p.clone(),
        },
    };
    show(&action.id.value, action.params.iter().map(|(n, v)| format!("{n}={}", value(v))).collect())
}

fn show(action: &str, params: Vec<String>) -> String {
    if params.is_empty() { action.to_owned() } else { format!("{action}({})", params.join(", ")) }
}
