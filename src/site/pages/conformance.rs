//! Which program follows which article, and for each fault the positions that show it.

use serde_json::{Value, json};

use super::super::address::Place;
use super::super::diagram::diagram;
use super::super::page::Page;
use crate::board::{self, words};
use crate::chess::{Game, Position};
use crate::lang::Values;
use crate::model::{At, Diagram, Located};
use crate::oracle::export::Status;
use crate::oracle::results::{Failure, Results};
use crate::oracle::{Oracle, Tag, VERSION, run};

/// The table of programs and questions, and the faults found.
pub fn data(page: &Page) -> Value {
    let suite = &page.site.suite;
    let asked = |r: &Results, q: &str| r.questions.get(q).is_some_and(|t| t.passed + t.wrong() > 0);
    let questions: Vec<&str> =
        page.site.book.content.positions.iter().map(|q| q.id.value.as_str()).filter(|q| suite.results.iter().any(|r| asked(r, q))).collect();
    let heads: Vec<Value> = questions.iter().map(|q| json!({ "name": question(page, q), "clause": article(page, q) })).collect();
    let rows: Vec<Value> = suite
        .results
        .iter()
        .map(|result| {
            let cells: Vec<Value> = questions.iter().map(|q| cell(page, result, q)).collect();
            json!({ "name": result.program.name, "version": result.program.version, "url": result.program.url, "cells": cells })
        })
        .collect();
    let faults: Vec<Value> = suite
        .faults
        .iter()
        .map(|(fault, oracles)| {
            let mut programs: Vec<(usize, usize, bool)> = Vec::new();
            for (program, failure) in oracles.values().flatten() {
                let documented = failure.kind == "documented";
                match programs.iter_mut().find(|(p, ..)| p == program) {
                    Some((_, count, _)) => *count += 1,
                    None => programs.push((*program, 1, documented)),
                }
            }
            programs.sort_unstable();
            let one = |(program, count, documented): &(usize, usize, bool)| {
                json!({ "name": suite.results[*program].program.name, "count": page.language.number(*count as i64), "documented": documented })
            };
            json!({ "name": page.word(&format!("fault-{fault}")), "href": page.to(&Place::Fault(fault.clone())), "programs": programs.iter().map(one).collect::<Vec<_>>() })
        })
        .collect();
    let number = |n: usize| (n as i64).into();
    let count = |tag| suite.oracles.iter().filter(|o| o.is(tag)).count();
    let values = Values::from([
        ("count".to_owned(), number(suite.oracles.len())),
        ("attested".to_owned(), number(count(Tag::Attested))),
        ("derived".to_owned(), number(count(Tag::Derived))),
    ]);
    json!({
        "title": page.word("conformance-title"), "description": page.word("conformance-about"), "heads": heads, "rows": rows, "faults": faults,
        "counts": page.say("conformance-count", &values), "noticed": suite.noticed.map(|n| page.say_with("conformance-mutation", "percent", i64::from(n))),
        "files": files(page), "release": release(page),
    })
}

/// The files of the suite that are about it, with their names in the language.
fn files(page: &Page) -> Vec<Value> {
    let link = |(word, path): (&str, &str)| json!({ "name": page.word(word), "href": page.to_file(&format!("oracle/{VERSION}/{path}")) });
    let about = [
        ("conformance-download", "manifest.json"),
        ("conformance-howto", "HOWTO.md"),
        ("conformance-protocol", "PROTOCOL.md"),
        ("conformance-policy", "POLICY.md"),
        ("conformance-errata", "errata.jsonl"),
        ("conformance-changes", "changes.jsonl"),
        ("conformance-schema", "schema/oracle.schema.json"),
        ("conformance-schema-answer", "schema/answer.schema.json"),
    ];
    about.into_iter().map(link).collect()
}

/// Whether this version is released, in words.
fn release(page: &Page) -> Option<String> {
    let release = page.site.suite.release.as_ref()?;
    let word = match release.status {
        Status::Draft => "conformance-draft",
        Status::Released => "conformance-released",
    };
    Some(page.say_with(word, "date", page.day(&release.date)))
}

fn question(page: &Page, id: &str) -> String {
    page.plain("questions", &format!("{id}.title"))
}

/// The clause on which most oracles of a question rest first.
fn article(page: &Page, question: &str) -> Option<Value> {
    let current = page.site.book.content.editions.id(page.site.current);
    let mut counts: std::collections::BTreeMap<&String, usize> = std::collections::BTreeMap::new();
    for oracle in page.site.suite.oracles.iter().filter(|o| o.question == question && o.edition == current) {
        if let Some(clause) = oracle.clause_ids.first() {
            *counts.entry(clause).or_default() += 1;
        }
    }
    counts.into_iter().max_by_key(|(_, count)| *count).map(|(clause, _)| page.clause_link(clause))
}

