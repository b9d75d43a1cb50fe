//! Reading PGN as a stream: game after game in constant memory, from any encoding in which letters and digits are ASCII.
//!
//! The reader takes a game apart into tags and move texts and says what it could not read. Comments, variations and numeric glyphs are
//! passed over. What the moves mean is not its business: see [`super::replay`].

use std::io::{self, Read};

/// The tags that are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "named as in PGN")]
pub enum Tag {
    Event,
    Site,
    Date,
    UtcDate,
    Round,
    White,
    Black,
    Result,
    Fen,
    Variant,
    Termination,
}

const TAGS: [(&[u8], Tag); 11] = [
    (b"Event", Tag::Event),
    (b"Site", Tag::Site),
    (b"Date", Tag::Date),
    (b"UTCDate", Tag::UtcDate),
    (b"Round", Tag::Round),
    (b"White", Tag::White),
    (b"Black", Tag::Black),
    (b"Result", Tag::Result),
    (b"FEN", Tag::Fen),
    (b"Variant", Tag::Variant),
    (b"Termination", Tag::Termination),
];

/// What could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// A line that begins like a tag and is none.
    BadTag,
    /// A comment without end.
    UnclosedComment,
    /// A variation without end.
    UnclosedVariation,
    /// No result behind the moves.
    NoResult,
    /// The tag and the end of the moves give different results.
    ResultsDiffer,
    /// More moves or text than a game can have; the rest is passed over.
    TooLong,
    /// A move that cannot be read.
    UnreadableMove,
    /// A move that can be more than one.
    AmbiguousMove,
    /// The position at the start is none.
    BadFen,
    /// A variant with other rules.
    Variant,
}

/// A fault and where it stands.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Problem {
    /// The line, from 1.
    pub line: u64,
    /// What is wrong.
    pub problem: Fault,
    /// The text in question, where there is one.
    pub text: String,
}

/// A game as read. One is used again and again, so that reading allocates little.
#[derive(Debug, Clone, Default)]
pub struct RawGame {
    /// The line on which it begins.
    pub line: u64,
    /// What could not be read.
    pub problems: Vec<Problem>,
    /// The result behind the moves, if any: `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub end: Option<&'static str>,
    tags: [String; TAGS.len()],
    text: Vec<u8>,
    moves: Vec<(u32, u32, u64)>,
}

impl RawGame {
    /// A tag; empty where the game has none.
    pub fn tag(&self, tag: Tag) -> &str {
        &self.tags[tag as usize]
    }

    /// The move texts, each with its line.
    pub fn moves(&self) -> impl Iterator<Item = (&[u8], u64)> {
        self.moves.iter().map(|(start, end, line)| (&self.text[*start as usize..*end as usize], *line))
    }

    /// The result of the game: that of the tag, else that behind the moves.
    pub fn result(&self) -> &str {
        match self.tag(Tag::Result) {
            "" => self.end.unwrap_or("*"),
            text => result(text.as_bytes()).unwrap_or(text),
        }
    }

    fn clear(&mut self, line: u64) {
        self.line = line;
        self.problems.clear();
        self.end = None;
        self.tags.iter_mut().for_each(String::clear);
        self.text.clear();
        self.moves.clear();
    }

    fn problem(&mut self, line: u64, problem: Fault, text: &[u8]) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(Problem { line, problem, text: decode(text.get(..MAX_SHOWN).unwrap_or(text)) });
        }
    }
}

/// Far more than any game has.
const MAX_MOVES: usize = 20_000;
/// A move text or tag longer than this is cut.
const MAX_TOKEN: usize = 1_000;
const MAX_PROBLEMS: usize = 100;
const MAX_SHOWN: usize = 80;
const BUFFER: usize = 1 << 16;
/// How many bytes can be looked at ahead.
const AHEAD: usize = 16;

/// Text in UTF-8, or else in Latin-1.
pub fn decode(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|&b| char::from(b)).collect(),
    }
}

