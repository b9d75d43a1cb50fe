//! A provision against what an edition lets it say.

use std::collections::BTreeSet;

use super::expect::Expect;
use super::numbering::Number;
use super::reading::Reading;
use crate::model::{Modality, Role};

/// One thing in which they differ, with the byte of the text where it shows.
#[derive(Debug, Clone, PartialEq)]
pub enum Difference {
    /// A number that the provision has not: value, unit.
    NumberSurplus(i64, Option<String>, usize),
    /// A number that the text lacks.
    NumberMissing(i64, String),
    /// A citation that the provision has not.
    CiteSurplus(Number, usize),
    /// A citation that the text lacks.
    CiteMissing(Number),
    /// A modal force that the provision has not.
    Force(Modality, usize),
    /// Someone acts or decides whom the provision does not name (so often).
    Role(Role, usize),
    /// Someone is named alone where the provision names the player too: one stands for the other.
    Alone(Role, usize),
    /// Someone whom the provision names is not named.
    RoleMissing(Role),
}

impl Difference {
    /// How much it speaks against the edition.
    pub fn weight(&self) -> f32 {
        match self {
            Difference::NumberSurplus(..) | Difference::NumberMissing(..) => 2.0,
            Difference::CiteSurplus(..) => 1.5,
            Difference::CiteMissing(_) => 1.0,
            Difference::Force(..) | Difference::Role(..) | Difference::Alone(..) => 0.7,
            Difference::RoleMissing(_) => 0.2,
        }
    }
}

/// A text this like our own words is ours with something changed.
const OURS: f32 = 0.9;

/// The differences of a provision's text from what is expected.
pub fn compare(said: &Reading, expect: &Expect) -> Vec<Difference> {
    let mut out = Vec::new();
    if expect.caption || expect.clauses.is_empty() {
        return out;
    }
    numbers(said, expect, &mut out);
    let allowed: BTreeSet<&Number> = expect.refs.iter().flatten().chain(&expect.may_cite).collect();
    for (numbers, at) in &said.cites {
        // A list of provisions may be said by its ends; a provision by the one above it.
        let between = |n: &Number| {
            let siblings = || allowed.iter().filter(|a| a.parent() == n.parent() && a.depth() > 0);
            siblings().any(|a| *a < n) && siblings().any(|a| *a > n) && siblings().count() == 2
        };
        let above = |n: &Number| allowed.iter().any(|a| a.under(n));
        if !numbers.iter().any(|n| allowed.contains(n) || between(n) || above(n))
            && let Some(number) = numbers.first()
        {
            out.push(Difference::CiteSurplus(number.clone(), *at));
        }
    }
    for numbers in &expect.refs {
        let cited = said.cites.iter().flat_map(|(n, _)| n).any(|n| numbers.iter().any(|m| m == n || (m.under(n) && n.depth() > 0)));
        if !cited
            && !numbers.iter().any(|n| expect.uncited.contains(n))
            && let Some(number) = numbers.first()
        {
            out.push(Difference::CiteMissing(number.clone()));
        }
    }
    // A text in words that are all but ours is measured by ours alone.
    let ours = expect.own.as_ref().filter(|own| own.length > 0 && cosine(said, own) > OURS);
    if let Some(own) = ours {
        as_ours(said, own, &mut out);
    }
    for (force, places) in &said.modality {
        let most = expect.modality.get(force).copied().unwrap_or(0);
        let most = ours.map_or(most, |own| own.modality.get(force).map_or(0, Vec::len).min(most));
        // «Shall» may stand more often than in ours; permission granted once more than ours grants it is another law.
        let too_often = *force == Modality::May && expect.counted && places.len() > most;
        if *force != Modality::Should && (most == 0 || too_often) && !expect.modality.is_empty() {
            out.push(Difference::Force(*force, places[most.min(places.len() - 1)]));
        }
    }
    for (role, places) in &said.roles {
        let most = expect.roles.get(role).copied().unwrap_or(0);
        let most = ours.map_or(most, |own| own.roles.get(role).map_or(0, Vec::len).min(most));
        if most == 0 && said.aside.get(role).is_some_and(|n| *n == places.len()) {
            continue;
        }
        // The opponent is hardly ever a mere «they»: named more often than in any of our texts, one of the mentions means the player.
        let too_often = *role == Role::Opponent && expect.counted && places.len() > most;
        if (most == 0 || too_often) && !expect.roles.is_empty() {
            out.push(Difference::Role(*role, places[most.min(places.len() - 1)]));
        }
    }
    // The opponent alone where the player ought to be named too: one stands for the other.
    if let (Some(places), None) = (said.roles.get(&Role::Opponent), said.roles.get(&Role::Player))
        && expect.counted
        && !expect.opponent_freely
        && expect.roles.contains_key(&Role::Player)
        && expect.own.as_ref().is_none_or(|own| own.roles.contains_key(&Role::Player))
        && said.aside.get(&Role::Opponent).is_none_or(|n| *n < places.len())
        && !out.iter().any(|d| matches!(d, Difference::Role(Role::Opponent, _)))
    {
        out.push(Difference::Alone(Role::Opponent, places[0]));
    }
    for role in expect.roles.keys().filter(|r| matches!(r, Role::Player | Role::Opponent)) {
        if !said.roles.contains_key(role) {
            out.push(Difference::RoleMissing(*role));
        }
    }
    out
}

