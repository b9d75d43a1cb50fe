//! Reasons: every rule in force is either the reason or said to have been set aside, with conditions that stand as they are said to.

use std::collections::BTreeSet;

use chesslaw::engine::{self, Asked, Comparison, Cond, Held, Known, Open, Program, Ruling, VOID, VarKind, Window, value_text};
use chesslaw::model::{Question, Scalar};

use crate::dice::Dice;
use crate::rulings::each;
use crate::truth::Point;
use crate::{book, programs};

/// The variants that decide a slot, under any reading.
fn live(ruling: &Ruling, slot: &str) -> Vec<usize> {
    let slot = ruling.slots.iter().find(|s| s.id == slot).expect("a slot");
    slot.live.iter().chain(slot.readings.iter().flat_map(|r| &r.live)).copied().collect()
}

#[test]
fn every_rule_is_the_reason_or_set_aside() {
    let (mut exceptions, mut overridden, mut failed) = (0, 0, 0);
    let seen = each(101, |question: &Question, program: &Program, _, ruling| {
        // The clauses of the outcome stand first, each clause once.
        let outcome = ruling.slots.iter().find(|s| s.id == "outcome").unwrap_or(&ruling.slots[0]);
        let of = |decisive: bool| -> BTreeSet<&str> {
            ruling.reasons.iter().filter(|r| (r.slot() == outcome.id) == decisive).flat_map(|r| r.clause_ids()).collect()
        };
        let clauses: Vec<&str> = ruling.clauses().into_iter().map(String::as_str).collect();
        let (first, rest) = clauses.split_at(of(true).len());
        assert_eq!(first.iter().copied().collect::<BTreeSet<_>>(), of(true), "{}", program.question);
        assert_eq!(rest.iter().copied().collect::<BTreeSet<_>>(), of(false).difference(&of(true)).copied().collect(), "{}", program.question);
        for slot in &ruling.slots {
            let live = live(ruling, &slot.id);
            let of_slot = || ruling.reasons.iter().filter(|r| r.slot() == slot.id);
            let rule = |v: usize| &question.rules[program.variants[v].rule];
            let deciding: BTreeSet<&str> = live.iter().map(|v| rule(*v).id.value.as_str()).collect();
            assert_eq!(of_slot().map(|r| r.rule()).collect::<BTreeSet<_>>(), deciding, "{} {}", program.question, slot.id);
            if live.is_empty() {
                continue;
            }
            let aside: Vec<&str> = of_slot().flat_map(|r| r.considered()).map(|c| c.rule()).collect();
            let in_force = (0..program.variants.len()).filter(|v| rule(*v).slot.value == slot.id).map(|v| rule(v).id.value.as_str());
            let wanted: BTreeSet<&str> = in_force.filter(|r| !deciding.contains(r)).collect();
            assert_eq!(aside.iter().copied().collect::<BTreeSet<_>>(), wanted, "{} {}", program.question, slot.id);
            assert_eq!(aside.len(), wanted.len(), "each once");
            for reason in of_slot() {
                let variant = live.iter().find(|v| rule(**v).id.value == reason.rule()).expect("a live variant");
                let clauses: Vec<&str> = reason.clause_ids().collect();
                assert_eq!(clauses[0], rule(*variant).clause.value);
                assert_eq!(clauses.iter().collect::<BTreeSet<_>>().len(), clauses.len(), "each clause once");
                assert!(rule(*variant).with.iter().all(|c| clauses.contains(&c.value.as_str())));
                assert_eq!(reason.basis(), rule(*variant).basis);
                assert_eq!(reason.sources().len(), rule(*variant).sources.len());
                assert!(clauses.iter().all(|c| ruling.clauses().iter().any(|known| known == c)));
            }
            for one in of_slot().flat_map(|r| r.considered()) {
                let this = question.rules.iter().find(|r| r.id.value == one.rule()).expect("a rule");
                assert_eq!(one.clause_id(), this.clause.value);
                assert_eq!(one.exception(), live.iter().any(|v| this.overrides(rule(*v))), "{} {}", program.question, one.rule());
                exceptions += usize::from(one.exception());
                let by: Vec<&str> = one.overridden_by().collect();
                for name in &by {
                    let other = question.rules.iter().find(|r| r.id.value == *name).expect("a rule");
                    assert!(deciding.contains(name) && other.overrides(this));
                }
                overridden += usize::from(!by.is_empty());
                assert!(by.is_empty() || one.failed().next().is_none());
                failed += one.failed().count();
            }
        }
    });
    assert!(
        seen > 500 && exceptions > 200 && overridden > 100 && failed > 1000,
        "{seen} seen, {exceptions} exceptions, {overridden} overridden, {failed} failed"
    );
}

