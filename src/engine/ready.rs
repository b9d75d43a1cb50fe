//! Conditions made ready for rulings: what a walk over a condition looks up (variables, values, how a fact would be reported) is looked up once.

use std::sync::{Arc, OnceLock};

use crate::model::{Basis, Content, Question, Scalar};

use super::cond::{Asks, Cond, Leaf};
use super::program::{Program, mask_of, orders_any, value_text};
use super::reasons::{Asked, Held};
use super::space::VarKind;

/// A condition whose names have become places.
#[derive(Debug, Clone)]
pub(super) enum Ready {
    All(Vec<Ready>),
    Any(Vec<Ready>),
    Not(Box<Ready>),
    Fact(ReadyLeaf),
    /// A reading's variable and the bit of its option.
    Reads(usize, u64),
    /// A slot above, and for each of its classes whether it orders what is asked.
    Orders(usize, Vec<bool>),
    Rests(Arc<str>, Box<Ready>),
}

/// A condition on a fact.
#[derive(Debug, Clone)]
pub(super) struct ReadyLeaf {
    /// The variable, and the values for which it holds.
    at: Option<(usize, u64)>,
    leaf: Leaf,
    /// How it is reported, made when first needed: for each single value and for several (open, passing, failing), as asked and put the other way.
    held: Vec<OnceLock<Arc<Held>>>,
}

/// A rule in force, ready for reasons.
#[derive(Debug, Clone)]
pub(super) struct ReadyRule {
    /// Place of the rule in the question.
    pub place: usize,
    pub rule: Arc<str>,
    pub clause: Arc<str>,
    /// Its clause and those it rests on besides.
    pub clauses: Vec<Arc<str>>,
    pub basis: Basis,
    pub sources: Arc<[String]>,
    /// Place of its slot.
    pub slot: usize,
    pub cond: Ready,
    /// The variants it overrides, by place.
    pub beats: Vec<bool>,
}

/// The rules of a program, ready for reasons; in the order of its variants.
#[derive(Debug, Clone)]
pub(super) struct Reasoner {
    pub rules: Vec<ReadyRule>,
    pub slots: Vec<Arc<str>>,
}

impl Reasoner {
    pub fn new(content: &Content, question: &Question, program: &Program) -> Reasoner {
        let rule_of = |v: usize| &question.rules[program.variants[v].rule];
        let rules = program.variants.iter().enumerate().map(|(v, variant)| {
            let rule = rule_of(v);
            let mut clauses: Vec<Arc<str>> = Vec::new();
            for clause in std::iter::once(&rule.clause.value).chain(rule.with.iter().map(|c| &c.value)).chain(&variant.with) {
                if !clauses.iter().any(|c| **c == **clause) {
                    clauses.push(clause.as_str().into());
                }
            }
            ReadyRule {
                place: variant.rule,
                rule: rule.id.value.as_str().into(),
                clause: rule.clause.value.as_str().into(),
                clauses,
                basis: rule.basis,
                sources: rule.sources.iter().map(|s| s.value.clone()).collect(),
                slot: program.slots.iter().position(|s| s.id == rule.slot.value).unwrap_or(usize::MAX),
                cond: ready(content, program, &variant.cond),
                beats: (0..program.variants.len()).map(|other| rule.overrides(rule_of(other))).collect(),
            }
        });
        Reasoner { rules: rules.collect(), slots: program.slots.iter().map(|s| s.id.as_str().into()).collect() }
    }
}

fn ready(content: &Content, program: &Program, cond: &Cond) -> Ready {
    let all = |parts: &[Cond]| parts.iter().map(|p| ready(content, program, p)).collect();
    match cond {
        Cond::All(parts) => Ready::All(all(parts)),
        Cond::Any(parts) => Ready::Any(all(parts)),
        Cond::Not(inner) => Ready::Not(Box::new(ready(content, program, inner))),
        Cond::Rests(clause, inner) => Ready::Rests(clause.as_str().into(), Box::new(ready(content, program, inner))),
        Cond::Leaf(leaf) => {
            let at = mask_of(content, leaf, &program.space);
            let ways = 2 * (at.map_or(0, |(var, _)| program.space.vars[var].size()) + 3);
            Ready::Fact(ReadyLeaf { at, leaf: leaf.clone(), held: vec![OnceLock::new(); ways] })
        }
        Cond::Reads(reading, option) => {
            let var = program.space.index(reading).unwrap_or_default();
            let declared = &program.space.vars[var];
            let bit = (0..declared.size()).find(|v| value_text(declared, *v) == *option).map_or(0, |i| 1u64 << i);
            Ready::Reads(var, bit)
        }
        Cond::Orders(slot, actions) => {
            let above = &program.slots[*slot];
            let classes = above.terminals.iter().map(|t| t.class).max().map_or(0, |m| m as usize + 1);
            let orders = |class: usize| above.terminals.iter().find(|t| t.class as usize == class).is_some_and(|t| orders_any(t, actions));
            Ready::Orders(*slot, (0..classes).map(orders).collect())
        }
    }
}

