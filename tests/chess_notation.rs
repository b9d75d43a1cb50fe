//! Appendix C: moves read and written in the letters of five languages, strict and lenient told apart.

#![allow(clippy::unwrap_used, clippy::panic)]

use chesslaw::Lawbook;
use chesslaw::chess::notation::{Form, Lenient, Letters, Style, Unread, Written, read, write};
use chesslaw::chess::{Illegal, Position, moves};

const KNIGHTS: &str = "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1";

fn position(fen: &str) -> Position {
    Position::parse(fen, false).unwrap()
}

fn letters(language: &str) -> Letters {
    let book = Lawbook::embedded().unwrap();
    Letters::new(&book.content.notation[language].letters).unwrap()
}

fn english(fen: &str, text: &str) -> Result<Written, Unread> {
    read(&position(fen), text, &[&Letters::english()])
}

fn written(fen: &str, uci: &str, style: Style<'_>) -> String {
    let position = position(fen);
    let mv = position.legal_moves().into_iter().find(|mv| moves::uci(&position, *mv) == uci).unwrap_or_else(|| panic!("{uci}"));
    write(&position, mv, style).unwrap()
}

#[test]
fn the_five_languages_write_and_read_their_own_letters() {
    let fen = "r3k3/1P6/8/8/8/8/8/R2QK2R w KQ - 0 1";
    for (language, queen, promotion) in [("en", "Qd7+", "b8Q+"), ("ru", "Фd7+", "b8Ф+"), ("hy", "Թd7+", "b8Թ+"), ("fa", "وd7+", "b8و+"), ("es", "Dd7+", "b8D+")]
    {
        let letters = letters(language);
        for (uci, text) in [("d1d7", queen), ("b7b8q", promotion), ("e1g1", "0-0")] {
            assert_eq!(written(fen, uci, Style::usual(&letters)), text, "{language}");
            let back = read(&position(fen), text, &[&letters]).unwrap();
            assert_eq!((back.mv.uci.as_str(), back.is_strict()), (uci, true), "{language} {text}: {:?}", back.lenient);
        }
    }
}

#[test]
fn russian_king_and_knight_share_a_letter() {
    let fen = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";
    let letters = letters("ru");
    assert_eq!(read(&position(fen), "Крf2", &[&letters]).unwrap().mv.uci, "e1f2");
    assert_eq!(read(&position(fen), "Кf3", &[&letters]).unwrap().mv.uci, "g1f3");
}

#[test]
fn everything_written_is_read_back_as_strict() {
    let fens = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
        "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1",
        "5k2/8/8/Q6Q/8/8/8/Q3K3 w - - 0 1",
    ];
    for fen in fens {
        let position = position(fen);
        for language in ["en", "ru", "hy", "fa", "es"] {
            let letters = letters(language);
            for style in [Style::usual(&letters), Style { form: Form::Long, capture: false, check: false, en_passant: true, letters: &letters }] {
                for mv in position.legal_moves() {
                    let text = write(&position, mv, style).unwrap();
                    let back = read(&position, &text, &[&letters]).unwrap_or_else(|e| panic!("{fen} {text}: {e:?}"));
                    assert_eq!((back.mv.uci.clone(), &back.lenient[..]), (moves::uci(&position, mv), &[][..]), "{fen} {text}");
                }
            }
        }
    }
}

#[test]
fn what_differs_from_pgn_is_lenient_and_named() {
    let castles = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let promotes = "8/3P4/8/8/8/8/k7/4K3 w - - 0 1";
    let captures = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    for (fen, text, lenient) in [
        (promotes, "d8=Q", vec![Lenient::PromotionSign]),
        (promotes, "d8(Q)", vec![Lenient::PromotionSign]),
        (castles, "O-O", vec![Lenient::CastlingLetters]),
        (castles, "0-0-0", vec![]),
        (captures, "exd5", vec![]),
        (captures, "ed5", vec![]),
        (captures, "e4xd5", vec![]),
        (captures, "e:d5", vec![Lenient::CaptureSign]),
        (captures, "xd5", vec![Lenient::PawnFileMissing]),
        (captures, "e5", vec![]),
        (captures, "e4-e5", vec![Lenient::Hyphen]),
        (captures, "Pe5!?", vec![Lenient::PawnLetter, Lenient::Annotation]),
        (captures, "e5+", vec![Lenient::WrongSign]),
        (captures, "exd5 e.p.", vec![Lenient::NotEnPassant]),
        (KNIGHTS, "N5f3", vec![]),
        (KNIGHTS, "Ng5f3", vec![]),
        (KNIGHTS, "N5xf3", vec![Lenient::NoCapture]),
        (KNIGHTS, "N5h7", vec![Lenient::Needless]),
        (KNIGHTS, "♘e2", vec![]),
        (KNIGHTS, "NE2", vec![Lenient::UpperCaseFile]),
        (KNIGHTS, "ne2", vec![Lenient::LowerCase]),
        ("4k3/8/8/8/3N4/8/7N/4K3 w - - 0 1", "Ndf3", vec![]),
        ("4k3/8/8/8/3N4/8/7N/4K3 w - - 0 1", "N4f3", vec![Lenient::FilePreferred]),
        ("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "Rh1+", vec![]),
        ("7k/5K2/8/8/8/8/8/6R1 w - - 0 1", "Rh1++", vec![]),
        ("7k/5K2/8/8/8/8/8/6R1 w - - 0 1", "Rh1+", vec![Lenient::WrongSign]),
    ] {
        let read = english(fen, text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        assert_eq!(read.lenient, lenient, "{text}");
    }
    let foreign = read(&position(KNIGHTS), "Ne2", &[&letters("es")]).unwrap();
    assert_eq!(foreign.lenient, [Lenient::ForeignLetter]);
    let offer = english(captures, "e5(=)").unwrap();
    assert!(offer.draw_offer && offer.is_strict());
}

#[test]
fn what_gives_no_move_says_why() {
    assert_eq!(english(KNIGHTS, "Nf3"), Err(Unread::Ambiguous { from: ["g1", "g5"].map(|s| chesslaw::chess::SquareName(s.parse().unwrap())).to_vec() }));
    for text in ["", "hello", "N", "e9", "Nf", "0-0-0-0", "e8="] {
        assert_eq!(english(KNIGHTS, text), Err(Unread::NotAMove), "{text}");
    }
    assert!(matches!(english(KNIGHTS, "Qd4"), Err(Unread::NobodyCan { .. })));
    assert!(matches!(english(KNIGHTS, "0-0"), Err(Unread::Illegal(Illegal::CastlingNoRight { .. }))));
    assert_eq!(english("8/3P4/8/8/8/8/k7/4K3 w - - 0 1", "d8"), Err(Unread::Illegal(Illegal::PromotionMissing)));
    let pinned = english("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "Ne4");
    assert!(matches!(pinned, Err(Unread::Illegal(Illegal::LeavesKingAttacked { .. }))), "{pinned:?}");
}
