//! How a number of a provision is written in a query: digits and letters with marks, in words, with words for provisions before, between and after its parts.

use super::engine::Search;
use super::fold::{Script, file as file_of, lower, lower_all, script};
use super::numbers::{ARTICLE, Found, ROMAN, Said};

/// A number found in a query: what it leads to, and where it stands in the folded characters.
#[derive(Debug)]
pub(super) struct Numbered<'a> {
    pub found: Vec<Found<'a>>,
    pub from: usize,
    pub to: usize,
    rank: usize,
}

/// A run of letters or of digits, or one other character.
#[derive(Debug, Clone)]
struct Item {
    /// Its characters; the digits of a number in words.
    text: String,
    /// As it stands.
    raw: String,
    from: usize,
    to: usize,
    digit: bool,
    letter: bool,
    /// In words, or with the ending of an ordinal.
    said: bool,
    ordinal: bool,
}

/// The word for a provision before a place.
struct Told {
    rank: u8,
    text: String,
    to: usize,
}

/// A word for a provision between parts of a number; `point` where it may stand for a mark.
struct Name {
    rank: u8,
    text: String,
    point: bool,
}

/// What stands between parts of a number.
struct Gap {
    next: usize,
    marks: String,
    names: Vec<Name>,
    words: usize,
}

/// An end of a number with the parts up to it.
#[derive(Clone)]
struct End {
    at: usize,
    parts: Vec<String>,
    /// Where the parts begin that a word for a provision parts from the others, and what that is for.
    groups: Vec<(usize, u8)>,
    /// Words stand between the parts.
    worded: bool,
    /// Each of two parts has its own word.
    two: bool,
    said: bool,
}

impl<'a> Search<'a> {
    /// What kind of provision a word is for.
    fn provision_word(&self, text: &str) -> u8 {
        match self.speech.provision(&lower_all(text)) {
            0 => self.speech.fold(text).first().map_or(0, |w| self.speech.provision(w)),
            rank => rank,
        }
    }

    fn between(&self, text: &str) -> bool {
        self.speech.is_between(&lower_all(text))
    }

    fn idle(&self, text: &str) -> bool {
        self.speech.is_stop(&lower_all(text))
    }

    fn unit(&self, text: &str) -> bool {
        self.speech.fold(text).first().is_some_and(|w| self.speech.is_unit(w))
    }

