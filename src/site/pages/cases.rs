//! Worked cases: the story, the facts, and the ruling that the rules give in each edition.

use serde_json::{Value, json};

use crate::engine::Told;
use crate::lang::Values;
use crate::model::{Case, Scalar};

use super::super::address::Place;
use super::super::diagram;
use super::super::page::Page;
use super::super::ruling;

/// The index, by article and level: `{ groups: [{ name, levels: [{ name, cases }] }], train, sheet, answers, anki }`.
pub fn index(page: &Page) -> Value {
    let mut groups: Vec<Value> = Vec::new();
    for (name, cases) in by_article(page) {
        let levels: Vec<Value> = cases
            .chunk_by(|a, b| a.level == b.level)
            .map(|same| {
                let level = same.first().map(|c| page.say_with("case-level", "level", c.level.word()));
                json!({ "name": level, "cases": same.iter().map(|c| page.case_link(&c.id)).collect::<Vec<_>>() })
            })
            .collect();
        groups.push(json!({ "name": name, "levels": levels }));
    }
    json!({ "title": page.word("cases-title"), "description": page.word("cases-about"), "groups": groups, "train": page.to(&Place::Train),
        "sheet": page.to(&Place::Sheet), "answers": page.to(&Place::Answers), "anki": page.to_file(&format!("{}/cases/anki.txt", page.language.id)) })
}

/// The worked cases by the article they turn on, the easier first: the name of the article and its cases.
pub fn by_article<'a>(page: &Page<'a>) -> Vec<(String, Vec<&'a Case>)> {
    let content = &page.site.book.content;
    let of = |c: &Case| content.question(&c.question).map_or_else(String::new, |q| super::ask::article(page, q));
    let mut homes: Vec<(String, &Case)> = content.cases.iter().filter(|c| c.story).map(|c| (of(c), c)).collect();
    homes.sort_by_key(|(_, c)| c.level);
    let mut out = Vec::new();
    for printed in page.site.provisions.articles(page.site.current) {
        let (mine, rest): (Vec<_>, Vec<_>) = homes.into_iter().partition(|(a, _)| *a == printed.article);
        homes = rest;
        if !mine.is_empty() {
            out.push((super::article::title(page, &printed.slug), mine.into_iter().map(|(_, c)| c).collect()));
        }
    }
    if !homes.is_empty() {
        out.push((page.word("ask-other-questions"), homes.into_iter().map(|(_, c)| c).collect()));
    }
    out
}

/// The address of the asking form with the facts of a case filled in.
pub fn live(page: &Page, question: &str, told: &Told) -> String {
    let mut out = page.to(&Place::Question(question.to_owned()));
    for (i, (name, value)) in told.iter().enumerate() {
        out.push(if i == 0 { '#' } else { '&' });
        out.push_str(&format!("{name}={}", value.as_ref().map_or_else(|| "unknown".to_owned(), ToString::to_string)));
    }
    out
}

/// A case.
pub fn data(page: &Page, id: &str) -> Value {
    let Some(case) = page.site.book.content.cases.iter().find(|c| c.story && c.id.value == id) else { return json!({ "title": id }) };
    let mut situations = Vec::new();
    for situation in case.situations() {
        let told = situation.told();
        let row = situation.row.map(|r| format!("{id}.{r}"));
        let text = row.as_ref().and_then(|key| page.line_with("cases", key, &numbers(&told)));
        let expected: Vec<&str> = situation.expect.iter().flat_map(|e| &e.editions).map(|e| e.value.as_str()).collect();
        situations.push(json!({ "row": situation.row, "text": text, "facts": ruling::facts(page, &case.question, &told), "live": live(page, &case.question, &told), "rulings": rulings(page, case, &told, &expected) }));
    }
    // The story is that of the first situation; the others say in what they differ.
    let own = case.situations().first().map(|s| numbers(&s.told())).unwrap_or_default();
    let drawn = |(i, d): (usize, &crate::model::Diagram)| {
        let caption = page.plain_with("cases", &format!("{id}.diagram-{}", i + 1), &own);
        diagram::diagram(page, d, &format!("d{}", i + 1), caption.as_deref())
    };
    let mut diagrams: Vec<Value> = case.diagrams.iter().enumerate().filter_map(drawn).collect();
    diagrams.extend(told_positions(case).iter().enumerate().filter_map(|(i, d)| diagram::diagram(page, d, &format!("f{}", i + 1), None)));
    let mut clauses: Vec<Value> = Vec::new();
    for link in
        situations.iter().flat_map(|s| s["rulings"].as_array().into_iter().flatten()).flat_map(|r| r["ruling"]["clauses"].as_array().into_iter().flatten())
    {
        let link = link["id"].as_str().map(|id| page.clause_link(id)).unwrap_or_default();
        if !clauses.contains(&link) {
            clauses.push(link);
        }
    }
    let authority = serde_json::to_value(case.authority).ok().and_then(|v| v.as_str().map(str::to_owned)).unwrap_or_default();
    let story = format!("{id}.story");
    json!({
        "title": page.named("case", id),
        "description": page.plain_with("cases", &story, &own).map(|t| super::super::history::shortened(&t)),
        "level": page.say_with("case-level", "level", case.level.word()),
        "question": page.question_link(&case.question),
        "story": page.text_with("cases", &story, &own),
        "note": page.text_with("cases", &format!("{id}.note"), &own),
        "diagrams": diagrams,
        "situations": situations,
        "terms": case.terms.iter().map(|t| page.term_link(t)).collect::<Vec<_>>(),
        "clauses": clauses,
        "authority": page.word(&format!("authority-{authority}")),
        "sources": page.sources(&case.sources),
    })
}

