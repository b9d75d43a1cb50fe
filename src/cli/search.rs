//! `chesslaw search`: clauses, terms, cases and questions for words as people type them.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::io::{BufRead, Read, Write};

use clap::Args;
use serde_json::{Value, json};

use super::request::id_alone;
use super::stream::BYTE_ORDER_MARK;
use super::{Common, Exit, show};
use crate::Lawbook;
use crate::lang::Language;
use crate::refusal::Refusal;
use crate::search::{self, Base, More, Search, Wording};
use crate::site::Provisions;

/// Longest line taken from a stream, in bytes.
const MAX_LINE: u64 = 1 << 20;

/// Arguments of `search`.
#[derive(Args)]
pub struct SearchArgs {
    /// Words, a number, a question, in any spelling
    #[arg(required_unless_present = "ndjson")]
    query: Vec<String>,
    /// Edition; the one in force unless said
    #[arg(long)]
    edition: Option<String>,
    /// At most so many results
    #[arg(long, default_value_t = 10)]
    limit: usize,
    /// Read a query a line, {"id","query","lang"}, and answer each with a line
    #[arg(long)]
    ndjson: bool,
}

/// The indexes of all languages and editions, each made when first asked for.
struct Shelf<'a> {
    book: &'a Lawbook,
    provisions: Provisions,
    bases: BTreeMap<String, OnceCell<Option<(Base, More)>>>,
    wordings: BTreeMap<(String, usize), OnceCell<Wording>>,
}

impl<'a> Shelf<'a> {
    fn new(book: &'a Lawbook) -> Shelf<'a> {
        let languages = || book.languages.keys().cloned();
        let editions = 0..book.content.editions.all().len();
        Shelf {
            book,
            provisions: Provisions::of(book),
            bases: languages().map(|l| (l, OnceCell::new())).collect(),
            wordings: languages().flat_map(|l| editions.clone().map(move |e| ((l.clone(), e), OnceCell::new()))).collect(),
        }
    }

    fn index<'s>(&'s self, language: &str, edition: usize) -> Option<Search<'s>> {
        let (base, more) = self
            .bases
            .get(language)?
            .get_or_init(|| {
                search::base(self.book, language).map(|base| {
                    let more = search::more(self.book, &base);
                    (base, more)
                })
            })
            .as_ref()?;
        let wording = self.wordings.get(&(language.to_owned(), edition))?.get_or_init(|| search::wording(self.book, &self.provisions, language, edition));
        Some(Search::new(base, more, wording))
    }
}

pub(super) fn run(common: &Common, args: &SearchArgs) -> Exit {
    let book = match common.book() {
        Ok(book) => book,
        Err(exit) => return exit,
    };
    let language = match common.language(&book) {
        Ok(language) => language,
        Err(exit) => return exit,
    };
    let edition = match book.edition(args.edition.as_deref()) {
        Ok(edition) => edition,
        Err(error) => return show::refused(common, language, &Refusal::of(&book, &error)),
    };
    let shelf = Shelf::new(&book);
    if args.ndjson {
        return stream(&shelf, language, edition, args.limit);
    }
    let Some(engine) = shelf.index(&language.id, edition) else { return Exit::Usage };
    let answer = engine.search(&args.query.join(" "), args.limit);
    if common.json {
        show::line(&json!(answer).to_string());
        return Exit::Fine;
    }
    let paint = show::Paint::for_stream(&std::io::stdout());
    let one = |hit: &search::Hit| {
        let number = hit.number().map(|n| language.provision(n)).unwrap_or_default();
        let was = hit.was.as_ref().map(|w| format!(" ({} {})", w.edition, language.provision(&w.number))).unwrap_or_default();
        show::line(&format!("{}{was} {}", paint.bold(&number), hit.title));
        show::line(&paint.faint(&format!("    {}", hit.url)));
    };
    answer.results.iter().for_each(one);
    if answer.results.is_empty() {
        show::line(&language.word("search-nothing"));
        if !answer.suggestions.is_empty() {
            show::line(&language.word("search-nearest"));
            answer.suggestions.iter().for_each(one);
        }
    }
    Exit::Fine
}

