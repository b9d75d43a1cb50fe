//! What is to be said of a position or an answer, as data: the keys of messages and the values that fill them. Any language makes sentences of
//! it, in the program and in the page alike; no word of a language stands here.

use std::collections::BTreeMap;

use serde::Serialize;

use super::answer::{Answer, Before, InputError, Why};
use super::describe::{Description, Standing};
use super::diagram::PieceGroup;
use super::fen::FenError;
use super::history::Ended;
use super::mate::NoMate;
use super::material::TooLittle;
use super::moves::{Illegal, Wing};
use super::names::{Placed, Side, SquareName};
use super::repetition::Difference;

/// How many moves of a mating line are shown.
const LINE_SHOWN: usize = 40;

/// A sentence or a part of one: a message and its values. A message that refers to another hands its values on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Telling {
    /// The key of the message.
    pub key: String,
    /// What fills it, by name.
    pub values: BTreeMap<&'static str, Part>,
}

/// What fills a message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Part {
    /// A number, shown in the language's digits.
    Number(i64),
    /// A word, a square or a move, as it is.
    Text(String),
    /// A sentence within the sentence.
    Telling(Telling),
    /// Parts joined with the language's "and".
    And {
        /// The parts.
        and: Vec<Part>,
    },
    /// Parts one after the other, semicolons between.
    Row {
        /// The parts.
        row: Vec<Part>,
    },
}

impl From<usize> for Part {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u32> for Part {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<String> for Part {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Part {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<SquareName> for Part {
    fn from(square: SquareName) -> Self {
        Self::Text(square.to_string())
    }
}

impl From<&[SquareName]> for Part {
    fn from(squares: &[SquareName]) -> Self {
        Self::And { and: squares.iter().map(|&square| square.into()).collect() }
    }
}

impl From<Telling> for Part {
    fn from(telling: Telling) -> Self {
        Self::Telling(telling)
    }
}

impl Telling {
    /// A message without values.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), values: BTreeMap::new() }
    }

    /// The same with one value more.
    #[must_use]
    pub fn with(mut self, name: &'static str, part: impl Into<Part>) -> Self {
        self.values.insert(name, part.into());
        self
    }

