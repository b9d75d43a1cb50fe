//! Texts of the content: a Fluent pattern whose result is Markdown, with links such as `[words](clause:reversed-colours)`.

use fluent_bundle::FluentResource;
use fluent_syntax::ast;

use super::{Language, Values, arguments};

/// A text, parsed once.
#[derive(Debug)]
pub struct Parsed {
    resource: FluentResource,
}

/// A variable of a text, and how it is used.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Variable {
    /// Its name, such as `move_limit`.
    pub name: String,
    /// The unit whose function prints it, such as `moves`.
    pub unit: Option<String>,
}

impl Parsed {
    /// Parses a text.
    ///
    /// # Errors
    /// What is wrong, and the line of the text (from 0) it is in.
    pub fn new(text: &str) -> Result<Parsed, (usize, String)> {
        match FluentResource::try_new(as_message(text)) {
            Ok(resource) if resource.entries().count() == 1 => Ok(Parsed { resource }),
            Ok(_) => Err((0, "not one pattern".to_owned())),
            Err((resource, errors)) => {
                let error = &errors[0];
                let (line, _) = super::line_column(resource.source(), error.pos.start);
                Err((line.saturating_sub(2), error.kind.to_string()))
            }
        }
    }

    fn pattern(&self) -> Option<&ast::Pattern<&str>> {
        match self.resource.entries().next() {
            Some(ast::Entry::Message(message)) => message.value.as_ref(),
            _ => None,
        }
    }

    /// Fills the text in: Markdown.
    ///
    /// # Errors
    /// What could not be filled.
    pub fn fill(&self, language: &Language, values: &Values) -> Result<String, String> {
        let pattern = self.pattern().ok_or("empty")?;
        let mut errors = Vec::new();
        let out = language.bundle().format_pattern(pattern, Some(&arguments(values)), &mut errors).into_owned();
        match errors.first() {
            Some(error) => Err(error.to_string()),
            None if out.contains("{???") || out.contains("???") => Err("a function or unit that is not there".to_owned()),
            None => Ok(out.replace(GUARD, "").trim_end().to_owned()),
        }
    }

    /// The variables it uses, in the order they stand.
    pub fn variables(&self) -> Vec<Variable> {
        let mut out = Vec::new();
        if let Some(pattern) = self.pattern() {
            in_pattern(pattern, &mut out);
        }
        out
    }

    /// The text between placeables, joined: what a translator wrote in words.
    pub fn literal(&self) -> String {
        let mut out = String::new();
        if let Some(pattern) = self.pattern() {
            literal_of(pattern, &mut out);
        }
        out.replace(GUARD, "")
    }
}

/// An invisible first character for lines that Fluent would take for its own syntax.
const GUARD: &str = "\u{2060}";

/// The text as a Fluent message: indented, with lines guarded that start with `[`, `*`, `.` or `}`.
fn as_message(text: &str) -> String {
    let mut out = String::from("t =\n");
    let mut depth = 0i32;
    for line in text.lines() {
        let start = line.trim_start();
        // Inside a placeable those characters are Fluent's own: variants of a select.
        let guard = depth == 0 && start.starts_with(['[', '*', '.']);
        out.push_str("    ");
        if guard {
            out.push_str(GUARD);
        }
        out.push_str(line);
        out.push('\n');
        depth += line.matches('{').count() as i32 - line.matches('}').count() as i32;
    }
    out
}

fn in_pattern(pattern: &ast::Pattern<&str>, out: &mut Vec<Variable>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, None, out);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, unit: Option<&str>, out: &mut Vec<Variable>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, unit, out),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, Some(""), out);
            variants.iter().for_each(|v| in_pattern(&v.value, out));
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, unit: Option<&str>, out: &mut Vec<Variable>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            out.push(Variable { name: id.name.to_owned(), unit: unit.map(str::to_owned) });
        }
        ast::InlineExpression::FunctionReference { id, arguments } => {
            let unit = id.name.to_lowercase().replace('_', "-");
            arguments.positional.iter().for_each(|a| in_inline(a, Some(&unit), out));
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, unit, out),
        _ => {}
    }
}

fn literal_of(pattern: &ast::Pattern<&str>, out: &mut String) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => out.push_str(value),
            ast::PatternElement::Placeable { expression: ast::Expression::Select { variants, .. } } => {
                for variant in variants {
                    out.push(' ');
                    literal_of(&variant.value, out);
                }
            }
            ast::PatternElement::Placeable { .. } => out.push('\u{fffc}'),
        }
    }
}
