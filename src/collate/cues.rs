//! What a language needs besides its lexicon for reading texts of others: `locales/LANG/collate.yaml`.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::load::Tree;
use crate::model::{Modality, Role};

/// The words by which the texts of others are read. A pattern is a phrase whose words may end in `*`.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cues {
    /// Words that stand beside the number of a cited provision, or head an article.
    pub article: Vec<String>,
    /// Whether that word may follow the number.
    pub article_after: bool,
    /// Short words that betray the language.
    pub common: Vec<String>,
    /// Words that no sentence ends with.
    pub open: Vec<String>,
    /// Letters that count the items of a list, in their order.
    pub letters: String,
    /// Words of quantity.
    pub numbers: BTreeMap<i64, Vec<String>>,
    /// Words of order.
    pub ordinals: BTreeMap<i64, Vec<String>>,
    /// Endings that make a digit an ordinal, after a hyphen or none: `2-й`, `2nd`.
    pub ordinal_endings: Vec<String>,
    /// Words of the units, by the unit's id.
    pub units: BTreeMap<String, Vec<String>>,
    /// Modal words that our own texts do not use but others do.
    pub modality: BTreeMap<Modality, Vec<String>>,
    /// Words for who acts that our own texts do not use.
    pub roles: BTreeMap<Role, Vec<String>>,
    /// Phrases that name someone without saying that they act: the opponent's king.
    pub aside: BTreeMap<Role, Vec<String>>,
    /// Phrases that look like one of the others but say none.
    pub ignore: Vec<String>,
    /// Words that head what is no more the Laws: a glossary.
    pub ends: Vec<String>,
    /// Headings of a glossary entry.
    pub sections: Vec<String>,
    /// How texts say a term.
    pub terms: BTreeMap<String, Saying>,
    /// Words known to be right, for finding misprints.
    pub words: Vec<String>,
    /// Words that only some editions of this language have.
    pub editions: Vec<Mark>,
}

/// How texts say a term.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Saying {
    /// Accepted wordings.
    pub say: Vec<String>,
    /// Wordings that mean it but depart from the accepted ones.
    pub not: Vec<String>,
    /// Misprints and mistranslations met.
    pub wrong: Vec<String>,
}

/// A word that marks published texts of an edition in this language.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// The words.
    pub words: Vec<String>,
    /// The editions whose published text in this language has them.
    pub editions: Vec<String>,
}

impl Cues {
    /// The cues of a language; empty where it has none or they cannot be read.
    pub fn of(tree: &Tree, language: &str) -> Cues {
        let text = tree.text(&format!("locales/{language}/collate.yaml")).unwrap_or_default();
        if text.is_empty() { Cues::default() } else { serde_yaml::from_str(text).unwrap_or_default() }
    }
}
