//! Numbers as addresses. `/LANG/laws/7.4.a/` leads to the clause that the newest edition with that number printed there, where it stands now; `/LANG/laws/EDITION/7.4.a/` to
//! the number in that edition. The first are small pages of their own, so that any server and any folder can follow them; both are
//! in tables for servers that can redirect.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::super::address::{Place, relative};
use super::super::page::Page;
use super::super::{File, Site, provisions};
use super::escaped;

/// The pages and the tables `_redirects` (for hosts that read such a file) and `redirects.map` (for nginx).
pub fn files(site: &Site, places: &[Place]) -> Vec<File> {
    let editions = &site.book.content.editions;
    let taken: BTreeSet<String> = places.iter().map(|p| p.folder(editions)).collect();
    let free = |number: &str| !taken.contains(&format!("laws/{number}/"));
    let numbers: BTreeMap<&str, String> = clauses(site).into_iter().filter(|(number, _)| free(number)).collect();
    let mut out = Vec::new();
    for language in site.book.languages.values() {
        let page = Page::new(site, language, Place::Laws(None));
        for (number, clause) in &numbers {
            let Some((file, anchor)) = target(site, clause) else { continue };
            let folder = format!("{}/laws/{number}/", language.id);
            let to = relative(&folder, &format!("{}/laws/{file}index.html#{anchor}", language.id));
            let link = page.clause_link(clause);
            let now = link["number"].as_str().unwrap_or(clause);
            out.push(File { path: format!("{folder}index.html"), bytes: moved(&page, number, now, &to).into_bytes() });
        }
    }
    out.extend(tables(site, &numbers));
    out
}

/// Each printed number with the clause it leads to: that of the newest edition of the federation that prints it, else of another.
fn clauses<'a>(site: &'a Site<'a>) -> BTreeMap<&'a str, String> {
    let editions = &site.book.content.editions;
    let mut order: Vec<usize> = (0..editions.all().len()).collect();
    order.sort_by_key(|e| (editions.all()[*e].authority == "fide", editions.all()[*e].from.clone()));
    let mut out = BTreeMap::new();
    for edition in order {
        for provision in site.provisions.articles(edition).iter().flat_map(|a| &a.provisions).rev() {
            if let Some(number) = provisions::printed(&provision.number).filter(|n| *n == provision.number) {
                out.insert(number, provision.clause.clone());
            }
        }
    }
    out
}

/// Where a clause stands now: the folder below `/LANG/laws/` and its anchor.
fn target(site: &Site, clause: &str) -> Option<(String, String)> {
    let editions = &site.book.content.editions;
    if let Some(slug) = site.provisions.home(site.current, clause) {
        return Some((format!("{slug}/"), clause.to_owned()));
    }
    let (edition, slug) = (0..editions.all().len()).rev().find_map(|e| Some((e, site.provisions.home(e, clause)?)))?;
    Some((format!("{}/{slug}/", editions.id(edition)), clause.to_owned()))
}

fn moved(page: &Page, number: &str, now: &str, to: &str) -> String {
    let (number, to) = (page.language.provision(number), escaped(to));
    let words = escaped(&page.say("number-leads", &[("number".to_owned(), number.as_str().into()), ("now".to_owned(), now.into())].into()));
    format!(
        "<!doctype html>\n<html lang=\"{}\" dir=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{number} · {}</title>\n<meta name=\"robots\" content=\"noindex\">\n<meta http-equiv=\"refresh\" content=\"0; url={to}\">\n</head>\n<body>\n<p><a href=\"{to}\">{words}</a></p>\n</body>\n</html>\n",
        page.language.about.locale,
        page.language.about.dir,
        escaped(&page.word("site-name")),
    )
}

fn tables(site: &Site, numbers: &BTreeMap<&str, String>) -> [File; 2] {
    let editions = &site.book.content.editions;
    let root = site.options.base_url.as_deref().map_or_else(|| "/".to_owned(), super::base_path);
    let (mut hosts, mut nginx) = (String::new(), String::from("# Number below /LANG/laws/, and where it leads. See docs/publishing.md.\n"));
    let mut push = |from: &str, to: &str| {
        let _ = writeln!(hosts, "{root}:lang/laws/{from}/ {root}:lang/laws/{to} 301");
        let _ = writeln!(nginx, "{from} {to};");
    };
    for (number, clause) in numbers {
        if let Some((folder, anchor)) = target(site, clause) {
            push(number, &format!("{folder}#{anchor}"));
        }
    }
    for edition in 0..editions.all().len() {
        let mut seen = BTreeSet::new();
        for article in site.provisions.articles(edition) {
            for number in article.provisions.iter().filter_map(|p| provisions::printed(&p.number).filter(|n| *n == p.number)) {
                if number != article.slug && seen.insert(number) {
                    let id = editions.id(edition);
                    push(&format!("{id}/{number}"), &format!("{id}/{}/#{number}", article.slug));
                }
            }
        }
    }
    [File { path: "_redirects".to_owned(), bytes: hosts.into_bytes() }, File { path: "redirects.map".to_owned(), bytes: nginx.into_bytes() }]
}
