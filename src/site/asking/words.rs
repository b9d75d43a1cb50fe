//! The sentences of one language: those of a question, and those that all questions share.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use crate::engine::{Order, Program};
use crate::explain;
use crate::lang::{Language, Values};
use crate::model::{FactType, Question, Scalar};
use crate::vocabulary;

use super::super::page::Page;
use super::{covered, pattern};

/// The words of a question: `{ title, facts, other, orders, slots, clauses, readings, sources, notCovered }`. `facts` are worded as in the newest edition covered;
/// `other` has, by edition, those worded otherwise. A clause has, by edition, its number, the page and anchor it is on below the language's folder, and the number as
/// links show it where that differs.
pub fn of_question(page: &Page, question: &Question) -> Value {
    let book = page.site.book;
    let id = &question.id.value;
    let editions = covered(book, question);
    let newest = editions.iter().copied().find(|e| *e == page.site.current).or(editions.last().copied()).unwrap_or(page.site.current);
    let (mut facts, mut other, mut orders, mut clauses) = (Map::new(), Map::new(), Map::new(), Map::new());
    let (mut readings, mut sources, mut reasons) = (Map::new(), Map::new(), Map::new());
    for edition in editions.iter().copied() {
        let Ok(program) = book.program(question, edition) else { continue };
        let names = asked(page, program);
        let mut own = Map::new();
        for name in names {
            let worded = fact(page, &name, edition);
            let base = facts.entry(name.clone()).or_insert_with(|| fact(page, &name, newest));
            if worded != *base {
                own.insert(name, worded);
            }
        }
        if !own.is_empty() {
            other.insert(book.content.editions.id(edition).to_owned(), Value::Object(own));
        }
        for order in program.slots.iter().flat_map(|s| &s.terminals).flat_map(|t| t.then.iter().chain(&t.may)) {
            for one in coloured(order) {
                orders.entry(key(&one)).or_insert_with(|| json!(explain::order(page.language, &one)));
            }
        }
        for var in program.space.vars.iter().filter(|v| v.is_reading()) {
            readings.entry(var.name.clone()).or_insert_with(|| reading(page, &var.name));
        }
        for clause in resting(question, program) {
            let entry = clauses.entry(clause.clone()).or_insert_with(|| json!({}));
            entry[book.content.editions.id(edition)] = place(page, &clause, edition);
        }
    }
    for rule in &question.rules {
        for source in &rule.sources {
            sources.insert(source.value.clone(), json!(book.content.sources.get(&source.value).map(|s| &s.title)));
        }
        if let Some(why) = &rule.not_covered {
            reasons.insert(why.value.clone(), json!(page.plain("questions", &format!("{id}.{}", why.value))));
        }
    }
    let slots: Map<String, Value> = question.slots.iter().map(|s| (s.id.value.clone(), json!(page.word(&format!("slot-{}", s.id.value))))).collect();
    json!({ "title": page.named("question", id), "facts": facts, "other": other, "orders": orders, "slots": slots, "clauses": clauses, "readings": readings,
        "sources": sources, "notCovered": reasons })
}

/// The facts a program can be told or gives as reasons.
fn asked(page: &Page, program: &Program) -> BTreeSet<String> {
    let mut out: BTreeSet<String> = vocabulary::told_names(page.site.book, program).into_iter().collect();
    for variant in &program.variants {
        variant.cond.leaves(&mut |leaf| out.extend([leaf.fact.clone()]));
    }
    out
}

/// A fact: `{ asks, name, is, values, parts }`, `is` a sentence for each number, `values` one for each value in the order declared.
fn fact(page: &Page, name: &str, edition: usize) -> Value {
    let (book, language) = (page.site.book, page.language);
    let Some(declared) = book.content.facts.get(name) else { return json!({}) };
    let say = |value: &Scalar| explain::fact(book, language, name, value, edition);
    let mut out = json!({ "asks": explain::asks(book, language, name, edition) });
    let parts = explain::parts_of(book, name);
    if !parts.is_empty() {
        out["parts"] = json!(parts);
    }
    match declared.kind.value {
        FactType::Bool => out["values"] = json!([["true", say(&Scalar::Bool(true))], ["false", say(&Scalar::Bool(false))]]),
        FactType::Number => {
            out["is"] = pattern::of_number(language, |n| say(&Scalar::Number(n)));
            out["name"] = json!(book.text(&language.id, "facts", &format!("{name}.name"), edition, &Values::new()).unwrap_or_else(|_| name.to_owned()));
        }
        _ => {
            let values: Vec<Value> = declared.values.iter().map(|v| json!([v.value, say(&Scalar::Text(v.value.clone()))])).collect();
            out["values"] = json!(values);
        }
    }
    out
}

