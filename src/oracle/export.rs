//! The suite as files: what stands under `/oracle/v1/`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::{Oracle, OracleError, Tag, VERSION, frozen, mutation, schema, sha256};
use crate::Lawbook;
use crate::site::File;

const POLICY: &str = include_str!("export/POLICY.md");
const HOWTO: &str = include_str!("export/HOWTO.md");
const LICENCE: &str = include_str!("export/LICENSE.txt");
const PROTOCOL: &str = include_str!("../../docs/oracle-protocol.md");
const RELEASE: &str = "oracle/data/release.json";

/// How far this version is, and since when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Release {
    /// Whether it is released.
    pub status: Status,
    /// The day since when, such as `2026-11-30`.
    pub date: String,
}

/// How far a version is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Ids, facts and answers may still change.
    Draft,
    /// What is in it stays.
    Released,
}

impl Status {
    /// As written.
    pub fn word(self) -> &'static str {
        match self {
            Status::Draft => "draft",
            Status::Released => "released",
        }
    }
}

/// What `oracle/data/release.json` says.
///
/// # Errors
/// When it cannot be read.
pub fn release(book: &Lawbook) -> Result<Release, OracleError> {
    let text = book.tree.text(RELEASE).unwrap_or_default();
    serde_json::from_str(text).map_err(|e| OracleError::Data { path: RELEASE.to_owned(), line: e.line(), detail: e.to_string() })
}

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
    let Release { status, date } = release(book)?;
    // It stands for the content: other files, another revision.
    let revision = sha256::hex(Value::Object(hashes.clone()).to_string().as_bytes())[..12].to_owned();
    let mut manifest = json!({ "suite": "chesslaw-oracles", "version": VERSION, "status": status, "date": date, "revision": revision, "licence": "CC0-1.0" });
    manifest["counts"] = counts(oracles);
    manifest["questions"] = by_question(oracles);
    manifest["mutation"] = json!(mutation::kept(book)?);
    manifest["files"] = Value::Object(hashes);
    add("manifest.json", format!("{manifest:#}\n"));
    for (name, schema) in schema::all(book) {
        add(&format!("schema/{name}.schema.json"), format!("{schema:#}\n"));
    }
    add("LICENSE.txt", LICENCE.to_owned());
    let means = match status {
        Status::Draft => "nothing is promised yet: ids, facts and answers may change until it is released",
        Status::Released => "what is in it stays",
    };
    add(
        "POLICY.md",
        format!("{POLICY}\n**Status.** Version {VERSION} is {} since {date}; {means}. Content revision {revision}, as in `manifest.json`.\n", status.word()),
    );
    add("HOWTO.md", HOWTO.to_owned());
    add("PROTOCOL.md", PROTOCOL.to_owned());
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
