//! What has no effect is found by `check`, wherever it is planted in the real content, and the facts it is shown by are true of what it says.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

#[path = "support/dice.rs"]
mod dice;

use std::collections::BTreeSet;
use std::path::Path;

use chesslaw::diagnostic::Diagnostic;
use chesslaw::engine::{self, Ruling, Told};
use chesslaw::load::{SourceFile, Tree};
use chesslaw::model::{ByEdition, Clause, Condition, Located, Number, Overrides, Param, Question, Rule, Scalar, Test};
use chesslaw::{Lawbook, check};
use dice::Dice;

/// The codes of what has no effect.
const CODES: &[&str] = &["E026", "E027", "W028", "E033", "E034", "E035", "E036", "E037", "E038"];

fn tree() -> Tree {
    Tree::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("content")).expect("the content is there")
}

fn load() -> Lawbook {
    Lawbook::open_lenient(tree()).0
}

/// The content with pieces of its files changed; each piece stands there once.
fn with(changes: &[(&str, &str, &str)]) -> Lawbook {
    let mut tree = tree();
    for (path, old, new) in changes {
        let file = tree.files.iter_mut().find(|f| f.path.ends_with(path)).unwrap_or_else(|| panic!("{path}"));
        let text = file.text.clone().expect("it was read");
        assert_eq!(text.matches(old).count(), 1, "{path}: {old}");
        *file = SourceFile::new(file.path.clone(), file.shown.clone(), text.replace(old, new).into_bytes());
    }
    let (book, faults) = Lawbook::open_lenient(tree);
    assert!(faults.is_empty(), "{faults:?}");
    book
}

fn found(book: &Lawbook) -> Vec<Diagnostic> {
    let of_it = check::CHECKS.iter().filter(|(name, _)| ["rules", "unused"].contains(name)).flat_map(|(_, check)| check(book));
    let mut out: Vec<Diagnostic> = of_it.filter(|d| d.code != "E080").collect();
    out.sort();
    out.dedup();
    out
}

/// The piece of its file at which a finding points.
fn pointed<'a>(book: &'a Lawbook, found: &Diagnostic) -> &'a str {
    let text = book.tree.files[found.at.file as usize].text.as_ref().expect("it was read");
    let line = text.lines().nth(found.at.line as usize - 1).unwrap_or_default();
    let from = line.char_indices().nth(found.at.column as usize - 1).map_or(0, |(i, _)| i);
    &line[from..]
}

/// The facts of an example as someone tells them; none where it names what cannot be told, a reading.
fn told(book: &Lawbook, example: &str) -> Option<Told> {
    let mut out = Told::new();
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for c in example.chars() {
        depth += i32::from(c == '[') - i32::from(c == ']');
        if c == ',' && depth == 0 { parts.push(String::new()) } else { parts.last_mut()?.push(c) }
    }
    for part in parts.iter().map(|p| p.trim()).filter(|p| *p != "{}") {
        let (name, value) = part.split_once(" = ").unwrap_or_else(|| panic!("{example}"));
        let fact = book.content.facts.get(name)?;
        // Of several values any one is an example.
        let value = value.trim_start_matches("[ ").split(&[',', ' '][..]).next()?;
        let number = value.split("..").find(|n| !n.is_empty()).and_then(|n| n.parse::<i64>().ok());
        match (value, number) {
            ("true" | "false", _) => drop(out.insert(name.to_owned(), Some(Scalar::Bool(value == "true")))),
            // A sum is told by its parts: all but the first are as small as can be.
            (_, Some(n)) if !fact.sum.is_empty() => {
                let mut rest = n;
                for (part, times) in fact.sum.iter().rev().take(fact.sum.len() - 1) {
                    let least = book.content.facts[part].min;
                    rest -= times * least;
                    out.insert(part.clone(), Some(Scalar::Number(least)));
                }
                let (part, times) = fact.sum.iter().next()?;
                let bounds = &book.content.facts[part];
                let n = rest / times;
                if !(bounds.min..=bounds.max).contains(&n) {
                    return None;
                }
                out.insert(part.clone(), Some(Scalar::Number(n)));
            }
            (_, Some(n)) => drop(out.insert(name.to_owned(), Some(Scalar::Number(n)))),
            (word, None) => drop(out.insert(name.to_owned(), Some(Scalar::Text(word.to_owned())))),
        }
    }
    Some(out)
}

