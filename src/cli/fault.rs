//! What those who keep the content and publish the site run into, as refusals: in words of every language, with the way out.

use crate::collate::Unreadable;
use crate::collate::official::{Doubt, OfficialError};
use crate::refusal::Refusal;
use crate::write::WriteError;

/// Nothing was written, and why.
pub(super) fn not_written(why: Refusal) -> Refusal {
    Refusal::new("not-written", "refused-not-written").because(why)
}

/// Why a folder or a file could not be written.
pub(super) fn of_write(error: &WriteError) -> Refusal {
    let new = |key, path: &std::path::Path| Refusal::new("write", key).with("path", path.display().to_string());
    match error {
        WriteError::Foreign { folder, found } => new("refused-write-foreign", folder).with("name", found).hint("refused-write-foreign-hint"),
        WriteError::NotAFolder { folder } => new("refused-write-file", folder),
        WriteError::Busy { folder } => new("refused-write-busy", folder),
        WriteError::Io { path, source, .. } => new("refused-write-disk", path).with("detail", source.to_string()),
    }
}

/// Why official texts could not be taken.
pub(super) fn of_official(error: OfficialError) -> Refusal {
    let new = |key| Refusal::new("official", key);
    match error {
        OfficialError::Manifest(detail) => new("refused-official-manifest").with("detail", detail),
        OfficialError::NoManifest(path) => new("refused-official-none").with("path", path),
        OfficialError::Empty => new("refused-official-empty"),
        OfficialError::Outside(path) => new("refused-official-outside").with("path", path),
        OfficialError::File { file, error } => Refusal::of_file(&file, &error),
        OfficialError::Text { file, reason } => {
            let key = if reason.line == 0 { "refused-official-text" } else { "refused-official-line" };
            new(key).with("path", file).number("line", i64::from(reason.line)).because(unreadable(reason))
        }
        OfficialError::Nothing { file, edition } => new("refused-official-nothing").with("path", file).with("edition", edition),
        OfficialError::Language { file, found, named } => new("refused-official-language").with("path", file).with("found", found).with("named", named),
        OfficialError::Unknown { what: "language", name } => Refusal::new("unknown-language", "refused-unknown-language").with("name", name),
        OfficialError::Unknown { name, .. } => Refusal::new("unknown-edition", "refused-unknown-edition").with("name", name),
    }
}

/// The messages of `collate`.
fn unreadable(reason: Unreadable) -> Refusal {
    reason.words.into_iter().fold(Refusal::new(reason.code, reason.code), |refusal, (name, word)| refusal.with(name, word))
}

/// What is well to know about an official text.
pub(super) fn of_doubt(file: &str, doubt: &Doubt) -> Refusal {
    let new = |key| Refusal::new("doubt", key).with("path", file);
    match doubt {
        Doubt::Edition(edition) => new("doubt-edition").with("edition", edition),
        Doubt::Partial(have, of, lacking) => {
            let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
            let more = (of - have > lacking.len()).then(|| "…".to_owned());
            new("doubt-partial").number("have", count(*have)).number("of", count(*of)).row("numbers", lacking.iter().cloned().chain(more))
        }
        Doubt::Doubled(number) => new("doubt-doubled").with("number", number),
        Doubt::Given(other) => new("doubt-given").with("other", other),
    }
}
