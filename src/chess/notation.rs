//! Algebraic notation as Appendix C prescribes it: read, told apart from what is only near to it, and written.
//!
//! It differs from the move text of PGN: a promotion has no sign of equality (`d8Q`), castling is written with zeros (`0-0`), the signs for
//! capture and check may be left out, and the letters of the pieces are those of the player's own language or figurines.

use cozy_chess::{Move, Rank, Square};
use serde::Serialize;

use super::moves::{self, Illegal, LegalMove, Wing};
use super::names::{PieceKind, SquareName};
use super::position::Position;

/// The pieces that have letters, in the order of [`Letters`].
const LETTERED: [PieceKind; 5] = [PieceKind::King, PieceKind::Queen, PieceKind::Rook, PieceKind::Bishop, PieceKind::Knight];
const WHITE_FIGURINES: [&str; 5] = ["♔", "♕", "♖", "♗", "♘"];
const BLACK_FIGURINES: [&str; 5] = ["♚", "♛", "♜", "♝", "♞"];
const ENGLISH: [&str; 5] = ["K", "Q", "R", "B", "N"];

/// Letters of king, queen, rook, bishop and knight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letters([String; 5]);

impl Letters {
    /// Letters from a list of five; `None` if there are not five or one is empty.
    pub fn new<S: AsRef<str>>(letters: &[S]) -> Option<Self> {
        let list: Vec<String> = letters.iter().map(|l| l.as_ref().to_owned()).filter(|l| !l.is_empty()).collect();
        list.try_into().ok().map(Self)
    }

    /// The letters of English, and of PGN.
    pub fn english() -> Self {
        Self(ENGLISH.map(str::to_owned))
    }

    /// Figurines, outlined, as printed works use them for both sides.
    pub fn figurines() -> Self {
        Self(WHITE_FIGURINES.map(str::to_owned))
    }

    /// The letter of a piece; none for the pawn.
    pub fn of(&self, piece: PieceKind) -> &str {
        LETTERED.iter().position(|l| *l == piece).map_or("", |i| &self.0[i])
    }
}

/// Whether the square of departure is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Only where two like pieces can reach the square.
    Short,
    /// Always.
    Long,
}

/// What Appendix C does not print, but can be understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lenient {
    /// A letter of another language than expected.
    ForeignLetter,
    /// A piece's letter in lower case.
    LowerCase,
    /// A file in upper case.
    UpperCaseFile,
    /// A letter for the pawn.
    PawnLetter,
    /// A hyphen between the squares.
    Hyphen,
    /// Another sign of capture than `x`.
    CaptureSign,
    /// A sign of capture where nothing is captured.
    NoCapture,
    /// A pawn captures and its file is not written.
    PawnFileMissing,
    /// Files or ranks that nobody needs to tell pieces apart.
    Needless,
    /// The rank, where the file would tell the pieces apart.
    FilePreferred,
    /// `=`, brackets or a stroke before the new piece.
    PromotionSign,
    /// Castling with letters.
    CastlingLetters,
    /// A sign for check or mate that does not fit.
    WrongSign,
    /// `e.p.` where nothing is captured in passing.
    NotEnPassant,
    /// Marks that judge the move.
    Annotation,
}

/// A move as read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Written {
    /// The move.
    #[serde(rename = "move")]
    pub mv: LegalMove,
    /// How it was written.
    pub form: Form,
    /// Where it departs from Appendix C; empty if nowhere.
    pub lenient: Vec<Lenient>,
    /// Whether a draw offer, `(=)`, stands behind it.
    pub draw_offer: bool,
}

impl Written {
    /// Whether it is written as Appendix C prints it.
    pub fn is_strict(&self) -> bool {
        self.lenient.is_empty()
    }
}

/// Why a text gives no move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "unread", rename_all = "kebab-case")]
pub enum Unread {
    /// It is no notation of a move.
    NotAMove,
    /// More than one piece can move so.
    Ambiguous {
        /// Where they stand.
        from: Vec<SquareName>,
    },
    /// It says clearly which move, and that move is illegal.
    Illegal(Illegal),
    /// No piece of the kind can move so.
    NobodyCan {
        /// The kind of piece.
        piece: PieceKind,
        /// The square of arrival.
        to: SquareName,
        /// Where such pieces stand.
        from: Vec<SquareName>,
    },
}

