//! The published site, as a reader or a browser meets it.
#![allow(clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::OnceLock;

use chesslaw::Lawbook;
use chesslaw::lang::{Value, Values};
use chesslaw::load::Tree;
use chesslaw::model::FactType;
use chesslaw::site::{self, File, Options};
use chesslaw::write::{self, MARKER, WriteError};
use support::{Page, pages, resolve};

fn book() -> &'static Lawbook {
    static BOOK: OnceLock<Lawbook> = OnceLock::new();
    BOOK.get_or_init(|| Lawbook::open_lenient(Tree::embedded()).0)
}

/// The real content, built once.
fn files() -> &'static [File] {
    static FILES: OnceLock<Vec<File>> = OnceLock::new();
    FILES.get_or_init(|| site::build(book(), &Options::default()).expect("the shipped content makes a site"))
}

fn built() -> &'static BTreeMap<String, Page> {
    static PAGES: OnceLock<BTreeMap<String, Page>> = OnceLock::new();
    PAGES.get_or_init(|| pages(files()))
}

/// The pages but for those that only lead on: old numbers as addresses.
fn own() -> impl Iterator<Item = (&'static String, &'static Page)> {
    built().iter().filter(|(_, page)| !page.html.contains("http-equiv=\"refresh\""))
}

fn page(path: &str) -> &'static Page {
    built().get(path).unwrap_or_else(|| panic!("there is no {path}"))
}

/// A few files that stand for a site where only writing is looked at.
fn small(text: &str) -> Vec<File> {
    let file = |path: &str| File { path: path.to_owned(), bytes: format!("{text} {path}").into_bytes() };
    vec![file("index.html"), file("en/laws/7/index.html")]
}

