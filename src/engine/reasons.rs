//! Reasons as data: which rules decided, on which clauses, which conditions held with which values, and which rules were set aside.
//!
//! What they say of rules and facts was written down with the program; the reasons of a ruling point at it, so that giving them costs no words.

use std::fmt;
use std::sync::Arc;

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::model::{Basis, Scalar};

use super::cond::Comparison;
use super::holding::{Holding, Ready};
use super::ready::Readied;
use super::ruling::SlotRuling;

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
    /// Whether it can still go either way.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
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

/// The reasons of a ruling, slot by slot; in JSON a list of [`Reason`].
#[derive(Clone)]
pub struct Reasons {
    ready: Arc<Readied>,
    found: Vec<Found>,
    others: Vec<Other>,
    /// The presumptions that mattered.
    assumed: Span,
    /// Where the spans point: places in the lists of `ready`.
    places: Vec<u32>,
}

/// From one place to before another.
#[derive(Debug, Clone, Copy, Default)]
struct Span(u32, u32);

impl Span {
    fn of<T>(self, list: &[T]) -> &[T] {
        list.get(self.0 as usize..self.1 as usize).unwrap_or_default()
    }
}

/// A rule that decided.
#[derive(Debug, Clone)]
struct Found {
    slot: u32,
    rule: u32,
    clauses: Span,
    conditions: Span,
    others: Span,
}

/// A rule that did not.
#[derive(Debug, Clone)]
struct Other {
    rule: u32,
    exception: bool,
    overridden: Span,
    failed: Span,
}

/// Why a slot is filled as it is. In JSON: `slot`, `rule`, `clause_ids`, `basis`, `sources`, `conditions`, `considered`.
#[derive(Clone, Copy)]
pub struct Reason<'a> {
    of: &'a Reasons,
    found: &'a Found,
}

/// A rule that did not decide. In JSON: `rule`, `clause_id`, `exception`, `overridden_by`, `failed`.
#[derive(Clone, Copy)]
pub struct Considered<'a> {
    of: &'a Reasons,
    other: &'a Other,
}

impl Reasons {
    /// Each reason, in the order of the slots.
    pub fn iter(&self) -> impl Iterator<Item = Reason<'_>> {
        self.found.iter().map(move |found| Reason { of: self, found })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.found.len()
    }

    /// Whether there is none: nothing is decided, or only by what the slots are otherwise.
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// The clauses a ruling rests on, by id, the decisive one first: those of the outcome slot before the rest.
    pub fn clauses(&self) -> Vec<&String> {
        let outcome = self.ready.outcome.map(|p| p as u32);
        let mut places: Vec<u32> = Vec::with_capacity(8);
        for first in [true, false] {
            for found in self.found.iter().filter(|f| (Some(f.slot) == outcome) == first) {
                for clause in found.clauses.of(&self.places) {
                    if !places.contains(clause) {
                        places.push(*clause);
                    }
                }
            }
        }
        places.iter().map(|clause| &self.ready.clauses[*clause as usize]).collect()
    }

    /// Every rule that was looked at and did not decide, also in slots for which no rule did, where that was asked for.
    pub fn set_aside(&self) -> impl Iterator<Item = Considered<'_>> {
        self.others.iter().map(move |other| Considered { of: self, other })
    }

    /// The presumptions that mattered: fact and value, in the order in which they were made.
    pub fn assumed(&self) -> impl Iterator<Item = (&String, &Scalar)> {
        self.assumed.of(&self.places).iter().map(|var| &self.ready.presumed[*var as usize]).map(|(fact, value)| (fact, value))
    }
}

impl<'a> Reason<'a> {
    /// The slot.
    pub fn slot(&self) -> &'a str {
        &self.of.ready.slots[self.found.slot as usize].needs_facts.id
    }

    /// The rule that decided.
    pub fn rule(&self) -> &'a str {
        &self.of.ready.rules[self.found.rule as usize].rule
    }

    /// The clauses it rests on, by id.
    pub fn clause_ids(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let of = self.of;
        self.found.clauses.of(&of.places).iter().map(|c| of.ready.clauses[*c as usize].as_str())
    }

    /// What it rests on besides the text.
    pub fn basis(&self) -> Basis {
        self.of.ready.rules[self.found.rule as usize].basis
    }

    /// Sources beyond the clause.
    pub fn sources(&self) -> &'a [String] {
        &self.of.ready.rules[self.found.rule as usize].sources
    }

    /// The conditions that held.
    pub fn conditions(&self) -> impl Iterator<Item = &'a Held> + use<'a> {
        self.of.held(self.found.conditions)
    }

    /// The rules of this slot that did not decide, and why.
    pub fn considered(&self) -> impl Iterator<Item = Considered<'a>> + use<'a> {
        let of = self.of;
        self.found.others.of(&of.others).iter().map(move |other| Considered { of, other })
    }
}

