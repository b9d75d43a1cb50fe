//! Whether conditions hold for the facts of a ruling. A condition that several rules share is decided once.

/// A condition whose names have become places; its parts are places in [`super::ready::Readied::conds`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Ready {
    All(Box<[u32]>),
    Any(Box<[u32]>),
    Not(u32),
    Fact(ReadyLeaf),
    /// A reading's variable and the bit of its option.
    Reads(usize, u64),
    /// A slot above, and for each of its classes whether it orders what is asked.
    Orders(usize, Box<[bool]>),
    /// It rests on a clause of its own, by its place in [`super::ready::Readied::clauses`].
    Rests(u32, u32),
}

/// A condition on a fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ReadyLeaf {
    /// The variable, beyond the last where there is none, and the values for which it holds.
    var: u32,
    mask: u64,
    /// How it is reported, places in [`super::ready::Readied::held`]: for each single value, for several that can go either way, that pass and that fail; then
    /// the same put the other way.
    ways: Box<[u32]>,
}

impl ReadyLeaf {
    pub fn new(at: Option<(usize, u64)>, ways: Vec<u32>) -> ReadyLeaf {
        let (var, mask) = at.map_or((u32::MAX, 0), |(var, mask)| (var as u32, mask));
        ReadyLeaf { var, mask, ways: ways.into() }
    }

    fn holds(&self, open: &[u64]) -> Option<bool> {
        pass(*open.get(self.var as usize)?, self.mask)
    }

    /// How the fact stands against the condition, or against its opposite; a place in [`super::ready::Readied::held`].
    pub fn held(&self, open: &[u64], opposite: bool) -> u32 {
        let half = self.ways.len() / 2;
        let place = match open.get(self.var as usize) {
            None => 0,
            Some(open) if open.is_power_of_two() => open.trailing_zeros() as usize,
            Some(open) => half - 3 + pass(*open, self.mask).map_or(0, |b| 1 + usize::from(!b)),
        };
        self.ways[place + if opposite { half } else { 0 }]
    }
}

/// Whether the open values pass a mask; none while they can go either way.
fn pass(open: u64, mask: u64) -> Option<bool> {
    if open & !mask == 0 {
        Some(true)
    } else if open & mask == 0 {
        Some(false)
    } else {
        None
    }
}

/// How a condition made of others stands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stands {
    /// Whether it holds: none while it can go either way.
    holds: Option<bool>,
    /// The part that makes it so, where one does: the first that fails of all, that holds of any, or failing that the first that can go either way.
    by: Option<u32>,
}

/// How the conditions of a program stand in one ruling.
pub(super) struct Holding<'a> {
    pub conds: &'a [Ready],
    /// The values open, and the classes of the slots that are decided.
    pub open: &'a [u64],
    pub classes: &'a [Option<u32>],
    /// What was found out of conditions that are made of others, by place.
    known: &'a mut Vec<Option<Stands>>,
}

impl<'a> Holding<'a> {
    /// Nothing is found out yet; `known` is room to work in.
    pub fn new(conds: &'a [Ready], open: &'a [u64], classes: &'a [Option<u32>], known: &'a mut Vec<Option<Stands>>) -> Holding<'a> {
        known.clear();
        known.resize(conds.len(), None);
        Holding { conds, open, classes, known }
    }

    /// Whether a condition holds for the open values and the classes of the slots above: none while it can go either way.
    pub fn of(&mut self, cond: u32) -> Option<bool> {
        let conds = self.conds;
        match &conds[cond as usize] {
            Ready::Fact(leaf) => leaf.holds(self.open),
            Ready::All(parts) => self.stands(cond, parts, true).holds,
            Ready::Any(parts) => self.stands(cond, parts, false).holds,
            Ready::Not(inner) => self.of(*inner).map(|b| !b),
            Ready::Rests(_, inner) => self.of(*inner),
            Ready::Reads(var, bit) => pass(self.open[*var], *bit),
            Ready::Orders(slot, by_class) => self.classes.get(*slot).copied().flatten().and_then(|c| by_class.get(c as usize).copied()),
        }
    }

    /// The part of a condition that makes it fail (of all) or hold (of any), or can.
    pub fn by(&mut self, cond: u32, parts: &[u32], all: bool) -> Option<u32> {
        self.stands(cond, parts, all).by
    }

    fn stands(&mut self, cond: u32, parts: &[u32], all: bool) -> Stands {
        if let Some(known) = self.known[cond as usize] {
            return known;
        }
        let mut found = Stands { holds: Some(all), by: None };
        for part in parts {
            match self.of(*part) {
                Some(holds) if holds == all => {}
                None => {
                    found.holds = None;
                    found.by = found.by.or(Some(*part));
                }
                holds => {
                    found = Stands { holds, by: Some(*part) };
                    break;
                }
            }
        }
        self.known[cond as usize] = Some(found);
        found
    }
}
