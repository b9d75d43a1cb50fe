//! Editions and languages side by side: which clauses a page shows, in which order, and the texts of an article in a language as a classic script, so that
//! any two can be laid beside each other in the page.

mod words;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use super::address::Place;
use super::page::Page;
use super::provisions::{self, Provisions};
use super::{File, Site};
use crate::Lawbook;
use crate::lang::Language;
use crate::model::Clause;

/// The articles that have a page of two columns, in the order of the content.
#[derive(Debug, Default)]
pub struct Compared {
    /// The articles.
    pub articles: Vec<Article>,
}

/// An article through all editions.
#[derive(Debug)]
pub struct Article {
    /// Its id.
    pub id: String,
    /// What its address ends in: its number in the newest edition that has it, or its id where another article took that number.
    pub slug: String,
    /// The newest edition that has it, the one in force first.
    pub newest: usize,
    /// Every clause that stands in it in some edition.
    clauses: BTreeSet<String>,
}

impl Compared {
    /// Finds them.
    pub fn of(book: &Lawbook, provisions: &Provisions, current: usize) -> Compared {
        let newest_first: Vec<usize> = std::iter::once(current).chain((0..book.content.editions.all().len()).rev()).collect();
        let mut articles: Vec<Article> = Vec::new();
        for article in &book.content.articles {
            let id = &article.id.value;
            let printed = |edition: &usize| provisions.articles(*edition).iter().find(|a| a.article == *id).map(|a| (*edition, a));
            let Some((newest, there)) = newest_first.iter().find_map(printed) else { continue };
            let clauses = newest_first.iter().filter_map(printed).flat_map(|(_, a)| a.provisions.iter().map(|p| p.clause.clone())).collect();
            articles.push(Article { id: id.clone(), slug: there.slug.clone(), newest, clauses });
        }
        // The edition in force has the first right to a number.
        let slugs: Vec<(String, bool)> = articles.iter().map(|a| (a.slug.clone(), a.newest == current)).collect();
        for (place, article) in articles.iter_mut().enumerate() {
            let taken = |(other, (slug, in_force)): (usize, &(String, bool))| other != place && *slug == article.slug && (*in_force || other < place);
            if article.newest != current && slugs.iter().enumerate().any(taken) {
                article.slug.clone_from(&article.id);
            }
        }
        Compared { articles }
    }

    /// The article whose page is at that address.
    pub fn article(&self, slug: &str) -> Option<&Article> {
        self.articles.iter().find(|a| a.slug == slug)
    }

    /// The article of that id.
    pub fn by_id(&self, id: &str) -> Option<&Article> {
        self.articles.iter().find(|a| a.id == id)
    }
}

/// The way from the page of one article to a clause on its own or another's; the anchor only where that page shows the clause before any choice is made.
pub fn link(site: &Site, from: &str, clause: &str) -> Option<String> {
    let newest_first = std::iter::once(site.current).chain((0..site.book.content.editions.all().len()).rev());
    let (edition, home) = newest_first.filter_map(|e| Some((e, site.provisions.home(e, clause)?))).next()?;
    let article = site.compared.by_id(&site.provisions.article(edition, home)?.article)?;
    let anchor = if edition == article.newest { format!("#{clause}") } else { String::new() };
    Some(if article.slug == from && !anchor.is_empty() { anchor } else { format!("../{}/index.html{anchor}", article.slug) })
}

/// One language's side: the article in every edition.
pub struct Side<'a> {
    page: Page<'a>,
    article: &'a Article,
}

/// A clause in an edition: where it is printed and what it says.
pub struct Printed {
    /// The clause's id.
    pub clause: String,
    /// Its numbers as shown.
    pub number: String,
    /// What the address of the article ends in where it stands there.
    pub home: String,
    /// Whether it stands in this article there, and not in another one.
    pub here: bool,
}

