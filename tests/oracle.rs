//! The conformance suite: what stands in it, that ids stay, that every answer holds, and that wrong programs are caught and named.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

use chesslaw::Lawbook;
use chesslaw::load::{SourceFile, Tree};
use chesslaw::oracle::results::{Compared, Failure, Results, Tally};
use chesslaw::oracle::run::{Filter, Known};
use chesslaw::oracle::{self, Oracle, Tag, export, frozen, mutation};
use serde_json::{Value, json};

fn book() -> &'static Lawbook {
    static BOOK: OnceLock<Lawbook> = OnceLock::new();
    BOOK.get_or_init(|| Lawbook::embedded().expect("the shipped content loads"))
}

fn suite() -> &'static [Oracle] {
    static SUITE: OnceLock<Vec<Oracle>> = OnceLock::new();
    SUITE.get_or_init(|| oracle::suite(book()).expect("the suite is sound"))
}

/// Runs an adapter on part of the suite.
fn run(adapter: &str, more: &[&str]) -> Results {
    let output =
        Command::new(env!("CARGO_BIN_EXE_chesslaw")).args(["oracle", "run", "--format", "json", "--adapter", adapter]).args(more).output().expect("runs");
    serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{e}: {}", String::from_utf8_lossy(&output.stderr)))
}

fn own() -> String {
    format!("{} rule --ndjson --brief", env!("CARGO_BIN_EXE_chesslaw"))
}

#[test]
fn every_question_and_edition_has_oracles_on_both_sides_of_every_boundary() {
    let content = &book().content;
    for question in &content.questions {
        for edition in (0..content.editions.all().len()).filter(|e| book().covers(question, *e)) {
            let name = content.editions.id(edition);
            let of: Vec<&Oracle> = suite().iter().filter(|o| o.question == question.id.value && o.edition == name).collect();
            assert!(of.iter().any(|o| o.is(Tag::Boundary)), "{} in {name} has no boundary", question.id.value);
            let answers: BTreeSet<String> = of.iter().map(|o| format!("{:?}", o.expected.get("actions"))).collect();
            assert!(answers.len() > 1, "{} in {name} has one answer only", question.id.value);
        }
    }
    for question in &content.positions {
        assert!(suite().iter().any(|o| o.question == question.id.value), "{}", question.id.value);
    }
}

#[test]
fn no_boundary_is_left_out_in_silence() {
    for question in &book().content.questions {
        let untold = oracle::derive::untold(book(), question);
        assert!(untold.is_empty(), "{}: {untold:?}", question.id.value);
    }
}

/// Every fact that is told has its own effect shown, or none to show.
#[test]
fn each_fact_told_shows_its_own_effect() {
    for question in &book().content.questions {
        let of: Vec<Oracle> = suite().iter().filter(|o| o.question == question.id.value).cloned().collect();
        for edition in (0..book().content.editions.all().len()).filter(|e| book().covers(question, *e)) {
            let name = book().content.editions.id(edition);
            let unshown = oracle::derive::unshown(book(), question, name, &of);
            assert!(unshown.is_empty(), "{} in {name}: {unshown:?}", question.id.value);
        }
    }
    let last = |completed: bool| {
        suite().iter().any(|o| o.id.starts_with("wrong-start/") && o.edition == "fide-2023" && o.facts.get("last_move_completed") == Some(&json!(completed)))
    };
    assert!(last(true) && last(false));
}

/// A number worked out from others is told by these, one minute before its limit and one after.
#[test]
fn boundaries_of_sums_are_told_by_their_parts() {
    let content = &book().content;
    let number = |o: &Oracle, name: &str| o.facts.get(name).and_then(Value::as_i64);
    let mut sums = 0;
    for fact in content.facts.values().filter(|f| !f.sum.is_empty()) {
        let total = |o: &Oracle| fact.sum.iter().map(|(name, times)| Some(number(o, name)? * times)).sum::<Option<i64>>();
        for edition in content.editions.all().iter().map(|e| &e.id.value) {
            let told: Vec<(i64, &Oracle)> =
                suite().iter().filter(|o| o.edition == *edition && o.is(Tag::Boundary)).filter_map(|o| Some((total(o)?, o))).collect();
            let Some((_, any)) = told.first() else { continue };
            sums += 1;
            let apart = |(a, x): &(i64, &Oracle)| told.iter().any(|(b, y)| *b == a + 1 && x.expected["actions"] != y.expected["actions"]);
            assert!(told.iter().any(apart), "{} in {edition}", any.question);
        }
    }
    assert!(sums > 5, "{sums}");
}

