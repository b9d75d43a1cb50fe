//! Text in UTF-16 with a byte order mark, read as UTF-8; everything else goes through as it is.

use std::io::{self, BufRead, Read};

/// A source read as UTF-8 where it begins with a byte order mark of UTF-16.
pub(super) struct Decoded<R> {
    source: R,
    /// How two bytes make a unit; none where there is nothing to decode.
    unit: Option<fn([u8; 2]) -> u16>,
    /// The first half of a pair, which waits for its second.
    high: Option<u16>,
    /// Text in UTF-8 that is still to be handed on.
    ready: Vec<u8>,
    handed: usize,
}

impl<R: BufRead> Decoded<R> {
    /// Looks at the first bytes of a source.
    ///
    /// # Errors
    /// Those of the source.
    pub(super) fn new(mut source: R) -> io::Result<Self> {
        let unit: Option<fn([u8; 2]) -> u16> = match source.fill_buf()? {
            [0xff, 0xfe, ..] => Some(u16::from_le_bytes),
            [0xfe, 0xff, ..] => Some(u16::from_be_bytes),
            _ => None,
        };
        if unit.is_some() {
            source.consume(2);
        }
        Ok(Self { source, unit, high: None, ready: Vec::new(), handed: 0 })
    }

    /// The next unit; none at the end. A last byte alone is left out.
    fn next_unit(&mut self, unit: fn([u8; 2]) -> u16) -> io::Result<Option<u16>> {
        let mut pair = [0; 2];
        match self.source.read_exact(&mut pair) {
            Ok(()) => Ok(Some(unit(pair))),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn decode(&mut self, unit: fn([u8; 2]) -> u16, wanted: usize) -> io::Result<()> {
        self.ready.clear();
        self.handed = 0;
        while self.ready.len() < wanted {
            let Some(next) = self.next_unit(unit)? else {
                if self.high.take().is_some() {
                    self.push(char::REPLACEMENT_CHARACTER);
                }
                break;
            };
            let units: Vec<u16> = self.high.take().into_iter().chain([next]).collect();
            if units.len() == 1 && (0xd800..0xdc00).contains(&next) {
                self.high = Some(next);
                continue;
            }
            for read in char::decode_utf16(units) {
                self.push(read.unwrap_or(char::REPLACEMENT_CHARACTER));
            }
        }
        Ok(())
    }

    fn push(&mut self, letter: char) {
        self.ready.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
    }
}

impl<R: BufRead> Read for Decoded<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let Some(unit) = self.unit else { return self.source.read(buf) };
        if self.handed == self.ready.len() {
            self.decode(unit, buf.len().clamp(1, 1 << 16))?;
        }
        let part = &self.ready[self.handed..];
        let count = part.len().min(buf.len());
        buf[..count].copy_from_slice(&part[..count]);
        self.handed += count;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn read(bytes: &[u8]) -> String {
        let mut out = String::new();
        Decoded::new(io::BufReader::with_capacity(3, bytes)).unwrap().read_to_string(&mut out).unwrap();
        out
    }

    #[test]
    fn both_orders_of_utf_16_and_plain_text_are_read() {
        let text = "[White \"Ա 𝄞 é\"]\n1. e4 *";
        let le: Vec<u8> = [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect();
        let be: Vec<u8> = [0xfe, 0xff].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect();
        assert_eq!((read(&le), read(&be), read(text.as_bytes())), (text.to_owned(), text.to_owned(), text.to_owned()));
        assert_eq!(read(&le[..le.len() - 1]), text[..text.len() - 1], "half a unit at the end is left out");
        assert_eq!(read(&[0xff, 0xfe, 0x00, 0xd8]), "\u{fffd}");
    }
}
