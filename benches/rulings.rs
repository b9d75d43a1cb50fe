//! How long a ruling takes: untraced, with reasons, as a stream, and beside an interpreter of the same conditions. `cargo bench --bench rulings`
//!
//! "Kept" looks a ruling up as the stream does. "Made anew" and "cold" make each ruling with all its reasons and read them through, as a user of the library gets
//! them; nothing that was found is kept from one ruling to the next, so that facts never asked before cost what facts asked before do, and no memory grows.
//!
//! All figures come from one run of one thread, so that their ratios mean something on a busy machine too. Where the system tells it (Linux), what is counted
//! is the time this thread had the processor, not the time that passed; cold rulings are too few for that and are timed as they pass.
#![allow(clippy::expect_used, reason = "a bench fails so")]

#[path = "../tests/support/dice.rs"]
mod dice;

use std::hint::black_box;
use std::time::{Duration, Instant};

use cel::{Context, Program as Expression};
use chesslaw::Lawbook;
use chesslaw::cli::stream::Worker;
use chesslaw::engine::{self, Held, Known, Program, Ruling, Told, Value};
use chesslaw::model::Scalar;
use rustc_hash::{FxHashMap, FxHashSet};

use dice::Dice;

const QUESTION: &str = "illegal-move";

/// Time this thread has had the processor; the time that passed since `start` where the system does not tell.
fn spent(start: Instant) -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|t| t.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

/// Nanoseconds of one `work`, the best of several rounds of at least a tenth of a second: what disturbs a round only makes it longer.
fn time(mut work: impl FnMut()) -> f64 {
    let mut best = f64::INFINITY;
    let mut times = 1u32;
    for _ in 0..7 {
        loop {
            let start = Instant::now();
            let before = spent(start);
            (0..times).for_each(|_| work());
            let took = spent(start) - before;
            if took >= Duration::from_millis(100) {
                best = best.min(took.as_secs_f64() * 1e9 / f64::from(times));
                break;
            }
            times = times.saturating_mul(2);
        }
    }
    best
}

/// An everyday incident with some facts open.
fn facts(dice: &mut Dice) -> Told {
    let mut told = Told::new();
    let mut tell = |name: &str, value: Scalar| drop(told.insert(name.to_owned(), Some(value)));
    let incident = ["illegal_move_completed", "promotion_unfinished", "clock_pressed_without_move", "two_hands_used", "king_captured"][dice.roll(5)];
    tell(incident, Scalar::Bool(true));
    tell("time_control", Scalar::Text(["standard", "rapid", "blitz"][dice.roll(3)].to_owned()));
    tell("supervision", Scalar::Text(["full", "limited"][dice.roll(2)].to_owned()));
    tell("illegal_moves_before", Scalar::Number(dice.roll(3) as i64));
    if dice.roll(2) == 0 {
        tell("opponent_can_checkmate", Scalar::Bool(dice.roll(2) == 0));
    }
    if incident != "illegal_move_completed" {
        tell("clock_pressed", Scalar::Bool(true));
    }
    told
}

fn read(book: &Lawbook, program: &Program, told: &Told) -> Known {
    let facts = told.iter().map(|(name, value)| (name.as_str(), Value::from(value)));
    program.reader.read(&book.content, &program.space, facts, &mut Vec::new()).expect("good facts")
}

/// Takes in a ruling with all its reasons, as who shows or checks it does: what is ordered and asked, each rule, clause and condition, also of rules set aside.
fn read_through(ruling: &Ruling) -> usize {
    let condition = |h: &Held| h.fact.len() + h.value.as_ref().map_or(0, String::len) + usize::from(h.holds);
    let mut read = ruling.actions().map(|o| o.action.len()).sum::<usize>() + ruling.needs.len() + ruling.assumed().count() + ruling.clauses().len();
    for reason in ruling.reasons.iter() {
        read += reason.rule().len() + reason.clause_ids().map(str::len).sum::<usize>() + reason.conditions().map(condition).sum::<usize>();
        for other in reason.considered() {
            read += other.rule().len()
                + other.clause_id().len()
                + other.overridden_by().map(str::len).sum::<usize>()
                + other.failed().map(condition).sum::<usize>();
        }
    }
    read
}

