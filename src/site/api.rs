//! Data for programs: `/api/v1/`.

use serde_json::{Map, Value, json};

use crate::vocabulary::vocabulary;
use crate::{Lawbook, markdown};

use super::File;

/// The files of `/api/v1/`.
pub fn files(book: &Lawbook) -> Vec<File> {
    let file = |name: &str, value: &Value| File { path: format!("api/v1/{name}.json"), bytes: format!("{value}\n").into_bytes() };
    vec![file("vocabulary", &vocabulary(book, None)), file("clauses", &clauses(book))]
}

/// Every clause: its id, what sort it is, its numbers by edition, its wordings with their texts by language.
fn clauses(book: &Lawbook) -> Value {
    let editions = &book.content.editions;
    let all = 0..editions.all().len();
    let one = |article: &crate::model::Article, clause: &crate::model::Clause| {
        let mut numbers = Map::new();
        let mut wordings = Map::new();
        for edition in all.clone() {
            let printed = clause.printed(editions, edition);
            if printed.is_empty() {
                continue;
            }
            numbers.insert(editions.id(edition).to_owned(), json!(printed));
            wordings.insert(editions.id(edition).to_owned(), json!(clause.text_key(editions, edition)));
        }
        let mut texts = Map::new();
        for language in book.languages.keys() {
            let mut own = Map::new();
            for edition in all.clone().filter(|e| !clause.printed(editions, *e).is_empty()) {
                let key = clause.text_key(editions, edition);
                if own.contains_key(&key) || book.parsed(language, "articles", &key).is_none() {
                    continue;
                }
                if let Ok(text) = book.text(language, "articles", &key, edition, &crate::lang::Values::new()) {
                    own.insert(key, json!(markdown::plain(&text)));
                }
            }
            texts.insert(language.clone(), Value::Object(own));
        }
        json!({ "id": clause.id.value, "article": article.id.value, "kind": clause.kind, "form": clause.form, "who": clause.who, "numbers": numbers,
            "wordings": wordings, "texts": texts, "refs": clause.refs.iter().map(|r| &r.value).collect::<Vec<_>>(),
            "terms": clause.terms.iter().map(|t| &t.value).collect::<Vec<_>>() })
    };
    let list: Vec<Value> = book.content.clauses().map(|(a, c)| one(a, c)).collect();
    json!({ "version": 1, "clauses": list })
}
