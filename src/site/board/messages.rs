//! Fluent messages as data for the page: a text, or a list of texts, values `{v}`, other messages `{m}` and choices `{s, o, d}`.

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use serde_json::{Map, Value, json};

use crate::Lawbook;
use crate::lang::Language;

/// The messages of some files of a language; those it lacks come from the language it falls back to.
pub(super) fn of(book: &Lawbook, language: &Language, files: &[&str]) -> Map<String, Value> {
    let mut out = Map::new();
    let mut at = Some(language);
    for _ in 0..=book.languages.len() {
        let Some(here) = at else { break };
        for file in files {
            let text = book.tree.text(&format!("locales/{}/{file}", here.id)).unwrap_or_default();
            // What cannot be parsed was reported when the language was loaded.
            let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(text);
            for entry in &resource.body {
                if let Entry::Message(message) = entry
                    && let Some(value) = &message.value
                    && !out.contains_key(message.id.name)
                {
                    out.insert(message.id.name.to_owned(), pattern(value));
                }
            }
        }
        at = here.about.fallback.as_ref().and_then(|f| book.languages.get(f));
    }
    out
}

fn pattern(of: &Pattern<&str>) -> Value {
    let mut out: Vec<Value> = Vec::new();
    for element in &of.elements {
        let piece = match element {
            PatternElement::TextElement { value } => json!(value),
            PatternElement::Placeable { expression } => expression_data(expression),
        };
        match (out.last_mut(), &piece) {
            (Some(Value::String(before)), Value::String(text)) => before.push_str(text),
            _ => out.push(piece),
        }
    }
    match &out[..] {
        [] => json!(""),
        [Value::String(text)] => json!(text),
        _ => Value::Array(out),
    }
}

fn expression_data(of: &Expression<&str>) -> Value {
    match of {
        Expression::Inline(inline) => inline_data(inline),
        Expression::Select { selector, variants } => {
            let name = match selector {
                InlineExpression::VariableReference { id } => id.name,
                InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => match positional.first() {
                    Some(InlineExpression::VariableReference { id }) => id.name,
                    _ => "",
                },
                _ => "",
            };
            let key = |key: &VariantKey<&str>| match key {
                VariantKey::Identifier { name } => (*name).to_owned(),
                VariantKey::NumberLiteral { value } => (*value).to_owned(),
            };
            let options: Vec<Value> = variants.iter().map(|v| json!([key(&v.key), pattern(&v.value)])).collect();
            json!({ "s": name, "o": options, "d": variants.iter().position(|v| v.default).unwrap_or_default() })
        }
    }
}

fn inline_data(of: &InlineExpression<&str>) -> Value {
    match of {
        InlineExpression::StringLiteral { value } => json!(value),
        InlineExpression::NumberLiteral { value } => json!(value),
        InlineExpression::VariableReference { id } => json!({ "v": id.name }),
        InlineExpression::MessageReference { id, .. } => json!({ "m": id.name }),
        InlineExpression::Placeable { expression } => expression_data(expression),
        InlineExpression::FunctionReference { .. } | InlineExpression::TermReference { .. } => json!(""),
    }
}
