//! An edition in a language as Akoma Ntoso 3.0 (OASIS LegalDocML): one act, articles with their clauses nested as their numbers are.
//!
//! `eId` names the place in this edition (`art_7__para_7.5.1`), `wId` the clause through all editions (`illegal-move-restored`).

use std::collections::BTreeSet;
use std::fmt::Write as _;

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use super::super::page::Page;
use super::super::provisions::{self, Printed, Provision};
use super::escaped;
use crate::lang::Values;

/// The document; the page is of that edition and language.
pub fn document(page: &Page) -> String {
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\">\n<act name=\"laws-of-chess\" contains=\"singleVersion\">\n",
    );
    out.push_str(&meta(page));
    let title = page.say_with("laws-in-edition", "edition", page.edition_name(page.edition));
    let _ = writeln!(
        out,
        "<preface><p><docTitle>{}</docTitle></p><p>{} {}</p></preface>\n<body>",
        escaped(&title),
        escaped(&page.word("notice-unofficial")),
        escaped(&page.word("notice-official"))
    );
    let mut used = BTreeSet::new();
    for printed in page.site.provisions.articles(page.edition) {
        article(page, printed, &mut used, &mut out);
    }
    out.push_str("</body>\n</act>\n</akomaNtoso>\n");
    out
}

fn meta(page: &Page) -> String {
    let editions = &page.site.book.content.editions;
    let edition = &editions.all()[page.edition];
    // An edition of which no date is known cannot be older than the one it rests on.
    let dated = editions.lineage(page.edition).find_map(|e| Some((e, editions.all()[e].from.as_deref()?)));
    let (date, name) = dated.map_or(("1997-07-01", "not-before"), |(e, from)| (from, if e == page.edition { "in-force" } else { "not-before" }));
    let (country, author) = if edition.authority == "fide" { ("xx", "fide") } else { (edition.authority.as_str(), edition.authority.as_str()) };
    let id = escaped(&edition.id.value);
    let work = format!("/akn/{country}/act/{author}/{date}/{id}");
    let language = alpha3(&page.language.id);
    let expression = format!("{work}/{language}@{date}");
    let level = |element: &str, uri: &str, author: &str, more: &str| {
        format!(
            "<{element}><FRBRthis value=\"{uri}/!main\"/><FRBRuri value=\"{uri}\"/><FRBRdate date=\"{date}\" name=\"{name}\"/><FRBRauthor href=\"#{author}\"/>{more}</{element}>\n"
        )
    };
    let organisation = |id: &str, name: &str| format!("<TLCOrganization eId=\"{id}\" href=\"/ontology/organization/{id}\" showAs=\"{name}\"/>");
    let author_id = if author == "fide" { "fide".to_owned() } else { format!("federation-{author}") };
    format!(
        "<meta>\n<identification source=\"#chesslaw\">\n{}{}{}</identification>\n<references source=\"#chesslaw\">{}{}</references>\n</meta>\n",
        level(
            "FRBRWork",
            &work,
            &author_id,
            &format!("<FRBRcountry value=\"{country}\"/><FRBRnumber value=\"E/01\"/><FRBRname value=\"{id}\"/><FRBRauthoritative value=\"false\"/>")
        ),
        level("FRBRExpression", &expression, "chesslaw", &format!("<FRBRlanguage language=\"{language}\"/>")),
        level("FRBRManifestation", &format!("{expression}.xml"), "chesslaw", "<FRBRformat value=\"application/akn+xml\"/>"),
        organisation(&author_id, if author == "fide" { "FIDE" } else { author }),
        organisation("chesslaw", "Chesslaw"),
    )
}

/// The three-letter code of a language, as Akoma Ntoso asks for; of one that is new here, its id.
fn alpha3(id: &str) -> &str {
    match id {
        "en" => "eng",
        "ru" => "rus",
        "hy" => "hye",
        "fa" => "fas",
        "es" => "spa",
        other => other,
    }
}

