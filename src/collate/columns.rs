//! Text set in columns, as `pdftotext -layout` and printers of plain text give it: found by the gutter of blanks between them, and unwoven.
//!
//! A gutter is a place at which no word of line after line is cut, with words on both of its sides. Each page's first column comes before its second;
//! where pages have no mark, the numbers of the provisions tell where one ends.

use super::numbering::{self, Number};

/// A raw line: its place in the file, its text, whether it is set as a heading.
pub(super) type Raw = (u32, String, bool);

/// A line longer than this is no line of a page.
const WIDEST: usize = 400;

/// Fewer lines than this with words on both sides are no columns.
const LEAST: usize = 8;

/// So many where the page before has columns.
const LEAST_AGAIN: usize = 2;

/// Columns may begin so many lines below the top of a page.
const HEAD: usize = 15;

/// So many blank lines end a page.
const PAGE_END: usize = 4;

/// How far a gutter may move from one line to the next.
const WANDERS: usize = 16;

/// How many lines are looked at together at most.
const LONGEST: usize = 40_000;

/// How many columns a page has at most: each turn parts every column in two.
const TURNS: usize = 2;

/// The lines in the order in which they are read.
pub(super) fn unweave(mut lines: Vec<Raw>) -> Vec<Raw> {
    for _ in 0..TURNS {
        let (next, found) = once(lines);
        lines = next;
        if !found {
            break;
        }
    }
    lines
}

fn once(lines: Vec<Raw>) -> (Vec<Raw>, bool) {
    let mut out = Vec::with_capacity(lines.len());
    let (mut at, mut found) = (0, false);
    while at < lines.len() {
        let page = at == 0 || lines[at].1.starts_with('\u{c}');
        // Only a line with a gap inside can begin columns, or the head of a page above one.
        let ahead = if page { HEAD } else { 1 };
        match block(&lines[at..], ahead, found && page) {
            Some(block) => {
                found = true;
                block.write(&lines[at..at + block.length], &mut out);
                at += block.length;
            }
            None => {
                out.push(lines[at].clone());
                at += 1;
            }
        }
    }
    (out, found)
}

/// Whether a line has words on both sides of a gap.
fn gapped(line: &str) -> bool {
    line.len() <= WIDEST * 4 && line.trim_start_matches('\u{c}').trim().contains("  ") && !line.contains('\t')
}

/// Lines in columns: how many, where the second begins, where pages end among them.
struct Block {
    length: usize,
    /// For each line where its second column begins.
    splits: Vec<usize>,
    pages: Vec<usize>,
}

/// The longest block of columns that begins with the first of these lines; the first `ahead` of them may show where its gutter is.
fn block(lines: &[Raw], ahead: usize, again: bool) -> Option<Block> {
    let mut best: Option<(usize, Block)> = None;
    let mut tried: Vec<usize> = Vec::new();
    for (_, text, _) in lines.iter().take(ahead).filter(|(_, text, _)| gapped(text)) {
        let line: Vec<char> = text.chars().filter(|c| *c != '\u{c}').collect();
        for split in gaps(&line) {
            if tried.contains(&split) {
                continue;
            }
            tried.push(split);
            if let Some((both, block)) = extend(lines, split, again).filter(|(both, _)| best.as_ref().is_none_or(|(most, _)| both > most)) {
                best = Some((both, block));
            }
        }
    }
    best.map(|(_, block)| block)
}

/// The ends of the gaps of two blanks or more within a line: the places where a second column may begin.
fn gaps(line: &[char]) -> Vec<usize> {
    let from = line.iter().position(|c| *c != ' ').unwrap_or(line.len());
    let ends = (from + 2..line.len()).filter(|i| line[*i] != ' ' && line[*i - 1] == ' ' && line[*i - 2] == ' ').collect::<Vec<_>>();
    // More gaps than columns make a table.
    if ends.len() > 6 { Vec::new() } else { ends }
}

