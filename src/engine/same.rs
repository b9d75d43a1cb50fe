//! Whether two versions of a question's rules rule alike.

use std::collections::BTreeSet;

use crate::model::{Content, Question};

use super::cubes::{Demand, smallest};
use super::diagram::Store;
use super::diff::import;
use super::fault::Fault;
use super::program::{Cuts, Ending, Order, Program, Terminal, VOID};

/// The smallest facts for which two versions of a question order different things in an edition, with the slot; none where they never do. Which rule
/// orders it is not looked at, and on which clauses only where `clauses` says so.
///
/// # Errors
/// The faults of the rules in either version.
pub fn apart(before: (&Content, &Question), after: (&Content, &Question), edition: usize, clauses: bool) -> Result<Option<(String, Vec<Demand>)>, Vec<Fault>> {
    let (mut a, mut b) = (Program::compile(before.0, before.1, edition)?, Program::compile(after.0, after.1, edition)?);
    if a.space.vars != b.space.vars {
        let mut cuts: Cuts = a.cuts();
        for (name, more) in b.cuts() {
            cuts.entry(name).or_default().extend(more);
        }
        let mut order: Vec<String> = a.space.vars.iter().map(|v| v.name.clone()).collect();
        order.extend(b.space.vars.iter().map(|v| v.name.clone()).filter(|n| a.space.index(n).is_none()));
        a = Program::compile_in(before.0, before.1, edition, &cuts, &order)?;
        b = Program::compile_in(after.0, after.1, edition, &cuts, &order)?;
    }
    type Orders<'a> = (&'a [Order], &'a [Order], &'a Ending, BTreeSet<(bool, String)>);
    for (sa, sb) in a.slots.iter().zip(&b.slots) {
        let mut store = Store::new(a.space.sizes());
        let mut known: Vec<Orders> = Vec::new();
        let mut roots = Vec::new();
        for (program, slot, question) in [(&a, sa, before.1), (&b, sb, after.1)] {
            let mut ids = Vec::new();
            for terminal in &slot.terminals {
                let on = if clauses { rests_on(question, program, terminal) } else { BTreeSet::new() };
                let orders: Orders = (&terminal.then, &terminal.may, &terminal.ending, on);
                let place = known.iter().position(|k| *k == orders).unwrap_or_else(|| {
                    known.push(orders);
                    known.len() - 1
                });
                ids.push(place as u32);
            }
            roots.push(import(&program.store, slot.root, &mut store, &mut |t| ids.get(t as usize).copied().unwrap_or(VOID)));
        }
        if roots[0] == roots[1] {
            continue;
        }
        let both = store.apply(roots[0], roots[1], &mut |x, y| if x == VOID && y == VOID { VOID } else { u32::from(x != y) });
        let (_, facts) = smallest(before.0, &a.space, &store, both, &|t| t == 1).unwrap_or_default();
        return Ok(Some((sa.id.clone(), facts)));
    }
    Ok(None)
}

/// The clauses of the rules live at a terminal, and, told apart from them, those their conditions can rest on.
fn rests_on(question: &Question, program: &Program, terminal: &Terminal) -> BTreeSet<(bool, String)> {
    let mut out = BTreeSet::new();
    for variant in terminal.live.iter().map(|v| &program.variants[*v]) {
        let rule = &question.rules[variant.rule];
        out.extend(std::iter::once(&rule.clause).chain(&rule.with).map(|c| &c.value).chain(&variant.with).map(|c| (true, c.clone())));
        variant.cond.clauses(&mut |c| {
            out.insert((false, c.to_owned()));
        });
    }
    out
}
