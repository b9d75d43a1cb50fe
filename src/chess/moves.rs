//! Moves in UCI notation: read, judged, and where illegal the reason why, as data.

use cozy_chess::{File, Move, Piece, Rank, Square, util};
use serde::Serialize;

use super::explain;
use super::names::{PieceKind, Placed, Side, SquareName};
use super::position::Position;

/// Which rook the king castles with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wing {
    /// Towards the h-file: the king ends on the g-file.
    Short,
    /// Towards the a-file: the king ends on the c-file.
    Long,
}

/// How a move leaves the mover's own king attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Exposure {
    /// The king goes to an attacked square.
    KingSteps,
    /// The king was in check and still is.
    StillInCheck,
    /// The piece that moves was shielding the king.
    Pinned,
    /// Two pawns leave the line at once.
    EnPassant,
    /// Castling takes away the rook that was shielding the king (Chess960).
    CastlingRook,
}

/// Why a move is illegal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Illegal {
    /// The text is no move: two squares and, for a promotion, a letter.
    Malformed,
    /// Nothing stands on the square of departure.
    NoPiece {
        /// The square.
        square: SquareName,
    },
    /// The piece is the opponent's.
    OpponentsPiece {
        /// That piece.
        piece: Placed,
    },
    /// The piece does not move like that.
    WrongGeometry {
        /// The piece.
        piece: Placed,
        /// The square of arrival.
        to: SquareName,
    },
    /// A pawn that has moved goes two squares.
    PawnHasMoved {
        /// The pawn.
        piece: Placed,
    },
    /// A pawn goes diagonally with nothing there to capture.
    NothingToCapture {
        /// The square of arrival.
        to: SquareName,
    },
    /// Something stands in the way.
    Blocked {
        /// The piece that would move.
        piece: Placed,
        /// The square of arrival.
        to: SquareName,
        /// The nearest piece in the way.
        by: Placed,
    },
    /// A piece of the same side stands on the square of arrival.
    OwnPieceThere {
        /// That piece.
        piece: Placed,
    },
    /// The player's own king would be attacked.
    LeavesKingAttacked {
        /// Where the king would stand.
        king: SquareName,
        /// The pieces that would attack it.
        by: Vec<SquareName>,
        /// How that comes.
        how: Exposure,
    },
    /// There is no right to castle on that wing.
    CastlingNoRight {
        /// The wing.
        wing: Wing,
        /// How it was lost, where the moves show it.
        lost: Option<RightLost>,
    },
    /// The king may not castle out of check.
    CastlingOutOfCheck {
        /// The pieces giving check.
        by: Vec<SquareName>,
    },
    /// A square that the king crosses or reaches is attacked.
    CastlingThroughCheck {
        /// That square.
        square: SquareName,
        /// The attackers.
        by: Vec<SquareName>,
    },
    /// A piece stands between, or where king or rook must go.
    CastlingBlocked {
        /// That piece.
        by: Placed,
    },
    /// The pawn alongside cannot be captured in passing.
    EnPassantNotAvailable {
        /// The pawn that would be captured.
        pawn: SquareName,
        /// The half-move (from 1) at which it made its double step, where the moves show one: too long ago.
        double_step: Option<usize>,
    },
    /// The pawn reaches the last rank and no new piece is named.
    PromotionMissing,
    /// A pawn may not become that.
    PromotionPiece {
        /// The letter given.
        letter: char,
    },
    /// Nothing is promoted by this move, yet a new piece is named.
    PromotionNotDue,
}

impl Illegal {
    /// The word that names the reason in answers: `leaves-king-attacked`.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Malformed => "malformed",
            Self::NoPiece { .. } => "no-piece",
            Self::OpponentsPiece { .. } => "opponents-piece",
            Self::WrongGeometry { .. } => "wrong-geometry",
            Self::PawnHasMoved { .. } => "pawn-has-moved",
            Self::NothingToCapture { .. } => "nothing-to-capture",
            Self::Blocked { .. } => "blocked",
            Self::OwnPieceThere { .. } => "own-piece-there",
            Self::LeavesKingAttacked { .. } => "leaves-king-attacked",
            Self::CastlingNoRight { .. } => "castling-no-right",
            Self::CastlingOutOfCheck { .. } => "castling-out-of-check",
            Self::CastlingThroughCheck { .. } => "castling-through-check",
            Self::CastlingBlocked { .. } => "castling-blocked",
            Self::EnPassantNotAvailable { .. } => "en-passant-not-available",
            Self::PromotionMissing => "promotion-missing",
            Self::PromotionPiece { .. } => "promotion-piece",
            Self::PromotionNotDue => "promotion-not-due",
        }
    }
}

/// How a castling right was lost in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum RightLost {
    /// The king has moved.
    KingMoved {
        /// The half-move, from 1.
        ply: usize,
    },
    /// The rook has moved.
    RookMoved {
        /// The half-move, from 1.
        ply: usize,
    },
    /// The rook was captured; what stands there now is not that rook.
    RookCaptured {
        /// The half-move, from 1.
        ply: usize,
    },
}

