//! `sitemap.xml`, an index with one part for each language, and `robots.txt`. No dates: the same input gives the same bytes.

use std::fmt::Write as _;

use super::super::address::Place;
use super::super::{File, Site};
use super::escaped;

/// The index, its parts and `robots.txt`.
pub fn files(site: &Site, places: &[Place], base: &str) -> Vec<File> {
    let base = escaped(base.trim_end_matches('/'));
    let editions = &site.book.content.editions;
    let listed: Vec<String> = places.iter().filter(|p| p.listed()).map(|p| escaped(&p.folder(editions))).collect();
    let mut index = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    let mut out = Vec::new();
    for language in site.book.languages.values() {
        let _ = writeln!(index, "<sitemap><loc>{base}/sitemap-{}.xml</loc></sitemap>", language.id);
        let mut part = String::from(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
        );
        for folder in &listed {
            let _ = writeln!(part, "<url><loc>{base}/{}/{folder}</loc>", language.id);
            for other in site.book.languages.values() {
                let _ = writeln!(part, "<xhtml:link rel=\"alternate\" hreflang=\"{}\" href=\"{base}/{}/{folder}\"/>", other.about.locale, other.id);
            }
            let _ = writeln!(part, "<xhtml:link rel=\"alternate\" hreflang=\"x-default\" href=\"{}\"/></url>", default(site, &base, folder));
        }
        part.push_str("</urlset>\n");
        out.push(File { path: format!("sitemap-{}.xml", language.id), bytes: part.into_bytes() });
    }
    index.push_str("</sitemapindex>\n");
    out.push(File { path: "sitemap.xml".to_owned(), bytes: index.into_bytes() });
    out.push(File { path: "robots.txt".to_owned(), bytes: format!("User-agent: *\nAllow: /\nSitemap: {base}/sitemap.xml\n").into_bytes() });
    out
}

/// For those of whose language nothing is known: the choice of languages for first pages, else English where there is one.
fn default(site: &Site, base: &str, folder: &str) -> String {
    match site.book.languages.contains_key("en") {
        true if !folder.is_empty() => format!("{base}/en/{folder}"),
        _ => format!("{base}/"),
    }
}
