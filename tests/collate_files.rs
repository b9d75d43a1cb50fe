//! Files as people have them, and as someone might make them: old encodings, broken data of a language, and what no honest text is.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

mod collate_help;
mod support;

use std::io::Write;
use std::process::{Command, Stdio};

use chesslaw::collate::{Options, Report, Unreadable, collate};
use collate_help::book;
use encoding_rs::{Encoding, IBM866, ISO_8859_5, KOI8_R, WINDOWS_1251, WINDOWS_1252, WINDOWS_1256};

fn told(bytes: &[u8]) -> Result<Report, Unreadable> {
    collate(book(), bytes, Options::default())
}

fn encoded(text: &str, encoding: &'static Encoding) -> Vec<u8> {
    let (bytes, _, lost) = encoding.encode(text);
    assert!(!lost, "{} has not all the letters", encoding.name());
    bytes.into_owned()
}

const RUSSIAN: &str = "Статья 7\n7.4.1 Если игрок сместил одну или несколько фигур, он должен восстановить позицию за счёт своего времени.\n\
    7.4.2 В случае необходимости игрок или его соперник должен остановить часы и попросить помощи арбитра.\n7.4.3 Арбитр может наказать игрока.\n";

const PERSIAN: &str = "ماده 7\n7.4.1 اگر بازیکنی یک یا چند مهره را جابه‌جا کند، باید آن‌ها را با وقت خود به جای درست برگرداند.\n\
    7.4.2 در صورت لزوم بازیکن یا حریف باید ساعت را متوقف کند و از داور کمک بخواهد.\n7.4.3 داور می‌تواند بازیکنی را که مهره‌ها را جابه‌جا کرده است جریمه کند.\n";

const SPANISH: &str = "Artículo 7\n7.4.1 Si un jugador desplaza una o más piezas, deberá reponer la posición correcta en su propio tiempo; así se hará también después.\n\
    7.4.2 Si fuera necesario, el jugador o su adversario detendrá el reloj y pedirá la ayuda del árbitro, según está dicho allí.\n\
    7.4.3 El árbitro podrá sancionar al jugador que desplazó las piezas; la sanción será la del artículo 12.9.\n";

#[test]
fn old_encodings_of_every_language_are_read_and_named() {
    // Windows-1256 has the Arabic forms of two Persian letters only.
    let persian = PERSIAN.replace('ی', "ي");
    let texts = [
        (RUSSIAN, KOI8_R, "ru"),
        (RUSSIAN, WINDOWS_1251, "ru"),
        (RUSSIAN, ISO_8859_5, "ru"),
        (RUSSIAN, IBM866, "ru"),
        (persian.as_str(), WINDOWS_1256, "fa"),
        // ISO-8859-1 is a part of Windows-1252.
        (SPANISH, WINDOWS_1252, "es"),
    ];
    for (text, encoding, language) in texts {
        let report = told(&encoded(text, encoding)).unwrap_or_else(|e| panic!("{}: {e:?}", encoding.name()));
        assert_eq!((report.language.id.as_str(), report.provisions.join(" ").as_str()), (language, "7.4.1 7.4.2 7.4.3"), "{}", encoding.name());
        let named = report.findings.iter().find(|f| f.code == "C017").map(|f| f.words["encoding"].to_string());
        assert_eq!(named.as_deref(), Some(encoding.name()));
        // The words are those that the same text in UTF-8 has.
        let plain = told(text.as_bytes()).unwrap();
        let codes = |r: &Report| r.findings.iter().filter(|f| f.code != "C017").map(|f| (f.code, f.clause.clone())).collect::<Vec<_>>();
        assert_eq!(codes(&report), codes(&plain), "{}", encoding.name());
    }
}

#[test]
fn several_encodings_in_one_file_are_refused_with_the_line() {
    for (first, second, encoding) in [(RUSSIAN, RUSSIAN, WINDOWS_1251), (RUSSIAN, RUSSIAN, KOI8_R), (SPANISH, SPANISH, WINDOWS_1252)] {
        let mixed = [first.as_bytes(), &encoded(second, encoding)].concat();
        let error = told(&mixed).unwrap_err();
        assert_eq!((error.code, error.line), ("C003", 5), "{}", encoding.name());
    }
    let middle = (RUSSIAN.len() - 40..).find(|i| !RUSSIAN.is_char_boundary(*i)).unwrap();
    let broken = [&RUSSIAN.as_bytes()[..middle], b" and on"].concat();
    assert_eq!(told(&broken).unwrap_err().code, "C003");
}

