//! A ruling: what the rules order for facts as told, slot by slot, with what is still needed, disputed or left to judgement.

use serde::Serialize;

use crate::model::{Content, Question, Scalar};

use super::diagram::{Ref, Store};
use super::program::{Ending, Order, Program, SlotProgram, VOID};
use super::reasons::{self, Reason, Seen};
use super::space::{VarKind, Window};
use super::told::{self, Known, Open, Told, ToldError};

/// How far a slot, or the ruling, is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, PartialOrd, Ord)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Whatever is unknown, the same is ordered.
    Decided,
    /// Judgement begins: a default, and what may be ordered instead.
    Discretion,
    /// Readings of the text lead apart.
    Disputed,
    /// A fact that is not known can still change it.
    NeedsFacts,
    /// Declared as not covered.
    NotCovered,
}

impl Status {
    /// The word of the contract.
    pub fn word(self) -> &'static str {
        match self {
            Status::Decided => "decided",
            Status::Discretion => "discretion",
            Status::Disputed => "disputed",
            Status::NeedsFacts => "needs-facts",
            Status::NotCovered => "not-covered",
        }
    }
}

/// A slot of a ruling.
#[derive(Debug, Clone)]
pub struct SlotRuling {
    /// The slot.
    pub id: String,
    /// How far it is decided.
    pub status: Status,
    /// What is ordered; under discretion the default, in a dispute what the preferred reading orders.
    pub then: Vec<Order>,
    /// What judgement may order instead.
    pub may: Vec<Order>,
    /// Variants that decide it, places in [`Program::variants`].
    pub live: Vec<usize>,
    /// Why it is not covered.
    pub not_covered: Option<String>,
    /// What each reading orders, where they lead apart.
    pub readings: Vec<ReadingRuling>,
}

/// What one combination of readings orders in a slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadingRuling {
    /// Reading and option, for each reading that matters here.
    pub options: Vec<(String, String)>,
    /// What it orders.
    pub then: Vec<Order>,
    /// Whether it is the one we prefer.
    pub preferred: bool,
    /// Variants that decide it then.
    pub live: Vec<usize>,
}

/// A ruling.
#[derive(Debug, Clone)]
pub struct Ruling {
    /// The question.
    pub question: String,
    /// The edition, its place in the list.
    pub edition: usize,
    /// The facts as told, where they were told by name.
    pub told: Told,
    /// How far it is decided: needs-facts if any slot still is, else as its outcome slot.
    pub status: Status,
    /// Slot by slot.
    pub slots: Vec<SlotRuling>,
    /// The clauses it rests on, the decisive one first.
    pub clauses: Vec<String>,
    /// Presumptions that mattered.
    pub assumed: Vec<(String, Scalar)>,
    /// Facts that can still change it, the most decisive first, each with the slots it bears on.
    pub needs: Vec<(String, Vec<String>)>,
    /// Why.
    pub reasons: Vec<Reason>,
    /// Known facts that the question does not use.
    pub ignored: Vec<String>,
    /// Facts that were not told but worked out from a position.
    pub derived: Vec<Derived>,
}

/// A fact worked out from a position before the rules were asked.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Derived {
    /// The fact.
    pub fact: String,
    /// Its value; none where the position does not settle it.
    pub value: Option<Scalar>,
    /// The reason, as the rules of the game give it.
    pub why: serde_json::Value,
}

impl Ruling {
    /// What is ordered, in the order of the slots; where readings lead apart nothing is.
    pub fn actions(&self) -> impl Iterator<Item = &Order> {
        self.slots.iter().filter(|s| s.status != Status::Disputed).flat_map(|s| s.then.iter())
    }

    /// Marks as disputed the slots in which another ruling orders something else. This one holds under the first option of the reading,
    /// which we prefer, the other under the second.
    pub fn dispute(&mut self, other: &Ruling, reading: &str, [this, that]: [&str; 2]) {
        for (slot, otherwise) in self.slots.iter_mut().zip(&other.slots) {
            if slot.then == otherwise.then && slot.may == otherwise.may && slot.status == otherwise.status {
                continue;
            }
            let ruled = |slot: &SlotRuling, option: &str, preferred| ReadingRuling {
                options: vec![(reading.to_owned(), option.to_owned())],
                then: slot.then.clone(),
                preferred,
                live: slot.live.clone(),
            };
            slot.readings = vec![ruled(slot, this, true), ruled(otherwise, that, false)];
            slot.status = Status::Disputed;
        }
        if self.status != Status::NeedsFacts {
            self.status = self.slots.iter().find(|s| s.id == "outcome").or(self.slots.first()).map_or(Status::NotCovered, |s| s.status);
        }
    }
}

