//! Do the cases and vectors notice a wrong rule? Each rule is changed in one place at a time, and the cases of its question are run on the changed rules.

mod conditions;
mod mutants;

use std::borrow::Cow;
use std::collections::HashMap;

use rayon::prelude::*;

use crate::Lawbook;
use crate::board;
use crate::check::cases::differences;
use crate::engine::{self, Demand, Program, Ruling, Told};
use crate::model::{Content, Expected, Located, Question};
use crate::oracle::{Oracle, Tag};

use mutants::{Change, Mutant, mutants};

/// What became of the mutants of a question.
#[derive(Debug, Clone)]
pub struct Report {
    /// The question.
    pub question: String,
    /// Mutants of which a case or vector tells, or whose rules have gaps, conflicts or other faults.
    pub killed: usize,
    /// Mutants that order the same for all facts in all editions: no case could tell.
    pub equivalent: usize,
    /// Mutants that rule otherwise somewhere, and no case tells.
    pub survivors: Vec<Survivor>,
}

/// A change of the rules that no case tells of.
#[derive(Debug, Clone)]
pub struct Survivor {
    /// The rule, named condition or parameter that was changed.
    pub rule: String,
    /// How.
    pub mutation: String,
    /// An edition in which it rules otherwise.
    pub edition: String,
    /// The slot in which it does.
    pub slot: String,
    /// Facts for which it does, as few as can be.
    pub facts: Vec<Demand>,
}

enum Fate {
    Killed,
    Equivalent,
    Survived(Survivor),
}

/// A situation in an edition.
struct Asked<'a> {
    told: Told,
    wanted: Wanted<'a>,
    edition: usize,
}

/// What a situation must give.
enum Wanted<'a> {
    /// As a case says for an edition it names.
    Case(&'a Expected, &'a Located<String>),
    /// Status, orders and what judgement may order, as an oracle says.
    Oracle(&'a serde_json::Map<String, serde_json::Value>),
}

/// Tries every mutant of a question.
pub fn question(book: &Lawbook, question: &Question) -> Report {
    let content = &book.content;
    let mut asked = Vec::new();
    for situation in content.cases.iter().filter(|c| c.question.value == question.id.value).flat_map(|c| c.situations()) {
        for (expected, named) in situation.expect.iter().flat_map(|e| e.editions.iter().map(move |id| (e, id))) {
            if let Some(edition) = content.editions.index(&named.value) {
                asked.push(Asked { told: settled(book, question, edition, situation.told()), wanted: Wanted::Case(expected, named), edition });
            }
        }
    }
    report(book, question, &asked)
}

/// Tries every mutant of a question on the oracles of the suite.
pub fn by_oracles(book: &Lawbook, question: &Question, oracles: &[Oracle]) -> Report {
    let asked: Vec<Asked> = oracles
        .iter()
        .filter(|o| o.question == question.id.value && !o.facts.contains_key("fen") && !o.is(Tag::Withdrawn))
        .filter_map(|o| Some(Asked { told: o.told(), wanted: Wanted::Oracle(&o.expected), edition: book.content.editions.index(&o.edition)? }))
        .collect();
    report(book, question, &asked)
}

fn report(book: &Lawbook, question: &Question, asked: &[Asked]) -> Report {
    let content = &book.content;
    let editions: Vec<usize> = (0..content.editions.all().len()).filter(|e| book.covers(question, *e)).collect();
    let fates: Vec<Fate> = mutants(content, question).par_iter().map(|m| fate(book, question, m, asked, &editions)).collect();
    let mut out = Report { question: question.id.value.clone(), killed: 0, equivalent: 0, survivors: Vec::new() };
    for fate in fates {
        match fate {
            Fate::Killed => out.killed += 1,
            Fate::Equivalent => out.equivalent += 1,
            Fate::Survived(survivor) => out.survivors.push(survivor),
        }
    }
    out
}

/// The facts with what a position among them settles worked out, as for a ruling; no mutant changes the rules of the game.
fn settled(book: &Lawbook, question: &Question, edition: usize, told: Told) -> Told {
    let derived = book.program(question, edition).ok().and_then(|program| board::derive(&book.content, program, &told).ok().flatten());
    derived.map_or(told, |d| d.told)
}

fn fate(book: &Lawbook, question: &Question, mutant: &Mutant, asked: &[Asked], editions: &[usize]) -> Fate {
    let content = &book.content;
    let (changed, rules) = match &mutant.change {
        Change::Question(rules) => (Cow::Borrowed(content), rules.as_ref()),
        Change::Param { clause, name, param } => {
            let mut other = content.clone();
            for found in other.articles.iter_mut().flat_map(|a| &mut a.clauses).filter(|c| c.id.value == *clause) {
                found.params.insert(name.clone(), (**param).clone());
            }
            (Cow::Owned(other), question)
        }
    };
    let mut programs: HashMap<usize, Program> = HashMap::new();
    for one in asked {
        if let std::collections::hash_map::Entry::Vacant(place) = programs.entry(one.edition) {
            match Program::compile(&changed, rules, one.edition) {
                Ok(program) => drop(place.insert(program)),
                Err(_) => return Fate::Killed,
            }
        }
        let Some(program) = programs.get(&one.edition) else { continue };
        match engine::rule(&changed, rules, program, &one.told) {
            Ok(ruling) if one.wanted.is(book, &changed, question, one.edition, &ruling) => {}
            _ => return Fate::Killed,
        }
    }
    for edition in editions {
        match engine::apart((content, question), (&changed, rules), *edition, false) {
            Err(_) => return Fate::Killed,
            Ok(Some((slot, facts))) => {
                let edition = content.editions.id(*edition).to_owned();
                return Fate::Survived(Survivor { rule: mutant.rule.clone(), mutation: mutant.mutation.clone(), edition, slot, facts });
            }
            Ok(None) => {}
        }
    }
    Fate::Equivalent
}

impl Wanted<'_> {
    /// Whether a ruling is what is wanted.
    fn is(&self, book: &Lawbook, changed: &Content, question: &Question, edition: usize, ruling: &Ruling) -> bool {
        match self {
            Wanted::Case(expected, named) => differences(changed, expected, named.at, edition, ruling).is_empty(),
            Wanted::Oracle(expected) => {
                let said = crate::answer::answer(book, &question.id.value, edition, None, ruling, true);
                ["status", "actions", "may", "readings"].iter().all(|name| match (expected.get(*name), said.get(*name)) {
                    (Some(a), Some(b)) => a == b,
                    (Some(list), None) | (None, Some(list)) => list.as_array().is_some_and(Vec::is_empty),
                    (None, None) => true,
                })
            }
        }
    }
}

impl Report {
    /// The share of the mutants that rule otherwise somewhere which a case tells of, from 0 to 1.
    pub fn score(&self) -> f64 {
        score(self.killed, self.survivors.len())
    }
}

/// The share killed of those that are not equivalent.
pub fn score(killed: usize, survived: usize) -> f64 {
    if killed + survived == 0 { 1.0 } else { killed as f64 / (killed + survived) as f64 }
}
