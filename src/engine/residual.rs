//! What is left of diagrams once their variables are held to the values still open: copies in a small store of their own, reduced as they are made.
//!
//! It gives what [`Store::restrict`] gives, for one ruling: what was restricted is kept by place, not by hash, and the room is used again for the next.

use super::diagram::{Node, Ref, Store};

/// The diagrams left.
pub(super) struct Residual<'a> {
    store: &'a Store,
    void: u32,
    /// The values open.
    open: &'a [u64],
    room: &'a mut Room,
}

/// What they are worked out in; only the room is kept from one ruling to the next.
#[derive(Debug, Default)]
pub(super) struct Room {
    /// What each node of the store has become, by its place; what was noted of an earlier ruling counts no more.
    noted: Vec<Noted>,
    time: u32,
    nodes: Vec<Left>,
    kids: Vec<Ref>,
    /// The last node made for each variable.
    last: Vec<u32>,
    /// Children of nodes being made.
    stack: Vec<Ref>,
    /// What nodes have become with a variable held to a value.
    held: Vec<(Ref, Ref)>,
    /// What each node has become with its ends renamed.
    renamed: Vec<Ref>,
}

/// What was noted of a node, and in which ruling.
#[derive(Debug, Clone, Copy, Default)]
struct Noted {
    time: u32,
    became: Option<Ref>,
    passed: bool,
}

