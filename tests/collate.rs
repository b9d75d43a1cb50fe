//! What `collate` tells of texts as people have them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

mod collate_help;

use std::path::Path;

use chesslaw::collate::official::Doubt;
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

/// Bytes of a text in an encoding of single bytes, by the places of its letters.
fn single_bytes(text: &str, place: impl Fn(char) -> Option<u8>) -> Vec<u8> {
    text.chars().map(|c| if c.is_ascii() { c as u8 } else { place(c).unwrap_or(b'?') }).collect()
}

const RUSSIAN: &str = "Статья 7\n7.4.1 Если игрок сместил одну или несколько фигур, он должен восстановить позицию за счет своего времени.\n\
    7.4.2 В случае необходимости игрок или его соперник должен остановить часы и попросить помощи арбитра.\n7.4.3 Арбитр может наказать игрока.\n";

/// Windows-1251: Russian letters in their order from C0.
fn cyrillic(c: char) -> Option<u8> {
    match c {
        'А'..='я' => u8::try_from(c as u32 - 'А' as u32 + 0xc0).ok(),
        _ => None,
    }
}

#[test]
fn old_encodings_are_read_and_named() {
    let told = collate(book(), &single_bytes(RUSSIAN, cyrillic), Options::default()).unwrap();
    assert_eq!((told.language.id.as_str(), told.provisions.len()), ("ru", 3));
    assert!(told.findings.iter().any(|f| f.code == "C017" && f.words["encoding"].to_string() == "windows-1251"));
    let spanish = "Artículo 7\n7.4.1 Si un jugador desplaza una o más piezas, deberá reponer la posición correcta en su propio tiempo; así se hará también después.\n\
        7.4.2 El árbitro podrá sancionar al jugador que desplazó las piezas. La sanción será la del artículo 12.9, según las demás leyes; también podrá añadir tiempo.\n";
    let latin = single_bytes(spanish, |c| u8::try_from(c as u32).ok());
    let told = collate(book(), &latin, Options::default()).unwrap();
    assert_eq!((told.language.id.as_str(), told.provisions.len()), ("es", 2));
    let unmarked: Vec<u8> = RUSSIAN.encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(collate(book(), &unmarked, Options::default()).unwrap().provisions.len(), 3);
}

#[test]
fn letters_read_in_a_wrong_encoding_are_named_and_not_compared() {
    let named = |bytes: &[u8]| collate(book(), bytes, Options::default()).map(|_| ()).map_err(|e| (e.code, e.words["encoding"].clone()));
    // UTF-8 shown as Windows-1252 and saved so; Windows-1251 shown as Latin.
    let twice: String = RUSSIAN.bytes().map(char::from).collect();
    assert_eq!(named(twice.as_bytes()), Err(("C009", "UTF-8".to_owned())));
    let shown: String = single_bytes(RUSSIAN, cyrillic).into_iter().map(char::from).collect();
    assert_eq!(named(shown.as_bytes()), Err(("C009", "Windows-1251".to_owned())));
    // ARMSCII-8 has the capitals at the even places from B2 and the small letters at the odd ones.
    let armenian =
        "7.4.1 Եթե խաղացողը խախտել է խաղաքարերի դասավորությունը, նա պետք է այն վերականգնի իր ժամանակի հաշվին.\n7.4.2 Մրցավարը կարող է պատժել խաղացողին.";
    let place = |c: char| match c {
        'Ա'..='Ֆ' => u8::try_from(0xb2 + 2 * (c as u32 - 'Ա' as u32)).ok(),
        'ա'..='ֆ' => u8::try_from(0xb3 + 2 * (c as u32 - 'ա' as u32)).ok(),
        _ => None,
    };
    let raw = single_bytes(armenian, place);
    assert_eq!(named(&raw), Err(("C009", "ARMSCII-8".to_owned())));
    let shown: String = raw.into_iter().map(char::from).collect();
    assert_eq!(named(shown.as_bytes()), Err(("C009", "ARMSCII-8".to_owned())));
}

#[test]
fn a_hundred_megabytes_without_a_line_break_are_refused_unread() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.txt");
    std::fs::File::create(&path).unwrap().set_len(100 * 1024 * 1024).unwrap();
    let done = std::process::Command::new(env!("CARGO_BIN_EXE_chesslaw")).args(["collate", "--json"]).arg(&path).output().unwrap();
    assert_eq!(done.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&done.stdout).contains("C001"));
}