/// What a text says, before any position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Said {
    Castling(Wing),
    Move { piece: PieceKind, file: Option<cozy_chess::File>, rank: Option<Rank>, to: Square, capture: bool, promotion: Option<PieceKind> },
}

/// Signs behind a move.
#[derive(Debug, Clone, Copy, Default)]
struct Signs {
    check: bool,
    mate: bool,
    en_passant: bool,
    draw: bool,
}

struct Reader<'a> {
    rest: &'a str,
    own: &'a [&'a Letters],
    lenient: Vec<Lenient>,
}

impl<'a> Reader<'a> {
    fn note(&mut self, what: Lenient) {
        if !self.lenient.contains(&what) {
            self.lenient.push(what);
        }
    }

    fn eat(&mut self, text: &str) -> bool {
        match self.rest.strip_prefix(text) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    /// A piece's letter, the longest that fits: `Кр` before `К`.
    fn piece(&mut self) -> Option<PieceKind> {
        let english = Letters::english();
        let mut best: Option<(usize, PieceKind, Option<Lenient>)> = None;
        let mut offer = |rest: &str, set: &[String], note: Option<Lenient>| {
            for (letter, piece) in set.iter().zip(LETTERED) {
                if rest.starts_with(letter.as_str()) && best.as_ref().is_none_or(|(length, ..)| letter.len() > *length) {
                    best = Some((letter.len(), piece, note));
                }
            }
        };
        for letters in self.own {
            offer(self.rest, &letters.0, None);
        }
        offer(self.rest, &WHITE_FIGURINES.map(str::to_owned), None);
        offer(self.rest, &BLACK_FIGURINES.map(str::to_owned), None);
        if !self.own.contains(&&english) {
            offer(self.rest, &english.0, Some(Lenient::ForeignLetter));
        }
        // A lower-case letter that could be a file is one.
        for letters in self.own {
            let lower = letters.0.each_ref().map(|letter| {
                let lower = letter.to_lowercase();
                if matches!(lower.as_bytes(), [b'a'..=b'h']) || lower == *letter { "\0".to_owned() } else { lower }
            });
            offer(self.rest, &lower, Some(Lenient::LowerCase));
        }
        let (length, piece, note) = best?;
        self.rest = &self.rest[length..];
        if let Some(note) = note {
            self.note(note);
        }
        Some(piece)
    }

    fn file(&mut self) -> Option<cozy_chess::File> {
        let first = self.rest.chars().next()?;
        let lower = first.to_ascii_lowercase();
        if !('a'..='h').contains(&lower) {
            return None;
        }
        if first != lower {
            self.note(Lenient::UpperCaseFile);
        }
        self.rest = &self.rest[1..];
        lower.try_into().ok()
    }

    fn rank(&mut self) -> Option<Rank> {
        let first = self.rest.chars().next().filter(|c| ('1'..='8').contains(c))?;
        self.rest = &self.rest[1..];
        first.try_into().ok()
    }

    fn capture(&mut self) -> bool {
        if self.eat("x") {
            return true;
        }
        let other = ["X", ":", "×", "х", "Х"].into_iter().any(|sign| self.eat(sign));
        if other {
            self.note(Lenient::CaptureSign);
        }
        other
    }

    fn hyphen(&mut self) {
        if ["-", "–", "—", "‑", "−"].into_iter().any(|sign| self.eat(sign)) {
            self.note(Lenient::Hyphen);
        }
    }

    fn castling(&mut self) -> Option<Wing> {
        let length = self.rest.find(|c: char| !matches!(c, '0' | 'O' | 'o' | 'О' | 'о' | '-' | '–' | '—' | '‑' | '−')).unwrap_or(self.rest.len());
        let text = &self.rest[..length];
        let plain: String = text.chars().map(|c| if matches!(c, '0' | 'O' | 'o' | 'О' | 'о') { '0' } else { '-' }).collect();
        let wing = match plain.as_str() {
            "0-0" => Wing::Short,
            "0-0-0" => Wing::Long,
            _ => return None,
        };
        if text.chars().any(|c| matches!(c, 'O' | 'o' | 'О' | 'о')) {
            self.note(Lenient::CastlingLetters);
        }
        if text.chars().any(|c| matches!(c, '–' | '—' | '‑' | '−')) {
            self.note(Lenient::Hyphen);
        }
        self.rest = &self.rest[length..];
        Some(wing)
    }

    fn said(&mut self) -> Option<Said> {
        if let Some(wing) = self.castling() {
            return Some(Said::Castling(wing));
        }
        let piece = match self.piece() {
            Some(piece) => piece,
            None => {
                if ["P", "♙", "♟", "п", "П", "զ", "Զ", "پ", "س"].into_iter().any(|sign| self.eat(sign)) {
                    self.note(Lenient::PawnLetter);
                }
                PieceKind::Pawn
            }
        };
        let (mut file, mut rank) = (self.file(), self.rank());
        self.hyphen();
        let mut capture = self.capture();
        let (before, noted) = (self.rest, self.lenient.len());
        let to = match (self.file(), self.rank()) {
            (Some(to_file), Some(to_rank)) => Square::new(to_file, to_rank),
            // What was read first was the square of arrival.
            _ => {
                self.rest = before;
                self.lenient.truncate(noted);
                let to = Square::new(file.take()?, rank.take()?);
                if capture {
                    return None;
                }
                to
            }
        };
        if !capture && file.is_some() && piece == PieceKind::Pawn && file != Some(to.file()) {
            capture = true;
        }
        let promotion = self.promotion()?;
        Some(Said::Move { piece, file, rank, to, capture, promotion })
    }

    /// `None` if a sign of promotion stands without a piece.
    #[allow(clippy::option_option, reason = "no promotion and a broken one differ")]
    fn promotion(&mut self) -> Option<Option<PieceKind>> {
        if self.rest.starts_with("(=)") {
            return Some(None);
        }
        let sign = ["=", "(", "/", ":"].into_iter().find(|sign| self.eat(sign));
        let piece = self.piece();
        if let Some(sign) = sign {
            self.note(Lenient::PromotionSign);
            if piece.is_none() || (sign == "(" && !self.eat(")")) {
                return None;
            }
        }
        Some(piece)
    }

    fn signs(&mut self) -> Option<Signs> {
        let mut signs = Signs::default();
        loop {
            let trimmed = self.rest.trim_start();
            if trimmed.is_empty() {
                return Some(signs);
            }
            self.rest = trimmed;
            if ["e.p.", "e. p.", "ep", "e.p"].into_iter().any(|sign| self.eat(sign)) {
                signs.en_passant = true;
            } else if self.eat("(=)") {
                signs.draw = true;
            } else if self.eat("++") || self.eat("#") {
                signs.mate = true;
            } else if self.eat("+") {
                signs.check = true;
            } else if ["!", "?", "‼", "⁇", "⁈", "⁉", "□"].into_iter().any(|sign| self.eat(sign)) {
                self.note(Lenient::Annotation);
            } else if ["×", "X", "x"].into_iter().any(|sign| self.eat(sign)) {
                signs.mate = true;
                self.note(Lenient::WrongSign);
            } else {
                return None;
            }
        }
    }
}

/// Reads a move in the letters of one or more languages; figurines are always understood, English letters too, but as foreign ones.
///
/// # Errors
/// See [`Unread`].
pub fn read(position: &Position, text: &str, letters: &[&Letters]) -> Result<Written, Unread> {
    let mut reader = Reader { rest: text.trim(), own: letters, lenient: Vec::new() };
    let said = reader.said().ok_or(Unread::NotAMove)?;
    let signs = reader.signs().ok_or(Unread::NotAMove)?;
    let (mv, form) = resolve(position, said, &mut reader)?;
    let after = position.after(mv.raw);
    let (check, mate) = after.as_ref().map_or((false, false), |next| (next.in_check(), next.in_check() && !next.has_legal_move()));
    if (signs.mate && !mate) || (signs.check && (!check || mate)) {
        reader.note(Lenient::WrongSign);
    }
    if signs.en_passant && !mv.en_passant {
        reader.note(Lenient::NotEnPassant);
    }
    Ok(Written { mv, form, lenient: reader.lenient, draw_offer: signs.draw })
}

/// Like pieces of the player to move that can legally go to a square; promotions count once.
fn candidates(position: &Position, piece: PieceKind, to: Square) -> Vec<Square> {
    let board = position.board();
    let mut from = Vec::new();
    board.generate_moves_for(board.colored_pieces(board.side_to_move(), piece.into()), |set| {
        let castling = piece == PieceKind::King && board.colors(board.side_to_move()).has(to);
        if set.to.has(to) && !castling {
            from.push(set.from);
        }
        false
    });
    from
}

fn resolve(position: &Position, said: Said, reader: &mut Reader<'_>) -> Result<(LegalMove, Form), Unread> {
    let board = position.board();
    let (piece, file, rank, to, capture, promotion) = match said {
        Said::Castling(wing) => return castle(position, wing).map(|mv| (mv, Form::Short)),
        Said::Move { piece, file, rank, to, capture, promotion } => (piece, file, rank, to, capture, promotion),
    };
    let able = candidates(position, piece, to);
    let fits = |from: &Square| file.is_none_or(|f| from.file() == f) && rank.is_none_or(|r| from.rank() == r);
    // A pawn that captures names its file, so `e5` alone is the step.
    let straight = |from: &Square| piece != PieceKind::Pawn || capture || file.is_some() || from.file() == to.file();
    let chosen: Vec<Square> = able.iter().copied().filter(fits).filter(straight).collect();
    let from = match chosen[..] {
        [from] => from,
        [] => {
            let standing: Vec<Square> = board.colored_pieces(board.side_to_move(), piece.into()).iter().filter(fits).collect();
            if let [only] = standing[..] {
                let letter = promotion.map(|p| p.letter().to_ascii_lowercase().to_string()).unwrap_or_default();
                if let Err(illegal) = moves::judge(position, &format!("{only}{to}{letter}")) {
                    return Err(Unread::Illegal(illegal));
                }
            }
            return Err(Unread::NobodyCan { piece, to: SquareName(to), from: standing.into_iter().map(SquareName).collect() });
        }
        _ => return Err(Unread::Ambiguous { from: chosen.into_iter().map(SquareName).collect() }),
    };
    let last = piece == PieceKind::Pawn && matches!(to.rank(), Rank::First | Rank::Eighth);
    match (last, promotion) {
        (true, None) => return Err(Unread::Illegal(Illegal::PromotionMissing)),
        (false, Some(_)) => return Err(Unread::Illegal(Illegal::PromotionNotDue)),
        (true, Some(PieceKind::King)) => return Err(Unread::Illegal(Illegal::PromotionPiece { letter: 'k' })),
        _ => {}
    }
    let raw = Move { from, to, promotion: promotion.map(Into::into) };
    let mv = moves::describe(position, raw).ok_or(Unread::NotAMove)?;
    let form = if file.is_some() && rank.is_some() { Form::Long } else { Form::Short };
    if capture && mv.captures.is_none() {
        reader.note(Lenient::NoCapture);
    }
    if piece == PieceKind::Pawn {
        if mv.captures.is_some() && file.is_none() {
            reader.note(Lenient::PawnFileMissing);
        }
        if form == Form::Short && (rank.is_some() || (file.is_some() && mv.captures.is_none())) {
            reader.note(Lenient::Needless);
        }
    } else if form == Form::Short && (file.is_some() || rank.is_some()) {
        let rivals: Vec<Square> = able.iter().copied().filter(|s| *s != from).collect();
        if rivals.is_empty() {
            reader.note(Lenient::Needless);
        } else if rank.is_some() && rivals.iter().all(|rival| rival.file() != from.file()) {
            reader.note(Lenient::FilePreferred);
        }
    }
    Ok((mv, form))
}

/// The castling move on a wing, or why it is illegal.
pub(crate) fn castle(position: &Position, wing: Wing) -> Result<LegalMove, Unread> {
    let board = position.board();
    let king = board.king(board.side_to_move());
    let file = match wing {
        Wing::Short => 'g',
        Wing::Long => 'c',
    };
    let rook = super::explain::castling_rook(position, wing);
    // In Chess960 the rook's square says which castling is meant wherever the king stands.
    let target = match rook.filter(|_| position.is_chess960()) {
        Some(rook) => rook.to_string(),
        None => format!("{file}{}", king.rank()),
    };
    match moves::judge(position, &format!("{king}{target}")) {
        Ok(mv) if mv.castling == Some(wing) => Ok(mv),
        Ok(_) => Err(Unread::Illegal(Illegal::CastlingNoRight { wing, lost: None })),
        Err(Illegal::WrongGeometry { .. }) => Err(Unread::Illegal(Illegal::CastlingNoRight { wing, lost: None })),
        Err(illegal) => Err(Unread::Illegal(illegal)),
    }
}

/// How a move is to be written.
#[derive(Debug, Clone, Copy)]
pub struct Style<'a> {
    /// The letters of the pieces.
    pub letters: &'a Letters,
    /// Short or long.
    pub form: Form,
    /// Whether `x` marks a capture.
    pub capture: bool,
    /// Whether `+` and `#` mark check and mate.
    pub check: bool,
    /// Whether `e.p.` marks a capture in passing.
    pub en_passant: bool,
}

