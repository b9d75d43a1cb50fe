//! Numbers of provisions, in all the ways they are written, of this edition and of others.

use std::collections::HashMap;

use super::engine::Search;
use super::fold::{Script, lower, lower_all, script};
use super::index::Base;

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

/// Every number of every edition.
#[derive(Debug)]
pub(super) struct Table<'a> {
    rows: Vec<(String, Vec<Entry<'a>>)>,
    by_key: HashMap<String, usize>,
    aliases: Vec<(String, String, usize)>,
}

/// The numbers that hold in an edition, of the form that [`super::index::Clause::at`] has.
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
    pub(super) fn new(base: &'a Base) -> Table<'a> {
        let mut out = Table { rows: Vec::new(), by_key: HashMap::new(), aliases: Vec::new() };
        for (i, clause) in base.clauses.iter().enumerate() {
            for at in [&clause.at, &clause.also] {
                for edition in 0..base.editions.len() {
                    for number in at_edition(at, edition) {
                        let key = key(number);
                        let next = out.rows.len();
                        let row = *out.by_key.entry(key.clone()).or_insert(next);
                        if row == next {
                            out.rows.push((key, Vec::new()));
                        }
                        out.rows[row].1.push((edition, i, number));
                    }
                }
            }
        }
        for (from, to) in super::speech::pairs(&base.tables.numbers) {
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
        let order: Vec<usize> = match only {
            Some(edition) => vec![edition],
            None => std::iter::once(here).chain(self.base.order.iter().copied().filter(|e| *e != here)).collect(),
        };
        let rows = &self.table.rows;
        let exact: &[Entry] = self.table.by_key.get(key).map_or(&[], |row| &rows[*row].1);
        let start = format!("{key}.");
        let below: Vec<&Entry> = rows.iter().filter(|(other, _)| other.starts_with(&start)).flat_map(|(_, list)| list).collect();
        let mut out: Vec<Found> = Vec::new();
        for edition in order {
            let found = |(edition, clause, number): &Entry<'a>, under| Found { clause: *clause, edition: *edition, number, under };
            for x in exact.iter().filter(|x| x.0 == edition) {
                if !out.iter().any(|o| o.clause == x.1) {
                    out.push(found(x, false));
                }
            }
            if edition == here || out.is_empty() {
                for x in below.iter().filter(|x| x.0 == edition) {
                    if !out.iter().any(|o| o.clause == x.1) {
                        out.push(found(x, true));
                    }
                }
            }
            if edition == here && !out.is_empty() {
                break;
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
        let mut best: Option<Numbered> = None;
        for (k, first) in items.iter().enumerate() {
            if k > 0 && (items[k - 1].digit || items[k - 1].letter) {
                continue;
            }
            let starts = if first.digit { vec![first.text.clone()] } else { self.lone(first, true) };
            for start in starts {
                let (ends, marks) = self.following(&items, k, &start, told(k));
                for (end, list) in ends.iter().rev() {
                    let (from, to) = (first.from, items[*end].to);
                    let sure = told(k) || !meaningful.is_empty() && meaningful.iter().all(|x| x.from >= from && x.to <= to);
                    let upper = first.letter && first.text.chars().next().is_some_and(|c| first.text != lower_all(&first.text) || !is_latin(c));
                    let doubtful = list.len() == 1 && !sure
                        || first.letter && !sure && !(upper && list.len() > 1)
                        || first.digit && list.len() == 2 && !sure && marks == 0
                        // A result of a game, 1-0, is no number of a provision.
                        || list.len() == 2 && list.iter().any(|n| n == "0") && !told(k);
                    if doubtful {
                        continue;
                    }
                    let found = self.of_parts(list, &start, first.letter, sure);
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
            if n >= items.len() || !marked.chars().all(|c| " .,():/-".contains(c)) {
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
