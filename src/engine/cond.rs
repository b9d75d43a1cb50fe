//! Conditions made ready: names resolved, parameters turned into the numbers of one edition, named conditions written out.

use crate::model::{At, Condition, Content, FactType, Number, Question, Reading, Test};

use super::fault::{Fault, FaultKind};
use super::space::Window;

/// A condition over variables, ready for a diagram.
#[derive(Debug, Clone, PartialEq)]
pub enum Cond {
    /// All hold; none is true.
    All(Vec<Cond>),
    /// One holds; none is false.
    Any(Vec<Cond>),
    /// It does not hold.
    Not(Box<Cond>),
    /// A fact passes a test.
    Leaf(Leaf),
    /// A reading takes an option.
    Reads(String, String),
    /// A slot above orders one of these actions; with none named, orders nothing.
    Orders(usize, Vec<String>),
    /// The condition rests on a clause of its own.
    Rests(String, Box<Cond>),
}

/// A fact and what it must be.
#[derive(Debug, Clone, PartialEq)]
pub struct Leaf {
    /// The fact as the rule names it.
    pub fact: String,
    /// What is asked of it.
    pub asks: Asks,
}

/// What is asked of a fact.
#[derive(Debug, Clone, PartialEq)]
pub enum Asks {
    /// To be so.
    Bool(bool),
    /// To be one of these.
    Words(Vec<String>),
    /// To lie from `low` to `high`, both counted in; with how the rule put it.
    Range {
        /// Least number.
        low: i64,
        /// Greatest number.
        high: i64,
        /// The comparison as written.
        how: Comparison,
        /// The number as written.
        number: i64,
    },
}

/// How a rule compares a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum Comparison {
    Below,
    AtLeast,
    AtMost,
    Above,
    Equal,
    Other,
}

impl Comparison {
    /// Whether a number passes it.
    pub fn passes(self, value: i64, number: i64) -> bool {
        match self {
            Comparison::Below => value < number,
            Comparison::AtLeast => value >= number,
            Comparison::AtMost => value <= number,
            Comparison::Above => value > number,
            Comparison::Equal => value == number,
            Comparison::Other => value != number,
        }
    }

    /// The comparison that holds exactly where this one does not.
    pub fn opposite(self) -> Comparison {
        match self {
            Comparison::Below => Comparison::AtLeast,
            Comparison::AtLeast => Comparison::Below,
            Comparison::AtMost => Comparison::Above,
            Comparison::Above => Comparison::AtMost,
            Comparison::Equal => Comparison::Other,
            Comparison::Other => Comparison::Equal,
        }
    }
}

impl Cond {
    /// Calls `see` with each leaf.
    pub fn leaves(&self, see: &mut impl FnMut(&Leaf)) {
        match self {
            Cond::All(parts) | Cond::Any(parts) => parts.iter().for_each(|p| p.leaves(see)),
            Cond::Not(inner) | Cond::Rests(_, inner) => inner.leaves(see),
            Cond::Leaf(leaf) => see(leaf),
            Cond::Reads(..) | Cond::Orders(..) => {}
        }
    }

    /// Calls `see` with each clause that a part rests on.
    pub fn clauses(&self, see: &mut impl FnMut(&str)) {
        match self {
            Cond::All(parts) | Cond::Any(parts) => parts.iter().for_each(|p| p.clauses(see)),
            Cond::Not(inner) => inner.clauses(see),
            Cond::Rests(clause, inner) => {
                see(clause);
                inner.clauses(see);
            }
            Cond::Leaf(_) | Cond::Reads(..) | Cond::Orders(..) => {}
        }
    }

    /// Calls `see` with each reading.
    pub fn readings(&self, see: &mut impl FnMut(&str)) {
        match self {
            Cond::All(parts) | Cond::Any(parts) => parts.iter().for_each(|p| p.readings(see)),
            Cond::Not(inner) | Cond::Rests(_, inner) => inner.readings(see),
            Cond::Reads(reading, _) => see(reading),
            Cond::Leaf(_) | Cond::Orders(..) => {}
        }
    }
}

/// What a condition is resolved in: a question in an edition, seen from a slot.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    pub content: &'a Content,
    pub question: &'a Question,
    pub edition: usize,
    /// Slots before this one may be looked at.
    pub slot: usize,
    /// Guard against a named condition that uses itself.
    pub depth: usize,
}

impl<'a> Context<'a> {
    pub fn active(&self, from: Option<&crate::model::Located<String>>, before: Option<&crate::model::Located<String>>) -> bool {
        self.content.editions.within(self.edition, from.map(|f| f.value.as_str()), before.map(|f| f.value.as_str()))
    }

