//! What would turn a ruling, and what changed between editions: told so, it is so.

use std::collections::BTreeSet;

use chesslaw::engine::{self, Asked, Cube, Demand, Status, Told, VOID, VarKind, Window, value_text};
use chesslaw::model::{FactType, Scalar};

use crate::dice::Dice;
use crate::{book, programs, rule, telling};

#[test]
fn what_if_turns_the_slot_it_names() {
    let content = &book().content;
    let (mut turned, mut pairs) = (0, 0);
    for (question, edition, program) in programs() {
        let mut dice = Dice(*edition as u64 + 9);
        for untold in [2, 4, 9] {
            let told = dice.facts(book(), program, untold, 30);
            let Some(ruling) = rule(question, program, &told) else { continue };
            let turns = engine::what_if(content, program, &told, &ruling).expect("was ruled on");
            for turn in &turns {
                let ruled = ruling.slots.iter().find(|s| s.id == turn.slot).expect("a slot");
                assert!(matches!(ruled.status, Status::Decided | Status::Discretion | Status::NotCovered));
                assert_ne!(turn.then, ruled.then, "{} {}", program.question, turn.slot);
                let names: BTreeSet<&String> = turn.facts.iter().map(|d| &d.fact).collect();
                pairs += usize::from(names.len() == 2);
                assert!(!names.is_empty());
                // Facts told through windows on one number are left to the sums' own tests.
                if names.iter().any(|n| content.facts.get(*n).is_none_or(|f| f.view.is_some() || f.internal)) {
                    continue;
                }
                let Some(changes) = telling(&turn.facts) else { continue };
                let mut otherwise = told.clone();
                otherwise.extend(changes);
                let Some(then) = rule(question, program, &otherwise) else { continue };
                let slot = then.slots.iter().find(|s| s.id == turn.slot).expect("a slot");
                // Telling an incident brings presumptions that were not made before.
                if then.assumed().count() <= ruling.assumed().count() && slot.status != Status::NeedsFacts && slot.status != Status::Disputed {
                    assert_eq!(slot.then, turn.then, "{} {} {told:?} {:?}", program.question, turn.slot, turn.facts);
                    turned += 1;
                }
            }
        }
    }
    assert!(turned > 300 && pairs > 10, "{turned} turned, {pairs} by two facts");
}

#[test]
fn what_changed_between_editions_did() {
    let content = &book().content;
    let editions: Vec<usize> = (0..content.editions.all().len()).collect();
    let (mut changes, mut told_both) = (0, 0);
    for question in &content.questions {
        for pair in editions.windows(2).filter(|pair| pair.iter().all(|e| book().covers(question, *e))) {
            let program = |edition: usize| programs().iter().find(|(q, e, _)| std::ptr::eq(*q, question) && *e == edition).map(|(.., p)| p).expect("compiled");
            let (a, b) = (program(pair[0]), program(pair[1]));
            for change in engine::diff(content, question, pair[0], pair[1]).expect("compiles") {
                changes += 1;
                let orders = |side: &engine::Side| (side.then.clone(), side.may.clone(), side.not_covered);
                assert_ne!(orders(&change.before), orders(&change.after), "{} {}", a.question, change.slot);
                let incidents: Vec<Option<&Demand>> = if change.incidents.is_empty() { vec![None] } else { change.incidents.iter().map(Some).collect() };
                for incident in incidents {
                    let facts: Vec<Demand> = change.facts.iter().chain(incident).cloned().collect();
                    let Some(told) = telling(&facts) else { continue };
                    // A fact that one of the two does not know cannot be told it.
                    let of = |program: &engine::Program| {
                        told.iter().filter(|(name, _)| program.reader.uses(name)).map(|(n, v)| (n.clone(), v.clone())).collect::<Told>()
                    };
                    let (Some(before), Some(after)) = (rule(question, a, &of(a)), rule(question, b, &of(b))) else { continue };
                    for (ruling, side) in [(&before, &change.before), (&after, &change.after)] {
                        let slot = ruling.slots.iter().find(|s| s.id == change.slot).expect("a slot");
                        // What a fact that only the other edition knows implies is not told to this one.
                        let one_knows = told.keys().any(|name| !a.reader.uses(name) || !b.reader.uses(name));
                        if slot.status == Status::NeedsFacts && one_knows {
                            continue;
                        }
                        assert_eq!((&slot.then, &slot.may), (&side.then, &side.may), "{} {} {told:?}", a.question, change.slot);
                        assert_eq!(slot.not_covered.is_some(), side.not_covered);
                        let clauses: Vec<&str> = ruling.reasons.iter().filter(|r| r.slot() == change.slot).flat_map(|r| r.clause_ids()).collect();
                        assert!(
                            clauses.is_empty() || one_knows || side.clauses.iter().any(|c| clauses.contains(&c.as_str())),
                            "{} {} {told:?}: {clauses:?}, not {:?}",
                            a.question,
                            change.slot,
                            side.clauses
                        );
                    }
                    told_both += 1;
                }
            }
        }
    }
    assert!(changes > 100 && told_both > 100, "{changes} changes, {told_both} told to both editions");
}