/// Decides a compiled question for facts as told.
///
/// # Errors
/// See [`ToldError`].
pub fn rule(content: &Content, question: &Question, program: &Program, told: &Told) -> Result<Ruling, ToldError> {
    let mut ignored = Vec::new();
    let facts = told.iter().map(|(name, value)| (name.as_str(), value.into()));
    let known = program.reader.read(content, &program.space, facts, &mut ignored)?;
    let mut ruling = rule_known(content, question, program, &known).map_err(|e| e.among(|f| told.contains_key(f)))?;
    ruling.ignored = ignored;
    Ok(ruling)
}

/// Decides for facts already read; the ruling depends on `known` alone, so it can be kept and used again.
///
/// # Errors
/// When the facts cannot be together.
pub fn rule_known(content: &Content, question: &Question, program: &Program, known: &Known) -> Result<Ruling, ToldError> {
    let open = told::open(content, program, known)?;
    let mut scratch = Store::new(program.store.sizes().to_vec());
    let mut slots = Vec::with_capacity(program.slots.len());
    let mut classes = Vec::with_capacity(program.slots.len());
    let mut paths = Vec::with_capacity(program.slots.len());
    let mut left = Vec::with_capacity(program.slots.len());
    let mut needed: Vec<(usize, Vec<usize>)> = Vec::new();
    for (place, slot) in program.slots.iter().enumerate() {
        let mut path = 0;
        let here = match program.store.settle(slot.by_class, &open.presumed, VOID, &mut path) {
            Some(class) => Ref::terminal(class),
            None => {
                path = u64::MAX;
                program.store.restrict(slot.by_class, &open.presumed, VOID, &mut scratch)
            }
        };
        paths.push(path);
        left.push(here);
        for var in needed_in(program, here, &scratch) {
            match needed.iter_mut().find(|(v, _)| *v == var) {
                Some((_, bears)) => bears.push(place),
                None => needed.push((var, vec![place])),
            }
        }
        classes.push(here.value().filter(|c| *c != VOID));
        slots.push(slot_ruling(content, program, slot, here, &open, &scratch));
    }
    let needs_facts = slots.iter().any(|s| s.status == Status::NeedsFacts);
    let status =
        if needs_facts { Status::NeedsFacts } else { slots.iter().find(|s| s.id == "outcome").or(slots.first()).map_or(Status::NotCovered, |s| s.status) };
    let assumed = relevant(program, &open, &paths);
    let needs = in_order(content, program, known, &open, &left, &scratch, needed);
    let reasons = reasons::of(&Seen { content, question, program, open: &open.presumed, classes: &classes }, &slots);
    let clauses = reasons::clauses(&reasons);
    let question = program.question.clone();
    Ok(Ruling {
        question,
        edition: program.edition,
        told: Told::new(),
        status,
        slots,
        clauses,
        assumed,
        needs,
        reasons,
        ignored: Vec::new(),
        derived: Vec::new(),
    })
}

fn slot_ruling(content: &Content, program: &Program, slot: &SlotProgram, here: Ref, open: &Open, scratch: &Store) -> SlotRuling {
    let mut out = SlotRuling {
        id: slot.id.clone(),
        status: Status::NeedsFacts,
        then: Vec::new(),
        may: Vec::new(),
        live: Vec::new(),
        not_covered: None,
        readings: Vec::new(),
    };
    if let Some(class) = here.value() {
        fill(&mut out, program, slot, class, &open.presumed);
        return out;
    }
    let support = scratch.support(here);
    if support.iter().any(|v| !program.space.vars[*v as usize].is_reading()) {
        return out;
    }
    out.status = Status::Disputed;
    for (options, masks) in combinations(program, &support, &open.presumed) {
        let mut other = Store::new(program.space.sizes());
        let end = program.store.restrict(slot.by_class, &masks, VOID, &mut other);
        let Some(class) = end.value().filter(|c| *c != VOID) else { continue };
        let mut ruled = out.clone();
        fill(&mut ruled, program, slot, class, &masks);
        let preferred = options.iter().all(|(r, o)| content.readings.iter().any(|d| d.id.value == *r && d.prefer.value == *o));
        if preferred {
            out.then = ruled.then.clone();
            out.live = ruled.live.clone();
        }
        out.readings.push(ReadingRuling { options, then: ruled.then, preferred, live: ruled.live });
    }
    out
}

