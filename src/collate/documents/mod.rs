//! Texts in DOCX and PDF files, behind the cargo feature `documents`: a file of either kind is known by its first bytes, and its text comes out as
//! lines with their printed numbers, also where the word processor counts them itself. What a file may unpack to is bounded.

#[cfg(feature = "documents")]
mod docx;
#[cfg(feature = "documents")]
mod lists;
#[cfg(feature = "documents")]
mod pdf;

use super::decode::Unreadable;

/// The most that a part of a file may unpack to, in bytes.
#[cfg(feature = "documents")]
const MAX_PART: usize = 4 * super::MAX_BYTES;

/// The text of a file, if it is of a kind known here; `None` for any other.
///
/// # Errors
/// Without the feature how to get it (`C015`); a file that cannot be read (`C016`).
pub fn text(bytes: &[u8]) -> Option<Result<String, Unreadable>> {
    if bytes.starts_with(b"%PDF-") {
        return Some(of_pdf(bytes));
    }
    let zipped = bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06");
    zipped.then(|| of_docx(bytes))
}

#[cfg(feature = "documents")]
fn of_pdf(bytes: &[u8]) -> Result<String, Unreadable> {
    guarded("PDF", || pdf::text(bytes))
}

#[cfg(feature = "documents")]
fn of_docx(bytes: &[u8]) -> Result<String, Unreadable> {
    guarded("DOCX", || docx::text(bytes))
}

/// A reader of a foreign format may meet a file that its authors did not think of: that is an error of the file, and no end of the program.
#[cfg(feature = "documents")]
fn guarded(kind: &'static str, read: impl FnOnce() -> Result<String, String> + std::panic::UnwindSafe) -> Result<String, Unreadable> {
    let detail = match std::panic::catch_unwind(read) {
        Ok(Ok(text)) if text.len() > super::MAX_BYTES => return Err(Unreadable::too_large()),
        Ok(Ok(text)) => return Ok(text),
        Ok(Err(detail)) => detail,
        Err(_) => "?".to_owned(),
    };
    Err(Unreadable::new("C016", 0, &[("kind", kind.to_owned()), ("detail", detail)]))
}

#[cfg(not(feature = "documents"))]
fn of_pdf(_: &[u8]) -> Result<String, Unreadable> {
    Err(Unreadable::new("C015", 0, &[("kind", "PDF".to_owned())]))
}

#[cfg(not(feature = "documents"))]
fn of_docx(_: &[u8]) -> Result<String, Unreadable> {
    Err(Unreadable::new("C015", 0, &[("kind", "DOCX".to_owned())]))
}
