//! Cases for learning: the trainer, sheets to be printed, and a deck for Anki.

use rayon::prelude::*;
use serde_json::{Value, json};

use crate::engine::{Ending, Ruling, Status, Terminal};
use crate::explain;
use crate::model::Case;

use super::super::address::Place;
use super::super::diagram;
use super::super::page::Page;
use super::super::{File, Site, ruling};
use super::cases;

/// The most answers a case offers, the right one among them.
const MAX_CHOICES: usize = 4;

/// The trainer's page; its cases are in scripts beside it.
pub fn train(page: &Page) -> Value {
    let level = |word: &str| page.say_with("case-level", "level", word);
    json!({ "title": page.word("train-title"), "description": page.word("train-about"),
        "levels": { "basic": level("basic"), "intermediate": level("intermediate"), "advanced": level("advanced") }, "form": super::ask::form(page, None), "cases": page.to(&Place::Cases) })
}

/// Every case by article, with answers or with room for them.
pub fn sheet(page: &Page, answers: bool) -> Value {
    let mut drawn = diagram::Drawn::default();
    let groups: Vec<Value> = cases::by_article(page)
        .into_iter()
        .map(|(name, list)| {
            let mut cases: Vec<Value> = list.into_iter().filter_map(|c| lesson(page, c)).map(|l| l.page(page, answers)).collect();
            for board in cases.iter_mut().filter_map(|c| c["boards"].as_array_mut()).flatten() {
                board["svg"] = board["svg"].as_str().map(|svg| drawn.again(svg)).into();
            }
            json!({ "name": name, "cases": cases })
        })
        .collect();
    let title = page.word(if answers { "answers-title" } else { "sheet-title" });
    json!({ "title": title, "description": page.word("sheet-about"), "edition": page.edition_name(page.edition), "answers": answers, "groups": groups,
        "other": page.to(if answers { &Place::Sheet } else { &Place::Answers }), "cases": page.to(&Place::Cases) })
}

/// The scripts of the trainer and the decks for Anki, one of each for a language.
pub(crate) fn files(site: &Site) -> Vec<File> {
    site.book
        .languages
        .values()
        .collect::<Vec<_>>()
        .par_iter()
        .flat_map(|language| {
            let page = Page::new(site, language, Place::Train);
            // The trainer takes the list at once and the cases of an article when it comes to one of them.
            let mut list = Vec::new();
            let mut files = Vec::new();
            let script = |name: &str, data: Value| {
                let bytes = format!("(self.chesslaw=self.chesslaw||[]).push({data});\n").into_bytes();
                File { path: format!("assets/ask/{}/{name}.js", language.id), bytes }
            };
            let deck_page = Page::new(site, language, Place::Cases);
            let mut deck = format!("#separator:tab\n#html:true\n#guid column:1\n#tags column:4\n#deck:{}\n", page.word("anki-deck"));
            for (place, (article, cases)) in cases::by_article(&page).into_iter().enumerate() {
                let file = format!("cases-{}", place + 1);
                let mut exercises = Vec::new();
                for case in cases {
                    let Some(one) = lesson(&page, case) else { continue };
                    list.push(json!({ "id": case.id.value, "article": article, "level": case.level, "file": file }));
                    exercises.push(one.exercise(&page));
                    if let Some(card) = lesson(&deck_page, case) {
                        deck.push_str(&card.card(&deck_page));
                    }
                }
                let data = json!(["exercises", file, exercises]);
                files.push(script(&file, data));
            }
            files.push(script("cases", json!(["cases", language.id, list])));
            files.push(File { path: format!("{}/cases/anki.txt", language.id), bytes: deck.into_bytes() });
            files
        })
        .collect()
}

/// A case as it is taught: its first situation in the edition in force.
struct Lesson<'a> {
    case: &'a Case,
    story: String,
    facts: Vec<String>,
    ruling: Ruling,
    told: crate::engine::Told,
    boards: Vec<Value>,
}

fn lesson<'a>(page: &Page<'a>, case: &'a Case) -> Option<Lesson<'a>> {
    let situation = case.situations().into_iter().next()?;
    let told = situation.told();
    let ruling = page.site.book.ask(&case.question, None, &told).ok()?;
    let own = cases::numbers(&told);
    let id = &case.id.value;
    let story = page.text_with("cases", &format!("{id}.story"), &own).and_then(|t| t["html"].as_str().map(str::to_owned)).unwrap_or_default();
    let row = situation.row.and_then(|r| page.line_with("cases", &format!("{id}.{r}"), &own)).and_then(|t| t["html"].as_str().map(|h| format!("<p>{h}</p>")));
    let drawn = |(i, d): (usize, &crate::model::Diagram)| {
        let caption = page.plain_with("cases", &format!("{id}.diagram-{}", i + 1), &own);
        diagram::diagram(page, d, &format!("{id}-{}", i + 1), caption.as_deref())
    };
    let boards = case.diagrams.iter().enumerate().filter_map(drawn).collect();
    let facts = ruling::facts(page, &case.question, &told);
    Some(Lesson { case, story: story + &row.unwrap_or_default(), facts, ruling, told, boards })
}

