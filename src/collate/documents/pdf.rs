//! The text of a PDF file, page by page: what is set lower on the page begins a line.

use lopdf::content::Content;
use lopdf::{Document, Encoding, LoadOptions, Object, ObjectId};

use super::MAX_PART;

/// Pages looked at: the Laws take sixty in any language.
const MAX_PAGES: usize = 500;

/// The lines of a file.
pub(super) fn text(bytes: &[u8]) -> Result<String, String> {
    let options = LoadOptions { max_decompressed_size: Some(MAX_PART), ..LoadOptions::default() };
    let document = Document::load_mem_with_options(bytes, options).map_err(|e| e.to_string())?;
    let pages = document.get_pages();
    if pages.len() > MAX_PAGES {
        return Err(format!("{} > {MAX_PAGES}", pages.len()));
    }
    let mut out = String::new();
    for page in pages.into_values() {
        one(&document, page, &mut out).map_err(|e| e.to_string())?;
        out.push_str("\n\n");
        if out.len() > super::super::MAX_BYTES {
            break;
        }
    }
    // A page that is a picture has no text.
    if out.trim().is_empty() { Err("0".to_owned()) } else { Ok(out) }
}

/// Where the pen is.
#[derive(Default)]
struct Pen {
    /// Start of the line, and its height.
    line: (f32, f32),
    /// How far a line is set below the one before.
    leading: f32,
    /// Size of the font.
    size: f32,
    /// Height of what was written last.
    last: Option<f32>,
}

impl Pen {
    fn down(&mut self, x: f32, y: f32) {
        self.line = (self.line.0 + x, self.line.1 + y);
    }

    /// Parts what comes from what was written before: a line lower, a space where the pen moved.
    fn part(&mut self, out: &mut String, moved: bool) {
        let height = self.line.1;
        match self.last {
            Some(last) if (last - height).abs() > 1.0 => {
                // A gap of more than two lines parts paragraphs.
                let gap = (last - height).abs() > 1.9 * self.size.max(6.0) || height > last;
                out.push_str(if gap { "\n\n" } else { "\n" });
            }
            Some(_) if moved && !out.ends_with(char::is_whitespace) => out.push(' '),
            _ => {}
        }
        self.last = Some(height);
    }
}

fn one(document: &Document, page: ObjectId, out: &mut String) -> lopdf::Result<()> {
    let fonts = document.get_page_fonts(page)?;
    let encodings: std::collections::BTreeMap<Vec<u8>, Encoding> =
        fonts.into_iter().filter_map(|(name, font)| Some((name, font.get_font_encoding_with_limit(document, MAX_PART).ok()?))).collect();
    let content = Content::decode(&document.get_page_content_with_limit(page, MAX_PART)?)?;
    let (mut pen, mut encoding, mut moved) = (Pen::default(), None, false);
    for operation in &content.operations {
        let number = |i: usize| operation.operands.get(i).and_then(|o| o.as_float().ok()).unwrap_or(0.0);
        match operation.operator.as_str() {
            "BT" => pen.line = (0.0, 0.0),
            "Tf" => {
                encoding = operation.operands.first().and_then(|o| o.as_name().ok()).and_then(|name| encodings.get(name));
                pen.size = number(1).abs();
            }
            "TL" => pen.leading = number(0),
            "Td" | "TD" => {
                if operation.operator == "TD" {
                    pen.leading = -number(1);
                }
                pen.down(number(0), number(1));
                moved = true;
            }
            "Tm" => {
                pen.line = (number(4), number(5));
                moved = true;
            }
            "T*" => pen.down(0.0, -pen.leading),
            "Tj" | "TJ" | "'" | "\"" => {
                if matches!(operation.operator.as_str(), "'" | "\"") {
                    pen.down(0.0, -pen.leading);
                }
                pen.part(out, moved);
                moved = false;
                if let Some(encoding) = encoding {
                    operation.operands.iter().for_each(|o| write(o, encoding, out));
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// Writes a string, or an array of strings and gaps.
fn write(object: &Object, encoding: &Encoding, out: &mut String) {
    match object {
        Object::String(bytes, _) => out.push_str(&Document::decode_text(encoding, bytes).unwrap_or_default()),
        Object::Array(parts) => {
            for part in parts {
                match part {
                    Object::String(..) => write(part, encoding, out),
                    // A gap wide enough to be seen is a space, in thousandths of the font's size to the left.
                    other => {
                        if other.as_float().is_ok_and(|gap| gap < -180.0) && !out.ends_with(char::is_whitespace) {
                            out.push(' ');
                        }
                    }
                }
            }
        }
        _ => {}
    }
}
