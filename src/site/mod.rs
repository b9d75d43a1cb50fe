//! The site: from the lawbook to files, in memory. Nothing here touches the disk; [`crate::write`] does.
//!
//! Every page of every language is rendered on its own, in parallel. A page collects its data as JSON and hands it to a template of
//! `templates/`; addresses come from [`address`], what cites what from [`backlinks`].

mod address;
mod api;
mod asking;
mod backlinks;
mod board;
mod collate;
mod compare;
mod diagram;
mod history;
mod names;
mod page;
mod pages;
mod provisions;
mod publish;
mod ruling;
mod search;
mod suite;
mod table;
mod templates;
mod terms;

use std::collections::BTreeMap;

use rayon::prelude::*;

use crate::Lawbook;
use crate::lang::Language;

pub use address::{Place, relative};
pub use diagram::diagram;
pub use provisions::Provisions;
pub(crate) use provisions::printed;
pub use templates::script;

/// How the site is to be made.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Where it will be published, such as `https://example.org/laws/`; without it, addresses in the head of pages stay relative.
    pub base_url: Option<String>,
    /// Official texts to show beside our wording; none unless given.
    pub official: crate::collate::Official,
    /// The WebAssembly module that answers questions about positions (`board-wasm/build` makes it); without it the pages say how else to ask.
    pub board: Option<Vec<u8>>,
}

/// A file of the site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// Its path with `/`, such as `en/laws/7/index.html`.
    pub path: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

/// Why the site cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A template is faulty or asks for what is not there.
    #[error("{name}: {detail}")]
    Template {
        /// The template.
        name: String,
        /// What the template engine says.
        detail: String,
    },
    /// There is no edition in force or no language at all.
    #[error("there is nothing to publish: no edition in force or no language")]
    Empty,
    /// An oracle is faulty.
    #[error(transparent)]
    Oracle(#[from] crate::oracle::OracleError),
    /// Two pages have the same address.
    #[error("two pages have the address {path}")]
    Clash {
        /// The address.
        path: String,
    },
    /// The folder to download cannot be packed.
    #[error("the folder to download cannot be packed: {detail}")]
    Bundle {
        /// What the packer says.
        detail: String,
    },
}

/// What all pages share.
pub(crate) struct Site<'a> {
    pub book: &'a Lawbook,
    pub options: &'a Options,
    pub current: usize,
    pub back: backlinks::Backlinks,
    pub review: crate::review::Review<'a>,
    pub provisions: provisions::Provisions,
    pub suite: suite::Suite,
    pub compared: compare::Compared,
    pub names: BTreeMap<String, names::Names>,
    /// What is ruled otherwise in an edition than in the one it rests on, by question; left out where rules are faulty.
    pub changes: BTreeMap<(usize, usize), Vec<(String, Vec<crate::engine::Change>)>>,
}

/// Makes all files of the site, sorted by path.
///
/// # Errors
/// See [`SiteError`].
pub fn build(book: &Lawbook, options: &Options) -> Result<Vec<File>, SiteError> {
    let current = book.content.editions.current().filter(|_| !book.languages.is_empty()).ok_or(SiteError::Empty)?;
    let templates = templates::Templates::load(&book.tree, book)?;
    let languages: Vec<&Language> = book.languages.values().collect();
    let names = languages.par_iter().map(|l| (l.id.clone(), names::Names::of(book, l, current))).collect();
    let editions = &book.content.editions;
    let steps: Vec<(usize, usize)> = (0..editions.all().len()).filter_map(|to| Some((editions.lineage(to).nth(1)?, to))).collect();
    let step = |(from, to): &(usize, usize)| Some(((*from, *to), crate::changes::changes(book, editions.id(*from), editions.id(*to), None).ok()?));
    let changes = steps.par_iter().filter_map(step).collect();
    let review = crate::review::Review::of(book);
    let provisions = provisions::Provisions::of(book);
    let compared = compare::Compared::of(book, &provisions, current);
    let suite = suite::Suite::of(book)?;
    let site = Site { suite, book, options, current, review, back: backlinks::Backlinks::of(book), provisions, compared, names, changes };
    let places = pages::all(&site);
    let work: Vec<(&Language, &Place)> = book.languages.values().flat_map(|l| places.iter().map(move |p| (l, p))).collect();
    let mut files: Vec<File> = work
        .par_iter()
        .map(|(language, place)| {
            let page = page::Page::new(&site, language, (*place).clone());
            let (template, data) = pages::data(&page);
            let html = templates.render(&page, template, &data)?;
            Ok(File { path: page.path(), bytes: html.into_bytes() })
        })
        .collect::<Result<_, SiteError>>()?;
    files.extend(templates.assets(&book.tree));
    files.extend(templates.outside_languages(&site)?);
    files.extend(api::files(book));
    files.extend(crate::oracle::export::files(book, &site.suite.oracles)?);
    files.extend(board::files(&site));
    files.extend(search::files(&site));
    files.extend(asking::files(&site));
    files.extend(pages::lessons::files(&site));
    files.extend(compare::files(&site));
    files.extend(terms::files(&site));
    files.extend(publish::files(&site, &places, &files)?);
    files.sort_by(|a, b| a.path.cmp(&b.path));
    match files.windows(2).find(|w| w[0].path == w[1].path) {
        Some(pair) => Err(SiteError::Clash { path: pair[0].path.clone() }),
        None => Ok(files),
    }
}
