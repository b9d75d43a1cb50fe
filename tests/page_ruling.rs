//! The page's evaluator (templates/assets/ruling.js, under Node) gives the rulings of the engine: over the whole domain of fully known facts, and for thousands
//! of partly known ones.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

#[path = "support/dice.rs"]
mod dice;

use std::collections::BTreeMap;
use std::process::Command;

use chesslaw::Lawbook;
use chesslaw::engine::{self, Program, Status, Told, VOID};
use chesslaw::model::Scalar;
use serde_json::{Value, json};

use dice::Dice;

/// The classes of every slot over the whole domain, in order, as one hash: 64-bit FNV over `class` or `void`.
fn domain_hash(program: &Program) -> (u64, u64) {
    let sizes = program.space.sizes();
    let mut values = vec![0u8; sizes.len()];
    let (mut hash, mut count) = (0xcbf2_9ce4_8422_2325u64, 0u64);
    loop {
        for slot in &program.slots {
            let class = program.store.walk(slot.by_class, &values);
            let byte = if class == VOID { 255u64 } else { u64::from(class) };
            hash = (hash ^ byte).wrapping_mul(0x0100_0000_01b3);
        }
        count += 1;
        let Some(at) = (0..sizes.len()).rev().find(|v| usize::from(values[*v]) + 1 < sizes[*v]) else { return (hash, count) };
        values[at] += 1;
        values[at + 1..].fill(0);
    }
}

fn expected(book: &Lawbook, question: &str, edition: &str, told: &Told) -> Value {
    match book.ask(question, Some(edition), told) {
        Err(_) => json!({ "error": true }),
        Ok(ruling) => {
            let slots: Vec<Value> = ruling
                .slots
                .iter()
                .map(|s| json!({ "id": s.id, "status": s.status.word(), "then": s.then, "may": s.may, "readings": if s.status == Status::Disputed { s.readings.iter().map(|r| json!(r.then)).collect() } else { vec![] } }))
                .collect();
            let assumed: BTreeMap<&String, &Scalar> = ruling.assumed().collect();
            json!({ "status": ruling.status.word(), "slots": slots, "assumed": assumed, "needs": ruling.needs.iter().map(|(n, _)| n).collect::<Vec<_>>() })
        }
    }
}

#[test]
fn the_pages_evaluator_rules_as_the_engine_does() {
    if Command::new("node").arg("--version").output().is_err() {
        eprintln!("skipped: Node.js is not installed");
        return;
    }
    let book = Lawbook::embedded().expect("the shipped content loads");
    let folder = tempfile::tempdir().unwrap();
    let mut dice = Dice(20_170_701);
    let mut tests = Vec::new();
    for question in &book.content.questions {
        for edition in (0..book.content.editions.all().len()).filter(|e| book.covers(question, *e)) {
            let program = book.program(question, edition).expect("compiles");
            let id = book.content.editions.id(edition);
            let (hash, count) = domain_hash(program);
            let asked: Vec<Value> = (0..150)
                .map(|_| {
                    let told = dice.facts(&book, program, 3, 12);
                    json!({ "told": told, "expected": expected(&book, &question.id.value, id, &told) })
                })
                .collect();
            tests.push(json!({ "program": engine::export(&book.content, question, program), "hash": format!("{hash:016x}"), "count": count, "asked": asked }));
        }
    }
    let file = folder.path().join("tests.json");
    std::fs::write(&file, serde_json::to_vec(&tests).unwrap()).unwrap();
    let root = env!("CARGO_MANIFEST_DIR");
    // As the site publishes it.
    let script = folder.path().join("ruling.js");
    std::fs::write(&script, chesslaw::site::script(&std::fs::read_to_string(format!("{root}/templates/assets/ruling.js")).unwrap())).unwrap();
    let out = Command::new("node").arg(format!("{root}/tests/page_ruling.js")).arg(&script).arg(&file).output().unwrap();
    assert!(out.status.success(), "{}\n{}", String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
    let said = String::from_utf8_lossy(&out.stdout);
    assert!(said.contains("rulings equal"), "{said}");
    println!("{said}");
}