    /// The items of folded characters; a number in words is a digit too, and so is one with the ending of an ordinal.
    fn items(&self, chars: &[char]) -> Vec<Item> {
        let mut out: Vec<Item> = Vec::new();
        for mut item in runs(chars) {
            if item.letter {
                let dash = out.len() > 1 && out.last().is_some_and(|i| i.text == "-");
                let at = out.len().wrapping_sub(if dash { 2 } else { 1 });
                if out.get(at).is_some_and(|b| b.digit && !b.said) && self.speech.is_ending(&lower_all(&item.text)) {
                    out.truncate(at + 1);
                    out[at].to = item.to;
                    (out[at].said, out[at].ordinal) = (true, true);
                    continue;
                }
                if let Some((n, ordinal)) = self.speech.fold(&item.text).first().and_then(|w| self.speech.said(w)) {
                    item.text = n.to_string();
                    (item.letter, item.digit, item.said, item.ordinal) = (false, true, true, ordinal);
                }
            }
            out.push(item);
        }
        out
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
        } else if first && ROMAN.contains(&roman.as_str()) {
            out.push(roman);
        }
        let lowered = lower_all(&item.text);
        out.extend(self.speech.letters.iter().filter(|(from, _)| *from == lowered).map(|(_, to)| to.clone()));
        out
    }

    /// The word for a provision that stands before a place, with its end.
    fn told(&self, items: &[Item], k: usize) -> Option<Told> {
        for x in items[k.saturating_sub(6)..k].iter().rev() {
            let rank = if x.text == "§" { 1 } else { u8::from(x.letter) * self.provision_word(&x.text) };
            if rank > 0 {
                return Some(Told { rank, text: lower_all(&x.text), to: x.to });
            }
            if x.digit || x.letter && !self.between(&x.text) {
                return None;
            }
        }
        None
    }

    /// What kind of provision the word right after a place is for, where no number follows that.
    fn after(&self, items: &[Item], end: usize) -> u8 {
        let mut n = end + 1;
        while n < items.len() && n <= end + 2 && !items[n].digit && !items[n].letter {
            n += 1;
        }
        let Some(word) = items.get(n).filter(|w| w.letter && !self.unit(&w.text)) else { return 0 };
        let next = items.iter().skip(n + 1).take(3).find(|x| x.digit || x.letter);
        if next.is_some_and(|x| x.digit) { 0 } else { self.provision_word(&word.text) }
    }

    /// What stands between parts of a number: marks, words for provisions and words like `point`, and such as say nothing before them.
    fn gap(&self, items: &[Item], at: usize) -> Gap {
        let mut out = Gap { next: at + 1, marks: String::new(), names: Vec::new(), words: 0 };
        let mut last = at;
        while let Some(x) = items.get(out.next).filter(|x| !x.digit) {
            if x.letter {
                let (rank, point) = (self.provision_word(&x.text), self.between(&x.text));
                let next = items.get(out.next + 2).filter(|n| n.letter && items[out.next + 1].text == " ");
                let idle = self.idle(&x.text) && next.is_some_and(|n| self.provision_word(&n.text) > 0 || self.idle(&n.text));
                if rank == 0 && !point && !idle || out.words > 3 {
                    break;
                }
                if rank > 0 {
                    out.names.push(Name { rank, text: lower_all(&x.text), point });
                }
                out.words += 1;
                last = out.next;
            } else if out.next - last > 3 {
                break;
            } else {
                out.marks.push_str(&x.text);
            }
            out.next += 1;
        }
        out
    }

    /// What may follow the first part of a number: marks, words for provisions, digits or a lone letter. Every end with the parts up to it, and how many marks there were.
    fn following(&self, items: &[Item], k: usize, start: &str, told: Option<&Told>) -> (Vec<End>, usize) {
        let rank = told.map_or(0, |t| t.rank);
        let mut end = End { at: k, parts: vec![start.to_owned()], groups: vec![(0, rank)], worded: false, two: false, said: items[k].said };
        let mut ends = vec![end.clone()];
        let mut marks = 0;
        while end.at + 1 < items.len() && end.parts.len() < 6 {
            let gap = self.gap(items, end.at);
            let marked = !gap.marks.trim().is_empty();
            let Some(next) = items.get(gap.next).filter(|_| gap.marks.chars().all(|c| " .,():/-·_".contains(c))) else { break };
            // A move after its number, 1.e4, is no part of it; nor is a measure, five seconds; nor what the same word tells again.
            let again = |t: &Told| gap.names.iter().any(|n| !n.point && (n.text == t.text || n.rank > 1 && n.rank == t.rank));
            let move_of = end.parts.len() == 1 && told.is_none() && square_at(items, gap.next);
            if move_of || gap.words == 0 && next.said && self.unit(&next.raw) || told.is_some_and(again) {
                break;
            }
            let apart = gap.names.iter().any(|n| !n.point);
            let lead = gap.names.last().map_or(0, |n| n.rank);
            let part = if next.digit {
                Some(next.text.clone())
            } else {
                let free = marked || gap.marks.is_empty() || gap.words > 0 || told.is_some() || !items[k].digit || gap.next + 1 == items.len();
                self.lone(next, apart && lead > ARTICLE).first().filter(|_| free).map(|l| l.to_lowercase())
            };
            let Some(part) = part else { break };
            marks += usize::from(marked);
            if apart {
                if let Some(open) = end.groups.last_mut().filter(|g| told.is_none() && g.1 == 0) {
                    open.1 = gap.names[0].rank;
                }
                end.groups.push((end.parts.len(), if told.is_some() || gap.names.len() > 1 { lead } else { 0 }));
            }
            end.at = gap.next;
            end.parts.push(part);
            end.worded |= gap.words > 0;
            end.two |= apart && gap.names.len() > 1;
            end.said |= next.said;
            ends.push(end.clone());
        }
        (ends, marks)
    }

    /// The number in folded characters, if there is one.
    pub(super) fn numbered(&self, chars: &[char]) -> Option<Numbered<'a>> {
        let items = self.items(chars);
        let small = |x: &Item| self.provision_word(&x.text) > 0 || self.idle(&x.text) || self.between(&x.text);
        let meaningful: Vec<&Item> = items.iter().filter(|x| x.digit || x.letter && !small(x)).collect();
        // A number beside other words, be they ones that say nothing, is one of a provision only by its form or where they say so.
        let bare = items.iter().all(|x| !x.letter || self.provision_word(&x.text) > 0);
        let mut best: Option<Numbered> = None;
        for (k, first) in items.iter().enumerate() {
            let before = k.checked_sub(1).map(|b| &items[b]);
            let told = self.told(&items, k);
            let told = told.as_ref();
            let within = before.is_some_and(|b| b.digit || b.letter && self.provision_word(&b.text) == 0);
            if within || told.is_none() && square_at(&items, k) {
                continue;
            }
            let starts = if first.digit { vec![first.text.clone()] } else { self.lone(first, true) };
            let alone = starts.len() == 1;
            for start in starts {
                let (ends, marks) = self.following(&items, k, &start, told);
                let zero = ends.last().is_some_and(|end| end.parts.iter().any(|n| n == "0"));
                for end in ends.iter().rev() {
                    let list = &end.parts;
                    let many = list.len() > 1;
                    let to = items[end.at].to;
                    let whole = !meaningful.is_empty() && meaningful.iter().all(|x| x.from >= first.from && x.to <= to);
                    let after = if told.is_some() { 0 } else { self.after(&items, end.at) };
                    let kind = told.is_some_and(|t| t.rank >= ARTICLE);
                    // What is said in words asks for more.
                    let sure = if !many && end.said {
                        kind || whole && (told.is_some() || after > 0 && first.ordinal)
                    } else if end.said || end.worded {
                        whole || end.two || end.worded && (after > 0 || told.is_some()) || kind || told.is_some() && marks > 0
                    } else {
                        told.is_some() || whole && (bare || many)
                    };
                    let measured = || items[end.at + 1..].iter().find(|x| x.letter || x.digit).is_some_and(|x| x.letter && self.unit(&x.text));
                    // A letter begins a number where it stands as one: a capital with marks after it or within, another right at what follows.
                    let tight = items.get(k + 1).is_some_and(|x| x.digit || x.text != " ");
                    let capital = first.letter && first.text != lower_all(&first.text);
                    let word = self.idle(&first.text);
                    let lettered = many && (tight || capital && (marks > 0 || !word)) && (capital || first.text.chars().next().is_some_and(|c| !is_latin(c)));
                    let doubtful = !sure && (!many || end.said || end.worded)
                        || first.letter && !sure && !lettered
                        || first.digit && list.len() == 2 && !sure && marks == 0
                        || first.digit && list.len() <= 2 && (!many || told.is_none()) && measured()
                        // A result of a game, 1-0, or of several is no number of a provision.
                        || first.digit && zero && told.is_none();
                    if doubtful {
                        continue;
                    }
                    let (list, apart, rank) = in_order(end, after);
                    let close = items.get(k + 1).is_some_and(|x| x.digit);
                    let digits = end.parts.last().map_or(0, String::len);
                    let run = !end.said
                        && if many { end.parts.len() == 2 && first.letter && close && digits > 1 } else { told.is_some() && first.digit && digits > 2 };
                    let said = Said { start: (!apart).then_some(start.as_str()), letter: first.letter, sure, rank, run };
                    let mut found = self.of_parts(&list, said);
                    // A small word that happens to be a letter stands for one of this edition at most, where there is no doubt for which.
                    if first.letter && word && told.is_none() && !tight && !capital {
                        found.retain(|x| alone && x.edition == self.wording.edition);
                    }
                    if found.is_empty() {
                        continue;
                    }
                    let rank = list.len() * 2 + usize::from(sure);
                    if best.as_ref().is_none_or(|b| rank > b.rank) {
                        best = Some(Numbered { found, from: told.map_or(first.from, |t| t.to), to, rank });
                    }
                    break;
                }
            }
        }
        best
    }
}

