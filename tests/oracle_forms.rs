//! Runs against programs that are wrong in one way each: what the forms say of it, and how a run fails.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

use std::process::{Command, Output};
use std::sync::OnceLock;
use std::time::Duration;

use chesslaw::Lawbook;
use chesslaw::oracle::results::Results;
use chesslaw::oracle::run::{Filter, Known, RunError, report};
use chesslaw::oracle::{self, Oracle};
use serde_json::Value;

fn book() -> &'static Lawbook {
    static BOOK: OnceLock<Lawbook> = OnceLock::new();
    BOOK.get_or_init(|| Lawbook::embedded().expect("the shipped content loads"))
}

fn suite() -> &'static [Oracle] {
    static SUITE: OnceLock<Vec<Oracle>> = OnceLock::new();
    SUITE.get_or_init(|| oracle::suite(book()).expect("the suite is sound"))
}

/// What a run gives, in every form.
struct Run {
    results: Results,
    json: Value,
    tap: String,
    junit: String,
    table: String,
}

fn try_run(adapter: &str, question: &str, tag: Option<&str>) -> Result<Run, RunError> {
    let filter = Filter {
        questions: vec![question.to_owned()],
        editions: vec!["fide-2023".to_owned()],
        tags: tag.map(str::to_owned).into_iter().collect(),
        ..Filter::default()
    };
    let asked: Vec<&Oracle> = suite().iter().filter(|o| filter.takes(o)).collect();
    let results = oracle::run::run(&asked, &Known::of(suite()), adapter, Duration::from_secs(60))?;
    Ok(Run {
        json: serde_json::from_str(&report::json(&results)).unwrap(),
        tap: report::tap(&results, &asked),
        junit: report::junit(&results, &asked),
        table: report::table(book().language("en").unwrap(), &results, &asked),
        results,
    })
}

fn run(adapter: &str, question: &str, tag: Option<&str>) -> Run {
    try_run(adapter, question, tag).unwrap_or_else(|e| panic!("{adapter}: {e}"))
}

