//! What must always hold of the content, and that `check` finds what breaks it, with its place and a way out.
#![allow(clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

use std::sync::OnceLock;

use chesslaw::check;
use chesslaw::diagnostic::{Diagnostic, Severity};
use chesslaw::engine::{Status, Told};
use chesslaw::lang::{Language, Values};
use chesslaw::load::{SourceFile, Tree};
use chesslaw::model::Scalar;
use chesslaw::{Lawbook, answer};

fn book() -> &'static Lawbook {
    static BOOK: OnceLock<Lawbook> = OnceLock::new();
    BOOK.get_or_init(|| Lawbook::embedded().expect("the shipped content loads"))
}

fn found() -> &'static [Diagnostic] {
    static FOUND: OnceLock<Vec<Diagnostic>> = OnceLock::new();
    FOUND.get_or_init(|| check::all(book()))
}

/// The errors of some codes.
fn of(codes: &[&str]) -> Vec<&'static Diagnostic> {
    found().iter().filter(|d| codes.contains(&d.code)).collect()
}

#[test]
fn the_shipped_content_has_no_fault() {
    let errors: Vec<_> = found().iter().filter(|d| d.severity() == Severity::Error).collect();
    assert!(errors.is_empty(), "{} errors, such as {:?}", errors.len(), &errors[..errors.len().min(5)]);
}

#[test]
fn every_clause_in_scope_is_encoded_in_every_language() {
    assert!(of(&["E044", "E045", "E046", "E051"]).is_empty());
    let content = &book().content;
    let edition = content.editions.current().expect("an edition is in force");
    let listed: usize = content.inventory.values().map(Vec::len).sum();
    assert_eq!(listed, 390, "the inventory of 2023 has 390 entries");
    assert_eq!(content.scope.articles.len(), content.inventory.len(), "every article of the inventory is in scope");
    for language in book().languages.values().filter(|l| l.about.fallback.is_none()) {
        for (_, clause) in content.clauses().filter(|(_, c)| !c.printed(&content.editions, edition).is_empty()) {
            let key = clause.text_key(&content.editions, edition);
            assert!(book().text(&language.id, "articles", &key, edition, &Values::new()).is_ok(), "{key} in {}", language.id);
        }
    }
}

#[test]
fn no_number_or_reference_stands_in_a_text_alone() {
    assert!(of(&["E059", "E060", "E061", "E062", "E063", "E064", "E065", "E066", "E067", "E068", "E009", "E010"]).is_empty());
}

#[test]
fn every_question_is_total_and_consistent() {
    let mut programs = 0;
    for question in &book().content.questions {
        for edition in (0..book().content.editions.all().len()).filter(|e| book().covers(question, *e)) {
            let program = book().program(question, edition).unwrap_or_else(|f| panic!("{}: {f:?}", question.id.value));
            assert_eq!(program.slots.len(), question.slots.len());
            programs += 1;
        }
    }
    assert!(programs > 20, "{programs} programs");
}

#[test]
fn every_case_vector_and_oracle_agrees_and_every_rule_is_reached() {
    assert!(of(&["E080", "E081", "E082", "E083"]).is_empty());
}

#[test]
fn what_is_not_encoded_says_so_and_presumptions_are_shown() {
    let content = &book().content;
    let ruled: std::collections::BTreeSet<&str> = content
        .questions
        .iter()
        .flat_map(|q| {
            q.rules.iter().flat_map(|r| std::iter::once(&r.clause).chain(&r.with)).chain(q.define.iter().flat_map(|d| d.any.iter().map(|r| &r.clause)))
        })
        .map(|c| c.value.as_str())
        .collect();
    let both: Vec<&str> =
        content.clauses().map(|(_, c)| c).filter(|c| ruled.contains(c.id.value.as_str()) && c.not_encoded.is_some()).map(|c| c.id.value.as_str()).collect();
    assert!(both.is_empty(), "these have a rule and a reason for having none: {both:?}");
    // A ruling that leans on a presumption shows it, and it goes when the fact is told.
    let told = Told::from([("board_rotated".to_owned(), Some(Scalar::Bool(true)))]);
    let ruling = book().ask("wrong-start", None, &told).expect("rules");
    assert!(ruling.assumed().any(|(fact, value)| fact == "game_over" && *value == Scalar::Bool(false)));
    let mut more = told.clone();
    more.insert("game_over".to_owned(), Some(Scalar::Bool(false)));
    let ruling = book().ask("wrong-start", None, &more).expect("rules");
    assert!(ruling.assumed().all(|(fact, _)| fact != "game_over"));
    // Told as unknown, it is not presumed.
    more.insert("game_over".to_owned(), None);
    let ruling = book().ask("wrong-start", None, &more).expect("rules");
    assert_eq!(ruling.status, Status::NeedsFacts);
    assert!(ruling.needs.iter().any(|(fact, _)| fact == "game_over"));
}

