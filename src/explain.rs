//! A ruling in words: sentences in any language from the same data.

use crate::cli::Paint;
use crate::compound::{Compound, Joined, contradict, is_sideless};
use crate::engine::{
    Asked, Change, Comparison, Considered, Demand, Held, Order, ReadingRuling, Reason, Reasons, Ruling, Side, SlotRuling, Status, Told, WhatIf,
};
use crate::lang::{Language, Value, Values};
use crate::model::{FactType, Scalar};
use crate::{AskError, Lawbook};

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

/// What a combination of readings orders in all slots, and may order; none where that is nothing.
pub fn reading_orders(language: &Language, reading: &[&ReadingRuling]) -> Option<String> {
    let orders: Vec<String> = reading.iter().flat_map(|r| &r.then).map(|o| order(language, o)).collect();
    let may = reading.iter().flat_map(|r| r.may.iter().map(|o| may(language, &r.then, o)));
    let said: Vec<String> = (!orders.is_empty()).then(|| language.list(&orders, false)).into_iter().chain(may).collect();
    (!said.is_empty()).then(|| said.join(&language.word("list-semicolon")))
}

/// What judgement may order: instead of the orders given, or where none is given.
fn may(language: &Language, then: &[Order], one: &Order) -> String {
    language.say(may_key(then), &Values::from([("action".to_owned(), order(language, one).into())]))
}

/// How far a ruling is decided, in words; what is disputed beside its outcome is named.
pub fn status(language: &Language, ruling: &Ruling) -> String {
    let word = |status: Status| language.word(&format!("status-{}", status.word()));
    let apart = ruling.slots.iter().filter(|s| s.status == Status::Disputed && ruling.status != Status::Disputed);
    let apart = apart.map(|s| language.labelled(&language.word(&format!("slot-{}", s.id)), &word(s.status)));
    std::iter::once(word(ruling.status)).chain(apart).collect::<Vec<_>>().join(&language.word("list-semicolon"))
}

/// A fact and its value as words, such as "the colours were reversed".
pub fn fact(book: &Lawbook, language: &Language, name: &str, value: &Scalar, edition: usize) -> String {
    let mut values = Values::new();
    let kind = book.content.facts.get(name).map(|f| f.kind.value);
    let key = match (value, kind) {
        (Scalar::Number(n), _) => {
            values.insert("value".to_owned(), Value::Number(*n));
            format!("{name}.is")
        }
        // What is written out, a position or moves, has one sentence for all its values.
        (text, Some(FactType::Position | FactType::Game | FactType::Text)) => {
            let text = text.to_string();
            let key = if text == crate::chess::position::START { "told-start".to_owned() } else { format!("told-{name}") };
            values.insert("value".to_owned(), Value::Text(text));
            return language.say(&key, &values);
        }
        (other, _) => format!("{name}.{other}"),
    };
    book.text(&language.id, "facts", &key, edition, &values).unwrap_or_else(|_| format!("{name} = {value}"))
}

/// The conditions by which a rule decided, in words. What is not known, because it makes no difference here, is no condition that held.
pub fn decided(book: &Lawbook, language: &Language, reason: &Reason, told: &Told, edition: usize) -> Vec<String> {
    conditions(book, language, reason.conditions().filter(|h| h.holds), told, edition)
}

/// Conditions as words: how each fact stands, or what was asked of it. What is asked of one number is one sentence.
pub fn conditions<'h>(book: &Lawbook, language: &Language, held: impl IntoIterator<Item = &'h Held>, told: &Told, edition: usize) -> Vec<String> {
    together(phrases(book, language, held, told, edition))
}

/// A condition in words.
struct Phrase {
    text: String,
    /// Whether it names alternatives.
    either: bool,
}

impl Phrase {
    /// One of these.
    fn any(language: &Language, words: &[String]) -> Phrase {
        Phrase { text: language.list(words, true), either: words.len() > 1 }
    }
}

/// Conditions that hold together: beside others, alternatives stand in brackets.
fn together(phrases: Vec<Phrase>) -> Vec<String> {
    let alone = phrases.len() == 1;
    once(phrases.into_iter().map(|p| if p.either && !alone { format!("({})", p.text) } else { p.text }))
}

