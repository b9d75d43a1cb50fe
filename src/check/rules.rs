//! Rules: every question compiles in every edition it covers (total, consistent), every rule can apply somewhere, every exception has effect, every
//! fact matters.

use std::collections::BTreeSet;

use rayon::prelude::*;

use crate::Lawbook;
use crate::diagnostic::{Diagnostic, unknown};
use crate::engine::{Fault, FaultKind, nearest};
use crate::model::{Overrides, Question};

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    book.content.questions.par_iter().flat_map(|q| question(book, q)).collect()
}

fn question(book: &Lawbook, question: &Question) -> Vec<Diagnostic> {
    let mut out: Vec<Diagnostic> = Vec::new();
    let names: Vec<&str> = question.rules.iter().map(|r| r.id.value.as_str()).collect();
    for (place, rule) in question.rules.iter().enumerate() {
        if names[..place].contains(&rule.id.value.as_str()) {
            out.push(Diagnostic::new(rule.id.at, "E006").with("key", rule.id.value.as_str()));
        }
        let Overrides::Named(overridden) = &rule.overrides else { continue };
        for other in overridden {
            match question.rules.iter().find(|r| r.id.value == other.value) {
                None => out.push(unknown(other.at, "rule", other, nearest(other, names.iter().copied()))),
                Some(found) if found.slot.value != rule.slot.value => {
                    out.push(Fault::new(other.at, FaultKind::OverridesOtherSlot(rule.id.value.clone(), other.value.clone())).into());
                }
                Some(_) => {}
            }
        }
    }
    let mut live: BTreeSet<usize> = BTreeSet::new();
    let mut used: BTreeSet<(usize, usize)> = BTreeSet::new();
    let mut facts: BTreeSet<String> = BTreeSet::new();
    let mut named: BTreeSet<String> = BTreeSet::new();
    let mut faulty = false;
    for edition in (0..book.content.editions.all().len()).filter(|e| book.covers(question, *e)) {
        let program = match book.program(question, edition) {
            Ok(program) => program,
            Err(faults) => {
                faulty = true;
                out.extend(faults.iter().cloned().map(Diagnostic::from));
                continue;
            }
        };
        for slot in &program.slots {
            for terminal in &slot.terminals {
                live.extend(terminal.live.iter().map(|v| program.variants[*v].rule));
            }
            facts.extend(program.store.support(slot.by_class).into_iter().map(|v| program.space.vars[v as usize].name.clone()));
        }
        named.extend(program.space.vars.iter().map(|v| v.name.clone()));
        // An exception has effect where both conditions can hold at once.
        let mut store = program.store.clone();
        for (a, va) in program.variants.iter().enumerate() {
            for (b, vb) in program.variants.iter().enumerate() {
                let Overrides::Named(list) = &question.rules[va.rule].overrides else { continue };
                if list.iter().any(|o| o.value == question.rules[vb.rule].id.value) {
                    let both = store.and(program.conditions[a], program.conditions[b]);
                    let both = store.and(both, program.possible);
                    if store.terminals(both).contains(&1) {
                        used.insert((va.rule, vb.rule));
                    }
                }
            }
        }
    }
    if faulty {
        return out;
    }
    for (place, rule) in question.rules.iter().enumerate() {
        if !live.contains(&place) {
            out.push(Fault::new(rule.id.at, FaultKind::NeverApplies(rule.id.value.clone())).into());
        }
        let Overrides::Named(list) = &rule.overrides else { continue };
        for other in list {
            let target = question.rules.iter().position(|r| r.id.value == other.value);
            if target.is_some_and(|t| !used.contains(&(place, t))) {
                out.push(Fault::new(other.at, FaultKind::IdleException { rule: rule.id.value.clone(), overrides: other.value.clone() }).into());
            }
        }
    }
    // A part of a sum matters where the sum does.
    let parts: Vec<String> = facts.iter().filter_map(|f| book.content.facts.get(f)).flat_map(|f| f.sum.keys().cloned()).collect();
    facts.extend(parts);
    for name in named.difference(&facts) {
        out.push(Fault::new(question.id.at, FaultKind::IdleFact(name.clone())).into());
    }
    out
}