/// The parts as they are within each other, clause 2 of article 9; whether words part them, and what the first of them is of.
fn in_order(end: &End, after: u8) -> (Vec<String>, bool, u8) {
    let last = end.groups.len() - 1;
    let group = |i: usize| {
        let (from, rank) = end.groups[i];
        let to = end.groups.get(i + 1).map_or(end.parts.len(), |next| next.0);
        (&end.parts[from..to], if rank == 0 && i == last { after } else { rank })
    };
    let mut groups: Vec<(&[String], u8)> = (0..=last).map(group).collect();
    if groups[last].1 >= ARTICLE && groups[0].1 < ARTICLE {
        groups.reverse();
    }
    (groups.iter().flat_map(|g| g.0).cloned().collect(), last > 0, groups[0].1)
}

/// Whether a square of the board stands there, as it is written in moves, `e4`.
fn square_at(items: &[Item], k: usize) -> bool {
    let Some((file, rank)) = items.get(k).zip(items.get(k + 1)) else { return false };
    let small = single(&file.text).and_then(file_of).is_some();
    let on = items.get(k + 2).is_some_and(|x| x.letter || x.text == "." && items.get(k + 3).is_some_and(|y| y.digit));
    small && !rank.said && rank.text.len() == 1 && rank.text.starts_with(|c: char| ('1'..='8').contains(&c)) && !on
}

fn single(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

fn is_latin(c: char) -> bool {
    lower(c).chars().next().is_some_and(|l| script(l) == Script::Latin)
}

fn runs(chars: &[char]) -> Vec<Item> {
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
        let text: String = chars[i..j].iter().collect();
        out.push(Item { raw: text.clone(), text, from: i, to: j, digit, letter: s != Script::None && !digit, said: false, ordinal: false });
        i = j;
    }
    out
}
