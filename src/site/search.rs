//! The index of the search as classic scripts, so that it works from a folder too: two of each language, one of each edition in it.

use rayon::prelude::*;
use serde::Serialize;

use super::{File, Site};
use crate::search;

/// The scripts.
pub(super) fn files(site: &Site) -> Vec<File> {
    let languages: Vec<&String> = site.book.languages.keys().collect();
    let editions = site.book.content.editions.all();
    let of_language = |l: &&String| {
        let base = search::base(site.book, l);
        let more = base.as_ref().map(|b| script(&format!("{l}-more"), &format!("{l}-more"), &search::more(site.book, b)));
        let base = base.map(|b| script(l, l, &b));
        let wordings = editions.iter().enumerate().map(|(e, edition)| {
            let name = format!("{l}-{}", edition.id.value);
            script(&name, &name, &search::wording(site.book, &site.provisions, l, e))
        });
        base.into_iter().chain(more).chain(wordings).collect::<Vec<_>>()
    };
    languages.par_iter().flat_map_iter(of_language).collect()
}

fn script(name: &str, key: &str, data: &impl Serialize) -> File {
    let json = serde_json::to_string(data).unwrap_or_else(|_| "null".to_owned());
    File { path: format!("assets/search/{name}.js"), bytes: format!("(self.chesslawIndex=self.chesslawIndex||{{}})[{key:?}]={json};\n").into_bytes() }
}
