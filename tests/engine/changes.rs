//! What would turn a ruling, and what changed between editions: told so, it is so.

use std::collections::BTreeSet;

use chesslaw::engine::{self, Asked, Comparison, Cube, Demand, Ruling, SlotRuling, Status, Told, VOID, VarKind, WhatIf, Window, value_text};
use chesslaw::model::{FactType, Scalar};

use crate::dice::Dice;
use crate::{book, known, programs, rule, telling};

/// A number behind facts, and what is demanded of it through them.
type Limited<'a> = (&'a str, Vec<&'a Demand>);

/// The tellings in which these demands are met: each choice of every fact's values, of a number the first and the last that they leave.
fn tellings(told: &Told, demands: &[Demand]) -> Vec<Told> {
    let facts = &book().content.facts;
    let mut out = vec![told.clone()];
    let mut numbers: Vec<Limited> = Vec::new();
    for demand in demands {
        let base = Window::of(&book().content, &demand.fact).base;
        if facts[base].kind.value == FactType::Number {
            match numbers.iter_mut().find(|(b, _)| *b == base) {
                Some((_, of)) => of.push(demand),
                None => numbers.push((base, vec![demand])),
            }
            continue;
        }
        let Asked::OneOf(values) = &demand.asked else { panic!("{demand:?}") };
        assert!(!values.is_empty());
        let with =
            |t: &Told| values.iter().map(|v| t.clone().into_iter().chain([(demand.fact.clone(), Some(v.clone()))]).collect::<Told>()).collect::<Vec<_>>();
        out = out.iter().flat_map(with).collect();
    }
    for (base, demands) in numbers {
        let (mut low, mut high) = (facts[base].min, facts[base].max);
        if !facts[base].sum.is_empty() {
            (low, high) = (-10_000, 10_000);
        }
        for demand in &demands {
            let window = Window::of(&book().content, &demand.fact);
            let (from, to) = match &demand.asked {
                Asked::OneOf(sides) => window.side(sides == &[Scalar::Bool(true)]).expect("a limit"),
                Asked::Compared { how: Comparison::AtLeast, number } => (window.behind(*number, *number).0, i64::MAX),
                Asked::Compared { how: Comparison::AtMost, number } => (i64::MIN, window.behind(*number, *number).1),
                Asked::Compared { how: Comparison::Below, number } => (i64::MIN, window.behind(*number, *number).0 - 1),
                other => panic!("{other:?}"),
            };
            (low, high) = (low.max(from), high.min(to));
        }
        assert!(low <= high, "{demands:?}");
        let bound = |d: &Demand| {
            matches!(d.asked, Asked::Compared { how: Comparison::AtLeast, number } if number <= facts[&d.fact].min)
                || matches!(d.asked, Asked::Compared { how: Comparison::AtMost, number } if number >= facts[&d.fact].max)
        };
        assert!(!demands.iter().any(|d| bound(d)), "a limit that says nothing: {demands:?}");
        let with = |t: &Told| {
            let mut kept = t.clone();
            // What else was told of the number, or of one it counts in, is let go.
            let goes = |name: &String| {
                let of = Window::of(&book().content, name).base;
                of == base || facts[of].sum.contains_key(base) || facts[base].sum.contains_key(name)
            };
            kept.retain(|name, _| !goes(name));
            let tell = |number: i64| {
                let value = |d: &&Demand| {
                    let window = Window::of(&book().content, &d.fact);
                    (d.fact.clone(), Some(window.above.map_or_else(|| Scalar::Number(window.show(number)), |limit| Scalar::Bool(number > limit))))
                };
                kept.clone().into_iter().chain(demands.iter().map(value)).collect::<Told>()
            };
            [tell(low), tell(high)]
        };
        out = out.iter().flat_map(with).collect();
    }
    out
}

fn stands(slot: &SlotRuling) -> impl PartialEq + std::fmt::Debug + '_ {
    let readings: Vec<_> = slot.readings.iter().map(|r| (&r.options, &r.then, &r.may)).collect();
    (slot.status, &slot.then, &slot.may, &slot.not_covered, readings)
}