#[test]
fn the_engine_knows_no_files_languages_or_html() {
    for folder in ["src/engine", "src/model"] {
        for entry in std::fs::read_dir(format!("{}/{folder}", env!("CARGO_MANIFEST_DIR"))).expect("the source is here") {
            let path = entry.expect("readable").path();
            let text = std::fs::read_to_string(&path).expect("readable");
            for word in ["std::fs", "std::io", "crate::lang", "crate::load", "crate::site", "crate::lawbook", "crate::chess", "crate::cli", "<html"] {
                assert!(!text.contains(word), "{} speaks of {word}", path.display());
            }
        }
    }
}

/// The findings after a change of one file.
fn after(path: &str, change: impl Fn(&str) -> String) -> (Lawbook, Vec<Diagnostic>) {
    let mut tree = Tree::embedded();
    let file = tree.files.iter_mut().find(|f| f.path == path).unwrap_or_else(|| panic!("there is no {path}"));
    let text = file.text.clone().expect("text");
    let changed = change(&text);
    assert!(text != changed, "the change changes nothing in {path}");
    *file = SourceFile::new(path.to_owned(), path.to_owned(), changed.into_bytes());
    let (book, mut found) = Lawbook::open_lenient(tree);
    // No rule is touched by the wording of a text, and the rules take longest to check.
    let wording = path.matches('.').count() > 1 && !path.starts_with("content/cases/");
    let checks = check::CHECKS.iter().filter(|(name, _)| !wording || !["rules", "unused", "cases", "positions"].contains(name));
    found.extend(checks.flat_map(|(_, check)| check(&book)));
    (book, found)
}

/// The change is found under the code, in the file, with line and column, a message and a hint.
fn finds(code: &str, path: &str, change: impl Fn(&str) -> String) {
    let (book, found) = after(path, change);
    let hit = found.iter().find(|d| d.code == code).unwrap_or_else(|| panic!("{code} is not found, but {:?}", &found[..found.len().min(4)]));
    assert!(hit.at.line > 0 && hit.at.column > 0, "{code} has no place");
    let language: &Language = &book.languages["en"];
    let values: Values = hit.words.iter().map(|(k, v)| ((*k).to_owned(), v.as_str().into())).collect();
    assert!(language.message(code, &values).is_some(), "{code} has no message");
    assert!(language.message(&format!("{code}-hint"), &values).is_some(), "{code} has no hint");
}

const TEXTS: &str = "content/articles/07.en.yaml";

#[test]
fn a_number_typed_into_a_text_is_found() {
    finds("E060", TEXTS, |t| t.replacen("fewer than\n  { MOVES($move_limit) }", "fewer than 9 moves", 1));
}

#[test]
fn a_number_word_typed_into_a_text_is_found() {
    finds("E060", TEXTS, |t| t.replacen("{ MINUTES($bonus) }", "two minutes", 1));
}

#[test]
fn a_clause_dropped_in_one_language_is_found() {
    finds("E051", "content/articles/07.fa.yaml", |t| {
        let start = t.find("\nclock-without-move:").expect("the clause is there") + 1;
        let end = t[start..].find("\n\n").map_or(t.len(), |e| start + e + 1);
        format!("{}{}", &t[..start], &t[end..])
    });
}

#[test]
fn a_section_missing_from_a_glossary_entry_is_found() {
    finds("E051", "content/glossary/outcome.hy.yaml", |t| t.replacen("\nstalemate.mistakes:", "\nstalemate.misstakes:", 1));
    finds("E051", "content/glossary/outcome.es.yaml", |t| t.replacen("\nstalemate.vs.checkmate:", "\nstalemate.vs.checkmat:", 1));
}

#[test]
fn a_twin_that_is_not_named_back_is_found() {
    finds("E043", "content/glossary/outcome.yaml", |t| {
        let start = t.find("id: stalemate").expect("the term is there");
        let list = t[start..].find("twins: [").expect("it has twins") + start;
        let end = t[list..].find(']').expect("the list ends") + list;
        format!("{}twins: [ dead-position {}", &t[..list], &t[end..])
    });
}

#[test]
fn a_link_to_nowhere_is_found() {
    finds("E010", TEXTS, |t| t.replacen("(term:reversed-colours)", "(term:reversed-colour)", 1));
}

#[test]
fn a_link_that_is_not_closed_is_found() {
    finds("E054", TEXTS, |t| t.replacen("(term:reversed-colours)", "(term:reversed-colours", 1));
}