fn read(folder: &Path, path: &str) -> String {
    std::fs::read_to_string(folder.join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}

#[test]
fn every_link_resolves_in_every_language_and_edition() {
    let all: BTreeSet<&str> = files().iter().map(|f| f.path.as_str()).collect();
    let mut dead = Vec::new();
    let mut followed = 0;
    for (path, page) in built() {
        for link in page.links.iter().filter(|l| !l.starts_with("https://") && !l.starts_with("http://")) {
            followed += 1;
            let (target, anchor) = resolve(path, link);
            let there = built().get(&target).is_some_and(|p| anchor.as_ref().is_none_or(|a| a.contains(['=', ',']) || p.ids.iter().any(|i| i == a)));
            if !there && (anchor.is_some() || !all.contains(target.as_str())) {
                dead.push(format!("{path}: {link}"));
            }
        }
    }
    assert!(followed > 1000, "only {followed} links were found");
    assert!(dead.is_empty(), "{} dead links, such as\n{}", dead.len(), dead.iter().take(20).cloned().collect::<Vec<_>>().join("\n"));
}

#[test]
fn ids_are_unique_in_a_page() {
    for (path, page) in built() {
        let unique: BTreeSet<&String> = page.ids.iter().collect();
        assert_eq!(
            unique.len(),
            page.ids.len(),
            "{path} has an id twice: {:?}",
            page.ids.iter().filter(|i| page.ids.iter().filter(|j| j == i).count() > 1).collect::<Vec<_>>()
        );
    }
}

#[test]
fn every_page_is_in_its_language_and_direction() {
    for language in book().languages.values() {
        let root = format!("{}/", language.id);
        let own: Vec<_> = own().filter(|(path, _)| path.starts_with(&root)).collect();
        assert!(own.len() > 50, "{} has {} pages", language.id, own.len());
        for (path, page) in own {
            let html = format!("<html lang=\"{}\" dir=\"{}\">", language.about.locale, language.about.dir);
            assert!(page.html.contains(&html), "{path} lacks {html}");
            for other in book().languages.values() {
                let same = path.replacen(&root, &format!("{}/", other.id), 1);
                assert!(page.links.iter().any(|l| resolve(path, l).0 == same), "{path} does not lead to {same}");
            }
        }
    }
}

#[test]
fn every_page_says_that_it_is_not_the_official_text() {
    for (path, page) in own().filter(|(p, _)| !["index.html", "404.html"].contains(&p.as_str())) {
        assert!(page.html.contains("class=\"unofficial\""), "{path}");
        assert!(page.links.iter().any(|l| l == "https://handbook.fide.com/chapter/E012023"), "{path}");
    }
}

#[test]
fn addresses_of_clauses_stay() {
    for (path, anchors) in [
        ("en/laws/7/index.html", ["7.3", "reversed-colours"]),
        ("fa/laws/7/index.html", ["7.5.1", "illegal-move-restored"]),
        ("en/laws/fide-2009/7/index.html", ["7.2", "reversed-colours"]),
        ("en/laws/fide-2017/7/index.html", ["7.7.2", "illegal-move-penalty"]),
        ("en/laws/ru-national/7/index.html", ["7.4.2", "illegal-move-penalty"]),
        ("en/laws/A/index.html", ["A.5.1", "setup-window"]),
    ] {
        for anchor in anchors {
            assert!(page(path).ids.iter().any(|i| i == anchor), "{path} lacks #{anchor}");
        }
    }
    for path in [
        "en/index.html",
        "en/laws/index.html",
        "en/laws/fide-2018/index.html",
        "en/glossary/index.html",
        "en/cases/index.html",
        "en/ask/wrong-start/index.html",
        "en/ask/flag-fall/index.html",
        "en/board/index.html",
        "en/event/index.html",
        "en/train/index.html",
        "en/cases/sheet/index.html",
        "en/cases/answers/index.html",
    ] {
        page(path);
    }
    for path in ["index", "clauses", "vocabulary", "schema/index.schema", "schema/clauses.schema", "schema/vocabulary.schema"] {
        assert!(files().iter().any(|f| f.path == format!("api/v1/{path}.json")), "{path}");
    }
}

#[test]
fn a_clause_is_shown_with_the_number_and_the_wording_of_the_edition() {
    let (old, new) = (page("en/laws/fide-2009/7/index.html"), page("en/laws/7/index.html"));
    assert!(new.section("reversed-colours").contains("fewer than 10 moves"));
    assert!(!old.section("reversed-colours").contains("10 moves"));
    assert!(old.section("reversed-colours").contains(">7.2<") && new.section("reversed-colours").contains(">7.3<"));
    // In 1997 this clause was still printed in Article 6.
    assert!(page("en/laws/fide-1997/6/index.html").section("clock-after-irregularity").contains(">6.13<"));
    assert!(page("fa/laws/7/index.html").section("reversed-colours").contains(">۷.۳<"), "Persian digits");
}

#[test]
fn clauses_cases_and_questions_lead_to_each_other() {
    let case = "en/cases/reversed-colours-or-rotated-board/index.html";
    let leads = |from: &str, to: &str| page(from).links.iter().any(|l| resolve(from, l).0 == to);
    for (one, other) in [(case, "en/laws/7/index.html"), (case, "en/ask/wrong-start/index.html"), ("en/laws/7/index.html", "en/ask/wrong-start/index.html")] {
        assert!(leads(one, other), "{one} does not lead to {other}");
        assert!(leads(other, one), "{other} does not lead to {one}");
    }
}

#[test]
fn a_case_gives_the_ruling_of_the_engine_in_each_edition() {
    let rows = page("en/cases/reversed-colours-or-rotated-board/index.html");
    let nine = rows.section("colours-nine");
    assert!(nine.contains("start a new game") && nine.contains("White had made 9 moves"));
    assert!(rows.section("colours-ten").contains("let the game go on"));
    assert!(rows.section("colours-ten-and-nine").contains("class=\"ruling disputed\""));
    assert!(nine.contains("class=\"ruling discretion\""), "before 2017 the arbiter could rule otherwise");
    assert_eq!(rows.html.matches("<svg xmlns").count(), 2);
}

#[test]
fn a_question_has_its_table_without_scripts() {
    let table = &page("en/ask/illegal-move/index.html").html;
    for words in
        ["give the opponent 2 minutes of extra time", "give the opponent 1 minute of extra time", "declare the game drawn", "it counts as an illegal move"]
    {
        assert!(table.contains(words), "{words}");
    }
}

#[test]
fn a_clause_says_when_it_decides_and_how_it_is_cited() {
    let clause = page("en/laws/7/index.html").section("reversed-colours");
    assert!(clause.contains("When the colours were reversed") && clause.contains("<strong>start a new game</strong>"));
    assert!(clause.contains("/ask/wrong-start/index.html#game-is-over-"), "rules lead to the table, at the first row that rests on the clause");
    assert!(clause.contains("<span class=\"citation\">FIDE Laws of Chess 2023, Article 7.3</span>"));
    assert!(clause.contains("data-cite=\"FIDE Laws of Chess 2009, Article 7.2\""), "in the form of every edition it stands in");
    let old = page("en/laws/fide-2009/7/index.html").section("reversed-colours");
    assert!(old.contains("<span class=\"citation\">FIDE Laws of Chess 2009, Article 7.2</span>"));
    assert!(old.contains("or, at discretion, start a new game"), "the rule of that edition");
    assert!(old.contains("compare/7/index.html#en.fide-2009,en.fide-2023,reversed-colours"));
    assert!(page("ru/laws/7/index.html").section("reversed-colours").contains("статья 7.3</span>"), "as it stands inside a sentence");
}

#[test]
fn what_terms_mean_is_there_in_every_language_with_links_that_lead_somewhere() {
    for language in book().languages.values() {
        let terms = script(&format!("assets/terms/{}.js", language.id), "terms", &language.id);
        assert_eq!(terms.as_object().map(serde_json::Map::len), Some(book().content.terms.len()), "{}", language.id);
        for (id, term) in terms.as_object().into_iter().flatten() {
            let twins = term[2].as_array().into_iter().flatten().filter_map(|t| t[1].as_str());
            let links = term[1].as_str().expect("an explanation").split("href=\"").skip(1).filter_map(|l| l.split('"').next());
            for link in links.chain(twins).filter(|l| !l.starts_with("https:")) {
                assert!(built().contains_key(link.split('#').next().unwrap_or_default()), "{} {id}: {link}", language.id);
            }
        }
    }
}

#[test]
fn terms_that_are_confused_stand_on_one_page_to_which_both_lead() {
    let address = |one: &str, other: &str| format!("glossary/contrast/{}-or-{}/index.html", one.min(other), one.max(other));
    assert_eq!(address("reversed-colours", "board-orientation"), "glossary/contrast/board-orientation-or-reversed-colours/index.html");
    for language in book().languages.keys() {
        let leads = |from: &str, to: &str| {
            page(&format!("{language}/{from}")).links.iter().any(|l| resolve(&format!("{language}/{from}"), l).0 == format!("{language}/{to}"))
        };
        for term in &book().content.terms {
            for twin in &term.twins {
                let (id, contrast) = (&term.id.value, address(&term.id, twin));
                let own = format!("glossary/{id}/index.html");
                assert!(leads(&own, &contrast) && leads(&contrast, &own), "{language} {id} {}", twin.value);
                assert!(leads("glossary/index.html", &contrast) && leads("glossary/contrast/index.html", &contrast), "{language} {contrast}");
                assert!(page(&format!("{language}/{contrast}")).html.matches("class=\"versus\"").count() == 2, "{language} {contrast}");
            }
        }
        let index = &page(&format!("{language}/glossary/index.html")).html;
        let letters: Vec<&str> = index.split("href=\"#letter-").skip(1).filter_map(|l| l.split(['>', '<']).nth(1)).collect();
        assert!(letters.len() > 10 && letters.iter().all(|l| !l.trim().is_empty()), "{language}: {letters:?}");
        assert_eq!(letters.iter().collect::<BTreeSet<_>>().len(), letters.len(), "{language}: a letter twice");
    }
}

#[test]
fn texts_stand_side_by_side_without_scripts() {
    let english = page("en/compare/7/index.html");
    assert!(english.html.contains("English</bdi> · <bdi>2018</bdi>") && english.html.contains("English</bdi> · <bdi>2023</bdi>"));
    assert!(english.section("displaced-pieces").contains("not in this edition"));
    let beside = page("fa/compare/7/index.html").section("reversed-colours");
    assert!(beside.contains("dir=\"rtl\"") && beside.contains("lang=\"fa\"") && beside.contains("dir=\"ltr\"") && beside.contains("class=\"prose\" lang=\"en"));
    assert!(beside.contains("../../../fa/laws/7/index.html#reversed-colours") && beside.contains("../../../en/laws/7/index.html#reversed-colours"));
    let marked =
        book().content.articles.iter().filter_map(|a| a.number.get(&book().content.editions, book().content.editions.current()?)?.1.0.first().cloned());
    assert!(marked.filter_map(|n| built().get(&format!("en/compare/{n}/index.html"))).any(|p| p.html.contains("<mark>")), "nothing is marked anywhere");
}

#[test]
fn any_two_languages_and_editions_can_be_laid_side_by_side() {
    let folder = tempfile::tempdir().expect("a folder");
    for file in files().iter().filter(|f| f.path.starts_with("assets/compare/") || f.path == "assets/compare.js" || f.path.contains("/compare/")) {
        let to = folder.path().join(&file.path);
        std::fs::create_dir_all(to.parent().expect("a parent")).expect("made");
        std::fs::write(to, &file.bytes).expect("written");
    }
    let run = std::process::Command::new("node").arg("tests/page_compare.js").arg(folder.path()).output();
    let Ok(run) = run else { panic!("this test needs Node.js") };
    assert!(run.status.success(), "{}{}", String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
}

/// The data of a script that adds one entry.
fn script(path: &str, kind: &str, id: &str) -> serde_json::Value {
    let file = files().iter().find(|f| f.path == path).unwrap_or_else(|| panic!("there is no {path}"));
    let text = std::str::from_utf8(&file.bytes).expect("text");
    let entry = text.trim_end().strip_prefix("(self.chesslaw=self.chesslaw||[]).push(").and_then(|t| t.strip_suffix(");")).expect("one entry");
    let entry: serde_json::Value = serde_json::from_str(entry).expect("JSON");
    assert_eq!((entry[0].as_str(), entry[1].as_str()), (Some(kind), Some(id)));
    entry[2].clone()
}

#[test]
fn a_case_can_be_tried_first_and_asked_live() {
    let html = &page("fa/cases/reversed-colours-or-rotated-board/index.html").html;
    let tried = html.split("<details class=\"try\"").nth(1).expect("the ruling waits to be asked for");
    assert!(tried.contains("class=\"ruling"));
    assert!(html.contains("ask/wrong-start/index.html#") && html.contains("colours_reversed=true"));
}

#[test]
fn cases_come_as_sheets_and_as_a_deck() {
    let stories = book().content.cases.iter().filter(|c| c.story).count();
    for language in book().languages.keys() {
        let (sheet, answers) = (page(&format!("{language}/cases/sheet/index.html")), page(&format!("{language}/cases/answers/index.html")));
        assert_eq!(sheet.html.matches("class=\"lesson\"").count(), stories);
        assert_eq!(answers.html.matches("class=\"lesson\"").count(), stories);
        assert!(!sheet.html.contains("class=\"order\"") && answers.html.matches("class=\"order\"").count() >= stories, "{language}");
        let deck = files().iter().find(|f| f.path == format!("{language}/cases/anki.txt")).expect("a deck");
        let deck = std::str::from_utf8(&deck.bytes).expect("text");
        let cards: Vec<&str> = deck.lines().filter(|l| !l.starts_with('#')).collect();
        assert!(deck.starts_with("#separator:tab\n#html:true\n") && cards.len() == stories, "{language}");
        assert!(cards.iter().all(|c| c.split('\t').count() == 4 && !c.contains("<a ")), "{language}: a card has an id, two sides and tags");
    }
}

#[test]
fn the_rules_of_every_question_are_there_as_json() {
    for question in &book().content.questions {
        let file = files().iter().find(|f| f.path == format!("api/v1/rules/{}.json", question.id.value)).expect("a file");
        let rules: serde_json::Value = serde_json::from_slice(&file.bytes).expect("JSON");
        let programs = rules["programs"].as_array().expect("programs");
        let editions = rules["editions"].as_object().expect("editions");
        assert!(editions.contains_key("fide-2023") && editions.values().all(|p| p.as_u64().is_some_and(|p| (p as usize) < programs.len())));
        assert!(programs.iter().all(|p| p["grounds"]["variants"].is_array() && p["slots"].is_array()));
    }
}

#[test]
fn the_site_works_without_scripts_from_a_folder_and_asks_no_other_host() {
    for file in files() {
        let Ok(text) = std::str::from_utf8(&file.bytes) else { continue };
        if file.path.ends_with(".css") {
            assert!(!text.contains("url(") && !text.contains("@import"), "{} fetches", file.path);
        }
        // Opened from a folder a page can load classic scripts, and nothing else.
        // The copy on a device is of published sites: from a folder its script does nothing.
        if file.path == "assets/app.js" {
            assert!(text.contains("if(!/^https?:$/.test(location.protocol)"), "it looks where it is first");
        } else if file.path.ends_with(".js") && file.path.matches('/').count() == 1 {
            let asks = ["fetch(", "XMLHttpRequest", "import ", "import(", "sendBeacon", "WebSocket", "https://", "http://"];
            // The name of a kind of element is no address, though it looks like one.
            let text = text.replace("http://www.w3.org/2000/svg", "");
            assert!(asks.iter().all(|a| !text.contains(a)), "{} asks for something", file.path);
        }
    }
    for (path, page) in built() {
        for script in page.html.split("<script").skip(1).filter(|s| !s.starts_with(" type=\"application/ld+json\">")) {
            assert!(script.starts_with(" src=\"") && !script.contains("type=\"module\""), "{path} has a script that is not of the assets");
        }
        assert!(!page.html.contains(" onclick"), "{path} has a script in an attribute");
        assert!(page.fetched.iter().all(|f| !f.contains("//")), "{path} fetches {:?}", page.fetched);
        for link in &page.links {
            let away = link.starts_with("https://") || link.starts_with("http://");
            assert!(away || !link.starts_with('/'), "{path}: {link} needs a server");
            let file = link.split('#').next().unwrap_or_default();
            let known = [".html", ".css", ".svg", ".png", ".xml", ".txt", ".json", ".jsonl", ".md"].iter().any(|end| file.ends_with(end));
            assert!(away || file.is_empty() || known, "{path}: {link} names no file");
        }
    }
}

#[test]
fn same_input_same_bytes_and_a_failed_build_leaves_the_site() {
    let again = site::build(&Lawbook::open_lenient(Tree::embedded()).0, &Options::default()).expect("builds again");
    assert!(again == files(), "two builds differ");

    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("site");
    write::publish(&out, &small("first")).expect("published");
    let mut tree = Tree::embedded();
    tree.files.iter_mut().filter(|f| f.path == "templates/article.html").for_each(|f| f.text = Ok("{{ nothing.at.all }}".to_owned()));
    let faulty = site::build(&Lawbook::open_lenient(tree).0, &Options::default());
    assert!(faulty.is_err(), "a faulty template is an error");
    // A file where a folder must be: the writing fails half way.
    let clash = [small("second"), vec![File { path: "index.html/x".to_owned(), bytes: Vec::new() }]].concat();
    assert!(matches!(write::publish(&out, &clash), Err(WriteError::Io { .. })));
    assert_eq!(read(&out, "index.html"), "first index.html");
    assert_eq!(std::fs::read_dir(folder.path()).expect("readable").count(), 1, "nothing is left beside it");
}

#[test]
fn a_site_is_replaced_as_a_whole_and_its_note_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("site");
    std::fs::create_dir(&out).expect("made");
    std::fs::write(out.join("README.md"), "the note").expect("written");
    let with_more = [small("first"), vec![File { path: "gone/index.html".to_owned(), bytes: Vec::new() }]].concat();
    write::publish(&out, &with_more).expect("published");
    write::publish(&out, &small("second")).expect("published");
    assert_eq!(read(&out, "en/laws/7/index.html"), "second en/laws/7/index.html");
    assert_eq!(read(&out, "README.md"), "the note");
    assert!(!out.join("gone").exists());
}

#[test]
fn a_folder_of_something_else_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("thesis.txt"), "years of work").expect("written");
    let refused = write::publish(folder.path(), &small("site"));
    assert!(matches!(&refused, Err(WriteError::Foreign { found, .. }) if found == "thesis.txt"), "{refused:?}");
    assert_eq!(read(folder.path(), "thesis.txt"), "years of work");
    assert!(matches!(write::publish(&folder.path().join("thesis.txt"), &small("site")), Err(WriteError::NotAFolder { .. })));
}

