//! Addresses. They never break: what is published under one stays there.

use crate::model::Editions;

/// A page, the same in every language.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// `/LANG/`
    Home,
    /// `/LANG/laws/`, or `/LANG/laws/EDITION/` of one edition.
    Laws(Option<usize>),
    /// `/LANG/laws/7/`, or `/LANG/laws/EDITION/7/`: an article by the number it is printed under there.
    Article(Option<usize>, String),
    /// `/LANG/glossary/`
    Glossary,
    /// `/LANG/glossary/ID/`
    Term(String),
    /// `/LANG/glossary/contrast/`: every pair of terms that are confused.
    Contrasts,
    /// `/LANG/glossary/contrast/ONE-or-OTHER/`: such a pair, its ids in the order of the alphabet.
    Contrast(String, String),
    /// `/LANG/compare/`
    Comparisons,
    /// `/LANG/compare/7/`: an article in two languages or editions.
    Compare(String),
    /// `/LANG/cases/`
    Cases,
    /// `/LANG/cases/ID/`
    Case(String),
    /// `/LANG/ask/`
    Questions,
    /// `/LANG/ask/QUESTION/`
    Question(String),
    /// `/LANG/board/`: set up a position and ask.
    Board,
    /// `/LANG/event/`: the event, set once.
    Event,
    /// `/LANG/train/`: cases to try.
    Train,
    /// `/LANG/cases/sheet/`: every case to be printed, without its ruling.
    Sheet,
    /// `/LANG/cases/answers/`: the same with the rulings.
    Answers,
    /// `/LANG/editions/`
    Editions,
    /// `/LANG/changes/FROM/TO/`: what is ruled otherwise since an edition.
    Changes(usize, usize),
    /// `/LANG/search/`
    Search,
    /// `/LANG/coverage/`
    Coverage,
    /// `/LANG/laws/EDITION/print/`: a whole edition on one page, for paper.
    Print(usize),
    /// `/LANG/offline/`: how to keep the site on a device, and what is shown where a page was not kept.
    Offline,
    /// `/LANG/404.html`: what a server shows for a page that is not there.
    NotFound,
    /// `/LANG/conformance/`: which program follows which article.
    Conformance,
    /// `/LANG/conformance/why/FAULT/`: a fault that programs show.
    Fault(String),
}

impl Place {
    /// Its folder below the language's, such as `laws/7/`.
    pub fn folder(&self, editions: &Editions) -> String {
        match self {
            Place::Home => String::new(),
            Place::Laws(None) => "laws/".to_owned(),
            Place::Laws(Some(edition)) => format!("laws/{}/", editions.id(*edition)),
            Place::Article(None, number) => format!("laws/{number}/"),
            Place::Article(Some(edition), number) => format!("laws/{}/{number}/", editions.id(*edition)),
            Place::Glossary => "glossary/".to_owned(),
            Place::Term(id) => format!("glossary/{id}/"),
            Place::Contrasts => "glossary/contrast/".to_owned(),
            Place::Contrast(one, other) => format!("glossary/contrast/{one}-or-{other}/"),
            Place::Comparisons => "compare/".to_owned(),
            Place::Compare(article) => format!("compare/{article}/"),
            Place::Cases => "cases/".to_owned(),
            Place::Case(id) => format!("cases/{id}/"),
            Place::Questions => "ask/".to_owned(),
            Place::Question(id) => format!("ask/{id}/"),
            Place::Board => "board/".to_owned(),
            Place::Event => "event/".to_owned(),
            Place::Train => "train/".to_owned(),
            Place::Sheet => "cases/sheet/".to_owned(),
            Place::Answers => "cases/answers/".to_owned(),
            Place::Editions => "editions/".to_owned(),
            Place::Changes(from, to) => format!("changes/{}/{}/", editions.id(*from), editions.id(*to)),
            Place::Search => "search/".to_owned(),
            Place::Coverage => "coverage/".to_owned(),
            Place::Print(edition) => format!("laws/{}/print/", editions.id(*edition)),
            Place::Offline => "offline/".to_owned(),
            Place::NotFound => String::new(),
            Place::Conformance => "conformance/".to_owned(),
            Place::Fault(id) => format!("conformance/why/{id}/"),
        }
    }

    /// Its file below the language's folder, such as `laws/7/index.html`.
    pub fn file(&self, editions: &Editions) -> String {
        let name = if *self == Place::NotFound { "404.html" } else { "index.html" };
        format!("{}{name}", self.folder(editions))
    }

    /// Whether search engines are to know it: not what only serves readers who are already here.
    pub fn listed(&self) -> bool {
        !matches!(self, Place::Print(_) | Place::Offline | Place::NotFound)
    }

    /// The page this one stands under.
    pub fn parent(&self) -> Option<Place> {
        match self {
            Place::Home => None,
            Place::Article(edition, _) => Some(Place::Laws(*edition)),
            Place::Laws(Some(_)) => Some(Place::Laws(None)),
            Place::Print(edition) => Some(Place::Laws(Some(*edition))),
            Place::Term(_) | Place::Contrasts => Some(Place::Glossary),
            Place::Contrast(..) => Some(Place::Contrasts),
            Place::Comparisons => Some(Place::Laws(None)),
            Place::Compare(_) => Some(Place::Comparisons),
            Place::Case(_) | Place::Train | Place::Sheet | Place::Answers => Some(Place::Cases),
            Place::Question(_) | Place::Event | Place::Board => Some(Place::Questions),
            Place::Changes(..) => Some(Place::Editions),
            Place::Fault(_) => Some(Place::Conformance),
            _ => Some(Place::Home),
        }
    }
}

/// The way from a folder of the site (`en/laws/7/`) to a file of it (`en/glossary/check/index.html#use`).
pub fn relative(from: &str, to: &str) -> String {
    let (path, anchor) = to.split_once('#').map_or((to, None), |(p, a)| (p, Some(a)));
    let from: Vec<&str> = from.split('/').filter(|p| !p.is_empty()).collect();
    let to: Vec<&str> = path.split('/').collect();
    let folders = to.len() - 1;
    let common = from.iter().zip(&to[..folders]).take_while(|(a, b)| a == b).count();
    let mut out = "../".repeat(from.len() - common);
    out.push_str(&to[common..].join("/"));
    match anchor {
        Some(anchor) if out == "index.html" && common == from.len() => format!("#{anchor}"),
        Some(anchor) => format!("{out}#{anchor}"),
        None => out,
    }
}

#[cfg(test)]
mod tests {
    use super::relative;

    #[test]
    fn ways_are_relative() {
        assert_eq!(relative("en/laws/7/", "en/laws/A/index.html"), "../A/index.html");
        assert_eq!(relative("en/laws/7/", "fa/laws/7/index.html"), "../../../fa/laws/7/index.html");
        assert_eq!(relative("en/", "assets/style.css"), "../assets/style.css");
        assert_eq!(relative("", "en/index.html"), "en/index.html");
        assert_eq!(relative("en/laws/7/", "en/laws/7/index.html#7.3"), "#7.3");
        assert_eq!(relative("en/laws/7/", "en/index.html"), "../../index.html");
    }
}