/// What the lawbook rules on the example of a finding; none where that names a reading.
fn ruled(book: &Lawbook, question: &str, found: &Diagnostic) -> Option<Ruling> {
    let facts = told(book, &found.words["example"])?;
    Some(book.ask(question, found.words["edition"].as_str(), facts).unwrap_or_else(|e| panic!("{question}: {e}: {found:?}")))
}

fn orders(ruling: &Ruling) -> Vec<String> {
    ruling.slots.iter().map(|s| format!("{}: {:?} {:?} {:?}", s.id, s.status, s.then, s.may)).collect()
}

/// Whether the condition of a rule that was looked at holds.
fn holds(book: &Lawbook, ruling: &Ruling, rule: &str) -> bool {
    let full = book.reasons_in_full(ruling).expect("it was ruled on");
    let aside = full.set_aside().chain(full.iter().flat_map(|r| r.considered())).find(|c| c.rule() == rule);
    aside.is_none_or(|c| c.failed().all(|h| h.open))
}

fn question_of(book: &Lawbook, found: &Diagnostic) -> String {
    let of_it = book.content.questions.iter().find(|q| q.id.at.file == found.at.file);
    of_it.map(|q| q.id.value.clone()).unwrap_or_default()
}

fn located<T>(like: &Rule, value: T) -> Located<T> {
    Located { value, at: like.id.at }
}

/// Puts a rule beside one: whatever overrides that overrides this too.
fn beside(question: &mut Question, id: &str, rule: Rule) {
    for other in &mut question.rules {
        if let Overrides::Named(names) = &mut other.overrides
            && names.iter().any(|n| n.value == id)
        {
            names.push(located(&rule, rule.id.value.clone()));
        }
    }
    question.rules.push(rule);
}

/// Whether the rulings are the same, on the same clauses; none where the changed rules have a graver fault.
fn alike(book: &Lawbook, before: &Question, after: &Question) -> Option<bool> {
    let editions = (0..book.content.editions.all().len()).filter(|e| book.covers(before, *e));
    let found: Vec<bool> =
        editions.map(|e| engine::apart((&book.content, before), (&book.content, after), e, true).map(|d| d.is_none()).ok()).collect::<Option<_>>()?;
    Some(found.iter().all(|same| *same))
}

#[test]
fn everything_in_the_content_has_an_effect() {
    let found: Vec<Diagnostic> = found(&load()).into_iter().filter(|d| CODES.contains(&d.code)).collect();
    assert!(found.is_empty(), "{found:?}");
}

/// In every question a rule that another overrides wherever it holds.
#[test]
fn a_rule_that_is_always_overridden_is_shown_with_the_rules_that_decide() {
    let mut book = load();
    let mut rng = Dice(4);
    for question in &mut book.content.questions {
        let place = rng.roll(question.rules.len());
        let mut beaten = question.rules[place].clone();
        beaten.id.value = "planted".to_owned();
        beaten.overrides = Overrides::None;
        let own = located(&beaten, beaten.id.value.clone());
        match &mut question.rules[place].overrides {
            Overrides::All => {}
            Overrides::Named(names) => names.push(own),
            none => *none = Overrides::Named(vec![own]),
        }
        let id = question.rules[place].id.value.clone();
        beside(question, &id, beaten);
    }
    let all = found(&book);
    let mut shown = 0;
    for question in &book.content.questions {
        let id = &question.id.value;
        let one = all.iter().find(|d| d.code == "E026" && d.at.file == question.id.at.file && d.words["rule"] == "planted");
        let one = one.unwrap_or_else(|| panic!("{id}: {all:?}"));
        assert_eq!(one.words["why"], "beaten", "{id}");
        let Some(ruling) = ruled(&book, id, one) else { continue };
        let slot = &question.rules.last().expect("planted").slot.value;
        let live: BTreeSet<&str> = ruling.reasons.iter().filter(|r| r.slot() == slot).map(|r| r.rule()).collect();
        assert_eq!(live, one.words["by"].split(", ").collect(), "{id}: {one:?}");
        // What cannot be otherwise is not told.
        assert!(holds(&book, &ruling, "planted"), "{id}: the rule holds: {one:?}");
        shown += 1;
    }
    assert!(shown > 45, "{shown}");
}