impl<'a> Considered<'a> {
    /// The rule.
    pub fn rule(&self) -> &'a str {
        &self.of.ready.rules[self.other.rule as usize].rule
    }

    /// Its clause, by id.
    pub fn clause_id(&self) -> &'a str {
        let ready = &self.of.ready;
        ready.rules[self.other.rule as usize].clauses.first().map_or("", |c| &ready.clauses[*c as usize])
    }

    /// Whether it would have overridden the rule that decided: an exception that was looked at.
    pub fn exception(&self) -> bool {
        self.other.exception
    }

    /// Rules that override it here; none where its own conditions fail, or it is not known yet whether they do.
    pub fn overridden_by(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let of = self.of;
        self.other.overridden.of(&of.places).iter().map(|v| of.ready.rules[*v as usize].rule.as_str())
    }

    /// The conditions that failed or are open.
    pub fn failed(&self) -> impl Iterator<Item = &'a Held> + use<'a> {
        self.of.held(self.other.failed)
    }
}

impl Reasons {
    fn held(&self, span: Span) -> impl Iterator<Item = &Held> {
        span.of(&self.places).iter().map(|h| &self.ready.held[*h as usize])
    }
}

impl Serialize for Reasons {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl Serialize for Reason<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("slot", self.slot())?;
        map.serialize_entry("rule", self.rule())?;
        map.serialize_entry("clause_ids", &self.clause_ids().collect::<Vec<_>>())?;
        map.serialize_entry("basis", &self.basis())?;
        if !self.sources().is_empty() {
            map.serialize_entry("sources", self.sources())?;
        }
        map.serialize_entry("conditions", &self.conditions().collect::<Vec<_>>())?;
        let considered: Vec<Considered> = self.considered().collect();
        if !considered.is_empty() {
            map.serialize_entry("considered", &considered)?;
        }
        map.end()
    }
}

impl Serialize for Considered<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("rule", self.rule())?;
        map.serialize_entry("clause_id", self.clause_id())?;
        map.serialize_entry("exception", &self.exception())?;
        map.serialize_entry("overridden_by", &self.overridden_by().collect::<Vec<_>>())?;
        map.serialize_entry("failed", &self.failed().collect::<Vec<_>>())?;
        map.end()
    }
}

impl fmt::Debug for Reasons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl fmt::Debug for Reason<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (clauses, conditions) = (self.clause_ids().collect::<Vec<_>>(), self.conditions().collect::<Vec<_>>());
        let mut out = f.debug_struct("Reason");
        out.field("slot", &self.slot()).field("rule", &self.rule()).field("clause_ids", &clauses).field("conditions", &conditions);
        out.field("considered", &self.considered().collect::<Vec<_>>()).finish()
    }
}

impl fmt::Debug for Considered<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Considered").field("rule", &self.rule()).field("exception", &self.exception()).finish_non_exhaustive()
    }
}

/// What carries a condition: conditions on facts, and the clauses its satisfied parts rest on.
struct Support<'a> {
    held: &'a mut Vec<u32>,
    /// Where in `held` those of this condition begin.
    from: usize,
    /// Where a rule decided; its conditions are then put so that they hold, else as the rule asks them.
    clauses: Option<&'a mut Vec<u32>>,
}

/// What reasons are found with.
pub(super) struct Finding<'a> {
    pub ready: &'a Arc<Readied>,
    pub holding: Holding<'a>,
    /// Whether rules are looked at also in slots for which none decides.
    pub thorough: bool,
}

