//! What rulings say, in words.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

#[path = "support/dice.rs"]
mod dice;

use std::collections::BTreeSet;

use chesslaw::engine::{self, Asked, Comparison, Held, Status, Told};
use chesslaw::lang::Values;
use chesslaw::model::{FactType, Scalar};
use chesslaw::{Lawbook, explain};

use dice::Dice;

/// However many slots it decides, a reading stands once in a ruling: in the text, with all that it orders.
#[test]
fn no_reading_is_said_twice() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let mut dice = Dice(11);
    let (mut disputed, mut in_several_slots) = (BTreeSet::new(), 0);
    for question in book.content.questions.iter() {
        for edition in (0..book.content.editions.all().len()).filter(|e| book.covers(question, *e)) {
            let program = book.program(question, edition).expect("compiles");
            if !program.space.vars.iter().any(|v| v.is_reading()) {
                continue;
            }
            let id = book.content.editions.id(edition);
            for _ in 0..400 {
                let told = dice.facts(&book, program, 5, 30);
                let Ok(ruling) = book.ask(&question.id.value, id, &told) else { continue };
                let Some(reading) = ruling.readings().into_iter().map(|r| r[0]).find(|r| r.options.len() == 1) else { continue };
                disputed.insert(reading.options[0].0.clone());
                in_several_slots += usize::from(ruling.slots.iter().filter(|s| !s.readings.is_empty()).count() > 1);
                let said = book.explain(&ruling, "en").unwrap();
                let (reading, option) = &reading.options[0];
                let text = book.plain("en", "readings", &format!("{reading}.{option}"), edition).unwrap();
                let lines: Vec<&String> = said.iter().filter(|l| l.contains(&text)).collect();
                assert_eq!(lines.len(), 1, "{} {id} {told:?}: {said:#?}", question.id.value);
                // Nothing it orders is lost by that.
                let language = &book.languages["en"];
                for order in ruling.slots.iter().flat_map(|s| &s.readings).filter(|r| r.options[0].1 == *option).flat_map(|r| r.then.iter().chain(&r.may)) {
                    assert!(lines[0].contains(&chesslaw::explain::order(language, order)), "{}", lines[0]);
                }
            }
        }
    }
    assert!(disputed.len() >= 3 && in_several_slots > 0, "{disputed:?} disputed, {in_several_slots} in several slots");
}

#[test]
fn english_counts_order_as_english_does() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let edition = book.edition(None).unwrap();
    let said = |n: i64| book.text("en", "facts", "offence_number.is", edition, &Values::from([("value".to_owned(), n.into())])).unwrap();
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
    for n in 1..=150 {
        let wanted = match (usize::try_from(n).ok().and_then(|n| words.get(n - 1)), n % 10, n % 100) {
            (Some(word), ..) => (*word).to_owned(),
            (None, _, 11..=13) => format!("{n}th"),
            (None, 1, _) => format!("{n}st"),
            (None, 2, _) => format!("{n}nd"),
            (None, 3, _) => format!("{n}rd"),
            _ => format!("{n}th"),
        };
        assert_eq!(said(n), format!("it was the player's {wanted} illegal move"));
    }
    // In a ruling too, as a number told.
    let ruling = book.ask("illegal-move", "fide-2023", [("illegal_move_completed", true.into()), ("illegal_moves_before", Scalar::Number(100))]).unwrap();
    let text = book.explain(&ruling, "en").unwrap().join("\n");
    assert!(!text.contains("101th"), "{text}");
}

/// Beside other conditions alternatives stand in brackets, so that "or" does not run into "and"; alone they need none.
#[test]
fn alternatives_beside_other_conditions_stand_in_brackets() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let newest = book.edition(None).unwrap();
    let held = |fact: &str, options: &[&str]| Held {
        fact: fact.to_owned(),
        value: None,
        asked: Asked::OneOf(options.iter().map(|o| Scalar::Text((*o).to_owned())).collect()),
        holds: true,
        open: false,
    };
    let over = Held { asked: Asked::OneOf(vec![Scalar::Bool(true)]), ..held("game_over", &[]) };
    for language in book.languages.values() {
        let said = |list: &[&Held]| explain::conditions(&book, language, list.iter().copied(), &Told::new(), newest);
        let kinds = held("time_control", &["rapid", "blitz"]);
        let [alone] = &said(&[&kinds])[..] else { panic!("one sentence") };
        assert!(!alone.contains('('), "{alone}");
        assert_eq!(said(&[&kinds, &over])[0], format!("({alone})"));
        assert!(!said(&[&held("time_control", &["rapid"]), &over])[0].contains('('));
    }
}

