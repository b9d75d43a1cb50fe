//! What cites what: the links of the content, read backwards.

use std::collections::BTreeMap;

use crate::Lawbook;
use crate::model::Question;

/// For each thing, by id, what cites it; in the order of the content, nothing twice.
#[derive(Debug, Default)]
pub struct Backlinks {
    /// Clause to the cases whose rulings rest on it in some edition.
    pub clause_cases: BTreeMap<String, Vec<String>>,
    /// Clause to glossary terms that name it.
    pub clause_terms: BTreeMap<String, Vec<String>>,
    /// Clause to the questions whose rules rest on it, each with those rules.
    pub clause_questions: BTreeMap<String, BTreeMap<String, Vec<String>>>,
    /// Clause to the clauses that refer to it.
    pub clause_clauses: BTreeMap<String, Vec<String>>,
    /// Term to the clauses that use it.
    pub term_clauses: BTreeMap<String, Vec<String>>,
    /// Term to the cases that teach it.
    pub term_cases: BTreeMap<String, Vec<String>>,
    /// Question to its cases.
    pub question_cases: BTreeMap<String, Vec<String>>,
    /// Question to the terms that name it.
    pub question_terms: BTreeMap<String, Vec<String>>,
}

impl Backlinks {
    /// Reads them off a lawbook.
    pub fn of(book: &Lawbook) -> Backlinks {
        let mut out = Backlinks::default();
        for (_, clause) in book.content.clauses() {
            for to in &clause.refs {
                add(&mut out.clause_clauses, to, &clause.id);
            }
            for term in &clause.terms {
                add(&mut out.term_clauses, term, &clause.id);
            }
        }
        for term in &book.content.terms {
            for clause in &term.clauses {
                add(&mut out.clause_terms, clause, &term.id);
            }
            for question in &term.questions {
                add(&mut out.question_terms, question, &term.id);
            }
        }
        for question in &book.content.questions {
            for (clause, rule) in rests(question) {
                let rules = out.clause_questions.entry(clause).or_default().entry(question.id.value.clone()).or_default();
                if !rules.contains(&rule) {
                    rules.push(rule);
                }
            }
        }
        for case in book.content.cases.iter().filter(|c| c.story) {
            add(&mut out.question_cases, &case.question, &case.id);
            for term in &case.terms {
                add(&mut out.term_cases, term, &case.id);
            }
            for situation in case.situations() {
                let told = situation.told();
                for edition in situation.expect.iter().flat_map(|e| &e.editions) {
                    if let Ok(ruling) = book.ask(&case.question, Some(edition.as_str()), &told) {
                        for clause in ruling.clauses() {
                            add(&mut out.clause_cases, clause, &case.id);
                        }
                    }
                }
            }
        }
        out
    }
}

fn add(into: &mut BTreeMap<String, Vec<String>>, key: &str, value: &str) {
    let list = into.entry(key.to_owned()).or_default();
    if !list.iter().any(|v| v == value) {
        list.push(value.to_owned());
    }
}

/// Every clause a question's rules and named conditions rest on, with the rule or condition.
fn rests(question: &Question) -> Vec<(String, String)> {
    let mut out = Vec::new();
    for rule in &question.rules {
        out.extend(std::iter::once(&rule.clause).chain(&rule.with).map(|c| (c.value.clone(), rule.id.value.clone())));
    }
    for definition in &question.define {
        out.extend(definition.any.iter().map(|row| (row.clause.value.clone(), definition.id.value.clone())));
    }
    out
}