#[test]
fn a_build_killed_at_its_last_step_is_made_good_by_the_next() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("site");
    write::publish(&out, &small("first")).expect("published");
    // As if it had been killed between taking the old site away and putting the new one there.
    std::fs::rename(&out, folder.path().join(".site.chesslaw-old")).expect("renamed");
    let clash = vec![File { path: "a".to_owned(), bytes: Vec::new() }, File { path: "a/b".to_owned(), bytes: Vec::new() }];
    assert!(write::publish(&out, &clash).is_err());
    assert_eq!(read(&out, "index.html"), "first index.html");
    assert!(out.join(MARKER).is_file());
}

/// The same, published under an address.
fn placed() -> &'static [File] {
    static FILES: OnceLock<Vec<File>> = OnceLock::new();
    let options = || Options { base_url: Some("https://laws.example/chess/".to_owned()), ..Options::default() };
    FILES.get_or_init(|| site::build(book(), &options()).expect("builds"))
}

fn text<'f>(files: &'f [File], path: &str) -> std::borrow::Cow<'f, str> {
    let file = files.iter().find(|f| f.path == path).unwrap_or_else(|| panic!("there is no {path}"));
    String::from_utf8_lossy(&file.bytes)
}

#[test]
fn canonical_addresses_need_the_place_of_publication() {
    let html = text(placed(), "fa/laws/7/index.html");
    assert!(html.contains("<link rel=\"canonical\" href=\"https://laws.example/chess/fa/laws/7/\">"));
    assert!(html.contains("hreflang=\"hy\" href=\"https://laws.example/chess/hy/laws/7/\""));
    assert!(html.contains("hreflang=\"x-default\" href=\"https://laws.example/chess/en/laws/7/\""));
    assert!(html.contains("property=\"og:url\" content=\"https://laws.example/chess/fa/laws/7/\""));
    assert!(text(placed(), "fa/index.html").contains("hreflang=\"x-default\" href=\"https://laws.example/chess/\""));
    let unplaced = &page("fa/laws/7/index.html").html;
    assert!(!unplaced.contains("rel=\"canonical\"") && !unplaced.contains("og:url") && !unplaced.contains("ld+json"));
}

