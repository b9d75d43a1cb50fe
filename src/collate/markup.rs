//! Markup away: HTML or Markdown to plain lines that remember the line of the file they came from.

/// A line of text without markup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The line of the file, from 1.
    pub no: u32,
    /// Its words; empty where the text has a break between paragraphs.
    pub text: String,
    /// Columns it is set in by.
    pub indent: usize,
    /// Whether it is set as a heading.
    pub heading: bool,
    /// Whether it is a picture and nothing else.
    pub picture: bool,
    /// Whether it is known to begin with the number of a provision.
    pub begins: bool,
}

/// A run of signs longer than this without a space is no word of any language but data: a picture, an address.
const LONGEST_WORD: usize = 120;

/// The lines of a text. Whether it is HTML is seen from its tags.
pub fn lines(text: &str) -> Vec<Line> {
    let raw = if is_html(text) {
        html_lines(text)
    } else {
        let raw = text.lines().enumerate().map(|(i, l)| (i as u32 + 1, l.to_owned(), false)).collect();
        super::columns::unweave(super::scripts::part(raw))
    };
    let mut out: Vec<Line> = raw
        .into_iter()
        .flat_map(cells)
        .map(|(no, text, heading)| {
            let indent = text.chars().take_while(|c| c.is_whitespace()).map(|c| if c == '\t' { 4 } else { 1 }).sum();
            let hashes = text.trim_start().starts_with('#');
            let picture = text.contains("![");
            let footnote = text.trim_start().strip_prefix('[').is_some_and(|rest| note(&rest.chars().peekable()));
            let text = if footnote { String::new() } else { text };
            let text = if is_data(&text) { String::new() } else { inline(&text) };
            Line { no, picture: picture && text.is_empty(), text, indent, heading: heading || hashes, begins: false }
        })
        .collect();
    drop_furniture(&mut out);
    out
}

/// Whether a text is HTML: it says so at its start, or tags make its lines. A tag here and there in Markdown makes no page.
fn is_html(text: &str) -> bool {
    let start: String = text.trim_start().chars().take(400).collect::<String>().to_ascii_lowercase();
    if ["<!doctype html", "<html", "<body"].iter().any(|tag| start.contains(tag)) {
        return true;
    }
    let lower: String = text.chars().take(200_000).collect::<String>().to_ascii_lowercase();
    let tags: usize = ["<p>", "<p ", "<div", "<br", "<li", "<td", "<h2", "<h3"].iter().map(|tag| lower.matches(tag).count()).sum();
    let filled = lower.lines().filter(|l| !l.trim().is_empty()).count();
    tags > 0 && tags * 4 >= filled
}

/// Words that stand beside the number of a page.
const PAGES: &[&str] = &["page", "pageof", "pag", "pág", "página", "páginade", "стр", "страница", "էջ", "صفحه", "صفحهٔ"];

/// Empties what a printed page adds: numbers of pages, and short lines that come back on page after page.
fn drop_furniture(lines: &mut [Line]) {
    let bare = |text: &str| -> String { text.chars().filter(|c| c.is_alphabetic()).flat_map(char::to_lowercase).collect() };
    let mut counts: std::collections::HashMap<String, usize> = std::collections::HashMap::new();
    for line in lines.iter().filter(|l| l.text.len() <= 240 && !l.text.is_empty()) {
        *counts.entry(bare(&line.text)).or_default() += 1;
    }
    // A line within a paragraph comes back where its words do, in narrow columns above all: one in capitals or set off by a blank line is another thing.
    let blank: Vec<bool> = lines.iter().map(|l| l.text.is_empty()).collect();
    let set_off = |i: usize| i == 0 || i + 1 == blank.len() || blank[i - 1] || blank[i + 1];
    for (i, line) in lines.iter_mut().enumerate().filter(|(_, l)| !l.text.is_empty()) {
        let letters = bare(&line.text);
        let first = line.text.chars().find(|c| c.is_alphabetic());
        let within = first.is_some_and(|c| c.is_lowercase() || (!c.is_uppercase() && !set_off(i)));
        // A line of a table of contents: dots lead to the number of a page.
        let numberless = line.text.trim_end_matches(|c: char| super::numbering::digit(c).is_some());
        let leader = numberless.trim_end_matches(|c: char| matches!(c, '.' | '…' | '·' | '_') || c.is_whitespace());
        let led = numberless.len() < line.text.len()
            && numberless[leader.len()..].chars().map(|c| if c == '…' { 3 } else { usize::from(!c.is_whitespace()) }).sum::<usize>() >= 3;
        let number = line.text.trim_matches(|c: char| c.is_whitespace() || matches!(c, '-' | '–' | '—' | '[' | ']'));
        let page = letters.is_empty() && number.chars().count() <= 3 && !number.is_empty() && number.chars().all(|c| super::numbering::digit(c).is_some());
        // Words of a page's head come back with another number each time, or with none.
        let again = !within
            && letters.chars().count() >= 12
            && counts.get(&letters).is_some_and(|n| *n >= 4)
            && super::numbering::scan(line.text.trim(), "", true).is_empty();
        // `Page 3` and nothing else.
        let foot = PAGES.contains(&letters.as_str()) && line.text.split_whitespace().count() <= 4 && counts.get(&letters).is_some_and(|n| *n >= 2);
        if page || again || foot || led {
            line.text.clear();
        }
    }
}