/// Whether the open values pass a mask; none while they can go either way.
fn pass(open: u64, mask: u64) -> Option<bool> {
    if open & !mask == 0 {
        Some(true)
    } else if open & mask == 0 {
        Some(false)
    } else {
        None
    }
}

impl Ready {
    /// Whether it holds for the open values and the classes of the slots above: none while it can go either way.
    pub fn holds(&self, open: &[u64], classes: &[Option<u32>]) -> Option<bool> {
        match self {
            Ready::All(parts) => every(parts, true, open, classes),
            Ready::Any(parts) => every(parts, false, open, classes).map(|b| !b),
            Ready::Not(inner) => inner.holds(open, classes).map(|b| !b),
            Ready::Rests(_, inner) => inner.holds(open, classes),
            Ready::Fact(leaf) => leaf.at.and_then(|(var, mask)| pass(open[var], mask)),
            Ready::Reads(var, bit) => pass(open[*var], *bit),
            Ready::Orders(slot, by_class) => classes.get(*slot).copied().flatten().and_then(|c| by_class.get(c as usize).copied()),
        }
    }
}

/// Whether every part comes out as wanted: some(false) as soon as one does not.
fn every(parts: &[Ready], wanted: bool, open: &[u64], classes: &[Option<u32>]) -> Option<bool> {
    let mut known = true;
    for part in parts {
        match part.holds(open, classes) {
            Some(b) if b != wanted => return Some(false),
            Some(_) => {}
            None => known = false,
        }
    }
    known.then_some(true)
}

impl ReadyLeaf {
    /// How the fact stands against the condition, or against its opposite.
    pub fn held(&self, content: &Content, program: &Program, open: &[u64], opposite: bool) -> &Arc<Held> {
        let (place, known) = match self.at {
            None => (0, None),
            Some((var, mask)) => {
                let known = open[var];
                let size = program.space.vars[var].size();
                let several = || size + pass(known, mask).map_or(0, |b| 1 + usize::from(!b));
                (if known.count_ones() == 1 { known.trailing_zeros() as usize } else { several() }, Some(known))
            }
        };
        let half = self.held.len() / 2;
        self.held[place + if opposite { half } else { 0 }].get_or_init(|| Arc::new(self.report(content, program, known, opposite)))
    }

    fn report(&self, content: &Content, program: &Program, known: Option<u64>, opposite: bool) -> Held {
        let leaf = &self.leaf;
        let asked = match &leaf.asks {
            Asks::Bool(b) => Asked::OneOf(vec![Scalar::Bool(*b != opposite)]),
            Asks::Words(words) => {
                let all = content.facts.get(&leaf.fact).map(|f| f.values.iter().map(|v| v.value.clone()).collect()).unwrap_or_else(|| words.clone());
                Asked::OneOf(all.into_iter().filter(|w| words.contains(w) != opposite).map(Scalar::Text).collect())
            }
            Asks::Range { how, number, .. } => Asked::Compared { how: if opposite { how.opposite() } else { *how }, number: *number },
        };
        let (value, holds) = match self.at.zip(known) {
            Some(((var, mask), known)) => {
                let declared = &program.space.vars[var];
                let cut = matches!(declared.kind, VarKind::Intervals(_));
                // A yes-or-no window on a number is known as soon as its side is, whichever interval it is.
                let says = match leaf.asks {
                    Asks::Bool(says) => pass(known, mask).map(|b| (b == says).to_string()),
                    _ => None,
                };
                let value = (known.count_ones() == 1).then(|| value_text(declared, known.trailing_zeros() as usize));
                (if cut { says } else { value }, if opposite { known & mask == 0 } else { known & !mask == 0 })
            }
            None => (None, false),
        };
        Held { fact: leaf.fact.clone(), value, asked, holds }
    }
}
