//! Digits that count nothing: squares and moves of a game, results, castling, the items of a list within a sentence, the name of Chess960.

use super::numbering::digit;

/// How many bytes at a place of a text are such digits, with what belongs to them; none where a digit there counts something.
pub fn length(text: &str, at: usize) -> Option<usize> {
    let here = &text[at..];
    let first = here.chars().next().filter(|c| digit(*c).is_some())?;
    let run: usize = here.chars().take_while(|c| digit(*c).is_some()).map(char::len_utf8).sum();
    let (before, after) = (&text[..at], &here[run..]);
    let last = before.chars().next_back();
    // A square or a move: `e5`, `Nxd4`, `8x8`; in Cyrillic too, where look-alikes stand for the files.
    let times = |c: char| matches!(c, 'x' | 'х' | '×');
    let product = last.is_some_and(times) && before.chars().rev().nth(1).is_some_and(|c| digit(c).is_some());
    if !product && last.is_some_and(|c| c.is_ascii_alphabetic() || ('\u{400}'..='\u{4ff}').contains(&c) || matches!(c, '×' | '#' | '=')) {
        return Some(run);
    }
    let next = after.chars().next();
    let second = after.chars().nth(1);
    if next.is_some_and(|c| times(c) || matches!(c, 'a'..='h')) && second.is_some_and(|c| c.is_alphabetic() || (c.is_numeric() && !next.is_some_and(times))) {
        return Some(run);
    }
    // A result or castling: `1-0`, `0-0-0`.
    let score = |c: char| matches!(c, '0' | '1' | '½');
    if run == 1 && score(first) && next.is_some_and(|c| matches!(c, '-' | '–' | '‑' | ':')) && second.is_some_and(score) {
        let length = here.char_indices().find(|(_, c)| !score(*c) && !matches!(c, '-' | '–' | '‑' | ':')).map_or(here.len(), |(i, _)| i);
        return Some(length);
    }
    // An item of a list within a sentence: `1)`, `2 – zwei`, but not `(10)`.
    if next == Some(')')
        && last != Some('(')
        && !before.rsplit(['(', ')']).next().is_some_and(|open| open.len() < 40 && before[..before.len() - open.len()].ends_with('('))
    {
        return Some(run);
    }
    // The number of a move before the move: `2. Nf3`, `1.e4`.
    if next == Some('.') {
        let word: String = after[1..].trim_start().chars().take_while(|c| c.is_alphanumeric()).take(6).collect();
        let is_move = word.chars().any(char::is_numeric) && word.starts_with(|c: char| c.is_ascii_alphabetic()) && word.is_ascii();
        if is_move || word.starts_with("0") || word == "O" {
            return Some(run);
        }
    }
    (&here[..run] == "960" || here.starts_with("۹۶۰")).then_some(run)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(text: &str) -> Vec<String> {
        let (mut out, mut at) = (Vec::new(), 0);
        while let Some(c) = text[at..].chars().next() {
            if let Some(length) = length(text, at) {
                at += length;
            } else if digit(c).is_some() {
                let run: String = text[at..].chars().take_while(|c| digit(*c).is_some()).collect();
                at += run.len();
                out.push(run);
            } else {
                at += c.len_utf8();
            }
        }
        out
    }

    #[test]
    fn digits_that_count_nothing_are_told_from_those_that_do() {
        assert_eq!(counts("the last 50 moves, 10 minutes, (2) two, 30-second, 8x8"), ["50", "10", "2", "30", "8", "8"]);
        assert!(counts("Be5, Nxd4, exd5, N5xf3, 1-0, 0-0-0, 1) a; 2) b, Chess960, Chess 960, 1.e4 e5 2. Nf3").is_empty());
    }
}
