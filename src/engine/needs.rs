//! What a ruling leans on beyond what was told: the presumptions that matter, and the facts that can still change it, in the order in which to ask them.

use crate::model::Scalar;

use super::diagram::Ref;
use super::program::{Program, SlotProgram, VOID};
use super::ready::Readied;
use super::residual::Residual;
use super::ruling::End;
use super::space::VarKind;
use super::told::{Known, Open};

/// The presumptions that matter: without it, all else as it is, some slot could end otherwise.
pub(super) fn relevant(program: &Program, open: &Open, ends: &[End], residual: &mut Residual) -> Vec<(String, Scalar)> {
    let mut masks = open.presumed.clone();
    let mut out = Vec::new();
    for var in &open.assumed {
        let (values, presumed) = (open.told[*var], open.presumed[*var]);
        let met = program.slots.iter().zip(ends).filter(|(_, end)| end.path & (1 << var) != 0);
        let matters = met.into_iter().any(|(slot, end)| depends(program, slot, end, *var, (values, presumed), &mut masks, residual));
        if matters {
            out.push(program.reader.presumed(&program.space, *var));
        }
        masks[*var] = presumed;
    }
    out
}

/// Whether a slot can end otherwise for some of these values of a variable than for those presumed, the others held to `masks`.
fn depends(program: &Program, slot: &SlotProgram, end: &End, var: usize, (values, presumed): (u64, u64), masks: &mut [u64], residual: &mut Residual) -> bool {
    // Where the slot is settled, it is so for each value presumed.
    let settled = end.left.value().filter(|c| *c != VOID);
    let (mut ends, others) = (settled, if settled.is_some() { values & !presumed } else { values });
    let mut plain = true;
    for value in (0..program.space.vars[var].size()).filter(|v| others & (1 << v) != 0) {
        masks[var] = 1 << value;
        match program.store.settle(slot.by_class, masks, VOID, &mut 0) {
            Some(VOID) => {}
            Some(class) if ends.is_none_or(|e| e == class) => ends = Some(class),
            Some(_) => return true,
            None => plain = false,
        }
    }
    masks[var] = presumed;
    if plain {
        return false;
    }
    let wider = residual.wider(slot.by_class, masks, var, values);
    residual.tested(wider) & (1 << var) != 0
}

/// The facts that can still change a ruling, each with the slots it bears on: first the one after which, at worst, the fewest are left. Every fact tested in
/// what is left of a diagram can change how it ends, as what is left is reduced.
pub(super) fn of(program: &Program, ready: &Readied, known: &Known, open: &Open, ends: &[End], residual: &mut Residual) -> Vec<(String, Vec<String>)> {
    let tested = ends.iter().fold(0, |all, end| all | residual.tested(end.left));
    let facts = (0..program.space.vars.len()).filter(|v| tested & (1 << v) != 0 && !program.space.vars[*v].is_reading());
    let mut scored: Vec<(u32, u32, usize)> = Vec::with_capacity(tested.count_ones() as usize);
    for var in facts {
        let (mut most, mut sum) = (0, 0);
        for value in (0..program.space.vars[var].size()).filter(|v| open.presumed[var] & (1 << v) != 0) {
            let left = ends.iter().fold(0, |all, end| {
                let held = residual.hold(end.left, var, value);
                all | residual.tested(held)
            });
            most = most.max(left.count_ones());
            sum += left.count_ones();
        }
        scored.push((most, sum, var));
    }
    scored.sort_unstable();
    let mut out: Vec<(String, Vec<String>)> = Vec::with_capacity(scored.len());
    for (.., var) in scored {
        let bears = || program.slots.iter().zip(ends).filter(|(_, end)| residual.tested(end.left) & (1 << var) != 0).map(|(slot, _)| &slot.id);
        for name in askable(program, ready, known, var, ends, residual) {
            match out.iter_mut().find(|(n, _)| n == name) {
                Some((_, slots)) => {
                    let more: Vec<String> = bears().filter(|b| !slots.contains(b)).cloned().collect();
                    slots.extend(more);
                }
                None => out.push((name.clone(), bears().cloned().collect())),
            }
        }
    }
    out
}

/// The values of a number at which something changes against the value below.
fn changes_at(ends: &[End], residual: &Residual, var: usize) -> Vec<usize> {
    let mut out = Vec::new();
    let mut seen = Vec::new();
    for end in ends {
        residual.each(end.left, var, &mut seen, &mut |kids: &[Ref]| {
            let mut real = (0..kids.len()).filter(|v| kids[*v].value() != Some(VOID));
            let Some(mut below) = real.next() else { return };
            for value in real {
                if kids[value] != kids[below] {
                    out.push(value);
                }
                below = value;
            }
        });
    }
    out.sort_unstable();
    out.dedup();
    out
}

/// The facts to ask for a variable: itself, or the windows on it in which one of the limits falls at which something changes. Of a sum, the parts that are
/// missing once any is told or where it has no such window.
fn askable<'p>(program: &'p Program, ready: &'p Readied, known: &Known, var: usize, ends: &[End], residual: &Residual) -> Vec<&'p String> {
    let declared = &program.space.vars[var];
    if !matches!(declared.kind, VarKind::Intervals(_)) || !ready.internal[var] {
        return vec![&declared.name];
    }
    let mut out = Vec::new();
    let parts = program.reader.sum(var).map(|s| s.parts.as_slice()).unwrap_or_default();
    if parts.iter().all(|p| known.parts & p.bit == 0) {
        for value in changes_at(ends, residual, var) {
            for name in &ready.windows[var][value] {
                if !out.contains(&name) {
                    out.push(name);
                }
            }
        }
    }
    if out.is_empty() {
        out.extend(parts.iter().filter(|p| known.parts & p.bit == 0).map(|p| &p.name));
    }
    out
}
