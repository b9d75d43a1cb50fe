//! Joining rulings: what yields, what adds up, what cannot both be done, and whose side must be known for that.

use crate::Lawbook;
use crate::engine::{Order, SlotRuling, Status};
use crate::model::{Located, Precedence, PrecedenceRow, Scalar};

use super::{Compound, Joined, Part, Yielded, by_colour};

/// Joins rulings: what yields is set aside with its reason, what is ordered twice is ordered once (but time for two offences is added up), what contradicts is left
/// to judgement. Where "the player" of one question need not be that of another, and it matters, the side is asked for.
pub fn join(book: &Lawbook, parts: Vec<Part>) -> Compound {
    let precedence = &book.content.precedence;
    let (mut all, mut may, mut read): (Vec<Joined>, Vec<Joined>, Vec<Joined>) = (Vec::new(), Vec::new(), Vec::new());
    for part in &parts {
        for slot in &part.ruling.slots {
            if slot.status == Status::Disputed {
                slot.readings.iter().flat_map(|r| &r.then).for_each(|order| collect(precedence, &mut read, part, slot, order));
            } else {
                slot.then.iter().for_each(|order| collect(precedence, &mut all, part, slot, order));
                slot.may.iter().for_each(|order| collect(precedence, &mut may, part, slot, order));
            }
        }
    }
    let (standing, yielded) = standing(book, &parts, &all);
    let mut orders = added_up(precedence, standing);
    may.retain(|joined| orders.iter().all(|o| o.order != joined.order && beats(precedence, o, joined).is_none()));
    let asks = weigh(precedence, &parts, &mut orders, &read);
    let rank = |j: &Joined| precedence.rank(&j.slot, &j.order.action);
    orders.sort_by_key(rank);
    may.sort_by_key(rank);
    Compound { parts, orders, may, yielded, asks, ignored: Vec::new() }
}

/// Puts an order to the others, or to the one that is the same. What is said of a player whose side is not known is the same as nothing in another question.
fn collect(precedence: &Precedence, into: &mut Vec<Joined>, part: &Part, slot: &SlotRuling, order: &Order) {
    let order = by_colour(order, part.side.as_deref());
    let alone = is_sideless(&order) || precedence.adds(&order.action);
    match into.iter_mut().find(|j| !alone && j.order == order && j.slot == slot.id) {
        Some(known) => known.questions.push(part.question.clone()),
        None => into.push(Joined { questions: vec![part.question.clone()], slot: slot.id.clone(), order, status: slot.status }),
    }
}

/// Whether an order speaks of "the player" or "the opponent", whoever that is.
pub fn is_sideless(order: &Order) -> bool {
    order.params.values().any(|v| matches!(v, Scalar::Text(word) if word == "player" || word == "opponent"))
}

/// Whether an order speaks of one of the players.
fn is_sided(order: &Order) -> bool {
    is_sideless(order) || order.params.values().any(|v| matches!(v, Scalar::Text(word) if word == "white" || word == "black"))
}

/// Whether two orders come from the same questions: between those the rules themselves have decided.
fn is_within(one: &Joined, other: &Joined) -> bool {
    one.questions.iter().all(|q| other.questions.contains(q)) && other.questions.iter().all(|q| one.questions.contains(q))
}

/// The row by which one order comes before another.
fn beats<'b>(precedence: &'b Precedence, first: &Joined, joined: &Joined) -> Option<&'b PrecedenceRow> {
    if first.order == joined.order || is_within(first, joined) {
        return None;
    }
    let named = |list: &[Located<String>], question: &str| list.iter().any(|n| n.value == question);
    let applies = |row: &&PrecedenceRow, first: &Joined, joined: &Joined| {
        precedence.names(&row.first, &first.order.action)
            && precedence.names(&row.over, &joined.order.action)
            && (row.by.is_empty() || first.questions.iter().any(|q| named(&row.by, q)))
            && (row.from.is_empty() || joined.questions.iter().all(|q| named(&row.from, q)))
            && !joined.questions.iter().any(|q| named(&row.not_from, q))
            && !first.questions.iter().all(|q| named(&row.not_by, q))
    };
    // The first row that is about both decides which of them it is.
    let row = precedence.rows.iter().find(|row| applies(row, first, joined) || applies(row, joined, first))?;
    applies(&row, first, joined).then_some(row)
}

