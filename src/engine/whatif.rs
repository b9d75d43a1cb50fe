//! What if: the smallest changes of facts that would turn a ruling.

use serde::Serialize;

use crate::model::{Content, Scalar};

use super::cond::Comparison;
use super::cubes::{Demand, demands};
use super::program::{Order, Program};
use super::reasons::Asked;
use super::ruling::{ReadingRuling, Ruling, SlotRuling, Status};
use super::space::{VarKind, Window};
use super::told::{Known, Part, Told};
use super::turning::{Changes, turning};

/// A change of facts and what a slot would then be. All that one change turns stands together.
#[derive(Debug, Clone, Serialize)]
pub struct WhatIf {
    /// The slot it turns.
    pub slot: String,
    /// The facts that would have to be otherwise, no more; what else was told of the same number is let go.
    pub facts: Vec<Demand>,
    /// How far it would then be decided.
    pub status: Status,
    /// What would then be ordered there; in a dispute what the preferred reading orders.
    pub then: Vec<Order>,
    /// What judgement might then order instead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub may: Vec<Order>,
    /// What is ordered there now.
    pub instead_of: Vec<Order>,
    /// What judgement may order there now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub instead_of_may: Vec<Order>,
}

/// The smallest changes of facts after which a slot that needs no more facts is otherwise, each with all that the ruling of the changed telling has otherwise:
/// for every other way the slot can end, those of the fewest facts, where it takes more than two the first alone. That it then depends on other facts
/// is said of the change of one alone, that it is disputed of two at most. The fewest facts first, then as declared.
///
/// `told` is what was ruled on and `known` that in the terms of the variables; `ask` rules on another telling, none where its facts cannot be together.
pub fn what_if(content: &Content, program: &Program, known: &Known, told: &Told, ruling: &Ruling, ask: &dyn Fn(&Told) -> Option<Ruling>) -> Vec<WhatIf> {
    let whatif = Asking { content, program, told, ruling, ask };
    let mut found: Vec<(Changes, Ruling)> = Vec::new();
    for (place, slot) in program.slots.iter().enumerate().filter(|(place, _)| ruling.slots[*place].status != Status::NeedsFacts) {
        for (end, mut ways) in turning(program, known, slot.by_class) {
            // What it takes much to come to should be certain.
            let most = end.map_or(1, |end| if end.value().is_some() { usize::MAX } else { 2 });
            ways.retain(|way| way.len() <= most);
            ways.sort_unstable();
            let turned = ways.into_iter().filter_map(|way| {
                let then = found.iter().find(|(known, _)| *known == way).map(|(_, then)| then.clone()).or_else(|| whatif.then(&way))?;
                otherwise(&then.slots[place], &ruling.slots[place]).then_some((way, then))
            });
            let all: Vec<(Changes, Ruling)> = turned.collect();
            let first = all.first().map(|(way, _)| way.iter().map(|(var, _)| *var).collect::<Vec<_>>()).filter(|vars| vars.len() > 2);
            let kept = |way: &Changes| first.as_ref().is_none_or(|vars| way.iter().map(|(var, _)| var).eq(vars));
            for (way, then) in all.into_iter().filter(|(way, _)| kept(way)) {
                if !found.iter().any(|(known, _)| *known == way) {
                    found.push((way, then));
                }
            }
        }
    }
    found.sort_by(|(a, _), (b, _)| (a.len(), a).cmp(&(b.len(), b)));
    while whatif.join(&mut found) {}
    found.iter().flat_map(|(changes, then)| whatif.turned(changes, then)).collect()
}

/// Whether a slot is otherwise than it is.
fn otherwise(then: &SlotRuling, now: &SlotRuling) -> bool {
    let same = |(a, b): (&ReadingRuling, &ReadingRuling)| (&a.options, &a.then, &a.may) == (&b.options, &b.then, &b.may);
    let readings = then.readings.len() == now.readings.len() && then.readings.iter().zip(&now.readings).all(same);
    !readings || (then.status, &then.then, &then.may, &then.not_covered) != (now.status, &now.then, &now.may, &now.not_covered)
}

struct Asking<'a> {
    content: &'a Content,
    program: &'a Program,
    told: &'a Told,
    ruling: &'a Ruling,
    ask: &'a dyn Fn(&Told) -> Option<Ruling>,
}

