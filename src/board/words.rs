//! Positions and answers about them in words: sentences from data, in any language.

use serde_json::Value as Json;

use super::BoardRuling;
use crate::Lawbook;
use crate::chess::answer::{Value as Said, Why};
use crate::chess::describe::{Description, Standing};
use crate::chess::diagram::PieceGroup;
use crate::chess::history::{Ended, GameResult};
use crate::chess::mate::NoMate;
use crate::chess::material::TooLittle;
use crate::chess::moves::{Illegal, Wing};
use crate::chess::names::{PieceKind, Placed, Side, SquareName};
use crate::chess::repetition::Difference;
use crate::cli::Paint;
use crate::lang::{Language, Values};

/// How many moves of a mating line are shown.
const LINE_SHOWN: usize = 40;

/// The word by which a serialised value names itself.
pub(crate) fn word(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Json::String(word)) => word,
        _ => String::new(),
    }
}

fn squares(language: &Language, list: &[SquareName]) -> String {
    language.list(&list.iter().map(SquareName::to_string).collect::<Vec<_>>(), false)
}

fn side_values(side: Side) -> Values {
    Values::from([("side".to_owned(), word(&side).into())])
}

fn placed(language: &Language, piece: Placed) -> String {
    let mut values = side_values(piece.side);
    values.insert("piece".to_owned(), word(&piece.piece).into());
    values.insert("square".to_owned(), piece.square.to_string().into());
    language.say("piece-on", &values)
}

fn one(name: &str, value: String) -> Values {
    Values::from([(name.to_owned(), value.into())])
}

/// A position in words: who stands where, whose move it is, what may still be castled or captured in passing.
pub fn describe(language: &Language, description: &Description) -> String {
    let mut out: Vec<String> = [Side::White, Side::Black].map(|side| pieces_of(language, &description.pieces, side)).into();
    let mut values = side_values(description.to_move);
    values.insert("by".to_owned(), squares(language, &description.checkers).into());
    out.push(language.say(
        match description.standing {
            Standing::Checkmate => "board-checkmate",
            Standing::Stalemate => "board-stalemate",
            Standing::Check => "board-in-check",
            Standing::Free => "board-to-move",
        },
        &values,
    ));
    if !description.castling.is_empty() {
        let right = |(side, wing): &(Side, Wing)| {
            let mut values = side_values(*side);
            values.insert("wing".to_owned(), word(wing).into());
            language.say("board-castling-right", &values)
        };
        let rights: Vec<String> = description.castling.iter().map(right).collect();
        out.push(language.say("board-castling", &one("rights", language.list(&rights, false))));
    }
    if let Some(square) = description.en_passant {
        out.push(language.say("board-en-passant", &one("square", square.to_string())));
    }
    out.join(" ")
}

fn pieces_of(language: &Language, pieces: &[PieceGroup], side: Side) -> String {
    let group = |group: &PieceGroup| {
        let mut values = one("piece", word(&group.piece));
        values.insert("count".to_owned(), (group.squares.len() as i64).into());
        values.insert("squares".to_owned(), squares(language, &group.squares).into());
        language.say("board-group", &values)
    };
    let groups: Vec<String> = pieces.iter().filter(|g| g.side == side).map(group).collect();
    let mut values = side_values(side);
    values.insert("pieces".to_owned(), groups.join("; ").into());
    language.say("board-side", &values)
}