/// The cells of a table's row on lines of their own, where more than one of them has whole sentences: two languages beside each other. The number in a cell
/// of its own is that of each.
fn cells((no, text, heading): (u32, String, bool)) -> Vec<(u32, String, bool)> {
    let row = text.trim();
    let sign = if row.starts_with('|') { '|' } else { '\t' };
    let parts: Vec<&str> = if row.contains(sign) { row.split(sign).map(str::trim).filter(|c| !c.is_empty()).collect() } else { Vec::new() };
    let long = |c: &str| c.split_whitespace().count() >= 5;
    let number = |c: &str| super::numbering::scan(c, "", false).pop().map(|f| f.number);
    // The same number at the start of each tells it of short ones too.
    let twice = parts.len() == 2 && number(parts[0]).is_some() && number(parts[0]) == number(parts[1]);
    if parts.iter().filter(|c| long(c)).count() < 2 && !twice {
        return vec![(no, text, heading)];
    }
    let mut out: Vec<(u32, String, bool)> = Vec::new();
    let mut number: Option<&str> = None;
    for part in parts {
        if part.split_whitespace().count() <= 1 && number.is_none() && super::numbering::scan(part, "", false).iter().any(|f| f.length + 1 >= part.len()) {
            number = Some(part);
            continue;
        }
        match (number, out.last_mut()) {
            (Some(number), _) if long(part) && super::numbering::scan(part, "", true).is_empty() => out.push((no, format!("{number} {part}"), heading)),
            (None, Some((_, last, _))) if last.split_whitespace().count() <= 1 => *last = format!("{last} {part}"),
            _ => out.push((no, part.to_owned(), heading)),
        }
    }
    out
}

fn is_data(line: &str) -> bool {
    line.split_whitespace().any(|word| word.len() > LONGEST_WORD * 4 || (word.len() > LONGEST_WORD && word.is_ascii()))
}