/// What is still open is named as the rule needs it, also inside a condition that must not hold.
#[test]
fn what_a_rule_waits_for_is_what_it_needs() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let english = &book.languages["en"];
    let facts =
        [("event_on_draws", "minimum".into()), ("event_minimum_reached", Scalar::Bool(false)), ("white_moves_made", 9.into()), ("black_moves_made", 9.into())];
    let ask = |more: &[(&str, Scalar)]| {
        let told: Told = facts.iter().chain(more).map(|(name, value)| ((*name).to_owned(), Some(value.clone()))).collect();
        book.ask("draw-agreement", "fide-2023", &told).unwrap()
    };
    let said = explain::why_not_said(&book, english, &ask(&[]), "declare-drawn").unwrap();
    assert!(said.iter().all(|s| !s.contains("does not consent")) && said.iter().any(|s| s.contains("the arbiter consents")), "{said:?}");
    assert_eq!(ask(&[("consent_to_draw", true.into())]).actions().map(|o| o.action.as_str()).collect::<Vec<_>>(), ["declare-drawn"]);
}

/// Each line of a ruling stands once, what is disputed is named where the ruling is headed, and what a reading lets judgement order is said with it.
#[test]
fn a_ruling_says_all_that_is_disputed_and_nothing_twice() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let mut dice = Dice(23);
    let (mut beside, mut may) = (0, 0);
    for question in book.content.questions.iter() {
        for edition in (0..book.content.editions.all().len()).filter(|e| book.covers(question, *e)) {
            let program = book.program(question, edition).expect("compiles");
            for i in 0..300 {
                let told = dice.facts(&book, program, 6, 20);
                let Ok(ruling) = book.ask(&question.id.value, book.content.editions.id(edition), &told) else { continue };
                let language = book.languages.values().nth(i % book.languages.len()).unwrap();
                let lines = book.explain(&ruling, &language.id).unwrap();
                let holders = language.word("label-held-by");
                let said: Vec<&String> = lines.iter().filter(|l| !l.starts_with(&holders)).collect();
                assert_eq!(said.len(), said.iter().collect::<BTreeSet<_>>().len(), "{lines:#?}");
                let (head, text) = (&lines[1], lines.join("\n"));
                for slot in ruling.slots.iter().filter(|s| s.status == Status::Disputed) {
                    assert!(head.contains(&language.word("status-disputed")), "{head}");
                    beside += usize::from(ruling.status != Status::Disputed && head.contains(&language.word(&format!("slot-{}", slot.id))));
                    for order in slot.readings.iter().flat_map(|r| &r.may) {
                        assert!(text.contains(&explain::order(language, order)), "{text}");
                        may += 1;
                    }
                }
            }
        }
    }
    assert!(beside > 3 && may > 10, "{beside} disputed beside the outcome, {may} left to judgement in a reading");
}

/// A number is said beside a limit that it passes: twelve moves are never "fewer than 10", whichever way the rule compared them.
#[test]
fn a_number_stands_beside_a_limit_that_it_passes() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let (english, newest) = (&book.languages["en"], book.content.editions.current().expect("one is in force"));
    let mut said = 0;
    for (name, fact) in &book.content.facts {
        for value in fact.is_part().then_some(7..14).into_iter().flatten() {
            let told = Told::from([(name.clone(), Some(Scalar::Number(value)))]);
            for how in [Comparison::Below, Comparison::AtLeast, Comparison::AtMost, Comparison::Above, Comparison::Equal, Comparison::Other] {
                let held = Held { fact: name.clone(), value: None, asked: Asked::Compared { how, number: 10 }, holds: how.passes(value, 10), open: false };
                let text = explain::conditions(&book, english, [&held], &told, newest).concat();
                let truths = [
                    ("(fewer than 10)", value < 10),
                    ("(at least 10)", value >= 10),
                    ("(at most 10)", value <= 10),
                    ("(more than 10)", value > 10),
                    ("(exactly 10)", value == 10),
                    ("(not 10)", value != 10),
                ];
                let (_, true_of_it) = truths.iter().find(|(words, _)| text.contains(words)).unwrap_or_else(|| panic!("no limit: {text}"));
                assert!(true_of_it, "{text}");
                said += 1;
            }
        }
    }
    assert!(said > 300, "{said}");
}

