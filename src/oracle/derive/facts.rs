//! From a situation to the facts by which it is told: only those that matter, numbers behind windows by their windows.

use super::pairs::Side;
use crate::engine::diagram::Store;
use crate::engine::{Program, Told, VOID, Value, VarKind, Window};
use crate::model::{Content, Scalar};

/// The facts of one side of a pair; `var` is what the pair is about and stays. None where no facts tell it.
pub(super) fn told(content: &Content, program: &Program, side: &Side, var: usize) -> Option<Told> {
    let vars = &program.space.vars;
    let mut masks: Vec<u64> = vars.iter().zip(&side.values).map(|(v, value)| if v.is_reading() { v.all() } else { 1 << value }).collect();
    for other in (0..vars.len()).rev().filter(|v| *v != var && !vars[*v].is_reading()) {
        let before = masks[other];
        masks[other] = vars[other].all();
        if !decided(program, &masks) {
            masks[other] = before;
        }
    }
    let mut out = Told::new();
    for (place, declared) in vars.iter().enumerate() {
        let kept = masks[place] != declared.all() || place == var;
        if declared.is_reading() || !kept {
            continue;
        }
        match (&declared.kind, side.numbers[place]) {
            (VarKind::Bool, _) => drop(out.insert(declared.name.clone(), Some(Scalar::Bool(side.values[place] == 1)))),
            (VarKind::Words(words), _) => drop(out.insert(declared.name.clone(), Some(Scalar::Text(words[side.values[place]].clone())))),
            (VarKind::Intervals(_), Some(number)) => out.extend(number_told(content, program, place, side.values[place], number)?),
            _ => return None,
        }
    }
    Some(out)
}

/// Whether every slot is decided, but for readings, by these values.
fn decided(program: &Program, masks: &[u64]) -> bool {
    program.slots.iter().all(|slot| {
        let mut scratch = Store::new(program.space.sizes());
        let left = program.store.restrict(slot.by_class, masks, VOID, &mut scratch);
        let only_readings = scratch.support(left).iter().all(|v| program.space.vars[*v as usize].is_reading());
        only_readings && left.value() != Some(VOID)
    })
}

/// A number as facts: itself, or as few windows on it as leave no other interval open.
fn number_told(content: &Content, program: &Program, var: usize, interval: usize, number: i64) -> Option<Told> {
    let name = &program.space.vars[var].name;
    if content.facts.get(name).is_some_and(|f| !f.internal) {
        return Some(Told::from([(name.clone(), Some(Scalar::Number(number)))]));
    }
    let mut windows: Vec<(&String, Window)> =
        content.facts.iter().filter(|(_, f)| f.view.is_some() && !f.internal).map(|(n, _)| (n, Window::of(content, n))).collect();
    windows.retain(|(_, w)| w.base == name);
    // Counts first; whether it is a multiple only where counts do not say enough.
    windows.sort_by_key(|(_, w)| w.multiple_of.is_some());
    let value = |w: &Window| match w.multiple_of {
        Some(step) => Scalar::Bool(number.rem_euclid(step) == 0),
        None => Scalar::Number(w.show(number)),
    };
    let says = |told: &Told| {
        let facts = told.iter().map(|(n, v)| (n.as_str(), Value::from(v)));
        program.reader.read(content, &program.space, facts, &mut Vec::new()).is_ok_and(|known| known.masks[var] == 1 << interval)
    };
    let mut out = Told::new();
    for (fact, window) in &windows {
        if says(&out) {
            break;
        }
        out.insert((*fact).clone(), Some(value(window)));
    }
    if !says(&out) {
        return None;
    }
    for (fact, _) in &windows {
        let Some(taken) = out.remove(*fact) else { continue };
        if !says(&out) {
            out.insert((*fact).clone(), taken);
        }
    }
    Some(out)
}