/// A legal move and what is special about it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LegalMove {
    /// UCI text; in Chess960 castling is the king going to its rook's square.
    pub uci: String,
    /// The piece that moves, where it stands before.
    pub piece: Placed,
    /// The square of arrival; for castling that of the king.
    pub to: SquareName,
    /// What is captured, and where it stood.
    pub captures: Option<Placed>,
    /// The wing, where the move is castling.
    pub castling: Option<Wing>,
    /// Whether it captures in passing.
    pub en_passant: bool,
    /// What the pawn becomes.
    pub promotion: Option<PieceKind>,
    #[serde(skip)]
    pub(crate) raw: Move,
}

/// Two squares and a letter, as read.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wish {
    pub from: Square,
    pub to: Square,
    pub letter: Option<char>,
}

impl Wish {
    fn read(text: &str) -> Option<Self> {
        let from = text.get(0..2)?.parse().ok()?;
        let to = text.get(2..4)?.parse().ok()?;
        let mut rest = text.get(4..)?.chars();
        let letter = rest.next();
        (rest.next().is_none() && letter.is_none_or(|c| c.is_ascii_alphabetic())).then_some(Self { from, to, letter })
    }

    /// The wing, if this means castling: the king going two squares along its rank, or in Chess960 to its own rook or at least two files
    /// to where castling puts it.
    pub fn castling(self, position: &Position) -> Option<Wing> {
        let board = position.board();
        let color = board.side_to_move();
        let rank = Rank::First.relative_to(color);
        if board.king(color) != self.from || self.from.rank() != rank || self.to.rank() != rank {
            return None;
        }
        let wing = if self.to.file() > self.from.file() { Wing::Short } else { Wing::Long };
        let far = (self.to.file() as i8).abs_diff(self.from.file() as i8) >= 2;
        let onto_rook = board.colored_pieces(color, Piece::Rook).has(self.to);
        let goal = match wing {
            Wing::Short => File::G,
            Wing::Long => File::C,
        };
        let meant = if position.is_chess960() { onto_rook || (far && self.to.file() == goal) } else { self.from.file() == File::E && self.to.file() == goal };
        meant.then_some(wing)
    }
}

/// Judges a move given as UCI text. What cannot be read is an illegal move, not an error.
///
/// Castling is `e1g1`; in Chess960 the king goes to its rook's square, or to where castling puts it if that is two files or more away.
pub fn judge(position: &Position, text: &str) -> Result<LegalMove, Illegal> {
    let wish = Wish::read(text).ok_or(Illegal::Malformed)?;
    let castling = wish.castling(position);
    if let Some(illegal) = explain::reason(position, wish, castling) {
        return Err(illegal);
    }
    let to = match castling.and_then(|wing| explain::castling_rook(position, wing)) {
        Some(rook) => rook,
        None => wish.to,
    };
    let promotion = wish.letter.and_then(PieceKind::from_letter).map(Piece::from);
    describe(position, Move { from: wish.from, to, promotion }).ok_or(Illegal::Malformed)
}

/// Describes a move of the move generator; `None` if it is not legal.
pub(crate) fn describe(position: &Position, raw: Move) -> Option<LegalMove> {
    let board = position.board();
    if !board.is_legal(raw) {
        return None;
    }
    let piece = position.on(raw.from)?;
    let target = position.on(raw.to);
    let castling = target.filter(|t| t.side == piece.side).map(|_| if raw.to.file() > raw.from.file() { Wing::Short } else { Wing::Long });
    let en_passant = piece.piece == PieceKind::Pawn && raw.from.file() != raw.to.file() && target.is_none();
    let captures = if en_passant { position.on(Square::new(raw.to.file(), raw.from.rank())) } else { target.filter(|t| t.side != piece.side) };
    let to = match castling {
        Some(Wing::Short) => Square::new(File::G, raw.from.rank()),
        Some(Wing::Long) => Square::new(File::C, raw.from.rank()),
        None => raw.to,
    };
    Some(LegalMove { uci: uci(position, raw), piece, to: SquareName(to), captures, castling, en_passant, promotion: raw.promotion.map(PieceKind::from), raw })
}

/// UCI text of a legal move.
pub fn uci(position: &Position, raw: Move) -> String {
    if position.is_chess960() { raw.to_string() } else { util::display_uci_move(position.board(), raw).to_string() }
}

/// The move text of PGN: `Nge2`, `O-O`, `a8=Q#`. `None` if the move is not legal.
pub fn pgn_text(position: &Position, raw: Move) -> Option<String> {
    position.board().is_legal(raw).then(|| util::display_san_move(position.board(), raw).to_string())
}

/// How many sequences of `depth` legal half-moves there are: the usual test of a move generator.
pub fn perft(position: &Position, depth: u32) -> u64 {
    fn count(board: &cozy_chess::Board, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut nodes = 0;
        board.generate_moves(|set| {
            if depth == 1 {
                nodes += set.len() as u64;
            } else {
                for mv in set {
                    let mut next = board.clone();
                    next.play_unchecked(mv);
                    nodes += count(&next, depth - 1);
                }
            }
            false
        });
        nodes
    }
    count(position.board(), depth)
}

impl LegalMove {
    /// Who moves.
    pub fn side(&self) -> Side {
        self.piece.side
    }

    /// Whether a pawn goes two squares.
    pub fn is_double_step(&self) -> bool {
        self.piece.piece == PieceKind::Pawn && (self.raw.from.rank() as i8).abs_diff(self.raw.to.rank() as i8) == 2
    }
}
