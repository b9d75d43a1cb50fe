//! Facts about published texts, none of their words: what `content/published.yaml` is made from.

use std::collections::BTreeMap;

use super::compare::{Difference, compare};
use super::{Collator, Unreadable};
use crate::Lawbook;
use crate::model::{Modality, Role};

/// What a published text says of a clause beyond ours.
#[derive(Debug, Clone, Default)]
pub struct Facts {
    /// How often it names whom.
    pub roles: BTreeMap<Role, usize>,
    /// How often it has which force.
    pub modality: BTreeMap<Modality, usize>,
    /// Cited beyond the structure.
    pub cites: Vec<String>,
    /// Of the structure's references, not cited.
    pub uncited: Vec<String>,
    /// Numbers beyond the structure.
    pub numbers: Vec<i64>,
    /// Of the structure's numbers, not said.
    pub unsaid: Vec<i64>,
}

/// The facts of a text of a known language and edition, by clause. Roles and forces are counted only where they exceed ours.
///
/// # Errors
/// Why the text cannot be read, or that there is no such edition (`C007`).
pub fn facts(book: &Lawbook, bytes: &[u8], language: &str, edition: &str) -> Result<BTreeMap<String, Facts>, Unreadable> {
    let text = Collator::new(book).read(bytes, Some(language))?;
    let edition = book.content.editions.index(edition).ok_or_else(|| Unreadable::new("C007", 0, &[("name", edition.to_owned())]))?;
    let mut out: BTreeMap<String, Facts> = BTreeMap::new();
    for (provision, said) in &text.provisions {
        let expect = text.structure.expect(edition, &provision.number);
        for clause in &expect.clauses {
            let facts = out.entry(clause.clone()).or_default();
            for difference in compare(said, &expect) {
                match difference {
                    Difference::NumberSurplus(n, ..) => facts.numbers.push(n),
                    Difference::NumberMissing(n, _) => facts.unsaid.push(n),
                    Difference::CiteSurplus(n, _) => facts.cites.push(n.to_string()),
                    Difference::CiteMissing(n) => facts.uncited.push(n.to_string()),
                    Difference::Force(force, _) => drop(facts.modality.insert(force, said.modality[&force].len())),
                    Difference::Role(role, _) | Difference::Alone(role, _) => drop(facts.roles.insert(role, said.roles[&role].len())),
                    Difference::RoleMissing(_) => {}
                }
            }
        }
    }
    Ok(out)
}
