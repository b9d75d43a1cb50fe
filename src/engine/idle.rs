//! What in the rules of a question has no effect in any edition: walks over its diagrams, each finding with the fewest facts that show it.

use std::collections::BTreeSet;

use crate::model::{ActionUse, ActionValue, At, Condition, Content, Definition, Number, Overrides, Question};

use super::cond::Context;
use super::cubes::{said, smallest};
use super::diagram::{FALSE, Ref, Store};
use super::fault::{Fault, FaultKind};
use super::program::{Program, VOID, diagram_of};
use super::same::apart;
use super::space::{VarKind, Window};

/// Why something has no effect. Facts are given in the words of the vocabulary, see [`said`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named in what stands above each")]
pub enum Idle {
    /// No edition has it in use.
    NoEdition,
    /// These conditions cannot be together.
    Apart(String),
    /// In an edition its condition holds when these facts do, and rules that do without it decide.
    Beaten { edition: String, facts: String, by: Vec<String> },
    /// In an edition it holds when these facts do, and the same follows without it.
    Same { edition: String, facts: String },
    /// In an edition, when these facts hold, it decides whether a rule's condition does; yet the ruling is the same.
    Turns { edition: String, facts: String, rule: String },
    /// No condition turns on it.
    Unasked,
}

/// All that has no effect in a question whose programs, one for each edition it covers, these are.
pub fn idle(content: &Content, question: &Question, programs: &[&Program]) -> Vec<Fault> {
    let editions = programs.iter().map(|p| InEdition::new(p, named(content, question, p.edition))).collect();
    let mut walk = Walk { content, question, editions };
    let mut out = Vec::new();
    walk.rules(&mut out);
    walk.exceptions(&mut out);
    walk.facts(&mut out);
    walk.definitions(&mut out);
    out
}

/// Why a condition that makes no difference makes none: none where no program has what it tests.
pub fn why_idle(content: &Content, question: &Question, programs: &[&Program], condition: &Condition) -> Idle {
    let editions = programs.iter().map(|p| InEdition::new(p, BTreeSet::new())).collect();
    let mut walk = Walk { content, question, editions };
    let all: Vec<usize> = (0..walk.editions.len()).collect();
    walk.why(&all, &[condition])
}

/// Where a limit on a number turns the condition of a rule although the ruling is the same on both sides of it.
pub fn turns_at(content: &Content, question: &Question, program: &Program, fact: &str, from: i64) -> Idle {
    let mut walk = Walk { content, question, editions: vec![InEdition::new(program, BTreeSet::new())] };
    let window = Window::of(content, fact);
    let var = program.space.index(window.base);
    let place = var.and_then(|var| match &program.space.vars[var].kind {
        VarKind::Intervals(starts) => starts.iter().position(|s| *s == window.behind(from, from).0).filter(|i| *i > 0),
        _ => None,
    });
    let found = var.zip(place).and_then(|(var, place)| walk.turns(var, Some(place)));
    found.unwrap_or(Idle::Unasked)
}

/// Every name by which the rules in force in an edition come: facts, named conditions, slots, and parameters as `clause.name`.
pub fn named(content: &Content, question: &Question, edition: usize) -> BTreeSet<String> {
    let context = Context { content, question, edition, slot: question.slots.len(), depth: 0 };
    let mut names = Names { context, found: BTreeSet::new(), numbers: BTreeSet::new() };
    question.slots.iter().filter_map(|s| s.otherwise.as_ref()).for_each(|uses| names.orders(uses));
    for rule in question.rules.iter().filter(|r| context.active(r.from.as_ref(), r.before.as_ref())) {
        names.condition(&rule.when);
        names.orders(&rule.then);
        names.orders(&rule.may);
    }
    names.found
}

struct Names<'a> {
    context: Context<'a>,
    found: BTreeSet<String>,
    /// The parameters whose cases were looked at; one that only gives a case its value has none there.
    numbers: BTreeSet<String>,
}

