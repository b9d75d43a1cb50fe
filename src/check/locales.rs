//! Locales: a language without a fallback has every message, unit and word list that the others have, and every action has its sentence.

use std::collections::BTreeMap;

use crate::Lawbook;
use crate::diagnostic::Diagnostic;
use crate::model::At;

pub(super) fn check(book: &Lawbook) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    // Every message anywhere, with the place of its first appearance.
    let mut keys: BTreeMap<&str, At> = BTreeMap::new();
    for (index, file) in
        book.tree.files.iter().enumerate().filter(|(_, f)| f.path.starts_with("locales/") && f.path.ends_with(".ftl") && !f.path.ends_with("/units.ftl"))
    {
        let Ok(text) = &file.text else { continue };
        for (line, content) in text.lines().enumerate().filter(|(_, l)| l.starts_with(|c: char| c.is_ascii_alphabetic())) {
            if let Some((key, _)) = content.split_once('=') {
                keys.entry(key.trim()).or_insert(At { file: index as u32, line: line as u32 + 1, column: 1 });
            }
        }
    }
    for language in book.languages.values() {
        if language.about.dir != "ltr" && language.about.dir != "rtl" {
            out.push(Diagnostic::new(At::default(), "E047").with("language", language.id.as_str()));
        }
        if let Some(fallback) = &language.about.fallback
            && !book.languages.contains_key(fallback)
        {
            out.push(Diagnostic::new(At::default(), "E048").with("language", language.id.as_str()).with("fallback", fallback.as_str()));
        }
        if language.about.fallback.is_some() {
            continue;
        }
        for (key, at) in keys.iter().filter(|(k, _)| !language.has(k)) {
            out.push(Diagnostic::new(*at, "E049").with("key", *key).with("language", language.id.as_str()));
        }
        for (id, action) in &book.content.actions {
            if !language.has(&format!("action-{id}")) {
                out.push(Diagnostic::new(action.slot.at, "E049").with("key", format!("action-{id}")).with("language", language.id.as_str()));
            }
        }
        for (_, clause) in book.content.clauses() {
            for param in clause.params.values() {
                if !language.units.contains(&param.unit.value) {
                    out.push(Diagnostic::new(param.unit.at, "E050").with("unit", param.unit.value.as_str()).with("language", language.id.as_str()));
                }
            }
        }
    }
    out
}
