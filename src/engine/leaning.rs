//! The presumptions a ruling leans on: without one, all else as it is, some slot could end otherwise; and of those that matter only together as many as it
//! takes, those made first before the rest.

use super::diagram::Ref;
use super::program::Program;
use super::residual::Residual;
use super::told::Open;

/// Finds them in the diagram of all slots.
pub(super) struct Leaning<'a> {
    program: &'a Program,
    open: &'a Open,
    /// The variables of which something was presumed that is not known to matter yet, a bit each.
    unproven: u64,
    /// Nodes still to pass.
    todo: &'a mut Vec<Ref>,
}

impl<'a> Leaning<'a> {
    /// None is found yet; `todo` is room to work in.
    pub fn new(program: &'a Program, open: &'a Open, todo: &'a mut Vec<Ref>) -> Leaning<'a> {
        let unproven = open.assumed.iter().fold(0, |all, var| all | 1 << var);
        Leaning { program, open, unproven, todo }
    }

    /// Passes the nodes that the open values lead to. A presumption matters where one of them tests its variable and what was told would let values
    /// lead apart: above it the way is the same, below it the variable is not tested.
    pub fn pass(&mut self, root: Ref, residual: &mut Residual) {
        self.todo.clear();
        self.todo.push(root);
        while let Some(mut at) = self.todo.pop() {
            while self.unproven != 0 && at.value().is_none() && residual.first(at) {
                let node = self.program.store.node(at);
                let var = node.var as usize;
                if self.unproven & (1 << var) != 0 && residual.apart(node, self.open.told[var]) {
                    self.unproven &= !(1 << var);
                }
                let values = self.open.presumed[var];
                at = node.kids[values.trailing_zeros() as usize];
                let others = node.kids.iter().enumerate().filter(|(value, kid)| values & (1 << value) != 0 && **kid != at);
                if !values.is_power_of_two() {
                    self.todo.extend(others.map(|(_, kid)| *kid));
                }
            }
        }
    }

    /// Finds those that matter only together: given up at once with all the others, they would let a slot end otherwise. Given up one after another, the last made
    /// first, those that cannot be given up matter. `room` is for the values open then.
    pub fn together(&mut self, root: Ref, residual: &mut Residual, room: &mut Vec<u64>) {
        if self.unproven == 0 {
            return;
        }
        let Open { told, presumed, assumed } = self.open;
        let fixed = |given_up: u64, residual: &mut Residual, room: &mut Vec<u64>| {
            room.clear();
            room.extend((0..presumed.len()).map(|v| if given_up & (1 << v) != 0 { told[v] } else { presumed[v] }));
            residual.tested_under(root, room) & given_up == 0
        };
        if fixed(self.unproven, residual, room) {
            return;
        }
        let mut given_up = 0;
        for var in assumed.iter().rev().filter(|v| self.unproven & (1 << **v) != 0) {
            let more = given_up | 1 << *var;
            if fixed(more, residual, room) {
                given_up = more;
            }
        }
        self.unproven = given_up;
    }

    /// The variables of those that matter, in the order in which they were made.
    pub fn assumed(&self) -> impl Iterator<Item = usize> {
        self.open.assumed.iter().copied().filter(|v| self.unproven & (1 << *v) == 0)
    }
}