impl<'a> Names<'a> {
    fn condition(&mut self, condition: &'a Condition) {
        let context = self.context;
        condition.tests(&mut |name, _, test| {
            if self.found.insert(name.to_owned()) {
                let rows = context.question.define.iter().filter(|d| d.id.value == name).flat_map(|d| &d.any);
                rows.filter(|r| context.active(r.from.as_ref(), r.before.as_ref())).for_each(|row| self.condition(&row.when));
            }
            self.number(test.number());
        });
    }

    fn orders(&mut self, uses: &'a [ActionUse]) {
        let numbers = uses.iter().flat_map(|u| u.params.values()).filter_map(|v| if let ActionValue::Number(n) = v { Some(&n.value) } else { None });
        numbers.for_each(|n| self.number(Some(n)));
    }

    fn number(&mut self, number: Option<&Number>) {
        let Some(Number::Param(name)) = number else { return };
        self.found.insert(name.clone());
        if self.numbers.insert(name.clone()) {
            let context = self.context;
            let cases = context.content.param(name).into_iter().flat_map(|p| &p.cases);
            for case in cases.filter(|c| context.active(c.from.as_ref(), c.before.as_ref())) {
                self.condition(&case.when);
                self.found.insert(case.value.value.clone());
            }
        }
    }
}

/// A question in an edition, to be walked over.
struct InEdition {
    /// A copy: walks add to its store.
    program: Program,
    /// Where each variant is live.
    live: Vec<Ref>,
    /// The names its rules come by.
    named: BTreeSet<String>,
}

/// The terminal of what a walk does not look at.
const ELSEWHERE: u32 = VOID - 1;

impl InEdition {
    fn new(program: &Program, named: BTreeSet<String>) -> InEdition {
        let mut program = program.clone();
        let mut live = vec![FALSE; program.variants.len()];
        for slot in &program.slots {
            let variants: BTreeSet<usize> = slot.terminals.iter().flat_map(|t| t.live.iter().copied()).collect();
            for v in variants {
                live[v] = program.store.map(slot.root, &mut |t| u32::from(t != VOID && slot.terminals[t as usize].live.contains(&v)));
            }
        }
        InEdition { program, live, named }
    }

    fn variants(&self, rule: usize) -> Vec<usize> {
        (0..self.program.variants.len()).filter(|v| self.program.variants[*v].rule == rule).collect()
    }

    /// Where any of these variants' conditions holds.
    fn holds(&mut self, variants: &[usize]) -> Ref {
        let Program { store, conditions, possible, .. } = &mut self.program;
        let any = variants.iter().fold(FALSE, |any, v| store.or(any, conditions[*v]));
        store.and(any, *possible)
    }

    /// The fewest facts under which a condition holds; none where it never does.
    fn example(&mut self, content: &Content, holds: Ref) -> Option<String> {
        let Program { store, possible, space, .. } = &mut self.program;
        let root = store.apply(holds, *possible, &mut |x, can| if can == 0 { VOID } else { x });
        smallest(content, space, store, root, &|t| t == 1).map(|(_, facts)| said(&facts))
    }
}

struct Walk<'a> {
    content: &'a Content,
    question: &'a Question,
    editions: Vec<InEdition>,
}

impl<'a> Walk<'a> {
    fn id(&self, e: usize) -> String {
        self.content.editions.id(self.editions[e].program.edition).to_owned()
    }

    /// Rules that are live nowhere.
    fn rules(&mut self, out: &mut Vec<Fault>) {
        for (place, rule) in self.question.rules.iter().enumerate() {
            if !self.is_live(place) {
                let why = self.never_live(place, &[&rule.when]);
                out.push(Fault::new(rule.id.at, FaultKind::NeverApplies { rule: rule.id.value.clone(), why }));
            }
        }
    }

    fn is_live(&self, rule: usize) -> bool {
        self.editions.iter().any(|e| e.variants(rule).iter().any(|v| e.live[*v] != FALSE))
    }

