//! `chesslaw rule --ndjson`: whatever stands in a line, it gets one answer or one error of the contract, and the stream goes on.
#![allow(clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};

use chesslaw::Lawbook;
use chesslaw::cli::stream::Worker;
use proptest::prelude::*;
use serde_json::{Value, json};

const GOOD: &str = r#"{"id":"after","question":"wrong-start","edition":"fide-2023","facts":{"board_rotated":true,"black_moves_made":1,"game_over":false}}"#;

fn answers(worker: &mut Worker, lines: &str) -> Vec<Value> {
    let out = worker.answer_all(lines.as_bytes()).to_vec();
    String::from_utf8(out).expect("UTF-8").lines().map(|l| serde_json::from_str(l).expect("every answer is JSON")).collect()
}

/// The code of the error a line gives, with the message; the line after it is answered all the same.
fn refused(worker: &mut Worker, line: &str) -> (String, String) {
    let said = answers(worker, &format!("{line}\n{GOOD}\n"));
    assert_eq!(said.len(), 2, "{line}");
    assert_eq!(said[1]["id"], "after");
    assert_eq!(said[1]["status"], "decided", "{}", said[1]);
    let error = &said[0]["error"];
    assert!(error["code"].is_string() && error["message"].is_string() && error.get("hint").is_some(), "{line}: {}", said[0]);
    let text = |key: &str| error[key].as_str().unwrap_or_default().to_owned();
    (text("code"), text("message"))
}

