//! Each point of a question's space, decided by reading the rules one by one.

use chesslaw::engine::{Asks, Cond, Ending, Program, VOID, VarKind, Window, overriding_first, value_text};
use chesslaw::model::{Question, Rule, Scalar};

use crate::dice::Dice;
use crate::{book, programs};

/// Points tried in each question and edition.
const POINTS: usize = 40;

/// A point with a number for each interval, and the terminal of each slot decided so far.
pub struct Point<'a> {
    program: &'a Program,
    values: &'a [u8],
    numbers: Vec<i64>,
    pub terminals: Vec<usize>,
}

impl<'a> Point<'a> {
    /// No slot is decided yet; the numbers are drawn.
    pub fn new(program: &'a Program, values: &'a [u8], dice: &mut Dice) -> Point<'a> {
        let numbers = program.space.vars.iter().zip(values).map(|(var, value)| number(&var.kind, *value, dice)).collect();
        Point { program, values, numbers, terminals: Vec::new() }
    }

    pub fn holds(&self, cond: &Cond) -> bool {
        let content = &book().content;
        match cond {
            Cond::All(parts) => parts.iter().all(|p| self.holds(p)),
            Cond::Any(parts) => parts.iter().any(|p| self.holds(p)),
            Cond::Not(inner) => !self.holds(inner),
            Cond::Rests(_, inner) => self.holds(inner),
            Cond::Reads(reading, option) => match self.var(reading) {
                Some((VarKind::Reading(options), var)) => options[usize::from(self.values[var])] == *option,
                other => panic!("{reading} is {other:?}"),
            },
            Cond::Orders(slot, actions) => {
                let ordered = &self.program.slots[*slot].terminals[self.terminals[*slot]].then;
                if actions.is_empty() { ordered.is_empty() } else { ordered.iter().any(|o| actions.contains(&o.action)) }
            }
            Cond::Leaf(leaf) => {
                let window = Window::of(content, &leaf.fact);
                let (kind, var) = self.var(window.base).expect("a fact of the question");
                let value = usize::from(self.values[var]);
                match (&leaf.asks, kind) {
                    (Asks::Bool(wanted), VarKind::Bool) => *wanted == (value == 1),
                    (Asks::Words(wanted), VarKind::Words(all)) => wanted.contains(&all[value]),
                    (Asks::Bool(wanted), VarKind::Intervals(_)) => *wanted == (self.numbers[var] > window.above.expect("a limit")),
                    (Asks::Range { low, high, .. }, VarKind::Intervals(_)) => {
                        let shown = (self.numbers[var] + window.plus).div_euclid(window.per);
                        *low <= shown && shown <= *high
                    }
                    other => panic!("{other:?}"),
                }
            }
        }
    }

    fn var(&self, name: &str) -> Option<(&VarKind, usize)> {
        let var = self.program.space.vars.iter().position(|v| v.name == name)?;
        Some((&self.program.space.vars[var].kind, var))
    }

    /// Whether something the question says can never be together is.
    fn never(&self, question: &Question) -> bool {
        question.never.iter().any(|together| {
            together.iter().all(|(fact, value)| match (self.var(fact), value) {
                (Some((VarKind::Bool, var)), Scalar::Bool(b)) => (self.values[var] == 1) == *b,
                (Some((VarKind::Words(words), var)), Scalar::Text(t)) => words[usize::from(self.values[var])] == *t,
                (None, Scalar::Bool(b)) => {
                    let window = Window::of(&book().content, fact);
                    self.var(window.base).is_some_and(|(_, var)| (self.numbers[var] > window.above.expect("a limit")) == *b)
                }
                _ => false,
            })
        })
    }

    /// The variants that hold and that no live one overrides.
    fn live(&self, question: &Question, slot: &str) -> Vec<usize> {
        let variants = &self.program.variants;
        let rule = |v: usize| &question.rules[variants[v].rule];
        let holding: Vec<usize> = (0..variants.len()).filter(|v| rule(*v).slot.value == slot && self.holds(&variants[*v].cond)).collect();
        // Overrides have no circle, so as many rounds as there are rules settle who is live.
        let mut live = holding.clone();
        for _ in 0..=holding.len() {
            live = holding.iter().copied().filter(|v| !live.iter().any(|by| rule(*by).overrides(rule(*v)))).collect();
        }
        live
    }
}

/// A number of the interval, by chance.
fn number(kind: &VarKind, value: u8, dice: &mut Dice) -> i64 {
    let VarKind::Intervals(starts) = kind else { return 0 };
    let start = starts[usize::from(value)];
    let end = starts.get(usize::from(value) + 1).copied().unwrap_or(start + 30);
    start + dice.roll((end - start) as usize) as i64
}