/// Cubes of a slot: each ends always as it is said to, none is contained in another, the smallest stand first, and together they are all the ways to end so.
#[test]
fn cubes_are_all_the_ways_to_an_end() {
    let (mut several, mut inside) = (0, 0);
    for (_, edition, program) in programs() {
        let mut dice = Dice(*edition as u64 + 31);
        for slot in program.slots.iter().filter(|s| program.store.support(s.by_class).len() <= 7) {
            let cubes = engine::cubes(&program.store, slot.by_class, &program.space, &|_| true);
            assert!(cubes.windows(2).all(|w| w[0].1.len() <= w[1].1.len()));
            let within = |a: &Cube, b: &Cube| b.iter().all(|(var, mask)| a.get(var).is_some_and(|m| m & !mask == 0));
            for (place, (end, cube)) in cubes.iter().enumerate() {
                let mut masks = program.space.anything();
                cube.iter().for_each(|(var, mask)| masks[*var] = *mask);
                assert_eq!(program.store.reached(slot.by_class, &masks, VOID), [*end], "{} {}", program.question, slot.id);
                let others = cubes.iter().enumerate().filter(|(other, (e, _))| *other != place && e == end);
                assert!(others.into_iter().all(|(_, (_, other))| !within(cube, other)), "{} {}", program.question, slot.id);
                // As wide as it goes: with one value more, or with a demand less, it ends otherwise too.
                for (var, mask) in cube {
                    for value in (0..program.space.vars[*var].size()).filter(|v| mask & (1 << v) == 0) {
                        let mut wider = masks.clone();
                        wider[*var] |= 1 << value;
                        assert_ne!(program.store.reached(slot.by_class, &wider, VOID), [*end], "{} {}", program.question, slot.id);
                    }
                }
                several += usize::from(cube.values().any(|mask| !mask.is_power_of_two()));
            }
            for point in dice.points(&program.space.sizes(), 20) {
                let end = program.store.walk(slot.by_class, &point);
                let of_it = cubes.iter().filter(|(_, cube)| cube.iter().all(|(var, mask)| mask & (1 << point[*var]) != 0));
                let ends: Vec<u32> = of_it.map(|(e, _)| *e).collect();
                assert!(end == VOID || (ends.contains(&end) && ends.iter().all(|e| *e == end)), "{} {}", program.question, slot.id);
                inside += usize::from(end != VOID);
            }
        }
    }
    assert!(several > 20 && inside > 500, "{several} with several values, {inside} points");
}