#[test]
fn ids_are_one_each_and_facts_are_not_said_twice() {
    let ids: BTreeSet<&str> = suite().iter().map(|o| o.id.as_str()).collect();
    assert_eq!(ids.len(), suite().len());
    let mut seen = BTreeMap::new();
    for oracle in suite() {
        let key = (&oracle.question, &oracle.edition, Value::Object(oracle.facts.clone()).to_string());
        if let Some(other) = seen.insert(key, &oracle.id) {
            panic!("{other} and {} tell the same facts", oracle.id);
        }
    }
}

#[test]
fn every_derived_ruling_is_decided_without_presumptions() {
    for oracle in suite().iter().filter(|o| o.fault.is_none() && o.is(Tag::Derived) && o.is(Tag::Boundary)) {
        assert_ne!(oracle.expected["status"], "needs-facts", "{}", oracle.id);
        // Facts told as unknown presume nothing, so nothing hangs on a presumption.
        let question = book().question(&oracle.question).unwrap();
        let mut told = oracle.told();
        for (fact, _) in book().ask(&oracle.question, Some(oracle.edition.as_str()), &told).unwrap().assumed() {
            told.insert(fact.clone(), None);
        }
        let ruling = book().ask(&question.id.value, Some(oracle.edition.as_str()), &told).unwrap();
        assert_eq!(oracle.expected["status"], ruling.status.word(), "{} leans on a presumption", oracle.id);
    }
}

#[test]
fn the_program_gives_every_answer_of_its_own_suite_by_the_protocol() {
    let results = run(&own(), &["--edition", "fide-2023", "--timeout", "60"]);
    let total = results.total();
    assert_eq!(total.wrong(), 0, "{:?}", &results.failures[..results.failures.len().min(5)]);
    assert!(total.passed > 1000 && total.disputed > 5, "{total:?}");
    assert!(results.readings.values().all(|r| !r.contains_key("none")), "{:?}", results.readings);
}

/// Released oracles: they stay, and their answers change only with an erratum.
#[test]
fn released_ids_stay_with_their_answers() {
    let released = frozen::read(book()).unwrap();
    assert!(released.len() > 300, "{} are released", released.len());
    let unexplained: Vec<String> = frozen::changes(book(), suite()).unwrap().into_iter().filter(|c| c.erratum.is_none()).map(|c| c.id).collect();
    assert!(unexplained.is_empty(), "these answers changed without an erratum in oracle/data/errata.jsonl: {unexplained:?}");
}

/// The content with one file changed.
fn with(path: &str, change: impl Fn(&str) -> String) -> Lawbook {
    let mut tree = Tree::embedded();
    let file = tree.files.iter_mut().find(|f| f.path == path).unwrap_or_else(|| panic!("there is no {path}"));
    let changed = change(file.text.as_deref().expect("text"));
    *file = SourceFile::new(path.to_owned(), path.to_owned(), changed.into_bytes());
    Lawbook::open(tree).0.expect("loads")
}

/// The oracles on `wrong-start`, as ours and by other content after ours were released.
fn released_then(path: &str, change: impl Fn(&str) -> String) -> (Vec<Oracle>, Vec<Oracle>) {
    let old = oracle::of_question(book(), book().question("wrong-start").unwrap(), &[]).unwrap();
    let kept: Vec<frozen::Frozen> = old.iter().map(frozen::Frozen::of).collect();
    let other = with(path, change);
    let new = oracle::of_question(&other, other.question("wrong-start").unwrap(), &kept).unwrap();
    for was in &old {
        let now = new.iter().find(|o| o.id == was.id).unwrap_or_else(|| panic!("{} is gone", was.id));
        assert_eq!(now.facts, was.facts, "{}", was.id);
    }
    let ids: BTreeSet<&str> = new.iter().map(|o| o.id.as_str()).collect();
    assert_eq!(ids.len(), new.len(), "an id is used twice");
    (old, new)
}

fn changed<'a>(old: &'a [Oracle], new: &[Oracle]) -> Vec<&'a Oracle> {
    old.iter().filter(|was| new.iter().any(|o| o.id == was.id && o.expected != was.expected)).collect()
}

