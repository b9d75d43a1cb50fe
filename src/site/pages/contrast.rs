//! Terms that are confused, two by two: what each is, what sets them apart, and what decides.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::super::address::Place;
use super::super::collate;
use super::super::page::Page;
use super::glossary;
use crate::lang::Values;
use crate::model::{Content, Term};

/// Every pair, its ids in the order of the alphabet; nothing twice.
pub fn pairs(content: &Content) -> BTreeSet<(String, String)> {
    let known = |id: &str| content.terms.iter().any(|t| t.id.value == id);
    let twins = content.terms.iter().flat_map(|t| t.twins.iter().map(|twin| (t.id.value.clone(), twin.value.clone())));
    twins.filter(|(one, other)| one != other && known(other)).map(|(one, other)| if one < other { (one, other) } else { (other, one) }).collect()
}

/// The place of the page of two terms.
pub fn place(one: &str, other: &str) -> Place {
    let (one, other) = if one < other { (one, other) } else { (other, one) };
    Place::Contrast(one.to_owned(), other.to_owned())
}

/// "This or that?"
pub fn title(page: &Page, one: &str, other: &str) -> String {
    let values = Values::from([("one".to_owned(), page.term_name(one).into()), ("other".to_owned(), page.term_name(other).into())]);
    page.say("term-versus", &values)
}

/// All pairs, sorted by their titles: `pairs: [{ name, href }]`.
pub fn index(page: &Page) -> Value {
    let one = |(a, b): (String, String)| {
        let name = title(page, &a, &b);
        let link = json!({ "name": name, "href": page.to(&Place::Contrast(a, b)) });
        (name, link)
    };
    let mut all: Vec<(String, Value)> = pairs(&page.site.book.content).into_iter().map(one).collect();
    collate::sort(page.language, &mut all, |(name, _)| name);
    json!({
        "title": page.word("contrast-title"),
        "description": page.word("contrast-about"),
        "pairs": all.into_iter().map(|(_, link)| link).collect::<Vec<_>>(),
    })
}

/// A pair: `terms: [{ id, link, explanation, versus, clauses }]` of two, and the cases and questions of either, those of both first.
pub fn data(page: &Page, one: &str, other: &str) -> Value {
    let content = &page.site.book.content;
    let both = [(one, other), (other, one)];
    let found: Vec<(&Term, &str)> = both.iter().filter_map(|(id, twin)| Some((content.terms.iter().find(|t| t.id.value == *id)?, *twin))).collect();
    let terms: Vec<Value> = found
        .iter()
        .map(|(term, twin)| {
            let id = &term.id.value;
            let clauses: Vec<String> = term.clauses.iter().map(|c| c.value.clone()).collect();
            json!({ "id": id, "link": page.term_link(id), "explanation": page.text("glossary", &format!("{id}.explanation")),
                "versus": page.text("glossary", &format!("{id}.vs.{twin}")), "clauses": glossary::clauses(page, &clauses) })
        })
        .collect();
    let cases = found.iter().map(|(t, _)| page.site.back.term_cases.get(&t.id.value).cloned().unwrap_or_default()).collect::<Vec<_>>();
    let questions = found.iter().map(|(t, _)| t.questions.iter().map(|q| q.value.clone()).collect()).collect::<Vec<_>>();
    json!({
        "title": title(page, one, other),
        "description": terms.iter().find_map(|t| t["versus"]["html"].as_str().map(|_| ())).and_then(|()| {
            page.plain_with("glossary", &format!("{one}.vs.{other}"), &Values::new()).map(|t| super::super::history::shortened(&t))
        }),
        "terms": terms,
        "cases": shared_first(&cases).iter().map(|c| page.case_link(c)).collect::<Vec<_>>(),
        "questions": shared_first(&questions).iter().map(|q| page.question_link(q)).collect::<Vec<_>>(),
    })
}

/// What stands in several lists first, then the rest; nothing twice.
fn shared_first(lists: &[Vec<String>]) -> Vec<String> {
    let mut out: Vec<(bool, &String)> = Vec::new();
    for id in lists.iter().flatten() {
        if !out.iter().any(|(_, seen)| *seen == id) {
            out.push((lists.iter().all(|l| l.contains(id)), id));
        }
    }
    out.sort_by_key(|(shared, _)| !shared);
    out.into_iter().map(|(_, id)| id.clone()).collect()
}
