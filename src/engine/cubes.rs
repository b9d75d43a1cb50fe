//! Cubes: the smallest sets of facts under which a diagram ends in a given way.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::model::{Content, Scalar};

use super::cond::Comparison;
use super::diagram::{Ref, Store};
use super::program::VOID;
use super::reasons::Asked;
use super::space::{Space, VarKind, Window};

/// The values some variables must have, a bit each; variables that do not matter are absent.
pub type Cube = BTreeMap<usize, u64>;

/// A condition on one fact, as a cube demands it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Demand {
    /// The fact (or reading).
    pub fact: String,
    /// What it must be.
    #[serde(flatten)]
    pub asked: Asked,
}

/// The cubes of every terminal that `wanted` accepts: each as small as it can be made, none contained in another, smallest first.
pub fn cubes(store: &Store, root: Ref, space: &Space, wanted: &impl Fn(u32) -> bool) -> Vec<(u32, Cube)> {
    let mut out: Vec<(u32, Cube)> = Vec::new();
    for terminal in store.terminals(root).into_iter().filter(|t| *t != VOID && wanted(*t)) {
        let mut paths = Vec::new();
        collect(store, root, terminal, space, &mut Cube::new(), &mut paths);
        let mut found: Vec<Cube> = Vec::new();
        for path in paths {
            let small = shrink(store, root, terminal, path, space);
            if !found.iter().any(|f| contains(f, &small)) {
                found.retain(|f| !contains(&small, f));
                found.push(small);
            }
        }
        out.extend(found.into_iter().map(|c| (terminal, c)));
    }
    out.sort_by_key(|(t, c)| (c.len(), *t));
    out
}

/// The fewest facts under which a diagram ends as `wanted`, and in which terminal; none where it never does.
pub fn smallest(content: &Content, space: &Space, store: &Store, root: Ref, wanted: &impl Fn(u32) -> bool) -> Option<(u32, Vec<Demand>)> {
    let path = store.example(root, wanted)?;
    let end = path.iter().fold(root, |at, (_, value)| store.node(at).kids[*value]).value()?;
    let cube = shrink(store, root, end, path.iter().map(|(var, value)| (*var as usize, 1 << value)).collect(), space);
    Some((end, cube.iter().flat_map(|(var, mask)| demands(content, space, *var, *mask)).collect()))
}

/// Demands in the words of the vocabulary: `colour = red, minutes = 10..19`; `{}` where nothing is demanded.
pub fn said(demands: &[Demand]) -> String {
    let mut out: Vec<String> = Vec::new();
    let mut rest = demands.iter().peekable();
    while let Some(Demand { fact, asked }) = rest.next() {
        let (mut low, mut high) = (None, None);
        match asked {
            Asked::OneOf(values) => {
                let values: Vec<String> = values.iter().map(ToString::to_string).collect();
                out.push(if values.len() == 1 { format!("{fact} = {}", values[0]) } else { format!("{fact} = [ {} ]", values.join(", ")) });
                continue;
            }
            Asked::Compared { how: Comparison::AtLeast, number } => low = Some(*number),
            Asked::Compared { number, .. } => high = Some(*number - 1),
        }
        if let Some(Demand { asked: Asked::Compared { how: Comparison::Below, number }, .. }) = rest.next_if(|next| high.is_none() && next.fact == *fact) {
            high = Some(*number - 1);
        }
        let end = |n: Option<i64>| n.map(|n| n.to_string()).unwrap_or_default();
        out.push(if low == high { format!("{fact} = {}", end(low)) } else { format!("{fact} = {}..{}", end(low), end(high)) });
    }
    if out.is_empty() { "{}".to_owned() } else { out.join(", ") }
}

/// Whether a value can go together with these: of a number only one that adjoins, as limits say nothing of a gap between them.
fn joins(space: &Space, var: usize, mask: u64, value: usize) -> bool {
    !matches!(space.vars[var].kind, VarKind::Intervals(_)) || (mask << 1 | mask >> 1) & (1 << value) != 0
}