#[test]
fn new_oracles_change_no_old_ones_and_released_ones_survive_other_rules() {
    // Another limit: other boundaries, so other facts are walked to. What was released is still asked, and new ones stand beside it.
    let (old, new) = released_then("content/articles/07.yaml", |t| t.replacen("value: { fide-2017: 10 }", "value: { fide-2017: 8 }", 1));
    assert!(new.len() > old.len(), "the new limit has its own boundary");
    assert!(!changed(&old, &new).is_empty(), "the limit decides some of them");
    assert!(new.iter().all(|o| !o.is(Tag::Withdrawn)));
}

#[test]
fn released_ones_stay_as_they_were_where_the_rules_can_be_asked_no_more() {
    // Beyond the ten moves of `setup-window` two rules disagree, so these editions have no ruling at all.
    let (old, new) = released_then("content/articles/07.yaml", |t| t.replacen("value: { fide-2017: 10 }", "value: { fide-2017: 12 }", 1));
    assert_eq!(changed(&old, &new), Vec::<&Oracle>::new());
    let withdrawn: Vec<&Oracle> = new.iter().filter(|o| o.is(Tag::Withdrawn)).collect();
    assert!(withdrawn.iter().any(|o| o.edition == "fide-2023") && withdrawn.iter().all(|o| o.edition != "fide-2009"));
    // No program is held to them.
    assert!(withdrawn.iter().all(|o| !oracle::run::Filter::default().takes(o)));
}

#[test]
fn a_released_case_stays_when_it_is_taken_out_or_tells_other_facts() {
    let vectors = "content/vectors/wrong-start.yaml";
    let id = "wrong-start/start-over-set-up@fide-2023";
    let (old, new) = released_then(vectors, |t| t.lines().filter(|l| !l.contains("id: start-over-set-up,")).map(|l| format!("{l}\n")).collect());
    assert_eq!(old.iter().find(|o| o.id == id).unwrap().expected, new.iter().find(|o| o.id == id).unwrap().expected);
    let (_, new) = released_then(vectors, |t| {
        t.replacen("facts: { board_rotated: true, game_over: true }", "facts: { initial_position_wrong: true, board_rotated: true, game_over: true }", 1)
    });
    let other = new.iter().find(|o| o.id.starts_with("wrong-start/start-over-set-up-") && o.edition == "fide-2023").unwrap();
    assert!(other.facts.contains_key("initial_position_wrong"), "the other facts have an id of their own");
}

#[test]
fn a_released_position_stays_when_it_is_taken_out() {
    let id = "castling/castle-short-free@fide-2023";
    let other = with("oracle/data/boundaries.jsonl", |t| t.lines().filter(|l| !l.contains("\"castle-short-free\"")).map(|l| format!("{l}\n")).collect());
    let now = oracle::suite(&other).unwrap();
    let was = suite().iter().find(|o| o.id == id).unwrap();
    let still = now.iter().find(|o| o.id == id).expect("it is still there");
    assert_eq!((&still.facts, &still.expected), (&was.facts, &was.expected));
    assert!(!still.is(Tag::Withdrawn));
    assert!(frozen::changes(&other, &now).unwrap().is_empty());
}

#[test]
fn freezing_again_changes_nothing_that_was_released() {
    let text = frozen::freeze(book(), suite()).unwrap();
    let again = with(frozen::PATH, |_| text.clone());
    assert_eq!(frozen::freeze(&again, suite()).unwrap(), text);
    let released = frozen::read(&again).unwrap();
    assert_eq!(released.len(), suite().len());
    // A ruling that changes stays in the file as it was, and is listed as another one now.
    let mut now = suite().to_vec();
    now[0].expected.insert("status".to_owned(), "not-covered".into());
    assert_eq!(frozen::freeze(&again, &now).unwrap(), text);
    let changes = frozen::changes(&again, &now).unwrap();
    assert_eq!(changes.iter().map(|c| (&c.id, &c.was)).collect::<Vec<_>>(), [(&suite()[0].id, &suite()[0].expected)]);
}