/// In every question a rule whose condition contradicts itself, and one of no edition.
#[test]
fn a_rule_that_never_holds_is_shown_with_what_cannot_be_together() {
    let mut book = load();
    let mut rng = Dice(5);
    for question in &mut book.content.questions {
        let mut rule = rng.one(&question.rules).clone();
        while matches!(&rule.when, Condition::All(parts) if parts.is_empty()) {
            rule = rng.one(&question.rules).clone();
        }
        rule.overrides = Overrides::None;
        rule.id.value = "planted".to_owned();
        let part = if let Condition::All(parts) = &rule.when { parts[rng.roll(parts.len())].clone() } else { rule.when.clone() };
        rule.when = Condition::All(vec![rule.when, Condition::Not(Box::new(part))]);
        let mut later = rule.clone();
        later.id.value = "of-no-edition".to_owned();
        later.from = Some(located(&rule, "fide-2018".to_owned()));
        later.before = Some(located(&rule, "fide-2017".to_owned()));
        question.rules.extend([rule, later]);
    }
    let all = found(&book);
    for question in &book.content.questions {
        for (name, why) in [("planted", "apart"), ("of-no-edition", "no-edition")] {
            let one = all.iter().find(|d| d.code == "E026" && d.at.file == question.id.at.file && d.words["rule"] == name);
            let one = one.unwrap_or_else(|| panic!("{}: {name}", question.id.value));
            assert_eq!(one.words["why"], why, "{}: {one:?}", question.id.value);
            if why == "apart" {
                let rule = question.rules.iter().find(|r| r.id.value == name).expect("planted");
                let Condition::All(parts) = &rule.when else { panic!("{:?}", rule.when) };
                assert!(one.words["conditions"].contains(&parts[1].to_string()), "{one:?}");
            }
        }
    }
}

/// Exceptions put between any two rules of a slot, and rules that come to override all: those without which nothing changes are found, no others.
#[test]
fn an_exception_is_idle_exactly_where_nothing_changes_without_it() {
    let original = load();
    let mut rng = Dice(6);
    let (mut idle, mut used) = (0, 0);
    for round in 0..8 {
        let mut book = load();
        let mut planted = Vec::new();
        for (place, question) in original.content.questions.iter().enumerate() {
            let mut changed = question.clone();
            let a = rng.roll(question.rules.len());
            let rule = &question.rules[a];
            let name = if round == 0 {
                let Overrides::None = rule.overrides else { continue };
                changed.rules[a].overrides = Overrides::All;
                "all".to_owned()
            } else {
                let others: Vec<&Rule> =
                    question.rules.iter().filter(|o| o.slot == rule.slot && o.id != rule.id && !rule.overrides(o) && !o.overrides(rule)).collect();
                if others.is_empty() || matches!(rule.overrides, Overrides::All) {
                    continue;
                }
                let name = rng.one(&others).id.value.clone();
                match &mut changed.rules[a].overrides {
                    Overrides::Named(names) => names.push(located(rule, name.clone())),
                    other => *other = Overrides::Named(vec![located(rule, name.clone())]),
                }
                name
            };
            if let Some(same) = alike(&original, question, &changed) {
                planted.push((question.id.value.clone(), rule.id.value.clone(), name, same));
                book.content.questions[place] = changed;
            }
        }
        let all = found(&book);
        for (question, rule, name, same) in planted {
            let file = book.content.question(&question).expect("there").id.at.file;
            let one = all.iter().find(|d| d.code == "E027" && d.at.file == file && d.words["rule"] == rule && d.words["overrides"] == name);
            assert_eq!(one.is_some(), same, "{question}: {rule} overrides {name}: {one:?}");
            used += usize::from(one.is_none());
            let Some(one) = one else { continue };
            idle += 1;
            if one.words["why"] == "same"
                && let (Some(with), Some(without)) = (ruled(&book, &question, one), ruled(&original, &question, one))
            {
                assert_eq!(orders(&with), orders(&without), "{question}: {one:?}");
                assert!(with.reasons.iter().any(|r| r.rule() == rule), "{question}: {one:?}");
            }
        }
    }
    assert!(idle > 60 && used > 5, "{idle} idle, {used} used");
}