/// What a text in our words says otherwise than they do, though the provision has place for it: a number or a citation that stands for another.
fn as_ours(said: &Reading, own: &Reading, out: &mut Vec<Difference>) {
    let cited = |numbers: &[Number]| said.cites.iter().flat_map(|(n, _)| n).any(|n| numbers.iter().any(|m| m.under(n)));
    for (numbers, _) in own.cites.iter().filter(|(numbers, _)| !cited(numbers)) {
        let Some(number) = numbers.first() else { continue };
        if !out.iter().any(|d| matches!(d, Difference::CiteSurplus(..)) || *d == Difference::CiteMissing(number.clone())) {
            out.push(Difference::CiteMissing(number.clone()));
        }
    }
    let times = |reading: &Reading, value: i64| reading.amounts.iter().filter(|a| a.value == value).count();
    for amount in said.amounts.iter().filter(|a| a.value > 1 && times(said, a.value) > times(own, a.value)) {
        // As many numbers as ours, one of them another.
        let gone = own.amounts.iter().any(|a| a.value > 1 && times(own, a.value) > times(said, a.value));
        if gone && !out.iter().any(|d| matches!(d, Difference::NumberSurplus(..) | Difference::NumberMissing(..))) {
            out.push(Difference::NumberSurplus(amount.value, amount.unit.clone(), amount.at));
        }
    }
}

/// Units that texts of every language are read for; a number in another unit is known by its value alone.
const STRICT: &[&str] = &["moves", "minutes", "seconds", "hours", "ordinal"];

fn numbers(said: &Reading, expect: &Expect, out: &mut Vec<Difference>) {
    let units: BTreeSet<&str> = expect.numbers.iter().map(|(_, u)| u.as_str()).collect();
    let offences: Vec<i64> = expect.numbers.iter().filter(|(_, u)| u == "ordinal").map(|(n, _)| *n).collect();
    let mut met: BTreeSet<(i64, &str)> = BTreeSet::new();
    for amount in &said.amounts {
        let same_unit = |u: &str| !STRICT.contains(&u) || amount.unit.as_deref().is_none_or(|a| a == u);
        let exact = expect.numbers.iter().find(|(n, u)| *n == amount.value && amount.unit.as_deref() == Some(u));
        let explained = exact.or_else(|| expect.numbers.iter().find(|(n, u)| *n == amount.value && same_unit(u)));
        if let Some((n, u)) = explained {
            met.insert((*n, u));
            continue;
        }
        if expect.may_say.contains(&amount.value) {
            continue;
        }
        let ordinal = amount.unit.as_deref() == Some("ordinal");
        let word_for_one = amount.value == 1 && (ordinal || amount.in_words);
        // «For the first two illegal moves ... the third»: what comes before the losing one.
        let before_last = offences.iter().any(|n| amount.value < *n && (ordinal || amount.value == n - 1));
        if word_for_one || before_last && amount.unit.as_deref() != Some("minutes") {
            continue;
        }
        // Without a unit of ours beside it a number may count something else, and where nothing is counted it does.
        let ours = amount.unit.as_deref().is_some_and(|u| units.contains(u))
            || (amount.unit.is_none() && !expect.numbers.is_empty())
            || amount.unit.as_deref() == Some("moves")
            || amount.unit.as_deref() == Some("minutes");
        if ours || (ordinal && !offences.is_empty()) {
            out.push(Difference::NumberSurplus(amount.value, amount.unit.clone(), amount.at));
        }
    }
    // What our own text in the language does not say in so many words, theirs need not say.
    let left_out = |n: i64| expect.own.as_ref().is_some_and(|own| own.amounts.iter().all(|a| a.value != n));
    for (n, unit) in &expect.numbers {
        if *n != 1
            && !left_out(*n)
            && !met.contains(&(*n, unit.as_str()))
            && !met.iter().any(|(m, _)| m == n && !STRICT.contains(&unit.as_str()))
            && !expect.unsaid.contains(n)
        {
            out.push(Difference::NumberMissing(*n, unit.clone()));
        }
    }
}