#[test]
fn the_sitemap_lists_every_page_to_be_found_and_no_other() {
    let index = text(placed(), "sitemap.xml");
    let mut listed = BTreeSet::new();
    for language in book().languages.values() {
        assert!(index.contains(&format!("<loc>https://laws.example/chess/sitemap-{}.xml</loc>", language.id)));
        let part = text(placed(), &format!("sitemap-{}.xml", language.id)).into_owned();
        for entry in part.split("<url>").skip(1) {
            assert_eq!(entry.matches("<xhtml:link").count(), book().languages.len() + 1);
            let from = entry.find("<loc>https://laws.example/chess/").expect("an address") + "<loc>https://laws.example/chess/".len();
            listed.insert(format!("{}index.html", &entry[from..from + entry[from..].find('<').expect("closed")]));
        }
    }
    let found: BTreeSet<String> =
        placed().iter().filter(|f| String::from_utf8_lossy(&f.bytes).contains("<link rel=\"canonical\"")).map(|f| f.path.clone()).collect();
    assert_eq!(listed, found);
    assert!(text(placed(), "robots.txt").contains("Sitemap: https://laws.example/chess/sitemap.xml"));
}

#[test]
fn old_numbers_lead_to_the_clauses_they_became() {
    for (path, to) in [
        ("en/laws/7.4.a/index.html", "../7/index.html#displaced-by-player"),
        ("fa/laws/7.5.1/index.html", "../7/index.html#illegal-move-restored"),
        // Once an article, now a guideline.
        ("ru/laws/10.2.a/index.html", "../III/index.html#"),
    ] {
        let Some(there) = built().get(path) else { panic!("there is no {path}") };
        assert!(there.html.contains("http-equiv=\"refresh\""), "{path}");
        assert!(there.html.contains(&format!("url={to}")), "{path} leads elsewhere: {}", there.html);
    }
    let table = text(placed(), "redirects.map");
    assert!(table.contains("\n7.4.a 7/#displaced-by-player;\n") && table.contains("\nfide-2009/7.4.a fide-2009/7/#7.4.a;\n"));
    assert!(text(placed(), "_redirects").contains("/chess/:lang/laws/7.4.a/ /chess/:lang/laws/7/#displaced-by-player 301\n"));
}