impl Lesson<'_> {
    /// What is ordered, in sentences; where readings lead apart or facts are missing, that.
    fn orders(&self, page: &Page) -> Vec<String> {
        let mut out = Vec::new();
        for slot in &self.ruling.slots {
            if slot.status == Status::Disputed {
                out.push(page.word("status-disputed"));
                continue;
            }
            out.extend(slot.then.iter().map(|o| ruling::order(page, o)));
            out.extend(slot.may.iter().map(|o| page.say_with(explain::may_key(&slot.then), "action", ruling::order(page, o))));
            out.extend(slot.not_covered.as_ref().map(|why| page.plain("questions", &format!("{}.{why}", self.case.question.value))));
        }
        if self.ruling.status == Status::NeedsFacts {
            out.push(page.word("status-needs-facts"));
        }
        if out.is_empty() {
            out.push(page.word("case-no-action"));
        }
        out
    }

    /// The answers to choose from, the right one first; none where nothing else is plausible.
    fn choices(&self, page: &Page) -> Vec<String> {
        let book = page.site.book;
        let Some(program) = book.content.question(&self.case.question).and_then(|q| book.program(q, page.site.current).ok()) else { return Vec::new() };
        let words = |t: &Terminal| {
            let mut out: Vec<String> = t.then.iter().map(|o| ruling::order(page, o)).collect();
            out.extend(t.may.iter().map(|o| page.say_with(explain::may_key(&t.then), "action", ruling::order(page, o))));
            if out.is_empty() { page.word("slot-nothing") } else { out.join(&page.word("list-semicolon")) }
        };
        for (slot, ruled) in program.slots.iter().zip(&self.ruling.slots) {
            let right = match ruled.status {
                Status::Disputed => page.word("status-disputed"),
                Status::NeedsFacts => page.word("status-needs-facts"),
                Status::NotCovered => continue,
                _ => match slot.terminals.iter().find(|t| t.then == ruled.then && t.may == ruled.may) {
                    Some(t) => words(t),
                    None => continue,
                },
            };
            let mut out = vec![right];
            for other in slot.terminals.iter().filter(|t| !matches!(t.ending, Ending::NotCovered(_))).map(words) {
                if !out.contains(&other) && out.len() < MAX_CHOICES {
                    out.push(other);
                }
            }
            if out.len() > 1 {
                return out;
            }
        }
        Vec::new()
    }

    fn title(&self, page: &Page) -> String {
        page.named("case", &self.case.id)
    }

    fn clauses(&self, page: &Page) -> Vec<Value> {
        let mut out: Vec<Value> = Vec::new();
        for link in page.clause_links(self.ruling.clauses()) {
            if !out.iter().any(|l| l["number"] == link["number"]) {
                out.push(link);
            }
        }
        out
    }

    fn page(&self, page: &Page, answers: bool) -> Value {
        json!({ "id": self.case.id.value, "title": self.title(page), "story": self.story, "facts": self.facts, "boards": self.boards,
            "level": page.say_with("case-level", "level", self.case.level.word()), "href": page.resolve(&format!("case:{}", self.case.id.value)),
            "orders": if answers { self.orders(page) } else { Vec::new() }, "clauses": if answers { self.clauses(page) } else { Vec::new() } })
    }

    fn exercise(&self, page: &Page) -> Value {
        json!({ "id": self.case.id.value, "title": self.title(page), "story": self.story, "facts": self.facts,
            "boards": self.boards.iter().filter_map(|b| b["svg"].as_str()).collect::<Vec<_>>(), "choices": self.choices(page), "orders": self.orders(page),
            "clauses": self.clauses(page), "href": page.resolve(&format!("case:{}", self.case.id.value)), "live": cases::live(page, &self.case.question, &self.told) })
    }

    /// A line of an Anki deck: id, front, back, tags.
    fn card(&self, page: &Page) -> String {
        let list = |items: &[String]| items.iter().map(|i| format!("<li>{}</li>", escape(i))).collect::<String>();
        let numbers: Vec<String> = self.clauses(page).iter().filter_map(|c| c["number"].as_str().map(escape)).collect();
        let boards: String = self.boards.iter().filter_map(|b| b["svg"].as_str()).collect();
        let front = format!("<h3>{}</h3>{}<ul>{}</ul>{boards}", escape(&self.title(page)), unlinked(&self.story), list(&self.facts));
        let back = format!("<ul>{}</ul><p>{}</p>", list(&self.orders(page)), numbers.join(&page.word("list-comma")));
        let plain = |text: String| text.replace(['\t', '\n', '\r'], " ");
        format!("chesslaw-{}-{}\t{}\t{}\tchesslaw level::{}\n", page.language.id, self.case.id.value, plain(front), plain(back), self.case.level.word())
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// HTML without its links: in a deck they lead nowhere.
fn unlinked(html: &str) -> String {
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = rest.find("<a ") {
        out.push_str(&rest[..at]);
        rest = rest[at..].split_once('>').map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out.replace("</a>", "")
}
