//! What is still needed: the facts that can change a ruling, in the order in which to ask them.

use super::diagram::Ref;
use super::program::{Program, VOID};
use super::ready::Readied;
use super::residual::Residual;
use super::space::VarKind;
use super::told::{Known, Open};

/// The facts that can still change a ruling, each with the slots it bears on: first the one after which, at worst, the fewest are left. Every fact tested in
/// what is left of a diagram can change how it ends, as what is left is reduced.
pub(super) fn of(program: &Program, ready: &Readied, known: &Known, open: &Open, ends: &[Ref], residual: &mut Residual) -> Vec<(String, Vec<String>)> {
    let tested = ends.iter().fold(0, |all, end| all | residual.tested(*end));
    let facts = (0..program.space.vars.len()).filter(|v| tested & (1 << v) != 0 && !program.space.vars[*v].is_reading());
    let mut scored: Vec<(u32, u32, usize)> = Vec::with_capacity(tested.count_ones() as usize);
    for var in facts {
        let (mut most, mut sum) = (0, 0);
        for value in (0..program.space.vars[var].size()).filter(|v| open.presumed[var] & (1 << v) != 0) {
            let left = ends.iter().fold(0, |all, end| {
                let held = residual.hold(*end, var, value);
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
        let bears = || program.slots.iter().zip(ends).filter(|(_, end)| residual.tested(**end) & (1 << var) != 0).map(|(slot, _)| &slot.id);
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
fn changes_at(ends: &[Ref], residual: &Residual, var: usize) -> Vec<usize> {
    let mut out = Vec::new();
    let mut seen = Vec::new();
    for end in ends {
        residual.each(*end, var, &mut seen, &mut |kids: &[Ref]| {
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
fn askable<'p>(program: &'p Program, ready: &'p Readied, known: &Known, var: usize, ends: &[Ref], residual: &Residual) -> Vec<&'p String> {
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
