//! Runs against programs that are wrong in one way each: what the forms say of it, and how a run fails.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

use std::process::{Command, Output};

use serde_json::Value;

/// Runs an adapter.
fn run(adapter: &str, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_chesslaw")).args(["oracle", "run", "--timeout", "60", "--adapter", adapter]).args(more).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
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

const DISPUTED: [&str; 4] = ["--tag", "disputed", "--edition", "fide-2023"];

#[test]
fn disputed_answers_are_told_apart_by_reading_in_every_form() {
    // Nothing that any reading of a ruling orders.
    let absurd = adapter("", "\"actions\":[{\"action\":\"dance\"}],\"answer\":true");
    let rulings = [&DISPUTED[..], &["--question", "wrong-start"]].concat();
    let form = |form: &str| run(&absurd, &[&rulings[..], &["--format", form]].concat());
    let kept: Value = serde_json::from_str(&out(&form("json"))).unwrap();
    let asked = kept["failures"].as_array().unwrap().len();
    assert!(asked > 0 && kept["failures"].as_array().unwrap().iter().all(|f| f["kind"] == "no-reading"), "{kept}");
    assert_eq!(kept["disputed"].as_array().unwrap().len(), asked);
    assert_eq!(form("tap").status.code(), Some(1), "an answer that no reading gives is wrong");
    assert_eq!(out(&form("tap")).lines().filter(|l| l.starts_with("not ok")).count(), asked);
    assert_eq!(out(&form("junit")).matches("<failure type=\"no-reading\"").count(), asked);
    assert!(out(&form("table")).contains("no-reading wrong-start/"));
    // Answers as some reading gives: neither right nor wrong, and which reading is told.
    let yes = adapter("", "\"answer\":true");
    let positions = [&DISPUTED[..], &["--question", "can-checkmate"]].concat();
    let form = |form: &str| run(&yes, &[&positions[..], &["--format", form]].concat());
    assert_eq!(form("tap").status.code(), Some(0));
    let tap = out(&form("tap"));
    let lines: Vec<&str> = tap.lines().filter(|l| l.contains("ok ")).collect();
    assert!(!lines.is_empty() && lines.iter().all(|l| l.contains("# SKIP disputed: series-limit, unlimited")), "{tap}");
    let junit = out(&form("junit"));
    assert_eq!(junit.matches("<skipped message=\"disputed: series-limit, unlimited\"").count(), lines.len(), "{junit}");
    assert!(out(&form("table")).contains("series-limit") && out(&form("table")).contains(&format!("unlimited × {}", lines.len())));
}

#[test]
fn documented_choices_are_todo_and_skipped_with_their_words() {
    let hello = r#","documented":[{"faults":["dead-fortress-unseen"],"quote":"material only","source":"https://example.org/doc"}]"#;
    let no = adapter(hello, "\"answer\":false");
    let only = ["--question", "dead-position", "--edition", "fide-2023"];
    let form = |form: &str| out(&run(&no, &[&only[..], &["--format", form]].concat()));
    let kept: Value = serde_json::from_str(&form("json")).unwrap();
    let documented = kept["questions"]["dead-position"]["documented"].as_u64().unwrap() as usize;
    assert!(documented > 3);
    let tap = form("tap");
    let todo: Vec<&str> = tap.lines().filter(|l| l.contains("# TODO")).collect();
    assert_eq!(todo.len(), documented);
    assert!(todo.iter().all(|l| l.starts_with("not ok") && l.contains("\"material only\" (https://example.org/doc)")), "{todo:?}");
    let junit = form("junit");
    assert_eq!(junit.matches("<skipped message=\"by documented choice: &quot;material only&quot;").count(), documented);
    assert!(!junit.contains("<failure type=\"dead-fortress-unseen\""));
    // What is not documented still fails, with position, clauses and all.
    assert!(junit.contains("<failure type=\"dead-material-unseen\">failed: answer false instead of answer true. Asked: FEN "));
    let table = form("table");
    assert!(table.contains("FEN 8/8/4k3/8/8/4K3/8/8 w - - 0 1 (5.2.2)") && table.contains("\"material only\""), "{table}");
    // Nothing but documented choices is nothing to blame.
    let one = run(&no, &["--question", "dead-position", "--edition", "fide-2023", "--tag", "hard"]);
    assert_eq!(one.status.code(), Some(0), "{}", out(&one));
}

#[test]
fn answers_of_another_type_are_garbage_and_not_wrong() {
    let kinds = |question: &str, fields: &str| -> Vec<String> {
        let output = run(&adapter("", fields), &["--question", question, "--edition", "fide-2023", "--format", "json"]);
        let kept: Value = serde_json::from_str(&out(&output)).unwrap();
        let tally = kept["questions"][question].as_object().unwrap();
        tally.iter().filter(|(name, n)| n.as_u64() != Some(0) && !["disputed", "unreachable"].contains(&name.as_str())).map(|(name, _)| name.clone()).collect()
    };
    for (question, fields) in [
        ("castling", "\"answer\":\"true\""),
        ("castling", "\"answer\":1"),
        ("checkmate", "\"answer\":[]"),
        ("san", "\"answer\":true"),
        ("flag-fall", "\"result\":\"white\""),
        ("flag-fall", "\"answer\":true,\"result\":1"),
        ("touched-piece", "\"actions\":\"none\""),
        ("touched-piece", "\"actions\":[\"continue-game\"]"),
        ("touched-piece", "\"actions\":[],\"status\":\"sure\""),
    ] {
        assert_eq!(kinds(question, fields), ["garbage"], "{question} {fields}");
    }
}

#[test]
fn the_forms_hold_only_what_xml_and_yaml_may_hold() {
    // A control character and a non-character within an error, as JSON escapes them.
    let odd = adapter("", r#""error":"a\\\\u0001b\\\\ufffec <&\\\\">""#);
    let only = ["--question", "promotion", "--edition", "fide-2023"];
    let json: Value = serde_json::from_str(&out(&run(&odd, &[&only[..], &["--format", "json"]].concat()))).unwrap();
    assert_eq!(json["failures"][0]["given"], "a\u{1}b\u{fffe}c <&\">", "the adapter says what it should");
    for form in ["junit", "tap", "table"] {
        let text = out(&run(&odd, &[&only[..], &["--format", form]].concat()));
        assert!(!text.contains(['\u{1}', '\u{fffe}']), "{form}");
        assert!(text.contains(r"a\u{1}b\u{fffe}c") || text.contains(r"a\\u{1}b\\u{fffe}c"), "{form}: {text}");
    }
    let junit = out(&run(&odd, &[&only[..], &["--format", "junit"]].concat()));
    assert!(junit.contains("c &lt;&amp;&quot;&gt;"));
}

#[test]
fn what_is_not_supported_is_skipped_one_by_one() {
    // It supports only what is asked of White.
    let some = r#"while read -r line; do case "$line" in *hello*) echo '{"name":"x"}';; *'"side":"white"'*) echo "$line" | sed 's|,"question".*|,"answer":false}|';; *) echo "$line" | sed 's|,"question".*|,"unsupported":"only White"}|';; esac; done"#;
    let form = |form: &str| out(&run(some, &["--question", "can-checkmate", "--edition", "fide-2023", "--format", form]));
    let kept: Value = serde_json::from_str(&form("json")).unwrap();
    let unsupported = kept["questions"]["can-checkmate"]["unsupported"].as_u64().unwrap() as usize;
    assert!(unsupported > 0 && kept["questions"]["can-checkmate"]["passed"] != 0);
    assert_eq!(form("tap").matches("# SKIP not supported: only White").count(), unsupported);
    assert_eq!(form("junit").matches("<skipped message=\"not supported: only White\"").count(), unsupported);
}

#[test]
fn a_slip_in_what_an_adapter_says_of_itself_is_named() {
    for (hello, bad, meant) in [
        (r#","questions":["castlng"]"#, "castlng", "castling"),
        (r#","editions":["fide-2032"]"#, "fide-2032", "fide-202"),
        (r#","question":["castling"]"#, "question", "questions"),
        (r#","questions":"castling""#, "castling", ""),
        (r#","documented":[{"faults":["dead-fortress-unsen"],"quote":"q","source":"s"}]"#, "dead-fortress-unsen", "dead-fortress-unseen"),
    ] {
        let output = run(&adapter(hello, "\"answer\":true"), &["--question", "castling"]);
        assert_eq!(output.status.code(), Some(2), "{hello}: {}", err(&output));
        assert!(err(&output).contains("hello") && err(&output).contains(bad) && err(&output).contains(meant), "{hello}: {}", err(&output));
        assert!(output.stdout.is_empty());
    }
    // What is not nearly anything known is a field of a later version.
    assert_eq!(run(&adapter(r#","licence":"MIT","zzz":1"#, "\"unsupported\":true"), &["--question", "castling"]).status.code(), Some(0));
}

#[test]
fn an_adapter_that_never_starts_is_one_error() {
    for broken in ["exit 3", "read -r line; exit 0", "sh -c 'echo no library >&2; exit 1'"] {
        let output = run(broken, &["--question", "castling"]);
        assert_eq!(output.status.code(), Some(2), "{broken}");
        assert!(output.stdout.is_empty());
        assert_eq!(err(&output).matches("cannot start the adapter").count(), 1, "{}", err(&output));
    }
}

#[test]
fn what_would_fail_after_the_run_fails_before_it() {
    // An adapter that leaves a mark when it is started.
    let mark = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("started");
    let _ = std::fs::remove_file(&mark);
    let marking = format!("touch {}; exit 3", mark.display());
    let not_results = env!("CARGO_MANIFEST_DIR").to_owned() + "/README.md";
    for wrong in [
        ["--kept", "/no/such/file.json"],
        ["--kept", not_results.as_str()],
        ["--out", "/no/such/folder/results.json"],
        ["--timeout", "0"],
        ["--timeout", "-1"],
        ["--timeout", "NaN"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_chesslaw"))
            .args(["oracle", "run", "--question", "castling", "--adapter", &marking])
            .arg(format!("{}={}", wrong[0], wrong[1]))
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert!(!mark.exists(), "{wrong:?}: the adapter was started");
    }
}

#[test]
fn what_was_written_is_said_in_words() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("words.tap");
    let output = run(&adapter("", "\"answer\":true"), &["--question", "castling", "--format", "tap", "--out", file.to_str().unwrap()]);
    let said = out(&output);
    assert!(said.contains("passed") && !said.contains("Tally") && !said.contains('{'), "{said}");
    let table = out(&run(&adapter("", "\"actions\":[]"), &["--question", "touched-piece", "--edition", "fide-2023"]));
    assert!(table.contains("orders nothing") && !table.contains("[]") && !table.contains("actions ,"), "{table}");
}
