//! The suite as files: what stands under `/oracle/v1/`.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::{Oracle, OracleError, Tag, VERSION, frozen, mutation, schema, sha256};
use crate::Lawbook;
use crate::site::File;

const POLICY: &str = include_str!("export/POLICY.md");
const LICENCE: &str = include_str!("export/LICENSE.txt");

/// All files of the suite, their paths from `oracle/v1/`. The same content gives the same bytes.
///
/// # Errors
/// See [`OracleError`].
pub fn files(book: &Lawbook, oracles: &[Oracle]) -> Result<Vec<File>, OracleError> {
    let mut out: Vec<File> = Vec::new();
    let mut add = |path: &str, text: String| out.push(File { path: format!("oracle/{VERSION}/{path}"), bytes: text.into_bytes() });
    let mut hashes = Map::new();
    for chunk in oracles.chunk_by(|a, b| a.question == b.question) {
        let text: String = chunk.iter().map(|o| format!("{}\n", json!(o))).collect();
        let name = format!("{}.jsonl", chunk[0].question);
        hashes.insert(name.clone(), json!({ "oracles": chunk.len(), "bytes": text.len(), "sha256": sha256::hex(text.as_bytes()) }));
        add(&name, text);
    }
    let errata: String = frozen::errata(book)?.iter().map(|e| format!("{}\n", json!(e))).collect();
    let changes: String = frozen::changes(book, oracles)?.iter().map(|c| format!("{}\n", json!(c))).collect();
    for (name, text) in [("errata.jsonl", errata), ("changes.jsonl", changes)] {
        hashes.insert(name.to_owned(), json!({ "bytes": text.len(), "sha256": sha256::hex(text.as_bytes()) }));
        add(name, text);
    }
    let mut manifest = json!({ "suite": "chesslaw-oracles", "version": VERSION, "licence": "CC0-1.0" });
    manifest["counts"] = counts(oracles);
    manifest["questions"] = by_question(oracles);
    manifest["mutation"] = json!(mutation::kept(book)?);
    manifest["files"] = Value::Object(hashes);
    add("manifest.json", format!("{manifest:#}\n"));
    for (name, schema) in schema::all(book) {
        add(&format!("schema/{name}.schema.json"), format!("{schema:#}\n"));
    }
    add("LICENSE.txt", LICENCE.to_owned());
    add("POLICY.md", POLICY.to_owned());
    out.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(out)
}

/// How many there are of each sort.
fn counts(oracles: &[Oracle]) -> Value {
    let mut out = Map::new();
    out.insert("oracles".to_owned(), json!(oracles.len()));
    for tag in Tag::ALL {
        out.insert(tag.word().to_owned(), json!(oracles.iter().filter(|o| o.is(tag)).count()));
    }
    Value::Object(out)
}

/// Attested and derived, apart, for each question and edition.
fn by_question(oracles: &[Oracle]) -> Value {
    let mut out = Map::new();
    for chunk in oracles.chunk_by(|a, b| a.question == b.question) {
        let mut editions: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
        for oracle in chunk {
            let entry = editions.entry(&oracle.edition).or_default();
            entry[usize::from(oracle.is(Tag::Derived))] += 1;
            entry[2] += usize::from(oracle.is(Tag::Disputed));
        }
        let one = |[attested, derived, disputed]: &[usize; 3]| json!({ "attested": attested, "derived": derived, "disputed": disputed });
        out.insert(chunk[0].question.clone(), Value::Object(editions.iter().map(|(e, c)| ((*e).to_owned(), one(c))).collect()));
    }
    Value::Object(out)
}