/// An order as the form names it: the action and its parameters in alphabetical order.
fn key(order: &Order) -> String {
    let mut out = order.action.clone();
    for (name, value) in &order.params {
        out.push_str(&format!("|{name}={value}"));
    }
    out
}

/// An order, and where it speaks of the player or the opponent also as it is said once they are known by colour.
fn coloured(order: &Order) -> Vec<Order> {
    let mut out = vec![order.clone()];
    if order.params.values().any(|v| matches!(v, Scalar::Text(t) if t == "player" || t == "opponent")) {
        out.extend(["white", "black"].map(|player| crate::compound::by_colour(order, Some(player))));
    }
    out
}

/// The clauses that rules of a program rest on.
fn resting(question: &Question, program: &Program) -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    for variant in &program.variants {
        let rule = &question.rules[variant.rule];
        out.insert(rule.clause.value.clone());
        out.extend(rule.with.iter().map(|c| c.value.clone()));
        out.extend(variant.with.iter().cloned());
        variant.cond.clauses(&mut |clause| out.extend([clause.to_owned()]));
    }
    out
}

/// The number of a clause in an edition, the page and anchor it is on, and the number as links show it where that differs.
pub fn place(page: &Page, clause: &str, edition: usize) -> Value {
    let number = explain::number(page.site.book, page.language, clause, edition);
    let link = page.in_edition(edition).clause_link(clause);
    let root = page.to_file(&format!("{}/", page.language.id));
    let href = link["href"].as_str().map(|h| h.strip_prefix(root.as_str()).unwrap_or(h));
    let shown = link["number"].as_str().unwrap_or(&number);
    match link["edition"].as_str() {
        Some(there) => json!([number, href, format!("{shown} ({there})")]),
        None if shown != number => json!([number, href, shown]),
        None => json!([number, href]),
    }
}

/// The options of a reading: `{ option: { text, held, why } }`.
fn reading(page: &Page, id: &str) -> Value {
    let mut out = Map::new();
    let declared = page.site.book.content.readings.iter().find(|r| r.id.value == id);
    for option in declared.iter().flat_map(|r| &r.options) {
        let held: Vec<&str> = option.held_by.iter().filter_map(|s| page.site.book.content.sources.get(&s.value)).map(|s| s.title.as_str()).collect();
        let why = declared.filter(|r| r.prefer.value == option.id.value && page.has("readings", &format!("{id}.prefer")));
        out.insert(
            option.id.value.clone(),
            json!({ "text": page.plain("readings", &format!("{id}.{}", option.id.value)), "held": held,
            "why": why.map(|_| page.plain("readings", &format!("{id}.prefer"))) }),
        );
    }
    Value::Object(out)
}

