//! The text of a DOCX file: each paragraph a line, with the number that its list gives it, headings marked as in Markdown.

use std::collections::HashMap;
use std::io::{Cursor, Read};

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::MAX_PART;
use super::lists::{Lists, Numbering};

/// The lines of a file.
pub(super) fn text(bytes: &[u8]) -> Result<String, String> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|e| e.to_string())?;
    let document = part(&mut archive, "word/document.xml")?.ok_or("word/document.xml")?;
    let numbering = part(&mut archive, "word/numbering.xml")?.unwrap_or_default();
    let styles = part(&mut archive, "word/styles.xml")?.unwrap_or_default();
    let numbering = Numbering::read(&numbering)?;
    let styles = read_styles(&styles)?;
    lines(&document, &styles, Lists::new(numbering))
}

fn part(archive: &mut zip::ZipArchive<Cursor<&[u8]>>, name: &str) -> Result<Option<String>, String> {
    let file = match archive.by_name(name) {
        Ok(file) => file,
        Err(zip::result::ZipError::FileNotFound) => return Ok(None),
        Err(error) => return Err(error.to_string()),
    };
    let mut text = Vec::new();
    file.take(MAX_PART as u64 + 1).read_to_end(&mut text).map_err(|e| e.to_string())?;
    if text.len() > MAX_PART {
        return Err(format!("{name} > {MAX_PART}"));
    }
    String::from_utf8(text).map(Some).map_err(|e| e.to_string())
}

/// A value of an element, by the name without its prefix.
pub(super) fn value(element: &BytesStart, name: &str) -> Option<String> {
    let found = element.attributes().flatten().find(|a| a.key.local_name().as_ref() == name)?;
    Some(found.value.to_string())
}

/// A place in a list: which, and how deep.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Place {
    list: Option<String>,
    level: Option<usize>,
}

#[derive(Debug, Clone, Default)]
struct Style {
    place: Place,
    heading: bool,
    base: Option<String>,
}

/// Takes in what an element of a paragraph's properties says of its list.
fn place(element: &BytesStart, into: &mut Place) {
    match element.local_name().as_ref() {
        "numId" => into.list = value(element, "val"),
        "ilvl" => into.level = value(element, "val").and_then(|v| v.parse().ok()),
        _ => {}
    }
}

fn read_styles(xml: &str) -> Result<HashMap<String, Style>, String> {
    let mut out: HashMap<String, Style> = HashMap::new();
    let mut open: Option<(String, Style)> = None;
    let mut reader = Reader::from_str(xml);
    loop {
        match reader.read_event().map_err(|e| e.to_string())? {
            Event::Start(e) | Event::Empty(e) => match (e.local_name().as_ref(), &mut open) {
                ("style", _) => open = value(&e, "styleId").map(|id| (id, Style::default())),
                ("name", Some((_, style))) => style.heading = value(&e, "val").is_some_and(|n| n.to_lowercase().starts_with("heading") || n == "Title"),
                ("basedOn", Some((_, style))) => style.base = value(&e, "val"),
                (_, Some((_, style))) => place(&e, &mut style.place),
                _ => {}
            },
            Event::End(e) if e.local_name().as_ref() == "style" => out.extend(open.take()),
            Event::Eof => return Ok(out),
            _ => {}
        }
    }
}

/// What a style says, with what it inherits.
fn styled(styles: &HashMap<String, Style>, id: &str) -> Style {
    let mut out = Style::default();
    let mut at = Some(id.to_owned());
    for _ in 0..12 {
        let Some(style) = at.as_ref().and_then(|id| styles.get(id)) else { break };
        out.heading |= style.heading;
        out.place.list = out.place.list.or_else(|| style.place.list.clone());
        out.place.level = out.place.level.or(style.place.level);
        at.clone_from(&style.base);
    }
    out
}

fn lines(xml: &str, styles: &HashMap<String, Style>, mut lists: Lists) -> Result<String, String> {
    let mut out = String::new();
    let mut line = String::new();
    let (mut own, mut style, mut in_text, mut dropped) = (Place::default(), Style::default(), false, 0_usize);
    let mut reader = Reader::from_str(xml);
    loop {
        let event = reader.read_event().map_err(|e| e.to_string())?;
        match &event {
            Event::Start(e) | Event::Empty(e) => {
                let empty = matches!(event, Event::Empty(_));
                match e.local_name().as_ref() {
                    // What was struck out under track changes is no part of the text, nor is what a field is made from.
                    "del" | "moveFrom" | "instrText" | "delText" if !empty => dropped += 1,
                    "p" => (own, style, line) = (Place::default(), Style::default(), String::new()),
                    "pStyle" => style = value(e, "val").map(|id| styled(styles, &id)).unwrap_or_default(),
                    "t" if !empty => in_text = true,
                    "tab" | "br" | "cr" => line.push(' '),
                    "noBreakHyphen" => line.push('-'),
                    _ => place(e, &mut own),
                }
            }
            Event::Text(text) if in_text && dropped == 0 => line.push_str(&text.clone().into_inner()),
            Event::CData(text) if in_text && dropped == 0 => line.push_str(&text.clone().into_inner()),
            Event::GeneralRef(name) if in_text && dropped == 0 => {
                let sign = name.resolve_char_ref().ok().flatten().or(match &**name {
                    "amp" => Some('&'),
                    "lt" => Some('<'),
                    "gt" => Some('>'),
                    "quot" => Some('"'),
                    "apos" => Some('\''),
                    _ => None,
                });
                line.extend(sign);
            }
            Event::End(e) => match e.local_name().as_ref() {
                "t" => in_text = false,
                "del" | "moveFrom" | "instrText" | "delText" => dropped = dropped.saturating_sub(1),
                "p" => {
                    let list = own.list.take().or_else(|| style.place.list.clone());
                    let level = own.level.or(style.place.level).unwrap_or(0);
                    let words = line.trim();
                    let number = list.filter(|_| !words.is_empty()).and_then(|list| lists.next(&list, level));
                    if let Some((number, indent)) = number {
                        out.push_str(&" ".repeat(indent * 4));
                        out.push_str(&number);
                        out.push(' ');
                    } else if style.heading {
                        out.push_str("# ");
                    }
                    out.push_str(words);
                    out.push_str("\n\n");
                }
                _ => {}
            },
            Event::Eof => return Ok(out),
            _ => {}
        }
    }
}