    fn side(self, side: Side) -> Self {
        self.with("side", word(&side))
    }
}

/// The word by which a serialised value names itself.
pub(crate) fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

fn placed(piece: Placed) -> Telling {
    Telling::new("piece-on").side(piece.side).with("piece", word(&piece.piece)).with("square", piece.square)
}

/// A position: who stands where, whose move it is, what may still be castled or captured in passing.
pub fn position(description: &Description) -> Vec<Telling> {
    let mut out: Vec<Telling> = [Side::White, Side::Black].map(|side| pieces_of(&description.pieces, side)).into();
    let key = match description.standing {
        Standing::Checkmate => "board-checkmate",
        Standing::Stalemate => "board-stalemate",
        Standing::Check => "board-in-check",
        Standing::Free => "board-to-move",
    };
    out.push(Telling::new(key).side(description.to_move).with("by", &description.checkers[..]));
    if !description.castling.is_empty() {
        let right = |(side, wing): &(Side, Wing)| Telling::new("board-castling-right").side(*side).with("wing", word(wing)).into();
        out.push(Telling::new("board-castling").with("rights", Part::And { and: description.castling.iter().map(right).collect() }));
    }
    if let Some(square) = description.en_passant {
        out.push(Telling::new("board-en-passant").with("square", square));
    }
    out
}

fn pieces_of(pieces: &[PieceGroup], side: Side) -> Telling {
    let group = |group: &PieceGroup| {
        let told = Telling::new("board-group").with("piece", word(&group.piece)).with("count", group.squares.len());
        told.with("squares", &group.squares[..]).into()
    };
    let row = pieces.iter().filter(|g| g.side == side).map(group).collect();
    Telling::new("board-side").side(side).with("pieces", Part::Row { row })
}

/// When and how a game was over.
pub fn ended(ended: Ended) -> Telling {
    let key = if ended.ply == 0 { "board-ended-at-start" } else { "board-ended" };
    Telling::new(key).with("ending", ending(ended)).with("ply", ended.ply).with("result", word(&ended.result))
}

fn ending(ended: Ended) -> Telling {
    Telling::new(format!("ending-{}", word(&ended.by)))
}

/// Why a move is illegal.
pub fn illegal(illegal: &Illegal) -> Telling {
    let out = Telling::new(format!("illegal-{}", illegal.word()));
    match illegal {
        Illegal::Malformed | Illegal::PromotionMissing | Illegal::PromotionPiece { .. } | Illegal::PromotionNotDue => out,
        Illegal::NoPiece { square } | Illegal::NothingToCapture { to: square } => out.with("square", *square),
        Illegal::OpponentsPiece { piece }
        | Illegal::PawnHasMoved { piece }
        | Illegal::OwnPieceThere { piece }
        | Illegal::CastlingBlocked { by: piece }
        | Illegal::WrongGeometry { piece, .. } => out.with("piece-on", placed(*piece)),
        Illegal::Blocked { to, by, .. } => out.with("square", *to).with("piece-on", placed(*by)),
        Illegal::LeavesKingAttacked { king, by, how } => out.with("square", *king).with("by", &by[..]).with("how", word(how)),
        Illegal::CastlingNoRight { lost: None, .. } => out,
        Illegal::CastlingNoRight { lost: Some(lost), .. } => {
            let lost = serde_json::to_value(lost).unwrap_or_default();
            let by = lost["by"].as_str().unwrap_or_default();
            Telling::new(format!("{}-by", out.key)).with("lost", by).with("ply", Part::Number(lost["ply"].as_i64().unwrap_or_default()))
        }
        Illegal::CastlingOutOfCheck { by } => out.with("by", &by[..]),
        Illegal::CastlingThroughCheck { square, by } => out.with("square", *square).with("by", &by[..]),
        Illegal::EnPassantNotAvailable { pawn, double_step: None } => out.with("square", *pawn),
        Illegal::EnPassantNotAvailable { pawn, double_step: Some(ply) } => Telling::new("illegal-en-passant-too-late").with("square", *pawn).with("ply", *ply),
    }
}

fn no_mate(reason: &NoMate) -> Telling {
    match reason {
        NoMate::Material { material } => Telling::new(match material {
            TooLittle::LoneKing => "no-mate-lone-king",
            TooLittle::KnightAlone => "no-mate-knight-alone",
            TooLittle::BishopsOfOneColour => "no-mate-bishops-of-one-colour",
        }),
        NoMate::Ended => Telling::new("no-mate-ended"),
        NoMate::Search => Telling::new("no-mate-search"),
        NoMate::Forced { moves, then } => Telling::new("no-mate-forced").with("moves", moves.join(" ")).with("then", no_mate(then)),
    }
}

fn line(moves: &[String]) -> String {
    let shown = moves.get(..LINE_SHOWN).unwrap_or(moves).join(" ");
    if moves.len() > LINE_SHOWN { format!("{shown} …") } else { shown }
}

fn cannot(side: Side, reason: &NoMate) -> Telling {
    Telling::new("why-cannot-mate").side(side).with("reason", no_mate(reason))
}

/// The reasons for an answer, a sentence each.
pub fn reasons(answer: &Answer) -> Vec<Telling> {
    answer.reasons().iter().flat_map(why).collect()
}

fn why(why: &Why) -> Vec<Telling> {
    let word_only = |key: &str| vec![Telling::new(key)];
    match why {
        Why::Legal { mv, attacked } => {
            let harmless = attacked.iter().map(|one| Telling::new("why-harmless-attack").with("square", one.square).with("by", &one.by[..]));
            [Telling::new("why-legal").with("move", &*mv.uci)].into_iter().chain(harmless).collect()
        }
        Why::Illegal(reason) => vec![illegal(reason)],
        Why::OtherKind { mv } => vec![Telling::new("why-other-kind").with("move", &*mv.uci)],
        Why::King { report, only_en_passant, just_promoted } => {
            let key = match (report.checkers.is_empty(), report.move_count) {
                (false, 0) => "why-king-checkmate",
                (true, 0) => "why-king-stalemate",
                (false, _) => "why-king-check",
                (true, _) => "why-king-free",
            };
            let by: Vec<SquareName> = report.checkers.iter().map(|c| c.square).collect();
            let mut out = vec![Telling::new(key).with("square", report.king).with("by", &by[..]).with("moves", report.moves.join(" "))];
            out.extend(only_en_passant.then(|| Telling::new("why-only-en-passant")));
            out.extend(just_promoted.then(|| Telling::new("why-just-promoted")));
            out
        }
        Why::CanMate { side, line: moves } => {
            vec![Telling::new(if moves.is_empty() { "why-can-mate-now" } else { "why-can-mate" }).side(*side).with("line", line(moves))]
        }
        Why::CannotMate { side, reason } => vec![cannot(*side, reason)],
        Why::Dead { white, black } => vec![Telling::new("why-dead"), cannot(Side::White, white), cannot(Side::Black, black)],
        Why::Undecided => word_only("why-undecided"),
        Why::Repetition { needed, repetition } => {
            let plies = repetition.occurrences.iter().map(|o| o.ply.into()).collect();
            let told = Telling::new(if repetition.by_move.is_some() { "why-repetition-by-move" } else { "why-repetition" });
            let told = told.with("plies", Part::And { and: plies }).with("count", repetition.count).with("needed", *needed);
            let mut out = vec![match &repetition.by_move {
                Some(mv) => told.with("move", &**mv),
                None => told,
            }];
            for other in repetition.lookalikes.iter().filter(|l| l.differs != Difference::SideToMove || repetition.count < *needed) {
                let told = match &other.differs {
                    Difference::SideToMove => Telling::new("why-lookalike-side"),
                    Difference::EnPassant { square, .. } => Telling::new("why-lookalike-en-passant").with("square", *square),
                    Difference::Castling { .. } => Telling::new("why-lookalike-castling"),
                };
                out.push(told.with("ply", other.occurrence.ply));
            }
            out
        }
        Why::Count { halfmoves, needed, by_move, .. } => {
            let told = Telling::new(if by_move.is_some() { "why-count-by-move" } else { "why-count" }).with("halfmoves", *halfmoves).with("needed", *needed);
            vec![match by_move {
                Some(mv) => told.with("move", &**mv),
                None => told,
            }]
        }
        Why::NotToMove { to_move } => vec![Telling::new("why-not-to-move").side(*to_move)],
        Why::NeedsClaim => word_only("why-needs-claim"),
        Why::AlreadyOver { ended, before } => {
            let key = match before {
                Before::Event => "why-already-over",
                Before::Draw => "why-over-no-draw",
                Before::Aside => "why-over",
            };
            vec![Telling::new(key).with("ending", ending(*ended))]
        }
        Why::Notation { mv, rivals, hindered } => {
            let mut out = vec![Telling::new("why-legal").with("move", &*mv.uci)];
            for (key, list) in [("why-rivals", rivals), ("why-hindered", hindered)] {
                out.extend((!list.is_empty()).then(|| Telling::new(key).with("squares", &list[..])));
            }
            out
        }
    }
}

/// What is wrong with a FEN.
pub fn fen_error(error: &FenError) -> Telling {
    let out = Telling::new(format!("fen-{}", serde_json::to_value(error).ok().and_then(|v| v["problem"].as_str().map(str::to_owned)).unwrap_or_default()));
    match error {
        FenError::FieldCount { found } | FenError::RankCount { found } => out.with("found", *found),
        FenError::FileCount { rank, found } => out.with("rank", u32::from(*rank)).with("found", *found),
        FenError::UnknownPiece { rank, letter } => out.with("rank", u32::from(*rank)).with("text", letter.to_string()),
        FenError::KingCount { side, found } => out.side(*side).with("found", *found),
        FenError::PawnOnEdge { square } | FenError::EnPassantImpossible { square } => out.with("square", *square),
        FenError::TooManyPieces { side, pieces, pawns } => out.side(*side).with("pieces", *pieces).with("pawns", *pawns),
        FenError::SideToMove { found } | FenError::CastlingField { found } | FenError::EnPassantField { found } => out.with("text", &**found),
        FenError::OpponentInCheck { side, by } => out.side(*side).with("by", &by[..]),
        FenError::TooManyCheckers { by } => out.with("by", &by[..]),
        FenError::CastlingImpossible { right } => out.with("text", right.to_string()),
        FenError::Counter { counter, found } => Telling::new(format!("fen-counter-{counter}")).with("text", &**found),
    }
}

/// Why a question cannot be answered as it was put.
pub fn input_error(error: &InputError) -> Telling {
    match error {
        InputError::UnknownQuestion(name) => Telling::new("board-unknown-question").with("text", &**name),
        InputError::Fen(error) => fen_error(error),
        InputError::Moves(bad) => Telling::new("board-bad-move").with("ply", bad.ply).with("text", &*bad.text).with("reason", illegal(&bad.illegal)),
        InputError::Missing(fact) => Telling::new("board-missing").with("text", *fact),
    }
}
