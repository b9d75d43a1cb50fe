//! What if: the smallest changes of facts that would turn a ruling.

use serde::Serialize;

use crate::model::{Content, Scalar};

use super::cond::Comparison;
use super::cubes::{Demand, demands};
use super::diagram::Store;
use super::program::{Order, Program, VOID};
use super::reasons::Asked;
use super::ruling::{Ruling, Status};
use super::space::VarKind;
use super::told::{self, Part, Told, ToldError};

/// A change of facts and what would then be ordered.
#[derive(Debug, Clone, Serialize)]
pub struct WhatIf {
    /// The slot it turns.
    pub slot: String,
    /// The facts that would have to be otherwise, no more.
    pub facts: Vec<Demand>,
    /// What would then be ordered there.
    pub then: Vec<Order>,
    /// What is ordered there now.
    pub instead_of: Vec<Order>,
}

/// The changes of one fact, or failing that of two, that would make a decided slot order something else; told incidents included.
///
/// # Errors
/// As for the ruling itself.
pub fn what_if(content: &Content, program: &Program, told: &Told, ruling: &Ruling) -> Result<Vec<WhatIf>, ToldError> {
    let facts = told.iter().map(|(name, value)| (name.as_str(), value.into()));
    let known = program.reader.read(content, &program.space, facts, &mut Vec::new())?;
    let open = told::open(content, program, &known)?;
    let mut out: Vec<WhatIf> = Vec::new();
    for (slot, ruled) in program.slots.iter().zip(&ruling.slots) {
        if ruled.status == Status::NeedsFacts || ruled.status == Status::Disputed {
            continue;
        }
        let facts: Vec<usize> = program.store.support(slot.by_class).into_iter().map(|v| v as usize).filter(|v| !program.space.vars[*v].is_reading()).collect();
        let mut found: Vec<(Vec<(usize, u64)>, u32)> = Vec::new();
        for a in &facts {
            turns(program, slot.by_class, &open.presumed, &[*a], &mut found);
        }
        if found.is_empty() {
            for (i, a) in facts.iter().enumerate() {
                for b in &facts[i + 1..] {
                    turns(program, slot.by_class, &open.presumed, &[*a, *b], &mut found);
                }
            }
        }
        for (changes, class) in found {
            let Some(terminal) = slot.terminals.iter().find(|t| t.class == class) else { continue };
            if terminal.then == ruled.then {
                continue;
            }
            let speak = |(var, mask): &(usize, u64)| {
                let all = demands(content, &program.space, *var, *mask);
                of_parts(program, told, *var, *mask).unwrap_or(all)
            };
            let facts = changes.iter().flat_map(speak).collect();
            out.push(WhatIf { slot: slot.id.clone(), facts, then: terminal.then.clone(), instead_of: ruled.then.clone() });
        }
    }
    Ok(out)
}

/// What a change of a sum, all of whose parts were told, asks of one part while the others stay: of the first counted once that can be so, those counted up
/// before those taken away.
fn of_parts(program: &Program, told: &Told, var: usize, mask: u64) -> Option<Vec<Demand>> {
    let sum = program.reader.sum(var)?;
    let VarKind::Intervals(starts) = &program.space.vars[var].kind else { return None };
    let number = |p: &Part| if let Some(Some(Scalar::Number(n))) = told.get(&p.name) { Some(*n) } else { None };
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
        let can = low.is_none_or(|n| n <= part.bounds.1) && high.is_none_or(|n| n >= part.bounds.0);
        let demand = |how, number| Demand { fact: part.name.clone(), asked: Asked::Compared { how, number } };
        can.then(|| low.map(|n| demand(Comparison::AtLeast, n)).into_iter().chain(high.map(|n| demand(Comparison::AtMost, n))).collect())
    })
}

/// Every change of just these variables after which the slot is decided otherwise.
fn turns(program: &Program, root: super::diagram::Ref, open: &[u64], vars: &[usize], found: &mut Vec<(Vec<(usize, u64)>, u32)>) {
    let end = |masks: &[u64]| {
        let mut scratch = Store::new(program.space.sizes());
        program.store.restrict(root, masks, VOID, &mut scratch).value()
    };
    let now = end(open);
    let mut choose = vec![Vec::new()];
    for var in vars {
        let others = (0..program.space.vars[*var].size()).filter(|v| open[*var] & (1 << v) == 0);
        let others: Vec<u64> = others.map(|v| 1 << v).collect();
        choose = choose.iter().flat_map(|c| others.iter().map(move |o| [c.clone(), vec![(*var, *o)]].concat())).collect();
    }
    for change in choose {
        let mut masks = open.to_vec();
        change.iter().for_each(|(var, mask)| masks[*var] = *mask);
        let Some(class) = end(&masks).filter(|c| *c != VOID && Some(*c) != now) else { continue };
        let Some(((var, value), rest)) = change.split_last() else { continue };
        // Values that lead to the same go together, of numbers those that adjoin: a limit says nothing of a gap.
        let number = matches!(program.space.vars[*var].kind, VarKind::Intervals(_));
        let same = |(known, c): &&mut (Vec<(usize, u64)>, u32)| {
            let joins = |(v, mask): &(usize, u64)| v == var && (!number || mask << 1 & value != 0);
            *c == class && known.split_last().is_some_and(|(last, before)| before == rest && joins(last))
        };
        match found.iter_mut().find(same).and_then(|(known, _)| known.last_mut()) {
            Some((_, mask)) => *mask |= value,
            None => found.push((change, class)),
        }
    }
}