fn stream(shelf: &Shelf, language: &Language, edition: usize, limit: usize) -> Exit {
    let mut engines: BTreeMap<(String, usize), Search> = BTreeMap::new();
    let mut input = std::io::stdin().lock();
    let mut out = std::io::stdout().lock();
    let mut line = Vec::new();
    let mut number = 0;
    loop {
        line.clear();
        number += 1;
        match input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            Ok(0) => return Exit::Fine,
            Ok(_) => {}
            Err(error) => {
                show::refusal_in_words(language, &Refusal::of_file("-", &error));
                return Exit::Usage;
            }
        }
        if line.len() as u64 == MAX_LINE && line.last() != Some(&b'\n') {
            // The rest of a line longer than may be is skipped.
            let mut rest = Vec::new();
            while let Ok(n) = input.by_ref().take(MAX_LINE).read_until(b'\n', &mut rest) {
                if n == 0 || rest.last() == Some(&b'\n') {
                    break;
                }
                rest.clear();
            }
            let id = id_alone(&line).and_then(|id| serde_json::from_str(id).ok()).unwrap_or_default();
            if !show::written(writeln!(out, "{}", placed(refused(&id, language, &too_long()), number))) {
                return Exit::Fine;
            }
            continue;
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let line = line.strip_prefix(BYTE_ORDER_MARK).filter(|_| number == 1).unwrap_or(&line);
        let answer = placed(answer(shelf, &mut engines, (line, number), (language, edition, limit)), number);
        if !show::written(writeln!(out, "{answer}")) {
            return Exit::Fine;
        }
    }
}

fn answer<'a>(
    shelf: &'a Shelf,
    engines: &mut BTreeMap<(String, usize), Search<'a>>,
    (line, number): (&[u8], usize),
    (main, edition, limit): (&Language, usize, usize),
) -> Value {
    let request: Value = match serde_json::from_slice(line) {
        Ok(request @ Value::Object(_)) => request,
        Ok(_) => return refused(&Value::Null, main, &query(Refusal::new("bad-request", "refused-request-object"))),
        Err(error) => {
            let id = id_alone(line).and_then(|id| serde_json::from_str(id).ok()).unwrap_or_default();
            return refused(&id, main, &query(Refusal::of_json(&error, number).unwrap_or_else(Refusal::no_object)));
        }
    };
    let id = request.get("id").cloned().unwrap_or(Value::Null);
    // Errors are told in the language of the query, where there is one.
    let asked = request.get("lang").and_then(Value::as_str);
    let language = asked.map_or(Some(main), |lang| shelf.book.languages.get(lang));
    let refuse = |refusal: Refusal| refused(&id, language.unwrap_or(main), &refusal);
    let field = |name: &str| request.get(name).filter(|v| !v.is_null());
    if let Some(name) = ["query", "lang", "edition"].into_iter().find(|name| field(name).is_some_and(|v| !v.is_string())) {
        return refuse(query(Refusal::new("bad-request", "refused-field-text").with("name", name)));
    }
    let Some(words) = request.get("query").and_then(Value::as_str) else {
        return refuse(query(Refusal::new("bad-request", "refused-no-field").with("name", "query")));
    };
    let Some(language) = language else {
        let all = shelf.book.languages.keys().map(String::as_str);
        return refuse(Refusal::unknown("unknown-language", "refused-unknown-language", asked.unwrap_or_default(), all));
    };
    let edition = match request.get("edition").and_then(Value::as_str).map(|name| shelf.book.edition(Some(name))) {
        None => edition,
        Some(Ok(edition)) => edition,
        Some(Err(error)) => return refuse(Refusal::of(shelf.book, &error)),
    };
    let limit = request.get("limit").and_then(Value::as_u64).and_then(|n| usize::try_from(n).ok()).unwrap_or(limit);
    let key = (language.id.clone(), edition);
    if !engines.contains_key(&key) {
        let Some(engine) = shelf.index(&language.id, edition) else { return json!({ "id": id, "results": [], "suggestions": [] }) };
        engines.insert(key.clone(), engine);
    }
    let found = engines.get(&key).map(|engine| engine.search(words, limit)).unwrap_or_default();
    json!({ "id": id, "results": found.results, "suggestions": found.suggestions })
}

fn too_long() -> Refusal {
    let most = i64::try_from(MAX_LINE).unwrap_or(i64::MAX);
    query(Refusal::new("too-long", "refused-too-long").number("bytes", most).number("most", most - 1))
}

/// A refusal with a query as it should be.
fn query(refusal: Refusal) -> Refusal {
    refusal.with("example", r#"{"id":1,"query":"touch move","lang":"en"}"#).hint("refused-query-hint")
}

/// An answer; an error with the line of the stream in which it is.
fn placed(mut answer: Value, line: usize) -> Value {
    if let Some(error) = answer.get_mut("error") {
        error["line"] = json!(line);
    }
    answer
}

fn refused(id: &Value, language: &Language, refusal: &Refusal) -> Value {
    let mut out = json!({ "id": id });
    out["error"] = refusal.json(language)["error"].take();
    out
}
