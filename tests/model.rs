//! The model takes what it must without a line of Rust: a new edition and a new language are content and locales alone. Each is tried on a copy; what
//! was wrong with the content before does not count.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

mod support;

use std::collections::BTreeSet;
use std::fs;

use chesslaw::engine::Told;
use chesslaw::load::Tree;
use chesslaw::model::Scalar;
use chesslaw::{Lawbook, answer, check, explain};
use serde_json::Value;
use tempfile::TempDir;

/// A copy of the content and the locales.
struct Copy(TempDir);

impl Copy {
    fn new() -> Copy {
        Copy(support::copy_of_the_content())
    }

    fn read(&self, path: &str) -> String {
        fs::read_to_string(self.0.path().join(path)).unwrap()
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.0.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn append(&self, path: &str, text: &str) {
        self.write(path, &(self.read(path) + text));
    }

    fn replace(&self, path: &str, old: &str, new: &str) {
        let text = self.read(path);
        assert!(text.contains(old), "{path} has no {old}");
        self.write(path, &text.replacen(old, new, 1));
    }

    fn book(&self) -> Lawbook {
        Lawbook::load(&self.0.path().join("content")).unwrap()
    }

    /// Everything found, by code, file, and what it is about; the edition in whose words it is put does not count.
    fn findings(&self) -> BTreeSet<String> {
        let (book, mut found) = Lawbook::open_lenient(Tree::read(&self.0.path().join("content")).unwrap());
        found.extend(check::all(&book));
        let name = |d: &chesslaw::diagnostic::Diagnostic| {
            let words: Vec<_> = d.words.iter().filter(|(k, _)| **k != "edition").collect();
            format!("{} {} {words:?}", d.code, book.tree.files[d.at.file as usize].path)
        };
        found.iter().map(name).collect()
    }
}

fn colours_reversed(moves: i64) -> Told {
    let number = Some(Scalar::Number(moves));
    Told::from([
        ("colours_reversed".to_owned(), Some(Scalar::Bool(true))),
        ("white_moves_made".to_owned(), number.clone()),
        ("black_moves_made".to_owned(), number),
    ])
}

fn answer_to(book: &Lawbook, edition: &str, moves: i64) -> Value {
    let ruling = book.ask("wrong-start", Some(edition), colours_reversed(moves)).unwrap();
    answer::answer(book, "wrong-start", book.edition(Some(edition)).unwrap(), None, &ruling, true)
}

/// Gives the article and each of its clauses the number it has in `fide-2023` with another first part, from `test-next` on.
fn renumber(copy: &Copy, path: &str, old: &str, new: &str) {
    let book = copy.book();
    let newest = book.edition(Some("fide-2023")).unwrap();
    let article = book.content.articles.iter().find(|a| a.id.value == "irregularities").unwrap();
    let mut text = String::new();
    let mut clause = None;
    for line in copy.read(path).lines() {
        if let Some(id) = line.strip_prefix("- id: ") {
            clause = article.clauses.iter().find(|c| c.id.value == id);
        }
        // What only older editions print stays as it is.
        let number = clause.map_or(Some(old), |c| c.printed(&book.content.editions, newest).first().map(String::as_str));
        match line.strip_suffix(" }").filter(|l| l.trim_start().starts_with("number: {")).zip(number) {
            Some((start, number)) => text += &format!("{start}, test-next: \"{}\" }}\n", number.replacen(old, new, 1)),
            None => text += &format!("{line}\n"),
        }
    }
    copy.write(path, &text);
}

fn with_next_edition(number: &str) -> Copy {
    let copy = Copy::new();
    copy.append("content/editions.yaml", "- { id: test-next, base: fide-2023, authority: fide, from: \"2030-01-01\", sources: [ laws-2023 ] }\n");
    for language in fs::read_dir(copy.0.path().join("locales")).unwrap() {
        let path = format!("content/editions.{}.yaml", language.unwrap().file_name().to_string_lossy());
        if copy.0.path().join(&path).exists() {
            copy.append(&path, "test-next: Test\ntest-next.short: Test\n");
        }
    }
    copy.replace("content/articles/07.yaml", "value: { fide-2017: 10 }", "value: { fide-2017: 10, test-next: 8 }");
    renumber(&copy, "content/articles/07.yaml", "7", number);
    copy
}

#[test]
fn a_new_edition_is_data() {
    let before = Copy::new().findings();
    let copy = with_next_edition("13");
    // A number that changes asks for its texts to be read again, and for nothing else.
    let (stale, other): (Vec<_>, Vec<_>) = copy.findings().difference(&before).cloned().partition(|f| f.starts_with("W055"));
    assert_eq!(other, Vec::<String>::new());
    assert!(stale.iter().all(|f| f.contains("articles/reversed-colours")), "{stale:?}");
    let book = copy.book();
    for (moves, action) in [(7, "start-new-game"), (8, "continue-game")] {
        let answer = answer_to(&book, "test-next", moves);
        assert_eq!((answer["status"].as_str(), answer["actions"][0]["action"].as_str()), (Some("decided"), Some(action)), "{moves} moves");
        assert_eq!(answer["clauses"][0], "13.3");
    }
    // What it is based on stays as it was.
    let old = answer_to(&book, "fide-2023", 8);
    assert_eq!((&old["actions"][0]["action"], &old["clauses"][0]), (&"start-new-game".into(), &"7.3".into()));
    let next = book.edition(Some("test-next")).unwrap();
    assert!(book.plain("en", "articles", "reversed-colours@fide-2017", next).unwrap().contains("fewer than 8 moves"));
    assert!(book.plain("en", "articles", "illegal-move-penalty@fide-2018", next).unwrap().contains("Article 13.5.1"));
}

#[test]
fn two_articles_of_one_number_are_an_error() {
    let before = Copy::new().findings();
    let found = with_next_edition("8").findings();
    let new: Vec<&String> = found.difference(&before).collect();
    assert!(new.iter().any(|f| f.starts_with("E094") && f.contains("irregularities") && f.contains("recording")), "{new:?}");
}

#[test]
fn a_new_language_is_a_copied_folder() {
    let copy = Copy::new();
    let before = copy.findings();
    let language = copy.read("locales/en/language.yaml");
    let german: String = language.lines().filter(|l| !["name:", "english:", "locale:"].iter().any(|k| l.starts_with(k))).map(|l| format!("{l}\n")).collect();
    copy.write("locales/de/language.yaml", &format!("{german}name: Deutsch\nenglish: German\nlocale: de\nfallback: en\n"));
    copy.write("locales/de/actions.ftl", "action-start-new-game = eine neue Partie wird begonnen\n");
    copy.write(
        "content/articles/07.de.yaml",
        "irregularities: Regelwidrigkeiten\n\
         reversed-colours@fide-2017: >-\n  Begann die Partie mit [vertauschten Farben](term:reversed-colours) und haben beide weniger als { MOVES($move_limit) }\n  \
         [ausgeführt](term:move-made), muss der Schiedsrichter sie abbrechen; ab { MOVES($move_limit) } geht sie weiter.\n",
    );
    copy.write("locales/de/units.ftl", "moves = { $n ->\n    [one] { $n } Zug\n   *[other] { $n } Züge\n}\n");
    assert_eq!(copy.findings().difference(&before).collect::<Vec<_>>(), Vec::<&String>::new());

    let book = copy.book();
    let newest = book.edition(None).unwrap();
    let told = colours_reversed(7);
    let ruling = book.ask("wrong-start", None, &told).unwrap();
    let german = book.language("de").unwrap();
    let text = explain::as_text(&book, german, "wrong-start", newest, &ruling, &told, chesslaw::cli::Paint::none());
    // Its own words where it has them, the fallback's where it has none, and never a bare key.
    assert!(text.contains("eine neue Partie wird begonnen"), "{text}");
    assert!(text.contains(&book.language("en").unwrap().word("label-clauses")), "{text}");
    assert!(!text.contains('«'), "{text}");
    assert!(book.plain("de", "articles", "reversed-colours@fide-2017", newest).unwrap().contains("weniger als 10 Züge"));
    assert_eq!(book.plain("de", "articles", "board-rotated", newest), book.plain("en", "articles", "board-rotated", newest));
    assert_eq!(book.language_of("de", "articles", "board-rotated").unwrap().id, "en");
}