/// Every choice of options for the readings in `support`.
fn combinations(program: &Program, support: &[u32], open: &[u64]) -> Vec<(Vec<(String, String)>, Vec<u64>)> {
    let mut out = vec![(Vec::new(), open.to_vec())];
    for var in support {
        let declared = &program.space.vars[*var as usize];
        let VarKind::Reading(options) = &declared.kind else { continue };
        let mut next = Vec::new();
        for (chosen, masks) in &out {
            for (i, option) in options.iter().enumerate() {
                let (mut chosen, mut masks) = (chosen.clone(), masks.clone());
                chosen.push((declared.name.clone(), option.clone()));
                masks[*var as usize] = 1 << i;
                next.push((chosen, masks));
            }
        }
        out = next;
    }
    out
}

/// Fills a slot from a class: its orders, and the rules that are live for the open values.
fn fill(out: &mut SlotRuling, program: &Program, slot: &SlotProgram, class: u32, open: &[u64]) {
    let Some(terminal) = slot.terminals.iter().find(|t| t.class == class) else { return };
    out.then = terminal.then.clone();
    out.may = terminal.may.clone();
    out.status = match &terminal.ending {
        Ending::Decided => Status::Decided,
        Ending::Discretion => Status::Discretion,
        Ending::NotCovered(why) => {
            out.not_covered = Some(why.clone());
            Status::NotCovered
        }
    };
    if let Some(end) = program.store.settle(slot.root, open, VOID, &mut 0) {
        out.live = slot.terminals.get(end as usize).map(|t| t.live.clone()).unwrap_or_default();
        return;
    }
    let mut scratch = Store::new(program.space.sizes());
    let here = program.store.restrict(slot.root, open, VOID, &mut scratch);
    // Where unknown facts choose between rules that order the same, the rules common to all ways decide; failing that, those of the first.
    let ends: Vec<u32> = scratch.terminals(here).into_iter().filter(|t| *t != VOID).collect();
    let lives: Vec<&Vec<usize>> = ends.iter().map(|t| &slot.terminals[*t as usize].live).collect();
    if let Some((first, rest)) = lives.split_first() {
        let common: Vec<usize> = first.iter().copied().filter(|v| rest.iter().all(|l| l.contains(v))).collect();
        out.live = if common.is_empty() { (*first).clone() } else { common };
    }
}

/// The facts of a restricted diagram of which some two values, all else equal, order different things.
fn needed_in(program: &Program, here: Ref, scratch: &Store) -> Vec<usize> {
    if here.value().is_some() {
        return Vec::new();
    }
    let facts: Vec<usize> = scratch.support(here).into_iter().map(|v| v as usize).filter(|v| !program.space.vars[*v].is_reading()).collect();
    let changes = |var: &usize| {
        let size = program.space.vars[*var].size();
        let mut sides = Vec::new();
        for value in 0..size {
            let mut held = program.space.anything();
            held[*var] = 1 << value;
            let mut out = Store::new(program.space.sizes());
            let side = scratch.restrict(here, &held, VOID, &mut out);
            sides.push(out.terminals(side).into_iter().filter(|t| *t != VOID).collect::<Vec<_>>());
        }
        sides.retain(|s| !s.is_empty());
        sides.windows(2).any(|w| w[0] != w[1]) || sides.iter().any(|s| s.len() > 1) && sides.len() > 1
    };
    facts.into_iter().filter(|v| changes(v)).collect()
}

/// The presumptions that matter: without it, all else as it is, some slot could end otherwise. `paths` are the variables met on the way to each slot's end.
fn relevant(program: &Program, open: &Open, paths: &[u64]) -> Vec<(String, Scalar)> {
    let mut masks = open.presumed.clone();
    let mut out = Vec::new();
    for var in &open.assumed {
        let matters = program
            .slots
            .iter()
            .zip(paths)
            .filter(|(_, path)| *path & (1 << var) != 0)
            .any(|(slot, _)| depends(program, slot, *var, open.told[*var], &mut masks));
        if matters {
            out.push(program.reader.presumed(&program.space, *var));
        }
        masks[*var] = open.presumed[*var];
    }
    out
}

