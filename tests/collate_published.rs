//! Makes `content/published.yaml` from published texts kept elsewhere: facts about official wordings, none of their words. Run by hand:
//! `CHESSLAW_PUBLISHED=DIR cargo test --test collate_published -- --ignored`, DIR holding `EDITION/LANG-NAME.md`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use chesslaw::Lawbook;
use chesslaw::collate::facts::{Facts, facts};
use chesslaw::model::Published;

#[test]
#[ignore = "needs published texts, which are not part of the project"]
fn published_facts_are_made_from_published_texts() {
    let folder = std::env::var("CHESSLAW_PUBLISHED").expect("CHESSLAW_PUBLISHED names a folder");
    let mut book = Lawbook::embedded().expect("the shipped content loads");
    // What was found before must not hide itself.
    book.content.published.clear();
    let mut out: BTreeMap<String, BTreeMap<String, Published>> = BTreeMap::new();
    for edition in std::fs::read_dir(&folder).unwrap().flatten() {
        let id = edition.file_name().to_string_lossy().into_owned();
        let mut texts: Vec<BTreeMap<String, Facts>> = Vec::new();
        for file in std::fs::read_dir(edition.path()).unwrap().flatten() {
            let name = file.file_name().to_string_lossy().into_owned();
            let language = name.split('-').next().unwrap();
            texts.push(facts(&book, &std::fs::read(file.path()).unwrap(), language, &id).unwrap());
        }
        let clauses: BTreeSet<&String> = texts.iter().flat_map(BTreeMap::keys).collect();
        for clause in clauses {
            let found: Vec<&Facts> = texts.iter().filter_map(|t| t.get(clause)).collect();
            // What one text alone says may be its fault: two must agree where there are several.
            let enough = found.len().min(2);
            let agreed = |list: &dyn Fn(&Facts) -> Vec<String>| {
                let all: BTreeSet<String> = found.iter().flat_map(|f| list(f)).collect();
                all.into_iter().filter(|x| found.iter().filter(|f| list(f).contains(x)).count() >= enough).collect::<Vec<_>>()
            };
            let numbers = |list: &dyn Fn(&Facts) -> Vec<i64>| {
                agreed(&|f| list(f).iter().map(ToString::to_string).collect()).iter().map(|n| n.parse().unwrap()).collect::<Vec<i64>>()
            };
            let mut published = Published {
                cites: agreed(&|f| f.cites.clone()),
                uncited: agreed(&|f| f.uncited.clone()),
                numbers: numbers(&|f| f.numbers.clone()),
                unsaid: numbers(&|f| f.unsaid.clone()),
                ..Published::default()
            };
            for facts in &found {
                for (role, n) in &facts.roles {
                    let most = published.roles.entry(*role).or_insert(0);
                    *most = (*n).max(*most);
                }
                for (force, n) in &facts.modality {
                    let most = published.modality.entry(*force).or_insert(0);
                    *most = (*n).max(*most);
                }
            }
            if published != Published::default() {
                out.entry(clause.clone()).or_default().insert(id.clone(), published);
            }
        }
    }
    let mut yaml = String::from("# What official wordings say beyond ours, by clause and edition: facts counted in published texts, none of their words.\n");
    for (clause, editions) in &out {
        yaml += &format!("{clause}:\n");
        for (edition, published) in editions {
            let json = serde_json::to_string(published).unwrap().replace("\":", "\": ").replace('{', "{ ").replace('}', " }").replace(',', ", ");
            yaml += &format!(
                "  {edition}: {}\n",
                json.replace("\"cites\"", "cites")
                    .replace("\"uncited\"", "uncited")
                    .replace("\"numbers\"", "numbers")
                    .replace("\"unsaid\"", "unsaid")
                    .replace("\"roles\"", "roles")
                    .replace("\"modality\"", "modality")
            );
        }
    }
    std::fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("content/published.yaml"), yaml).unwrap();
}
