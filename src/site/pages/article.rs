//! Articles and their clauses, and the index of articles of an edition.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::lang::Values;
use crate::model::{Clause, Form};

use super::super::address::Place;
use super::super::history;
use super::super::page::Page;
use super::super::provisions::{self, Provision};

/// The heading of an article: its number and title.
pub fn title(page: &Page, slug: &str) -> String {
    let Some(printed) = page.site.provisions.article(page.edition, slug) else { return page.article_number(slug) };
    let name = page.article_name(printed);
    if !page.has("articles", &printed.article) || printed.slug != printed.number {
        return name;
    }
    let values = Values::from([("number".to_owned(), name.into()), ("title".to_owned(), page.plain("articles", &printed.article).into())]);
    page.say("article-heading", &values)
}

/// The articles of an edition: `{ number, title, href }`; `pinned` is the edition in their addresses.
pub fn list(page: &Page, edition: usize, pinned: Option<usize>) -> Vec<Value> {
    let view = page.in_edition(edition);
    let one = |a: &super::super::provisions::Printed| {
        let title = (page.has("articles", &a.article) && a.slug == a.number).then(|| view.plain("articles", &a.article));
        json!({ "number": view.article_name(a), "title": title, "href": page.to(&Place::Article(pinned, a.slug.clone())) })
    };
    page.site.provisions.articles(edition).iter().map(one).collect()
}

/// The index of articles.
pub fn index(page: &Page) -> Value {
    let pinned = page.pinned.then_some(page.edition);
    json!({
        "title": page.say_with("laws-in-edition", "edition", page.edition_name(page.edition)),
        "description": page.word("site-about"),
        "articles": list(page, page.edition, pinned),
        "in_force": page.in_force(page.edition),
        "notice": old(page),
        "print": page.to(&Place::Print(page.edition)),
        "akn": page.to_file(&super::super::publish::akn_path(page)),
        "compare": page.to(&Place::Comparisons),
        "editions": editions(page, |edition| Some(page.to(&Place::Laws(Some(edition))))),
    })
}

/// A page of an article.
pub fn data(page: &Page, slug: &str) -> Value {
    let printed = page.site.provisions.article(page.edition, slug);
    let article = printed.map(|p| p.article.clone()).unwrap_or_default();
    let tables = tables(page, printed.map(|p| p.provisions.as_slice()).unwrap_or_default());
    let clauses: Vec<Value> = printed
        .map(|p| p.provisions.as_slice())
        .unwrap_or_default()
        .iter()
        .enumerate()
        .filter_map(|(i, p)| {
            let anchored = !printed.is_some_and(|all| all.provisions[..i].iter().any(|q| q.number == p.number));
            provision(page, &tables, p, anchored)
        })
        .collect();
    let same = |edition: usize| {
        let there = page.site.provisions.articles(edition).iter().find(|a| a.article == article)?;
        Some(page.to(&Place::Article(Some(edition), there.slug.clone())))
    };
    let all = page.site.provisions.articles(page.edition);
    let place = all.iter().position(|a| a.slug == slug);
    let beside = |at: Option<usize>| {
        let other = all.get(at?)?;
        Some(json!({ "href": page.to(&Place::Article(page.pinned.then_some(page.edition), other.slug.clone())), "name": title(page, &other.slug) }))
    };
    json!({
        "title": title(page, slug),
        "description": clauses.iter().find_map(|c| c["plain"].as_str()),
        "number": printed.filter(|p| p.slug == p.number).map(|p| page.article_number(&p.number)),
        "heading": page.line("articles", &article),
        "edition": page.edition_name(page.edition),
        "in_force": page.in_force(page.edition),
        "notice": old(page),
        "clauses": clauses,
        "editions": editions(page, same),
        "compare": page.site.compared.by_id(&article).map(|a| compared(page, page.to(&Place::Compare(a.slug.clone())))),
        "previous": beside(place.and_then(|p| p.checked_sub(1))),
        "next": beside(place.map(|p| p + 1)),
    })
}