/// A stream of games.
#[derive(Debug)]
pub struct Pgn<R> {
    source: R,
    buffer: Vec<u8>,
    at: usize,
    end: usize,
    finished: bool,
    line: u64,
    line_start: bool,
    scratch: Vec<u8>,
}

impl<R: Read> Pgn<R> {
    /// Reads from a source. It need not be buffered.
    pub fn new(source: R) -> Self {
        Self { source, buffer: vec![0; BUFFER], at: 0, end: 0, finished: false, line: 1, line_start: true, scratch: Vec::new() }
    }

    /// Reads the next game into `game`; false at the end.
    ///
    /// # Errors
    /// Those of the source. What had been read of the game before is in `game`.
    pub fn next_into(&mut self, game: &mut RawGame) -> io::Result<bool> {
        self.byte_order_mark()?;
        self.blanks()?;
        game.clear(self.line);
        if self.peek()?.is_none() {
            return Ok(false);
        }
        while self.peek()? == Some(b'[') {
            self.tag(game)?;
            self.blanks()?;
        }
        self.movetext(game)?;
        if let Some(end) = game.end
            && matches!(game.result(), "1-0" | "0-1" | "1/2-1/2")
            && end != game.result()
            && end != "*"
        {
            game.problem(self.line, Fault::ResultsDiffer, end.as_bytes());
        }
        Ok(true)
    }

    /// The line that is being read, from 1.
    pub fn line(&self) -> u64 {
        self.line
    }

