//! Running text: the numbers of provisions wherever they stand in it, found by their order, each put at the start of a line of its own.
//!
//! Every place that may begin a provision is a candidate; the chain of candidates whose numbers go on in order, and that look most like beginnings, wins.
//! So a text all in one line, headings that have run into the provision before them, numbers that the end of a line has parted, and numbers that always
//! have the article's word before them are read as if they had been set well.

use std::collections::{BTreeMap, HashSet};

use super::markup::Line;
use super::numbering::{self, Number};
use super::reading::Reader;
use super::words::fold;

/// More candidates than this no text of the Laws has.
const MOST: usize = 20_000;

/// How many candidates back the one before may be.
const BACK: usize = 300;

/// The most words of a heading that has run into a provision.
const HEADING: usize = 12;

/// Where a candidate stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// At the start of a line.
    Line,
    /// After the end of a sentence.
    Sentence,
    /// Elsewhere.
    Loose,
}

#[derive(Debug, Clone)]
struct Candidate {
    /// Where the provision begins: its number, or the article's word before it.
    at: usize,
    /// Where its number begins, and ends.
    number_at: usize,
    end: usize,
    number: Number,
    place: Place,
    /// Whether the number has to be put together.
    parted: bool,
    /// How much it looks like a beginning.
    own: f32,
}

/// Lines as one text, with where each begins.
struct Joined {
    text: String,
    /// First byte of each line that has words, and its place among all lines.
    starts: Vec<(usize, usize)>,
}

impl Joined {
    fn new(lines: &[Line]) -> Joined {
        let mut out = Joined { text: String::new(), starts: Vec::new() };
        let mut broken = false;
        for (i, line) in lines.iter().enumerate() {
            if line.text.trim().is_empty() {
                broken = true;
                continue;
            }
            if !out.text.is_empty() {
                out.text.push(if std::mem::take(&mut broken) { '\n' } else { ' ' });
            }
            out.starts.push((out.text.len(), i));
            out.text.push_str(line.text.trim());
        }
        out
    }

    fn is_start(&self, at: usize) -> bool {
        self.starts.binary_search_by_key(&at, |(s, _)| *s).is_ok()
    }

    /// The line a byte stands on.
    fn line(&self, at: usize) -> usize {
        self.starts.partition_point(|(s, _)| *s <= at).checked_sub(1).map_or(0, |i| self.starts[i].1)
    }

    /// Whether a line begins within a range.
    fn parts(&self, from: usize, to: usize) -> bool {
        self.starts.partition_point(|(s, _)| *s <= from) < self.starts.partition_point(|(s, _)| *s < to)
    }
}

fn ends_sentence(text: &str) -> bool {
    text.trim_end().ends_with(['.', ';', ':', '։', '!', '?', '؛', '؟', '۔', ')', '»', '”', '"', '…', '․'])
}

/// The lines, with every provision at the start of one.
pub(super) fn flow(lines: Vec<Line>, reader: &Reader, known: &HashSet<Number>) -> Vec<Line> {
    let joined = Joined::new(&lines);
    let first = candidates(&joined, reader, known, Habits::default());
    if first.len() > MOST {
        return lines;
    }
    let habits = Habits::of(&chain(&first, known));
    let all = if habits == Habits::default() { first } else { candidates(&joined, reader, known, habits) };
    let cuts = cuts(&joined, &chain(&all, known), reader);
    if cuts.is_empty() { lines } else { cut(&lines, &joined, &cuts) }
}

/// How a text sets its numbers, seen from those that leave no doubt.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Habits {
    /// Many stand within lines.
    running: bool,
    /// Many have the article's word before them.
    worded: bool,
}

impl Habits {
    fn of(chain: &[&Candidate]) -> Habits {
        let share = |of: &dyn Fn(&&&Candidate) -> bool, one_in: usize| chain.iter().filter(of).count() * one_in > chain.len();
        Habits { running: share(&|c| c.place != Place::Line, 6), worded: share(&|c| c.number_at > c.at, 3) }
    }
}

