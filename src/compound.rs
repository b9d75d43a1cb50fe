//! Several incidents at once: rulings on several questions joined into one consistent set of orders.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::engine::{Order, Ruling, Status, Told, ToldError, check_type, nearest};
use crate::model::Scalar;
use crate::{AskError, Lawbook, answer};

/// One question's part of a compound ruling.
#[derive(Debug)]
pub struct Part {
    /// The question.
    pub question: String,
    /// Who "the player" of this question is, where it was told: `white` or `black`.
    pub side: Option<String>,
    /// Its ruling.
    pub ruling: Ruling,
}

/// An order of a compound ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Joined {
    /// The questions that order it.
    pub questions: Vec<String>,
    /// The slot.
    pub slot: String,
    /// The order, with sides told by colour where they are known.
    pub order: Order,
    /// How far it is decided; discretion where it contradicts another and nothing says which yields.
    pub status: Status,
}

/// An order that yields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Yielded {
    /// The question that ordered it.
    pub question: String,
    /// The order.
    pub order: Order,
    /// The order it yields to.
    pub to: Order,
    /// The row of `precedence.yaml`.
    pub row: String,
    /// The clause the row rests on, or on which what comes first was ordered.
    pub clause: String,
}

/// A compound ruling.
#[derive(Debug)]
pub struct Compound {
    /// The parts, in the order of the questions.
    pub parts: Vec<Part>,
    /// What is ordered, in order of slots.
    pub orders: Vec<Joined>,
    /// What judgement may order besides or instead, where nothing that is ordered goes before it.
    pub may: Vec<Joined>,
    /// What yields.
    pub yielded: Vec<Yielded>,
}

/// The facts of a compound request: flat facts go to every question that knows them, `{"QUESTION": {...}}` to that question alone; its `side` says who the
/// player of that question is.
#[derive(Debug, Default)]
pub struct Facts {
    /// For every question.
    pub shared: Told,
    /// For one question.
    pub own: BTreeMap<String, Told>,
}

/// Rules on every question of which an incident was told.
///
/// # Errors
/// When facts cannot be taken, even such as no question uses here; when there is no question of a name in `own`, or it does not cover the edition.
pub fn rule_all(book: &Lawbook, edition: Option<&str>, facts: &Facts) -> Result<Compound, AskError> {
    let place = book.edition(edition)?;
    for (name, value) in &facts.shared {
        match book.content.facts.get(name).filter(|f| !f.internal) {
            Some(fact) => check_type(name, fact, value.into())?,
            None => {
                let known = book.content.facts.iter().filter(|(_, f)| !f.internal).map(|(n, _)| n.as_str());
                return Err(ToldError::UnknownFact { name: name.clone(), nearest: nearest(name, known) }.into());
            }
        }
    }
    for question in facts.own.keys() {
        book.compiled(question, edition)?;
    }
    let mut parts = Vec::new();
    for question in book.content.questions.iter().filter(|q| book.covers(q, place)) {
        let own = facts.own.get(&question.id.value);
        let (_, _, program) = book.compiled(&question.id.value, edition)?;
        let mut told: Told = facts.shared.iter().filter(|(name, _)| program.reader.uses(name)).map(|(n, v)| (n.clone(), v.clone())).collect();
        let mut side = None;
        for (name, value) in own.into_iter().flatten() {
            match (name.as_str(), value) {
                ("side", Some(Scalar::Text(colour))) if colour == "white" || colour == "black" => side = Some(colour.clone()),
                _ => drop(told.insert(name.clone(), value.clone())),
            }
        }
        let triggered = question.incidents.iter().any(|i| told.get(&i.value) == Some(&Some(Scalar::Bool(true))));
        if triggered || own.is_some() {
            parts.push(Part { question: question.id.value.clone(), side, ruling: book.ask(&question.id.value, edition, &told)? });
        }
    }
    Ok(join(book, parts))
}