    fn fill(&mut self) -> io::Result<()> {
        self.buffer.copy_within(self.at..self.end, 0);
        self.end -= self.at;
        self.at = 0;
        while !self.finished && self.end < AHEAD {
            match self.source.read(&mut self.buffer[self.end..]) {
                Ok(0) => self.finished = true,
                Ok(n) => self.end += n,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.finished = true;
                    return Err(error);
                }
            }
        }
        Ok(())
    }

    #[inline]
    fn peek(&mut self) -> io::Result<Option<u8>> {
        if self.at == self.end {
            if self.finished {
                return Ok(None);
            }
            self.fill()?;
        }
        Ok((self.at < self.end).then(|| self.buffer[self.at]))
    }

    /// The bytes ahead, at most [`AHEAD`].
    fn ahead(&mut self) -> io::Result<&[u8]> {
        if self.end - self.at < AHEAD && !self.finished {
            self.fill()?;
        }
        Ok(&self.buffer[self.at..self.end.min(self.at + AHEAD)])
    }

    #[inline]
    fn bump(&mut self) {
        let byte = self.buffer[self.at];
        self.at += 1;
        // A carriage return alone ends a line too, as on old machines.
        if byte == b'\n' || (byte == b'\r' && self.buffer[..self.end].get(self.at) != Some(&b'\n')) {
            self.line += 1;
            self.line_start = true;
        } else if byte != b'\r' {
            self.line_start = false;
        }
    }

    fn byte_order_mark(&mut self) -> io::Result<()> {
        if self.ahead()?.starts_with(b"\xef\xbb\xbf") {
            self.at += 3;
        }
        Ok(())
    }

    fn blanks(&mut self) -> io::Result<()> {
        while let Some(byte) = self.peek()? {
            if byte == b'%' && self.line_start {
                self.skip_line()?;
            } else if byte.is_ascii_whitespace() || byte == 0 || byte == 0x1a {
                let start = self.line_start;
                self.bump();
                // Blanks before it do not make a line begin elsewhere.
                self.line_start |= start;
            } else {
                break;
            }
        }
        Ok(())
    }

    fn skip_line(&mut self) -> io::Result<()> {
        while let Some(byte) = self.peek()? {
            if byte == b'\n' || byte == b'\r' {
                break;
            }
            self.bump();
        }
        Ok(())
    }

    fn tag(&mut self, game: &mut RawGame) -> io::Result<()> {
        let line = self.line;
        let mut text = std::mem::take(&mut self.scratch);
        text.clear();
        while let Some(byte) = self.peek()? {
            if byte == b'\n' || byte == b'\r' {
                break;
            }
            if text.len() < MAX_TOKEN {
                text.push(byte);
            }
            self.bump();
            // Several tags may stand on one line.
            if byte == b']' && text.iter().filter(|b| **b == b'"').count() != 1 {
                break;
            }
        }
        match split_tag(&text) {
            Some((name, value)) => {
                if let Some((_, tag)) = TAGS.iter().find(|(known, _)| *known == name) {
                    let into = &mut game.tags[*tag as usize];
                    into.clear();
                    match std::str::from_utf8(value) {
                        Ok(text) => into.push_str(text),
                        Err(_) => into.extend(value.iter().map(|&b| char::from(b))),
                    }
                    if into.contains('\\') {
                        *into = into.replace("\\\"", "\"").replace("\\\\", "\\");
                    }
                }
            }
            None => game.problem(line, Fault::BadTag, &text),
        }
        self.scratch = text;
        Ok(())
    }

    /// Whether a new game begins here, at the start of a line.
    fn new_game(&mut self) -> io::Result<bool> {
        Ok(self.line_start && self.ahead()?.starts_with(b"[Event \""))
    }

    fn movetext(&mut self, game: &mut RawGame) -> io::Result<()> {
        let mut depth = 0_u32;
        let mut opened = 0;
        let mut before = usize::MAX;
        loop {
            self.blanks()?;
            let line = self.line;
            let Some(byte) = self.peek()? else {
                if depth > 0 {
                    game.problem(opened, Fault::UnclosedVariation, b"");
                }
                game.problem(line, Fault::NoResult, b"");
                return Ok(());
            };
            match byte {
                b'[' if self.line_start && (depth == 0 || self.new_game()?) => {
                    if depth > 0 {
                        game.problem(opened, Fault::UnclosedVariation, b"");
                    }
                    game.problem(line, Fault::NoResult, b"");
                    return Ok(());
                }
                b'{' => {
                    if !self.comment()? {
                        game.problem(line, Fault::UnclosedComment, b"");
                    }
                }
                b';' => self.skip_line()?,
                b'(' => {
                    if depth == 0 {
                        opened = line;
                    }
                    depth += 1;
                    self.bump();
                }
                b')' => {
                    depth = depth.saturating_sub(1);
                    self.bump();
                }
                b'$' | b'<' | b'>' | b'}' | b']' | b'[' | b'"' => self.bump(),
                _ => {
                    let start = game.text.len();
                    self.token(game)?;
                    if depth > 0 {
                        game.text.truncate(start);
                        continue;
                    }
                    let range = trim_number(&game.text, start);
                    let token = &game.text[range.0..range.1];
                    if let Some(end) = result(token) {
                        game.end = Some(end);
                        game.text.truncate(start);
                        return Ok(());
                    }
                    if !is_move_like(token) {
                        game.text.truncate(start);
                    } else if game.moves.len() < MAX_MOVES {
                        game.moves.push((range.0 as u32, range.1 as u32, line));
                    } else {
                        game.text.truncate(start);
                        if before == usize::MAX {
                            before = start;
                            game.problem(line, Fault::TooLong, b"");
                        }
                    }
                }
            }
        }
    }

    /// How many of the bytes read ahead come before one that `stop` marks; those are passed over.
    fn run(&mut self, stop: &[bool; 256]) -> usize {
        let slice = &self.buffer[self.at..self.end];
        let length = slice.iter().position(|b| stop[usize::from(*b)]).unwrap_or(slice.len());
        self.at += length;
        self.line_start &= length == 0;
        length
    }

    /// Passes over a comment; false if it has no end.
    fn comment(&mut self) -> io::Result<bool> {
        self.bump();
        while let Some(byte) = self.peek()? {
            if byte == b'[' && self.new_game()? {
                return Ok(false);
            }
            self.bump();
            if byte == b'}' {
                return Ok(true);
            }
            // A line may begin with the next game; elsewhere only the end counts.
            self.run(if self.line_start { &LINE_STARTS } else { &COMMENT_STOPS });
        }
        Ok(false)
    }

    /// Reads to the next blank or bracket.
    fn token(&mut self, game: &mut RawGame) -> io::Result<()> {
        let start = game.text.len();
        while let Some(byte) = self.peek()? {
            if byte == b'(' {
                // `e8(Q)` is one word, `e4(e5)` has a variation.
                let inside = matches!(self.ahead()?, [b'(', b'Q' | b'R' | b'B' | b'N' | b'=', b')', ..]);
                if !inside {
                    break;
                }
                game.text.extend_from_slice(&self.buffer[self.at..self.at + 3]);
                self.at += 3;
                continue;
            }
            let from = self.at;
            let length = self.run(&TOKEN_STOPS);
            if length == 0 {
                break;
            }
            let room = MAX_TOKEN.saturating_sub(game.text.len() - start);
            game.text.extend_from_slice(&self.buffer[from..from + length.min(room)]);
        }
        if game.text.len() == start {
            // Nothing that can stand in a word: pass over it, or the reader would not get on.
            self.bump();
        }
        Ok(())
    }
}

