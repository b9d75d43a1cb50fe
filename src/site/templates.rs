//! The templates of `templates/` and the assets beside them.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use tera::{Context, Tera};

use crate::Lawbook;
use crate::load::Tree;

use super::address::Place;
use super::page::Page;
use super::{File, Site, SiteError};

/// The official text.
pub const OFFICIAL: &str = "https://handbook.fide.com/chapter/E012023";

/// The template engine, once for each language with its words in `w`: `nav-home` is `w.nav_home`.
pub struct Templates {
    by_language: BTreeMap<String, Tera>,
}

impl Templates {
    /// Reads the templates of a tree.
    pub fn load(tree: &Tree, book: &Lawbook) -> Result<Templates, SiteError> {
        let mut tera = Tera::new();
        let sources = tree.files.iter().filter_map(|f| Some((f.path.strip_prefix("templates/")?, f.text.as_deref().ok()?)));
        let pages: Vec<(&str, &str)> = sources.filter(|(name, _)| name.ends_with(".html")).collect();
        tera.add_raw_templates(pages).map_err(|e| fault("templates", &e))?;
        let mut by_language = BTreeMap::new();
        for language in book.languages.keys() {
            let mut own = tera.clone();
            own.global_context().insert("w", &Value::Object(words(tree, book, language)));
            by_language.insert(language.clone(), own);
        }
        Ok(Templates { by_language })
    }

    /// Fills a template for a page.
    pub fn render(&self, page: &Page, template: &str, data: &Value) -> Result<String, SiteError> {
        let mut context = Context::from_serialize(data).map_err(|e| fault(template, &e))?;
        context.insert("page", &head(page, data));
        let tera = self.by_language.get(&page.language.id).ok_or(SiteError::Empty)?;
        tera.render(template, &context).map(|html| hold_endings(&tidy(html))).map_err(|e| fault(&format!("{template} ({})", page.path()), &e))
    }

    /// Styles, scripts and icons. The style of a kind of page begins with the common one, so that a page waits for one file alone before it is painted.
    pub fn assets(&self, tree: &Tree) -> Vec<File> {
        let common = tree.files.iter().find(|f| f.path == "templates/assets/style.css").and_then(|f| f.text.as_deref().ok()).unwrap_or_default();
        let asset = |f: &crate::load::SourceFile| {
            let name = f.path.strip_prefix("templates/assets/")?;
            let bytes = match &f.text {
                Ok(text) if name.ends_with(".css") && name != "style.css" => slim(&format!("{common}{text}")).into_bytes(),
                Ok(text) if name.ends_with(".css") => slim(text).into_bytes(),
                Ok(text) if name.ends_with(".js") => script(text).into_bytes(),
                _ => f.bytes.clone(),
            };
            Some(File { path: format!("assets/{name}"), bytes })
        };
        tree.files.iter().filter_map(asset).collect()
    }

    /// The page that lets one choose a language, and the page for what is not there.
    pub fn outside_languages(&self, site: &Site) -> Result<Vec<File>, SiteError> {
        let languages: Vec<Value> = site
            .book
            .languages
            .values()
            .map(|l| {
                let page = Page::new(site, l, Place::Home);
                json!({ "id": l.id, "locale": l.about.locale, "name": l.about.name, "dir": l.about.dir, "href": format!("{}/index.html", l.id),
                    "site_name": page.word("site-name"), "tagline": page.word("site-tagline"), "about": page.word("site-about"),
                    "choose": page.word("choose-language"), "not_found": page.word("page-not-found"), "not_found_about": page.word("page-not-found-about"),
                    "unofficial": page.word("notice-unofficial"), "official": page.word("notice-official"), "home": page.word("nav-home") })
            })
            .collect();
        let first = site.book.languages.get("en").or_else(|| site.book.languages.values().next()).ok_or(SiteError::Empty)?;
        let tera = self.by_language.get(&first.id).ok_or(SiteError::Empty)?;
        let mut out = Vec::new();
        for (path, template) in [("index.html", "root.html"), ("404.html", "not-found.html")] {
            // A page for what is not there is shown at any depth, so its links start at the root where that is known.
            let root = site.options.base_url.as_deref().filter(|_| path == "404.html").map_or(String::new(), super::publish::base_path);
            let mut context = Context::new();
            context.insert("languages", &languages);
            context.insert("root", &root);
            context.insert("lang", &first.about.locale);
            context.insert("dir", &first.about.dir);
            let html = tera.render(template, &context).map(tidy).map_err(|e| fault(template, &e))?;
            out.push(File { path: path.to_owned(), bytes: html.into_bytes() });
        }
        Ok(out)
    }
}