#[test]
fn a_reference_less_is_found() {
    finds("E066", TEXTS, |t| t.replace("[Article { $touch-move }](clause:touch-move)", "The article"));
}

#[test]
fn may_for_must_is_found() {
    finds("E065", TEXTS, |t| t.replacen("the arbiter must cancel", "the arbiter may cancel", 2));
}

#[test]
fn the_opponent_for_the_player_is_found() {
    finds("E065", TEXTS, |t| {
        t.replacen("The arbiter may [penalise](term:penalty) a player who", "The arbiter may [penalise](term:penalty) an opponent who", 1)
    });
}

#[test]
fn a_link_that_prints_the_number_of_another_clause_is_found() {
    finds("E064", TEXTS, |t| t.replacen("[Article { $touch-move }](clause:touch-move)", "[Article { $piece-released }](clause:touch-move)", 1));
}

#[test]
fn a_role_that_takes_the_place_of_another_beside_it_is_found() {
    // Both are spoken of elsewhere in the text: only how often tells.
    finds("E068", TEXTS, |t| t.replacen("cannot checkmate that player's king", "cannot checkmate that opponent's king", 1));
}

#[test]
fn a_denial_that_is_lost_is_found() {
    finds("E068", TEXTS, |t| t.replacen("cannot checkmate that player's king", "can checkmate that player's king", 1));
    finds("E068", "content/articles/07.fa.yaml", |t| t.replacen("نتواند", "بتواند", 1));
}

#[test]
fn the_name_of_a_twin_in_a_link_is_found() {
    finds("E068", TEXTS, |t| t.replacen("[completed](term:move-completed)", "[made](term:move-completed)", 1));
}

#[test]
fn a_unit_of_another_clause_s_number_that_is_wrong_is_found() {
    finds("E061", "content/articles/09.en.yaml", |t| t.replacen("{ $fifty-before-move_moves }", "{ MINUTES($fifty-before-move_moves) }", 1));
}

#[test]
fn a_difference_declared_of_no_text_is_found() {
    finds("E059", "content/tallies.yaml", |t| t.replacen("adjusting@fide-2017:", "adjusting@fide-2071:", 1));
}

#[test]
fn two_rules_for_one_situation_are_found() {
    finds("E025", "content/questions/wrong-start.yaml", |t| t.replacen("  overrides: [ board-turned, colours-kept ]\n", "", 1));
}

#[test]
fn a_gap_is_found() {
    finds("E024", "content/questions/wrong-start.yaml", |t| {
        t.replacen(
            "when: { initial_position_wrong: false, colours_reversed: false, board_rotated: false }",
            "when: { game_over: true, initial_position_wrong: false, colours_reversed: false, board_rotated: false }",
            1,
        )
    });
}

#[test]
fn a_changed_expectation_is_found() {
    finds("E081", "content/cases/07.yaml", |t| t.replacen("actions: [ start-new-game ]", "actions: [ continue-game ]", 1));
}

#[test]
fn a_circle_of_exceptions_is_found() {
    finds("E014", "content/questions/wrong-start.yaml", |t| {
        t.replacen(
            "  slot: outcome\n  when: { colours_reversed: true }\n  then: [ continue-game ]\n",
            "  slot: outcome\n  when: { colours_reversed: true }\n  then: [ continue-game ]\n  overrides: [ colours-early ]\n",
            1,
        )
    });
}

#[test]
fn an_unknown_fact_in_a_rule_is_found() {
    finds("E010", "content/questions/wrong-start.yaml", |t| t.replacen("when: { board_rotated: true, outcome", "when: { board_rotate: true, outcome", 1));
}

#[test]
fn an_impossible_number_is_found() {
    finds("E002", "content/articles/07.yaml", |t| t.replacen("value: { fide-2017: 10 }", "value: { fide-2017: ten }", 1));
}

#[test]
fn broken_yaml_is_found() {
    finds("E002", "content/facts.yaml", |t| t.replacen("{ type: bool }", "{ type: bool", 1));
}

#[test]
fn an_empty_test_is_found() {
    finds("E002", "content/questions/wrong-start.yaml", |t| t.replacen("{ below: reversed-colours.move_limit }", "{ below reversed-colours.move_limit }", 1));
}

#[test]
fn an_unknown_edition_is_found() {
    finds("E010", "content/articles/07.yaml", |t| t.replacen("fide-2017: 10", "fide-2071: 10", 1));
}

#[test]
fn a_difference_that_a_branch_does_not_declare_is_found() {
    finds("E070", "content/editions.yaml", |t| t.replacen("  - board-rotated\n", "", 1));
}

