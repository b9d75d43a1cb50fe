//! Multi-valued decision diagrams: ordered, reduced, shared.
//!
//! A diagram is a function from one value per variable to a terminal (a number its owner gives meaning to). Two equal functions
//! are the same [`Ref`], so equality is a comparison and every question about a ruling is a walk.

use rustc_hash::FxHashMap;

/// A node or a terminal. Terminals have the high bit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ref(u32);

const TERMINAL: u32 = 1 << 31;

impl Ref {
    /// The terminal of that value; values stay below 2^31.
    pub const fn terminal(value: u32) -> Ref {
        Ref(value | TERMINAL)
    }

    /// The node at that place.
    pub(super) const fn node(place: u32) -> Ref {
        Ref(place)
    }

    /// The value, if it is a terminal.
    pub const fn value(self) -> Option<u32> {
        if self.0 & TERMINAL != 0 { Some(self.0 & !TERMINAL) } else { None }
    }

    /// Index of the node; only for what is no terminal.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The two terminals of a condition.
pub const FALSE: Ref = Ref::terminal(0);
/// See [`FALSE`].
pub const TRUE: Ref = Ref::terminal(1);

/// A node: one variable, one child for each of its values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Node<'s> {
    /// The variable, its place in the order.
    pub var: u32,
    /// A child for each value.
    pub kids: &'s [Ref],
}

/// A store of shared nodes over variables of fixed sizes.
#[derive(Debug, Clone, Default)]
pub struct Store {
    sizes: Vec<usize>,
    /// Of each node the variable, and where in `kids` its children begin; they lie together, so that a walk stays in a few lines of memory.
    nodes: Vec<(u32, u32)>,
    kids: Vec<Ref>,
    unique: FxHashMap<(u32, Box<[Ref]>), Ref>,
}

impl Store {
    /// An empty store; `sizes[v]` is the number of values of variable `v`.
    pub fn new(sizes: Vec<usize>) -> Store {
        Store { sizes, ..Store::default() }
    }