#[test]
fn more_provisions_than_the_laws_have_are_refused() {
    let many: String = (0..6000).map(|i| format!("7.{}.{} The player must move the piece.\n", i / 60 % 60 + 1, i % 60 + 1)).collect();
    assert_eq!(collate(book(), many.as_bytes(), Options::default()).map(|_| ()).map_err(|e| e.code), Err("C008"));
}

#[test]
fn pages_headings_and_what_follows_the_laws_belong_to_no_provision() {
    let page = |n: usize| format!("\nHandbook of the federation, page {n}\n\n{n}\n\n");
    let text = format!(
        "# Article 7: Irregularities\n\n**7.4.1** If a player displaces one or more pieces, the player must put them back in the play-\ner's own time.\n{}\
         **7.4.2** If necessary, the player or the opponent must pause the chessclock and ask the arbiter for help.\n{}\
         **7.4.3** The arbiter may penalise the player who displaced the pieces.\n{}{}\n# Glossary of terms\n\nadjourn: 8.1. Instead of playing, \
         the opponent may seal 3 moves.\n\n6.1 See the clock of the organiser.\n",
        page(11),
        page(12),
        page(13),
        page(14)
    );
    let told = report(&text);
    assert_eq!(told.provisions, ["7.4.1", "7.4.2", "7.4.3"]);
    assert_eq!(faults(&told), []);
}

#[test]
fn squares_moves_and_results_count_nothing() {
    let text = "Article 7\n7.4.1 If a player displaces one or more pieces, such as Nf3 or e5, the player must put them back in the player's own time (1-0, 0-0-0).\n\
        7.4.2 If necessary, the player or the opponent must pause the chessclock and ask the arbiter for help: 1. e4 e5 2. Nf3 Nc6.\n\
        7.4.3 The arbiter may penalise the player who displaced the pieces in Chess 960.\n";
    assert_eq!(faults(&report(text)), []);
}

#[test]
fn a_number_of_another_edition_is_told_as_such() {
    let text = "Article 3\n3.7.1 The pawn may move forward to the free square in front of it on the same file, or\n\
        3.7.2 on its first move the pawn may move as in 3.7.1, or it may advance two squares along the same file, if both squares are free, or\n\
        3.7.3 the pawn may move to a square diagonally in front of it on an adjacent file where an opponent's piece stands, and capture that piece.\n\
        3.7.5.3 The exchange of a pawn for another piece is called promotion, and the effect of the new piece is immediate.\n";
    let told = collate(book(), text.as_bytes(), Options { language: Some("en"), edition: Some("fide-2023") }).unwrap();
    let moved = told.findings.iter().find(|f| f.code == "C043").expect("told");
    assert_eq!((moved.clause.as_deref(), moved.words["here"].to_string().as_str()), (Some("3.7.5.3"), "3.7.3.5"));
    assert!(!has(&told, "C020", "3.7.3.5"));
}

#[test]
fn numbers_set_from_right_to_left_are_turned() {
    let text = "ماده ۲: پوزیسیون اولیه\n۱ـ۲ صفحهٔ شطرنج از ۶۴ خانه تشکیل می‌شود و میان دو بازیکن قرار می‌گیرد.\n۲ـ۲ در آغاز بازی یکی از بازیکنان مهره‌های سفید را دارد و حریف مهره‌های سیاه را.\n۳ـ۲ مهره‌ها در آغاز بازی این‌گونه بر صفحه چیده می‌شود و داور آن را می‌بیند.\n";
    assert_eq!(report(text).provisions, ["2.1", "2.2", "2.3"]);
}

#[test]
fn findings_speak_the_readers_language_and_show_no_ids() {
    let text = SHORT.replace("The arbiter may penalise", "The opponent must penalise within 5 minutes, Article 12.9,")
        + "7.5.5 For the first the arbiter must give 3 minutes.\n";
    let told = collate(book(), text.as_bytes(), Options { language: Some("en"), edition: Some("fide-2023") }).unwrap();
    assert!(told.findings.len() > 4);
    for (id, language) in &book().languages {
        for finding in told.findings.iter().chain(&told.evidence).filter(|f| !f.code.starts_with("C05") && !f.code.starts_with("C06") && f.code != "C025") {
            let said = chesslaw::collate::say::message(book(), language, finding);
            assert!(!said.contains("{$") && !said.contains("fide-2"), "{id}: {said}");
            let latin = said.split(|c: char| !c.is_ascii_alphabetic()).filter(|w| w.len() > 3).count();
            assert!(latin == 0 || ["en", "es"].contains(&id.as_str()), "{id}: {said}");
            assert!(!said.contains("must-not") && !said.contains(" minutes") || id == "en", "{id}: {said}");
        }
    }
}

