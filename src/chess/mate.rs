//! Whether mate is on the board, and whether a side can still give it by any series of legal moves.

use cozy_chess::{Board, Color, File, Move, Piece, Square, get_king_moves};
use serde::Serialize;

use super::material::{TooLittle, too_little};
use super::moves;
use super::names::{Placed, Side, SquareName};
use super::position::Position;

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
    if let Some(no) = forced(position, side) {
        return Verdict::No(no);
    }
    solve(position, side)
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

fn solve(position: &Position, side: Side) -> Verdict {
    let Some((board, rights_dropped)) = solver_board(position) else { return Verdict::Unknown };
    let winner = solver_color(side);
    match chasolver::winnability(&board, winner) {
        Some(chasolver::Winnability::Winnable { helpmate }) => {
            let line: Vec<_> = helpmate.iter().map(|mv| (mv.get_source(), mv.get_dest(), mv.get_promotion())).collect();
            replay(position, side, &line).map_or(Verdict::Unknown, Verdict::Yes)
        }
        // Without the castling moves that the solver does not know, its search is no proof.
        Some(chasolver::Winnability::Unwinnable) if !rights_dropped => Verdict::No(NoMate::Search),
        _ => Verdict::Unknown,
    }
}

/// Whether the solver's quick test already rules out mate by `side`. `false` says nothing.
pub fn ruled_out_fast(position: &Position, side: Side) -> bool {
    too_little(position.board(), side).is_some()
        || solver_board(position)
            .is_some_and(|(board, dropped)| !dropped && chasolver::is_unwinnable_fast(&board, solver_color(side)))
}

fn solver_color(side: Side) -> chess::Color {
    match side {
        Side::White => chess::Color::White,
        Side::Black => chess::Color::Black,
    }
}

/// The solver's own board, and whether castling rights of Chess960 had to be left out.
fn solver_board(position: &Position) -> Option<(chess::Board, bool)> {
    let board = position.board();
    let mut dropped = false;
    let mut builder = chess::BoardBuilder::new();
    for color in Color::ALL {
        let solver_color = solver_color(color.into());
        for piece in Piece::ALL {
            for square in board.colored_pieces(color, piece) {
                builder.piece(solver_square(square), solver_piece(piece), solver_color);
            }
        }
        let rights = board.castle_rights(color);
        let usual = board.king(color).file() == File::E
            && rights.short.is_none_or(|file| file == File::H)
            && rights.long.is_none_or(|file| file == File::A);
        dropped |= !usual && (rights.short.is_some() || rights.long.is_some());
        builder.castle_rights(
            solver_color,
            match (usual && rights.short.is_some(), usual && rights.long.is_some()) {
                (true, true) => chess::CastleRights::Both,
                (true, false) => chess::CastleRights::KingSide,
                (false, true) => chess::CastleRights::QueenSide,
                (false, false) => chess::CastleRights::NoRights,
            },
        );
    }
    builder.side_to_move(solver_color(position.side_to_move()));
    builder.en_passant(board.en_passant().map(|file| chess::File::from_index(file as usize)));
    chess::Board::try_from(&builder).ok().map(|board| (board, dropped))
}

fn solver_square(square: Square) -> chess::Square {
    chess::Square::make_square(chess::Rank::from_index(square.rank() as usize), chess::File::from_index(square.file() as usize))
}

fn solver_piece(piece: Piece) -> chess::Piece {
    match piece {
        Piece::Pawn => chess::Piece::Pawn,
        Piece::Knight => chess::Piece::Knight,
        Piece::Bishop => chess::Piece::Bishop,
        Piece::Rook => chess::Piece::Rook,
        Piece::Queen => chess::Piece::Queen,
        Piece::King => chess::Piece::King,
    }
}

/// Plays the solver's line on our own board, so that no answer rests on its word alone.
fn replay(position: &Position, side: Side, line: &[(chess::Square, chess::Square, Option<chess::Piece>)]) -> Option<Vec<Move>> {
    let mut at = position.clone();
    let mut played = Vec::with_capacity(line.len());
    for (from, to, promotion) in line {
        let letter = promotion.map(|piece| piece.to_string(chess::Color::Black)).unwrap_or_default();
        let mv = moves::judge(&at, &format!("{from}{to}{letter}")).ok()?.raw;
        at = at.after(mv)?;
        played.push(mv);
    }
    (is_checkmate(&at) && at.side_to_move() != side).then_some(played)
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

/// Whether the position is worth asking [`deadness`] while going through a game: material has run low, a move is forced, or no pawn of
/// either side can move or take. It costs some tens of nanoseconds and lets a few exotic dead positions pass.
pub fn may_be_dead(board: &Board) -> bool {
    let pawns = board.pieces(Piece::Pawn);
    if board.occupied().len() <= 4 {
        return true;
    }
    let fixed = |color: Color| {
        let own = pawns & board.colors(color);
        own.iter().all(|pawn| cozy_chess::get_pawn_quiets(pawn, color, pawns).is_empty())
    };
    if (board.pieces(Piece::Queen) | board.pieces(Piece::Rook)).is_empty() && fixed(Color::White) && fixed(Color::Black) {
        return true;
    }
    // One or two moves: a capture may be forced that leaves nothing.
    if board.checkers().is_empty() && board.occupied().len() > 8 {
        return false;
    }
    let mut count = 0;
    board.generate_moves(|set| {
        count += set.len();
        count > 1
    });
    count == 1
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