/// Holds each change that is said to turn a ruling against the ruling of the changed telling, which must be one; gives what each turns, with how many facts it names.
fn held(question: &str, edition: &str, told: &Told) -> Option<Vec<(WhatIf, usize)>> {
    let ask = |told: &Told| book().ask(question, edition, told);
    let ruling = ask(told).ok()?;
    let turns = book().what_if(&ruling).expect("was ruled on");
    for change in turns.chunk_by(|a, b| a.facts == b.facts) {
        let facts = &change[0].facts;
        assert!(!facts.is_empty());
        for otherwise in tellings(told, facts) {
            let then = ask(&otherwise).unwrap_or_else(|e| panic!("{question} {told:?} {facts:?}: {e}"));
            for (now, then) in ruling.slots.iter().zip(&then.slots) {
                let turn = change.iter().find(|t| t.slot == then.id);
                assert_eq!(turn.is_some(), stands(now) != stands(then), "{question} {} {told:?} {facts:?}", now.id);
                let Some(turn) = turn else { continue };
                assert_eq!((turn.status, &turn.then, &turn.may), (then.status, &then.then, &then.may), "{question} {} {told:?} {facts:?}", now.id);
                assert_eq!((&turn.instead_of, &turn.instead_of_may), (&now.then, &now.may));
            }
        }
    }
    let size = |t: &WhatIf| t.facts.iter().map(|d| &d.fact).collect::<BTreeSet<_>>().len();
    Some(turns.into_iter().map(|t| (size(&t), t)).map(|(size, turn)| (turn, size)).collect())
}

/// What a change is said to turn is just what the ruling of the changed telling has otherwise, and the change can be told.
#[test]
fn what_if_is_what_the_changed_telling_is_ruled() {
    let (mut all, mut sizes) = (Vec::new(), [0; 6]);
    for (_, edition, program) in programs() {
        let mut dice = Dice(*edition as u64 + 9);
        for untold in [2, 3, 4, 9, 30] {
            let told = dice.facts(book(), program, untold, 30);
            for (turn, size) in held(&program.question, book().content.editions.id(*edition), &told).into_iter().flatten() {
                sizes[size.min(5)] += 1;
                all.push(turn);
            }
        }
    }
    let of = |status: Status| all.iter().filter(|t| t.status == status).count();
    let judgement = all.iter().filter(|t| t.then == t.instead_of && t.may != t.instead_of_may).count();
    let counts = [of(Status::NeedsFacts), of(Status::Disputed), of(Status::Discretion), judgement];
    assert!(counts.iter().all(|n| *n > 20) && sizes[1..5].iter().all(|n| *n > 100), "{counts:?}, of so many facts: {sizes:?}");
}

/// What a position settles is settled for the changed telling too, and may be told otherwise itself.
#[test]
fn what_if_takes_a_position_along() {
    for (fen, can) in [("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", true), ("4k3/8/8/8/8/8/8/4K3 b - - 0 1", false)] {
        for before in 0..3 {
            let facts = [("illegal_move_completed", true.into()), ("illegal_moves_before", before.into()), ("fen", fen.into()), ("side", "black".into())];
            let told: Told = facts.map(|(name, value): (&str, Scalar)| (name.to_owned(), Some(value))).into();
            let turns = held("illegal-move", "fide-2023", &told).expect("rules");
            let of_board = |t: &WhatIf| t.facts.iter().any(|d| d.fact == "opponent_can_checkmate" && d.asked == Asked::OneOf(vec![Scalar::Bool(!can)]));
            assert!(turns.iter().any(|(t, _)| of_board(t)), "{turns:?}");
        }
    }
}

/// A slot in dispute is told what would settle it.
#[test]
fn what_if_settles_a_dispute() {
    let facts = [("colours_reversed", true.into()), ("white_moves_made", 10.into()), ("black_moves_made", 9.into())];
    let told: Told = facts.map(|(name, value): (&str, Scalar)| (name.to_owned(), Some(value))).into();
    let turns = held("wrong-start", "fide-2023", &told).expect("rules");
    let to = |fact: &str, how, number| {
        let facts = vec![Demand { fact: fact.to_owned(), asked: Asked::Compared { how, number } }];
        let found = turns.iter().find(|(t, _)| t.slot == "outcome" && t.facts == facts).unwrap_or_else(|| panic!("{fact}: {turns:?}"));
        (found.0.status, found.0.then[0].action.clone())
    };
    assert_eq!(to("white_moves_made", Comparison::Below, 10), (Status::Decided, "start-new-game".to_owned()));
    assert_eq!(to("black_moves_made", Comparison::AtLeast, 10), (Status::Decided, "continue-game".to_owned()));
}

/// Variables, with the value each is told to have, a bit.
type Changes = Vec<(usize, u64)>;