fn fault(name: &str, error: &tera::Error) -> SiteError {
    let mut detail = error.to_string();
    let mut at: &dyn std::error::Error = error;
    while let Some(source) = at.source() {
        detail = format!("{detail}: {source}");
        at = source;
    }
    SiteError::Template { name: name.to_owned(), detail }
}

/// Every message of the interface without values, by key with `_` for `-`.
fn words(tree: &Tree, book: &Lawbook, language: &str) -> Map<String, Value> {
    let mut out = Map::new();
    let mut at = book.languages.get(language);
    for _ in 0..=book.languages.len() {
        let Some(here) = at else { break };
        let folder = format!("locales/{}/", here.id);
        for file in tree.files.iter().filter(|f| f.path.starts_with(&folder) && f.path.ends_with(".ftl")) {
            for line in file.text.as_deref().unwrap_or_default().lines() {
                let Some((key, _)) = line.split_once('=').filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) else { continue };
                let key = key.trim();
                let name = key.replace('-', "_");
                if !out.contains_key(&name)
                    && let Some(text) = here.message(key, &crate::lang::Values::new())
                {
                    out.insert(name, Value::String(text));
                }
            }
        }
        at = here.about.fallback.as_ref().and_then(|f| book.languages.get(f));
    }
    out
}

/// What the frame of every page needs.
fn head(page: &Page, data: &Value) -> Value {
    let mut trail = Vec::new();
    let mut at = page.place.parent();
    while let Some(place) = at {
        trail.insert(0, json!({ "href": page.to(&place), "name": super::pages::name(page, &place) }));
        at = place.parent();
    }
    let parts = [("ask", Place::Questions), ("laws", Place::Laws(None)), ("glossary", Place::Glossary), ("cases", Place::Cases), ("editions", Place::Editions)];
    let nav: Vec<Value> = parts
        .iter()
        .map(|(key, place)| {
            let here = page.place == *place || page.place.parent().as_ref() == Some(place) || (*key == "laws" && matches!(page.place, Place::Article(..)));
            json!({ "name": page.word(&format!("nav-{key}")), "href": page.to(place), "here": here })
        })
        .collect();
    let title = data.get("title").and_then(Value::as_str).map_or_else(|| super::pages::name(page, &page.place), str::to_owned);
    json!({
        "lang": page.language.about.locale,
        "dir": page.language.about.dir,
        "title": title,
        "fallback": data.get("fallback"),
        "description": data.get("description"),
        "home": page.to(&Place::Home),
        "coverage": page.to(&Place::Coverage),
        "search": page.to(&Place::Search),
        "id": page.language.id,
        "in_force": page.site.book.content.editions.id(page.site.current),
        "edition": page.pinned.then(|| page.site.book.content.editions.id(page.edition)),
        "glossary": page.to(&Place::Glossary),
        "assets": page.to_file("assets/style.css").strip_suffix("style.css"),
        "root": page.to_file("index.html"),
        "language": page.language.id,
        "default_address": page.default_address(),
        "og_locale": page.language.about.locale.replace('-', "_"),
        "canonical": page.site.options.base_url.as_ref().map(|_| page.address(&page.path())),
        "languages": page.languages(),
        "nav": nav,
        "trail": trail,
        "official": OFFICIAL,
        "offline": page.to(&Place::Offline),
        "listed": page.place.listed(),
        "structured": super::publish::structured(page, &title, data.get("description").and_then(Value::as_str)),
        "image": page.address("assets/icon-512.png"),
        "copy": page.say_with("offline-copy", "date", "{date}"),
    })
}