#[test]
fn the_files_are_the_same_bytes_each_time_and_the_manifest_tells_the_truth() {
    let once = export::files(book(), suite()).unwrap();
    let again = export::files(book(), &oracle::suite(book()).unwrap()).unwrap();
    assert_eq!(once, again);
    let file = |name: &str| once.iter().find(|f| f.path == format!("oracle/v1/{name}")).unwrap_or_else(|| panic!("there is no {name}"));
    let manifest: Value = serde_json::from_slice(&file("manifest.json").bytes).unwrap();
    for (name, about) in manifest["files"].as_object().unwrap() {
        assert_eq!(about["sha256"], oracle::sha256::hex(&file(name).bytes), "{name}");
    }
    let mut counted = 0;
    for (question, editions) in manifest["questions"].as_object().unwrap() {
        for (edition, count) in editions.as_object().unwrap() {
            let of = suite().iter().filter(|o| o.question == *question && o.edition == *edition);
            let attested = of.clone().filter(|o| o.is(Tag::Attested)).count() as u64;
            let derived = of.filter(|o| o.is(Tag::Derived)).count() as u64;
            assert_eq!((count["attested"].as_u64(), count["derived"].as_u64()), (Some(attested), Some(derived)), "{question} {edition}");
            counted += attested + derived;
        }
    }
    assert_eq!(counted, suite().len() as u64);
    let score = mutation::kept(book()).unwrap().expect("measured");
    assert_eq!(manifest["mutation"]["score_per_mille"].as_u64(), Some(u64::from(score.score_per_mille)));
    assert!(score.score_per_mille >= 980 && score.score_per_mille > score.cases_alone_per_mille, "{score:?}");
    for name in ["LICENSE.txt", "POLICY.md", "HOWTO.md", "PROTOCOL.md", "errata.jsonl", "changes.jsonl", "schema/oracle.schema.json"] {
        file(name);
    }
    // Whether it is released is said in both, with the same date and revision.
    let policy = String::from_utf8(file("POLICY.md").bytes.clone()).unwrap();
    for name in ["status", "date", "revision"] {
        let said = manifest[name].as_str().unwrap_or_else(|| panic!("the manifest has no {name}"));
        assert!(policy.contains(said), "{name}");
    }
    for tag in Tag::ALL {
        assert!(policy.contains(&format!("`{}`", tag.word())), "the policy does not say what {} means", tag.word());
    }
    let other = with("oracle/data/boundaries.jsonl", |t| t.replacen("100 half-moves on the board", "a hundred half-moves on the board", 1));
    let changed = export::files(&other, &oracle::suite(&other).unwrap()).unwrap();
    let changed: Value = serde_json::from_slice(&changed.iter().find(|f| f.path.ends_with("manifest.json")).unwrap().bytes).unwrap();
    assert_ne!(changed["revision"], manifest["revision"]);
}

/// Attested means that somebody other than the Laws says so, for an edition that the source can have spoken of.
#[test]
fn attested_ones_name_somebody_outside_the_laws() {
    let laws: BTreeSet<&str> = book().content.sources.values().filter(|s| s.laws).map(|s| s.title.as_str()).collect();
    assert!(laws.len() > 10);
    let of_laws = |source: &String| laws.iter().any(|l| source.starts_with(l));
    for oracle in suite() {
        assert!(oracle.is(Tag::Attested) != oracle.is(Tag::Derived), "{} is both or neither", oracle.id);
        if oracle.is(Tag::Attested) {
            assert!(oracle.sources.iter().any(|s| !of_laws(s)), "{} has only {:?}", oracle.id, oracle.sources);
        }
        if oracle.is(Tag::Stated) {
            assert!(oracle.is(Tag::Derived) && oracle.sources.iter().any(of_laws), "{}", oracle.id);
        }
    }
    let one = |id: &str| suite().iter().find(|o| o.id == id).unwrap_or_else(|| panic!("no {id}"));
    // An interpretation of 2017 speaks of the edition of 2017, not of the one before or of the one that came in 2023.
    let said = suite().iter().filter(|o| o.sources.iter().all(|s| s.starts_with("Interpretations")) && !o.sources.is_empty());
    let editions: BTreeSet<&str> = said.filter(|o| o.is(Tag::Attested)).map(|o| o.edition.as_str()).collect();
    assert_eq!(editions, BTreeSet::from(["fide-2017", "fide-2018"]));
    assert!(one("castling/castle-008@fide-2023").is(Tag::Attested), "a reported fault");
}

