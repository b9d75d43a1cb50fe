//! The presumptions a ruling leans on: without one, all else as it is, some slot could end otherwise.

use crate::model::Scalar;

use super::diagram::{Node, Ref};
use super::program::{Program, SlotProgram, VOID};
use super::residual::Residual;
use super::told::Open;

/// Finds them while the slots are settled one by one.
pub(super) struct Leaning<'a> {
    program: &'a Program,
    open: &'a Open,
    /// The variables of which something was presumed that is not known to matter yet, a bit each.
    unproven: u64,
    /// What was met on the way to a slot's end: the node, and the child it led to; only of unproven variables.
    path: Vec<(&'a Node, Ref)>,
    masks: Vec<u64>,
}

impl<'a> Leaning<'a> {
    pub fn new(program: &'a Program, open: &'a Open) -> Leaning<'a> {
        let unproven = open.assumed.iter().fold(0, |all, var| all | 1 << var);
        Leaning { program, open, unproven, path: Vec::with_capacity(16), masks: Vec::new() }
    }

    /// A node on the way to a slot's end.
    pub fn met(&mut self, node: &'a Node, to: Ref) {
        if self.unproven & (1 << node.var) != 0 {
            self.path.push((node, to));
        }
    }

    /// The slot ended in a class, which it does for every value presumed: does it for the others?
    pub fn settled(&mut self, slot: &SlotProgram, class: u32, residual: &mut Residual) {
        let mut path = std::mem::take(&mut self.path);
        for (node, to) in path.drain(..) {
            let var = node.var as usize;
            let others = self.open.told[var] & !self.open.presumed[var];
            // Above the node the way is the same, below it the variable is not tested.
            let mut unclear = false;
            let mut otherwise = |(value, kid): (usize, &Ref)| {
                if others & (1 << value) == 0 || *kid == to {
                    return false;
                }
                match self.program.store.settle(*kid, &self.open.presumed, VOID, &mut |_, _| {}) {
                    Some(end) => end != VOID && end != class,
                    None => {
                        unclear = true;
                        false
                    }
                }
            };
            if node.kids.iter().enumerate().any(&mut otherwise) || (unclear && self.widened(slot, var, residual)) {
                self.unproven &= !(1 << var);
            }
        }
        self.path = path;
    }

    /// Something is left of the slot: any presumption may matter.
    pub fn unsettled(&mut self, slot: &SlotProgram, residual: &mut Residual) {
        self.path.clear();
        for var in self.open.assumed.iter().copied().filter(|v| slot.tested & (1 << v) != 0) {
            if self.unproven & (1 << var) != 0 && (self.ends_apart(slot, var) || self.widened(slot, var, residual)) {
                self.unproven &= !(1 << var);
            }
        }
    }

    /// Whether two values of the variable settle the slot differently.
    fn ends_apart(&mut self, slot: &SlotProgram, var: usize) -> bool {
        self.masks.clone_from(&self.open.presumed);
        let mut ends = None;
        for value in (0..self.program.space.vars[var].size()).filter(|v| self.open.told[var] & (1 << v) != 0) {
            self.masks[var] = 1 << value;
            match self.program.store.settle(slot.by_class, &self.masks, VOID, &mut |_, _| {}) {
                Some(VOID) | None => {}
                Some(class) if ends.is_none_or(|e| e == class) => ends = Some(class),
                Some(_) => return true,
            }
        }
        false
    }

    /// Whether the variable is still tested in what is left without the presumption.
    fn widened(&self, slot: &SlotProgram, var: usize, residual: &mut Residual) -> bool {
        let left = residual.wider(slot.by_class, &self.open.presumed, var, self.open.told[var]);
        residual.tested(left) & (1 << var) != 0
    }

    /// Those that matter, in the order in which they were made.
    pub fn assumed(&self) -> Vec<(String, Scalar)> {
        let matter = self.open.assumed.iter().filter(|v| self.unproven & (1 << **v) == 0);
        matter.map(|v| self.program.reader.presumed(&self.program.space, *v)).collect()
    }
}
