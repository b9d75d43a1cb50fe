//! `chesslaw game`: recorded games judged by the Laws, whole databases as a stream.

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::summary::{Progress, Summary, problems, values};
use super::{Common, Exit, packed, show};
use crate::Lawbook;
use crate::board::{self, words};
use crate::chess::history::Ending;
use crate::chess::pgn::{Fault, Pgn, RawGame, Tag, decode};
use crate::chess::replay::{self, At, Judge, Report, Rules};
use crate::lang::{Language, Values};
use crate::refusal::Refusal;

/// Arguments of `game`.
#[derive(Args)]
pub struct GameArgs {
    /// PGN files, plain or packed with zstd; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Judge every game by this edition, instead of the one in force on its date
    #[arg(long, conflicts_with = "on")]
    edition: Option<String>,
    /// Judge every game by the edition in force on that day (YYYY-MM-DD)
    #[arg(long, value_name = "DATE")]
    on: Option<String>,
    /// Show only the summary
    #[arg(long)]
    quiet: bool,
}

pub(super) fn run(common: &Common, args: &GameArgs) -> Exit {
    let book = match common.book() {
        Ok(book) => book,
        Err(exit) => return exit,
    };
    let Ok(language) = common.language(&book) else { return Exit::Usage };
    let fixed = match (&args.edition, &args.on) {
        (None, None) => None,
        (None, Some(date)) => match super::edition_on(&book, date) {
            Ok(edition) => book.content.editions.index(&edition),
            Err(refusal) => return show::refused(common, language, &refusal),
        },
        (edition, _) => match book.edition(edition.as_deref()) {
            Ok(edition) => Some(edition),
            Err(error) => return show::refused(common, language, &Refusal::of(&book, &error)),
        },
    };
    let mut run = Run {
        out: BufWriter::new(std::io::stdout()),
        dates: Dates::new(&book, fixed),
        book: &book,
        language,
        json: common.json,
        quiet: args.quiet,
        paint: show::Paint::for_stream(&std::io::stdout()),
        summary: Summary::default(),
        progress: Progress::new(args.quiet),
        gone: false,
    };
    let mut unreadable = false;
    for path in &args.files {
        unreadable |= !run.file(path);
        if run.gone {
            return Exit::Fine;
        }
    }
    run.progress.end();
    run.finish();
    if unreadable {
        Exit::Usage
    } else if run.summary.faults() {
        Exit::Found
    } else {
        Exit::Fine
    }
}

/// Which edition a game is judged by, and what it says where editions differ.
struct Dates {
    fixed: Option<usize>,
    /// First days in force of FIDE's editions, latest first.
    from: Vec<(String, usize)>,
    oldest: usize,
    current: usize,
    rules: Vec<Rules>,
}

impl Dates {
    fn new(book: &Lawbook, fixed: Option<usize>) -> Dates {
        let editions = &book.content.editions;
        let own = editions.all().iter().enumerate().filter(|(_, e)| e.authority == "fide");
        let mut from: Vec<(String, usize)> = own.filter_map(|(i, e)| Some((e.from.clone()?, i))).collect();
        from.sort_by(|a, b| b.0.cmp(&a.0));
        let resignation = book.content.position_question("resignation");
        let rules = |edition: usize| Rules {
            automatic: board::automatic(book, edition),
            resignation_test: resignation.is_some_and(|q| board::covers(book, q, edition)),
        };
        Dates {
            fixed,
            oldest: from.last().map_or(0, |(_, i)| *i),
            current: editions.current().unwrap_or_default(),
            from,
            rules: (0..editions.all().len()).map(rules).collect(),
        }
    }

    /// The edition for a game: the one in force on its date, the oldest before that, the newest without a date.
    fn of(&self, game: &RawGame) -> usize {
        if let Some(fixed) = self.fixed {
            return fixed;
        }
        let date = [Tag::UtcDate, Tag::Date].into_iter().map(|t| game.tag(t)).find(|d| d.get(..4).is_some_and(|y| y.bytes().all(|b| b.is_ascii_digit())));
        let Some(date) = date else { return self.current };
        // `2014.??.??`: unknown parts count as the end of the year, which is the edition most of it was played under.
        let day = date.replace('.', "-").replace("??", "99");
        self.from.iter().find(|(from, _)| *from <= day).map_or(self.oldest, |(_, i)| *i)
    }
}

struct Run<'a> {
    out: BufWriter<std::io::Stdout>,
    book: &'a Lawbook,
    language: &'a Language,
    dates: Dates,
    json: bool,
    quiet: bool,
    paint: show::Paint,
    summary: Summary,
    progress: Progress,
    gone: bool,
}