/// Nanoseconds of a ruling read through, for facts never asked before: of one question, told by chance, from little to nearly all, no two the same and each
/// ruled on once. The best of five such rounds, with the number of rulings of one. The program was asked for other facts before.
fn cold(book: &Lawbook, question: &str) -> (f64, usize) {
    let (question, _, program) = book.compiled(question, None).expect("compiles");
    let mut seen: FxHashSet<Known> = FxHashSet::default();
    let mut dice = Dice(2023);
    let mut best = (f64::INFINITY, 0);
    for _ in 0..5 {
        let mut fresh = Vec::new();
        for i in 0..4096 {
            let told = dice.facts(book, program, [2, 3, 5, 9][i % 4], 30);
            let facts = told.iter().map(|(name, value)| (name.as_str(), Value::from(value)));
            let Ok(known) = program.reader.read(&book.content, &program.space, facts, &mut Vec::new()) else { continue };
            // What cannot be together is refused, which is quicker than a ruling.
            if engine::open(&book.content, program, &known).is_ok() && seen.insert(known.clone()) {
                fresh.push(known);
            }
        }
        if fresh.len() < 256 {
            break; // too few to time
        }
        // Too short a round for the counted time, which comes in steps of milliseconds.
        let start = Instant::now();
        for known in &fresh {
            let ruling = engine::rule_known(&book.content, question, program, black_box(known)).expect("rules");
            black_box(read_through(&ruling));
        }
        let took = start.elapsed().as_secs_f64() * 1e9 / fresh.len() as f64;
        if took < best.0 {
            best = (took, fresh.len());
        }
    }
    best
}

