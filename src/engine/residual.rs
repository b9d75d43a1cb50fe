//! What is left of diagrams once their variables are held to the values still open: copies in a small store of their own, reduced as they are made.
//!
//! It gives what [`Store::restrict`] gives, for one ruling: what was restricted is kept by place, not by hash, and when one variable alone is opened wider
//! only what stands above it is looked at again.

use super::diagram::{Node, Ref, Store};

/// Nothing was made of it yet; no reference is so large.
const UNKNOWN: Ref = Ref::terminal((1 << 31) - 2);

/// The diagrams left.
pub(super) struct Residual<'a> {
    store: &'a Store,
    void: u32,
    /// What each node of the store has become, by its place; made with the first.
    became: Vec<Ref>,
    /// The same with one variable opened wider, for the nodes above it, and for which time.
    wider: Vec<(u32, Ref)>,
    time: u32,
    nodes: Vec<Left>,
    kids: Vec<Ref>,
    /// The last node made for each variable.
    last: Vec<u32>,
    /// Children of nodes being made.
    stack: Vec<Ref>,
    /// What nodes have become with a variable held to a value.
    held: Vec<(Ref, Ref)>,
}

/// A node that is left.
struct Left {
    var: u32,
    /// Where its children begin.
    kids: u32,
    /// The variables tested here and below, a bit each.
    tested: u64,
    /// The node made before it for the same variable.
    before: u32,
}

const NONE: u32 = u32::MAX;

impl<'a> Residual<'a> {
    /// Nothing yet; branches that end in `void` alone are left out.
    pub fn new(store: &'a Store, void: u32) -> Residual<'a> {
        let (nodes, kids, stack, held) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Residual { store, void, became: Vec::new(), wider: Vec::new(), time: 0, nodes, kids, last: Vec::new(), stack, held }
    }

    /// What is left for these values; they must be the same at every call.
    pub fn restrict(&mut self, at: Ref, open: &[u64]) -> Ref {
        self.begin();
        self.restricted(at, open)
    }

    /// Most rulings need nothing restricted, so there is room for it only now.
    fn begin(&mut self) {
        self.became.resize(self.store.len(), UNKNOWN);
        self.last.resize(self.store.sizes().len(), NONE);
    }

    fn restricted(&mut self, at: Ref, open: &[u64]) -> Ref {
        if at.value().is_some() {
            return at;
        }
        let known = self.became[at.index()];
        if known != UNKNOWN {
            return known;
        }
        let store = self.store;
        let Node { var, kids } = store.node(at);
        let from = self.stack.len();
        for (value, kid) in kids.iter().enumerate() {
            let left = if open[*var as usize] & (1 << value) == 0 { Ref::terminal(self.void) } else { self.restricted(*kid, open) };
            self.stack.push(left);
        }
        let made = self.make(*var, from);
        self.became[at.index()] = made;
        made
    }

    /// What is left where one variable has more values open than the others were restricted with.
    pub fn wider(&mut self, at: Ref, open: &[u64], var: usize, values: u64) -> Ref {
        self.begin();
        self.wider.resize(self.store.len(), (0, UNKNOWN));
        self.time += 1;
        self.widened(at, open, var as u32, values)
    }

    fn widened(&mut self, at: Ref, open: &[u64], wide: u32, values: u64) -> Ref {
        if self.store.var(at) > wide {
            return self.restricted(at, open);
        }
        let (time, known) = self.wider[at.index()];
        if time == self.time {
            return known;
        }
        let store = self.store;
        let Node { var, kids } = store.node(at);
        let mask = if *var == wide { values } else { open[*var as usize] };
        let from = self.stack.len();
        for (value, kid) in kids.iter().enumerate() {
            let left = if mask & (1 << value) == 0 { Ref::terminal(self.void) } else { self.widened(*kid, open, wide, values) };
            self.stack.push(left);
        }
        let made = self.make(*var, from);
        self.wider[at.index()] = (self.time, made);
        made
    }

    /// What is left of what is left with a variable held to a value.
    pub fn hold(&mut self, at: Ref, var: usize, value: usize) -> Ref {
        self.held.clear();
        self.holding(at, var as u32, value)
    }

    fn holding(&mut self, at: Ref, held: u32, value: usize) -> Ref {
        if self.tested(at) & (1 << held) == 0 {
            return at;
        }
        let Left { var, kids, .. } = self.nodes[at.index()];
        if var == held {
            return self.kids[kids as usize + value];
        }
        if let Some((_, known)) = self.held.iter().find(|(of, _)| *of == at) {
            return *known;
        }
        let from = self.stack.len();
        for place in 0..self.store.sizes()[var as usize] {
            let left = self.holding(self.kids[kids as usize + place], held, value);
            self.stack.push(left);
        }
        let made = self.make(var, from);
        self.held.push((at, made));
        made
    }

    /// The variables that are tested, a bit each.
    pub fn tested(&self, at: Ref) -> u64 {
        if at.value().is_some() { 0 } else { self.nodes[at.index()].tested }
    }

    /// Calls `see` with the children of each node that tests a variable, at and below `at`.
    pub fn each(&self, at: Ref, var: usize, seen: &mut Vec<Ref>, see: &mut impl FnMut(&[Ref])) {
        if self.tested(at) & (1 << var) == 0 || seen.contains(&at) {
            return;
        }
        seen.push(at);
        let node = &self.nodes[at.index()];
        let kids = self.kids_of(node);
        if node.var as usize == var {
            see(kids);
        } else {
            kids.iter().for_each(|kid| self.each(*kid, var, seen, see));
        }
    }

    fn kids_of(&self, node: &Left) -> &[Ref] {
        let from = node.kids as usize;
        &self.kids[from..from + self.store.sizes()[node.var as usize]]
    }

    /// The node of that variable over the children on the stack from there on, which are taken off; what it comes to, where its real children are one.
    fn make(&mut self, var: u32, from: usize) -> Ref {
        let made = self.made(var, from);
        self.stack.truncate(from);
        made
    }

    fn made(&mut self, var: u32, from: usize) -> Ref {
        let kids = &self.stack[from..];
        let mut real = kids.iter().copied().filter(|k| k.value() != Some(self.void));
        let Some(first) = real.next() else { return Ref::terminal(self.void) };
        if real.all(|k| k == first) {
            return first;
        }
        let mut at = self.last[var as usize];
        while at != NONE {
            let node = &self.nodes[at as usize];
            if self.kids_of(node) == kids {
                return Ref::node(at);
            }
            at = node.before;
        }
        let tested = kids.iter().fold(1 << var, |tested, kid| tested | self.tested(*kid));
        let place = self.nodes.len() as u32;
        self.nodes.push(Left { var, kids: self.kids.len() as u32, tested, before: self.last[var as usize] });
        self.kids.extend_from_slice(kids);
        self.last[var as usize] = place;
        Ref::node(place)
    }
}
