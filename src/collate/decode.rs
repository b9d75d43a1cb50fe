//! Bytes to text, or a clear reason why not. Nothing here takes more memory than a few times the size limit.

use std::collections::BTreeMap;

use unicode_normalization::UnicodeNormalization;

use super::legacy;

/// The greatest size of a file in bytes. The whole of the Laws with pictures taken out is under one mebibyte in any language.
pub const MAX_BYTES: usize = 8 * 1024 * 1024;

/// Why a file cannot be collated: a stable code (`C001`...), the line where it shows (0: none), and the words of the message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreadable {
    /// The code; the message is `C001` in `collate.ftl`.
    pub code: &'static str,
    /// The line, from 1; 0 where it has none.
    pub line: u32,
    /// The words that fill the message.
    pub words: BTreeMap<&'static str, String>,
}

impl Unreadable {
    pub(crate) fn new(code: &'static str, line: u32, words: &[(&'static str, String)]) -> Unreadable {
        Unreadable { code, line, words: words.iter().cloned().collect() }
    }

    /// The error for a file above [`MAX_BYTES`].
    pub fn too_large() -> Unreadable {
        Unreadable::new("C001", 0, &[("limit", (MAX_BYTES / 1024 / 1024).to_string())])
    }
}

/// Text of a file: UTF-8, or UTF-16 with a byte order mark, composed (NFC), line ends as `\n`, without invisible direction marks.
///
/// # Errors
/// Too large (`C001`), not text (`C002`), in another encoding or several (`C003`), with letters put out of their order (`C004`), empty (`C005`).
pub fn decode(bytes: &[u8]) -> Result<String, Unreadable> {
    decode_as(bytes).map(|(text, _)| text)
}

/// As [`decode`], with the name of the encoding where it is an old one, of single bytes, that the letters bear out.
///
/// # Errors
/// As [`decode`]; letters that one encoding has made of another's are named (`C009`).
pub fn decode_as(bytes: &[u8]) -> Result<(String, Option<&'static str>), Unreadable> {
    if bytes.len() > MAX_BYTES {
        return Err(Unreadable::too_large());
    }
    let mut encoding = None;
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes)?,
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes)?,
        _ => match legacy::unmarked(bytes) {
            Some(unit) => utf16(bytes, unit)?,
            None => match utf8(bytes) {
                Ok(text) => text,
                Err(error) if error.code != "C003" => return Err(error),
                Err(error) => match legacy::single_byte(bytes) {
                    legacy::Guess::Text(text, name) => {
                        encoding = Some(name);
                        text
                    }
                    legacy::Guess::Named(name) => return Err(Unreadable::new("C009", error.line, &[("encoding", name.to_owned())])),
                    legacy::Guess::None => return Err(error),
                },
            },
        },
    };
    if let Some((name, line)) = legacy::garbled(&text) {
        return Err(Unreadable::new("C009", line, &[("encoding", name.to_owned())]));
    }
    let mut clean = String::with_capacity(text.len());
    let (mut line, mut controls) = (1, 0);
    for c in text.nfc() {
        match c {
            '\0' => return Err(Unreadable::new("C002", line, &[])),
            // An override shows other letters than are there: what is read is not what would be compared.
            '\u{202d}' | '\u{202e}' => return Err(Unreadable::new("C004", line, &[])),
            '\u{feff}' | '\u{ad}' | '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202c}' | '\u{2066}'..='\u{2069}' | '\r' => {}
            // The mark of a new page tells where columns begin anew.
            '\u{c}' if clean.is_empty() || clean.ends_with('\n') => clean.push(c),
            '\u{2028}' | '\u{2029}' | '\u{b}' | '\u{c}' | '\u{85}' => clean.push(' '),
            '\n' => {
                line += 1;
                clean.push('\n');
            }
            c if c.is_control() && c != '\t' => {
                controls += 1;
                if controls > 8 {
                    return Err(Unreadable::new("C002", line, &[]));
                }
            }
            c => clean.push(c),
        }
    }
    if clean.trim().is_empty() { Err(Unreadable::new("C005", 0, &[])) } else { Ok((clean, encoding)) }
}

fn utf8(bytes: &[u8]) -> Result<String, Unreadable> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(text.to_owned()),
        Err(error) => {
            let offset = error.valid_up_to();
            let before = &bytes[..offset];
            let line = before.iter().filter(|b| **b == b'\n').count() as u32 + 1;
            if bytes.iter().take(4096).any(|b| *b == 0) {
                return Err(Unreadable::new("C002", line, &[]));
            }
            Err(Unreadable::new("C003", line, &[("offset", offset.to_string())]))
        }
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, Unreadable> {
    let units = bytes.chunks(2).map(|pair| match pair {
        [a, b] => unit([*a, *b]),
        _ => 0xd800,
    });
    let mut text = String::with_capacity(bytes.len());
    for (at, c) in char::decode_utf16(units).enumerate() {
        match c {
            Ok(c) => text.push(c),
            Err(_) => return Err(Unreadable::new("C003", 1 + text.matches('\n').count() as u32, &[("offset", (2 + at * 2).to_string())])),
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_read_in_utf8_and_utf16() {
        let utf16: Vec<u8> = [0xff, 0xfe].into_iter().chain("7.1 Ход\r\n".encode_utf16().flat_map(u16::to_le_bytes)).collect();
        assert_eq!(decode(&utf16).unwrap(), "7.1 Ход\n");
        assert_eq!(decode("\u{feff}7.1\u{200f} é".as_bytes()).unwrap(), "7.1 é");
    }

    #[test]
    fn what_is_no_text_is_refused_with_a_code_and_a_line() {
        let code = |bytes: &[u8]| decode(bytes).map_err(|e| (e.code, e.line));
        assert_eq!(code(&vec![b'x'; MAX_BYTES + 1]), Err(("C001", 0)));
        assert_eq!(code(b"7.1 a\n\0b"), Err(("C002", 2)));
        assert_eq!(code(b"7.1 ok\n7.2 \xef\xf0\xe0\xe2"), Err(("C003", 2)));
        assert_eq!(code("7.1 a\n7.2 \u{202e}b".as_bytes()), Err(("C004", 2)));
        assert_eq!(code(b" \n\t"), Err(("C005", 0)));
    }
}
