//! A program made ready for rulings: all that a ruling says of rules, of facts and of slots is written down once, with the first ruling. A ruling only
//! finds out which of it holds.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::model::{Basis, Content, Question, Scalar};

use super::cond::{Asks, Cond, Leaf};
use super::holding::{Ready, ReadyLeaf};
use super::program::{Ending, Program, SlotProgram, Terminal, mask_of, orders_any, value_text};
use super::reasons::{Asked, Held};
use super::ruling::{SlotRuling, Status};
use super::space::{VarKind, Window};

/// A rule in force, ready for reasons.
#[derive(Debug, Clone)]
pub(super) struct ReadyRule {
    pub rule: String,
    /// Its clause and those it rests on besides, places in [`Readied::clauses`].
    pub clauses: Vec<u32>,
    pub basis: Basis,
    pub sources: Vec<String>,
    /// Place of the rule in the question; variants of one rule share it.
    pub place: usize,
    /// Its condition, a place in [`Readied::conds`].
    pub cond: u32,
    /// The variants it overrides, by place.
    pub beats: Vec<bool>,
}

/// A slot, ready for rulings.
#[derive(Debug, Clone)]
pub(super) struct ReadySlot {
    /// The variants of its rules, of each rule the first.
    pub rules: Vec<usize>,
    /// What it is where facts are needed.
    pub needs_facts: Arc<SlotRuling>,
    /// What it is at each of its terminals.
    pub at: Vec<Arc<SlotRuling>>,
    /// For each of its classes the terminal, where the class has but one.
    pub only: Vec<Option<u32>>,
}

/// A program ready for rulings; the rules are in the order of its variants.
#[derive(Debug, Clone)]
pub(super) struct Readied {
    pub rules: Vec<ReadyRule>,
    pub slots: Vec<ReadySlot>,
    /// The slot that says how far the whole is decided: that of the outcome, else the first.
    pub outcome: Option<usize>,
    pub clauses: Vec<String>,
    /// The conditions of rules and their parts, those of which a condition is made before it; what rules share stands there once.
    pub conds: Vec<Ready>,
    /// The ways conditions on facts are reported.
    pub held: Vec<Held>,
    /// For each of them, which it repeats: what is known of a fact is said once, however many ways rules ask after it.
    pub said: Vec<u32>,
    /// What is presumed of each variable, as it is shown.
    pub presumed: Vec<(String, Scalar)>,
    /// Whether each variable can be told only by windows on it.
    pub internal: Vec<bool>,
    /// For each variable and each of its limits, the windows in which something changes there.
    pub windows: Vec<Vec<Vec<String>>>,
}

impl Readied {
    pub fn new(content: &Content, question: &Question, program: &Program) -> Readied {
        let (clauses, conds, held, said) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut names = Names { content, program, clauses, conds, held, said, of_fact: FxHashMap::default() };
        let rule_of = |v: usize| &question.rules[program.variants[v].rule];
        let mut rules = Vec::with_capacity(program.variants.len());
        for (v, variant) in program.variants.iter().enumerate() {
            let rule = rule_of(v);
            let mut clauses: Vec<u32> = Vec::new();
            for clause in std::iter::once(&rule.clause.value).chain(rule.with.iter().map(|c| &c.value)).chain(&variant.with) {
                let place = names.clause(clause);
                if !clauses.contains(&place) {
                    clauses.push(place);
                }
            }
            rules.push(ReadyRule {
                rule: rule.id.value.clone(),
                clauses,
                basis: rule.basis,
                sources: rule.sources.iter().map(|s| s.value.clone()).collect(),
                place: variant.rule,
                cond: names.ready(&variant.cond),
                beats: (0..program.variants.len()).map(|other| rule.overrides(rule_of(other))).collect(),
            });
        }
        let slot = |slot: &SlotProgram| ReadySlot {
            rules: (0..rules.len()).filter(|v| rule_of(*v).slot.value == slot.id && (*v == 0 || rules[v - 1].place != rules[*v].place)).collect(),
            needs_facts: Arc::new(SlotRuling::open(slot)),
            at: slot.terminals.iter().map(|t| Arc::new(SlotRuling::ended(slot, t, t.live.clone()))).collect(),
            only: only(slot),
        };
        let slots = program.slots.iter().map(slot).collect();
        let windows = program.space.vars.iter().map(|v| if let VarKind::Intervals(starts) = &v.kind { windows(content, &v.name, starts) } else { Vec::new() });
        let windows = windows.collect();
        let internal = program.space.vars.iter().map(|v| content.facts.get(&v.name).is_some_and(|f| f.internal)).collect();
        let presumed = (0..program.space.vars.len()).map(|var| program.reader.presumed(&program.space, var)).collect();
        let outcome = program.slots.iter().position(|s| s.id == "outcome");
        let outcome = outcome.or(if program.slots.is_empty() { None } else { Some(0) });
        Readied { slots, outcome, rules, clauses: names.clauses, conds: names.conds, held: names.held, said: names.said, presumed, internal, windows }
    }
}

