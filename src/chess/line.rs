//! A series of moves played on bare bitboards, to see that each is legal and that the last one mates.
//!
//! The solver's lines run to some sixty half-moves. The move generator's board keeps hashes, pins and counters along the way, and playing a line
//! on it takes a tenth of the time in which the solver found it. Here a move costs a third of that. What is rare in such lines is not known here:
//! castling, capturing in passing and ending on a double step. A line that is not passed here is therefore not yet wrong.

use cozy_chess::{
    BitBoard, Board, Color, Move, Piece, Rank, Square, get_between_rays, get_bishop_rays, get_king_moves, get_knight_moves, get_pawn_attacks, get_pawn_quiets,
    get_rook_rays,
};

/// Who stands where, and whose move it is.
#[derive(Clone)]
pub(crate) struct Men {
    /// What stands on each square, so that nothing has to be searched for.
    on: [Option<Piece>; Square::NUM],
    pieces: [BitBoard; Piece::NUM],
    colors: [BitBoard; Color::NUM],
    turn: Color,
    double_step: bool,
}

impl Men {
    pub(crate) fn new(board: &Board) -> Self {
        let mut on = [None; Square::NUM];
        for piece in Piece::ALL {
            board.pieces(piece).iter().for_each(|square| on[square as usize] = Some(piece));
        }
        Self {
            on,
            pieces: Piece::ALL.map(|piece| board.pieces(piece)),
            colors: Color::ALL.map(|color| board.colors(color)),
            turn: board.side_to_move(),
            double_step: false,
        }
    }

    /// Plays a move; `None` where it is not known to be legal, and then the men are of no more use.
    pub(crate) fn play(&mut self, mv: Move) -> Option<()> {
        let (own, other) = (self.colors[self.turn as usize], self.colors[!self.turn as usize]);
        let kind = self.on[mv.from as usize].filter(|_| own.has(mv.from) && !own.has(mv.to))?;
        let due = kind == Piece::Pawn && mv.to.rank() == Rank::Eighth.relative_to(self.turn);
        let promotes = !matches!(mv.promotion, None | Some(Piece::Pawn | Piece::King));
        if due != promotes || mv.promotion.is_some() != promotes || !self.reaches(kind, mv.from, mv.to) {
            return None;
        }
        if other.has(mv.to) {
            let taken = self.on[mv.to as usize]?;
            self.pieces[taken as usize] -= mv.to.bitboard();
            self.colors[!self.turn as usize] -= mv.to.bitboard();
        }
        self.pieces[kind as usize] -= mv.from.bitboard();
        let kind_there = mv.promotion.unwrap_or(kind);
        self.pieces[kind_there as usize] |= mv.to.bitboard();
        self.on[mv.from as usize] = None;
        self.on[mv.to as usize] = Some(kind_there);
        self.colors[self.turn as usize] ^= mv.from.bitboard() | mv.to.bitboard();
        self.double_step = kind == Piece::Pawn && (mv.from as usize).abs_diff(mv.to as usize) == 16;
        if !self.checkers(self.turn)?.1.is_empty() {
            return None;
        }
        self.turn = !self.turn;
        Some(())
    }

    /// Whether the player to move is `side` and mated. A double step that gives check may be captured in passing, which is not known here: `false`.
    pub(crate) fn mated(&self, side: Color) -> bool {
        let Some((king, checkers)) = self.checkers(side) else { return false };
        if self.turn != side || self.double_step || checkers.is_empty() {
            return false;
        }
        // The king goes away, or the one man that gives check is captured or shut off; castling is out of the question in check.
        let own = self.colors[side as usize];
        let answers = if checkers.len() == 1 { checkers.iter().fold(checkers, |all, from| all | get_between_rays(from, king)) } else { BitBoard::EMPTY };
        let legal = |from: Square, to: Square| {
            let due = self.on[from as usize] == Some(Piece::Pawn) && to.rank() == Rank::Eighth.relative_to(side);
            self.clone().play(Move { from, to, promotion: due.then_some(Piece::Queen) }).is_some()
        };
        let goes = |from: Square| if from == king { get_king_moves(king) - own } else { answers };
        let reaches = |from: Square, to: Square| self.on[from as usize].is_some_and(|kind| self.reaches(kind, from, to));
        !own.iter().any(|from| goes(from).iter().any(|to| reaches(from, to) && legal(from, to)))
    }