#[test]
fn a_copy_for_the_device_holds_all_of_a_language() {
    let list: serde_json::Value = serde_json::from_str(&text(files(), "hy/offline.json")).expect("JSON");
    let listed: BTreeSet<&str> = list["files"].as_array().expect("a list").iter().filter_map(|f| f.as_str()).collect();
    for (path, _) in own().filter(|(p, _)| p.starts_with("hy/") && !p.ends_with("/print/index.html") && !p.ends_with("404.html")) {
        assert!(listed.contains(path.as_str()), "{path} would not be kept");
    }
    assert!(listed.contains("assets/style.css") && !listed.iter().any(|p| p.starts_with("en/")));
    let manifest: serde_json::Value = serde_json::from_str(&text(files(), "fa/app.webmanifest")).expect("JSON");
    assert_eq!(manifest["dir"], "rtl");
    for icon in manifest["icons"].as_array().expect("icons") {
        let path = icon["src"].as_str().and_then(|s| s.strip_prefix("../")).expect("beside the language");
        let bytes = &files().iter().find(|f| f.path == path).expect("the icon is there").bytes;
        assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "{path} is no PNG");
    }
}

#[test]
fn the_bundle_holds_the_pages() {
    let bundle = &placed().iter().find(|f| f.path == "chesslaw-site.zip").expect("there is one").bytes;
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(bundle)).expect("it opens");
    let names: BTreeSet<String> = zip.file_names().filter_map(Result::ok).map(std::borrow::Cow::into_owned).collect();
    for file in placed().iter().filter(|f| f.path.ends_with(".html")) {
        assert!(names.contains(&format!("chesslaw/{}", file.path)), "{} is not in it", file.path);
    }
    let mut inside = String::new();
    std::io::Read::read_to_string(&mut zip.by_name("chesslaw/hy/laws/7/index.html").expect("the page"), &mut inside).expect("read");
    assert_eq!(inside, text(placed(), "hy/laws/7/index.html"));
    assert!(files().iter().all(|f| f.path != "chesslaw-site.zip"), "a site to look at needs no bundle");
}

