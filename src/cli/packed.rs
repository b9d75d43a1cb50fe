//! Files as they come: plain or packed with zstd, in UTF-16 too, told apart by their first bytes, read in constant memory.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

use super::utf16::Decoded;

const ZSTD: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];
/// Frames to be passed over begin with 0x50 to 0x5f and these.
const SKIPPABLE: [u8; 3] = [0x2a, 0x4d, 0x18];
/// The widest window taken, which is how much memory unpacking may need: what zstd itself takes unasked.
const WINDOW: u64 = 1 << 27;

/// Opens a file, or standard input for `-`.
///
/// # Errors
/// When it cannot be opened or read.
pub(super) fn open(path: &Path) -> io::Result<Box<dyn Read>> {
    let source: Box<dyn Read> = if path == Path::new("-") { Box::new(io::stdin().lock()) } else { Box::new(File::open(path)?) };
    let mut source = BufReader::with_capacity(1 << 17, source);
    let head = source.fill_buf()?;
    let packed = head.starts_with(&ZSTD) || (head.first().is_some_and(|b| b & 0xf0 == 0x50) && head.get(1..4) == Some(&SKIPPABLE[..]));
    if packed {
        return Ok(Box::new(Decoded::new(BufReader::with_capacity(1 << 17, Unpacked::new(source)))?));
    }
    Ok(Box::new(Decoded::new(source)?))
}

/// The frames of a zstd file, one after the other.
struct Unpacked<R> {
    source: R,
    frame: FrameDecoder,
    begun: bool,
}

impl<R: BufRead> Unpacked<R> {
    fn new(source: R) -> Self {
        let mut frame = FrameDecoder::new();
        frame.set_max_window_size(WINDOW);
        Self { source, frame, begun: false }
    }

    /// Begins the next frame; false at the end of the file.
    fn begin(&mut self) -> io::Result<bool> {
        while !self.source.fill_buf()?.is_empty() {
            match self.frame.reset(&mut self.source) {
                Ok(()) => return Ok(true),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                    io::copy(&mut (&mut self.source).take(u64::from(length)), &mut io::sink())?;
                }
                Err(error) => return Err(io::Error::other(error)),
            }
        }
        Ok(false)
    }
}

impl<R: BufRead> Read for Unpacked<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        loop {
            if !self.begun {
                if !self.begin()? {
                    return Ok(0);
                }
                self.begun = true;
            }
            while self.frame.can_collect() == 0 && !self.frame.is_finished() {
                self.frame.decode_blocks(&mut self.source, BlockDecodingStrategy::UptoBlocks(1)).map_err(io::Error::other)?;
            }
            if self.frame.can_collect() > 0 {
                return self.frame.read(buf);
            }
            self.begun = false;
        }
    }
}
