//! A clause through the editions, and an edition against its base.

use serde_json::{Value, json};

use crate::lang::Values;
use crate::model::Clause;

use super::address::Place;
use super::page::Page;

/// The number of a clause in every edition: `[{ edition, href, numbers, cite, reworded, this }]`, numbers empty where it is not there.
pub fn of_clause(page: &Page, clause: &Clause) -> Vec<Value> {
    let editions = &page.site.book.content.editions;
    let mut out = Vec::new();
    for edition in 0..editions.all().len() {
        let numbers: Vec<String> = clause.printed(editions, edition).iter().map(|n| page.provision(n, edition)).collect();
        let home = page.site.provisions.home(edition, &clause.id);
        let href = home.map(|slug| format!("{}#{}", page.to(&Place::Article(Some(edition), slug.to_owned())), clause.id.value));
        let reworded = !numbers.is_empty() && clause.wordings.iter().any(|w| w.value == editions.id(edition));
        out.push(json!({ "edition": page.edition_short(edition), "href": href, "numbers": numbers, "cite": citation(page, clause, edition), "reworded": reworded, "this": edition == page.edition }));
    }
    out
}

/// How a clause is cited from an edition: "FIDE Laws of Chess 2023, Article 7.5.1"; none where it is not there.
pub fn citation(page: &Page, clause: &Clause, edition: usize) -> Option<String> {
    let home = page.site.provisions.home(edition, &clause.id)?;
    let numbers: Vec<&str> = clause.printed(&page.site.book.content.editions, edition).iter().filter_map(|n| super::provisions::printed(n)).collect();
    let place = match numbers.is_empty() {
        true => page.article_name(page.site.provisions.article(edition, home)?),
        false => page.article_number(&numbers.join(&page.word("list-comma"))),
    };
    let mut letters = place.chars();
    let inside: String = letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect();
    let values = [("edition", page.edition_name(edition)), ("inside", inside), ("place", place)];
    Some(page.say("cite-clause", &values.map(|(name, text)| (name.to_owned(), text.into())).into()))
}

/// What an edition changed against its base: `[{ kind, name, entries: [{ clause, detail, about }] }]`, clauses in printed order.
pub fn changes(page: &Page, edition: usize) -> Vec<Value> {
    let book = page.site.book;
    let editions = &book.content.editions;
    let Some(base) = editions.lineage(edition).nth(1) else { return Vec::new() };
    let here = page.in_edition(edition);
    let before = page.in_edition(base);
    let mut groups: Vec<(&str, Vec<Value>)> =
        ["change-added", "change-dropped", "change-parameter", "change-reworded", "change-renumbered"].map(|kind| (kind, Vec::new())).into();
    let mut push = |kind: &str, view: &Page, clause: &Clause, detail: Option<String>| {
        let about = shortened(&view.plain("articles", &clause.text_key(editions, view.edition)));
        let entry = json!({ "clause": view.clause_link(&clause.id), "detail": detail, "about": about });
        groups.iter_mut().filter(|(k, _)| *k == kind).for_each(|(_, entries)| entries.push(entry.clone()));
    };
    for (_, clause) in book.content.clauses() {
        let (old, new) = (clause.printed(editions, base), clause.printed(editions, edition));
        match (old.is_empty(), new.is_empty()) {
            (true, true) => continue,
            (true, false) => {
                push("change-added", &here, clause, None);
                continue;
            }
            (false, true) => {
                push("change-dropped", &before, clause, None);
                continue;
            }
            (false, false) => {}
        }
        let numbers = |all: &[String], e: usize| page.joined(&all.iter().map(|n| page.provision(n, e)).collect::<Vec<_>>());
        let (was, is) = (numbers(old, base), numbers(new, edition));
        if was != is {
            push("change-renumbered", &here, clause, Some(became(page, was, is)));
        }
        if clause.text_key(editions, base) != clause.text_key(editions, edition) {
            push("change-reworded", &here, clause, None);
        }
        for param in clause.params.values() {
            let value = |e: usize| param.value.get(editions, e).and_then(|(_, v)| v.value);
            let unit = |n: i64| page.in_unit(&param.unit, n);
            let said = match (value(base), value(edition)) {
                (was, is) if was == is => continue,
                (Some(was), Some(is)) => became(page, unit(was), unit(is)),
                (None, Some(is)) => page.say_with("change-set", "to", unit(is)),
                (Some(was), None) => page.say_with("change-ended", "from", unit(was)),
                (None, None) => continue,
            };
            push("change-parameter", &here, clause, Some(said));
        }
    }
    groups.retain(|(_, entries)| !entries.is_empty());
    groups.into_iter().map(|(kind, entries)| json!({ "kind": kind, "name": page.word(kind), "entries": entries })).collect()
}

fn became(page: &Page, from: String, to: String) -> String {
    page.say("change-from-to", &Values::from([("from".to_owned(), from.into()), ("to".to_owned(), to.into())]))
}

/// The beginning of a text, to know a clause by.
pub fn shortened(text: &str) -> String {
    const MOST: usize = 90;
    let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if one_line.chars().count() <= MOST {
        return one_line;
    }
    let cut: String = one_line.chars().take(MOST).collect();
    format!("{}…", cut.rsplit_once(' ').map_or(cut.as_str(), |(head, _)| head).trim_end_matches([',', ';', ':', '.', '،', '؛', '՝', '։']))
}
