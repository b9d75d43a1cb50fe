//! Chance that is the same at every run: a small generator, and what is drawn with it.

#![allow(dead_code, reason = "no test uses all of them")]

use chesslaw::Lawbook;
use chesslaw::engine::{Program, Told, VarKind};
use chesslaw::model::{FactType, Scalar};

/// A linear congruential generator (Knuth's constants).
pub struct Dice(pub u64);

impl Dice {
    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % sides
    }

    /// One of a list.
    pub fn one<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.roll(list.len())]
    }

    /// Points of a space whose variables have so many values: every one, where there are no more than `most`; else `most` of them by chance.
    pub fn points(&mut self, sizes: &[usize], most: usize) -> Vec<Vec<u8>> {
        let all = sizes.iter().try_fold(1usize, |n, s| n.checked_mul(*s)).unwrap_or(usize::MAX);
        (0..all.min(most))
            .map(|point| {
                let mut rest = point;
                sizes
                    .iter()
                    .map(|size| {
                        let value = if all <= most { rest % size } else { self.roll(*size) };
                        rest /= size;
                        value as u8
                    })
                    .collect()
            })
            .collect()
    }

    /// Facts of a question as someone may tell them, one in so many left untold, one in so many told as not known.
    pub fn facts(&mut self, book: &Lawbook, program: &Program, untold: usize, unknown: usize) -> Told {
        let mut told = Told::new();
        for (name, fact) in book.content.facts.iter().filter(|(_, f)| !f.internal) {
            let base = fact.view.as_ref().map_or(name.as_str(), |v| v.of.value.as_str());
            let Some(var) = program.space.index(base) else { continue };
            if self.roll(untold) == 0 {
                continue;
            }
            let value = match (&program.space.vars[var].kind, fact.kind.value) {
                _ if self.roll(unknown) == 0 => None,
                (_, FactType::Bool) => Some(Scalar::Bool(self.roll(3) > 0)),
                (VarKind::Words(words), _) => Some(Scalar::Text(self.one(words).clone())),
                (VarKind::Intervals(_), _) => {
                    let n = if self.roll(4) == 0 { *self.one(&[21, 60, 61, 101, 112, 122, 999]) } else { self.roll(14) as i64 };
                    Some(Scalar::Number(n.max(fact.min)))
                }
                _ => None,
            };
            told.insert(name.clone(), value);
        }
        told
    }
}
