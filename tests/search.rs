//! Search: people's own words find the deciding clause, what the Laws do not answer finds nothing, and the page finds what the program finds.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use chesslaw::Lawbook;
use chesslaw::search::{self, Answer, Base, Search, Wording};
use chesslaw::site::Provisions;
use serde::Deserialize;

static BOOK: LazyLock<Lawbook> = LazyLock::new(|| Lawbook::embedded().expect("the shipped content loads"));
static INDEXES: LazyLock<BTreeMap<String, (Base, Wording)>> = LazyLock::new(|| {
    let provisions = Provisions::of(&BOOK);
    let index = |l: &String| {
        let base = search::base(&BOOK, l).unwrap();
        let wording = search::wording(&BOOK, &provisions, l, base.current);
        (l.clone(), (base, wording))
    };
    BOOK.languages.keys().map(index).collect()
});

/// A query and what answers it.
#[derive(Debug, Clone, Deserialize)]
struct Query {
    #[serde(default)]
    lang: String,
    q: String,
    #[serde(default)]
    clauses: Vec<String>,
    #[serde(default)]
    none: bool,
    #[serde(default)]
    half: Option<String>,
    #[serde(default)]
    attested: bool,
}

fn queries() -> Vec<Query> {
    serde_yaml::from_str(include_str!("data/queries.yaml")).unwrap()
}

/// The queries composed besides, by language: those to tune by and those kept aside.
fn composed() -> Vec<Query> {
    let mut out = Vec::new();
    for language in BOOK.languages.keys() {
        let path = format!("{}/tests/data/queries/{language}.yaml", env!("CARGO_MANIFEST_DIR"));
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        let list: Vec<Query> = serde_yaml::from_str(&text).unwrap();
        out.extend(list.into_iter().map(|q| Query { lang: language.clone(), ..q }));
    }
    out
}

/// Of the answerable queries: how many there are, how many have an expected clause first, among the first three; of the others: how many, how many
/// found nothing.
#[derive(Debug, Default, Clone, Copy)]
struct Tally {
    asked: usize,
    first: usize,
    three: usize,
    outside: usize,
    silent: usize,
}

impl Tally {
    fn and(self, other: Tally) -> Tally {
        Tally {
            asked: self.asked + other.asked,
            first: self.first + other.first,
            three: self.three + other.three,
            outside: self.outside + other.outside,
            silent: self.silent + other.silent,
        }
    }
}

fn tally(queries: &[Query]) -> BTreeMap<String, Tally> {
    let mut out: BTreeMap<String, Tally> = BTreeMap::new();
    for (language, (base, wording)) in INDEXES.iter() {
        let engine = Search::new(base, wording);
        let tally = out.entry(language.clone()).or_default();
        for query in queries.iter().filter(|q| q.lang == *language) {
            let answer = engine.search(&query.q, 10);
            if query.none {
                tally.outside += 1;
                tally.silent += usize::from(answer.results.is_empty());
                if !answer.results.is_empty() {
                    println!("{language}: found for `{}`: {:?}", query.q, answer.results[0].clauses);
                }
                continue;
            }
            let hits: Vec<bool> = answer.results.iter().take(3).map(|r| r.kind == "clause" && r.clauses.iter().any(|c| query.clauses.contains(c))).collect();
            tally.asked += 1;
            tally.first += usize::from(hits.first() == Some(&true));
            tally.three += usize::from(hits.contains(&true));
            if hits.first() != Some(&true) {
                let got: Vec<_> = answer.results.iter().take(3).map(|r| r.clauses.first().cloned().unwrap_or_default()).collect();
                println!("{language}: `{}` wants {:?}, got {got:?}", query.q, query.clauses);
            }
        }
    }
    out
}

#[test]
fn people_find_the_deciding_clause_in_their_own_words() {
    for (language, t) in tally(&queries()) {
        println!("{language}: {t:?}");
        assert!(t.asked >= 35 && t.outside >= 18, "{language}: {t:?}");
        assert!(t.three * 100 >= t.asked * 98, "{language}: among the first three: {t:?}");
        assert!(t.first * 100 >= t.asked * 90, "{language}: first: {t:?}");
    }
}