#[test]
fn an_official_file_that_is_not_what_the_manifest_says_is_named() {
    let manifest = |language: &str, edition: &str| {
        format!("- {{ language: {language}, edition: {edition}, publisher: A federation, date: \"2023-01-01\", rights: ours, file: laws.txt }}\n")
    };
    let taken = |manifest: &str, text: &str| Official::new(book(), manifest, |_| Ok(text.as_bytes().to_vec())).map_err(|e| e.to_string());
    assert!(taken(&manifest("ru", "fide-2023"), SHORT).is_err_and(|e| e.contains("`en`") && e.contains("`ru`")));
    let no_laws = "The player must move the pieces of the game, and the clock is to be pressed by the opponent.".repeat(4);
    assert!(taken(&manifest("en", "fide-2023"), &no_laws).is_err_and(|e| e.contains("no provision")));
    assert!(taken(&manifest("en", "fide-2023"), "").is_err_and(|e| e.contains("C005")));
    assert!(Official::new(book(), &manifest("en", "fide-2023"), |_| Err(std::io::Error::other("gone"))).is_err());
    assert!(taken(&manifest("en", "fide-2023"), SHORT).is_ok_and(|o| o.len() == 4 && o.doubts.is_empty()));
    // Several editions and languages, each under its own name.
    let both = manifest("en", "fide-2023") + &manifest("en", "fide-2018");
    let official = taken(&both, SHORT).unwrap();
    assert!(official.text("en", "fide-2018", "displaced-penalty").is_some() && official.text("en", "fide-2009", "displaced-penalty").is_none());
}

#[test]
fn appendices_past_the_fourth_are_not_taken_for_the_one_before() {
    let text = "# Appendices\n\n## D. Quickplay finishes\n\nD.1 The player may claim a draw when the player has less than 2 minutes left on the clock.\n\n\
        ## F. Chess960\n\nF.1 Before the game a starting position is set up at random.\n\nF.2 The players must then play the game by the Laws.\n\n\
        ## G. Adjourned games\n\nG.1 If a game is not finished, the arbiter must tell the player to seal the move.\n";
    assert_eq!(report(text).provisions, ["D.1", "F.1", "F.2", "G.1"]);
}

#[test]
fn an_armenian_number_with_an_ending_heads_nothing() {
    let text = "C.12 Ոչ-ոքի առաջարկը խաղացողը պետք է նշի (=) նշանով։\n\nC.13 Հապավումներ.\n\nC.13.1 0-0 փոխատեղում h1 կամ h8 նավակով\n\nC.13.2 0-0-0 փոխատեղում a1 կամ a8 նավակով\n\n\
        C.13.3-ից մինչև C.13.6-ի հոդվածների կիրառումը պարտադիր չէ։\n\n\
        B.4 Կազմակերպիչը պետք է նշի, թե արդյոք\nՀոդված B\u{2024}2-ը կամ Հոդված B\u{2024}3-ը գործում է մրցաշարում։\n";
    let told = report(text);
    assert_eq!(told.provisions, ["C.12", "C.13", "C.13.1", "C.13.2", "B.4"]);
    assert!(!told.findings.iter().any(|f| f.code == "C021" || f.code == "C022"), "{:?}", told.findings);
    assert!(!has(&told, "C033", "B.4"), "both citations of B.4 are read");
}

#[test]
fn a_heading_over_items_does_not_break_off() {
    let text = "II.3.2.4 rook-move-only castling: the player makes only a move with the rook.\n\nII.3.2.5 Recommendations\n\n\
        II.3.2.5.1 When castling on a physical board, the player should put the king outside the board, next to its final square.\n\n\
        II.3.2.5.2 After castling the king and the rook should stand exactly as in regular chess.\n";
    assert!(!report(text).findings.iter().any(|f| f.code == "C025"), "{:?}", faults(&report(text)));
}

