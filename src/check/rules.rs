//! Rules: every question compiles in every edition it covers (total, consistent), nothing in its rules is without effect, and numbers of the Laws are
//! taken from the clauses.

use rayon::prelude::*;

use crate::Lawbook;
use crate::diagnostic::{Diagnostic, unknown};
use crate::engine::{self, Fault, FaultKind, nearest};
use crate::model::{ActionValue, At, Number, Overrides, ParamKind, Question};

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
    typed(book, question, &mut out);
    let (mut programs, mut sound) = (Vec::new(), true);
    for edition in (0..book.content.editions.all().len()).filter(|e| book.covers(question, *e)) {
        match book.program(question, edition) {
            Ok(program) => programs.push(program),
            Err(faults) => {
                sound = false;
                out.extend(faults.iter().cloned().map(Diagnostic::from));
            }
        }
    }
    // What has no effect is looked for where nothing graver is wrong.
    if sound {
        out.extend(engine::idle(&book.content, question, &programs).into_iter().map(Diagnostic::from));
    }
    out
}

/// Numbers that are written out where a clause that is cited there has them as a parameter, in the same unit.
fn typed(book: &Lawbook, question: &Question, out: &mut Vec<Diagnostic>) {
    let content = &book.content;
    let mut see = |clauses: &[&str], number: &Number, unit: Option<&str>, at: At| {
        let Number::Literal(n) = number else { return };
        let params = clauses.iter().filter_map(|c| content.clause(c)).flat_map(|c| c.params.iter().map(move |(name, p)| (&c.id.value, name, p)));
        for (clause, name, param) in params {
            if Some(param.unit.value.as_str()) == unit && param.value.0.iter().any(|(_, v)| v.value == Some(*n)) {
                out.push(Diagnostic::new(at, "E038").with("number", n.to_string()).with("name", format!("{clause}.{name}")));
            }
        }
    };
    let rows = question.define.iter().flat_map(|d| &d.any).map(|row| (&row.when, vec![row.clause.as_str()]));
    let rules = question.rules.iter().map(|r| (&r.when, std::iter::once(&r.clause).chain(&r.with).map(|c| c.as_str()).collect()));
    for (when, clauses) in rows.chain(rules) {
        when.tests(&mut |name, _, test| {
            let unit = content.facts.get(name).and_then(|f| f.unit.as_ref()).map(|u| u.as_str());
            if let Some(number) = test.number() {
                see(&clauses, number, unit, test.at);
            }
        });
    }
    for rule in &question.rules {
        let clauses: Vec<&str> = std::iter::once(&rule.clause).chain(&rule.with).map(|c| c.as_str()).collect();
        for action in rule.then.iter().chain(&rule.may) {
            for (name, value) in &action.params {
                let unit = match content.actions.get(&action.id.value).and_then(|kind| kind.params.get(name)) {
                    Some(ParamKind::Unit(unit)) => Some(unit.as_str()),
                    _ => None,
                };
                if let ActionValue::Number(number) = value {
                    see(&clauses, number, unit, number.at);
                }
            }
        }
    }
}
