//! Where the words, links, numbers and pauses of a text are, found by its marks alone.

use std::ops::Range;

/// A text with its marks.
pub struct Marked {
    /// The text.
    pub text: String,
    /// Its links.
    pub links: Vec<Link>,
    /// Its numbers.
    pub numbers: Vec<Number>,
    /// The offsets of commas, stops and the like outside links.
    pub pauses: Vec<usize>,
    /// By byte: whether it is plain words, not a placeable, the target of a link or a move of a game.
    free: Vec<bool>,
}

/// `[words](kind:id)`.
pub struct Link {
    /// All of it.
    pub whole: Range<usize>,
    /// As written, with placeables.
    pub words: String,
    /// `clause`, `article`, `term`.
    pub kind: String,
    /// What it leads to.
    pub id: String,
}

/// `{ UNIT($name, …) }` or `{ $name }`.
pub struct Number {
    /// All of it.
    pub placeable: Range<usize>,
    /// The name, without `$`.
    pub variable: Range<usize>,
    /// The unit.
    pub unit: Option<Range<usize>>,
    /// The name.
    pub name: String,
}

impl Marked {
    /// Finds the marks.
    pub fn of(text: &str) -> Marked {
        let mut out = Marked { text: text.to_owned(), links: Vec::new(), numbers: Vec::new(), pauses: Vec::new(), free: vec![true; text.len()] };
        let mut at = 0;
        while let Some(open) = text[at..].find('{').map(|o| at + o) {
            let end = text[open..].find('}').map_or(text.len(), |c| open + c + 1);
            out.free[open..end].fill(false);
            if let Some(variable) = text[open..end].find('$').map(|v| open + v + 1) {
                let length = text[variable..end].find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_')).unwrap_or(0);
                let unit =
                    text[open + 1..variable].find('(').map(|p| (open + 1 + text[open + 1..].len() - text[open + 1..].trim_start().len())..(open + 1 + p));
                out.numbers.push(Number {
                    placeable: open..end,
                    variable: variable..variable + length,
                    unit,
                    name: text[variable..variable + length].to_owned(),
                });
            }
            at = end;
        }
        for (i, _) in text.match_indices('`').collect::<Vec<_>>().chunks_exact(2).map(|p| (p[0].0..p[1].0, ())) {
            out.free[i].fill(false);
        }
        let mut inside = vec![false; text.len()];
        for (middle, _) in text.match_indices("](") {
            let (Some(open), Some(close)) = (text[..middle].rfind('['), text[middle..].find(')')) else { continue };
            let whole = open..middle + close + 1;
            let target = &text[middle + 2..middle + close];
            out.free[middle..whole.end].fill(false);
            inside[whole.clone()].fill(true);
            if let Some((kind, id)) = target.split_once(':') {
                out.links.push(Link { whole, words: text[open + 1..middle].to_owned(), kind: kind.to_owned(), id: id.to_owned() });
            }
        }
        let pause = |c: char| [',', ';', '.', '—', '(', ')', '։', '՝', '،', '؛'].contains(&c);
        out.pauses = text.char_indices().filter(|(i, c)| out.free[*i] && !inside[*i] && pause(*c)).map(|(i, _)| i).collect();
        out
    }

    /// Where a phrase stands as whole words, its first letter small or capital.
    pub fn places(&self, phrase: &str) -> Vec<Range<usize>> {
        let mut capital = phrase.chars();
        let capital = capital.next().map(|c| c.to_uppercase().collect::<String>() + capital.as_str()).unwrap_or_default();
        let mut out: Vec<Range<usize>> = Vec::new();
        for form in [phrase.to_owned(), capital] {
            for (start, found) in self.text.match_indices(&form) {
                let at = start..start + found.len();
                let before = self.text[..at.start].chars().next_back();
                let after = self.text[at.end..].chars().next();
                if !before.is_some_and(joins) && !after.is_some_and(joins) && self.free[at.clone()].iter().all(|f| *f) && !out.contains(&at) {
                    out.push(at);
                }
            }
        }
        out
    }
}

/// Whether a character belongs to the word beside it.
fn joins(c: char) -> bool {
    c.is_alphanumeric() || ['\'', '’', '-', '\u{200c}', '\u{55b}', '\u{55c}', '\u{55e}', '\u{64e}', '\u{650}'].contains(&c)
}