/// What is asked of the value of a fact, judged by itself.
fn stands(held: &Held) -> Option<bool> {
    let value = held.value.as_ref()?;
    match &held.asked {
        Asked::OneOf(options) => Some(options.iter().any(|o| o.to_string() == *value)),
        Asked::Compared { how, number } => {
            let (low, high) = value.split_once("..").unwrap_or((value, value));
            let (low, high): (i64, i64) = (low.parse().ok()?, if high.is_empty() { i64::MAX } else { high.parse().ok()? });
            match how {
                Comparison::Below => Some(high < *number),
                Comparison::AtLeast => Some(low >= *number),
                Comparison::AtMost => Some(high <= *number),
                Comparison::Above => Some(low > *number),
                Comparison::Equal => Some(low == *number && high == *number),
                Comparison::Other => Some(high < *number || low > *number),
            }
        }
    }
}

/// The variable behind a condition, and the values of it that pass what is asked, a bit each.
fn passing(program: &Program, held: &Held) -> Option<(usize, u64)> {
    let window = Window::of(&book().content, &held.fact);
    let var = program.space.index(window.base)?;
    let declared = &program.space.vars[var];
    let passes = |value: &usize| match (&declared.kind, &held.asked) {
        (VarKind::Intervals(starts), Asked::Compared { how, number }) => how.passes(window.show(starts[*value]), *number),
        (VarKind::Intervals(starts), Asked::OneOf(sides)) => sides.contains(&Scalar::Bool(starts[*value] > window.above.expect("a limit"))),
        (VarKind::Bool, Asked::OneOf(sides)) => sides.contains(&Scalar::Bool(*value == 1)),
        (VarKind::Words(words), Asked::OneOf(chosen)) => chosen.contains(&Scalar::Text(words[*value].clone())),
        other => panic!("{other:?}"),
    };
    Some((var, (0..declared.size()).filter(passes).fold(0, |all, v| all | 1 << v)))
}

/// What is known of the fact, and whether it passes what is asked of it: for every value it may still have, for none, or neither.
fn found(program: &Program, open: &Open, held: &Held) -> Option<(Option<String>, Option<bool>)> {
    let (var, mask) = passing(program, held)?;
    let (declared, values) = (&program.space.vars[var], open.presumed[var]);
    let stands = if values & !mask == 0 {
        Some(true)
    } else if values & mask == 0 {
        Some(false)
    } else {
        None
    };
    let known = match (&declared.kind, &held.asked) {
        // Of a number no value is said; of its side of a limit, which it is.
        (VarKind::Intervals(_), Asked::OneOf(sides)) => stands.map(|b| (sides[0] == Scalar::Bool(b)).to_string()),
        (VarKind::Intervals(_), Asked::Compared { .. }) => None,
        _ => values.is_power_of_two().then(|| value_text(declared, values.trailing_zeros() as usize)),
    };
    Some((known, stands))
}

/// Whether a condition looks at facts alone, not at readings or at slots above.
fn of_facts(cond: &Cond) -> bool {
    match cond {
        Cond::All(parts) | Cond::Any(parts) => parts.iter().all(of_facts),
        Cond::Not(inner) | Cond::Rests(_, inner) => of_facts(inner),
        Cond::Leaf(_) => true,
        Cond::Reads(..) | Cond::Orders(..) => false,
    }
}

