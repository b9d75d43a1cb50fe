//! What a published site has beside its pages: what search engines, other programs, installed copies and old addresses need.

mod akn;
mod app;
mod bundle;
mod redirects;
mod sitemap;
mod structured;

use rayon::prelude::*;

use super::address::Place;
use super::page::Page;
use super::{File, Site, SiteError};

pub use bundle::PATH as BUNDLE;
pub use structured::data as structured;

/// Those files, made from the pages and other files there are. Where the place of publication is not known, there is nothing that must name it.
pub(crate) fn files(site: &Site, places: &[Place], made: &[File]) -> Result<Vec<File>, SiteError> {
    let mut out = redirects::files(site, places);
    out.extend(akn_files(site));
    out.extend(app::files(site, made));
    if let Some(base) = &site.options.base_url {
        out.extend(sitemap::files(site, places, base));
        out.push(bundle::file(made, &out)?);
    }
    Ok(out)
}

/// The path a site is published under, such as `/laws/` of `https://example.org/laws`.
pub fn base_path(base: &str) -> String {
    let after = base.split_once("://").map_or(base, |(_, rest)| rest);
    let path = after.split_once('/').map_or("", |(_, path)| path).trim_matches('/');
    if path.is_empty() { "/".to_owned() } else { format!("/{path}/") }
}

/// Where the edition of a page stands as Akoma Ntoso.
pub fn akn_path(page: &Page) -> String {
    format!("{}/laws/{}/akn.xml", page.language.id, page.site.book.content.editions.id(page.edition))
}

fn akn_files(site: &Site) -> Vec<File> {
    let editions = 0..site.book.content.editions.all().len();
    let work: Vec<_> = site.book.languages.values().flat_map(|l| editions.clone().map(move |e| (l, e))).collect();
    work.par_iter()
        .map(|(language, edition)| {
            let page = Page::new(site, language, Place::Print(*edition));
            File { path: akn_path(&page), bytes: akn::document(&page).into_bytes() }
        })
        .collect()
}

/// Text as it may stand in XML and HTML, in attributes too.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::base_path;

    #[test]
    fn the_path_of_publication_has_slashes_around_it() {
        assert_eq!(base_path("https://example.org"), "/");
        assert_eq!(base_path("https://example.org/"), "/");
        assert_eq!(base_path("https://example.org/chess/laws"), "/chess/laws/");
    }
}
