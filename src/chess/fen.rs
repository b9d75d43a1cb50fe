//! Reading FEN, X-FEN and Shredder-FEN, with an error that names what is wrong.

use cozy_chess::{BitBoard, Board, BoardBuilder, Color, File, Piece, Rank, Square, get_between_rays, get_king_moves};
use serde::Serialize;

use super::names::{PieceKind, Side, SquareName};
use super::position::attack_set;

/// What is wrong with a FEN. Ranks and files are counted as on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "problem", rename_all = "kebab-case")]
pub enum FenError {
    /// Neither the four fields of a position nor the six of a FEN.
    #[error("{found} fields where a FEN has six (four do if the counters are left out)")]
    FieldCount {
        /// How many there are.
        found: usize,
    },
    /// The placement does not have eight ranks.
    #[error("{found} ranks where the board has eight")]
    RankCount {
        /// How many there are.
        found: usize,
    },
    /// A rank does not fill eight files.
    #[error("rank {rank} fills {found} files where the board has eight")]
    FileCount {
        /// The rank, 1 to 8.
        rank: u8,
        /// How many files its letters and digits fill.
        found: u32,
    },
    /// A letter that is no piece.
    #[error("`{letter}` on rank {rank} is no piece")]
    UnknownPiece {
        /// The rank, 1 to 8.
        rank: u8,
        /// The character.
        letter: char,
    },
    /// Not exactly one king.
    #[error("{side:?} has {found} kings")]
    KingCount {
        /// Whose.
        side: Side,
        /// How many.
        found: u32,
    },
    /// A pawn on the first or last rank.
    #[error("a pawn stands on {square}")]
    PawnOnEdge {
        /// Where.
        square: SquareName,
    },
    /// More than sixteen pieces or eight pawns.
    #[error("{side:?} has {pieces} pieces, {pawns} of them pawns")]
    TooManyPieces {
        /// Whose.
        side: Side,
        /// Pieces, pawns included.
        pieces: u32,
        /// Pawns.
        pawns: u32,
    },
    /// The side to move is neither `w` nor `b`.
    #[error("the side to move is `w` or `b`, not `{found}`")]
    SideToMove {
        /// What stands there.
        found: String,
    },
    /// The king of the side that has just moved is attacked.
    #[error("{side:?} is not to move but the king is attacked from {}", squares(by))]
    OpponentInCheck {
        /// The side not to move.
        side: Side,
        /// The attackers.
        by: Vec<SquareName>,
    },
    /// Three or more pieces give check, which no move can bring about.
    #[error("three or more pieces give check: {}", squares(by))]
    TooManyCheckers {
        /// The attackers.
        by: Vec<SquareName>,
    },
    /// A castling field that cannot be read.
    #[error("`{found}` is no castling right")]
    CastlingField {
        /// The character or field.
        found: String,
    },
    /// A castling right for which king or rook do not stand right.
    #[error("the castling right `{right}` has no king and rook in place for it")]
    CastlingImpossible {
        /// The letter.
        right: char,
    },
    /// The en passant field is no square.
    #[error("`{found}` is no en passant square")]
    EnPassantField {
        /// What stands there.
        found: String,
    },
    /// No pawn can just have passed over the en passant square.
    #[error("no pawn can just have passed over {square}")]
    EnPassantImpossible {
        /// The square.
        square: SquareName,
    },
    /// A counter that is no whole number in bounds (moves from 1).
    #[error("`{found}` is no {counter} counter")]
    Counter {
        /// `half-move` or `move`.
        counter: &'static str,
        /// What stands there.
        found: String,
    },
}

fn squares(list: &[SquareName]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The board, whether Chess960 is played, and the half-move and move counters.
pub(crate) fn read(fen: &str, chess960: bool) -> Result<(Board, bool, [u32; 2]), FenError> {
    let fields: Vec<&str> = fen.split_whitespace().collect();
    let (placement, turn, castling, en_passant, counters) = match fields[..] {
        [a, b, c, d] => (a, b, c, d, ("0", "1")),
        [a, b, c, d, e, f] => (a, b, c, d, (e, f)),
        _ => {
            return Err(FenError::FieldCount { found: fields.len() });
        }
    };
    let mut builder = BoardBuilder::empty();
    read_placement(placement, &mut builder)?;
    builder.side_to_move = match turn {
        "w" => Color::White,
        "b" => Color::Black,
        _ => {
            return Err(FenError::SideToMove { found: turn.to_owned() });
        }
    };
    check_material(&builder)?;
    // Without rights and en passant the builder refuses nothing that was not looked at above, but for checks.
    let Ok(bare) = builder.build() else {
        return Err(illegal_checks(&builder));
    };
    // The builder lets kings stand side by side, and any number of pieces give check.
    let touching = get_king_moves(bare.king(Color::White)).has(bare.king(Color::Black));
    if touching || bare.checkers().len() > 2 {
        return Err(illegal_checks(&builder));
    }
    let chess960 = read_castling(castling, chess960, &bare, &mut builder)?;
    if en_passant != "-" {
        let field = || FenError::EnPassantField { found: en_passant.to_owned() };
        let square = en_passant.parse::<Square>().map_err(|_| field())?;
        if !en_passant_possible(&bare, square) {
            return Err(FenError::EnPassantImpossible { square: SquareName(square) });
        }
        builder.en_passant = Some(square);
    }
    let halfmoves = read_counter("half-move", counters.0, 0)?;
    let move_number = read_counter("move", counters.1, 1)?;
    let board = builder.build().map_err(|_| FenError::CastlingField { found: castling.to_owned() })?;
    Ok((board, chess960, [halfmoves, move_number]))
}

fn read_placement(text: &str, builder: &mut BoardBuilder) -> Result<(), FenError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 8 {
        return Err(FenError::RankCount { found: rows.len() });
    }
    for (row, rank) in rows.iter().zip(Rank::ALL.into_iter().rev()) {
        let number = rank as u8 + 1;
        let mut file: u32 = 0;
        for letter in row.chars() {
            if let Some(empty) = letter.to_digit(10).filter(|&n| n > 0) {
                file += empty;
                continue;
            }
            let kind = PieceKind::from_letter(letter).ok_or(FenError::UnknownPiece { rank: number, letter })?;
            let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
            if let Some(file) = File::try_index(file as usize) {
                *builder.square_mut(Square::new(file, rank)) = Some((kind.into(), color));
            }
            file += 1;
        }
        if file != 8 {
            return Err(FenError::FileCount { rank: number, found: file });
        }
    }
    Ok(())
}