/// A node that is left.
#[derive(Debug)]
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
    pub fn new(store: &'a Store, void: u32, open: &'a [u64], room: &'a mut Room) -> Residual<'a> {
        if room.noted.len() < store.len() {
            room.noted.resize(store.len(), Noted::default());
        }
        room.nodes.clear();
        room.kids.clear();
        room.last.clear();
        room.last.resize(store.sizes().len(), NONE);
        let mut residual = Residual { store, void, open, room };
        residual.anew();
        residual
    }

    fn noted(&mut self, at: Ref) -> &mut Noted {
        let time = self.room.time;
        let noted = &mut self.room.noted[at.index()];
        if noted.time != time {
            *noted = Noted { time, ..Noted::default() };
        }
        noted
    }

    /// Whether a node is passed for the first time.
    pub fn first(&mut self, at: Ref) -> bool {
        !std::mem::replace(&mut self.noted(at).passed, true)
    }

    /// What is left.
    pub fn restrict(&mut self, from: Ref) -> Ref {
        let store = self.store;
        let mut at = from;
        let left = loop {
            if at.value().is_some() {
                break at;
            }
            if let Some(known) = self.noted(at).became {
                break known;
            }
            let Node { var, kids } = store.node(at);
            let mask = self.open[var as usize];
            if mask.is_power_of_two() {
                at = kids[mask.trailing_zeros() as usize];
                continue;
            }
            let from = self.room.stack.len();
            for (value, kid) in kids.iter().enumerate() {
                let left = if mask & (1 << value) == 0 { Ref::terminal(self.void) } else { self.restrict(*kid) };
                self.room.stack.push(left);
            }
            let made = self.make(var, from);
            self.noted(at).became = Some(made);
            break made;
        };
        // What leads here alone has become the same.
        let mut above = from;
        while above != at {
            self.noted(above).became = Some(left);
            let Node { var, kids } = store.node(above);
            above = kids[self.open[var as usize].trailing_zeros() as usize];
        }
        left
    }

    /// Whether two of these values of a node, all else as it is open, lead apart.
    pub fn apart(&mut self, node: Node, mut values: u64) -> bool {
        let void = Ref::terminal(self.void);
        let mut end = void;
        while values != 0 {
            let left = self.restrict(node.kids[values.trailing_zeros() as usize]);
            values &= values - 1;
            if left == void || left == end {
                continue;
            }
            if end != void {
                return true;
            }
            end = left;
        }
        false
    }

    /// The variables tested in what is left where other values are open, a bit each.
    pub fn tested_under(&mut self, from: Ref, open: &[u64]) -> u64 {
        let mut other = Residual { store: self.store, void: self.void, open, room: &mut *self.room };
        other.anew();
        let left = other.restrict(from);
        let tested = other.tested(left);
        self.anew();
        tested
    }

    /// What was noted counts no more.
    fn anew(&mut self) {
        self.room.time = self.room.time.wrapping_add(1);
        if self.room.time == 0 {
            self.room.noted.clear();
            self.room.noted.resize(self.store.len(), Noted::default());
            self.room.time = 1;
        }
    }

    /// What is left of the whole with its ends renamed: what is left of a slot. Only of what was restricted first, so that no node stands behind it.
    pub fn renamed(&mut self, left: Ref, to: impl Fn(u32) -> u32) -> Ref {
        let void = self.void;
        let end = |value: u32| Ref::terminal(if value == void { void } else { to(value) });
        if let Some(value) = left.value() {
            return end(value);
        }
        self.room.renamed.clear();
        // A node stands behind its children.
        for place in 0..=left.index() {
            let Left { var, kids, .. } = self.room.nodes[place];
            let from = self.room.stack.len();
            for kid in kids as usize..kids as usize + self.store.sizes()[var as usize] {
                let kid = self.room.kids[kid];
                let renamed = kid.value().map_or_else(|| self.room.renamed[kid.index()], end);
                self.room.stack.push(renamed);
            }
            let made = self.make(var, from);
            self.room.renamed.push(made);
        }
        self.room.renamed[left.index()]
    }

    /// What is left of what is left with a variable held to a value.
    pub fn hold(&mut self, at: Ref, var: usize, value: usize) -> Ref {
        self.room.held.clear();
        self.holding(at, var as u32, value)
    }

    fn holding(&mut self, at: Ref, held: u32, value: usize) -> Ref {
        if self.tested(at) & (1 << held) == 0 {
            return at;
        }
        let Left { var, kids, .. } = self.room.nodes[at.index()];
        if var == held {
            return self.room.kids[kids as usize + value];
        }
        if let Some((_, known)) = self.room.held.iter().find(|(of, _)| *of == at) {
            return *known;
        }
        let from = self.room.stack.len();
        for place in 0..self.store.sizes()[var as usize] {
            let left = self.holding(self.room.kids[kids as usize + place], held, value);
            self.room.stack.push(left);
        }
        let made = self.make(var, from);
        self.room.held.push((at, made));
        made
    }

    /// The variables that are tested, a bit each.
    pub fn tested(&self, at: Ref) -> u64 {
        if at.value().is_some() { 0 } else { self.room.nodes[at.index()].tested }
    }

    /// Calls `see` with the children of each node that tests a variable, at and below `at`.
    pub fn each(&self, at: Ref, var: usize, seen: &mut Vec<Ref>, see: &mut impl FnMut(&[Ref])) {
        if self.tested(at) & (1 << var) == 0 || seen.contains(&at) {
            return;
        }
        seen.push(at);
        let node = &self.room.nodes[at.index()];
        let kids = self.kids_of(node);
        if node.var as usize == var {
            see(kids);
        } else {
            kids.iter().for_each(|kid| self.each(*kid, var, seen, see));
        }
    }

    fn kids_of(&self, node: &Left) -> &[Ref] {
        let from = node.kids as usize;
        &self.room.kids[from..from + self.store.sizes()[node.var as usize]]
    }

    /// The node of that variable over the children on the stack from there on, which are taken off; what it comes to, where its real children are one.
    fn make(&mut self, var: u32, from: usize) -> Ref {
        let made = self.made(var, from);
        self.room.stack.truncate(from);
        made
    }

    fn made(&mut self, var: u32, from: usize) -> Ref {
        let kids = &self.room.stack[from..];
        let mut real = kids.iter().copied().filter(|k| k.value() != Some(self.void));
        let Some(first) = real.next() else { return Ref::terminal(self.void) };
        if real.all(|k| k == first) {
            return first;
        }
        let mut at = self.room.last[var as usize];
        while at != NONE {
            let node = &self.room.nodes[at as usize];
            if self.kids_of(node) == kids {
                return Ref::node(at);
            }
            at = node.before;
        }
        let tested = kids.iter().fold(1 << var, |tested, kid| tested | self.tested(*kid));
        let place = self.room.nodes.len() as u32;
        self.room.nodes.push(Left { var, kids: self.room.kids.len() as u32, tested, before: self.room.last[var as usize] });
        self.room.kids.extend_from_slice(kids);
        self.room.last[var as usize] = place;
        Ref::node(place)
    }
}