impl Run<'_> {
    /// Judges a file; false if it cannot be read.
    fn file(&mut self, path: &std::path::Path) -> bool {
        let shown = path.display().to_string();
        let source = match packed::open(path) {
            Ok(source) => source,
            Err(error) => {
                show::refusal_in_words(self.language, &Refusal::of_file(&shown, &error));
                return false;
            }
        };
        let mut pgn = Pgn::new(source);
        let mut game = RawGame::default();
        let mut judge = Judge::default();
        let mut number = 0;
        loop {
            match pgn.next_into(&mut game) {
                Ok(true) => {}
                Ok(false) => return true,
                Err(error) => {
                    show::refusal_in_words(self.language, &Refusal::of_file(&format!("{shown}:{}", pgn.line()), &error));
                    return false;
                }
            }
            number += 1;
            let edition = self.dates.of(&game);
            let report = judge.judge(&game, self.dates.rules[edition]);
            self.summary.add(&game, &report);
            if !self.quiet && !self.write(&shown, number, edition, &game, &report) {
                self.gone = true;
                return true;
            }
            self.progress.step(&self.summary);
        }
    }

    /// False if nothing can be written any more.
    fn write(&mut self, file: &str, number: u64, edition: usize, game: &RawGame, report: &Report) -> bool {
        if self.json {
            let line = self.game_json(file, number, edition, game, report);
            return show::written(writeln!(self.out, "{line}"));
        }
        let found = self.findings(edition, game, report);
        if found.is_empty() {
            return true;
        }
        let name = |tag: Tag| if game.tag(tag).is_empty() { self.language.word("game-unknown-player") } else { game.tag(tag).to_owned() };
        let heading = self.language.say(
            "game-heading",
            &values([
                ("number", self.digits(number)),
                ("line", self.digits(game.line)),
                ("white", name(Tag::White)),
                ("black", name(Tag::Black)),
                ("result", game.result().to_owned()),
            ]),
        );
        let heading = self.paint.bold(&heading);
        show::written(writeln!(self.out, "{heading}")) && found.iter().all(|line| show::written(writeln!(self.out, "  {line}")))
    }

    fn clauses(&self, edition: usize, numbers: &[&'static str]) -> Value {
        json!(board::cite(&self.book.content, edition, numbers).numbers)
    }

    fn game_json(&self, file: &str, number: u64, edition: usize, game: &RawGame, report: &Report) -> Value {
        let with = |mut entry: Value, numbers: &[&'static str]| {
            entry["clauses"] = self.clauses(edition, numbers);
            entry
        };
        let over = report.over.map(|(ended, at)| {
            let mut entry = with(json!(ended), &[crate::chess::clauses::of_ending(ended.by)]);
            entry["number"] = json!(at.number);
            entry["side"] = json!(at.side);
            entry["played_on"] = json!(report.played_on());
            entry
        });
        let claims: Vec<Value> =
            report.claims.iter().map(|c| with(json!({ "by": c.by, "ply": c.at.ply, "number": c.at.number, "side": c.at.side }), &c.clauses)).collect();
        let illegal = report.illegal.iter().map(|i| {
            let entry = json!({
                "ply": i.at.ply, "number": i.at.number, "side": i.at.side, "line": i.line, "text": i.text, "illegal": i.illegal, "stood": i.stood,
            });
            with(entry, &i.clauses)
        });
        let contradiction = report.contradiction.as_ref().map(|c| {
            let by = c.by.map_or_else(|| "winner-cannot-mate".to_owned(), |by| words::word(&by));
            with(json!({ "recorded": c.recorded, "expected": c.expected, "by": by }), &c.clauses)
        });
        json!({
            "file": file, "game": number, "line": game.line, "event": game.tag(Tag::Event), "date": game.tag(Tag::Date), "round": game.tag(Tag::Round),
            "white": game.tag(Tag::White), "black": game.tag(Tag::Black), "result": game.result(), "edition": self.book.content.editions.id(edition),
            "plies": report.plies, "complete": report.complete, "over": over, "claims": claims, "illegal": illegal.collect::<Vec<_>>(),
            "contradiction": contradiction, "problems": problems(game, report).collect::<Vec<_>>(),
        })
    }

    /// What there is to say of a game, a line each. That mate or stalemate ended it as recorded needs no saying.
    fn findings(&self, edition: usize, game: &RawGame, report: &Report) -> Vec<String> {
        let language = self.language;
        let cited = |text: String, numbers: &[&'static str]| self.cited(edition, text, numbers);
        let mut out = Vec::new();
        if let Some((ended, at)) = report.over {
            let plain = matches!(ended.by, Ending::Checkmate | Ending::Stalemate) && report.played_on() == 0;
            if !plain {
                let ending = language.word(&format!("ending-{}", words::word(&ended.by)));
                let key = if at.ply == 0 { "game-over-at-start" } else { "game-over" };
                let said = language.say(key, &values([("move", move_name(game, at)), ("ending", ending), ("result", words::result(ended.result))]));
                out.push(cited(said, &[crate::chess::clauses::of_ending(ended.by)]));
            }
            if report.played_on() > 0 {
                let said = language.say("game-played-on", &Values::from([("count".to_owned(), i64::from(report.played_on()).into())]));
                out.push(self.paint.yellow(&said));
            }
        }
        for claim in &report.claims {
            out.push(cited(language.say(&format!("game-claim-{}", claim.by), &values([("move", move_name(game, claim.at))])), &claim.clauses));
        }
        for one in &report.illegal {
            let reason = one.illegal.as_ref().map_or_else(|| language.word("illegal-nobody"), |i| words::illegal(language, i));
            let line = self.digits(one.line);
            let name = format!("{}{}", move_number(one.at), one.text);
            let said = cited(language.say("game-illegal", &values([("move", name), ("line", line), ("reason", reason)])), &one.clauses);
            let after = match (one.stood, report.complete) {
                (true, _) => "game-stood",
                (false, false) => "game-not-followed",
                (false, true) => "",
            };
            let after = if after.is_empty() { String::new() } else { language.word("list-semicolon") + &language.word(after) };
            out.push(self.paint.red(&format!("{said}{after}")));
        }
        if let Some(found) = &report.contradiction {
            let ending = match found.by {
                Some(by) => language.word(&format!("ending-{}", words::word(&by))),
                None => {
                    let side = if found.recorded == crate::chess::history::GameResult::WhiteWins { "white" } else { "black" };
                    language.say("game-winner-cannot-mate", &values([("side", side.to_owned())]))
                }
            };
            let said = values([("result", words::result(found.recorded)), ("expected", words::result(found.expected)), ("ending", ending)]);
            out.push(self.paint.red(&cited(language.say("game-contradicts", &said), &found.clauses)));
        }
        for problem in problems(game, report) {
            let key = format!("game-problem-{}", words::word(&problem.problem));
            let text = match replay::start_of(game) {
                Err(error) if problem.problem == Fault::BadFen => words::fen_error(language, &error),
                _ => problem.text.clone(),
            };
            let said = language.say(&key, &values([("line", self.digits(problem.line)), ("text", text)]));
            out.push(self.paint.yellow(&said));
        }
        out
    }

    /// A number in the language's digits.
    fn digits(&self, n: impl TryInto<i64>) -> String {
        self.language.number(n.try_into().unwrap_or(i64::MAX))
    }

    /// A sentence with the numbers it rests on, in brackets; without, where the edition prints none of them.
    fn cited(&self, edition: usize, text: String, numbers: &[&'static str]) -> String {
        let cited = board::cite(&self.book.content, edition, numbers);
        let cited = if cited.numbers.is_empty() { cited.missing.iter().map(|n| format!("fide-2023 {n}")).collect() } else { cited.numbers };
        if cited.is_empty() {
            return text;
        }
        let clause = self.language.list(&cited.iter().map(|n| self.language.provision(n)).collect::<Vec<_>>(), false);
        self.language.say("game-cited", &values([("text", text), ("clause", clause)]))
    }

    fn finish(&mut self) {
        let text = if self.json {
            if !self.quiet {
                show::written(self.out.flush());
                return;
            }
            self.summary.json().to_string()
        } else {
            self.summary.text(self.language)
        };
        show::written(writeln!(self.out, "{text}").and_then(|()| self.out.flush()));
    }
}

/// A move as a score sheet names it: `23.Nf3` or `23...Nf6`.
fn move_name(game: &RawGame, at: At) -> String {
    let text = (at.ply as usize).checked_sub(1).and_then(|before| game.moves().nth(before)).map(|(text, _)| decode(text)).unwrap_or_default();
    format!("{}{text}", move_number(at))
}

/// `23.` or `23...`, after which the move's text may stand.
fn move_number(at: At) -> String {
    format!("{}{}", at.number, if at.side == crate::chess::Side::White { "." } else { "..." })
}
