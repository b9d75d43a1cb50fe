//! `chesslaw mutate`: do the cases notice a wrong rule?

use clap::Args;
use serde_json::{Value, json};

use super::{Common, Exit, show};
use crate::explain;
use crate::mutate::{self, Survivor};
use crate::refusal::Refusal;

/// The least share of mutants to be killed.
const ENOUGH: f64 = 0.95;

/// Arguments of `mutate`.
#[derive(Args)]
pub struct MutateArgs {
    /// One question; all unless said
    question: Option<String>,
}

pub(super) fn run(common: &Common, args: &MutateArgs) -> Exit {
    let book = match common.book() {
        Ok(book) => book,
        Err(exit) => return exit,
    };
    let language = match common.language(&book) {
        Ok(language) => language,
        Err(exit) => return exit,
    };
    if let Some(name) = &args.question
        && let Err(error) = book.question(name)
    {
        return show::refused(common, language, &Refusal::of(&book, &error));
    }
    let questions = book.content.questions.iter().filter(|q| args.question.as_ref().is_none_or(|o| q.id.value == *o));
    let reports: Vec<mutate::Report> = questions.map(|q| mutate::question(&book, q)).collect();
    let killed: usize = reports.iter().map(|r| r.killed).sum();
    let survived: usize = reports.iter().map(|r| r.survivors.len()).sum();
    let equivalent: usize = reports.iter().map(|r| r.equivalent).sum();
    let score = mutate::score(killed, survived);
    if common.json {
        let one = |s: &Survivor| json!({ "rule": s.rule, "mutation": s.mutation, "edition": s.edition, "slot": s.slot, "facts": s.facts });
        let list: Vec<Value> = reports
            .iter()
            .map(|r| {
                json!({ "question": r.question, "killed": r.killed, "equivalent": r.equivalent, "score": r.score(),
                    "survivors": r.survivors.iter().map(one).collect::<Vec<_>>() })
            })
            .collect();
        show::line(&json!({ "killed": killed, "survived": survived, "equivalent": equivalent, "score": score, "questions": list }).to_string());
    } else {
        let paint = show::Paint::for_stream(&std::io::stdout());
        for report in &reports {
            let (survivors, score) = (report.survivors.len(), report.score() * 100.0);
            let head = format!("{}: {} killed, {survivors} survived ({score:.1} %), {} equivalent", report.question, report.killed, report.equivalent);
            show::line(&paint.bold(&head));
            for survivor in &report.survivors {
                show::line(&format!("  {}: {}", survivor.rule, survivor.mutation));
                let place = book.content.editions.index(&survivor.edition).unwrap_or_default();
                let facts = explain::demanded(&book, language, &survivor.facts, place);
                show::line(&format!("      {} ({}): {}", survivor.edition, survivor.slot, language.list(&facts, false)));
            }
        }
        if reports.len() != 1 {
            show::line(&format!("{killed} killed, {survived} survived ({:.1} %), {equivalent} equivalent", score * 100.0));
        }
    }
    if score < ENOUGH { Exit::Found } else { Exit::Fine }
}
