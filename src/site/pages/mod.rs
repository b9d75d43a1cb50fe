//! The pages: for each kind, which there are and what stands on one. A page's data goes to the template of its kind.

mod article;
mod ask;
mod cases;
mod changes;
mod compare;
mod conformance;
mod contrast;
mod coverage;
mod editions;
mod event;
mod glossary;
mod home;
pub(super) mod lessons;
mod print;

use serde_json::{Value, json};

pub(super) use contrast::place as contrast_place;

use super::address::Place;
use super::page::Page;
use super::{Site, board};

/// Every page there is, the same in every language.
pub(crate) fn all(site: &Site) -> Vec<Place> {
    let content = &site.book.content;
    let mut out = vec![
        Place::Home,
        Place::Laws(None),
        Place::Glossary,
        Place::Contrasts,
        Place::Comparisons,
        Place::Cases,
        Place::Questions,
        Place::Editions,
        Place::Search,
        Place::Coverage,
        Place::Conformance,
        Place::Board,
        Place::Event,
        Place::Train,
        Place::Sheet,
        Place::Answers,
        Place::Offline,
        Place::NotFound,
    ];
    for edition in 0..content.editions.all().len() {
        out.extend([Place::Laws(Some(edition)), Place::Print(edition)]);
        out.extend(site.provisions.articles(edition).iter().map(|a| Place::Article(Some(edition), a.slug.clone())));
    }
    out.extend(site.provisions.articles(site.current).iter().map(|a| Place::Article(None, a.slug.clone())));
    out.extend(content.terms.iter().map(|t| Place::Term(t.id.value.clone())));
    out.extend(contrast::pairs(content).into_iter().map(|(one, other)| Place::Contrast(one, other)));
    out.extend(site.compared.articles.iter().map(|a| Place::Compare(a.slug.clone())));
    out.extend(content.cases.iter().filter(|c| c.story).map(|c| Place::Case(c.id.value.clone())));
    out.extend(content.questions.iter().map(|q| Place::Question(q.id.value.clone())));
    out.extend(site.suite.faults.keys().map(|f| Place::Fault(f.clone())));
    out.extend(content.positions.iter().map(|q| Place::Question(q.id.value.clone())));
    out.extend(site.changes.keys().map(|(from, to)| Place::Changes(*from, *to)));
    out
}

/// The template of a page and what fills it.
pub(crate) fn data(page: &Page) -> (&'static str, Value) {
    let (template, mut data) = data_of(page);
    let mut notes = Vec::new();
    each_text(&mut data, &mut |text| notes.push(text["note"].clone()));
    // Where all texts of a page come from another language, the page says so once.
    if let Some(note) = notes.first().filter(|n| n.is_string() && notes.iter().all(|m| m == *n)) {
        each_text(&mut data, &mut |text| text["note"] = Value::Null);
        data["fallback"] = note.clone();
    }
    (template, data)
}

/// Calls `see` with every text in a page's data.
fn each_text(data: &mut Value, see: &mut impl FnMut(&mut Value)) {
    match data {
        Value::Object(map) if map.contains_key("html") && map.contains_key("note") => see(data),
        Value::Object(map) => map.values_mut().for_each(|v| each_text(v, see)),
        Value::Array(list) => list.iter_mut().for_each(|v| each_text(v, see)),
        _ => {}
    }
}

