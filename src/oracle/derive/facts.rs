//! From a situation to the facts by which it is told: only those that matter, numbers behind windows by their windows.

use std::collections::BTreeMap;

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
    let kept = |place: usize| !vars[place].is_reading() && (place == var || masks[place] != vars[place].all());
    let mut out = Told::new();
    // A sum is told by its parts, so these come first.
    for place in (0..vars.len()).filter(|p| kept(*p)) {
        let Some(parts) = content.facts.get(&vars[place].name).map(|f| &f.sum).filter(|s| !s.is_empty()) else { continue };
        let fixed = |part: &str| program.space.index(part).filter(|p| kept(*p)).and_then(|p| side.numbers[p]);
        // Away from a boundary, the number nearest to nought.
        let next = match &vars[place].kind {
            VarKind::Intervals(starts) => starts.get(side.values[place] + 1).copied(),
            _ => None,
        };
        let first = side.numbers[place]?;
        let number = if place == var { first } else { next.map_or(first.max(0), |n| first.max((n - 1).min(0))) };
        out.extend(parts_told(content, parts, number, fixed)?);
    }
    for (place, declared) in vars.iter().enumerate().filter(|(p, _)| kept(*p)) {
        let a_sum = content.facts.get(&declared.name).is_some_and(|f| !f.sum.is_empty());
        if a_sum || out.contains_key(&declared.name) {
            continue;
        }
        match (&declared.kind, side.numbers[place]) {
            (VarKind::Bool, _) => drop(out.insert(declared.name.clone(), Some(Scalar::Bool(side.values[place] == 1)))),
            (VarKind::Words(words), _) => drop(out.insert(declared.name.clone(), Some(Scalar::Text(words[side.values[place]].clone())))),
            (VarKind::Intervals(_), Some(number)) => out.extend(number_told(content, program, place, side.values[place], number)?),
            _ => return None,
        }
    }
    let facts = out.iter().map(|(n, v)| (n.as_str(), v.as_ref().map_or(Value::Unknown, Value::from)));
    let known = program.reader.read(content, &program.space, facts, &mut Vec::new()).ok()?;
    (0..vars.len()).filter(|p| kept(*p)).all(|p| known.masks[p] == 1 << side.values[p]).then_some(out)
}

/// Numbers of the parts that make a sum, as small as can be; those fixed stay.
fn parts_told(content: &Content, parts: &BTreeMap<String, i64>, sum: i64, fixed: impl Fn(&str) -> Option<i64>) -> Option<Told> {
    let mut out = Told::new();
    let mut left = sum;
    let mut room = Vec::new();
    for (name, times) in parts {
        let fact = content.facts.get(name)?;
        let (low, high) = fixed(name).map_or((fact.min, fact.max), |n| (n, n));
        left -= low * times;
        room.push((name, *times, low, high));
    }
    for (name, times, low, high) in room {
        let number = (low + left / times).clamp(low, high);
        left -= (number - low) * times;
        out.insert(name.clone(), Some(Scalar::Number(number)));
    }
    (left == 0).then_some(out)
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
    let value = |w: &Window| match (w.multiple_of, w.above) {
        (Some(step), _) => Scalar::Bool(number.rem_euclid(step) == 0),
        (None, Some(limit)) => Scalar::Bool(number > limit),
        (None, None) => Scalar::Number(w.show(number)),
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
