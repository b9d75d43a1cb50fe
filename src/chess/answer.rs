//! What a question about a position takes and what it gives back.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::clauses::Clauses;
use super::history::{Automatic, BadMove, Ended, GameResult, MoveRef};
use super::mate::{KingReport, NoMate};
use super::moves::{Illegal, LegalMove};
use super::names::{Side, SquareName};
use super::position::{FenError, Position, START};
use super::repetition::Repetition;
use super::series_limit::SeriesLimit;
use crate::engine::Status;
use crate::model::Scalar;

/// The facts of a position question. All may be absent or null.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Input {
    /// FEN, X-FEN or Shredder-FEN; the initial position if absent.
    pub fen: Option<String>,
    /// UCI moves played from there: a list, or a text with blanks between.
    #[serde(deserialize_with = "moves_or_null")]
    pub moves: Vec<String>,
    /// The move asked about, in UCI. For a draw claim: the intended move; if absent any legal move will do.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// The player the question is about: see each question.
    pub side: Option<Side>,
    /// Whether king and rooks castle as in Chess960.
    #[serde(deserialize_with = "false_if_null")]
    pub chess960: bool,
    /// Which draws come without a claim in the edition that is asked about; never read from facts.
    #[serde(skip)]
    pub automatic: Automatic,
    /// The form of a draw claim. If absent, `intended_move` where a move is given and else `appeared`.
    pub claim: Option<Claim>,
}

impl Input {
    /// What is presumed: the initial position, ordinary chess where castling is still possible, and the form of a claim; only facts in `takes`.
    pub fn assumed(&self, takes: &dyn Fn(&str) -> bool) -> Vec<(String, Scalar)> {
        let mut out = Vec::new();
        if self.fen.is_none() && takes("fen") {
            out.push(("fen".to_owned(), Scalar::Text(START.to_owned())));
        }
        if let Some(Ok(start)) = self.fen.as_deref().filter(|_| !self.chess960 && takes("chess960")).map(|fen| Position::parse(fen, false))
            && !start.is_chess960()
            && start.may_castle()
        {
            out.push(("chess960".to_owned(), Scalar::Bool(false)));
        }
        if self.claim.is_none() && takes("claim") {
            let claim = if self.mv.is_some() { "intended_move" } else { "appeared" };
            out.push(("claim".to_owned(), Scalar::Text(claim.to_owned())));
        }
        out
    }
}

fn false_if_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    Ok(Option::<bool>::deserialize(deserializer)?.unwrap_or(false))
}

fn moves_or_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Moves {
        List(Vec<String>),
        Text(String),
    }
    Ok(match Option::<Moves>::deserialize(deserializer)? {
        None => Vec::new(),
        Some(Moves::List(list)) => list,
        Some(Moves::Text(text)) => text.split_whitespace().map(str::to_owned).collect(),
    })
}

/// How a draw comes about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The player to move claims that it is so on the board.
    Appeared,
    /// The player to move claims that it will be so by an intended move.
    IntendedMove,
    /// Without a claim.
    Automatic,
}

/// Input that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "error", content = "detail", rename_all = "kebab-case")]
pub enum InputError {
    /// No question has this name.
    #[error("no position question is called `{0}`")]
    UnknownQuestion(String),
    /// The FEN is wrong.
    #[error("the FEN is wrong: {0}")]
    Fen(#[from] FenError),
    /// One of `moves` cannot be played.
    #[error("{0}")]
    Moves(#[from] BadMove),
    /// A fact that this question needs is absent.
    #[error("this question needs `{0}`")]
    Missing(&'static str),
}

/// Yes, no, unknown, or a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// Yes.
    True,
    /// No.
    False,
    /// It could not be decided; the arbiter must judge.
    Unknown,
    /// The move text (`san`).
    Text(String),
}

impl From<bool> for Value {
    fn from(yes: bool) -> Self {
        if yes { Self::True } else { Self::False }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::True => serializer.serialize_bool(true),
            Self::False => serializer.serialize_bool(false),
            Self::Unknown => serializer.serialize_none(),
            Self::Text(text) => serializer.serialize_str(text),
        }
    }
}

/// The answer to a position question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// `true`, `false`, `null` (undecided), or for `san` the move text.
    pub answer: Value,
    /// For `flag-fall` and `resignation`; absent where undecided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    /// The reason.
    pub why: Why,
    /// Numbers of the edition of 2023, the decisive one first.
    pub clauses: Clauses,
    /// When the game was over by itself, if it was; whatever happened afterwards has no effect on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    /// For a draw that is counted or claimed: what else had ended the game, said before the reason.
    #[serde(skip)]
    pub over: Option<Ended>,
    /// Set where the answer turns on whether the 75-move rule limits "any series of legal moves"; the answer given takes it not to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disputed: Option<SeriesLimit>,
}