/// Every path to a terminal; values that lead to the same child go together where they can.
fn collect(store: &Store, at: Ref, terminal: u32, space: &Space, path: &mut Cube, out: &mut Vec<Cube>) {
    if let Some(value) = at.value() {
        if value == terminal {
            out.push(path.clone());
        }
        return;
    }
    let node = store.node(at);
    let mut kids: Vec<(Ref, u64)> = Vec::new();
    for (value, kid) in node.kids.iter().enumerate() {
        match kids.iter_mut().find(|(k, mask)| k == kid && joins(space, node.var as usize, *mask, value)) {
            Some((_, mask)) => *mask |= 1 << value,
            None => kids.push((*kid, 1 << value)),
        }
    }
    for (kid, mask) in kids {
        path.insert(node.var as usize, mask);
        collect(store, kid, terminal, space, path, out);
        path.remove(&(node.var as usize));
    }
}

/// Drops every demand without which the cube still always ends in the terminal, and widens the others as far as they go.
fn shrink(store: &Store, root: Ref, terminal: u32, mut cube: Cube, space: &Space) -> Cube {
    let only = |cube: &Cube| {
        let mut masks = space.anything();
        cube.iter().for_each(|(var, mask)| masks[*var] = *mask);
        let mut scratch = Store::new(space.sizes());
        let left = store.restrict(root, &masks, VOID, &mut scratch);
        left.value() == Some(terminal)
    };
    for var in cube.keys().copied().rev().collect::<Vec<_>>() {
        let kept = cube.remove(&var);
        if !only(&cube)
            && let Some(mask) = kept
        {
            let mut wide = mask;
            let values = 0..space.vars[var].size();
            // Up, then down: a number grows at both its ends.
            for value in values.clone().chain(values.rev()).filter(|v| mask & (1 << v) == 0) {
                let more = wide | 1 << value;
                cube.insert(var, more);
                if joins(space, var, wide, value) && only(&cube) {
                    wide = more;
                }
            }
            cube.insert(var, wide);
        }
    }
    cube
}

/// Whether `wide` holds wherever `narrow` does.
fn contains(wide: &Cube, narrow: &Cube) -> bool {
    wide.iter().all(|(var, mask)| narrow.get(var).is_some_and(|n| n & !mask == 0))
}

/// What the values of a variable demand of facts that can be told: one fact, or several limits on windows.
pub fn demands(content: &Content, space: &Space, var: usize, mask: u64) -> Vec<Demand> {
    let declared = &space.vars[var];
    let name = declared.name.clone();
    match &declared.kind {
        VarKind::Bool => vec![Demand { fact: name, asked: Asked::OneOf(vec![Scalar::Bool(mask == 2)]) }],
        VarKind::Words(words) | VarKind::Reading(words) => {
            let chosen = words.iter().enumerate().filter(|(i, _)| mask & (1 << i) != 0).map(|(_, w)| Scalar::Text(w.clone())).collect();
            vec![Demand { fact: name, asked: Asked::OneOf(chosen) }]
        }
        VarKind::Intervals(starts) => {
            let mut out = Vec::new();
            let first = mask.trailing_zeros() as usize;
            let last = 63 - mask.leading_zeros() as usize;
            if first > 0 {
                out.extend(limit(content, &name, starts[first], Comparison::AtLeast));
            }
            if let Some(next) = starts.get(last + 1) {
                out.extend(limit(content, &name, *next, Comparison::Below));
            }
            out
        }
    }
}

/// A limit on a number, as a limit on the fact that can be told; on a sum without a window there, as a limit on itself.
fn limit(content: &Content, base: &str, at: i64, how: Comparison) -> Option<Demand> {
    let told = |name: &str, number| Demand { fact: name.to_owned(), asked: Asked::Compared { how, number } };
    let declared = content.facts.get(base)?;
    if !declared.internal {
        return Some(told(base, at));
    }
    let window = content.facts.iter().find_map(|(name, fact)| {
        let window = Window::of(content, name);
        let shows = fact.view.is_some() && !fact.internal && window.base == base && window.changes_at(at);
        let says = || Demand { fact: name.clone(), asked: Asked::OneOf(vec![Scalar::Bool(how == Comparison::AtLeast)]) };
        shows.then(|| if window.counts() { told(name, window.show(at)) } else { says() })
    });
    window.or_else(|| (!declared.sum.is_empty()).then(|| told(base, at)))
}
