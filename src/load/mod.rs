//! Loading: from a folder (or the embedded copy) to [`Content`] and [`Texts`]. The only place that reads content from the disk.
//!
//! `name.yaml` holds what has no language; `name.LANG.yaml` beside it holds the texts of one language, flat, `key: text`.

mod embedded;
mod texts;
mod tree;

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::diagnostic::Diagnostic;
use crate::model::{Article, At, Case, Content, Editions, Question, Term};

pub use texts::{State, Text, Texts};
pub use tree::{SourceFile, Tree};

/// Everything loaded: content, texts, locales as text, and what was wrong with the files themselves.
#[derive(Debug, Default)]
pub struct Loaded {
    /// The files, in the order of [`At::file`].
    pub tree: Tree,
    /// What has no language.
    pub content: Content,
    /// What has.
    pub texts: Texts,
    /// Findings.
    pub diagnostics: Vec<Diagnostic>,
}

/// The highest number of nodes a content file may have; far above any real one, far below what would exhaust memory.
const MAX_NODES: usize = 400_000;

/// Parses a tree. Faulty files are reported and left out; the rest is loaded.
pub fn parse(tree: Tree) -> Loaded {
    let mut out = Loaded { tree, ..Loaded::default() };
    let languages: BTreeSet<String> = out.tree.languages();
    let tree = std::mem::take(&mut out.tree);
    let mut sources = BTreeMap::new();
    for (index, file) in tree.files.iter().enumerate() {
        let Some(path) = file.path.strip_prefix("content/") else { continue };
        let at = At { file: index as u32, line: 1, column: 1 };
        let Some(stem) = path.strip_suffix(".yaml") else {
            if !path.ends_with(".md") {
                out.diagnostics.push(Diagnostic::new(at, "E003").with("path", path));
            }
            continue;
        };
        let text = match &file.text {
            Ok(text) => text,
            Err(offset) => {
                out.diagnostics.push(Diagnostic::new(at, "E001").with("path", path).with("offset", offset.to_string()));
                continue;
            }
        };
        let (stem, language) = match stem.rsplit_once('.') {
            Some((stem, language)) if languages.contains(language) => (stem, Some(language)),
            Some((_, other)) => {
                out.diagnostics.push(Diagnostic::new(at, "E004").with("path", path).with("language", other));
                continue;
            }
            None => (stem, None),
        };
        let mut reader = Reader { index: index as u32, text, diagnostics: &mut out.diagnostics };
        let folder = stem.split('/').next().unwrap_or(stem);
        match (folder, language) {
            ("state", Some(language)) => {
                if let Some(states) = reader.read() {
                    out.texts.add_states(language, states);
                }
            }
            (_, Some(language)) => {
                if let Some(entries) = reader.read_texts() {
                    out.texts.add(language, folder, entries, &mut out.diagnostics);
                }
            }
            ("editions", None) => out.content.editions = Editions::new(reader.read().unwrap_or_default()),
            ("facts", None) => out.content.facts = reader.read().unwrap_or_default(),
            ("actions", None) => out.content.actions = reader.read().unwrap_or_default(),
            ("positions", None) => out.content.positions = reader.read().unwrap_or_default(),
            ("notation", None) => out.content.notation = reader.read().unwrap_or_default(),
            ("readings", None) => out.content.readings = reader.read().unwrap_or_default(),
            ("published", None) => out.content.published = reader.read().unwrap_or_default(),
            ("inventory", None) => out.content.inventory = reader.read().unwrap_or_default(),
            ("precedence", None) => out.content.precedence = reader.read().unwrap_or_default(),
            ("tallies", None) => out.content.tallies = reader.read().unwrap_or_default(),
            ("scope", None) => out.content.scope = reader.read().unwrap_or_default(),
            ("sources", None) => sources = reader.read().unwrap_or_default(),
            ("articles", None) => out.content.articles.extend(reader.read::<Article>()),
            ("questions", None) => out.content.questions.extend(reader.read::<Question>()),
            ("cases" | "vectors", None) => out.content.cases.extend(reader.read::<Vec<Case>>().unwrap_or_default()),
            ("glossary", None) => out.content.terms.extend(reader.read::<Vec<Term>>().unwrap_or_default()),
            _ => out.diagnostics.push(Diagnostic::new(at, "E003").with("path", path)),
        }
    }
    out.content.sources = sources;
    out.content.derive_sums();
    let in_force = out.content.scope.edition.value.clone();
    if !in_force.is_empty() {
        out.content.editions.set_current(&in_force);
    }
    out.content.articles.sort_by_key(|a| printed_order(a.number.0.last().and_then(|(_, n)| n.0.first()).map_or("", String::as_str)));
    out.tree = tree;
    out
}

/// The introduction and the preface (0.1, 0.2) first, then articles by number, appendices by letter, guidelines by roman numeral.
fn printed_order(number: &str) -> (u8, u32, String) {
    match number.parse::<u32>() {
        Ok(n) => (0, n, String::new()),
        Err(_) if number.starts_with('0') => (0, 0, number.to_owned()),
        Err(_) if number.starts_with(['I', 'V']) => (2, number.len() as u32, number.to_owned()),
        Err(_) => (1, 0, number.to_owned()),
    }
}

struct Reader<'a> {
    index: u32,
    text: &'a str,
    diagnostics: &'a mut Vec<Diagnostic>,
}

impl Reader<'_> {
    fn read<T: DeserializeOwned>(&mut self) -> Option<T> {
        At::entering(self.index);
        if self.text.trim().is_empty() {
            self.diagnostics.push(Diagnostic::new(At { file: self.index, line: 1, column: 1 }, "E005"));
            return None;
        }
        match serde_yaml::from_str_with_options(self.text, options()) {
            Ok(value) => Some(value),
            Err(error) => {
                let place = error.location();
                let at = At { file: self.index, line: place.map_or(1, |p| p.line() as u32), column: place.map_or(1, |p| p.column() as u32) };
                let detail = first_line(&error.without_snippet().to_string());
                self.diagnostics.push(Diagnostic::new(at, "E002").with("detail", detail));
                None
            }
        }
    }

    fn read_texts(&mut self) -> Option<texts::Entries> {
        // A file of texts may be empty: a translator has just begun it.
        if self.text.lines().all(|l| l.trim().is_empty() || l.trim_start().starts_with('#')) {
            return Some(texts::Entries::default());
        }
        self.read()
    }
}

fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_owned()
}

fn options() -> serde_yaml::Options {
    serde_yaml::options! {
        with_snippet: false,
        strict_booleans: true,
        budget: serde_yaml::budget! { max_nodes: MAX_NODES, max_events: MAX_NODES * 3, max_depth: 40, max_anchors: 0, max_aliases: 0 },
    }
}

/// A map whose keys keep their written order.
pub(crate) fn ordered_map<'de, D, T>(deserializer: D) -> Result<Vec<(crate::model::Located<String>, T)>, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Deserialize<'de>,
{
    crate::model::ByEdition::deserialize(deserializer).map(|m| m.0)
}
