//! Lines of a program's output, read aside so that they can be waited for.

use std::io::{BufRead, BufReader, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Longest line taken from a program, in bytes.
const MAX_LINE: usize = 1 << 20;

/// What was read.
pub(super) enum Line {
    /// A line, without blanks around it.
    Whole(String),
    /// What stood after the last line when the output ended.
    Half(String),
    /// The beginning of a line longer than any answer; nothing is read after it.
    TooLong(String),
}

/// The lines as they come; empty ones are passed over.
pub(super) struct Lines {
    lines: Receiver<Line>,
    part: Arc<Mutex<Vec<u8>>>,
}

impl Lines {
    /// Reads an output until it ends.
    pub fn of(output: impl Read + Send + 'static) -> Lines {
        let (sender, lines) = channel();
        let part = Arc::new(Mutex::new(Vec::new()));
        let shared = Arc::clone(&part);
        std::thread::spawn(move || read(BufReader::new(output), &sender, &shared));
        Lines { lines, part }
    }

    /// The next line; where none comes in time, the part of it that did.
    pub fn next(&self, timeout: Duration) -> Result<Line, (RecvTimeoutError, Option<String>)> {
        self.lines.recv_timeout(timeout).map_err(|error| (error, self.part.lock().ok().map(|p| text(&p)).filter(|p| !p.is_empty())))
    }
}

/// Reads piece by piece, so that the part of a line that has come can be seen before its end does.
fn read(mut output: impl BufRead, to: &Sender<Line>, part: &Mutex<Vec<u8>>) {
    loop {
        let (taken, ended) = match output.fill_buf() {
            Ok(bytes) if !bytes.is_empty() => {
                let end = bytes.iter().position(|b| *b == b'\n');
                let taken = end.map_or(bytes.len(), |e| e + 1);
                let Ok(mut part) = part.lock() else { return };
                part.extend_from_slice(&bytes[..taken]);
                (taken, end.is_some())
            }
            _ => break,
        };
        output.consume(taken);
        let Ok(mut part) = part.lock() else { return };
        if part.len() > MAX_LINE {
            part.truncate(1000);
            let _ = to.send(Line::TooLong(text(&part)));
            return;
        }
        if ended {
            let line = text(&part);
            part.clear();
            if !line.is_empty() && to.send(Line::Whole(line)).is_err() {
                return;
            }
        }
    }
    let left = part.lock().map(|p| text(&p)).unwrap_or_default();
    if !left.is_empty() {
        let _ = to.send(Line::Half(left));
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).trim().to_owned()
}
