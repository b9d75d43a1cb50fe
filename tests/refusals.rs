//! Bad input is refused in the reader's language: each refusal names the thing and the nearest valid name, and keeps one code for programs.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

use std::process::Command;

use chesslaw::cli::stream::Worker;
use chesslaw::engine::Told;
use chesslaw::event::Event;
use chesslaw::model::Scalar;
use chesslaw::refusal::Refusal;
use chesslaw::{AskError, Lawbook};
use serde_json::Value;

fn book() -> &'static Lawbook {
    static BOOK: std::sync::OnceLock<Lawbook> = std::sync::OnceLock::new();
    BOOK.get_or_init(|| Lawbook::embedded().expect("the shipped content loads"))
}

/// Every kind of error a question can be refused with, with what its line must name.
fn errors() -> Vec<(AskError, &'static str, &'static [&'static str])> {
    let book = book();
    let ask = |question: &str, edition: &str, facts: &[(&str, Scalar)]| {
        let told: Told = facts.iter().map(|(n, v)| ((*n).to_owned(), Some(v.clone()))).collect();
        book.ask(question, edition, told).unwrap_err()
    };
    let text = |t: &str| Scalar::Text(t.to_owned());
    let reversed = ("colours_reversed", Scalar::Bool(true));
    let impossible = [reversed, ("white_moves_made", 3.into()), ("black_moves_completed", 9.into())];
    vec![
        (ask("wrong-strat", "fide-2023", &[]), "unknown-question", &["`wrong-strat`", "`wrong-start`"]),
        (ask("zzz", "fide-2023", &[]), "unknown-question", &["`zzz`", "`chesslaw facts`"]),
        (ask("checkmate", "fide-2023", &[]), "by-board", &["`checkmate`"]),
        (ask("wrong-start", "fide-2024", &[]), "unknown-edition", &["`fide-2024`", "`fide-2023`"]),
        (ask("wrong-start", "x", &[]), "unknown-edition", &["`x`", "fide-1997", "ru-national"]),
        (ask("wrong-start", "fide-2023", &[("colors_reversed", Scalar::Bool(true))]), "unknown-fact", &["`colors_reversed`", "`colours_reversed`"]),
        (ask("illegal-move", "fide-2023", &[("king_captured", text("maybe"))]), "wrong-type", &["`king_captured`", "`maybe`", "true", "false"]),
        (ask("illegal-move", "fide-2023", &[("time_control", Scalar::Bool(true))]), "wrong-type", &["`time_control`", "standard", "rapid", "blitz"]),
        (ask("illegal-move", "fide-2023", &[("time_control", text("rapit"))]), "unknown-choice", &["`time_control`", "`rapit`", "`rapid`"]),
        (ask("illegal-move", "fide-2023", &[("illegal_moves_before", text("1.5"))]), "wrong-type", &["`illegal_moves_before`", "`1.5`"]),
        (ask("illegal-move", "fide-2023", &[("illegal_moves_before", (-1).into())]), "out-of-bounds", &["`illegal_moves_before`"]),
        (ask("wrong-start", "fide-2023", &impossible), "impossible-facts", &["black_moves_completed", "white_moves_made"]),
        (AskError::FaultyRules { question: "wrong-start".to_owned(), edition: "fide-2023".to_owned() }, "faulty-rules", &["`wrong-start`", "`fide-2023`"]),
        (
            AskError::NotCovered { question: "quickplay-claim".to_owned(), edition: "fide-1997".to_owned() },
            "not-covered",
            &["`quickplay-claim`", "`fide-1997`"],
        ),
    ]
}

#[test]
fn every_refusal_is_told_in_every_language_and_names_the_thing_and_the_way_out() {
    let book = book();
    let english = &book.languages["en"];
    for (error, code, names) in errors() {
        let refusal = Refusal::of(book, &error);
        assert_eq!(refusal.code, code, "{error}");
        // What the library says of itself is what the English interface says.
        assert_eq!(refusal.message(english), error.to_string());
        for language in book.languages.values() {
            let line = refusal.line(language);
            assert!(!line.contains("refused-"), "{}: {line}", language.id);
            for name in names {
                assert!(line.contains(name), "{}: {line} does not name {name}", language.id);
            }
            if language.id != "en" {
                assert_ne!(refusal.message(language), refusal.message(english), "{}", language.id);
            }
        }
    }
}

/// The words of English messages that no line in another language may hold.
const ENGLISH: &[&str] = &[" there ", " must ", " cannot ", " needs ", " such as ", "did you mean", " is no ", " takes "];

fn foreign(text: &str) -> Option<&'static str> {
    let text = format!(" {text} ");
    ENGLISH.iter().copied().find(|word| text.contains(word))
}