fn candidates(joined: &Joined, reader: &Reader, known: &HashSet<Number>, habits: Habits) -> Vec<Candidate> {
    let text = joined.text.as_str();
    let open: HashSet<String> = reader.cues.open.iter().map(|w| fold(w)).collect();
    let mut out = Vec::new();
    let mut last = ' ';
    let mut before_last = ' ';
    for (at, c) in text.char_indices() {
        let fresh = last.is_whitespace() || (matches!(last, '.' | ';' | ':' | '։' | ')') && before_last.is_alphabetic());
        (before_last, last) = (last, c);
        if fresh && (numbering::digit(c).is_some() || (c.is_alphabetic() && !c.is_lowercase())) && out.len() <= MOST {
            let start = joined.is_start(at);
            // «A2» for «A.2».
            let compact = start || c.is_alphabetic() && ends_sentence(&text[..at]);
            for found in numbering::scan(&text[at..], &reader.cues.letters, compact) {
                out.extend(candidate(joined, at, start, &found, &Around { reader, known, open: &open, habits }));
            }
        }
    }
    out
}

/// What a candidate is judged by besides its place.
struct Around<'a> {
    reader: &'a Reader,
    known: &'a HashSet<Number>,
    /// Words that no sentence ends with.
    open: &'a HashSet<String>,
    habits: Habits,
}

fn candidate(joined: &Joined, at: usize, start: bool, found: &numbering::Found, around: &Around) -> Option<Candidate> {
    let Around { reader, known, open, habits } = around;
    let text = joined.text.as_str();
    let end = at + found.length;
    let is_known = known.contains(&found.number);
    let parted = joined.parts(at, end);
    let after = &text[end..];
    // `1.` and `1.` one below the other are items of a list that numbers itself.
    if (found.spaced || parted) && (!is_known || (found.number.depth() == 1 && after.starts_with(['.', ')']))) {
        return None;
    }
    if after.starts_with([',', ';', '-', '–', '‑', '֊', '/', '\'', '’']) && !start {
        return None;
    }
    let mut words = after.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '.' | ')' | ':' | '–' | '—' | '-' | '*'));
    words = words.trim_start_matches(['«', '"', '“', '„', '‘', '’', '\'', '`', '¿', '¡', '(', '[']);
    if !start && reader.cues.article_after && cited_before(words, reader) {
        return None;
    }
    let first = words.chars().next()?;
    let begins = first.is_uppercase();
    let caseless = first.is_alphabetic() && !first.is_uppercase() && !first.is_lowercase();
    let before = text[..at].trim_end();
    let word = before.rsplit(char::is_whitespace).next().unwrap_or_default();
    let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
    let broken = |at: usize| at == 0 || text[..at].ends_with('\n');
    let own = |points: f32| points - if is_known { 0.0 } else { 0.6 } - if found.spaced { 0.1 } else { 0.0 };
    let made = |at: usize, place: Place, points: f32| {
        Some(Candidate { at, number_at: at, end, number: found.number.clone(), place, parted: parted || found.spaced, own: own(points) })
    };
    // The article's word before it: a citation, unless both begin a sentence.
    if !bare.is_empty() && reader.is_article(bare) && !word.ends_with(',') {
        let word_at = before.len() - word.len();
        let ended = broken(word_at) || ends_sentence(&text[..word_at]);
        let at_line = joined.is_start(word_at);
        let points = match (ended, begins, at_line) {
            (true, true, true) => 0.9,
            _ if at_line && habits.worded => 0.7 - if text[..word_at].trim_end().ends_with(',') { 0.3 } else { 0.0 },
            (true, true, false) if word.starts_with(char::is_uppercase) => 0.4,
            (true, false, true) if first.is_lowercase() || caseless => 0.2,
            _ if start => return made(at, Place::Line, -0.8),
            (false, true, _) if is_known => return made(at, Place::Loose, -0.9),
            _ => return None,
        };
        let place = if at_line { Place::Line } else { Place::Sentence };
        return Some(Candidate { at: word_at, number_at: at, end, number: found.number.clone(), place, parted: parted || found.spaced, own: own(points) });
    }
    let ended = broken(at) || ends_sentence(before);
    if start {
        let points = 1.0 + if begins { 0.3 } else { 0.0 } + if ended { 0.3 } else { 0.0 };
        let cited = if before.ends_with(',') && !broken(at) { 1.2 } else { 0.0 } + if !ended && first.is_lowercase() { 0.8 } else { 0.0 };
        return made(at, Place::Line, points - cited);
    }
    let lists = is_known && found.number.depth() > 1;
    if before.ends_with([',', '،']) || (!ended && open.contains(&fold(bare))) {
        // In a text that is all in a line an item may well follow a comma, or the words that lead in the list.
        return if habits.running && lists { made(at, Place::Loose, -0.6) } else { None };
    }
    match (ended, begins, caseless) {
        (true, true, _) => made(at, Place::Sentence, 0.6),
        (true, _, true) => made(at, Place::Sentence, 0.5),
        (true, ..) if first.is_lowercase() => made(at, Place::Sentence, 0.1),
        // It begins with a number of its own.
        (true, ..) if is_known => made(at, Place::Sentence, -0.2),
        (false, true, _) => made(at, Place::Loose, 0.0),
        (false, _, true) => made(at, Place::Loose, -0.2),
        (false, ..) if lists && first.is_lowercase() => made(at, Place::Loose, -0.3),
        _ => None,
    }
}

