//! Reasons as data: which rules decided, on which clauses, which conditions held with which values, and which rules were set aside.

use std::sync::Arc;

use serde::{Serialize, Serializer};

use crate::model::{Basis, Content, Question, Scalar};

use super::cond::Comparison;
use super::program::Program;
use super::ready::{Ready, ReadyRule, Reasoner};
use super::ruling::SlotRuling;

/// Why a slot is filled as it is.
#[derive(Debug, Clone, Serialize)]
pub struct Reason {
    /// The slot.
    #[serde(serialize_with = "one")]
    pub slot: Arc<str>,
    /// The rule that decided.
    #[serde(serialize_with = "one")]
    pub rule: Arc<str>,
    /// The clauses it rests on, by id.
    #[serde(serialize_with = "each")]
    pub clause_ids: Vec<Arc<str>>,
    /// What it rests on besides the text.
    pub basis: Basis,
    /// Sources beyond the clause.
    #[serde(skip_serializing_if = "no_sources", serialize_with = "one")]
    pub sources: Arc<[String]>,
    /// The conditions that held.
    #[serde(serialize_with = "each")]
    pub conditions: Vec<Arc<Held>>,
    /// The rules of this slot that did not decide, and why.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub considered: Vec<Considered>,
}

/// A condition on a fact, and how the fact stood.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Held {
    /// The fact as the rule names it.
    pub fact: String,
    /// What it is known or presumed to be; none while it is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// What the rule asked.
    #[serde(flatten)]
    pub asked: Asked,
    /// Whether it holds.
    pub holds: bool,
}

/// What a rule asked of a fact.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// To be so, or one of these.
    OneOf(Vec<Scalar>),
    /// To compare so with a number.
    Compared {
        /// How.
        how: Comparison,
        /// With what.
        number: i64,
    },
}

/// A rule that did not decide.
#[derive(Debug, Clone, Serialize)]
pub struct Considered {
    /// The rule.
    #[serde(serialize_with = "one")]
    pub rule: Arc<str>,
    /// Its clause, by id.
    #[serde(serialize_with = "one")]
    pub clause_id: Arc<str>,
    /// Whether it would have overridden the rule that decided: an exception that was looked at.
    pub exception: bool,
    /// Rules that override it here; empty where its own conditions fail.
    #[serde(serialize_with = "each")]
    pub overridden_by: Vec<Arc<str>>,
    /// The conditions that failed or are open.
    #[serde(serialize_with = "each")]
    pub failed: Vec<Arc<Held>>,
}

fn one<T: Serialize + ?Sized, S: Serializer>(shared: &Arc<T>, to: S) -> Result<S::Ok, S::Error> {
    (**shared).serialize(to)
}

fn each<T: Serialize + ?Sized, S: Serializer>(shared: &[Arc<T>], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(shared.iter().map(|s| &**s))
}

fn no_sources(sources: &Arc<[String]>) -> bool {
    sources.is_empty()
}

/// What reasons are given for: the values that count, and the classes of the slots that are decided.
pub(super) struct Seen<'a> {
    pub content: &'a Content,
    pub question: &'a Question,
    pub program: &'a Program,
    pub open: &'a [u64],
    pub classes: &'a [Option<u32>],
}

/// What carries a condition: conditions on facts, and the clauses its satisfied parts rest on.
#[derive(Default)]
struct Support {
    held: Vec<Arc<Held>>,
    clauses: Vec<Arc<str>>,
    /// Conditions are put so that they hold (why a rule decided), not as the rule asks them (why it did not).
    as_they_stand: bool,
}

