//! Whether mate is on the board, and whether a side can still give it by any series of legal moves.

use cozy_chess::{Board, Color, Move, Piece, get_king_moves};
use serde::Serialize;

use super::material::{TooLittle, too_little};
use super::moves;
use super::names::{Placed, Side, SquareName};
use super::position::Position;
use super::solver;

/// Whether a side can still mate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It can: a series of legal moves that ends in mate (empty if mate is on the board).
    Yes(Vec<Move>),
    /// No series of legal moves ends in mate by that side.
    No(NoMate),
    /// The solver gave up; the arbiter must judge.
    Unknown,
}

/// Why a side can never mate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "because", rename_all = "kebab-case")]
pub enum NoMate {
    /// The material alone decides.
    Material {
        /// How.
        material: TooLittle,
    },
    /// The game has already ended by mate on that side, or by stalemate.
    Ended,
    /// Every move is forced until one of the other reasons holds.
    Forced {
        /// The forced moves in UCI.
        moves: Vec<String>,
        /// What holds then.
        then: Box<NoMate>,
    },
    /// Proved by search and by what squares the pieces can ever reach: the position is closed.
    Search,
}

/// Whether `side` can mate by any series of legal moves, the opponent helping. Half-move counters and repetition are not looked at.
///
/// Cheap tests come first; the solver takes some tens of microseconds as a rule, seconds in the hardest positions.
pub fn can_checkmate(position: &Position, side: Side) -> Verdict {
    if let Some(material) = too_little(position.board(), side) {
        return Verdict::No(NoMate::Material { material });
    }
    if few_moves(position.board())
        && let Some(no) = forced(position, side)
    {
        return Verdict::No(no);
    }
    solver::solve(position, side)
}

/// Whether there is at most one legal move.
fn few_moves(board: &Board) -> bool {
    let mut count = 0;
    !board.generate_moves(|set| {
        count += set.len();
        count > 1
    })
}

/// Plays out forced moves for as long as there is only one, and says so if they end where no mate is possible.
fn forced(position: &Position, side: Side) -> Option<NoMate> {
    let mut at = position.clone();
    let mut played = Vec::new();
    let then = loop {
        if let Some(material) = too_little(at.board(), side) {
            break NoMate::Material { material };
        }
        let legal = at.legal_moves();
        match legal[..] {
            [] if at.in_check() && at.side_to_move() != side => return None,
            [] => break NoMate::Ended,
            // Sixteen is more than any forced series worth telling; the solver sees the longer ones.
            [only] if played.len() < 16 => {
                played.push(moves::uci(&at, only));
                at = at.after(only)?;
            }
            _ => return None,
        }
    };
    Some(if played.is_empty() { then } else { NoMate::Forced { moves: played, then: Box::new(then) } })
}

/// Whether the solver's quick test already rules out mate by `side`. `false` says nothing.
pub fn ruled_out_fast(board: &Board, side: Side) -> bool {
    too_little(board, side).is_some() || solver::ruled_out_fast(board, side)
}

/// Whether neither side can mate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deadness {
    /// Neither can, and why.
    Dead {
        /// Why White cannot.
        white: NoMate,
        /// Why Black cannot.
        black: NoMate,
    },
    /// This side can, by this line.
    Alive(Side, Vec<Move>),
    /// At least one side is undecided and none is known to be able to.
    Unknown,
}

/// Whether a position is dead (5.2.2): neither side can mate by any series of legal moves.
pub fn deadness(position: &Position) -> Deadness {
    // The side that is more likely to be able to is asked first.
    let strength = |side: Side| position.board().colors(side.into()).len();
    let first = if strength(Side::White) >= strength(Side::Black) { Side::White } else { Side::Black };
    let no_first = match can_checkmate(position, first) {
        Verdict::Yes(line) => return Deadness::Alive(first, line),
        Verdict::No(no) => Some(no),
        Verdict::Unknown => None,
    };
    let no_second = match can_checkmate(position, first.opponent()) {
        Verdict::Yes(line) => return Deadness::Alive(first.opponent(), line),
        Verdict::No(no) => Some(no),
        Verdict::Unknown => None,
    };
    match (no_first, no_second) {
        (Some(white), Some(black)) if first == Side::White => Deadness::Dead { white, black },
        (Some(black), Some(white)) => Deadness::Dead { white, black },
        _ => Deadness::Unknown,
    }
}

/// Whether material alone makes a position dead. Costs some nanoseconds.
pub fn dead_by_material(board: &Board) -> bool {
    // Nothing to look at while there are pawns or more than a few pieces.
    board.pieces(Piece::Pawn).is_empty()
        && (board.pieces(Piece::Rook) | board.pieces(Piece::Queen)).is_empty()
        && too_little(board, Side::White).is_some()
        && too_little(board, Side::Black).is_some()
}

/// Whether the solver's quick test already finds a position dead. `false` says nothing.
pub fn dead_quick(board: &Board) -> bool {
    // The side with more men is less likely to be ruled out, and then the other need not be asked.
    let white_first = board.colors(Color::White).len() >= board.colors(Color::Black).len();
    let (first, second) = if white_first { (Side::White, Side::Black) } else { (Side::Black, Side::White) };
    ruled_out_fast(board, first) && ruled_out_fast(board, second)
}

