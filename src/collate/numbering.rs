//! Printed numbers of provisions, however they are written: `7.5.1`, `7․5․1`, `7.4(a)`, `7.4.б`, `А.4.2` with a Cyrillic А, `۷.۵.۱`.

use std::fmt;

/// A provision's number. Letters below the head count as digits: 7.4.a and 7.4.1 are one place in two styles.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Number {
    /// 0 articles, 1 appendices, 2 guidelines.
    class: u8,
    /// The article: its number, or the place of its letter.
    head: u16,
    /// What follows.
    rest: Vec<u16>,
}

/// A number found at the start of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The number.
    pub number: Number,
    /// Bytes it takes.
    pub length: usize,
    /// Whether a space stands inside it.
    pub spaced: bool,
    /// Whether its last part is a letter.
    pub lettered: bool,
}

impl Number {
    /// A number of the encoding, such as `7.1.a`, `A.5.1.2`, `III.4`, `7`.
    pub fn parse(printed: &str) -> Option<Number> {
        // A paragraph without a number of its own, such as `C.13#1`, stands under the number before it.
        let printed = printed.split('#').next().unwrap_or(printed);
        // A letter with a place of its own below it: `9.1.b.1`.
        let place = |part: &str| match part.as_bytes() {
            [letter @ b'a'..=b'z'] => (letter - b'a' + 1).to_string(),
            _ => part.to_owned(),
        };
        let printed = &printed.split('.').map(place).collect::<Vec<_>>().join(".");
        let found = scan(printed, "", false);
        found
            .into_iter()
            .rfind(|f| f.length == printed.len())
            .map(|f| f.number)
            .or_else(|| head(printed).filter(|(.., length)| *length == printed.len()).map(|(class, head, _)| Number { class, head, rest: Vec::new() }))
    }

    /// Its article's place among all.
    pub fn class_order(&self) -> (u8, u16) {
        (self.class, self.head)
    }

    /// The number read from its other end: what a text written from right to left prints as `1.2` for 2.1.
    pub fn reversed(&self) -> Option<Number> {
        let (last, rest) = self.rest.split_last()?;
        let mut out = Number { class: self.class, head: *last, rest: rest.iter().rev().copied().collect() };
        out.rest.push(self.head);
        (self.class == 0).then_some(out)
    }

    /// How many parts follow the article.
    pub fn depth(&self) -> usize {
        self.rest.len()
    }

    /// The number of its article alone.
    pub fn article(&self) -> Number {
        Number { rest: Vec::new(), ..self.clone() }
    }

    /// The number above it.
    pub fn parent(&self) -> Option<Number> {
        let (_, rest) = self.rest.split_last()?;
        Some(Number { rest: rest.to_vec(), ..self.clone() })
    }

    /// The number with one more part.
    pub fn child(&self, last: u16) -> Number {
        let mut out = self.clone();
        out.rest.push(last);
        out
    }

    /// The last part.
    pub fn last(&self) -> u16 {
        self.rest.last().copied().unwrap_or(self.head)
    }

    /// Whether it is the first of its article: `7.1`, `A.1.1`.
    pub fn is_first(&self) -> bool {
        !self.rest.is_empty() && self.rest.iter().all(|n| *n == 1)
    }

    /// Whether this is `other` or stands under it.
    pub fn under(&self, other: &Number) -> bool {
        self.class == other.class && self.head == other.head && self.rest.starts_with(&other.rest)
    }

