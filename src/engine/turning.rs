//! The ways a slot can be made to end otherwise: the least changes of what was told, found as shortest walks through its diagram.
//!
//! A walk goes down the variables. At each the telling stays as it is, which may leave several values open, or the variable is told to have a value, which is a
//! change. What stays open leads to several places at once, so a walk is at a set of nodes; where the set has come to one, the slot is decided. What is presumed
//! is presumed of the changed telling: it depends on whether an incident is told, which is settled before the walk, on what was told of variables passed, and on
//! whether it can be with the rest, so a walk is also at the nodes where it would be without the presumption.

use std::collections::BTreeMap;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::diagram::Ref;
use super::program::{Program, VOID};
use super::told::Known;

/// Variables told to have a value, one bit each: in the order of the variables.
pub(super) type Changes = Vec<(usize, u64)>;

/// Where a slot ends: what is left of its diagram, a terminal or a test of readings; none where it depends on facts still open.
pub(super) type End = Option<Ref>;

/// Where a walk is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Place {
    /// The variable at which it goes on; as many as there are where it has ended.
    var: usize,
    /// The nodes it is at, sorted, with what is presumed; then those with ever less of it, which count only where there comes to be none before them. No list is
    /// empty; there is none where the facts cannot be together.
    nodes: Vec<Vec<Ref>>,
    /// Of what was passed: whether an incident is told, then which of [`Walk::pairs`] are told so; a bit each.
    told: u64,
}

/// For each end the least number of changes that lead there.
type Least = Rc<BTreeMap<End, usize>>;

struct Walk<'a> {
    program: &'a Program,
    known: &'a Known,
    /// Whether an incident is told in the changed telling.
    incident_told: bool,
    /// The variables and values on which presumptions of others depend.
    pairs: Vec<(usize, u64)>,
    least: FxHashMap<Place, Least>,
}

/// For each end but the present one that a slot can be brought to: every least set of changes that does, where there are several.
pub(super) fn turning(program: &Program, known: &Known, root: Ref) -> BTreeMap<End, Vec<Changes>> {
    let pairs = (0..program.space.vars.len()).filter_map(|v| program.reader.presumption(v)).flat_map(|p| p.only_with.iter().copied()).collect::<Vec<_>>();
    let incidents = !program.reader.incidents().is_empty();
    let walk = |incident_told| Walk { program, known, incident_told, pairs: pairs.clone(), least: FxHashMap::default() };
    let mut walks: Vec<(Walk, Place, Least)> = Vec::new();
    for mut walk in [true, false].into_iter().filter(|told| incidents || !told).map(walk) {
        let start = walk.place(0, vec![vec![root]], 0);
        let least = walk.least(&start);
        walks.push((walk, start, least));
    }
    let mut ends: BTreeMap<End, usize> = BTreeMap::new();
    for (end, changes) in walks.iter().flat_map(|(.., least)| least.iter()) {
        let known = ends.entry(*end).or_insert(*changes);
        *known = (*known).min(*changes);
    }
    let mut out = BTreeMap::new();
    for (end, changes) in ends.into_iter().filter(|(_, changes)| *changes > 0) {
        let mut found = Vec::new();
        for (walk, start, least) in &mut walks {
            if least.get(&end) == Some(&changes) {
                walk.list(start, end, changes, &mut Vec::new(), &mut found);
            }
        }
        out.insert(end, found);
    }
    out
}

