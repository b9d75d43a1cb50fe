//! Two editions or two languages side by side: the index of articles, and an article as it stands before the reader chooses.

use serde_json::{Value, json};

use super::super::address::Place;
use super::super::compare::{Article, Printed, Side, marked, rows};
use super::super::page::Page;
use super::article;
use crate::lang::Language;

/// The heading of an article, as the newest edition that has it prints it.
pub fn heading(page: &Page, slug: &str) -> String {
    let Some(found) = page.site.compared.article(slug) else { return slug.to_owned() };
    let printed = page.site.provisions.articles(found.newest).iter().find(|a| a.article == found.id);
    printed.map_or_else(|| slug.to_owned(), |a| article::title(&page.in_edition(found.newest), &a.slug))
}

/// The articles: `articles: [{ number, title, href }]`.
pub fn index(page: &Page) -> Value {
    let one = |found: &Article| {
        let printed = page.site.provisions.articles(found.newest).iter().find(|a| a.article == found.id)?;
        let view = page.in_edition(found.newest);
        let title = (printed.slug == printed.number && page.has("articles", &found.id)).then(|| view.plain("articles", &found.id));
        Some(json!({ "number": view.article_name(printed), "title": title, "href": page.to(&Place::Compare(found.slug.clone())) }))
    };
    json!({
        "title": page.word("compare-title"),
        "description": page.word("compare-about"),
        "articles": page.site.compared.articles.iter().filter_map(one).collect::<Vec<_>>(),
    })
}

/// An article in two columns: in English the edition in force beside the one before it, in other languages the edition in force beside its English text.
pub fn data(page: &Page, slug: &str) -> Value {
    let Some(found) = page.site.compared.article(slug) else { return json!({ "title": slug }) };
    let editions = &page.site.book.content.editions;
    let english = page.site.book.languages.get("en").unwrap_or(page.language);
    let before = editions.lineage(found.newest).nth(1).unwrap_or(found.newest);
    let (left, right) = match english.id == page.language.id {
        true => ((page.language, before), (page.language, found.newest)),
        false => ((page.language, found.newest), (english, found.newest)),
    };
    let name = heading(page, slug);
    let choices = |chosen: usize| {
        let all = (0..editions.all().len()).rev();
        all.map(|e| json!({ "id": editions.id(e), "name": page.edition_short(e), "chosen": e == chosen })).collect::<Vec<_>>()
    };
    let side = |language: &Language, edition: usize| {
        json!({ "language": language.about.name, "lang": language.about.locale, "dir": language.about.dir, "edition": page.edition_short(edition),
            "languages": page.site.book.languages.values().map(|l| json!({ "id": l.id, "name": l.about.name, "lang": l.about.locale, "chosen": l.id == language.id })).collect::<Vec<_>>(),
            "editions": choices(edition) })
    };
    let pairs = pairs(page, found, left, right);
    let otherwise = pairs.iter().filter(|p| p["alike"] != true).count();
    let count = |n: crate::lang::Value, all: crate::lang::Value| page.say("compare-count", &[("n".to_owned(), n), ("all".to_owned(), all)].into());
    let note = match (left.1 == right.1, otherwise) {
        (true, _) => page.word("compare-editions-note"),
        (false, 0) => page.word("compare-none"),
        (false, n) => count((n as i64).into(), (pairs.len() as i64).into()),
    };
    json!({
        "title": page.say_with("compare-of", "article", name.as_str()),
        "description": page.word("compare-about"),
        "heading": name,
        "slug": slug,
        "current": editions.id(page.site.current),
        "left": side(left.0, left.1),
        "right": side(right.0, right.1),
        "note": note,
        "otherwise": left.1 != right.1 && otherwise > 0,
        "marked": pairs.iter().any(|p| ["left", "right"].iter().any(|side| p[side]["html"].as_str().is_some_and(|html| html.contains("<mark>")))),
        "pairs": pairs,
        "count": count("{0}".into(), "{1}".into()),
        "article": page.to(&Place::Article((found.newest != page.site.current).then_some(found.newest), home(page, found))),
    })
}

fn home(page: &Page, found: &Article) -> String {
    let printed = page.site.provisions.articles(found.newest).iter().find(|a| a.article == found.id);
    printed.map_or_else(String::new, |a| a.slug.clone())
}

/// The rows: `[{ id, alike, left, right }]`, each side `{ number, href, renumbered, html }` or none.
fn pairs(page: &Page, found: &Article, left: (&Language, usize), right: (&Language, usize)) -> Vec<Value> {
    let content = &page.site.book.content;
    let sides = [(Side::new(page.site, left.0, found), left.1), (Side::new(page.site, right.0, found), right.1)];
    let printed = [sides[0].0.printed(left.1), sides[1].0.printed(right.1)];
    let [in_left, in_right] = [0, 1].map(|i: usize| printed[i].iter().map(|p: &Printed| p.clause.as_str()).collect::<Vec<_>>());
    let mut out = Vec::new();
    for id in rows(&in_left, &in_right) {
        let Some(clause) = content.clause(id) else { continue };
        let at = [0, 1].map(|i| printed[i].iter().find(|p| p.clause == id));
        if !at.iter().flatten().any(|p| p.here) {
            continue;
        }
        let mut html = [0, 1].map(|i| at[i].and_then(|_| sides[i].0.html(clause, sides[i].1)));
        let mut alike = left.1 == right.1 || at[0].is_some() == at[1].is_some();
        if let (true, [Some(one), Some(other)]) = (left.0.id == right.0.id, &html)
            && let Some(both) = marked(one, other)
        {
            alike = false;
            html = both.map(Some);
        }
        let renumbered = matches!((left.1 == right.1, at), (false, [Some(a), Some(b)]) if a.number != b.number);
        let side =
            |i: usize| at[i].map(|p| json!({ "number": p.number, "href": sides[i].0.address(p, sides[i].1), "renumbered": renumbered, "html": html[i] }));
        out.push(json!({ "id": id, "alike": alike, "left": side(0), "right": side(1) }));
    }
    out
}
