//! The whole site in one file to download: unpacked anywhere, it opens from its folder. The same files give the same bytes.

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::super::{File, SiteError};

/// Where it stands.
pub const PATH: &str = "chesslaw-site.zip";

/// The bundle of all that works from a folder; what only a server can use is left out.
pub fn file(made: &[File], extra: &[File]) -> Result<File, SiteError> {
    let served = |path: &str| {
        path.starts_with("_redirects") || path == "redirects.map" || path == "sw.js" || path.ends_with("offline.json") || path.ends_with(".webmanifest")
    };
    let mut files: Vec<&File> =
        made.iter().chain(extra.iter().filter(|f| f.path.ends_with("akn.xml") || f.path.ends_with(".html"))).filter(|f| !served(&f.path)).collect();
    files.sort_by(|a, b| a.path.cmp(&b.path));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated).last_modified_time(DateTime::default()).unix_permissions(0o644);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let fault = |detail: String| SiteError::Bundle { detail };
    for file in files {
        zip.start_file(format!("chesslaw/{}", file.path), options).map_err(|e| fault(e.to_string()))?;
        zip.write_all(&file.bytes).map_err(|e| fault(e.to_string()))?;
    }
    let bytes = zip.finish().map_err(|e| fault(e.to_string()))?.into_inner();
    Ok(File { path: PATH.to_owned(), bytes })
}

#[cfg(test)]
mod tests {
    use super::{File, file};

    #[test]
    fn the_same_files_in_any_order_give_the_same_bundle() {
        let one = |path: &str| File { path: path.to_owned(), bytes: path.repeat(50).into_bytes() };
        let packed = |files: &[File]| file(files, &[]).ok().map(|f| f.bytes);
        let (first, second) = (packed(&[one("a.html"), one("b/c.html")]), packed(&[one("b/c.html"), one("a.html")]));
        assert!(first.is_some() && first == second);
        assert_eq!(first, packed(&[one("a.html"), one("b/c.html"), one("sw.js")]), "what only a server can use is left out");
    }
}