fn phrases<'h>(book: &Lawbook, language: &Language, held: impl IntoIterator<Item = &'h Held>, told: &Told, edition: usize) -> Vec<Phrase> {
    let mut groups: Vec<Vec<&Held>> = Vec::new();
    for held in held {
        let same = |group: &&mut Vec<&Held>| group.first().is_some_and(|first| first.fact == held.fact && limit(first).is_some());
        match groups.iter_mut().find(same).filter(|_| limit(held).is_some()) {
            Some(group) => group.push(held),
            None => groups.push(vec![held]),
        }
    }
    let mut out: Vec<Phrase> = Vec::new();
    for group in &groups {
        let Some(first) = group.first() else { continue };
        let mut phrase = match limits(group, told).as_slice() {
            [] => stands(book, language, first, told, edition),
            limits => Phrase { text: bounded(book, language, &first.fact, limits, told, edition), either: false },
        };
        let parts: Vec<String> = parts_told(book, first, told).map(|(name, value)| fact(book, language, name, value, edition)).collect();
        if !parts.is_empty() {
            let values = Values::from([("stands".to_owned(), phrase.text.into()), ("parts".to_owned(), language.clauses(&parts).into())]);
            phrase = Phrase { text: language.say("worked-out", &values), either: false };
        }
        if out.iter().all(|known| known.text != phrase.text) {
            out.push(phrase);
        }
    }
    out
}

/// Whether a condition is known not to hold.
fn fails(held: &Held) -> bool {
    !held.holds && !held.open
}

/// The comparison a condition makes.
fn limit(held: &Held) -> Option<(Comparison, i64)> {
    match &held.asked {
        Asked::Compared { how, number } => Some((*how, *number)),
        Asked::OneOf(_) => None,
    }
}

/// The comparisons with a number that a group of conditions makes, each as it comes out for what was told: of several limits on one side the nearest.
fn limits(group: &[&Held], told: &Told) -> Vec<(Comparison, i64)> {
    let mut out: Vec<(Comparison, i64)> = Vec::new();
    for held in group {
        let Some((how, number)) = limit(held) else { continue };
        // Where what is known fails what was asked, the sentence names the comparison that it passes.
        let fails = match told.get(&held.fact) {
            Some(Some(Scalar::Number(n))) => !how.passes(*n, number),
            _ => fails(held),
        };
        let new = (if fails { how.opposite() } else { how }, number);
        let (least, most) = bounds(new);
        let one_side = |old: (Option<i64>, Option<i64>)| (least.is_some() && old.0.is_some()) || (most.is_some() && old.1.is_some());
        match out.iter().position(|old| one_side(bounds(*old))) {
            Some(at) if least > bounds(out[at]).0 || (most.is_some() && most < bounds(out[at]).1) => out[at] = new,
            Some(_) => {}
            None if out.contains(&new) => {}
            None => out.push(new),
        }
    }
    out
}

