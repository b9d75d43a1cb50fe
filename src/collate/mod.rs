//! Collation: a published text of the Laws held against the encoding.
//!
//! Bytes -> text ([`decode`]) -> lines ([`markup`]) -> language -> provisions ([`split`]) -> what each says ([`reading`]) -> edition -> findings. Pure: the
//! same bytes give the same report.

pub mod align;
mod columns;
pub mod compare;
pub mod cues;
pub mod decode;
mod documents;
pub mod edition;
pub mod expect;
pub mod facts;
mod findings;
mod flood;
mod flow;
pub mod language;
mod legacy;
pub mod markup;
pub mod misprint;
pub mod notation;
pub mod numbering;
pub mod official;
pub mod reading;
pub mod report;
pub mod say;
mod scripts;
pub mod split;
pub mod words;

use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet};
use std::rc::Rc;

pub use decode::{MAX_BYTES, Unreadable};
pub use official::Official;
pub use report::{Candidate, Finding, Gravity, Report, What, Word};

use crate::Lawbook;
use expect::Structure;
use numbering::Number;
use reading::{Reader, Reading};
use split::Provision;

/// What the user says about a text.
#[derive(Debug, Clone, Copy, Default)]
pub struct Options<'a> {
    /// Its language; seen from the text where none is given.
    pub language: Option<&'a str>,
    /// Its edition; seen from the text where none is given.
    pub edition: Option<&'a str>,
}

/// More provisions than this no text of the Laws has, in any edition or several together.
const MAX_PROVISIONS: usize = 4000;

/// Two editions within this many points of each other are not told apart.
const TIE: f32 = 0.8;

/// A text, read: its provisions with what each says.
pub(crate) struct Text<'a> {
    pub(crate) structure: Rc<Structure<'a>>,
    pub(crate) language: language::Detected,
    pub(crate) provisions: Vec<(Provision, Reading)>,
    pub(crate) foreign: Vec<(u32, String)>,
    pub(crate) encoding: Option<&'static str>,
    /// Lines in other languages that were left out: the first, how many, the language.
    pub(crate) others: Vec<(u32, usize, String)>,
    /// Its words, those in other languages left out.
    pub(crate) plain: String,
    /// The language that the whole seems to be in.
    pub(crate) seen: Option<String>,
}

/// Holds a text against the encoding.
///
/// # Errors
/// Why the file cannot be read as a text of a known language, or that there is no such language or edition (`C007`).
pub fn collate(book: &Lawbook, bytes: &[u8], options: Options) -> Result<Report, Unreadable> {
    Collator::new(book).collate(bytes, options)
}

/// The encoding made ready once, for any number of texts.
pub struct Collator<'a> {
    book: &'a Lawbook,
    readers: Rc<BTreeMap<String, Reader>>,
    known: HashSet<Number>,
    structures: RefCell<BTreeMap<String, Rc<Structure<'a>>>>,
}