#[test]
fn every_command_refuses_in_the_language_asked_for() {
    let (folder, book) = (tempfile::tempdir().unwrap(), book());
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let [before, against, twice] = [
        file("before.yaml", "{ edition: fide-2023, date: 2020-05-04 }"),
        file("against.yaml", "{ base_minutes: 5, increment_seconds: 0, facts: { time_control: standard } }"),
        file("twice.yaml", "{ base_minutes: 5, base_minutes: 6 }"),
    ];
    let [field, value, choice, broken, list, day] = [
        file("field.yaml", "base_minuts: 3"),
        file("value.yaml", "base_minutes: soon"),
        file("choice.yaml", "supervision: fuul"),
        file("broken.yaml", "{ a: [ "),
        file("list.yaml", "[1]"),
        file("day.yaml", "date: 2024-02-31"),
    ];
    let official = |name: &str, manifest: &str| {
        let path = folder.path().join(name);
        std::fs::create_dir(&path).unwrap();
        std::fs::write(path.join("official.yaml"), manifest).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let entry = "- { language: fa, edition: fide-2023, publisher: A, date: 2024-01-01, rights: B, file: ../laws.txt }";
    let [outside, unnamed] = [official("outside", entry), official("unnamed", "[]")];
    let one = "{\"king_captured\":true,\"king_captured\":false}";
    let cases: Vec<(Vec<&str>, &str)> = vec![
        (vec!["rule"], "wrong-start"),
        (vec!["rule", "wrong-strat"], "`wrong-start`"),
        (vec!["rule", "wrong-start", "--on", "2020-13-45"], "`2020-13-45`"),
        (vec!["rule", "wrong-start", "--on", "1950-01-01"], "1950-01-01"),
        (vec!["rule", "illegal-move", "--fact", "king_captured"], "`king_captured`"),
        (vec!["rule", "illegal-move", "--fact", "king_captured=true", "--fact", "king_captured=false"], "`king_captured`"),
        (vec!["rule", "illegal-move", "--facts", one], "`king_captured`"),
        (vec!["rule", "illegal-move", "--facts", "{\"king_captured\":{}}"], "`king_captured`"),
        (vec!["rule", "illegal-move", "--facts", "{\"king_captured\""], "JSON"),
        (vec!["rule", "illegal-move", "--facts", "[]"], "colours_reversed"),
        (vec!["rule", "illegal-move", "--facts", "@nowhere.json"], "nowhere.json"),
        (vec!["rule", "illegal-move", "--fact", "king_captured=true", "--why-not", "declare-los"], "`declare-lost`"),
        (vec!["rule", "--all"], "`chesslaw facts`"),
        (vec!["rule", "--all", "--facts", "{\"illegal-mov\":{\"king_captured\":true}}"], "`illegal-move`"),
        (vec!["rule", "--all", "--fact", "illegal-mov.king_captured=true"], "`illegal-move`"),
        (vec!["rule", "--all", "--fact", "king_capturd=true"], "`king_captured`"),
        (vec!["rule", "--all", "--fact", "king_captured=maybe"], "`king_captured`"),
        (vec!["rule", "--all", "--edition", "fide-1997", "--fact", "phone-in-the-hall.device_used_by_other=true"], "`phone-in-the-hall`"),
        (vec!["rule", "checkmate", "--fact", "fen=x"], "FEN"),
        (vec!["facts", "checkmate", "--conditions"], "`checkmate`"),
        (vec!["diff", "fide-1997", "ru-national", "--question", "checkmate"], "`checkmate`"),
        (vec!["rule", "--all", "--facts", "{\"checkmate\":{\"fen\":\"x\"},\"flag_fell\":true}"], "`checkmate`"),
        (vec!["rule", "--all", "--fact", "checkmate.fen=x"], "`checkmate`"),
        (vec!["diff", "fide-1997", "fide-2005", "--question", "draw-offer"], "`fide-1997`"),
        (vec!["rule", "illegal-move", "--facts", "{\"illegal_moves_before\":[1]}"], "`[1]`"),
        (vec!["rule", "illegal-move", "--facts", "{\"time_control\":[1]}"], "standard"),
        (vec!["rule", "illegal-move", "--facts", "{\"king_capturd\":{\"a\":1}}"], "`king_captured`"),
        (vec!["rule", "--all", "--facts", "{\"king_captured\":{\"a\":1}}"], "`{\"a\":1}`"),
        (vec!["rule", "illegal-move", "--facts", "{\"time_control\":\"blitz\"}", "--fact", "time_control=rapid"], "`time_control`"),
        (vec!["rule", "--all", "--facts", "{\"time_control\":\"blitz\"}", "--fact", "time_control=rapid"], "`time_control`"),
        (vec!["rule", "illegal-move", "--facts", "@"], "@-"),
        (vec!["rule", "illegal-move", "--facts", "@-"], "JSON"),
        (vec!["rule", "illegal-move", "--brief"], "--brief"),
        (vec!["rule", "--all", "--brief"], "--brief"),
        (vec!["rule", "wrong-start", "--event", &field], "`base_minutes`"),
        (vec!["rule", "wrong-start", "--event", &value], "`soon`"),
        (vec!["rule", "wrong-start", "--event", &choice], "`full`"),
        (vec!["rule", "wrong-start", "--event", &broken], "YAML"),
        (vec!["rule", "wrong-start", "--event", &list], "base_minutes"),
        (vec!["rule", "wrong-start", "--event", &day], "`2024-02-31`"),
        (vec!["rule", "wrong-start", "--event", "nowhere.yaml"], "nowhere.yaml"),
        (vec!["facts", "wrong-strat"], "`wrong-start`"),
        (vec!["diff", "fide-2018", "fide-2024"], "`fide-2023`"),
        (vec!["diff", "fide-2018", "fide-2023", "--question", "wrong-strat"], "`wrong-start`"),
        (vec!["search", "touch", "--edition", "fide-2024"], "`fide-2023`"),
        (vec!["game", "nowhere.pgn", "--quiet"], "nowhere.pgn"),
        (vec!["game", "nowhere.pgn", "--on", "yesterday"], "`yesterday`"),
        (vec!["rule", "--facs", "{}"], "`--facts`"),
        (vec!["rule", "wrong-start", "--edition"], "--edition"),
        (vec!["diff", "fide-2018"], "<TO>"),
        (vec!["rulle"], "`rule`"),
        (vec!["rule", "--brief"], "--ndjson"),
        (vec!["rule", "--ndjson", "--what-if"], "--what-if"),
        (vec!["rule", "--ndjson", "--why-not", "declare-lost"], "--why-not"),
        (vec!["rule", "--ndjson", "--fact", "king_captured=true"], "--fact"),
        (vec!["rule", "--ndjson", "--facts", "{}"], "--facts"),
        (vec!["rule", "illegal-move", "--ndjson"], "--ndjson"),
        (vec!["rule", "--all", "--what-if"], "--what-if"),
        (vec!["rule", "--all", "--why-not", "declare-lost"], "--why-not"),
        (vec!["rule", "checkmate", "--what-if"], "--what-if"),
        (vec!["rule", "checkmate", "--why-not", "declare-lost"], "`checkmate`"),
        (vec!["rule", "--all", "--facts", "{\"illegal-move\":5}"], "{\"illegal-move\":{"),
        (vec!["rule", "--all", "--fact", "illegal-move=5"], "{\"illegal-move\":{"),
        (vec!["rule", "clock-defect", "--fact", "CLOCK-DOUBTED=true"], "`clock_doubted`"),
        (vec!["rule", "illegal-move", "--fact", "king_captured=5"], "null"),
        (vec!["rule", "illegal-move", "--facts", "{\"illegal_moves_before\":\"5\"}"], "null"),
        (vec!["rule", "illegal-move", "--facts", "{\"illegal_moves_before\":99999999999999999999}"], "99999999999999999999"),
        (vec!["rule", "illegal-move", "--fact", "illegal_moves_before=99999999999999999999"], "99999999999999999999"),
        (vec!["rule", "wrong-start", "--event", &before], "`fide-2018`"),
        (vec!["rule", "wrong-start", "--event", &against], "`blitz`"),
        (vec!["rule", "--ndjson", "--event", &against], "`blitz`"),
        (vec!["rule", "wrong-start", "--event", &twice], "`base_minutes`"),
        (vec!["check", "--content", "nowhere"], "nowhere"),
        (vec!["mutate", "wrong-strat"], "`wrong-start`"),
        (vec!["review", "fa", "articles/touch-move", "--mark", "read"], "--content DIR"),
        (vec!["review", "fa", "articles/tuch", "--mark", "read", "--content", "content"], "articles/tuch"),
        (vec!["build", "--base-url", "laws.example"], "`laws.example`"),
        (vec!["build", "--board", &broken], "WebAssembly"),
        (vec!["build", "--board", "nowhere.wasm"], "nowhere.wasm"),
        (vec!["build", "--official", folder.path().to_str().unwrap()], "official.yaml"),
        (vec!["build", "--official", &outside], "`../laws.txt`"),
        (vec!["build", "--official", &unnamed], "official.yaml"),
    ];
    for (turn, lang) in book.languages.keys().enumerate() {
        // Each case in one language: that every message is there in each is what `check` sees to.
        for (args, name) in cases.iter().enumerate().filter(|(i, _)| i % 5 == turn % 5).map(|(_, case)| case) {
            // An option that lacks its value stands last.
            let out = Command::new(env!("CARGO_BIN_EXE_chesslaw")).args(["--lang", lang]).args(args).stdin(std::process::Stdio::null()).output().unwrap();
            let said = String::from_utf8(out.stderr).unwrap();
            assert_eq!(out.status.code(), Some(2), "{args:?}: {said}");
            assert!(said.contains(name), "{lang} {args:?}: {said}");
            assert!(said.starts_with(&book.languages[lang].word("refused-label")), "{lang} {args:?}: {said}");
            assert!(lang == "en" || foreign(&said).is_none(), "{lang} {args:?}: {said}");
        }
    }
    let out = Command::new(env!("CARGO_BIN_EXE_chesslaw")).args(["rule", "wrong-start", "--lang", "ruu"]).output().unwrap();
    assert!(String::from_utf8(out.stderr).unwrap().contains("`ruu`; did you mean `ru`?"));
}

/// Whatever the bytes of an argument, it is refused and named.
#[cfg(unix)]
#[test]
fn an_argument_that_is_not_utf_8_is_named() {
    use std::os::unix::ffi::OsStrExt;
    let odd = std::ffi::OsStr::from_bytes(b"time_control=\xff");
    for lang in book().languages.keys() {
        for args in [["rule", "illegal-move", "--fact"].as_slice(), &["facts"], &[]] {
            let out = Command::new(env!("CARGO_BIN_EXE_chesslaw")).args(["--lang", lang]).args(args).arg(odd).output().unwrap();
            let said = String::from_utf8(out.stderr).unwrap();
            assert_eq!(out.status.code(), Some(2), "{said}");
            assert!(said.contains("`time_control=\u{fffd}`"), "{lang} {args:?}: {said}");
            assert!(said.starts_with(&book().languages[lang].word("refused-label")) && (lang == "en" || foreign(&said).is_none()), "{lang} {args:?}: {said}");
        }
    }
}

/// Nothing is lost in silence: what cannot be written is an error of any command, but for a reader who has enough.
#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let [game, requests] = [file("game.pgn", "1. e4 e5 *\n"), file("requests", "{\"id\":1,\"question\":\"wrong-start\"}\n")];
    let game = game.to_str().unwrap();
    let commands: [&[&str]; 9] = [
        &["--help"],
        &["facts", "--json"],
        &["rule", "wrong-start"],
        &["rule", "--ndjson"],
        &["rule", "zzz", "--json"],
        &["diff", "fide-2018", "fide-2023", "--question", "illegal-move"],
        &["search", "touch"],
        &["game", game],
        &["game", game, "--json"],
    ];
    for (args, lang) in commands.iter().zip(["en", "ru", "hy", "fa", "es"].iter().cycle()) {
        let run = |out: std::process::Stdio| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_chesslaw"));
            command.args(["--lang", lang]).args(*args).stdin(std::fs::File::open(&requests).unwrap()).stdout(out).stderr(std::process::Stdio::piped());
            let out = command.spawn().unwrap().wait_with_output().unwrap();
            (out.status.code(), String::from_utf8(out.stderr).unwrap())
        };
        let (code, said) = run(std::fs::File::options().write(true).open("/dev/full").unwrap().into());
        assert!(code == Some(2) && said.contains("stdout"), "{args:?}: {code:?} {said}");
        assert!(said.starts_with(&book().languages[*lang].word("refused-label")), "{lang} {args:?}: {said}");
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let (_, said) = run(writer.into());
        assert_eq!(said, "", "{args:?}");
    }
}