/// What is asked of one number is one sentence, and a number told stands once in it: in every language, for any facts.
#[test]
fn a_number_with_two_limits_is_said_once() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let mut dice = Dice(17);
    let mut with_two = BTreeSet::new();
    for question in book.content.questions.iter() {
        for edition in (0..book.content.editions.all().len()).filter(|e| book.covers(question, *e)) {
            let program = book.program(question, edition).expect("compiles");
            for i in 0..60 {
                let told = dice.facts(&book, program, 6, 20);
                let Ok(ruling) = book.ask(&question.id.value, book.content.editions.id(edition), &told) else { continue };
                let language = book.languages.values().nth(i % book.languages.len()).unwrap();
                for reason in ruling.reasons.iter() {
                    let said = explain::conditions(&book, language, reason.conditions(), &told, edition);
                    for (name, value) in told.iter().filter_map(|(n, v)| Some((n, v.as_ref()?))).filter(|(_, v)| matches!(v, Scalar::Number(_))) {
                        let asked = reason.conditions().filter(|h| h.fact == *name && matches!(h.asked, Asked::Compared { .. })).count();
                        let stands = explain::fact(&book, language, name, value, edition);
                        // What follows from it may name it too, in brackets.
                        let times = said.iter().filter(|s| s.starts_with(&stands)).count();
                        assert!(asked == 0 || times == 1, "{} {}: {said:?}", language.id, question.id.value);
                        if asked > 1 {
                            with_two.insert(name.clone());
                        }
                    }
                }
            }
        }
    }
    assert!(!with_two.is_empty(), "no number was ever asked for twice");
}

#[test]
fn two_limits_are_one_sentence_and_of_limits_on_one_side_only_the_nearest_is_named() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let edition = book.edition(None).unwrap();
    let held = |how, number| Held { fact: "white_moves_made".to_owned(), value: None, asked: Asked::Compared { how, number }, holds: true, open: false };
    let said = |lang: &str, list: &[Held], told: Option<i64>| {
        let told: Told = told.into_iter().map(|n| ("white_moves_made".to_owned(), Some(Scalar::Number(n)))).collect();
        explain::conditions(&book, &book.languages[lang], list, &told, edition)
    };
    let both = [held(Comparison::AtLeast, 3), held(Comparison::Below, 10)];
    for (lang, told, untold) in [
        ("en", "(at least 3 and fewer than 10)", "was at least 3 and fewer than 10"),
        ("ru", "(не менее 3 и менее 10)", "— не менее 3 и менее 10"),
        ("hy", "(3-ից ոչ պակաս և 10-ից պակաս)", "3-ից ոչ պակաս և 10-ից պակաս է"),
        ("fa", "(دست‌کم ۳ و کمتر از ۱۰)", "دست‌کم ۳ و کمتر از ۱۰ بود"),
        ("es", "(al menos 3 y menos de 10)", "era de al menos 3 y menos de 10"),
    ] {
        let (known, open) = (said(lang, &both, Some(7)), said(lang, &both, None));
        assert_eq!((known.len(), open.len()), (1, 1), "{known:?} {open:?}");
        assert!(known[0].ends_with(told), "{known:?}");
        assert!(open[0].ends_with(untold), "{open:?}");
    }
    // What was told fails both: it is fewer than 10, and that it is fewer than 20 goes without saying.
    let failed = said("en", &[held(Comparison::AtLeast, 20), held(Comparison::AtLeast, 10)], Some(7));
    assert!(failed.len() == 1 && failed[0].ends_with("(fewer than 10)"), "{failed:?}");
    let above = said("en", &[held(Comparison::Above, 3), held(Comparison::AtLeast, 6), held(Comparison::AtLeast, 5)], Some(7));
    assert!(above[0].ends_with("(at least 6)"), "{above:?}");
}