#[test]
fn each_says_why_and_by_which_clauses_or_that_there_is_none() {
    for oracle in suite() {
        assert!(!oracle.why.trim().is_empty(), "{}", oracle.id);
        assert!(!oracle.clauses.is_empty() || oracle.why.to_lowercase().contains("no clause"), "{}: {}", oracle.id, oracle.why);
    }
}

/// Controls are there, lead to no circle, and are not what they control.
#[test]
fn controls_are_oracles_of_the_suite() {
    let by_id: BTreeMap<&str, &Oracle> = suite().iter().map(|o| (o.id.as_str(), o)).collect();
    let mut controls = 0;
    for oracle in suite() {
        let (mut at, mut steps) = (oracle, 0);
        while let Some(control) = &at.control {
            at = by_id.get(control.as_str()).unwrap_or_else(|| panic!("{control} of {} is not there", oracle.id));
            steps += 1;
            assert!(steps < 5, "{} is in a circle of controls", oracle.id);
        }
        controls += steps;
    }
    assert!(controls > 20, "{controls}");
}

#[test]
fn every_oracle_fits_its_schema() {
    let files = export::files(book(), suite()).unwrap();
    let schema: Value = serde_json::from_slice(&files.iter().find(|f| f.path.ends_with("schema/oracle.schema.json")).unwrap().bytes).unwrap();
    let properties = schema["properties"].as_object().unwrap();
    for oracle in suite() {
        let line = serde_json::to_value(oracle).unwrap();
        for name in schema["required"].as_array().unwrap() {
            assert!(line.get(name.as_str().unwrap()).is_some(), "{} lacks {name}", oracle.id);
        }
        for (name, value) in line.as_object().unwrap() {
            let about = properties.get(name).unwrap_or_else(|| panic!("{name} is not in the schema"));
            if let Some(words) = about["enum"].as_array() {
                assert!(words.contains(value), "{}: {name} is {value}", oracle.id);
            }
        }
        for name in oracle.expected.keys() {
            assert!(schema["properties"]["expected"]["properties"].get(name).is_some(), "{name} of {} is not in the schema", oracle.id);
        }
    }
}

#[test]
fn disputed_ones_carry_every_reading_and_those_who_hold_it() {
    let disputed: Vec<&Oracle> = suite().iter().filter(|o| o.is(Tag::Disputed)).collect();
    assert!(disputed.len() > 20);
    for oracle in disputed {
        let readings = oracle.expected["readings"].as_array().unwrap();
        let options: BTreeSet<String> = readings.iter().map(|r| r["option"].to_string()).collect();
        assert!(options.len() > 1, "{} has one reading", oracle.id);
        assert!(readings.iter().all(|r| r["held_by"].is_array()), "{}", oracle.id);
    }
}

#[test]
fn every_fault_has_a_name_in_every_language() {
    for fault in suite().iter().filter_map(|o| o.fault.as_ref()).collect::<BTreeSet<_>>() {
        for language in book().languages.values() {
            assert!(language.has(&format!("fault-{fault}")), "{fault} in {}", language.id);
        }
    }
}

#[test]
fn the_kept_results_show_many_faults_in_many_programs() {
    let kept = oracle::results::kept(book()).unwrap();
    // What a program documents as its choice is told apart and does not count; to end with an error instead of an answer is a kind of its own.
    let kind = |f: &Failure| match f.kind.as_str() {
        "failed" => f.fault.clone(),
        "error" | "crashed" => Some("no-answer".to_owned()),
        _ => None,
    };
    let shown: Vec<BTreeSet<String>> = kept.iter().map(|r| r.failures.iter().filter_map(kind).collect()).collect();
    let kinds: BTreeSet<&String> = shown.iter().flatten().collect();
    let programs = shown.iter().filter(|f| !f.is_empty()).count();
    assert!(kinds.len() >= 25 && programs >= 8, "{} kinds in {programs} programs: {kinds:?}", kinds.len());
    let ids: BTreeSet<&str> = suite().iter().map(|o| o.id.as_str()).collect();
    for result in &kept {
        for failure in &result.failures {
            assert!(ids.contains(failure.id.as_str()), "{} of {} is no oracle: run oracle/run-adapters --keep", failure.id, result.program.name);
        }
        assert!(result.program.documented.iter().all(|d| !d.quote.is_empty() && !d.source.is_empty()), "{}", result.program.name);
    }
}