fn main() {
    let book = Lawbook::embedded().expect("the shipped content loads");
    let (question, _, program) = book.compiled(QUESTION, None).expect("compiles");
    let mut dice = Dice(75);
    let asked: Vec<Told> = (0..1024).map(|_| facts(&mut dice)).collect();
    let many = asked.len() as f64;

    // One value for each variable, as a program that knows all would have them.
    let points: Vec<Vec<u8>> = (0..4096).map(|_| program.space.sizes().iter().map(|s| dice.roll(*s) as u8).collect()).collect();
    let slots = program.slots.len() as f64;
    let walk = time(|| {
        for point in &points {
            for slot in &program.slots {
                black_box(program.store.walk(slot.by_class, black_box(point)));
            }
        }
    }) / points.len() as f64;

    let knowns: Vec<Known> = asked.iter().map(|t| read(&book, program, t)).collect();
    let anew = time(|| {
        for known in &knowns {
            let ruling = engine::rule_known(&book.content, question, program, black_box(known)).expect("rules");
            black_box(read_through(&ruling));
        }
    }) / many;
    let (never_asked, distinct) = cold(&book, QUESTION);
    let mut everywhere: Vec<(f64, &str)> = book.content.questions.iter().map(|q| (cold(&book, &q.id.value).0, q.id.value.as_str())).collect();
    everywhere.retain(|(took, _)| took.is_finite());
    everywhere.sort_by(|a, b| a.0.total_cmp(&b.0));
    let start = Instant::now();
    let fresh = Program::compile(&book.content, question, program.edition).expect("compiles");
    let compiled = start.elapsed();
    black_box(engine::rule_known(&book.content, question, &fresh, &knowns[0]).expect("rules"));
    let first = start.elapsed() - compiled;

    // As the stream keeps them: the facts are read, the ruling with its reasons is looked up.
    let mut kept: FxHashMap<Known, Ruling> = FxHashMap::default();
    for known in &knowns {
        kept.entry(known.clone()).or_insert_with(|| engine::rule_known(&book.content, question, program, known).expect("rules"));
    }
    let mut known = Known::default();
    let mut ignored = Vec::new();
    let with_reasons = time(|| {
        for told in &asked {
            let facts = told.iter().map(|(name, value)| (name.as_str(), Value::from(value)));
            program.reader.read_into(&book.content, &program.space, facts, &mut known, &mut ignored).expect("good facts");
            black_box(kept.get(&known).map(|r| r.reasons.len()));
        }
    }) / many;

    let exported = engine::export_conditions(&book.content, question, program);
    let rules = exported["rules"].as_array().expect("a list");
    let rule = rules.iter().find(|r| r["rule"] == "penalised").expect("there is such a rule");
    let expression = Expression::compile(rule["cel"].as_str().expect("text")).expect("compiles");
    let mut context = Context::default();
    for (name, value) in [("illegal_move_completed", true), ("king_captured", false), ("promotion_unfinished", false), ("clock_pressed", true)] {
        context.add_variable_from_value(name, value);
    }
    for (name, value) in [("clock_pressed_without_move", false), ("two_hands_used", false), ("game_over", false), ("opponent_can_checkmate", true)] {
        context.add_variable_from_value(name, value);
    }
    context.add_variable_from_value("time_control", "rapid");
    context.add_variable_from_value("supervision", "limited");
    context.add_variable_from_value("noticed", "before_touch");
    context.add_variable_from_value("illegal_moves_before", 0);
    context.add_variable_from_value("reading_blitz_full_minutes", "two-minutes");
    let interpreted = time(|| drop(black_box(expression.execute(black_box(&context)).expect("an answer"))));

    let mut lines = String::new();
    for (id, told) in asked.iter().cycle().take(16_384).enumerate() {
        lines.push_str(&format!("{}\n", serde_json::json!({ "id": id, "question": QUESTION, "facts": told })));
    }
    let (count, mut stream) = (16_384.0, [0.0; 2]);
    for (i, brief) in [true, false].into_iter().enumerate() {
        let mut worker = Worker::new(&book, None, brief);
        stream[i] = count
            / time(|| {
                black_box(worker.answer_all(lines.as_bytes()).len());
            })
            * 1e9;
    }

    println!("{QUESTION}, edition in force, {slots} slots, {} rulings kept of {} askings", kept.len(), asked.len());
    println!("untraced walk            {:>10.1} ns a slot, {walk:.1} ns a ruling of all slots", walk / slots);
    println!("full reasons, kept       {with_reasons:>10.1} ns a ruling, facts read by name ({:.1} walks)", with_reasons / walk);
    println!("full reasons, made anew  {anew:>10.1} ns a ruling read through, of facts asked before ({:.0} times as long as kept)", anew / with_reasons);
    println!("full reasons, cold       {never_asked:>10.1} ns a ruling read through, of facts never asked before ({distinct} told by chance)");
    let quick = everywhere.iter().filter(|(took, _)| *took <= 2000.0).count();
    println!("  of {} questions, within 2 us: {quick}", everywhere.len());
    for (what, (took, question)) in [("quickest", everywhere[0]), ("middle", everywhere[everywhere.len() / 2]), ("slowest", everywhere[everywhere.len() - 1])] {
        println!("  of {} questions, {what:<8} {took:>5.1} ns, {question}", everywhere.len());
    }
    println!("first ruling of all      {:>10.1} us, after {:.0} us of compiling the question", first.as_secs_f64() * 1e6, compiled.as_secs_f64() * 1e6);
    println!("cel, one condition       {interpreted:>10.1} ns ({:.0} times an untraced slot)", interpreted * slots / walk);
    println!("ndjson, brief            {:>10.0} requests a second on one thread", stream[0]);
    println!("ndjson, with reasons     {:>10.0} requests a second on one thread", stream[1]);
}
