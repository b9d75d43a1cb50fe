//! A ruling in words: sentences in any language from the same data.

use crate::Lawbook;
use crate::cli::Paint;
use crate::compound::Compound;
use crate::engine::{Asked, Change, Comparison, Considered, Demand, Held, Order, Ruling, Side, Status, Told, WhatIf};
use crate::lang::{Language, Value, Values};
use crate::model::Scalar;

/// An order as a sentence.
pub fn order(language: &Language, order: &Order) -> String {
    let mut values = Values::new();
    for (name, value) in &order.params {
        let value = match value {
            Scalar::Number(n) => Value::Number(*n),
            other => Value::Text(other.to_string()),
        };
        values.insert(name.clone(), value);
    }
    language.say(&format!("action-{}", order.action), &values)
}

/// The message for what judgement may order: instead of the orders given, or where none is given.
pub fn may_key(then: &[Order]) -> &'static str {
    if then.is_empty() { "may-do" } else { "may-instead" }
}

/// A fact and its value as words, such as "the colours were reversed".
pub fn fact(book: &Lawbook, language: &Language, name: &str, value: &Scalar, edition: usize) -> String {
    let mut values = Values::new();
    let key = match value {
        Scalar::Number(n) => {
            values.insert("value".to_owned(), Value::Number(*n));
            format!("{name}.is")
        }
        other => format!("{name}.{other}"),
    };
    book.text(&language.id, "facts", &key, edition, &values).unwrap_or_else(|_| format!("{name} = {value}"))
}

/// A condition as words: how the fact stands, or what was asked of it.
pub fn condition(book: &Lawbook, language: &Language, held: &Held, told: &Told, edition: usize) -> String {
    let parts: Vec<String> = parts_told(book, held, told).map(|(name, value)| fact(book, language, name, value, edition)).collect();
    let stands = stands(book, language, held, told, edition);
    if parts.is_empty() {
        return stands;
    }
    language.say("worked-out", &Values::from([("stands".to_owned(), stands.into()), ("parts".to_owned(), language.list(&parts, false).into())]))
}

/// The facts from which one that was not told itself was worked out, as told.
fn parts_told<'t>(book: &'t Lawbook, held: &Held, told: &'t Told) -> impl Iterator<Item = (&'t String, &'t Scalar)> {
    let parts = if told.contains_key(&held.fact) { Vec::new() } else { parts_of(book, &held.fact) };
    told.iter().filter_map(move |(name, value)| Some((name, value.as_ref().filter(|_| parts.contains(&name.as_str()))?)))
}

/// The facts from which a fact is worked out, in alphabetical order; none for one that is told for itself.
pub fn parts_of<'b>(book: &'b Lawbook, fact: &str) -> Vec<&'b str> {
    let facts = &book.content.facts;
    let declared = facts.get(fact).and_then(|f| f.view.as_ref().map_or(Some(f), |v| facts.get(&v.of.value)));
    declared.into_iter().flat_map(|f| f.sum.keys()).map(String::as_str).collect()
}

/// How a fact stands, or what was asked of it.
fn stands(book: &Lawbook, language: &Language, held: &Held, told: &Told, edition: usize) -> String {
    if let Some(Some(value)) = told.get(&held.fact) {
        let stands = fact(book, language, &held.fact, value, edition);
        return match &held.asked {
            // Where what was told fails what was asked, the sentence names the comparison that it passes.
            Asked::Compared { how, number } => {
                let passes = !matches!(value, Scalar::Number(told) if !how.passes(*told, *number));
                compared(language, "compared", if passes { *how } else { how.opposite() }, "stands", stands, *number)
            }
            Asked::OneOf(_) => stands,
        };
    }
    match (&held.value, &held.asked) {
        (Some(value), _) => fact(book, language, &held.fact, &scalar(value), edition),
        (None, Asked::Compared { how, number }) => {
            let name = book.text(&language.id, "facts", &format!("{}.name", held.fact), edition, &Values::new()).unwrap_or_else(|_| held.fact.clone());
            compared(language, "number", *how, "name", name, *number)
        }
        (None, Asked::OneOf(options)) => {
            let words: Vec<String> = options.iter().map(|o| fact(book, language, &held.fact, o, edition)).collect();
            language.list(&words, true)
        }
    }
}

