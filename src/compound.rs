//! Several incidents at once: rulings on several questions joined into one consistent set of orders.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::engine::{Order, Ruling, Status, Told, ToldError, check_type};
use crate::model::{Question, Scalar};
use crate::{AskError, Lawbook, answer, board, event};

mod join;

pub use join::{contradict, is_sideless, join};

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
    /// How far it is decided; discretion where it contradicts another and nothing says which yields, disputed where a reading of the Laws would set it aside,
    /// needs-facts where it is not known which of the players it is about and that matters, or which of two endings came first.
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
    /// What must be known to join the rulings, question and fact: who "the player" is (`side`), where what is ordered stands beside what others order about a player,
    /// and which of two endings came first.
    pub asks: Vec<(String, String)>,
    /// Facts told for every question that none of the parts takes.
    pub ignored: Vec<String>,
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

/// Rules on every question of which an incident was told, and on those without incidents of which a fact was told that no other question takes.
///
/// # Errors
/// When facts cannot be taken, even such as no question uses here; when there is no question of a name in `own`, or it does not cover the edition; when one game
/// is told to have two time controls and the like.
pub fn rule_all(book: &Lawbook, edition: Option<&str>, facts: &Facts) -> Result<Compound, AskError> {
    let place = book.edition(edition)?;
    for (name, value) in &facts.shared {
        check_type(name, book.fact(name)?, value.into())?;
    }
    for question in facts.own.keys() {
        book.compiled(question, edition)?;
    }
    let mut shared = shared(facts)?;
    event::follow(book, edition, &mut shared)?;
    // A position settles facts of the questions that take one.
    let positioned = |question: &str| book.compiled(question, edition).is_ok_and(|(_, _, program)| board::settles(&book.content, program));
    let of_board = |name: &str| board::SOURCES.contains(&name);
    let uses = |question: &str, name: &str| {
        let used = book.compiled(question, edition).is_ok_and(|(_, _, program)| program.reader.uses(name));
        used || of_board(name) && positioned(question)
    };
    let asked: Vec<&Question> = book.content.questions.iter().filter(|q| book.covers(q, place)).collect();
    // A question that names no incident is asked once something is told that belongs to it alone; what an event settles belongs to none.
    let alone = |name: &str| !event::FACTS.contains(&name) && !of_board(name) && asked.iter().filter(|q| uses(&q.id.value, name)).count() == 1;
    let mut parts = Vec::new();
    for question in &asked {
        let own = facts.own.get(&question.id.value);
        let mut told: Told = shared.iter().filter(|(name, _)| uses(&question.id.value, name)).map(|(n, v)| (n.clone(), v.clone())).collect();
        let mut side = match shared.get("side") {
            Some(Some(Scalar::Text(colour))) => Some(colour.clone()),
            _ => None,
        };
        for (name, value) in own.into_iter().flatten() {
            match (name.as_str(), value) {
                ("side", Some(Scalar::Text(colour))) if colour == "white" || colour == "black" => {
                    side = Some(colour.clone());
                    if positioned(&question.id.value) {
                        told.insert(name.clone(), value.clone());
                    }
                }
                // What holds in the whole event is told of all already.
                (name, None) if told.contains_key(name) && event::FACTS.contains(&name) => {}
                _ => drop(told.insert(name.clone(), value.clone())),
            }
        }
        // What is presumed anyway is nothing that happened.
        let happened = |name: &str, value: &Option<Scalar>| value.is_some() && *value != book.content.facts.get(name).and_then(|f| f.if_absent.clone());
        let triggered = match question.incidents.as_slice() {
            [] => told.iter().any(|(name, value)| happened(name, value) && alone(name)),
            incidents => incidents.iter().any(|i| told.get(&i.value) == Some(&Some(Scalar::Bool(true)))),
        };
        if triggered || own.is_some() {
            parts.push(Part { question: question.id.value.clone(), side, ruling: book.ask(&question.id.value, edition, &told)? });
        }
    }
    let taken = |name: &str| event::FACTS.contains(&name) || name == "side" || parts.iter().any(|part| uses(&part.question, name));
    let ignored = facts.shared.keys().filter(|name| !taken(name)).cloned().collect();
    Ok(Compound { ignored, ..join(book, parts) })
}

/// What is told of every question: the flat facts, and what was told to one but holds in the whole event.
fn shared(facts: &Facts) -> Result<Told, ToldError> {
    let mut out = facts.shared.clone();
    let mut teller: BTreeMap<&str, &str> = BTreeMap::new();
    for (question, own) in &facts.own {
        for (name, value) in own.iter().filter(|(name, value)| value.is_some() && event::FACTS.contains(&name.as_str())) {
            match out.get(name).filter(|known| known.is_some()) {
                Some(known) if known != value => {
                    let before = teller.get(name.as_str()).map_or_else(|| name.clone(), |other| format!("{other}.{name}"));
                    return Err(ToldError::Impossible { facts: vec![before, format!("{question}.{name}")] });
                }
                _ => drop(out.insert(name.clone(), value.clone())),
            }
            teller.entry(name).or_insert(question);
        }
    }
    Ok(out)
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
    /// Needs-facts if any part still needs facts, or the joining does; else the gravest of what is ordered, or may be, in the slot that says how far a part is decided; discretion
    /// where orders contradict.
    pub fn status(&self) -> Status {
        if !self.asks.is_empty() {
            return Status::NeedsFacts;
        }
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
        let mut needs: Vec<String> = Vec::new();
        let asks = self.asks.iter().map(|(question, fact)| format!("{question}.{fact}"));
        for fact in self.parts.iter().flat_map(|p| &p.ruling.needs).map(|(fact, _)| fact.clone()).chain(asks) {
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
        if !self.ignored.is_empty() {
            out["ignored"] = json!(self.ignored);
        }
        out
    }
}