const fn stops(bytes: &[u8]) -> [bool; 256] {
    let mut table = [false; 256];
    let mut i = 0;
    while i < bytes.len() {
        table[bytes[i] as usize] = true;
        i += 1;
    }
    table
}

const TOKEN_STOPS: [bool; 256] = stops(b" \t\n\r\x0c{}()[];$\"");
const COMMENT_STOPS: [bool; 256] = stops(b"}\n\r");
const LINE_STARTS: [bool; 256] = stops(b"}\n\r[");

/// Name and value of `[Name "value"]`; the value may hold brackets, and quotation marks may be missing.
fn split_tag(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let inside = text.trim_ascii_end().strip_prefix(b"[")?.strip_suffix(b"]")?.trim_ascii();
    let space = inside.iter().position(|b| b.is_ascii_whitespace())?;
    let (name, value) = (&inside[..space], inside[space..].trim_ascii());
    let value = value.strip_prefix(b"\"")?.strip_suffix(b"\"")?;
    Some((name, value))
}

/// Cuts a move number off the front: `12.e4`, `12...e5`, `12.`.
fn trim_number(text: &[u8], start: usize) -> (usize, usize) {
    let token = &text[start..];
    let digits = token.iter().take_while(|b| b.is_ascii_digit()).count();
    let dots = token[digits..].iter().take_while(|b| **b == b'.').count();
    let skip = if dots > 0 || digits == token.len() { digits + dots } else { 0 };
    (start + skip, text.len())
}

fn result(token: &[u8]) -> Option<&'static str> {
    match token {
        b"1-0" => Some("1-0"),
        b"0-1" => Some("0-1"),
        b"1/2-1/2" | b"1/2" => Some("1/2-1/2"),
        b"*" => Some("*"),
        _ if token.len() <= LONGEST_RESULT && !token.is_ascii() => printed_result(&decode(token)),
        _ => None,
    }
}

/// Room for `1⁄2–1⁄2`.
const LONGEST_RESULT: usize = 16;

/// A result as books and word processors print it: dashes for the hyphen, signs for the fraction. In the encoding of old Windows a dash is 0x96.
fn printed_result(text: &str) -> Option<&'static str> {
    let plain: String = text.chars().map(|c| if matches!(c, '–' | '—' | '‑' | '‐' | '−' | '\u{96}' | '\u{97}') { '-' } else { c }).collect();
    match plain.replace('½', "1/2").replace('⁄', "/").as_str() {
        "1-0" => Some("1-0"),
        "0-1" => Some("0-1"),
        "1/2-1/2" | "1/2" => Some("1/2-1/2"),
        _ => None,
    }
}

/// Whether a word may be a move; signs such as `!?`, `+-` and `e.p.` are not.
fn is_move_like(token: &[u8]) -> bool {
    !matches!(token, b"" | b"e.p." | b"ep") && token.iter().any(|b| b.is_ascii_alphanumeric() || *b == b'@' || *b >= 0x80) || token.starts_with(b"--")
}