#[test]
fn a_stream_tells_errors_in_the_language_with_the_same_codes() {
    let lines = [
        "{",
        "[1]",
        "17",
        r#"{"id":1}"#,
        r#"{"id":1,"question":7}"#,
        r#"{"id":1,"id":2,"question":"wrong-start"}"#,
        r#"{"id":1,"question":"wrong-start","facts":[]}"#,
        r#"{"id":1,"question":"wrong-strat"}"#,
        r#"{"id":1,"question":"wrong-start","editon":"fide-2018"}"#,
        r#"{"id":1,"question":"wrong-start","on":"2018-03-01","edition":"fide-2018"}"#,
        r#"{"id":1,"question":"wrong-start","edition":"fide-2024"}"#,
        r#"{"id":1,"question":"wrong-start","facts":{"colors_reversed":true}}"#,
        r#"{"id":1,"question":"wrong-start","facts":{"colours_reversed":1}}"#,
        r#"{"id":1,"question":"wrong-start","facts":{"colours_reversed":{}}}"#,
        r#"{"id":1,"question":"wrong-start","facts":{"colours_reversed":true,"colours_reversed":true}}"#,
        r#"{"id":1,"question":"illegal-move","facts":{"illegal_moves_before":-1}}"#,
        r#"{"id":1,"question":"checkmate","facts":{"fen":"x"}}"#,
        r#"{"id":1,"question":"checkmate","facts":{"moves":"e2e5"}}"#,
    ];
    let errors = |lang: &str| -> Vec<Value> {
        let mut worker = Worker::new(book(), None, true).speaking(&book().languages[lang]);
        let out = String::from_utf8(worker.answer_all(lines.join("\n").as_bytes()).to_vec()).unwrap();
        out.lines().map(|l| serde_json::from_str::<Value>(l).unwrap()["error"].clone()).collect()
    };
    let english = errors("en");
    assert_eq!(english.len(), lines.len());
    for lang in book().languages.keys().filter(|l| *l != "en") {
        for ((line, here), there) in lines.iter().zip(errors(lang)).zip(&english) {
            assert!(here["code"].is_string() && here["code"] == there["code"], "{line}: {here}");
            let words = format!("{} {}", here["message"].as_str().unwrap(), here["hint"].as_str().unwrap_or_default());
            assert!(here["message"] != there["message"] && foreign(&words).is_none(), "{lang} {line}: {here}");
        }
    }
}

