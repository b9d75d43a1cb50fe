//! Which oracles are asked.

use std::collections::BTreeSet;

use super::super::{Oracle, Tag};

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
