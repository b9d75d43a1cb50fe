//! Positions and answers about them in words: sentences from data, in any language.

use super::BoardRuling;
use crate::Lawbook;
use crate::chess::answer::{Answer, Value as Said};
use crate::chess::describe::Description;
use crate::chess::diagram::PieceGroup;
use crate::chess::history::{Ended, GameResult};
use crate::chess::moves::Illegal;
use crate::chess::names::{PieceKind, Side};
use crate::chess::telling::{self, Part, Telling};
use crate::chess::{FenError, InputError};
use crate::cli::Paint;
use crate::lang::{Language, Value, Values};

pub(crate) use crate::chess::telling::word;

fn one(name: &str, value: String) -> Values {
    Values::from([(name.to_owned(), value.into())])
}

/// What is told, in a language.
pub fn say(language: &Language, telling: &Telling) -> String {
    language.say(&telling.key, &telling.values.iter().map(|(name, part)| ((*name).to_owned(), filling(language, part))).collect())
}

fn filling(language: &Language, part: &Part) -> Value {
    let texts = |parts: &[Part]| parts.iter().map(|p| text(language, p)).collect::<Vec<_>>();
    match part {
        Part::Number(n) => (*n).into(),
        Part::Text(text) => text.clone().into(),
        Part::Telling(telling) => say(language, telling).into(),
        Part::And { and } => language.list(&texts(and), false).into(),
        Part::Row { row } => texts(row).join(&language.word("list-semicolon")).into(),
    }
}

fn text(language: &Language, part: &Part) -> String {
    match filling(language, part) {
        Value::Text(text) => text,
        Value::Number(n) => language.number(n),
    }
}

/// A position in words: who stands where, whose move it is, what may still be castled or captured in passing.
pub fn describe(language: &Language, description: &Description) -> String {
    telling::position(description).iter().map(|t| say(language, t)).collect::<Vec<_>>().join(" ")
}

/// A position as a list of pieces by their letters: `White: Ke1, Ra1, Rh1, a2. Black: Ke8.`
pub fn piece_list(language: &Language, letters: &crate::chess::notation::Letters, pieces: &[PieceGroup]) -> String {
    let list = |side: Side| {
        let of =
            |g: &PieceGroup| g.squares.iter().map(|s| format!("{}{s}", if g.piece == PieceKind::Pawn { "" } else { letters.of(g.piece) })).collect::<Vec<_>>();
        let men: Vec<String> = pieces.iter().filter(|g| g.side == side).flat_map(of).collect();
        let mut values = one("side", word(&side));
        values.insert("pieces".to_owned(), men.join(", ").into());
        language.say("board-side", &values)
    };
    format!("{} {}", list(Side::White), list(Side::Black))
}

/// A result as printed.
pub fn result(result: GameResult) -> String {
    word(&result)
}

/// When and how a game was over.
pub fn ended(language: &Language, ended: Ended) -> String {
    say(language, &telling::ended(ended))
}

/// Why a move is illegal.
pub fn illegal(language: &Language, illegal: &Illegal) -> String {
    say(language, &telling::illegal(illegal))
}

/// What is wrong with a FEN.
pub fn fen_error(language: &Language, error: &FenError) -> String {
    language.say("board-fen-bad", &one("reason", say(language, &telling::fen_error(error))))
}

/// Why a question cannot be answered as it was put.
pub fn input_error(language: &Language, error: &InputError) -> String {
    match error {
        InputError::Fen(error) => fen_error(language, error),
        error => say(language, &telling::input_error(error)),
    }
}

/// The reasons for an answer, a sentence each.
pub fn why(language: &Language, answer: &Answer) -> Vec<String> {
    telling::reasons(answer).iter().map(|t| say(language, t)).collect()
}

fn answer_word(language: &Language, answer: &Said) -> String {
    match answer {
        Said::True => language.word("answer-true"),
        Said::False => language.word("answer-false"),
        Said::Unknown => language.word("answer-null"),
        Said::Text(text) => text.clone(),
    }
}

/// The whole answer for a terminal.
pub fn as_text(book: &Lawbook, language: &Language, question: &str, edition: usize, ruling: &BoardRuling, paint: Paint) -> String {
    let text = |domain: &str, key: &str| book.text(&language.id, domain, key, edition, &Values::new()).unwrap_or_else(|_| key.to_owned());
    let mut out = vec![format!("{} ({})", paint.bold(&text("questions", &format!("{question}.title"))), text("editions", book.content.editions.id(edition)))];
    let said = ruling.answer.as_ref().map_or_else(|| language.word("answer-missing"), |a| answer_word(language, &a.answer));
    out.push(language.labelled(&language.word("label-answer"), &paint.bold(&said)));
    out.push(language.labelled(&language.word("label-status"), &language.word(&format!("status-{}", ruling.status.word()))));
    // The edition has no such rule yet.
    if let Some(from) = book.content.position_question(question).filter(|q| !super::covers(book, q, edition)).map(|q| q.from.value.clone()) {
        let values = [("question", question.to_owned()), ("edition", book.content.editions.id(edition).to_owned()), ("from", from)];
        let values: Values = values.into_iter().map(|(name, value)| (name.to_owned(), value.into())).collect();
        out.push(format!("  • {}{}{}", language.say("refused-not-covered", &values), language.word("list-semicolon"), language.say("refused-from", &values)));
    }
    if let Some(result) = ruling.answer.as_ref().and_then(|a| a.result) {
        out.push(language.labelled(&language.word("label-result"), &self::result(result)));
    }
    for reading in &ruling.readings {
        let mark = if reading.preferred { format!(" {}", language.word("reading-preferred")) } else { String::new() };
        let words = crate::markdown::plain(&text("readings", &format!("{}.{}", super::SERIES_LIMIT, reading.option)));
        out.push(format!("  ? {words} {}{mark}", language.labelled(&language.word("label-answer"), &answer_word(language, &reading.answer))));
    }
    if !ruling.needs.is_empty() {
        out.push(format!("{}:", language.word("label-needs")));
        out.extend(ruling.needs.iter().map(|fact| format!("  ? {} ({fact})", text("facts", fact))));
    }
    if !ruling.cited.numbers.is_empty() {
        let numbers: Vec<String> = ruling.cited.numbers.iter().map(|n| language.provision(n)).collect();
        out.push(language.labelled(&language.word("label-clauses"), &language.row(&numbers)));
    }
    if let Some(answer) = &ruling.answer {
        out.extend(why(language, answer).into_iter().map(|w| format!("  • {w}")));
        out.extend(answer.ended.map(|e| format!("  • {}", ended(language, e))));
    }
    if !ruling.assumed.is_empty() {
        let said: Vec<String> = ruling.assumed.iter().map(|(fact, value)| crate::explain::fact(book, language, fact, value, edition)).collect();
        out.push(language.labelled(&language.word("label-assumed"), &language.clauses(&said)));
    }
    if !ruling.cited.missing.is_empty() {
        out.push(language.labelled(&language.word("label-not-encoded"), &ruling.cited.missing.join(", ")));
    }
    for name in &ruling.ignored {
        out.push(language.say("note-ignored", &one("fact", name.clone())));
    }
    out.join("\n")
}