/// The notice on pages of editions that are not the one in force.
pub fn old(page: &Page) -> Option<Value> {
    if page.edition == page.site.current {
        return None;
    }
    let editions = &page.site.book.content.editions;
    let national = editions.all()[page.edition].authority != "fide";
    let current = match &page.place {
        Place::Article(_, slug) => {
            let id = page.site.provisions.article(page.edition, slug).map(|a| a.article.clone());
            let there = page.site.provisions.articles(page.site.current).iter().find(|a| Some(&a.article) == id.as_ref());
            there.map(|a| page.to(&Place::Article(None, a.slug.clone())))
        }
        _ => None,
    };
    let href = current.unwrap_or_else(|| page.to(&Place::Laws(None)));
    Some(json!({ "text": page.word(if national { "notice-national" } else { "notice-old-edition" }), "href": href }))
}

/// Every edition with the address of this thing there: `{ name, href, this }`.
fn editions(page: &Page, href: impl Fn(usize) -> Option<String>) -> Vec<Value> {
    let all = 0..page.site.book.content.editions.all().len();
    all.map(|e| json!({ "name": page.edition_short(e), "title": page.edition_name(e), "href": href(e), "this": e == page.edition })).collect()
}

fn provision(page: &Page, tables: &BTreeMap<String, Value>, provision: &Provision, anchored: bool) -> Option<Value> {
    let content = &page.site.book.content;
    let editions = &content.editions;
    let clause = content.clause(&provision.clause)?;
    let number = provisions::printed(&provision.number);
    let printed = number.map_or_else(|| "¶".to_owned(), |n| page.language.provision(n));
    let anchor = number.filter(|n| anchored && *n == provision.number);
    let label = page.provision(&provision.number, page.edition);
    if !provision.first {
        return Some(json!({ "id": null, "anchor": anchor, "number": printed, "level": level(&provision.number),
            "same": page.clause_link(&clause.id) }));
    }
    let key = clause.text_key(editions, page.edition);
    let text = page.text("articles", &key);
    let back = &page.site.back;
    let (id, none) = (&clause.id.value, Vec::new());
    let mut terms: Vec<&String> = clause.terms.iter().map(|t| &t.value).collect();
    terms.extend(back.clause_terms.get(id).unwrap_or(&none).iter().filter(|t| !clause.terms.iter().any(|c| c.value == **t)));
    let questions: Vec<Value> = back
        .clause_questions
        .get(id)
        .into_iter()
        .flatten()
        .map(|(question, rules)| {
            let href = page.to(&Place::Question(question.clone()));
            let rows = tables.get(question).map(|t| rows(t, id)).unwrap_or_default();
            // The table on the question's page is that of the edition in force.
            let row = rows.first().filter(|_| page.edition == page.site.current).map(|r| format!("{href}#{}", r.0));
            json!({ "name": page.named("question", question), "href": href, "rules": rules, "row": row, "sentences": rows.iter().map(|r| &r.1).collect::<Vec<_>>() })
        })
        .collect();
    let also: Vec<String> = clause.also.get(editions, page.edition).map(|(_, n)| n.0.iter().map(|n| page.language.provision(n)).collect()).unwrap_or_default();
    Some(json!({
        "id": id,
        "anchor": anchor,
        "number": printed,
        "level": level(&provision.number),
        "caption": clause.form == Form::Caption,
        "text": text,
        "official": official(page, id),
        "note": page.text("articles", &format!("{id}.note")),
        "plain": (clause.form == Form::Rule).then(|| history::shortened(&page.plain("articles", &key))),
        "kind": page.word(&format!("kind-{}", word(&clause.kind))),
        "who": who(page, clause),
        "also": (!also.is_empty()).then(|| page.say_with("clause-also", "number", page.joined(&also))),
        "history": history::of_clause(page, clause),
        "cite": history::citation(page, clause, page.edition),
        "compare": compare(page, id),
        "terms": terms.iter().map(|t| page.term_link(t)).collect::<Vec<_>>(),
        "cases": back.clause_cases.get(id).unwrap_or(&none).iter().map(|c| page.case_link(c)).collect::<Vec<_>>(),
        "questions": questions,
        "refers": clause.refs.iter().filter(|r| content.clause(r).is_some()).map(|r| page.clause_link(r)).collect::<Vec<_>>(),
        "referred": page.clause_links(back.clause_clauses.get(id).unwrap_or(&none)),
        "not_encoded": clause.not_encoded.as_ref().map(|why| if page.has("reasons", why) { page.plain("reasons", why) } else { why.value.clone() }),
        "doubt": clause.doubt.as_ref().map(|d| page.plain("doubts", d)),
        "state": page.word(&format!("state-{}", page.standing("articles", &key).word())),
        "stale": page.standing("articles", &key).stale,
        "sources": page.sources(&clause.sources),
        "more": page.say_with("clause-details", "number", label.as_str()),
        "permalink": page.say_with("clause-permalink", "number", label.as_str()),
        "same": null,
    }))
}

