//! What all games together show, and progress while they are read.

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::board::words;
use crate::chess::pgn::{Problem, RawGame};
use crate::chess::replay::Report;
use crate::lang::{Language, Values};

/// How often progress is shown.
const PROGRESS: Duration = Duration::from_millis(500);

/// What could not be read of a game, by the reader or by the judge.
pub(super) fn problems<'a>(game: &'a RawGame, report: &'a Report) -> impl Iterator<Item = &'a Problem> {
    game.problems.iter().chain(&report.problems)
}

/// Texts that fill a message.
pub(super) fn values<const N: usize>(list: [(&str, String); N]) -> Values {
    list.into_iter().map(|(name, value)| (name.to_owned(), value.into())).collect()
}

/// What all games together show.
#[derive(Debug, Default)]
pub(super) struct Summary {
    games: u64,
    plies: u64,
    over: BTreeMap<String, u64>,
    threefold: u64,
    fifty: u64,
    illegal_moves: u64,
    illegal_games: u64,
    contradictions: u64,
    played_on: u64,
    problems: u64,
}

impl Summary {
    pub fn add(&mut self, game: &RawGame, report: &Report) {
        self.games += 1;
        self.plies += u64::from(report.plies);
        if let Some((ended, _)) = report.over {
            *self.over.entry(words::word(&ended.by)).or_default() += 1;
        }
        self.threefold += u64::from(report.claims.iter().any(|c| c.by == "threefold"));
        self.fifty += u64::from(report.claims.iter().any(|c| c.by == "fifty-moves"));
        self.illegal_moves += report.illegal.len() as u64;
        self.illegal_games += u64::from(!report.illegal.is_empty());
        self.contradictions += u64::from(report.contradiction.is_some());
        self.played_on += u64::from(report.played_on() > 0);
        self.problems += u64::from(problems(game, report).next().is_some());
    }

    pub fn faults(&self) -> bool {
        self.illegal_moves + self.contradictions + self.played_on + self.problems > 0
    }

    pub fn json(&self) -> Value {
        json!({
            "games": self.games, "plies": self.plies, "over": self.over, "claims": { "threefold": self.threefold, "fifty-moves": self.fifty },
            "illegal_moves": self.illegal_moves, "games_with_illegal_moves": self.illegal_games, "contradictions": self.contradictions,
            "played_on": self.played_on, "games_with_problems": self.problems,
        })
    }

    pub fn text(&self, language: &Language) -> String {
        let number = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
        let say = |key: &str, list: &[(&str, u64)]| language.say(key, &list.iter().map(|(name, n)| ((*name).to_owned(), number(*n).into())).collect());
        let endings: Vec<String> = self
            .over
            .iter()
            .map(|(by, count)| {
                let mut values = values([("ending", language.word(&format!("ending-{by}")))]);
                values.insert("count".to_owned(), number(*count).into());
                language.say("summary-ending", &values)
            })
            .collect();
        let endings = if endings.is_empty() { language.word("summary-none") } else { language.list(&endings, false) };
        [
            say("summary-games", &[("count", self.games), ("plies", self.plies)]),
            language.say("summary-over", &values([("text", endings)])),
            say("summary-claims", &[("threefold", self.threefold), ("fifty", self.fifty)]),
            say("summary-illegal", &[("moves", self.illegal_moves), ("games", self.illegal_games)]),
            say("summary-contradictions", &[("count", self.contradictions)]),
            say("summary-played-on", &[("count", self.played_on)]),
            say("summary-problems", &[("count", self.problems)]),
        ]
        .join("\n")
    }
}

/// Progress on standard error, where that is a terminal and the work is long.
pub(super) struct Progress {
    begun: Instant,
    shown: Instant,
    on: bool,
    any: bool,
}

impl Progress {
    pub fn new(quiet: bool) -> Progress {
        // Where the games themselves go to the same terminal, progress would only get in their way.
        let on = std::io::stderr().is_terminal() && (quiet || !std::io::stdout().is_terminal());
        Progress { begun: Instant::now(), shown: Instant::now(), on, any: false }
    }

    pub fn step(&mut self, summary: &Summary) {
        // The clock is asked only now and then: it costs more than some games.
        if self.on && summary.games.is_multiple_of(256) && self.shown.elapsed() >= PROGRESS {
            self.shown = Instant::now();
            self.any = true;
            let rate = summary.games as f64 / self.begun.elapsed().as_secs_f64();
            let _ = write!(std::io::stderr(), "\r{} games, {rate:.0}/s ", summary.games);
        }
    }

    pub fn end(&self) {
        if self.any {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