/// A comparison with a limit in words, by one of the two families of messages: `compared-` of how a number stands, `number-` of its name.
fn compared(language: &Language, family: &str, how: Comparison, what: &str, words: String, number: i64) -> String {
    let values = Values::from([(what.to_owned(), words.into()), ("number".to_owned(), number.into())]);
    language.say(&format!("{family}-{}", comparison(how)), &values)
}

fn scalar(text: &str) -> Scalar {
    match text {
        "true" => Scalar::Bool(true),
        "false" => Scalar::Bool(false),
        other => other.parse().map_or_else(|_| Scalar::Text(other.to_owned()), Scalar::Number),
    }
}

fn comparison(how: Comparison) -> &'static str {
    match how {
        Comparison::Below => "below",
        Comparison::AtLeast => "at-least",
        Comparison::AtMost => "at-most",
        Comparison::Above => "above",
        Comparison::Equal => "equal",
        Comparison::Other => "other",
    }
}

/// The question a fact is asked with.
pub fn asks(book: &Lawbook, language: &Language, name: &str, edition: usize) -> String {
    book.text(&language.id, "facts", name, edition, &Values::new()).unwrap_or_else(|_| name.to_owned())
}

/// The printed number of a clause, in the language's digits; the title of its article where it has none there, its id where the edition does not print it.
pub fn number(book: &Lawbook, language: &Language, clause: &str, edition: usize) -> String {
    let found = book.content.clauses().find(|(_, c)| c.id.value == clause);
    let Some((article, number)) = found.and_then(|(a, c)| Some((a, c.printed(&book.content.editions, edition).first()?))) else { return clause.to_owned() };
    match crate::site::printed(number) {
        Some(printed) => language.provision(printed),
        None => book.plain(&language.id, "articles", &article.id.value, edition).unwrap_or_else(|| language.provision(number)),
    }
}