/// A program that answers as ours does but for one fault, in the language every system has: it asks `chesslaw rule --ndjson` and changes the answer.
fn planted(fault: &str) -> Option<Results> {
    let python = ["python3", "python"].into_iter().find(|p| Command::new(p).arg("--version").output().is_ok_and(|o| o.status.success()))?;
    let adapter = format!("{python} {}/tests/data/planted.py {fault} {}", env!("CARGO_MANIFEST_DIR"), own());
    Some(run(&adapter, &["--edition", "fide-2023", "--timeout", "60", "--tag", "boundary"]))
}

#[test]
fn each_planted_wrong_program_is_caught_and_named() {
    let planted_faults: [(&str, &[&str]); 6] = [
        ("fifty-moves-end", &["fifty-ends-the-game"]),
        ("pseudo-en-passant", &["en-passant-exposes-king"]),
        ("material-decides", &["material-decides", "helpmate-denied", "dead-fortress-unseen"]),
        ("b-file", &["castling-rook-path-matters"]),
        // Claims and draws that come of themselves confused, both ways.
        ("claims-confused", &["fifty-ends-the-game", "repetition-ends-the-game"]),
        ("automatic-needs-claim", &["fivefold-missed", "seventyfive-missed"]),
    ];
    for (name, wanted) in planted_faults {
        let Some(results) = planted(name) else { return };
        let found: BTreeSet<&str> = results.faults().into_keys().collect();
        assert!(!found.is_empty(), "{name} is not caught");
        assert!(wanted.iter().any(|w| found.contains(w)), "{name} is not named, but {found:?}");
        // What it does right is not blamed.
        assert!(found.iter().all(|f| wanted.contains(f)), "{name} is blamed for {found:?}");
    }
}

/// What becomes of three questions asked of an adapter: the kind told, and what is shown of the first failure.
fn kind_of(adapter: &str, seconds: f64) -> (&'static str, Value) {
    let asked: Vec<&Oracle> = suite().iter().filter(|o| o.question == "san" && !o.is(Tag::Disputed)).take(3).collect();
    let results = oracle::run::run(&asked, &Known::of(suite()), adapter, Duration::from_secs_f64(seconds)).unwrap();
    let t = results.total();
    let counts = [
        ("passed", t.passed),
        ("failed", t.failed),
        ("unsupported", t.unsupported),
        ("error", t.errors),
        ("crashed", t.crashed),
        ("timed-out", t.timed_out),
        ("garbage", t.garbage),
    ];
    let (kind, _) = counts.into_iter().find(|(_, n)| *n == asked.len()).unwrap_or_else(|| panic!("{adapter}: {t:?}"));
    let first = results.failures.first();
    assert!(first.is_none_or(|f| f.kind == kind));
    (kind, first.map_or(Value::Null, |f| f.given.clone()))
}

/// An adapter in the shell that puts fields in place of the question; it presents itself.
fn replying(fields: &str) -> String {
    each(&format!("echo \"$line\" | sed 's/,\"question\".*/,{fields}}}/'"))
}

/// An adapter in the shell that presents itself and does the same for each request.
fn each(then: &str) -> String {
    format!("while read -r line; do case \"$line\" in *hello*) echo '{{\"name\":\"x\"}}';; *) {then};; esac; done")
}

#[test]
#[cfg(unix)]
fn not_supported_wrong_crash_silence_and_garbage_are_told_apart() {
    let kind = |adapter: &str| kind_of(adapter, 20.0);
    assert_eq!(kind(&replying("\"answer\":\"Qz9\"")), ("failed", json!({ "answer": "Qz9" })));
    assert_eq!(kind(&replying("\"unsupported\":true")).0, "unsupported");
    assert_eq!(kind(&replying("\"answer\":null")).0, "unsupported");
    assert_eq!(kind(&replying("\"error\":\"no\"")), ("error", json!("no")));
    let garbage = |adapter: &str, why: &str| {
        let (kind, given) = kind_of(adapter, 20.0);
        assert_eq!((kind, given["why"].as_str()), ("garbage", Some(why)), "{adapter}: {given}");
        assert!(given["line"].as_str().is_some_and(|l| !l.is_empty() && l.len() <= 1000), "{given}");
    };
    garbage(&replying("\"actions\":[]"), "no answer in it");
    garbage(&each("echo hello"), "not JSON");
    garbage(&each("echo '{\"answer\":true}'"), "no id");
    garbage(&each("echo '{\"id\":\"san/another@fide-2023\",\"answer\":true}'"), "another id");
    garbage("while read -r line; do echo hello; done", "not JSON");
    // A line cut off by the end of the program, and one that never ends.
    garbage("read -r line; case \"$line\" in *hello*) echo '{\"name\":\"x\"}'; read -r line;; esac; printf '{\"id\":\"san'", "ended in the middle of a line");
    garbage(&each("yes x | tr -d '\\n'"), "a line without end");
}