/// «9.2.1 կետի», «9.2.1 և 9.2.2 կետերում»: where the article's word follows numbers, the words after the first of them show that it is cited.
fn cited_before(words: &str, reader: &Reader) -> bool {
    let word = |text: &str| text.find(|c: char| c.is_whitespace() || matches!(c, ',' | '.' | ':' | '։')).unwrap_or(text.len());
    let mut rest = words;
    loop {
        let (next, after) = rest.split_at(word(rest));
        if reader.is_article(next) {
            return true;
        }
        // A conjunction, another number, and on.
        let number = if next.chars().all(char::is_lowercase) { after.trim_start() } else { rest };
        match numbering::scan(number, &reader.cues.letters, false).iter().map(|found| found.length).max() {
            Some(length) if length > 0 => rest = number[length..].trim_start(),
            _ => return false,
        }
    }
}

/// The chain of candidates that goes on in order and looks most like the beginnings of provisions.
fn chain<'a>(all: &'a [Candidate], known: &HashSet<Number>) -> Vec<&'a Candidate> {
    let mut best: Vec<(f32, Option<usize>)> = Vec::with_capacity(all.len());
    for (i, candidate) in all.iter().enumerate() {
        let mut here = (candidate.own, None);
        for j in (i.saturating_sub(BACK)..i).rev() {
            if all[j].end > candidate.at {
                continue;
            }
            let Some(step) = step(&all[j].number, candidate, known) else { continue };
            let total = best[j].0 + candidate.own + step;
            if total > here.0 {
                here = (total, Some(j));
            }
        }
        best.push(here);
    }
    let mut at = (0..best.len()).max_by(|a, b| best[*a].0.total_cmp(&best[*b].0));
    let mut out = Vec::new();
    while let Some(i) = at {
        out.push(&all[i]);
        at = best[i].1;
    }
    out.reverse();
    out
}

/// How well a candidate goes on from a number; none where it cannot.
fn step(before: &Number, candidate: &Candidate, known: &HashSet<Number>) -> Option<f32> {
    let number = &candidate.number;
    if number.follows(before) {
        return Some(1.0);
    }
    let at_line = candidate.place == Place::Line;
    if number.article() == before.article() {
        // One left out.
        let near = number.parent() == before.parent() && number.last() == before.last() + 2;
        return match candidate.place {
            _ if number <= before => None,
            Place::Line => Some(-0.2),
            Place::Sentence if known.contains(number) => Some(if near { -0.4 } else { -0.8 }),
            _ => None,
        };
    }
    let first = number.is_first() && known.contains(number);
    if number.class_order() > before.class_order() {
        return match (at_line, first) {
            (true, true) => Some(0.2),
            (true, false) => Some(-0.5),
            (false, true) => Some(-0.1),
            // The first of the article may have been lost.
            (false, false) if candidate.place == Place::Sentence && known.contains(number) => Some(-1.2),
            (false, false) => None,
        };
    }
    // Begun anew: another text, or a table of contents before.
    (at_line && first).then_some(-2.5)
}

/// A place where a line begins.
#[derive(Debug, Default)]
struct Cut {
    /// The number that begins here and where it ends; none for a heading.
    number: Option<(usize, usize)>,
    /// Whether the number has to be put together.
    parted: bool,
    /// Whether what begins here is a heading.
    heading: bool,
}

