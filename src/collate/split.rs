//! Lines to provisions, by the numbers printed in front of them.

use std::collections::HashSet;

use super::markup::Line;
use super::numbering::{self, Found, Number};
use super::reading::Reader;

/// A provision as printed.
#[derive(Debug, Clone)]
pub struct Provision {
    /// Its number.
    pub number: Number,
    /// The line its number stands on.
    pub line: u32,
    /// Its words, paragraphs parted by `\n`.
    pub text: String,
    /// Whether its number ends in a letter.
    pub lettered: bool,
    /// Whether its number was counted from a list that numbers itself.
    pub counted: bool,
    /// Whether a picture follows it.
    pub shows: bool,
    /// Byte of the text and line of the file, for each line of it.
    lines: Vec<(usize, u32)>,
}

impl Provision {
    /// The line of the file that a byte of its text stands on.
    pub fn line_at(&self, byte: usize) -> u32 {
        self.lines.iter().rev().find(|(from, _)| *from <= byte).map_or(self.line, |(_, line)| *line)
    }

    /// Its paragraphs, each with its first byte.
    pub fn paragraphs(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.split('\n').map(|p| (p.as_ptr() as usize - self.text.as_ptr() as usize, p))
    }
}

/// The provisions of a text.
#[derive(Debug, Default)]
pub struct Split {
    /// In printed order.
    pub provisions: Vec<Provision>,
    /// Articles whose heading stands in the text, with the line.
    pub headings: Vec<(Number, u32)>,
}

/// Splits lines into provisions. `known` are the numbers that any edition prints: they tell `7.3. 10 moves` from `7.3.10`.
pub fn split(lines: &[Line], reader: &Reader, known: &HashSet<Number>) -> Split {
    let mut splitter = Splitter {
        reader,
        known,
        out: Split::default(),
        article: None,
        open: None,
        broken: true,
        ended: false,
        itemised: false,
        item: None,
        sure: false,
        relative: Vec::new(),
    };
    let mut lines = lines.iter().peekable();
    while let Some(line) = lines.next() {
        match lines.peek().and_then(|next| rejoined(line, next, known)) {
            Some(whole) => {
                splitter.line(&whole);
                lines.next();
            }
            None => splitter.line(line),
        }
    }
    splitter.close();
    splitter.out
}

/// A number that the end of a line has parted, `9.2.` and `1 The player`, with what follows it.
fn rejoined(line: &Line, next: &Line, known: &HashSet<Number>) -> Option<Line> {
    let (start, rest) = (line.text.trim(), next.text.trim());
    let number = start.rsplit(char::is_whitespace).next()?.strip_suffix('.')?;
    let digits = rest.len() - rest.trim_start_matches(|c: char| numbering::digit(c).is_some() || c == '.').len();
    let alone = start.split_whitespace().count() <= 2 && number.chars().all(|c| numbering::digit(c).is_some() || c == '.' || c.is_ascii_uppercase());
    let set = rest[digits..].starts_with(char::is_whitespace) && number.chars().next().is_some_and(|c| !c.is_lowercase());
    let whole = format!("{start}{rest}");
    let found = numbering::scan(&format!("{number}.{}", &rest[..digits]), "", false).into_iter().rfind(|f| !f.spaced)?;
    (alone && set && (1..=5).contains(&digits) && known.contains(&found.number)).then(|| Line { text: whole, ..line.clone() })
}

struct Splitter<'a> {
    reader: &'a Reader,
    known: &'a HashSet<Number>,
    out: Split,
    /// The article we are in.
    article: Option<Number>,
    open: Option<Provision>,
    /// Whether a blank line stands before this one.
    broken: bool,
    /// Whether what is no more the Laws has begun.
    ended: bool,
    /// Whether the number about to begin is only the place of an item.
    itemised: bool,
    /// The last number of which only the place among the items of the number above was printed.
    item: Option<Number>,
    /// Whether the line is known to begin with a number.
    sure: bool,
    /// The levels of a list numbered by itself: indent and place.
    relative: Vec<(usize, u16)>,
}

