//! The index as data: what is searched, and all that is known of the languages, in one form for the program and for the page.
//!
//! An index has three parts, each a script of JSON, and both engines read nothing else, so what one finds the other finds too.
//!
//! - [`Base`], `search/LANG.js`: the language's own words and what they lead to, whatever the edition.
//! - [`Wording`], `search/LANG-EDITION.js`: the texts and numbers of one edition.
//! - [`More`], `search/LANG-more.js`: what no first hit needs whose words are all known to the other two: words of other languages, keyboards and sounds, numbers of other
//!   editions, ids, cases and questions. The page asks for it after the first hit, or before it where a word is not known.
//!
//! What [`More`] brings changes nothing in an answer to words that the first two parts know, but for what stands beside the clauses and terms found. So the first
//! hit of the first two parts is the first hit of all three, or the engine says that it wants the third.
//!
//! All is in columns, which pack better than rows: the n-th entry of each list of clauses is of the n-th clause of all editions in printed order, and so
//! with terms, cases and questions. Clauses are named by their place in that order. Lists of words and phrases are one text, phrases with ` | ` between them; words are
//! written as people write them, both engines fold them.

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
    /// What is known of the language.
    pub tables: Tables,
    /// How people ask for each clause: phrases.
    pub asks: Vec<String>,
    /// Clauses that are bare headings.
    pub heads: Vec<usize>,
    /// Clauses that only lead in what stands under them.
    pub leads: Vec<usize>,
    /// Terms of the glossary.
    pub terms: Terms,
}

/// The terms.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Terms {
    /// Their ids.
    pub ids: Vec<String>,
    /// Their phrases: the name, then accepted and mistaken ones.
    pub words: Vec<String>,
    /// The clauses each turns on, the deciding one first.
    pub clauses: Vec<Vec<usize>>,
}

/// Worked cases or questions.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Titles {
    /// Their ids.
    pub ids: Vec<String>,
    /// Their titles.
    pub titles: Vec<String>,
    /// The clauses each turns on.
    pub clauses: Vec<Vec<usize>>,
}

/// What is known of the language.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Tables {
    /// Words that say nothing.
    pub stop: String,
    /// Words outside the Laws, and words in a row, `elo-rating`.
    pub out: String,
    /// Groups of forms of one word, or of words that mean the same, the head first, with ` | ` between groups; `let-go` is words in a row.
    pub forms: String,
    /// Auxiliaries, of which one may stand within words in a row.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub within: String,
    /// Words that may also mean others, `earbuds tablet > phone device`, with ` | ` between groups.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub like: String,
    /// Endings, by language, of those whose letters the language's own words have.
    pub suffixes: BTreeMap<String, String>,
    /// Beginnings by language, of the same.
    pub prefixes: BTreeMap<String, String>,
    /// Spellings made one, `FROM=TO`.
    pub spelling: String,
    /// Words for a provision of any kind.
    pub provision: String,
    /// Words for an article.
    pub articles: String,
    /// Words for an appendix.
    pub appendices: String,
    /// Words for a guideline.
    pub guidelines: String,
    /// Words that may stand between such a word and a number, or between its parts, `point`.
    pub between: String,
    /// Numbers in words, from 1 on, those of one with `/` between them.
    pub counts: String,
    /// The same for ordinals, without what their endings make of them.
    pub ordinals: String,
    /// What makes an ordinal of digits, `7th`.
    pub endings: String,
    /// Words after which a number is a measure and no provision, `1.5 hours`.
    pub units: String,
    /// Letters that stand for those of provisions, `б=B`.
    pub letters: String,
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
    /// For each clause the place in `slugs`, or -1 where the edition lacks it.
    pub homes: Vec<i32>,
    /// For each clause its numbers, with spaces between them; after a `|` those under which readers meet it besides.
    pub numbers: Vec<String>,
    /// For each clause its text, or nothing.
    pub texts: Vec<String>,
}

/// What only some queries need, and what stands beside the clauses and terms found.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct More {
    /// The language.
    pub lang: String,
    /// Ids of the clauses.
    pub ids: Vec<String>,
    /// Printed numbers of each clause by edition: `0 7.2|4 7.3` is 7.2 from edition 0 on and 7.3 from edition 4 on, in the order of the editions;
    /// several numbers stand with a space between them, none where the edition lacks the clause.
    pub at: Vec<String>,
    /// Numbers under which readers meet it besides, in the same form.
    pub also: Vec<String>,
    /// FIDE's editions from the newest, then the others: the order in which a number is looked for.
    pub order: Vec<usize>,
    /// Articles of other rules printed after an edition: `13=A@fide-2018` reads 13.4.2 as A.4.2 of that edition.
    pub numbers: String,
    /// Phrases of other languages for each term, by language.
    pub foreign: BTreeMap<String, Vec<String>>,
    /// Endings of the other languages.
    pub suffixes: BTreeMap<String, String>,
    /// Beginnings of the other languages.
    pub prefixes: BTreeMap<String, String>,
    /// Letters to Latin ones, by language, `х=h`.
    pub romanise: BTreeMap<String, String>,
    /// Latin spellings made one with those, by language, `kh=h`.
    pub latin: BTreeMap<String, String>,
    /// Keyboards by language: what stands where the Latin keyboard has its keys.
    pub keyboards: BTreeMap<String, String>,
    /// Worked cases.
    pub cases: Titles,
    /// Questions.
    pub questions: Titles,
}