/// Joins rulings: what yields is set aside with its reason, what is ordered twice is ordered once, what contradicts is left to judgement.
pub fn join(book: &Lawbook, parts: Vec<Part>) -> Compound {
    let precedence = &book.content.precedence;
    let (mut orders, mut may): (Vec<Joined>, Vec<Joined>) = (Vec::new(), Vec::new());
    for part in &parts {
        for slot in part.ruling.slots.iter().filter(|s| s.status != Status::Disputed) {
            for (from, into) in [(&slot.then, &mut orders), (&slot.may, &mut may)] {
                for order in from {
                    let order = by_colour(order, part.side.as_deref());
                    match into.iter_mut().find(|j| j.order == order && j.slot == slot.id) {
                        Some(known) => known.questions.push(part.question.clone()),
                        None => into.push(Joined { questions: vec![part.question.clone()], slot: slot.id.clone(), order, status: slot.status }),
                    }
                }
            }
        }
    }
    let mut yielded = Vec::new();
    let all = orders.clone();
    let beaten = |joined: &Joined| {
        all.iter().filter(|o| o.order != joined.order).find_map(|other| {
            let fits = |list: &[crate::model::Located<String>], id: &str| list.iter().any(|a| a.value == id);
            let row = precedence.rows.iter().find(|r| {
                fits(&r.first, &other.order.action) && fits(&r.over, &joined.order.action) && !joined.questions.iter().any(|q| fits(&r.not_from, q))
            })?;
            // Within one question the rules themselves have decided.
            let same = other.questions.iter().all(|q| joined.questions.contains(q)) && joined.questions.iter().all(|q| other.questions.contains(q));
            (!same).then_some((other, row))
        })
    };
    orders.retain(|joined| {
        let Some((other, row)) = beaten(joined) else { return true };
        let decided = || parts.iter().find(|p| other.questions.contains(&p.question)).and_then(|p| p.ruling.clauses().first().copied().cloned());
        let clause = row.clause.as_ref().map(|c| c.value.clone()).or_else(decided).unwrap_or_default();
        for question in &joined.questions {
            yielded.push(Yielded {
                question: question.clone(),
                order: joined.order.clone(),
                to: other.order.clone(),
                row: row.id.value.clone(),
                clause: clause.clone(),
            });
        }
        false
    });
    may.retain(|joined| beaten(joined).is_none() && !orders.iter().any(|o| o.order == joined.order));
    // Two different orders left in a slot that takes one: judgement.
    let slots: Vec<String> = orders.iter().map(|o| o.slot.clone()).collect();
    for joined in orders.iter_mut().filter(|j| precedence.takes_one(&j.slot) && slots.iter().filter(|s| **s == j.slot).count() > 1) {
        joined.status = Status::Discretion;
    }
    let rank = |slot: &str| parts.iter().filter_map(|p| p.ruling.slots.iter().position(|s| s.id == slot)).min().unwrap_or(usize::MAX);
    orders.sort_by_key(|j| rank(&j.slot));
    may.sort_by_key(|j| rank(&j.slot));
    Compound { parts, orders, may, yielded }
}

/// An order with "player" and "opponent" told by colour.
pub fn by_colour(order: &Order, player: Option<&str>) -> Order {
    let Some(player) = player else { return order.clone() };
    let other = if player == "white" { "black" } else { "white" };
    let colour = |value: &Scalar| match value {
        Scalar::Text(t) if t == "player" => Scalar::Text(player.to_owned()),
        Scalar::Text(t) if t == "opponent" => Scalar::Text(other.to_owned()),
        value => value.clone(),
    };
    Order { action: order.action.clone(), params: order.params.iter().map(|(n, v)| (n.clone(), colour(v))).collect() }
}

impl Compound {
    /// Needs-facts if any part still needs facts; else the gravest of what is ordered, or may be, in the slot that says how far a part is decided; discretion
    /// where orders contradict.
    pub fn status(&self) -> Status {
        for gravest in [Status::NeedsFacts, Status::Disputed] {
            if self.parts.iter().any(|p| p.ruling.status == gravest) {
                return gravest;
            }
        }
        let says = |question: &String, slot: &str| self.parts.iter().any(|p| p.question == *question && p.ruling.main().is_some_and(|s| s.id == slot));
        let joined = self.orders.iter().chain(&self.may).filter(|j| j.questions.iter().any(|q| says(q, &j.slot)));
        let ordered = joined.map(|j| j.status).max();
        ordered.or_else(|| self.parts.iter().map(|p| p.ruling.status).max()).unwrap_or(Status::Decided)
    }

    /// What is ordered where judgement may order `other` instead.
    pub fn instead_of<'c>(&'c self, other: &'c Joined) -> impl Iterator<Item = &'c Joined> {
        self.orders.iter().filter(|o| o.slot == other.slot && o.questions.iter().any(|q| other.questions.contains(q)))
    }

    /// The answer as JSON: joined actions, what yielded, and each question's own answer.
    pub fn as_json(&self, book: &Lawbook, edition: usize) -> Value {
        let printed = |clause: &str| book.content.clause(clause).and_then(|c| c.printed(&book.content.editions, edition).first().cloned());
        let joined = |j: &Joined| {
            let mut entry: Map<String, Value> = answer::order(&j.order);
            entry.insert("slot".into(), json!(j.slot));
            entry.insert("status".into(), json!(j.status.word()));
            entry.insert("questions".into(), json!(j.questions));
            Value::Object(entry)
        };
        let actions: Vec<Value> = self.orders.iter().map(joined).collect();
        let may: Vec<Value> = self.may.iter().map(joined).collect();
        let yielded: Vec<Value> = self
            .yielded
            .iter()
            .map(|y| json!({ "question": y.question, "action": answer::order(&y.order), "to": answer::order(&y.to), "row": y.row, "clause_id": y.clause, "clause": printed(&y.clause) }))
            .collect();
        let parts: Vec<Value> = self.parts.iter().map(|p| answer::answer(book, &p.question, edition, None, &p.ruling, false)).collect();
        let mut needs: Vec<&String> = Vec::new();
        for (fact, _) in self.parts.iter().flat_map(|p| &p.ruling.needs) {
            if !needs.contains(&fact) {
                needs.push(fact);
            }
        }
        let mut out = json!({ "edition": book.content.editions.id(edition), "status": self.status().word(), "actions": actions });
        if !may.is_empty() {
            out["may"] = Value::Array(may);
        }
        out["yielded"] = Value::Array(yielded);
        out["needs"] = json!(needs);
        out["questions"] = Value::Array(parts);
        out
    }
}