impl<'a> Style<'a> {
    /// Short, with the signs for capture, check and mate.
    pub fn usual(letters: &'a Letters) -> Self {
        Self { letters, form: Form::Short, capture: true, check: true, en_passant: false }
    }
}

/// A legal move as Appendix C writes it; `None` if it is not legal.
pub fn write(position: &Position, raw: Move, style: Style<'_>) -> Option<String> {
    let mv = moves::describe(position, raw)?;
    let mut out = String::new();
    if let Some(wing) = mv.castling {
        out.push_str(if wing == Wing::Short { "0-0" } else { "0-0-0" });
    } else {
        let piece = mv.piece.piece;
        out.push_str(style.letters.of(piece));
        let (file, rank) = departure(position, &mv, style.form);
        if file {
            out.push(raw.from.file().into());
        }
        if rank {
            out.push(raw.from.rank().into());
        }
        if style.capture && mv.captures.is_some() {
            out.push('x');
        }
        out.push_str(&raw.to.to_string());
        if let Some(promotion) = mv.promotion {
            out.push_str(style.letters.of(promotion));
        }
        if style.en_passant && mv.en_passant {
            out.push_str(" e.p.");
        }
    }
    if style.check {
        let next = position.after(raw)?;
        if next.in_check() {
            out.push(if next.has_legal_move() { '+' } else { '#' });
        }
    }
    Some(out)
}

/// Whether file and rank of departure are written.
fn departure(position: &Position, mv: &LegalMove, form: Form) -> (bool, bool) {
    let from = mv.raw.from;
    if form == Form::Long {
        return (true, true);
    }
    if mv.piece.piece == PieceKind::Pawn {
        return (mv.captures.is_some(), false);
    }
    let rivals: Vec<Square> = candidates(position, mv.piece.piece, mv.raw.to).into_iter().filter(|s| *s != from).collect();
    let same_file = rivals.iter().any(|r| r.file() == from.file());
    let same_rank = rivals.iter().any(|r| r.rank() == from.rank());
    match (rivals.is_empty(), same_file, same_rank) {
        (true, ..) => (false, false),
        (false, false, _) => (true, false),
        (false, true, false) => (false, true),
        // Three or more, of which Appendix C does not speak: the whole square, as in the longer form.
        (false, true, true) => (true, true),
    }
}