#[test]
fn what_breaks_off_is_told_also_where_others_go_on() {
    let good = collate_help::goods().into_iter().find(|g| g.name == "own hy fide-2023 conduct").expect("our own Armenian article");
    let whole = good.lines.join("\n");
    assert!(!report(&whole).findings.iter().any(|f| f.code == "C025"));
    // Cut at the mark that parts the words of an Armenian sentence, at a comma, and in mid-sentence.
    for (number, line) in good.lines.iter().filter_map(|l| Some((l.split_once(' ')?.0.to_owned(), l))).filter(|(_, l)| l.split_whitespace().count() > 24) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let half = words[..words.len() / 2].join(" ");
        let half = half.trim_end_matches(['։', ',', '՝', '.']);
        for end in ["", ",", "՝"] {
            let told = report(&whole.replace(line.as_str(), &format!("{half}{end}")));
            assert!(has(&told, "C025", &number), "{number} cut to «{half}{end}»");
        }
    }
}

#[test]
fn an_older_wording_is_told_though_a_clause_was_added_since() {
    let goods = collate_help::goods();
    let own = |edition: &str| goods.iter().find(|g| g.name == format!("own en {edition} completion-of-the-game")).expect("our own article");
    let (newer, older) = (own("fide-2023"), own("fide-2018"));
    let line = |lines: &[String]| lines.iter().find(|l| l.starts_with("5.1.2 ")).expect("5.1.2").clone();
    let text = newer.lines.join("\n").replace(&line(&newer.lines), &line(&older.lines));
    let told = collate(book(), text.as_bytes(), Options { language: Some("en"), edition: Some("fide-2023") }).unwrap();
    assert!(has(&told, "C040", "5.1.2"), "{:?}", faults(&told));
}

#[test]
fn a_citation_that_stands_for_another_of_the_same_provision_is_told() {
    let good = collate_help::goods().into_iter().find(|g| g.name == "own en fide-2023 drawn-game").expect("our own article");
    let line = good.lines.iter().find(|l| l.starts_with("9.2 ")).expect("9.2");
    assert!(line.contains("9.2.1 and 9.2.2"), "{line}");
    let text = good.lines.join("\n").replace(line.as_str(), &line.replace("9.2.1 and 9.2.2", "9.2.1 and 9.2.1"));
    assert!(has(&report(&text), "C033", "9.2"), "{:?}", faults(&report(&text)));
}

#[test]
fn the_word_article_may_stand_before_a_number() {
    let text = "Статья 7.5.4. Если игрок нажал на часы, не сделав хода, это считается невозможным ходом.\n\n\
        Статья 7.5.5. За первый невозможный ход арбитр должен добавить сопернику две минуты.\nВ остальном действуют\nСтатья 4.3 и Статья 4.7.\n";
    assert_eq!(report(text).provisions, ["7.5.4", "7.5.5"]);
}

#[test]
fn of_editions_that_fit_alike_the_one_without_faults_is_compared() {
    let text = "1.1 Chess is played by two opponents who move their pieces on a square board.\n\n\
        1.2 The player with the light pieces (White) moves first, then the players move in turn.\n\n\
        1.3 A player has the move when the opponent's move has been made.\n";
    let told = report(text);
    assert!(told.editions.len() > 1, "{:?}", told.editions);
    assert_eq!(faults(&told), []);
}

#[test]
fn a_clause_printed_under_two_numbers_is_not_missed_in_each() {
    let text = "II.3.2.4 Castling by a move of the rook alone: the player makes only a move with the rook.\n\nII.3.2.5 Recommendations:\n\n\
        II.3.2.5.1 When castling on a physical board, it is recommended that the player puts the king outside the board, next to its final square.\n\n\
        II.3.2.5.2 After castling the king and the rook should stand as in regular chess.\n";
    let told = collate(book(), text.as_bytes(), Options { language: Some("en"), edition: Some("fide-2018") }).unwrap();
    assert!(!told.findings.iter().any(|f| f.code == "C025"), "{:?}", faults(&told));
}

#[test]
fn an_old_edition_encoded_in_part_is_looked_at_in_part() {
    let articles = "D.1 The organiser may adapt these rules to local circumstances.\n\nD.2 The moves shall be announced clearly.\n\n\
        D.3 A piece is considered touched when it has been taken out of its hole.\n\nD.4 The player must keep score of the game.\n";
    let told = collate(book(), articles.as_bytes(), Options { language: Some("en"), edition: Some("fide-2014") }).unwrap();
    assert!(has(&told, "C018", "D") || told.edition.is_none(), "{:?}", told.findings);
    assert!(!told.findings.iter().any(|f| f.code == "C028" || f.code == "C020"), "{:?}", faults(&told));
}

