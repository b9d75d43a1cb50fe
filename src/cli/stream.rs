//! `chesslaw rule --ndjson`: one request a line in, one answer a line out, in order.
//!
//! The ruling depends on the facts only as the variables see them, so rulings are kept and used again: a stream of any length is answered from a few
//! thousand of them, in constant memory. Large chunks are answered in parallel.

use std::io::{BufRead, Read, Write};

use rayon::prelude::*;
use rustc_hash::FxHashMap;
use serde_json::{Value, json};

use super::request::{Fact, Request, id_alone, plain};
use super::rule::error_of;
use super::{Exit, show};
use crate::engine::{self, Known, Program, Value as FactValue};
use crate::model::Question;
use crate::{Lawbook, answer, board};

/// Bytes read at a time.
const CHUNK: usize = 1 << 18;
/// Longest line taken, in bytes.
const MAX_LINE: usize = 1 << 20;
/// Rulings kept for each question and edition before they are forgotten and made anew.
const KEPT: usize = 1 << 14;

/// A question in an edition, with the answers kept.
struct Desk<'a> {
    /// As it was asked for.
    asked: String,
    asked_in: Option<String>,
    question: &'a Question,
    edition: usize,
    program: &'a Program,
    kept: FxHashMap<Known, Box<str>>,
}

/// Answers a stream until it ends.
pub(super) fn run(book: &Lawbook, default_edition: Option<&str>, brief: bool) -> Exit {
    let threads = rayon::current_num_threads().max(1);
    let mut workers: Vec<Worker> = (0..threads).map(|_| Worker::new(book, default_edition, brief)).collect();
    let mut input = std::io::stdin().lock();
    let mut out = std::io::stdout().lock();
    let mut buffer: Vec<u8> = Vec::with_capacity(2 * CHUNK);
    loop {
        let before = buffer.len();
        buffer.resize(before + CHUNK, 0);
        let read = match input.read(&mut buffer[before..]) {
            Ok(read) => read,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {
                buffer.truncate(before);
                continue;
            }
            Err(error) => {
                show::error(&format!("cannot read standard input: {error}"));
                return Exit::Usage;
            }
        };
        buffer.truncate(before + read);
        // Whole lines only, until the stream ends; a line longer than may be is answered with an error and skipped to its end.
        let whole = match buffer.iter().rposition(|b| *b == b'\n') {
            _ if read == 0 => buffer.len(),
            Some(end) => end + 1,
            None if buffer.len() <= MAX_LINE => continue,
            None => {
                let cut = std::mem::take(&mut buffer);
                let end = skip_line(&mut input);
                workers[0].out.clear();
                workers[0].put(None, &bad("too-long", format!("a line of {} bytes or more; the most is {MAX_LINE}", cut.len())).to_string());
                if out.write_all(&workers[0].out).is_err() || !end {
                    return Exit::Fine;
                }
                continue;
            }
        };
        let lines = &buffer[..whole];
        let parts = split(lines, if whole < 64 * 1024 { 1 } else { workers.len() });
        if parts.len() == 1 {
            workers[0].answer_all(parts[0]);
        } else {
            workers.par_iter_mut().zip(parts.par_iter()).for_each(|(worker, part)| {
                worker.answer_all(part);
            });
        }
        for worker in &workers[..parts.len()] {
            if out.write_all(&worker.out).is_err() {
                return Exit::Fine; // the reader has gone away
            }
        }
        if out.flush().is_err() || read == 0 {
            return Exit::Fine;
        }
        buffer.drain(..whole);
    }
}

/// Reads to the end of a line; false where the stream ends first.
fn skip_line(input: &mut impl BufRead) -> bool {
    loop {
        let Ok(chunk) = input.fill_buf() else { return false };
        if chunk.is_empty() {
            return false;
        }
        match chunk.iter().position(|b| *b == b'\n') {
            Some(end) => {
                input.consume(end + 1);
                return true;
            }
            None => {
                let all = chunk.len();
                input.consume(all);
            }
        }
    }
}

/// The bytes in so many parts, each of whole lines.
fn split(bytes: &[u8], parts: usize) -> Vec<&[u8]> {
    let mut out = Vec::with_capacity(parts);
    let mut rest = bytes;
    for left in (2..=parts).rev() {
        let at = rest.len() / left;
        let end = rest[at..].iter().position(|b| *b == b'\n').map_or(rest.len(), |p| at + p + 1);
        let (part, more) = rest.split_at(end);
        out.push(part);
        rest = more;
    }
    out.push(rest);
    out
}

/// One of those who answer; what it keeps is its own, so that none waits for another.
pub struct Worker<'a> {
    book: &'a Lawbook,
    default_edition: Option<&'a str>,
    brief: bool,
    desks: Vec<Desk<'a>>,
    /// The desk asked last.
    at: usize,
    known: Known,
    ignored: Vec<String>,
    out: Vec<u8>,
}