    fn reaches(&self, kind: Piece, from: Square, to: Square) -> bool {
        let occupied = self.colors[0] | self.colors[1];
        let free = || (get_between_rays(from, to) & occupied).is_empty();
        match kind {
            Piece::Pawn if occupied.has(to) => get_pawn_attacks(from, self.turn).has(to),
            Piece::Pawn => get_pawn_quiets(from, self.turn, occupied).has(to),
            Piece::Knight => get_knight_moves(from).has(to),
            Piece::King => get_king_moves(from).has(to),
            Piece::Bishop => get_bishop_rays(from).has(to) && free(),
            Piece::Rook => get_rook_rays(from).has(to) && free(),
            Piece::Queen => (get_bishop_rays(from) | get_rook_rays(from)).has(to) && free(),
        }
    }

    /// The king of this colour and the men that attack it; `None` without a king.
    fn checkers(&self, color: Color) -> Option<(Square, BitBoard)> {
        let of = |piece: Piece| self.pieces[piece as usize];
        let king = (of(Piece::King) & self.colors[color as usize]).next_square()?;
        let other = self.colors[!color as usize];
        let near = (get_knight_moves(king) & of(Piece::Knight)) | (get_pawn_attacks(king, color) & of(Piece::Pawn)) | (get_king_moves(king) & of(Piece::King));
        let queens = of(Piece::Queen);
        let lines = (get_bishop_rays(king) & (of(Piece::Bishop) | queens)) | (get_rook_rays(king) & (of(Piece::Rook) | queens));
        let occupied = self.colors[0] | self.colors[1];
        let mut checkers = near & other;
        for from in lines & other {
            if (get_between_rays(from, king) & occupied).is_empty() {
                checkers |= from.bitboard();
            }
        }
        Some((king, checkers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Position;

    /// Every pair of squares and every promotion, in positions of arbitrary games: what is played here is legal, and what is legal but for the
    /// moves left out is played.
    #[test]
    fn moves_agree_with_the_move_generator() {
        let mut seed: u64 = 5;
        let mut below = |bound: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % bound
        };
        let (mut played, mut left_out, mut mates) = (0, 0, 0);
        for start in ["r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "4k3/P6P/8/1pP2r2/3pP1B1/8/p2N3p/4K3 w - b6 0 1"] {
            for _ in 0..4 {
                let mut at: Position = start.parse().unwrap();
                for _ in 0..25 {
                    let board = at.board();
                    for (from, to) in Square::ALL.into_iter().flat_map(|from| Square::ALL.map(|to| (from, to))) {
                        for promotion in [None, Some(Piece::Queen), Some(Piece::Knight), Some(Piece::King)] {
                            let mv = Move { from, to, promotion };
                            let here = Men::new(board).play(mv).is_some();
                            if here != board.is_legal(mv) {
                                let castles = board.colors(board.side_to_move()).has(to);
                                let passes = board.pieces(Piece::Pawn).has(from) && from.file() != to.file() && !board.occupied().has(to);
                                assert!(!here && (castles || passes), "{mv} in {at}");
                                left_out += 1;
                            }
                            played += usize::from(here);
                        }
                    }
                    let legal = at.legal_moves();
                    for &mv in &legal {
                        let mut men = Men::new(board);
                        if men.play(mv).is_some() && !men.double_step {
                            let next = at.after(mv).unwrap();
                            let mate = next.in_check() && !next.has_legal_move();
                            assert_eq!(men.mated(next.board().side_to_move()), mate, "{mv} in {at}");
                            assert!(!men.mated(board.side_to_move()));
                            mates += usize::from(mate);
                        }
                    }
                    if legal.is_empty() {
                        break;
                    }
                    at = at.after(legal[below(legal.len())]).unwrap();
                }
            }
        }
        assert!(played > 2_000 && left_out > 20 && mates > 0, "{played} {left_out} {mates}");
    }
}
