//! Whole texts as people have them: in columns, all in a line, numbers parted by the end of a line, two languages beside each other. Each is our own text of
//! an edition, set so; it must be read as the same text set plainly is.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

mod collate_help;

use std::collections::{BTreeMap, BTreeSet};

use chesslaw::collate::{Collator, Gravity, Options, Report};
use collate_help::{Good, Rng, book, goods};

/// The paragraphs of our own text of an edition, article by article.
fn whole(all: &[Good], language: &str, edition: &str) -> Vec<String> {
    let mut own: Vec<&Good> = all.iter().filter(|g| g.name.starts_with(&format!("own {language} {edition} "))).collect();
    let place = |g: &&Good| book().content.articles.iter().position(|a| g.name.ends_with(&format!(" {}", a.id.value)));
    own.sort_by_key(place);
    own.iter().flat_map(|g| g.lines.iter().filter(|l| !l.is_empty()).cloned()).collect()
}

/// As much of a text as tells: the competition rules and the appendices come with it where `CHESSLAW_WHOLE` is set.
fn part(mut paragraphs: Vec<String>) -> Vec<String> {
    if std::env::var_os("CHESSLAW_WHOLE").is_none() {
        paragraphs.truncate(130);
    }
    paragraphs
}

fn languages() -> Vec<&'static str> {
    book().languages.keys().map(String::as_str).collect()
}

/// Errors and warnings by code and number.
fn faults(report: &Report) -> BTreeSet<(String, String)> {
    report.findings.iter().filter(|f| f.severity != Gravity::Notice).map(|f| (f.code.to_owned(), f.clause.clone().unwrap_or_default())).collect()
}

/// What was counted over all texts: provisions, those lost or made up, findings that the plain setting has not, and what went too far.
#[derive(Default)]
struct Tally {
    provisions: usize,
    differ: usize,
    new: usize,
    wrong: Vec<String>,
}

impl Tally {
    /// Of a hundred provisions one at most is lost or made up, and two at most have findings of their own.
    fn close(&self) {
        println!("{} provisions, {} differ, {} findings of their own", self.provisions, self.differ, self.new);
        assert!(self.wrong.is_empty(), "{:#?}", self.wrong);
        assert!(self.differ * 100 <= self.provisions, "{} of {}", self.differ, self.provisions);
        assert!(self.new * 100 <= 2 * self.provisions, "{} of {}", self.new, self.provisions);
    }
}

/// Counts in what a text is read otherwise than its plain setting; in no text it may be much.
fn same(what: &str, plain: &Report, set: &Report, tally: &mut Tally) {
    assert_eq!(plain.language.id, set.language.id, "{what}");
    let of = |r: &Report| r.provisions.iter().cloned().collect::<BTreeSet<String>>();
    let (before, after) = (of(plain), of(set));
    let differ: Vec<&String> = before.symmetric_difference(&after).collect();
    let known = faults(plain);
    let found = faults(set);
    let new: Vec<&(String, String)> = found.difference(&known).collect();
    println!("{what}: {} provisions, {} differ, {} findings of their own", before.len(), differ.len(), new.len());
    if !differ.is_empty() || !new.is_empty() {
        println!("  {differ:?} {new:?}");
    }
    tally.provisions += before.len();
    tally.differ += differ.len();
    tally.new += new.len();
    if differ.len() * 100 > before.len() * 5 || new.len() * 100 > before.len() * 12 {
        tally.wrong.push(format!("{what}: {differ:?} {new:?}"));
    }
}

fn report(collator: &Collator, text: &str) -> Report {
    collator.collate(text.as_bytes(), Options::default()).unwrap()
}

