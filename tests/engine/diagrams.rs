//! Diagrams of small functions, held against the tables of all their values.

use std::collections::{BTreeMap, BTreeSet};

use chesslaw::engine::diagram::{FALSE, Ref, Store, TRUE};

use crate::dice::Dice;

const SIZES: [usize; 4] = [2, 3, 4, 2];

/// The end taken for what cannot be.
const VOID: u32 = 3;

/// A function of the variables from one on: its values in the order of its points, the first variable changing slowest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Table<'a> {
    var: usize,
    values: &'a [u32],
}

impl<'a> Table<'a> {
    fn whole(values: &'a [u32]) -> Table<'a> {
        Table { var: 0, values }
    }

    fn end(self) -> Option<u32> {
        self.values.iter().all(|v| *v == self.values[0]).then_some(self.values[0])
    }

    fn kids(self) -> Vec<Table<'a>> {
        self.values.chunks(self.values.len() / SIZES[self.var]).map(|values| Table { var: self.var + 1, values }).collect()
    }

    /// The function without the variables in front that it does not depend on.
    fn tested(self) -> Table<'a> {
        let mut at = self;
        while at.end().is_none() && at.kids().iter().all(|k| k.values == at.kids()[0].values) {
            at = at.kids()[0];
        }
        at
    }

    /// Every function below it that a reduced diagram has a node or a terminal for.
    fn parts(self, into: &mut BTreeSet<(usize, Vec<u32>)>) {
        let at = self.tested();
        match at.end() {
            Some(end) => drop(into.insert((SIZES.len(), vec![end]))),
            None => {
                if into.insert((at.var, at.values.to_vec())) {
                    at.kids().into_iter().for_each(|k| k.parts(into));
                }
            }
        }
    }

    fn build(self, store: &mut Store) -> Ref {
        if self.var == SIZES.len() {
            return Ref::terminal(self.values[0]);
        }
        let kids = self.kids().into_iter().map(|k| k.build(store)).collect();
        store.make(self.var as u32, kids)
    }

    /// The fewest variables that must be told for an end that is wanted.
    fn shortest(self, wanted: &impl Fn(u32) -> bool) -> Option<usize> {
        let at = self.tested();
        match at.end() {
            Some(end) => wanted(end).then_some(0),
            None => at.kids().into_iter().filter_map(|k| k.shortest(wanted)).min().map(|n| n + 1),
        }
    }

    /// Where the allowed values lead without a choice between different functions that are not void.
    fn settled(self, allowed: &[u64]) -> Option<u32> {
        let at = self.tested();
        if let Some(end) = at.end() {
            return Some(end);
        }
        let open = at.kids().into_iter().enumerate().filter(|(value, k)| allowed[at.var] & (1 << value) != 0 && k.end() != Some(VOID));
        let ways: BTreeSet<Table> = open.map(|(_, k)| k).collect();
        match ways.len() {
            0 => Some(VOID),
            1 => ways.first()?.settled(allowed),
            _ => None,
        }
    }
}

fn points() -> Vec<Vec<u8>> {
    let mut points = vec![Vec::new()];
    for size in SIZES {
        points = points.iter().flat_map(|p| (0..size as u8).map(move |v| [p.as_slice(), &[v]].concat())).collect();
    }
    points
}

/// Values of all points: some by chance, some that depend on a few variables only.
fn tables(count: usize, ends: usize, seed: u64) -> Vec<Vec<u32>> {
    let mut dice = Dice(seed);
    (0..count)
        .map(|n| {
            let on: Vec<bool> = SIZES.iter().map(|_| n % 3 == 0 || dice.roll(2) == 0).collect();
            let mut known: BTreeMap<Vec<u8>, u32> = BTreeMap::new();
            let seen = |p: &Vec<u8>| p.iter().zip(&on).map(|(v, on)| if *on { *v } else { 0 }).collect::<Vec<u8>>();
            points().iter().map(|p| *known.entry(seen(p)).or_insert_with(|| dice.roll(ends) as u32)).collect()
        })
        .collect()
}

