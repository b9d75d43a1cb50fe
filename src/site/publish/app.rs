//! The installed copy: a manifest for each language, the worker that answers without a connection, and what a copy consists of.

use std::fmt::Write as _;

use serde_json::json;

use super::super::address::Place;
use super::super::page::Page;
use super::super::{File, Site};

/// `sw.js`, and for each language `app.webmanifest` and `offline.json`: `{ "version", "files": [path from the root] }`.
pub fn files(site: &Site, made: &[File]) -> Vec<File> {
    let mut out = Vec::new();
    if let Some(worker) = site.book.tree.text("templates/app/sw.js") {
        out.push(File { path: "sw.js".to_owned(), bytes: worker.as_bytes().to_vec() });
    }
    for language in site.book.languages.values() {
        let page = Page::new(site, language, Place::Home);
        let icon =
            |name: &str, size: &str, purpose: &str| json!({ "src": format!("../assets/{name}"), "sizes": size, "type": "image/png", "purpose": purpose });
        let manifest = json!({
            "name": page.word("site-name"),
            "short_name": page.word("site-name"),
            "description": page.word("site-about"),
            "lang": language.about.locale,
            "dir": language.about.dir,
            "id": "./",
            "start_url": "./",
            "scope": "../",
            "display": "standalone",
            "background_color": "#fbfaf6",
            "theme_color": "#1b5e55",
            "icons": [icon("icon-192.png", "192x192", "any"), icon("icon-512.png", "512x512", "any"), icon("icon-maskable.png", "512x512", "maskable")],
        });
        out.push(File { path: format!("{}/app.webmanifest", language.id), bytes: format!("{manifest}\n").into_bytes() });
        let own = format!("{}/", language.id);
        // What all languages share, what is of this one, and no sentences of others.
        let foreign = |path: &str| path.split('/').any(|part| part != language.id && site.book.languages.contains_key(part));
        let kept = |f: &&File| {
            let shared = f.path.starts_with("assets/") && !foreign(&f.path);
            shared || (f.path.starts_with(&own) && !f.path.ends_with("/print/index.html") && f.path != format!("{own}404.html"))
        };
        let mut copy: Vec<&File> = made.iter().filter(kept).collect();
        copy.sort_by(|a, b| a.path.cmp(&b.path));
        let list: Vec<&str> = copy.iter().map(|f| f.path.as_str()).collect();
        let bytes: usize = copy.iter().map(|f| f.bytes.len()).sum();
        let contents = json!({ "version": version(&copy), "bytes": bytes, "files": list });
        out.push(File { path: format!("{}/offline.json", language.id), bytes: format!("{contents}\n").into_bytes() });
    }
    out
}

/// A word that is another whenever any of the files is (FNV-1a, 64 bits).
fn version(files: &[&File]) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for file in files {
        for byte in file.path.bytes().chain([0]).chain(file.bytes.iter().copied()) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    let mut out = String::new();
    let _ = write!(out, "{hash:016x}");
    out
}

#[cfg(test)]
mod tests {
    use super::{File, version};

    #[test]
    fn a_changed_byte_is_another_version() {
        let file = |path: &str, text: &str| File { path: path.to_owned(), bytes: text.as_bytes().to_vec() };
        let (one, other, moved) = (file("a", "text"), file("a", "test"), file("at", "ext"));
        assert_eq!(version(&[&one]), version(&[&one.clone()]));
        assert_ne!(version(&[&one]), version(&[&other]));
        assert_ne!(version(&[&one]), version(&[&moved]));
    }
}
