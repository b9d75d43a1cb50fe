//! The editions: which rests on which, when each was in force, what each changed.

use serde_json::{Value, json};

use super::super::address::Place;
use super::super::history;
use super::super::page::Page;

pub fn data(page: &Page) -> Value {
    let editions = &page.site.book.content.editions;
    let mut order: Vec<usize> = (0..editions.all().len()).collect();
    // The newest of FIDE first; branches after the trunk.
    order.sort_by_key(|e| (editions.all()[*e].authority != "fide", std::cmp::Reverse(editions.all()[*e].from.clone())));
    let list: Vec<Value> = order
        .iter()
        .map(|e| {
            let edition = &editions.all()[*e];
            let base = editions.lineage(*e).nth(1);
            json!({
                "id": edition.id.value,
                "name": page.edition_name(*e),
                "short": page.edition_short(*e),
                "href": page.to(&Place::Laws(Some(*e))),
                "in_force": page.in_force(*e),
                "current": *e == page.site.current,
                "branch": edition.authority != "fide",
                "base": base.map(|b| json!({ "name": page.edition_name(b), "id": editions.id(b), "text": page.say_with("edition-based-on", "edition", page.edition_name(b)) })),
                "ruled": base.filter(|b| page.site.changes.contains_key(&(*b, *e))).map(|b| {
                    json!({ "href": page.to(&Place::Changes(b, *e)), "text": page.say_with("changes-link", "edition", page.edition_name(b)) })
                }),
                "changes": history::changes(page, *e),
                "sources": page.sources(&edition.sources),
            })
        })
        .collect();
    json!({ "title": page.word("editions-title"), "description": page.word("editions-about"), "editions": list })
}