/// What some values of a variable demand of facts holds for these values, and for no others where each limit can be told.
#[test]
fn what_values_demand_holds_just_there() {
    let content = &book().content;
    let (mut told, mut sides, mut exact) = (0, 0, 0);
    for (.., program) in programs() {
        for (var, declared) in program.space.vars.iter().enumerate() {
            let size = declared.size();
            for (first, last) in (0..size).flat_map(|first| (first..size).map(move |last| (first, last))) {
                if first == 0 && last + 1 == size {
                    continue;
                }
                let mask = (first..=last).fold(0, |all, v| all | 1 << v);
                let demands = engine::demands(content, &program.space, var, mask);
                let mut holds = vec![true; size];
                for demand in &demands {
                    let window = Window::of(content, &demand.fact);
                    assert_eq!(window.base, declared.name);
                    let compared = matches!(demand.asked, Asked::Compared { .. });
                    assert!(content.facts.get(&demand.fact).is_none_or(|f| (f.kind.value == FactType::Number) == compared), "{demand:?}");
                    assert!(content.facts.get(&demand.fact).is_none_or(|f| !f.internal || !f.sum.is_empty()), "{} can be told", demand.fact);
                    for (value, holds) in holds.iter_mut().enumerate() {
                        *holds &= match (&declared.kind, &demand.asked) {
                            (VarKind::Intervals(starts), Asked::Compared { how, number }) => how.passes(window.show(starts[value]), *number),
                            (VarKind::Intervals(starts), Asked::OneOf(says)) => says[..] == [Scalar::Bool(starts[value] > window.above.expect("a limit"))],
                            (_, Asked::OneOf(says)) => says.iter().any(|s| s.to_string() == value_text(declared, value)),
                            other => panic!("{other:?}"),
                        };
                    }
                    told += 1;
                    sides += usize::from(window.above.is_some());
                }
                assert!((first..=last).all(|v| holds[v]), "{} {first}..={last}: {demands:?}", declared.name);
                let limits = usize::from(first > 0) + usize::from(last + 1 < size);
                assert!(demands.len() <= limits.max(1), "{demands:?}");
                if !matches!(declared.kind, VarKind::Intervals(_)) || demands.len() == limits {
                    assert!((0..size).all(|v| holds[v] == (first..=last).contains(&v)), "{} {first}..={last}: {demands:?}", declared.name);
                    exact += 1;
                }
            }
        }
    }
    assert!(told > 1000 && sides > 10 && exact > 1000, "{told} told, {sides} sides of a limit, {exact} exact");
}

/// A version of the rules and one with a rule less are told apart by facts, and a version is not apart from itself.
#[test]
fn versions_are_told_apart_by_facts() {
    let content = &book().content;
    let (mut apart, mut seen) = (0, 0);
    for (question, edition, program) in programs().iter().step_by(5) {
        let version = (content, *question);
        assert!(engine::apart(version, version, *edition, true).expect("compiles").is_none());
        for rule in 0..question.rules.len() {
            let mut fewer = (*question).clone();
            let gone = fewer.rules.remove(rule);
            // A rule less often leaves a gap: a fault, not a version.
            let Ok(found) = engine::apart(version, (content, &fewer), *edition, false) else { continue };
            // What orders something else is apart by clause too.
            assert!(found.is_none() || engine::apart(version, (content, &fewer), *edition, true).expect("compiles").is_some());
            seen += 1;
            let Some((slot, facts)) = found else { continue };
            assert_eq!(slot, gone.slot.value, "{}", program.question);
            let Some(told) = telling(&facts) else { continue };
            let other = engine::Program::compile(content, &fewer, *edition).expect("compiles");
            let used = told.iter().filter(|(name, _)| other.reader.uses(name)).map(|(n, v)| (n.clone(), v.clone())).collect::<Told>();
            let (Some(before), Some(after)) = (rule_of(question, program, &told), rule_of(&fewer, &other, &used)) else { continue };
            let orders = |ruling: &engine::Ruling| ruling.slots.iter().find(|s| s.id == slot).map(|s| (s.then.clone(), s.may.clone(), s.not_covered.clone()));
            if [&before, &after].iter().all(|r| r.slots.iter().any(|s| s.id == slot && s.status != Status::NeedsFacts && s.status != Status::Disputed)) {
                assert_ne!(orders(&before), orders(&after), "{} without {}", program.question, gone.id.value);
                apart += 1;
            }
        }
    }
    assert!(seen > 20 && apart > 5, "{seen} versions, {apart} told apart");
}

fn rule_of(question: &chesslaw::model::Question, program: &engine::Program, told: &Told) -> Option<engine::Ruling> {
    engine::rule(&book().content, question, program, told).ok()
}
