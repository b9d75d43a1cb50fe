//! A ruling: what the rules order for facts as told, slot by slot, with what is still needed, disputed or left to judgement.

use std::cell::Cell;
use std::sync::Arc;

use serde::Serialize;

use crate::model::{Content, Question, Scalar};

use super::diagram::{Ref, Store};
use super::holding::{Holding, Stands};
use super::leaning::Leaning;
use super::needs;
use super::program::{Order, Program, SlotProgram, VOID};
use super::ready::ReadySlot;
use super::reasons::{Finding, Reasons};
use super::residual::{self, Residual};
use super::space::VarKind;
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
    /// What judgement may order instead.
    pub may: Vec<Order>,
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
    pub slots: Vec<Arc<SlotRuling>>,
    /// Facts that can still change it, the most decisive first, each with the slots it bears on.
    pub needs: Vec<(String, Vec<String>)>,
    /// Why.
    pub reasons: Reasons,
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
    /// The clauses it rests on, by id, the decisive one first: those of the outcome slot before the rest.
    pub fn clauses(&self) -> Vec<&String> {
        self.reasons.clauses()
    }

    /// Presumptions that mattered: fact and value, in the order in which they were made.
    pub fn assumed(&self) -> impl Iterator<Item = (&String, &Scalar)> {
        self.reasons.assumed()
    }

    /// What is ordered, in the order of the slots; where readings lead apart nothing is.
    pub fn actions(&self) -> impl Iterator<Item = &Order> {
        self.slots.iter().filter(|s| s.status != Status::Disputed).flat_map(|s| s.then.iter())
    }

    /// The combinations of readings that lead apart, each with what it orders in one slot after the other; none is empty.
    pub fn readings(&self) -> Vec<Vec<&ReadingRuling>> {
        let mut out: Vec<Vec<&ReadingRuling>> = Vec::new();
        for reading in self.slots.iter().flat_map(|s| &s.readings) {
            match out.iter_mut().find(|group| group.iter().any(|r| r.options == reading.options)) {
                Some(group) => group.push(reading),
                None => out.push(vec![reading]),
            }
        }
        out
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
                may: slot.may.clone(),
                preferred,
                live: slot.live.clone(),
            };
            let (this, that) = (ruled(slot, this, true), ruled(otherwise, that, false));
            let slot = Arc::make_mut(slot);
            slot.readings = vec![this, that];
            slot.status = Status::Disputed;
        }
        if self.status != Status::NeedsFacts {
            self.status = self.main().map_or(Status::NotCovered, |s| s.status);
        }
    }

    /// The slot that says how far the whole is decided: that of the outcome, else the first.
    pub fn main(&self) -> Option<&SlotRuling> {
        self.slots.iter().find(|s| s.id == "outcome").or(self.slots.first()).map(|s| &**s)
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

/// The reasons of a ruling with every rule that was set aside, also in slots for which no rule decides: what it takes to say why something is not ordered.
///
/// # Errors
/// See [`ToldError`].
pub fn reasons_in_full(content: &Content, question: &Question, program: &Program, told: &Told) -> Result<Reasons, ToldError> {
    let facts = told.iter().map(|(name, value)| (name.as_str(), value.into()));
    let known = program.reader.read(content, &program.space, facts, &mut Vec::new())?;
    Ok(Room::default().rule(content, question, program, &known, true)?.reasons)
}

/// What a ruling is worked out in; only the room is kept from one ruling to the next.
#[derive(Debug, Default)]
struct Room {
    open: Open,
    residual: residual::Room,
    todo: Vec<Ref>,
    given_up: Vec<u64>,
    ends: Vec<Ref>,
    classes: Vec<Option<u32>>,
    holding: Vec<Option<Stands>>,
    clauses: Vec<u32>,
}

thread_local! {
    static ROOM: Cell<Box<Room>> = Cell::default();
}

/// Decides for facts already read; the ruling depends on `known` alone, so it can be kept and used again.
///
/// # Errors
/// When the facts cannot be together.
pub fn rule_known(content: &Content, question: &Question, program: &Program, known: &Known) -> Result<Ruling, ToldError> {
    let mut room = ROOM.take();
    let ruling = room.rule(content, question, program, known, false);
    ROOM.set(room);
    ruling
}

impl Room {
    /// Decides; `thorough` looks at the rules also of slots for which none decides.
    fn rule(&mut self, content: &Content, question: &Question, program: &Program, known: &Known, thorough: bool) -> Result<Ruling, ToldError> {
        let Room { open, residual, todo, given_up, ends, classes, holding, clauses } = self;
        told::open_into(content, program, known, open)?;
        let open = &*open;
        let ready = program.ready(content, question);
        let mut residual = Residual::new(&program.store, VOID, &open.presumed, residual);
        let mut leaning = Leaning::new(program, open, todo);
        let mut slots = Vec::with_capacity(program.slots.len());
        ends.clear();
        classes.clear();
        let whole = residual.restrict(program.whole.root);
        for (slot, ready) in program.slots.iter().zip(&ready.slots) {
            let place = classes.len();
            let left = residual.renamed(whole, |end| program.whole.classes[end as usize][place]);
            slots.push(slot_ruling(content, program, slot, ready, left, residual.tested(left), open));
            classes.push(left.value());
            ends.push(left);
        }
        leaning.pass(program.whole.root, &mut residual);
        leaning.together(program.whole.root, &mut residual, given_up);
        let needs_facts = slots.iter().any(|s| s.status == Status::NeedsFacts);
        let status = if needs_facts { Status::NeedsFacts } else { ready.outcome.and_then(|o| slots.get(o)).map_or(Status::NotCovered, |s| s.status) };
        let needs = if needs_facts { needs::of(program, ready, known, open, ends, &mut residual) } else { Vec::new() };
        let holding = Holding::new(&ready.conds, &open.presumed, classes, holding);
        let reasons = Finding { ready, holding, thorough }.reasons(&slots, leaning.assumed(), clauses);
        Ok(Ruling {
            question: program.question.clone(),
            edition: program.edition,
            told: Told::new(),
            status,
            slots,
            needs,
            reasons,
            ignored: Vec::new(),
            derived: Vec::new(),
        })
    }
}

fn slot_ruling(content: &Content, program: &Program, slot: &SlotProgram, ready: &ReadySlot, left: Ref, tested: u64, open: &Open) -> Arc<SlotRuling> {
    if let Some(class) = left.value() {
        return ended(program, slot, ready, class, &open.presumed).unwrap_or_else(|| ready.needs_facts.clone());
    }
    let support: Vec<usize> = (0..program.space.vars.len()).filter(|v| tested & (1 << v) != 0).collect();
    if support.iter().any(|v| !program.space.vars[*v].is_reading()) {
        return ready.needs_facts.clone();
    }
    let mut out = SlotRuling { status: Status::Disputed, ..SlotRuling::clone(&ready.needs_facts) };
    for (options, masks) in combinations(program, &support, &open.presumed) {
        let mut other = Store::new(program.space.sizes());
        let end = program.store.restrict(slot.by_class, &masks, VOID, &mut other);
        let Some(ruled) = end.value().and_then(|class| ended(program, slot, ready, class, &masks)) else { continue };
        let preferred = options.iter().all(|(r, o)| content.readings.iter().any(|d| d.id.value == *r && d.prefer.value == *o));
        if preferred {
            out.then = ruled.then.clone();
            out.live = ruled.live.clone();
        }
        out.readings.push(ReadingRuling { options, then: ruled.then.clone(), may: ruled.may.clone(), preferred, live: ruled.live.clone() });
    }
    Arc::new(out)
}

/// Every choice of options for the readings in `support`.
fn combinations(program: &Program, support: &[usize], open: &[u64]) -> Vec<(Vec<(String, String)>, Vec<u64>)> {
    let mut out = vec![(Vec::new(), open.to_vec())];
    for var in support {
        let declared = &program.space.vars[*var];
        let VarKind::Reading(options) = &declared.kind else { continue };
        let mut next = Vec::new();
        for (chosen, masks) in &out {
            for (i, option) in options.iter().enumerate() {
                let (mut chosen, mut masks) = (chosen.clone(), masks.clone());
                chosen.push((declared.name.clone(), option.clone()));
                masks[*var] = 1 << i;
                next.push((chosen, masks));
            }
        }
        out = next;
    }
    out
}

/// A slot that ends in a class: its orders, and the rules that are live for the open values. None where the facts cannot be.
fn ended(program: &Program, slot: &SlotProgram, ready: &ReadySlot, class: u32, open: &[u64]) -> Option<Arc<SlotRuling>> {
    if let Some(only) = ready.only.get(class as usize).copied().flatten() {
        return ready.at.get(only as usize).cloned();
    }
    if let Some(end) = program.store.settle(slot.root, open, VOID) {
        return ready.at.get(end as usize).cloned();
    }
    let terminal = slot.terminals.iter().find(|t| t.class == class)?;
    // Where unknown facts choose between rules that order the same, the rules common to all ways decide; failing that, those of the first.
    let ends = program.store.reached(slot.root, open, VOID);
    let lives: Vec<&Vec<usize>> = ends.iter().map(|t| &slot.terminals[*t as usize].live).collect();
    let (first, rest) = lives.split_first()?;
    let common: Vec<usize> = first.iter().copied().filter(|v| rest.iter().all(|l| l.contains(v))).collect();
    let live = if common.is_empty() { (*first).clone() } else { common };
    Some(Arc::new(SlotRuling::ended(slot, terminal, live)))
}
