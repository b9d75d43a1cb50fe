//! Every mutant of a question: its rules changed in one place.

use std::collections::BTreeSet;

use crate::model::{ActionUse, ActionValue, Content, Located, Number, Overrides, Param, ParamKind, Question};

use super::conditions::Around;

/// The rules of a question, changed in one place.
pub(super) struct Mutant {
    /// The rule, named condition or parameter that is changed.
    pub rule: String,
    /// What was done.
    pub mutation: String,
    pub change: Change,
}

pub(super) enum Change {
    /// The question reads so.
    Question(Box<Question>),
    /// A parameter of a clause reads so.
    Param { clause: String, name: String, param: Box<Param> },
}

/// All mutants of a question.
pub(super) fn mutants(content: &Content, question: &Question) -> Vec<Mutant> {
    let mut all = Mutants { content, question, out: Vec::new() };
    (0..question.rules.len()).for_each(|place| all.rule(place));
    for define in 0..question.define.len() {
        (0..question.define[define].any.len()).for_each(|row| all.defined(define, row));
    }
    let mut names = BTreeSet::new();
    named(question, &mut |name| {
        names.insert(name.to_owned());
    });
    for name in &names {
        for case in param(content, name).map(|(.., p)| &p.cases).into_iter().flatten() {
            all.value(&case.value.value);
        }
        all.value(name);
        all.cases(name);
    }
    let mut seen = BTreeSet::new();
    all.out.retain(|m| seen.insert((m.rule.clone(), m.mutation.clone())));
    all.out
}

struct Mutants<'a> {
    content: &'a Content,
    question: &'a Question,
    out: Vec<Mutant>,
}