#[test]
fn what_the_laws_do_not_answer_finds_nothing() {
    let all = tally(&queries()).into_values().fold((0, 0), |(n, s), t| (n + t.outside, s + t.silent));
    assert!(all.1 * 100 >= all.0 * 95, "{all:?}");
}

/// What is reached on the composed queries, in percent: first, among the first three, nothing found where nothing answers. The half kept aside is not looked at
/// while tuning; its floors lie below, so that a change that only fits the other half shows.
#[test]
fn composed_queries_are_found_in_both_halves() {
    for (half, first, three, silent) in [("tune", 90, 97, 95), ("held", 85, 93, 85)] {
        let part: Vec<Query> = composed().into_iter().filter(|q| !q.attested && q.half.as_deref() == Some(half)).collect();
        for (language, t) in tally(&part) {
            println!("{half} {language}: {t:?}");
            assert!(t.asked >= 60 && t.first * 100 >= t.asked * first && t.three * 100 >= t.asked * three, "{half} {language}: {t:?}");
            assert!(t.silent * 100 >= t.outside * silent, "{half} {language}: {t:?}");
        }
    }
}

/// The wordings seen in forums, quizzes and question pages, of all languages together, for some have few. They are harder: long, beside the point, about
/// things the Laws only touch.
#[test]
fn attested_queries_are_found_in_both_halves() {
    for (half, first, three, silent) in [("tune", 90, 95, 75), ("held", 70, 85, 50)] {
        let part: Vec<Query> = composed().into_iter().filter(|q| q.attested && q.half.as_deref() == Some(half)).collect();
        let all = tally(&part).into_iter().fold(Tally::default(), |all, (language, t)| {
            println!("attested {half} {language}: {t:?}");
            all.and(t)
        });
        assert!(all.asked >= 70 && all.first * 100 >= all.asked * first && all.three * 100 >= all.asked * three, "{half}: {all:?}");
        assert!(all.silent * 100 >= all.outside * silent, "{half}: {all:?}");
    }
}

fn find(language: &str, query: &str) -> Answer {
    let (base, wording) = &INDEXES[language];
    Search::new(base, wording).search(query, 10)
}

/// The clause a query finds first.
fn first(language: &str, query: &str) -> String {
    find(language, query).results.first().map(|r| r.id.clone()).unwrap_or_default()
}

#[test]
fn every_spelling_of_a_word_finds_the_same() {
    let same: &[(&str, &[&str])] = &[
        ("hy", &["շախ և մատ", "շախ եւ մատ", "ՇԱԽ ԵՎ ՄԱՏ", "շախ և մա՞տ"]),
        ("hy", &["փոխատեղում", "poxatexum", "Փոխատեղում։"]),
        ("ru", &["мёртвая позиция", "мертвая позиция", "мe\u{308}ртвая позиция", "МЁРТВАЯ ПОЗИЦИЯ", "мepтвая пoзиция"]),
        ("ru", &["невозможный ход", "Ð½ÐµÐ²Ð¾Ð·Ð¼Ð¾Ð¶Ð½Ñ‹Ð¹ Ñ…Ð¾Ð´", "ytdjpvj;ysq [jl", "nevozmozhny khod", "невозможныи ход"]),
        ("fa", &["حرکت غیرقانونی", "حرکت غیر\u{200c}قانونی", "حرکت غیر قانونی", "حركت غيرقانوني", "حَرَکَت غیرقانونی", "ﺣﺮﻛﺖ ﻏﻴﺮﻗﺎﻧﻮﻧﻲ"]),
        ("fa", &["اعلام تساوی", "اعالم تساوی"]),
        ("es", &["posición muerta", "posicion muerta", "posicio\u{301}n muerta", "posici'on muerta", "POSICIÓN MUERTA"]),
        ("en", &["reversed colours", "reversed colors", "Reversed Colours", "reversed  colours!", "ｒｅｖｅｒｓｅｄ colours"]),
        ("en", &["j'adoube", "jadoube", "j’adoube", "J'ADOUBE"]),
        ("en", &["touch move", "touch-move", "touchmove", "ещгср ьщму", "tuoch move"]),
    ];
    for (language, spellings) in same {
        let wanted = first(language, spellings[0]);
        assert!(!wanted.is_empty(), "{language}: {}", spellings[0]);
        for spelling in *spellings {
            assert_eq!(first(language, spelling), wanted, "{language}: {spelling}");
        }
    }
}