impl<'a> Side<'a> {
    /// An article in a language; links lead from the page of any language.
    pub fn new(site: &'a Site<'a>, language: &'a Language, article: &'a Article) -> Side<'a> {
        Side { page: Page::new(site, language, Place::Compare(article.slug.clone())).from_any_language(), article }
    }

    /// The clauses of an edition in printed order.
    pub fn printed(&self, edition: usize) -> Vec<Printed> {
        let site = self.page.site;
        let editions = &site.book.content.editions;
        let mut out: Vec<(&str, Printed)> = Vec::new();
        for (_, clause) in site.book.content.clauses().filter(|(_, c)| self.article.clauses.contains(&c.id.value)) {
            let numbers = clause.printed(editions, edition);
            let own = site.provisions.articles(edition).iter().find(|a| a.article == self.article.id);
            let own = own.filter(|a| a.provisions.iter().any(|p| p.clause == clause.id.value)).map(|a| a.slug.as_str());
            let (Some(first), Some(home)) = (numbers.first(), own.or_else(|| site.provisions.home(edition, &clause.id))) else { continue };
            let shown: Vec<String> = numbers.iter().filter_map(|n| provisions::printed(n)).map(|n| self.page.language.provision(n)).collect();
            let number = if shown.is_empty() { "¶".to_owned() } else { self.page.language.row(&shown) };
            out.push((first, Printed { clause: clause.id.value.clone(), number, home: home.to_owned(), here: own.is_some() }));
        }
        out.sort_by(|a, b| provisions::by_number(a.0, b.0));
        out.into_iter().map(|(_, p)| p).collect()
    }

    /// The text of a clause in an edition as HTML.
    pub fn html(&self, clause: &Clause, edition: usize) -> Option<String> {
        let editions = &self.page.site.book.content.editions;
        let text = self.page.in_edition(edition).text("articles", &clause.text_key(editions, edition))?;
        let html = text["html"].as_str()?.trim().to_owned();
        // A text that comes from another language carries that language with it.
        Some(match (text["lang"].as_str(), text["dir"].as_str()) {
            (Some(lang), Some(dir)) => format!("<div lang=\"{lang}\" dir=\"{dir}\">{html}</div>"),
            _ => html,
        })
    }

    /// The address of a clause in an edition, from the page of any language.
    pub fn address(&self, printed: &Printed, edition: usize) -> String {
        let pinned = (edition != self.page.site.current).then_some(edition);
        format!("{}#{}", self.page.to(&Place::Article(pinned, printed.home.clone())), printed.clause)
    }
}

/// The order of the rows of two columns: that of the left one, and what only the right one has after what it follows there.
pub fn rows<'c>(left: &[&'c str], right: &[&'c str]) -> Vec<&'c str> {
    let mut out = left.to_vec();
    let mut at = 0;
    for clause in right {
        match out.iter().position(|c| c == clause) {
            Some(place) => at = place + 1,
            None => {
                out.insert(at, clause);
                at += 1;
            }
        }
    }
    out
}

pub use words::marked;

/// The texts of every article in every language as scripts below `assets/compare/`, each of which adds one entry to the list `chesslaw`:
/// `["compare", "LANG/ARTICLE", { name, lang, dir, editions: { EDITION: [[clause, number, home, here]] }, texts: { clause: { html: [...], of: { EDITION: place },
/// marks: { "0-1": [left, right] } } } }]`. Each wording is there once; two that differ only in where their links lead have no marks.
pub fn files(site: &Site) -> Vec<File> {
    use rayon::prelude::*;
    let work: Vec<(&Article, &Language)> = site.compared.articles.iter().flat_map(|a| site.book.languages.values().map(move |l| (a, l))).collect();
    work.par_iter()
        .map(|(article, language)| {
            let key = format!("{}/{}", language.id, article.slug);
            let entry = json!(["compare", key, data(site, language, article)]);
            File { path: format!("assets/compare/{key}.js"), bytes: format!("(self.chesslaw=self.chesslaw||[]).push({entry});\n").into_bytes() }
        })
        .collect()
}

fn data(site: &Site, language: &Language, article: &Article) -> Value {
    let side = Side::new(site, language, article);
    let content = &site.book.content;
    let mut editions = Map::new();
    let mut texts: BTreeMap<String, (Vec<String>, Map<String, Value>)> = BTreeMap::new();
    for edition in 0..content.editions.all().len() {
        let id = content.editions.id(edition);
        let mut rows = Vec::new();
        for printed in side.printed(edition) {
            let Some(html) = content.clause(&printed.clause).and_then(|c| side.html(c, edition)) else { continue };
            let (wordings, of) = texts.entry(printed.clause.clone()).or_default();
            let place = wordings.iter().position(|w| *w == html).unwrap_or_else(|| {
                wordings.push(html);
                wordings.len() - 1
            });
            of.insert(id.to_owned(), json!(place));
            rows.push(json!([printed.clause, printed.number, printed.home, u8::from(printed.here)]));
        }
        editions.insert(id.to_owned(), Value::Array(rows));
    }
    let texts: Map<String, Value> = texts
        .into_iter()
        .map(|(clause, (wordings, of))| {
            let mut marks = Map::new();
            for (i, left) in wordings.iter().enumerate() {
                for (j, right) in wordings.iter().enumerate().skip(i + 1) {
                    if let Some(both) = marked(left, right) {
                        marks.insert(format!("{i}-{j}"), json!(both));
                    }
                }
            }
            (clause, json!({ "html": wordings, "of": of, "marks": marks }))
        })
        .collect();
    json!({ "name": language.about.name, "lang": language.about.locale, "dir": language.about.dir, "editions": editions, "texts": texts })
}

#[cfg(test)]
mod tests {
    use super::rows;

    #[test]
    fn what_only_the_right_side_has_follows_what_it_follows_there() {
        assert_eq!(rows(&["a", "b", "c"], &["x", "a", "y", "c", "z"]), ["x", "a", "y", "b", "c", "z"]);
        assert_eq!(rows(&["a", "b"], &["b", "n", "a"]), ["a", "b", "n"]);
        assert_eq!(rows(&[], &["a", "b"]), ["a", "b"]);
    }
}