/// The positions that are told as facts and not drawn anyway.
fn told_positions(case: &Case) -> Vec<crate::model::Diagram> {
    let mut out: Vec<crate::model::Diagram> = Vec::new();
    for fen in case.situations().iter().filter_map(|s| s.facts.get("fen")) {
        let Scalar::Text(text) = &fen.value else { continue };
        if case.diagrams.iter().chain(&out).all(|d| d.fen.value != *text) {
            let fen = crate::model::Located { value: text.clone(), at: fen.at };
            out.push(crate::model::Diagram { fen, board_turned: 0, black_below: false, marked: Vec::new(), arrows: Vec::new() });
        }
    }
    out
}

/// The numbers among facts, as the texts of a case use them.
pub fn numbers(told: &Told) -> Values {
    let number = |(name, value): (&String, &Option<Scalar>)| match value {
        Some(Scalar::Number(n)) => Some((name.clone(), (*n).into())),
        _ => None,
    };
    told.iter().filter_map(number).collect()
}

/// The ruling of every edition, the newest first; editions that rule alike under the same numbers stand together.
fn rulings(page: &Page, case: &Case, told: &Told, expected: &[&str]) -> Vec<Value> {
    let book = page.site.book;
    let editions = &book.content.editions;
    let mut order: Vec<usize> = (0..editions.all().len()).collect();
    order.sort_by_key(|e| (editions.all()[*e].authority != "fide", std::cmp::Reverse(editions.all()[*e].from.clone())));
    let mut out: Vec<(Value, Vec<usize>)> = Vec::new();
    for edition in order {
        let Ok(found) = book.ask(&case.question, Some(editions.id(edition)), told) else { continue };
        let data = ruling::data(&page.in_edition(edition), &case.question, &found, told);
        match out.iter_mut().find(|(other, _)| alike(other, &data)) {
            Some((_, list)) => list.push(edition),
            None => out.push((data, vec![edition])),
        }
    }
    let one = |(ruling, list): (Value, Vec<usize>)| {
        let names: Vec<Value> = list
            .iter()
            .map(|e| json!({ "name": page.edition_short(*e), "title": page.edition_name(*e), "href": page.to(&Place::Laws(Some(*e))), "stated": expected.contains(&editions.id(*e)) }))
            .collect();
        json!({ "ruling": ruling, "editions": names, "current": list.contains(&page.site.current) })
    };
    out.into_iter().map(one).collect()
}

/// Whether two rulings say the same, whatever their links lead to.
fn alike(a: &Value, b: &Value) -> bool {
    let numbers = |v: &Value| v["clauses"].as_array().into_iter().flatten().map(|c| c["number"].clone()).collect::<Vec<_>>();
    let texts = |v: &Value| v["readings"].as_array().into_iter().flatten().map(|r| r["then"].clone()).collect::<Vec<_>>();
    a["status"] == b["status"] && a["slots"] == b["slots"] && a["needs"] == b["needs"] && numbers(a) == numbers(b) && texts(a) == texts(b)
}
