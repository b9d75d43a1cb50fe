//! A position: the board, whose move it is, and the counters of a FEN.

use std::fmt;
use std::str::FromStr;

use super::fen;
pub use super::fen::FenError;
use super::names::{Placed, Side, SquareName};
use cozy_chess::{BitBoard, Board, Color, Move, Piece, Square, get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves};

/// The initial position of ordinary chess.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A position with the player to move, castling rights, the en passant square and the two counters of a FEN.
///
/// The half-move counter is our own: it goes on past 100, because the 75-move rule needs 150.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    board: Board,
    halfmoves: u32,
    move_number: u32,
    chess960: bool,
}

impl Position {
    /// The initial position.
    pub fn initial() -> Self {
        Self { board: Board::startpos(), halfmoves: 0, move_number: 1, chess960: false }
    }

    /// Reads FEN, X-FEN or Shredder-FEN. Fields are separated by blanks; the two counters may be left out.
    ///
    /// `chess960` lets king and rooks castle from any file; file letters as castling rights imply it. Half-move counters beyond 100 are
    /// taken as they are.
    pub fn parse(fen: &str, chess960: bool) -> Result<Self, FenError> {
        let (board, chess960, [halfmoves, move_number]) = fen::read(fen, chess960)?;
        Ok(Self { board, halfmoves, move_number, chess960 })
    }

    /// A position from a board and its counters.
    pub(crate) fn from_board(board: Board, halfmoves: u32, move_number: u32, chess960: bool) -> Self {
        Self { board, halfmoves, move_number, chess960 }
    }

    /// The board as the move generator keeps it. Its own half-move counter means nothing.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whose move it is.
    pub fn side_to_move(&self) -> Side {
        self.board.side_to_move().into()
    }

    /// Half-moves since the last capture or pawn move.
    pub fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move about to be played, from 1.
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// Whether castling follows the Chess960 guideline.
    pub fn is_chess960(&self) -> bool {
        self.chess960
    }

    /// The piece on a square.
    pub fn on(&self, square: Square) -> Option<Placed> {
        let piece = self.board.piece_on(square)?;
        let side = self.board.color_on(square)?.into();
        Some(Placed { side, piece: piece.into(), square: SquareName(square) })
    }

    /// Whether a move takes something or moves a pawn, so that the 50-move count starts again.
    pub fn restarts_count(&self, mv: Move) -> bool {
        self.board.pieces(Piece::Pawn).has(mv.from) || self.board.colors(!self.board.side_to_move()).has(mv.to)
    }

    /// The position after a move, which must be legal: `None` where it is not. Castling is the king going to its rook's square.
    pub fn after(&self, mv: Move) -> Option<Self> {
        let mut next = self.clone();
        next.board.try_play(mv).ok()?;
        next.halfmoves = if self.restarts_count(mv) { 0 } else { self.halfmoves.saturating_add(1) };
        if self.side_to_move() == Side::Black {
            next.move_number = self.move_number.saturating_add(1);
        }
        Some(next)
    }

    /// All legal moves, castling as the king going to its rook's square.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(40);
        self.board.generate_moves(|set| {
            moves.extend(set);
            false
        });
        moves
    }

    /// Whether the player to move has any legal move.
    pub fn has_legal_move(&self) -> bool {
        self.board.generate_moves(|_| true)
    }

    /// Whether anybody still has a right to castle.
    pub fn may_castle(&self) -> bool {
        Color::ALL.into_iter().map(|color| self.board.castle_rights(color)).any(|rights| rights.short.is_some() || rights.long.is_some())
    }

    /// Whether the player to move is in check.
    pub fn in_check(&self) -> bool {
        !self.board.checkers().is_empty()
    }

    /// The pieces of `by` that attack `square`, with the men standing as in `occupied`. Pinned pieces attack too (3.1.3).
    pub(crate) fn attackers(&self, square: Square, by: Color, occupied: BitBoard) -> BitBoard {
        attackers(&self.board, square, by, occupied)
    }

    /// The FEN, rights as file letters where Chess960 is played.
    pub fn fen(&self) -> String {
        let text = if self.chess960 { format!("{:#}", self.board) } else { self.board.to_string() };
        let fields: Vec<&str> = text.split(' ').take(4).collect();
        format!("{} {} {}", fields.join(" "), self.halfmoves, self.move_number)
    }
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(fen: &str) -> Result<Self, FenError> {
        Self::parse(fen, false)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.fen())
    }
}

/// The pieces of `by` that attack `square`, with the men standing as in `occupied`.
pub(crate) fn attackers(board: &Board, square: Square, by: Color, occupied: BitBoard) -> BitBoard {
    attack_set(square, by, occupied, &|piece| board.colored_pieces(by, piece) & occupied)
}

pub(crate) fn attack_set(square: Square, by: Color, occupied: BitBoard, of: &dyn Fn(Piece) -> BitBoard) -> BitBoard {
    let queens = of(Piece::Queen);
    (get_king_moves(square) & of(Piece::King))
        | (get_knight_moves(square) & of(Piece::Knight))
        | (get_pawn_attacks(square, !by) & of(Piece::Pawn))
        | (get_bishop_moves(square, occupied) & (of(Piece::Bishop) | queens))
        | (get_rook_moves(square, occupied) & (of(Piece::Rook) | queens))
}