/// The least and the greatest number that a comparison with a limit on one side lets through.
fn bounds((how, number): (Comparison, i64)) -> (Option<i64>, Option<i64>) {
    match how {
        Comparison::AtLeast => (Some(number), None),
        Comparison::Above => (Some(number.saturating_add(1)), None),
        Comparison::AtMost => (None, Some(number)),
        Comparison::Below => (None, Some(number.saturating_sub(1))),
        Comparison::Equal | Comparison::Other => (None, None),
    }
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

/// How a fact that is no number stands, or what was asked of it.
fn stands(book: &Lawbook, language: &Language, held: &Held, told: &Told, edition: usize) -> Phrase {
    let one = |text: String| Phrase { text, either: false };
    let say = |value: &Scalar| fact(book, language, &held.fact, value, edition);
    match (told.get(&held.fact), &held.value, &held.asked) {
        (Some(Some(value)), ..) => one(say(value)),
        (_, Some(value), _) => one(say(&scalar(value))),
        // Of several values that are still open, none is one of those asked for: it is one of the others.
        (_, None, Asked::OneOf(options)) if fails(held) => {
            let all = book.content.facts.get(&held.fact).map(|f| &f.values[..]).unwrap_or_default();
            let others = all.iter().map(|v| Scalar::Text(v.value.clone())).filter(|v| !options.contains(v));
            Phrase::any(language, &others.map(|v| say(&v)).collect::<Vec<_>>())
        }
        (_, None, Asked::OneOf(options)) => Phrase::any(language, &options.iter().map(say).collect::<Vec<_>>()),
        (_, None, Asked::Compared { .. }) => one(held.fact.clone()),
    }
}

/// A number and its limits in words: how it stands where it was told, else its name.
fn bounded(book: &Lawbook, language: &Language, name: &str, limits: &[(Comparison, i64)], told: &Told, edition: usize) -> String {
    let (family, what, words) = match told.get(name) {
        Some(Some(value)) => ("compared", "stands", fact(book, language, name, value, edition)),
        _ => {
            let named = book.text(&language.id, "facts", &format!("{name}.name"), edition, &Values::new());
            ("number", "name", named.unwrap_or_else(|_| name.to_owned()))
        }
    };
    let mut values = Values::from([(what.to_owned(), words.into())]);
    if let [(how, number)] = limits {
        values.insert("number".to_owned(), (*number).into());
        return language.say(&format!("{family}-{}", comparison(*how)), &values);
    }
    // Two limits that leave one number name that number.
    if let [first, second] = limits {
        let (one, other) = (bounds(*first), bounds(*second));
        if let (Some(least), Some(most)) = (one.0.or(other.0), one.1.or(other.1))
            && least == most
        {
            values.insert("number".to_owned(), least.into());
            return language.say(&format!("{family}-equal"), &values);
        }
    }
    let one =
        |(how, number): &(Comparison, i64)| language.say(&format!("limit-{}", comparison(*how)), &Values::from([("number".to_owned(), (*number).into())]));
    values.insert("limits".to_owned(), language.list(&limits.iter().map(one).collect::<Vec<_>>(), false).into());
    language.say(&format!("{family}-limits"), &values)
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
    out.push(language.labelled(&language.word("label-status"), &paint.bold(&status(language, ruling))));
    for slot in &ruling.slots {
        for one in &slot.then {
            if slot.status != Status::Disputed {
                out.push(format!("  • {}", order(language, one)));
            }
        }
        for one in &slot.may {
            out.push(format!("  ◦ {}", may(language, &slot.then, one)));
        }
    }
    for reading in ruling.readings() {
        let Some(first) = reading.first() else { continue };
        let declared = |id: &str| book.content.readings.iter().find(|r| r.id.value == id);
        let text = |(id, option): &(String, String)| book.plain(&language.id, "readings", &format!("{id}.{option}"), edition).unwrap_or_else(|| option.clone());
        let texts: Vec<String> = first.options.iter().map(text).collect();
        let orders = reading_orders(language, &reading).unwrap_or_else(|| language.word("orders-nothing"));
        let mark = if first.preferred { format!(" {}", language.word("reading-preferred")) } else { String::new() };
        out.push(format!("  ? {}{mark}", language.labelled(&language.list(&texts, false), &orders)));
        let holders = first.options.iter().filter_map(|(id, option)| declared(id)?.options.iter().find(|o| o.id.value == *option)).flat_map(|o| &o.held_by);
        let titles: Vec<String> = holders.filter_map(|s| book.content.sources.get(&s.value)).map(|s| s.title.clone()).collect();
        if !titles.is_empty() {
            out.push(format!("      {}", language.labelled(&language.word("label-held-by"), &titles.join(&language.word("list-semicolon")))));
        }
    }
    if !ruling.needs.is_empty() {
        out.push(language.labelled(&language.word("label-needs"), "").trim_end().to_owned());
        out.extend(ruling.needs.iter().map(|(fact, _)| format!("  ? {} ({fact})", asks(book, language, fact, edition))));
    }
    let clauses = ruling.clauses();
    if !clauses.is_empty() {
        let numbers: Vec<String> = clauses.iter().map(|c| number(book, language, c, edition)).collect();
        out.push(language.labelled(&language.word("label-clauses"), &language.row(&numbers)));
    }
    out.extend(once(ruling.reasons.iter().filter_map(|reason| {
        let conditions = decided(book, language, &reason, told, edition);
        let clause = reason.clause_ids().next().map(|c| number(book, language, c, edition)).unwrap_or_default();
        (!conditions.is_empty()).then(|| format!("  {} {}", paint.faint(&clause), language.clauses(&conditions)))
    })));
    // Exceptions that were looked at and did not apply, but for those that a presumption alone rules out: those are shown as presumptions.
    let presumed = |h: &Held| ruling.assumed().any(|(f, _)| *f == h.fact);
    let exceptions = ruling.reasons.iter().flat_map(|r| r.considered()).filter(|c| c.exception() && c.overridden_by().next().is_none());
    let known = |c: &Considered| c.failed().next().is_some() && c.failed().all(|h| !h.open) && !c.failed().any(presumed);
    let told_of = exceptions.filter(known).map(|c| format!("  ✗ {}", considered(book, language, &c, told, edition)));
    out.extend(once(told_of));
    let words: Vec<String> = ruling.assumed().map(|(f, v)| fact(book, language, f, v, edition)).collect();
    if !words.is_empty() {
        out.push(language.labelled(&language.word("label-assumed"), &language.clauses(&words)));
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

/// What other facts would make of a ruling, a sentence for each change: all that it orders then, in whatever slot, what it orders no longer, and what is then
/// disputed, open or not covered.
pub fn turns(book: &Lawbook, language: &Language, turns: &[WhatIf], edition: usize) -> Vec<String> {
    let changes = turns.chunk_by(|a, b| a.facts == b.facts);
    once(changes.filter_map(|change| {
        let facts = demands(book, language, &change.first()?.facts, edition);
        let orders = turned(language, change).join(&language.word("list-semicolon"));
        Some(language.say("what-if", &Values::from([("facts".to_owned(), facts.into()), ("orders".to_owned(), orders.into())])))
    }))
}

/// What a change turns.
fn turned(language: &Language, change: &[WhatIf]) -> Vec<String> {
    let list = |orders: &[String]| (!orders.is_empty()).then(|| language.list(&once(orders.iter().cloned()), false));
    let orders = |disputed: bool| {
        let slots = change.iter().filter(move |t| (t.status == Status::Disputed) == disputed);
        slots.filter(|t| t.then != t.instead_of || t.may == t.instead_of_may).flat_map(|t| &t.then)
    };
    let words = |orders: Vec<&Order>| orders.into_iter().map(|o| order(language, o)).collect::<Vec<String>>();
    let may = |then: &[Order], one: &Order| may(language, then, one);
    let mut out: Vec<String> = list(&words(orders(false).collect())).into_iter().collect();
    if let Some(orders) = list(&words(orders(true).collect())) {
        let orders = format!("{orders} {}", language.word("reading-preferred"));
        out.push(language.labelled(&language.word("status-disputed"), &orders));
    }
    let new = |t: &WhatIf, one: &Order| t.then != t.instead_of || !t.instead_of_may.contains(one);
    out.extend(once(change.iter().flat_map(|t| t.may.iter().filter(|o| new(t, o)).map(|o| may(&t.then, o)))));
    let then: Vec<&Order> = change.iter().flat_map(|t| &t.then).collect();
    let left = change.iter().filter(|t| t.status != Status::NeedsFacts);
    let dropped = left.clone().filter(|t| t.then.is_empty()).flat_map(|t| &t.instead_of).filter(|o| !then.contains(o)).collect();
    let mut dropped = words(dropped);
    let only_may = left.filter(|t| t.then == t.instead_of);
    dropped.extend(only_may.flat_map(|t| t.instead_of_may.iter().filter(|o| !t.may.contains(o)).map(|o| may(&t.then, o))));
    out.extend(list(&dropped).map(|orders| language.say("what-if-no-longer", &Values::from([("orders".to_owned(), orders.into())]))));
    for status in [Status::Disputed, Status::NeedsFacts, Status::NotCovered] {
        let slots = change.iter().filter(|t| t.status == status && t.then.is_empty());
        let slots: Vec<String> = slots.map(|t| language.word(&format!("slot-{}", t.slot))).collect();
        let word = language.word(&format!("status-{}", status.word()));
        match slots.len() {
            0 => {}
            all if all == change.len() => out.push(word),
            _ => out.push(language.labelled(&language.list(&slots, false), &word)),
        }
    }
    if out.is_empty() {
        out.push(language.word("orders-nothing"));
    }
    out
}

/// Facts that a cube demands, in words that follow an "if".
pub fn demands(book: &Lawbook, language: &Language, demands: &[Demand], edition: usize) -> String {
    let words = demanded(book, language, demands, edition);
    if words.is_empty() { language.word("demands-nothing") } else { language.clauses(&words) }
}

/// Facts that a cube demands, a sentence each.
pub fn demanded(book: &Lawbook, language: &Language, demands: &[Demand], edition: usize) -> Vec<String> {
    let reading = |fact: &str| book.content.readings.iter().any(|r| r.id.value == fact);
    let held: Vec<Held> = demands
        .iter()
        .filter(|d| !reading(&d.fact))
        .map(|d| Held { fact: d.fact.clone(), value: None, asked: d.asked.clone(), holds: true, open: false })
        .collect();
    let mut out = phrases(book, language, &held, &Told::new(), edition);
    for demand in demands.iter().filter(|d| reading(&d.fact)) {
        let Asked::OneOf(options) = &demand.asked else { continue };
        let text = |o: &Scalar| book.plain(&language.id, "readings", &format!("{}.{o}", demand.fact), edition);
        let reading = language.list(&options.iter().filter_map(text).collect::<Vec<_>>(), true);
        out.push(Phrase { text: language.say("ask-reading", &Values::from([("reading".to_owned(), reading.into())])), either: false });
    }
    together(out)
}

/// The facts that a changed ruling takes, in words: any one of its incidents, and its other facts.
pub fn change(book: &Lawbook, language: &Language, change: &Change, edition: usize) -> String {
    let incidents: Vec<String> = change.incidents.iter().map(|i| demands(book, language, std::slice::from_ref(i), edition)).collect();
    let words = demanded(book, language, &change.facts, edition);
    let facts = if words.is_empty() { language.word("demands-nothing") } else { language.clauses(&words) };
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
    out.extend(side.may.iter().map(|o| may(language, &side.then, o)));
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

/// The rules that could have ordered an action and did not, with why; `reasons` are those in full.
pub fn why_not<'r>(book: &Lawbook, question: &str, reasons: &'r Reasons, action: &str) -> Vec<Considered<'r>> {
    let Some(question) = book.content.question(question) else { return Vec::new() };
    let orders = |id: &str| question.rules.iter().any(|r| r.id.value == id && r.then.iter().chain(&r.may).any(|a| a.id.value == action));
    reasons.set_aside().filter(|c| orders(c.rule())).collect()
}

/// Why an action is not ordered, a sentence for each rule that could have ordered it; where none could, or it is ordered, that.
///
/// # Errors
/// See [`AskError`].
pub fn why_not_said(book: &Lawbook, language: &Language, ruling: &Ruling, action: &str) -> Result<Vec<String>, AskError> {
    let ordered = |s: &SlotRuling| s.then.iter().chain(&s.may).chain(s.readings.iter().flat_map(|r| &r.then)).any(|o| o.action == action);
    if ruling.slots.iter().any(|s| ordered(s)) {
        return Ok(vec![language.word("why-not-ordered")]);
    }
    let reasons = book.reasons_in_full(ruling)?;
    let said = why_not(book, &ruling.question, &reasons, action);
    let mut said = once(said.iter().map(|c| considered(book, language, c, &ruling.told, ruling.edition)));
    // What a slot orders where no rule says otherwise.
    for slot in book.question(&ruling.question)?.slots.iter().filter(|s| s.otherwise.iter().flatten().any(|u| u.id.value == action)) {
        let decides = ruling.reasons.iter().find(|r| r.slot() == slot.id.value).and_then(|r| r.clause_ids().next());
        said.push(match decides {
            Some(clause) => language.say("why-not-otherwise", &Values::from([("clause".to_owned(), number(book, language, clause, ruling.edition).into())])),
            None => language.word("why-not-undecided"),
        });
    }
    Ok(if said.is_empty() { vec![language.word("why-not-never")] } else { said })
}

/// Why a rule did not decide, in words.
pub fn considered(book: &Lawbook, language: &Language, considered: &Considered<'_>, told: &Told, edition: usize) -> String {
    let clause = number(book, language, considered.clause_id(), edition);
    let mut values = Values::from([("clause".to_owned(), clause.into())]);
    if considered.overridden_by().next().is_some() {
        return language.say("why-not-overridden", &values);
    }
    let open = considered.failed().any(|h| h.open);
    let failed = conditions(book, language, considered.failed().filter(|h| h.open == open), told, edition);
    if failed.is_empty() {
        return language.say("why-not-beside", &values);
    }
    values.insert("facts".to_owned(), language.clauses(&failed).into());
    language.say(if open { "why-not-open" } else { "why-not-failed" }, &values)
}

/// A compound ruling for a terminal.
pub fn compound(book: &Lawbook, language: &Language, compound: &Compound, edition: usize, paint: Paint) -> String {
    let title = |question: &str| book.plain(&language.id, "questions", &format!("{question}.title"), edition).unwrap_or_else(|| question.to_owned());
    let titles: Vec<String> = compound.parts.iter().map(|p| title(&p.question)).collect();
    let mut out = vec![paint.bold(&titles.join(" + "))];
    out.push(language.labelled(&language.word("label-status"), &paint.bold(&language.word(&format!("status-{}", compound.status().word())))));
    let precedence = &book.content.precedence;
    // Where several are ruled on, "the player" is named with the question.
    let said = |joined: &Joined| match (order(language, &joined.order), joined.questions.as_slice()) {
        (words, [question]) if compound.parts.len() > 1 && is_sideless(&joined.order) => language.labelled(&title(question), &words),
        (words, _) => words,
    };
    for (place, joined) in compound.orders.iter().enumerate() {
        let rivals: Vec<&Joined> = compound.orders.iter().filter(|j| contradict(precedence, j, joined)).collect();
        let rival = |j: &Joined| j.slot == joined.slot && precedence.rivals(&j.slot, &j.order.action, &joined.order.action);
        let status = || language.word(&format!("status-{}", joined.status.word()));
        if matches!(joined.status, Status::Disputed | Status::NeedsFacts) {
            out.push(format!("  ? {}", language.labelled(&status(), &said(joined))));
        } else if rivals.is_empty() {
            out.push(format!("  • {}", said(joined)));
        } else if !rivals.iter().any(|j| rival(j)) {
            out.push(format!("  • {}", language.labelled(&status(), &said(joined))));
        } else if !compound.orders[..place].iter().any(rival) {
            let orders: Vec<String> = compound.orders.iter().filter(|j| rival(j)).map(&said).collect();
            out.push(format!("  • {}", language.say("one-of", &Values::from([("orders".to_owned(), language.list(&orders, true).into())]))));
        }
    }
    out.extend(compound.may.iter().map(|j| {
        let key = if compound.instead_of(j).next().is_some() { "may-instead" } else { "may-do" };
        format!("  ◦ {}", language.say(key, &Values::from([("action".to_owned(), said(j).into())])))
    }));
    let mut yields = Vec::new();
    for yielded in &compound.yielded {
        let values = Values::from([
            ("order".to_owned(), order(language, &yielded.order).into()),
            ("to".to_owned(), order(language, &yielded.to).into()),
            ("clause".to_owned(), number(book, language, &yielded.clause, edition).into()),
        ]);
        yields.push(format!("  ✗ {}", language.say("yields", &values)));
    }
    out.extend(once(yields.into_iter()));
    if !compound.asks.is_empty() {
        out.push(language.labelled(&language.word("label-needs"), "").trim_end().to_owned());
        let asked = |question: &str, fact: &str| match fact {
            "side" => language.say("ask-side", &Values::from([("question".to_owned(), title(question).into())])),
            fact => language.labelled(&title(question), &asks(book, language, fact, edition)),
        };
        out.extend(compound.asks.iter().map(|(question, fact)| format!("  ? {} ({question}.{fact})", asked(question, fact))));
    }
    let ignored = |name: &String| language.say("ignored-by-all", &Values::from([("fact".to_owned(), name.as_str().into())]));
    out.extend(compound.ignored.iter().map(ignored));
    out.push(String::new());
    out.push(language.word("form-each"));
    for part in &compound.parts {
        out.push(as_text(book, language, &part.question, edition, &part.ruling, &part.ruling.told, paint));
    }
    out.join("\n")
}