    fn never_live(&mut self, rule: usize, conditions: &[&Condition]) -> Idle {
        let present: Vec<usize> = (0..self.editions.len()).filter(|e| !self.editions[*e].variants(rule).is_empty()).collect();
        for e in &present {
            let variants = self.editions[*e].variants(rule);
            let holds = self.editions[*e].holds(&variants);
            if let Some(beaten) = self.decided(*e, rule, holds) {
                return beaten;
            }
        }
        self.why(&present, conditions)
    }

    /// What decides the slot of a rule where a condition holds.
    fn decided(&mut self, e: usize, rule: usize, holds: Ref) -> Option<Idle> {
        let edition = self.id(e);
        let slot = self.question.slots.iter().position(|s| s.id.value == self.question.rules[rule].slot.value)?;
        let Program { store, slots, space, variants, .. } = &mut self.editions[e].program;
        let slot = &slots[slot];
        let root = store.apply(holds, slot.root, &mut |holds, t| if holds == 1 || t == VOID { t } else { ELSEWHERE });
        let (end, facts) = smallest(self.content, space, store, root, &|t| t != VOID && t != ELSEWHERE)?;
        let mut by: Vec<String> = slot.terminals[end as usize].live.iter().map(|v| self.question.rules[variants[*v].rule].id.value.clone()).collect();
        by.dedup();
        Some(Idle::Beaten { edition, facts: said(&facts), by })
    }

    /// Why conditions, that make no difference together, make none: they can be together and the same follows without them, or they cannot be.
    fn why(&mut self, editions: &[usize], conditions: &[&Condition]) -> Idle {
        let parts: Vec<&Condition> = conditions.iter().flat_map(|c| if let Condition::All(parts) = c { parts.iter().collect() } else { vec![*c] }).collect();
        for e in editions {
            let holds = self.all(*e, &parts);
            if let Some(facts) = self.editions[*e].example(self.content, holds) {
                return Idle::Same { edition: self.id(*e), facts };
            }
        }
        let Some(e) = editions.first() else { return Idle::NoEdition };
        // The fewest of them that cannot be together.
        let mut core = parts;
        for i in (0..core.len()).rev() {
            let mut rest = core.clone();
            rest.remove(i);
            if self.all(*e, &rest) == FALSE {
                core = rest;
            }
        }
        Idle::Apart(core.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
    }

    /// Where all of these hold and the facts can be.
    fn all(&mut self, e: usize, parts: &[&Condition]) -> Ref {
        let context = self.context(e);
        let program = &mut self.editions[e].program;
        let mut all = program.possible;
        for part in parts {
            let holds = context.resolve(part).map_or(FALSE, |cond| diagram_of(context.content, &cond, program));
            all = program.store.and(all, holds);
        }
        all
    }

    /// Every slot can be looked at.
    fn context(&self, e: usize) -> Context<'a> {
        Context { content: self.content, question: self.question, edition: self.editions[e].program.edition, slot: self.question.slots.len(), depth: 0 }
    }

    /// Exceptions without which the rulings are the same, on the same clauses.
    fn exceptions(&mut self, out: &mut Vec<Fault>) {
        let rules = &self.question.rules;
        for (a, rule) in rules.iter().enumerate() {
            if !self.is_live(a) {
                continue;
            }
            let beaten = |other: &str| (0..rules.len()).filter(|b| rule.overrides(&rules[*b]) && (other == ALL || rules[*b].id.value == other)).collect();
            let found: Vec<(At, &str, Vec<usize>)> = match &rule.overrides {
                Overrides::None => Vec::new(),
                Overrides::All => vec![(rule.id.at, ALL, beaten(ALL))],
                Overrides::Named(names) => names.iter().map(|n| (n.at, n.value.as_str(), beaten(n))).filter(|(.., b)| !b.is_empty()).collect(),
            };
            for (at, name, targets) in found {
                if let Some(why) = self.exception(a, name, &targets) {
                    out.push(Fault::new(at, FaultKind::IdleException { rule: rule.id.value.clone(), overrides: name.to_owned(), why }));
                }
            }
        }
    }