fn cuts(joined: &Joined, chain: &[&Candidate], reader: &Reader) -> BTreeMap<usize, Cut> {
    let mut out = BTreeMap::new();
    for (i, candidate) in chain.iter().enumerate() {
        // One that goes on from nothing, and that nothing goes on from, is no beginning.
        let goes_on = |a: Option<&&Candidate>, b: Option<&&Candidate>| a.zip(b).is_some_and(|(a, b)| b.number.follows(&a.number));
        let alone = !goes_on(i.checked_sub(1).and_then(|i| chain.get(i)), Some(candidate)) && !goes_on(Some(candidate), chain.get(i + 1));
        if alone && candidate.place != Place::Line {
            continue;
        }
        let word = candidate.number_at > candidate.at;
        if candidate.place != Place::Line || candidate.parted || word {
            out.insert(candidate.at, Cut { number: Some((candidate.number_at, candidate.end)), parted: candidate.parted, heading: false });
        }
        let Some(before) = i.checked_sub(1).map(|i| chain[i]).filter(|b| b.number.article() != candidate.number.article()) else { continue };
        if let Some((at, named)) = heading(joined, before.end, candidate, reader).filter(|(at, _)| !joined.is_start(*at)) {
            out.insert(at, Cut { number: None, parted: false, heading: !named });
        }
    }
    out
}

/// Where the heading of the article that a candidate begins has run into the provision before it: its first byte, and whether it has the article's word.
fn heading(joined: &Joined, from: usize, candidate: &Candidate, reader: &Reader) -> Option<(usize, bool)> {
    let tail = joined.text.get(from..candidate.at)?;
    let words: Vec<(usize, &str)> = tail.split_whitespace().map(|w| (from + (w.as_ptr() as usize - tail.as_ptr() as usize), w)).collect();
    let article = candidate.number.article();
    let bare = |w: &str| -> String {
        w.trim_matches(|c: char| !c.is_alphanumeric()).chars().map(|c| numbering::digit(c).map_or(c, |d| char::from(b'0' + d as u8))).collect()
    };
    let recent = &words[words.len().saturating_sub(2 * HEADING)..];
    let named = recent.windows(2).rev().find(|pair| reader.is_article(&bare(pair[0].1)) && Number::parse(&bare(pair[1].1)).as_ref() == Some(&article));
    if let Some(pair) = named {
        return Some((pair[0].0, true));
    }
    if candidate.place == Place::Line {
        return None;
    }
    let begun = recent.iter().rev().take_while(|(_, w)| !ends_sentence(w)).count();
    let (at, first) = recent.get(recent.len() - begun)?;
    ((1..=HEADING).contains(&begun) && begun < words.len() && first.starts_with(char::is_uppercase)).then_some((*at, false))
}

/// The lines, begun anew at the cuts.
fn cut(lines: &[Line], joined: &Joined, cuts: &BTreeMap<usize, Cut>) -> Vec<Line> {
    let within = |at: usize| cuts.range(..at).next_back().is_some_and(|(_, c)| c.number.is_some_and(|(_, end)| at < end));
    let mut begins: Vec<usize> = joined.starts.iter().map(|(s, _)| *s).filter(|s| !within(*s)).chain(cuts.keys().copied()).collect();
    begins.sort_unstable();
    begins.dedup();
    let mut out = Vec::with_capacity(begins.len() + 16);
    let mut shown = 0;
    for (i, at) in begins.iter().enumerate() {
        let end = begins.get(i + 1).copied().unwrap_or(joined.text.len());
        let line = joined.line(*at);
        // Blank lines before a line stay.
        if joined.is_start(*at) {
            out.extend(lines[shown..line].iter().filter(|l| l.text.trim().is_empty()).cloned());
        }
        shown = shown.max(line + 1);
        let original = &lines[line];
        let here = cuts.get(at);
        let text = match here.and_then(|c| c.number.map(|n| (c, n))) {
            Some((cut, (number_at, number_end))) => {
                let number = &joined.text[number_at..number_end];
                let number = if cut.parted { number.split_whitespace().collect() } else { number.to_owned() };
                format!("{number}{}", joined.text[number_end..end].trim_end())
            }
            None => joined.text[*at..end].trim().to_owned(),
        };
        let at_start = joined.is_start(*at);
        out.push(Line {
            no: original.no,
            text,
            indent: if at_start { original.indent } else { 0 },
            heading: here.is_some_and(|c| c.heading) || (at_start && here.is_none() && original.heading),
            picture: false,
            begins: here.is_some_and(|c| c.number.is_some()),
        });
    }
    out.extend(lines[shown..].iter().filter(|l| l.text.trim().is_empty()).cloned());
    out
}
