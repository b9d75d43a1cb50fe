//! A text says what the structure says: the same references and terms, the same roles, the same modal force.

use std::collections::BTreeSet;

use crate::Lawbook;
use crate::diagnostic::{Diagnostic, unknown};
use crate::engine::nearest;
use crate::markdown;
use crate::model::{Clause, Form, Located, Role};

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    for language in book.languages.values() {
        for (domain, key, text) in book.texts.language(&language.id) {
            let Some(parsed) = book.parsed(&language.id, domain, key) else { continue };
            let links = markdown::links(&parsed.literal());
            let clause = book.content.clause(key.split('@').next().unwrap_or(key)).filter(|_| domain == "articles" && !key.contains('.'));
            // What the structure names too is reported there, once.
            let named = |id: &String| clause.is_some_and(|c| c.refs.iter().chain(&c.terms).any(|r| r.value == *id));
            for link in links.iter().filter(|l| !named(&l.id)) {
                out.extend(dead(book, link).map(|d| Diagnostic { at: text.at, ..d }));
            }
            let Some(clause) = clause else { continue };
            let mut differ = |what: &'static str, said: BTreeSet<String>, meant: BTreeSet<String>| {
                for surplus in said.difference(&meant) {
                    out.push(Diagnostic::new(text.at, "E065").with("key", key.as_str()).with("what", what).with("name", surplus.as_str()));
                }
                for missing in meant.difference(&said) {
                    out.push(Diagnostic::new(text.at, "E066").with("key", key.as_str()).with("what", what).with("name", missing.as_str()));
                }
            };
            let linked = |kinds: &[&str]| links.iter().filter(|l| kinds.contains(&l.kind.as_str())).map(|l| l.id.clone()).collect::<BTreeSet<_>>();
            let ids = |list: &[Located<String>]| list.iter().map(|r| r.value.clone()).collect::<BTreeSet<_>>();
            let wordings = clause.wordings.is_empty();
            let (refs, terms) = (linked(&["clause", "article"]), linked(&["term"]));
            // A clause worded anew may have fewer references in an older wording; more than the structure has, none may have.
            let newest = wordings || is_newest(book, clause, key);
            differ("reference", refs.clone(), if newest { ids(&clause.refs) } else { ids(&clause.refs).intersection(&refs).cloned().collect() });
            differ("term", terms.clone(), if newest { ids(&clause.terms) } else { ids(&clause.terms).intersection(&terms).cloned().collect() });
            if clause.form == Form::Caption {
                continue;
            }
            let said = language.lexicon.read(&markdown::plain(&super::numbers::without_code_and_targets(&parsed.literal())));
            let words = |m: &crate::model::Modality| format!("{m:?}");
            if newest {
                differ("modality", said.modality.keys().map(words).collect(), clause.modality.iter().map(words).collect());
                let roles = |r: &Role| format!("{r:?}");
                differ("role", said.roles.keys().map(roles).collect(), clause.who.iter().chain(&clause.whom).map(roles).collect());
            }
        }
    }
    out
}

/// Whether the text is the one printed in the newest edition that has the clause.
fn is_newest(book: &Lawbook, clause: &Clause, key: &str) -> bool {
    let editions = &book.content.editions;
    editions.current().is_some_and(|e| clause.text_key(editions, e) == key)
}

/// A link to nothing.
fn dead(book: &Lawbook, link: &markdown::Link) -> Option<Diagnostic> {
    let content = &book.content;
    let known: Vec<&str> = match link.kind.as_str() {
        "clause" => content.clauses().map(|(_, c)| c.id.value.as_str()).collect(),
        "article" => content.articles.iter().map(|a| a.id.value.as_str()).collect(),
        "term" => content.terms.iter().map(|t| t.id.value.as_str()).collect(),
        "case" => content.cases.iter().filter(|c| c.story).map(|c| c.id.value.as_str()).collect(),
        "question" => content.questions.iter().map(|q| q.id.value.as_str()).collect(),
        "edition" => content.editions.all().iter().map(|e| e.id.value.as_str()).collect(),
        "source" => content.sources.keys().map(String::as_str).collect(),
        _ => return Some(Diagnostic::new(crate::model::At::default(), "E067").with("target", format!("{}:{}", link.kind, link.id))),
    };
    let what = ["clause", "article", "term", "case", "question", "edition", "source"].into_iter().find(|k| *k == link.kind).unwrap_or("link");
    (!known.contains(&link.id.as_str())).then(|| unknown(crate::model::At::default(), what, &link.id, nearest(&link.id, known.iter().copied())))
}
