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
    /// The variable, and the values for which it holds.
    at: Option<(usize, u64)>,
    /// How it is reported, places in [`super::ready::Readied::held`]: for each single value, for several that can go either way, that pass and that fail; then
    /// the same put the other way.
    ways: Box<[u32]>,
}

impl ReadyLeaf {
    pub fn new(at: Option<(usize, u64)>, ways: Vec<u32>) -> ReadyLeaf {
        ReadyLeaf { at, ways: ways.into() }
    }

    fn holds(&self, open: &[u64]) -> Option<bool> {
        self.at.and_then(|(var, mask)| pass(open[var], mask))
    }

    /// How the fact stands against the condition, or against its opposite; a place in [`super::ready::Readied::held`].
    pub fn held(&self, open: &[u64], opposite: bool) -> u32 {
        let half = self.ways.len() / 2;
        let place = match self.at {
            None => 0,
            Some((var, _)) if open[var].is_power_of_two() => open[var].trailing_zeros() as usize,
            Some((var, mask)) => half - 3 + pass(open[var], mask).map_or(0, |b| 1 + usize::from(!b)),
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

/// How the conditions of a program stand in one ruling.
pub(super) struct Holding<'a> {
    pub conds: &'a [Ready],
    /// The values open, and the classes of the slots that are decided.
    pub open: &'a [u64],
    pub classes: &'a [Option<u32>],
    /// What was found out of conditions that are made of others, by place.
    known: &'a mut Vec<Option<Option<bool>>>,
}

impl<'a> Holding<'a> {
    /// Nothing is found out yet.
    pub fn new(conds: &'a [Ready], open: &'a [u64], classes: &'a [Option<u32>], known: &'a mut Vec<Option<Option<bool>>>) -> Holding<'a> {
        known.clear();
        known.resize(conds.len(), None);
        Holding { conds, open, classes, known }
    }

    /// Whether a condition holds for the open values and the classes of the slots above: none while it can go either way.
    pub fn of(&mut self, cond: u32) -> Option<bool> {
        let conds = self.conds;
        match &conds[cond as usize] {
            Ready::Not(inner) => self.of(*inner).map(|b| !b),
            Ready::Rests(_, inner) => self.of(*inner),
            Ready::Fact(leaf) => leaf.holds(self.open),
            Ready::Reads(var, bit) => pass(self.open[*var], *bit),
            Ready::Orders(slot, by_class) => self.classes.get(*slot).copied().flatten().and_then(|c| by_class.get(c as usize).copied()),
            Ready::All(parts) | Ready::Any(parts) => {
                if let Some(known) = self.known[cond as usize] {
                    return known;
                }
                let wanted = matches!(conds[cond as usize], Ready::All(_));
                let found = self.every(parts, wanted).map(|b| b == wanted);
                self.known[cond as usize] = Some(found);
                found
            }
        }
    }

    /// Whether every part comes out as wanted: some(false) as soon as one does not.
    fn every(&mut self, parts: &[u32], wanted: bool) -> Option<bool> {
        let mut known = true;
        for part in parts {
            match self.of(*part) {
                Some(b) if b != wanted => return Some(false),
                Some(_) => {}
                None => known = false,
            }
        }
        known.then_some(true)
    }
}