/// A rule with exceptions told twice: each of the two keeps down what the other does.
#[test]
fn an_exception_to_what_is_beaten_anyway_is_shown_with_the_rules_that_decide() {
    let mut book = load();
    let mut planted = Vec::new();
    for question in &mut book.content.questions {
        let Some(rule) = question.rules.iter().find(|r| matches!(r.overrides, Overrides::Named(_))).cloned() else { continue };
        let mut twin = rule.clone();
        twin.id.value = "planted".to_owned();
        let Overrides::Named(names) = &rule.overrides else { continue };
        planted.extend(names.iter().map(|n| (question.id.value.clone(), rule.id.value.clone(), n.value.clone())));
        beside(question, &rule.id.value, twin);
    }
    let all = found(&book);
    for (question, rule, over) in &planted {
        let file = book.content.question(question).expect("there").id.at.file;
        for one in [rule.as_str(), "planted"] {
            let one = all.iter().find(|d| d.code == "E027" && d.at.file == file && d.words["rule"] == one && d.words["overrides"] == *over);
            let one = one.unwrap_or_else(|| panic!("{question}: {rule} overrides {over}"));
            assert_eq!(one.words["why"], "beaten", "{one:?}");
            let by: BTreeSet<&str> = one.words["by"].split(", ").collect();
            let Some(ruling) = ruled(&book, question, one) else { continue };
            let slot = &book.content.question(question).expect("there").rules.iter().find(|r| r.id.value == *rule).expect("there").slot.value;
            assert_eq!(ruling.reasons.iter().filter(|r| r.slot() == slot).map(|r| r.rule()).collect::<BTreeSet<_>>(), by, "{question}: {one:?}");
        }
    }
    assert!(planted.len() > 20, "{}", planted.len());
}

/// An exception to a rule that orders the same on the same clause, and one to a rule of another clause.
#[test]
fn an_exception_counts_where_it_chooses_the_clause() {
    let head = "  when: { pressed_before_moving: true, game_over: false }\n  then: [ penalise: { side: player } ]\n  overrides: [ other-hand, hovering";
    let book = with(&[("pressing-clock.yaml", head, &format!("{head}, rough"))]);
    let all = found(&book);
    assert_eq!(all.iter().map(|d| (d.code, d.words["why"].as_str())).collect::<Vec<_>>(), [("E027", "same")]);
    assert!(pointed(&book, &all[0]).starts_with("rough ]"));
    let ruling = ruled(&book, "pressing-clock", &all[0]).expect("no reading");
    let live: Vec<&str> = ruling.reasons.iter().filter(|r| r.slot() == "conduct").map(|r| r.rule()).collect();
    assert_eq!(live, ["too-early"]);
    let other = with(&[
        ("pressing-clock.yaml", head, &format!("{head}, rough")),
        (
            "pressing-clock.yaml",
            "  clause: clock-handling\n  with: [ penalties ]\n  slot: conduct",
            "  clause: clock-press\n  with: [ penalties ]\n  slot: conduct",
        ),
    ]);
    assert_eq!(found(&other), []);
}