/// A script as it is published, without comments and needless spaces: readers of the page wait for what it does, not for why.
pub fn script(text: &str) -> String {
    minifier::js::minify(text).to_string()
}

/// A style without its indents and the comments that stand in lines of their own. No text of one goes over the end of a line.
fn slim(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut within = false;
    for line in text.lines().map(str::trim) {
        let rest = match line.split_once("*/") {
            Some((_, rest)) if within || line.starts_with("/*") => rest.trim_start(),
            None if within || line.starts_with("/*") => "",
            _ => line,
        };
        within = (within || line.starts_with("/*")) && !line.contains("*/");
        if !rest.is_empty() && !rest.starts_with("//") {
            out.push_str(rest);
            out.push('\n');
        }
    }
    out
}

/// Without the blank lines and indents that templates leave behind.
fn tidy(html: String) -> String {
    let mut out = String::with_capacity(html.len());
    for line in html.lines().map(str::trim).filter(|l| !l.is_empty()) {
        out.push_str(line);
        out.push('\n');
    }
    out
}

/// Keeps an Armenian ending on the line of the number or name it belongs to, `ՖԻԴԵ-ի`, `12-ը`: a word joiner after the hyphen, in text alone.
fn hold_endings(html: &str) -> String {
    const LONGEST: usize = 3;
    let armenian = |c: char| ('\u{561}'..='\u{587}').contains(&c);
    let mut out = String::with_capacity(html.len() + html.len() / 64);
    let mut code = false;
    for piece in html.split_inclusive('<') {
        let (tag, text) = piece.split_at(piece.find('>').map_or(0, |end| end + 1));
        if !tag.is_empty() {
            code = tag.starts_with("script") || tag.starts_with("style");
        }
        out.push_str(tag);
        let mut before = ' ';
        for (at, c) in text.char_indices() {
            out.push(c);
            // Within a word, as in `ոչ-ոքի`, a line may end at the hyphen.
            if c == '-' && !code && before.is_alphanumeric() && !armenian(before) {
                let rest = &text[at + 1..];
                let ending = rest.chars().take_while(|c| c.is_alphanumeric()).take(LONGEST + 1);
                if ending.clone().all(armenian) && (1..=LONGEST).contains(&ending.count()) {
                    out.push('\u{2060}');
                }
            }
            before = c;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{hold_endings, script, slim};

    #[test]
    fn armenian_endings_stay_on_their_line() {
        let given = "<p title=\"ՖԻԴԵ-ի\">ՖԻԴԵ-ի 12-ը՝ ոչ-ոքի, Nf3-ով։ a-b</p><script>\"ՖԻԴԵ-ի\"</script>";
        let held = "<p title=\"ՖԻԴԵ-ի\">ՖԻԴԵ-\u{2060}ի 12-\u{2060}ը՝ ոչ-ոքի, Nf3-\u{2060}ով։ a-b</p><script>\"ՖԻԴԵ-ի\"</script>";
        assert_eq!(hold_endings(given), held);
    }

    #[test]
    fn assets_lose_their_comments_and_nothing_else() {
        assert_eq!(slim("/* What it is\n   for. */\na { color: red; }\n\n  b { top: 0; }\n/* one */\n"), "a { color: red; }\nb { top: 0; }\n");
        assert_eq!(script("/* What it is\n   for. */\n// why\nlet x = 'https://x'; /* here */\n"), "let x='https://x';");
    }
}
