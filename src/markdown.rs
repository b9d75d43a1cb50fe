//! Markdown of the content: to HTML with its links resolved, or to plain text.

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};

/// A link of a text: `kind:id`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// `clause`, `term`, `case`, `question`, `edition`, `article`, `source`; or `http`/`https`.
    pub kind: String,
    /// What it points at.
    pub id: String,
    /// Its words.
    pub words: String,
}

/// The links of a text, in order.
pub fn links(markdown: &str) -> Vec<Link> {
    let mut out = Vec::new();
    let mut open: Option<Link> = None;
    for event in Parser::new_ext(markdown, options()) {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => {
                let (kind, id) = dest_url.split_once(':').unwrap_or(("", &dest_url));
                open = Some(Link { kind: kind.to_owned(), id: id.to_owned(), words: String::new() });
            }
            Event::Text(text) | Event::Code(text) => {
                if let Some(link) = &mut open {
                    link.words.push_str(&text);
                }
            }
            Event::End(TagEnd::Link) => out.extend(open.take()),
            _ => {}
        }
    }
    out
}

/// HTML of a text; `resolve` gives the address for a link, or none to leave its words unlinked.
pub fn to_html(markdown: &str, resolve: &mut dyn FnMut(&str) -> Option<String>) -> String {
    let mut dropped = false;
    let events = Parser::new_ext(markdown, options()).filter_map(|event| match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => match resolve(&dest_url) {
            Some(address) => Some(Event::Start(Tag::Link { link_type, dest_url: CowStr::from(address), title, id })),
            None => {
                dropped = true;
                None
            }
        },
        Event::End(TagEnd::Link) if dropped => {
            dropped = false;
            None
        }
        // Raw HTML is off: it shows as what was typed.
        Event::Html(text) | Event::InlineHtml(text) => Some(Event::Text(text)),
        other => Some(other),
    });
    let mut out = String::new();
    html::push_html(&mut out, events);
    out
}

/// HTML of a text of one paragraph, without the paragraph around it.
pub fn to_inline_html(markdown: &str, resolve: &mut dyn FnMut(&str) -> Option<String>) -> String {
    let out = to_html(markdown, resolve);
    let out = out.trim();
    match out.strip_prefix("<p>").and_then(|o| o.strip_suffix("</p>")) {
        Some(inner) if !inner.contains("<p>") => inner.to_owned(),
        _ => out.to_owned(),
    }
}

/// The words of a text alone.
pub fn plain(markdown: &str) -> String {
    let mut out = String::new();
    for event in Parser::new_ext(markdown, options()) {
        match event {
            Event::Text(text) | Event::Code(text) => out.push_str(&text),
            Event::SoftBreak | Event::HardBreak => out.push(' '),
            Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::Heading(_)) => out.push('\n'),
            _ => {}
        }
    }
    out.trim().to_owned()
}

fn options() -> Options {
    Options::empty()
}
