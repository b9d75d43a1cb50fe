//! What changed in meaning between two editions, question by question.

use rayon::prelude::*;

use crate::engine::{self, Change};
use crate::{AskError, Lawbook};

/// The changes of every question that both editions cover, by question, in the order of the questions; those without any are left out.
///
/// # Errors
/// Unknown question or edition, faulty rules.
pub fn changes(book: &Lawbook, from: &str, to: &str, only: Option<&str>) -> Result<Vec<(String, Vec<Change>)>, AskError> {
    if let Some(only) = only {
        book.question(only)?;
    }
    let (a, b) = (book.edition(Some(from))?, book.edition(Some(to))?);
    let covered = |q: &&crate::model::Question| only.is_none_or(|o| q.id.value == o) && book.covers(q, a) && book.covers(q, b);
    let questions: Vec<_> = book.content.questions.iter().filter(covered).collect();
    let one = |q: &&crate::model::Question| match engine::diff(&book.content, q, a, b) {
        Ok(list) => Ok((q.id.value.clone(), list)),
        Err(_) => Err(AskError::FaultyRules { question: q.id.value.clone(), edition: to.to_owned() }),
    };
    let all = questions.par_iter().map(one).collect::<Result<Vec<_>, _>>()?;
    Ok(all.into_iter().filter(|(_, list)| !list.is_empty()).collect())
}

/// The questions that only one of two editions answers here, each with that edition, in the order of the questions: of these nothing is compared.
///
/// # Errors
/// Unknown question or edition.
pub fn answered_once(book: &Lawbook, from: &str, to: &str, only: Option<&str>) -> Result<Vec<(String, usize)>, AskError> {
    if let Some(only) = only {
        book.question(only)?;
    }
    let (a, b) = (book.edition(Some(from))?, book.edition(Some(to))?);
    let asked = book.content.questions.iter().filter(|q| only.is_none_or(|o| q.id.value == o));
    let once = asked.filter_map(|q| match (book.covers(q, a), book.covers(q, b)) {
        (true, false) => Some((q.id.value.clone(), a)),
        (false, true) => Some((q.id.value.clone(), b)),
        _ => None,
    });
    Ok(once.collect())
}