/// Whether two orders of different questions cannot both be carried out.
pub fn contradict(precedence: &Precedence, one: &Joined, other: &Joined) -> bool {
    let (action, rival) = (&one.order.action, &other.order.action);
    let apart = one.slot == other.slot && precedence.rivals(&one.slot, action, rival) || precedence.excludes(action, rival);
    apart && one.order != other.order && !is_within(one, other)
}

/// What stands, and what yields to something that stands: what would yield only to what yields itself stands again.
fn standing(book: &Lawbook, parts: &[Part], all: &[Joined]) -> (Vec<Joined>, Vec<Yielded>) {
    let precedence = &book.content.precedence;
    let before: Vec<Vec<(usize, &PrecedenceRow)>> =
        all.iter().map(|j| all.iter().enumerate().filter_map(|(at, first)| Some((at, beats(precedence, first, j)?))).collect()).collect();
    let mut stands: Vec<Option<bool>> = vec![None; all.len()];
    let mut moved = true;
    while moved {
        moved = false;
        for at in 0..all.len() {
            let found = match &before[at] {
                first if first.iter().any(|(f, _)| stands[*f] == Some(true)) => Some(false),
                first if first.iter().all(|(f, _)| stands[*f] == Some(false)) => Some(true),
                _ => None,
            };
            if stands[at].is_none() && found.is_some() {
                (stands[at], moved) = (found, true);
            }
        }
    }
    let (mut standing, mut yielded) = (Vec::new(), Vec::new());
    for (at, joined) in all.iter().enumerate() {
        let by = before[at].iter().find(|(first, _)| stands[*first] == Some(true)).filter(|_| stands[at] == Some(false));
        let Some((first, row)) = by else {
            standing.push(joined.clone());
            continue;
        };
        let first = &all[*first];
        let clause = row.clause.as_ref().map(|c| c.value.clone()).unwrap_or_else(|| clause_of(parts, first));
        yielded.extend(joined.questions.iter().map(|question| Yielded {
            question: question.clone(),
            order: joined.order.clone(),
            to: first.order.clone(),
            row: row.id.value.clone(),
            clause: clause.clone(),
        }));
    }
    (standing, yielded)
}

/// The clause on which an order rests: that of its slot.
fn clause_of(parts: &[Part], joined: &Joined) -> String {
    let Some(part) = parts.iter().find(|p| joined.questions.contains(&p.question)) else { return String::new() };
    let of_slot = part.ruling.reasons.iter().find(|r| r.slot() == joined.slot).and_then(|r| r.clause_ids().next());
    of_slot.map(str::to_owned).or_else(|| part.ruling.clauses().first().map(|c| (*c).clone())).unwrap_or_default()
}

/// What is ordered for each offence of the same player, as one order.
fn added_up(precedence: &Precedence, standing: Vec<Joined>) -> Vec<Joined> {
    let mut out: Vec<Joined> = Vec::new();
    for joined in standing {
        let adds = precedence.adds(&joined.order.action) && !is_sideless(&joined.order);
        let known = out.iter_mut().filter(|k| adds && k.slot == joined.slot).find_map(|k| Some((sum(&k.order, &joined.order)?, k)));
        match known {
            Some((order, known)) => {
                known.order = order;
                known.status = known.status.max(joined.status);
                known.questions.extend(joined.questions);
            }
            None => out.push(joined),
        }
    }
    out
}