impl Walk<'_> {
    /// Where a walk goes on, with these nodes before it and the variables from `from` on not passed.
    fn place(&self, from: usize, mut nodes: Vec<Vec<Ref>>, told: u64) -> Place {
        for list in &mut nodes {
            list.retain(|n| n.value() != Some(VOID));
            list.sort_unstable();
            list.dedup();
        }
        nodes.retain(|list| !list.is_empty());
        // Below terminals there is nothing that could not be.
        let settled = nodes.iter().position(|list| list.iter().any(|n| n.value().is_some()));
        nodes.truncate(settled.map_or(nodes.len(), |place| place + 1));
        nodes.dedup();
        let vars = &self.program.space.vars;
        let tested = nodes.iter().flatten().map(|n| self.program.store.var(*n) as usize).min();
        // What presumptions depend on is passed even where nothing tests it.
        let bears = |v: &usize| self.program.reader.incidents().contains(v) || self.pairs.iter().any(|(var, _)| var == v);
        let var = (from..vars.len()).find(|v| Some(*v) == tested || bears(v)).filter(|v| !vars[*v].is_reading() && !nodes.is_empty());
        Place { var: var.unwrap_or(vars.len()), nodes, told }
    }

    /// The end, where a walk has come to one; none inside where it comes to nothing.
    fn end(&self, at: &Place) -> Option<Option<End>> {
        let end = at.nodes.first().map(|list| if let [one] = list[..] { Some(one) } else { None });
        (at.var == self.program.space.vars.len()).then(|| end.filter(|_| !self.incident_told || at.told & 1 != 0))
    }

    /// Every step from a place: what is changed, a bit of the variable, or nothing.
    fn steps(&self, at: &Place) -> Vec<(Option<u64>, Place)> {
        let (program, known, var) = (self.program, self.known, at.var);
        let follow = |list: &Vec<Ref>, mask: u64| {
            let mut out = Vec::with_capacity(list.len());
            for node in list {
                if program.store.var(*node) as usize == var {
                    let kids = program.store.node(*node).kids.iter().enumerate();
                    out.extend(kids.filter(|(value, _)| mask & (1 << value) != 0).map(|(_, kid)| *kid));
                } else {
                    out.push(*node);
                }
            }
            out
        };
        let incident = program.reader.incidents().contains(&var);
        let told = |bit: u64| {
            let pairs = self.pairs.iter().enumerate().filter(|(_, pair)| **pair == (var, bit));
            pairs.fold(at.told | u64::from(incident && bit == 2), |told, (place, _)| told | 2 << place)
        };
        // An incident told in a telling that tells none.
        let barred = |bit: u64| incident && bit == 2 && !self.incident_told;
        let all = program.space.vars[var].all();
        let tells = |v: usize, bit: u64| self.pairs.iter().position(|pair| *pair == (v, bit)).is_some_and(|place| at.told & (2 << place) != 0);
        let presumed = program.reader.presumption(var).filter(|p| !known.says(var) && p.applies(self.incident_told, tells)).map(|p| p.mask);
        let stays = if known.says(var) { known.left(var) } else { presumed.unwrap_or(all) };
        let mut out = Vec::new();
        let is = known.says(var).then_some(known.masks[var]).filter(|m| m.is_power_of_two()).unwrap_or_default();
        if !barred(is) {
            // What cannot be is not presumed.
            let without = presumed.filter(|_| program.reader.binds(var)).map(|_| all);
            let nodes = at.nodes.iter().flat_map(|list| std::iter::once(stays).chain(without).map(|mask| follow(list, mask))).collect();
            out.push((None, self.place(var + 1, nodes, told(is))));
        }
        for bit in (0..program.space.vars[var].size()).map(|value| 1 << value).filter(|bit| *bit != stays && !barred(*bit)) {
            let nodes = at.nodes.iter().map(|list| follow(list, bit)).collect();
            out.push((Some(bit), self.place(var + 1, nodes, told(bit))));
        }
        out
    }

    fn least(&mut self, at: &Place) -> Least {
        if let Some(known) = self.least.get(at) {
            return known.clone();
        }
        let mut out = BTreeMap::new();
        match self.end(at) {
            Some(end) => out.extend(end.map(|end| (end, 0))),
            None => {
                for (change, next) in self.steps(at) {
                    for (end, changes) in self.least(&next).iter() {
                        let changes = changes + usize::from(change.is_some());
                        let known = out.entry(*end).or_insert(changes);
                        *known = (*known).min(changes);
                    }
                }
            }
        }
        let out = Rc::new(out);
        self.least.insert(at.clone(), out.clone());
        out
    }

    /// Every way to an end by just so many changes, the least there are.
    fn list(&mut self, at: &Place, end: End, left: usize, so_far: &mut Changes, out: &mut Vec<Changes>) {
        if self.end(at).is_some() {
            if !out.contains(so_far) {
                out.push(so_far.clone());
            }
            return;
        }
        for (change, next) in self.steps(at) {
            let Some(left) = left.checked_sub(usize::from(change.is_some())) else { continue };
            if self.least(&next).get(&end) != Some(&left) {
                continue;
            }
            so_far.extend(change.map(|bit| (at.var, bit)));
            self.list(&next, end, left, so_far, out);
            so_far.truncate(so_far.len() - usize::from(change.is_some()));
        }
    }
}