/// Right of those asked, how many of these had no answer, and how many more it does not support; none where the program does not claim to answer the question.
fn cell(page: &Page, result: &Results, question: &str) -> Value {
    let tally = result.questions.get(question).copied().unwrap_or_default();
    let asked = tally.passed + tally.wrong();
    let claimed = result.program.questions.as_ref().is_none_or(|list| list.iter().any(|q| q == question));
    if asked == 0 && (!claimed || tally.unsupported == 0) {
        return Value::Null;
    }
    let some = |word: &str, n: usize| (n > 0).then(|| page.say_with(word, "count", n as i64));
    let number = |n: usize| page.language.number(n as i64);
    let state = if tally.wrong() == 0 {
        "all"
    } else if tally.wrong() == tally.documented {
        "choice"
    } else {
        "some"
    };
    json!({ "passed": number(tally.passed), "asked": number(asked), "state": state,
        "broken": some("conformance-cell-broken", tally.broken()), "unsupported": some("conformance-cell-unsupported", tally.unsupported) })
}

/// A fault: every oracle that shows it, with its position, clauses and why, and what programs answer.
pub fn why(page: &Page, fault: &str) -> Value {
    let suite = &page.site.suite;
    let mut documented: Vec<Value> = Vec::new();
    let oracles: Vec<Value> = suite
        .faults
        .get(fault)
        .into_iter()
        .flatten()
        .filter_map(|(id, programs)| {
            let oracle = suite.oracle(id)?;
            let said: Vec<Value> = programs
                .iter()
                .map(|(program, failure)| {
                    json!({ "program": suite.results[*program].program.name, "text": said(page, failure), "documented": failure.kind == "documented" })
                })
                .collect();
            Some(shown(page, oracle, said))
        })
        .collect();
    for result in &suite.results {
        for choice in result.program.documented.iter().filter(|d| d.faults.iter().any(|f| f == fault)) {
            if result.faults().contains_key(fault) {
                documented.push(json!({ "program": result.program.name, "quote": choice.quote, "source": choice.source,
                    "url": choice.source.split_whitespace().next().filter(|s| s.starts_with("https://")) }));
            }
        }
    }
    json!({ "title": page.word(&format!("fault-{fault}")), "oracles": oracles, "documented": documented, "back": page.to(&Place::Conformance) })
}

/// What a program answered, or that it did not, and what the Laws give.
fn said(page: &Page, failure: &Failure) -> String {
    let judged = ["failed", "documented"].contains(&failure.kind.as_str());
    let given = if judged { answer(page, &failure.given) } else { run::in_words(&failure.given) };
    let values = Values::from([("given".to_owned(), given.into()), ("expected".to_owned(), answer(page, &failure.expected).into())]);
    page.say(if judged { "conformance-answers" } else { "conformance-no-answer" }, &values)
}

/// An answer in words.
fn answer(page: &Page, said: &Value) -> String {
    match said.get("result").or(said.get("answer")) {
        Some(Value::Bool(true)) => page.word("answer-true"),
        Some(Value::Bool(false)) => page.word("answer-false"),
        Some(Value::String(text)) => text.clone(),
        _ => page.word("answer-null"),
    }
}

/// One oracle with its board.
fn shown(page: &Page, oracle: &Oracle, said: Vec<Value>) -> Value {
    let text = |name: &str| oracle.facts.get(name).and_then(Value::as_str);
    let moves: Vec<&str> = oracle.facts.get("moves").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect();
    let chess960 = oracle.facts.get("chess960") == Some(&Value::Bool(true));
    let start = Position::parse(text("fen").unwrap_or_default(), chess960).ok();
    let last = start.and_then(|s| Game::from_moves(s, &moves).ok()).map(|g| g.last().fen());
    let name = oracle.stem().split_once('/').map_or(oracle.stem(), |(_, name)| name);
    let figure = last.and_then(|fen| {
        let arrows = text("move").filter(|m| m.is_ascii() && m.len() >= 4 && m[..2] != m[2..4]).map(|m| m[..4].to_owned()).into_iter().collect();
        let board = Diagram { fen: Located { value: fen, at: At::default() }, board_turned: 0, black_below: false, marked: Vec::new(), arrows };
        diagram(page, &board, &format!("d-{name}"), None)
    });
    json!({
        "id": name, "question": question(page, &oracle.question), "board": figure, "said": said, "fen": text("fen"),
        "move": text("move").map(|m| page.say_with("conformance-move", "move", m)),
        "moves": (!moves.is_empty()).then(|| page.say_with("conformance-played", "moves", moves.join(" "))),
        "clauses": page.clause_links(&oracle.clause_ids), "reported": oracle.reported, "why": reasons(page, oracle),
    })
}

/// Why, in the language of the page; nothing where it takes a long search to say.
fn reasons(page: &Page, oracle: &Oracle) -> Vec<String> {
    let book = page.site.book;
    let question = book.content.position_question(&oracle.question).filter(|_| !oracle.is(Tag::Hard));
    let ruling = question.and_then(|q| board::ask(book, q, book.content.editions.index(&oracle.edition)?, &oracle.told()).ok());
    ruling.and_then(|r| r.answer).map(|a| words::why(page.language, &a)).unwrap_or_default()
}