impl Answer {
    /// The reasons: what had ended the game already, if that was something else than what is asked about, then the reason for the answer.
    pub fn reasons(&self) -> Vec<Why> {
        let before = if self.answer == Value::False { Before::Draw } else { Before::Aside };
        let over = self.over.map(|ended| Why::AlreadyOver { ended, before });
        over.into_iter().chain([self.why.clone()]).collect()
    }

    /// How far it is decided: disputed where readings lead apart, left to the arbiter where the solver gave up.
    pub fn status(&self) -> Status {
        match (&self.answer, self.disputed) {
            (_, Some(_)) => Status::Disputed,
            (Value::Unknown, None) => Status::Discretion,
            _ => Status::Decided,
        }
    }

    /// The answer and the result under each reading of whether the 75-move rule limits a series of moves; nothing where they agree.
    pub fn by_reading(&self) -> Vec<(&'static str, Value, Option<GameResult>)> {
        let Some(limit) = self.disputed else { return Vec::new() };
        let limited = match (limit, &self.answer) {
            (SeriesLimit::Unsettled, _) => Value::Unknown,
            (SeriesLimit::Forestalls, Value::True) => Value::False,
            (SeriesLimit::Forestalls, _) => Value::True,
        };
        let drawn = self.result.filter(|_| limit == SeriesLimit::Forestalls).map(|_| GameResult::Draw);
        vec![("unlimited", self.answer.clone(), self.result), ("limited", limited, drawn)]
    }
}

/// The reason for an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Why {
    /// The move is legal.
    Legal {
        /// The move.
        #[serde(rename = "move")]
        mv: LegalMove,
        /// For castling: attacked squares that do not matter (the rook's, or one only the rook crosses).
        attacked: Vec<Attacked>,
    },
    /// The move is illegal.
    Illegal(Illegal),
    /// The move is legal, but not of the kind asked about.
    OtherKind {
        /// The move.
        #[serde(rename = "move")]
        mv: LegalMove,
    },
    /// The king of the player to move, for mate and stalemate.
    King {
        /// What bears on it.
        report: KingReport,
        /// Capturing in passing is the only legal move.
        only_en_passant: bool,
        /// The last move promoted a pawn.
        just_promoted: bool,
    },
    /// This side can still mate.
    CanMate {
        /// Who.
        side: Side,
        /// A series of legal moves that ends in mate, in UCI; empty if mate is on the board.
        line: Vec<String>,
    },
    /// This side can never mate.
    CannotMate {
        /// Who.
        side: Side,
        /// Why.
        reason: NoMate,
    },
    /// Neither side can mate.
    Dead {
        /// Why White cannot.
        white: NoMate,
        /// Why Black cannot.
        black: NoMate,
    },
    /// Neither found nor ruled out.
    Undecided,
    /// How often the position has stood.
    Repetition {
        /// How often it must have stood.
        needed: usize,
        /// The count and its reasons.
        repetition: Repetition,
    },
    /// Half-moves without capture or pawn move.
    Count {
        /// How many there are; with an intended move, after it.
        halfmoves: u32,
        /// How many there must be.
        needed: u32,
        /// The last capture or pawn move, if it is among the moves given.
        since: Option<MoveRef>,
        /// The intended move that completes them.
        by_move: Option<String>,
        /// The half-move after which the number was reached, for the draw without a claim.
        reached: Option<usize>,
    },
    /// Only the player to move may claim.
    NotToMove {
        /// Who has the move.
        to_move: Side,
    },
    /// This draw needs a claim; none comes of itself.
    NeedsClaim,
    /// The game was over before, so that nothing changes it.
    AlreadyOver {
        /// When and how.
        ended: Ended,
        /// What it came before.
        #[serde(skip)]
        before: Before,
    },
    /// How the move is written.
    Notation {
        /// The move.
        #[serde(rename = "move")]
        mv: LegalMove,
        /// Like pieces that can reach the same square, so that a file or rank is added.
        rivals: Vec<SquareName>,
        /// Like pieces that seem to reach it but may not.
        hindered: Vec<SquareName>,
    },
}

/// What the end of a game came before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Before {
    /// Something that happened: a flag fell, a player resigned.
    Event,
    /// A draw by counting or by claim, which can then no longer come.
    Draw,
    /// A draw for which the count is full all the same.
    Aside,
}

/// An attacked square and its attackers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Attacked {
    /// The square.
    pub square: SquareName,
    /// What attacks it.
    pub by: Vec<SquareName>,
}