    /// Whether a text that has just printed `before` may print this next: the first below it, or the next at its level or one above, down to that one's first.
    pub fn follows(&self, before: &Number) -> bool {
        let same_head = self.class == before.class && self.head == before.head;
        if !same_head {
            return self.class == before.class && self.head == before.head + 1 && self.rest.iter().all(|n| *n == 1);
        }
        let common = self.rest.iter().zip(&before.rest).take_while(|(a, b)| a == b).count();
        let first_below = |from: usize| self.rest[from..].iter().all(|n| *n == 1);
        match (self.rest.get(common), before.rest.get(common)) {
            (Some(_), None) => first_below(common),
            (Some(a), Some(b)) => *a == b + 1 && first_below(common + 1),
            _ => false,
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.class {
            0 => write!(f, "{}", self.head)?,
            1 => write!(f, "{}", char::from(b'A' + (self.head.saturating_sub(1) as u8 % 26)))?,
            _ => write!(f, "{}", "I".repeat(self.head as usize))?,
        }
        self.rest.iter().try_for_each(|n| write!(f, ".{n}"))
    }
}

/// Whether a sign parts the places of a number, as a dot does.
pub fn is_dot(c: char) -> bool {
    matches!(c, '.' | '\u{2024}' | '\u{640}' | '•' | '·' | '‧' | '∙' | '։' | '٫' | '۔' | '．')
}

fn is_dash(c: char) -> bool {
    matches!(c, '-' | '–' | '‑' | '/')
}

fn digits(text: &str) -> Option<(u16, usize)> {
    let mut value = 0_u16;
    let (mut count, mut length) = (0, 0);
    for c in text.chars() {
        let Some(digit) = digit(c) else { break };
        value = value.checked_mul(10)?.checked_add(digit)?;
        count += 1;
        length += c.len_utf8();
    }
    (count > 0 && count <= 2 && value > 0).then_some((value, length))
}

/// The value of a digit of any script that texts of the Laws are written in.
pub fn digit(c: char) -> Option<u16> {
    let zero = match c {
        '0'..='9' => '0',
        '\u{660}'..='\u{669}' => '\u{660}',
        '\u{6f0}'..='\u{6f9}' => '\u{6f0}',
        '\u{ff10}'..='\u{ff19}' => '\u{ff10}',
        _ => return None,
    };
    Some(c as u16 - zero as u16)
}

/// The article at the start of a text: class, place, bytes.
fn head(text: &str) -> Option<(u8, u16, usize)> {
    if let Some((n, length)) = digits(text) {
        return Some((0, n, length));
    }
    let romans = text.bytes().take_while(|b| *b == b'I').count();
    if romans > 0 && !text[romans..].starts_with(char::is_alphanumeric) {
        return (romans <= 3).then_some((2, romans as u16, romans));
    }
    for (letters, place) in [("AАԱ", 1), ("BВБԲ", 2), ("CСԳ", 3), ("DДԴ", 4), ("EЕԵ", 5), ("F", 6), ("GԷ", 7)] {
        if let Some(c) = text.chars().next().filter(|c| letters.contains(*c)) {
            return Some((1, place, c.len_utf8()));
        }
    }
    [("الف", 1), ("ب", 2)].into_iter().find(|(word, _)| text.starts_with(word)).map(|(word, place)| (1, place, word.len()))
}

/// The places a list letter may mean: by the alphabet given, by the Latin one, and by the Latin letter it looks like.
pub fn letter(c: char, alphabet: &str) -> Vec<u16> {
    let c = c.to_lowercase().next().unwrap_or(c);
    let place = |letters: &str| letters.chars().position(|l| l == c).map(|p| p as u16 + 1);
    let mut out: Vec<u16> =
        [place(alphabet), place("abcdefghi"), place("абвгдежзи"), place("աբգդեզէըթ"), place("авс∅е"), place("ابجدهوزحط")].into_iter().flatten().collect();
    out.dedup();
    out
}

/// Every way to read a number at the start of a text, from the shortest on; those of one part are left out. `dashes` allows `7-5-1`.
pub fn scan(text: &str, alphabet: &str, dashes: bool) -> Vec<Found> {
    let Some((class, place, length)) = head(text) else { return Vec::new() };
    let mut out: Vec<Found> = Vec::new();
    let mut open = vec![(Number { class, head: place, rest: Vec::new() }, false, false, length)];
    let mut dash = None;
    for _ in 0..4 {
        let Some((number, spaced, lettered, at)) = open.first().cloned() else { break };
        if lettered {
            break;
        }
        let rest = &text[at..];
        let before = rest.len() - rest.trim_start_matches(' ').len();
        let after_space = &rest[before..];
        let Some(sign) = after_space.chars().next() else { break };
        let mut next: Vec<(Number, bool, bool, usize)> = Vec::new();
        let separates = is_dot(sign) || (dashes && is_dash(sign));
        if separates && dash.is_none_or(|d| d == is_dash(sign)) {
            let inside = &after_space[sign.len_utf8()..];
            let gap = inside.len() - inside.trim_start_matches(' ').len();
            let part = &inside[gap..];
            if gap <= 2
                && before <= 1
                && let Some((n, length)) = digits(part)
                && !part[length..].starts_with(|c: char| digit(c).is_some())
            {
                dash = Some(is_dash(sign));
                next.push((number.child(n), spaced || gap > 0 || before > 0, false, at + before + sign.len_utf8() + gap + length));
            } else if gap == 0 && before == 0 {
                next.extend(lettered_parts(&number, part, alphabet, spaced, at + sign.len_utf8()));
            }
        } else if sign == '(' && before <= 1 {
            let part = &after_space[1..];
            let closes = part.chars().nth(1) == Some(')');
            // `3.8.2.1(2)`.
            if before == 0
                && let Some((n, length)) = digits(part)
                && part[length..].starts_with(')')
            {
                next.push((number.child(n), spaced, false, at + 1 + length + 1));
            }
            next.extend(lettered_parts(&number, part, alphabet, spaced, at + before + 1).into_iter().filter(|_| closes).map(|(n, s, l, at)| (n, s, l, at + 1)));
        } else if class == 1 && number.depth() == 0 && before == 0 && dashes {
            // «A2» for «A.2», at the start of a line only.
            if let Some((n, length)) = digits(after_space) {
                next.push((number.child(n), spaced, false, at + length));
            }
        } else if before == 0 && number.depth() > 0 {
            next.extend(lettered_parts(&number, after_space, alphabet, spaced, at));
        }
        out.extend(next.iter().map(|(number, spaced, lettered, length)| Found {
            number: number.clone(),
            length: *length,
            spaced: *spaced,
            lettered: *lettered,
        }));
        open = next;
    }
    out
}

fn lettered_parts(number: &Number, part: &str, alphabet: &str, spaced: bool, at: usize) -> Vec<(Number, bool, bool, usize)> {
    let mut chars = part.chars();
    let Some(c) = chars.next().filter(|c| c.is_lowercase() || alphabet.contains(*c)) else { return Vec::new() };
    if chars.next().is_some_and(char::is_alphanumeric) {
        return Vec::new();
    }
    letter(c, alphabet).into_iter().map(|n| (number.child(n), spaced, true, at + c.len_utf8())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn longest(text: &str) -> Option<String> {
        scan(text, "", false).last().map(|f| f.number.to_string())
    }

    #[test]
    fn numbers_are_read_in_every_dress() {
        for (text, number) in [
            ("7.5.1 An", "7.5.1"),
            ("7\u{2024}5\u{2024}1.", "7.5.1"),
            ("7։5 Եթե", "7.5"),
            ("۷.۵.۱ اگر", "7.5.1"),
            ("7.4(a) If", "7.4.1"),
            ("7.4.b If", "7.4.2"),
            ("7.1б Если", "7.1.2"),
            ("А.4.2 с", "A.4.2"),
            ("III.4 if", "III.4"),
            ("F.2 The", "F.2"),
            ("7.4. 1.Если", "7.4.1"),
            ("3.8.2.1(2) if", "3.8.2.1.2"),
        ] {
            assert_eq!(longest(text).as_deref(), Some(number), "{text}");
        }
        for text in ["7 moves", "10-0", "e4.1", "0.5 point", "Apply 7"] {
            assert_eq!(longest(text), None, "{text}");
        }
    }

    #[test]
    fn what_may_follow() {
        let n = |s: &str| Number::parse(s).unwrap();
        for (a, b) in [("7.1", "7.2.1"), ("7.4.3", "7.5"), ("7.4.3", "7.5.1"), ("7.4.3", "7.4.4"), ("7.6", "8.1"), ("7", "7.1"), ("7", "7.1.1")] {
            assert!(n(b).follows(&n(a)), "{a} {b}");
        }
        for (a, b) in [("7.1", "2.1"), ("7.2.1", "7.3.2"), ("7.5.1", "7.5.3"), ("7.5.3", "7.5.3")] {
            assert!(!n(b).follows(&n(a)), "{a} {b}");
        }
        assert_eq!(n("7.1.a"), n("7.1.1"));
        assert_eq!(n("9.1.b.1"), n("9.1.2.1"));
        assert_eq!(n("3.8.b.1.a"), n("3.8.2.1.1"));
    }
}