impl Splitter<'_> {
    fn line(&mut self, line: &Line) {
        let text = line.text.trim();
        if text.is_empty() {
            self.broken = true;
            self.open.iter_mut().for_each(|open| open.shows |= line.picture);
            return;
        }
        let start = text.trim_start_matches(|c: char| !c.is_alphanumeric() && c != '(');
        self.sure = line.begins;
        if line.begins {
            self.broken = false;
        } else if self.heading(start, line.no) || (line.heading && self.lettered_heading(start, line.no)) {
            self.broken = true;
            return;
        }
        let start = if line.begins { start } else { self.without_article(start) };
        if self.ends_here(start) {
            self.close();
            self.ended = true;
        }
        let (found, rest) = self.number_at_start(start, line.indent);
        let found = found.filter(|f| !self.ended || self.resumes(&f.number));
        if let Some(found) = found {
            self.ended = false;
            self.begin(found, line.no);
            // `9.1 a. ...`, `b. (1) ...`: the number heads nothing but its first item.
            let item = self.item(rest).or_else(|| {
                let found = rest.starts_with('(').then(|| self.numbered_item(rest)).flatten()?;
                self.itemised = true;
                let rest = rest[found.length..].trim_start();
                Some((found, rest))
            });
            match item {
                Some((item, rest)) => {
                    self.open = None;
                    self.begin(item, line.no);
                    self.add(rest, line.no);
                }
                None => self.add(rest, line.no),
            }
        } else if line.heading && text.split_whitespace().count() <= 14 && !text.ends_with(['.', ';', ',', ':', '՝', '…']) {
            // The heading of a part of the text that has no number: what follows belongs to no provision until the next number.
            self.close();
        } else {
            self.add(text, line.no);
        }
        self.broken = false;
    }

    /// Whether a number after the end of the Laws goes on with them: a part that has not come yet.
    fn resumes(&self, number: &Number) -> bool {
        self.broken && self.known.contains(number) && self.out.provisions.last().is_some_and(|p| number.class_order() > p.number.class_order())
    }

    /// Whether a line heads what is no more the Laws: a glossary, an index.
    fn ends_here(&self, text: &str) -> bool {
        text.split_whitespace().count() <= 9 && !text.ends_with(['.', ',', ';']) && self.reader.ends_laws(text)
    }

    /// `Article 7: ...` in any language.
    fn heading(&mut self, text: &str, line: u32) -> bool {
        let Some((word, rest)) = text.split_once(|c: char| c.is_whitespace() || c == '.') else { return false };
        if !self.reader.is_article(word) {
            return false;
        }
        let rest = rest.trim_start();
        let Some(number) = alone(rest) else { return false };
        let after = rest.trim_start_matches(|c: char| c.is_alphanumeric());
        // A heading is short, or has a colon, a dot or nothing after its number; a sentence that begins so goes on.
        if !(after.trim().is_empty()
            || after.starts_with([':', '.', '—', '–', '-', ')'])
            || after.trim_start().starts_with(['–', '—', '-', ':'])
            // «Article 3 and Articles 4.2 to 4.7» is the end of a sentence.
            || (rest.split_whitespace().count() <= 8 && !after.trim_start().starts_with(char::is_lowercase)))
        {
            return false;
        }
        let mut signs = after.chars();
        if signs.next().is_some_and(numbering::is_dot) && signs.next().is_some_and(|c| numbering::digit(c).is_some()) {
            return false;
        }
        self.close();
        self.article = Some(number.clone());
        self.relative.clear();
        self.out.headings.push((number, line));
        true
    }

    /// `A. Rapidplay` set as a heading.
    fn lettered_heading(&mut self, text: &str, line: u32) -> bool {
        let mut chars = text.chars();
        let lettered = chars.next().is_some_and(char::is_uppercase) && matches!(chars.next(), Some('.' | ':')) && chars.next() == Some(' ');
        let Some(number) = text.split(['.', ':']).next().filter(|_| lettered).and_then(Number::parse) else { return false };
        self.close();
        self.article = Some(number.clone());
        self.relative.clear();
        self.out.headings.push((number, line));
        true
    }

    /// `Article 7.5.5. After ...` without the article's word, where the number begins a provision and is not cited: it is set off, stands alone on its line
    /// or goes on the order after a finished sentence.
    fn without_article<'t>(&self, text: &'t str) -> &'t str {
        let Some((word, rest)) = text.split_once(char::is_whitespace).filter(|(word, _)| self.reader.is_article(word.trim_end_matches('.'))) else {
            return text;
        };
        let rest = rest.trim_start();
        let Some(found) = numbering::scan(rest, &self.reader.cues.letters, false).into_iter().rfind(|f| !f.spaced) else { return text };
        let sign = |c: char| matches!(c, '.' | ':' | ')' | '–' | '—');
        let after = &rest[found.length..];
        let words = after.trim_start_matches(|c: char| sign(c) || c.is_whitespace());
        let mut signs = after.chars();
        let set_off = signs.next().is_some_and(sign) && signs.next().is_none_or(char::is_whitespace);
        let begins = words.chars().next().is_some_and(|c| c.is_alphabetic() && !c.is_lowercase());
        let before = self.open.as_ref().map_or("", |p| p.text.trim_end());
        let finished = self.broken || before.is_empty() || before.ends_with(['.', '!', '?', ';', ':', '։', '؛', ')', '»', '”', '"']);
        let follows = self.previous().is_some_and(|p| found.number.follows(p));
        let next = follows || self.known.contains(&found.number);
        let parted = after.is_empty() || after.starts_with(|c: char| sign(c) || c.is_whitespace());
        if word.len() > 2
            && parted
            && ((set_off && (begins || follows)) || (words.is_empty() && follows) || finished && next && (words.is_empty() || begins || set_off))
        {
            rest
        } else {
            text
        }
    }

    fn previous(&self) -> Option<&Number> {
        self.open.as_ref().map(|p| &p.number).or(self.article.as_ref())
    }

    /// The number at the start of a line, and the words after it.
    fn number_at_start<'t>(&mut self, text: &'t str, indent: usize) -> (Option<Found>, &'t str) {
        let options = numbering::scan(text, &self.reader.cues.letters, true);
        if let Some(found) = self.choose(&options, text) {
            let rest = &text[found.length..];
            let rest = rest.trim_start_matches(|c: char| c.is_whitespace() || (!c.is_alphanumeric() && !matches!(c, '(' | '«' | '"' | '“' | '[')));
            if self.sure || self.is_new(&found.number, rest) {
                self.relative.clear();
                return (Some(found), rest);
            }
            return (None, text);
        }
        if let Some((found, rest)) = self.item(text) {
            return (Some(found), rest);
        }
        if let Some(found) = self.numbered_item(text) {
            let rest = text[found.length..].trim_start();
            self.itemised = true;
            return (Some(found), rest);
        }
        match self.list(text, indent) {
            Some((found, rest)) => (Some(found), rest),
            None => (None, text),
        }
    }

    /// The reading of a number that the text's own order and the known numbers bear out.
    fn choose(&self, options: &[Found], text: &str) -> Option<Found> {
        let follows = |f: &Found| self.previous().is_some_and(|p| f.number.follows(p));
        let known = |f: &Found| self.known.contains(&f.number);
        // Of a letter that may mean several places, the one that is next or known.
        let best = |list: Vec<&Found>| -> Option<Found> {
            let longest = list.iter().map(|f| f.length).max()?;
            let list: Vec<&&Found> = list.iter().filter(|f| f.length == longest).collect();
            list.iter().find(|f| follows(f)).or_else(|| list.iter().find(|f| known(f))).or(list.first()).map(|f| (**f).clone())
        };
        let tight: Vec<&Found> = options.iter().filter(|f| !f.spaced).collect();
        // A number that is declined as a word is cited, and so are the numbers within it.
        let cited = tight.iter().map(|f| f.length).max().is_some_and(|longest| declined(&text[longest..]));
        let tight = best(tight).filter(|_| !cited);
        // A part after a space may be the first word: «7.3. 10 moves».
        let begins = |f: &Found| {
            let after = text[f.length..].trim_start_matches(['.', ')', ' ', ':']);
            after.is_empty() || after.starts_with(|c: char| !c.is_lowercase() && !c.is_numeric())
        };
        let loose = best(options.iter().filter(|f| f.spaced && begins(f)).collect());
        match (tight, loose) {
            (tight, Some(loose)) if known(&loose) || (follows(&loose) && !tight.as_ref().is_some_and(&follows)) => Some(loose),
            (Some(tight), _) => Some(self.turned(tight)),
            (None, _) => None,
        }
    }

    /// A number that makes sense in this article only when read from its other end.
    fn turned(&self, found: Found) -> Found {
        let turned = self.article.as_ref().and_then(|article| {
            let turned = found.number.reversed().filter(|t| t.article() == *article && found.number.article() != *article)?;
            let follows = |n: &Number| self.previous().is_some_and(|p| n.follows(p));
            (self.known.contains(&turned) && follows(&turned) && !follows(&found.number)).then_some(turned)
        });
        turned.map_or(found.clone(), |number| Found { number, ..found })
    }

    /// Whether a number at the start of a line begins a provision, and is no citation that a line break or bold print has put there.
    fn is_new(&self, number: &Number, rest: &str) -> bool {
        let Some(previous) = self.previous() else { return !rest.is_empty() || self.broken };
        let before = self.open.as_ref().map_or("", |p| p.text.trim_end());
        let unfinished = !before.is_empty() && !before.ends_with(['.', '!', '?', ';', ':', '։', '؛', ')', '»', '”', '"']);
        let begins = rest.starts_with(|c: char| c.is_uppercase() || matches!(c, '«' | '“'));
        if number.follows(previous) {
            return begins || !self.cited_before(rest, true);
        }
        // One item of a list left out: the next but one.
        if number.parent() == previous.parent() && number.depth() > 1 && number.last() == previous.last() + 2 {
            return begins || !self.cited_before(rest, true);
        }
        // Printed twice over, heading and all.
        if number == previous && begins && !self.cited_before(rest, true) {
            return true;
        }
        let same = number.article() == previous.article();
        // On in the same article after a full sentence: something is missing between, but the number is one.
        if same && number > previous && !unfinished && (begins || self.broken) {
            return true;
        }
        let onward = self.broken && begins && self.known.contains(number) && number.class_order() > previous.class_order();
        if onward && !self.cited_before(rest, false) {
            return true;
        }
        if self.cited_before(rest, false) || (unfinished && (!self.broken || !same)) {
            return false;
        }
        same || self.known.contains(number) || number.class_order() > previous.class_order() || self.broken
    }

    /// Whether the words around say that the number is cited: an article's word or a comma before it, an article's word after.
    fn cited_before(&self, rest: &str, expected: bool) -> bool {
        let before = self.open.as_ref().map_or("", |p| p.text.trim_end());
        let last = before.rsplit(|c: char| c.is_whitespace()).next().unwrap_or_default();
        // A comma goes on a list of citations where one stands before it, and a list of items where none does.
        let listed = last.contains(|c: char| numbering::digit(c).is_some());
        if !self.broken && ((last.ends_with(',') && (!expected || listed)) || self.reader.is_article(last)) {
            return true;
        }
        let next = rest.split(|c: char| c.is_whitespace() || matches!(c, ',' | '.' | ':')).next().unwrap_or_default();
        !expected && self.reader.is_article(next)
    }

    /// `a)`, `(b)`, `в.`: an item below the number that is open.
    fn item<'t>(&self, text: &'t str) -> Option<(Found, &'t str)> {
        let open = self.open.as_ref()?;
        let bracket = text.starts_with('(');
        let inside = if bracket { &text[1..] } else { text };
        let mut chars = inside.chars();
        let c = chars.next()?;
        let mut length = c.len_utf8();
        // The first letter of the Persian order is a word of three.
        let is_alef = inside.starts_with("الف");
        if is_alef {
            length = "الف".len();
        }
        let sign = inside[length..].chars().next()?;
        if !(c.is_alphabetic() && (sign == ')' || (!bracket && sign == '.')) && (c.is_lowercase() || !c.is_uppercase())) {
            return None;
        }
        let places = if is_alef { vec![1] } else { numbering::letter(c, &self.reader.cues.letters) };
        let parent = if open.lettered { open.number.parent()? } else { open.number.clone() };
        let wanted = if open.lettered { open.number.last() + 1 } else { 1 };
        let place = places.into_iter().find(|p| *p == wanted)?;
        let taken = usize::from(bracket) + length + sign.len_utf8();
        let rest = text[taken..].trim_start();
        Some((Found { number: parent.child(place), length: taken, spaced: false, lettered: true }, rest))
    }

    /// `1.` or `(1)` below a number that only introduces its items, then `2.` after it and whatever stands below it.
    fn numbered_item(&self, text: &str) -> Option<Found> {
        let open = self.open.as_ref().filter(|_| self.relative.is_empty())?;
        let (bracket, text) = text.strip_prefix('(').filter(|t| t.split(')').next().is_some_and(|n| n.len() <= 4)).map_or((0, text), |t| (1, t));
        let digits = text.len() - text.trim_start_matches(|c: char| numbering::digit(c).is_some()).len();
        let rest = text[digits..].strip_prefix(['.', ')']).filter(|r| (1..=2).contains(&digits) && r.starts_with(char::is_whitespace))?;
        if !rest.trim_start().starts_with(char::is_alphabetic) || super::notation::length(text, 0).is_some_and(|_| text[digits..].starts_with('.')) {
            return None;
        }
        let n = text[..digits].chars().filter_map(numbering::digit).fold(0, |n, d| n * 10 + d);
        let introduces = open.text.split_whitespace().count() <= 8 || open.text.trim_end().ends_with([':', '՝']);
        let before = self.item.as_ref().filter(|item| open.number.under(item));
        let number = if n == 1 && introduces && before != Some(&open.number) {
            open.number.child(1)
        } else {
            before.filter(|item| item.last() + 1 == n)?.parent()?.child(n)
        };
        self.known.contains(&number).then_some(Found { number, length: bracket + digits + 1, spaced: false, lettered: false })
    }

    /// `1.` in a list below the heading of an article, as Markdown numbers it: its place in the list counts, not the digit.
    fn list<'t>(&mut self, text: &'t str, indent: usize) -> Option<(Found, &'t str)> {
        let article = self.article.clone()?;
        if self.open.is_some() && self.relative.is_empty() {
            return None;
        }
        let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let rest = text[digits..].strip_prefix(['.', ')']).filter(|r| digits > 0 && digits <= 2 && r.starts_with(' '))?;
        while self.relative.last().is_some_and(|(i, _)| *i > indent) {
            self.relative.pop();
        }
        match self.relative.last_mut() {
            Some((i, place)) if *i == indent => *place += 1,
            _ => self.relative.push((indent, 1)),
        }
        let number = self.relative.iter().fold(article, |n, (_, place)| n.child(*place));
        Some((Found { number, length: digits + 1, spaced: false, lettered: false }, rest.trim_start()))
    }

    fn begin(&mut self, found: Found, line: u32) {
        if self.open.as_ref().is_some_and(|open| open.number.article() != found.number.article()) {
            self.drop_heading();
        }
        self.close();
        self.article = Some(found.number.article());
        if std::mem::take(&mut self.itemised) {
            self.item = Some(found.number.clone());
        }
        self.open = Some(Provision {
            number: found.number,
            line,
            text: String::new(),
            lettered: found.lettered,
            counted: !self.relative.is_empty(),
            shows: false,
            lines: Vec::new(),
        });
    }

    /// Takes the heading of the article that is about to begin from the end of the provision that stands before it, where nothing marks it as one: a line
    /// of few words and no stop after a finished sentence.
    fn drop_heading(&mut self) {
        let Some(open) = self.open.as_mut() else { return };
        let Some((at, _)) = open.lines.last().copied().filter(|(at, _)| *at > 0) else { return };
        let (before, last) = (open.text[..at].trim_end(), &open.text[at..]);
        let heads = last.split_whitespace().count() <= 10
            && last.starts_with(char::is_uppercase)
            && !last.ends_with(['.', ';', ',', ':', '!', '?', '։', ')', '»', '”', '"'])
            && before.ends_with(['.', '!', '?', '։', ')', '»', '”', '"', ';']);
        if heads {
            let length = before.len();
            open.text.truncate(length);
            open.lines.pop();
        }
    }

    /// Adds words to what is open; numbers in them that go on the order begin provisions of their own.
    fn add(&mut self, text: &str, line: u32) {
        let mut rest = text;
        while let Some((at, found)) = self.number_inside(rest) {
            self.push(rest[..at].trim_end(), line);
            let after = &rest[at + found.length..];
            self.begin(found, line);
            self.broken = false;
            rest = after.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '.' | ')' | ':' | '-' | '–'));
        }
        self.push(rest, line);
    }

    fn push(&mut self, text: &str, line: u32) {
        let Some(open) = self.open.as_mut().filter(|_| !self.ended) else { return };
        if text.is_empty() {
            return;
        }
        // A word parted at the end of a line comes together again.
        let parted = !self.broken && open.text.ends_with(['-', '‐', '֊']) && text.starts_with(char::is_lowercase);
        if parted && open.text.trim_end_matches(['-', '‐', '֊']).ends_with(char::is_alphabetic) {
            open.text.pop();
        } else if !open.text.is_empty() {
            open.text.push(if self.broken { '\n' } else { ' ' });
        }
        open.lines.push((open.text.len(), line));
        open.text.push_str(text);
    }

    /// A number within a line that begins the next provision: after the end of a sentence, next in order, before words that begin one.
    fn number_inside(&self, text: &str) -> Option<(usize, Found)> {
        let previous = self.open.as_ref().map(|p| &p.number)?;
        let mut end_of_sentence = false;
        for (at, c) in text.char_indices() {
            if end_of_sentence && (numbering::digit(c).is_some() || c == '(' || c.is_alphabetic()) && text[..at].ends_with(char::is_whitespace) {
                let after = |length: usize| text[at + length..].trim_start_matches(['.', ')', ' ', ':', '\u{a0}']);
                let begins = |length: usize| {
                    let after = after(length);
                    let word = after.split(char::is_whitespace).next().unwrap_or_default();
                    after.chars().next().is_some_and(|c| c.is_alphabetic() && !c.is_lowercase()) && !self.reader.is_article(word)
                };
                let options = numbering::scan(&text[at..], &self.reader.cues.letters, false);
                if let Some(found) = options.iter().rev().find(|f| f.number.follows(previous) && begins(f.length)) {
                    return Some((at, found.clone()));
                }
                if let Some((found, _)) = self.item(&text[at..]) {
                    return Some((at, found));
                }
            }
            if !c.is_whitespace() {
                end_of_sentence = matches!(c, '.' | ';' | ':' | '։' | '!' | '?' | '؛' | ')' | '»');
            }
        }
        None
    }

    fn close(&mut self) {
        if let Some(open) = self.open.take() {
            self.out.provisions.push(open);
        }
    }
}

/// Whether a number goes on in an ending of declension: «C.13.3-ից» is a word of a sentence.
fn declined(after: &str) -> bool {
    let mut chars = after.chars();
    chars.next().is_some_and(|c| matches!(c, '-' | '‑' | '֊')) && chars.next().is_some_and(char::is_lowercase)
}

/// The number of an article alone at the start of a text.
fn alone(text: &str) -> Option<Number> {
    let token: String = text.chars().take_while(|c| c.is_alphanumeric()).collect();
    let digits: String = token.chars().map(|c| numbering::digit(c).map_or(c, |d| char::from(b'0' + d as u8))).collect();
    (!digits.is_empty()).then(|| Number::parse(&digits)).flatten()
}
