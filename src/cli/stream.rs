//! `chesslaw rule --ndjson`: one request a line in, one answer a line out, in order.
//!
//! The ruling depends on the facts only as the variables see them, so rulings are kept and used again: a stream of any length is answered from a few
//! thousand of them, in constant memory. Large chunks are answered in parallel.

use std::io::{BufRead, Read, Write};

use rayon::prelude::*;
use rustc_hash::FxHashMap;
use serde_json::json;

use super::request::{self, Fact, Request, id_alone, plain};
use super::told::{Pairs, no_fact, told_twice, twice};
use super::{Exit, show};
use crate::engine::{self, Known, Program, Told, Value as FactValue};
use crate::event::Event;
use crate::lang::Language;
use crate::model::Question;
use crate::refusal::Refusal;
use crate::{AskError, Lawbook, answer, board};

/// Bytes read at a time.
const CHUNK: usize = 1 << 18;
/// What some editors put before the first line of UTF-8.
pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";
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
    /// What the event says of the facts that the question uses.
    event: Told,
    kept: FxHashMap<Known, Box<str>>,
}

/// Answers a stream until it ends; errors are told in `language`, and what the `event` says is presumed of each request that does not say otherwise.
pub(super) fn run(book: &Lawbook, language: &Language, default_edition: Option<&str>, event: Option<&Event>, brief: bool) -> Exit {
    let threads = rayon::current_num_threads().max(1);
    let mut workers: Vec<Worker> = (0..threads).map(|_| Worker { event, ..Worker::new(book, default_edition, brief).speaking(language) }).collect();
    let mut input = std::io::stdin().lock();
    let mut out = std::io::stdout().lock();
    let mut buffer: Vec<u8> = Vec::with_capacity(2 * CHUNK);
    // Lines answered.
    let mut passed = 0;
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
                show::refusal_in_words(language, &Refusal::of_file("-", &error));
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
                passed += 1;
                workers[0].out.clear();
                workers[0].line = passed;
                workers[0].refuse(id_alone(&cut), &too_long(cut.len()));
                if !show::written(out.write_all(&workers[0].out)) || !end {
                    return Exit::Fine;
                }
                continue;
            }
        };
        let lines = &buffer[..whole];
        let parts = split(lines, if whole < 64 * 1024 { 1 } else { workers.len() });
        for (worker, part) in workers.iter_mut().zip(&parts) {
            worker.line = passed;
            passed += part.iter().filter(|b| **b == b'\n').count();
        }
        if parts.len() == 1 {
            workers[0].answer_all(parts[0]);
        } else {
            workers.par_iter_mut().zip(parts.par_iter()).for_each(|(worker, part)| {
                worker.answer_all(part);
            });
        }
        for worker in &workers[..parts.len()] {
            if !show::written(out.write_all(&worker.out)) {
                return Exit::Fine;
            }
        }
        if !show::written(out.flush()) || read == 0 {
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
    /// The language of errors.
    language: Option<&'a Language>,
    default_edition: Option<&'a str>,
    event: Option<&'a Event>,
    brief: bool,
    /// The line being answered, from 1.
    line: usize,
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
        let language = book.languages.get("en").or_else(|| book.languages.values().next());
        Worker {
            book,
            language,
            default_edition,
            event: None,
            brief,
            line: 0,
            desks: Vec::new(),
            at: 0,
            known: Known::default(),
            ignored: Vec::new(),
            out: Vec::new(),
        }
    }

    /// The same one at an event: what it says is presumed of each request that does not say otherwise.
    #[must_use]
    pub fn at_event(self, event: &'a Event) -> Worker<'a> {
        Worker { event: Some(event), ..self }
    }

    /// The same one, telling errors in another language than English.
    #[must_use]
    pub fn speaking(self, language: &'a Language) -> Worker<'a> {
        Worker { language: Some(language), ..self }
    }

    /// Answers every line, a line each. The lines go on from those answered before.
    pub fn answer_all(&mut self, lines: &[u8]) -> &[u8] {
        self.out.clear();
        let whole = lines.strip_suffix(b"\n").unwrap_or(lines);
        for mut line in whole.split(|b| *b == b'\n') {
            self.line += 1;
            if self.line == 1 {
                line = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line);
            }
            if !line.iter().all(u8::is_ascii_whitespace) {
                self.answer(line);
            }
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

    /// Writes why a line was refused, and which one it is.
    fn refuse(&mut self, id: Option<&str>, refusal: &Refusal) {
        let mut body = self.language.map_or_else(|| json!({ "error": { "code": refusal.code } }), |language| refusal.json(language));
        body["error"]["line"] = json!(self.line);
        self.put(id, &body.to_string());
    }

    fn answer(&mut self, line: &[u8]) {
        if line.len() > MAX_LINE {
            return self.refuse(id_alone(line), &too_long(line.len()));
        }
        // A list is no request, whatever stands in it.
        if line.trim_ascii_start().starts_with(b"[") && serde_json::from_slice::<serde::de::IgnoredAny>(line).is_ok() {
            return self.refuse(None, &no_request(line));
        }
        let plainly = std::str::from_utf8(line).ok().and_then(plain);
        match plainly.map_or_else(|| serde_json::from_slice::<Request>(line), Ok) {
            Ok(request) => {
                if let Err(refusal) = self.reply(&request) {
                    self.refuse(request.id, &refusal);
                }
            }
            // The id is still told where the line is an object at all.
            Err(error) => {
                let refusal = match Refusal::of_json(&error, self.line) {
                    Some(refusal) => refusal.request(),
                    None => no_request(line),
                };
                self.refuse(id_alone(line), &refusal);
            }
        }
    }

    fn reply(&mut self, request: &Request) -> Result<(), Refusal> {
        let book = self.book;
        let of = |error: AskError| Refusal::of(book, &error);
        let Some(question) = &request.question else { return Err(Refusal::new("bad-request", "refused-no-field").with("name", "question").request()) };
        for (name, fact) in &request.facts.0 {
            if let Fact::Other(value) = fact {
                return Err(no_fact(book, name, value));
            }
        }
        if let Some(name) = request.facts.twice() {
            return Err(told_twice(name));
        }
        let dated = match (&request.on, &request.edition) {
            (Some(_), Some(_)) => return Err(Refusal::new("bad-request", "refused-usage-conflict").with("name", "`on`").with("other", "`edition`").request()),
            (Some(date), None) => Some(super::edition_on(book, date)?),
            (None, _) => None,
        };
        let edition = request.edition.as_deref().or(dated.as_deref()).or(self.default_edition);
        // What a board decides, or gives a fact of, is not kept: no two positions are alike.
        let position = book.content.position_question(question);
        if position.is_some() || request.facts.0.iter().any(|(name, _)| name == "fen") {
            let mut told = request.facts.0.iter().map(|(name, fact)| (name.clone().into_owned(), fact.scalar())).collect();
            let place = book.edition(edition).map_err(of)?;
            if let (Some(event), None) = (self.event, position) {
                let (_, edition, program) = book.compiled(question, edition).map_err(of)?;
                event.tell(&mut told, &facts_of(book, event, program, edition)?);
            }
            let answer = match position {
                Some(position) => board::ask(book, position, place, &told).map(|r| board::json(book, question, place, None, &r, self.brief)),
                None => book.ask(question, edition, &told).map(|r| answer::answer(book, question, place, None, &r, self.brief)),
            };
            self.put(request.id, &answer.map_err(of)?.to_string());
            return Ok(());
        }
        // Requests on one question mostly come together.
        let same = |d: &Desk| d.asked == question.as_ref() && d.asked_in.as_deref() == edition;
        if !self.desks.get(self.at).is_some_and(same) {
            self.at = match self.desks.iter().position(same) {
                Some(at) => at,
                None => {
                    let (asked, asked_in) = (question.as_ref().to_owned(), edition.map(str::to_owned));
                    let (question, edition, program) = book.compiled(question, edition).map_err(of)?;
                    let event = self.event.map_or(Ok(Told::new()), |event| facts_of(book, event, program, edition))?;
                    self.desks.push(Desk { asked, asked_in, question, edition, program, event, kept: FxHashMap::default() });
                    self.desks.len() - 1
                }
            };
        }
        let Some(desk) = self.desks.get_mut(self.at) else { return Ok(()) };
        let told = |name: &str| request.facts.0.iter().any(|(n, _)| n == name);
        let facts = request.facts.0.iter().map(|(name, fact)| {
            let value = match fact {
                Fact::Unknown | Fact::Other(_) => FactValue::Unknown,
                Fact::Bool(b) => FactValue::Bool(*b),
                Fact::Number(n) => FactValue::Number(*n),
                Fact::Text(t) => FactValue::Text(t),
            };
            (name.as_ref(), value)
        });
        let presumed = desk.event.iter().filter(|(name, _)| !told(name)).map(|(name, value)| (name.as_str(), FactValue::from(value)));
        let content = &book.content;
        self.ignored.clear();
        let (known, ignored) = (&mut self.known, &mut self.ignored);
        desk.program.reader.read_into(content, &desk.program.space, facts.chain(presumed), known, ignored).map_err(|e| of(e.into()))?;
        let made;
        let body: &str = match desk.kept.get(known) {
            Some(body) => body,
            None => {
                let told = |name: &str| told(name) || desk.event.contains_key(name);
                let ruling = engine::rule_known(content, desk.question, desk.program, known);
                let ruling = ruling.map_err(|e| of(e.among(told).into()))?;
                made = answer::answer(book, &desk.question.id.value, desk.edition, None, &ruling, self.brief).to_string();
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

/// What an event says of the facts that a question uses.
fn facts_of(book: &Lawbook, event: &Event, program: &Program, edition: usize) -> Result<Told, Refusal> {
    let mut facts = event.facts(book, Some(book.content.editions.id(edition))).map_err(|e| Refusal::of_event(book, &e))?;
    facts.retain(|name, _| program.reader.uses(name));
    Ok(facts)
}

fn too_long(bytes: usize) -> Refusal {
    Refusal::new("too-long", "refused-too-long").number("bytes", i64::try_from(bytes).unwrap_or(i64::MAX)).number("most", MAX_LINE as i64).request()
}

/// What is wrong with a line of JSON that is no request.
fn no_request(line: &[u8]) -> Refusal {
    let refusal = |key, name: &str| Refusal::new("bad-request", key).with("name", name).request();
    let Ok(Pairs(fields)) = serde_json::from_slice::<Pairs>(line) else { return refusal("refused-request-object", "") };
    if let Some(name) = twice(fields.iter().map(|(name, _)| name.as_str())) {
        return refusal("refused-field-twice", name);
    }
    if let Some((name, _)) = fields.iter().find(|(name, _)| !request::FIELDS.contains(&name.as_str())) {
        return Refusal::unknown("bad-request", "refused-request-field", name, request::FIELDS.iter().copied());
    }
    let is_text = |value: &str| value.starts_with('"') || value == "null";
    match fields.iter().find(|(name, value)| matches!(name.as_str(), "question" | "edition" | "on") && !is_text(value.get())) {
        Some((name, _)) => refusal("refused-field-text", name),
        None => Refusal::no_object(),
    }
}