/// The conditions on facts that make `cond` come out as `wanted`, and the clauses its satisfied parts rest on.
fn support(seen: &Seen, cond: &Ready, wanted: bool, out: &mut Support) {
    let state = |c: &Ready| c.holds(seen.open, seen.classes);
    match cond {
        Ready::All(parts) | Ready::Any(parts) => {
            let all_needed = matches!(cond, Ready::All(_)) == wanted;
            if all_needed {
                parts.iter().for_each(|p| support(seen, p, wanted, out));
            } else if let Some(part) = parts.iter().find(|p| state(p) == Some(wanted)).or_else(|| parts.iter().find(|p| state(p).is_none())) {
                support(seen, part, wanted, out);
            }
        }
        Ready::Not(inner) => support(seen, inner, !wanted, out),
        Ready::Rests(clause, inner) => {
            if wanted && !out.clauses.contains(clause) {
                out.clauses.push(clause.clone());
            }
            support(seen, inner, wanted, out);
        }
        Ready::Fact(leaf) => {
            let held = leaf.held(seen.content, seen.program, seen.open, !wanted && out.as_they_stand);
            // What is known of a fact is said once, however many ways the rule asks after it.
            let said = |h: &Arc<Held>| Arc::ptr_eq(h, held) || (h.fact == held.fact && (h == held || (h.value.is_some() && h.value == held.value)));
            if !out.held.iter().any(said) {
                out.held.push(held.clone());
            }
        }
        Ready::Reads(..) | Ready::Orders(..) => {}
    }
}

/// The reasons of a ruling, slot by slot.
pub(super) fn of(seen: &Seen, slots: &[SlotRuling]) -> Vec<Reason> {
    let reasoner = seen.program.reasoner(seen.content, seen.question);
    let mut out = Vec::with_capacity(slots.len());
    for (place, slot) in slots.iter().enumerate() {
        let mut live = slot.live.clone();
        for reading in &slot.readings {
            live.extend(reading.live.iter().copied().filter(|v| !slot.live.contains(v)));
        }
        for (nth, v) in live.iter().enumerate() {
            let rule = &reasoner.rules[*v];
            let mut found = Support { as_they_stand: true, ..Support::default() };
            support(seen, &rule.cond, true, &mut found);
            let mut clause_ids = rule.clauses.clone();
            for clause in found.clauses {
                if !clause_ids.contains(&clause) {
                    clause_ids.push(clause);
                }
            }
            out.push(Reason {
                slot: reasoner.slots[place].clone(),
                rule: rule.rule.clone(),
                clause_ids,
                basis: rule.basis,
                sources: rule.sources.clone(),
                conditions: found.held,
                considered: if nth == 0 { considered(seen, reasoner, place, &live) } else { Vec::new() },
            });
        }
    }
    out
}

/// The other rules of a slot: overridden, or with conditions that fail.
fn considered(seen: &Seen, reasoner: &Reasoner, slot: usize, live: &[usize]) -> Vec<Considered> {
    let mut out: Vec<Considered> = Vec::new();
    let mut last: Option<&ReadyRule> = None;
    for (v, rule) in reasoner.rules.iter().enumerate().filter(|(_, r)| r.slot == slot) {
        // Variants of one rule stand side by side.
        if last.is_some_and(|l| l.place == rule.place) || live.iter().any(|l| *l == v || reasoner.rules[*l].place == rule.place) {
            continue;
        }
        last = Some(rule);
        let exception = live.iter().any(|l| rule.beats[*l]);
        let mut found = Support::default();
        let overridden_by = if rule.cond.holds(seen.open, seen.classes) == Some(true) {
            live.iter().map(|l| &reasoner.rules[*l]).filter(|r| r.beats[v]).map(|r| r.rule.clone()).collect()
        } else {
            support(seen, &rule.cond, false, &mut found);
            Vec::new()
        };
        out.push(Considered { rule: rule.rule.clone(), clause_id: rule.clause.clone(), exception, overridden_by, failed: found.held });
    }
    out
}

/// The clauses a ruling rests on, by id, the decisive one first: those of the outcome slot before the rest.
pub(super) fn clauses(reasons: &[Reason]) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let outcome = |r: &&Reason| *r.slot == *"outcome";
    for reason in reasons.iter().filter(outcome).chain(reasons.iter().filter(|r| !outcome(r))) {
        for clause in &reason.clause_ids {
            if !out.iter().any(|c| **c == **clause) {
                out.push(clause.to_string());
            }
        }
    }
    out
}