    /// Why it has no effect that a rule overrides these; none if it has.
    fn exception(&mut self, a: usize, name: &str, targets: &[usize]) -> Option<Idle> {
        let mut same = None;
        for e in 0..self.editions.len() {
            for b in targets {
                for (va, vb) in self.pairs(e, a, *b) {
                    let kept = self.kept_down(e, va, vb);
                    if kept == FALSE {
                        continue;
                    }
                    let order = |v: usize| {
                        let v = &self.editions[e].program.variants[v];
                        (&v.then, &v.may, &self.question.rules[v.rule].not_covered)
                    };
                    if order(va) != order(vb) {
                        return None;
                    }
                    if same.is_none() {
                        same = self.editions[e].example(self.content, kept).map(|facts| Idle::Same { edition: self.id(e), facts });
                    }
                }
            }
        }
        if let Some(same) = same {
            let mut without = self.question.clone();
            match &mut without.rules[a].overrides {
                Overrides::Named(names) => names.retain(|n| n.value != name),
                other => *other = Overrides::None,
            }
            let alike = |e: &InEdition| matches!(apart((self.content, self.question), (self.content, &without), e.program.edition, true), Ok(None));
            return self.editions.iter().all(alike).then_some(same);
        }
        let mut both = Vec::new();
        for b in targets {
            for e in 0..self.editions.len() {
                for (va, vb) in self.pairs(e, a, *b) {
                    let (one, other) = (self.editions[e].holds(&[va]), self.editions[e].holds(&[vb]));
                    let meet = self.editions[e].program.store.and(one, other);
                    if let Some(beaten) = self.decided(e, a, meet) {
                        return Some(beaten);
                    }
                    both.push((e, *b));
                }
            }
        }
        let Some((e, b)) = both.first() else { return Some(Idle::NoEdition) };
        Some(self.why(&[*e], &[&self.question.rules[a].when, &self.question.rules[*b].when]))
    }

    fn pairs(&self, e: usize, a: usize, b: usize) -> Vec<(usize, usize)> {
        let (of_a, of_b) = (self.editions[e].variants(a), self.editions[e].variants(b));
        of_a.iter().flat_map(|va| of_b.iter().map(|vb| (*va, *vb))).collect()
    }

    /// Where a variant would be live but for another's rule.
    fn kept_down(&mut self, e: usize, by: usize, variant: usize) -> Ref {
        let InEdition { program, live, .. } = &mut self.editions[e];
        let rules = &self.question.rules;
        let rule_of = |v: usize| program.variants[v].rule;
        let others: Vec<usize> = (0..live.len()).filter(|d| rule_of(*d) != rule_of(by) && rules[rule_of(*d)].overrides(&rules[rule_of(variant)])).collect();
        let mut kept = program.store.and(live[by], program.conditions[variant]);
        for other in others {
            let not = program.store.not(live[other]);
            kept = program.store.and(kept, not);
        }
        kept
    }

    /// Facts that rules test and that change no ruling.
    fn facts(&mut self, out: &mut Vec<Fault>) {
        let (mut named, mut matter) = (BTreeSet::new(), BTreeSet::new());
        for Program { store, space, slots, .. } in self.editions.iter().map(|e| &e.program) {
            named.extend(space.vars.iter().map(|v| v.name.clone()));
            matter.extend(slots.iter().flat_map(|s| store.support(s.by_class)).map(|v| space.vars[v as usize].name.clone()));
        }
        // A part of a sum matters where the sum does.
        let parts: Vec<String> = matter.iter().filter_map(|f| self.content.facts.get(f)).flat_map(|f| f.sum.keys().cloned()).collect();
        matter.extend(parts);
        for name in named.difference(&matter) {
            let why = (0..self.editions.len()).find_map(|e| {
                let var = self.editions[e].program.space.index(name)?;
                self.turns_in(e, var, None)
            });
            out.push(Fault::new(self.place(name), FaultKind::IdleFact { name: name.clone(), why: why.unwrap_or(Idle::Unasked) }));
        }
    }