/// The tables, in the edition of the page, of the questions that clauses decide, by question.
fn tables(page: &Page, provisions: &[Provision]) -> BTreeMap<String, Value> {
    let book = page.site.book;
    let decided = provisions.iter().filter_map(|p| page.site.back.clause_questions.get(&p.clause)).flat_map(BTreeMap::keys);
    let questions: BTreeSet<&String> = decided.collect();
    let covered = questions.into_iter().filter_map(|id| book.content.question(id)).filter(|q| book.covers(q, page.edition));
    covered.map(|q| (q.id.value.clone(), super::super::table::data(page, q))).collect()
}

/// The rows of a table that rest on a clause, with those that say what its words mean: the anchor of each, and the row as a sentence.
fn rows<'t>(table: &'t Value, clause: &str) -> Vec<(String, &'t Value)> {
    let list = |of: &'t Value| of.as_array().into_iter().flatten();
    let id = |of: &Value| of["id"].as_str().unwrap_or_default().to_owned();
    let rests = |row: &Value| row["clauses"].as_array().is_some_and(|all| all.iter().any(|c| c["id"] == clause));
    let rules = list(&table["slots"]).flat_map(|slot| list(&slot["rows"]).enumerate()).map(|(place, row)| (format!("{}-{}", id(row), place + 1), row));
    let meanings = list(&table["meanings"]).flat_map(|meaning| list(&meaning["rows"]).map(move |row| (id(meaning), row)));
    rules.chain(meanings).filter(|(_, row)| rests(row)).map(|(anchor, row)| (anchor, &row["sentence"])).collect()
}

/// The address of a clause side by side: this edition beside the one in force, or, there, as the page of two columns stands by itself.
fn compare(page: &Page, clause: &str) -> Option<String> {
    let slug = page.site.provisions.home(page.edition, clause)?;
    let article = page.site.compared.by_id(&page.site.provisions.article(page.edition, slug)?.article)?;
    let href = compared(page, page.to(&Place::Compare(article.slug.clone())));
    let mark = if href.contains('#') { "," } else { "#" };
    Some(format!("{href}{mark}{clause}"))
}

/// The address of a page of two columns, with this edition beside the one in force where they are not the same.
fn compared(page: &Page, href: String) -> String {
    let editions = &page.site.book.content.editions;
    if page.edition == page.site.current {
        return href;
    }
    let (lang, this, current) = (&page.language.id, editions.id(page.edition), editions.id(page.site.current));
    format!("{href}#{lang}.{this},{lang}.{current}")
}

/// The official words of a clause, where whoever has the right to them gave them, marked as theirs.
pub fn official(page: &Page, clause: &str) -> Option<Value> {
    let given = &page.site.options.official;
    let text = given.text(&page.language.id, page.site.book.content.editions.id(page.edition), clause)?;
    let entry = &given.entries[text.entry];
    let values = Values::from([("publisher".to_owned(), entry.publisher.as_str().into()), ("date".to_owned(), entry.date.as_str().into())]);
    let paragraphs: Vec<&str> = text.text.split('\n').filter(|p| !p.trim().is_empty()).collect();
    Some(json!({ "paragraphs": paragraphs, "by": page.language.say("official-by", &values), "rights": entry.rights }))
}

/// How deep a provision stands: 7.5 is 1, 7.5.1 is 2.
pub fn level(number: &str) -> usize {
    number.matches(['.', '#']).count().clamp(1, 4)
}

fn who(page: &Page, clause: &Clause) -> Option<String> {
    let roles: Vec<String> = clause.who.iter().map(|r| page.word(&format!("role-{}", word(r)))).collect();
    (!roles.is_empty()).then(|| page.joined(&roles))
}

/// The kebab-case word of an enumeration.
fn word(value: &impl serde::Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|v| v.as_str().map(str::to_owned)).unwrap_or_default()
}