#[test]
fn pages_for_what_is_not_there_work_at_any_depth() {
    let html = text(placed(), "ru/404.html");
    assert!(html.contains("href=\"/chess/assets/style.css\"") && html.contains("href=\"/chess/ru/\"") && html.contains("noindex"));
    assert!(!html.contains("href=\"../"));
}

#[test]
fn an_edition_is_whole_on_paper_and_as_akoma_ntoso() {
    let paper = page("hy/laws/fide-2018/print/index.html");
    let akn = text(files(), "hy/laws/fide-2018/akn.xml");
    let editions = &book().content.editions;
    let edition = editions.index("fide-2018").expect("known");
    let mut clauses = 0;
    for (_, clause) in book().content.clauses().filter(|(_, c)| !c.printed(editions, edition).is_empty()) {
        clauses += 1;
        assert!(akn.contains(&format!("wId=\"{}\"", clause.id.value)), "{} is not in the XML", clause.id.value);
    }
    assert!(clauses > 300 && paper.html.matches("class=\"clause").count() >= clauses, "{clauses}");
    assert!(akn.contains("<FRBRlanguage language=\"hye\"/>") && akn.contains("FRBRauthoritative value=\"false\""));
}

#[test]
fn official_texts_lead_where_they_are_given_and_are_nowhere_else() {
    // Words that stand for a federation's own; only their numbers are those of the Laws.
    let words = "Article 7: Irregularities\n\n7.2.1 SPECIMEN words on a wrong set-up.\n\n7.3 SPECIMEN words on colours, with ten moves named.\n\n7.6 SPECIMEN words on a displaced piece.\n";
    let manifest = "- { language: en, edition: fide-2023, publisher: Specimen Federation, date: \"2023-01-01\", rights: by leave, file: laws.txt }\n";
    let official = chesslaw::collate::Official::new(book(), manifest, |_| Ok(words.as_bytes().to_vec())).expect("taken");
    assert!(official.text("en", "fide-2023", "reversed-colours").is_some_and(|t| t.text.contains("SPECIMEN words on colours")));
    let with = site::build(book(), &Options { official, ..Options::default() }).expect("builds");
    let page = text(&with, "en/laws/7/index.html");
    let (theirs, ours) = (page.find("SPECIMEN words on colours").expect("shown"), page.find("both players have made fewer").expect("shown"));
    assert!(theirs < ours, "the official words come first");
    assert!(page.contains("Specimen Federation"));
    // Where the arbiter asks: with the clauses the rules rest on, no others.
    let asked = text(&with, "en/ask/wrong-start/index.html");
    assert!(asked.contains("data-clause=\"reversed-colours\"") && asked.contains("SPECIMEN words on colours"));
    assert!(!asked.contains("SPECIMEN words on a displaced piece"));
    assert!(!text(&with, "fa/laws/7/index.html").contains("SPECIMEN"));
    assert!(files().iter().all(|f| !String::from_utf8_lossy(&f.bytes).contains("SPECIMEN")));
}

