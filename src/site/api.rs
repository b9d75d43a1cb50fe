//! Data for programs: `/api/v1/`, with an index and a JSON Schema for each kind of file.

use serde_json::{Map, Value, json};

use crate::vocabulary::vocabulary;
use crate::{Lawbook, markdown};

use super::File;

/// The files of `/api/v1/`.
pub fn files(book: &Lawbook) -> Vec<File> {
    let file = |name: &str, value: &Value| File { path: format!("api/v1/{name}.json"), bytes: format!("{value}\n").into_bytes() };
    let mut out = vec![file("vocabulary", &vocabulary(book, None)), file("clauses", &clauses(book)), file("index", &index(book))];
    out.extend(SCHEMAS.iter().filter_map(|name| {
        let text = book.tree.text(&format!("templates/api/{name}.schema.json"))?;
        Some(File { path: format!("api/v1/schema/{name}.schema.json"), bytes: text.as_bytes().to_vec() })
    }));
    out
}

/// The kinds of files that have a schema.
const SCHEMAS: &[&str] = &["vocabulary", "clauses", "rules", "index"];

/// What there is: languages, editions, and the files with the schema of each; addresses are relative to the index.
fn index(book: &Lawbook) -> Value {
    let editions = &book.content.editions;
    let languages: Vec<Value> = book
        .languages
        .values()
        .map(|l| json!({ "id": l.id, "locale": l.about.locale, "name": l.about.name, "dir": l.about.dir, "pages": format!("../../{}/", l.id) }))
        .collect();
    let list: Vec<Value> = (0..editions.all().len())
        .map(|e| {
            let edition = &editions.all()[e];
            let texts: Map<String, Value> = book.languages.keys().map(|l| (l.clone(), json!(format!("../../{l}/laws/{}/akn.xml", edition.id.value)))).collect();
            json!({ "id": edition.id.value, "authority": edition.authority, "base": edition.base.as_ref().map(|b| &b.value), "from": edition.from, "until": editions.until(e), "akn": texts })
        })
        .collect();
    let file = |name: String, schema: &str| json!({ "file": format!("{name}.json"), "schema": format!("schema/{schema}.schema.json") });
    let mut files = vec![file("vocabulary".to_owned(), "vocabulary"), file("clauses".to_owned(), "clauses")];
    files.extend(book.content.questions.iter().map(|q| file(format!("rules/{}", q.id.value), "rules")));
    json!({ "version": 1, "official": false, "licence": "CC-BY-4.0", "edition": editions.current().map(|e| editions.id(e)), "languages": languages, "editions": list, "files": files })
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