/// For each way that a slot can end by one fact told otherwise all such facts are offered, and where there is none all pairs; and more only where there is no pair.
#[test]
fn what_if_offers_all_the_smallest_changes() {
    let (mut ones, mut twos, mut more) = (0, 0, 0);
    for (question, edition, program) in
        programs().iter().filter(|(.., p)| !p.space.vars.iter().any(|v| !book().content.facts.get(&v.name).is_none_or(|f| f.sum.is_empty())))
    {
        let mut dice = Dice(*edition as u64 + 77);
        for untold in [3, 30] {
            let told = dice.facts(book(), program, untold, 30);
            let (Some(known), Ok(ruling)) = (known(program, &told), book().ask(&program.question, book().content.editions.id(*edition), &told)) else {
                continue;
            };
            let turns = book().what_if(&ruling).expect("was ruled on");
            let vars = |facts: &[Demand]| {
                facts.iter().map(|d| program.space.index(Window::of(&book().content, &d.fact).base).expect("a variable")).collect::<BTreeSet<usize>>()
            };
            let facts: Vec<usize> = (0..program.space.vars.len()).filter(|v| !program.space.vars[*v].is_reading()).collect();
            let values = |v: usize| (0..program.space.vars[v].size()).map(move |i| (v, 1u64 << i));
            let otherwise = |changes: &[(usize, u64)]| {
                let mut known = known.clone();
                for (var, bit) in changes {
                    (known.masks[*var], known.said) = (*bit, known.said | 1 << var);
                }
                engine::rule_known(&book().content, question, program, &known).ok()
            };
            let singles: Vec<Changes> = facts.iter().flat_map(|v| values(*v)).map(|c| vec![c]).collect();
            let pair =
                |a: &usize| facts.iter().filter(|b| a < b).flat_map(|b| values(*a).flat_map(|x| values(*b).map(move |y| vec![x, y]))).collect::<Vec<_>>();
            let pairs: Vec<Changes> = facts.iter().flat_map(pair).collect();
            let [one, two] = [singles, pairs].map(|all| all.into_iter().filter_map(|c| otherwise(&c).map(|r| (c, r))).collect::<Vec<_>>());
            for (place, now) in ruling.slots.iter().enumerate().filter(|(_, s)| s.status != Status::NeedsFacts) {
                let of_slot: Vec<_> = turns.iter().filter(|t| t.slot == now.id).collect();
                let mut by_one = Vec::new();
                for (changes, then) in one.iter().chain(&two) {
                    let then = &then.slots[place];
                    let end = format!("{:?}", stands(then));
                    if stands(then) == stands(now) || (changes.len() == 2 && (by_one.contains(&end) || then.status == Status::NeedsFacts)) {
                        continue;
                    }
                    let meets = |t: &&&WhatIf| {
                        vars(&t.facts) == changes.iter().map(|(v, _)| *v).collect() && (t.status, &t.then, &t.may) == (then.status, &then.then, &then.may)
                    };
                    assert!(
                        of_slot.iter().any(|t| meets(&t)),
                        "{} {edition} {} {told:?} {:?} to {end}",
                        program.question,
                        now.id,
                        changes.iter().map(|(v, b)| (&program.space.vars[*v].name, b)).collect::<Vec<_>>()
                    );
                    if changes.len() == 1 {
                        ones += 1
                    } else {
                        twos += 1
                    }
                    if changes.len() == 1 {
                        by_one.push(end);
                    }
                }
                for turn in of_slot.iter().filter(|t| t.status != Status::Disputed) {
                    let size = vars(&turn.facts).len();
                    // Whether fewer of its facts have it all, in whatever slot.
                    let by = |all: &[(Changes, Ruling)]| {
                        let so = |r: &Ruling, t: &WhatIf| r.slots.iter().any(|s| s.id == t.slot && (s.status, &s.then, &s.may) == (t.status, &t.then, &t.may));
                        let within = all.iter().filter(|(c, _)| c.iter().all(|(v, _)| vars(&turn.facts).contains(v)));
                        within.into_iter().any(|(_, r)| turns.iter().filter(|t| t.facts == turn.facts).all(|t| so(r, t)))
                    };
                    let fewer = size > 1 && by(&one) || size > 2 && by(&two);
                    assert!(!fewer, "{} {edition} {told:?} {:?}", program.question, turn.facts);
                    more += usize::from(size > 2);
                }
            }
        }
    }
    assert!(ones > 1000 && twos > 300 && more > 20, "{ones} by one, {twos} by two, {more} by more");
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
