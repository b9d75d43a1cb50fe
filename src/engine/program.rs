//! Compiling: the rules of one question in one edition become one diagram per slot.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use rustc_hash::FxHashMap;

use crate::model::{ActionUse, ActionValue, Content, FactType, Located, ParamKind, Question, Scalar};

use super::cond::{Asks, Cond, Context, Leaf, window};
use super::cubes::{said, smallest};
use super::diagram::{FALSE, Ref, Store, TRUE};
use super::fault::{Fault, FaultKind};
use super::ready::Readied;
use super::space::{Space, Var, VarKind, Window, plain_kind};
use super::told::Reader;

/// An action a ruling orders, its parameters filled in.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Order {
    /// The action.
    pub action: String,
    /// Its parameters.
    pub params: BTreeMap<String, Scalar>,
}

/// A rule in force in the edition; a rule whose action has a parameter with cases makes one variant per case.
#[derive(Debug, Clone)]
pub struct Variant {
    /// Place of the rule in the question.
    pub rule: usize,
    /// When it applies.
    pub cond: Cond,
    /// What it orders.
    pub then: Vec<Order>,
    /// What judgement may order instead.
    pub may: Vec<Order>,
    /// The clauses that gave it its numbers.
    pub with: Vec<String>,
}

/// What a slot's diagram can end in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// A rule decides, or the slot's `otherwise`.
    Decided,
    /// Judgement may order something else.
    Discretion,
    /// Declared as not covered; the text that says why.
    NotCovered(String),
}

/// A terminal of a slot.
#[derive(Debug, Clone)]
pub struct Terminal {
    /// The variants that are live there, places in [`Program::variants`]; none where the slot's `otherwise` stands.
    pub live: Vec<usize>,
    /// What is ordered.
    pub then: Vec<Order>,
    /// What judgement may order instead.
    pub may: Vec<Order>,
    /// How it ends.
    pub ending: Ending,
    /// Terminals that order the same have the same class.
    pub class: u32,
}

/// A slot, compiled.
#[derive(Debug, Clone)]
pub struct SlotProgram {
    /// Its name.
    pub id: String,
    /// Its diagram over the possible: terminals are places in `terminals`, or [`VOID`] where the facts cannot be.
    pub root: Ref,
    /// Its diagram by class.
    pub by_class: Ref,
    /// What it can end in.
    pub terminals: Vec<Terminal>,
}

/// The slots of a question as one diagram.
#[derive(Debug, Clone)]
pub struct Whole {
    /// The diagram: terminals are places in `classes`, or [`VOID`] where the facts cannot be.
    pub root: Ref,
    /// The class of each slot.
    pub classes: Vec<Vec<u32>>,
}

impl Whole {
    fn of(slots: &[SlotProgram], store: &mut Store) -> Whole {
        let mut whole = Whole { root: Ref::terminal(0), classes: vec![Vec::new()] };
        for slot in slots {
            let above = std::mem::take(&mut whole.classes);
            let mut places: FxHashMap<(u32, u32), u32> = FxHashMap::default();
            whole.root = store.apply(whole.root, slot.by_class, &mut |so_far, class| {
                if so_far == VOID || class == VOID {
                    return VOID;
                }
                *places.entry((so_far, class)).or_insert_with(|| {
                    whole.classes.push(above[so_far as usize].iter().copied().chain([class]).collect());
                    whole.classes.len() as u32 - 1
                })
            });
        }
        whole
    }
}

/// The terminal of what cannot be.
pub const VOID: u32 = u32::MAX >> 1;

/// A question in an edition, compiled.
#[derive(Debug, Clone)]
pub struct Program {
    /// The question.
    pub question: String,
    /// The edition, its place in the list.
    pub edition: usize,
    /// The variables.
    pub space: Space,
    /// The nodes of all diagrams.
    pub store: Store,
    /// The slots, in order.
    pub slots: Vec<SlotProgram>,
    /// All slots at once: their diagrams by class as one, so that a walk decides the whole.
    pub whole: Whole,
    /// True where the facts can be.
    pub possible: Ref,
    /// The rules in force.
    pub variants: Vec<Variant>,
    /// The condition of each variant as a diagram.
    pub conditions: Vec<Ref>,
    /// Reads told facts.
    pub reader: Reader,
    /// For rulings; made with the first.
    ready: OnceLock<Arc<Readied>>,
}

