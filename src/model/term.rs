//! Glossary entries.

use serde::Deserialize;

use super::Located;

/// A term: what has no language. Its name, explanation, use, and mistakes are texts.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// Its id.
    pub id: Located<String>,
    /// Terms it is confused with; each names the other, and each pair has a text on the difference.
    #[serde(default)]
    pub twins: Vec<Located<String>>,
    /// Clauses that define it or turn on it, the deciding one first.
    #[serde(default)]
    pub clauses: Vec<Located<String>>,
    /// Questions it bears on.
    #[serde(default)]
    pub questions: Vec<Located<String>>,
    /// Sources, ids of sources.yaml.
    #[serde(default)]
    pub sources: Vec<Located<String>>,
}