/// The words all questions share: `{ event, lang, digits, list, compared, named, limit, w, editions, yields }`.
pub fn of_language(page: &Page) -> Value {
    let (book, language) = (page.site.book, page.language);
    let editions: BTreeMap<&str, Value> =
        (0..book.content.editions.all().len()).map(|e| (book.content.editions.id(e), json!([page.edition_short(e), page.edition_name(e)]))).collect();
    let hole = |names: &[&str]| names.iter().enumerate().map(|(i, n)| ((*n).to_owned(), format!("{{{i}}}").into())).collect::<Values>();
    let comparisons = |family: &str, what: &[&str]| -> Map<String, Value> {
        let of = |how: &&str| {
            let say = |n: i64| {
                let mut values = hole(what);
                values.insert("number".to_owned(), n.into());
                page.say(&format!("{family}-{how}"), &values)
            };
            ((*how).to_owned(), pattern::of_number(language, say))
        };
        ["below", "at-least", "at-most", "above", "equal", "other"].iter().map(of).collect()
    };
    let (compared, named, limit) = (comparisons("compared", &["stands"]), comparisons("number", &["name"]), comparisons("limit", &[]));
    let mut words = Map::new();
    let mut put = |key: &str, names: &[&str]| drop(words.insert(key.to_owned(), json!(page.say(key, &hole(names)))));
    for key in ["may-instead", "may-do"] {
        put(key, &["action"]);
    }
    put("why-not-failed", &["clause", "facts"]);
    put("why-not-overridden", &["clause"]);
    put("what-if", &["facts", "orders"]);
    put("worked-out", &["stands", "parts"]);
    put("compared-limits", &["stands", "limits"]);
    put("number-limits", &["name", "limits"]);
    put("yields", &["order", "to", "clause"]);
    for key in SHARED {
        put(key, &[]);
    }
    for file in book.tree.files.iter().filter(|f| f.path == format!("locales/{}/ask.ftl", language.id)) {
        for line in file.text.as_deref().unwrap_or_default().lines().filter(|l| l.starts_with("form-")) {
            if let Some((key, _)) = line.split_once('=') {
                put(key.trim(), &["one", "two"]);
            }
        }
    }
    let mut yields = Map::new();
    for clause in book.content.precedence.rows.iter().filter_map(|r| r.clause.as_ref()) {
        let all = (0..book.content.editions.all().len()).map(|e| (book.content.editions.id(e).to_owned(), place(page, clause, e)));
        yields.insert(clause.value.clone(), Value::Object(all.collect()));
    }
    let known = crate::event::FACTS.iter().filter(|f| book.content.facts.contains_key(**f));
    let event: Map<String, Value> = known.map(|f| ((*f).to_owned(), fact(page, f, page.site.current))).collect();
    // What a position settles can be asked of the board.
    let settled: Vec<&String> = book.content.facts.iter().filter(|(_, f)| f.from.as_deref() == Some("position")).map(|(name, _)| name).collect();
    let board = json!({ "facts": settled, "text": page.word("board-try") });
    json!({ "board": board, "event": event, "lang": language.about.locale, "digits": (0..10).map(|d| language.number(d)).collect::<String>(), "list": lists(language), "compared": compared, "named": named, "limit": limit,
        "w": words, "editions": editions, "yields": yields })
}

/// Words of rulings that the form shows as they are.
const SHARED: &[&str] = &[
    "list-comma",
    "list-clause",
    "list-semicolon",
    "list-colon",
    "status-decided",
    "status-discretion",
    "status-disputed",
    "status-needs-facts",
    "status-not-covered",
    "label-status",
    "label-needs",
    "label-clauses",
    "label-assumed",
    "label-reasons",
    "label-readings",
    "label-held-by",
    "reading-preferred",
    "slot-nothing",
    "orders-nothing",
    "demands-nothing",
    "basis-interpretation",
    "basis-practice",
    "basis-inference",
    "case-no-action",
];

/// How lists are joined: `{ and: [pair, start, middle, end], or: [...] }`. Where the joining word changes before some sounds, `odd` gives, for each, the pattern of the
/// word that follows and what pair and end then are.
pub fn lists(language: &Language) -> Value {
    let join = |words: &[&str], or: bool| language.list(&words.iter().map(|w| (*w).to_owned()).collect::<Vec<_>>(), or);
    let between = |text: &str, a: &str, b: &str| {
        let from = text.find(a).map_or(0, |at| at + a.len());
        text.get(from..text.rfind(b).unwrap_or(text.len())).unwrap_or_default().to_owned()
    };
    let one = |or: bool, sound: &str| {
        let pair = between(&join(&["AAA", "BBB"], or), "AAA", "BBB");
        let four = join(&["AAA", "BBB", "CCC", "DDD"], or);
        let odd = [between(&join(&["AAA", sound], or), "AAA", sound), between(&join(&["AAA", "BBB", sound], or), "BBB", sound)];
        let mut out =
            json!({ "pair": pair, "start": between(&four, "AAA", "BBB"), "middle": between(&four, "BBB", "CCC"), "end": between(&four, "CCC", "DDD") });
        if odd != [pair, between(&four, "CCC", "DDD")] {
            out["odd"] = json!([if or { "^(o|ho|8)|^11( |$)" } else { "^(i|hi($|[^ae]))" }, odd[0], odd[1]]);
        }
        out
    };
    json!({ "and": one(false, "iii"), "or": one(true, "ooo") })
}