/// Extra limits at which numbers are cut, for comparing editions in one space: fact decided by to first numbers of intervals.
pub type Cuts = BTreeMap<String, BTreeSet<i64>>;

impl Program {
    /// Compiles a question for an edition. All faults found are returned together.
    ///
    /// # Errors
    /// Unknown names, impossible tests, gaps (no rule and no `otherwise`), conflicts (two live rules that disagree), circles.
    pub fn compile(content: &Content, question: &Question, edition: usize) -> Result<Program, Vec<Fault>> {
        Compiler::new(content, question, edition).and_then(|mut c| c.run(&Cuts::new(), &[]))
    }

    /// Compiles in a space shared with other editions: numbers are cut at `cuts` too, and `vars` stand in front in that order.
    ///
    /// # Errors
    /// As [`Program::compile`].
    pub fn compile_in(content: &Content, question: &Question, edition: usize, cuts: &Cuts, vars: &[String]) -> Result<Program, Vec<Fault>> {
        Compiler::new(content, question, edition).and_then(|mut c| c.run(cuts, vars))
    }

    /// The program made ready for rulings.
    pub(super) fn ready(&self, content: &Content, question: &Question) -> &Arc<Readied> {
        self.ready.get_or_init(|| Arc::new(Readied::new(content, question, self)))
    }

    /// The limits at which this program cuts its numbers.
    pub fn cuts(&self) -> Cuts {
        let number = |v: &Var| match &v.kind {
            VarKind::Intervals(starts) => Some((v.name.clone(), starts.iter().copied().collect())),
            _ => None,
        };
        self.space.vars.iter().filter_map(number).collect()
    }
}

struct Compiler<'a> {
    content: &'a Content,
    question: &'a Question,
    edition: usize,
    variants: Vec<Variant>,
}

