//! The loop of every adapter in Rust: a JSON request a line in, an answer a line out (docs/oracle-protocol.md).

use std::io::{BufRead, Write};

use serde_json::{json, Value};

/// The initial position.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The facts of a request.
pub struct Facts(Value);

impl Facts {
    pub fn fen(&self) -> &str {
        self.text("fen").unwrap_or(START)
    }

    pub fn text(&self, name: &str) -> Option<&str> {
        self.0[name].as_str()
    }

    pub fn moves(&self) -> Vec<&str> {
        self.0["moves"].as_array().map(|list| list.iter().filter_map(Value::as_str).collect()).unwrap_or_default()
    }
}

/// What an adapter gives back: an answer, `Ok(None)` for "not supported", or the library's error.
pub type Said = Result<Option<Value>, String>;

/// Mate by `side`, or stalemate of `side`, in the words of the suite.
pub fn ended(question: &str, facts: &Facts, mated: bool, stalemated: bool, to_move: &str) -> Said {
    let side = facts.text("side");
    Ok(Some(json!(if question == "checkmate" { mated && side != Some(to_move) } else { stalemated && side.is_none_or(|s| s == to_move) })))
}

/// Answers until the input ends. A panic of the library ends the program; the runner starts it anew.
pub fn serve(name: &str, version: &str, url: &str, questions: &[&str], documented: Value, answer: impl Fn(&str, &Facts) -> Said) {
    let mut out = std::io::stdout();
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let Ok(request) = serde_json::from_str::<Value>(&line) else { continue };
        let reply = if request.get("hello").is_some() {
            json!({ "name": name, "version": version, "language": "Rust", "url": url, "questions": questions, "editions": ["fide-2023"], "chess960": false, "documented": documented })
        } else {
            let facts = Facts(request["facts"].clone());
            match answer(request["question"].as_str().unwrap_or_default(), &facts) {
                Ok(Some(said)) => json!({ "id": request["id"], "answer": said }),
                Ok(None) => json!({ "id": request["id"], "unsupported": true }),
                Err(error) => json!({ "id": request["id"], "error": error }),
            }
        };
        let _ = writeln!(out, "{reply}").and_then(|()| out.flush());
    }
}
