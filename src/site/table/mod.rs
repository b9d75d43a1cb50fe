//! The decision table of a question in an edition, made from its rules: conditions in words, orders in words, the clause.
//!
//! Rows stand so that a rule comes before those it overrides; then the first row that applies decides. Named conditions keep their
//! names here and are explained below the table.

mod sentence;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::engine::{Asked, Comparison, Held, Order, Told, overriding_first};
use crate::explain;
use crate::model::{ActionUse, ActionValue, Condition, FactType, Located, Number, Question, Rule, Scalar, Test};

use super::page::Page;
use super::ruling;

/// A condition in words.
#[derive(Debug, Clone, PartialEq)]
enum Words {
    /// One statement, and what stands behind it.
    Say(String, Option<Behind>),
    /// Every one.
    All(Vec<Words>),
    /// At least one.
    Any(Vec<Words>),
}

/// What a statement comes from, where the table makes something of that.
#[derive(Debug, Clone, PartialEq)]
enum Behind {
    /// A named condition, explained below the table.
    Named(String),
    /// A number and a limit on it.
    Limit(String, Comparison, i64),
}

const ALWAYS: Words = Words::All(Vec::new());
const NEVER: Words = Words::Any(Vec::new());

/// The table: `{ slots: [{ name, rows: [{ when, sentence, then, may, clauses, basis }], otherwise }], meanings: [{ id, name, rows }] }`; `when` is HTML, `sentence`
/// the whole row by itself, as [`Writer::sentence`] gives it.
pub fn data(page: &Page, question: &Question) -> Value {
    let writer = Writer { page, question };
    let active = |r: &&Rule| {
        page.site.book.content.editions.within(page.edition, r.from.as_ref().map(|f| f.value.as_str()), r.before.as_ref().map(|b| b.value.as_str()))
    };
    let mut slots = Vec::new();
    let mut used = BTreeSet::new();
    for slot in &question.slots {
        let rules: Vec<&Rule> = question.rules.iter().filter(|r| r.slot.value == slot.id.value).filter(active).collect();
        let mut rows = Vec::new();
        for rule in overriding_first(&rules) {
            rows.extend(writer.rows(rule, &rules, &mut used));
        }
        if !rows.is_empty() {
            slots.push(
                json!({ "id": slot.id.value, "name": page.word(&format!("slot-{}", slot.id.value)), "rows": rows, "otherwise": slot.otherwise.is_some() }),
            );
        }
    }
    let mut meanings = Vec::new();
    let mut shown = BTreeSet::new();
    while let Some(name) = used.difference(&shown).next().cloned() {
        shown.insert(name.clone());
        meanings.extend(writer.meaning(&name, &mut used));
    }
    meanings.sort_by_key(|m| question.define.iter().position(|d| m["id"] == json!(d.id.value)));
    json!({ "slots": slots, "meanings": meanings })
}

struct Writer<'a> {
    page: &'a Page<'a>,
    question: &'a Question,
}