/// The whole ruling for a terminal.
pub fn as_text(book: &Lawbook, language: &Language, question: &str, edition: usize, ruling: &Ruling, told: &Told, paint: Paint) -> String {
    let mut out = Vec::new();
    let title = book.text(&language.id, "questions", &format!("{question}.title"), edition, &Values::new()).unwrap_or_else(|_| question.to_owned());
    let name = book.text(&language.id, "editions", book.content.editions.id(edition), edition, &Values::new()).unwrap_or_default();
    out.push(format!("{} ({name})", paint.bold(&title)));
    out.push(language.labelled(&language.word("label-status"), &paint.bold(&language.word(&format!("status-{}", ruling.status.word())))));
    for slot in &ruling.slots {
        for one in &slot.then {
            if slot.status != Status::Disputed {
                out.push(format!("  • {}", order(language, one)));
            }
        }
        for one in &slot.may {
            out.push(format!("  ◦ {}", language.say(may_key(&slot.then), &Values::from([("action".to_owned(), order(language, one).into())]))));
        }
    }
    for reading in ruling.readings() {
        let declared = |id: &str| book.content.readings.iter().find(|r| r.id.value == id);
        let text = |(id, option): &(String, String)| book.plain(&language.id, "readings", &format!("{id}.{option}"), edition).unwrap_or_else(|| option.clone());
        let texts: Vec<String> = reading.options.iter().map(text).collect();
        let orders: Vec<String> = reading.then.iter().map(|o| order(language, o)).collect();
        let orders = if orders.is_empty() { language.word("orders-nothing") } else { language.list(&orders, false) };
        let mark = if reading.preferred { language.word("reading-preferred") } else { String::new() };
        out.push(format!("  ? {} {mark}", language.labelled(&language.list(&texts, false), &orders)));
        let holders = reading.options.iter().filter_map(|(id, option)| declared(id)?.options.iter().find(|o| o.id.value == *option)).flat_map(|o| &o.held_by);
        let titles: Vec<String> = holders.filter_map(|s| book.content.sources.get(&s.value)).map(|s| s.title.clone()).collect();
        if !titles.is_empty() {
            out.push(format!("      {}", language.labelled(&language.word("label-held-by"), &titles.join(&language.word("list-semicolon")))));
        }
    }
    if !ruling.needs.is_empty() {
        out.push(language.labelled(&language.word("label-needs"), "").trim_end().to_owned());
        out.extend(ruling.needs.iter().map(|(fact, _)| format!("  ? {} ({fact})", asks(book, language, fact, edition))));
    }
    if !ruling.clauses.is_empty() {
        let numbers: Vec<String> = ruling.clauses.iter().map(|c| number(book, language, c, edition)).collect();
        out.push(language.labelled(&language.word("label-clauses"), &language.row(&numbers)));
    }
    for reason in ruling.reasons.iter() {
        let conditions: Vec<String> = reason.conditions().map(|h| condition(book, language, h, told, edition)).collect();
        if !conditions.is_empty() {
            let clause = reason.clause_ids().next().map(|c| number(book, language, c, edition)).unwrap_or_default();
            out.push(format!("  {} {}", paint.faint(&clause), language.list(&conditions, false)));
        }
    }
    // Exceptions that were looked at and did not apply, but for those that a presumption alone rules out: those are shown as presumptions.
    let presumed = |h: &Held| ruling.assumed.iter().any(|(f, _)| *f == h.fact);
    let exceptions = ruling.reasons.iter().flat_map(|r| r.considered()).filter(|c| c.exception() && c.overridden_by().next().is_none());
    let told_of = exceptions.filter(|c| !c.failed().any(presumed)).map(|c| format!("  ✗ {}", considered(book, language, &c, told, edition)));
    out.extend(once(told_of));
    if !ruling.assumed.is_empty() {
        let words: Vec<String> = ruling.assumed.iter().map(|(f, v)| fact(book, language, f, v, edition)).collect();
        out.push(language.labelled(&language.word("label-assumed"), &language.list(&words, false)));
    }
    for name in &ruling.ignored {
        out.push(language.say("note-ignored", &Values::from([("fact".to_owned(), name.as_str().into())])));
    }
    out.join("\n")
}

/// Each sentence once: what several slots have in common is said of all of them.
pub fn once(sentences: impl Iterator<Item = String>) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for sentence in sentences {
        if !out.contains(&sentence) {
            out.push(sentence);
        }
    }
    out
}

/// What other facts would make of a ruling, a sentence each.
pub fn turns(book: &Lawbook, language: &Language, turns: &[WhatIf], edition: usize) -> Vec<String> {
    once(turns.iter().map(|turn| {
        let orders: Vec<String> = turn.then.iter().map(|o| order(language, o)).collect();
        let orders = if orders.is_empty() { language.word("orders-nothing") } else { language.list(&orders, false) };
        let facts = demands(book, language, &turn.facts, edition);
        language.say("what-if", &Values::from([("facts".to_owned(), facts.into()), ("orders".to_owned(), orders.into())]))
    }))
}

/// Facts that a cube demands, in words.
pub fn demands(book: &Lawbook, language: &Language, demands: &[Demand], edition: usize) -> String {
    let words: Vec<String> = demands
        .iter()
        .map(|d| {
            if let Some(reading) = book.content.readings.iter().find(|r| r.id.value == d.fact) {
                let Asked::OneOf(options) = &d.asked else { return reading.id.value.clone() };
                let texts: Vec<String> = options.iter().filter_map(|o| book.plain(&language.id, "readings", &format!("{}.{o}", d.fact), edition)).collect();
                return language.list(&texts, true);
            }
            condition(book, language, &Held { fact: d.fact.clone(), value: None, asked: d.asked.clone(), holds: true }, &Told::new(), edition)
        })
        .collect();
    if words.is_empty() { language.word("demands-nothing") } else { language.list(&words, false) }
}