impl Finding<'_> {
    /// The conditions on facts that make `cond` come out as `wanted`, and the clauses its satisfied parts rest on.
    fn support(&mut self, cond: u32, wanted: bool, out: &mut Support) {
        let conds = self.holding.conds;
        match &conds[cond as usize] {
            whole @ (Ready::All(parts) | Ready::Any(parts)) => {
                let all = matches!(whole, Ready::All(_));
                if all == wanted {
                    parts.iter().for_each(|p| self.support(*p, wanted, out));
                } else if let Some(part) = self.holding.by(cond, parts, all) {
                    self.support(part, wanted, out);
                }
            }
            Ready::Not(inner) => self.support(*inner, !wanted, out),
            Ready::Rests(clause, inner) => {
                if let Some(clauses) = out.clauses.as_mut().filter(|c| wanted && !c.contains(clause)) {
                    clauses.push(*clause);
                }
                self.support(*inner, wanted, out);
            }
            Ready::Fact(leaf) => {
                // A rule that did not decide: what is still open is put as it would have to be for the rule.
                let opposite = if out.clauses.is_some() { !wanted } else { wanted && self.holding.of(cond).is_none() };
                let held = leaf.held(self.holding.open, opposite);
                let said = &self.ready.said;
                if !out.held[out.from..].iter().any(|h| said[*h as usize] == said[held as usize]) {
                    out.held.push(held);
                }
            }
            Ready::Reads(..) | Ready::Orders(..) => {}
        }
    }

    /// The reasons of a ruling, slot by slot, with the variables of which what was presumed matters; `clauses` is room to work in.
    pub fn reasons(mut self, slots: &[Arc<SlotRuling>], assumed: impl Iterator<Item = usize>, clauses: &mut Vec<u32>) -> Reasons {
        let ready = self.ready;
        let rules: usize = slots.iter().zip(&ready.slots).filter(|(s, _)| !s.live.is_empty() || !s.readings.is_empty()).map(|(_, r)| r.rules.len()).sum();
        let mut out = Reasons {
            ready: ready.clone(),
            found: Vec::with_capacity(slots.len()),
            others: Vec::with_capacity(rules),
            assumed: Span::default(),
            places: Vec::with_capacity(48),
        };
        out.assumed = out.span(|places| places.extend(assumed.map(|var| var as u32)));
        let mut both: Vec<usize> = Vec::new();
        for (place, slot) in slots.iter().enumerate() {
            let live = if slot.readings.is_empty() {
                &slot.live
            } else {
                both.clone_from(&slot.live);
                for reading in &slot.readings {
                    both.extend(reading.live.iter().filter(|v| !slot.live.contains(v)));
                }
                &both
            };
            for (nth, v) in live.iter().enumerate() {
                let rule = &ready.rules[*v];
                clauses.clone_from(&rule.clauses);
                let conditions = out.span(|held| {
                    let from = held.len();
                    self.support(rule.cond, true, &mut Support { held, from, clauses: Some(&mut *clauses) });
                });
                let clauses = out.span(|places| places.extend_from_slice(clauses));
                let from = out.others.len() as u32;
                if nth == 0 {
                    self.considered(place, live, &mut out);
                }
                let others = Span(from, out.others.len() as u32);
                out.found.push(Found { slot: place as u32, rule: *v as u32, clauses, conditions, others });
            }
            if self.thorough && live.is_empty() {
                self.considered(place, live, &mut out);
            }
        }
        out
    }

    /// The other rules of a slot: overridden, or with conditions that fail.
    fn considered(&mut self, slot: usize, live: &[usize], out: &mut Reasons) {
        let ready = self.ready;
        let rules = &ready.rules;
        for v in &ready.slots[slot].rules {
            let rule = &rules[*v];
            if live.iter().any(|l| rules[*l].place == rule.place) {
                continue;
            }
            let exception = live.iter().any(|l| rule.beats[*l]);
            let (mut overridden, mut failed) = (Span::default(), Span::default());
            if self.holding.of(rule.cond) == Some(true) {
                overridden = out.span(|places| places.extend(live.iter().filter(|l| rules[**l].beats[*v]).map(|l| *l as u32)));
                if live.is_empty() {
                    failed = out.span(|held| self.waiting(*v, held));
                }
            } else {
                failed = out.span(|held| {
                    let from = held.len();
                    self.support(rule.cond, false, &mut Support { held, from, clauses: None });
                });
            }
            out.others.push(Other { rule: *v as u32, exception, overridden, failed });
        }
    }
}

impl Finding<'_> {
    /// What must still come out for a rule whose conditions hold to decide: that no rule which overrides it does.
    fn waiting(&mut self, v: usize, held: &mut Vec<u32>) {
        let rules = &self.ready.rules;
        for rule in rules.iter().filter(|r| r.beats[v]) {
            if self.holding.of(rule.cond).is_none() {
                let from = held.len();
                self.support(rule.cond, false, &mut Support { held, from, clauses: Some(&mut Vec::new()) });
            }
        }
    }
}

impl Reasons {
    /// What `fill` adds to the places.
    fn span(&mut self, fill: impl FnOnce(&mut Vec<u32>)) -> Span {
        let from = self.places.len() as u32;
        fill(&mut self.places);
        Span(from, self.places.len() as u32)
    }
}
