//! The declared scope: every number of the inventory is a clause, and no clause prints a number the inventory does not have.

use crate::Lawbook;
use crate::diagnostic::{Diagnostic, unknown};
use crate::engine::nearest;

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let content = &book.content;
    let scope = &content.scope;
    let mut out = Vec::new();
    let Some(edition) = content.editions.index(&scope.edition) else {
        return if scope.articles.is_empty() { out } else { vec![unknown(scope.edition.at, "edition", &scope.edition, None)] };
    };
    for name in &scope.articles {
        let Some(article) = content.articles.iter().find(|a| a.id.value == name.value) else {
            out.push(unknown(name.at, "article", name, nearest(name, content.articles.iter().map(|a| a.id.value.as_str()))));
            continue;
        };
        // A number of the article itself stands for its title.
        let own = article.number.get(&content.editions, edition).map(|(_, n)| n.0.as_slice()).unwrap_or_default();
        let printed: Vec<&str> = article.clauses.iter().flat_map(|c| c.printed(&content.editions, edition)).chain(own).map(String::as_str).collect();
        let listed = content.inventory.get(&name.value).map(Vec::as_slice).unwrap_or_default();
        if listed.is_empty() {
            out.push(Diagnostic::new(name.at, "E044").with("article", name.value.as_str()));
        }
        for number in listed.iter().filter(|n| !printed.contains(&n.as_str())) {
            out.push(Diagnostic::new(article.id.at, "E045").with("number", number.as_str()).with("article", name.value.as_str()));
        }
        for clause in &article.clauses {
            for number in clause.printed(&content.editions, edition).iter().filter(|n| !listed.contains(n)) {
                out.push(Diagnostic::new(clause.id.at, "E046").with("number", number.as_str()).with("article", name.value.as_str()));
            }
        }
    }
    out
}
