//! A small content made up for tests: every kind of fact, parameter, action and reading, two editions, and the question that a test writes.

use chesslaw::engine::{self, FaultKind, Program, Ruling, Told, ToldError, Value};
use chesslaw::load::{SourceFile, Tree, parse};
use chesslaw::model::{Content, Scalar};

const EDITIONS: &str = r#"
- { id: old, authority: fide, from: "2000-01-01" }
- { id: new, base: old, authority: fide, from: "2010-01-01" }
"#;

const ARTICLE: &str = r#"
id: article
number: { old: "1" }
clauses:
- id: plain
  number: { old: "1.1" }
  kind: duty
  params:
    limit:
      unit: minutes
      value: { old: 10, new: 20 }
      cases: [ { clause: special, from: new, when: { quick: true }, value: special.limit } ]
    circular: { unit: minutes, value: { old: 1 }, cases: [ { clause: special, from: new, when: { named: true }, value: special.limit } ] }
    passing: { unit: minutes, value: { old: 4, new: ~ } }
- id: special
  number: { new: "1.2" }
  kind: duty
  params: { limit: { unit: minutes, value: { new: 5 } } }
- { id: dropped, number: { old: "1.3", new: [] }, kind: duty }
"#;

const FACTS: &str = r#"
quick: { type: bool }
told: { type: bool, if_absent: false }
noted: { type: bool, if_absent: true, only_with: { quick: true, colour: red } }
fell: { type: bool }
rang: { type: bool }
colour: { type: choice, values: [ red, green, blue ] }
paper: { type: choice, values: [ thin, thick ], if_absent: thick }
phase: { type: stage, values: [ early, middle, late ], if_absent: earliest }
season: { type: stage, values: [ spring, summer, autumn ], if_absent: summer }
minutes: { type: number, unit: minutes, max: 60 }
steps: { type: number, max: 200, internal: true }
white_steps: { type: number, unit: moves, view: { of: steps, plus: 3, per: 4 } }
black_steps: { type: number, unit: moves, view: { of: steps, plus: 1, per: 4 } }
even: { type: bool, view: { of: steps, multiple_of: 4 }, if_absent: true }
half_steps: { type: number, unit: times, internal: true, view: { of: steps, plus: 1, per: 2 } }
pairs: { type: number, unit: times, internal: true, view: { of: minutes, per: 2 } }
hidden: { type: number, unit: times, internal: true, view: { of: minutes, plus: 1 } }
earned: { type: number, unit: minutes, min: 1, max: 30 }
given: { type: number, unit: minutes, max: 5 }
spent: { type: number, unit: minutes, max: 40 }
balance: { type: number, unit: minutes, sum: { earned: 1, given: 3, spent: -1 } }
debt: { type: number, unit: minutes, sum: { spent: 1, given: -1 } }
in_credit: { type: bool, view: { of: balance, above: 6 } }
white_ready: { type: bool }
black_ready: { type: bool }
board: { type: position }
"#;

const ACTIONS: &str = "
go: { slot: outcome }
stay: { slot: outcome }
give: { slot: outcome, params: { to: [ player, opponent ], minutes: minutes } }
note: { slot: extra }
tell: { slot: extra }
";

const READINGS: &str = "
- { id: the-word, clause: plain, options: [ { id: wide, held_by: [] }, { id: narrow, held_by: [] } ], prefer: narrow }
- { id: old-word, clause: plain, before: new, options: [ { id: one, held_by: [] }, { id: other, held_by: [] } ], prefer: one }
";

/// What is no question, with more facts.
pub fn content(more_facts: &str) -> Content {
    let file = |path: &str, text: &str| SourceFile::new(format!("content/{path}"), path.to_owned(), text.as_bytes().to_vec());
    let files = vec![
        file("actions.yaml", ACTIONS),
        file("articles/1.yaml", ARTICLE),
        file("editions.yaml", EDITIONS),
        file("facts.yaml", &format!("{FACTS}{more_facts}")),
        file("readings.yaml", READINGS),
    ];
    let loaded = parse(Tree { files });
    assert!(loaded.diagnostics.is_empty(), "{:?}", loaded.diagnostics);
    loaded.content
}

/// The content with one question: lines at its head, then its rules.
pub fn asked(head: &str, rules: &str) -> Content {
    let mut content = content("");
    let question = format!("question: asked\nfrom: old\nslots: [ {{ id: outcome }}, {{ id: extra, otherwise: [] }} ]\n{head}\nrules:\n{rules}");
    let loaded = parse(Tree { files: vec![SourceFile::new("content/questions/asked.yaml".to_owned(), String::new(), question.into_bytes())] });
    assert!(loaded.diagnostics.is_empty(), "{:?}", loaded.diagnostics);
    content.questions = loaded.content.questions;
    content
}

pub fn compiled(content: &Content, edition: usize) -> Program {
    Program::compile(content, &content.questions[0], edition).expect("compiles")
}

/// What is wrong with the question, in the first edition unless another is named.
pub fn faults(content: &Content, edition: usize) -> Vec<FaultKind> {
    Program::compile(content, &content.questions[0], edition).err().into_iter().flatten().map(|f| *f.kind).collect()
}

pub fn told(facts: &[(&str, Scalar)]) -> Told {
    facts.iter().map(|(name, value)| ((*name).to_owned(), Some(value.clone()))).collect()
}

pub fn read(content: &Content, program: &Program, told: &Told) -> Result<engine::Known, ToldError> {
    let facts = told.iter().map(|(name, value)| (name.as_str(), Value::from(value)));
    program.reader.read(content, &program.space, facts, &mut Vec::new())
}

pub fn ruled(content: &Content, program: &Program, told: &Told) -> Result<Ruling, ToldError> {
    engine::rule(content, &content.questions[0], program, told)
}