/// How far a gutter that ends at `split` goes on, to the end of its page at most; none where it is none. Blank lines and lines on one side go along.
fn extend(lines: &[Raw], split: usize, again: bool) -> Option<(usize, Block)> {
    // A second column may be set in: the gutter may end a little before the first line's gap does.
    let mut allowed: Vec<usize> = (split.saturating_sub(12).max(8)..=split).collect();
    let (mut both, mut wide, mut filled, mut length, mut blank, mut cut) = (0_usize, 0_usize, 0_usize, 0, 0, false);
    let (mut left_words, mut right_words): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
    let mut pages = Vec::new();
    let mut splits: Vec<usize> = Vec::new();
    // The line after the last that has words beside the second column's, or there alone.
    let mut last = 0;
    for (i, (_, text, heading)) in lines.iter().enumerate().take(LONGEST) {
        if text.starts_with('\u{c}') && i > 0 {
            break;
        }
        if text.trim().is_empty() {
            blank += 1;
            splits.push(split);
            if blank == PAGE_END && both > 0 {
                pages.push(i);
            }
            continue;
        }
        cut = *heading || text.contains('\t') || text.len() > WIDEST * 4;
        if cut {
            break;
        }
        let chars: Vec<char> = text.chars().filter(|c| *c != '\u{c}').collect();
        let mut next: Vec<usize> = allowed.iter().copied().filter(|p| chars.get(*p - 1).is_none_or(|c| *c == ' ')).collect();
        if next.is_empty() && both >= LEAST {
            next = wandered(&chars, *allowed.last()?);
        }
        let Some(at) = next.last().copied() else {
            cut = true;
            break;
        };
        let (left, right) = (words(&chars[..at.min(chars.len())]), words(chars.get(at..).unwrap_or_default()));
        if left > 0 && right > 0 {
            // One blank between the columns happens where a line is full; line after line it is the space between words.
            cut = both < 2 && chars.get(at - 2).is_some_and(|c| *c != ' ');
            if cut {
                break;
            }
            both += 1;
            wide += usize::from(chars.get(at - 2).is_none_or(|c| *c == ' '));
            left_words.push(left);
            right_words.push(right);
        }
        // Lines before that were looked at with a gutter a little wider.
        splits.push(at);
        allowed = next;
        filled += 1;
        blank = 0;
        length = i + 1;
        if right > 0 {
            last = length;
        }
    }
    // What stands above a line across the page, and beside nothing, is no part of the first column.
    let length = if cut { last } else { length };
    let middle = |list: &mut Vec<usize>| {
        list.sort_unstable();
        list.get(list.len() / 2).copied().unwrap_or(0)
    };
    let prose = middle(&mut left_words) >= 3 && middle(&mut right_words) >= 3;
    // What a line's own gutter allows is known only once the lines below it have been seen.
    let mut later = usize::MAX;
    for at in splits.iter_mut().rev() {
        if at.abs_diff(later) <= 12 && *at > later {
            *at = later;
        }
        later = *at;
    }
    splits.truncate(length);
    let least = if again { LEAST_AGAIN } else { LEAST };
    // Lines set to the width of a column have gaps of their own, but not one below the other.
    (both >= least && both * 5 >= filled && wide * 10 >= both * 7 && prose).then(|| {
        pages.retain(|p| *p < length);
        (both, Block { length, splits, pages })
    })
}

/// Where a gutter goes on that has moved to the side: a gap of two blanks or more in this line, near by.
fn wandered(line: &[char], before: usize) -> Vec<usize> {
    let near = gaps(line).into_iter().filter(|end| end.abs_diff(before) <= WANDERS).min_by_key(|end| end.abs_diff(before));
    let Some(end) = near else { return Vec::new() };
    let start = (0..end).rev().find(|i| line[*i] != ' ').map_or(0, |i| i + 1);
    (start + 1..=end).collect()
}

