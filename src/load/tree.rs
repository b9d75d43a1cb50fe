//! The files of the content and the locales, read but not yet understood.

use std::collections::BTreeSet;
use std::io;
use std::path::Path;

/// One file.
#[derive(Debug, Clone)]
pub struct SourceFile {
    /// Its path with `/`, from `content/`, `locales/`, `templates/` or `oracle/`.
    pub path: String,
    /// Where it lies, as shown to people.
    pub shown: String,
    /// Its text, or the offset of the first byte that is no UTF-8.
    pub text: Result<String, usize>,
    /// Its bytes where it is no text: an icon.
    pub bytes: Vec<u8>,
}

impl SourceFile {
    /// A file from bytes. A byte order mark is dropped and line ends are made `\n`.
    pub fn new(path: String, shown: String, bytes: Vec<u8>) -> SourceFile {
        match String::from_utf8(bytes) {
            Ok(text) => SourceFile { path, shown, text: Ok(text.strip_prefix('\u{feff}').unwrap_or(&text).replace("\r\n", "\n")), bytes: Vec::new() },
            Err(error) => SourceFile { path, shown, text: Err(error.utf8_error().valid_up_to()), bytes: error.into_bytes() },
        }
    }
}

/// The files, sorted by path.
#[derive(Debug, Clone, Default)]
pub struct Tree {
    /// The files.
    pub files: Vec<SourceFile>,
}

impl Tree {
    /// The copy embedded in the program.
    pub fn embedded() -> Tree {
        let file = |(path, bytes): &(&str, &[u8])| SourceFile::new((*path).to_owned(), (*path).to_owned(), bytes.to_vec());
        Tree { files: super::embedded::FILES.iter().map(file).collect() }
    }

    /// Reads a content folder. Locales, templates and the data of oracles are those in the folders of that name beside it, or the embedded
    /// ones where there are none.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn read(content: &Path) -> io::Result<Tree> {
        let mut files = Vec::new();
        if !content.is_dir() {
            return Err(io::Error::new(io::ErrorKind::NotFound, format!("{} is not a folder", content.display())));
        }
        read_into(content, "content", &mut files)?;
        for folder in ["locales", "templates", "oracle/data", "oracle/frozen", "oracle/results"] {
            let beside = content.canonicalize()?.with_file_name("").join(folder);
            if beside.is_dir() {
                let shown = content.with_file_name("").join(folder);
                read_into(if shown.is_dir() { &shown } else { &beside }, folder, &mut files)?;
            } else {
                let prefix = format!("{folder}/");
                files.extend(Tree::embedded().files.into_iter().filter(|f| f.path.starts_with(&prefix)));
            }
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Tree { files })
    }

    /// The languages: those with a folder in `locales`.
    pub fn languages(&self) -> BTreeSet<String> {
        let folder = |f: &SourceFile| Some(f.path.strip_prefix("locales/")?.split_once('/')?.0.to_owned());
        self.files.iter().filter_map(folder).collect()
    }

    /// The text of a file, if it is there and is text.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.iter().find(|f| f.path == path).and_then(|f| f.text.as_deref().ok())
    }
}

fn read_into(folder: &Path, prefix: &str, files: &mut Vec<SourceFile>) -> io::Result<()> {
    for entry in walkdir::WalkDir::new(folder).sort_by_file_name() {
        let entry = entry.map_err(io::Error::other)?;
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        if !entry.file_type().is_file() || hidden || entry.file_name().to_string_lossy().ends_with('~') {
            continue;
        }
        let inside = entry.path().strip_prefix(folder).map_err(io::Error::other)?;
        let inside: Vec<_> = inside.components().map(|c| c.as_os_str().to_string_lossy()).collect();
        let bytes = std::fs::read(entry.path())?;
        files.push(SourceFile::new(format!("{prefix}/{}", inside.join("/")), entry.path().display().to_string(), bytes));
    }
    Ok(())
}
