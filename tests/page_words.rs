//! What the asking form says, by the scripts of the site as built (under Node): rulings, reasons, what-if in five languages, what an event settles, and several
//! incidents joined, each as the command line says it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

#[path = "support/dice.rs"]
mod dice;

use std::process::Command;

use chesslaw::cli::Paint;
use chesslaw::compound::{self, Facts};
use chesslaw::engine::Told;
use chesslaw::event::Event;
use chesslaw::model::Scalar;
use chesslaw::site::{self, Options};
use chesslaw::{Lawbook, explain};
use serde_json::{Value, json};

use dice::Dice;

/// What the command line prints for a ruling, with `--what-if`.
fn printed(book: &Lawbook, lang: &str, question: &str, edition: &str, told: &Told) -> String {
    let language = &book.languages[lang];
    let Ok(ruling) = book.ask(question, Some(edition), told) else { return "impossible".to_owned() };
    let (_, place, _) = book.compiled(question, Some(edition)).unwrap();
    let mut out = explain::as_text(book, language, question, place, &ruling, told, Paint::none());
    for turn in explain::turns(book, language, &book.what_if(&ruling).unwrap(), place) {
        out.push_str(&format!("\n  ↪ {turn}"));
    }
    out
}

fn rulings(book: &Lawbook, dice: &mut Dice) -> Vec<Value> {
    let languages: Vec<&String> = book.languages.keys().collect();
    let mut out = Vec::new();
    for question in &book.content.questions {
        for edition in (0..book.content.editions.all().len()).filter(|e| book.covers(question, *e)) {
            let program = book.program(question, edition).expect("compiles");
            let (id, name) = (book.content.editions.id(edition), question.id.value.as_str());
            for i in 0..30 {
                let told = dice.facts(book, program, 4, 20);
                let lang = languages[i % languages.len()];
                out.push(json!({ "lang": lang, "question": name, "edition": id, "told": told, "expected": printed(book, lang, name, id, &told) }));
            }
        }
    }
    out
}

fn events(book: &Lawbook, dice: &mut Dice) -> Vec<Value> {
    let dates = ["2026-01-01", "2022-12-31", "2023-01-01", "2018-01-01", "2017-08-15", "2012-05-05", "1999-09-09", "1950-01-01"];
    let mut out = Vec::new();
    for _ in 0..400 {
        let mut event = json!({});
        if dice.roll(2) == 0 {
            event["date"] = json!(dice.one(&dates));
        }
        if dice.roll(3) == 0 {
            event["edition"] = json!(book.content.editions.id(dice.roll(book.content.editions.all().len())));
        }
        for (name, most) in [("base_minutes", 130), ("increment_seconds", 70), ("default_time", 70), ("draw_from_move", 40)] {
            if dice.roll(3) > 0 {
                event[name] = json!(if dice.roll(6) == 0 { 0 } else { dice.roll(most) });
            }
        }
        if dice.roll(2) == 0 {
            event["supervision"] = json!(dice.one(&["full", "limited"]));
        }
        if dice.roll(2) == 0 {
            event["device_penalty_softened"] = json!(dice.roll(2) == 0);
        }
        if dice.roll(3) == 0 {
            let all = ["minimum", "free", "never"];
            // A least number of moves can go with nothing else.
            let choices = if event.get("draw_from_move").is_some() { &all[..1] } else { &all[..] };
            event["facts"] = json!({ "event_on_draws": dice.one(choices) });
        }
        let read = Event::parse(&event.to_string()).expect("a profile");
        let expected = match read.edition(book) {
            Err(_) => json!({ "error": true }),
            Ok(edition) => json!({ "edition": edition, "facts": read.facts(book, edition.as_deref()).expect("facts") }),
        };
        out.push(json!({ "event": event, "expected": expected }));
    }
    out
}

fn compounds(book: &Lawbook, dice: &mut Dice) -> Vec<Value> {
    let mut out = Vec::new();
    while out.len() < 400 {
        let place = *dice.one(&[book.content.editions.current().unwrap(), book.content.editions.index("fide-2018").unwrap()]);
        let edition = book.content.editions.id(place);
        let mut facts = Facts::default();
        for question in book.content.questions.iter().filter(|q| book.covers(q, place)) {
            if dice.roll(18) > 0 {
                continue;
            }
            let name = &question.id.value;
            let mut own = dice.facts(book, book.program(question, place).unwrap(), 4, 20);
            if book.ask(name, Some(edition), &own).is_err() {
                continue;
            }
            let side = (dice.roll(2) == 0).then(|| *dice.one(&["white", "black"]));
            own.extend(side.map(|s| ("side".to_owned(), Some(Scalar::Text(s.to_owned())))));
            facts.own.insert(name.clone(), own);
        }
        if facts.own.len() < 2 {
            continue;
        }
        // What one block tells of the event holds for all, or is refused: the page keeps such facts apart from those of a question.
        let Ok(ruled) = compound::rule_all(book, Some(edition), &facts) else { continue };
        let asks = json!(ruled.asks);
        let parts: Vec<Value> = ruled.parts.iter().map(|p| json!({ "question": p.question, "side": p.side, "told": p.ruling.told })).collect();
        let ruled = ruled.as_json(book, place);
        let mut yielded = ruled["yielded"].clone();
        yielded.as_array_mut().unwrap().iter_mut().for_each(|y| drop(y.as_object_mut().unwrap().remove("clause")));
        out.push(json!({ "edition": edition, "parts": parts, "expected": { "status": ruled["status"], "asks": asks, "actions": ruled["actions"], "yielded": yielded } }));
    }
    out
}

#[test]
fn the_asking_form_says_what_the_command_line_says() {
    if Command::new("node").arg("--version").output().is_err() {
        eprintln!("skipped: Node.js is not installed");
        return;
    }
    let book = Lawbook::embedded().expect("the shipped content loads");
    let folder = tempfile::tempdir().unwrap();
    for file in site::build(&book, &Options::default()).expect("a site").iter().filter(|f| f.path.starts_with("assets/") || f.path.contains("/ask/")) {
        let path = folder.path().join(&file.path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, &file.bytes).unwrap();
    }
    let mut dice = Dice(20_230_101);
    let questions: Vec<&String> = book.content.questions.iter().map(|q| &q.id.value).collect();
    let languages: Vec<&String> = book.languages.keys().collect();
    let tests = json!({ "questions": questions, "languages": languages, "rulings": rulings(&book, &mut dice), "events": events(&book, &mut dice), "compounds": compounds(&book, &mut dice) });
    let file = folder.path().join("tests.json");
    std::fs::write(&file, serde_json::to_vec(&tests).unwrap()).unwrap();
    let script = format!("{}/tests/page_words.js", env!("CARGO_MANIFEST_DIR"));
    let out = Command::new("node").arg(script).arg(folder.path()).arg(&file).output().unwrap();
    let said = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success() && said.contains("equal"), "{said}\n{}", String::from_utf8_lossy(&out.stderr));
    println!("{said}");
}