#[test]
#[cfg(unix)]
fn how_a_program_ended_is_told() {
    assert_eq!(kind_of(&each("exit 3"), 20.0), ("crashed", json!({ "exit": 3 })));
    assert_eq!(kind_of(&each("exit 0"), 20.0), ("crashed", json!({ "exit": 0 })));
    assert_eq!(kind_of(&each("kill -ABRT $$"), 20.0), ("crashed", json!({ "signal": 6 })));
    assert_eq!(kind_of(&each("exec >&-; exec sleep 100"), 20.0), ("crashed", json!({ "why": "closed its output" })));
}

/// The time limit is all they wait for; a slow machine only makes them slower.
#[test]
#[cfg(unix)]
fn silence_and_half_a_line_are_told_and_a_late_answer_is_not_taken_for_another() {
    assert_eq!(kind_of(&each("sleep 100"), 1.0), ("timed-out", Value::Null));
    assert_eq!(kind_of(&each("printf '{\"id\":\"san'; sleep 100"), 1.0), ("timed-out", json!({ "line": "{\"id\":\"san" })));
    // The answer to the first comes while the second is waited for: by then that program is gone.
    let late = each("sleep 3; echo \"$line\" | sed 's/,\"question\".*/,\"answer\":\"late\"}/'");
    assert_eq!(kind_of(&late, 1.0), ("timed-out", Value::Null));
}

#[test]
#[cfg(unix)]
fn a_command_that_is_not_there_is_an_error_of_the_run() {
    let asked: Vec<&Oracle> = suite().iter().take(1).collect();
    for command in ["no-such-program-here --now", "/"] {
        let error = oracle::run::run(&asked, &Known::of(suite()), command, Duration::from_secs(20)).unwrap_err();
        assert!(error.to_string().contains(command), "{error}");
    }
    let output =
        Command::new(env!("CARGO_BIN_EXE_chesslaw")).args(["oracle", "run", "--question", "san", "--adapter", "no-such-program-here"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "the run itself failed");
    assert!(output.stdout.is_empty() && String::from_utf8_lossy(&output.stderr).contains("cannot start the adapter"));
}

#[test]
fn a_program_that_crashes_is_started_anew_and_the_run_goes_on() {
    let own = own();
    // It answers one request after each start, and then ends.
    let adapter = format!("read -r hello; echo \"$hello\" | grep -q hello && {{ echo '{{\"name\":\"x\"}}'; read -r hello; }}; echo \"$hello\" | {own}");
    let results = run(&adapter, &["--question", "fivefold", "--edition", "fide-2023", "--timeout", "60"]);
    let total = results.total();
    assert!(total.passed > 1 && total.crashed > 1, "{total:?}");
}

/// Only another version, or time running out, excuses answers other than those kept.
#[test]
fn results_are_compared_with_those_kept() {
    let kept = &oracle::results::kept(book()).unwrap()[0];
    let compare = |now: &Results| oracle::results::compare(kept, now);
    assert_eq!(compare(kept), Compared::Same);
    let mut now = kept.clone();
    now.questions.insert("illegal-move".to_owned(), Tally { unsupported: 9, ..Tally::default() });
    assert_eq!(compare(&now), Compared::Same, "what is not claimed does not count");
    let question = kept.questions.iter().find(|(_, t)| t.passed > 0).map(|(q, _)| q.clone()).unwrap();
    now.questions.get_mut(&question).unwrap().passed -= 1;
    assert!(matches!(compare(&now), Compared::Differs(lines) if lines.len() == 1 && lines[0].starts_with(&question)));
    let failure = Failure { id: "x".to_owned(), kind: "failed".to_owned(), fault: None, given: json!(1), expected: json!(2) };
    now.failures.push(failure);
    assert!(matches!(compare(&now), Compared::Differs(lines) if lines[0] == "+ failed x: 1"));
    now.questions.get_mut(&question).unwrap().timed_out += 1;
    assert!(matches!(compare(&now), Compared::NotComparable(why) if why.contains("time")));
    now.program.version = "other".to_owned();
    assert!(matches!(compare(&now), Compared::NotComparable(why) if why.contains("other")));
}

#[test]
fn a_run_against_kept_results_fails_only_where_they_differ() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept.json");
    let against = |adapter: &str, more: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_chesslaw"))
            .args(["oracle", "run", "--question", "promotion", "--format", "json", "--adapter", adapter])
            .args(more)
            .output()
            .unwrap()
    };
    std::fs::write(&file, against(&each("exit 3"), &[]).stdout).unwrap();
    let kept = ["--kept", file.to_str().unwrap()];
    assert_eq!(against(&each("exit 3"), &kept).status.code(), Some(0), "as wrong as it was");
    let other = against(&each("exit 4"), &kept);
    assert_eq!(other.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&other.stderr).contains("{\"exit\":4}"));
}