/// In every question a rule parted in two by a fact that no rule of it names, which order the same.
#[test]
fn a_fact_that_turns_no_ruling_is_shown_where_a_rule_turns_on_it() {
    let mut book = load();
    let mut rng = Dice(7);
    let never: BTreeSet<String> = book.content.questions.iter().flat_map(|q| &q.never).flat_map(|n| n.keys().cloned()).collect();
    let free: Vec<String> = book
        .content
        .facts
        .iter()
        .filter(|(name, f)| f.kind.value == chesslaw::model::FactType::Bool && f.view.is_none() && f.from.is_none() && !never.contains(*name))
        .map(|(name, _)| name.clone())
        .collect();
    let mut planted = Vec::new();
    for place in 0..book.content.questions.len() {
        let question = &book.content.questions[place];
        let names: BTreeSet<String> = (0..book.content.editions.all().len()).flat_map(|e| engine::named(&book.content, question, e)).collect();
        let fact = rng.one(&free.iter().filter(|f| !names.contains(*f)).collect::<Vec<_>>()).to_string();
        let question = &mut book.content.questions[place];
        let rule = rng.roll(question.rules.len());
        let mut other = question.rules[rule].clone();
        other.id.value = "planted".to_owned();
        let id = question.rules[rule].id.value.clone();
        for (rule, says) in [(&mut question.rules[rule], true), (&mut other, false)] {
            let test = Condition::Is(located(rule, fact.clone()), located(rule, Test::Bool(says)));
            rule.when = Condition::All(vec![rule.when.clone(), test]);
        }
        beside(question, &id, other);
        planted.push((question.id.value.clone(), id, fact));
    }
    let all = found(&book);
    let mut shown = 0;
    for (question, rule, fact) in planted {
        let asked = book.content.question(&question).expect("there");
        let one = all.iter().find(|d| d.code == "W028" && d.at.file == asked.id.at.file && d.words["name"] == fact);
        let one = one.unwrap_or_else(|| panic!("{question}: {rule} by {fact}"));
        let at = asked.rules.iter().find(|r| r.id.value == rule).expect("there").id.at;
        assert_eq!((one.at, one.words["why"].as_str()), (at, "turns"), "{question}: {one:?}");
        assert!([rule.as_str(), "planted"].contains(&one.words["by"].as_str()), "{one:?}");
        let Some(facts) = told(&book, &one.words["example"]) else { continue };
        let rulings = [true, false].map(|says| {
            let mut facts = facts.clone();
            facts.insert(fact.clone(), Some(Scalar::Bool(says)));
            book.ask(&question, one.words["edition"].as_str(), facts).expect("it can be asked")
        });
        assert_eq!(orders(&rulings[0]), orders(&rulings[1]), "{question}: {one:?}");
        // And the rule turns on it.
        assert_ne!(holds(&book, &rulings[0], &one.words["by"]), holds(&book, &rulings[1], &one.words["by"]), "{question}: {one:?}");
        shown += 1;
    }
    assert!(shown > 45, "{shown}");
}

/// Every row of every named condition told twice, and one that cannot be; a named condition that nothing names.
#[test]
fn a_row_that_adds_nothing_is_found() {
    let mut book = load();
    let mut wanted = BTreeSet::new();
    for question in &mut book.content.questions {
        for defined in &mut question.define {
            let (first, rows) = (defined.any[0].clone(), defined.any.len());
            let mut apart = first.clone();
            apart.when = Condition::All(vec![first.when.clone(), Condition::Not(Box::new(first.when.clone()))]);
            defined.any.extend([first, apart]);
            for row in [1, rows + 1, rows + 2] {
                wanted.insert((question.id.value.clone(), defined.id.value.clone(), row.to_string()));
            }
        }
        if let Some(mut unused) = question.define.first().cloned() {
            unused.id.value = "planted".to_owned();
            question.define.push(unused);
            wanted.insert((question.id.value.clone(), "planted".to_owned(), String::new()));
        }
    }
    let all = found(&book);
    assert!(all.iter().all(|d| ["E036", "E037"].contains(&d.code)), "{all:?}");
    let row = |d: &Diagnostic| d.words.get("row").cloned().unwrap_or_default();
    let got: BTreeSet<_> = all.iter().map(|d| (question_of(&book, d), d.words["name"].clone(), row(d))).collect();
    assert_eq!(got, wanted);
    for one in all.iter().filter(|d| d.code == "E036") {
        let question = question_of(&book, one);
        let defined = book.content.question(&question).expect("there").define.iter().find(|d| d.id.value == one.words["name"]).expect("there");
        let last = one.words["row"] == defined.any.len().to_string();
        assert_eq!(one.words["why"], if last { "apart" } else { "same" }, "{one:?}");
        if !last {
            ruled(&book, &question, one);
        }
    }
}