/// Two orders in one, their numbers added; none where they differ otherwise.
fn sum(one: &Order, other: &Order) -> Option<Order> {
    if one.action != other.action || !one.params.keys().eq(other.params.keys()) {
        return None;
    }
    let mut total = one.clone();
    for (value, more) in total.params.values_mut().zip(other.params.values()) {
        match (value, more) {
            (Scalar::Number(number), Scalar::Number(more)) => *number = number.saturating_add(*more),
            (same, other) if same == other => {}
            _ => return None,
        }
    }
    Some(total)
}

/// Marks what is left to judgement because it contradicts something, what a reading of a disputed part would set aside, and what waits for a side to be known or for
/// which of two endings came first; gives what is asked for that, question and fact.
fn weigh(precedence: &Precedence, parts: &[Part], orders: &mut [Joined], read: &[Joined]) -> Vec<(String, String)> {
    let all = orders.to_vec();
    let mut asks: Vec<(String, String)> = Vec::new();
    for joined in orders.iter_mut() {
        let rivals: Vec<&Joined> = all.iter().filter(|other| contradict(precedence, joined, other)).collect();
        if !rivals.is_empty() {
            joined.status = joined.status.max(Status::Discretion);
        }
        // What another part may still order there.
        let pending = |p: &Part| p.ruling.slots.iter().any(|s| s.id == joined.slot && s.status == Status::NeedsFacts);
        if precedence.takes_one(&joined.slot) && parts.iter().any(|p| !joined.questions.contains(&p.question) && pending(p)) {
            joined.status = joined.status.max(Status::NeedsFacts);
        }
        for row in &precedence.unsettled {
            let part = |question: &str| parts.iter().find(|p| p.question == question);
            let (Some(of), Some(beside)) = (part(&row.of.value), part(&row.beside.value)) else { continue };
            let presumed = of.ruling.assumed().any(|(fact, _)| *fact == row.asks.value);
            if presumed && joined.questions.contains(&of.question) && (of.side.is_none() || of.side != beside.side) {
                asks.push((of.question.clone(), row.asks.value.clone()));
                joined.status = joined.status.max(Status::NeedsFacts);
            }
        }
        if let Some(first) = &precedence.first_counts {
            let counts = |j: &Joined| precedence.names(&first.of, &j.order.action);
            let presumed = |q: &String| parts.iter().any(|p| p.question == *q && p.ruling.assumed().any(|(fact, _)| *fact == first.asks.value));
            let earlier = std::iter::once(&*joined).chain(rivals.iter().copied().filter(|j| counts(j)));
            let questions: Vec<&String> = earlier.flat_map(|j| &j.questions).filter(|q| presumed(q)).collect();
            if counts(joined) && rivals.iter().any(|j| counts(j)) && !questions.is_empty() {
                asks.extend(questions.into_iter().map(|q| (q.clone(), first.asks.value.clone())));
                joined.status = joined.status.max(Status::NeedsFacts);
            }
        }
        if read.iter().any(|other| beats(precedence, other, joined).is_some() || contradict(precedence, joined, other)) {
            joined.status = joined.status.max(Status::Disputed);
        }
        let waits = |other: &Joined| {
            let both = other.slot == joined.slot && is_sided(&other.order) && is_sided(&joined.order);
            both && !is_within(other, joined) && (is_sideless(&other.order) || is_sideless(&joined.order))
        };
        if all.iter().any(waits) {
            if is_sideless(&joined.order) {
                asks.extend(joined.questions.iter().map(|q| (q.clone(), "side".to_owned())));
            }
            joined.status = joined.status.max(Status::NeedsFacts);
        }
    }
    // In the order of the questions, each once.
    let mut out: Vec<(String, String)> = Vec::new();
    for ask in parts.iter().flat_map(|p| asks.iter().filter(|(question, _)| p.question == *question)) {
        if !out.contains(ask) {
            out.push(ask.clone());
        }
    }
    out
}
