//! From the lawbook to the index.

use std::collections::{BTreeMap, HashMap};

use super::fold::{script, single_lower};
use super::index::{Base, More, Tables, Terms, Titles, Wording};
use super::speech::tongue;
use crate::Lawbook;
use crate::model::{ByEdition, Form, Numbers};
use crate::site::Provisions;

/// Words of another language kept for each term: more of the two that are typed everywhere.
fn foreign_words(language: &str) -> usize {
    if matches!(language, "en" | "ru") { 2 } else { 1 }
}

/// What a language brings to the index; none where there is no edition in force.
pub fn base(book: &Lawbook, lang: &str) -> Option<Base> {
    let content = &book.content;
    let editions = &content.editions;
    let current = editions.current()?;
    let word = |key: &str| own(book, lang, "search", key);
    let tables = Tables {
        stop: word("stop"),
        out: word("out"),
        forms: word("forms"),
        within: word("within"),
        like: word("like"),
        suffixes: BTreeMap::new(),
        prefixes: BTreeMap::new(),
        spelling: word("spelling"),
        provision: word("provision"),
        articles: word("articles"),
        appendices: word("appendices"),
        guidelines: word("guidelines"),
        between: word("between"),
        counts: word("counts"),
        ordinals: word("ordinals"),
        endings: word("endings"),
        units: word("units"),
        letters: word("letters"),
    };
    let placed = |form: Form| content.clauses().enumerate().filter(move |(_, (_, c))| c.form == form).map(|(i, _)| i).collect();
    let places = places(book);
    let words = content.terms.iter().map(|t| {
        let name = book.plain(lang, "glossary", &format!("{}.name", t.id.value), current).unwrap_or_else(|| t.id.replace('-', " "));
        let all = [own(book, lang, "words", &t.id), own(book, lang, "words", &format!("{}.wrong", t.id.value))].join(" | ");
        let rest = all.split(" | ").filter(|p| !p.is_empty() && *p != name);
        std::iter::once(name.as_str()).chain(rest).collect::<Vec<_>>().join(" | ")
    });
    let terms = Terms {
        ids: content.terms.iter().map(|t| t.id.value.clone()).collect(),
        words: words.collect(),
        clauses: content.terms.iter().map(|t| find(&places, t.clauses.iter().map(|c| c.value.as_str()))).collect(),
    };
    let mut base = Base {
        lang: lang.to_owned(),
        editions: editions.all().iter().map(|e| e.id.value.clone()).collect(),
        current,
        tables,
        asks: content.clauses().map(|(_, c)| own(book, lang, "asks", &c.id.value)).collect(),
        heads: placed(Form::Caption),
        leads: placed(Form::LeadIn),
        terms,
    };
    let spoken = spoken(book, &base);
    base.tables.suffixes = by_language(book, "suffixes", |l| spoken.contains(&l));
    base.tables.prefixes = by_language(book, "prefixes", |l| spoken.contains(&l));
    Some(base)
}

/// What only some queries need, and what stands beside the clauses and terms found, to what a language brings.
pub fn more(book: &Lawbook, base: &Base) -> More {
    let content = &book.content;
    let editions = &content.editions;
    let (lang, current) = (base.lang.as_str(), base.current);
    let mut order: Vec<usize> = (0..editions.all().len()).collect();
    let newest = |e: &usize| {
        let edition = &editions.all()[*e];
        (edition.authority == "fide", edition.from.clone())
    };
    order.sort_by_key(|e| std::cmp::Reverse(newest(e)));
    let places = places(book);
    let spoken = spoken(book, base);
    let foreign = book.languages.keys().filter(|l| *l != lang).map(|l| {
        let few = |t: &str| own(book, l, "words", t).split(" | ").take(foreign_words(l)).collect::<Vec<_>>().join(" | ");
        (l.clone(), content.terms.iter().map(|t| few(&t.id)).collect())
    });
    let title = |domain: &str, id: &str| book.plain(lang, domain, &format!("{id}.title"), current).unwrap_or_default();
    let stories = || content.cases.iter().filter(|c| c.story);
    let turned = stories().map(|case| {
        let wanted = editions.id(current);
        let situations = case.situations();
        let numbers = situations.iter().flat_map(|s| s.expect).filter(|e| e.editions.iter().any(|x| x.value == wanted)).flat_map(|e| &e.clauses);
        let ids: Vec<&str> = numbers
            .filter_map(|n| content.clauses().find(|(_, c)| c.printed(editions, current).contains(&n.value)).map(|(_, c)| c.id.value.as_str()))
            .collect();
        find(&places, ids.into_iter())
    });
    let asked = content.questions.iter().map(|q| {
        let rules = q.rules.iter().filter(|r| editions.within(current, r.from.as_ref().map(|f| f.value.as_str()), r.before.as_ref().map(|b| b.value.as_str())));
        find(&places, rules.map(|r| r.clause.value.as_str()))
    });
    More {
        lang: lang.to_owned(),
        ids: content.clauses().map(|(_, c)| c.id.value.clone()).collect(),
        at: content.clauses().map(|(_, c)| runs(book, &c.number)).collect(),
        also: content.clauses().map(|(_, c)| runs(book, &c.also)).collect(),
        order,
        numbers: own(book, lang, "search", "numbers"),
        foreign: foreign.collect(),
        suffixes: by_language(book, "suffixes", |l| !spoken.contains(&l)),
        prefixes: by_language(book, "prefixes", |l| !spoken.contains(&l)),
        romanise: by_language(book, "romanise", |_| true),
        latin: by_language(book, "latin", |_| true),
        keyboards: by_language(book, "keyboard", |_| true),
        cases: Titles {
            ids: stories().map(|c| c.id.value.clone()).collect(),
            titles: stories().map(|c| title("cases", &c.id.value)).collect(),
            clauses: turned.collect(),
        },
        questions: Titles {
            ids: content.questions.iter().map(|q| q.id.value.clone()).collect(),
            titles: content.questions.iter().map(|q| title("questions", &q.id.value)).collect(),
            clauses: asked.collect(),
        },
    }
}

