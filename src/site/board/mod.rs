//! The board in the page: what its scripts need, and the module that answers questions about positions, where the site is built with it.

mod messages;

use serde_json::{Map, Value, json};

use crate::board;
use crate::explain;
use crate::lang::Language;
use crate::model::PositionQuestion;

use super::address::Place;
use super::page::Page;
use super::{File, Site};

/// Words of the interface that the board shows besides the messages of its own files.
const WORDS: [&str; 12] = [
    "list-comma",
    "list-semicolon",
    "list-colon",
    "label-status",
    "label-clauses",
    "reading-preferred",
    "status-decided",
    "status-needs-facts",
    "status-disputed",
    "status-discretion",
    "status-not-covered",
    "label-answer",
];

/// The files of the board: the words of each language, and the module in base64 as a classic script, which browsers load from a disk too.
pub(super) fn files(site: &Site) -> Vec<File> {
    let Some(module) = &site.options.board else { return Vec::new() };
    let words = |language: &Language| {
        let text = format!("window.CHESSLAW_BOARD_WORDS={};\n", words(&Page::new(site, language, Place::Home)));
        File { path: format!("assets/board-{}.js", language.id), bytes: text.into_bytes() }
    };
    let mut out: Vec<File> = site.book.languages.values().map(words).collect();
    out.push(File { path: "assets/board-module.js".to_owned(), bytes: format!("window.CHESSLAW_BOARD_MODULE=\"{}\";\n", base64(module)).into_bytes() });
    out
}

/// What a page with a board is filled with.
pub(super) fn data(page: &Page, question: Option<&PositionQuestion>) -> Value {
    let title = question.map_or_else(|| page.word("board-title"), |q| page.named("question", &q.id));
    let facts: Vec<String> = question.iter().flat_map(|q| &q.facts).map(|f| asks(page, question, &f.value)).collect();
    let questions = page.site.book.content.positions.iter().map(|q| {
        let mut link = page.question_link(&q.id);
        link["here"] = json!(question.is_some_and(|this| this.id.value == q.id.value));
        link
    });
    json!({
        "title": title,
        "description": page.word("board-about"),
        "facts": facts,
        "questions": questions.collect::<Vec<_>>(),
        "board": {
            "engine": page.site.options.board.is_some(),
            "lang": page.language.id,
            "question": question.map(|q| &q.id.value),
            "root": page.to(&Place::Home).trim_end_matches("index.html"),
            "command": command(question),
        },
    })
}

/// The question about a fact; for `side` what it means there.
fn asks(page: &Page, question: Option<&PositionQuestion>, fact: &str) -> String {
    match question.and_then(|q| q.side.as_ref()).filter(|_| fact == "side") {
        Some(side) => page.word(&format!("board-side-{side}")),
        None => explain::asks(page.site.book, page.language, fact, page.edition),
    }
}

/// How the command line is asked the same.
fn command(question: Option<&PositionQuestion>) -> String {
    let id = question.map_or("can-checkmate", |q| q.id.value.as_str());
    let takes = |fact: &str| question.is_none_or(|q| q.facts.iter().any(|f| f.value == fact));
    let mut out = format!("chesslaw rule {id} --fact fen='8/8/8/3k4/8/3K4/4P3/8 w - - 0 1'");
    for (fact, value) in [("move", "e2e4"), ("side", "white")] {
        if takes(fact) && (fact == "side" || question.is_some()) {
            out.push_str(&format!(" --fact {fact}={value}"));
        }
    }
    out
}

/// The words of a language for the scripts.
fn words(page: &Page) -> Value {
    let (book, language) = (page.site.book, page.language);
    let content = &book.content;
    let mut all = messages::of(book, language, &["board.ftl", "board-page.ftl"]);
    for key in WORDS {
        if let Some(word) = language.message(key, &crate::lang::Values::new()) {
            all.insert(key.to_owned(), json!(word));
        }
    }
    let questions: Vec<Value> = content
        .positions
        .iter()
        .map(|q| {
            let facts: Map<String, Value> = q.facts.iter().map(|f| (f.value.clone(), json!(asks(page, Some(q), &f.value)))).collect();
            json!({ "id": q.id.value, "name": page.named("question", &q.id), "facts": facts, "covered": board::covers(book, q, page.edition) })
        })
        .collect();
    let claims: Map<String, Value> = content
        .facts
        .get("claim")
        .map(|f| &f.values[..])
        .unwrap_or_default()
        .iter()
        .map(|value| {
            let said = explain::fact(book, language, "claim", &crate::model::Scalar::Text(value.value.clone()), page.edition);
            (value.value.clone(), json!(said))
        })
        .collect();
    // Numbers of 2023, by which the rules of the game cite: what is printed now, and where it stands.
    let cited = crate::chess::clauses::ALL.iter().filter_map(|number| {
        let found = board::cite(content, page.edition, &[number]);
        let id = found.ids.first()?;
        let link = page.clause_link(id);
        let printed = found.numbers.first().map_or_else(|| (*number).to_owned(), |n| page.provision(n, page.edition));
        let href = link["href"].as_str().map(|h| h.trim_start_matches(&format!("../{}/", language.id)).to_owned());
        Some(((*number).to_owned(), json!([printed, href])))
    });
    let readings: Map<String, Value> = content
        .readings
        .iter()
        .filter(|r| r.id.value == board::SERIES_LIMIT)
        .flat_map(|r| r.options.iter().map(move |o| (r, o)))
        .map(|(r, o)| {
            (
                o.id.value.clone(),
                json!({ "text": page.plain("readings", &format!("{}.{}", r.id.value, o.id.value)), "preferred": r.prefer.value == o.id.value }),
            )
        })
        .collect();
    let draws = board::automatic(book, page.edition);
    json!({
        "lang": language.id,
        "locale": language.about.locale,
        "dir": language.about.dir,
        "digits": (0..10).map(|n| language.number(n)).collect::<Vec<_>>(),
        "list": super::asking::lists(language)["and"],
        "messages": all,
        "questions": questions,
        "claims": claims,
        "clauses": cited.collect::<Map<_, _>>(),
        "readings": readings,
        "men": crate::chess::diagram::drawings().into_iter().map(|(piece, drawing)| (piece, json!(drawing))).collect::<Map<_, _>>(),
        "edition": content.editions.id(page.edition),
        "automatic": { "fivefold": draws.fivefold, "seventy_five": draws.seventy_five },
    })
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for part in bytes.chunks(3) {
        let all = part.iter().fold(0_u32, |all, b| all << 8 | u32::from(*b)) << (8 * (3 - part.len()));
        for place in 0..4 {
            let letter = LETTERS[(all >> (18 - 6 * place)) as usize & 63];
            out.push(if place > part.len() { '=' } else { char::from(letter) });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn base64_is_that_of_the_browsers() {
        let all: Vec<String> = ["", "f", "fo", "foo", "foob", "fooba", "foobar"].iter().map(|t| super::base64(t.as_bytes())).collect();
        assert_eq!(all, ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]);
    }
}