    /// Resolves a condition.
    pub fn resolve(self, condition: &Condition) -> Result<Cond, Fault> {
        Ok(match condition {
            Condition::All(parts) => Cond::All(parts.iter().map(|p| self.resolve(p)).collect::<Result<_, _>>()?),
            Condition::Any(parts) => Cond::Any(parts.iter().map(|p| self.resolve(p)).collect::<Result<_, _>>()?),
            Condition::Not(inner) => Cond::Not(Box::new(self.resolve(inner)?)),
            Condition::Sides { both, name, test } => {
                let side = |colour: &str| self.is(&format!("{colour}_{}", name.value), name.at, &test.value, test.at);
                let sides = vec![side("white")?, side("black")?];
                if *both { Cond::All(sides) } else { Cond::Any(sides) }
            }
            Condition::Is(name, test) => self.is(&name.value, name.at, &test.value, test.at)?,
            Condition::ByReading(reading, options) => {
                let declared = self.reading(&reading.value, reading.at)?;
                if !self.active(declared.from.as_ref(), declared.before.as_ref()) {
                    return Err(Fault::new(reading.at, FaultKind::ReadingNotInEdition(reading.value.clone(), self.edition_id())));
                }
                let mut rows = Vec::new();
                for option in &declared.options {
                    let Some((_, then)) = options.iter().find(|(id, _)| id.value == option.id.value) else {
                        return Err(Fault::new(reading.at, FaultKind::ReadingOptionMissing(reading.value.clone(), option.id.value.clone())));
                    };
                    rows.push(Cond::All(vec![Cond::Reads(reading.value.clone(), option.id.value.clone()), self.resolve(then)?]));
                }
                if let Some((id, _)) = options.iter().find(|(id, _)| declared.options.iter().all(|o| o.id.value != id.value)) {
                    return Err(Fault::unknown(id.at, "option", &id.value, declared.options.iter().map(|o| o.id.value.as_str())));
                }
                Cond::Any(rows)
            }
        })
    }

    fn edition_id(&self) -> String {
        self.content.editions.id(self.edition).to_owned()
    }