/// In decision tables, as in reasons.
#[test]
fn limits_on_one_number_are_one_statement() {
    let content = &book().content;
    let edition = content.editions.all().len() - 1;
    for language in book().languages.values() {
        // What is said of one limit, and on which number; the words around several limits.
        let (mut one, mut several): (BTreeMap<String, String>, BTreeSet<String>) = Default::default();
        for (fact, _) in content.facts.iter().filter(|(_, f)| f.kind.value == FactType::Number) {
            let Ok(name) = book().text(&language.id, "facts", &format!("{fact}.name"), edition, &Values::new()) else { continue };
            let say =
                |key: &str, what: &str, value: Value| language.say(key, &Values::from([("name".to_owned(), name.as_str().into()), (what.to_owned(), value)]));
            for (how, number) in ["below", "at-least", "at-most", "above"].into_iter().flat_map(|how| (0..100).map(move |n| (how, n))) {
                one.insert(say(&format!("number-{how}"), "number", i64::from(number).into()), name.clone());
            }
            several.extend(say("number-limits", "limits", "|".into()).split('|').max_by_key(|part| part.len()).map(str::to_owned));
        }
        let mut together = 0;
        for (path, page) in own().filter(|(path, _)| path.starts_with(&format!("{}/ask/", language.id))) {
            together += several.iter().filter(|s| page.html.contains(s.as_str())).count();
            for list in page.html.split("<ul class=\"all\">").skip(1) {
                let items = list.split("<li>").skip(1).take_while(|i| !i.contains("<ul")).map(|i| i.split("</li>").next().unwrap_or_default());
                let numbers: Vec<&String> = items.filter_map(|i| one.get(i)).collect();
                let distinct: BTreeSet<&&String> = numbers.iter().collect();
                assert_eq!(numbers.len(), distinct.len(), "{path}: {numbers:?} in {list:.400}");
            }
        }
        assert!(together > 0, "{}: no table has two limits on one number", language.id);
    }
}