fn article(page: &Page, printed: &Printed, used: &mut BTreeSet<String>, out: &mut String) {
    let id = unique(format!("art_{}", word(&printed.slug)), used);
    let _ = write!(out, "<article eId=\"{id}\" wId=\"{}\">", escaped(&printed.article));
    if printed.slug == printed.number {
        let _ = write!(out, "<num>{}</num>", escaped(&page.article_number(&printed.number)));
    }
    if page.has("articles", &printed.article) {
        let _ = write!(out, "<heading>{}</heading>", escaped(&page.plain("articles", &printed.article)));
    }
    out.push('\n');
    let mut rest = printed.provisions.as_slice();
    while let Some((first, after)) = rest.split_first() {
        rest = provision(page, &id, 0, first, after, used, out);
    }
    out.push_str("</article>\n");
}

/// Writes a provision with those under it; gives back what comes after them.
fn provision<'p>(
    page: &Page,
    parent: &str,
    depth: usize,
    this: &Provision,
    after: &'p [Provision],
    used: &mut BTreeSet<String>,
    out: &mut String,
) -> &'p [Provision] {
    const NAMES: [(&str, &str); 4] = [("paragraph", "para"), ("subparagraph", "subpara"), ("point", "point"), ("indent", "indent")];
    let (element, short) = NAMES[depth.min(NAMES.len() - 1)];
    let id = unique(format!("{parent}__{short}_{}", word(&this.number)), used);
    let under =
        |p: &Provision| p.number.len() > this.number.len() && p.number.starts_with(&this.number) && p.number[this.number.len()..].starts_with(['.', '#']);
    let count = after.iter().take_while(|p| under(p)).count();
    let (mut children, rest) = after.split_at(count);
    let _ = write!(out, "<{element} eId=\"{id}\" wId=\"{}\">", escaped(&this.clause));
    if let Some(number) = provisions::printed(&this.number) {
        let _ = write!(out, "<num>{}</num>", escaped(&page.language.provision(number)));
    }
    let frame = if count == 0 { "content" } else { "intro" };
    let _ = writeln!(out, "<{frame}>{}</{frame}>", text(page, &this.clause));
    while let Some((first, after)) = children.split_first() {
        children = provision(page, &id, depth + 1, first, after, used, out);
    }
    let _ = writeln!(out, "</{element}>");
    rest
}

/// The text of a clause as blocks.
fn text(page: &Page, clause: &str) -> String {
    let book = page.site.book;
    let markdown = book.content.clause(clause).and_then(|c| {
        let key = c.text_key(&book.content.editions, page.edition);
        book.text(&page.language.id, "articles", &key, page.edition, &Values::new()).ok()
    });
    let mut out = String::new();
    let mut links = Vec::new();
    for event in Parser::new(&markdown.unwrap_or_else(|| "—".to_owned())) {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => {
                let to = page.resolve(&dest_url);
                if let Some(to) = &to {
                    let _ = write!(out, "<ref href=\"{}\">", escaped(&from_folder(to)));
                }
                links.push(to.is_some());
            }
            Event::End(TagEnd::Link) if links.pop() == Some(true) => out.push_str("</ref>"),
            Event::Start(tag) => out.push_str(element(&tag.to_end()).0),
            Event::End(tag) => out.push_str(element(&tag).1),
            Event::Text(words) | Event::Code(words) | Event::Html(words) | Event::InlineHtml(words) => out.push_str(&escaped(&words)),
            Event::SoftBreak | Event::HardBreak => out.push(' '),
            _ => {}
        }
    }
    out
}

/// A way from the page for print, one folder below the document, made one from the document.
fn from_folder(way: &str) -> String {
    way.strip_prefix("../").map_or_else(|| way.to_owned(), str::to_owned)
}

fn element(tag: &TagEnd) -> (&'static str, &'static str) {
    match tag {
        TagEnd::Paragraph | TagEnd::Heading(_) => ("<p>", "</p>"),
        TagEnd::Emphasis => ("<i>", "</i>"),
        TagEnd::Strong => ("<b>", "</b>"),
        TagEnd::List(true) => ("<ol>", "</ol>"),
        TagEnd::List(false) => ("<ul>", "</ul>"),
        TagEnd::Item => ("<li>", "</li>"),
        _ => ("", ""),
    }
}

/// A number or id as part of an `eId`, which has no spaces and no `#`.
fn word(number: &str) -> String {
    number.replace(['#', ' '], "-")
}

fn unique(id: String, used: &mut BTreeSet<String>) -> String {
    let mut out = id.clone();
    let mut n = 2;
    while !used.insert(out.clone()) {
        out = format!("{id}-{n}");
        n += 1;
    }
    out
}