impl Writer<'_> {
    fn rows(&self, rule: &Rule, beside: &[&Rule], used: &mut BTreeSet<String>) -> Vec<Value> {
        let mut out = Vec::new();
        for (when, then, with) in self.variants(rule) {
            let when = simplified(when);
            if when == NEVER {
                continue;
            }
            let may: Vec<String> = rule.may.iter().flat_map(|a| self.orders(a)).map(|(words, _, _)| words).collect();
            let mut clauses: Vec<Value> = Vec::new();
            for clause in std::iter::once(&rule.clause).chain(&rule.with).chain(&with) {
                let link = self.page.clause_link(clause);
                if !clauses.contains(&link) {
                    clauses.push(link);
                }
            }
            let basis = serde_json::to_value(rule.basis).unwrap_or_default();
            let basis = basis.as_str().filter(|b| *b != "text").map(|b| self.page.word(&format!("basis-{b}")));
            let not_covered = rule.not_covered.as_ref().map(|why| self.page.plain("questions", &format!("{}.{}", self.question.id.value, why.value)));
            let unless = self.unless(rule, beside, &when, &then);
            let when = self.gathered(when);
            let sentence = self.sentence(&when, &unless, &self.ordered(&then, &may, not_covered.as_deref()));
            out.push(
                json!({ "id": rule.id.value, "when": self.html(&when, used), "sentence": sentence, "then": then, "may": may, "clauses": clauses, "basis": basis,
                "sources": self.page.sources(&rule.sources), "not_covered": not_covered }),
            );
        }
        out
    }

    /// A rule as often as its numbers have cases: when, what is ordered, the clauses of the numbers.
    fn variants(&self, rule: &Rule) -> Vec<(Words, Vec<String>, Vec<Located<String>>)> {
        let when = self.condition(&rule.when, true);
        let first = vec![(when, Vec::new(), Vec::new())];
        rule.then.iter().fold(first, |all, action| all.into_iter().flat_map(|v| self.with_action(v, action)).collect())
    }

    fn with_action(
        &self,
        (when, then, with): (Words, Vec<String>, Vec<Located<String>>),
        action: &ActionUse,
    ) -> Vec<(Words, Vec<String>, Vec<Located<String>>)> {
        let one = |(words, given, clause): (String, Words, Option<Located<String>>)| {
            let mut then = then.clone();
            then.push(words);
            (Words::All(vec![when.clone(), given]), then, with.iter().cloned().chain(clause).collect())
        };
        self.orders(action).into_iter().map(one).collect()
    }

    /// An action in words, once for each case of its numbers, with when and by which clause it is so.
    fn orders(&self, action: &ActionUse) -> Vec<(String, Words, Option<Located<String>>)> {
        let mut out = vec![(Order { action: action.id.value.clone(), params: Default::default() }, ALWAYS, None)];
        for (name, value) in &action.params {
            match value {
                ActionValue::Word(word) => out.iter_mut().for_each(|(o, ..)| drop(o.params.insert(name.clone(), Scalar::Text(word.clone())))),
                ActionValue::Number(number) => {
                    let values = self.values(&number.value);
                    let each = |(order, when, clause): (Order, Words, Option<Located<String>>)| {
                        let one = move |(n, given, by): &(i64, Words, Option<Located<String>>)| {
                            let mut order = order.clone();
                            order.params.insert(name.clone(), Scalar::Number(*n));
                            (order, Words::All(vec![when.clone(), given.clone()]), by.clone().or_else(|| clause.clone()))
                        };
                        values.iter().map(one).collect::<Vec<_>>()
                    };
                    out = out.into_iter().flat_map(each).collect();
                }
            }
        }
        out.into_iter().map(|(order, when, clause)| (ruling::order(self.page, &order), when, clause)).collect()
    }

    /// The values a number has in this edition, each with when and by which clause.
    fn values(&self, number: &Number) -> Vec<(i64, Words, Option<Located<String>>)> {
        let name = match number {
            Number::Literal(n) => return vec![(*n, ALWAYS, None)],
            Number::Param(name) => name,
        };
        let content = &self.page.site.book.content;
        let param = |name: &str| name.split_once('.').and_then(|(clause, param)| content.clause(clause)?.params.get(param));
        let value = |name: &str| param(name)?.value.get(&content.editions, self.page.edition)?.1.value;
        let Some(declared) = param(name) else { return Vec::new() };
        let within = |c: &&crate::model::ParamCase| {
            content.editions.within(self.page.edition, c.from.as_ref().map(|f| f.value.as_str()), c.before.as_ref().map(|b| b.value.as_str()))
        };
        let cases: Vec<_> = declared.cases.iter().filter(within).collect();
        let mut out = Vec::new();
        for case in &cases {
            if let Some(n) = value(&case.value) {
                out.push((n, self.condition(&case.when, true), Some(case.clause.clone())));
            }
        }
        if let Some(n) = value(name) {
            out.push((n, Words::All(cases.iter().map(|c| self.condition(&c.when, false)).collect()), None));
        }
        out
    }

    fn meaning(&self, name: &str, used: &mut BTreeSet<String>) -> Option<Value> {
        let definition = self.question.define.iter().find(|d| d.id.value == name)?;
        let editions = &self.page.site.book.content.editions;
        let within = |r: &&crate::model::DefineRow| {
            editions.within(self.page.edition, r.from.as_ref().map(|f| f.value.as_str()), r.before.as_ref().map(|b| b.value.as_str()))
        };
        let means = self.page.plain("questions", &self.meaning_key(name, true));
        let mut rows = Vec::new();
        for row in definition.any.iter().filter(within) {
            let when = simplified(self.condition(&row.when, true));
            if when != NEVER {
                let when = self.gathered(when);
                let sentence = self.sentence(&when, &[], &means);
                rows.push(json!({ "when": self.html(&when, used), "sentence": sentence, "clauses": [self.page.clause_link(&row.clause)] }));
            }
        }
        Some(json!({ "id": name, "name": means, "rows": rows }))
    }

    fn meaning_key(&self, name: &str, holds: bool) -> String {
        format!("{}.{name}.{holds}", self.question.id.value)
    }

    fn condition(&self, condition: &Condition, holds: bool) -> Words {
        let join = |parts: Vec<Words>, all: bool| if all == holds { Words::All(parts) } else { Words::Any(parts) };
        match condition {
            Condition::All(parts) => join(parts.iter().map(|p| self.condition(p, holds)).collect(), true),
            Condition::Any(parts) => join(parts.iter().map(|p| self.condition(p, holds)).collect(), false),
            Condition::Not(inner) => self.condition(inner, !holds),
            Condition::Sides { both, name, test } => {
                let side = |colour: &str| self.is(&format!("{colour}_{}", name.value), &test.value, holds);
                join(vec![side("white"), side("black")], *both)
            }
            Condition::Is(name, test) => self.is(name, &test.value, holds),
            Condition::ByReading(reading, options) => {
                let row = |(option, then): &(Located<String>, Condition)| {
                    let text = self.page.plain("readings", &format!("{}.{}", reading.value, option.value));
                    Words::All(vec![Words::Say(self.page.say_with("ask-reading", "reading", text), None), self.condition(then, holds)])
                };
                Words::Any(options.iter().map(row).collect())
            }
        }
    }

    fn is(&self, name: &str, test: &Test, holds: bool) -> Words {
        if let Some(definition) = self.question.define.iter().find(|d| d.id.value == name) {
            let holds = holds == !matches!(test, Test::Bool(false));
            let key = self.meaning_key(name, holds);
            let editions = &self.page.site.book.content.editions;
            let rows: Vec<_> = definition
                .any
                .iter()
                .filter(|r| editions.within(self.page.edition, r.from.as_ref().map(|f| f.value.as_str()), r.before.as_ref().map(|b| b.value.as_str())))
                .collect();
            if rows.is_empty() {
                return if holds { NEVER } else { ALWAYS };
            }
            if self.page.has("questions", &key) {
                return Words::Say(self.page.plain("questions", &key), Some(Behind::Named(name.to_owned())));
            }
            let rows: Vec<Words> = rows.iter().map(|r| self.condition(&r.when, holds)).collect();
            return if holds { Words::Any(rows) } else { Words::All(rows) };
        }
        if self.question.slots.iter().any(|s| s.id.value == name) {
            return self.slot(name, test, holds);
        }
        let content = &self.page.site.book.content;
        let Some(fact) = content.facts.get(name) else { return ALWAYS };
        let say = |value: &Scalar| Words::Say(explain::fact(self.page.site.book, self.page.language, name, value, self.page.edition), None);
        match test {
            Test::Bool(b) => say(&Scalar::Bool(*b == holds)),
            Test::OneOf(words) => {
                let wanted: Vec<Words> =
                    fact.values.iter().filter(|v| words.contains(&v.value) == holds).map(|v| say(&Scalar::Text(v.value.clone()))).collect();
                if wanted.len() == fact.values.len() && fact.kind.value != FactType::Number { ALWAYS } else { Words::Any(wanted) }
            }
            Test::Below(n) => self.compare(name, n, Comparison::Below, holds),
            Test::AtLeast(n) => self.compare(name, n, Comparison::AtLeast, holds),
            Test::AtMost(n) => self.compare(name, n, Comparison::AtMost, holds),
            Test::Above(n) => self.compare(name, n, Comparison::Above, holds),
            Test::Equal(n) => self.compare(name, n, Comparison::Equal, holds),
        }
    }

    fn compare(&self, fact: &str, number: &Number, how: Comparison, holds: bool) -> Words {
        let how = if holds { how } else { how.opposite() };
        let one = |(n, when, _): (i64, Words, Option<Located<String>>)| Words::All(vec![when, self.limited(&[Behind::Limit(fact.to_owned(), how, n)])]);
        Words::Any(self.values(number).into_iter().map(one).collect())
    }

    /// Limits on one number as one statement, as reasons say them.
    fn limited(&self, limits: &[Behind]) -> Words {
        let held = |limit: &Behind| match limit {
            Behind::Limit(fact, how, number) => {
                Some(Held { fact: fact.clone(), value: None, asked: Asked::Compared { how: *how, number: *number }, holds: true, open: false })
            }
            Behind::Named(_) => None,
        };
        let held: Vec<Held> = limits.iter().filter_map(held).collect();
        let said = explain::conditions(self.page.site.book, self.page.language, &held, &Told::new(), self.page.edition);
        let behind = if let [one] = limits { Some(one.clone()) } else { None };
        simplified(Words::All(said.into_iter().map(|text| Words::Say(text, behind.clone())).collect()))
    }

    /// The same condition with all that it asks of one number together in one statement.
    fn gathered(&self, words: Words) -> Words {
        let parts = match words {
            Words::Say(..) => return words,
            Words::Any(parts) => return Words::Any(parts.into_iter().map(|p| self.gathered(p)).collect()),
            Words::All(parts) => parts,
        };
        let number = |part: &Words| if let Words::Say(_, Some(Behind::Limit(fact, ..))) = part { Some(fact.clone()) } else { None };
        let mut out = Vec::new();
        for (place, part) in parts.iter().enumerate() {
            let Some(fact) = number(part) else {
                out.push(self.gathered(part.clone()));
                continue;
            };
            let same = |p: &&Words| number(p).as_ref() == Some(&fact);
            if !parts[..place].iter().any(|p| same(&p)) {
                let limits = parts[place..].iter().filter(same).filter_map(|p| if let Words::Say(_, behind) = p { behind.clone() } else { None });
                out.push(self.limited(&limits.collect::<Vec<_>>()));
            }
        }
        simplified(Words::All(out))
    }

    fn slot(&self, slot: &str, test: &Test, holds: bool) -> Words {
        let Test::OneOf(actions) = test else { return ALWAYS };
        if actions.is_empty() {
            let name = self.page.word(&format!("slot-{slot}"));
            let key = if holds { "ask-slot-orders-none" } else { "ask-slot-orders-some" };
            return Words::Say(self.page.say_with(key, "slot", name), None);
        }
        let key = if holds { "ask-slot-orders" } else { "ask-slot-orders-not" };
        let one = |a: &String| {
            // Which action it is matters here, not its parameters: the words of the first that the rules order.
            let uses = self.question.rules.iter().flat_map(|r| &r.then).find(|u| u.id.value == *a);
            let words = uses.and_then(|u| self.orders(u).into_iter().next()).map_or_else(|| a.clone(), |(w, ..)| w);
            Words::Say(self.page.say_with(key, "action", words), None)
        };
        let parts = actions.iter().map(one).collect();
        if holds { Words::Any(parts) } else { Words::All(parts) }
    }

    fn html(&self, words: &Words, used: &mut BTreeSet<String>) -> String {
        match words {
            Words::Say(text, Some(Behind::Named(name))) => {
                used.insert(name.clone());
                format!("<a href=\"#{name}\">{}</a>", escape(text))
            }
            Words::Say(text, _) => escape(text),
            Words::All(parts) if parts.is_empty() => escape(&self.page.word("ask-always")),
            Words::All(parts) => format!("<ul class=\"all\">{}</ul>", self.items(parts, used)),
            Words::Any(parts) => {
                format!("<span class=\"any-label\">{}</span><ul class=\"any\">{}</ul>", escape(&self.page.word("ask-any-of")), self.items(parts, used))
            }
        }
    }

    fn items(&self, parts: &[Words], used: &mut BTreeSet<String>) -> String {
        let mut out = String::new();
        for part in parts {
            let inner = match part {
                // A few plain statements that go together are one line.
                Words::All(all) if all.iter().all(|w| matches!(w, Words::Say(..))) => {
                    let words: Vec<String> = all.iter().map(|w| self.html(w, used)).collect();
                    self.page.joined(&words)
                }
                other => self.html(other, used),
            };
            out.push_str(&format!("<li>{inner}</li>"));
        }
        out
    }
}

