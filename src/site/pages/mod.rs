//! The pages: for each kind, which there are and what stands on one. A page's data goes to the template of its kind.

mod article;
mod ask;
mod cases;
mod changes;
mod compare;
mod contrast;
mod coverage;
mod editions;
mod event;
mod glossary;
mod home;
pub(super) mod lessons;

use serde_json::Value;

pub(super) use contrast::place as contrast_place;

use super::Site;
use super::address::Place;
use super::page::Page;

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
        Place::Coverage,
        Place::Event,
        Place::Train,
        Place::Sheet,
        Place::Answers,
    ];
    for edition in 0..content.editions.all().len() {
        out.push(Place::Laws(Some(edition)));
        out.extend(site.provisions.articles(edition).iter().map(|a| Place::Article(Some(edition), a.slug.clone())));
    }
    out.extend(site.provisions.articles(site.current).iter().map(|a| Place::Article(None, a.slug.clone())));
    out.extend(content.terms.iter().map(|t| Place::Term(t.id.value.clone())));
    out.extend(contrast::pairs(content).into_iter().map(|(one, other)| Place::Contrast(one, other)));
    out.extend(site.compared.articles.iter().map(|a| Place::Compare(a.slug.clone())));
    out.extend(content.cases.iter().filter(|c| c.story).map(|c| Place::Case(c.id.value.clone())));
    out.extend(content.questions.iter().map(|q| Place::Question(q.id.value.clone())));
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
        Place::Question(id) => ("question.html", ask::data(page, id)),
        Place::Event => ("event.html", event::data(page)),
        Place::Train => ("train.html", lessons::train(page)),
        Place::Sheet => ("sheet.html", lessons::sheet(page, false)),
        Place::Answers => ("sheet.html", lessons::sheet(page, true)),
        Place::Editions => ("editions.html", editions::data(page)),
        Place::Changes(from, to) => ("changes.html", changes::data(page, *from, *to)),
        Place::Coverage => ("coverage.html", coverage::data(page)),
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
        Place::Event => page.word("event-title"),
        Place::Train => page.word("train-title"),
        Place::Sheet => page.word("sheet-title"),
        Place::Answers => page.word("answers-title"),
        Place::Editions => page.word("nav-editions"),
        Place::Changes(from, to) => changes::title(page, *from, *to),
        Place::Coverage => page.word("nav-coverage"),
    }
}
