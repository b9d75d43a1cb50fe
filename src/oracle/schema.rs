//! JSON Schemas of the files and of the protocol.

use serde_json::{Value, json};

use super::{Tag, VERSION};
use crate::Lawbook;

/// Every schema by name.
pub(super) fn all(book: &Lawbook) -> Vec<(&'static str, Value)> {
    vec![("oracle", oracle(book)), ("manifest", manifest()), ("request", request()), ("answer", answer())]
}

fn head(title: &str) -> Value {
    json!({ "$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, "type": "object" })
}

fn with(mut schema: Value, required: &[&str], properties: Value) -> Value {
    schema["required"] = json!(required);
    schema["properties"] = properties;
    schema
}

fn strings() -> Value {
    json!({ "type": "array", "items": { "type": "string" } })
}

fn scalar() -> Value {
    json!({ "type": ["boolean", "integer", "string", "null", "array"], "items": { "type": "string" } })
}

/// The fields of an answer that count.
fn said() -> Value {
    let action = json!({ "type": "object", "required": ["action"], "properties": { "action": { "type": "string" }, "slot": { "type": "string" } },
        "additionalProperties": { "type": ["string", "integer", "boolean"] } });
    json!({
        "status": { "enum": ["decided", "needs-facts", "discretion", "disputed", "not-covered"] },
        "answer": { "type": ["boolean", "null", "string"] },
        "result": { "enum": ["1-0", "0-1", "1/2-1/2"] },
        "actions": { "type": "array", "items": action },
        "may": { "type": "array", "items": action },
        "needs": strings(),
        "readings": { "type": "array", "items": { "type": "object", "required": ["option"] } },
    })
}

fn oracle(book: &Lawbook) -> Value {
    let questions: Vec<&str> =
        book.content.questions.iter().map(|q| q.id.value.as_str()).chain(book.content.positions.iter().map(|q| q.id.value.as_str())).collect();
    let editions: Vec<&str> = book.content.editions.all().iter().map(|e| e.id.value.as_str()).collect();
    let tags = Tag::ALL.map(Tag::word);
    let required = ["id", "question", "edition", "facts", "expected", "clauses", "clause_ids", "why", "reasons", "sources", "confidence", "tags"];
    with(
        head("A question with the answer the Laws give"),
        &required,
        json!({
            "id": { "type": "string", "pattern": "^[a-z0-9-]+/[A-Za-z0-9.-]+@[a-z0-9-]+$" },
            "question": { "enum": questions },
            "edition": { "enum": editions },
            "holds_in": { "type": "array", "items": { "enum": editions } },
            "title": { "type": "string" },
            "facts": { "type": "object", "additionalProperties": scalar() },
            "expected": { "type": "object", "required": ["status"], "properties": said(), "additionalProperties": false },
            "clauses": strings(),
            "clause_ids": strings(),
            "why": { "type": "string" },
            "reasons": strings(),
            "sources": strings(),
            "confidence": { "enum": ["high", "medium", "low"] },
            "tags": { "type": "array", "items": { "enum": tags } },
            "fault": { "type": "string" },
            "control": { "type": "string" },
            "reported": strings(),
        }),
    )
}

fn manifest() -> Value {
    let count = json!({ "type": "integer", "minimum": 0 });
    let hash = json!({ "type": "string", "pattern": "^[0-9a-f]{64}$" });
    let edition = json!({ "type": "object", "required": ["attested", "derived", "disputed"], "additionalProperties": count });
    let file = json!({ "type": "object", "required": ["bytes", "sha256"], "properties": { "oracles": count, "bytes": count, "sha256": hash } });
    with(
        head("What the suite holds"),
        &["suite", "version", "status", "date", "revision", "licence", "counts", "questions", "files"],
        json!({
            "suite": { "const": "chesslaw-oracles" },
            "version": { "const": VERSION },
            "status": { "enum": ["draft", "released"] },
            "date": { "type": "string", "format": "date" },
            "revision": { "type": "string", "pattern": "^[0-9a-f]{12}$" },
            "licence": { "const": "CC0-1.0" },
            "counts": { "type": "object", "additionalProperties": count },
            "questions": { "type": "object", "additionalProperties": { "type": "object", "additionalProperties": edition } },
            "mutation": { "type": ["object", "null"] },
            "files": { "type": "object", "additionalProperties": file },
        }),
    )
}

fn request() -> Value {
    with(
        head("What an adapter is asked, a line each"),
        &["id", "question", "edition", "facts"],
        json!({
            "id": { "type": "string" },
            "question": { "type": "string" },
            "edition": { "type": "string" },
            "facts": { "type": "object", "additionalProperties": scalar() },
        }),
    )
}

fn answer() -> Value {
    let mut properties = said();
    properties["id"] = json!({ "type": "string" });
    properties["unsupported"] = json!({ "type": ["string", "boolean"] });
    properties["error"] = json!({ "type": ["string", "object"] });
    with(head("What an adapter answers, a line each"), &["id"], properties)
}
