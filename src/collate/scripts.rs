//! Two languages beside each other on the same lines: parted where one script gives way to another.

use super::columns::Raw;

/// A script that parts lines; digits and signs are of none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Script {
    Latin,
    Cyrillic,
    Armenian,
    Arabic,
}

fn script(c: char) -> Option<Script> {
    match c {
        'a'..='z' | 'A'..='Z' | '\u{c0}'..='\u{24f}' if !matches!(c, '×' | '÷') => Some(Script::Latin),
        '\u{400}'..='\u{4ff}' => Some(Script::Cyrillic),
        '\u{531}'..='\u{587}' => Some(Script::Armenian),
        '\u{620}'..='\u{6d3}' => Some(Script::Arabic),
        _ => None,
    }
}

/// Fewer lines than this in two scripts are a word of one language within the other.
const LEAST: usize = 8;

/// A line longer than this is looked at no further.
const WIDEST: usize = 2000;

/// The lines, those in two scripts parted, where enough of them are.
pub(super) fn part(lines: Vec<Raw>) -> Vec<Raw> {
    let mut places: Vec<Option<usize>> = lines.iter().map(|(_, text, _)| boundary(text)).collect();
    let (found, filled) = (places.iter().flatten().count(), lines.iter().filter(|(_, text, _)| !text.trim().is_empty()).count());
    if found < LEAST || found * 10 < filled {
        return lines;
    }
    // Beside a number that the end of a line has left alone: what begins where the second script mostly does.
    let column = |text: &str, at: usize| text[..at].chars().count();
    let mut columns: Vec<usize> = lines.iter().zip(&places).filter_map(|((_, text, _), at)| Some(column(text, (*at)?))).collect();
    columns.sort_unstable();
    let usual = columns[columns.len() / 2];
    for ((_, text, _), place) in lines.iter().zip(&mut places).filter(|((_, text, _), p)| p.is_none() && text.len() <= WIDEST) {
        let first = text.char_indices().find(|(_, c)| c.is_alphabetic()).map(|(at, _)| at);
        let start = first.and_then(|at| text[..at].rfind("  ")).map(|gap| gap + 2);
        *place = start.filter(|at| !text[..*at].trim().is_empty() && column(text, *at).abs_diff(usual) <= 6);
    }
    let mut out = Vec::with_capacity(lines.len() + found);
    for ((no, text, heading), place) in lines.into_iter().zip(places) {
        match place {
            Some(at) => {
                out.push((no, text[..at].trim_end().to_owned(), heading));
                out.push((no, text[at..].trim_start().to_owned(), heading));
            }
            None => out.push((no, text, heading)),
        }
    }
    out
}

/// Where the second script of a line begins: none unless all of one script stands before all of another, with a word or two of each.
fn boundary(text: &str) -> Option<usize> {
    // The cells of a table are parted as such.
    if text.len() > WIDEST || text.trim_start().starts_with('|') || text.contains('\t') {
        return None;
    }
    // Words with letters, each with its script; a single letter is a piece or a square.
    let mut words: Vec<(usize, usize, Script)> = Vec::new();
    for word in text.split_whitespace() {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        let letters = word.chars().filter(|c| c.is_alphabetic()).count();
        if let Some(script) = word.chars().find_map(script).filter(|_| letters >= 2) {
            words.push((start, start + word.len(), script));
        }
    }
    if words.len() < 3 {
        return None;
    }
    // The turn that leaves fewest words on the wrong side: a text in Cyrillic may well have «j'adoube» in it.
    let of = |range: std::ops::Range<usize>, script: Script| words[range].iter().filter(|(.., s)| *s == script).count();
    let (first, last) = (words.first()?.2, words.iter().rev().map(|(.., s)| *s).find(|s| *s != words[0].2)?);
    let right = |turn: &usize| of(0..*turn, first) + of(*turn..words.len(), last);
    let turn = (1..words.len()).max_by_key(|turn| (right(turn), std::cmp::Reverse(*turn)))?;
    if (words.len() - right(&turn)) * 6 > words.len() || of(turn..words.len(), last) == 0 || words[turn].2 != last {
        return None;
    }
    // Of the blanks between the two the widest; else those right after the first script, so that a number goes with what it counts.
    let (from, to) = (words[turn - 1].1, words[turn].0);
    let between = &text[from..to];
    let mut best: Option<(usize, bool, usize)> = None;
    let mut at = 0;
    while let Some(gap) = between[at..].find(' ') {
        let start = at + gap;
        let length = between[start..].len() - between[start..].trim_start_matches(' ').len();
        let stops = text[..from + start].ends_with(['.', ',', ';', ':', ')', '։']);
        if best.is_none_or(|(most, stop, _)| (length, stops) > (most, stop)) {
            best = Some((length, stops, start + length));
        }
        at = start + length;
    }
    best.map(|(.., end)| from + end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_in_two_scripts_is_parted_before_the_number_of_the_second() {
        fn at(text: &str) -> Option<&str> {
            boundary(text).map(|at| &text[at..])
        }
        assert_eq!(at("on a square board передвигают свои фигуры"), Some("передвигают свои фигуры"));
        assert_eq!(at("1.2 The player   1.2 Первый ход"), Some("1.2 Первый ход"));
        assert_eq!(at("has won the game. 1.5 Если позиция"), Some("1.5 Если позиция"));
        assert_eq!(at("as in Article 5.2.2. 1.5 Если позиция"), Some("1.5 Если позиция"));
        assert_eq!(at("ход Nf3 или Kg1 не засчитан"), None);
        assert_eq!(at("The player must move"), None);
        assert_eq!(
            at("saying I adjust, or j'adoube   сказав «поправляю» или «j'adoube» заранее, до хода"),
            Some("сказав «поправляю» или «j'adoube» заранее, до хода")
        );
    }
}