#[test]
fn every_point_is_ruled_as_its_rules_say() {
    let (mut compared, mut void, mut several) = (0, 0, 0);
    for (question, edition, program) in programs() {
        let mut dice = Dice(*edition as u64 + 3);
        for values in dice.points(&program.space.sizes(), POINTS) {
            let mut point = Point::new(program, &values, &mut dice);
            let never = point.never(question);
            assert_eq!(never, program.store.walk(program.possible, &values) == 0, "{} {values:?}", program.question);
            for slot in &program.slots {
                let end = program.store.walk(slot.root, &values);
                let class = program.store.walk(slot.by_class, &values);
                assert_eq!(never, end == VOID, "{} {values:?}", program.question);
                assert_eq!(never, class == VOID, "{} {values:?}", program.question);
                if never {
                    void += 1;
                    continue;
                }
                let (terminal, live) = (&slot.terminals[end as usize], point.live(question, &slot.id));
                assert_eq!(terminal.live, live, "{} {} {values:?}", program.question, slot.id);
                assert_eq!(terminal.class, class);
                match live.first().map(|v| &program.variants[*v]) {
                    Some(first) => {
                        assert_eq!((&terminal.then, &terminal.may), (&first.then, &first.may));
                        let not_covered = question.rules[first.rule].not_covered.is_some();
                        assert_eq!(not_covered, matches!(terminal.ending, Ending::NotCovered(_)));
                        assert_eq!(!not_covered && !first.may.is_empty(), terminal.ending == Ending::Discretion);
                    }
                    None => assert_eq!((terminal.may.len(), &terminal.ending), (0, &Ending::Decided)),
                }
                several += usize::from(live.len() > 1);
                compared += 1;
                point.terminals.push(end as usize);
            }
        }
        // Two ends of one class order the same, two of different classes do not.
        for slot in &program.slots {
            for (a, b) in slot.terminals.iter().flat_map(|a| slot.terminals.iter().map(move |b| (a, b))) {
                assert_eq!(a.class == b.class, (&a.then, &a.may, &a.ending) == (&b.then, &b.may, &b.ending), "{} {}", program.question, slot.id);
            }
        }
    }
    assert!(compared > 5000 && void > 50 && several > 50, "{compared} compared, {void} void, {several} of several rules");
}

/// Put so that each stands before those it overrides, the first rule that applies is one that decides.
#[test]
fn the_first_of_the_ordered_rules_that_applies_decides() {
    let (mut decided, mut moved) = (0, 0);
    for (question, edition, program) in programs() {
        let mut dice = Dice(*edition as u64 + 23);
        let of_rule = |v: usize| &question.rules[program.variants[v].rule];
        for values in dice.points(&program.space.sizes(), 6) {
            if program.store.walk(program.possible, &values) == 0 {
                continue;
            }
            let mut point = Point::new(program, &values, &mut dice);
            for slot in &program.slots {
                let end = program.store.walk(slot.root, &values) as usize;
                let mut written: Vec<&Rule> = (0..program.variants.len()).map(of_rule).filter(|r| r.slot.value == slot.id).collect();
                written.dedup_by_key(|r| &r.id.value);
                let ordered = overriding_first(&written);
                assert_eq!(ordered.len(), written.len());
                let applies = |rule: &Rule| (0..program.variants.len()).any(|v| std::ptr::eq(of_rule(v), rule) && point.holds(&program.variants[v].cond));
                let first = ordered.iter().copied().find(|rule| applies(rule)).map(|r| &r.id.value);
                let live: Vec<&String> = slot.terminals[end].live.iter().map(|v| &of_rule(*v).id.value).collect();
                assert!(first.map_or(live.is_empty(), |f| live.contains(&f)), "{} {}: {first:?} of {live:?}", program.question, slot.id);
                decided += usize::from(first.is_some());
                moved += usize::from(ordered.iter().zip(&written).any(|(a, b)| !std::ptr::eq(*a, *b)));
                point.terminals.push(end);
            }
        }
    }
    assert!(decided > 500 && moved > 50, "{decided} decided, {moved} put otherwise than written");
}

#[test]
fn an_interval_is_named_by_its_numbers() {
    let mut seen = [0; 3];
    for var in programs().iter().flat_map(|(.., program)| &program.space.vars) {
        let VarKind::Intervals(starts) = &var.kind else { continue };
        for (value, start) in starts.iter().enumerate() {
            let (kind, wanted) = match starts.get(value + 1) {
                Some(next) if next - start == 1 => (0, start.to_string()),
                Some(next) => (1, format!("{start}..{}", next - 1)),
                None => (2, format!("{start}..")),
            };
            assert_eq!(value_text(var, value), wanted);
            seen[kind] += 1;
        }
    }
    assert!(seen.iter().all(|n| *n > 0), "{seen:?}");
}

#[test]
fn a_comparison_and_its_opposite_part_all_numbers() {
    use chesslaw::engine::Comparison::{Above, AtLeast, AtMost, Below, Equal, Other};
    for (how, wanted) in [(Below, [true, false, false]), (AtMost, [true, true, false]), (Equal, [false, true, false])] {
        for (value, passes) in (6..9).zip(wanted) {
            assert_eq!((how.passes(value, 7), how.opposite().passes(value, 7)), (passes, !passes), "{how:?} {value}");
        }
        assert_eq!(how.opposite().opposite(), how);
    }
    assert_eq!([Below, AtMost, Equal].map(|how| how.opposite()), [AtLeast, Above, Other]);
}