#[test]
fn a_file_that_is_no_text_is_found() {
    let mut tree = Tree::embedded();
    let file = tree.files.iter_mut().find(|f| f.path == TEXTS).expect("there");
    *file = SourceFile::new(TEXTS.to_owned(), TEXTS.to_owned(), vec![b'a', b':', b' ', 0xff, 0xfe]);
    let (_, found) = Lawbook::open_lenient(tree);
    assert!(found.iter().any(|d| d.code == "E001"));
}

#[test]
fn the_answer_has_the_shape_of_the_contract() {
    let told =
        Told::from([("illegal_move_completed", Some(Scalar::Bool(true))), ("illegal_moves_before", Some(Scalar::Number(0)))].map(|(k, v)| (k.to_owned(), v)));
    let ruling = book().ask("illegal-move", None, &told).expect("rules");
    let edition = book().edition(None).expect("there");
    let answer = answer::answer(book(), "illegal-move", edition, Some(&serde_json::json!(7)), &ruling, false);
    assert_eq!(answer["id"], 7);
    assert_eq!(answer["status"], "decided");
    let time = answer["actions"].as_array().expect("a list").iter().find(|a| a["action"] == "add-time").expect("time is added");
    assert_eq!((&time["to"], &time["minutes"], &time["slot"]), (&serde_json::json!("opponent"), &serde_json::json!(2), &serde_json::json!("minutes")));
    assert_eq!(answer["clauses"][0], "7.5.5");
    for key in ["clause_ids", "assumed", "needs", "readings", "reasons"] {
        assert!(!answer[key].is_null(), "{key} is missing");
    }
}

/// The words of a text, lower case, without marks.
fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).map(str::to_lowercase).collect()
}

/// The shared run of eight words, if there is one.
fn shared_run(ours: &[String], theirs: &std::collections::HashSet<Vec<String>>) -> Option<String> {
    ours.windows(8).find(|w| theirs.contains(*w)).map(|w| w.join(" "))
}

#[test]
fn texts_are_ours_and_say_their_state() {
    // The measure itself: a run that is shared is found.
    let theirs = words("one two three four five six seven eight nine").windows(8).map(<[String]>::to_vec).collect();
    assert!(shared_run(&words("Zero. One, two three four five six seven eight!"), &theirs).is_some());
    assert!(shared_run(&words("one two three four five six seven nine"), &theirs).is_none());
    // Every text says how far it has come.
    for language in book().languages.values() {
        for state in ["drafted", "read", "confirmed"] {
            assert!(language.has(&format!("state-{state}")), "{} has no word for {state}", language.id);
        }
    }
    let Some(theirs) = seeds() else { return };
    for language in book().languages.keys() {
        for (domain, key, _) in book().texts.language(language) {
            assert_eq!(shared_with(book(), &theirs, language, domain, key), None, "{language} {domain}/{key}");
        }
    }
}

/// Runs of eight words.
type Runs = std::collections::HashSet<Vec<String>>;

/// All runs of eight words of the documents the project grew from, where they lie beside it.
fn seeds() -> Option<Runs> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/seeds");
    let Ok(entries) = std::fs::read_dir(&folder) else {
        eprintln!("skipped in part: no texts beside the project to compare with");
        return None;
    };
    let texts = entries.flatten().map(|e| String::from_utf8_lossy(&std::fs::read(e.path()).expect("readable")).into_owned());
    Some(texts.flat_map(|t| words(&t).windows(8).map(<[String]>::to_vec).collect::<Vec<_>>()).collect())
}

/// The run of eight words a text shares with others, if there is one.
fn shared_with(book: &Lawbook, theirs: &Runs, language: &str, domain: &str, key: &str) -> Option<String> {
    let parsed = book.parsed(language, domain, key)?;
    shared_run(&words(&chesslaw::markdown::plain(&parsed.literal())), theirs)
}

#[test]
fn a_sentence_of_a_seed_in_a_text_is_found() {
    let Some(theirs) = seeds() else { return };
    let mut book = Lawbook::embedded().expect("the shipped content loads");
    // Whichever clause it slips into, in whichever language and among whatever other words.
    let mut runs: Vec<&Vec<String>> = theirs.iter().filter(|r| r.iter().all(|w| w.chars().all(char::is_alphabetic))).collect();
    runs.sort();
    let languages: Vec<String> = book.languages.keys().cloned().collect();
    for (language, run) in languages.iter().zip(runs.iter().step_by(runs.len().div_ceil(languages.len()).max(1))) {
        let text = book.texts.get(language, "articles", "clock-without-move").expect("the clause is there").value.clone();
        book.replace_text(language, "articles", "clock-without-move", &format!("{text} {}.", run.join(", "))).expect("it can be read");
        assert_eq!(shared_with(&book, &theirs, language, "articles", "clock-without-move"), Some(run.join(" ")), "{language}");
    }
}
