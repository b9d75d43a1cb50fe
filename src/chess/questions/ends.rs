//! Questions about the end: mate, stalemate, dead positions, and results that turn on whether mate can still be given.

use super::{plain, put_first};
use crate::chess::answer::{Answer, Before, Value, Why};
use crate::chess::clauses::{self, Clauses};
use crate::chess::history::{Automatic, DeadTest, Game, GameResult};
use crate::chess::mate::{Deadness, Verdict, can_checkmate, deadness, is_checkmate, is_stalemate, king_report, ruled_out_fast};
use crate::chess::moves;
use crate::chess::names::Side;
use crate::chess::position::Position;
use crate::chess::series_limit::{self, SEVENTY_FIVE, SeriesLimit};

/// `checkmate`: is the player to move mated (by `side`)?
pub(super) fn checkmate(game: &Game, side: Option<Side>) -> Answer {
    let position = game.last();
    let yes = is_checkmate(position) && side.is_none_or(|side| side != position.side_to_move());
    let mut list = vec![clauses::CHECKMATE];
    let why = king(game);
    special(&why, yes, &mut list);
    if yes && position.halfmoves() >= 100 {
        list.push(clauses::FIFTY);
    }
    if yes && position.halfmoves() >= SEVENTY_FIVE {
        list.push(clauses::SEVENTY_FIVE);
    }
    plain(yes, why, list)
}

/// `stalemate`: is the player to move (`side`) stalemated?
pub(super) fn stalemate(game: &Game, side: Option<Side>) -> Answer {
    let position = game.last();
    let yes = is_stalemate(position) && side.is_none_or(|side| side == position.side_to_move());
    let mut list = vec![clauses::STALEMATE];
    let why = king(game);
    special(&why, yes, &mut list);
    if is_checkmate(position) {
        list.push(clauses::CHECKMATE);
    }
    if yes && position.halfmoves() >= SEVENTY_FIVE {
        list.push(clauses::SEVENTY_FIVE);
    }
    plain(yes, why, list)
}

/// Puts in front the clause that makes the case a special one: capture in passing as the only move, or a promotion just made.
fn special(why: &Why, yes: bool, list: &mut Clauses) {
    if let Why::King { only_en_passant, just_promoted, .. } = why {
        if *only_en_passant {
            put_first(list, clauses::EN_PASSANT);
        } else if yes && *just_promoted {
            put_first(list, clauses::PROMOTION_EFFECT);
        }
    }
}

fn king(game: &Game) -> Why {
    let position = game.last();
    let legal = position.legal_moves();
    let passing = |&raw: &cozy_chess::Move| moves::describe(position, raw).is_some_and(|mv| mv.en_passant);
    Why::King { report: king_report(position), only_en_passant: !legal.is_empty() && legal.iter().all(passing), just_promoted: just_promoted(game) }
}

fn just_promoted(game: &Game) -> bool {
    game.moves().last().is_some_and(|mv| mv.promotion.is_some())
}

fn texts(position: &Position, line: &[cozy_chess::Move]) -> Vec<String> {
    let mut at = position.clone();
    let mut list = Vec::with_capacity(line.len());
    for &mv in line {
        list.push(moves::uci(&at, mv));
        match at.after(mv) {
            Some(next) => at = next,
            None => break,
        }
    }
    list
}

/// `dead-position`: can neither side mate any more?
pub(super) fn dead_position(game: &Game) -> Answer {
    let position = game.last();
    let mut list = vec![clauses::DEAD_POSITION];
    if is_stalemate(position) {
        list.push(clauses::STALEMATE);
    } else if is_checkmate(position) {
        list.push(clauses::CHECKMATE);
    }
    match deadness(position) {
        Deadness::Dead { white, black } => {
            if just_promoted(game) {
                put_first(&mut list, clauses::PROMOTION);
            }
            plain(true, Why::Dead { white, black }, list)
        }
        Deadness::Alive(side, line) => {
            let mut answer = plain(false, Why::CanMate { side, line: texts(position, &line) }, list);
            answer.disputed = series_limit::check(position, side, &line).and_then(|limit| other_side(position, side.opponent(), limit));
            answer
        }
        Deadness::Unknown => plain(Value::Unknown, Why::Undecided, list),
    }
}

/// One side's mate is forestalled by 75 moves, or may be: whether the position is then dead turns on the other side.
fn other_side(position: &Position, side: Side, limit: SeriesLimit) -> Option<SeriesLimit> {
    match can_checkmate(position, side) {
        Verdict::No(_) => Some(limit),
        Verdict::Unknown => Some(SeriesLimit::Unsettled),
        Verdict::Yes(line) => match series_limit::check(position, side, &line)? {
            SeriesLimit::Forestalls => Some(limit),
            SeriesLimit::Unsettled => Some(SeriesLimit::Unsettled),
        },
    }
}

/// `can-checkmate`: can `side` mate by any series of legal moves?
pub(super) fn can_mate(game: &Game, side: Side) -> Answer {
    let list = vec![clauses::FLAG_FALL, clauses::SECOND_ILLEGAL_MOVE, clauses::RESIGNATION];
    test(game.last(), side, list)
}

fn test(position: &Position, side: Side, list: Clauses) -> Answer {
    match can_checkmate(position, side) {
        Verdict::Yes(line) => {
            let mut answer = plain(true, Why::CanMate { side, line: texts(position, &line) }, list);
            answer.disputed = series_limit::check(position, side, &line);
            answer
        }
        Verdict::No(reason) => plain(false, Why::CannotMate { side, reason }, list),
        Verdict::Unknown => plain(Value::Unknown, Why::Undecided, list),
    }
}

/// `flag-fall`: does the player whose flag fell lose?
pub(super) fn flag_fall(game: &Game, side: Side, automatic: Automatic) -> Answer {
    loses_unless(game, side, clauses::FLAG_FALL, automatic)
}

/// `resignation`: does the player who resigned lose?
pub(super) fn resignation(game: &Game, side: Side, automatic: Automatic) -> Answer {
    loses_unless(game, side, clauses::RESIGNATION, automatic)
}

/// The player loses unless the game was over before, or the opponent cannot mate by any series of legal moves: then it is drawn.
fn loses_unless(game: &Game, side: Side, rule: &'static str, automatic: Automatic) -> Answer {
    // Other dead positions need no test of their own: where neither can mate the opponent cannot, and the result is the same.
    if let Some(ended) = game.ended(DeadTest::Material, automatic) {
        let mut answer = plain(false, Why::AlreadyOver { ended, before: Before::Event }, vec![clauses::of_ending(ended.by), rule]);
        answer.result = Some(ended.result);
        answer.ended = Some(ended);
        return answer;
    }
    let opponent = side.opponent();
    let mut answer = test(game.last(), opponent, vec![rule]);
    answer.result = match answer.answer {
        Value::True => Some(GameResult::win(opponent)),
        Value::False => Some(GameResult::Draw),
        _ => None,
    };
    if answer.answer == Value::False && ruled_out_fast(game.last().board(), side) {
        answer.clauses.push(clauses::DEAD_POSITION);
    }
    answer
}
