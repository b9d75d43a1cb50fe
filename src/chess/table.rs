//! The men as they stand on the table, whether or not the position can arise by legal moves: what games are followed on after an illegal
//! move that stood.

use cozy_chess::{BitBoard, Board, BoardBuilder, Color, File, Piece, Rank, Square, get_king_moves};

use super::moves::Wing;
use super::notation::Said;
use super::san::reaching;

/// Men on a board, and whose turn it is.
#[derive(Debug, Clone)]
pub(crate) struct Table(BoardBuilder);

impl Table {
    pub fn new(board: &Board) -> Self {
        let mut builder = BoardBuilder::from_board(board);
        builder.en_passant = None;
        builder.halfmove_clock = 0;
        Self(builder)
    }

    /// The position, if it is one that the rules know.
    pub fn board(&self) -> Option<Board> {
        let board = self.0.build().ok()?;
        let touching = get_king_moves(board.king(Color::White)).has(board.king(Color::Black));
        (!touching).then_some(board)
    }

    fn of(&self, color: Color, piece: Piece) -> BitBoard {
        Square::ALL.into_iter().filter(|s| self.0.square(*s) == Some((piece, color))).collect()
    }

    fn occupied(&self) -> BitBoard {
        Square::ALL.into_iter().filter(|s| self.0.square(*s).is_some()).collect()
    }

    /// The man that a text must mean: the only one of its kind, the only one that reaches the square, or the only one that fits. `None` if
    /// there is none or several.
    pub fn man(&self, said: Said) -> Option<Square> {
        let color = self.0.side_to_move;
        let Said::Move { piece, file, rank, to, capture, .. } = said else {
            return single(self.of(color, Piece::King));
        };
        let mut men = self.of(color, piece.into());
        if let Some(file) = file {
            men &= file.bitboard();
        }
        if let Some(rank) = rank {
            men &= rank.bitboard();
        }
        let reach = reaching(piece.into(), color, to, self.occupied(), capture) & men;
        single(reach).or_else(|| single(men)).or_else(|| {
            // A pawn comes from its own file, if from anywhere.
            single(men & to.file().bitboard()).filter(|_| Piece::from(piece) == Piece::Pawn && !capture)
        })
    }

    /// Makes the move that a text means, legal or not, and says whether a man was taken or a pawn moved; `None` if it cannot be told or done.
    pub fn make(&mut self, said: Said) -> Option<bool> {
        let color = self.0.side_to_move;
        let from = self.man(said)?;
        let restarts = match said {
            Said::Castling(wing) => self.castle(color, from, wing)?,
            Said::Move { piece, to, promotion, .. } => {
                let taken = self.0.square(to);
                if from == to || matches!(taken, Some((Piece::King, _))) {
                    return None;
                }
                let piece = promotion.map_or(Piece::from(piece), Piece::from);
                let pawn = matches!(self.0.square(from), Some((Piece::Pawn, _)));
                // A pawn that goes aslant to an empty square takes the one beside it, if there is one.
                let beside = Square::new(to.file(), from.rank());
                if pawn && from.file() != to.file() && taken.is_none() && self.0.square(beside) == Some((Piece::Pawn, !color)) {
                    *self.0.square_mut(beside) = None;
                }
                *self.0.square_mut(from) = None;
                *self.0.square_mut(to) = Some((piece, color));
                pawn || taken.is_some()
            }
        };
        self.keep_rights();
        self.0.side_to_move = !color;
        if color == Color::Black {
            self.0.fullmove_number = self.0.fullmove_number.saturating_add(1);
        }
        Some(restarts)
    }

    fn castle(&mut self, color: Color, king: Square, wing: Wing) -> Option<bool> {
        let rank = king.rank();
        let (king_to, rook_to) = match wing {
            Wing::Short => (File::G, File::F),
            Wing::Long => (File::C, File::D),
        };
        let rooks: Vec<Square> = self.of(color, Piece::Rook).iter().filter(|s| s.rank() == rank && (s.file() > king.file()) == (wing == Wing::Short)).collect();
        let rook = if wing == Wing::Short { rooks.last() } else { rooks.first() }.copied()?;
        let (king_to, rook_to) = (Square::new(king_to, rank), Square::new(rook_to, rank));
        let free = |square: Square| square == king || square == rook || self.0.square(square).is_none();
        if !free(king_to) || !free(rook_to) {
            return None;
        }
        *self.0.square_mut(king) = None;
        *self.0.square_mut(rook) = None;
        *self.0.square_mut(king_to) = Some((Piece::King, color));
        *self.0.square_mut(rook_to) = Some((Piece::Rook, color));
        Some(false)
    }

    /// Strikes out rights to castle whose king or rook stands elsewhere.
    fn keep_rights(&mut self) {
        for color in Color::ALL {
            let rank = Rank::First.relative_to(color);
            let king = self.of(color, Piece::King).next_square().filter(|k| k.rank() == rank);
            let rooks = self.of(color, Piece::Rook);
            let stands = |file: File, short: bool| king.is_some_and(|k| rooks.has(Square::new(file, rank)) && (file > k.file()) == short);
            let rights = self.0.castle_rights_mut(color);
            rights.short = rights.short.filter(|file| stands(*file, true));
            rights.long = rights.long.filter(|file| stands(*file, false));
        }
    }
}

fn single(set: BitBoard) -> Option<Square> {
    set.next_square().filter(|_| set.len() == 1)
}