#[test]
fn a_fact_that_nothing_uses_is_found() {
    let declared = "board_rotated: { type: bool }\n";
    let more = "idle_fact: { type: bool }\nidle_window: { type: number, unit: moves, internal: true, view: { of: game_progress, plus: 7, per: 4 } }\n";
    let sum = "idle_part: { type: number, unit: minutes }\nidle_sum: { type: number, unit: minutes, sum: { idle_part: 1, minutes_late: 1 } }\n";
    let book = with(&[("facts.yaml", declared, &[declared, more, sum].concat())]);
    let all = found(&book);
    let names: BTreeSet<(&str, &str)> = all.iter().map(|d| (d.code, d.words["name"].as_str())).collect();
    assert_eq!(names, ["idle_fact", "idle_part", "idle_sum", "idle_window"].map(|n| ("E033", n)).into());
    for one in &all {
        let text = book.tree.files[one.at.file as usize].text.as_ref().expect("read");
        assert!(text.lines().nth(one.at.line as usize - 1).expect("a line").starts_with(&one.words["name"]), "{one:?}");
    }
    // A question that is gone leaves those that were asked for it alone.
    let mut book = load();
    let gone = book.content.questions.iter().position(|q| q.id.value == "quickplay-claim").expect("there");
    let named = |book: &Lawbook, q: &Question| -> BTreeSet<String> {
        (0..book.content.editions.all().len()).flat_map(|e| engine::named(&book.content, q, e)).filter(|n| book.content.facts.contains_key(n)).collect()
    };
    let question = book.content.questions.remove(gone);
    let kept: BTreeSet<String> = book.content.questions.iter().flat_map(|q| named(&book, q)).collect();
    let left: BTreeSet<String> = named(&book, &question).difference(&kept).cloned().collect();
    let got: BTreeSet<String> = found(&book).into_iter().filter(|d| d.code == "E033").map(|d| d.words["name"].clone()).collect();
    assert!(!left.is_empty() && left.is_subset(&got), "{left:?}, {got:?}");
}

fn clause_mut<'a>(book: &'a mut Lawbook, id: &str) -> &'a mut Clause {
    book.content.articles.iter_mut().flat_map(|a| &mut a.clauses).find(|c| c.id.value == id).expect("there")
}

/// A value from an edition that does not print the clause, nor does any that descends from it.
#[test]
fn a_value_of_no_edition_is_found() {
    let mut book = load();
    let editions = book.content.editions.clone();
    let asks: BTreeSet<(usize, String)> = (0..editions.all().len())
        .flat_map(|e| book.content.questions.iter().map(move |q| (e, q)))
        .filter(|(e, q)| book.covers(q, *e))
        .flat_map(|(e, q)| engine::named(&book.content, q, e).into_iter().map(move |n| (e, n)))
        .collect();
    let mut wanted = BTreeSet::new();
    for clause in book.content.articles.iter_mut().flat_map(|a| &mut a.clauses) {
        let idle = |e: &usize, name: &str| {
            let full = format!("{}.{name}", clause.id.value);
            (0..editions.all().len())
                .filter(|d| editions.descends(*d, *e))
                .all(|d| clause.number.get(&editions, d).is_none_or(|(_, n)| n.0.is_empty()) && !asks.contains(&(d, full.clone())))
        };
        for (name, param) in &mut clause.params {
            let new = (0..editions.all().len()).find(|e| idle(e, name) && param.value.0.iter().all(|(k, _)| k.value != editions.id(*e)));
            if let Some(e) = new {
                let at = param.unit.at;
                param.value.0.push((Located { value: editions.id(e).to_owned(), at }, Located { value: Some(77), at }));
                wanted.insert((format!("{}.{name}", clause.id.value), at));
            }
        }
    }
    let all = found(&book);
    assert!(all.iter().all(|d| d.code == "E034" && d.words["why"] == "no-edition" && d.words["number"] == "77"), "{all:?}");
    assert_eq!(all.iter().map(|d| (d.words["name"].clone(), d.at)).collect::<BTreeSet<_>>(), wanted);
    assert!(wanted.len() > 10, "{}", wanted.len());
}