/// The texts of an edition.
pub fn wording(book: &Lawbook, provisions: &Provisions, lang: &str, edition: usize) -> Wording {
    let editions = &book.content.editions;
    let mut out = Wording { lang: lang.to_owned(), edition, ..Wording::default() };
    for (_, clause) in book.content.clauses() {
        let joined = |numbers: &ByEdition<Numbers>| numbers.get(editions, edition).map(|(_, n)| n.0.join(" ")).unwrap_or_default();
        out.numbers.push([joined(&clause.number), joined(&clause.also)].join("|").trim_end_matches('|').to_owned());
        let Some(slug) = provisions.home(edition, &clause.id) else {
            out.homes.push(-1);
            out.texts.push(String::new());
            continue;
        };
        let place = out.slugs.iter().position(|s| s == slug).unwrap_or_else(|| {
            out.slugs.push(slug.to_owned());
            out.slugs.len() - 1
        });
        let text = book.plain(lang, "articles", &clause.text_key(editions, edition), edition).unwrap_or_default();
        out.homes.push(i32::try_from(place).unwrap_or(-1));
        out.texts.push(text.split_whitespace().collect::<Vec<_>>().join(" "));
    }
    out
}

/// The place of each clause by its id.
fn places(book: &Lawbook) -> HashMap<&str, usize> {
    book.content.clauses().enumerate().map(|(i, (_, c))| (c.id.value.as_str(), i)).collect()
}

/// The places of clauses, each once.
fn find<'i>(places: &HashMap<&str, usize>, ids: impl Iterator<Item = &'i str>) -> Vec<usize> {
    let mut out: Vec<usize> = Vec::new();
    for place in ids.filter_map(|id| places.get(id)) {
        if !out.contains(place) {
            out.push(*place);
        }
    }
    out
}

/// A table of each language that is wanted and has one.
fn by_language(book: &Lawbook, key: &str, wanted: impl Fn(&str) -> bool) -> BTreeMap<String, String> {
    let languages = book.languages.keys().filter(|l| wanted(l));
    languages.map(|l| (l.clone(), own(book, l, "search", key))).filter(|(_, t)| !t.is_empty()).collect()
}

/// The languages by whose endings the language's own words are cut: those of their letters.
fn spoken(book: &Lawbook, base: &Base) -> Vec<&'static str> {
    let (t, spanish) = (&base.tables, base.lang == "es");
    let lists = [&t.stop, &t.out, &t.forms, &t.like, &t.provision].into_iter().chain(&base.asks).chain(&base.terms.words).cloned();
    let keys = book.content.clauses().flat_map(|(_, c)| c.text_keys(&book.content.editions));
    let texts = keys.map(|key| own(book, &base.lang, "articles", &key));
    let mut out = Vec::new();
    for text in lists.chain(texts) {
        for c in text.chars() {
            let tongue = tongue(script(single_lower(c)), spanish);
            if !tongue.is_empty() && !out.contains(&tongue) {
                out.push(tongue);
            }
        }
    }
    out
}

/// A text as its file has it; nothing where there is none in this very language.
fn own(book: &Lawbook, lang: &str, domain: &str, key: &str) -> String {
    book.texts.get(lang, domain, key).map(|t| t.value.split_whitespace().collect::<Vec<_>>().join(" ")).unwrap_or_default()
}

/// Numbers by edition, in the form of [`More::at`].
fn runs(book: &Lawbook, numbers: &ByEdition<Numbers>) -> String {
    let editions = &book.content.editions;
    let mut out: Vec<String> = Vec::new();
    let mut before = String::new();
    for edition in 0..editions.all().len() {
        let here = numbers.get(editions, edition).map(|(_, n)| n.0.join(" ")).unwrap_or_default();
        if here != before {
            out.push(format!("{edition} {here}").trim_end().to_owned());
        }
        before = here;
    }
    out.join("|")
}
