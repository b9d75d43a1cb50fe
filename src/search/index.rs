//! The index as data: what is searched, and all that is known of the languages, in one form for the program and for the page.
//!
//! An index has two parts. [`Base`] is of one language; [`Wording`] holds the texts of one edition in it. The site writes both as JSON within
//! classic scripts, and both engines read nothing else, so what one finds the other finds too.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// What a language brings, whatever the edition.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Base {
    /// The language.
    pub lang: String,
    /// Ids of the editions, in the order of the content.
    pub editions: Vec<String>,
    /// The edition in force, by place in `editions`.
    pub current: usize,
    /// FIDE's editions from the newest, then the others: the order in which a number is looked for.
    pub order: Vec<usize>,
    /// What is known of the languages.
    pub tables: Tables,
    /// Every clause of every edition, in printed order.
    pub clauses: Vec<Clause>,
    /// Terms of the glossary.
    pub terms: Vec<Term>,
    /// Worked cases.
    pub cases: Vec<Case>,
    /// Questions.
    pub questions: Vec<Question>,
}

/// A clause.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Clause {
    /// Its id.
    pub id: String,
    /// Its printed numbers by edition: `0 7.2|4 7.3` is 7.2 from edition 0 on and 7.3 from edition 4 on, in the order of the editions;
    /// several numbers stand with a space between them, none where the edition lacks the clause.
    pub at: String,
    /// Numbers under which readers meet it besides, in the same form.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub also: String,
    /// Whether it is a bare heading.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub head: bool,
    /// Whether it only leads in what stands under it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lead: bool,
    /// How people ask for it: phrases, with ` | ` between them.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub asks: String,
}

/// A term.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Term {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its words, accepted and mistaken, with ` | ` between them.
    pub words: String,
    /// Words of other languages, by language.
    pub foreign: BTreeMap<String, String>,
    /// The clauses it turns on, by place, the deciding one first.
    pub clauses: Vec<usize>,
}

/// A worked case.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Case {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The clauses it turns on, by place.
    pub clauses: Vec<usize>,
}

/// A question.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Question {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The clauses it turns on, by place.
    pub clauses: Vec<usize>,
}

/// What is known of the languages; words are written as people write them, both engines fold them.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Tables {
    /// Words that say nothing.
    pub stop: String,
    /// Words outside the Laws.
    pub out: String,
    /// Groups of forms of one word, or of words that mean the same, the head first, with ` | ` between groups.
    pub forms: String,
    /// Words that may also mean others, `earbuds tablet > phone device`, with ` | ` between groups.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub like: String,
    /// Endings by language, with spaces between them.
    pub suffixes: BTreeMap<String, String>,
    /// Beginnings by language.
    pub prefixes: BTreeMap<String, String>,
    /// Spellings made one, `FROM=TO`.
    pub spelling: String,
    /// Words for a provision, and for an appendix or a guideline.
    pub provision: String,
    /// Letters that stand for those of provisions, `б=B`.
    pub letters: String,
    /// Articles of other rules printed after an edition: `13=A@fide-2018` reads 13.4.2 as A.4.2 of that edition.
    pub numbers: String,
    /// Letters to Latin ones, by language, `х=h`.
    pub romanise: BTreeMap<String, String>,
    /// Latin spellings made one with those, by language, `kh=h`.
    pub latin: BTreeMap<String, String>,
    /// Keyboards by language: what stands where the Latin keyboard has its keys.
    pub keyboards: BTreeMap<String, String>,
}

/// The texts of an edition.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Wording {
    /// The language.
    pub lang: String,
    /// The edition, by place.
    pub edition: usize,
    /// What the addresses of its articles end in.
    pub slugs: Vec<String>,
    /// For each clause the place in `slugs` and its text, or -1 and nothing where the edition lacks it.
    pub texts: Vec<(i32, String)>,
}