/// For each class of a slot the terminal, where the class has but one.
fn only(slot: &SlotProgram) -> Vec<Option<u32>> {
    let mut out: Vec<Option<u32>> = Vec::new();
    for (place, terminal) in slot.terminals.iter().enumerate() {
        let class = terminal.class as usize;
        if class < out.len() {
            out[class] = None;
        } else {
            out.resize(class, None);
            out.push(Some(place as u32));
        }
    }
    out
}

/// For each limit of a number, the windows on it that can be told and in which something changes there.
fn windows(content: &Content, base: &str, starts: &[i64]) -> Vec<Vec<String>> {
    let told = content.facts.iter().filter(|(_, fact)| fact.view.is_some() && !fact.internal);
    let of_it: Vec<(&String, Window)> = told.map(|(name, _)| (name, Window::of(content, name))).filter(|(_, w)| w.base == base).collect();
    starts.iter().map(|start| of_it.iter().filter(|(_, w)| w.changes_at(*start)).map(|(name, _)| (*name).clone()).collect()).collect()
}

impl SlotRuling {
    /// The slot while facts are needed.
    fn open(slot: &SlotProgram) -> SlotRuling {
        let (then, may, live, readings) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        SlotRuling { id: slot.id.clone(), status: Status::NeedsFacts, then, may, live, not_covered: None, readings }
    }

    /// The slot where it ends in a terminal, or in one of its class: its orders, and the variants that decide it.
    pub(super) fn ended(slot: &SlotProgram, terminal: &Terminal, live: Vec<usize>) -> SlotRuling {
        let (status, not_covered) = match &terminal.ending {
            Ending::Decided => (Status::Decided, None),
            Ending::Discretion => (Status::Discretion, None),
            Ending::NotCovered(why) => (Status::NotCovered, Some(why.clone())),
        };
        SlotRuling { id: slot.id.clone(), status, then: terminal.then.clone(), may: terminal.may.clone(), live, not_covered, readings: Vec::new() }
    }
}

/// What is written down once.
struct Names<'a> {
    content: &'a Content,
    program: &'a Program,
    clauses: Vec<String>,
    conds: Vec<Ready>,
    held: Vec<Held>,
    said: Vec<u32>,
    of_fact: FxHashMap<String, Vec<u32>>,
}

