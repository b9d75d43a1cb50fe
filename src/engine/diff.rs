//! Differences between editions in meaning: the smallest sets of facts whose ruling changed.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::model::{Content, Question, Scalar};

use super::cubes::{Cube, Demand, cubes, demands};
use super::diagram::{Ref, Store};
use super::fault::Fault;
use super::program::{Cuts, Ending, Order, Program, SlotProgram, Terminal, VOID};
use super::reasons::Asked;

/// A ruling that changed.
#[derive(Debug, Clone)]
pub struct Change {
    /// The slot.
    pub slot: String,
    /// The incidents it takes: any one of these. Empty where it does not depend on them.
    pub incidents: Vec<Demand>,
    /// The other facts it takes, no more. What is presumed to be false anyway is left out.
    pub facts: Vec<Demand>,
    /// What the first edition orders.
    pub before: Side,
    /// What the second orders.
    pub after: Side,
}

/// What an edition orders in a slot.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Side {
    /// Ordered.
    pub then: Vec<Order>,
    /// What judgement may order instead.
    pub may: Vec<Order>,
    /// Whether it is not covered.
    pub not_covered: bool,
    /// The clauses of the rules that decide, by id.
    pub clauses: Vec<String>,
}

/// The rulings of a question that changed from one edition to another.
///
/// # Errors
/// The faults of the rules in either edition.
pub fn diff(content: &Content, question: &Question, from: usize, to: usize) -> Result<Vec<Change>, Vec<Fault>> {
    let (a, b) = (Program::compile(content, question, from)?, Program::compile(content, question, to)?);
    let mut cuts: Cuts = a.cuts();
    for (name, more) in b.cuts() {
        cuts.entry(name).or_default().extend(more);
    }
    let mut order: Vec<String> = a.space.vars.iter().map(|v| v.name.clone()).collect();
    order.extend(b.space.vars.iter().map(|v| v.name.clone()).filter(|n| a.space.index(n).is_none()));
    let (a, b) = (Program::compile_in(content, question, from, &cuts, &order)?, Program::compile_in(content, question, to, &cuts, &order)?);
    let space = &a.space;
    let mut out: Vec<Change> = Vec::new();
    for (sa, sb) in a.slots.iter().zip(&b.slots) {
        let mut store = Store::new(space.sizes());
        let mut sides: Vec<Side> = Vec::new();
        let mut roots = Vec::new();
        for (program, slot) in [(&a, sa), (&b, sb)] {
            let ids: Vec<u32> = slot.terminals.iter().map(|t| intern(&mut sides, Side::of(t))).collect();
            roots.push(import(&program.store, slot.root, &mut store, &mut |t| ids.get(t as usize).copied().unwrap_or(VOID)));
        }
        let count = sides.len() as u32;
        let both = store.apply(roots[0], roots[1], &mut |x, y| if x == VOID || y == VOID { VOID } else { x * count + y });
        for (terminal, cube) in cubes(&store, both, space, &|t| t / count != t % count) {
            let side = |i: u32, program: &Program, slot: &SlotProgram| Side { clauses: clauses(question, program, slot, &cube), ..sides[i as usize].clone() };
            let (before, after) = (side(terminal / count, &a, sa), side(terminal % count, &b, sb));
            let all: Vec<Demand> = cube.iter().flat_map(|(var, mask)| demands(content, space, *var, *mask)).collect();
            let is_incident = |d: &Demand| question.incidents.iter().any(|i| i.value == d.fact);
            let is_false = |d: &Demand| matches!(&d.asked, Asked::OneOf(v) if v[..] == [Scalar::Bool(false)]);
            let presumed = |d: &Demand| is_false(d) && content.facts.get(&d.fact).is_some_and(|f| f.if_absent == Some(Scalar::Bool(false)));
            let (incidents, rest): (Vec<Demand>, Vec<Demand>) = all.into_iter().partition(is_incident);
            let facts: Vec<Demand> = rest.into_iter().filter(|d| !presumed(d)).collect();
            let (false_ones, true_ones): (Vec<Demand>, Vec<Demand>) = incidents.into_iter().partition(is_false);
            // Two incidents at once, or the absence of all: those are conditions like any other.
            let (incidents, extra) = match true_ones.len() {
                0 => (Vec::new(), false_ones),
                1 => (true_ones, Vec::new()),
                _ => (Vec::new(), true_ones),
            };
            let facts = [extra, facts].concat();
            let alike = |c: &&mut Change| c.slot == sa.id && c.facts == facts && c.before == before && c.after == after;
            match out.iter_mut().find(alike) {
                Some(known) => {
                    let new = incidents.into_iter().filter(|i| !known.incidents.contains(i)).collect::<Vec<_>>();
                    known.incidents.extend(new);
                }
                None => out.push(Change { slot: sa.id.clone(), incidents, facts, before, after }),
            }
        }
    }
    Ok(out)
}

impl Side {
    fn of(terminal: &Terminal) -> Side {
        let not_covered = matches!(terminal.ending, Ending::NotCovered(_));
        Side { then: terminal.then.clone(), may: terminal.may.clone(), not_covered, clauses: Vec::new() }
    }
}

fn intern(sides: &mut Vec<Side>, side: Side) -> u32 {
    let known = sides.iter().position(|s| *s == side);
    known.unwrap_or_else(|| {
        sides.push(side);
        sides.len() - 1
    }) as u32
}

/// The clauses of the rules that decide a slot wherever a cube holds, by id.
fn clauses(question: &Question, program: &Program, slot: &SlotProgram, cube: &Cube) -> Vec<String> {
    let mut masks = program.space.anything();
    cube.iter().for_each(|(var, mask)| masks[*var] = *mask);
    let mut scratch = Store::new(program.space.sizes());
    let left = program.store.restrict(slot.root, &masks, VOID, &mut scratch);
    let mut out: Vec<String> = Vec::new();
    for terminal in scratch.terminals(left).into_iter().filter(|t| *t != VOID) {
        for variant in slot.terminals[terminal as usize].live.iter().map(|v| &program.variants[*v]) {
            for clause in std::iter::once(&question.rules[variant.rule].clause.value).chain(&variant.with) {
                if !out.contains(clause) {
                    out.push(clause.clone());
                }
            }
        }
    }
    out
}

/// Copies a diagram from one store to another over the same variables, with other terminals.
pub(super) fn import(from: &Store, at: Ref, into: &mut Store, terminal: &mut impl FnMut(u32) -> u32) -> Ref {
    fn copy(from: &Store, at: Ref, into: &mut Store, terminal: &mut impl FnMut(u32) -> u32, memo: &mut BTreeMap<Ref, Ref>) -> Ref {
        if let Some(value) = at.value() {
            return Ref::terminal(terminal(value));
        }
        if let Some(done) = memo.get(&at) {
            return *done;
        }
        let node = from.node(at);
        let kids = node.kids.iter().map(|k| copy(from, *k, into, terminal, memo)).collect();
        let made = into.make(node.var, kids);
        memo.insert(at, made);
        made
    }
    copy(from, at, into, terminal, &mut BTreeMap::new())
}

/// An order for JSON.
impl Serialize for Order {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let mut map = s.serialize_map(Some(1 + self.params.len()))?;
        map.serialize_entry("action", &self.action)?;
        for (name, value) in &self.params {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}
