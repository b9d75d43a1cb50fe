//! What is declared and used by nothing, or changes nothing wherever it is used: facts, and numbers of clauses.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use crate::Lawbook;
use crate::diagnostic::Diagnostic;
use crate::engine::{self, Idle, Program, Window};
use crate::model::{ActionValue, Clause, Content, Located, Number, Param, Question, Test};

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let content = &book.content;
    let bare = Content { cases: Vec::new(), terms: Vec::new(), questions: Vec::new(), ..content.clone() };
    let asked = Asked { book, bare, names: names(book), ordered: ordered(content) };
    let mut out = facts(content, &asked);
    let params: Vec<Declared> = content
        .clauses()
        .flat_map(|(_, clause)| clause.params.iter().map(move |(name, param)| Declared { clause, full: format!("{}.{name}", clause.id.value), param }))
        .collect();
    out.par_extend(params.par_iter().flat_map_iter(|p| asked.param(p)));
    out
}

/// The names by which the rules of each question in each edition come.
type NamesOf<'a> = Vec<(&'a Question, usize, BTreeSet<String>)>;

fn names(book: &Lawbook) -> NamesOf<'_> {
    let content = &book.content;
    let editions = |q| (0..content.editions.all().len()).filter(move |e| book.covers(q, *e)).map(move |e| (q, e));
    content.questions.iter().flat_map(editions).map(|(q, e)| (q, e, engine::named(content, q, e))).collect()
}

/// The parameters whose number is ordered: whatever it is, the order shows it.
fn ordered(content: &Content) -> BTreeSet<&str> {
    let rules = content.questions.iter().flat_map(|q| &q.rules).flat_map(|r| r.then.iter().chain(&r.may));
    let uses = rules.chain(content.questions.iter().flat_map(|q| &q.slots).filter_map(|s| s.otherwise.as_ref()).flatten());
    let mut out = BTreeSet::new();
    for value in uses.flat_map(|u| u.params.values()) {
        if let ActionValue::Number(Located { value: Number::Param(name), .. }) = value {
            out.insert(name.as_str());
        }
    }
    out
}

/// Facts that no rule, position, profile of an event or other fact in use takes.
fn facts(content: &Content, asked: &Asked) -> Vec<Diagnostic> {
    let mut used: BTreeSet<&str> = asked.names.iter().flat_map(|(.., names)| names).map(String::as_str).collect();
    for question in &content.questions {
        used.extend(question.incidents.iter().map(|i| i.value.as_str()));
    }
    used.extend(content.positions.iter().flat_map(|p| &p.facts).map(|f| f.value.as_str()));
    used.extend(content.precedence.first_counts.iter().map(|f| f.asks.value.as_str()));
    used.extend(crate::event::FACTS);
    loop {
        let known = used.len();
        for (name, fact) in &content.facts {
            if used.contains(name.as_str()) {
                used.extend(fact.view.iter().map(|v| v.of.value.as_str()).chain(fact.sum.keys().map(String::as_str)));
            }
            // A window through which a number in use is told.
            if !fact.internal && fact.view.as_ref().is_some_and(|v| used.contains(v.of.value.as_str())) {
                used.insert(name);
            }
        }
        if used.len() == known {
            break;
        }
    }
    let idle = content.facts.iter().filter(|(name, _)| !used.contains(name.as_str()));
    idle.map(|(name, fact)| Diagnostic::new(fact.kind.at, "E033").with("name", name.as_str())).collect()
}

/// A parameter of a clause.
struct Declared<'a> {
    clause: &'a Clause,
    full: String,
    param: &'a Param,
}

/// What asks after numbers.
struct Asked<'a> {
    book: &'a Lawbook,
    /// The content without what no rule needs, quick to copy.
    bare: Content,
    names: NamesOf<'a>,
    ordered: BTreeSet<&'a str>,
}