#[test]
fn numbers_are_read_in_every_form_and_edition() {
    for (language, query, number) in [
        ("hy", "7․5․5", "7.5.5"),
        ("hy", "7։5։5", "7.5.5"),
        ("fa", "ماده ۷٫۵٫۵", "7.5.5"),
        ("fa", "٧-٥-٥", "7.5.5"),
        ("ru", "приложение А.5.2", "A.5.2"),
        ("en", "Article 11.3.2.2", "11.3.2.2"),
        ("en", "guideline iii.4", "III.4"),
        ("es", "artículo 7.5 b", "7.5.5"),
        ("en", "3.8.2.2(3)", "3.8.2.2(3)"),
    ] {
        let answer = find(language, query);
        assert_eq!(answer.results[0].clauses[0], number, "{language}: {query}");
    }
    let old = find("en", "Article 7.5.b").results.remove(0);
    assert_eq!(
        (old.id.as_str(), old.was.map(|w| w.edition)),
        ("illegal-move-penalty", Some("fide-2014".to_owned())),
        "an old number says of which edition it is"
    );
    assert!(find("en", "can I castle when b1 is attacked").results[0].clauses[0].starts_with("3.8"), "a square is no number");
    assert!(find("en", "we wrote 1-0 but it was a draw").results[0].score < 2000, "a result is no number");
}

#[test]
fn an_edition_has_its_own_numbers_and_addresses() {
    let (base, _) = &INDEXES["en"];
    let edition = base.editions.iter().position(|e| e == "fide-2009").unwrap();
    let wording = search::wording(&BOOK, &Provisions::of(&BOOK), "en", edition);
    let hit = Search::new(base, &wording).search("reversed colours", 3).results.remove(0);
    assert_eq!((hit.id.as_str(), hit.clauses[0].as_str(), hit.url.as_str()), ("reversed-colours", "7.2", "en/laws/fide-2009/7/#7.2"));
    assert_eq!(find("en", "reversed colours").results[0].url, "en/laws/7/#7.3");
}

#[test]
fn where_nothing_fits_the_nearest_terms_are_offered() {
    let answer = find("en", "how is the elo rating calculated");
    assert!(answer.results.is_empty());
    assert!(answer.suggestions.iter().any(|s| s.id == "rating"), "{:?}", answer.suggestions);
}

/// Queries meant to hurt, and random ones, the same at every run.
fn hostile() -> Vec<String> {
    let mut out: Vec<String> = [
        "",
        " ",
        "\0",
        "\u{1}\u{2}\u{7f}",
        "<script>alert(1)</script>",
        "\"'`;--",
        "\\u0000",
        "%00%ff",
        "((((((((((",
        "........",
        "-1",
        "99999999999999999999.1",
        "A.A.A.A",
        "III.III",
        "#",
        "7.5.5.5.5.5.5",
    ]
    .map(str::to_owned)
    .to_vec();
    out.extend(
        ["a", "7.", "ա", "حرکت ", "невозможный ", "\u{301}", "\u{202e}", "😀", "ﷺ", "0-0-0-0", "touch move "].map(|s| s.repeat(10_000 / s.chars().count())),
    );
    let letters: Vec<char> = "abcdeghiklmnorstuvxyz 123456789.-(),'абвгдежзийклмнопрстуфхцчшщыьэюяёԱաբգդեզէըթիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև՞՛։ابتثجچحخدذرزسشصضطظعغفقکگلمنوهیءآأإؤئةيك٠١٥۷۵\u{200c}ñáéíóúÑÇßİıſΣσςﬁ\u{301}\u{306}\u{64b}½²№Ⅲ\u{feff}ąłøœ".chars().collect();
    let mut dice: u64 = 7;
    let mut roll = |sides: usize| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((dice >> 33) as usize) % sides
    };
    for _ in 0..150 {
        out.push((0..1 + roll(30)).map(|_| letters[roll(letters.len())]).collect());
    }
    for query in queries() {
        let mut chars: Vec<char> = query.q.chars().collect();
        let at = roll(chars.len());
        match roll(3) {
            0 => drop(chars.remove(at)),
            1 => chars.insert(at, letters[roll(letters.len())]),
            _ => chars[at] = letters[roll(letters.len())],
        }
        out.push(chars.into_iter().collect());
    }
    out
}