impl<'a> Worker<'a> {
    /// One who answers from this lawbook; `brief` leaves out reasons.
    pub fn new(book: &'a Lawbook, default_edition: Option<&'a str>, brief: bool) -> Worker<'a> {
        Worker { book, default_edition, brief, desks: Vec::new(), at: 0, known: Known::default(), ignored: Vec::new(), out: Vec::new() }
    }

    /// Answers every line, a line each.
    pub fn answer_all(&mut self, lines: &[u8]) -> &[u8] {
        self.out.clear();
        for line in lines.split(|b| *b == b'\n').filter(|l| !l.iter().all(u8::is_ascii_whitespace)) {
            self.answer(line);
        }
        &self.out
    }

    /// Writes an answer (an object without id, as text) with the id of its request as it was told.
    fn put(&mut self, id: Option<&str>, body: &str) {
        self.out.extend_from_slice(b"{\"id\":");
        self.out.extend_from_slice(id.unwrap_or("null").as_bytes());
        self.out.push(b',');
        self.out.extend_from_slice(&body.as_bytes()[1..]);
        self.out.push(b'\n');
    }

    fn answer(&mut self, line: &[u8]) {
        if line.len() > MAX_LINE {
            return self.put(None, &bad("too-long", format!("a line of {} bytes; the most is {MAX_LINE}", line.len())).to_string());
        }
        let plainly = std::str::from_utf8(line).ok().and_then(plain);
        match plainly.map_or_else(|| serde_json::from_slice::<Request>(line), Ok) {
            Ok(request) => {
                if let Err(error) = self.reply(&request) {
                    self.put(request.id, &error.to_string());
                }
            }
            Err(error) => {
                // The id is still told where the line is an object at all.
                let id = id_alone(line);
                let code = if error.is_data() { "bad-request" } else { "bad-json" };
                self.put(id, &bad(code, error.to_string()).to_string());
            }
        }
    }

    fn reply(&mut self, request: &Request) -> Result<(), Value> {
        let Some(question) = &request.question else { return Err(bad("bad-request", "`question` is missing".to_owned())) };
        if let Some((name, _)) = request.facts.0.iter().find(|(_, f)| matches!(f, Fact::Other)) {
            return Err(bad("bad-request", format!("`{name}` must be true, false, a whole number, a word or null")));
        }
        if let Some(name) = request.facts.twice() {
            return Err(bad("bad-request", format!("`{name}` is told twice")));
        }
        let edition = request.edition.as_deref().or(self.default_edition);
        // What a board decides, or gives a fact of, is not kept: no two positions are alike.
        let position = self.book.content.position_question(question);
        if position.is_some() || request.facts.0.iter().any(|(name, _)| name == "fen") {
            let told = request.facts.0.iter().map(|(name, fact)| (name.clone().into_owned(), fact.scalar())).collect();
            let place = self.book.edition(edition).map_err(|e| error_of(&e))?;
            let answer = match position {
                Some(position) => board::ask(self.book, position, place, &told).map(|r| board::json(self.book, question, place, None, &r, self.brief)),
                None => self.book.ask(question, edition, &told).map(|r| answer::answer(self.book, question, place, None, &r, self.brief)),
            };
            let answer = answer.map_err(|e| error_of(&e))?;
            self.put(request.id, &answer.to_string());
            return Ok(());
        }
        // Requests on one question mostly come together.
        let same = |d: &Desk| d.asked == question.as_ref() && d.asked_in.as_deref() == edition;
        if !self.desks.get(self.at).is_some_and(same) {
            self.at = match self.desks.iter().position(same) {
                Some(at) => at,
                None => {
                    let (asked, asked_in) = (question.as_ref().to_owned(), edition.map(str::to_owned));
                    let (question, edition, program) = self.book.compiled(question, edition).map_err(|e| error_of(&e))?;
                    self.desks.push(Desk { asked, asked_in, question, edition, program, kept: FxHashMap::default() });
                    self.desks.len() - 1
                }
            };
        }
        let Some(desk) = self.desks.get_mut(self.at) else { return Ok(()) };
        let facts = request.facts.0.iter().map(|(name, fact)| {
            let value = match fact {
                Fact::Unknown | Fact::Other => FactValue::Unknown,
                Fact::Bool(b) => FactValue::Bool(*b),
                Fact::Number(n) => FactValue::Number(*n),
                Fact::Text(t) => FactValue::Text(t),
            };
            (name.as_ref(), value)
        });
        let content = &self.book.content;
        self.ignored.clear();
        let (known, ignored) = (&mut self.known, &mut self.ignored);
        desk.program.reader.read_into(content, &desk.program.space, facts, known, ignored).map_err(|e| error_of(&e.into()))?;
        let made;
        let body: &str = match desk.kept.get(known) {
            Some(body) => body,
            None => {
                let told = |name: &str| request.facts.0.iter().any(|(n, _)| n == name);
                let ruling = engine::rule_known(content, desk.question, desk.program, known);
                let ruling = ruling.map_err(|e| error_of(&e.among(told).into()))?;
                made = answer::answer(self.book, &desk.question.id.value, desk.edition, None, &ruling, self.brief).to_string();
                if desk.kept.len() >= KEPT {
                    desk.kept.clear();
                }
                desk.kept.insert(known.clone(), made.as_str().into());
                &made
            }
        };
        let out = &mut self.out;
        out.extend_from_slice(b"{\"id\":");
        out.extend_from_slice(request.id.unwrap_or("null").as_bytes());
        out.push(b',');
        let inner = &body.as_bytes()[1..];
        if self.ignored.is_empty() || self.brief {
            out.extend_from_slice(inner);
        } else {
            out.extend_from_slice(&inner[..inner.len() - 1]);
            out.extend_from_slice(format!(",\"ignored\":{}}}", json!(self.ignored)).as_bytes());
        }
        out.push(b'\n');
        Ok(())
    }
}

fn bad(code: &str, message: String) -> Value {
    json!({ "error": { "code": code, "message": message, "hint": "one request a line: {\"id\":1,\"question\":\"wrong-start\",\"facts\":{\"colours_reversed\":true}}" } })
}
