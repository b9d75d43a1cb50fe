//! Pages read as a browser would: their links, their ids, what they fetch. A copy of the content, to be changed.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]
#![allow(dead_code, reason = "no test uses all of them")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use chesslaw::site::File;

/// A page.
pub struct Page {
    /// Its source.
    pub html: String,
    /// The addresses of its links, as written.
    pub links: Vec<String>,
    /// What a browser fetches to show it: styles, icons, images, scripts.
    pub fetched: Vec<String>,
    /// Its ids, in order.
    pub ids: Vec<String>,
}

impl Page {
    fn read(html: &str) -> Page {
        let mut page = Page { html: html.to_owned(), links: Vec::new(), fetched: Vec::new(), ids: Vec::new() };
        for tag in html.split('<').skip(1).filter(|t| !t.starts_with(['/', '!'])) {
            let tag = tag.split('>').next().unwrap_or_default();
            let name = tag.split_whitespace().next().unwrap_or_default();
            page.ids.extend(attribute(tag, "id"));
            if let Some(href) = attribute(tag, "href") {
                let fetched = name == "link" && attribute(tag, "rel").is_some_and(|r| ["stylesheet", "icon"].contains(&r.as_str()));
                if fetched {
                    page.fetched.push(href.clone());
                }
                page.links.push(href);
            }
            page.fetched.extend(attribute(tag, "src"));
        }
        page
    }

    /// The section of that id, up to the next section.
    pub fn section(&self, id: &str) -> &str {
        let from = self.html.find(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("there is no #{id}"));
        let rest = &self.html[from..];
        &rest[..rest.find("<section").unwrap_or(rest.len())]
    }
}

/// The value of an attribute of a tag.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let from = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    let value = &tag[from..];
    Some(value[..value.find('"')?].replace("&amp;", "&").replace("&#x2F;", "/"))
}

/// Every page among the files, by path.
pub fn pages(files: &[File]) -> BTreeMap<String, Page> {
    let html = files.iter().filter(|f| f.path.ends_with(".html"));
    html.map(|f| (f.path.clone(), Page::read(std::str::from_utf8(&f.bytes).expect("UTF-8")))).collect()
}

/// The file a link leads to, and the anchor in it.
pub fn resolve(from: &str, link: &str) -> (String, Option<String>) {
    let (path, anchor) = link.split_once('#').map_or((link, None), |(p, a)| (p, Some(a.to_owned())));
    if path.is_empty() {
        return (from.to_owned(), anchor);
    }
    let mut at: Vec<&str> = from.split('/').collect();
    at.pop();
    for part in path.split('/') {
        match part {
            ".." => drop(at.pop()),
            "." => {}
            other => at.push(other),
        }
    }
    (at.join("/"), anchor)
}

/// A copy of `content/`, `locales/` and `templates/`, gone when it is dropped.
pub fn copy_of_the_content() -> tempfile::TempDir {
    let copy = tempfile::tempdir().expect("a folder");
    for folder in ["content", "locales", "templates"] {
        copy_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &copy.path().join(folder));
    }
    copy
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder").map(|e| e.expect("an entry")) {
        let target = to.join(entry.file_name());
        if entry.file_type().expect("a type").is_dir() {
            copy_folder(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("copied");
        }
    }
}