#[test]
fn a_number_and_the_letter_of_its_first_item_may_stand_together() {
    let spanish = "Artículo 9: La partida tablas\n9.1 a. Las bases pueden prohibir que los jugadores acuerden tablas sin permiso del árbitro.\n\
        b. Si las bases permiten el acuerdo de tablas, se aplicará lo siguiente:\n1. El jugador que ofrece tablas lo hace después de mover y antes de pulsar su reloj.\n\
        2. Cada jugador debe anotar la oferta en su planilla.\n9.2 La partida es tablas si el jugador que tiene la jugada lo reclama correctamente.\n";
    assert_eq!(report(spanish).provisions, ["9.1.1", "9.1.2", "9.1.2.1", "9.1.2.2", "9.2"]);
    let persian = "ماده ۷ : بی‌نظمی‌ها\n7-1 . (الف) اگر در جریان بازی معلوم شود که پوزیسیون اولیه نادرست بوده است، باید بازی تازه‌ای انجام شود.\n\
        (ب) اگر معلوم شود که تنها صفحه نادرست قرار گرفته است، بازی ادامه می‌یابد.\n7-2 . اگر بازی با رنگ‌های معکوس آغاز شده باشد باید ادامه یابد، مگر آنکه داور جز این بگوید.\n";
    assert_eq!(report(persian).provisions, ["7.1.1", "7.1.2", "7.2"]);
}

#[test]
fn an_item_left_out_of_a_list_does_not_swallow_the_next() {
    let text = "12.9 The arbiter may penalise the player by:\n12.9.1 a warning,\n12.9.2 more time for the opponent,\n12.9.3 less time for the player,\n\
        12.9.5 fewer points for the player,\n12.9.6 the loss of the game, as in Articles 12.9.1,\n12.9.3 or elsewhere.\n";
    assert_eq!(report(text).provisions, ["12.9", "12.9.1", "12.9.2", "12.9.3", "12.9.5", "12.9.6"]);
}

#[test]
fn items_in_brackets_are_counted_below_letters() {
    let text = "9.1 a. The rules of a competition may specify that players cannot agree to a draw.\nb. If a draw agreement is allowed the following apply:\n\
        (1) A player wishing to offer a draw shall do so after having made a move.\n(2) The offer of a draw shall be noted by each player.\n\
        9.2 The game is drawn upon a correct claim by the player having the move.\n";
    assert_eq!(report(text).provisions, ["9.1.1", "9.1.2", "9.1.2.1", "9.1.2.2", "9.2"]);
    let castling = "3.8 a. There are two different ways of moving the king.\nb. (1) The right to castle has been lost:\n[a] if the king has already moved, or\n\
        [b] with a rook that has already moved.\n(2) Castling is prevented temporarily:\n[a] if the square is attacked, or\n[b] if there is any piece between.\n";
    assert_eq!(report(castling).provisions, ["3.8.1", "3.8.2.1", "3.8.2.1.1", "3.8.2.1.2", "3.8.2.2", "3.8.2.2.1", "3.8.2.2.2"]);
}

#[test]
fn an_article_word_and_its_number_may_have_a_line_of_their_own() {
    let text = "Article 6.4\nImmediately after a flag falls, the requirements must be checked.\n\nArticle 6.5\nBefore the start of the game the arbiter decides \
        where the chessclock is placed.\n\nArticle 6.6\nAt the time determined for the start of the game White's clock is started.\n";
    assert_eq!(report(text).provisions, ["6.4", "6.5", "6.6"]);
}

#[test]
fn what_pages_and_notes_add_is_no_part_of_a_provision() {
    let text = "Contents\n6.4 Flags ........ 3\n6.5 The clock ........ 4\n\n6.4 Immediately after a flag falls, the requirements[1] must be checked.\nPage 3\n\
        [1] See Article 12.9 of the manual.\n\n6.5 Before the start of the game the arbiter decides where the chessclock is placed.\nPage 4\n";
    let told = collate(book(), text.as_bytes(), Options { language: Some("en"), edition: Some("fide-2023") }).unwrap();
    assert_eq!(told.provisions, ["6.4", "6.5"]);
    assert!(!told.findings.iter().any(|f| ["C030", "C032", "C046", "C047"].contains(&f.code)), "{:?}", told.findings);
}

#[test]
fn a_number_parted_by_the_end_of_a_line_is_one() {
    let text = "6.4 Immediately after a flag falls, the requirements must be checked.\n\n6.\n5 Before the start of the game the arbiter decides where the \
        chessclock is placed.\n\n6.6 At the time determined for the start of the game White's clock is started.\n";
    assert_eq!(report(text).provisions, ["6.4", "6.5", "6.6"]);
}