/// In many questions a rule parted in two by a number of its clause, which order the same on both sides; but for one at the end of what the fact can be.
#[test]
fn a_number_that_turns_no_ruling_is_shown_where_a_rule_turns_on_it() {
    for (value, is_found) in [(7, true), (1, false), (1440, false)] {
        let mut book = load();
        let mut rng = Dice(8);
        let mut planted = Vec::new();
        for place in (0..book.content.questions.len()).step_by(3) {
            let question = &book.content.questions[place];
            let rule = rng.roll(question.rules.len());
            let mut other = question.rules[rule].clone();
            let names: BTreeSet<String> = (0..book.content.editions.all().len()).flat_map(|e| engine::named(&book.content, question, e)).collect();
            if names.contains("minutes_late") || names.contains("lateness") {
                continue;
            }
            other.id.value = "planted".to_owned();
            let (id, clause) = (other.id.at, other.clause.value.clone());
            let param = Param {
                unit: located(&other, "minutes".to_owned()),
                value: ByEdition(vec![(located(&other, "fide-1997".to_owned()), located(&other, Some(value)))]),
                cases: Vec::new(),
            };
            let name = format!("{clause}.planted-{place}");
            clause_mut(&mut book, &clause).params.insert(format!("planted-{place}"), param);
            let question = &mut book.content.questions[place];
            let number = || Number::Param(name.clone());
            for (rule, test) in [(&mut question.rules[rule], Test::Below(number())), (&mut other, Test::AtLeast(number()))] {
                let test = Condition::Is(located(rule, "minutes_late".to_owned()), located(rule, test));
                rule.when = Condition::All(vec![rule.when.clone(), test]);
            }
            let (first, asked) = (question.rules[rule].id.value.clone(), question.id.value.clone());
            beside(question, &first, other);
            planted.push((asked, first, name, id));
        }
        let all = found(&book);
        let mut shown = 0;
        for (question, rule, name, at) in planted {
            let one = all.iter().find(|d| d.code == "E034" && d.words["name"] == name);
            assert_eq!(one.is_some(), is_found, "{question}: {rule} by {name}, {value}");
            let Some(one) = one else { continue };
            assert_eq!((one.at, one.words["why"].as_str(), one.words["number"].as_str()), (at, "turns", "7"), "{one:?}");
            assert!([rule.as_str(), "planted"].contains(&one.words["by"].as_str()), "{one:?}");
            let Some(facts) = told(&book, &one.words["example"]) else { continue };
            let rulings = [6, 7].map(|minutes| {
                let mut facts = facts.clone();
                facts.insert("minutes_late".to_owned(), Some(Scalar::Number(minutes)));
                book.ask(&question, one.words["edition"].as_str(), facts).expect("it can be asked")
            });
            assert_eq!(orders(&rulings[0]), orders(&rulings[1]), "{question}: {one:?}");
            assert_ne!(holds(&book, &rulings[0], &one.words["by"]), holds(&book, &rulings[1], &one.words["by"]), "{question}: {one:?}");
            shown += 1;
        }
        assert!(!is_found || shown > 12, "{shown}");
    }
}

