//! What stands on the page of an article in an edition: every provision printed under its number, in printed order.

use std::cmp::Ordering;
use std::collections::HashMap;

use crate::Lawbook;

/// A printed number and the clause behind it.
#[derive(Debug, Clone)]
pub struct Provision {
    /// Its number as the content gives it: `7.5.1`, or `C.13#1` for a paragraph that is printed without a number of its own.
    pub number: String,
    /// The clause's id.
    pub clause: String,
    /// False where the clause already stood above under another number.
    pub first: bool,
}

/// An article in an edition.
#[derive(Debug, Clone)]
pub struct Printed {
    /// Its number there.
    pub number: String,
    /// What its address ends in: its number, or its id where no number is printed.
    pub slug: String,
    /// Its id.
    pub article: String,
    /// What stands in it.
    pub provisions: Vec<Provision>,
}

/// All articles of all editions, by edition, and in which of them each clause stands first.
#[derive(Debug, Default)]
pub struct Provisions {
    articles: Vec<Vec<Printed>>,
    homes: Vec<HashMap<String, usize>>,
}

impl Provisions {
    /// Sorts the clauses of a lawbook to the articles they are printed in.
    pub fn of(book: &Lawbook) -> Provisions {
        let editions = &book.content.editions;
        let mut out = Provisions::default();
        for edition in 0..editions.all().len() {
            let mut articles: Vec<Printed> = Vec::new();
            for article in &book.content.articles {
                let Some(number) = article.number.get(editions, edition).and_then(|(_, n)| n.0.first()) else { continue };
                let slug = if is_printed(number) { number } else { &article.id.value };
                articles.push(Printed { number: number.clone(), slug: slug.clone(), article: article.id.value.clone(), provisions: Vec::new() });
            }
            for (article, clause) in book.content.clauses() {
                for number in clause.printed(editions, edition) {
                    // A clause may once have been printed in another article than the one it belongs to now.
                    let place = articles.iter().position(|a| within(number, &a.number)).or_else(|| articles.iter().position(|a| a.article == article.id.value));
                    if let Some(place) = place {
                        articles[place].provisions.push(Provision { number: number.clone(), clause: clause.id.value.clone(), first: true });
                    }
                }
            }
            articles.retain(|a| !a.provisions.is_empty());
            for article in &mut articles {
                article.provisions.sort_by(|a, b| by_number(&a.number, &b.number));
                let mut seen = Vec::new();
                for provision in &mut article.provisions {
                    provision.first = !seen.contains(&provision.clause);
                    seen.push(provision.clause.clone());
                }
            }
            let mut homes = HashMap::new();
            for (place, article) in articles.iter().enumerate() {
                for provision in &article.provisions {
                    homes.entry(provision.clause.clone()).or_insert(place);
                }
            }
            out.articles.push(articles);
            out.homes.push(homes);
        }
        out
    }

    /// The articles of an edition.
    pub fn articles(&self, edition: usize) -> &[Printed] {
        self.articles.get(edition).map_or(&[], Vec::as_slice)
    }

    /// The article whose address ends so.
    pub fn article(&self, edition: usize, slug: &str) -> Option<&Printed> {
        self.articles(edition).iter().find(|a| a.slug == slug)
    }

    /// What the address ends in of the article in which a clause stands in an edition.
    pub fn home(&self, edition: usize, clause: &str) -> Option<&str> {
        let place = self.homes.get(edition)?.get(clause)?;
        self.articles.get(edition)?.get(*place).map(|a| a.slug.as_str())
    }
}

/// Whether an article's number is really printed; the introduction and the preface have none and stand under 0.
fn is_printed(number: &str) -> bool {
    !number.starts_with('0')
}

/// Whether a number belongs under another: `7.5.1` and `7#1` under `7`.
fn within(number: &str, article: &str) -> bool {
    number.strip_prefix(article).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '#']))
}

/// The part of a number that is printed: none of `C#1` and `0.1#2`, `C.13` of `C.13#1`.
pub fn printed(number: &str) -> Option<&str> {
    let head = number.split('#').next().unwrap_or(number);
    (is_printed(number) && (head == number || head.contains('.'))).then_some(head)
}

/// Printed order: 7.2 before 7.10, `7.4.a` before `7.4.b`, a paragraph without a number before those that have one.
pub fn by_number(a: &str, b: &str) -> Ordering {
    fn key(number: &str) -> Vec<(bool, u8, u32, &str)> {
        let mut numbered = true;
        let part = |part: &str| part.parse::<u32>().map_or((1, 0), |n| (0, n));
        number
            .split_inclusive(['.', '#'])
            .map(|piece| {
                let word = piece.trim_end_matches(['.', '#']);
                let (kind, n) = part(word);
                let this = (numbered, kind, n, if kind == 0 { "" } else { word });
                numbered = !piece.ends_with('#');
                this
            })
            .collect()
    }
    key(a).cmp(&key(b))
}

#[cfg(test)]
mod tests {
    use super::{by_number, printed};

    #[test]
    fn numbers_sort_as_printed() {
        let mut numbers = vec!["7.10", "7.2", "7.4.b", "7.4.a", "7.4", "7.4#1", "7#1"];
        numbers.sort_by(|a, b| by_number(a, b));
        assert_eq!(numbers, ["7#1", "7.2", "7.4", "7.4#1", "7.4.a", "7.4.b", "7.10"]);
    }

    #[test]
    fn only_printed_numbers_are_shown() {
        assert_eq!(printed("7.5.1"), Some("7.5.1"));
        assert_eq!(printed("C.13#1"), Some("C.13"));
        assert_eq!(printed("C#1"), None);
        assert_eq!(printed("0.1#2"), None);
    }
}
