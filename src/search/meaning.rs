//! What the words of a query may mean: as they stand, by a typing slip, by how they sound, or as typed on another keyboard.

use std::collections::HashMap;

use super::engine::{Search, sign};
use super::fold::{Script, is_digits, is_square, lower, script_of};
use super::speech::length;

/// Most words of a query looked at.
const MOST: usize = 32;
/// Weight of a word that is not known.
const UNKNOWN: u64 = 40;
/// Weight of a word from outside the Laws.
const OUTSIDE: u64 = 70;
/// Weight of a square, a number or a letter.
const SMALL: u64 = 10;
/// Weight of a digit that is known, at most: what weighs no more is a mark rather than a word.
pub(super) const MARK: u64 = SMALL + 4;
/// How well a word fits that sounds the same to those who write it.
const ALIKE: u64 = 85;
/// How well a word fits that is only alike.
const LIKE: u64 = 75;

/// A word of a query: its weight, and words of the index it may be, each with how well it fits, in hundredths.
#[derive(Debug, Clone)]
pub(super) struct Token {
    pub weight: u64,
    pub can: Vec<(usize, u64)>,
    /// From outside the Laws.
    pub out: bool,
    /// And no way of asking has it: it only leads to terms to suggest.
    pub mute: bool,
}

/// Edits between two words, swapped neighbours counted once; more than `most` is `most + 1`.
pub(super) fn edits(a: &[char], b: &[char], most: usize) -> usize {
    if a.len().abs_diff(b.len()) > most {
        return most + 1;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = Vec::with_capacity(b.len() + 1);
        row.push(i);
        let mut best = i;
        for j in 1..=b.len() {
            let mut d = (last[j] + 1).min(row[j - 1] + 1).min(last[j - 1] + usize::from(a[i - 1] != b[j - 1]));
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                d = d.min(before[j - 2] + 1);
            }
            row.push(d);
            best = best.min(d);
        }
        if best > most {
            return most + 1;
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

impl Search<'_> {
    pub(super) fn known(&self, word: &str) -> Option<usize> {
        self.ids.get(&self.speech.stem(word)).copied()
    }

    /// A word of the index, own or from elsewhere.
    fn anywhere(&self, word: &str) -> Option<usize> {
        let stem = self.speech.stem(word);
        self.ids.get(&stem).or_else(|| self.far.get(&stem)).copied()
    }

    fn heavy(&self, can: Vec<(usize, u64)>) -> Token {
        Token { weight: can.iter().map(|(id, _)| self.weight[*id]).max().unwrap_or(0), can, out: false, mute: false }
    }

    /// The best candidates, each once.
    fn few(&self, list: Vec<(usize, u64)>, most: usize) -> Vec<(usize, u64)> {
        let mut out: Vec<(usize, u64)> = Vec::new();
        for (id, q) in list {
            match out.iter_mut().find(|o| o.0 == id) {
                Some(old) => old.1 = old.1.max(q),
                None => out.push((id, q)),
            }
        }
        out.sort_by(|a, b| b.1.cmp(&a.1).then(self.weight[b.0].cmp(&self.weight[a.0])));
        out.truncate(most);
        out
    }

    /// Words of the index a few typing slips away.
    fn near(&self, word: &str, most: usize) -> Vec<(usize, u64)> {
        let chars: Vec<char> = word.chars().collect();
        let (mine, kind) = (sign(&chars), script_of(word));
        let mut best = most;
        let mut found = Vec::new();
        for s in &self.surface {
            let far = s.chars.len().abs_diff(chars.len()) > best || (s.sign ^ mine).count_ones() as usize > 2 * best;
            if s.script != kind || s.chars.len() < 4 || far {
                continue;
            }
            let d = edits(&chars, &s.chars, best);
            if d <= best {
                best = d;
                found.push((s, d));
            }
        }
        let quality = if best == 1 { 82 } else { 66 };
        let same = found.into_iter().filter(|(_, d)| *d == best);
        let all = same.map(|(s, _)| (s.id, quality - if s.chars.first() == chars.first() { 0 } else { 14 })).collect();
        self.few(all, 3)
    }

    /// Words of a language that sound like a word.
    fn by_sound(&self, word: &str, tongue: &str) -> Vec<(usize, u64)> {
        let code: Vec<char> = self.speech.code(word, tongue).chars().collect();
        if code.len() < 2 {
            return Vec::new();
        }
        let most = if code.len() >= 8 { 2 } else { usize::from(code.len() >= 4) };
        let mine = sign(&code);
        let mut best = 0;
        let mut found = Vec::new();
        for other in self.codes.get(tongue).into_iter().flatten() {
            let gap = code.len().abs_diff(other.chars.len());
            let mut q = 0;
            if other.chars == code {
                q = 95;
            } else if code.len() >= 3 && other.chars.len() < 3 {
                continue;
            } else if code.len() > 3 && other.chars.len() > 3 && gap <= 3 && (code.starts_with(&other.chars) || other.chars.starts_with(&code)) {
                q = 88 - 3 * gap as u64;
            } else if most > 0 && (mine ^ other.sign).count_ones() as usize <= 2 * most {
                q = match edits(&code, &other.chars, most) {
                    d if d > most => 0,
                    1 => 78,
                    _ => 62,
                };
            }
            if q > 0 && q >= best {
                best = q;
                found.push((other.id, q));
            }
        }
        if !self.speech.has_sounds() && (best < 88 || code.len() < 4) {
            return Vec::new();
        }
        found.retain(|f| f.1 >= best);
        self.few(found, 6)
    }

    fn meaning(&self, word: &str, last: bool) -> Token {
        let known = self.known(word);
        let exact = |id: Option<usize>| id.map(|n| (n, 100)).into_iter().collect::<Vec<_>>();
        if self.speech.is_out(word) || known.is_none() && self.speech.is_out_stem(word) {
            return Token { weight: OUTSIDE, can: exact(known), out: true, mute: known.is_none() || !self.asked.contains(word) };
        }
        if is_square(word) {
            return Token { weight: SMALL, can: exact(known), out: false, mute: false };
        }
        if let Some(n) = known.filter(|_| is_digits(word) && word.len() == 1) {
            return Token { weight: self.weight[n].min(MARK), can: vec![(n, 100)], out: false, mute: false };
        }
        let like = self.like.get(&self.speech.stem(word)).into_iter().flatten().filter(|n| Some(**n) != known).map(|n| (*n, LIKE));
        if let Some(n) = known {
            return Token { weight: self.weight[n], can: [(n, 100)].into_iter().chain(like).collect(), out: false, mute: false };
        }
        let like: Vec<(usize, u64)> = like.collect();
        if !like.is_empty() {
            return self.heavy(like);
        }
        let count = length(word);
        if is_digits(word) || count == 1 {
            return Token { weight: SMALL, can: Vec::new(), out: false, mute: false };
        }
        if let Some(n) = self.anywhere(word) {
            return Token { weight: self.weight[n], can: vec![(n, 100)], out: false, mute: false };
        }
        if count >= 3 && last {
            let begins = self.surface.iter().filter(|s| s.word.starts_with(word));
            let all: Vec<(usize, u64)> = begins.map(|s| (s.id, 90u64.saturating_sub(4 * (s.chars.len() - count) as u64).max(60))).collect();
            if !all.is_empty() {
                return self.heavy(self.few(all, 8));
            }
        }
        if let Some(same) = self.alike.get(&self.speech.one_sound(word)).filter(|_| count > 2) {
            return self.heavy(self.few(same.iter().map(|id| (*id, ALIKE)).collect(), 3));
        }
        if script_of(word) == Script::Arabic {
            for (at, turned) in word.match_indices("ال") {
                let other = format!("{}لا{}", &word[..at], &word[at + turned.len()..]);
                if let Some(n) = self.anywhere(&other) {
                    return self.heavy(vec![(n, 95)]);
                }
            }
        }
        if count >= 4 {
            let close = self.near(word, 1);
            if !close.is_empty() {
                return self.heavy(close);
            }
        }
        if count >= 7 {
            let chars: Vec<char> = word.chars().collect();
            for i in 3..=count - 3 {
                let part = |p: &[char]| self.anywhere(&p.iter().collect::<String>());
                if let (Some(a), Some(b)) = (part(&chars[..i]), part(&chars[i..])) {
                    return self.heavy(vec![(a, 90), (b, 90)]);
                }
            }
        }
        if count >= 8 {
            let close = self.near(word, 2);
            if !close.is_empty() {
                return self.heavy(close);
            }
        }
        Token { weight: UNKNOWN, can: Vec::new(), out: false, mute: false }
    }

    /// Words as they stand; two that are one word are joined.
    fn plain(&self, list: &[String]) -> Vec<Token> {
        let mut merged: Vec<String> = Vec::new();
        let mut also: Vec<(usize, usize)> = Vec::new();
        let mut i = 0;
        while i < list.len() {
            let a = &list[i];
            i += 1;
            if let Some(b) = list.get(i).filter(|b| !is_digits(a) && !is_digits(b)) {
                let both = format!("{a}{b}");
                let apart = self.known(a).is_some() && self.known(b).is_some();
                match if apart { self.known(&both) } else { self.anywhere(&both) } {
                    Some(_) if !apart => {
                        merged.push(both);
                        i += 1;
                        continue;
                    }
                    Some(joined) if self.stands.contains(&both) => also.push((merged.len(), joined)),
                    _ => {}
                }
            }
            merged.push(a.clone());
        }
        let end = merged.len();
        let mut tokens: Vec<Token> = merged.iter().enumerate().map(|(i, w)| self.meaning(w, i + 1 == end)).collect();
        // Two words known each for itself may still be one.
        for (k, id) in also {
            for token in tokens.iter_mut().skip(k).take(2) {
                if !token.mute && !token.can.iter().any(|c| c.0 == id) {
                    token.can.push((id, 100));
                }
            }
        }
        tokens
    }

    /// Words read by how they sound; in the language itself those that say nothing are left out, and words in a row and from outside the Laws are known too.
    fn sounding(&self, list: &[String], tongue: &str) -> Vec<Token> {
        let own = tongue == self.speech.lang();
        let sounds = &self.speech.sounds;
        let latin = |w: &String| matches!(script_of(w), Script::Latin | Script::Cyrillic) && length(w) > 1;
        let codes: Vec<String> = list.iter().map(|w| if own && latin(w) { self.speech.code(w, tongue) } else { String::new() }).collect();
        let mut out = Vec::new();
        let mut i = 0;
        while i < list.len() {
            let (w, code) = (&list[i], &codes[i]);
            let row = sounds.rows.iter().filter(|(row, _)| codes[i..].starts_with(row)).max_by_key(|(row, _)| row.len());
            if let Some((row, id)) = row.and_then(|(row, head)| Some((row, self.known(head)?))).filter(|_| !code.is_empty()) {
                out.push(self.heavy(vec![(id, 95)]));
                i += row.len();
                continue;
            }
            i += 1;
            if !latin(w) {
                out.push(self.meaning(w, false));
                continue;
            }
            // What is written so too, in Latin letters.
            if let Some(n) = self.known(w).filter(|_| own) {
                out.push(self.heavy(vec![(n, 95)]));
                continue;
            }
            let can = self.by_sound(w, tongue);
            let just = can.first().is_some_and(|c| c.1 >= 95);
            if !just && sounds.is_out(code) {
                out.push(Token { weight: OUTSIDE, can: Vec::new(), out: true, mute: true });
            } else if just || length(code) < 2 || !sounds.stop.contains(code) {
                out.push(if can.is_empty() { Token { weight: UNKNOWN, can, out: false, mute: false } } else { self.heavy(can) });
            }
        }
        out
    }

    /// The text as other keyboards would have written it.
    fn retyped(&self, text: &str) -> Vec<String> {
        let mut out = Vec::new();
        let keyboards = &self.speech.keyboards;
        let through = |text: &str, map: &HashMap<char, char>, shift: bool| -> String {
            let one = |c: char| {
                let key = if shift { shifted(c) } else { None }.or_else(|| single(&lower(c)));
                key.and_then(|k| map.get(&k)).copied().unwrap_or(c)
            };
            text.chars().map(one).collect()
        };
        let own = self.speech.lang();
        for (tongue, keys) in keyboards.iter().flat_map(|(tongue, list)| list.iter().map(move |keys| (tongue, keys))) {
            let to: HashMap<char, char> = keys.iter().copied().collect();
            // Of several keys for a letter the first counts.
            let from: HashMap<char, char> = keys.iter().rev().map(|(a, b)| (*b, *a)).collect();
            let typed = through(text, &to, true);
            let back = through(text, &from, false);
            if typed != text {
                out.push(typed);
            }
            // Latin letters with a few of their own are not typed by mistake for Latin ones.
            if back == text || !self.speech.romanised().any(|l| l == tongue) {
                continue;
            }
            out.push(back.clone());
            for mine in keyboards.get(own).into_iter().flatten().filter(|_| tongue != own) {
                let mine: HashMap<char, char> = mine.iter().copied().collect();
                out.push(back.chars().map(|c| mine.get(&c).copied().unwrap_or(c)).collect());
            }
        }
        out
    }

    /// The words of a query, read as it stands, by sound, or as typed on another keyboard, whichever is known best; words for provisions
    /// are left out where a number was found.
    pub(super) fn read(&self, text: &str, numbered: bool) -> Vec<Token> {
        let telling =
            |text: &str| -> Vec<String> { self.speech.telling(text).into_iter().filter(|w| !(numbered && self.speech.is_provision(w))).take(MOST).collect() };
        let list = telling(text);
        let mut best = self.plain(&list);
        let plain = quality(&best);
        if plain >= 850 || list.is_empty() || best.iter().any(|t| t.out) {
            return best;
        }
        let mut bar = plain + 120;
        let offer = |best: &mut Vec<Token>, bar: &mut u64, tokens: Vec<Token>| {
            let q = quality(&tokens);
            if q > *bar && q >= 600 {
                *best = tokens;
                *bar = q;
            }
        };
        for typed in self.retyped(text) {
            let other = telling(&typed);
            if other.len() == 1 || other.iter().any(|w| self.anywhere(w).is_some()) {
                offer(&mut best, &mut bar, self.plain(&other));
            }
        }
        // Where Latin letters are the language's own, words are of another only if none is known.
        if !self.speech.has_sounds() && best.iter().any(|t| !t.can.is_empty()) {
            return best;
        }
        for tongue in self.speech.romanised() {
            offer(&mut best, &mut bar, self.sounding(&list, tongue));
        }
        best
    }
}

/// How much of what was said is known, in thousandths.
pub(super) fn quality(tokens: &[Token]) -> u64 {
    let all: u64 = tokens.iter().map(|t| t.weight).sum();
    let got: u64 = tokens.iter().filter(|t| !t.mute).map(|t| t.weight * t.can.iter().map(|c| c.1).max().unwrap_or(0) / 100).sum();
    (got * 1000).checked_div(all).unwrap_or(0)
}

fn shifted(c: char) -> Option<char> {
    match c {
        '{' => Some('['),
        '}' => Some(']'),
        ':' => Some(';'),
        '"' => Some('\''),
        '<' => Some(','),
        '>' => Some('.'),
        '~' => Some('`'),
        _ => None,
    }
}

fn single(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}
