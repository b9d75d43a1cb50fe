//! A clause through the editions, and an edition against its base.

use serde_json::{Value, json};

use crate::lang::Values;
use crate::model::Clause;

use super::address::Place;
use super::page::Page;

/// The number of a clause in every edition: `[{ edition, href, numbers, reworded, this }]`, numbers empty where it is not there.
pub fn of_clause(page: &Page, clause: &Clause) -> Vec<Value> {
    let editions = &page.site.book.content.editions;
    let mut out = Vec::new();
    for edition in 0..editions.all().len() {
        let numbers: Vec<String> = clause.printed(editions, edition).iter().map(|n| page.provision(n, edition)).collect();
        let home = page.site.provisions.home(edition, &clause.id);
        let href = home.map(|a| format!("{}#{}", page.to(&Place::Article(Some(edition), a.slug.clone())), clause.id.value));
        let reworded = !numbers.is_empty() && clause.wordings.iter().any(|w| w.value == editions.id(edition));
        out.push(json!({ "edition": page.edition_short(edition), "href": href, "numbers": numbers, "reworded": reworded, "this": edition == page.edition }));
    }
    out
}

/// What an edition changed against its base, in the order of the clauses: `{ kind, clause, detail }`.
pub fn changes(page: &Page, edition: usize) -> Vec<Value> {
    let book = page.site.book;
    let editions = &book.content.editions;
    let Some(base) = editions.lineage(edition).nth(1) else { return Vec::new() };
    let here = page.in_edition(edition);
    let before = page.in_edition(base);
    let mut out = Vec::new();
    for (_, clause) in book.content.clauses() {
        let (old, new) = (clause.printed(editions, base), clause.printed(editions, edition));
        let numbers = |n: &[String], e: usize| page.language.list(&n.iter().map(|n| page.provision(n, e)).collect::<Vec<_>>(), false);
        let mut push = |kind: &str, view: &Page, detail: Option<String>| {
            let text = view.site.book.plain(&view.language.id, "articles", &clause.text_key(editions, view.edition), view.edition);
            out.push(json!({ "kind": page.word(kind), "clause": view.clause_link(&clause.id), "detail": detail, "about": text.map(|t| shortened(&t)) }));
        };
        match (old.is_empty(), new.is_empty()) {
            (true, true) => continue,
            (true, false) => {
                push("change-added", &here, None);
                continue;
            }
            (false, true) => {
                push("change-dropped", &before, None);
                continue;
            }
            (false, false) => {}
        }
        if old != new {
            let values = Values::from([("from".to_owned(), numbers(old, base).into()), ("to".to_owned(), numbers(new, edition).into())]);
            push("change-renumbered", &here, Some(page.say("change-from-to", &values)));
        }
        if clause.text_key(editions, base) != clause.text_key(editions, edition) {
            push("change-reworded", &here, None);
        }
        for param in clause.params.values() {
            let value = |e: usize| param.value.get(editions, e).and_then(|(_, v)| v.value);
            let (was, is) = (value(base), value(edition));
            if was == is {
                continue;
            }
            let unit = |n: i64| page.in_unit(&param.unit, n);
            let from = was.map(unit);
            let to = is.map(unit);
            let said = match (from, to) {
                (Some(from), Some(to)) => page.say("change-from-to", &Values::from([("from".to_owned(), from.into()), ("to".to_owned(), to.into())])),
                (None, Some(to)) => page.say_with("change-set", "to", to),
                (Some(from), None) => page.say_with("change-ended", "from", from),
                (None, None) => continue,
            };
            push("change-parameter", &here, Some(said));
        }
    }
    out
}

/// The beginning of a text, to know a clause by.
pub fn shortened(text: &str) -> String {
    const MOST: usize = 90;
    let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if one_line.chars().count() <= MOST {
        return one_line;
    }
    let cut: String = one_line.chars().take(MOST).collect();
    format!("{}…", cut.rsplit_once(' ').map_or(cut.as_str(), |(head, _)| head).trim_end_matches([',', ';', ':', '،', '՝']))
}