#[test]
fn an_event_profile_is_held_against_what_it_can_say() {
    let read = |text: &str| Event::parse(text).and_then(|event| event.check(book()).map(|()| event));
    let refused = |text: &str| Refusal::of_event(book(), &read(text).unwrap_err()).line(&book().languages["en"]);
    assert!(read("{ base_minutes: 90, increment_seconds: 30, date: 2024-05-04, facts: { event_on_draws: free } }").is_ok());
    for (profile, wanted) in [
        ("{ facts: { event_on_draw: free } }", "`event_on_draw`; did you mean `event_on_draws`?"),
        ("{ facts: { event_on_draws: [free] } }", "`event_on_draws`"),
        ("{ facts: 3 }", "list of names"),
        ("{ default_time: -1 }", "from 0 to 1440, not -1"),
        ("{ base_minutes: 99999999999 }", "`base_minutes` must be a whole number from 0 to 1440"),
        ("{ facts: { minutes_left: 1e30 } }", "`minutes_left` must be a whole number from 0 to 1440"),
        ("{ facts: { minutes_left: 1.5 } }", "`minutes_left` takes a whole number, not `1.5`"),
        ("{ base_minutes: 1.5 }", "not `1.5`; write a whole number"),
        ("{ base_minutes: true }", "not `true`"),
        ("{ periods: 0 }", "`periods` must be a whole number from 1"),
        ("{ device_penalty_softened: 1 }", "true or false, not `1`"),
        ("{ name: x, name: y }", "`name` is told twice"),
        ("{ facts: { game_over: true, game_over: false } }", "`game_over` is told twice"),
        ("", "list of names"),
    ] {
        let said = refused(profile);
        assert!(said.contains(wanted), "{profile}: {said}");
    }
}