/// Whether a slot can end otherwise for some of these values of a variable, the others held to `masks`.
fn depends(program: &Program, slot: &SlotProgram, var: usize, values: u64, masks: &mut [u64]) -> bool {
    let mut ends = None;
    let mut plain = true;
    for value in (0..program.space.vars[var].size()).filter(|v| values & (1 << v) != 0) {
        masks[var] = 1 << value;
        match program.store.settle(slot.by_class, masks, VOID, &mut 0) {
            Some(VOID) => {}
            Some(class) if ends.is_none_or(|e| e == class) => ends = Some(class),
            Some(_) => return true,
            None => plain = false,
        }
    }
    if plain {
        return false;
    }
    masks[var] = values;
    let mut scratch = Store::new(program.store.sizes().to_vec());
    let here = program.store.restrict(slot.by_class, masks, VOID, &mut scratch);
    scratch.support(here).contains(&(var as u32))
}

/// Puts needed facts in the order in which to ask them: first the one after which, at worst, the fewest are left.
fn in_order(
    content: &Content,
    program: &Program,
    known: &Known,
    open: &Open,
    left: &[Ref],
    scratch: &Store,
    needed: Vec<(usize, Vec<usize>)>,
) -> Vec<(String, Vec<String>)> {
    let remaining = |var: usize, value: usize| {
        let mut masks = open.presumed.clone();
        masks[var] &= 1 << value;
        let mut out = Store::new(program.space.sizes());
        let mut facts = std::collections::BTreeSet::new();
        for root in left {
            let end = scratch.restrict(*root, &masks, VOID, &mut out);
            facts.extend(out.support(end));
        }
        facts.len()
    };
    let mut scored: Vec<_> = needed
        .into_iter()
        .map(|(var, slots)| {
            let values: Vec<usize> = (0..program.space.vars[var].size()).filter(|v| open.presumed[var] & (1 << v) != 0).collect();
            let left: Vec<usize> = values.iter().map(|v| remaining(var, *v)).collect();
            ((left.iter().copied().max().unwrap_or(0), left.iter().sum::<usize>(), var), var, slots)
        })
        .collect();
    scored.sort_by_key(|(score, ..)| *score);
    let mut out: Vec<(String, Vec<String>)> = Vec::new();
    for (_, var, slots) in scored {
        let bears: Vec<String> = slots.iter().map(|s| program.slots[*s].id.clone()).collect();
        for name in askable(content, program, known, var, &changes_at(program, left, scratch, var)) {
            match out.iter_mut().find(|(n, _)| *n == name) {
                Some((_, known)) => known.extend(bears.iter().filter(|b| !known.contains(b)).cloned().collect::<Vec<_>>()),
                None => out.push((name, bears.clone())),
            }
        }
    }
    out
}

/// The values of a number at which something changes against the value below.
fn changes_at(program: &Program, left: &[Ref], scratch: &Store, var: usize) -> Vec<usize> {
    let mut out = Vec::new();
    for root in left {
        scratch.visit(*root, &mut |at| {
            if at.value().is_none() && scratch.var(at) as usize == var {
                let kids = &scratch.node(at).kids;
                let real: Vec<usize> = (0..program.space.vars[var].size()).filter(|v| kids[*v].value() != Some(VOID)).collect();
                out.extend(real.windows(2).filter(|w| kids[w[0]] != kids[w[1]]).map(|w| w[1]));
            }
        });
    }
    out.sort_unstable();
    out.dedup();
    out
}

/// The facts to ask for a variable: itself, or the windows on it in which one of the limits falls at which something changes. Of a sum, the parts that are
/// missing once any is told or where it has no such window.
fn askable(content: &Content, program: &Program, known: &Known, var: usize, changes: &[usize]) -> Vec<String> {
    let declared = &program.space.vars[var];
    let internal = content.facts.get(&declared.name).is_some_and(|f| f.internal);
    let VarKind::Intervals(starts) = &declared.kind else { return vec![declared.name.clone()] };
    if !internal {
        return vec![declared.name.clone()];
    }
    let mut out = Vec::new();
    let parts = program.reader.sum(var).map(|s| s.parts.as_slice()).unwrap_or_default();
    if parts.iter().all(|p| known.parts & p.bit == 0) {
        for start in changes.iter().map(|i| starts[*i]) {
            for (name, fact) in &content.facts {
                let window = Window::of(content, name);
                let shows = fact.view.is_some() && !fact.internal && window.base == declared.name && window.changes_at(start);
                if shows && !out.contains(name) {
                    out.push(name.clone());
                }
            }
        }
    }
    if out.is_empty() {
        out.extend(parts.iter().filter(|p| known.parts & p.bit == 0).map(|p| p.name.clone()));
    }
    out
}
