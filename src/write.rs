//! Writing the site: the only place that writes to the disk.
//!
//! The whole site goes into a fresh folder beside the published one and then takes its place, so that a build that fails or is killed
//! leaves the published site as it was.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::site::File;

/// The file by which a folder is known to be a site written by this program.
pub const MARKER: &str = ".chesslaw-site";

/// Files of the published folder that are no part of the site and stay: the note that stands there in git.
const KEPT: &[&str] = &["README.md", ".gitignore", ".gitkeep"];

/// Why the site was not written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The folder holds something else.
    #[error("{} holds files that this program did not write ({found}); nothing was changed. Choose an empty folder, or delete that one yourself", folder.display())]
    Foreign {
        /// The folder.
        folder: PathBuf,
        /// The first of those files.
        found: String,
    },
    /// The path is a file.
    #[error("{} is a file, not a folder", folder.display())]
    NotAFolder {
        /// The path.
        folder: PathBuf,
    },
    /// Another build is writing there.
    #[error("another build is writing {}", folder.display())]
    Busy {
        /// The folder.
        folder: PathBuf,
    },
    /// The disk refused.
    #[error("{doing} {}: {source}", path.display())]
    Io {
        /// What was being done.
        doing: &'static str,
        /// With what.
        path: PathBuf,
        /// Why it failed.
        source: io::Error,
    },
}

fn io_error<'p>(doing: &'static str, path: &'p Path) -> impl FnOnce(io::Error) -> WriteError + 'p {
    move |source| WriteError::Io { doing, path: path.to_owned(), source }
}

/// Publishes the files in a folder, in place of what was there.
///
/// # Errors
/// When the folder is not ours to replace, when another build is at it, or when the disk refuses; what was there then stays.
pub fn publish(out: &Path, files: &[File]) -> Result<(), WriteError> {
    let out = resolved(out)?;
    let parent = out.parent().map_or_else(|| PathBuf::from("."), Path::to_owned);
    fs::create_dir_all(&parent).map_err(io_error("cannot make", &parent))?;
    let lock_path = beside(&out, "lock");
    let lock = fs::File::create(&lock_path).map_err(io_error("cannot write", &lock_path))?;
    lock.try_lock().map_err(|_| WriteError::Busy { folder: out.clone() })?;
    let done = replace(&out, files);
    // Removed while it is still held, so that no other build can be waiting on a file that is gone.
    let _ = fs::remove_file(&lock_path);
    done
}

/// Writes one file whole: it takes its place only when it is complete. Its folder is made where there is none.
///
/// # Errors
/// When the disk refuses; what was there then stays.
pub fn file(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).map_err(io_error("cannot make", folder))?;
    let new = beside(path, "new");
    fs::write(&new, bytes).and_then(|()| fs::rename(&new, path)).map_err(io_error("cannot write", path))
}

fn replace(out: &Path, files: &[File]) -> Result<(), WriteError> {
    let (new, old) = (beside(out, "new"), beside(out, "old"));
    // A build killed between its two last steps left the published site under the other name.
    if !out.exists() && old.join(MARKER).exists() {
        fs::rename(&old, out).map_err(io_error("cannot bring back", &old))?;
    }
    check(out)?;
    clear(&new)?;
    clear(&old)?;
    fs::create_dir(&new).map_err(io_error("cannot make", &new))?;
    let written = fill(&new, out, files).and_then(|()| swap(&new, out, &old));
    if written.is_err() {
        let _ = clear(&new);
        return written;
    }
    clear(&old)
}

fn fill(new: &Path, out: &Path, files: &[File]) -> Result<(), WriteError> {
    let marker = new.join(MARKER);
    fs::write(&marker, "A site written by chesslaw build. This folder is replaced as a whole at every build.\n").map_err(io_error("cannot write", &marker))?;
    let folders: BTreeSet<&str> = files.iter().filter_map(|f| f.path.rsplit_once('/').map(|(folder, _)| folder)).collect();
    for folder in folders {
        let path = new.join(folder);
        fs::create_dir_all(&path).map_err(io_error("cannot make", &path))?;
    }
    for file in files {
        let path = new.join(&file.path);
        fs::write(&path, &file.bytes).map_err(io_error("cannot write", &path))?;
    }
    for kept in KEPT {
        let (from, to) = (out.join(kept), new.join(kept));
        if from.is_file() && !to.exists() {
            fs::copy(&from, &to).map_err(io_error("cannot copy", &from))?;
        }
    }
    Ok(())
}

/// Puts the new folder in the place of the published one.
fn swap(new: &Path, out: &Path, old: &Path) -> Result<(), WriteError> {
    if !out.exists() {
        return fs::rename(new, out).map_err(io_error("cannot publish", out));
    }
    fs::rename(out, old).map_err(io_error("cannot replace", out))?;
    if let Err(error) = fs::rename(new, out) {
        let _ = fs::rename(old, out);
        return Err(io_error("cannot publish", out)(error));
    }
    Ok(())
}

/// The folder itself, where the path is a link to it.
fn resolved(out: &Path) -> Result<PathBuf, WriteError> {
    let out = if out.exists() {
        out.canonicalize().map_err(io_error("cannot find", out))?
    } else {
        std::path::absolute(out).map_err(io_error("cannot find", out))?
    };
    if out.exists() && !out.is_dir() {
        return Err(WriteError::NotAFolder { folder: out });
    }
    Ok(out)
}

/// Whether a folder is ours to replace: absent, empty but for what is kept, or written by this program.
fn check(out: &Path) -> Result<(), WriteError> {
    if !out.exists() || out.join(MARKER).is_file() {
        return Ok(());
    }
    for entry in fs::read_dir(out).map_err(io_error("cannot read", out))? {
        let name = entry.map_err(io_error("cannot read", out))?.file_name().to_string_lossy().into_owned();
        if !KEPT.contains(&name.as_str()) {
            return Err(WriteError::Foreign { folder: out.to_owned(), found: name });
        }
    }
    Ok(())
}

/// Deletes a folder that an earlier build left behind; never one that is not ours.
fn clear(folder: &Path) -> Result<(), WriteError> {
    if !folder.exists() {
        return Ok(());
    }
    check(folder)?;
    fs::remove_dir_all(folder).map_err(io_error("cannot delete", folder))
}

/// A name beside the folder: `site` gives `.site.chesslaw-new`.
fn beside(out: &Path, what: &str) -> PathBuf {
    let name = out.file_name().map_or_else(|| "site".to_owned(), |n| n.to_string_lossy().into_owned());
    out.with_file_name(format!(".{name}.chesslaw-{what}"))
}
