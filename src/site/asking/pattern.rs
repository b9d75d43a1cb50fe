//! Sentences with a number that is not known yet.

use serde_json::{Value, json};

use crate::lang::Language;

/// A sentence for every number: text with `{n}` for the number, or, where the wording changes with the number, the texts and a table of which it is:
/// `{ "p": [text, ...], "t": "011…" }`, one digit for each number from 0 to 119. Beyond 119 all our languages repeat with the hundreds.
pub fn of_number(language: &Language, say: impl Fn(i64) -> String) -> Value {
    let mut patterns: Vec<String> = Vec::new();
    let mut table = String::new();
    for n in 0..120 {
        let text = say(n);
        let shown = language.number(n);
        let pattern = match text.find(&shown) {
            Some(at) => format!("{}{{n}}{}", &text[..at], &text[at + shown.len()..]),
            None => text,
        };
        let place = patterns.iter().position(|p| *p == pattern).unwrap_or_else(|| {
            patterns.push(pattern);
            patterns.len() - 1
        });
        table.push(char::from_digit(place as u32, 36).unwrap_or('0'));
    }
    match patterns.as_slice() {
        [only] => json!(only),
        _ => json!({ "p": patterns, "t": table }),
    }
}