#[test]
fn forms_for_machines_are_well_formed() {
    let form = |form: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_chesslaw"))
            .args(["oracle", "run", "--adapter", &own(), "--question", "promotion", "--format", form, "--timeout", "60"])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0), "{form}");
        String::from_utf8(output.stdout).unwrap()
    };
    let junit = form("junit");
    assert_eq!(junit.matches("<testcase").count(), junit.matches("/>").count());
    assert!(junit.starts_with("<?xml") && junit.trim_end().ends_with("</testsuites>"));
    let tap = form("tap");
    let plan: usize = tap.lines().nth(1).unwrap().strip_prefix("1..").unwrap().parse().unwrap();
    assert_eq!(tap.lines().filter(|l| l.starts_with("ok ")).count(), plan);
    assert!(form("table").contains("promotion"));
}

/// The protocol shows requests as the suite has them.
#[test]
fn the_protocol_shows_oracles_of_the_suite() {
    let page = include_str!("../docs/oracle-protocol.md");
    let mut shown = 0;
    for line in page.lines().filter(|l| l.starts_with("{\"id\":") && l.contains("\"facts\"")) {
        let request: Value = serde_json::from_str(line).unwrap();
        let oracle = suite().iter().find(|o| o.id == request["id"]).unwrap_or_else(|| panic!("no {}", request["id"]));
        let facts = serde_json::to_value(&oracle.facts).unwrap();
        assert_eq!(facts, request["facts"], "{}", oracle.id);
        shown += 1;
    }
    assert!(shown >= 2, "{shown}");
}

/// A filter that no oracle can pass is named, with what may have been meant.
#[test]
fn a_word_of_a_filter_that_no_oracle_has_is_named() {
    let list = |word: &str| vec![word.to_owned()];
    let wrong = [
        (Filter { questions: list("castlng"), ..Filter::default() }, "question", Some("castling")),
        (Filter { editions: list("FIDE-2023"), ..Filter::default() }, "edition", None),
        (Filter { tags: list("bounday"), ..Filter::default() }, "tag", Some("boundary")),
        (Filter { articles: list("Article 3"), ..Filter::default() }, "article", None),
    ];
    for (filter, what, meant) in wrong {
        let (named, _, nearest) = filter.unknown(suite()).unwrap();
        assert_eq!(named, what);
        assert!(meant.is_none() || nearest.as_deref() == meant, "{nearest:?}");
    }
    for article in ["3", "3.8", "A", "9.2"] {
        assert_eq!(Filter { articles: list(article), ..Filter::default() }.unknown(suite()), None);
    }
}

#[test]
fn programs_are_named_by_their_own_pages_and_not_by_the_registry_they_came_from() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("oracle");
    let hosts = ["pypi", "npmjs", "crates"].map(|name| [format!("{name}.org"), format!("{name}.com"), format!("{name}.io")]).concat();
    let mut seen = 0;
    for folder in ["adapters", "results"] {
        for file in std::fs::read_dir(root.join(folder)).expect("there").flatten().filter(|f| f.path().is_file()) {
            let text = std::fs::read_to_string(file.path()).unwrap_or_default();
            seen += 1;
            assert!(hosts.iter().all(|h| !text.contains(h.as_str())), "{:?} names a registry", file.file_name());
        }
    }
    assert!(seen > 20, "{seen} files");
}