fn data_of(page: &Page) -> (&'static str, Value) {
    match &page.place {
        Place::Home => ("home.html", home::data(page)),
        Place::Laws(_) => ("laws.html", article::index(page)),
        Place::Article(_, number) => ("article.html", article::data(page, number)),
        Place::Glossary => ("glossary.html", glossary::index(page)),
        Place::Term(id) => ("term.html", glossary::data(page, id)),
        Place::Contrasts => ("contrasts.html", contrast::index(page)),
        Place::Contrast(one, other) => ("contrast.html", contrast::data(page, one, other)),
        Place::Comparisons => ("comparisons.html", compare::index(page)),
        Place::Compare(slug) => ("compare.html", compare::data(page, slug)),
        Place::Cases => ("cases.html", cases::index(page)),
        Place::Case(id) => ("case.html", cases::data(page, id)),
        Place::Questions => ("questions.html", ask::index(page)),
        Place::Board => ("board.html", board::data(page, None)),
        Place::Question(id) => match page.site.book.content.position_question(id) {
            Some(question) => ("board.html", board::data(page, Some(question))),
            None => ("question.html", ask::data(page, id)),
        },
        Place::Event => ("event.html", event::data(page)),
        Place::Train => ("train.html", lessons::train(page)),
        Place::Sheet => ("sheet.html", lessons::sheet(page, false)),
        Place::Answers => ("sheet.html", lessons::sheet(page, true)),
        Place::Editions => ("editions.html", editions::data(page)),
        Place::Changes(from, to) => ("changes.html", changes::data(page, *from, *to)),
        Place::Search => ("search.html", serde_json::json!({ "title": page.word("search-title"), "description": page.word("search-about") })),
        Place::Coverage => ("coverage.html", coverage::data(page)),
        Place::Print(_) => ("print.html", print::data(page)),
        Place::Offline => ("offline.html", offline(page)),
        Place::NotFound => ("not-found-here.html", json!({ "title": page.word("page-not-found"), "home": page.to(&Place::Home) })),
        Place::Conformance => ("conformance.html", conformance::data(page)),
        Place::Fault(id) => ("fault.html", conformance::why(page, id)),
    }
}

/// What a page is called in the trail of another.
pub(crate) fn name(page: &Page, place: &Place) -> String {
    match place {
        Place::Home => page.word("nav-home"),
        Place::Laws(None) => page.word("nav-laws"),
        Place::Laws(Some(edition)) => page.edition_name(*edition),
        Place::Article(edition, number) => article::title(&page.in_edition(edition.unwrap_or(page.site.current)), number),
        Place::Glossary => page.word("nav-glossary"),
        Place::Term(id) => page.term_name(id),
        Place::Contrasts => page.word("contrast-title"),
        Place::Contrast(one, other) => contrast::title(page, one, other),
        Place::Comparisons => page.word("compare-title"),
        Place::Compare(slug) => compare::heading(page, slug),
        Place::Cases => page.word("nav-cases"),
        Place::Case(id) => page.named("case", id),
        Place::Questions => page.word("nav-ask"),
        Place::Question(id) => page.named("question", id),
        Place::Board => page.word("board-title"),
        Place::Event => page.word("event-title"),
        Place::Train => page.word("train-title"),
        Place::Sheet => page.word("sheet-title"),
        Place::Answers => page.word("answers-title"),
        Place::Editions => page.word("nav-editions"),
        Place::Changes(from, to) => changes::title(page, *from, *to),
        Place::Search => page.word("search-title"),
        Place::Coverage => page.word("nav-coverage"),
        Place::Print(_) => page.word("laws-print"),
        Place::Offline => page.word("nav-offline"),
        Place::NotFound => page.word("page-not-found"),
        Place::Conformance => page.word("nav-conformance"),
        Place::Fault(id) => page.word(&format!("fault-{id}")),
    }
}

/// How to keep the site on a device. The script of the page fills the braces that stand in these sentences.
fn offline(page: &Page) -> Value {
    let with = |key: &str, names: &[&str]| page.say(key, &names.iter().map(|n| ((*n).to_owned(), format!("{{{n}}}").into())).collect());
    json!({
        "title": page.word("nav-offline"),
        "description": page.word("offline-about"),
        "saving": with("offline-saving", &["done", "all"]),
        "saved": with("offline-saved", &["date"]),
        "bundle": page.site.options.base_url.as_ref().map(|_| page.to_file(super::publish::BUNDLE)),
    })
}