/// The facts that a changed ruling takes, in words: any one of its incidents, and its other facts.
pub fn change(book: &Lawbook, language: &Language, change: &Change, edition: usize) -> String {
    let incidents: Vec<String> = change.incidents.iter().map(|i| demands(book, language, std::slice::from_ref(i), edition)).collect();
    let facts = demands(book, language, &change.facts, edition);
    match (incidents.is_empty(), change.facts.is_empty()) {
        (true, _) => facts,
        (false, true) => language.list(&incidents, true),
        (false, false) => language
            .say("incident-and-facts", &Values::from([("incident".to_owned(), language.list(&incidents, true).into()), ("facts".to_owned(), facts.into())])),
    }
}

/// What an edition orders, in words, with its clauses.
pub fn side(book: &Lawbook, language: &Language, side: &Side, edition: usize) -> String {
    let mut out: Vec<String> = side.then.iter().map(|o| order(language, o)).collect();
    out.extend(side.may.iter().map(|o| language.say(may_key(&side.then), &Values::from([("action".to_owned(), order(language, o).into())]))));
    if side.not_covered {
        out.push(language.word("status-not-covered"));
    }
    let mut out = if out.is_empty() { language.word("orders-nothing") } else { out.join(&language.word("list-semicolon")) };
    let numbers: Vec<String> = side.clauses.iter().map(|c| number(book, language, c, edition)).collect();
    if !numbers.is_empty() {
        out.push_str(&format!(" ({})", language.row(&numbers)));
    }
    out
}

/// The rules that could have ordered an action and did not, with why.
pub fn why_not<'r>(book: &Lawbook, question: &str, ruling: &'r Ruling, action: &str) -> Vec<Considered<'r>> {
    let Some(question) = book.content.question(question) else { return Vec::new() };
    let orders = |id: &str| question.rules.iter().any(|r| r.id.value == id && r.then.iter().chain(&r.may).any(|a| a.id.value == action));
    ruling.reasons.iter().flat_map(|r| r.considered()).filter(|c| orders(c.rule())).collect()
}

/// Why a rule did not decide, in words.
pub fn considered(book: &Lawbook, language: &Language, considered: &Considered<'_>, told: &Told, edition: usize) -> String {
    let clause = number(book, language, considered.clause_id(), edition);
    let mut values = Values::from([("clause".to_owned(), clause.into())]);
    if considered.overridden_by().next().is_none() {
        let failed: Vec<String> = considered.failed().map(|h| condition(book, language, h, told, edition)).collect();
        values.insert("facts".to_owned(), language.list(&failed, false).into());
        return language.say("why-not-failed", &values);
    }
    language.say("why-not-overridden", &values)
}

/// A compound ruling for a terminal.
pub fn compound(book: &Lawbook, language: &Language, compound: &Compound, edition: usize, paint: Paint) -> String {
    let title = |question: &str| book.plain(&language.id, "questions", &format!("{question}.title"), edition).unwrap_or_else(|| question.to_owned());
    let titles: Vec<String> = compound.parts.iter().map(|p| title(&p.question)).collect();
    let mut out = vec![paint.bold(&titles.join(" + "))];
    out.push(language.labelled(&language.word("label-status"), &paint.bold(&language.word(&format!("status-{}", compound.status().word())))));
    out.extend(compound.orders.iter().map(|j| format!("  • {}", order(language, &j.order))));
    for yielded in &compound.yielded {
        let values = Values::from([
            ("order".to_owned(), order(language, &yielded.order).into()),
            ("to".to_owned(), order(language, &yielded.to).into()),
            ("clause".to_owned(), number(book, language, &yielded.clause, edition).into()),
        ]);
        out.push(format!("  ✗ {}", language.say("yields", &values)));
    }
    for part in &compound.parts {
        let numbers: Vec<String> = part.ruling.clauses.iter().map(|c| number(book, language, c, edition)).collect();
        out.push(language.labelled(&title(&part.question), &language.row(&numbers)));
        out.extend(part.ruling.needs.iter().map(|(fact, _)| format!("  ? {} ({fact})", asks(book, language, fact, edition))));
    }
    out.join("\n")
}