fn words(chars: &[char]) -> usize {
    chars.split(|c| *c == ' ').filter(|w| !w.is_empty()).count()
}

impl Block {
    /// Writes the lines page by page, the first column of each before the second.
    fn write(&self, lines: &[Raw], out: &mut Vec<Raw>) {
        let ends = self.page_ends(lines);
        let mut from = 0;
        for end in ends.into_iter().chain([lines.len()]).filter(|e| *e <= lines.len()) {
            if end <= from {
                continue;
            }
            for second in [false, true] {
                for ((no, text, heading), split) in lines[from..end].iter().zip(&self.splits[from..end]) {
                    let chars = text.chars().filter(|c| *c != '\u{c}');
                    let part: String = if second { chars.skip(*split).collect() } else { chars.take(*split).collect() };
                    out.push((*no, part.trim_end().to_owned(), *heading));
                }
            }
            from = end;
        }
    }

    /// Where pages end: at their marks, and where the first column's number goes on from the second's above it rather than from its own.
    fn page_ends(&self, lines: &[Raw]) -> Vec<usize> {
        let mut ends = self.pages.clone();
        let number = |text: &str| -> Option<Number> { numbering::scan(text.trim_start(), "", false).into_iter().rfind(|f| !f.spaced).map(|f| f.number) };
        let (mut left, mut right): (Option<Number>, Option<Number>) = (None, None);
        // Where the first column last had a blank line or began: the page ends before what goes on there.
        let mut begun = 0;
        for (i, (_, text, _)) in lines.iter().enumerate() {
            if ends.contains(&i) {
                (left, right) = (None, None);
            }
            let chars = || text.chars().filter(|c| *c != '\u{c}');
            let split = self.splits[i];
            let (a, b): (String, String) = (chars().take(split).collect(), chars().skip(split).collect());
            if a.trim().is_empty() {
                begun = i;
            }
            if let Some(n) = number(&a) {
                let goes_on = |before: &Option<Number>| before.as_ref().is_some_and(|b| n.follows(b));
                if !goes_on(&left) && goes_on(&right) {
                    // The number may stand in the middle of a line's paragraph: the page ends above that paragraph, or just here.
                    ends.push(if begun + 1 >= i { begun.max(1) } else { i });
                    right = None;
                }
                left = Some(n);
            }
            right = number(&b).or(right);
        }
        ends.sort_unstable();
        ends.dedup();
        ends
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        let lines = text.lines().enumerate().map(|(i, l)| (i as u32 + 1, l.to_owned(), false)).collect();
        let read: Vec<String> = unweave(lines).into_iter().map(|(_, l, _)| l).collect();
        read.iter().flat_map(|l| l.split_whitespace()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn two_columns_are_read_one_after_the_other() {
        let page = "a1 a2 a3 a4 a5      b1 b2 b3 b4\na6 a7 a8 a9 a10     b5 b6 b7 b8\na11 a12 a13 a14     b9 b10 b11\n\na15 a16 a17         b12 b13 b14\na18 a19 a20 a21     b15 b16 b17\n\
            a22 a23 a24 a25     b18 b19 b20\na26 a27 a28         b21 b22 b23\na29 a30 a31 a32     b24 b25 b26\n";
        let columns = |from: char, n: usize| (1..=n).map(|i| format!("{from}{i}")).collect::<Vec<_>>().join(" ");
        assert_eq!(read(page), format!("{} {}", columns('a', 32), columns('b', 26)));
    }

    #[test]
    fn numbers_that_hang_beside_their_text_are_no_column() {
        let page = "1.1        The first rule of the game goes on\n           and on until it ends.\n1.2        The second rule of the game goes on\n           and on until it ends.\n1.3        The third rule\n1.4        The fourth rule of all\n1.5        The fifth rule of all\n";
        let plain: Vec<String> = page.split_whitespace().map(str::to_owned).collect();
        assert_eq!(read(page), plain.join(" "));
    }
}