#[test]
fn signs_of_direction_are_taken_out_or_refused() {
    let dressed = RUSSIAN.replace("7.4.2", "\u{2066}7.4.2\u{2069}\u{200e}").replace("игрок", "\u{202b}игрок\u{202c}");
    assert_eq!(told(dressed.as_bytes()).unwrap().provisions, ["7.4.1", "7.4.2", "7.4.3"]);
    let turned = RUSSIAN.replace("7.4.2", "\u{202e}2.4.7\u{202c}");
    let error = told(turned.as_bytes()).unwrap_err();
    assert_eq!((error.code, error.line), ("C004", 3));
}

/// Runs `collate` on what is written to it, within 1.5 GB of addresses; the exit code and what it said.
fn bounded(bytes: &[u8]) -> (Option<i32>, String) {
    let binary = env!("CARGO_BIN_EXE_chesslaw");
    let mut command = if cfg!(target_os = "linux") {
        let mut shell = Command::new("sh");
        shell.args(["-c", "ulimit -v 1500000; exec \"$0\" \"$@\"", binary]);
        shell
    } else {
        Command::new(binary)
    };
    let mut child = command.args(["--json", "collate", "-"]).env("RAYON_NUM_THREADS", "2").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let out = std::thread::scope(|scope| {
        // It may well stop reading before the end.
        scope.spawn(move || drop(input.write_all(bytes)));
        child.wait_with_output().unwrap()
    });
    (out.status.code(), String::from_utf8_lossy(&out.stdout).into_owned())
}

#[test]
fn a_hundred_megabytes_are_refused_before_they_are_read() {
    let (code, said) = bounded(&vec![b'7'; 100 * 1024 * 1024]);
    assert_eq!(code, Some(2));
    assert!(said.contains("C001"), "{said}");
}

#[test]
fn whatever_stands_in_a_file_the_end_is_a_report_or_a_clear_error() {
    let whole = |piece: &str| piece.repeat(2 * 1024 * 1024 / piece.len());
    let law = "The player must move the piece, and the opponent may claim a draw under Article 9.2. ";
    let hostile = [
        ("no line break", whole(law)),
        ("numbers without end", whole("7.4.1 The player must. ")),
        ("numbers in numbers", law.repeat(20) + &whole("1.1.")),
        ("brackets", law.repeat(20) + &whole("(")),
        ("digits", law.repeat(20) + &whole("7")),
        ("tags", format!("<html><p>{}", law.repeat(20)) + &whole("<p <")),
        ("comments", format!("<html><p>{}", law.repeat(20)) + &whole("<!--")),
        ("entities", format!("<html><p>{}", law.repeat(20)) + &whole("&am")),
        ("links", law.repeat(20) + &whole("[a](")),
        ("different words", (0..300_000_u32).fold(law.repeat(20), |all, i| all + &format!("{} ", word(i)))),
        ("line breaks", law.repeat(20) + &whole("\n")),
        ("accents", law.repeat(20) + &whole("e\u{301}\u{302}\u{303}")),
    ];
    for (what, text) in hostile {
        let (code, said) = bounded(text.as_bytes());
        assert!(matches!(code, Some(0..=2)), "{what}: {code:?} {said:.200}");
        let value: serde_json::Value = said.lines().next().map(|l| serde_json::from_str(l).expect(what)).expect(what);
        assert!(value["error"]["code"].is_string() || value["findings"].is_array(), "{what}: {said:.200}");
    }
}

/// A word of letters alone, for every number another.
fn word(mut n: u32) -> String {
    let mut out = String::from("q");
    while n > 0 {
        out.push(char::from(b'a' + (n % 26) as u8));
        n /= 26;
    }
    out
}

#[test]
fn a_fault_in_the_words_of_a_language_is_an_error_with_its_place() {
    let copy = support::copy_of_the_content();
    let path = copy.path().join("locales/ru/collate.yaml");
    let text = std::fs::read_to_string(&path).unwrap();
    for (added, what) in [("nosuchlist: [a]\n", "an unknown list"), ("open: [unclosed\n", "no YAML")] {
        std::fs::write(&path, format!("{text}\n{added}")).unwrap();
        let line = text.lines().count() + 2;
        let file = copy.path().join("laws.txt");
        std::fs::write(&file, RUSSIAN).unwrap();
        let done = Command::new(env!("CARGO_BIN_EXE_chesslaw")).arg("--content").arg(copy.path().join("content")).arg("collate").arg(&file).output().unwrap();
        let said = String::from_utf8_lossy(&done.stdout).into_owned() + &String::from_utf8_lossy(&done.stderr);
        assert!(!done.status.success(), "{what}");
        let named = (line..=line + 2).any(|l| said.contains(&format!("locales/ru/collate.yaml:{l}")));
        assert!(named, "{what}, line {line}: {said}");
    }
}
