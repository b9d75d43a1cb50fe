//! Search: people's own words find the deciding clause, what the Laws do not answer finds nothing, and the page finds what the program finds.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use chesslaw::Lawbook;
use chesslaw::search::{self, Answer, Base, More, Search, Wording};
use chesslaw::site::Provisions;
use serde::Deserialize;
use serde_json::Value;

static BOOK: LazyLock<Lawbook> = LazyLock::new(|| Lawbook::embedded().expect("the shipped content loads"));
static INDEXES: LazyLock<BTreeMap<String, (Base, More, Wording)>> = LazyLock::new(|| {
    let provisions = Provisions::of(&BOOK);
    let index = |l: &String| {
        let base = search::base(&BOOK, l).unwrap();
        let wording = search::wording(&BOOK, &provisions, l, base.current);
        let more = search::more(&BOOK, &base);
        (l.clone(), (base, more, wording))
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
    for (language, (base, more, wording)) in INDEXES.iter() {
        let engine = Search::new(base, more, wording);
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
    let (base, more, wording) = &INDEXES[language];
    Search::new(base, more, wording).search(query, 10)
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
        // The words of another language on this one's keyboard, in more than one layout of it.
        ("ru", &["touch move", "ещгср ьщму"]),
        ("hy", &["touch move", "տօւցհ մօվե", "մըւչն քըյբ"]),
        ("fa", &["touch move", "فخعزا پخرث", "فخعزا ئخرث"]),
        // Letters of one sound.
        ("fa", &["پات", "پاط"]),
        ("es", &["ahogado", "aogado", "haogado"]),
        ("hy", &["դիպչել", "թիպչել", "տիբչել"]),
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
fn a_number_among_words_is_of_a_provision_only_where_it_says_so() {
    let by_number = |language: &str, query: &str| find(language, query).results.first().is_some_and(|r| r.score >= 2000);
    for (language, query) in [
        ("ru", "е2 е4"),
        ("en", "e4 e5"),
        ("en", "a4"),
        ("en", "1.e4 e5 2.Nf3"),
        ("ru", "мат в 1"),
        ("en", "number 1"),
        ("ru", "1 минута"),
        ("en", "5 minutes"),
        ("en", "2 hands"),
        ("en", "rule of 3 repetitions"),
        ("en", "A 5 minute penalty"),
        ("en", "1.5 day schedule"),
        ("en", "2.5 points out of 5"),
        ("en", "half point win scoring 3-1-0"),
        ("hy", "սա ա 4 քայլ"),
        ("ru", "в 5"),
        ("es", "2 manos"),
        ("fa", "۵ دقیقه"),
    ] {
        assert!(!by_number(language, query), "{language}: {query}: {:?}", find(language, query).results.first());
    }
    for (language, query, number) in [
        ("en", "7", "7.1"),
        ("en", "article 7", "7.1"),
        ("ru", "ст. 7", "7.1"),
        ("ru", "7 статья", "7.1"),
        ("fa", "ماده ۷", "7.1"),
        ("hy", "հոդված 7", "7.1"),
        ("en", "what is 9.2", "9.2"),
        ("en", "7.5.5 penalty", "7.5.5"),
        ("hy", "ա 4", "A.4"),
        ("hy", "ա.4.2 հոդված", "A.4.2"),
        ("hy", "սա ա.4.2 է", "A.4.2"),
        ("ru", "приложение а4", "A.4"),
        ("en", "app B 3", "B.3"),
        ("en", "A4", "A.4"),
    ] {
        assert!(by_number(language, query), "{language}: {query}");
        assert_eq!(find(language, query).results[0].clauses[0], number, "{language}: {query}");
    }
}

/// Numbers said in words, with words for provisions before, between and after the parts, and what they lead to.
const SAID: &[(&str, &str, &str)] = &[
    ("en", "law 12 point 9 point 3", "12.9.3"),
    ("en", "article 9, clause 6.2", "9.6.2"),
    ("en", "clause 6.2 of article 9", "9.6.2"),
    ("en", "third paragraph of article six", "6.3"),
    ("en", "9th article 6th clause", "9.6"),
    ("en", "what does article nine say", "9.1"),
    ("en", "seven five five", "7.5.5"),
    ("en", "guideline three point four", "III.4"),
    ("en", "first appendix", "A.1"),
    ("en", "annexe 2", "B.1"),
    ("en", "appendix a, section four", "A.4"),
    ("en", "rule number three point one", "3.1"),
    ("en", "rule 755", "7.5.5"),
    ("en", "art7.5.5", "7.5.5"),
    ("en", "A54", "A.5.4"),
    ("ru", "ст. 7 п. 5 пп. 4", "7.5.4"),
    ("ru", "пп. 4 п. 5 ст. 7", "7.5.4"),
    ("ru", "первый пункт седьмой статьи", "7.1"),
    ("ru", "статья девятая пункт два", "9.2"),
    ("ru", "статья семь пять четыре", "7.5.4"),
    ("ru", "9-я статья", "9.1"),
    ("ru", "первое приложение", "A.1"),
    ("ru", "рекомендация 3", "III.1"),
    ("hy", "հոդված 9 կետ 6.2", "9.6.2"),
    ("hy", "9-րդ հոդվածի 2-րդ կետ", "9.2"),
    ("hy", "իններորդ հոդված երկրորդ կետ", "9.2"),
    ("hy", "յոթ հինգ հինգ", "7.5.5"),
    ("hy", "առաջին հավելված", "A.1"),
    ("fa", "ماده ششم بند ۹", "6.9"),
    ("fa", "بند ۹ ماده ۶", "6.9"),
    ("fa", "پیوست الف بند ۴", "A.4"),
    ("fa", "پیوست ۱", "A.1"),
    ("fa", "هفت پنج پنج", "7.5.5"),
    ("fa", "۷ ممیز ۵ ممیز ۵", "7.5.5"),
    ("es", "Apéndice A punto 5.4", "A.5.4"),
    ("es", "nueve punto seis punto uno", "9.6.1"),
    ("es", "apartado 2 del artículo 9", "9.2"),
    ("es", "artículo noveno", "9.1"),
    ("es", "directriz 3.4", "III.4"),
];

#[test]
fn numbers_are_read_as_they_are_said() {
    for (language, query, number) in SAID {
        let found = find(language, query).results.into_iter().next().unwrap_or_else(|| panic!("{language}: {query}"));
        assert!(found.score >= 2000 && found.was.is_none() && found.clauses[0] == *number, "{language}: {query}: {found:?}");
    }
}

#[test]
fn a_number_word_beside_other_words_is_no_provision() {
    for (language, queries) in [
        (
            "en",
            &[
                "two hands",
                "three times",
                "two kings",
                "rule of two hands",
                "first move",
                "second move",
                "ten seconds",
                "one point",
                "half a point",
                "first rule of touch move",
                "rule five minutes",
            ][..],
        ),
        ("ru", &["пятьдесят ходов", "правило двух рук", "правило трёх повторений", "второй раз", "два короля", "один час пять минут", "правило одного хода"]),
        ("hy", &["երկու ձեռք", "առաջին քայլ", "երեք անգամ", "հիսուն քայլի կանոն"]),
        ("fa", &["دو دست", "حرکت دوم", "یک حرکت", "قانون دو دست"]),
        ("es", &["dos manos", "un punto", "diez segundos", "segunda vez", "regla nueva"]),
    ] {
        for query in queries {
            let found = find(language, query).results;
            assert!(found.first().is_none_or(|r| r.score < 2000), "{language}: {query}: {:?}", found.first());
        }
    }
}

#[test]
fn every_printed_number_is_found_in_every_written_form() {
    let digits = |zero: u32| move |c: char| c.to_digit(10).and_then(|d| char::from_u32(zero + d)).unwrap_or(c);
    let wide = |c: char| if c.is_ascii_digit() || c == '.' { char::from_u32(u32::from(c) + 0xfee0).unwrap() } else { c };
    for (language, (base, more, wording)) in INDEXES.iter() {
        let engine = Search::new(base, more, wording);
        let words = [&base.tables.provision, &base.tables.articles].map(|list| list.split(' ').next().unwrap().to_owned());
        let numbers: std::collections::BTreeSet<&str> =
            wording.numbers.iter().flat_map(|n| n.split('|').next().unwrap().split(' ')).map(|n| n.split('#').next().unwrap()).collect();
        let mut tried = 0;
        for number in numbers.into_iter().filter(|n| n.contains('.') && !n.starts_with('0')) {
            let by = |mark: &str| number.replace('.', mark);
            let forms = [
                number.to_owned(),
                format!("{number}."),
                by("-"),
                by(","),
                by(" "),
                by("/"),
                by("·"),
                by("_"),
                format!("§{number}"),
                format!("№ {number}"),
                format!("({number})"),
                number.to_lowercase(),
                number.chars().map(digits(0x6f0)).collect(),
                by("٫").chars().map(digits(0x660)).collect(),
                number.chars().map(wide).collect(),
                by("\u{200c}.\u{200f}"),
                by("։"),
                format!("{} № {number}", words[0]),
                format!("{} {number}", words[1]),
                format!("{number} {}", words[0]),
            ];
            for form in forms {
                tried += 1;
                let found = engine.search(&form, 1).results;
                let first = found.first().filter(|r| r.was.is_none() && r.clauses.iter().any(|c| c == number));
                assert!(first.is_some(), "{language}: {form:?}: {found:?}");
            }
            if number.starts_with(|c: char| c.is_ascii_digit()) {
                let found = engine.search(&format!("{}{number}", words[1]), 1).results;
                assert!(found.first().is_some_and(|r| r.clauses.iter().any(|c| c == number)), "{language}: {}{number}: {found:?}", words[1]);
            }
        }
        assert!(tried > 5000, "{language}: {tried}");
    }
}

#[test]
fn a_sign_finds_what_explains_it() {
    for language in BOOK.languages.keys() {
        for (sign, number) in
            [("(=)", "C.12"), ("=", "C.12"), ("0-0", "C.13.1"), ("O-O-O", "C.13.2"), ("+", "C.13.4"), ("++", "C.13.5"), (" # ", "C.13.5"), ("½", "10.1")]
        {
            let found = find(language, sign).results;
            assert_eq!(found.first().and_then(|r| r.clauses.first()).map(String::as_str), Some(number), "{language}: {sign}");
        }
        assert!(find(language, "!?").results.is_empty(), "{language}: the Laws explain no such sign");
    }
}

/// The English index with a way of asking, words outside the Laws and forms of its own.
fn with(asks: &[(&str, &str)], out: &str) -> (Base, More, Wording) {
    let (mut base, more, wording) = INDEXES["en"].clone();
    for (id, ask) in asks {
        let at = more.ids.iter().position(|i| i == id).unwrap();
        base.asks[at] = format!("{} | {ask}", base.asks[at]);
    }
    base.tables.out = format!("{} {out}", base.tables.out);
    (base, more, wording)
}

#[test]
fn a_word_from_outside_answers_only_where_it_is_asked_by() {
    let (base, more, wording) = with(&[("stalemate-draws", "gizmo stalemate")], "gizmo");
    let engine = Search::new(&base, &more, &wording);
    assert_eq!(engine.search("gizmo stalemate", 3).results[0].id, "stalemate-draws");
    assert_ne!(engine.search("gizmo castling", 3).results[0].id, "castling-move", "elsewhere it is from outside as ever");
    assert_eq!(engine.search("castling", 3).results[0].id, "castling-move");
}

#[test]
fn one_telling_word_among_unknown_ones_is_not_sure() {
    let (base, more, wording) = with(&[("stalemate-draws", "gizmo stalemate")], "");
    let engine = Search::new(&base, &more, &wording);
    assert_eq!(engine.search("gizmo stalemate", 3).results[0].id, "stalemate-draws");
    assert!(engine.search("gizmo qwrtzp hjklvb", 3).results.is_empty(), "one word that is asked by, and two that nobody knows");
    for (language, query) in [("en", "size 42 shoes"), ("en", "is the earth flat"), ("hy", "կոճապղպեղով թեյ"), ("fa", "ساعت مسابقات امروز")]
    {
        assert!(find(language, query).results.is_empty(), "{language}: {query}");
    }
}

#[test]
fn latin_letters_are_heard_as_the_language_writes_them() {
    for (query, clause) in [("raftar ba saat", "6.2.4"), ("az davar chi beporsam", "11.9")] {
        assert_eq!(find("fa", query).results[0].clauses[0], clause, "a form written in Latin letters is that word: {query}");
    }
    let (mut base, more, wording) = INDEXES["hy"].clone();
    let at = more.ids.iter().position(|i| i == "stalemate-draws").unwrap();
    base.asks[at] = format!("{} | զինվորիկ արշավ", base.asks[at]);
    let engine = Search::new(&base, &more, &wording);
    assert_eq!(engine.search("zinvorik arshav", 3).results[0].id, "stalemate-draws", "vo is one letter at the beginning of a word only");
    assert!(find("hy", "vor debyutn e lavy").results.is_empty(), "a word from outside is one with an ending too");
}

#[test]
fn words_in_a_row_may_be_from_outside() {
    let (base, more, wording) = with(&[], "castle-hotel");
    let engine = Search::new(&base, &more, &wording);
    assert!(engine.search("castle hotels", 3).results.is_empty());
    assert!(!engine.search("castle", 3).results.is_empty(), "each word alone is what it was");
}

#[test]
fn all_forms_of_a_word_may_be_mistyped_or_heard() {
    for (query, clause) in [("նեվազմոժնի խոդ", "7.5.1"), ("nichya araj arkel te che", "9.1.2.1"), ("qayl@ het vercnel", "4.7"), ("հետ եմ վերցնում", "4.7")]
    {
        assert_eq!(find("hy", query).results.first().and_then(|r| r.clauses.first()).map(String::as_str), Some(clause), "{query}");
    }
    assert!(find("hy", "լիցենզիայի երկարաձգում").results.is_empty(), "an ending makes a word from outside no other");
}

#[test]
fn what_bears_no_number_is_named_all_the_same() {
    for (language, query, clause) in [("en", "are online games covered by the laws", "0.1#1"), ("ru", "здравый смысл арбитра", "0.2#4")] {
        let hit = find(language, query).results.remove(0);
        assert_eq!((hit.clauses.first().map(String::as_str), hit.number()), (Some(clause), None), "{language}: {query}");
    }
    for language in BOOK.languages.keys() {
        let (base, more, wording) = &INDEXES[language];
        let engine = Search::new(base, more, wording);
        for query in queries().iter().chain(&composed()).filter(|q| q.lang == *language) {
            for hit in engine.search(&query.q, 10).results.iter().filter(|r| r.kind == "clause") {
                assert!(!hit.clauses.is_empty(), "{language}: {}: {hit:?}", query.q);
            }
        }
    }
}

#[test]
fn an_edition_has_its_own_numbers_and_addresses() {
    let (base, more, _) = &INDEXES["en"];
    let edition = base.editions.iter().position(|e| e == "fide-2009").unwrap();
    let wording = search::wording(&BOOK, &Provisions::of(&BOOK), "en", edition);
    let hit = Search::new(base, more, &wording).search("reversed colours", 3).results.remove(0);
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

/// A script as the site publishes it.
fn published(name: &str) -> String {
    let path = format!("{}/templates/assets/{name}", env!("CARGO_MANIFEST_DIR"));
    chesslaw::site::script(&std::fs::read_to_string(path).unwrap())
}

/// Answers of the page's engine: of the whole index, and of the two parts that come first.
fn page(base: &Base, more: &More, wording: &Wording, queries: &[String]) -> Vec<(Value, Value)> {
    let folder = tempfile::tempdir().unwrap();
    let parts =
        [("base", serde_json::to_string(base).unwrap()), ("wording", serde_json::to_string(wording).unwrap()), ("more", serde_json::to_string(more).unwrap())];
    let files = parts.map(|(name, text)| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    });
    let engine = folder.path().join("engine.js");
    std::fs::write(&engine, published("search-engine.js")).unwrap();
    let script = format!("{}/tests/page_search.js", env!("CARGO_MANIFEST_DIR"));
    let mut node = Command::new("node").arg(script).arg(engine).args(files).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("Node runs");
    let input: String = queries.iter().map(|q| serde_json::json!({ "q": q, "limit": 10 }).to_string() + "\n").collect();
    let mut pipe = node.stdin.take().unwrap();
    let writer = std::thread::spawn(move || pipe.write_all(input.as_bytes()));
    let out = node.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(out.status.success());
    let answer = |line: &str| {
        let mut value: Value = serde_json::from_str(line).unwrap();
        (value["answer"].take(), value["early"].take())
    };
    String::from_utf8(out.stdout).unwrap().lines().map(answer).collect()
}

/// The clauses and terms among results, without the ids that the first two parts lack.
fn plain(answer: &Value) -> Vec<Value> {
    let kept = answer["results"].as_array().unwrap().iter().filter(|r| matches!(r["kind"].as_str(), Some("clause" | "term")));
    let bare = |r: &Value| {
        let mut r = r.clone();
        if r["kind"] == "clause" {
            r["id"].take();
            r["url"] = r["url"].as_str().unwrap().split('#').next().into();
        }
        r
    };
    kept.map(bare).collect()
}

#[test]
fn the_page_finds_what_the_program_finds() {
    let mut all: Vec<String> = queries().into_iter().chain(composed()).map(|q| q.q).collect();
    all.extend(hostile());
    all.extend(SAID.iter().map(|(_, query, _)| (*query).to_owned()));
    for (language, (base, more, wording)) in INDEXES.iter() {
        let engine = Search::new(base, more, wording);
        let theirs = page(base, more, wording, &all);
        assert_eq!(theirs.len(), all.len());
        let mut early = 0;
        for (query, (there, first)) in all.iter().zip(theirs) {
            let here = serde_json::to_value(engine.search(query, 10)).unwrap();
            assert_eq!(here, there, "{language}: {query:?}");
            // Words that the first two parts know find there what they find at last, or the third part is asked for.
            if first["wants"] == 0 {
                early += 1;
                let (now, at_last) = (plain(&first), plain(&there));
                assert!(now.len() >= at_last.len() && now[..at_last.len()] == at_last, "{language}: {query:?}: {now:#?} {at_last:#?}");
                assert_eq!(first["suggestions"], there["suggestions"], "{language}: {query:?}");
            }
        }
        let own = queries().into_iter().chain(composed()).filter(|q| q.lang == *language).count();
        assert!(early * 2 > own, "{language}: {early} of {own} need no more than two parts");
    }
}

#[test]
fn hostile_queries_are_answered_harmlessly() {
    for (language, (base, more, wording)) in INDEXES.iter() {
        let engine = Search::new(base, more, wording);
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
    let (base, more, wording) = &INDEXES["en"];
    let (mut base, mut more, mut wording) = (base.clone(), more.clone(), wording.clone());
    let (clauses, few) = (base.asks.len(), wording.clone());
    for copy in 1..10 {
        for i in 0..clauses {
            base.asks.push(String::new());
            more.ids.push(format!("{}-{copy}", more.ids[i]));
            more.at.push(String::new());
            more.also.push(String::new());
            wording.homes.push(few.homes[i]);
            wording.numbers.push(String::new());
            wording.texts.push(format!("{} other{copy}", few.texts[i]));
        }
    }
    let engine = Search::new(&base, &more, &wording);
    for (query, clause) in
        [("touch move", "touch-move"), ("7.5.5", "illegal-move-penalty"), ("reversed colours", "reversed-colours"), ("my phone rang", "device-found")]
    {
        assert_eq!(engine.search(query, 10).results[0].id, clause, "{query}");
    }
    assert_eq!(page(&base, &more, &wording, &["touch move".to_owned()])[0].0, serde_json::to_value(engine.search("touch move", 10)).unwrap());
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
    // What it costs in the heaviest language, and the room left for more words.
    const MOST: usize = 84 * 1024;
    let scripts = ["search.js", "search-engine.js"].map(|f| packed(published(f).as_bytes()));
    for (language, (base, _, wording)) in INDEXES.iter() {
        let index = [packed(&serde_json::to_vec(base).unwrap()), packed(&serde_json::to_vec(wording).unwrap())];
        let all = scripts.iter().sum::<usize>() + index.iter().sum::<usize>();
        println!("{language}: scripts {scripts:?}, index {index:?}, together {all}");
        assert!(all <= MOST, "{language}: {all} bytes");
    }
}