fn masks(dice: &mut Dice) -> Vec<u64> {
    SIZES.iter().map(|size| 1 + dice.roll((1 << size) - 1) as u64).collect()
}

fn allows(allowed: &[u64], point: &[u8]) -> bool {
    point.iter().zip(allowed).all(|(v, mask)| mask & (1 << v) != 0)
}

#[test]
fn equal_functions_are_one_diagram() {
    let tables = tables(60, 4, 1);
    let mut store = Store::new(SIZES.to_vec());
    assert!(store.is_empty() && store.sizes() == SIZES);
    let roots: Vec<Ref> = tables.iter().map(|t| Table::whole(t).build(&mut store)).collect();
    assert!(!store.is_empty());
    let made = store.len();
    for (table, root) in tables.iter().zip(&roots) {
        assert_eq!(Table::whole(table).build(&mut store), *root);
        for (point, value) in points().iter().zip(table) {
            assert_eq!(store.walk(*root, point), *value);
        }
        for (other, of) in roots.iter().zip(&tables) {
            assert_eq!(other == root, of == table);
        }
        // Each function below it is seen once, a variable only where it matters.
        let (mut parts, mut seen) = (BTreeSet::new(), Vec::new());
        Table::whole(table).parts(&mut parts);
        store.visit(*root, &mut |at| seen.push(at));
        assert_eq!((seen.len(), seen.iter().collect::<BTreeSet<_>>().len()), (parts.len(), parts.len()));
        let nodes = || seen.iter().filter(|r| r.value().is_none());
        assert!(nodes().all(|r| store.var(*r) == store.node(*r).var && store.node(*r).kids.len() == SIZES[store.var(*r) as usize]));
        assert!(seen.iter().filter(|r| r.value().is_some()).all(|r| store.var(*r) == SIZES.len() as u32));
        let vars: BTreeSet<u32> = parts.iter().map(|(v, _)| *v as u32).filter(|v| *v < SIZES.len() as u32).collect();
        assert_eq!(store.support(*root), vars.into_iter().collect::<Vec<_>>());
        assert_eq!(store.terminals(*root), table.iter().copied().collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>());
        // Alone in a store it takes a node for each function below it.
        let mut alone = *root;
        let kept = store.kept(&mut [&mut alone]);
        assert_eq!(kept.len(), nodes().count());
        assert!(points().iter().zip(table).all(|(p, value)| kept.walk(alone, p) == *value));
    }
    assert_eq!(store.len(), made);
}

#[test]
fn joined_diagrams_are_joined_point_by_point() {
    let (tables, truths) = (tables(30, 4, 2), tables(30, 2, 3));
    let mut store = Store::new(SIZES.to_vec());
    let same = |store: &Store, at: Ref, wanted: &dyn Fn(usize) -> u32| points().iter().enumerate().all(|(n, p)| store.walk(at, p) == wanted(n));
    for pair in tables.windows(2) {
        let (a, b) = (Table::whole(&pair[0]).build(&mut store), Table::whole(&pair[1]).build(&mut store));
        let joined = store.apply(a, b, &mut |x, y| x * 5 + y);
        assert!(same(&store, joined, &|n| pair[0][n] * 5 + pair[1][n]));
        let changed = store.map(a, &mut |x| x + 7);
        assert!(same(&store, changed, &|n| pair[0][n] + 7));
    }
    let ends = vec![vec![0; points().len()], vec![1; points().len()]];
    let truths: Vec<&Vec<u32>> = truths.iter().chain(&ends).collect();
    for (x, y) in truths.iter().flat_map(|x| truths.iter().map(move |y| (x, y))) {
        let (a, b) = (Table::whole(x).build(&mut store), Table::whole(y).build(&mut store));
        let (both, one, not) = (store.and(a, b), store.or(a, b), store.not(a));
        assert!(same(&store, both, &|n| x[n] & y[n]));
        assert!(same(&store, one, &|n| x[n] | y[n]));
        assert!(same(&store, not, &|n| 1 - x[n]));
    }
    for (var, size) in SIZES.iter().enumerate() {
        for mask in 0..1usize << size {
            let test = store.test(var as u32, |v| mask & (1 << v) != 0);
            assert!(same(&store, test, &|n| u32::from(mask & (1 << points()[n][var]) != 0)));
            assert_eq!((test == FALSE, test == TRUE), (mask == 0, mask + 1 == 1 << size));
        }
    }
}

