//! `chesslaw review`: how far a translation has come, and saying so.

use clap::{Args, ValueEnum};
use serde_json::json;

use super::{Common, Exit, fault, show};
use crate::load::State;
use crate::refusal::Refusal;
use crate::review::{DOMAINS, Review};

/// Arguments of `review`.
#[derive(Args)]
pub struct ReviewArgs {
    /// The language, such as `fa`
    language: String,
    /// Texts to list or to mark: `DOMAIN/KEY`, or the beginning of it, such as `articles/` or `articles/touch-move`
    texts: Vec<String>,
    /// Record that these texts were brought so far, from the state of the structure as it is now (needs --content)
    #[arg(long, value_enum, requires = "texts")]
    mark: Option<Mark>,
    /// Only texts whose structure or source has changed since
    #[arg(long)]
    stale: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Mark {
    /// Written, not yet read by a second person
    Drafted,
    /// Read by a second person
    Read,
    /// Confirmed by a federation or an arbiter
    Confirmed,
}

pub(super) fn run(common: &Common, args: &ReviewArgs) -> Exit {
    let book = match common.book() {
        Ok(book) => book,
        Err(exit) => return exit,
    };
    let language = match book.language(&args.language) {
        Ok(language) => language.id.as_str(),
        Err(unknown) => {
            show::diagnostics(&book.tree, book.languages.get(&common.lang), &[unknown], common.json);
            return Exit::Usage;
        }
    };
    let review = Review::of(&book);
    let chosen = |domain: &str, key: &str| {
        let name = format!("{domain}/{key}");
        (args.texts.is_empty() || args.texts.iter().any(|t| name.starts_with(t.as_str()))) && (!args.stale || review.standing(language, domain, key).stale)
    };
    if let Some(mark) = args.mark {
        let Some(folder) = &common.content else {
            return common.refuse(Some(&book), &Refusal::new("usage", "refused-mark-shipped").hint("refused-mark-shipped-hint"));
        };
        let count = review.texts(language).into_iter().filter(|(d, k)| chosen(d, k)).count();
        if count == 0 {
            return common.refuse(Some(&book), &Refusal::new("unknown-text", "refused-no-text").with("language", language).row("names", &args.texts));
        }
        let state = match mark {
            Mark::Drafted => State::Drafted,
            Mark::Read => State::Read,
            Mark::Confirmed => State::Confirmed,
        };
        for (path, text) in review.marked(language, state, chosen) {
            if let Err(error) = crate::write::file(&folder.join(path), text.as_bytes()) {
                return common.refuse(Some(&book), &fault::of_write(&error));
            }
        }
        show::line(&format!("{count} texts of {language}: {}", state.word()));
        return Exit::Fine;
    }
    let listed: Vec<(&str, &str)> = review.texts(language).into_iter().filter(|(d, k)| chosen(d, k)).collect();
    if common.json {
        let one = |(domain, key): &(&str, &str)| {
            let standing = review.standing(language, domain, key);
            json!({ "text": format!("{domain}/{key}"), "state": standing.state.word(), "stale": standing.stale })
        };
        show::line(&json!({ "language": language, "texts": listed.iter().map(one).collect::<Vec<_>>() }).to_string());
    } else if args.texts.is_empty() && !args.stale {
        show::line(&format!("{:<10} {:>6} {:>8} {:>6} {:>10} {:>6}", language, "texts", "drafted", "read", "confirmed", "stale"));
        for domain in DOMAINS {
            let n = review.counts(language, domain);
            show::line(&format!("{domain:<10} {:>6} {:>8} {:>6} {:>10} {:>6}", n.there, n.drafted, n.read, n.confirmed, n.stale));
        }
    } else {
        for (domain, key) in &listed {
            let standing = review.standing(language, domain, key);
            show::line(&format!("{:<10} {domain}/{key}{}", standing.state.word(), if standing.stale { "  stale" } else { "" }));
        }
    }
    let stale = listed.iter().any(|(d, k)| review.standing(language, d, k).stale);
    if stale { Exit::Found } else { Exit::Fine }
}
