//! A page: one place in one language, with the words, texts and links as they are seen from there.

use serde_json::{Value, json};

use crate::lang::{Language, Values};
use crate::markdown;

use super::address::{Place, relative};
use super::{Site, provisions};

/// One place in one language.
pub struct Page<'a> {
    pub(crate) site: &'a Site<'a>,
    /// The language it is in.
    pub language: &'a Language,
    /// Which page it is.
    pub place: Place,
    /// The edition it speaks of.
    pub edition: usize,
    /// Whether that edition stands in its address; then its links stay in that edition.
    pub pinned: bool,
    folder: String,
}

impl<'a> Page<'a> {
    pub(crate) fn new(site: &'a Site<'a>, language: &'a Language, place: Place) -> Page<'a> {
        let pinned = match &place {
            Place::Laws(edition) | Place::Article(edition, _) => *edition,
            Place::Print(edition) => Some(*edition),
            _ => None,
        };
        let folder = format!("{}/{}", language.id, place.folder(&site.book.content.editions));
        Page { site, language, place, edition: pinned.unwrap_or(site.current), pinned: pinned.is_some(), folder }
    }

    /// The same page for another edition in its texts; its address stays.
    pub(crate) fn in_edition(&self, edition: usize) -> Page<'a> {
        Page { site: self.site, language: self.language, place: self.place.clone(), edition, pinned: edition != self.site.current, folder: self.folder.clone() }
    }