impl Asked<'_> {
    /// What of a parameter has no effect.
    fn param(&self, declared: &Declared) -> Vec<Diagnostic> {
        let Declared { clause, full, param } = declared;
        let content = &self.book.content;
        let mut out = Vec::new();
        let asks = |e: usize| self.names.iter().any(|(_, edition, names)| *edition == e && names.contains(full));
        let in_use = |e: &usize| !clause.printed(&content.editions, *e).is_empty() || asks(*e);
        let values: Vec<usize> = (0..content.editions.all().len()).filter(in_use).filter_map(|e| Some(param.value.get(&content.editions, e)?.0)).collect();
        for (edition, value) in &param.value.0 {
            let number = value.value.map_or_else(|| "~".to_owned(), |n| n.to_string());
            let found = || Diagnostic::new(edition.at, "E034").with("name", full.as_str()).with("number", number);
            if content.editions.index(edition).is_some_and(|e| !values.contains(&e)) && value.value.is_some() {
                out.push(found().why(Idle::NoEdition));
            }
        }
        // Where the rules name it, newest edition first: that is where most differ.
        let mut programs: Vec<(&Question, &Program)> = Vec::new();
        for (question, edition, _) in self.names.iter().rev().filter(|(.., names)| names.contains(full)) {
            match self.book.program(question, *edition) {
                Ok(program) => programs.push((question, program)),
                Err(_) => return out,
            }
        }
        for (i, case) in param.cases.iter().enumerate() {
            let within = |e: usize| content.editions.within(e, case.from.as_deref().map(String::as_str), case.before.as_deref().map(String::as_str));
            let here: Vec<_> = programs.iter().copied().filter(|(_, p)| within(p.edition)).collect();
            if self.alike(declared, &here, true, |p| drop(p.cases.remove(i))) {
                let why = here.first().map_or(Idle::NoEdition, |(question, _)| {
                    let of_it: Vec<&Program> = here.iter().filter(|(q, _)| q.id == question.id).map(|(_, p)| *p).collect();
                    engine::why_idle(content, question, &of_it, &case.when)
                });
                out.push(Diagnostic::new(case.clause.at, "E035").with("name", full.as_str()).with("clause", case.clause.as_str()).why(why));
            }
        }
        out.extend(self.turns_nothing(declared, &programs));
        out
    }

    /// A number that rules compare with, and of which one more or less would change no ruling. One that is another in other editions or cases is not
    /// looked at, nor one at the end of what its fact can be.
    fn turns_nothing(&self, declared: &Declared, programs: &[(&Question, &Program)]) -> Option<Diagnostic> {
        let Declared { full, param, .. } = declared;
        let content = &self.book.content;
        let set: Vec<(&Located<String>, i64)> = param.value.0.iter().filter_map(|(edition, v)| Some((edition, v.value?))).collect();
        let [(edition, number)] = set.as_slice() else { return None };
        let of_case = || content.clauses().flat_map(|(_, c)| c.params.values()).flat_map(|p| &p.cases).any(|c| c.value.value == *full);
        if programs.is_empty() || !param.cases.is_empty() || self.ordered.contains(full.as_str()) || of_case() {
            return None;
        }
        let tested = tested(content, full);
        let at_end = |fact: &str| {
            let window = Window::of(content, fact);
            content.facts.get(window.base).is_none_or(|f| [f.min, f.max].map(|n| window.show(n)).contains(number))
        };
        if tested.keys().any(|fact| at_end(fact)) {
            return None;
        }
        let same = |to: i64| self.alike(declared, programs, false, |p| p.value.0.iter_mut().filter_map(|(_, v)| v.value.as_mut()).for_each(|n| *n = to));
        if !(same(number + 1) && same(number - 1)) {
            return None;
        }
        let turns = tested.iter().flat_map(|(fact, from)| from.iter().map(move |more| (fact, number + more)));
        let mut whys = turns.flat_map(|(fact, from)| programs.iter().map(move |(q, p)| engine::turns_at(content, q, p, fact, from)));
        let why = whys.find(|w| *w != Idle::Unasked).unwrap_or(Idle::Unasked);
        Some(Diagnostic::new(edition.at, "E034").with("name", full.as_str()).with("number", number.to_string()).why(why))
    }

    /// Whether the rulings are the same with a parameter changed.
    fn alike(&self, declared: &Declared, programs: &[(&Question, &Program)], clauses: bool, change: impl FnOnce(&mut Param)) -> bool {
        let mut param = declared.param.clone();
        change(&mut param);
        let mut changed = self.bare.clone();
        let name = declared.full.rsplit('.').next().unwrap_or_default();
        for clause in changed.articles.iter_mut().flat_map(|a| &mut a.clauses).filter(|c| c.id == declared.clause.id) {
            clause.params.insert(name.to_owned(), param.clone());
        }
        let same = |(q, p): &(&Question, &Program)| matches!(engine::apart((&self.bare, q), (&changed, q), p.edition, clauses), Ok(None));
        programs.iter().all(same)
    }
}

/// The facts that are compared with a parameter, each with the numbers, counted from it, at which the comparison turns.
fn tested(content: &Content, full: &str) -> BTreeMap<String, BTreeSet<i64>> {
    let mut out: BTreeMap<String, BTreeSet<i64>> = BTreeMap::new();
    let questions = || content.questions.iter();
    let rows = questions().flat_map(|q| &q.define).flat_map(|d| &d.any).map(|row| &row.when);
    for when in questions().flat_map(|q| &q.rules).map(|r| &r.when).chain(rows) {
        when.tests(&mut |fact, _, test| {
            if matches!(test.number(), Some(Number::Param(name)) if name == full) {
                let turns: &[i64] = match &test.value {
                    Test::Below(_) | Test::AtLeast(_) => &[0],
                    Test::AtMost(_) | Test::Above(_) => &[1],
                    _ => &[0, 1],
                };
                out.entry(fact.to_owned()).or_default().extend(turns);
            }
        });
    }
    out
}