    /// The number of nodes made so far.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no node yet.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The number of values of each variable, in order.
    pub fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// The node behind a reference that is no terminal.
    pub fn node(&self, at: Ref) -> Node<'_> {
        let (var, from) = self.nodes[at.index()];
        let from = from as usize;
        Node { var, kids: &self.kids[from..from + self.sizes[var as usize]] }
    }

    /// The variable a reference tests; beyond the last for a terminal.
    pub fn var(&self, at: Ref) -> u32 {
        if at.value().is_some() { self.sizes.len() as u32 } else { self.nodes[at.index()].0 }
    }

    /// The node that tests `var`, or its only child where all are the same.
    pub fn make(&mut self, var: u32, kids: Vec<Ref>) -> Ref {
        if kids.iter().all(|k| *k == kids[0]) {
            return kids[0];
        }
        let node = (var, kids.into_boxed_slice());
        if let Some(at) = self.unique.get(&node) {
            return *at;
        }
        let at = Ref(self.nodes.len() as u32);
        self.nodes.push((var, self.kids.len() as u32));
        self.kids.extend_from_slice(&node.1);
        self.unique.insert(node, at);
        at
    }

    /// True exactly where `var` has one of the values.
    pub fn test(&mut self, var: u32, holds: impl Fn(usize) -> bool) -> Ref {
        let kids = (0..self.sizes[var as usize]).map(|v| if holds(v) { TRUE } else { FALSE }).collect();
        self.make(var, kids)
    }

    /// The child of `at` for a value of `var`; `at` itself if it does not test `var`.
    fn child(&self, at: Ref, var: u32, value: usize) -> Ref {
        if self.var(at) == var { self.node(at).kids[value] } else { at }
    }

    /// Joins two diagrams: `join` combines terminal values.
    pub fn apply(&mut self, a: Ref, b: Ref, join: &mut impl FnMut(u32, u32) -> u32) -> Ref {
        self.apply_with(a, b, join, &mut FxHashMap::default())
    }

    fn apply_with(&mut self, a: Ref, b: Ref, join: &mut impl FnMut(u32, u32) -> u32, memo: &mut FxHashMap<(Ref, Ref), Ref>) -> Ref {
        if let (Some(x), Some(y)) = (a.value(), b.value()) {
            return Ref::terminal(join(x, y));
        }
        if let Some(done) = memo.get(&(a, b)) {
            return *done;
        }
        let var = self.var(a).min(self.var(b));
        let kids = (0..self.sizes[var as usize])
            .map(|value| {
                let (x, y) = (self.child(a, var, value), self.child(b, var, value));
                self.apply_with(x, y, join, memo)
            })
            .collect();
        let out = self.make(var, kids);
        memo.insert((a, b), out);
        out
    }

    /// Both hold.
    pub fn and(&mut self, a: Ref, b: Ref) -> Ref {
        match (a, b) {
            (FALSE, _) | (_, FALSE) => FALSE,
            (TRUE, other) | (other, TRUE) => other,
            _ => self.apply(a, b, &mut |x, y| x & y),
        }
    }

    /// At least one holds.
    pub fn or(&mut self, a: Ref, b: Ref) -> Ref {
        match (a, b) {
            (TRUE, _) | (_, TRUE) => TRUE,
            (FALSE, other) | (other, FALSE) => other,
            _ => self.apply(a, b, &mut |x, y| x | y),
        }
    }

    /// It does not hold.
    pub fn not(&mut self, a: Ref) -> Ref {
        self.map(a, &mut |x| 1 - x)
    }

    /// The same diagram with other terminals.
    pub fn map(&mut self, a: Ref, change: &mut impl FnMut(u32) -> u32) -> Ref {
        self.apply(a, FALSE, &mut |x, _| change(x))
    }

    /// Copies the diagram into `out` with the variables held to the values of `allowed` (a bit for each value). Branches that end in
    /// `void` alone are left out, so that a variable is tested in the copy only where it can still change something.
    pub fn restrict(&self, at: Ref, allowed: &[u64], void: u32, out: &mut Store) -> Ref {
        self.restrict_with(at, allowed, void, out, &mut FxHashMap::default())
    }

    fn restrict_with(&self, at: Ref, allowed: &[u64], void: u32, out: &mut Store, memo: &mut FxHashMap<Ref, Ref>) -> Ref {
        if at.value().is_some() {
            return at;
        }
        if let Some(done) = memo.get(&at) {
            return *done;
        }
        let Node { var, kids } = self.node(at);
        let mask = allowed[var as usize];
        let mut open: Vec<Ref> = Vec::with_capacity(kids.len());
        for (value, kid) in kids.iter().enumerate() {
            open.push(if mask & (1 << value) == 0 { Ref::terminal(void) } else { self.restrict_with(*kid, allowed, void, out, memo) });
        }
        let mut real = open.iter().copied().filter(|k| k.value() != Some(void));
        let done = match real.next() {
            None => Ref::terminal(void),
            Some(first) if real.all(|k| k == first) => first,
            Some(_) => out.make(var, open),
        };
        memo.insert(at, done);
        done
    }

    /// The terminal that the allowed values lead to, as far as it shows without looking below a branch: none where a variable with several values open leads
    /// to different children.
    pub fn settle(&self, mut at: Ref, allowed: &[u64], void: u32) -> Option<u32> {
        while at.value().is_none() {
            let node = self.node(at);
            let mut mask = allowed[node.var as usize];
            let mut to = Ref::terminal(void);
            while mask != 0 {
                let kid = node.kids[mask.trailing_zeros() as usize];
                mask &= mask - 1;
                if kid == to || kid.value() == Some(void) {
                    continue;
                }
                if to.value() != Some(void) {
                    return None;
                }
                to = kid;
            }
            at = to;
        }
        at.value()
    }

    /// A store of the nodes below these references alone, which come to point into it.
    pub fn kept(&self, roots: &mut [&mut Ref]) -> Store {
        fn copy(from: &Store, at: Ref, into: &mut Store, made: &mut FxHashMap<Ref, Ref>) -> Ref {
            if at.value().is_some() {
                return at;
            }
            if let Some(done) = made.get(&at) {
                return *done;
            }
            let Node { var, kids } = from.node(at);
            let kids = kids.iter().map(|k| copy(from, *k, into, made)).collect();
            let done = into.make(var, kids);
            made.insert(at, done);
            done
        }
        let (mut into, mut made) = (Store::new(self.sizes.clone()), FxHashMap::default());
        for root in roots {
            **root = copy(self, **root, &mut into, &mut made);
        }
        into
    }

    /// Whether some allowed values lead to a terminal.
    pub fn reaches(&self, at: Ref, allowed: &[u64], terminal: u32) -> bool {
        fn search(store: &Store, at: Ref, allowed: &[u64], terminal: u32, barren: &mut Vec<Ref>) -> bool {
            if let Some(value) = at.value() {
                return value == terminal;
            }
            if barren.contains(&at) {
                return false;
            }
            let Node { var, kids } = store.node(at);
            let mask = allowed[var as usize];
            let found = kids.iter().enumerate().any(|(value, kid)| mask & (1 << value) != 0 && search(store, *kid, allowed, terminal, barren));
            if !found {
                barren.push(at);
            }
            found
        }
        search(self, at, allowed, terminal, &mut Vec::new())
    }

    /// The terminals but `void` that allowed values lead to, sorted.
    pub fn reached(&self, at: Ref, allowed: &[u64], void: u32) -> Vec<u32> {
        let mut out = Vec::new();
        let mut seen = vec![false; self.nodes.len()];
        let mut todo = vec![at];
        while let Some(at) = todo.pop() {
            if let Some(value) = at.value() {
                if value != void && !out.contains(&value) {
                    out.push(value);
                }
            } else if !std::mem::replace(&mut seen[at.index()], true) {
                let Node { var, kids } = self.node(at);
                let mask = allowed[var as usize];
                todo.extend(kids.iter().enumerate().filter(|(value, _)| mask & (1 << value) != 0).map(|(_, kid)| *kid));
            }
        }
        out.sort_unstable();
        out
    }

    /// Every terminal that can be reached, sorted.
    pub fn terminals(&self, at: Ref) -> Vec<u32> {
        let mut out = Vec::new();
        self.visit(at, &mut |r| {
            if let Some(value) = r.value() {
                out.push(value);
            }
        });
        out.sort_unstable();
        out.dedup();
        out
    }

    /// Every variable that is tested, sorted.
    pub fn support(&self, at: Ref) -> Vec<u32> {
        let mut out = Vec::new();
        self.visit(at, &mut |r| {
            if r.value().is_none() {
                out.push(self.var(r));
            }
        });
        out.sort_unstable();
        out.dedup();
        out
    }

    /// Calls `see` once for each node and terminal below and at `at`.
    pub fn visit(&self, at: Ref, see: &mut impl FnMut(Ref)) {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut todo = vec![at];
        while let Some(r) = todo.pop() {
            if seen.insert(r) {
                see(r);
                if r.value().is_none() {
                    todo.extend(self.node(r).kids.iter().copied());
                }
            }
        }
    }

    /// The terminal for one value per variable.
    pub fn walk(&self, mut at: Ref, values: &[u8]) -> u32 {
        loop {
            match at.value() {
                Some(value) => return value,
                None => {
                    let (var, from) = self.nodes[at.index()];
                    at = self.kids[from as usize + values[var as usize] as usize];
                }
            }
        }
    }

    /// A shortest path to a terminal that `wanted` accepts, as (variable, value) pairs: the smallest example of it.
    pub fn example(&self, at: Ref, wanted: &impl Fn(u32) -> bool) -> Option<Vec<(u32, usize)>> {
        fn search(store: &Store, at: Ref, wanted: &impl Fn(u32) -> bool, memo: &mut FxHashMap<Ref, Option<Vec<(u32, usize)>>>) -> Option<Vec<(u32, usize)>> {
            if let Some(value) = at.value() {
                return wanted(value).then(Vec::new);
            }
            if let Some(done) = memo.get(&at) {
                return done.clone();
            }
            let node = store.node(at);
            let mut best: Option<Vec<(u32, usize)>> = None;
            for (value, kid) in node.kids.iter().enumerate() {
                if let Some(mut path) = search(store, *kid, wanted, memo)
                    && best.as_ref().is_none_or(|b| path.len() + 1 < b.len())
                {
                    path.insert(0, (node.var, value));
                    best = Some(path);
                }
            }
            memo.insert(at, best.clone());
            best
        }
        search(self, at, wanted, &mut FxHashMap::default())
    }
}