/// Every case of a number told twice, with one that cannot be and one of no edition.
#[test]
fn a_case_that_changes_no_number_is_found() {
    let original = load();
    let mut book = load();
    let mut wanted = BTreeSet::new();
    for clause in book.content.articles.iter_mut().flat_map(|a| &mut a.clauses) {
        for (name, param) in clause.params.iter_mut().filter(|(_, p)| !p.cases.is_empty()) {
            let first = param.cases[0].clone();
            let (mut apart, mut later) = (first.clone(), first.clone());
            apart.when = Condition::All(vec![first.when.clone(), Condition::Not(Box::new(first.when.clone()))]);
            later.from = Some(Located { value: "fide-2018".to_owned(), at: first.clause.at });
            later.before = Some(Located { value: "fide-2017".to_owned(), at: first.clause.at });
            param.cases.extend([first, apart, later]);
            for why in ["same", "apart", "no-edition"] {
                wanted.insert((format!("{}.{name}", clause.id.value), why.to_owned()));
            }
        }
    }
    let all = found(&book);
    assert!(all.iter().all(|d| d.code == "E035"), "{all:?}");
    assert_eq!(all.iter().map(|d| (d.words["name"].clone(), d.words["why"].clone())).collect::<BTreeSet<_>>(), wanted);
    assert!(all.iter().all(|d| pointed(&book, d).starts_with(d.words["clause"].as_str())), "{all:?}");
    for one in all.iter().filter(|d| d.words["why"] == "same") {
        for question in
            book.content.questions.iter().filter(|q| engine::named(&book.content, q, book.edition(None).expect("there")).contains(&one.words["name"]))
        {
            let Some(facts) = told(&book, &one.words["example"]) else { continue };
            let ask = |book: &Lawbook| book.ask(&question.id.value, one.words["edition"].as_str(), facts.clone()).map(|r| orders(&r)).ok();
            assert_eq!(ask(&book), ask(&original), "{one:?}");
        }
    }
}

/// Numbers of the Laws written out in rules that cite the clause which has them.
#[test]
fn a_number_typed_into_a_rule_is_found() {
    let typed = |n: &str| {
        with(&[(
            "wrong-start.yaml",
            "both-below: { both: { moves_made: { below: reversed-colours.move_limit } } }",
            &format!("both-below: {{ both: {{ moves_made: {{ below: {n} }} }} }}"),
        )])
    };
    let book = typed("10");
    let all = found(&book);
    assert_eq!(
        all.iter().map(|d| (d.code, d.words["number"].as_str(), d.words["name"].as_str())).collect::<Vec<_>>(),
        [("E038", "10", "reversed-colours.move_limit")]
    );
    assert!(pointed(&book, &all[0]).starts_with("{ below: 10 }"), "{}", pointed(&book, &all[0]));
    assert!(found(&typed("11")).iter().all(|d| d.code != "E038"));
}

/// In every language each finding says all of it: the message names the words and leaves no brace.
#[test]
fn every_language_says_why() {
    let whys = ["no-edition", "apart", "beaten", "same", "turns", "unasked"];
    let book = load();
    for (id, language) in &book.languages {
        let mut said = BTreeSet::new();
        for why in whys {
            let words = ["rule", "overrides", "name", "number", "row", "clause", "edition", "example", "by", "conditions"];
            let mut one = Diagnostic::new(chesslaw::model::At::default(), "E027").with("why", why);
            for word in words {
                one = one.with(word, format!("<{word}>"));
            }
            let values = one.words.iter().map(|(k, v)| ((*k).to_owned(), v.as_str().into())).collect();
            let text = language.message("E027", &values).expect("there is one");
            let needs: &[&str] = match why {
                "apart" => &["<conditions>"],
                "beaten" | "turns" => &["<edition>", "<example>", "<by>"],
                "same" => &["<edition>", "<example>"],
                _ => &[],
            };
            assert!(needs.iter().all(|n| text.contains(n)) && !text.contains('{'), "{id}: {text}");
            assert!(said.insert(text));
        }
    }
}