/// A position as a list of pieces by their letters: `White: Ke1, Ra1, Rh1, a2. Black: Ke8.`
pub fn piece_list(language: &Language, letters: &crate::chess::notation::Letters, pieces: &[PieceGroup]) -> String {
    let list = |side: Side| {
        let of =
            |g: &PieceGroup| g.squares.iter().map(|s| format!("{}{s}", if g.piece == PieceKind::Pawn { "" } else { letters.of(g.piece) })).collect::<Vec<_>>();
        let men: Vec<String> = pieces.iter().filter(|g| g.side == side).flat_map(of).collect();
        let mut values = side_values(side);
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
    let mut values = one("ending", language.word(&format!("ending-{}", word(&ended.by))));
    values.insert("ply".to_owned(), (ended.ply as i64).into());
    values.insert("result".to_owned(), result(ended.result).into());
    language.say("board-ended", &values)
}

/// Why a move is illegal.
pub fn illegal(language: &Language, illegal: &Illegal) -> String {
    let mut values = Values::new();
    let mut put = |name: &str, value: String| drop(values.insert(name.to_owned(), value.into()));
    let mut key = format!("illegal-{}", illegal.word());
    match illegal {
        Illegal::Malformed | Illegal::PromotionMissing | Illegal::PromotionPiece { .. } | Illegal::PromotionNotDue => {}
        Illegal::NoPiece { square } | Illegal::NothingToCapture { to: square } => put("square", square.to_string()),
        Illegal::OpponentsPiece { piece } | Illegal::PawnHasMoved { piece } | Illegal::OwnPieceThere { piece } | Illegal::CastlingBlocked { by: piece } => {
            put("piece-on", placed(language, *piece));
        }
        Illegal::WrongGeometry { piece, .. } => put("piece-on", placed(language, *piece)),
        Illegal::Blocked { to, by, .. } => {
            put("square", to.to_string());
            put("piece-on", placed(language, *by));
        }
        Illegal::LeavesKingAttacked { king, by, how } => {
            put("square", king.to_string());
            put("by", squares(language, by));
            put("how", word(how));
        }
        Illegal::CastlingNoRight { lost: None, .. } => {}
        Illegal::CastlingNoRight { lost: Some(lost), .. } => {
            key.push_str("-by");
            let lost = serde_json::to_value(lost).unwrap_or_default();
            put("lost", lost["by"].as_str().unwrap_or_default().to_owned());
            put("ply", lost["ply"].to_string());
        }
        Illegal::CastlingOutOfCheck { by } => put("by", squares(language, by)),
        Illegal::CastlingThroughCheck { square, by } => {
            put("square", square.to_string());
            put("by", squares(language, by));
        }
        Illegal::EnPassantNotAvailable { pawn, double_step } => {
            put("square", pawn.to_string());
            if let Some(ply) = double_step {
                "illegal-en-passant-too-late".clone_into(&mut key);
                put("ply", ply.to_string());
            }
        }
    }
    language.say(&key, &values)
}

fn no_mate(language: &Language, reason: &NoMate) -> String {
    match reason {
        NoMate::Material { material } => language.word(match material {
            TooLittle::LoneKing => "no-mate-lone-king",
            TooLittle::KnightAlone => "no-mate-knight-alone",
            TooLittle::BishopsOfOneColour => "no-mate-bishops-of-one-colour",
        }),
        NoMate::Ended => language.word("no-mate-ended"),
        NoMate::Search => language.word("no-mate-search"),
        NoMate::Forced { moves, then } => {
            let mut values = one("moves", moves.join(" "));
            values.insert("then".to_owned(), no_mate(language, then).into());
            language.say("no-mate-forced", &values)
        }
    }
}

fn line(moves: &[String]) -> String {
    let shown = moves.get(..LINE_SHOWN).unwrap_or(moves).join(" ");
    if moves.len() > LINE_SHOWN { format!("{shown} …") } else { shown }
}

/// The reasons for an answer, a sentence each.
pub fn why(language: &Language, why: &Why) -> Vec<String> {
    let mut out = Vec::new();
    match why {
        Why::Legal { mv, attacked } => {
            out.push(language.say("why-legal", &one("move", mv.uci.clone())));
            for one_square in attacked {
                let mut values = one("square", one_square.square.to_string());
                values.insert("by".to_owned(), squares(language, &one_square.by).into());
                out.push(language.say("why-harmless-attack", &values));
            }
        }
        Why::Illegal(reason) => out.push(illegal(language, reason)),
        Why::OtherKind { mv } => out.push(language.say("why-other-kind", &one("move", mv.uci.clone()))),
        Why::King { report, only_en_passant, just_promoted } => {
            let mut values = one("square", report.king.to_string());
            values.insert("by".to_owned(), squares(language, &report.checkers.iter().map(|c| c.square).collect::<Vec<_>>()).into());
            values.insert("moves".to_owned(), report.moves.join(" ").into());
            let key = match (report.checkers.is_empty(), report.move_count) {
                (false, 0) => "why-king-checkmate",
                (true, 0) => "why-king-stalemate",
                (false, _) => "why-king-check",
                (true, _) => "why-king-free",
            };
            out.push(language.say(key, &values));
            if *only_en_passant {
                out.push(language.word("why-only-en-passant"));
            }
            if *just_promoted {
                out.push(language.word("why-just-promoted"));
            }
        }
        Why::CanMate { side, line: moves } => {
            let mut values = side_values(*side);
            values.insert("line".to_owned(), line(moves).into());
            out.push(language.say(if moves.is_empty() { "why-can-mate-now" } else { "why-can-mate" }, &values));
        }
        Why::CannotMate { side, reason } => out.push(cannot(language, *side, reason)),
        Why::Dead { white, black } => {
            out.push(language.word("why-dead"));
            out.push(cannot(language, Side::White, white));
            out.push(cannot(language, Side::Black, black));
        }
        Why::Undecided => out.push(language.word("why-undecided")),
        Why::Repetition { needed, repetition } => {
            let plies: Vec<String> = repetition.occurrences.iter().map(|o| o.ply.to_string()).collect();
            let mut values = one("plies", language.list(&plies, false));
            values.insert("count".to_owned(), (repetition.count as i64).into());
            values.insert("needed".to_owned(), (*needed as i64).into());
            let key = match &repetition.by_move {
                Some(mv) => {
                    values.insert("move".to_owned(), mv.clone().into());
                    "why-repetition-by-move"
                }
                None => "why-repetition",
            };
            out.push(language.say(key, &values));
            for other in repetition.lookalikes.iter().filter(|l| l.differs != Difference::SideToMove || repetition.count < *needed) {
                let mut values = Values::from([("ply".to_owned(), (other.occurrence.ply as i64).into())]);
                let key = match &other.differs {
                    Difference::SideToMove => "why-lookalike-side",
                    Difference::EnPassant { square, .. } => {
                        values.insert("square".to_owned(), square.to_string().into());
                        "why-lookalike-en-passant"
                    }
                    Difference::Castling { .. } => "why-lookalike-castling",
                };
                out.push(language.say(key, &values));
            }
        }
        Why::Count { halfmoves, needed, by_move, .. } => {
            let mut values = Values::from([("halfmoves".to_owned(), i64::from(*halfmoves).into()), ("needed".to_owned(), i64::from(*needed).into())]);
            let key = match by_move {
                Some(mv) => {
                    values.insert("move".to_owned(), mv.clone().into());
                    "why-count-by-move"
                }
                None => "why-count",
            };
            out.push(language.say(key, &values));
        }
        Why::NotToMove { to_move } => out.push(language.say("why-not-to-move", &side_values(*to_move))),
        Why::NeedsClaim => out.push(language.word("why-needs-claim")),
        Why::AlreadyOver { ended } => {
            out.push(language.say("why-already-over", &one("ending", language.word(&format!("ending-{}", word(&ended.by))))));
        }
        Why::Notation { mv, rivals, hindered } => {
            out.push(language.say("why-legal", &one("move", mv.uci.clone())));
            for (key, list) in [("why-rivals", rivals), ("why-hindered", hindered)] {
                if !list.is_empty() {
                    out.push(language.say(key, &one("squares", squares(language, list))));
                }
            }
        }
    }
    out
}

fn cannot(language: &Language, side: Side, reason: &NoMate) -> String {
    let mut values = side_values(side);
    values.insert("reason".to_owned(), no_mate(language, reason).into());
    language.say("why-cannot-mate", &values)
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
    if let Some(result) = ruling.answer.as_ref().and_then(|a| a.result) {
        out.push(language.labelled(&language.word("label-result"), &self::result(result)));
    }
    for reading in &ruling.readings {
        let mark = if reading.preferred { language.word("reading-preferred") } else { String::new() };
        let words = crate::markdown::plain(&text("readings", &format!("{}.{}", super::SERIES_LIMIT, reading.option)));
        out.push(format!("  ? {words} {} {mark}", language.labelled(&language.word("label-answer"), &answer_word(language, &reading.answer))));
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
        out.extend(why(language, &answer.why).into_iter().map(|w| format!("  • {w}")));
        out.extend(answer.ended.map(|e| format!("  • {}", ended(language, e))));
    }
    if !ruling.assumed.is_empty() {
        let said: Vec<String> = ruling.assumed.iter().map(|(fact, value)| crate::explain::fact(book, language, fact, value, edition)).collect();
        out.push(language.labelled(&language.word("label-assumed"), &language.list(&said, false)));
    }
    if !ruling.cited.missing.is_empty() {
        out.push(language.labelled(&language.word("label-not-encoded"), &ruling.cited.missing.join(", ")));
    }
    for name in &ruling.ignored {
        out.push(language.say("note-ignored", &one("fact", name.clone())));
    }
    out.join("\n")
}