/// Without needless nesting, without what is always so, and without repetition.
fn simplified(words: Words) -> Words {
    let (parts, all) = match words {
        Words::Say(..) => return words,
        Words::All(parts) => (parts, true),
        Words::Any(parts) => (parts, false),
    };
    let (neutral, absorbing) = if all { (ALWAYS, NEVER) } else { (NEVER, ALWAYS) };
    let mut out: Vec<Words> = Vec::new();
    for part in parts.into_iter().map(simplified) {
        if part == absorbing {
            return absorbing;
        }
        if part == neutral {
            continue;
        }
        let inner = match part {
            Words::All(inner) if all => inner,
            Words::Any(inner) if !all => inner,
            other => vec![other],
        };
        for one in inner {
            if !out.contains(&one) {
                out.push(one);
            }
        }
    }
    match out.len() {
        1 => out.remove(0),
        _ if all => Words::All(out),
        _ => Words::Any(out),
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{ALWAYS, NEVER, Words, simplified};

    fn say(text: &str) -> Words {
        Words::Say(text.to_owned(), None)
    }

    #[test]
    fn what_is_always_or_never_so_falls_away() {
        assert_eq!(simplified(Words::All(vec![ALWAYS, say("a")])), say("a"));
        assert_eq!(simplified(Words::All(vec![NEVER, say("a")])), NEVER);
        assert_eq!(simplified(Words::Any(vec![NEVER, say("a"), say("a")])), say("a"));
        assert_eq!(simplified(Words::Any(vec![ALWAYS, say("a")])), ALWAYS);
        let nested = Words::All(vec![say("a"), Words::All(vec![say("b"), say("a")])]);
        assert_eq!(simplified(nested), Words::All(vec![say("a"), say("b")]));
    }
}