#[test]
fn a_restricted_diagram_ends_as_before_where_it_may() {
    let (mut left_out, mut settled, mut open) = (0, 0, 0);
    let mut dice = Dice(4);
    for table in tables(150, 4, 5) {
        let mut store = Store::new(SIZES.to_vec());
        let root = Table::whole(&table).build(&mut store);
        for _ in 0..6 {
            let allowed = masks(&mut dice);
            let inside: Vec<(Vec<u8>, u32)> = points().into_iter().zip(table.iter().copied()).filter(|(p, _)| allows(&allowed, p)).collect();
            let ends: BTreeSet<u32> = inside.iter().map(|(_, end)| *end).collect();
            let real: Vec<u32> = ends.iter().copied().filter(|e| *e != VOID).collect();
            assert_eq!(store.reached(root, &allowed, VOID), real);
            assert!((0..5).all(|end| store.reaches(root, &allowed, end) == ends.contains(&end)));
            let now = store.settle(root, &allowed, VOID);
            assert_eq!(now, Table::whole(&table).settled(&allowed));
            assert!(now.is_none_or(|end| if end == VOID { real.is_empty() } else { real == [end] }));
            settled += usize::from(now.is_some() && ends.len() > 1);
            open += usize::from(now.is_none());
            let mut out = Store::new(SIZES.to_vec());
            let less = store.restrict(root, &allowed, VOID, &mut out);
            assert!(inside.iter().all(|(p, end)| *end == VOID || out.walk(less, p) == *end));
            assert_eq!(less.value() == Some(VOID), real.is_empty());
            // A variable is tested only where it can still change something.
            out.visit(less, &mut |at| {
                if at.value().is_none() {
                    let node = out.node(at);
                    let ways = node.kids.iter().filter(|k| k.value() != Some(VOID)).collect::<BTreeSet<_>>();
                    assert!(ways.len() > 1);
                    let closed = node.kids.iter().enumerate().filter(|(v, _)| allowed[node.var as usize] & (1 << v) == 0);
                    assert!(closed.into_iter().all(|(_, k)| k.value() == Some(VOID)));
                }
            });
            left_out += usize::from(out.support(less).len() < store.support(root).len());
        }
    }
    assert!(left_out > 100 && settled > 20 && open > 100, "{left_out} left out, {settled} settled, {open} open");
}

#[test]
fn an_example_is_as_short_as_can_be() {
    let (mut found, mut none) = (0, 0);
    for table in tables(80, 6, 6) {
        let mut store = Store::new(SIZES.to_vec());
        let root = Table::whole(&table).build(&mut store);
        for wanted in 0..7 {
            let accepts = |end: u32| end == wanted || end == wanted + 7;
            let example = store.example(root, &accepts);
            assert_eq!(example.as_ref().map(Vec::len), Table::whole(&table).shortest(&accepts));
            let Some(example) = example else {
                none += 1;
                continue;
            };
            assert!(example.windows(2).all(|w| w[0].0 < w[1].0));
            let on_it = |p: &&(Vec<u8>, u32)| example.iter().all(|(var, value)| usize::from(p.0[*var as usize]) == *value);
            let all: Vec<(Vec<u8>, u32)> = points().into_iter().zip(table.iter().copied()).collect();
            assert!(all.iter().filter(on_it).count() > 0 && all.iter().filter(on_it).all(|(_, end)| *end == wanted));
            found += 1;
        }
    }
    assert!(found > 200 && none > 80, "{found} found, {none} without");
}
