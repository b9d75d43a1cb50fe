//! From the numbers by which the rules of the game cite clauses to clauses of the content and the numbers of any edition.

use crate::model::Content;

/// The edition whose numbers the rules of the game cite.
const NUMBERED_BY: &str = "fide-2023";

/// The clauses an answer rests on, the decisive one first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cited {
    /// Numbers printed in the edition asked about.
    pub numbers: Vec<String>,
    /// Ids of clauses.
    pub ids: Vec<String>,
    /// Numbers of 2023 for which the content has no clause yet.
    pub missing: Vec<String>,
}

/// Looks up clauses cited by their numbers of 2023.
pub fn cite(content: &Content, edition: usize, numbers: &[&'static str]) -> Cited {
    let editions = &content.editions;
    let mut out = Cited::default();
    let add = |list: &mut Vec<String>, text: &str| {
        if !list.iter().any(|t| t == text) {
            list.push(text.to_owned());
        }
    };
    let by = editions.index(NUMBERED_BY);
    for number in numbers {
        let clause = by.and_then(|by| content.clauses().map(|(_, c)| c).find(|c| c.printed(editions, by).iter().any(|n| n == number)));
        match clause {
            Some(clause) => {
                add(&mut out.ids, &clause.id);
                if let Some(printed) = clause.printed(editions, edition).first() {
                    add(&mut out.numbers, if Some(edition) == by { number } else { printed });
                }
            }
            None => {
                add(&mut out.missing, number);
                if Some(edition) == by {
                    add(&mut out.numbers, number);
                }
            }
        }
    }
    out
}