#[test]
fn every_bad_line_has_its_own_error() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let mut worker = Worker::new(&book, Some("fide-2023"), true);
    let deep = format!(r#"{{"id":1,"question":"wrong-start","facts":{{"a":{}{}}}}}"#, "[".repeat(5000), "]".repeat(5000));
    let facts = |facts: &str| format!(r#"{{"id":1,"question":"illegal-move","facts":{{{facts}}}}}"#);
    let cases = [
        ("{".to_owned(), "bad-json", ""),
        ("\u{0}".to_owned(), "bad-json", ""),
        ("[1,2]".to_owned(), "bad-request", ""),
        ("17".to_owned(), "bad-request", ""),
        (r#"{"id":1}"#.to_owned(), "bad-request", "`question` is missing"),
        (r#"{"id":1,"question":7}"#.to_owned(), "bad-request", ""),
        (r#"{"id":1,"question":"wrong-start","facts":[]}"#.to_owned(), "bad-request", "an object of facts"),
        (r#"{"id":1,"id":2,"question":"wrong-start"}"#.to_owned(), "bad-request", "`id` is told twice"),
        (r#"{"id":1,"question":"wrong-strat"}"#.to_owned(), "unknown-question", "wrong-strat"),
        (r#"{"id":1,"question":"wrong-start","edition":"fide-2024"}"#.to_owned(), "unknown-edition", "fide-2024"),
        (r#"{"id":1,"question":"wrong-start\u0000"}"#.to_owned(), "unknown-question", ""),
        (facts(r#""king_capturd":true"#), "unknown-fact", "king_capturd"),
        (facts(r#""king_captured":"yes""#), "wrong-type", "`king_captured` takes true or false, not `yes`"),
        (facts(r#""illegal_moves_before":10.5"#), "wrong-type", "not `10.5`"),
        (facts(r#""illegal_moves_before":1e400"#), "out-of-bounds", "not 1e400"),
        (facts(r#""illegal_moves_before":1e30"#), "out-of-bounds", "not 1e30"),
        (facts(r#""illegal_moves_before":-1"#), "out-of-bounds", "from 0 to 1000, not -1"),
        (facts(r#""illegal_moves_before":99999999999999999999"#), "out-of-bounds", "not 99999999999999999999"),
        (facts(r#""illegal_moves_before":9223372036854775808"#), "out-of-bounds", "not 9223372036854775808"),
        (facts(r#""king_captured":{"a":[{}]}"#), "wrong-type", "takes true or false, not `{\"a\":[{}]}`"),
        (facts(r#""illegal_moves_before":[1]"#), "wrong-type", "takes a whole number, not `[1]`"),
        (facts(r#""king_capturd":{"a":1}"#), "unknown-fact", "king_capturd"),
        (r#"{"id":1,"question":"wrong-start","editon":"fide-2018"}"#.to_owned(), "bad-request", "no `editon`"),
        (r#"{"id":1,"question":"wrong-start","fact":{}}"#.to_owned(), "bad-request", "no `fact`"),
        (r#"{"id":1,"question":"wrong-start","on":20180101}"#.to_owned(), "bad-request", "`on` must be text"),
        (r#"{"id":1,"question":"wrong-start","on":"2018-13-01"}"#.to_owned(), "bad-date", "2018-13-01"),
        (r#"{"id":1,"question":"wrong-start","on":"2018-03-01","edition":"fide-2018"}"#.to_owned(), "bad-request", "`on` cannot go with `edition`"),
        (facts(r#""king_captured":true,"king_captured":false"#), "bad-request", "`king_captured` is told twice"),
        (facts(r#""time_control":"bullet""#), "unknown-choice", "bullet"),
        (deep, "bad-json", "recursion"),
        (format!("{}{}", "x".repeat(2_000_000), "y"), "too-long", ""),
    ];
    for (line, code, message) in cases {
        let shown: String = line.chars().take(80).collect();
        let (given, said) = refused(&mut worker, &line);
        assert_eq!(given, code, "{shown}: {said}");
        assert!(said.contains(message), "{shown}: {said}");
    }
}

#[test]
fn a_misspelt_field_is_refused_with_the_nearest_there_is() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let mut worker = Worker::new(&book, None, true);
    for (field, nearest) in [("editon", "edition"), ("fact", "facts"), ("Question", "question"), ("ON", "on")] {
        let said = answers(&mut worker, &format!(r#"{{"id":"k","question":"wrong-start","{field}":{{}}}}"#));
        assert_eq!(said[0]["id"], "k");
        assert_eq!(said[0]["error"]["hint"], format!("did you mean `{nearest}`?"), "{}", said[0]);
    }
}

#[test]
fn a_field_that_is_null_is_a_field_left_out() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let mut worker = Worker::new(&book, None, true);
    let said = answers(&mut worker, "{\"question\":\"wrong-start\"}\n{\"id\":null,\"question\":\"wrong-start\",\"edition\":null,\"on\":null,\"facts\":null}\n");
    assert!(said[0].get("error").is_none() && said[0] == said[1], "{said:?}");
}

#[test]
fn a_day_says_the_edition_of_a_request() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let mut worker = Worker::new(&book, Some("fide-2023"), true);
    let said = answers(&mut worker, r#"{"id":1,"question":"wrong-start","on":"2018-03-01","facts":{"board_rotated":true}}"#);
    assert_eq!(said[0]["edition"], "fide-2018", "{}", said[0]);
}

#[test]
fn errors_tell_the_line_of_the_stream_and_keep_the_id() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let mut worker = Worker::new(&book, None, true);
    let said = answers(&mut worker, &format!("\u{feff}{GOOD}\n\n{{\"id\":\"x\",\"question\":tru\n"));
    assert_eq!(said[0]["status"], "decided", "a byte order mark is skipped");
    assert_eq!((&said[1]["id"], &said[1]["error"]["line"]), (&json!("x"), &json!(3)));
    let message = said[1]["error"]["message"].as_str().unwrap_or_default();
    assert!(message.contains("line 3"), "{message}");
    // What is answered next goes on in the same stream; the mark is no blank elsewhere.
    let said = answers(&mut worker, &format!("{{\"id\":5,\"question\":\"wrong-strat\"}}\n\u{feff}{GOOD}\n"));
    assert_eq!((&said[0]["id"], &said[0]["error"]["line"]), (&json!(5), &json!(4)));
    assert_eq!((&said[1]["error"]["code"], &said[1]["error"]["line"]), (&json!("bad-json"), &json!(5)));
}

/// A stream of brief rulings and where its requests go.
fn brief_stream() -> (Child, ChildStdin) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chesslaw"));
    command.args(["rule", "--ndjson", "--brief"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("starts");
    let input = child.stdin.take().expect("a pipe");
    (child, input)
}

#[test]
fn lines_are_counted_through_large_chunks() {
    let (mut child, mut input) = brief_stream();
    let writer = std::thread::spawn(move || {
        let mut text = String::new();
        for line in 1..=20_000 {
            text.push_str(&if line % 1000 == 0 { format!("{{\"id\":{line},") } else { GOOD.to_owned() });
            text.push('\n');
        }
        input.write_all(text.as_bytes()).expect("is read");
    });
    let mut out = String::new();
    child.stdout.take().expect("a pipe").read_to_string(&mut out).expect("is read");
    writer.join().expect("writes all");
    assert!(child.wait().expect("ends").success());
    let errors: Vec<Value> = out.lines().filter(|l| l.contains("\"error\"")).map(|l| serde_json::from_str(l).expect("JSON")).collect();
    assert_eq!(errors.len(), 20);
    for error in errors {
        assert_eq!(error["id"], error["error"]["line"], "{error}");
    }
}

#[test]
fn what_an_event_says_is_presumed_of_each_request() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let event = chesslaw::event::Event::parse("{ base_minutes: 5, increment_seconds: 0, supervision: limited, default_time: 30 }").expect("reads");
    let mut worker = Worker::new(&book, None, true).at_event(&event);
    let ask = |facts: &str| format!(r#"{{"id":1,"question":"illegal-move","facts":{{"illegal_move_completed":true{facts}}}}}"#);
    let told = |worker: &mut Worker, facts: &str| answers(worker, &ask(facts)).remove(0);
    let mut plain = Worker::new(&book, None, true);
    let (with, without) = (told(&mut worker, ""), told(&mut plain, ""));
    assert_eq!(with["needs"], told(&mut plain, r#","time_control":"blitz","supervision":"limited""#)["needs"]);
    assert_ne!((&with["assumed"], &with["actions"]), (&without["assumed"], &without["actions"]));
    // What the request tells goes before, even that it is not known.
    assert_eq!(
        told(&mut worker, r#","time_control":"standard""#)["actions"],
        told(&mut plain, r#","time_control":"standard","supervision":"limited""#)["actions"]
    );
    assert_eq!(told(&mut worker, r#","supervision":null"#)["needs"], told(&mut plain, r#","time_control":"blitz""#)["needs"]);
    // The same in a question that takes other facts of the event, and with an edition of its own.
    let late = r#"{"question":"default-time","edition":"fide-2018","facts":{"player_late":true,"minutes_late":20}}"#;
    assert_eq!(answers(&mut worker, late)[0]["status"], "decided");
    assert_eq!(answers(&mut plain, late)[0]["status"], "needs-facts");
}

#[test]
fn a_whole_number_may_be_written_with_a_point() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let mut worker = Worker::new(&book, None, true);
    let line = |number: &str| format!(r#"{{"question":"illegal-move","facts":{{"illegal_move_completed":true,"illegal_moves_before":{number}}}}}"#);
    let said = answers(&mut worker, &[line("5"), line("5.0"), line("0.5e1")].join("\n"));
    assert!(said[0]["status"].is_string(), "{}", said[0]);
    assert!(said.iter().all(|s| *s == said[0]), "{said:?}");
}

#[test]
fn facts_that_cannot_be_together_are_named_as_they_were_told() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let mut worker = Worker::new(&book, None, true);
    let line = r#"{"id":1,"question":"wrong-start","facts":{"colours_reversed":true,"white_moves_made":3,"black_moves_completed":9}}"#;
    let (code, message) = refused(&mut worker, line);
    assert_eq!(code, "impossible-facts");
    assert_eq!(message, "these facts cannot be together: black_moves_completed, white_moves_made");
}

#[test]
fn a_line_without_end_does_not_stop_the_stream() {
    let (mut child, mut input) = brief_stream();
    let writer = std::thread::spawn(move || {
        let chunk = vec![b'x'; 1 << 20];
        for _ in 0..100 {
            input.write_all(&chunk).expect("is read");
        }
        input.write_all(format!("\n{GOOD}\n").as_bytes()).expect("is read");
    });
    let mut out = String::new();
    child.stdout.take().expect("a pipe").read_to_string(&mut out).expect("is read");
    writer.join().expect("writes all");
    let said: Vec<Value> = out.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    assert_eq!(said.len(), 2);
    assert_eq!(said[0]["error"]["code"], "too-long");
    assert_eq!(said[1]["status"], "decided");
    assert!(child.wait().expect("ends").success());
}

/// JSON of all kinds, with names and words that occur in the vocabulary among others.
fn any_json() -> impl Strategy<Value = Value> {
    let word = prop_oneof![
        Just("illegal_move_completed"),
        Just("time_control"),
        Just("illegal_moves_before"),
        Just("white_moves_made"),
        Just("minutes_late"),
        Just("default_time"),
        Just("noticed"),
        Just("rapid"),
        Just("side"),
        Just("fen"),
        Just("moves"),
        Just("8/8/8/8/8/8/8/8 w - - 0 1"),
        Just("\u{0}\u{202e}"),
        Just("")
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0i64..20).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        word.clone().prop_map(Value::from)
    ];
    leaf.prop_recursive(3, 16, 4, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((word.clone(), inner), 0..6).prop_map(|m| Value::Object(m.into_iter().map(|(k, v)| (k.to_owned(), v)).collect()))
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn any_facts_get_a_ruling_or_an_error(facts in any_json(), question in 0usize..60, edition in 0usize..9, id in any_json(), rubbish in any::<Vec<u8>>()) {
        static BOOK: std::sync::OnceLock<Lawbook> = std::sync::OnceLock::new();
        let book = BOOK.get_or_init(|| Lawbook::embedded().expect("the shipped content loads"));
        let questions: Vec<&str> = book.content.questions.iter().map(|q| q.id.value.as_str()).chain(book.content.positions.iter().map(|q| q.id.value.as_str())).collect();
        let question = questions[question % questions.len()];
        let edition = book.content.editions.all()[edition % book.content.editions.all().len()].id.value.as_str();
        let mut lines = json!({ "id": id, "question": question, "edition": edition, "facts": facts }).to_string().into_bytes();
        lines.push(b'\n');
        lines.extend(rubbish.iter().map(|b| if *b == b'\n' { b' ' } else { *b }));
        lines.extend_from_slice(format!("\n{GOOD}\n").as_bytes());
        let mut worker = Worker::new(book, None, false);
        let out = String::from_utf8(worker.answer_all(&lines).to_vec()).expect("UTF-8");
        let said: Vec<Value> = out.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
        let blank = rubbish.iter().all(|b| b.is_ascii_whitespace());
        prop_assert_eq!(said.len(), if blank { 2 } else { 3 });
        let told: Value = serde_json::from_str(&id.to_string()).expect("JSON");
        prop_assert_eq!(&said[0]["id"], &told);
        prop_assert!(said[0]["status"].is_string() != said[0]["error"]["code"].is_string(), "{}", said[0]);
        prop_assert_eq!(&said[said.len() - 1]["status"], "decided");
    }
}
