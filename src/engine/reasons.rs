//! Reasons as data: which rules decided, on which clauses, which conditions held with which values, and which rules were set aside.

use serde::Serialize;

use crate::model::{Basis, Content, Question, Scalar};

use super::cond::{Asks, Comparison, Cond, Leaf};
use super::program::{Program, mask_of, orders_any, value_text};
use super::ruling::SlotRuling;
use super::told::Open;

/// Why a slot is filled as it is.
#[derive(Debug, Clone, Serialize)]
pub struct Reason {
    /// The slot.
    pub slot: String,
    /// The rule that decided.
    pub rule: String,
    /// The clauses it rests on, by id.
    pub clause_ids: Vec<String>,
    /// What it rests on besides the text.
    pub basis: Basis,
    /// Sources beyond the clause.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// The conditions that held.
    pub conditions: Vec<Held>,
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
    pub rule: String,
    /// Its clause, by id.
    pub clause_id: String,
    /// Rules that override it here; empty where its own conditions fail.
    pub overridden_by: Vec<String>,
    /// The conditions that failed or are open.
    pub failed: Vec<Held>,
}

/// Whether a condition holds for the open values: `None` while it can go either way.
pub(super) fn holds(content: &Content, program: &Program, cond: &Cond, open: &[u64], slots: &[SlotRuling]) -> Option<bool> {
    let rec = |c: &Cond| holds(content, program, c, open, slots);
    match cond {
        Cond::All(parts) => {
            let all: Vec<_> = parts.iter().map(rec).collect();
            if all.contains(&Some(false)) {
                Some(false)
            } else if all.contains(&None) {
                None
            } else {
                Some(true)
            }
        }
        Cond::Any(parts) => {
            let all: Vec<_> = parts.iter().map(rec).collect();
            if all.contains(&Some(true)) {
                Some(true)
            } else if all.contains(&None) {
                None
            } else {
                Some(false)
            }
        }
        Cond::Not(inner) => rec(inner).map(|b| !b),
        Cond::Rests(_, inner) => rec(inner),
        Cond::Leaf(leaf) => {
            let (var, mask) = mask_of(content, leaf, &program.space)?;
            if open[var] & !mask == 0 {
                Some(true)
            } else if open[var] & mask == 0 {
                Some(false)
            } else {
                None
            }
        }
        Cond::Reads(reading, option) => {
            let var = program.space.index(reading)?;
            let declared = &program.space.vars[var];
            let bit = (0..declared.size()).find(|v| value_text(declared, *v) == *option).map_or(0, |i| 1u64 << i);
            if open[var] == bit {
                Some(true)
            } else if open[var] & bit == 0 {
                Some(false)
            } else {
                None
            }
        }
        Cond::Orders(slot, actions) => {
            let above = slots.get(*slot)?;
            if above.status == super::ruling::Status::NeedsFacts || above.status == super::ruling::Status::Disputed {
                return None;
            }
            let compiled = &program.slots[*slot];
            let terminal = compiled.terminals.iter().find(|t| t.then == above.then && t.may == above.may)?;
            Some(orders_any(terminal, actions))
        }
    }
}

/// What carries a condition: conditions on facts, and the clauses its satisfied parts rest on.
#[derive(Default)]
struct Support {
    held: Vec<Held>,
    clauses: Vec<String>,
    /// Conditions are put so that they hold (why a rule decided), not as the rule asks them (why it did not).
    as_they_stand: bool,
}

/// The conditions on facts that make `cond` come out as `wanted`, and the clauses its satisfied parts rest on.
fn support(content: &Content, program: &Program, cond: &Cond, wanted: bool, open: &Open, slots: &[SlotRuling], out: &mut Support) {
    let state = |c: &Cond| holds(content, program, c, &open.presumed, slots);
    match cond {
        Cond::All(parts) | Cond::Any(parts) => {
            let all_needed = matches!(cond, Cond::All(_)) == wanted;
            if all_needed {
                parts.iter().for_each(|p| support(content, program, p, wanted, open, slots, out));
            } else if let Some(part) = parts.iter().find(|p| state(p) == Some(wanted)).or_else(|| parts.iter().find(|p| state(p).is_none())) {
                support(content, program, part, wanted, open, slots, out);
            }
        }
        Cond::Not(inner) => support(content, program, inner, !wanted, open, slots, out),
        Cond::Rests(clause, inner) => {
            if wanted && !out.clauses.contains(clause) {
                out.clauses.push(clause.clone());
            }
            support(content, program, inner, wanted, open, slots, out);
        }
        Cond::Leaf(leaf) => {
            let held = held(content, program, leaf, open, !wanted && out.as_they_stand);
            if !out.held.contains(&held) {
                out.held.push(held);
            }
        }
        Cond::Reads(..) | Cond::Orders(..) => {}
    }
}