impl<'a> Collator<'a> {
    /// Makes the encoding ready.
    pub fn new(book: &'a Lawbook) -> Collator<'a> {
        Collator { book, readers: Rc::new(readers(book)), known: known_numbers(book), structures: RefCell::default() }
    }

    /// Holds a text against the encoding; of one in several languages what is in the first, or in the language named.
    ///
    /// # Errors
    /// As [`collate`].
    pub fn collate(&self, bytes: &[u8], options: Options) -> Result<Report, Unreadable> {
        let wanted = self.wanted(options)?;
        Ok(findings::report(&self.read(bytes, options.language)?, wanted))
    }

    /// Holds a text against the encoding, and where it is in several languages, each of them apart: the main one first. A language that the user names is
    /// looked at alone.
    ///
    /// # Errors
    /// As [`collate`].
    pub fn collate_all(&self, bytes: &[u8], options: Options) -> Result<Vec<Report>, Unreadable> {
        let wanted = self.wanted(options)?;
        let whole = self.whole(bytes, options.language)?;
        let mut out = vec![findings::report(&self.part(&whole, &whole.main)?, wanted)];
        if options.language.is_none() {
            for (_, _, language) in &whole.apart.others {
                let report = findings::report(&self.part(&whole, language)?, wanted);
                // A foreword or a few words in another language are no text of the Laws.
                if report.what == What::Laws {
                    out.push(report);
                }
            }
        }
        Ok(out)
    }

    fn wanted(&self, options: Options) -> Result<Option<usize>, Unreadable> {
        let index = |id: &str| self.book.content.editions.index(id).ok_or_else(|| Unreadable::new("C007", 0, &[("name", id.to_owned())]));
        options.edition.map(index).transpose()
    }

    fn structure(&self, language: &'a str) -> Rc<Structure<'a>> {
        let mut all = self.structures.borrow_mut();
        all.entry(language.to_owned()).or_insert_with(|| Rc::new(Structure::new(self.book, language, self.readers.clone()))).clone()
    }

    /// Reads a text: its language, its provisions, what each says.
    pub(crate) fn read(&self, bytes: &[u8], language: Option<&str>) -> Result<Text<'a>, Unreadable> {
        let whole = self.whole(bytes, language)?;
        self.part(&whole, &whole.main)
    }

    /// The lines of a text and their languages.
    fn whole(&self, bytes: &[u8], language: Option<&str>) -> Result<Whole, Unreadable> {
        let book = self.book;
        let (decoded, encoding) = match documents::text(bytes) {
            Some(text) => (decode::decode(text?.as_bytes())?, None),
            None => decode::decode_as(bytes)?,
        };
        let lines = markup::lines(&decoded);
        let seen = language::detect(book, &plain(&lines));
        let main = match language {
            None => seen.as_ref().map(|seen| seen.id.clone()).ok_or_else(|| {
                let known: Vec<&str> = book.languages.keys().map(String::as_str).collect();
                Unreadable::new("C006", 0, &[("known", known.join(", "))])
            })?,
            Some(id) if book.languages.contains_key(id) => id.to_owned(),
            Some(id) => return Err(Unreadable::new("C007", 0, &[("name", id.to_owned())])),
        };
        let apart = language::apart(book, &lines, &main);
        Ok(Whole { lines, apart, main, seen, named: language.is_some(), encoding })
    }

    /// What of a text is in a language, read.
    fn part(&self, whole: &Whole, language: &str) -> Result<Text<'a>, Unreadable> {
        let book = self.book;
        let (id, _) = book.languages.get_key_value(language).ok_or_else(|| Unreadable::new("C007", 0, &[("name", language.to_owned())]))?;
        let (lines, first, left) = whole.apart.keep(&whole.lines, id);
        let plain = plain(&lines);
        let detected = match &whole.seen {
            Some(seen) if !whole.named && *id == whole.main => seen.clone(),
            _ if whole.named => language::Detected { id: id.clone(), words: 0, of: 0, evidence: Vec::new() },
            _ => language::detect(book, &plain).filter(|d| d.id == *id).unwrap_or(language::Detected { id: id.clone(), words: 0, of: 0, evidence: Vec::new() }),
        };
        let mut others = whole.apart.others.clone();
        if *id != whole.main {
            others.retain(|(_, _, other)| other != id);
            let rest = left.saturating_sub(others.iter().map(|(_, n, _)| n).sum());
            others.insert(0, (first, rest, whole.main.clone()));
        }
        let structure = self.structure(id);
        let Some(reader) = structure.reader() else { return Err(Unreadable::new("C007", 0, &[("name", id.clone())])) };
        let lines = flow::flow(lines, reader, &self.known);
        let mut split = split::split(&lines, reader, &self.known);
        if split.provisions.len() > MAX_PROVISIONS {
            return Err(Unreadable::new("C008", 0, &[]));
        }
        split.provisions.retain(|p| !p.text.is_empty() || split.headings.is_empty());
        let foreign = take_foreign(&mut split.provisions, reader);
        let provisions = split
            .provisions
            .into_iter()
            .map(|p| {
                let said = reader.read(&p.text);
                (p, said)
            })
            .collect();
        let seen = whole.seen.as_ref().map(|seen| seen.id.clone());
        Ok(Text { encoding: whole.encoding, others, language: detected, provisions, foreign, plain, seen, structure })
    }
}

