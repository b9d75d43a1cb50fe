//! Faults planted in the texts of the clauses are found by `check`, five hundred in each language, by kind. Prints what it found and missed.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

#[path = "support/dice.rs"]
mod dice;
mod faults;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use chesslaw::{Lawbook, check};
use dice::Dice;
use faults::{Good, KINDS, Planter};

/// How many faults are planted in each language; `CHESSLAW_FAULTS` asks for more.
const FAULTS: usize = 500;

fn load() -> Lawbook {
    Lawbook::load(&Path::new(env!("CARGO_MANIFEST_DIR")).join("content")).expect("the content loads")
}

/// Every text of a clause in a language.
fn goods<'a>(book: &'a Lawbook, language: &str) -> Vec<Good<'a>> {
    let editions = &book.content.editions;
    let mut out = Vec::new();
    for (_, clause) in book.content.clauses() {
        for key in clause.text_keys(editions) {
            let edition = (0..editions.all().len()).rfind(|e| !clause.printed(editions, *e).is_empty() && clause.text_key(editions, *e) == key);
            let (Some(text), Some(edition)) = (book.texts.get(language, "articles", &key), edition) else { continue };
            out.push(Good { clause, key, edition, text: text.value.clone() });
        }
    }
    out
}

#[test]
fn faults_planted_in_the_texts_of_clauses_are_found() {
    let book = load();
    let mut scratch = load();
    let wanted = std::env::var("CHESSLAW_FAULTS").ok().and_then(|n| n.parse().ok()).unwrap_or(FAULTS);
    let show = std::env::var_os("CHESSLAW_SHOW").is_some();
    let mut found: BTreeMap<(&str, &str), (usize, usize)> = BTreeMap::new();
    for language in ["en", "ru", "hy", "fa", "es"] {
        let goods = goods(&book, language);
        let planter = Planter::of(&book, language, &goods);
        let mut rng = Dice(20_230_101);
        let mut planted = BTreeSet::new();
        let mut turn = 0;
        while planted.len() < wanted {
            turn += 1;
            assert!(turn < wanted * 100, "{language}: no place for more than {} faults", planted.len());
            let kind = KINDS[planted.len() % KINDS.len()];
            let good = &goods[rng.roll(goods.len())];
            let Some(text) = planter.plant(kind, good, &mut rng) else { continue };
            if !planted.insert((good.key.clone(), text.clone())) {
                continue;
            }
            let old = match scratch.replace_text(language, "articles", &good.key, &text) {
                Ok(old) => old,
                Err(detail) => panic!("{language} {}: {detail}: {text}", good.key),
            };
            let file = format!(".{language}.yaml");
            let hit = check::clause(&scratch, &good.clause.id.value).iter().any(|d| scratch.tree.files[d.at.file as usize].path.ends_with(&file));
            scratch.replace_text(language, "articles", &good.key, &old).expect("it was there");
            let entry = found.entry((language, kind)).or_default();
            entry.0 += usize::from(hit);
            entry.1 += 1;
            if !hit && show {
                println!("missed: {language} {kind} {}\n  {}\n  {text}", good.key, good.text);
            }
        }
        // What was put in was taken out again: the good texts raise no alarm.
        for (_, clause) in book.content.clauses() {
            let alarms = check::clause(&scratch, &clause.id.value);
            assert!(alarms.is_empty(), "{}: {:?}", clause.id.value, alarms.first());
        }
    }
    for kind in KINDS {
        let row: Vec<String> =
            ["en", "ru", "hy", "fa", "es"].iter().filter_map(|l| Some((l, found.get(&(*l, *kind))?))).map(|(l, (n, m))| format!("{l} {n:3}/{m:3}")).collect();
        println!("{kind:18} {}", row.join("  "));
    }
    let share = |of: &dyn Fn(&(&str, &str)) -> bool| found.iter().filter(|(key, _)| of(key)).fold((0, 0), |(n, m), (_, (a, b))| (n + a, m + b));
    for language in ["en", "ru", "hy", "fa", "es"] {
        let (n, m) = share(&|(l, _)| *l == language);
        println!("{language}: {n} of {m} found");
        assert!(m >= 500 && n * 100 >= m * 95, "{language}: {n} of {m} found");
    }
    for kind in KINDS {
        let (n, m) = share(&|(_, k)| k == kind);
        assert!(n * 100 >= m * 90, "{kind}: {n} of {m} found");
    }
}
