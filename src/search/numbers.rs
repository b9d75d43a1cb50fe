//! Numbers of provisions, in all the ways they are written, of this edition and of others.

use std::collections::HashMap;

use super::engine::Search;
use super::fold::{Script, file as file_of, lower, lower_all, script};
use super::index::{Base, More, Wording};

/// A clause found by a number: its place, the edition and the number as printed, and whether it only stands under the number sought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Found<'a> {
    pub clause: usize,
    pub edition: usize,
    pub number: &'a str,
    pub under: bool,
}

/// A number found in a query: what it leads to, and where it stands in the folded characters.
#[derive(Debug)]
pub(super) struct Numbered<'a> {
    pub found: Vec<Found<'a>>,
    pub from: usize,
    pub to: usize,
    rank: usize,
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

/// A run of letters or of digits, or one other character.
struct Item {
    text: String,
    from: usize,
    to: usize,
    digit: bool,
    letter: bool,
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

    fn provision_word(&self, text: &str) -> bool {
        self.speech.is_provision(&lower_all(text)) || self.speech.fold(text).first().is_some_and(|w| self.speech.is_provision(w))
    }

    /// What a letter that stands alone may be: itself, a Roman number, a letter that stands for another.
    fn lone(&self, item: &Item, first: bool) -> Vec<String> {
        if !item.letter {
            return Vec::new();
        }
        let mut out = Vec::new();
        let roman = item.text.to_uppercase();
        if item.text.len() == 1 && item.text.starts_with(|c: char| c.is_ascii_alphabetic()) {
            out.push(item.text.clone());
        } else if first && matches!(roman.as_str(), "I" | "II" | "III" | "IV" | "V") {
            out.push(roman);
        }
        let lowered = lower_all(&item.text);
        out.extend(self.speech.letters.iter().filter(|(from, _)| *from == lowered).map(|(_, to)| to.clone()));
        out
    }

