//! Numbers of provisions, in all the ways they are written, of this edition and of others.

use std::collections::HashMap;

use super::engine::Search;
use super::index::{Base, More, Wording};

/// A clause found by a number: its place, the edition and the number as printed, and whether it only stands under the number sought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Found<'a> {
    pub clause: usize,
    pub edition: usize,
    pub number: &'a str,
    pub under: bool,
}

/// The guidelines by their places.
pub(super) const ROMAN: [&str; 5] = ["I", "II", "III", "IV", "V"];
/// What a word for a provision is for, beside those that may be for any.
pub(super) const ARTICLE: u8 = 2;
const APPENDIX: u8 = 3;
const GUIDELINE: u8 = 4;

/// What is known of the parts of a number.
#[derive(Debug, Clone, Copy)]
pub(super) struct Said<'s> {
    /// What they begin with as it stands; none where words put them in order.
    pub start: Option<&'s str>,
    pub letter: bool,
    pub sure: bool,
    /// What the word for a provision before the first is for.
    pub rank: u8,
    /// The last may be several without marks.
    pub run: bool,
}

/// An entry of the table: edition, clause, number as printed.
type Entry<'a> = (usize, usize, &'a str);

/// Entries by number, in the order in which the numbers first stand.
#[derive(Debug, Default)]
struct Rows<'a> {
    list: Vec<(String, Vec<Entry<'a>>)>,
    by_key: HashMap<String, usize>,
}

impl<'a> Rows<'a> {
    fn put(&mut self, edition: usize, clause: usize, number: &'a str) {
        let key = key(number);
        let next = self.list.len();
        let row = *self.by_key.entry(key.clone()).or_insert(next);
        if row == next {
            self.list.push((key, Vec::new()));
        }
        self.list[row].1.push((edition, clause, number));
    }
}

/// Every number of the edition sought in, and of every edition.
#[derive(Debug)]
pub(super) struct Table<'a> {
    here: Rows<'a>,
    all: Rows<'a>,
    aliases: Vec<(String, String, usize)>,
}

/// The numbers that hold in an edition, of the form that [`More::at`] has.
pub(super) fn at_edition(at: &str, edition: usize) -> Vec<&str> {
    let mut out = Vec::new();
    for run in at.split('|').filter(|r| !r.is_empty()) {
        let mut parts = run.split(' ');
        if parts.next().and_then(|e| e.parse::<usize>().ok()).is_some_and(|e| e <= edition) {
            out = parts.collect();
        }
    }
    out
}

/// The part of a number that is printed: nothing of `0.1#2`, `C` of `C#1`, `C.13` of `C.13#1`.
pub(super) fn printed(number: &str) -> &str {
    let head = number.split('#').next().unwrap_or_default();
    if number.starts_with('0') { "" } else { head }
}

/// The printed part of a number, or the whole of one that is not printed.
pub(super) fn named(number: &str) -> &str {
    match printed(number) {
        "" => number,
        part => part,
    }
}

/// A number by its parts: `7.5.b` for 7.5.b, `C.10.3` for C.10.3#1, `3.8.2.2.3` for 3.8.2.2(3).
fn key(number: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut part = String::new();
    for c in number.split('#').next().unwrap_or_default().chars() {
        let digit = c.is_ascii_digit();
        let was = part.ends_with(|p: char| p.is_ascii_digit());
        if matches!(c, '.' | '(' | ')') || !part.is_empty() && digit != was {
            if !part.is_empty() {
                parts.push(std::mem::take(&mut part));
            }
            if matches!(c, '.' | '(' | ')') {
                continue;
            }
        }
        part.push(c);
    }
    if !part.is_empty() {
        parts.push(part);
    }
    parts.iter().enumerate().map(|(i, p)| if i == 0 { p.to_uppercase() } else { p.to_lowercase() }).collect::<Vec<_>>().join(".")
}

