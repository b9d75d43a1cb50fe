//! From the lawbook to the index.

use std::collections::{BTreeMap, HashMap};

use super::index::{Base, Case, Clause, Question, Tables, Term, Wording};
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
    let mut order: Vec<usize> = (0..editions.all().len()).collect();
    let newest = |e: &usize| {
        let edition = &editions.all()[*e];
        (edition.authority == "fide", edition.from.clone())
    };
    order.sort_by_key(|e| std::cmp::Reverse(newest(e)));
    let places: HashMap<&str, usize> = content.clauses().enumerate().map(|(i, (_, c))| (c.id.value.as_str(), i)).collect();
    let find = |ids: &mut dyn Iterator<Item = &str>| {
        let mut out: Vec<usize> = Vec::new();
        for place in ids.filter_map(|id| places.get(id)) {
            if !out.contains(place) {
                out.push(*place);
            }
        }
        out
    };
    let word = |key: &str| own(book, lang, "search", key);
    let by_language = |key: &str| -> BTreeMap<String, String> {
        book.languages.keys().map(|l| (l.clone(), own(book, l, "search", key))).filter(|(_, t)| !t.is_empty()).collect()
    };
    let tables = Tables {
        stop: word("stop"),
        out: word("out"),
        forms: word("forms"),
        like: word("like"),
        suffixes: by_language("suffixes"),
        prefixes: by_language("prefixes"),
        spelling: word("spelling"),
        provision: word("provision"),
        letters: word("letters"),
        numbers: word("numbers"),
        romanise: by_language("romanise"),
        latin: by_language("latin"),
        keyboards: by_language("keyboard"),
    };
    let clauses = content.clauses().map(|(_, c)| Clause {
        id: c.id.value.clone(),
        at: runs(book, &c.number),
        also: runs(book, &c.also),
        head: c.form == Form::Caption,
        lead: c.form == Form::LeadIn,
        asks: own(book, lang, "asks", &c.id.value),
    });
    let terms = content.terms.iter().map(|t| {
        let words = [own(book, lang, "words", &t.id), own(book, lang, "words", &format!("{}.wrong", t.id.value))];
        let foreign = book.languages.keys().filter(|l| *l != lang).map(|l| {
            let all = own(book, l, "words", &t.id);
            (l.clone(), all.split(" | ").take(foreign_words(l)).collect::<Vec<_>>().join(" | "))
        });
        Term {
            id: t.id.value.clone(),
            name: book.plain(lang, "glossary", &format!("{}.name", t.id.value), current).unwrap_or_else(|| t.id.replace('-', " ")),
            words: words.into_iter().filter(|w| !w.is_empty()).collect::<Vec<_>>().join(" | "),
            foreign: foreign.filter(|(_, w)| !w.is_empty()).collect(),
            clauses: find(&mut t.clauses.iter().map(|c| c.value.as_str())),
        }
    });
    let cases = content.cases.iter().filter(|c| c.story).map(|case| {
        let wanted = editions.id(current);
        let situations = case.situations();
        let numbers = situations.iter().flat_map(|s| s.expect).filter(|e| e.editions.iter().any(|x| x.value == wanted)).flat_map(|e| &e.clauses);
        let ids: Vec<&str> = numbers
            .filter_map(|n| content.clauses().find(|(_, c)| c.printed(editions, current).contains(&n.value)).map(|(_, c)| c.id.value.as_str()))
            .collect();
        Case {
            id: case.id.value.clone(),
            title: book.plain(lang, "cases", &format!("{}.title", case.id.value), current).unwrap_or_default(),
            clauses: find(&mut ids.into_iter()),
        }
    });
    let questions = content.questions.iter().map(|q| {
        let rules = q.rules.iter().filter(|r| editions.within(current, r.from.as_ref().map(|f| f.value.as_str()), r.before.as_ref().map(|b| b.value.as_str())));
        Question {
            id: q.id.value.clone(),
            title: book.plain(lang, "questions", &format!("{}.title", q.id.value), current).unwrap_or_default(),
            clauses: find(&mut rules.map(|r| r.clause.value.as_str())),
        }
    });
    Some(Base {
        lang: lang.to_owned(),
        editions: editions.all().iter().map(|e| e.id.value.clone()).collect(),
        current,
        order,
        tables,
        clauses: clauses.collect(),
        terms: terms.collect(),
        cases: cases.collect(),
        questions: questions.collect(),
    })
}

/// The texts of an edition.
pub fn wording(book: &Lawbook, provisions: &Provisions, lang: &str, edition: usize) -> Wording {
    let editions = &book.content.editions;
    let mut slugs: Vec<String> = Vec::new();
    let texts = book.content.clauses().map(|(_, clause)| {
        let Some(slug) = provisions.home(edition, &clause.id) else { return (-1, String::new()) };
        let place = slugs.iter().position(|s| s == slug).unwrap_or_else(|| {
            slugs.push(slug.to_owned());
            slugs.len() - 1
        });
        let text = book.plain(lang, "articles", &clause.text_key(editions, edition), edition).unwrap_or_default();
        (i32::try_from(place).unwrap_or(-1), text.split_whitespace().collect::<Vec<_>>().join(" "))
    });
    let texts = texts.collect();
    Wording { lang: lang.to_owned(), edition, slugs, texts }
}

/// A text as its file has it; nothing where there is none in this very language.
fn own(book: &Lawbook, lang: &str, domain: &str, key: &str) -> String {
    book.texts.get(lang, domain, key).map(|t| t.value.split_whitespace().collect::<Vec<_>>().join(" ")).unwrap_or_default()
}

/// Numbers by edition, in the form of [`Clause::at`].
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