/// How like a text is to what is expected, from 0 to 1: what they share of numbers, citations, roles, forces and terms, and, where there is a text of
/// ours in its language, of words.
pub fn likeness(said: &Reading, expect: &Expect) -> f32 {
    let (mut shared, mut total) = (0.0, 0.0);
    let mut one = |weight: f32, in_text: bool, in_ours: bool| {
        if in_text || in_ours {
            total += weight;
            shared += if in_text && in_ours { weight } else { 0.0 };
        }
    };
    let numbers: BTreeSet<(i64, &str)> = said.amounts.iter().filter(|a| a.value > 1).filter_map(|a| Some((a.value, a.unit.as_deref()?))).collect();
    let ours: BTreeSet<(i64, &str)> = expect.numbers.iter().map(|(n, u)| (*n, u.as_str())).collect();
    numbers.union(&ours).for_each(|n| one(3.0, numbers.contains(n), ours.contains(n)));
    let cited: BTreeSet<&Number> = said.cites.iter().filter_map(|(n, _)| n.first()).collect();
    let refs: BTreeSet<&Number> = expect.refs.iter().filter_map(|n| n.first()).collect();
    cited.union(&refs).for_each(|n| one(2.0, cited.contains(n), refs.contains(n)));
    let terms: BTreeSet<&String> = said.terms.keys().collect();
    expect.terms.iter().for_each(|t| one(2.0, terms.contains(t), true));
    terms.iter().filter(|t| !expect.terms.contains(**t)).for_each(|_| one(0.7, true, false));
    for role in [Role::Player, Role::Opponent, Role::Arbiter] {
        one(1.0, said.roles.contains_key(&role), expect.roles.contains_key(&role));
    }
    for force in [Modality::Must, Modality::May, Modality::MustNot] {
        one(0.7, said.modality.contains_key(&force), expect.modality.contains_key(&force));
    }
    let structure = if total > 0.0 { shared / total } else { 0.0 };
    match &expect.own {
        None => structure,
        Some(own) => 0.4 * structure + 0.6 * cosine(said, own),
    }
}

/// How alike the words are to our own text's, from 0 to 1; none where there is none of ours in the language.
pub fn wording(said: &Reading, expect: &Expect) -> Option<f32> {
    expect.own.as_ref().map(|own| cosine(said, own))
}

/// Fewer words than this that only one wording has tell nothing.
const DISTINCTIVE: usize = 2;

/// Whether a text has the words that set the other wording of a clause apart from this one, and not those that set this one apart.
pub fn distinct(said: &Reading, here: &Expect, there: &Expect) -> bool {
    let (Some(here), Some(there)) = (&here.own, &there.own) else { return false };
    let only = |a: &Reading, b: &Reading| -> Vec<String> { a.stems.keys().filter(|s| s.chars().count() > 3 && !b.stems.contains_key(*s)).cloned().collect() };
    let (ours, theirs) = (only(here, there), only(there, here));
    let hits = |list: &[String]| list.iter().filter(|s| said.stems.contains_key(*s)).count();
    let (of_here, of_there) = (hits(&ours), hits(&theirs));
    // Much of what is theirs, hardly anything of what is ours; where ours has hardly anything of its own, more of theirs.
    theirs.len() >= DISTINCTIVE
        && of_there >= DISTINCTIVE + usize::from(ours.len() < DISTINCTIVE)
        && of_there * 10 >= theirs.len() * 6
        && of_here * 10 <= ours.len() * 2
}

/// The cosine of two texts' words, long words counting more.
fn cosine(a: &Reading, b: &Reading) -> f32 {
    let weight = |stem: &str, n: u32| (n as f32).sqrt() * if stem.chars().count() > 3 { 1.0 } else { 0.2 };
    let norm = |r: &Reading| r.stems.iter().map(|(s, n)| weight(s, *n).powi(2)).sum::<f32>().sqrt();
    let dot: f32 = a.stems.iter().filter_map(|(s, n)| Some(weight(s, *n) * weight(s, *b.stems.get(s)?))).sum();
    let norms = norm(a) * norm(b);
    if norms > 0.0 { dot / norms } else { 0.0 }
}