impl<'a> Table<'a> {
    pub(super) fn new(base: &'a Base, more: &'a More, wording: &'a Wording) -> Table<'a> {
        let mut out = Table { here: Rows::default(), all: Rows::default(), aliases: Vec::new() };
        for (i, numbers) in wording.numbers.iter().enumerate() {
            for number in numbers.split(['|', ' ']).filter(|n| !n.is_empty()) {
                out.here.put(wording.edition, i, number);
            }
        }
        for (i, (at, also)) in more.at.iter().zip(&more.also).enumerate() {
            for at in [at, also] {
                for edition in 0..base.editions.len() {
                    at_edition(at, edition).into_iter().for_each(|number| out.all.put(edition, i, number));
                }
            }
        }
        for (from, to) in super::speech::pairs(&more.numbers) {
            let (to, edition) = to.split_once('@').unwrap_or((&to, ""));
            if let Some(edition) = base.editions.iter().position(|e| e == edition) {
                out.aliases.push((from, to.to_owned(), edition));
            }
        }
        out
    }
}

impl<'a> Search<'a> {
    /// The clauses of a number, or of what stands under it; in one edition, or in this one, or else in all the others: the newest that has it first, and
    /// then what bore it before.
    fn resolve(&self, key: &str, only: Option<usize>) -> Vec<Found<'a>> {
        let here = self.wording.edition;
        let mut out = Vec::new();
        if only.is_none_or(|e| e == here) {
            of(&self.table.here, key, here, true, &mut out);
        }
        if out.is_empty() {
            let others = self.more.order.iter().copied().filter(|e| *e != here && only.is_none_or(|o| o == *e));
            for edition in others {
                of(&self.table.all, key, edition, false, &mut out);
            }
        }
        out
    }

    /// The clauses of a number in parts: as written, from right to left, with its letter last; by digits in a run; by the numbers of other rules; or without its last parts.
    pub(super) fn of_parts(&self, list: &[String], said: Said) -> Vec<Found<'a>> {
        let resolve = |parts: &[String]| self.resolve(&key(&parts.join(".")), None);
        let first = list[0].as_str();
        let place = if first.bytes().all(|b| b.is_ascii_digit()) {
            first.parse().unwrap_or(usize::MAX)
        } else {
            let roman = first.to_uppercase();
            ROMAN.iter().position(|r| said.rank == APPENDIX && *r == roman).map_or(0, |at| at + 1)
        };
        let mut list = list.to_vec();
        // An appendix or a guideline said by its place.
        if said.rank == APPENDIX && place > 0 {
            let Some(letter) = "ABCDEFGH".chars().nth(place - 1) else { return Vec::new() };
            list[0] = letter.to_string();
            return resolve(&list);
        }
        if let Some(roman) = ROMAN.get(place.wrapping_sub(1)).filter(|_| said.rank == GUIDELINE) {
            list[0] = (*roman).to_owned();
        }
        let reversed = |parts: &[String]| parts.iter().rev().cloned().collect::<Vec<_>>();
        let mut keys = vec![list.clone()];
        if let Some(start) = said.start.filter(|_| list.len() > 1) {
            keys.push(reversed(&list));
            if said.letter && list.len() > 2 {
                let last = start.to_lowercase();
                keys.push([reversed(&list[1..]), vec![last.clone()]].concat());
                keys.push([list[1..].to_vec(), vec![last]].concat());
            }
        }
        let found = keys.iter().map(|parts| resolve(parts)).find(|f| !f.is_empty());
        // Digits in a run, as 755.
        let run = || {
            let digits = list.last().filter(|d| said.run && d.len() < 5)?;
            let parted = |n: usize| {
                let (head, rest) = digits.split_at(n);
                [&list[..list.len() - 1], &[head.to_owned()], &rest.chars().map(String::from).collect::<Vec<_>>()].concat()
            };
            [1, 2].into_iter().map(|n| self.resolve(&key(&parted(n).join(".")), Some(self.wording.edition))).find(|f| !f.is_empty())
        };
        let alias = || {
            let same = self.table.aliases.iter().filter(|(from, ..)| *from == list[0]);
            same.map(|(_, to, edition)| self.resolve(&key(&[std::slice::from_ref(to), &list[1..]].concat().join(".")), Some(*edition))).find(|f| !f.is_empty())
        };
        let shorter = || {
            let cuts = (2..list.len()).rev().filter(|cut| said.sure || *cut >= 3);
            cuts.map(|cut| resolve(&list[..cut])).find(|f| !f.is_empty())
        };
        found.or_else(run).or_else(alias).or_else(shorter).unwrap_or_default()
    }
}

/// Adds the clauses of a number in an edition; where `under`, or where there are none yet, those under it too.
fn of<'a>(rows: &Rows<'a>, key: &str, edition: usize, under: bool, out: &mut Vec<Found<'a>>) {
    let found = |(edition, clause, number): &Entry<'a>, under| Found { clause: *clause, edition: *edition, number, under };
    for x in rows.by_key.get(key).into_iter().flat_map(|row| &rows.list[*row].1).filter(|x| x.0 == edition) {
        if !out.iter().any(|o| o.clause == x.1) {
            out.push(found(x, false));
        }
    }
    if !under && !out.is_empty() {
        return;
    }
    let start = format!("{key}.");
    for x in rows.list.iter().filter(|(other, _)| other.starts_with(&start)).flat_map(|(_, list)| list).filter(|x| x.0 == edition) {
        if !out.iter().any(|o| o.clause == x.1) {
            out.push(found(x, true));
        }
    }
}
