//! What `collate` tells of texts as people have them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

mod collate_help;

use std::path::Path;

use chesslaw::collate::{Collator, Gravity, MAX_BYTES, Official, Options, Report, What, collate};
use collate_help::{book, seed};

fn report(text: &str) -> Report {
    collate(book(), text.as_bytes(), Options::default()).unwrap()
}

/// Codes of errors and warnings with the number each concerns, in order.
fn faults(report: &Report) -> Vec<(&str, String)> {
    report.findings.iter().filter(|f| f.severity != Gravity::Notice).map(|f| (f.code, f.clause.clone().unwrap_or_default())).collect()
}

fn has(report: &Report, code: &str, clause: &str) -> bool {
    report.findings.iter().any(|f| f.code == code && f.clause.as_deref() == Some(clause))
}

/// A seed, or nothing with a word about it: the seeds are no part of the project.
fn seed_or_skip(start: &str) -> Option<String> {
    let text = seed(start);
    if text.is_none() {
        println!("seed {start} is not here: skipped");
    }
    text
}

#[test]
fn the_national_russian_text_is_told_from_its_base() {
    let Some(text) = seed_or_skip("001") else { return };
    let report = report(&text);
    assert_eq!(report.language.id, "ru");
    assert_eq!(report.edition.as_deref(), Some("ru-national"));
    assert_eq!(report.editions, ["ru-national"]);
    assert_eq!(faults(&report), []);
    for clause in ["7.1.1", "7.1.2", "7.3", "7.4.1", "7.4.2"] {
        assert!(has(&report, "C041", clause), "{clause} departs from the base");
    }
    assert!(report.findings.iter().any(|f| f.code == "C042" && f.words["cites"].to_string().contains("14.4")));
    assert!(report.findings.iter().any(|f| f.code == "C026"), "the page's last line is no law");
    assert_eq!(report.provisions, ["7.1", "7.1.1", "7.1.2", "7.2", "7.3", "7.4.1", "7.4.2", "7.5"]);
}

#[test]
fn the_armenian_text_is_of_2018_and_its_misprints_are_found() {
    let Some(text) = seed_or_skip("003") else { return };
    let report = report(&text);
    assert_eq!((report.language.id.as_str(), report.edition.as_deref()), ("hy", Some("fide-2018")));
    assert_eq!(report.editions, ["fide-2018"]);
    let found: Vec<_> = faults(&report);
    for (code, clause) in [("C050", "7.1"), ("C051", "7.2.1"), ("C050", "7.3"), ("C050", "7.4.1"), ("C061", "7.5.1"), ("C050", "7.5.5")] {
        assert!(found.contains(&(code, clause.to_owned())), "{code} in {clause}: {found:?}");
    }
    assert!(found.iter().all(|(code, _)| ["C050", "C051", "C061"].contains(code)), "{found:?}");
    assert!(has(&report, "C037", "7.3"), "7.3 names no player, so neither does it say that both have moved");
}

#[test]
fn the_newer_russian_text_is_of_2018_or_2023_and_says_that_it_cannot_tell() {
    let Some(text) = seed_or_skip("004") else { return };
    let report = report(&text);
    assert_eq!(report.editions, ["fide-2018", "fide-2023"]);
    assert!(report.findings.iter().any(|f| f.code == "C011" && f.words["articles"].to_string() == "7"));
    assert_eq!(faults(&report), []);
}

#[test]
fn the_persian_page_is_a_glossary_entry() {
    let Some(text) = seed_or_skip("000") else { return };
    let report = report(&text);
    assert_eq!((report.what, report.language.id.as_str()), (What::GlossaryEntry, "fa"));
    assert!(report.provisions.is_empty());
    assert!(report.has_faults());
}

/// Article 7 of our own, as much of it as a test needs.
const SHORT: &str = "7.4.1 If a player displaces one or more pieces, the player must put them back in the player's own time.\n\
    7.4.2 If necessary, the player or the opponent must pause the chessclock and ask the arbiter for help.\n\
    7.4.3 The arbiter may penalise the player who displaced the pieces.\n\
    7.5.1 An illegal move is completed when the player has pressed the clock. Article 4.3 and Article 4.7 apply to the move made instead.\n";

#[test]
fn numbers_are_found_however_they_are_set() {
    let wanted = ["7.4.1", "7.4.2", "7.4.3", "7.5.1"];
    let html: String = SHORT.lines().map(|l| l.split_once(' ').map(|(n, t)| format!("<p><b>{}</b>{} {t}</p>\n", &n[..2], &n[2..])).unwrap()).collect();
    let texts = [
        SHORT.to_owned(),
        SHORT.replace('\n', " "),
        SHORT.replace("7.", "7\u{2024}").replace(".1 ", "\u{2024}1 "),
        SHORT.lines().map(|l| format!("**{}**\n", l.replacen(' ', "**\n\n", 1))).collect(),
        html,
        SHORT.replace("7.4.", "7.4. ").replace("7.5.1", "7.5. 1."),
    ];
    for text in texts {
        assert_eq!(report(&text).provisions, wanted, "{text}");
    }
}

#[test]
fn a_citation_at_the_start_of_a_line_is_no_provision() {
    let text = "Article 7\n\n7.2.1 If it is found that the initial position of the pieces was wrong, the arbiter must cancel the game.\n\n\
        7.2.2 If it is found that the board has been placed contrary to\n\n**2.1** the game goes on, as in Articles 7.2.1,\n7.3 or 7.4.1.\n\n\
        7.3 If fewer than 10 moves have been made by both players, a new game must be played.\n";
    assert_eq!(report(text).provisions, ["7.2.1", "7.2.2", "7.3"]);
}