#[test]
fn an_event_says_what_bears_on_an_agreed_draw_and_leaves_open_what_it_cannot_know() {
    let book = book();
    let ask = |question: &str, profile: &str, facts: &[(&str, Scalar)]| {
        let event = Event::parse(profile).unwrap();
        let (_, _, program) = book.compiled(question, None).unwrap();
        let mut said = event.facts(book, None).unwrap();
        said.retain(|name, _| program.reader.uses(name));
        let mut told: Told = facts.iter().map(|(n, v)| ((*n).to_owned(), Some(v.clone()))).collect();
        event.tell(&mut told, &said);
        let ruling = book.ask(question, None, told).unwrap();
        let needs: Vec<String> = ruling.needs.iter().map(|(name, _)| name.clone()).collect();
        (ruling.status.word(), ruling.actions().map(|o| o.action.clone()).collect::<Vec<_>>(), needs)
    };
    let accepted = [("draw_offered", Scalar::Bool(true)), ("offer_answer", Scalar::Text("accepted".to_owned()))];
    for minimum in ["{ draw_from_move: 30 }", "{ facts: { event_on_draws: minimum } }"] {
        let (status, _, needs) = ask("draw-offer", minimum, &accepted);
        assert_eq!((status, needs.contains(&"draws_restricted".to_owned())), ("needs-facts", true), "{minimum}: {needs:?}");
    }
    assert!(ask("draw-offer", "{ facts: { event_on_draws: free } }", &accepted).1.contains(&"declare-drawn".to_owned()));
    assert_eq!(ask("draw-offer", "{ facts: { event_on_draws: never } }", &accepted).2, ["arbiter_consents"]);
    let moves = |white: i64, black: i64| [("white_moves_made", Scalar::Number(white)), ("black_moves_made", Scalar::Number(black))];
    let agreement = |profile: &str, made: &[(&str, Scalar)]| ask("draw-agreement", profile, made);
    assert_eq!(agreement("{ draw_from_move: 30 }", &moves(30, 30)).1, ["declare-drawn"]);
    assert_eq!(agreement("{ draw_from_move: 30 }", &moves(12, 12)).2, ["consent_to_draw"]);
    assert_eq!(agreement("{ draw_from_move: 30 }", &moves(30, 29)).2, ["consent_to_draw"]);
    assert!(agreement("{ draw_from_move: 30 }", &[]).2.contains(&"event_minimum_reached".to_owned()));
    assert!(agreement("{ facts: { event_on_draws: minimum } }", &moves(30, 30)).2.contains(&"event_minimum_reached".to_owned()));
}