    /// Where the question first tests a fact or a window on it.
    fn place(&self, fact: &str) -> At {
        let mut found = None;
        let rows = self.question.define.iter().flat_map(|d| &d.any).map(|row| &row.when);
        for when in self.question.rules.iter().map(|r| &r.when).chain(rows) {
            when.tests(&mut |name, at, _| {
                if found.is_none() && Window::of(self.content, name).base == fact {
                    found = Some(at);
                }
            });
        }
        let incident = self.question.incidents.iter().find(|i| i.value == fact).map(|i| i.at);
        found.or(incident).unwrap_or(self.question.id.at)
    }

    fn turns(&mut self, var: usize, limit: Option<usize>) -> Option<Idle> {
        (0..self.editions.len()).find_map(|e| self.turns_in(e, var, limit))
    }

    /// Where the condition of a rule holds or not by one variable alone; with a limit, by the side of it on which the number lies.
    fn turns_in(&mut self, e: usize, var: usize, limit: Option<usize>) -> Option<Idle> {
        let edition = self.id(e);
        let Program { store, conditions, possible, space, variants, .. } = &mut self.editions[e].program;
        let sides: Vec<(usize, usize)> = limit.map_or_else(|| (1..space.vars[var].size()).map(|v| (0, v)).collect(), |l| vec![(l - 1, l)]);
        for (variant, condition) in variants.iter().zip(conditions.iter()) {
            let root = store.apply(*condition, *possible, &mut |x, can| if can == 0 { VOID } else { x });
            for (one, other) in &sides {
                let mut out = Store::new(space.sizes());
                let mut at = |value: usize| {
                    let mut masks = space.anything();
                    masks[var] = 1 << value;
                    store.restrict(root, &masks, ELSEWHERE, &mut out)
                };
                let (one, other) = (at(*one), at(*other));
                let differ = out.apply(one, other, &mut |x, y| if x == VOID || y == VOID { VOID } else { u32::from(x != y) });
                if let Some((_, facts)) = smallest(self.content, space, &out, differ, &|t| t == 1) {
                    let rule = self.question.rules[variant.rule].id.value.clone();
                    return Some(Idle::Turns { edition, facts: said(&facts), rule });
                }
            }
        }
        None
    }

    /// Named conditions that nothing names, and rows of them that add nothing: neither another case nor another clause.
    fn definitions(&mut self, out: &mut Vec<Fault>) {
        for defined in &self.question.define {
            let id = &defined.id.value;
            if !self.editions.iter().any(|e| e.named.contains(id)) {
                out.push(Fault::new(defined.id.at, FaultKind::UnusedDefinition(id.clone())));
                continue;
            }
            for (i, row) in defined.any.iter().enumerate() {
                let in_use = |e: &usize| self.editions[*e].named.contains(id) && self.context(*e).active(row.from.as_ref(), row.before.as_ref());
                let present: Vec<usize> = (0..self.editions.len()).filter(in_use).collect();
                if !present.iter().any(|e| self.adds(*e, defined, i)) {
                    let why = self.why(&present, &[&row.when]);
                    out.push(Fault::new(row.clause.at, FaultKind::IdleRow { name: id.clone(), row: i + 1, why }));
                }
            }
        }
    }

    /// Whether a row of a named condition holds where no other row of its clause does.
    fn adds(&mut self, e: usize, defined: &Definition, row: usize) -> bool {
        let context = self.context(e);
        let mut left = self.all(e, &[&defined.any[row].when]);
        for (i, other) in defined.any.iter().enumerate() {
            if i != row && other.clause == defined.any[row].clause && context.active(other.from.as_ref(), other.before.as_ref()) {
                let holds = self.all(e, &[&other.when]);
                let store = &mut self.editions[e].program.store;
                let not = store.not(holds);
                left = store.and(left, not);
            }
        }
        left != FALSE
    }
}

/// The word of a rule that overrides all others.
const ALL: &str = "all";