#[test]
fn letters_count_as_numbers_do() {
    let text = "7.1 If it is found during the game that\n(a) the pieces stood wrongly, the arbiter must cancel the game;\n(b) the board is turned, the game goes on.\n\
        7.2 If a game has begun with colours reversed, it must go on, unless the arbiter rules otherwise.\n";
    assert_eq!(report(text).provisions, ["7.1", "7.1.1", "7.1.2", "7.2"]);
    let russian = "Статья 7\n7.1 Если во время игры обнаружится, что:\nа) фигуры стояли неправильно, партия должна быть отменена;\nв) доска стояла неправильно, игра должна быть продолжена.\n7.2 Партия продолжается, если арбитр не решит иначе.\n";
    assert_eq!(report(russian).provisions, ["7.1", "7.1.1", "7.1.2", "7.2"]);
}

#[test]
fn persian_digits_and_armenian_stops_are_read() {
    let persian = "ماده ۷\n۷.۴.۱ اگر بازیکن مهره‌ای را جابه‌جا کند، باید آن را در وقت خود درست کند.\n۷.۴.۲ در صورت لزوم بازیکن یا حریف باید ساعت را متوقف کند و از داور کمک بخواهد.\n۷.۴.۳ داور می‌تواند بازیکن را جریمه کند.\n";
    let told = report(persian);
    assert_eq!((told.language.id.as_str(), told.provisions.len()), ("fa", 3));
    let armenian = "Հոդված 7\n7։4։1 Եթե խաղացողը խախտել է խաղաքարերի դասավորությունը, նա պետք է այն վերականգնի։\n7։4։2 Խաղացողը կամ նրա հակառակորդը պետք է կանգնեցնեն ժամացույցը և դիմեն մրցավարին։\n";
    let told = report(armenian);
    assert_eq!((told.language.id.as_str(), told.provisions), ("hy", vec!["7.4.1".to_owned(), "7.4.2".to_owned()]));
}

#[test]
fn hostile_files_end_in_a_clear_error() {
    let code = |bytes: &[u8]| collate(book(), bytes, Options::default()).map_err(|e| e.code).map(|_| ());
    assert_eq!(code(&vec![b'7'; MAX_BYTES + 1]), Err("C001"));
    assert_eq!(code(b"7.1 The player\0 must"), Err("C002"));
    let mut mixed = "7.1 Если игрок\n".as_bytes().to_vec();
    mixed.extend([0xc5, 0xf1, 0xeb, 0xe8, 0x20, 0xe8]);
    assert_eq!(code(&mixed), Err("C003"));
    assert_eq!(code("7.1 The player \u{202e}tsum\u{202c} move".as_bytes()), Err("C004"));
    assert_eq!(code(b""), Err("C005"));
    assert_eq!(code("xyzzy plugh ".repeat(50).as_bytes()), Err("C006"));
}

#[test]
fn a_long_line_and_deep_numbers_end() {
    let long = "7.1 the player must move. ".repeat(20_000);
    assert!(!report(&long).findings.is_empty());
    let deep = format!("7{} the player must move the pieces of the game", ".1".repeat(50_000));
    assert!(collate(book(), deep.as_bytes(), Options { language: Some("en"), edition: None }).is_ok());
    let tags = format!("<p>{}7.1 the player must move", "<b <".repeat(50_000));
    assert!(collate(book(), tags.as_bytes(), Options { language: Some("en"), edition: None }).is_ok());
}

#[test]
fn languages_and_editions_that_are_not_there_are_named() {
    let asked = |language, edition| collate(book(), SHORT.as_bytes(), Options { language, edition }).map_err(|e| (e.code, e.words["name"].clone())).map(|_| ());
    assert_eq!(asked(Some("xx"), None), Err(("C007", "xx".to_owned())));
    assert_eq!(asked(None, Some("fide-1899")), Err(("C007", "fide-1899".to_owned())));
}

#[test]
fn one_collator_gives_the_same_report_twice() {
    let collator = Collator::new(book());
    let told = || serde_json::to_string(&collator.collate(SHORT.as_bytes(), Options::default()).unwrap()).unwrap();
    assert_eq!(told(), told());
}

#[test]
fn official_texts_are_given_clause_by_clause() {
    let manifest = "- { language: en, edition: fide-2023, publisher: A federation, date: \"2023-01-01\", rights: ours, file: laws.txt }\n";
    let official = Official::new(book(), manifest, |_| Ok(SHORT.as_bytes().to_vec())).unwrap();
    let text = official.text("en", "fide-2023", "displaced-penalty").unwrap();
    assert_eq!((text.number.as_str(), text.text.as_str()), ("7.4.3", "The arbiter may penalise the player who displaced the pieces."));
    assert_eq!(official.entries[text.entry].publisher, "A federation");
    assert!(official.text("en", "fide-2023", "reversed-colours").is_none());
    assert!(official.text("ru", "fide-2023", "displaced-penalty").is_none());
    let outside = manifest.replace("laws.txt", "../laws.txt");
    assert!(Official::new(book(), &outside, |_| Ok(Vec::new())).is_err());
    assert!(Official::load(book(), Path::new("no/such/folder")).is_err());
}