/// Russian and Armenian set a comma before "and" between whole sentences; where they follow one "if" together, none.
#[test]
fn whole_sentences_are_joined_as_the_language_joins_them() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let facts = [("board_rotated", Scalar::Bool(true)), ("white_moves_made", Scalar::Number(5)), ("black_moves_made", Scalar::Number(5))];
    let told: Told = facts.map(|(n, v)| (n.to_owned(), Some(v))).into();
    let ruling = book.ask("wrong-start", "fide-2018", &told).unwrap();
    let conditions = |lang: &str| {
        let language = &book.languages[lang];
        let list = ruling.reasons.iter().map(|r| explain::conditions(&book, language, r.conditions(), &told, ruling.edition)).find(|l| l.len() > 1).unwrap();
        (language.clauses(&list), book.explain(&ruling, lang).unwrap().join("\n"))
    };
    for (lang, word) in [("ru", ", и "), ("hy", ", և "), ("en", " and "), ("es", " y "), ("fa", " و ")] {
        let (joined, text) = conditions(lang);
        assert!(joined.contains(word) && text.contains(&joined), "{joined}\n{text}");
    }
}

/// No fact is shown as `name = value`: a position, moves and a move have sentences of their own.
#[test]
fn no_value_is_shown_raw() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let edition = book.edition(None).unwrap();
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let values = |name: &str, fact: &chesslaw::model::Fact| match fact.kind.value {
        FactType::Bool => vec![Scalar::Bool(true), Scalar::Bool(false)],
        FactType::Number => vec![Scalar::Number(fact.min.max(1))],
        FactType::Choice | FactType::Stage => fact.values.iter().map(|v| Scalar::Text(v.value.clone())).collect(),
        FactType::Position => vec![Scalar::Text(fen.to_owned()), Scalar::Text(chesslaw::chess::position::START.to_owned())],
        FactType::Game | FactType::Text => vec![Scalar::Text(if name == "moves" { "e2e4 e7e5" } else { "e2e4" }.to_owned())],
    };
    for language in book.languages.values() {
        for (name, fact) in book.content.facts.iter().filter(|(_, f)| !f.internal && f.sum.is_empty()) {
            for value in values(name, fact) {
                let said = explain::fact(&book, language, name, &value, edition);
                assert!(!said.contains(name.as_str()) || !said.contains('='), "{}: {said}", language.id);
                assert!(!said.contains('«') || language.id != "en", "{said}");
            }
        }
        let said = |facts: &[(&str, &str)]| {
            let told: Told = facts.iter().map(|(n, v)| ((*n).to_owned(), Some(Scalar::Text((*v).to_owned())))).collect();
            let question = book.content.position_question("checkmate").unwrap();
            let ruling = chesslaw::board::ask(&book, question, edition, &told).unwrap();
            chesslaw::board::words::as_text(&book, language, "checkmate", edition, &ruling, chesslaw::cli::Paint::none())
        };
        // The initial position is presumed, and said in words.
        let presumed = said(&[("moves", "e2e4")]);
        assert!(!presumed.contains("fen =") && !presumed.contains("rnbqkbnr") && presumed.contains(&language.word("told-start")), "{presumed}");
    }
}

/// A fact that can still be so or not is no reason for what is decided either way: no sentence says that it held.
#[test]
fn what_is_not_known_is_never_given_as_a_reason() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let language = &book.languages["en"];
    let mut dice = Dice(29);
    let mut open_facts = BTreeSet::new();
    for question in book.content.questions.iter() {
        for edition in (0..book.content.editions.all().len()).filter(|e| book.covers(question, *e)) {
            let program = book.program(question, edition).expect("compiles");
            for _ in 0..60 {
                let told = dice.facts(&book, program, 3, 10);
                let Ok(ruling) = book.ask(&question.id.value, book.content.editions.id(edition), &told) else { continue };
                let facts = told.iter().map(|(name, value)| (name.as_str(), value.into()));
                let known = program.reader.read(&book.content, &program.space, facts, &mut Vec::new()).unwrap();
                let open = engine::open(&book.content, program, &known).unwrap().presumed;
                let unknown: Vec<&str> = program
                    .space
                    .vars
                    .iter()
                    .zip(&open)
                    .filter(|(v, mask)| matches!(v.kind, engine::VarKind::Bool) && **mask == 3)
                    .map(|(v, _)| v.name.as_str())
                    .collect();
                for reason in ruling.reasons.iter() {
                    let said = explain::decided(&book, language, &reason, &told, edition);
                    for (name, value) in unknown.iter().flat_map(|n| [(n, true), (n, false)]) {
                        let sentence = explain::fact(&book, language, name, &Scalar::Bool(value), edition);
                        assert!(!said.contains(&sentence), "{} {told:?}: {said:?}", question.id.value);
                        if reason.conditions().any(|h| h.fact == *name) {
                            open_facts.insert((*name).to_owned());
                        }
                    }
                }
            }
        }
    }
    assert!(open_facts.len() > 3, "{open_facts:?}");
}