/// Marks of Markdown taken out of a line.
fn inline(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let trimmed = line.trim().trim_start_matches(['#', '>', '|', ' ']);
    let bullet = trimmed.strip_prefix(['-', '*', '+', '•', '·', '–', '—']).filter(|r| r.starts_with(char::is_whitespace));
    let mut chars = bullet.unwrap_or(trimmed).trim_start().chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '*' | '`' | '|' => {
                if c == '|' {
                    out.push(' ');
                }
            }
            '_' if chars.peek() == Some(&'_') => {
                chars.next();
            }
            '\\' if chars.peek().is_some_and(char::is_ascii_punctuation) => out.extend(chars.next()),
            // A picture is no words, whatever stands for it.
            '!' if chars.peek() == Some(&'[') && image(&chars) => while chars.next().is_some_and(|c| c != ')') {},
            // `[a]` counts an item, as `(a)` does.
            '[' if item(&chars) => {
                out.push('(');
                out.extend(chars.next());
                chars.next();
                out.push(')');
            }
            // `[3]` marks a note.
            '[' if note(&chars) => while chars.next().is_some_and(|c| c != ']') {},
            '[' => {}
            ']' => {
                if chars.peek() == Some(&'(') {
                    // The address of a link, up to its end on this line.
                    while chars.next().is_some_and(|c| c != ')') {}
                }
            }
            '<' => {
                let ahead: String = chars.clone().take(200).take_while(|c| *c != '>' && *c != '<').collect();
                if ahead.starts_with(|c: char| c.is_ascii_alphabetic() || c == '/') && chars.clone().nth(ahead.chars().count()) == Some('>') {
                    while chars.next().is_some_and(|c| c != '>') {}
                    if ahead.starts_with("br") || ahead.starts_with("BR") {
                        out.push(' ');
                    }
                } else {
                    out.push(c);
                }
            }
            '\u{a0}' | '\u{2007}' | '\u{202f}' | '\t' | '\u{c}' => out.push(' '),
            _ => out.push(c),
        }
    }
    out.trim().to_owned()
}

/// Whether what follows `[` is a number and `]`, and no address of a link.
fn note(ahead: &std::iter::Peekable<std::str::Chars>) -> bool {
    let ahead: String = ahead.clone().take(5).collect();
    ahead.split_once(']').is_some_and(|(n, rest)| !n.is_empty() && n.chars().all(|c| c.is_ascii_digit()) && !rest.starts_with('('))
}

/// Whether what follows `[` is a letter alone, `]` and a space.
fn item(ahead: &std::iter::Peekable<std::str::Chars>) -> bool {
    let mut ahead = ahead.clone();
    ahead.next().is_some_and(char::is_alphabetic) && ahead.next() == Some(']') && ahead.next() == Some(' ')
}

/// Whether what follows `!` is the rest of a picture: its words and its address, on one line.
fn image(ahead: &std::iter::Peekable<std::str::Chars>) -> bool {
    let ahead: String = ahead.clone().take(400).collect();
    ahead.split_once("](").is_some_and(|(words, address)| !words.contains(')') && address.contains(')'))
}

/// Elements whose content is no text.
const HIDDEN: &[&str] = &["script", "style", "head", "svg", "noscript", "template", "nav", "footer"];
/// Elements that begin a new line.
const BLOCKS: &[&str] = &[
    "p",
    "div",
    "br",
    "li",
    "ol",
    "ul",
    "tr",
    "table",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "section",
    "article",
    "blockquote",
    "dt",
    "dd",
    "dl",
    "hr",
    "td",
    "th",
    "body",
    "html",
    "main",
    "header",
    "pre",
];

fn html_lines(text: &str) -> Vec<(u32, String, bool)> {
    let mut out = Vec::new();
    let mut heading = false;
    let (mut line, mut from) = (1_u32, 1_u32);
    let mut current = String::new();
    let mut hidden: Option<String> = None;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if c == '<'
            && let Some((tag, length)) = tag(rest)
        {
            let whole = &rest[..length];
            line += whole.matches('\n').count() as u32;
            rest = &rest[length..];
            let (closing, name) = tag.strip_prefix('/').map_or((false, tag.as_str()), |n| (true, n));
            match &hidden {
                Some(open) if closing && open == name => hidden = None,
                Some(_) => {}
                None if !closing && HIDDEN.contains(&name) && !whole.ends_with("/>") => hidden = Some(name.to_owned()),
                None if BLOCKS.contains(&name) => {
                    if !current.trim().is_empty() {
                        out.push((from, std::mem::take(&mut current), heading));
                    }
                    heading = !closing && matches!(name, "h1" | "h2" | "h3" | "h4" | "h5" | "h6");
                    if matches!(name, "p" | "div" | "li" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6") {
                        out.push((line, String::new(), false));
                    }
                    current.clear();
                    from = line;
                }
                // As Markdown writes it, where it stands by itself.
                None if name == "img" && current.trim().is_empty() => out.push((line, "![](picture)".to_owned(), false)),
                None => {}
            }
            continue;
        }
        rest = &rest[c.len_utf8()..];
        if c == '\n' {
            line += 1;
        }
        if hidden.is_some() {
            continue;
        }
        if current.trim().is_empty() {
            from = line;
        }
        match c {
            '&' => match entity(rest) {
                Some((sign, length)) => {
                    current.push(sign);
                    rest = &rest[length..];
                }
                None => current.push('&'),
            },
            '\n' => current.push(' '),
            _ => current.push(c),
        }
    }
    if !current.trim().is_empty() {
        out.push((from, current, heading));
    }
    out
}