/// The program itself.
fn program(adapter: &str, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_chesslaw")).args(["oracle", "run", "--question", "castling", "--adapter", adapter]).args(more).output().unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// An adapter in the shell: what it says of itself, and the fields it answers each question with.
fn adapter(hello: &str, fields: &str) -> String {
    format!(
        "while read -r line; do case \"$line\" in *hello*) printf '%s\\n' '{{\"name\":\"x\"{hello}}}';; *) echo \"$line\" | sed 's|,\"question\".*|,{fields}}}|';; esac; done"
    )
}

#[test]
fn disputed_answers_are_told_apart_by_reading_in_every_form() {
    // Nothing that any reading of a ruling orders.
    let absurd = run(&adapter("", "\"actions\":[{\"action\":\"dance\"}],\"answer\":true"), "wrong-start", Some("disputed"));
    let failures = absurd.json["failures"].as_array().unwrap();
    let asked = failures.len();
    assert!(asked > 0 && failures.iter().all(|f| f["kind"] == "no-reading"), "{}", absurd.json);
    assert_eq!(absurd.json["disputed"].as_array().unwrap().len(), asked);
    assert_eq!(absurd.results.total().blamed(), asked, "an answer that no reading gives is wrong");
    assert_eq!(absurd.tap.lines().filter(|l| l.starts_with("not ok")).count(), asked);
    assert_eq!(absurd.junit.matches("<failure type=\"no-reading\"").count(), asked);
    assert!(absurd.table.contains("no-reading wrong-start/"));
    // Ours says that it is disputed: neither right nor wrong, and that is told.
    let own = run(&format!("{} rule --ndjson --brief", env!("CARGO_BIN_EXE_chesslaw")), "wrong-start", Some("disputed"));
    assert_eq!((own.results.total().blamed(), own.results.total().disputed), (0, asked));
    let lines: Vec<&str> = own.tap.lines().filter(|l| l.contains("ok ")).collect();
    assert!(lines.iter().all(|l| l.starts_with("ok ") && l.contains("# SKIP disputed: ") && l.ends_with(", says so")), "{}", own.tap);
    assert_eq!(own.junit.matches("<skipped message=\"disputed: ").count(), asked, "{}", own.junit);
    assert!(own.table.contains(&format!("says so × {asked}")), "{}", own.table);
}

#[test]
fn documented_choices_are_todo_and_skipped_with_their_words() {
    let hello = r#","documented":[{"faults":["dead-fortress-unseen"],"quote":"material only","source":"https://example.org/doc"}]"#;
    let no = run(&adapter(hello, "\"answer\":false"), "dead-position", None);
    let documented = no.results.total().documented;
    assert!(documented > 3);
    let todo: Vec<&str> = no.tap.lines().filter(|l| l.contains("# TODO")).collect();
    assert_eq!(todo.len(), documented);
    assert!(todo.iter().all(|l| l.starts_with("not ok") && l.contains("\"material only\" (https://example.org/doc)")), "{todo:?}");
    assert_eq!(no.junit.matches("<skipped message=\"by documented choice: &quot;material only&quot;").count(), documented);
    assert!(!no.junit.contains("<failure type=\"dead-fortress-unseen\""));
    // What is not documented still fails, with position, clauses and all.
    assert!(no.junit.contains("<failure type=\"dead-material-unseen\">failed: answer false instead of answer true. Asked: FEN "), "{}", no.junit);
    assert!(no.table.contains("FEN 8/8/4k3/8/8/4K3/8/8 w - - 0 1 (5.2.2)") && no.table.contains("\"material only\""), "{}", no.table);
    // Nothing but documented choices is nothing to blame.
    let hard = run(&adapter(hello, "\"answer\":false"), "dead-position", Some("hard"));
    assert_eq!((hard.results.total().blamed(), hard.results.total().documented), (0, 1));
}

#[test]
fn answers_of_another_type_are_garbage_and_not_wrong() {
    for (question, fields) in [
        ("castling", "\"answer\":\"true\""),
        ("castling", "\"answer\":1"),
        ("checkmate", "\"answer\":[]"),
        ("san", "\"answer\":true"),
        ("flag-fall", "\"result\":\"white\""),
        ("flag-fall", "\"answer\":true,\"result\":1"),
        ("move-completed", "\"actions\":\"none\""),
        ("move-completed", "\"actions\":[\"continue-game\"]"),
        ("move-completed", "\"actions\":[],\"status\":\"sure\""),
    ] {
        let run = run(&adapter("", fields), question, None);
        assert!(!run.results.failures.is_empty());
        assert!(run.results.failures.iter().all(|f| f.kind == "garbage"), "{question} {fields}: {:?}", run.results.failures[0]);
        assert_eq!(run.results.total().passed, 0, "{question} {fields}");
    }
}

#[test]
fn the_forms_hold_only_what_xml_and_yaml_may_hold() {
    // A control character and a non-character within an error, as JSON escapes them.
    let odd = run(&adapter("", r#""error":"a\\u0001b\\ufffec <>""#), "promotion", None);
    assert_eq!(odd.json["failures"][0]["given"], "a\u{1}b\u{fffe}c <>", "the adapter says what it should");
    for (form, text) in [("junit", &odd.junit), ("tap", &odd.tap), ("table", &odd.table)] {
        assert!(!text.contains(['\u{1}', '\u{fffe}']), "{form}");
        assert!(text.contains(r"a\u{1}b\u{fffe}c") || text.contains(r"a\\u{1}b\\u{fffe}c"), "{form}: {text}");
    }
    assert!(odd.junit.contains("c &lt;&gt;"));
}

#[test]
fn what_is_not_supported_is_skipped_one_by_one() {
    // It supports only what is asked of White.
    let some = r#"while read -r line; do case "$line" in *hello*) echo '{"name":"x"}';; *'"side":"white"'*) echo "$line" | sed 's|,"question".*|,"answer":false}|';; *) echo "$line" | sed 's|,"question".*|,"unsupported":"only White"}|';; esac; done"#;
    let some = run(some, "can-checkmate", None);
    let total = some.results.total();
    assert!(total.unsupported > 0 && total.passed > 0);
    assert_eq!(some.tap.matches("# SKIP not supported: only White").count(), total.unsupported);
    assert_eq!(some.junit.matches("<skipped message=\"not supported: only White\"").count(), total.unsupported);
}

#[test]
fn positions_that_cannot_arise_count_neither_way() {
    let yes = run(&adapter("", "\"answer\":true"), "en-passant", Some("unreachable"));
    let total = yes.results.total();
    assert!(total.unreachable > 3 && total.wrong() == 0 && total.passed == 0, "{total:?}");
    assert!(yes.tap.lines().filter(|l| l.contains("ok ")).all(|l| l.contains("no game leads to the position")), "{}", yes.tap);
    assert_eq!(yes.junit.matches("<skipped message=\"no game leads to the position").count(), total.unreachable);
    assert!(yes.results.faults().is_empty());
}

/// A program that fails the plain case as well shows that fault, and not one for each special case.
#[test]
fn failures_of_one_cause_are_one_fault() {
    let kinds = |adapter: &str| run(adapter, "en-passant", None).results.faults().into_keys().map(str::to_owned).collect::<Vec<_>>();
    // It never captures in passing.
    assert_eq!(kinds(&adapter("", "\"answer\":false")), ["en-passant-refused"]);
    // It does after moves that were played, but does not read the square in a FEN.
    let unread = r#"while read -r line; do case "$line" in *hello*) echo '{"name":"x"}';; *'"moves"'*) echo "$line" | CHESSLAW rule --ndjson --brief;; *) echo "$line" | sed 's|,"question".*|,"answer":false}|';; esac; done"#;
    assert_eq!(kinds(&unread.replace("CHESSLAW", env!("CARGO_BIN_EXE_chesslaw"))), ["en-passant-of-fen-ignored"]);
}

#[test]
fn a_slip_in_what_an_adapter_says_of_itself_is_named() {
    for (hello, bad, meant) in [
        (r#","questions":["castlng"]"#, "castlng", "castling"),
        (r#","editions":["fide-2032"]"#, "fide-2032", "fide-20"),
        (r#","question":["castling"]"#, "question", "questions"),
        (r#","questions":"castling""#, "castling", ""),
        (r#","documented":[{"faults":["dead-fortress-unsen"],"quote":"q","source":"s"}]"#, "dead-fortress-unsen", "dead-fortress-unseen"),
    ] {
        let Err(error) = try_run(&adapter(hello, "\"answer\":true"), "castling", None) else { panic!("{hello} passes") };
        let error = error.to_string();
        assert!(error.contains("hello") && error.contains(bad) && error.contains(meant), "{hello}: {error}");
    }
    // What is not nearly anything known is a field of a later version.
    assert!(try_run(&adapter(r#","licence":"MIT","zzz":1"#, "\"unsupported\":true"), "castling", None).is_ok());
}

#[test]
fn an_adapter_that_never_starts_is_one_error() {
    for broken in ["exit 3", "read -r line; exit 0", "sh -c 'exit 1'"] {
        assert!(matches!(try_run(broken, "castling", None), Err(RunError::Ends { .. })), "{broken}");
    }
    let output = program("exit 3", &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    assert_eq!(err(&output).matches("cannot start the adapter").count(), 1, "{}", err(&output));
}

#[test]
fn what_would_fail_after_the_run_fails_before_it() {
    // An adapter that leaves a mark when it is started.
    let mark = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("started");
    let _ = std::fs::remove_file(&mark);
    let marking = format!("touch {}; exit 3", mark.display());
    let not_results = env!("CARGO_MANIFEST_DIR").to_owned() + "/README.md";
    for wrong in
        ["--kept=/no/such/file.json", &format!("--kept={not_results}"), "--out=/no/such/folder/results.json", "--timeout=0", "--timeout=-1", "--timeout=NaN"]
    {
        let output = program(&marking, &[wrong]);
        assert_eq!(output.status.code(), Some(2), "{wrong}");
        assert!(!mark.exists(), "{wrong}: the adapter was started");
    }
}

#[test]
fn what_was_written_is_said_in_words() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("words.tap");
    let output = program(&adapter("", "\"answer\":true"), &["--edition", "fide-2023", "--format", "tap", "--out", file.to_str().unwrap()]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("passed") && !said.contains("Tally") && !said.contains('{'), "{said}");
    let table = run(&adapter("", "\"actions\":[]"), "move-completed", None).table;
    assert!(table.contains("orders nothing") && !table.contains("[]") && !table.contains("actions ,"), "{table}");
}