    fn reading(&self, id: &str, at: At) -> Result<&'a Reading, Fault> {
        let all = &self.content.readings;
        all.iter().find(|r| r.id.value == id).ok_or_else(|| Fault::unknown(at, "reading", id, all.iter().map(|r| r.id.value.as_str())))
    }

    fn is(self, name: &str, at: At, test: &Test, test_at: At) -> Result<Cond, Fault> {
        if let Some(defined) = self.question.define.iter().find(|d| d.id.value == name) {
            let Test::Bool(wanted) = test else { return Err(Fault::new(test_at, FaultKind::WrongTest(name.to_owned(), "true or false"))) };
            if self.depth > 16 {
                return Err(Fault::new(at, FaultKind::CyclicDefinition(name.to_owned())));
            }
            let deeper = Context { depth: self.depth + 1, ..self };
            let mut rows = Vec::new();
            for row in defined.any.iter().filter(|row| self.active(row.from.as_ref(), row.before.as_ref())) {
                self.printed(&row.clause)?;
                rows.push(Cond::Rests(row.clause.value.clone(), Box::new(deeper.resolve(&row.when)?)));
            }
            let any = Cond::Any(rows);
            return Ok(if *wanted { any } else { Cond::Not(Box::new(any)) });
        }
        if let Some(slot) = self.question.slots.iter().position(|s| s.id.value == name) {
            let Test::OneOf(actions) = test else { return Err(Fault::new(test_at, FaultKind::WrongTest(name.to_owned(), "an action"))) };
            if slot >= self.slot {
                return Err(Fault::new(at, FaultKind::SlotNotAbove(name.to_owned())));
            }
            for action in actions {
                if !self.content.actions.contains_key(action) {
                    return Err(Fault::unknown(test_at, "action", action, self.content.actions.keys().map(String::as_str)));
                }
            }
            return Ok(Cond::Orders(slot, actions.clone()));
        }
        let Some(fact) = self.content.facts.get(name) else {
            let names =
                self.content.facts.keys().chain(self.question.define.iter().map(|d| &d.id.value)).chain(self.question.slots.iter().map(|s| &s.id.value));
            return Err(Fault::unknown(at, "fact", name, names.map(String::as_str)));
        };
        let leaf = |asks| Cond::Leaf(Leaf { fact: name.to_owned(), asks });
        match (fact.kind.value, test) {
            (FactType::Bool, Test::Bool(b)) => Ok(leaf(Asks::Bool(*b))),
            (FactType::Choice | FactType::Stage, Test::OneOf(words)) => {
                for word in words {
                    if fact.values.iter().all(|v| v.value != *word) {
                        return Err(Fault::unknown(test_at, "choice", word, fact.values.iter().map(|v| v.value.as_str())));
                    }
                }
                Ok(leaf(Asks::Words(words.clone())))
            }
            (FactType::Number, Test::Below(n) | Test::AtLeast(n) | Test::AtMost(n) | Test::Above(n) | Test::Equal(n)) => self.compare(name, test, n, test_at),
            (FactType::Bool, _) => Err(Fault::new(test_at, FaultKind::WrongTest(name.to_owned(), "true or false"))),
            (FactType::Choice | FactType::Stage, _) => Err(Fault::new(test_at, FaultKind::WrongTest(name.to_owned(), "one of its values"))),
            (FactType::Number, _) => Err(Fault::new(test_at, FaultKind::WrongTest(name.to_owned(), "a comparison such as { below: clause.param }"))),
            (FactType::Position | FactType::Game | FactType::Text, _) => {
                Err(Fault::new(test_at, FaultKind::WrongTest(name.to_owned(), "nothing: rules see only what is derived from it")))
            }
        }
    }

    /// A comparison; a parameter with cases becomes one comparison per case.
    fn compare(self, fact: &str, test: &Test, number: &Number, at: At) -> Result<Cond, Fault> {
        let mut rows = Vec::new();
        for value in self.values(number, at)? {
            let n = value.number;
            let (how, low, high) = match test {
                Test::Below(_) => (Comparison::Below, i64::MIN, n - 1),
                Test::AtLeast(_) => (Comparison::AtLeast, n, i64::MAX),
                Test::AtMost(_) => (Comparison::AtMost, i64::MIN, n),
                Test::Above(_) => (Comparison::Above, n + 1, i64::MAX),
                _ => (Comparison::Equal, n, n),
            };
            let leaf = Cond::Leaf(Leaf { fact: fact.to_owned(), asks: Asks::Range { low, high, how, number: n } });
            rows.push(value.given(leaf));
        }
        Ok(if rows.len() == 1 { rows.remove(0) } else { Cond::Any(rows) })
    }

    /// The values a number may have in this edition, each with the condition under which it has it.
    pub fn values(self, number: &Number, at: At) -> Result<Vec<Valued>, Fault> {
        let name = match number {
            Number::Literal(n) => return Ok(vec![Valued { number: *n, when: None, clause: None }]),
            Number::Param(name) => name,
        };
        let param = self.param(name, at)?;
        let base = || self.value_of(name, at);
        let mut out = Vec::new();
        let mut elsewhere = Vec::new();
        for case in param.cases.iter().filter(|c| self.active(c.from.as_ref(), c.before.as_ref())) {
            self.printed(&case.clause)?;
            let deeper = Context { depth: self.depth + 1, ..self };
            let when = deeper.resolve(&case.when)?;
            elsewhere.push(when.clone());
            out.push(Valued { number: self.value_of(&case.value.value, case.value.at)?, when: Some(when), clause: Some(case.clause.value.clone()) });
        }
        let when = if elsewhere.is_empty() { None } else { Some(Cond::Not(Box::new(Cond::Any(elsewhere)))) };
        out.push(Valued { number: base()?, when, clause: None });
        Ok(out)
    }

    fn param(self, name: &str, at: At) -> Result<&'a crate::model::Param, Fault> {
        let names = || self.content.clauses().flat_map(|(_, c)| c.params.keys().map(move |p| format!("{}.{p}", c.id.value))).collect::<Vec<_>>();
        self.content.param(name).ok_or_else(|| Fault::unknown(at, "parameter", name, names().iter().map(String::as_str)))
    }

    fn value_of(self, name: &str, at: At) -> Result<i64, Fault> {
        let param = self.param(name, at)?;
        let value = param.value.get(&self.content.editions, self.edition).and_then(|(_, v)| v.value);
        value.ok_or_else(|| Fault::new(at, FaultKind::ParamNotInEdition(name.to_owned(), self.edition_id())))
    }

    /// The clause exists and is printed in this edition.
    pub fn printed(&self, clause: &crate::model::Located<String>) -> Result<(), Fault> {
        let Some(found) = self.content.clause(&clause.value) else {
            return Err(Fault::unknown(clause.at, "clause", &clause.value, self.content.clauses().map(|(_, c)| c.id.value.as_str())));
        };
        if found.printed(&self.content.editions, self.edition).is_empty() {
            return Err(Fault::new(clause.at, FaultKind::ClauseNotInEdition(clause.value.clone(), self.edition_id())));
        }
        Ok(())
    }
}

/// A number a parameter may be, and when.
#[derive(Debug, Clone)]
pub(super) struct Valued {
    pub number: i64,
    pub when: Option<Cond>,
    pub clause: Option<String>,
}

impl Valued {
    /// The condition narrowed to where the number is this one, resting on the clause that makes it so.
    pub fn given(&self, condition: Cond) -> Cond {
        let narrowed = match &self.when {
            Some(when) => Cond::All(vec![when.clone(), condition]),
            None => condition,
        };
        match &self.clause {
            Some(clause) => Cond::Rests(clause.clone(), Box::new(narrowed)),
            None => narrowed,
        }
    }
}

/// The facts a condition names, as windows on the variables.
pub(super) fn window<'a>(content: &'a Content, leaf: &'a Leaf) -> Window<'a> {
    Window::of(content, &leaf.fact)
}