/// The name of a tag or comment at the start of a text (`/p` where it closes), and its length.
fn tag(text: &str) -> Option<(String, usize)> {
    if text.starts_with("<!--") {
        return Some((String::new(), text.find("-->").map_or(text.len(), |i| i + 3)));
    }
    let inside = &text[1..];
    if !inside.starts_with(|c: char| c.is_ascii_alphabetic() || c == '/' || c == '!' || c == '?') {
        return None;
    }
    // A tag is short; the rest of a long text is not looked through for each of its signs.
    let end = inside.bytes().take(4096).position(|b| b == b'>')?;
    let name: String = inside.chars().enumerate().take_while(|(i, c)| c.is_ascii_alphanumeric() || (*i == 0 && *c == '/')).map(|(_, c)| c).collect();
    Some((name.to_ascii_lowercase(), end + 2))
}

/// The sign of an entity after `&`, and how much of the text it takes.
fn entity(text: &str) -> Option<(char, usize)> {
    let end = text.bytes().take(12).position(|b| b == b';')?;
    let name = text.get(..end)?;
    let sign = if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => number.parse().ok()?,
        };
        char::from_u32(code).filter(|c| !c.is_control())?
    } else {
        match name {
            "nbsp" => ' ',
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            "apos" => '\'',
            "laquo" => '«',
            "raquo" => '»',
            "ndash" => '–',
            "mdash" => '—',
            "rsquo" => '’',
            "lsquo" => '‘',
            "ldquo" => '“',
            "rdquo" => '”',
            "hellip" => '…',
            "middot" => '·',
            "zwnj" => '\u{200c}',
            "aacute" => 'á',
            "eacute" => 'é',
            "iacute" => 'í',
            "oacute" => 'ó',
            "uacute" => 'ú',
            "ntilde" => 'ñ',
            "Aacute" => 'Á',
            "uuml" => 'ü',
            "shy" => '\u{ad}',
            "ensp" | "emsp" | "thinsp" => ' ',
            "frac12" => '½',
            "times" => '×',
            "bull" => '•',
            "iquest" => '¿',
            "iexcl" => '¡',
            "Eacute" => 'É',
            "Iacute" => 'Í',
            "Oacute" => 'Ó',
            "Uacute" => 'Ú',
            "Ntilde" => 'Ñ',
            "ordm" => 'º',
            "ordf" => 'ª',
            _ => return None,
        }
    };
    Some((sign, end + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Vec<(u32, String)> {
        lines(text).into_iter().filter(|l| !l.text.is_empty()).map(|l| (l.no, l.text)).collect()
    }

    #[test]
    fn html_gives_its_words_with_their_lines() {
        let page = "<html><head><title>x</title></head>\n<body><script>7.9 no</script>\n<p><b>7.</b>5.1 An\nillegal&nbsp;move &laquo;x&raquo;</p><p>7.5.2 b<!-- 7.7 --></p>";
        assert_eq!(plain(page), [(3, "7.5.1 An illegal move «x»".to_owned()), (4, "7.5.2 b".to_owned())]);
    }

    #[test]
    fn markdown_loses_its_marks() {
        assert_eq!(plain("2.3 as follows: ![the pieces](a.png)\n7.1 What! [See](b)"), [(1, "2.3 as follows:".to_owned()), (2, "7.1 What! See".to_owned())]);
        let text = "## **7.3** A [game](x.html) \\- b\n- 7\\.4 c\n| 7.5 | d |\ndata:%3c".to_owned() + &"x".repeat(400);
        assert_eq!(plain(&text), [(1, "7.3 A game - b".to_owned()), (2, "7.4 c".to_owned()), (3, "7.5   d".to_owned())]);
    }
}
