//! Translations say how far they have come, and a change of what they were made from marks just those texts stale.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

mod support;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn chesslaw(content: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_chesslaw")).arg("--content").arg(content).args(args).output().expect("the program runs")
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// A copy of the content in which every text of every language was read.
fn all_read() -> tempfile::TempDir {
    let dir = support::copy_of_the_content();
    let content = dir.path().join("content");
    for language in ["en", "ru", "hy", "fa", "es"] {
        let marked = chesslaw(&content, &["review", language, "--mark", "read", "articles/", "glossary/", "cases/", "facts/"]);
        assert!(marked.status.success(), "{}", String::from_utf8_lossy(&marked.stderr));
    }
    dir
}

fn edit(path: &Path, from: &str, to: &str) {
    let before = fs::read_to_string(path).expect("a file");
    assert!(before.contains(from), "{} holds {from:?}", path.display());
    fs::write(path, before.replacen(from, to, 1)).expect("written");
}

/// The texts that `review --stale` lists for a language.
fn stale(content: &Path, language: &str) -> Vec<String> {
    let out = chesslaw(content, &["review", language, "--stale"]);
    text(&out).lines().filter_map(|l| l.split_whitespace().nth(1).map(str::to_owned)).collect()
}

#[test]
fn a_change_of_the_structure_marks_just_its_texts_stale() {
    let dir = all_read();
    let content = dir.path().join("content");
    assert!(stale(&content, "fa").is_empty() && stale(&content, "en").is_empty());
    let article = content.join("articles/07.yaml");
    edit(&article, "move_limit: { unit: moves, value: { fide-2017: 10 } }", "move_limit: { unit: moves, value: { fide-2017: 11 } }");
    for language in ["en", "hy", "fa"] {
        let found = stale(&content, language);
        assert!(!found.is_empty() && found.iter().all(|t| t.starts_with("articles/reversed-colours")), "{language}: {found:?}");
    }
    // In `check` and on the page too.
    let check = text(&chesslaw(&content, &["--json", "check"]));
    assert!(check.lines().any(|l| l.contains("W055") && l.contains("07.fa.yaml")), "{check}");
    let site = dir.path().join("site");
    let built = chesslaw(&content, &["build", "--draft", "--out", site.to_str().expect("a path")]);
    assert!(site.join("fa/laws/7/index.html").exists(), "{}", String::from_utf8_lossy(&built.stderr));
    let page = fs::read_to_string(site.join("fa/laws/7/index.html")).expect("a page");
    assert_eq!(page.matches("class=\"stale\"").count(), 1, "only the clause whose structure changed is marked");
}

#[test]
fn a_change_of_the_english_marks_the_others_and_not_the_english() {
    let dir = all_read();
    let content = dir.path().join("content");
    edit(&content.join("glossary/board.en.yaml"), "chessboard.name: chessboard", "chessboard.name: board of chess");
    assert_eq!(stale(&content, "ru"), ["glossary/chessboard.name"]);
    assert!(stale(&content, "en").is_empty());
    let marked = chesslaw(&content, &["review", "ru", "--mark", "confirmed", "glossary/chessboard.name"]);
    assert!(marked.status.success());
    assert!(stale(&content, "ru").is_empty());
    let listed = text(&chesslaw(&content, &["review", "ru", "glossary/chessboard."]));
    assert!(listed.contains("confirmed  glossary/chessboard.name"), "{listed}");
    assert!(listed.contains("read       glossary/chessboard.use"), "{listed}");
}

#[test]
fn wrapping_a_text_anew_or_moving_a_key_is_no_change() {
    let dir = all_read();
    let content = dir.path().join("content");
    edit(&content.join("articles/07.yaml"), "  kind: outcome\n  who: [ arbiter ]\n", "  who: [ arbiter ]\n  kind: outcome\n");
    assert!(stale(&content, "fa").is_empty());
}

#[test]
fn states_that_are_none_are_named_with_their_place() {
    let dir = support::copy_of_the_content();
    let content = dir.path().join("content");
    fs::create_dir_all(content.join("state")).expect("a folder");
    fs::write(content.join("state/articles.hy.yaml"), "articles/reversed-colours: fine\narticles/no-such-clause: \"read 0123456789ab\"\n").expect("written");
    let out = text(&chesslaw(&content, &["--json", "check"]));
    assert!(out.lines().any(|l| l.contains("E055") && l.contains("\"line\":1")), "{out}");
    assert!(out.lines().any(|l| l.contains("W056") && l.contains("\"line\":2")), "{out}");
}

#[test]
fn the_shipped_content_cannot_be_marked_and_unknown_texts_are_named() {
    let shipped = Command::new(env!("CARGO_BIN_EXE_chesslaw")).args(["review", "fa", "--mark", "read", "articles/"]).output().expect("runs");
    assert_eq!(shipped.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&shipped.stderr).contains("--content"));
    let dir = support::copy_of_the_content();
    let none = chesslaw(&dir.path().join("content"), &["review", "fa", "--mark", "read", "artcles/"]);
    assert_eq!(none.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&none.stderr).contains("artcles/"));
}