    /// The number in folded characters, if there is one.
    pub(super) fn numbered(&self, chars: &[char]) -> Option<Numbered<'a>> {
        let items = items(chars);
        let told = |k: usize| (k.saturating_sub(3)..k).rev().find(|n| items[*n].letter).is_some_and(|n| self.provision_word(&items[n].text));
        let meaningful: Vec<&Item> =
            items.iter().filter(|x| x.digit || x.letter && !self.provision_word(&x.text) && !self.speech.is_stop(&lower_all(&x.text))).collect();
        // A number beside other words, be they ones that say nothing, is one of a provision only by its form or where they say so.
        let bare = items.iter().all(|x| !x.letter || self.provision_word(&x.text));
        let mut best: Option<Numbered> = None;
        for (k, first) in items.iter().enumerate() {
            if k > 0 && (items[k - 1].digit || items[k - 1].letter) || !told(k) && self.square_at(&items, k) {
                continue;
            }
            let starts = if first.digit { vec![first.text.clone()] } else { self.lone(first, true) };
            let alone = starts.len() == 1;
            for start in starts {
                let (ends, marks) = self.following(&items, k, &start, told(k));
                let zero = ends.last().is_some_and(|(_, list)| list.iter().any(|n| n == "0"));
                for (end, list) in ends.iter().rev() {
                    let (from, to) = (first.from, items[*end].to);
                    let whole = !meaningful.is_empty() && meaningful.iter().all(|x| x.from >= from && x.to <= to);
                    let sure = told(k) || whole && (bare || list.len() > 1);
                    let measured = || items[end + 1..].iter().find(|x| x.letter || x.digit).is_some_and(|x| x.letter && self.unit(&x.text));
                    // A letter begins a number where it stands as one: a capital with marks after it or within, another right at what follows.
                    let tight = items.get(k + 1).is_some_and(|x| x.digit || x.text != " ");
                    let capital = first.letter && first.text != lower_all(&first.text);
                    let word = self.speech.is_stop(&lower_all(&first.text));
                    let lettered =
                        list.len() > 1 && (tight || capital && (marks > 0 || !word)) && (capital || first.text.chars().next().is_some_and(|c| !is_latin(c)));
                    let doubtful = list.len() == 1 && !sure
                        || first.letter && !sure && !lettered
                        || first.digit && list.len() == 2 && !sure && marks == 0
                        || first.digit && list.len() <= 2 && (list.len() == 1 || !told(k)) && measured()
                        // A result of a game, 1-0, or of several is no number of a provision.
                        || first.digit && zero && !told(k);
                    if doubtful {
                        continue;
                    }
                    let mut found = self.of_parts(list, &start, first.letter, sure);
                    // A small word that happens to be a letter stands for one of this edition at most, where there is no doubt for which.
                    if first.letter && word && !told(k) && !tight && !capital {
                        found.retain(|x| alone && x.edition == self.wording.edition);
                    }
                    if found.is_empty() {
                        continue;
                    }
                    let rank = list.len() * 2 + usize::from(sure);
                    if best.as_ref().is_none_or(|b| rank > b.rank) {
                        best = Some(Numbered { found, from, to, rank });
                    }
                    break;
                }
            }
        }
        best
    }

    fn unit(&self, text: &str) -> bool {
        self.speech.fold(text).first().is_some_and(|w| self.speech.is_unit(w))
    }

    /// Whether a square of the board stands there, as it is written in moves, `e4`.
    fn square_at(&self, items: &[Item], k: usize) -> bool {
        let Some((file, rank)) = items.get(k).zip(items.get(k + 1)) else { return false };
        let small = single(&file.text).and_then(file_of).is_some();
        let on = items.get(k + 2).is_some_and(|x| x.letter || x.text == "." && items.get(k + 3).is_some_and(|y| y.digit));
        small && rank.text.len() == 1 && rank.text.starts_with(|c: char| ('1'..='8').contains(&c)) && !on
    }

    /// What may follow the first part of a number: up to three marks, then digits or a lone letter; every end with the parts up to it, and how
    /// many marks there were.
    fn following(&self, items: &[Item], k: usize, start: &str, told: bool) -> (Vec<(usize, Vec<String>)>, usize) {
        let mut parts = vec![start.to_owned()];
        let mut ends = vec![(k, parts.clone())];
        let (mut at, mut marks) = (k, 0);
        while at + 1 < items.len() && parts.len() < 6 {
            let mut n = at + 1;
            let mut marked = String::new();
            while n < items.len() && !items[n].digit && !items[n].letter && n - at <= 3 {
                marked.push_str(&items[n].text);
                n += 1;
            }
            // A move after its number, 1.e4, is no part of it.
            if n >= items.len() || !marked.chars().all(|c| " .,():/-".contains(c)) || parts.len() == 1 && !told && self.square_at(items, n) {
                break;
            }
            let next = &items[n];
            let tight = !marked.trim().is_empty() || marked.is_empty();
            let part = if next.digit {
                Some(next.text.clone())
            } else {
                let free = tight || told || !items[k].digit || n + 1 == items.len();
                self.lone(next, false).first().filter(|_| free).map(|l| l.to_lowercase())
            };
            let Some(part) = part else { break };
            if !marked.trim().is_empty() {
                marks += 1;
            }
            parts.push(part);
            at = n;
            ends.push((at, parts.clone()));
        }
        (ends, marks)
    }

    /// The clauses of a number in parts: as written, from right to left, with its letter last; by the numbers of other rules; or without
    /// its last parts.
    fn of_parts(&self, list: &[String], start: &str, letter: bool, sure: bool) -> Vec<Found<'a>> {
        let reversed = |parts: &[String]| parts.iter().rev().cloned().collect::<Vec<_>>();
        let mut keys = vec![list.to_vec()];
        if list.len() > 1 {
            keys.push(reversed(list));
            if letter && list.len() > 2 {
                let last = start.to_lowercase();
                keys.push([reversed(&list[1..]), vec![last.clone()]].concat());
                keys.push([list[1..].to_vec(), vec![last]].concat());
            }
        }
        let found = keys.iter().map(|parts| self.resolve(&key(&parts.join(".")), None)).find(|f| !f.is_empty());
        let alias = || {
            let same = self.table.aliases.iter().filter(|(from, ..)| *from == list[0]);
            same.map(|(_, to, edition)| self.resolve(&key(&[std::slice::from_ref(to), &list[1..]].concat().join(".")), Some(*edition))).find(|f| !f.is_empty())
        };
        let shorter = || {
            let cuts = (2..list.len()).rev().filter(|cut| sure || *cut >= 3);
            cuts.map(|cut| self.resolve(&key(&list[..cut].join(".")), None)).find(|f| !f.is_empty())
        };
        found.or_else(alias).or_else(shorter).unwrap_or_default()
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

fn single(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

fn is_latin(c: char) -> bool {
    lower(c).chars().next().is_some_and(|l| script(l) == Script::Latin)
}

fn items(chars: &[char]) -> Vec<Item> {
    let kind = |i: usize| chars.get(i).and_then(|c| lower(*c).chars().next()).map_or(Script::None, script);
    let mut out = Vec::new();
    let mut i = 0;
    while i < chars.len() {
        let s = kind(i);
        let mut j = i + 1;
        if s != Script::None {
            while j < chars.len() && kind(j) != Script::None && (kind(j) == Script::Digit) == (s == Script::Digit) {
                j += 1;
            }
        }
        let digit = s == Script::Digit;
        out.push(Item { text: chars[i..j].iter().collect(), from: i, to: j, digit, letter: s != Script::None && !digit });
        i = j;
    }
    out
}