/// The board's questions are there, and no other name is near; what is typed is shown no longer than helps.
#[test]
fn a_refusal_gives_no_false_hint_and_stays_short() {
    let run = |args: &[&str]| {
        let out = Command::new(env!("CARGO_BIN_EXE_chesslaw")).args(args).output().unwrap();
        assert_eq!(out.status.code(), Some(2), "{args:?}");
        String::from_utf8(out.stderr).unwrap()
    };
    let (text, long) = ("{\"checkmate\":{}}", "x".repeat(5000));
    for args in
        [["facts", "checkmate", "--conditions"].as_slice(), &["diff", "fide-2018", "fide-2023", "--question", "checkmate"], &["rule", "--all", "--facts", text]]
    {
        assert_eq!(run(args), "error: `checkmate` has no rules: the board decides it\n", "{args:?}");
    }
    let fact = format!("{long}=true");
    for args in [
        ["rule", long.as_str()].as_slice(),
        &["rule", "wrong-start", "--edition", &long],
        &["rule", "wrong-start", "--on", &long],
        &["rule", "wrong-start", "--fact", &fact],
    ] {
        let said = run(args);
        assert!(said.contains(&format!("`{}…`", "x".repeat(60))) && said.len() < 300, "{said}");
    }
}

/// `--facts @-` reads what a pipe brings.
#[test]
fn facts_may_come_from_standard_input() {
    use std::io::Write;
    let mut command = Command::new(env!("CARGO_BIN_EXE_chesslaw"));
    command.args(["rule", "wrong-start", "--json", "--facts", "@-"]).stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"{\"board_rotated\":true,\"black_moves_made\":1,\"game_over\":false}").unwrap();
    let answer: Value = serde_json::from_slice(&child.wait_with_output().unwrap().stdout).unwrap();
    assert_eq!(answer["status"], "decided", "{answer}");
}