/// Whether the position is worth asking [`deadness`] while going through a game: material has run low, a move is forced, or no pawn of
/// either side can move or take. It costs some tens of nanoseconds and lets a few exotic dead positions pass.
pub fn may_be_dead(board: &Board) -> bool {
    let pawns = board.pieces(Piece::Pawn);
    let heavy = board.pieces(Piece::Queen) | board.pieces(Piece::Rook);
    if board.occupied().len() <= 4 && (heavy | pawns).is_empty() {
        return true;
    }
    let fixed = |color: Color| {
        let own = pawns & board.colors(color);
        own.iter().all(|pawn| cozy_chess::get_pawn_quiets(pawn, color, pawns).is_empty())
    };
    if heavy.is_empty() && fixed(Color::White) && fixed(Color::Black) {
        return true;
    }
    // One or two moves: a capture may be forced that leaves nothing.
    if board.checkers().is_empty() && board.occupied().len() > 8 {
        return false;
    }
    few_moves(board) && board.generate_moves(|_| true)
}

/// Whether the player to move is mated.
pub fn is_checkmate(position: &Position) -> bool {
    position.in_check() && !position.has_legal_move()
}

/// Whether the player to move is stalemated.
pub fn is_stalemate(position: &Position) -> bool {
    !position.in_check() && !position.has_legal_move()
}

/// The king of the player to move and what bears on it: enough to say why it is mate, stalemate or neither.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KingReport {
    /// The player to move.
    pub side: Side,
    /// Where the king stands.
    pub king: SquareName,
    /// The pieces that give check.
    pub checkers: Vec<Placed>,
    /// The squares next to the king, each with what keeps the king from it (nothing: the king may go there).
    pub around: Vec<Neighbour>,
    /// Legal moves in UCI, at most eight of them.
    pub moves: Vec<String>,
    /// How many legal moves there are.
    pub move_count: usize,
}

/// A square next to a king.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Neighbour {
    /// The square.
    pub square: SquareName,
    /// Whether a piece of the king's own side stands there.
    pub own_piece: bool,
    /// The opponent's pieces that attack it (seen through the king, who would have left).
    pub attacked_by: Vec<SquareName>,
}

/// Describes the king of the player to move.
pub fn king_report(position: &Position) -> KingReport {
    let board = position.board();
    let color = board.side_to_move();
    let king = board.king(color);
    let without_king = board.occupied() - king.bitboard();
    let around = get_king_moves(king).iter().map(|square| Neighbour {
        square: SquareName(square),
        own_piece: board.colors(color).has(square),
        attacked_by: SquareName::list(position.attackers(square, !color, without_king)),
    });
    let legal = position.legal_moves();
    KingReport {
        side: color.into(),
        king: SquareName(king),
        checkers: board.checkers().iter().filter_map(|square| position.on(square)).collect(),
        around: around.collect(),
        moves: legal.iter().take(8).map(|&mv| moves::uci(position, mv)).collect(),
        move_count: legal.len(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions with a few pieces at arbitrary places.
    fn sparse(count: usize) -> Vec<Position> {
        let mut seed: u64 = 11;
        let mut next = |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % below
        };
        let mut found = Vec::new();
        while found.len() < count {
            let mut board = [b'1'; 64];
            let extra = 1 + next(3);
            let letters = (0..extra).map(|_| b"NnBbqrNBnb"[next(10) as usize]).chain(*b"Kk").collect::<Vec<_>>();
            for letter in letters {
                board[next(64) as usize] = letter;
            }
            let rows: Vec<String> = board.chunks(8).map(|row| String::from_utf8_lossy(row).into_owned()).collect();
            let turn = if next(2) == 0 { 'w' } else { 'b' };
            found.extend(Position::parse(&format!("{} {turn} - - 0 1", rows.join("/")), false));
        }
        found
    }

    #[test]
    fn material_and_forced_moves_never_contradict_the_solver() {
        let mut ruled_out = 0;
        for position in sparse(400) {
            for side in [Side::White, Side::Black] {
                let cheap = match too_little(position.board(), side) {
                    Some(_) => true,
                    None => forced(&position, side).is_some(),
                };
                if cheap {
                    ruled_out += 1;
                    assert!(!matches!(solver::solve(&position, side), Verdict::Yes(_)), "{side:?} in {position}");
                }
            }
        }
        assert!(ruled_out > 100, "only {ruled_out} positions tell anything");
    }

    #[test]
    fn castling_the_solver_does_not_know_is_noticed() {
        let dropped = |fen: &str| solver::board(fen.parse::<Position>().unwrap().board(), Side::White).map(|(_, dropped)| dropped);
        assert_eq!(dropped("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), Some(false));
        assert_eq!(dropped("4k3/8/8/8/8/8/8/1KR5 w - - 0 1"), Some(false));
        assert_eq!(dropped("4k3/8/8/8/8/8/8/1KR5 w C - 0 1"), Some(true));
        assert_eq!(dropped("4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1"), Some(true));
    }

    #[test]
    fn a_scan_stops_where_a_position_may_be_dead() {
        for fen in [
            "8/8/8/5k2/8/8/1B6/6K1 w - - 0 1",
            "6Rk/8/7K/8/8/8/8/8 b - - 0 1",
            "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1",
            "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
        ] {
            assert!(may_be_dead(fen.parse::<Position>().unwrap().board()), "{fen}");
        }
        assert!(!may_be_dead(Position::initial().board()));
        assert!(dead_by_material("8/8/8/5k2/8/8/1B6/6K1 w - - 0 1".parse::<Position>().unwrap().board()));
        assert!(!dead_by_material("7k/8/7K/2Bb4/8/8/8/8 b - - 0 1".parse::<Position>().unwrap().board()));
    }
}
