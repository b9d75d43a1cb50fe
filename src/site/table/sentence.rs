//! A row of a decision table that stands by itself: one sentence, or a list where more conditions meet than are read at a glance.

use serde_json::{Value, json};

use crate::lang::Values;
use crate::model::Rule;

use super::{ALWAYS, NEVER, Words, Writer, escape, simplified};

/// How many conditions one sentence takes.
const AT_A_GLANCE: usize = 2;

impl Writer<'_> {
    /// `{ when, then }` as one sentence in two parts, or `{ when, list, unless, then }`: what the conditions have in common, the conditions as HTML lists in each
    /// other, what keeps the row from deciding, and the orders.
    pub(super) fn sentence(&self, when: &Words, unless: &[Words], then: &str) -> Value {
        let page = self.page;
        if leaves(when) + unless.iter().map(leaves).sum::<usize>() <= AT_A_GLANCE && (unless.is_empty() || *when != ALWAYS) {
            let said = self.plain(when);
            let when = match unless {
                _ if *when == ALWAYS => page.word("rule-always"),
                [] => page.say_with("rule-when", "when", said),
                some => {
                    let some: Vec<String> = some.iter().map(|u| self.plain(u)).collect();
                    let values = Values::from([("when".to_owned(), said.into()), ("unless".to_owned(), page.language.list(&some, true).into())]);
                    page.say("rule-when-unless", &values)
                }
            };
            return json!({ "when": when, "then": then });
        }
        let (when, list) = match when {
            Words::All(parts) if parts.is_empty() => (page.word("rule-always"), None),
            Words::All(parts) => (page.word("rule-when-all"), Some(self.list(parts, "all"))),
            Words::Any(parts) => (page.word("rule-when-any"), Some(self.list(parts, "any"))),
            Words::Say(text, _) => (page.say_with("rule-when", "when", text.clone()), None),
        };
        let unless = match unless {
            [] => None,
            [one] if leaves(one) == 1 => Some(format!("<p>{}</p>", escape(&page.say_with("rule-unless", "when", self.plain(one))))),
            some => Some(format!("<p>{}</p>{}", escape(&page.word("rule-unless-any")), self.list(some, "any"))),
        };
        json!({ "when": when, "list": list, "unless": unless, "then": then })
    }

    /// What a row orders, in words.
    pub(super) fn ordered(&self, then: &[String], may: &[String], not_covered: Option<&str>) -> String {
        if let Some(why) = not_covered {
            return why.to_owned();
        }
        let orders = if then.is_empty() { self.page.word("slot-nothing") } else { self.page.joined(then) };
        if may.is_empty() {
            return orders;
        }
        let may = self.page.language.list(may, true);
        self.page.say("rule-may", &Values::from([("orders".to_owned(), orders.into()), ("may".to_owned(), may.into())]))
    }

    /// What keeps a rule from deciding where it is `when` so: the rules that override it and order something else, by what else their conditions ask where that is
    /// little, else by what they order. Those that ask the contrary can't meet it.
    pub(super) fn unless(&self, rule: &Rule, beside: &[&Rule], when: &Words, then: &[String]) -> Vec<Words> {
        let own = together(when);
        let mut out: Vec<Words> = Vec::new();
        for other in beside.iter().filter(|other| other.overrides(rule)) {
            let contrary = simplified(self.condition(&other.when, false));
            let contrary = if let Words::Any(parts) = &contrary { parts.as_slice() } else { std::slice::from_ref(&contrary) };
            if contrary.iter().any(|c| own.contains(c)) {
                continue;
            }
            for (asked, orders, _) in self.variants(other) {
                let asked = simplified(asked);
                if asked == NEVER || orders == then {
                    continue;
                }
                let rest = self.gathered(simplified(Words::All(together(&asked).iter().filter(|part| !own.contains(part)).cloned().collect())));
                let said = match orders.as_slice() {
                    _ if rest != ALWAYS && leaves(&rest) <= AT_A_GLANCE => rest,
                    [] => continue,
                    some => simplified(Words::All(some.iter().map(|o| Words::Say(self.page.say_with("ask-slot-orders", "action", o.clone()), None)).collect())),
                };
                if !out.contains(&said) {
                    out.push(said);
                }
            }
        }
        out
    }

    fn plain(&self, words: &Words) -> String {
        let nested = |part: &Words| match part {
            Words::Say(text, _) => text.clone(),
            other => format!("({})", self.plain(other)),
        };
        match words {
            Words::Say(text, _) => text.clone(),
            Words::All(parts) => self.page.language.list(&parts.iter().map(nested).collect::<Vec<_>>(), false),
            Words::Any(parts) => self.page.language.list(&parts.iter().map(nested).collect::<Vec<_>>(), true),
        }
    }

    fn list(&self, parts: &[Words], kind: &str) -> String {
        let items: String = parts.iter().map(|part| format!("<li>{}</li>", self.item(part))).collect();
        format!("<ul class=\"{kind}\">{items}</ul>")
    }

    /// A part of a list: a line, or, where it has more than a line takes, a list of its own below what its conditions have in common.
    fn item(&self, part: &Words) -> String {
        let flat = |parts: &[Words]| parts.len() <= AT_A_GLANCE && parts.iter().all(|w| matches!(w, Words::Say(..)));
        match part {
            Words::All(parts) if !flat(parts) => format!("{}{}", self.heading("ask-all-of"), self.list(parts, "all")),
            Words::Any(parts) if !flat(parts) => format!("{}{}", self.heading("ask-any-of"), self.list(parts, "any")),
            other => escape(&self.plain(other)),
        }
    }

    fn heading(&self, key: &str) -> String {
        format!("<span class=\"any-label\">{}</span>", escape(&self.page.word(key)))
    }
}

/// What must hold together in a condition.
fn together(words: &Words) -> &[Words] {
    match words {
        Words::All(parts) => parts,
        one => std::slice::from_ref(one),
    }
}

/// How many statements a condition has.
fn leaves(words: &Words) -> usize {
    match words {
        Words::Say(..) => 1,
        Words::All(parts) | Words::Any(parts) => parts.iter().map(leaves).sum(),
    }
}