/// A condition of a rule, or its opposite, and how the fact stands.
fn held(content: &Content, program: &Program, leaf: &Leaf, open: &Open, opposite: bool) -> Held {
    let found = mask_of(content, leaf, &program.space);
    let asked = match &leaf.asks {
        Asks::Bool(b) => Asked::OneOf(vec![Scalar::Bool(*b != opposite)]),
        Asks::Words(words) => {
            let all = content.facts.get(&leaf.fact).map(|f| f.values.iter().map(|v| v.value.clone()).collect()).unwrap_or_else(|| words.clone());
            Asked::OneOf(all.into_iter().filter(|w| words.contains(w) != opposite).map(Scalar::Text).collect())
        }
        Asks::Range { how, number, .. } => Asked::Compared { how: if opposite { how.opposite() } else { *how }, number: *number },
    };
    let (value, holds) = match found {
        Some((var, mask)) => {
            let known = open.presumed[var];
            let value = (known.count_ones() == 1).then(|| value_text(&program.space.vars[var], known.trailing_zeros() as usize));
            let number = matches!(leaf.asks, Asks::Range { .. });
            (value.filter(|_| !number), if opposite { known & mask == 0 } else { known & !mask == 0 })
        }
        None => (None, false),
    };
    Held { fact: leaf.fact.clone(), value, asked, holds }
}

/// The reasons of a ruling, slot by slot.
pub(super) fn of(content: &Content, question: &Question, program: &Program, open: &Open, slots: &[SlotRuling]) -> Vec<Reason> {
    let mut out = Vec::new();
    for slot in slots {
        let mut live = slot.live.clone();
        for reading in &slot.readings {
            live.extend(reading.live.iter().copied().filter(|v| !slot.live.contains(v)));
        }
        let mut first = true;
        for v in &live {
            let variant = &program.variants[*v];
            let rule = &question.rules[variant.rule];
            let mut found = Support { as_they_stand: true, ..Support::default() };
            support(content, program, &variant.cond, true, open, slots, &mut found);
            let mut clause_ids = vec![rule.clause.value.clone()];
            for clause in rule.with.iter().map(|c| &c.value).chain(&variant.with).chain(&found.clauses) {
                if !clause_ids.contains(clause) {
                    clause_ids.push(clause.clone());
                }
            }
            let considered = if first { considered(content, question, program, open, slots, slot, &live) } else { Vec::new() };
            first = false;
            out.push(Reason {
                slot: slot.id.clone(),
                rule: rule.id.value.clone(),
                clause_ids,
                basis: rule.basis,
                sources: rule.sources.iter().map(|s| s.value.clone()).collect(),
                conditions: found.held,
                considered,
            });
        }
    }
    out
}

/// The other rules of a slot: overridden, or with conditions that fail.
fn considered(
    content: &Content,
    question: &Question,
    program: &Program,
    open: &Open,
    slots: &[SlotRuling],
    slot: &SlotRuling,
    live: &[usize],
) -> Vec<Considered> {
    let mut out: Vec<Considered> = Vec::new();
    for (v, variant) in program.variants.iter().enumerate() {
        let rule = &question.rules[variant.rule];
        let decided = live.iter().any(|l| program.variants[*l].rule == variant.rule);
        if rule.slot.value != slot.id || decided || live.contains(&v) || out.iter().any(|c| c.rule == rule.id.value) {
            continue;
        }
        let names = |r: &crate::model::Rule| match &r.overrides {
            crate::model::Overrides::Named(names) => names.iter().any(|n| n.value == rule.id.value),
            crate::model::Overrides::All => true,
            crate::model::Overrides::None => false,
        };
        let mut found = Support::default();
        let applies = holds(content, program, &variant.cond, &open.presumed, slots);
        let overridden_by = match applies {
            Some(true) => live.iter().map(|l| &question.rules[program.variants[*l].rule]).filter(|r| names(r)).map(|r| r.id.value.clone()).collect(),
            _ => {
                support(content, program, &variant.cond, false, open, slots, &mut found);
                Vec::new()
            }
        };
        out.push(Considered { rule: rule.id.value.clone(), clause_id: rule.clause.value.clone(), overridden_by, failed: found.held });
    }
    out
}

/// The clauses a ruling rests on, by id, the decisive one first: those of the outcome slot before the rest.
pub(super) fn clauses(content: &Content, question: &Question, program: &Program, open: &Open, slots: &[SlotRuling]) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let reasons = of(content, question, program, open, slots);
    let outcome = |r: &&Reason| r.slot == "outcome";
    for reason in reasons.iter().filter(outcome).chain(reasons.iter().filter(|r| !outcome(r))) {
        for clause in &reason.clause_ids {
            if !out.contains(clause) {
                out.push(clause.clone());
            }
        }
    }
    out
}