impl Names<'_> {
    fn clause(&mut self, clause: &str) -> u32 {
        let known = self.clauses.iter().position(|c| c == clause);
        known.unwrap_or_else(|| {
            self.clauses.push(clause.to_owned());
            self.clauses.len() - 1
        }) as u32
    }

    fn report(&mut self, held: Held) -> u32 {
        let others = self.of_fact.entry(held.fact.clone()).or_default();
        if let Some(known) = others.iter().find(|i| self.held[**i as usize] == held) {
            return *known;
        }
        let place = self.held.len() as u32;
        let repeats = others.iter().copied().find(|i| held.value.is_some() && self.held[*i as usize].value == held.value);
        self.said.push(repeats.unwrap_or(place));
        others.push(place);
        self.held.push(held);
        place
    }

    /// The place of a condition, which it is given with its parts where it has none yet.
    fn ready(&mut self, cond: &Cond) -> u32 {
        let made = match cond {
            Cond::All(parts) => Ready::All(parts.iter().map(|p| self.ready(p)).collect()),
            Cond::Any(parts) => Ready::Any(parts.iter().map(|p| self.ready(p)).collect()),
            Cond::Not(inner) => Ready::Not(self.ready(inner)),
            Cond::Rests(clause, inner) => Ready::Rests(self.clause(clause), self.ready(inner)),
            Cond::Leaf(leaf) => Ready::Fact(self.leaf(leaf)),
            Cond::Reads(reading, option) => {
                let space = &self.program.space;
                let var = space.index(reading).unwrap_or_default();
                let declared = &space.vars[var];
                let bit = (0..declared.size()).find(|v| value_text(declared, *v) == *option).map_or(0, |i| 1u64 << i);
                Ready::Reads(var, bit)
            }
            Cond::Orders(slot, actions) => {
                let above = &self.program.slots[*slot];
                let classes = above.terminals.iter().map(|t| t.class).max().map_or(0, |m| m as usize + 1);
                let orders = |class: usize| above.terminals.iter().find(|t| t.class as usize == class).is_some_and(|t| orders_any(t, actions));
                Ready::Orders(*slot, (0..classes).map(orders).collect())
            }
        };
        let known = self.conds.iter().position(|c| *c == made);
        known.unwrap_or_else(|| {
            self.conds.push(made);
            self.conds.len() - 1
        }) as u32
    }

    fn leaf(&mut self, leaf: &Leaf) -> ReadyLeaf {
        let at = mask_of(self.content, leaf, &self.program.space);
        let mut ways = Vec::new();
        for opposite in [false, true] {
            if let Some((var, mask)) = at {
                for value in 0..self.program.space.vars[var].size() {
                    let held = self.held(leaf, Some(var), Some(value), Some(mask & (1 << value) != 0), opposite);
                    ways.push(self.report(held));
                }
            }
            for passes in [None, Some(true), Some(false)] {
                let held = self.held(leaf, at.map(|(var, _)| var), None, passes, opposite);
                ways.push(self.report(held));
            }
        }
        ReadyLeaf::new(at, ways)
    }

    /// How a fact is reported of which the value or whether it passes is known, or not.
    fn held(&self, leaf: &Leaf, var: Option<usize>, value: Option<usize>, passes: Option<bool>, opposite: bool) -> Held {
        let asked = match &leaf.asks {
            Asks::Bool(b) => Asked::OneOf(vec![Scalar::Bool(*b != opposite)]),
            Asks::Words(words) => {
                let declared = self.content.facts.get(&leaf.fact);
                let all = declared.map(|f| f.values.iter().map(|v| v.value.clone()).collect()).unwrap_or_else(|| words.clone());
                Asked::OneOf(all.into_iter().filter(|w| words.contains(w) != opposite).map(Scalar::Text).collect())
            }
            Asks::Range { how, number, .. } => Asked::Compared { how: if opposite { how.opposite() } else { *how }, number: *number },
        };
        let declared = var.map(|v| &self.program.space.vars[v]);
        let value = match (declared.map(|d| &d.kind), &leaf.asks) {
            // A yes-or-no window on a number is known as soon as its side is, whichever interval it is.
            (Some(VarKind::Intervals(_)), Asks::Bool(says)) => passes.map(|b| (b == *says).to_string()),
            (Some(VarKind::Intervals(_)), _) => None,
            _ => declared.zip(value).map(|(d, v)| value_text(d, v)),
        };
        Held { fact: leaf.fact.clone(), value, asked, holds: passes == Some(!opposite), open: passes.is_none() }
    }
}
