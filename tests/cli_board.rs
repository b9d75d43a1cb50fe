//! The command line on positions and games, over the shipped content.

#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child =
        Command::new(env!("CARGO_BIN_EXE_chesslaw")).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn answers(requests: &[Value]) -> Vec<Value> {
    let input: String = requests.iter().map(|r| format!("{r}\n")).collect();
    let output = run(&["rule", "--ndjson"], input.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn answer(question: &str, edition: &str, facts: Value) -> Value {
    answers(&[json!({"id": 1, "question": question, "edition": edition, "facts": facts})]).remove(0)
}

#[test]
fn every_given_case_is_answered_in_a_stream() {
    let cases: Vec<Value> = include_str!("../oracle/data/positions.jsonl").lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let cases: Vec<Value> = cases.into_iter().filter(|case| case["id"] != "dead-019").collect();
    let requests: Vec<Value> = cases
        .iter()
        .map(|case| {
            let facts: serde_json::Map<String, Value> =
                ["fen", "moves", "move", "side", "chess960", "claim"].into_iter().filter_map(|name| Some((name.to_owned(), case.get(name)?.clone()))).collect();
            json!({"id": case["id"], "question": case["question"], "facts": facts})
        })
        .collect();
    let answers = answers(&requests);
    assert_eq!(answers.len(), cases.len());
    for (case, answer) in cases.iter().zip(answers) {
        assert_eq!((&answer["id"], &answer["edition"]), (&case["id"], &json!("fide-2023")));
        let outcome = answer.get("result").unwrap_or(&answer["answer"]);
        assert_eq!(outcome, &case["expected"], "{answer}");
        assert!(!answer["clauses"].as_array().unwrap().is_empty(), "{answer}");
    }
}

#[test]
fn the_shape_is_that_of_the_contract() {
    let said = answer("legal-move", "fide-2023", json!({"move": "e2e4", "colours_reversed": true}));
    let keys: Vec<&String> = said.as_object().unwrap().keys().collect();
    let first = ["id", "question", "edition", "status", "answer", "actions", "clauses", "clause_ids", "assumed", "needs", "readings", "reasons"];
    assert_eq!(keys[..12], first);
    assert_eq!((&said["status"], &said["answer"], &said["ignored"]), (&json!("decided"), &json!(true), &json!(["colours_reversed"])));
    assert!(said["assumed"]["fen"].as_str().unwrap().starts_with("rnbqkbnr/"));
}

#[test]
fn missing_facts_old_editions_and_readings_have_their_status() {
    let needs = answer("flag-fall", "fide-2023", json!({"side": null}));
    assert_eq!((&needs["status"], &needs["needs"], &needs["answer"]), (&json!("needs-facts"), &json!(["side"]), &Value::Null));
    let old = answer("seventyfive-moves", "fide-2009", json!({}));
    assert_eq!((&old["status"], &old["answer"]), (&json!("not-covered"), &Value::Null));
    let out = run(&["rule", "seventyfive-moves", "--edition", "fide-2009"], b"");
    assert!(String::from_utf8_lossy(&out.stdout).contains("it is covered from `fide-2014` on"), "{out:?}");
    let near = json!({"fen": "8/8/8/3k4/8/8/8/R3K3 b - - 148 160", "side": "black"});
    let disputed = answer("flag-fall", "fide-2023", near.clone());
    assert_eq!((&disputed["status"], &disputed["result"]), (&json!("disputed"), &json!("1-0")));
    let results: Vec<&Value> = disputed["readings"].as_array().unwrap().iter().map(|r| &r["result"]).collect();
    assert_eq!(results, [&json!("1-0"), &json!("1/2-1/2")]);
    assert_eq!(answer("flag-fall", "fide-2009", near)["status"], json!("decided"), "there was no 75-move rule");
}

#[test]
fn clauses_are_those_of_the_edition() {
    // The king is not captured: 1.4.1, formerly 1.2.
    let position = json!({"fen": "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "side": "white"});
    let said = answer("can-checkmate", "fide-2014", position.clone());
    assert!(said["clause_ids"].as_array().unwrap().contains(&json!("illegal-move-penalty")), "{said}");
    assert!(said["clauses"].as_array().unwrap().contains(&json!("7.5.b")), "{said}");
    assert!(answer("can-checkmate", "fide-2023", position)["clauses"].as_array().unwrap().contains(&json!("7.5.5")));
}

#[test]
fn errors_say_what_is_wrong() {
    let error = |question: &str, facts: Value| answer(question, "fide-2023", facts)["error"]["code"].clone();
    assert_eq!(error("checkmate", json!({"fen": "4k3/8/8/8/8/8/8/K3K3 w - - 0 1"})), json!("bad-fen"));
    assert_eq!(error("checkmate", json!({"moves": ["e2e5"]})), json!("bad-moves"));
    assert_eq!(error("checkmate", json!({"fne": "x"})), json!("unknown-fact"));
    assert_eq!(error("checkmate", json!({"side": "green"})), json!("unknown-choice"));
    assert_eq!(error("checkmate", json!({"fen": true})), json!("wrong-type"));
    assert_eq!(error("chekmate", json!({})), json!("unknown-question"));
    let output = run(&["rule", "checkmate", "--fact", "fen=x"], b"");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn whether_mate_can_still_come_is_worked_out_from_the_position() {
    let base = json!({"illegal_move_completed": true, "illegal_moves_before": 1});
    let with = |more: Value| {
        let mut facts = base.clone();
        facts.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        answer("illegal-move", "fide-2023", facts)
    };
    let action = |answer: &Value| answer["actions"][0]["action"].clone();
    let alone = "8/8/8/3q4/8/2k5/8/K6N b - - 0 1";
    // White has a knight and cannot mate; Black, who has the queen, can.
    let drawn = with(json!({"fen": alone, "side": "black"}));
    assert_eq!((&drawn["status"], action(&drawn)), (&json!("decided"), json!("declare-drawn")));
    let lost = with(json!({"fen": alone, "side": "white"}));
    assert_eq!(action(&lost), json!("declare-lost"));
    let reason = lost["reasons"].as_array().unwrap().iter().find(|r| r["derived"] == "opponent_can_checkmate").unwrap();
    assert_eq!((&reason["value"], &reason["why"]["why"]), (&json!(true), &json!("can-mate")));
    assert!(!reason["why"]["line"].as_array().unwrap().is_empty());
    assert_eq!(with(json!({"fen": alone}))["needs"], json!(["side"]));
    assert_eq!(with(json!({}))["needs"], json!(["opponent_can_checkmate"]));
    assert_eq!(with(json!({"fen": "x", "side": "white"}))["error"]["code"], json!("bad-fen"));
    // What is told is not overruled.
    assert_eq!(action(&with(json!({"fen": alone, "side": "black", "opponent_can_checkmate": true}))), json!("declare-lost"));
    let moved = with(json!({"fen": "8/8/8/8/8/2k5/1q6/K6N w - - 0 1", "moves": "a1b2", "side": "white"}));
    assert_eq!(moved["error"]["code"], json!("bad-moves"));
    // The mate would come after the 75 moves.
    let near = with(json!({"fen": "8/8/8/3k4/8/8/8/R3K3 b - - 148 160", "side": "black"}));
    assert_eq!((&near["status"], near["readings"].as_array().unwrap().len()), (&json!("disputed"), 2));
}

#[test]
fn the_vocabulary_lists_position_questions() {
    let output = run(&["facts", "--json"], b"");
    let vocabulary: Value = serde_json::from_slice(&output.stdout).unwrap();
    let question = |id: &str| vocabulary["questions"].as_array().unwrap().iter().find(|q| q["id"] == id).unwrap().clone();
    for id in chesslaw::chess::questions::QUESTIONS {
        assert_eq!(question(id)["kind"], json!("position"), "{id}");
    }
    assert_eq!(question("resignation")["side"], json!("resigned"));
    assert_eq!(vocabulary["facts"]["claim"]["values"], json!(["appeared", "intended_move", "automatic"]));
    assert!(question("illegal-move")["facts"].as_array().unwrap().contains(&json!("fen")));
}

#[test]
fn games_are_judged_by_the_edition_of_their_date() {
    let output = run(&["game", "--json", "tests/data/games/mixed.pgn"], b"");
    assert_eq!(output.status.code(), Some(1));
    let games: Vec<Value> = String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 11);
    let editions: Vec<&Value> = games.iter().map(|g| &g["edition"]).collect();
    assert_eq!((editions[3], editions[4], editions[5]), (&json!("fide-2023"), &json!("fide-1997"), &json!("fide-2018")));
    // Five times the same position ended the one, and nothing the other, a quarter of a century before.
    assert_eq!((&games[3]["over"]["by"], &games[4]["over"]), (&json!("fivefold"), &Value::Null));
    assert_eq!((&games[5]["contradiction"]["by"], &games[6]["contradiction"]), (&json!("winner-cannot-mate"), &Value::Null));
}

#[test]
fn standard_input_summary_and_missing_files() {
    let clean = run(&["game", "--quiet", "--json", "-"], b"1. e4 e5 1-0\n\n1. d4 d5 *\n");
    let summary: Value = serde_json::from_slice(&clean.stdout).unwrap();
    assert_eq!((clean.status.code(), &summary["games"], &summary["plies"]), (Some(0), &json!(2), &json!(4)));
    assert_eq!(run(&["game", "no-such-file.pgn"], b"").status.code(), Some(2));
    // Cut off within a packed frame.
    assert_eq!(run(&["game", "-"], &[0x28, 0xb5, 0x2f, 0xfd, 0x24]).status.code(), Some(2));
}

#[test]
fn packed_databases_are_read() {
    let plain = run(&["game", "--json", "tests/data/games/mixed.pgn"], b"").stdout;
    let packed = run(&["game", "--json", "tests/data/games/mixed.pgn.zst"], b"").stdout;
    assert_eq!(String::from_utf8(packed).unwrap().replace(".pgn.zst", ".pgn"), String::from_utf8(plain).unwrap());
}

#[test]
fn what_cannot_be_read_is_told_in_the_language_asked_for() {
    let said = |arguments: &[&str], input: &str| {
        let output = run(arguments, input.as_bytes());
        format!("{}{}", String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let broken = "fen=4k3/8/8/8/8/8/8/P3K3 w - - 0 1";
    for (language, sentence) in [
        ("en", "a pawn cannot stand on a1"),
        ("ru", "пешка не может стоять на a1"),
        ("hy", "զինվորը չի կարող կանգնած լինել a1 դաշտում"),
        ("fa", "پیاده نمی‌تواند در a1 باشد"),
        ("es", "un peón no puede estar en a1"),
    ] {
        let text = said(&["rule", "checkmate", "--lang", language, "--fact", broken], "");
        assert!(text.contains(sentence), "{text}");
    }
    let json = said(&["rule", "checkmate", "--json", "--lang", "hy", "--fact", broken], "");
    assert!(json.contains("զինվորը չի կարող կանգնած լինել a1 դաշտում") && json.contains("bad-fen"), "{json}");
    let game = said(&["game", "-", "--lang", "es"], "[FEN \"4k3/8/8/8/8/8/8/P3K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. Kd2 *\n");
    assert!(game.contains("un peón no puede estar en a1"), "{game}");
    let russian = said(&["rule", "legal-move", "--lang", "ru", "--fact", "moves=e2e5", "--fact", "move=e7e5"], "");
    assert!(russian.contains("полуход 1, e2e5, сделать нельзя") && russian.contains("UCI"), "{russian}");
}