impl<'a> Compiler<'a> {
    fn new(content: &'a Content, question: &'a Question, edition: usize) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut variants = Vec::new();
        let mut this = Compiler { content, question, edition, variants: Vec::new() };
        for (place, rule) in question.rules.iter().enumerate() {
            let slot = question.slots.iter().position(|s| s.id.value == rule.slot.value);
            let Some(slot) = slot else {
                faults.push(Fault::unknown(rule.slot.at, "slot", &rule.slot, question.slots.iter().map(|s| s.id.value.as_str())));
                continue;
            };
            let context = this.context(slot);
            if !context.active(rule.from.as_ref(), rule.before.as_ref()) {
                continue;
            }
            match this.variants_of(place, context) {
                Ok(more) => variants.extend(more),
                Err(fault) => faults.push(fault),
            }
        }
        this.variants = variants;
        if faults.is_empty() { Ok(this) } else { Err(faults) }
    }

    fn context(&self, slot: usize) -> Context<'a> {
        Context { content: self.content, question: self.question, edition: self.edition, slot, depth: 0 }
    }

    fn variants_of(&self, place: usize, context: Context<'a>) -> Result<Vec<Variant>, Fault> {
        let rule = &self.question.rules[place];
        for clause in std::iter::once(&rule.clause).chain(&rule.with) {
            context.printed(clause)?;
        }
        if rule.then.is_empty() && rule.may.is_empty() && rule.not_covered.is_none() {
            return Err(Fault::new(rule.id.at, FaultKind::NothingOrdered(rule.id.value.clone())));
        }
        let cond = context.resolve(&rule.when)?;
        let mut out = vec![Variant { rule: place, cond, then: Vec::new(), may: Vec::new(), with: Vec::new() }];
        for (uses, may) in [(&rule.then, false), (&rule.may, true)] {
            for action in uses {
                let orders = self.orders(action, &rule.slot, context)?;
                let mut next = Vec::new();
                for variant in &out {
                    for (order, when, clause) in &orders {
                        let mut v = variant.clone();
                        if let Some(when) = when {
                            v.cond = Cond::All(vec![v.cond, when.clone()]);
                        }
                        v.with.extend(clause.clone());
                        if may {
                            v.may.push(order.clone())
                        } else {
                            v.then.push(order.clone())
                        }
                        next.push(v);
                    }
                }
                out = next;
            }
        }
        Ok(out)
    }

    /// An action with its parameters filled in, once for each case of its numbers.
    fn orders(&self, action: &ActionUse, slot: &Located<String>, context: Context<'a>) -> Result<Vec<(Order, Option<Cond>, Option<String>)>, Fault> {
        let known = self.content.actions.keys().map(String::as_str);
        let kind = self.content.actions.get(&action.id.value).ok_or_else(|| Fault::unknown(action.id.at, "action", &action.id, known))?;
        if kind.slot.value != slot.value {
            return Err(Fault::new(action.id.at, FaultKind::ActionSlot { action: action.id.value.clone(), slot: kind.slot.value.clone() }));
        }
        let wrong = |param: &str, expected: String| {
            Fault::new(action.id.at, FaultKind::ActionParam { action: action.id.value.clone(), param: param.to_owned(), expected })
        };
        if let Some(extra) = action.params.keys().find(|p| !kind.params.contains_key(*p)) {
            return Err(wrong(extra, kind.params.keys().cloned().collect::<Vec<_>>().join(", ")));
        }
        let mut out = vec![(Order { action: action.id.value.clone(), params: BTreeMap::new() }, None, None)];
        for (name, expected) in &kind.params {
            match (expected, action.params.get(name)) {
                (ParamKind::OneOf(words), Some(ActionValue::Word(word))) if words.contains(word) => {
                    out.iter_mut().for_each(|(o, ..)| drop(o.params.insert(name.clone(), Scalar::Text(word.clone()))));
                }
                (ParamKind::Unit(_), Some(ActionValue::Number(number))) => {
                    let values = context.values(&number.value, number.at)?;
                    let with = |(order, when, clause): &(Order, Option<Cond>, Option<String>)| {
                        let one = |v: &super::cond::Valued| {
                            let mut order = order.clone();
                            order.params.insert(name.clone(), Scalar::Number(v.number));
                            let both = match (when.clone(), v.when.clone()) {
                                (Some(a), Some(b)) => Some(Cond::All(vec![a, b])),
                                (a, b) => a.or(b),
                            };
                            (order, both, v.clause.clone().or_else(|| clause.clone()))
                        };
                        values.iter().map(one).collect::<Vec<_>>()
                    };
                    out = out.iter().flat_map(with).collect();
                }
                (ParamKind::OneOf(words), _) => return Err(wrong(name, words.join(", "))),
                (ParamKind::Unit(unit), _) => return Err(wrong(name, unit.clone())),
            }
        }
        Ok(out)
    }

    fn run(&mut self, cuts: &Cuts, first: &[String]) -> Result<Program, Vec<Fault>> {
        let space = self.space(cuts, first).map_err(|f| vec![f])?;
        let mut store = Store::new(space.sizes());
        let possible = self.possible(&space, &mut store).map_err(|f| vec![f])?;
        let reader = Reader::new(self.content, self.question, &space, &store.support(possible));
        let mut program = Program {
            reader,
            ready: OnceLock::new(),
            question: self.question.id.value.clone(),
            edition: self.edition,
            space,
            store,
            slots: Vec::new(),
            whole: Whole { root: FALSE, classes: Vec::new() },
            possible,
            variants: std::mem::take(&mut self.variants),
            conditions: Vec::new(),
        };
        let mut faults = Vec::new();
        let mut live = vec![FALSE; program.variants.len()];
        program.conditions = vec![FALSE; program.variants.len()];
        for slot in 0..self.question.slots.len() {
            match self.slot(slot, &mut program, &mut live) {
                Ok(compiled) => program.slots.push(compiled),
                Err(more) => {
                    faults.extend(more);
                    break;
                }
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let Program { slots, whole, possible, conditions, store, .. } = &mut program;
        *whole = Whole::of(slots, store);
        // What was only made on the way is left behind.
        let mut roots: Vec<&mut Ref> =
            slots.iter_mut().flat_map(|s| [&mut s.by_class, &mut s.root]).chain([&mut whole.root, possible]).chain(conditions).collect();
        *store = store.kept(&mut roots);
        Ok(program)
    }

    /// The variables: `first`, incidents, then facts in the order rules name them, readings last.
    fn space(&self, cuts: &Cuts, first: &[String]) -> Result<Space, Fault> {
        let content = self.content;
        let mut order: Vec<String> = first.to_vec();
        let mut add = |name: &str| {
            if !order.iter().any(|o| o == name) {
                order.push(name.to_owned());
            }
        };
        for incident in &self.question.incidents {
            if !content.facts.contains_key(&incident.value) {
                return Err(Fault::unknown(incident.at, "fact", incident, content.facts.keys().map(String::as_str)));
            }
            add(incident);
        }
        let mut starts: Cuts = cuts.clone();
        let mut readings = BTreeSet::new();
        for variant in &self.variants {
            variant.cond.leaves(&mut |leaf| {
                let w = window(content, leaf);
                add(w.base);
                // Parts of a sum are told; the rules see the sum alone, so each part is one interval.
                content.facts.get(w.base).into_iter().flat_map(|f| f.sum.keys()).for_each(|part| add(part));
                let range = match leaf.asks {
                    Asks::Range { low, high, .. } => Some(w.behind(low, high)),
                    Asks::Bool(says) => w.side(says),
                    Asks::Words(_) => None,
                };
                if let Some((low, high)) = range {
                    let set = starts.entry(w.base.to_owned()).or_default();
                    set.extend([low, high.saturating_add(1)]);
                }
            });
            variant.cond.readings(&mut |r| {
                readings.insert(r.to_owned());
            });
        }
        let mut vars: Vec<Var> = Vec::new();
        for name in order {
            if let Some(reading) = content.readings.iter().find(|r| r.id.value == name) {
                readings.insert(reading.id.value.clone());
                continue;
            }
            let Some(fact) = content.facts.get(&name) else { continue };
            let kind = if fact.kind.value == FactType::Number {
                let inside = starts.get(&name).into_iter().flatten().copied().filter(|n| *n > fact.min && *n <= fact.max);
                VarKind::Intervals(std::iter::once(fact.min).chain(inside).collect())
            } else if let Some(kind) = plain_kind(content, &name) {
                kind
            } else {
                continue;
            };
            let var = Var { name, kind };
            if var.size() > 64 || var.size() == 0 {
                return Err(Fault::new(fact.kind.at, FaultKind::TooManyValues(var.name)));
            }
            vars.push(var);
        }
        for reading in content.readings.iter().filter(|r| readings.contains(&r.id.value)) {
            vars.push(Var { name: reading.id.value.clone(), kind: VarKind::Reading(reading.options.iter().map(|o| o.id.value.clone()).collect()) });
        }
        if vars.len() > 64 {
            return Err(Fault::new(self.question.id.at, FaultKind::TooManyValues(self.question.id.value.clone())));
        }
        Ok(Space::new(vars))
    }

    /// True where the facts can be: nothing of the question's `never` holds.
    fn possible(&self, space: &Space, store: &mut Store) -> Result<Ref, Fault> {
        let mut possible = TRUE;
        for never in &self.question.never {
            let mut all = TRUE;
            for (fact, value) in never {
                let at = self.question.id.at;
                let Some(declared) = self.content.facts.get(fact) else {
                    return Err(Fault::unknown(at, "fact", fact, self.content.facts.keys().map(String::as_str)));
                };
                let window = Window::of(self.content, fact);
                let Some(var) = space.index(window.base) else {
                    all = FALSE; // not a fact of this edition's rules
                    continue;
                };
                let holds = match (value, &space.vars[var].kind) {
                    (Scalar::Bool(b), VarKind::Bool) => store.test(var as u32, |v| (v == 1) == *b),
                    (Scalar::Text(t), VarKind::Words(words)) if words.contains(t) => store.test(var as u32, |v| words[v] == *t),
                    (Scalar::Bool(b), VarKind::Intervals(starts)) if window.above.is_some() => {
                        let (low, high) = window.side(*b).unwrap_or((i64::MIN, i64::MAX));
                        store.test(var as u32, |v| starts.get(v).is_some_and(|start| (low..=high).contains(start)))
                    }
                    _ => return Err(Fault::new(declared.kind.at, FaultKind::WrongTest(fact.clone(), "a value of that fact in `never`"))),
                };
                all = store.and(all, holds);
            }
            let not = store.not(all);
            possible = store.and(possible, not);
        }
        Ok(possible)
    }

    fn slot(&self, slot: usize, program: &mut Program, live: &mut [Ref]) -> Result<SlotProgram, Vec<Fault>> {
        let declared = &self.question.slots[slot];
        let rules = &self.question.rules;
        let here: Vec<usize> = (0..program.variants.len()).filter(|v| rules[program.variants[*v].rule].slot.value == declared.id.value).collect();
        for v in &here {
            let cond = program.variants[*v].cond.clone();
            program.conditions[*v] = diagram_of(self.content, &cond, program);
        }
        let order = self.defeat_order(&here, program).map_err(|f| vec![f])?;
        for v in &order {
            let mut holds = program.conditions[*v];
            for d in &here {
                if self.overrides(program.variants[*d].rule, program.variants[*v].rule) {
                    let not = program.store.not(live[*d]);
                    holds = program.store.and(holds, not);
                }
            }
            live[*v] = holds;
        }
        // Which variants are live, for every combination of values.
        let mut sets: Vec<Vec<usize>> = vec![Vec::new()];
        let mut ids: FxHashMap<Vec<usize>, u32> = FxHashMap::from_iter([(Vec::new(), 0)]);
        let mut root = Ref::terminal(0);
        for v in &here {
            let diagram = live[*v];
            root = program.store.apply(root, diagram, &mut |set, holds| {
                if holds == 0 {
                    return set;
                }
                let mut more = sets[set as usize].clone();
                more.push(*v);
                *ids.entry(more.clone()).or_insert_with(|| {
                    sets.push(more);
                    sets.len() as u32 - 1
                })
            });
        }
        let possible = program.possible;
        root = program.store.apply(root, possible, &mut |set, can| if can == 0 { VOID } else { set });
        let mut terminals: Vec<Terminal> = Vec::new();
        let mut faults = Vec::new();
        let mut place: FxHashMap<u32, u32> = FxHashMap::default();
        let otherwise = match &declared.otherwise {
            Some(uses) => {
                let context = self.context(slot);
                let orders = uses.iter().map(|u| self.orders(u, &declared.id, context).map(|o| o[0].0.clone())).collect::<Result<Vec<_>, _>>();
                Some(orders.map_err(|f| vec![f])?)
            }
            None => None,
        };
        for set in program.store.terminals(root) {
            if set == VOID {
                continue;
            }
            let live = sets[set as usize].clone();
            let example = || {
                let found = smallest(self.content, &program.space, &program.store, root, &|t| t == set);
                said(&found.map(|(_, facts)| facts).unwrap_or_default())
            };
            let names = (self.question.id.value.clone(), self.content.editions.id(self.edition).to_owned(), declared.id.value.clone());
            let mut terminal = Terminal { live: live.clone(), then: Vec::new(), may: Vec::new(), ending: Ending::Decided, class: 0 };
            if let Some(first) = live.first() {
                let first = &program.variants[*first];
                let same = |v: &usize| {
                    let v = &program.variants[*v];
                    v.then == first.then && v.may == first.may && rules[v.rule].not_covered.is_some() == rules[first.rule].not_covered.is_some()
                };
                if !live.iter().all(same) {
                    let (question, edition, slot) = names;
                    let mut conflicting: Vec<String> = live.iter().map(|v| rules[program.variants[*v].rule].id.value.clone()).collect();
                    conflicting.dedup();
                    let at = rules[program.variants[live[live.len() - 1]].rule].id.at;
                    faults.push(Fault::new(at, FaultKind::Conflict { question, edition, slot, rules: conflicting, example: example() }));
                }
                terminal.then = first.then.clone();
                terminal.may = first.may.clone();
                terminal.ending = match &rules[first.rule].not_covered {
                    Some(why) => Ending::NotCovered(why.value.clone()),
                    None if first.may.is_empty() => Ending::Decided,
                    None => Ending::Discretion,
                };
            } else if let Some(orders) = &otherwise {
                terminal.then = orders.clone();
            } else {
                let (question, edition, slot) = names;
                faults.push(Fault::new(declared.id.at, FaultKind::Gap { question, edition, slot, example: example() }));
            }
            let same = |t: &Terminal| t.then == terminal.then && t.may == terminal.may && t.ending == terminal.ending;
            terminal.class = terminals.iter().find(|t| same(t)).map_or(terminals.len() as u32, |t| t.class);
            place.insert(set, terminals.len() as u32);
            terminals.push(terminal);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        root = program.store.map(root, &mut |set| place.get(&set).copied().unwrap_or(VOID));
        let by_class = program.store.map(root, &mut |t| if t == VOID { VOID } else { terminals[t as usize].class });
        Ok(SlotProgram { id: declared.id.value.clone(), root, by_class, terminals })
    }

    fn overrides(&self, by: usize, rule: usize) -> bool {
        self.question.rules[by].overrides(&self.question.rules[rule])
    }

    /// The variants so ordered that each comes after all that override it.
    fn defeat_order(&self, here: &[usize], program: &Program) -> Result<Vec<usize>, Fault> {
        let rules = &self.question.rules;
        let mut done: Vec<usize> = Vec::new();
        let mut open: Vec<usize> = here.to_vec();
        while !open.is_empty() {
            let ready: Vec<usize> =
                open.iter().copied().filter(|v| open.iter().all(|d| !self.overrides(program.variants[*d].rule, program.variants[*v].rule))).collect();
            if ready.is_empty() {
                let mut names: Vec<String> = open.iter().map(|v| rules[program.variants[*v].rule].id.value.clone()).collect();
                names.dedup();
                return Err(Fault::new(rules[program.variants[open[0]].rule].id.at, FaultKind::CyclicOverrides(names)));
            }
            open.retain(|v| !ready.contains(v));
            done.extend(ready);
        }
        Ok(done)
    }
}

/// A value of a variable, in the vocabulary's own words: `true`, `rapid`, `37..39`.
pub fn value_text(var: &Var, value: usize) -> String {
    match &var.kind {
        VarKind::Bool => (value == 1).to_string(),
        VarKind::Words(words) | VarKind::Reading(words) => words[value].clone(),
        VarKind::Intervals(starts) => match starts.get(value + 1) {
            Some(next) if *next == starts[value] + 1 => starts[value].to_string(),
            Some(next) => format!("{}..{}", starts[value], next - 1),
            None => format!("{}..", starts[value]),
        },
    }
}

/// The diagram of a condition.
pub(super) fn diagram_of(content: &Content, cond: &Cond, program: &mut Program) -> Ref {
    match cond {
        Cond::All(parts) => parts.iter().fold(TRUE, |acc, p| {
            let part = diagram_of(content, p, program);
            program.store.and(acc, part)
        }),
        Cond::Any(parts) => parts.iter().fold(FALSE, |acc, p| {
            let part = diagram_of(content, p, program);
            program.store.or(acc, part)
        }),
        Cond::Not(inner) => {
            let inner = diagram_of(content, inner, program);
            program.store.not(inner)
        }
        Cond::Rests(_, inner) => diagram_of(content, inner, program),
        Cond::Leaf(leaf) => {
            let Some((var, mask)) = mask_of(content, leaf, &program.space) else { return FALSE };
            program.store.test(var as u32, |v| mask & (1 << v) != 0)
        }
        Cond::Reads(reading, option) => {
            let Some(var) = program.space.index(reading) else { return FALSE };
            let VarKind::Reading(options) = program.space.vars[var].kind.clone() else { return FALSE };
            program.store.test(var as u32, |v| options[v] == *option)
        }
        Cond::Orders(slot, actions) => {
            let above = &program.slots[*slot];
            let ordered: Vec<bool> = above.terminals.iter().map(|t| orders_any(t, actions)).collect();
            let root = above.root;
            program.store.map(root, &mut |t| u32::from(t != VOID && ordered[t as usize]))
        }
    }
}

/// Whether a terminal orders one of these actions; with none named, whether it orders nothing.
pub(super) fn orders_any(terminal: &Terminal, actions: &[String]) -> bool {
    if actions.is_empty() { terminal.then.is_empty() } else { terminal.then.iter().any(|o| actions.contains(&o.action)) }
}

/// The variable a leaf looks at and the values for which it holds, a bit each.
pub(super) fn mask_of(content: &Content, leaf: &Leaf, space: &Space) -> Option<(usize, u64)> {
    let w = window(content, leaf);
    let var = space.index(w.base)?;
    let mut mask = 0u64;
    match (&leaf.asks, &space.vars[var].kind) {
        (Asks::Bool(b), VarKind::Bool) => mask = 1 << u8::from(*b),
        (Asks::Words(words), VarKind::Words(all)) => {
            for (i, word) in all.iter().enumerate() {
                mask |= u64::from(words.contains(word)) << i;
            }
        }
        (Asks::Range { .. } | Asks::Bool(_), VarKind::Intervals(starts)) => {
            let (low, high) = match &leaf.asks {
                Asks::Range { low, high, .. } => w.behind(*low, *high),
                Asks::Bool(says) => w.side(*says)?,
                Asks::Words(_) => return None,
            };
            for (i, start) in starts.iter().enumerate() {
                mask |= u64::from(low <= *start && *start <= high) << i;
            }
        }
        _ => return None,
    }
    Some((var, mask))
}