#[test]
fn several_actions_may_be_asked_after_at_once() {
    let run = |more: &[&str]| {
        let args = ["rule", "illegal-move", "--fact", "king_captured=true", "--fact", "noticed=later", "--why-not", "declare-lost"];
        let out = Command::new(env!("CARGO_BIN_EXE_chesslaw")).args(args).args(more).output().unwrap();
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8(out.stdout).unwrap()
    };
    let one: Value = serde_json::from_str(&run(&["--json"])).unwrap();
    let both: Value = serde_json::from_str(&run(&["--json", "--why-not", "add-time"])).unwrap();
    assert!(one["why_not"].is_array() && both["why_not"]["add-time"].is_array());
    assert_eq!(both["why_not"]["declare-lost"], one["why_not"]);
    let said = run(&["--why-not", "add-time"]);
    assert!(said.contains("declare-lost") && said.contains("add-time"), "{said}");
}

/// An incident told not to have happened, with a detail of it, is no story: the facts are refused and both named.
#[test]
fn an_incident_denied_and_described_is_refused() {
    let text = |t: &str| Scalar::Text(t.to_owned());
    let yes = || Scalar::Bool(true);
    let cases = [
        ("default-time", "player_late", "came_after_default_time", yes()),
        ("flag-fallen", "flag_fell", "arbiter_saw_flag", yes()),
        ("both-flags", "both_flags_fell", "first_flag_known", yes()),
        ("draw-offer", "draw_offered", "offer_answer", text("accepted")),
        ("wrong-claim", "draw_claimed", "draw_claim_correct", yes()),
        ("wrong-claim", "draw_claimed", "opponent_accepts", yes()),
        ("both-absent", "both_absent_at_start", "both_came_after_default_time", yes()),
        ("misconduct", "refused_to_comply", "refusal_persistent", yes()),
        ("resumption-clocks", "resumed_with_wrong_times", "shown_before_own_move", yes()),
        ("clock-defect", "clock_doubted", "clock_defect_evident", yes()),
    ];
    for (question, incident, detail, value) in cases {
        for edition in book().content.editions.all() {
            let told = |happened: bool| -> Told {
                [(incident.to_owned(), Some(Scalar::Bool(happened))), (detail.to_owned(), Some(value.clone()))].into_iter().collect()
            };
            let covered = book().compiled(question, Some(edition.id.value.as_str())).ok();
            // An edition whose rules do not look at the detail takes it as of no use.
            let Some((_, place, program)) = covered.filter(|(_, _, p)| p.reader.uses(detail) && p.reader.uses(incident)) else { continue };
            let id = book().content.editions.id(place);
            let Err(error) = book().ask(question, id, told(false)) else {
                panic!("{question} in {id}: {incident} and {detail} are ruled on ({})", program.space.vars.len())
            };
            let refusal = Refusal::of(book(), &error);
            let line = refusal.line(&book().languages["en"]);
            assert!(refusal.code == "impossible-facts" && line.contains(incident) && line.contains(detail), "{question} in {id}: {line}");
            assert!(book().ask(question, id, told(true)).is_ok(), "{question} in {id}");
        }
    }
}

#[test]
fn what_is_not_there_is_named_in_the_reader_s_language() {
    use chesslaw::lang::{Value, Values};
    let kinds = [
        "action",
        "article",
        "case",
        "choice",
        "clause",
        "edition",
        "fact",
        "language",
        "modality",
        "notation",
        "option",
        "parameter",
        "question",
        "reading",
        "reference",
        "role",
        "rule",
        "slot",
        "source",
        "term",
    ];
    for language in book().languages.values().filter(|l| l.id != "en") {
        for code in ["E009", "E010", "E065", "E066"] {
            let said = kinds.map(|kind| {
                let values: Values = [("what", kind), ("name", "1"), ("key", "2"), ("nearest", "3")].map(|(n, v)| (n.to_owned(), Value::from(v))).into();
                language.say(code, &values)
            });
            for (kind, said) in kinds.iter().zip(&said) {
                let same = kinds.iter().find(|k| said.split_whitespace().any(|w| w.trim_matches(['(', ')', ':', ',']) == **k));
                assert_eq!(same, None, "{} {code} {kind}: {said}", language.id);
            }
            let distinct: std::collections::BTreeSet<&String> = said.iter().collect();
            assert_eq!(distinct.len(), kinds.len(), "{} {code}: two kinds have one name: {said:?}", language.id);
        }
    }
}