impl Mutants<'_> {
    fn push(&mut self, rule: &str, mutation: impl Into<String>, change: impl FnOnce(&mut Question)) {
        let mut question = Box::new(self.question.clone());
        change(&mut question);
        self.out.push(Mutant { rule: rule.to_owned(), mutation: mutation.into(), change: Change::Question(question) });
    }

    fn rule(&mut self, place: usize) {
        let rule = &self.question.rules[place];
        let id = rule.id.value.as_str();
        self.push(id, "the rule dropped", |q| drop(q.rules.remove(place)));
        let around = Around { content: self.content, question: self.question };
        for (what, when) in around.changed(&rule.when, true) {
            self.push(id, what, |q| q.rules[place].when = when);
        }
        if let Some(from) = &rule.from {
            self.push(id, format!("without from: {}", from.value), |q| q.rules[place].from = None);
        }
        if let Some(before) = &rule.before {
            self.push(id, format!("without before: {}", before.value), |q| q.rules[place].before = None);
        }
        match &rule.overrides {
            Overrides::None => {}
            Overrides::All => self.push(id, "without overrides: all", |q| q.rules[place].overrides = Overrides::None),
            Overrides::Named(names) => {
                for (i, name) in names.iter().enumerate() {
                    self.push(id, format!("without overriding {}", name.value), |q| {
                        if let Overrides::Named(names) = &mut q.rules[place].overrides {
                            names.remove(i);
                        }
                    });
                }
            }
        }
        let left = rule.then.len() + rule.may.len() > 1 || rule.not_covered.is_some();
        for (i, action) in rule.then.iter().enumerate() {
            if left {
                self.push(id, format!("without {}", action.id.value), |q| drop(q.rules[place].then.remove(i)));
            }
            for (what, other) in self.others(action) {
                self.push(id, what, |q| q.rules[place].then[i] = other);
            }
        }
        for (i, action) in rule.may.iter().enumerate() {
            if left {
                self.push(id, format!("without may: {}", action.id.value), |q| drop(q.rules[place].may.remove(i)));
            }
            for (what, other) in self.others(action) {
                self.push(id, format!("may: {what}"), |q| q.rules[place].may[i] = other);
            }
        }
    }

    fn defined(&mut self, define: usize, row: usize) {
        let (defined, one) = (&self.question.define[define], &self.question.define[define].any[row]);
        let id = format!("{}, row {}", defined.id.value, row + 1);
        self.push(&id, "the row dropped", |q| drop(q.define[define].any.remove(row)));
        let around = Around { content: self.content, question: self.question };
        for (what, when) in around.changed(&one.when, true) {
            self.push(&id, what, |q| q.define[define].any[row].when = when);
        }
        if let Some(from) = &one.from {
            self.push(&id, format!("without from: {}", from.value), |q| q.define[define].any[row].from = None);
        }
        if let Some(before) = &one.before {
            self.push(&id, format!("without before: {}", before.value), |q| q.define[define].any[row].before = None);
        }
    }

    /// Another action of the same slot, and the same action with other words.
    fn others(&self, action: &ActionUse) -> Vec<(String, ActionUse)> {
        let mut out = Vec::new();
        let Some(kind) = self.content.actions.get(&action.id.value) else { return out };
        let same = |(id, k): &(&String, &crate::model::ActionKind)| k.slot.value == kind.slot.value && **id != action.id.value;
        if let Some((id, other)) = self.content.actions.iter().find(same) {
            let value = |p: &ParamKind| match p {
                ParamKind::OneOf(words) => ActionValue::Word(words.first().cloned().unwrap_or_default()),
                ParamKind::Unit(_) => ActionValue::Number(Located { value: Number::Literal(1), at: action.id.at }),
            };
            let used =
                ActionUse { id: Located { value: id.clone(), at: action.id.at }, params: other.params.iter().map(|(n, p)| (n.clone(), value(p))).collect() };
            out.push((format!("{id} instead of {}", action.id.value), used));
        }
        for (name, value) in &action.params {
            let mut changed = |value: ActionValue, shown: String| {
                let mut other = action.clone();
                other.params.insert(name.clone(), value);
                out.push((format!("{}, {name}: {shown}", action.id.value), other));
            };
            match (value, kind.params.get(name)) {
                (ActionValue::Word(word), Some(ParamKind::OneOf(words))) => {
                    words.iter().filter(|w| *w != word).for_each(|w| changed(ActionValue::Word(w.clone()), w.clone()));
                }
                (ActionValue::Number(Located { value: Number::Literal(n), at }), _) => {
                    for n in [n - 1, n + 1] {
                        changed(ActionValue::Number(Located { value: Number::Literal(n), at: *at }), n.to_string());
                    }
                }
                _ => {}
            }
        }
        out
    }

    fn change_param(&mut self, full: &str, mutation: String, change: impl FnOnce(&mut Param)) {
        let Some((clause, name, found)) = param(self.content, full) else { return };
        let mut changed = Box::new(found.clone());
        change(&mut changed);
        self.out.push(Mutant { rule: full.to_owned(), mutation, change: Change::Param { clause, name, param: changed } });
    }

    /// A parameter one less and one more, in each edition that sets it.
    fn value(&mut self, full: &str) {
        let Some((.., found)) = param(self.content, full) else { return };
        for (i, (edition, value)) in found.value.0.iter().enumerate() {
            let Some(n) = value.value else { continue };
            for to in [n - 1, n + 1] {
                self.change_param(full, format!("{to} instead of {n} from {}", edition.value), |p| p.value.0[i].1.value = Some(to));
            }
        }
    }

    /// The cases of a parameter: dropped, with other conditions, in other editions.
    fn cases(&mut self, full: &str) {
        let Some((.., found)) = param(self.content, full) else { return };
        let around = Around { content: self.content, question: self.question };
        for (i, case) in found.cases.iter().enumerate() {
            let name = format!("{} of {full}", case.value.value);
            self.change_param(full, format!("without {name}"), |p| drop(p.cases.remove(i)));
            for (what, when) in around.changed(&case.when, true) {
                self.change_param(full, format!("{name} {i}: {what}"), |p| p.cases[i].when = when);
            }
            if let Some(from) = &case.from {
                self.change_param(full, format!("{name} {i}: without from: {}", from.value), |p| p.cases[i].from = None);
            }
            if let Some(before) = &case.before {
                self.change_param(full, format!("{name} {i}: without before: {}", before.value), |p| p.cases[i].before = None);
            }
        }
    }
}

fn param<'a>(content: &'a Content, full: &str) -> Option<(String, String, &'a Param)> {
    let (clause, name) = full.split_once('.')?;
    Some((clause.to_owned(), name.to_owned(), content.clause(clause)?.params.get(name)?))
}

/// Calls `see` with every parameter that a question's rules name.
fn named(question: &Question, see: &mut impl FnMut(&str)) {
    let conditions = question.define.iter().flat_map(|d| &d.any).map(|row| &row.when).chain(question.rules.iter().map(|r| &r.when));
    conditions.for_each(|when| {
        when.tests(&mut |_, _, test| {
            if let Some(Number::Param(name)) = test.number() {
                see(name);
            }
        });
    });
    for rule in &question.rules {
        for value in rule.then.iter().chain(&rule.may).flat_map(|a| a.params.values()) {
            if let ActionValue::Number(Located { value: Number::Param(name), .. }) = value {
                see(name);
            }
        }
    }
}
