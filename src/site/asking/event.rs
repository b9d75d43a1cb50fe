//! What has no language and belongs to no question: editions by date, what an event's time control makes of it, which order yields to which.

use serde_json::{Map, Value, json};

use crate::Lawbook;
use crate::engine::VarKind;
use crate::event::{self, Event};

/// `{ current, editions: [[id, from, until]], increments, classes: { edition: [[minutes, class], ...] }, event: [fact, ...], precedence }`. FIDE's editions alone go by
/// date; `classes` says from how many minutes on which time control is played; `event` names the facts that an event can settle.
pub fn common(book: &Lawbook) -> Value {
    let editions = &book.content.editions;
    let current = editions.current().unwrap_or_default();
    let dated: Vec<Value> = (0..editions.all().len())
        .filter(|e| editions.all()[*e].authority == "fide")
        .map(|e| json!([editions.id(e), editions.all()[e].from, editions.until(e)]))
        .collect();
    let (mut increments, mut classes) = (Map::new(), Map::new());
    for edition in 0..editions.all().len() {
        increments.insert(editions.id(edition).to_owned(), json!(event::increments(book, edition)));
        classes.insert(editions.id(edition).to_owned(), json!(bounds(book, edition)));
    }
    // Groups stay groups here, so that the page need not load the same list three times.
    let precedence = &book.content.precedence;
    let names = |list: &[crate::model::Located<String>]| list.iter().map(|n| n.value.clone()).collect::<Vec<_>>();
    let rows: Vec<Value> = precedence
        .rows
        .iter()
        .map(|r| {
            let clause = r.clause.as_ref().map(|c| &c.value);
            json!({ "id": r.id.value, "first": names(&r.first), "over": names(&r.over), "by": names(&r.by), "from": names(&r.from), "not_from": names(&r.not_from), "not_by": names(&r.not_by), "clause": clause })
        })
        .collect();
    let groups: Map<String, Value> = precedence.groups.iter().map(|(name, list)| (name.clone(), json!(names(list)))).collect();
    let excludes: Vec<Vec<String>> = precedence.excludes.iter().map(|row| names(row)).collect();
    json!({
        "current": editions.id(current), "editions": dated, "increments": increments, "classes": classes,
        "event": event::FACTS.iter().filter(|f| book.content.facts.contains_key(**f)).collect::<Vec<_>>(),
        "precedence": {
            "order": names(&precedence.order), "exclusive": names(&precedence.exclusive), "adds_up": names(&precedence.adds_up), "besides": names(&precedence.besides),
            "groups": groups, "excludes": excludes, "rows": rows,
            "unsettled": precedence.unsettled.iter().map(|u| json!([u.of.value, u.beside.value, u.asks.value])).collect::<Vec<_>>(),
            "first_counts": precedence.first_counts.as_ref().map(|f| json!({ "of": names(&f.of), "asks": f.asks.value })),
        },
    })
}

/// From how many minutes on which time control is played, as the rules of the edition decide it.
fn bounds(book: &Lawbook, edition: usize) -> Vec<(i64, String)> {
    let mut out: Vec<(i64, String)> = Vec::new();
    let Some(question) = book.content.question("time-class") else { return out };
    let Ok(program) = book.program(question, edition) else { return out };
    let starts = program.space.vars.iter().find_map(|v| match &v.kind {
        VarKind::Intervals(starts) => Some(starts.clone()),
        _ => None,
    });
    for start in starts.unwrap_or_default() {
        let event = Event { base_minutes: Some(start), ..Event::default() };
        let facts = event.facts(book, Some(book.content.editions.id(edition))).unwrap_or_default();
        if let Some(Some(crate::model::Scalar::Text(class))) = facts.get("time_control")
            && out.last().is_none_or(|(_, last)| last != class)
        {
            out.push((start, class.clone()));
        }
    }
    out
}