#[test]
fn a_second_language_beside_the_first_is_left_out_and_told() {
    let pairs = [
        ("6.4 Immediately after a flag falls, the requirements must be checked.", "6.4 Сразу после падения флажка следует проверить, выполнены ли требования."),
        ("6.5 Before the start of the game the arbiter decides where the chessclock is placed.", "6.5 Перед началом игры арбитр решает, где поставить часы."),
        ("6.6 At the time determined for the start of the game White's clock is started.", "6.6 В назначенное время начала партии пускаются часы белых."),
        ("6.8 A flag is considered to have fallen when the arbiter observes the fact.", "6.8 Флажок считается упавшим, когда арбитр это заметил."),
    ];
    let text: String = pairs.iter().map(|(a, b)| format!("| {a} | {b} |\n")).collect();
    let told = report(&text);
    assert_eq!(told.provisions, ["6.4", "6.5", "6.6", "6.8"]);
    assert!(told.findings.iter().any(|f| f.code == "C019"), "{:?}", told.findings);
    assert!(!told.findings.iter().any(|f| f.code == "C021"), "{:?}", faults(&told));
}

#[test]
fn what_follows_a_list_belongs_to_the_number_above_it() {
    let text = "4.6 When, as a legal move or part of a legal move, a piece has been released on a square, it cannot be moved to another square on this move. The \
        move is then considered to have been made:\n\na. in the case of a capture, when the captured piece has been removed from the chessboard and the player \
        has released the capturing piece from his hand\n\nb. in the case of castling, when the player's hand has released the rook. The player then no longer \
        has the right to make any move other than castling on that side, if this is legal\n\nc. in the case of the promotion of a pawn, when the player's hand \
        has released the new piece after placing it on the promotion square.\n\nThe move is called legal when all the relevant requirements of Article 3 have \
        been fulfilled. If the move is not legal, another move shall be made instead as per Article 4.5.\n";
    let told = collate(book(), text.as_bytes(), Options { language: Some("en"), edition: Some("fide-2009") }).unwrap();
    assert!(!told.findings.iter().any(|f| ["C032", "C033", "C034", "C047"].contains(&f.code)), "{:?}", told.findings);
}

#[test]
fn a_folder_of_official_texts_says_what_it_lacks() {
    let entry = |language: &str, file: &str| {
        format!("- {{ language: {language}, edition: fide-2023, publisher: A federation, date: \"2023-01-01\", rights: ours, file: {file} }}\n")
    };
    let russian = "7.4.1 Если игрок сместил одну или несколько фигур, он должен восстановить позицию за счёт своего времени.\n\
        7.4.2 В случае необходимости игрок или его соперник должен остановить часы и попросить помощи арбитра.\n7.4.3 Арбитр может наказать игрока.\n";
    // Both languages in one file, an entry for each.
    let both = format!("{SHORT}\n{russian}");
    let official = Official::new(book(), &(entry("en", "laws.txt") + &entry("ru", "laws.txt")), |_| Ok(both.clone().into_bytes()));
    let official = official.unwrap();
    assert!(official.text("en", "fide-2023", "displaced-penalty").is_some_and(|t| t.text.contains("penalise")));
    assert!(official.text("ru", "fide-2023", "displaced-penalty").is_some_and(|t| t.text.contains("наказать")));
    // What is missing is told, and what stands twice or is given twice.
    assert!(official.notes.iter().any(|(_, n)| matches!(n, Doubt::Partial(4, ..))), "{:?}", official.notes);
    let twice = format!("{SHORT}{SHORT}");
    let official = Official::new(book(), &(entry("en", "a.txt") + &entry("en", "b.txt")), |_| Ok(twice.clone().into_bytes())).unwrap();
    let told = &official.doubts;
    assert!(told.iter().any(|(_, d)| matches!(d, Doubt::Doubled(number) if number == "7.4.1")), "{told:?}");
    assert!(told.iter().any(|(file, d)| file == "b.txt" && matches!(d, Doubt::Given(other) if other == "a.txt")), "{told:?}");
    // A folder without a manifest, and a manifest without a text.
    let folder = tempfile::tempdir().unwrap();
    assert!(Official::load(book(), folder.path()).is_err_and(|e| e.to_string().contains("there is no official.yaml")));
    for empty in ["", "# nothing yet\n", "[]\n"] {
        std::fs::write(folder.path().join("official.yaml"), empty).unwrap();
        assert!(Official::load(book(), folder.path()).is_err_and(|e| e.to_string().contains("names no text")), "{empty:?}");
    }
}