impl Asking<'_> {
    /// The ruling of the changed telling; none where it cannot be told, or what is told of it is not enough to be so.
    fn then(&self, changes: &Changes) -> Option<Ruling> {
        let (first, last) = ((self.ask)(&self.telling(changes, false)?)?, (self.ask)(&self.telling(changes, true)?)?);
        (!first.slots.iter().zip(&last.slots).any(|(a, b)| otherwise(a, b))).then_some(first)
    }

    /// What is told after the changes, of numbers the first that it can be or the last.
    fn telling(&self, changes: &Changes, last: bool) -> Option<Told> {
        let (content, space) = (self.content, &self.program.space);
        let mut out = self.told.clone();
        for (var, bit) in changes {
            let (declared, value) = (&space.vars[*var], bit.trailing_zeros() as usize);
            let value = match &declared.kind {
                VarKind::Bool => Scalar::Bool(value == 1),
                VarKind::Words(words) => Scalar::Text(words[value].clone()),
                VarKind::Reading(_) => return None,
                VarKind::Intervals(starts) => {
                    // What else was told of the number, or of one it counts in, is let go.
                    out.retain(|name, _| {
                        let of = Window::of(content, name).base;
                        of != declared.name && content.facts.get(of).is_none_or(|f| !f.sum.contains_key(&declared.name))
                    });
                    if let Some((part, low, high)) = self.part(*var, *bit) {
                        out.insert(part.name.clone(), Some(Scalar::Number(if last { high } else { low })));
                        continue;
                    }
                    let parts = self.program.reader.sum(*var).map(|s| s.parts.as_slice()).unwrap_or_default();
                    parts.iter().for_each(|part| drop(out.remove(&part.name)));
                    let greatest = content.facts.get(&declared.name).map_or(0, |f| f.max);
                    let number = if last { starts.get(value + 1).map_or(greatest, |next| next - 1) } else { starts[value] };
                    for demand in demands(content, space, *var, *bit) {
                        content.facts.get(&demand.fact).filter(|f| !f.internal)?;
                        let window = Window::of(content, &demand.fact);
                        let value = window.above.map_or_else(|| Scalar::Number(window.show(number)), |limit| Scalar::Bool(number > limit));
                        out.insert(demand.fact, Some(value));
                    }
                    continue;
                }
            };
            out.insert(declared.name.clone(), Some(value));
        }
        Some(out)
    }

    /// The part of a sum, all of whose parts were told, by which the sum comes to have these values while the others stay, and from what to what it then is: the
    /// first counted once that can, those counted up before those taken away.
    fn part(&self, var: usize, mask: u64) -> Option<(&Part, i64, i64)> {
        let program = self.program;
        let sum = program.reader.sum(var)?;
        let VarKind::Intervals(starts) = &program.space.vars[var].kind else { return None };
        let number = |p: &Part| if let Some(Some(Scalar::Number(n))) = self.told.get(&p.name) { Some(*n) } else { None };
        let total = sum.parts.iter().map(|p| Some(number(p)? * p.times)).sum::<Option<i64>>()?;
        let (first, last) = (mask.trailing_zeros() as usize, 63 - mask.leading_zeros() as usize);
        let low = (first > 0).then(|| starts[first]);
        let high = starts.get(last + 1).map(|next| next - 1);
        let mut parts: Vec<&Part> = sum.parts.iter().filter(|p| p.times.abs() == 1).collect();
        parts.sort_by_key(|p| -p.times);
        parts.into_iter().find_map(|part| {
            let rest = total - number(part)? * part.times;
            // The part for which the sum is so much.
            let at = |sum: i64| (sum - rest) * part.times;
            let (low, high) = if part.times > 0 { (low.map(at), high.map(at)) } else { (high.map(at), low.map(at)) };
            let (low, high) = (low.map_or(part.bounds.0, |n| n.max(part.bounds.0)), high.map_or(part.bounds.1, |n| n.min(part.bounds.1)));
            (low <= high).then_some((part, low, high))
        })
    }

    /// What changes ask of facts.
    fn asked(&self, (var, mask): (usize, u64)) -> Vec<Demand> {
        let Some((part, low, high)) = self.part(var, mask) else { return demands(self.content, &self.program.space, var, mask) };
        let demand = |how, number| Demand { fact: part.name.clone(), asked: Asked::Compared { how, number } };
        let low = (low > part.bounds.0).then(|| demand(Comparison::AtLeast, low));
        low.into_iter().chain((high < part.bounds.1).then(|| demand(Comparison::AtMost, high))).collect()
    }

    /// Joins the first two changes that differ in the value of one variable alone and lead to the same: of numbers only values that adjoin, as a limit says
    /// nothing of a gap.
    fn join(&self, found: &mut Vec<(Changes, Ruling)>) -> bool {
        for second in 1..found.len() {
            for first in 0..second {
                let ((a, to), (b, too)) = (&found[first], &found[second]);
                if a.len() != b.len() || to.slots.iter().zip(&too.slots).any(|(a, b)| otherwise(a, b)) {
                    continue;
                }
                let mut differ = (0..a.len()).filter(|i| a[*i] != b[*i]);
                let (Some(place), None) = (differ.next(), differ.next()) else { continue };
                let ((var, mask), (other, more)) = (a[place], b[place]);
                let number = matches!(self.program.space.vars[var].kind, VarKind::Intervals(_));
                if var == other && (!number || (mask << 1 | mask >> 1) & more != 0) {
                    found[first].0[place].1 |= more;
                    found.remove(second);
                    return true;
                }
            }
        }
        false
    }

    /// All that a change turns.
    fn turned(&self, changes: &Changes, then: &Ruling) -> Vec<WhatIf> {
        let facts: Vec<Demand> = changes.iter().flat_map(|change| self.asked(*change)).collect();
        let slots = then.slots.iter().zip(&self.ruling.slots).filter(|(then, now)| otherwise(then, now));
        let turned = slots.map(|(then, now)| WhatIf {
            slot: then.id.clone(),
            facts: facts.clone(),
            status: then.status,
            then: then.then.clone(),
            may: then.may.clone(),
            instead_of: now.then.clone(),
            instead_of_may: now.may.clone(),
        });
        turned.collect()
    }
}
