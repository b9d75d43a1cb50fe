//! What stands on the page of an article in an edition: every provision printed under its number, in printed order.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use crate::Lawbook;

/// A printed number and the clause behind it.
#[derive(Debug, Clone)]
pub struct Provision {
    /// Its number as printed.
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
    /// Its id.
    pub article: String,
    /// What stands in it.
    pub provisions: Vec<Provision>,
}

/// All articles of all editions, by edition.
#[derive(Debug, Default)]
pub struct Provisions(BTreeMap<usize, Vec<Printed>>);

impl Provisions {
    /// Sorts the clauses of a lawbook to the articles they are printed in.
    pub fn of(book: &Lawbook) -> Provisions {
        let editions = &book.content.editions;
        let mut out = BTreeMap::new();
        for edition in 0..editions.all().len() {
            let mut articles: Vec<Printed> = Vec::new();
            for article in &book.content.articles {
                let Some(number) = article.number.get(editions, edition).and_then(|(_, n)| n.0.first()) else { continue };
                articles.push(Printed { number: number.clone(), article: article.id.value.clone(), provisions: Vec::new() });
            }
            for (article, clause) in book.content.clauses() {
                for number in clause.printed(editions, edition) {
                    let head = number.split('.').next().unwrap_or(number);
                    // A clause may once have been printed in another article than the one it belongs to now.
                    let place = articles.iter().position(|a| a.number == head).or_else(|| articles.iter().position(|a| a.article == article.id.value));
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
            out.insert(edition, articles);
        }
        Provisions(out)
    }

    /// The articles of an edition.
    pub fn articles(&self, edition: usize) -> &[Printed] {
        self.0.get(&edition).map_or(&[], Vec::as_slice)
    }

    /// The article of that printed number.
    pub fn article(&self, edition: usize, number: &str) -> Option<&Printed> {
        self.articles(edition).iter().find(|a| a.number == number)
    }

    /// The article in which a clause stands in an edition.
    pub fn home(&self, edition: usize, clause: &str) -> Option<&Printed> {
        self.articles(edition).iter().find(|a| a.provisions.iter().any(|p| p.clause == clause))
    }
}

/// Printed order: 7.2 before 7.10, `7.4.a` before `7.4.b`.
pub fn by_number(a: &str, b: &str) -> Ordering {
    let key = |part: &str| part.parse::<u32>().map_or((1, 0, part.to_owned()), |n| (0, n, String::new()));
    a.split('.').map(key).cmp(b.split('.').map(key))
}

#[cfg(test)]
mod tests {
    use super::by_number;

    #[test]
    fn numbers_sort_as_printed() {
        let mut numbers = vec!["7.10", "7.2", "7.4.b", "7.4.a", "7.4"];
        numbers.sort_by(|a, b| by_number(a, b));
        assert_eq!(numbers, ["7.2", "7.4", "7.4.a", "7.4.b", "7.10"]);
    }
}
