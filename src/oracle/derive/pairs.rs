//! Pairs of situations that differ in one fact and are ruled differently.

use rustc_hash::FxHashMap;

use crate::engine::diagram::{Ref, Store};
use crate::engine::{Program, SlotProgram, VOID, VarKind};
use crate::model::{Content, FactType, Question, Scalar};

/// A situation: for every variable the place of its value, and the number it stands for where it is one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Side {
    pub values: Vec<usize>,
    pub numbers: Vec<Option<i64>>,
}

/// Two situations, all but one variable alike.
#[derive(Debug, Clone)]
pub(super) struct Pair {
    /// The variable in which they differ.
    pub var: usize,
    pub before: Side,
    pub after: Side,
}

/// All pairs of a program, slot by slot, fact by fact.
pub(super) fn all(content: &Content, question: &Question, program: &Program) -> Vec<Pair> {
    let base = base(content, question, program);
    let mut out = Vec::new();
    for slot in &program.slots {
        // Readings stand as we prefer them, so that a pair is not about them.
        let mut masks = program.space.anything();
        for (var, declared) in program.space.vars.iter().enumerate().filter(|(_, v)| v.is_reading()) {
            masks[var] = 1 << base[var];
            debug_assert!(declared.size() > base[var]);
        }
        for var in program.store.support(slot.root) {
            let var = var as usize;
            let size = program.space.vars[var].size();
            for a in 0..size {
                for b in a + 1..size {
                    if b > a + 1 && ordered(content, program, var) {
                        continue;
                    }
                    out.extend(between(program, slot, &masks, &base, var, [a, b]));
                }
            }
        }
    }
    out
}

/// Whether only neighbours among the values of a variable are compared.
fn ordered(content: &Content, program: &Program, var: usize) -> bool {
    let declared = &program.space.vars[var];
    matches!(declared.kind, VarKind::Intervals(_)) || content.facts.get(&declared.name).is_some_and(|f| f.kind.value == FactType::Stage)
}

/// What is presumed of every variable; where nothing is, its first value.
fn base(content: &Content, question: &Question, program: &Program) -> Vec<usize> {
    let value = |var: &crate::engine::Var| match &var.kind {
        VarKind::Reading(options) => {
            let prefer = content.readings.iter().find(|r| r.id.value == var.name).map(|r| r.prefer.value.as_str());
            options.iter().position(|o| Some(o.as_str()) == prefer).unwrap_or(0)
        }
        VarKind::Words(words) => match content.facts.get(&var.name).and_then(|f| f.if_absent.as_ref()) {
            Some(Scalar::Text(text)) => words.iter().position(|w| w == text).unwrap_or(0),
            _ => 0,
        },
        VarKind::Bool => {
            let incident = question.incidents.iter().any(|i| i.value == var.name);
            let presumed = content.facts.get(&var.name).and_then(|f| f.if_absent.as_ref());
            usize::from(!incident && presumed == Some(&Scalar::Bool(true)))
        }
        VarKind::Intervals(_) => 0,
    };
    program.space.vars.iter().map(value).collect()
}

/// One pair for every two endings between which the values `a` and `b` of a variable decide.
fn between(program: &Program, slot: &SlotProgram, masks: &[u64], base: &[usize], var: usize, values: [usize; 2]) -> Vec<Pair> {
    let mut store = Store::new(program.space.sizes());
    let sides = values.map(|value| {
        let mut held = masks.to_vec();
        held[var] &= 1 << value;
        program.store.restrict(slot.root, &held, VOID, &mut store)
    });
    let count = slot.terminals.len() as u32;
    let class = |t: u32| slot.terminals.get(t as usize).map(|t| t.class);
    let joined = store.apply(sides[0], sides[1], &mut |x, y| if x == VOID || y == VOID || class(x) == class(y) { VOID } else { x * count + y });
    let mut out = Vec::new();
    for terminal in store.terminals(joined).into_iter().filter(|t| *t != VOID) {
        let mut values_of = base.to_vec();
        for (var, value) in cheapest(&store, joined, terminal, base) {
            values_of[var] = value;
        }
        let side = |at: usize, other: usize| {
            let mut values = values_of.clone();
            values[var] = at;
            let number = |(place, value): (usize, &usize)| match &program.space.vars[place].kind {
                // At the boundary the last number before it; elsewhere the first of the interval.
                VarKind::Intervals(starts) if place == var && at < other => starts.get(value + 1).map(|next| next - 1),
                VarKind::Intervals(starts) => starts.get(*value).copied(),
                _ => None,
            };
            let numbers = values.iter().enumerate().map(number).collect();
            Side { values, numbers }
        };
        out.push(Pair { var, before: side(values[0], values[1]), after: side(values[1], values[0]) });
    }
    out
}

/// The path to a terminal on which the fewest variables differ from the base.
fn cheapest(store: &Store, root: Ref, terminal: u32, base: &[usize]) -> Vec<(usize, usize)> {
    fn cost(store: &Store, at: Ref, terminal: u32, base: &[usize], memo: &mut FxHashMap<Ref, Option<(u32, usize)>>) -> Option<u32> {
        if let Some(value) = at.value() {
            return (value == terminal).then_some(0);
        }
        if let Some(known) = memo.get(&at) {
            return known.map(|(cost, _)| cost);
        }
        let node = store.node(at);
        let var = node.var as usize;
        let mut best: Option<(u32, usize)> = None;
        for (value, kid) in node.kids.iter().enumerate() {
            let Some(below) = cost(store, *kid, terminal, base, memo) else { continue };
            let here = below + u32::from(value != base[var]);
            if best.is_none_or(|(b, _)| here < b) {
                best = Some((here, value));
            }
        }
        memo.insert(at, best);
        best.map(|(cost, _)| cost)
    }
    let mut memo = FxHashMap::default();
    cost(store, root, terminal, base, &mut memo);
    let mut out = Vec::new();
    let mut at = root;
    while let Some(Some((_, value))) = memo.get(&at) {
        let node = store.node(at);
        out.push((node.var as usize, *value));
        at = node.kids[*value];
    }
    out
}
