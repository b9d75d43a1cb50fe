//! Names of things in one language, made once: they are needed on nearly every page.

use std::collections::HashMap;

use crate::Lawbook;
use crate::lang::{Language, Values};
use crate::markdown;

/// The names of editions, terms, cases, questions and articles in one language.
#[derive(Debug, Default)]
pub struct Names {
    named: HashMap<(&'static str, String), String>,
}

impl Names {
    /// Makes them; texts that are missing come from the language this one falls back to, else the id stands for the name.
    pub fn of(book: &Lawbook, language: &Language, current: usize) -> Names {
        let mut named = HashMap::new();
        let plain = |domain: &str, key: &str, edition: usize| {
            let text = book.text(&language.id, domain, key, edition, &Values::new()).ok()?;
            Some(markdown::plain(&text))
        };
        let words = |id: &str| id.replace('-', " ");
        let content = &book.content;
        for (place, edition) in content.editions.all().iter().enumerate() {
            let id = &edition.id.value;
            let name = plain("editions", id, place).unwrap_or_else(|| id.clone());
            let short = plain("editions", &format!("{id}.short"), place).unwrap_or_else(|| name.clone());
            named.insert(("edition", id.clone()), name);
            named.insert(("short", id.clone()), short);
        }
        for term in &content.terms {
            let id = &term.id.value;
            named.insert(("term", id.clone()), plain("glossary", &format!("{id}.name"), current).unwrap_or_else(|| words(id)));
        }
        for case in content.cases.iter().filter(|c| c.story) {
            let id = &case.id.value;
            named.insert(("case", id.clone()), plain("cases", &format!("{id}.title"), current).unwrap_or_else(|| words(id)));
        }
        for question in &content.questions {
            let id = &question.id.value;
            named.insert(("question", id.clone()), plain("questions", &format!("{id}.title"), current).unwrap_or_else(|| words(id)));
        }
        for question in &content.positions {
            let id = &question.id.value;
            named.insert(("question", id.clone()), plain("questions", &format!("{id}.title"), current).unwrap_or_else(|| words(id)));
        }
        Names { named }
    }

    /// The name of a thing: `edition`, `short` (of an edition), `term`, `case` or `question`.
    pub fn get(&self, what: &'static str, id: &str) -> String {
        self.named.get(&(what, id.to_owned())).cloned().unwrap_or_else(|| id.replace('-', " "))
    }
}