/// A file's lines, and which language each is in.
struct Whole {
    lines: Vec<markup::Line>,
    apart: language::Apart,
    main: String,
    seen: Option<language::Detected>,
    /// Whether the user named the language.
    named: bool,
    encoding: Option<&'static str>,
}

/// The words of lines.
fn plain(lines: &[markup::Line]) -> String {
    lines.iter().flat_map(|l| [l.text.as_str(), "\n"]).collect()
}

/// A reader for every language.
fn readers(book: &Lawbook) -> BTreeMap<String, Reader> {
    let one = |(id, language): (&String, &crate::lang::Language)| {
        // Names from the glossary, other words for them from the words people use.
        let glossary = book.texts.domain(id, "glossary").filter_map(|(key, text)| Some((key.strip_suffix(".name")?.to_owned(), text.value.clone())));
        let words =
            book.texts.domain(id, "words").flat_map(|(key, text)| text.value.split('|').map(|w| (key.clone(), w.trim().to_owned())).collect::<Vec<_>>());
        let names: Vec<(String, String)> = glossary.chain(words).filter(|(key, word)| !key.contains('.') && !word.is_empty()).collect();
        (id.clone(), Reader::new(&language.about.locale, &language.lexicon, language.cues.clone(), &names))
    };
    book.languages.iter().map(one).collect()
}

/// Every number that any edition prints, and those above them.
fn known_numbers(book: &Lawbook) -> HashSet<Number> {
    let content = &book.content;
    let clauses = content.clauses().flat_map(|(_, c)| c.number.0.iter().chain(&c.also.0)).flat_map(|(_, n)| &n.0);
    let printed = clauses.chain(content.inventory.values().flatten());
    let mut out = HashSet::new();
    for number in printed.filter_map(|n| Number::parse(n)) {
        let mut above = Some(number);
        while let Some(n) = above {
            above = n.parent();
            out.insert(n);
        }
    }
    out
}

/// Takes out paragraphs at the end of a provision that share no word with the rest of the text: what a page adds.
fn take_foreign(provisions: &mut [Provision], reader: &Reader) -> Vec<(u32, String)> {
    let stems = |text: &str| -> HashSet<String> {
        let words = text.split(|c: char| !words::is_word(c)).map(words::fold).filter(|w| w.chars().count() >= 4);
        words.map(|w| reader.stems.stem(&w)).collect()
    };
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for provision in provisions.iter() {
        for (_, paragraph) in provision.paragraphs() {
            stems(paragraph).into_iter().for_each(|s| *counts.entry(s).or_default() += 1);
        }
    }
    let mut out = Vec::new();
    for provision in provisions.iter_mut() {
        let last = provision.paragraphs().last().map(|(at, p)| (at, p.to_owned()));
        let Some((at, paragraph)) = last.filter(|(at, _)| *at > 0) else { continue };
        let own = stems(&paragraph);
        if own.is_empty() && !paragraph.chars().any(char::is_alphanumeric) {
            provision.text.truncate(at - 1);
            continue;
        }
        let shares = own.iter().any(|s| counts.get(s).is_some_and(|n| *n > 1));
        let numbered = paragraph.chars().any(|c| numbering::digit(c).is_some());
        if !shares && !numbered {
            out.push((provision.line_at(at), paragraph));
            provision.text.truncate(at - 1);
        }
    }
    out
}
