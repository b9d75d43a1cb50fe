//! `chesslaw search`: clauses, terms, cases and questions for words as people type them.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::io::{BufRead, Read, Write};

use clap::Args;
use serde_json::{Value, json};

use super::{Common, Exit, show};
use crate::Lawbook;
use crate::search::{self, Base, Search, Wording};
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
    bases: BTreeMap<String, OnceCell<Option<Base>>>,
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

    fn index<'s>(&'s self, language: &str, edition: usize) -> Option<(&'s Base, &'s Wording)> {
        let base = self.bases.get(language)?.get_or_init(|| search::base(self.book, language)).as_ref()?;
        let wording = self.wordings.get(&(language.to_owned(), edition))?.get_or_init(|| search::wording(self.book, &self.provisions, language, edition));
        Some((base, wording))
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
        Err(error) => {
            show::error(&error.to_string());
            return Exit::Usage;
        }
    };
    let shelf = Shelf::new(&book);
    if args.ndjson {
        return stream(&shelf, &language.id, edition, args.limit);
    }
    let Some((base, wording)) = shelf.index(&language.id, edition) else { return Exit::Usage };
    let answer = Search::new(base, wording).search(&args.query.join(" "), args.limit);
    if common.json {
        show::line(&json!(answer).to_string());
        return Exit::Fine;
    }
    let paint = show::Paint::for_stream(&std::io::stdout());
    let one = |hit: &search::Hit| {
        let number = hit.clauses.first().map(|n| language.provision(n)).unwrap_or_default();
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

fn stream(shelf: &Shelf, language: &str, edition: usize, limit: usize) -> Exit {
    let mut engines: BTreeMap<(String, usize), Search> = BTreeMap::new();
    let mut input = std::io::stdin().lock();
    let mut out = std::io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        match input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            Ok(0) => return Exit::Fine,
            Ok(_) => {}
            Err(error) => {
                show::error(&format!("cannot read standard input: {error}"));
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
            if writeln!(out, "{}", bad(&Value::Null, "too-long", format!("a line of {MAX_LINE} bytes or more"))).is_err() {
                return Exit::Fine;
            }
            continue;
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let answer = answer(shelf, &mut engines, &line, (language, edition, limit));
        if writeln!(out, "{answer}").is_err() {
            return Exit::Fine;
        }
    }
}

fn answer<'a>(shelf: &'a Shelf, engines: &mut BTreeMap<(String, usize), Search<'a>>, line: &[u8], (language, edition, limit): (&str, usize, usize)) -> Value {
    let request: Value = match serde_json::from_slice(line) {
        Ok(request @ Value::Object(_)) => request,
        Ok(_) => return bad(&Value::Null, "bad-request", "not an object".to_owned()),
        Err(error) => return bad(&Value::Null, "bad-json", error.to_string()),
    };
    let id = request.get("id").cloned().unwrap_or(Value::Null);
    let Some(query) = request.get("query").and_then(Value::as_str) else { return bad(&id, "bad-request", "no `query`, or not a text".to_owned()) };
    let language = request.get("lang").and_then(Value::as_str).unwrap_or(language);
    let edition = match request.get("edition").and_then(Value::as_str) {
        None => edition,
        Some(name) => match shelf.book.edition(Some(name)) {
            Ok(edition) => edition,
            Err(error) => return bad(&id, "unknown-edition", error.to_string()),
        },
    };
    let Some((base, wording)) = shelf.index(language, edition) else { return bad(&id, "unknown-language", format!("there is no language `{language}`")) };
    let limit = request.get("limit").and_then(Value::as_u64).and_then(|n| usize::try_from(n).ok()).unwrap_or(limit);
    let engine = engines.entry((language.to_owned(), edition)).or_insert_with(|| Search::new(base, wording));
    let found = engine.search(query, limit);
    json!({ "id": id, "results": found.results, "suggestions": found.suggestions })
}

fn bad(id: &Value, code: &str, message: String) -> Value {
    json!({ "id": id, "error": { "code": code, "message": message, "hint": "one query a line: {\"id\":1,\"query\":\"touch move\",\"lang\":\"en\"}" } })
}