fn check_material(builder: &BoardBuilder) -> Result<(), FenError> {
    let count = |color: Color, piece: Option<Piece>| {
        let held = |held: &&Option<(Piece, Color)>| held.is_some_and(|(p, c)| c == color && piece.is_none_or(|piece| piece == p));
        builder.board.iter().filter(held).count() as u32
    };
    for color in Color::ALL {
        let found = count(color, Some(Piece::King));
        if found != 1 {
            return Err(FenError::KingCount { side: color.into(), found });
        }
    }
    for square in Square::ALL {
        if matches!(builder.square(square), Some((Piece::Pawn, _))) && matches!(square.rank(), Rank::First | Rank::Eighth) {
            return Err(FenError::PawnOnEdge { square: SquareName(square) });
        }
    }
    for color in Color::ALL {
        let (pieces, pawns) = (count(color, None), count(color, Some(Piece::Pawn)));
        if pieces > 16 || pawns > 8 {
            return Err(FenError::TooManyPieces { side: color.into(), pieces, pawns });
        }
    }
    Ok(())
}

/// Names the illegal check for which the builder refused a position.
fn illegal_checks(builder: &BoardBuilder) -> FenError {
    let side = builder.side_to_move;
    let by = |color: Color| -> Vec<SquareName> {
        let set = |wanted: &dyn Fn(Piece, Color) -> bool| -> BitBoard {
            Square::ALL.into_iter().filter(|&s| builder.square(s).is_some_and(|(p, c)| wanted(p, c))).collect()
        };
        let Some(king) = set(&|p, c| p == Piece::King && c == color).next_square() else {
            return Vec::new();
        };
        let occupied = set(&|_, _| true);
        let of = |piece: Piece| set(&|p, c| p == piece && c == !color);
        SquareName::list(attack_set(king, !color, occupied, &of))
    };
    let attacked = by(!side);
    if attacked.is_empty() { FenError::TooManyCheckers { by: by(side) } } else { FenError::OpponentInCheck { side: (!side).into(), by: attacked } }
}

/// Reads the castling field; gives back whether Chess960 is played, which file letters imply.
fn read_castling(text: &str, chess960: bool, bare: &Board, builder: &mut BoardBuilder) -> Result<bool, FenError> {
    if text == "-" {
        return Ok(chess960);
    }
    let by_file = text.chars().any(|c| matches!(c.to_ascii_lowercase(), 'a'..='h'));
    let chess960 = chess960 || by_file;
    for right in text.chars() {
        let color = if right.is_ascii_uppercase() { Color::White } else { Color::Black };
        let king = bare.king(color);
        let back_rank = Rank::First.relative_to(color);
        let rooks = bare.colored_pieces(color, Piece::Rook) & back_rank.bitboard();
        let impossible = FenError::CastlingImpossible { right };
        if king.rank() != back_rank || (!chess960 && king.file() != File::E) {
            return Err(impossible);
        }
        let rook = match right.to_ascii_lowercase() {
            // In X-FEN K and Q mean the outermost rook on that side.
            'k' => rooks.iter().filter(|rook| rook.file() > king.file()).last(),
            'q' => rooks.iter().find(|rook| rook.file() < king.file()),
            letter @ 'a'..='h' => File::try_from(letter).ok().map(|file| Square::new(file, back_rank)).filter(|&s| rooks.has(s)),
            _ => {
                return Err(FenError::CastlingField { found: right.to_string() });
            }
        };
        let Some(rook) = rook else {
            return Err(impossible);
        };
        let short = rook.file() > king.file();
        if !chess960 && rook.file() != if short { File::H } else { File::A } {
            return Err(impossible);
        }
        let rights = builder.castle_rights_mut(color);
        let slot = if short { &mut rights.short } else { &mut rights.long };
        if slot.replace(rook.file()).is_some() {
            return Err(FenError::CastlingField { found: text.to_owned() });
        }
    }
    Ok(chess960)
}

/// Whether the opponent of the side to move can just have played a pawn two squares over `square`.
fn en_passant_possible(board: &Board, square: Square) -> bool {
    let mover = !board.side_to_move();
    if square.rank() != Rank::Third.relative_to(mover) {
        return false;
    }
    let origin = Square::new(square.file(), Rank::Second.relative_to(mover));
    let pawn = Square::new(square.file(), Rank::Fourth.relative_to(mover));
    let king = board.king(!mover);
    board.colored_pieces(mover, Piece::Pawn).has(pawn)
        && !board.occupied().has(square)
        && !board.occupied().has(origin)
        // Any check is given by that pawn or was opened by it.
        && board.checkers().iter().all(|checker| checker == pawn || get_between_rays(checker, king).has(origin))
}

fn read_counter(counter: &'static str, text: &str, least: u32) -> Result<u32, FenError> {
    let number = text.parse::<u32>().ok().filter(|&n| n >= least && n <= 100_000);
    number.ok_or_else(|| FenError::Counter { counter, found: text.to_owned() })
}
