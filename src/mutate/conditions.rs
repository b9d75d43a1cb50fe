//! Every way to change a condition in one place.

use crate::model::{Condition, Content, FactType, Located, Number, Question, Test};

/// What conditions are changed in.
#[derive(Clone, Copy)]
pub(super) struct Around<'a> {
    pub content: &'a Content,
    pub question: &'a Question,
}

impl Around<'_> {
    /// The condition changed in one place, each with what was done. `top` is a condition that nothing stands around.
    pub fn changed(self, cond: &Condition, top: bool) -> Vec<(String, Condition)> {
        let mut out: Vec<(String, Condition)> = Vec::new();
        match cond {
            Condition::All(parts) | Condition::Any(parts) => {
                let again = |parts| if matches!(cond, Condition::All(_)) { Condition::All(parts) } else { Condition::Any(parts) };
                for (i, part) in parts.iter().enumerate() {
                    if parts.len() > 1 {
                        let mut rest = parts.clone();
                        rest.remove(i);
                        out.push((format!("without {part}"), again(rest)));
                    }
                    for (what, other) in self.changed(part, false) {
                        let mut rest = parts.clone();
                        rest[i] = other;
                        out.push((what, again(rest)));
                    }
                }
            }
            Condition::Not(inner) => {
                out.push((format!("{inner} instead of not"), (**inner).clone()));
                out.extend(self.changed(inner, false).into_iter().map(|(what, c)| (what, Condition::Not(Box::new(c)))));
            }
            Condition::Is(name, test) => {
                if top {
                    out.push((format!("without {cond}"), Condition::All(Vec::new())));
                }
                out.extend(self.tests(&name.value, test).into_iter().map(|(what, t)| {
                    let told = Located { value: t, at: test.at };
                    (what, Condition::Is(name.clone(), told))
                }));
                if !matches!(test.value, Test::Bool(_)) {
                    out.push((format!("not {cond}"), Condition::Not(Box::new(cond.clone()))));
                }
            }
            Condition::Sides { both, name, test } => {
                let other = Condition::Sides { both: !both, name: name.clone(), test: test.clone() };
                out.push((format!("{other} instead of {cond}"), other));
                out.push((format!("not {cond}"), Condition::Not(Box::new(cond.clone()))));
                out.extend(self.tests(&name.value, test).into_iter().map(|(what, t)| {
                    let test = Located { value: t, at: test.at };
                    (what, Condition::Sides { both: *both, name: name.clone(), test })
                }));
            }
            Condition::ByReading(reading, options) => {
                for (i, (_, part)) in options.iter().enumerate() {
                    for (what, other) in self.changed(part, true) {
                        let mut options = options.clone();
                        options[i].1 = other;
                        out.push((what, Condition::ByReading(reading.clone(), options)));
                    }
                }
                if let [first, second, ..] = options.as_slice() {
                    let mut swapped = options.clone();
                    swapped[0].1 = second.1.clone();
                    swapped[1].1 = first.1.clone();
                    out.push((format!("readings of {} exchanged", reading.value), Condition::ByReading(reading.clone(), swapped)));
                }
            }
        }
        out
    }

    /// Other tests of the same name.
    fn tests(self, name: &str, test: &Test) -> Vec<(String, Test)> {
        let mut out = Vec::new();
        match test {
            Test::Bool(b) => out.push((format!("{name}: {}", !b), Test::Bool(!b))),
            Test::OneOf(words) => {
                for i in (0..words.len()).filter(|_| words.len() > 1) {
                    let mut rest = words.clone();
                    let gone = rest.remove(i);
                    out.push((format!("{name} without {gone}"), Test::OneOf(rest)));
                }
                let fact = self.content.facts.get(name).filter(|f| matches!(f.kind.value, FactType::Choice | FactType::Stage));
                let slot = self.question.slots.iter().any(|s| s.id.value == name);
                if let (Some(fact), false) = (fact, slot) {
                    for value in fact.values.iter().filter(|v| !words.contains(&v.value)) {
                        let more = [words.clone(), vec![value.value.clone()]].concat();
                        out.push((format!("{name} or {}", value.value), Test::OneOf(more)));
                    }
                }
            }
            Test::Below(n) => out.extend(literals(n).map(|(w, n)| (format!("{name} below {w}"), Test::Below(n)))),
            Test::AtLeast(n) => out.extend(literals(n).map(|(w, n)| (format!("{name} at least {w}"), Test::AtLeast(n)))),
            Test::AtMost(n) => out.extend(literals(n).map(|(w, n)| (format!("{name} at most {w}"), Test::AtMost(n)))),
            Test::Above(n) => out.extend(literals(n).map(|(w, n)| (format!("{name} above {w}"), Test::Above(n)))),
            Test::Equal(n) => out.extend(literals(n).map(|(w, n)| (format!("{name} equal {w}"), Test::Equal(n)))),
        }
        out
    }
}

/// A number that is written out, one less and one more; parameters are changed where they stand.
fn literals(number: &Number) -> impl Iterator<Item = (String, Number)> {
    let at = match number {
        Number::Literal(n) => Some(*n),
        Number::Param(_) => None,
    };
    at.into_iter().flat_map(|n| [n - 1, n + 1]).map(|n| (n.to_string(), Number::Literal(n)))
}