/// Each change of facts is one sentence, with all that is then ordered and what is not any more; other slots go on as they were, so that never "nothing" is ordered.
#[test]
fn what_if_says_each_change_once() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let facts =
        [("illegal_move_completed", Scalar::Bool(true)), ("illegal_moves_before", Scalar::Number(0)), ("time_control", Scalar::Text("standard".to_owned()))];
    let told: Told = facts.map(|(n, v)| (n.to_owned(), Some(v))).into();
    let ruling = book.ask("illegal-move", "fide-2023", &told).unwrap();
    let turns = book.what_if(&ruling).unwrap();
    for language in book.languages.values() {
        let said = explain::turns(&book, language, &turns, ruling.edition);
        let nothing = language.word("orders-nothing");
        assert!(said.len() > 2 && said.iter().all(|s| !s.contains(&nothing)), "{said:#?}");
        let changes: BTreeSet<String> = turns.iter().map(|t| explain::demands(&book, language, &t.facts, ruling.edition)).collect();
        assert_eq!(said.len(), changes.len(), "{said:#?}");
        // Every order of every turn is in the sentence of its change.
        for turn in &turns {
            let facts = explain::demands(&book, language, &turn.facts, ruling.edition);
            let needs = turn.status == Status::NeedsFacts;
            let word = language.word("status-needs-facts");
            assert!(!needs || said.iter().any(|s| s.contains(&facts) && s.contains(&word)), "{said:#?}");
            for order in turn.then.iter().chain(turn.instead_of.iter().filter(|_| turn.then.is_empty() && !needs)) {
                let order = explain::order(language, order);
                assert!(said.iter().any(|s| s.contains(&facts) && s.contains(&order)), "{facts}: {order} is not in {said:#?}");
            }
        }
    }
    let over = explain::turns(&book, &book.languages["en"], &turns, ruling.edition).into_iter().find(|s| s.contains("already over")).unwrap();
    assert!(over.starts_with("if the game was already over: let the result stand; no longer: restore the position"), "{over}");
}

/// Asked why something is not ordered, there is always an answer: the rules that could have ordered it, or that none could, or that it is ordered.
#[test]
fn why_not_always_has_an_answer() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let told: Told = [("illegal_move_completed", Scalar::Bool(true)), ("illegal_moves_before", Scalar::Number(0))].map(|(n, v)| (n.to_owned(), Some(v))).into();
    let ruling = book.ask("illegal-move", "fide-2023", &told).unwrap();
    for language in book.languages.values() {
        let said = |action: &str| explain::why_not_said(&book, language, &ruling, action).unwrap();
        assert_eq!(said("start-new-game"), [language.word("why-not-never")]);
        assert_eq!(said("add-time"), [language.word("why-not-ordered")]);
        for action in book.content.actions.keys() {
            assert!(!said(action).is_empty() && said(action).iter().all(|s| !s.is_empty()), "{action}");
        }
        let disputed =
            book.ask("wrong-start", "fide-2023", [("colours_reversed", true.into()), ("white_moves_made", 10.into()), ("black_moves_made", 9.into())]).unwrap();
        assert_eq!(explain::why_not_said(&book, language, &disputed, "start-new-game").unwrap(), [language.word("why-not-ordered")]);
        assert_eq!(explain::why_not_said(&book, language, &disputed, "continue-game").unwrap(), [language.word("why-not-ordered")]);
        let lost = said("declare-lost");
        assert!(!lost.is_empty() && lost.iter().all(|s| *s != language.word("why-not-never")), "{lost:?}");
    }
}