/// A paragraph in lines of so many signs.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut out = vec![String::new()];
    for word in text.split_whitespace() {
        let last = out.last_mut().unwrap();
        if !last.is_empty() && last.chars().count() + 1 + word.chars().count() > width {
            out.push(word.to_owned());
        } else {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    out
}

/// Two cells on one line.
fn beside(left: &str, right: &str, width: usize) -> String {
    format!("{left}{}{right}", " ".repeat(width - left.chars().count())).trim_end().to_owned()
}

/// Pages of two columns, as `pdftotext -layout` gives them: a mark before each page but the first, and a gutter that is another on every page.
fn in_columns(paragraphs: &[String], marks: bool, rng: &mut Rng) -> String {
    let width = 46;
    let mut lines: Vec<String> = paragraphs.iter().flat_map(|p| wrapped(p, width).into_iter().chain([String::new()])).collect();
    lines.pop();
    let mut out = String::new();
    for (i, page) in lines.chunks(100).enumerate() {
        let gutter = width + 2 + rng.below(6);
        let height = page.len().div_ceil(2).max(page.len().min(50));
        if marks && i > 0 {
            out.push('\u{c}');
        }
        for line in 0..height.min(50) {
            let empty = String::new();
            out += &beside(page.get(line).unwrap_or(&empty), page.get(50 + line).unwrap_or(&empty), gutter);
            out.push('\n');
        }
    }
    out
}

#[test]
fn texts_in_columns_running_texts_and_parted_numbers_are_read_as_plain_ones() {
    let all = goods();
    let collator = Collator::new(book());
    let mut rng = Rng(7);
    let mut tally = Tally::default();
    for language in languages() {
        {
            let paragraphs = part(whole(&all, language, "fide-2023"));
            let plain = report(&collator, &paragraphs.join("\n\n"));
            assert!(plain.provisions.len() > 90, "{language}: {}", plain.provisions.len());
            let mut check = |what: &str, text: &str| same(&format!("{language} {what}"), &plain, &report(&collator, text), &mut tally);
            check("in columns", &in_columns(&paragraphs, true, &mut rng));
            check("all in a line", &paragraphs.join(" "));
            let folded: Vec<String> = paragraphs.join(" ").split_whitespace().map(str::to_owned).collect();
            check("wrapped without paragraphs", &wrapped(&folded.join(" "), 90).join("\n"));
            // Numbers parted after one of their dots.
            let parted: Vec<String> = paragraphs
                .iter()
                .map(|p| match p.split_once(' ') {
                    Some((number, rest)) if number.matches('.').count() > 1 && rng.below(3) == 0 => match number.rfind('.') {
                        Some(dot) => format!("{}\n{} {rest}", &number[..=dot], &number[dot + 1..]),
                        None => p.clone(),
                    },
                    _ => p.clone(),
                })
                .collect();
            check("numbers parted", &parted.join("\n\n"));
            // The article's word, cut short or not, before every number.
            let word = book().languages[language].cues.article[0].clone();
            let worded: Vec<String> =
                paragraphs.iter().map(|p| if p.starts_with(|c: char| c.is_numeric()) { format!("{word} {p}") } else { p.clone() }).collect();
            check("with the article's word", &worded.join("\n"));
        }
    }
    tally.close();
}

#[test]
fn two_languages_in_one_text_are_collated_apart() {
    let all = goods();
    let collator = Collator::new(book());
    let mut tally = Tally::default();
    // Two languages in the same letters are told by their common words, which a heading of two words may not have: they are not held to these bounds.
    for (first, second) in [("en", "ru"), ("hy", "ru"), ("fa", "en"), ("hy", "en")] {
        let edition = "fide-2023";
        let (a, b) = (part(whole(&all, first, edition)), part(whole(&all, second, edition)));
        let plain: BTreeMap<&str, Report> = [(first, report(&collator, &a.join("\n\n"))), (second, report(&collator, &b.join("\n\n")))].into();
        let number = |p: &String| {
            p.split_whitespace().next().unwrap_or_default().chars().map(|c| c.to_digit(10).map_or(c, |d| char::from(b'0' + d as u8))).collect::<String>()
        };
        // Paragraphs that both have, in pairs.
        let pairs: Vec<(&String, &String)> = a.iter().zip(&b).collect();
        assert!(a.len() == b.len() && pairs.iter().filter(|(x, y)| number(x) == number(y)).count() * 10 > 8 * a.len() || first == "fa");
        let layouts: Vec<(&str, String)> = vec![
            ("one after the other", format!("{}\n\n{}", a.join("\n\n"), b.join("\n\n"))),
            ("paragraph by paragraph", pairs.iter().map(|(x, y)| format!("{x}\n\n{y}\n\n")).collect()),
            ("cells of a table", pairs.iter().map(|(x, y)| format!("| {x} | {y} |\n")).collect()),
            (
                "side by side",
                pairs
                    .iter()
                    .map(|(x, y)| {
                        let (left, right) = (wrapped(x, 50), wrapped(y, 50));
                        let empty = String::new();
                        let rows = (0..left.len().max(right.len())).map(|i| beside(left.get(i).unwrap_or(&empty), right.get(i).unwrap_or(&empty), 53) + "\n");
                        rows.collect::<String>() + "\n"
                    })
                    .collect(),
            ),
        ];
        for (what, text) in layouts {
            let reports = collator.collate_all(text.as_bytes(), Options::default()).unwrap();
            let found: BTreeSet<&str> = reports.iter().map(|r| r.language.id.as_str()).collect();
            if found != [first, second].into() {
                println!("{first} {second} {what}: {found:?}");
                tally.wrong.push(format!("{first} {second} {what}: {found:?}"));
                continue;
            }
            for report in &reports {
                same(&format!("{first} and {second} {what}, {}", report.language.id), &plain[report.language.id.as_str()], report, &mut tally);
                assert!(report.findings.iter().any(|f| f.code == "C019"), "{first} {second} {what}: that there is another language is told");
            }
        }
        // Asked for one of them, only that one.
        let text: String = pairs.iter().map(|(x, y)| format!("{x}\n\n{y}\n\n")).collect();
        let reports = collator.collate_all(text.as_bytes(), Options { language: Some(second), edition: None }).unwrap();
        assert_eq!(reports.iter().map(|r| r.language.id.as_str()).collect::<Vec<_>>(), [second]);
    }
    tally.close();
}

#[test]
fn what_cannot_be_followed_is_one_finding_of_its_article() {
    let all = goods();
    let collator = Collator::new(book());
    let mut rng = Rng(11);
    for language in languages() {
        let good = all.iter().find(|g| g.name == format!("own {language} fide-2023 irregularities")).unwrap();
        let other = all
            .iter()
            .find(|g| g.name == format!("own {language} fide-2023 conduct-of-players"))
            .or(all.iter().find(|g| g.name.starts_with(&format!("own {language} fide-2023")) && g.lines.len() > good.lines.len()));
        let other = other.unwrap();
        // The numbers of Article 7 before the words of another.
        let words: Vec<&str> = other.lines.iter().filter_map(|l| l.split_once(' ').map(|(_, w)| w)).filter(|w| w.split_whitespace().count() > 8).collect();
        let wrong: Vec<String> = good
            .lines
            .iter()
            .map(|l| match l.split_once(' ') {
                Some((number, _)) if number.contains('.') => format!("{number} {}", words[rng.below(words.len())]),
                _ => l.clone(),
            })
            .collect();
        let told = report(&collator, &wrong.join("\n"));
        let grave = told.findings.iter().filter(|f| f.severity != Gravity::Notice).count();
        println!("{language}: {grave} findings, {:?}", told.findings.iter().map(|f| f.code).collect::<Vec<_>>());
        assert!(told.findings.iter().any(|f| ["C055", "C056", "C013"].contains(&f.code)), "{language}: {:?}", told.findings);
        assert!(grave <= wrong.len(), "{language}: {grave} findings for {} provisions", wrong.len());
    }
}