/// Where the conditions that are said stand as they are said to, and all else is anything, the rule applies, or does not.
#[test]
fn what_is_said_is_enough() {
    let (mut deciding, mut aside) = (0, 0);
    each(171, |question, program, _, ruling| {
        let comes_to = |v: usize, said: &[&Held]| {
            let mut masks = program.space.anything();
            for held in said {
                let Some((var, mask)) = passing(program, held) else { continue };
                // What is known of a fact is said once, whatever else is asked of it.
                let declared = &program.space.vars[var];
                let known = held.value.as_ref().and_then(|v| (0..declared.size()).find(|i| value_text(declared, *i) == *v));
                masks[var] &= known.map_or(if held.holds { mask } else { !mask }, |i| 1 << i);
            }
            program.store.reached(program.conditions[v], &masks, VOID)
        };
        let first = |rule: &str| program.variants.iter().position(|v| question.rules[v.rule].id.value == rule).expect("a variant");
        for reason in ruling.reasons.iter() {
            let said: Vec<&Held> = reason.conditions().collect();
            let v = live(ruling, reason.slot()).into_iter().find(|v| question.rules[program.variants[*v].rule].id.value == reason.rule()).expect("live");
            if of_facts(&program.variants[v].cond) && said.iter().all(|h| !h.open) {
                assert_eq!(comes_to(v, &said), [1], "{} {}: {said:?}", program.question, reason.rule());
                deciding += 1;
            }
            for one in reason.considered() {
                let (v, failed) = (first(one.rule()), one.failed().collect::<Vec<_>>());
                if of_facts(&program.variants[v].cond) && one.overridden_by().next().is_none() && failed.iter().all(|h| !h.open) {
                    assert_eq!(comes_to(v, &failed), [0], "{} {}: {failed:?}", program.question, one.rule());
                    aside += 1;
                }
            }
        }
    });
    assert!(deciding > 200 && aside > 200, "{deciding} deciding, {aside} set aside");
}

#[test]
fn conditions_stand_as_they_are_said_to() {
    let (mut judged, mut compared, mut open) = (0, 0, 0);
    let (mut several, mut sides) = (0, 0);
    each(131, |_, program, known, ruling| {
        let values = engine::open(&book().content, program, known).expect("was ruled on");
        let decided = ruling.reasons.iter().flat_map(|r| r.conditions());
        let failed = ruling.reasons.iter().flat_map(|r| r.considered()).flat_map(|c| c.failed());
        for held in decided.chain(failed) {
            if let Some(stands) = stands(held) {
                assert_eq!(held.holds, stands, "{} {held:?}", program.question);
                judged += 1;
            }
            if let Some((value, stands)) = found(program, &values, held) {
                assert_eq!((&held.value, held.holds, held.open), (&value, stands == Some(true), stands.is_none()), "{} {held:?}", program.question);
                several += usize::from(value.is_none() && stands.is_some());
                sides += usize::from(value.is_some() && program.space.index(&held.fact).is_none());
            }
            compared += usize::from(matches!(held.asked, Asked::Compared { .. }));
            // What was told just so is known.
            let told = program.space.index(&held.fact).filter(|v| known.masks[*v].count_ones() == 1 && book().content.facts[&held.fact].view.is_none());
            if let (Some(_), Asked::OneOf(_)) = (told, &held.asked) {
                assert!(held.value.is_some(), "{} {held:?}", program.question);
            }
            open += usize::from(held.value.is_none());
        }
        for reason in ruling.reasons.iter() {
            let said: Vec<&Held> = reason.conditions().collect();
            assert!(said.iter().all(|h| h.holds || h.value.is_none()), "{} {said:?}", program.question);
            let known: BTreeSet<(&String, &String)> = said.iter().filter_map(|h| Some((&h.fact, h.value.as_ref()?))).collect();
            assert_eq!(known.len(), said.iter().filter(|h| h.value.is_some()).count(), "what is known of a fact is said once: {said:?}");
        }
    });
    assert!(judged > 3000 && compared > 100 && open > 100, "{judged} judged, {compared} comparisons, {open} open");
    assert!(several > 50 && sides > 5, "{several} of several values, {sides} sides of a limit");
}

