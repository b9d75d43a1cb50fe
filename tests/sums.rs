//! Numbers worked out from others: what is told of the parts settles them, and only the parts are spoken of.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests fail so")]

use cel::{Context, Program as Expression, Value as CelValue};
use chesslaw::engine::{self, Asked, Comparison, Status};
use chesslaw::event::Event;
use chesslaw::load::Tree;
use chesslaw::model::Scalar;
use chesslaw::{Lawbook, check, vocabulary};
use proptest::prelude::*;

fn book() -> &'static Lawbook {
    static BOOK: std::sync::OnceLock<Lawbook> = std::sync::OnceLock::new();
    BOOK.get_or_init(|| Lawbook::embedded().expect("the shipped content loads"))
}

/// The shipped content with one file changed.
fn changed(path: &str, old: &str, new: &str) -> Lawbook {
    let mut tree = Tree::embedded();
    let file = tree.files.iter_mut().find(|f| f.path == path).expect("there is such a file");
    let text = file.text.clone().unwrap();
    assert!(text.contains(old), "{path} has no {old}");
    file.text = Ok(text.replacen(old, new, 1));
    Lawbook::open_lenient(tree).0
}

fn late(minutes_late: i64, default_time: i64) -> [(&'static str, Scalar); 4] {
    [("player_late", true.into()), ("default_time_set", true.into()), ("minutes_late", minutes_late.into()), ("default_time", default_time.into())]
}

fn needs(facts: Vec<(String, Scalar)>) -> Vec<String> {
    let ruling = book().ask("default-time", "fide-2023", facts).unwrap();
    ruling.needs.into_iter().map(|(name, _)| name).collect()
}

fn told(facts: &[(&str, i64)]) -> Vec<(String, Scalar)> {
    let numbers = facts.iter().map(|(name, n)| ((*name).to_owned(), Scalar::Number(*n)));
    [("player_late".to_owned(), true.into()), ("default_time_set".to_owned(), true.into())].into_iter().chain(numbers).collect()
}

#[test]
fn only_what_is_missing_of_the_parts_is_asked() {
    assert_eq!(needs(told(&[])), ["came_after_default_time"]);
    assert_eq!(needs(told(&[("default_time", 15)])), ["minutes_late"]);
    assert_eq!(needs(told(&[("minutes_late", 10)])), ["default_time"]);
    // Where one part alone settles it the other is not asked: a player who is late at all is late for a default time of zero.
    assert!(needs(told(&[("default_time", 0)])).is_empty());
    assert!(vocabulary::facts_of(book(), book().content.question("default-time").unwrap()).iter().all(|f| f != "lateness"));
}

#[test]
fn parts_that_contradict_the_window_are_named() {
    let mut facts = told(&[("minutes_late", 20), ("default_time", 15)]);
    facts.push(("came_after_default_time".to_owned(), false.into()));
    let error = book().ask("default-time", "fide-2023", facts).unwrap_err();
    assert_eq!(error.to_string(), "these facts cannot be together: came_after_default_time, default_time, minutes_late");
}

#[test]
fn what_if_and_reasons_speak_of_the_parts() {
    let book = book();
    let turn = |minutes, limit| {
        let ruling = book.ask("default-time", "fide-2023", late(minutes, limit)).unwrap();
        let turns = book.what_if(&ruling).unwrap();
        turns.into_iter().filter(|t| t.slot == "outcome").flat_map(|t| t.facts).map(|d| (d.fact, d.asked)).collect::<Vec<_>>()
    };
    let compared = |how, number| Asked::Compared { how, number };
    assert!(turn(16, 15).contains(&("minutes_late".to_owned(), compared(Comparison::AtMost, 15))), "{:?}", turn(16, 15));
    assert!(turn(15, 15).contains(&("minutes_late".to_owned(), compared(Comparison::AtLeast, 16))), "{:?}", turn(15, 15));
    // Late by a minute or more is the least there is: only another default time turns it.
    assert!(turn(4, 0).contains(&("default_time".to_owned(), compared(Comparison::AtLeast, 4))), "{:?}", turn(4, 0));

    let ruling = book.ask("default-time", "fide-2023", late(16, 15)).unwrap();
    let said = book.explain(&ruling, "en").unwrap().join("\n");
    assert!(said.contains("after the default time of the event (the default time is 15 minutes and the player came 16 minutes late)"), "{said}");
}

#[test]
fn the_event_says_the_default_time_once() {
    let event = Event::parse("{ date: 2024-05-04, default_time: 0 }").unwrap();
    let mut facts = event.facts(book(), Some("fide-2023")).unwrap();
    assert_eq!(facts.get("default_time_zero"), Some(&Some(Scalar::Bool(true))));
    facts.insert("player_late".to_owned(), Some(Scalar::Bool(true)));
    assert_eq!(book().ask("default-time", "fide-2023", &facts).unwrap().status, Status::Discretion);
}

#[test]
fn a_bad_sum_or_window_is_found() {
    let good = "sum: { minutes_late: 1, default_time: -1 } }   # never told: follows from both\ncame_after_default_time: { type: bool, view: { of: lateness, above: 0 } }";
    let bad = "sum: { minutes_late: 1, defualt_time: -1, default_time: 0, player_late: -1, white_moves_made: -1 } }\ncame_after_default_time: { type: bool, view: { of: lateness } }";
    let book = changed("content/facts.yaml", good, bad);
    let found = check::all(&book);
    let about = |code: &str, key: &str| found.iter().filter(|d| d.code == code).filter_map(|d| d.words.get(key).cloned()).collect::<Vec<_>>();
    assert_eq!(about("E095", "part"), ["default_time", "player_late", "white_moves_made"]);
    assert_eq!(about("E096", "name"), ["came_after_default_time"]);
    assert!(about("E010", "name").contains(&"defualt_time".to_owned()), "{:?}", about("E010", "name"));
}

/// The rules put on the sum itself: the conditions other hosts get hold where the engine's do.
fn on_the_sum() -> &'static (Lawbook, String) {
    static BOOK: std::sync::OnceLock<(Lawbook, String)> = std::sync::OnceLock::new();
    BOOK.get_or_init(|| {
        let old = "when: { player_late: true, default_time_set: true, came_after_default_time: true }";
        let book = changed("content/questions/default-time.yaml", old, "when: { player_late: true, default_time_set: true, lateness: { above: 0 } }");
        let (question, _, program) = book.compiled("default-time", Some("fide-2023")).unwrap();
        let exported = engine::export_conditions(&book.content, question, program);
        let rule = exported["rules"].as_array().unwrap().iter().find(|r| r["rule"] == "lost-unless-excused").unwrap();
        assert!(rule["when"].to_string().contains(r#"{"sum":{"default_time":-1,"minutes_late":1},"at_least":1}"#), "{}", rule["when"]);
        let expression = rule["cel"].as_str().unwrap().to_owned();
        (book, expression)
    })
}

proptest! {
    #[test]
    fn a_sum_is_what_its_parts_make(minutes in 1i64..200, limit in 0i64..200) {
        let ruling = book().ask("default-time", "fide-2023", late(minutes, limit)).unwrap();
        prop_assert_eq!(ruling.actions().any(|o| o.action == "declare-lost"), minutes > limit);
        let (book, expression) = on_the_sum();
        let same = book.ask("default-time", "fide-2023", late(minutes, limit)).unwrap();
        prop_assert_eq!(same.actions().collect::<Vec<_>>(), ruling.actions().collect::<Vec<_>>());
        let mut context = Context::default();
        context.add_variable_from_value("player_late", true);
        context.add_variable_from_value("default_time_set", true);
        context.add_variable_from_value("minutes_late", minutes);
        context.add_variable_from_value("default_time", limit);
        let holds = Expression::compile(expression).unwrap().execute(&context).unwrap();
        prop_assert!(matches!(holds, CelValue::Bool(b) if b == (minutes > limit)), "{expression}: {holds:?}");
    }
}