/// Every answer of the page's engine to queries over an index.
fn page(base: &Base, wording: &Wording, queries: &[String]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let files = [("base", serde_json::to_string(base).unwrap()), ("wording", serde_json::to_string(wording).unwrap())].map(|(name, text)| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    });
    let script = format!("{}/tests/page_search.js", env!("CARGO_MANIFEST_DIR"));
    let mut node = Command::new("node").arg(script).args(files).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("Node runs");
    let input: String = queries.iter().map(|q| serde_json::json!({ "q": q, "limit": 10 }).to_string() + "\n").collect();
    let mut pipe = node.stdin.take().unwrap();
    let writer = std::thread::spawn(move || pipe.write_all(input.as_bytes()));
    let out = node.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(out.status.success());
    String::from_utf8(out.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn the_page_finds_what_the_program_finds() {
    let mut all: Vec<String> = queries().into_iter().chain(composed()).map(|q| q.q).collect();
    all.extend(hostile());
    for (language, (base, wording)) in INDEXES.iter() {
        let engine = Search::new(base, wording);
        let theirs = page(base, wording, &all);
        assert_eq!(theirs.len(), all.len());
        for (query, there) in all.iter().zip(theirs) {
            let here = serde_json::to_string(&engine.search(query, 10)).unwrap();
            assert_eq!(here, there, "{language}: {query:?}");
        }
    }
}

#[test]
fn hostile_queries_are_answered_harmlessly() {
    for (language, (base, wording)) in INDEXES.iter() {
        let engine = Search::new(base, wording);
        for query in hostile() {
            let answer = engine.search(&query, 10);
            assert!(answer.results.len() <= 10 && answer.suggestions.len() <= 5, "{language}: {query:?}");
        }
        assert!(engine.search("", 10).results.is_empty());
        assert!(engine.search("touch move", 0).results.is_empty());
    }
}

#[test]
fn a_corpus_ten_times_as_large_still_works() {
    let (base, wording) = &INDEXES["en"];
    let (mut base, mut wording) = (base.clone(), wording.clone());
    let (clauses, texts) = (base.clauses.clone(), wording.texts.clone());
    for copy in 1..10 {
        base.clauses.extend(clauses.iter().cloned().map(|mut c| {
            c.id = format!("{}-{copy}", c.id);
            c.at = String::new();
            c.also = String::new();
            c.asks = String::new();
            c
        }));
        wording.texts.extend(texts.iter().map(|(slug, text)| (*slug, format!("{text} other{copy}"))));
    }
    let engine = Search::new(&base, &wording);
    for (query, clause) in
        [("touch move", "touch-move"), ("7.5.5", "illegal-move-penalty"), ("reversed colours", "reversed-colours"), ("my phone rang", "device-found")]
    {
        assert_eq!(engine.search(query, 10).results[0].id, clause, "{query}");
    }
    assert_eq!(page(&base, &wording, &["touch move".to_owned()])[0], serde_json::to_string(&engine.search("touch move", 10)).unwrap());
}

/// Bytes once packed as a server packs them.
fn packed(bytes: &[u8]) -> usize {
    let mut gzip = Command::new("gzip").args(["-9", "-c"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("gzip runs");
    let mut pipe = gzip.stdin.take().unwrap();
    let bytes = bytes.to_vec();
    let writer = std::thread::spawn(move || pipe.write_all(&bytes));
    let out = gzip.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    out.stdout.len()
}

#[test]
fn the_first_hit_costs_little() {
    let assets = format!("{}/templates/assets", env!("CARGO_MANIFEST_DIR"));
    // As the site publishes them.
    let scripts =
        ["search.js", "search-engine.js"].map(|f| packed(chesslaw::site::slim(&std::fs::read_to_string(format!("{assets}/{f}")).unwrap()).as_bytes()));
    for (language, (base, wording)) in INDEXES.iter() {
        let index = [packed(&serde_json::to_vec(base).unwrap()), packed(&serde_json::to_vec(wording).unwrap())];
        let all = scripts.iter().sum::<usize>() + index.iter().sum::<usize>();
        println!("{language}: scripts {scripts:?}, index {index:?}, together {all}");
        assert!(all <= 90 * 1024, "{language}: {all} bytes");
    }
}