/// Where all is known, a rule that was set aside applies and is overridden, or does not apply, by a condition of its own or by what a slot above orders.
#[test]
fn a_rule_set_aside_is_overridden_where_it_applies() {
    let (mut overridden, mut failed) = (0, 0);
    for (question, edition, program) in programs() {
        let mut dice = Dice(*edition as u64 + 17);
        for values in dice.points(&program.space.sizes(), 12) {
            if program.store.walk(program.possible, &values) == 0 {
                continue;
            }
            let mut known = Known::default();
            (known.masks, known.said) = (values.iter().map(|v| 1 << v).collect(), u64::MAX);
            let ruling = engine::rule_known(&book().content, question, program, &known).expect("the facts can be");
            let mut point = Point::new(program, &values, &mut dice);
            point.terminals = program.slots.iter().map(|s| program.store.walk(s.root, &values) as usize).collect();
            let applies = |rule: &str| program.variants.iter().any(|v| question.rules[v.rule].id.value == rule && point.holds(&v.cond));
            for one in ruling.reasons.iter().flat_map(|r| r.considered()) {
                let applies = applies(one.rule());
                assert_eq!(one.overridden_by().next().is_some(), applies, "{} {} {values:?}", program.question, one.rule());
                assert!(!applies || one.failed().next().is_none());
                // Nothing is open, all being known.
                assert!(one.failed().all(|h| !h.open), "{} {}", program.question, one.rule());
                overridden += usize::from(applies);
                failed += usize::from(one.failed().next().is_some());
            }
            for reason in ruling.reasons.iter() {
                assert!(applies(reason.rule()) && reason.conditions().all(|h| h.holds && !h.open), "{} {}", program.question, reason.rule());
            }
        }
    }
    assert!(overridden > 100 && failed > 1000, "{overridden} overridden, {failed} failed");
}

#[test]
fn reasons_are_printed_with_their_rules() {
    // Printed for a log, reasons name what decided.
    let mut printed = 0;
    each(149, |_, _, _, ruling| {
        let text = format!("{:?}", ruling.reasons);
        for reason in ruling.reasons.iter() {
            assert!(text.contains(&format!("{:?}", reason.rule())) && reason.clause_ids().all(|c| text.contains(c)), "{text}");
            assert!(reason.considered().all(|c| text.contains(&format!("{:?}", c.rule()))), "{text}");
            printed += 1;
        }
    });
    assert!(printed > 500);
}

#[test]
fn json_says_what_the_accessors_say() {
    let mut seen = 0;
    each(151, |_, _, _, ruling| {
        let json = serde_json::to_value(&ruling.reasons).expect("JSON");
        let list = json.as_array().expect("a list");
        assert_eq!((list.len(), list.is_empty()), (ruling.reasons.len(), ruling.reasons.is_empty()));
        for (entry, reason) in list.iter().zip(ruling.reasons.iter()) {
            assert_eq!((entry["slot"].as_str(), entry["rule"].as_str()), (Some(reason.slot()), Some(reason.rule())));
            assert_eq!(entry["clause_ids"].as_array().map(Vec::len), Some(reason.clause_ids().count()));
            assert_eq!(entry["conditions"].as_array().map(Vec::len), Some(reason.conditions().count()));
            assert_eq!(entry.get("sources").is_some(), !reason.sources().is_empty());
            let considered = entry.get("considered").and_then(|c| c.as_array()).cloned().unwrap_or_default();
            assert_eq!(considered.len(), reason.considered().count());
            for (entry, one) in considered.iter().zip(reason.considered()) {
                assert_eq!(entry["rule"].as_str(), Some(one.rule()));
                assert_eq!(entry["failed"].as_array().map(Vec::len), Some(one.failed().count()));
                assert_eq!(entry["overridden_by"].as_array().map(Vec::len), Some(one.overridden_by().count()));
                seen += 1;
            }
        }
    });
    assert!(seen > 500);
}
