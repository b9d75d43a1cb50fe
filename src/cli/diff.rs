//! `chesslaw diff`: what changed in meaning between two editions.

use clap::Args;
use serde_json::{Value, json};

use super::{Common, Exit, show};
use crate::Lawbook;
use crate::changes::{answered_once, changes};
use crate::engine::{self, Change};
use crate::explain;
use crate::lang::Values;
use crate::refusal::Refusal;

/// Arguments of `diff`.
#[derive(Args)]
pub struct DiffArgs {
    /// The first edition
    from: String,
    /// The second edition
    to: String,
    /// One question; all unless said
    #[arg(long)]
    question: Option<String>,
}

pub(super) fn run(common: &Common, args: &DiffArgs) -> Exit {
    let book = match common.book() {
        Ok(book) => book,
        Err(exit) => return exit,
    };
    let language = match common.language(&book) {
        Ok(language) => language,
        Err(exit) => return exit,
    };
    if let Some(refusal) = args.question.as_deref().and_then(|question| neither(&book, question, &args.from, &args.to)) {
        return show::refused(common, language, &refusal);
    }
    let changes = match changes(&book, &args.from, &args.to, args.question.as_deref()) {
        Ok(changes) => changes,
        Err(error) => return show::refused(common, language, &Refusal::of(&book, &error)),
    };
    let once = match answered_once(&book, &args.from, &args.to, args.question.as_deref()) {
        Ok(once) => once,
        Err(error) => return show::refused(common, language, &Refusal::of(&book, &error)),
    };
    let (Ok(from), Ok(to)) = (book.edition(Some(&args.from)), book.edition(Some(&args.to))) else { return Exit::Usage };
    if common.json {
        let list: Vec<Value> = changes.iter().flat_map(|(question, list)| list.iter().map(move |c| (question, c))).map(|(q, c)| as_json(q, c)).collect();
        let edition = |place: usize| if place == from { &args.from } else { &args.to };
        let once: Vec<Value> = once.iter().map(|(question, place)| json!({ "question": question, "edition": edition(*place) })).collect();
        show::line(&json!({ "from": args.from, "to": args.to, "changes": list, "answered_once": once }).to_string());
    } else {
        let paint = show::Paint::for_stream(&std::io::stdout());
        for (question, list) in &changes {
            let title = book.plain(&language.id, "questions", &format!("{question}.title"), to).unwrap_or_else(|| question.clone());
            show::line(&paint.bold(&title));
            for change in list {
                let slot = language.word(&format!("slot-{}", change.slot));
                show::line(&format!("  • {} ({slot})", explain::change(&book, language, change, to)));
                show::line(&format!("      {}: {}", args.from, explain::side(&book, language, &change.before, from)));
                show::line(&format!("      {}: {}", args.to, explain::side(&book, language, &change.after, to)));
            }
        }
        for (place, id) in [(to, &args.to), (from, &args.from)] {
            let title = |question: &String| book.plain(&language.id, "questions", &format!("{question}.title"), place).unwrap_or_else(|| question.clone());
            let titles: Vec<String> = once.iter().filter(|(_, only)| *only == place).map(|(question, _)| title(question)).collect();
            if !titles.is_empty() {
                let values =
                    Values::from([("edition".to_owned(), id.clone().into()), ("questions".to_owned(), titles.join(&language.word("list-semicolon")).into())]);
                show::line(&language.say("changes-one-edition", &values));
            }
        }
    }
    if changes.iter().any(|(_, list)| !list.is_empty()) {
        return Exit::Found;
    }
    if !common.json && (once.is_empty() || args.question.is_none()) {
        show::line(&language.word("editions-no-changes"));
    }
    Exit::Fine
}

/// The refusal of a question of which neither edition has rules here: of nothing it cannot be said that nothing changed.
fn neither(book: &Lawbook, question: &str, from: &str, to: &str) -> Option<Refusal> {
    let asked = book.content.question(question)?;
    let covered = |edition| book.edition(Some(edition)).map_or(true, |edition| book.covers(asked, edition));
    let refusal = || Refusal::new("not-covered", "refused-covered-by-neither").with("question", question).with("edition", from).with("other", to);
    (!covered(from) && !covered(to)).then(|| refusal().with("from", &asked.from.value).hint("refused-from"))
}

fn as_json(question: &str, change: &Change) -> Value {
    let side = |s: &engine::Side| json!({ "actions": s.then, "may": s.may, "clause_ids": s.clauses, "not_covered": s.not_covered });
    json!({ "question": question, "slot": change.slot, "any_of": change.incidents, "facts": change.facts, "before": side(&change.before), "after": side(&change.after) })
}
