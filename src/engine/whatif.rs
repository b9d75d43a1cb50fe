//! What if: the smallest changes of facts that would turn a ruling.

use serde::Serialize;

use crate::model::{Content, Question};

use super::cubes::{Demand, demands};
use super::diagram::Store;
use super::program::{Order, Program, VOID};
use super::ruling::{Ruling, Status};
use super::told::{self, Told, ToldError};

/// A change of facts and what would then be ordered.
#[derive(Debug, Clone, Serialize)]
pub struct WhatIf {
    /// The slot it turns.
    pub slot: String,
    /// The facts that would have to be otherwise, no more.
    pub facts: Vec<Demand>,
    /// What would then be ordered there.
    pub then: Vec<Order>,
}

/// The changes of one fact, or failing that of two, that would make a decided slot order something else; told incidents included.
///
/// # Errors
/// As for the ruling itself.
pub fn what_if(content: &Content, question: &Question, program: &Program, told: &Told, ruling: &Ruling) -> Result<Vec<WhatIf>, ToldError> {
    let facts = told.iter().map(|(name, value)| (name.as_str(), value.into()));
    let known = program.reader.read(content, &program.space, facts, &mut Vec::new())?;
    let open = told::open(content, question, program, &known)?;
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
            let facts = changes.iter().flat_map(|(var, mask)| demands(content, &program.space, *var, *mask)).collect();
            out.push(WhatIf { slot: slot.id.clone(), facts, then: terminal.then.clone() });
        }
    }
    Ok(out)
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
        // Neighbouring values that lead to the same go together.
        let same = |(known, c): &&mut (Vec<(usize, u64)>, u32)| {
            *c == class
                && known.len() == change.len()
                && known[..known.len() - 1] == change[..change.len() - 1]
                && known[known.len() - 1].0 == change[change.len() - 1].0
        };
        match found.iter_mut().find(same) {
            Some((known, _)) => {
                let last = known.len() - 1;
                known[last].1 |= change[last].1;
            }
            None => found.push((change, class)),
        }
    }
}
