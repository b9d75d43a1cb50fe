//! What differs between two wordings, word by word.

/// Two wordings as HTML, with `<mark>` around the words that only one of them has; none where the words are the same. Tags and spaces are never marked and never
/// count as a difference.
pub fn marked(left: &str, right: &str) -> Option<[String; 2]> {
    let (left, right) = (pieces(left), pieces(right));
    let (in_left, in_right) = common(&words(&left), &words(&right));
    let differs = in_left.iter().chain(&in_right).any(|common| !common);
    differs.then(|| [with_marks(&left, &in_left), with_marks(&right, &in_right)])
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Tag,
    Space,
    Word,
}

/// Splits HTML into tags, spaces, and words; a mark of punctuation is a word of its own.
fn pieces(html: &str) -> Vec<(Kind, &str)> {
    let mut out = Vec::new();
    let mut rest = html;
    while let Some(first) = rest.chars().next() {
        let (kind, end) = match first {
            '<' => (Kind::Tag, rest.find('>').map_or(rest.len(), |at| at + 1)),
            '&' => (Kind::Word, rest.find(';').map_or(rest.len(), |at| at + 1)),
            c if c.is_whitespace() => (Kind::Space, rest.find(|c: char| !c.is_whitespace()).unwrap_or(rest.len())),
            c if of_word(c) => (Kind::Word, word_end(rest)),
            c => (Kind::Word, c.len_utf8()),
        };
        let (piece, after) = rest.split_at(end);
        out.push((kind, piece));
        rest = after;
    }
    out
}

/// Letters, digits and what stands inside a word: accents, the Armenian marks of tone, the Persian joiner, the apostrophe.
fn of_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '\u{300}'..='\u{36f}' | '\u{55a}'..='\u{55e}' | '\u{64b}'..='\u{652}' | '\u{200c}' | '\'' | '’')
}

/// Where the word ends that a text begins with; `7.5.1` and `tie-break` are one word each.
fn word_end(text: &str) -> usize {
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let joins = matches!(c, '.' | '-') && chars.peek().is_some_and(|(_, next)| next.is_alphanumeric());
        if !of_word(c) && !joins {
            return at;
        }
    }
    text.len()
}

fn words<'t>(pieces: &[(Kind, &'t str)]) -> Vec<&'t str> {
    pieces.iter().filter(|(kind, _)| *kind == Kind::Word).map(|(_, text)| *text).collect()
}

/// For each word of either side whether it stands in the longest row of words that both have.
fn common(left: &[&str], right: &[&str]) -> (Vec<bool>, Vec<bool>) {
    let (n, m) = (left.len(), right.len());
    let width = m + 1;
    let mut longest = vec![0_u32; (n + 1) * width];
    for i in (0..n).rev() {
        for j in (0..m).rev() {
            longest[i * width + j] =
                if left[i] == right[j] { longest[(i + 1) * width + j + 1] + 1 } else { longest[(i + 1) * width + j].max(longest[i * width + j + 1]) };
        }
    }
    let (mut in_left, mut in_right) = (vec![false; n], vec![false; m]);
    let mut matched = Vec::new();
    let (mut i, mut j) = (0, 0);
    while i < n && j < m {
        if left[i] == right[j] {
            matched.push((i, j));
            (i, j) = (i + 1, j + 1);
        } else if longest[(i + 1) * width + j] >= longest[i * width + j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    for run in runs(&matched) {
        // A single word met by chance between two changes is no common ground: marking round it would make both sides unreadable.
        let (first, last) = (run[0], run[run.len() - 1]);
        let inside = first != (0, 0) && last != (n - 1, m - 1);
        let solid = run.iter().filter(|(i, _)| left[*i].chars().any(char::is_alphanumeric)).count() > 1;
        if solid || !inside {
            run.iter().for_each(|(i, j)| (in_left[*i], in_right[*j]) = (true, true));
        }
    }
    (in_left, in_right)
}

/// Splits pairs of places into runs that go on without a gap on either side.
fn runs(matched: &[(usize, usize)]) -> impl Iterator<Item = &[(usize, usize)]> {
    matched.chunk_by(|a, b| b.0 == a.0 + 1 && b.1 == a.1 + 1)
}

fn with_marks(pieces: &[(Kind, &str)], common: &[bool]) -> String {
    let mut out = String::new();
    let mut common = common.iter();
    let (mut open, mut space) = (false, "");
    for (kind, text) in pieces {
        let marks = *kind == Kind::Word && common.next() == Some(&false);
        if open && *kind != Kind::Space && !marks {
            out.push_str("</mark>");
            open = false;
        }
        if *kind == Kind::Space {
            space = text;
            continue;
        }
        out.push_str(space);
        space = "";
        if marks && !open {
            out.push_str("<mark>");
            open = true;
        }
        out.push_str(text);
    }
    if open {
        out.push_str("</mark>");
    }
    out.push_str(space);
    out
}

#[cfg(test)]
mod tests {
    use super::{marked, pieces};

    fn both(left: &str, right: &str) -> [String; 2] {
        marked(left, right).unwrap_or_else(|| [left.to_owned(), right.to_owned()])
    }

    #[test]
    fn only_what_one_side_has_is_marked() {
        assert_eq!(marked("<p>one and the <a href=\"x\">same</a></p>", "<p>one and  the <a href=\"y\">same</a></p>"), None);
        assert_eq!(
            both("<p>The game goes on with one minute.</p>", "<p>The game goes on with two more minutes.</p>"),
            ["<p>The game goes on with <mark>one minute</mark>.</p>", "<p>The game goes on with <mark>two more minutes</mark>.</p>"]
        );
        assert_eq!(both("the king may move", "the king may move again here"), ["the king may move", "the king may move <mark>again here</mark>"]);
    }

    #[test]
    fn tags_stay_whole_and_are_no_difference() {
        assert_eq!(
            both("see <a href=\"x\">Article 7.5.1</a> too", "see <a href=\"y\">Article 7.4.1</a> too")[0],
            "see <a href=\"x\">Article <mark>7.5.1</mark></a> too"
        );
        assert_eq!(both("<p>gone at last</p>", "<p>here</p><p>for good</p>")[1], "<p><mark>here</mark></p><p><mark>for good</mark></p>");
    }

    #[test]
    fn a_word_met_by_chance_between_changes_is_part_of_the_change() {
        assert_eq!(both("It is a long road home.", "It is no short a way home.")[0], "It is <mark>a long road</mark> home.");
    }

    #[test]
    fn words_of_every_script_stay_whole() {
        let words = |text: &'static str| pieces(text).iter().filter(|p| p.0 == super::Kind::Word).map(|p| p.1).collect::<Vec<_>>();
        assert_eq!(words("պե՞տք է, «այո»։"), ["պե՞տք", "է", ",", "«", "այո", "»", "։"]);
        assert_eq!(words("می‌تواند ۷.۵.۱ را"), ["می‌تواند", "۷.۵.۱", "را"]);
        assert_eq!(words("кто-либо &amp; 7.5.1."), ["кто-либо", "&amp;", "7.5.1", "."]);
    }
}