    /// The same page with links that lead from the page of any language.
    pub(crate) fn from_any_language(self) -> Page<'a> {
        let folder = format!("-/{}", self.place.folder(&self.site.book.content.editions));
        Page { folder, ..self }
    }

    /// The same page with links that lead from the root of the site.
    pub(crate) fn from_root(self) -> Page<'a> {
        Page { folder: String::new(), ..self }
    }

    /// Its file, such as `en/laws/7/index.html`.
    pub fn path(&self) -> String {
        self.file_of(&self.language.id, &self.place)
    }

    /// The way to a file of the site.
    pub fn to_file(&self, path: &str) -> String {
        // A page for what is not there is shown at any depth, so its links start at the root where that is known.
        match (&self.place, &self.site.options.base_url) {
            (Place::NotFound, Some(base)) => format!("{}{}", super::publish::base_path(base), path.strip_suffix("index.html").unwrap_or(path)),
            _ => relative(&self.folder, path),
        }
    }

    /// The way to a page of the same language.
    pub fn to(&self, place: &Place) -> String {
        self.to_file(&self.file_of(&self.language.id, place))
    }

    /// The file of a page in a language.
    pub fn file_of(&self, language: &str, place: &Place) -> String {
        format!("{language}/{}", place.file(&self.site.book.content.editions))
    }

    /// The same page in every language, this one included: `{ id, name, dir, href, address, current }`.
    pub fn languages(&self) -> Vec<Value> {
        let one = |l: &Language| {
            let file = self.file_of(&l.id, &self.place);
            let href = self.to_file(&file);
            json!({ "id": l.id, "locale": l.about.locale, "name": l.about.name, "dir": l.about.dir, "href": href, "address": self.address(&file), "current": l.id == self.language.id,
                "og_locale": l.about.locale.replace('-', "_") })
        };
        self.site.book.languages.values().map(one).collect()
    }

    /// The address of a file where the site is published, or the way to it where that is not known.
    pub fn address(&self, file: &str) -> String {
        match &self.site.options.base_url {
            Some(base) => format!("{}/{}", base.trim_end_matches('/'), file.strip_suffix("index.html").unwrap_or(file)),
            None => self.to_file(file),
        }
    }

    /// Where those are led of whose language nothing is known: from first pages to the choice of languages, else to English where there is such.
    pub fn default_address(&self) -> String {
        match self.site.book.languages.contains_key("en") {
            true if self.place != Place::Home => self.address(&self.file_of("en", &self.place)),
            _ => self.address("index.html"),
        }
    }

    /// A word of the interface; where this language lacks it, that of the language it falls back to.
    pub fn word(&self, key: &str) -> String {
        self.say(key, &Values::new())
    }

    /// A message of the interface, filled in.
    pub fn say(&self, key: &str, values: &Values) -> String {
        let mut language = Some(self.language);
        for _ in 0..=self.site.book.languages.len() {
            let Some(here) = language else { break };
            if let Some(text) = here.message(key, values) {
                return text;
            }
            language = here.about.fallback.as_ref().and_then(|f| self.site.book.languages.get(f));
        }
        self.language.say(key, values)
    }

    /// A message with one value.
    pub fn say_with(&self, key: &str, name: &str, value: impl Into<crate::lang::Value>) -> String {
        self.say(key, &Values::from([(name.to_owned(), value.into())]))
    }

    /// How far a text of this language has come.
    pub fn standing(&self, domain: &str, key: &str) -> crate::review::Standing {
        self.site.review.standing(&self.language.id, domain, key)
    }

    /// Whether there is such a text in this language or one it falls back to.
    pub fn has(&self, domain: &str, key: &str) -> bool {
        self.site.book.language_of(&self.language.id, domain, key).is_some()
    }

    /// A text of the content as blocks of HTML: `{ html, lang, dir, note }`, the last three only where it comes from another language.
    pub fn text(&self, domain: &str, key: &str) -> Option<Value> {
        self.render(domain, key, false, &Values::new())
    }

    /// As [`Page::text`], with values of its own, such as the facts of a case.
    pub fn text_with(&self, domain: &str, key: &str, values: &Values) -> Option<Value> {
        self.render(domain, key, false, values)
    }

    /// As [`Page::line`], with values of its own.
    pub fn line_with(&self, domain: &str, key: &str, values: &Values) -> Option<Value> {
        self.render(domain, key, true, values)
    }

    /// As [`Page::text`], for a text of one paragraph without the paragraph around it.
    pub fn line(&self, domain: &str, key: &str) -> Option<Value> {
        self.render(domain, key, true, &Values::new())
    }

    fn render(&self, domain: &str, key: &str, inline: bool, values: &Values) -> Option<Value> {
        let book = self.site.book;
        let from = book.language_of(&self.language.id, domain, key)?;
        let markdown = book.text(&self.language.id, domain, key, self.edition, values).ok()?;
        let mut resolve = |link: &str| self.resolve(link);
        let html = if inline { markdown::to_inline_html(&markdown, &mut resolve) } else { markdown::to_html(&markdown, &mut resolve) };
        if from.id == self.language.id {
            return Some(json!({ "html": html, "lang": null, "dir": null, "note": null }));
        }
        let note = self.say_with("notice-fallback", "language", from.about.name.as_str());
        Some(json!({ "html": html, "lang": from.about.locale, "dir": from.about.dir, "note": note }))
    }

    /// A text without marks, or its key where there is none.
    pub fn plain(&self, domain: &str, key: &str) -> String {
        self.plain_with(domain, key, &Values::new()).unwrap_or_else(|| key.to_owned())
    }

    /// A text without marks, with values of its own.
    pub fn plain_with(&self, domain: &str, key: &str, values: &Values) -> Option<String> {
        self.site.book.text(&self.language.id, domain, key, self.edition, values).ok().map(|t| markdown::plain(&t))
    }

    /// The address for a link of the content, such as `clause:reversed-colours`; none where there is nothing there.
    pub fn resolve(&self, link: &str) -> Option<String> {
        let content = &self.site.book.content;
        match (link.split_once(':')?, &self.place) {
            // What is read side by side is followed side by side.
            (("clause", id), Place::Compare(slug)) => super::compare::link(self.site, slug, id),
            (("article", id), Place::Compare(_)) => self.site.compared.by_id(id).map(|a| format!("../{}/index.html", a.slug)),
            (("clause", id), _) => self.clause(id),
            (("term", id), _) => content.terms.iter().any(|t| t.id.value == id).then(|| self.to(&Place::Term(id.to_owned()))),
            (("case", id), _) => content.cases.iter().any(|c| c.story && c.id.value == id).then(|| self.to(&Place::Case(id.to_owned()))),
            (("question", id), _) => {
                let known = content.question(id).is_some() || content.position_question(id).is_some();
                known.then(|| self.to(&Place::Question(id.to_owned())))
            }
            (("edition", id), _) => content.editions.index(id).map(|_| format!("{}#{id}", self.to(&Place::Editions))),
            (("article", id), _) => {
                let printed = self.site.provisions.articles(self.edition).iter().find(|a| a.article == id)?;
                Some(self.to(&Place::Article(self.pinned.then_some(self.edition), printed.slug.clone())))
            }
            (("source", id), _) => content.sources.get(id)?.url.clone(),
            (("http" | "https", _), _) => Some(link.to_owned()),
            _ => None,
        }
    }

    /// The address of a clause: in this page's edition, else in the newest that has it.
    pub fn clause(&self, id: &str) -> Option<String> {
        let (edition, number) = self.clause_home(id)?;
        let pinned = (edition != self.site.current || self.pinned).then_some(edition);
        Some(self.to_file(&format!("{}#{id}", self.file_of(&self.language.id, &Place::Article(pinned, number)))))
    }

    /// The edition and the number of the article a clause is shown in from here.
    fn clause_home(&self, id: &str) -> Option<(usize, String)> {
        let provisions = &self.site.provisions;
        let editions = (0..self.site.book.content.editions.all().len()).rev();
        let mut tried = [self.edition, self.site.current].into_iter().chain(editions);
        tried.find_map(|edition| provisions.home(edition, id).map(|slug| (edition, slug.to_owned())))
    }

    /// A link to a clause: `{ id, number, href }`, the number as printed where the link leads, in the language's digits.
    pub fn clause_link(&self, id: &str) -> Value {
        let editions = &self.site.book.content.editions;
        let shown = self.clause_home(id).map_or(self.edition, |(edition, _)| edition);
        let number = self.site.book.content.clause(id).and_then(|c| c.printed(editions, shown).first());
        let number = number.map_or_else(|| id.to_owned(), |n| self.provision(n, shown));
        json!({ "id": id, "number": number, "href": self.clause(id), "edition": (shown != self.edition).then(|| self.edition_short(shown)) })
    }

    /// A number as it is shown, in the language's digits; what has none is called by the name of its article.
    pub fn provision(&self, number: &str, edition: usize) -> String {
        if let Some(printed) = provisions::printed(number) {
            return self.language.provision(printed);
        }
        match self.site.provisions.articles(edition).iter().find(|a| a.provisions.iter().any(|p| p.number == number)) {
            Some(article) => self.article_name(article),
            None => self.language.provision(number),
        }
    }

    /// `Article 7`, or the title of an article that has no number.
    pub fn article_name(&self, article: &provisions::Printed) -> String {
        if article.slug == article.number { self.article_number(&article.number) } else { self.plain("articles", &article.article) }
    }

    /// Links to clauses.
    pub fn clause_links<'i>(&self, ids: impl IntoIterator<Item = &'i String>) -> Vec<Value> {
        ids.into_iter().map(|id| self.clause_link(id)).collect()
    }

    /// A link to a term: `{ name, href }`.
    pub fn term_link(&self, id: &str) -> Value {
        json!({ "name": self.term_name(id), "href": self.resolve(&format!("term:{id}")) })
    }

    /// The name of a term.
    pub fn term_name(&self, id: &str) -> String {
        self.named("term", id)
    }

    /// A link to a case.
    pub fn case_link(&self, id: &str) -> Value {
        json!({ "name": self.named("case", id), "href": self.resolve(&format!("case:{id}")) })
    }

    /// A link to a question.
    pub fn question_link(&self, id: &str) -> Value {
        json!({ "name": self.named("question", id), "href": self.resolve(&format!("question:{id}")) })
    }

    /// The name of a thing: see [`super::names::Names::get`].
    pub fn named(&self, what: &'static str, id: &str) -> String {
        self.site.names.get(&self.language.id).map_or_else(|| id.to_owned(), |n| n.get(what, id))
    }

    /// The name of an edition.
    pub fn edition_name(&self, edition: usize) -> String {
        self.named("edition", self.site.book.content.editions.id(edition))
    }

    /// The name of an edition where there is little room.
    pub fn edition_short(&self, edition: usize) -> String {
        self.named("short", self.site.book.content.editions.id(edition))
    }

    /// A number with its unit, such as "10 moves".
    pub fn in_unit(&self, unit: &str, n: i64) -> String {
        let function = unit.to_uppercase().replace('-', "_");
        let text = crate::lang::Parsed::new(&format!("{{ {function}($n) }}"));
        let filled = text.ok().and_then(|t| t.fill(self.language, &Values::from([("n".to_owned(), n.into())])).ok());
        filled.unwrap_or_else(|| self.language.number(n))
    }

    /// `Article 7`, `Appendix A`, `Guidelines III`.
    pub fn article_number(&self, number: &str) -> String {
        let key = match number.chars().next() {
            Some('0'..='9') => "article-number",
            Some('I' | 'V' | 'X') => "guideline-number",
            _ => "appendix-number",
        };
        self.say_with(key, "number", self.language.provision(number))
    }

    /// A day written out; as it is where it is no `YYYY-MM-DD`.
    pub fn day(&self, date: &str) -> String {
        let mut parts = date.split('-').map(str::parse::<i64>);
        match (parts.next(), parts.next(), parts.next()) {
            (Some(Ok(year)), Some(Ok(month)), Some(Ok(day))) => {
                self.say("day", &Values::from([("year".to_owned(), year.into()), ("month".to_owned(), month.into()), ("day".to_owned(), day.into())]))
            }
            _ => date.chars().map(|c| c.to_digit(10).map_or_else(|| c.to_string(), |d| self.language.number(i64::from(d)))).collect(),
        }
    }

    /// When an edition was in force, in words.
    pub fn in_force(&self, edition: usize) -> String {
        let editions = &self.site.book.content.editions;
        let Some(from) = &editions.all()[edition].from else { return self.word("edition-undated") };
        let mut values = Values::from([("from".to_owned(), self.day(from).into())]);
        match editions.until(edition) {
            Some(until) => {
                values.insert("until".to_owned(), self.day(until).into());
                self.say("edition-from-to", &values)
            }
            None => self.say("edition-from", &values),
        }
    }

    /// The language of what is only in English, such as the titles of sources; none where the page is English itself.
    pub fn english(&self) -> Option<&'static str> {
        (self.language.id != "en").then_some("en")
    }

    /// Sources as `{ title, url, lang }`.
    pub fn sources<'i>(&self, ids: impl IntoIterator<Item = &'i crate::model::Located<String>>) -> Vec<Value> {
        let known = &self.site.book.content.sources;
        ids.into_iter().filter_map(|id| known.get(&id.value)).map(|s| json!({ "title": s.title, "url": s.url, "lang": self.english() })).collect()
    }

    /// What a rule or case rests on and such: a list of words joined as the language joins them.
    pub fn joined(&self, words: &[String]) -> String {
        self.language.list(words, false)
    }
}
