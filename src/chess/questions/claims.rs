//! Draws by repetition and by counting moves: claimed on the board, claimed with an intended move, or without a claim.

use super::{add, plain, put_first};
use crate::chess::answer::{Answer, Before, Claim, Input, Why};
use crate::chess::clauses::{self, Clauses};
use crate::chess::history::{Automatic, DeadTest, Ending, Game};
use crate::chess::mate::is_checkmate;
use crate::chess::moves::{self, LegalMove};
use crate::chess::repetition::{self, Difference, EmptyEnPassant, Repetition};
use crate::chess::series_limit::SEVENTY_FIVE;

/// Half-moves after which a draw may be claimed.
const FIFTY: u32 = 100;

/// `threefold` and `fifty-moves`: may this player claim the draw now, in this form?
pub(super) fn claim(question: &str, game: &Game, input: &Input) -> Answer {
    let repetition = question == "threefold";
    let general = if repetition { clauses::THREEFOLD } else { clauses::FIFTY };
    let default = if input.mv.is_some() { Claim::IntendedMove } else { Claim::Appeared };
    let to_move = game.last().side_to_move();
    if let Some(ending) = game.no_moves_left() {
        return over(game, ending, general, input.automatic);
    }
    match input.claim.unwrap_or(default) {
        Claim::Automatic => {
            let automatic = if repetition { clauses::FIVEFOLD } else { clauses::SEVENTY_FIVE };
            plain(false, Why::NeedsClaim, vec![general, automatic])
        }
        _ if input.side.is_some_and(|side| side != to_move) => plain(false, Why::NotToMove { to_move }, vec![general]),
        Claim::Appeared if repetition => threefold_appeared(game),
        Claim::Appeared => fifty_appeared(game),
        Claim::IntendedMove => {
            let intended = match input.mv.as_deref().map(|text| moves::judge(game.last(), text)) {
                Some(Err(illegal)) => {
                    let mut list = clauses::of_illegal(&illegal, game.last().is_chess960());
                    add(&mut list, general);
                    return plain(false, Why::Illegal(illegal), list);
                }
                Some(Ok(mv)) => vec![mv],
                None => game.last().legal_moves().into_iter().filter_map(|raw| moves::describe(game.last(), raw)).collect(),
            };
            if repetition { threefold_intended(game, &intended) } else { fifty_intended(game, &intended) }
        }
    }
}

/// Mate or stalemate is on the board: there is nothing left to claim.
fn over(game: &Game, ending: Ending, general: &'static str, automatic: Automatic) -> Answer {
    let ended = game.ended(DeadTest::Material, automatic);
    let list = vec![general, clauses::of_ending(ending)];
    let mut answer = match ended {
        Some(ended) => plain(false, Why::AlreadyOver { ended, before: Before::Draw }, list),
        None => plain(false, Why::NeedsClaim, list),
    };
    answer.ended = ended;
    answer
}

fn threefold_appeared(game: &Game) -> Answer {
    let ply = game.moves().len();
    let report = repetition::report(game, game.last(), ply, None);
    let mut list = vec![clauses::SAME_POSITION];
    let from_start = report.occurrences.first().is_some_and(|first| first.ply == 0);
    if from_start && !report.pieces_changed_places || report.count == 1 && report.lookalikes.is_empty() {
        // The set-up position is the first occurrence.
        put_first(&mut list, clauses::THREEFOLD_APPEARED);
    } else {
        add(&mut list, clauses::THREEFOLD_APPEARED);
    }
    finish_threefold(report, list)
}

fn threefold_intended(game: &Game, intended: &[LegalMove]) -> Answer {
    let ply = game.moves().len() + 1;
    let mut best: Option<Repetition> = None;
    for mv in intended {
        let Some(next) = game.last().after(mv.raw) else {
            continue;
        };
        let report = repetition::report(game, &next, ply, Some(mv.uci.clone()));
        if best.as_ref().is_none_or(|best| report.count > best.count) {
            best = Some(report);
        }
    }
    let list = vec![clauses::THREEFOLD_INTENDED, clauses::SAME_POSITION];
    match best {
        Some(report) => finish_threefold(report, list),
        None => plain(false, Why::NeedsClaim, list),
    }
}

/// Adds the clauses on what makes positions the same, in front where they decide.
fn finish_threefold(report: Repetition, mut list: Clauses) -> Answer {
    let yes = report.count >= 3;
    if yes {
        match report.empty_en_passant {
            Some(EmptyEnPassant::NoPawn) => {
                put_first(&mut list, clauses::SAME_POSITION);
                list.insert(1, clauses::SAME_EN_PASSANT);
            }
            Some(EmptyEnPassant::Pinned) => {
                put_first(&mut list, clauses::SAME_EN_PASSANT);
                add(&mut list, clauses::OWN_KING_SAFE);
            }
            None if report.right_lost_by_first => put_first(&mut list, clauses::SAME_CASTLING),
            None => {}
        }
    } else if let Some(first) = report.lookalikes.iter().find(|one| one.differs != Difference::SideToMove).or(report.lookalikes.first()) {
        put_first(
            &mut list,
            match first.differs {
                Difference::SideToMove => clauses::SAME_POSITION,
                Difference::EnPassant { .. } => clauses::SAME_EN_PASSANT,
                Difference::Castling { .. } => clauses::SAME_CASTLING,
            },
        );
    }
    plain(yes, Why::Repetition { needed: 3, repetition: report }, list)
}

/// `fivefold`: has any position of the game stood five times?
pub(super) fn fivefold(game: &Game) -> Answer {
    let last = game.moves().len();
    let ply = (0..=last).find(|&ply| game.occurrences(ply) >= 5);
    let at = ply.unwrap_or(last);
    let report = repetition::report(game, &game.positions()[at], at, None);
    let list = vec![clauses::FIVEFOLD, clauses::SAME_POSITION];
    plain(ply.is_some(), Why::Repetition { needed: 5, repetition: report }, list)
}

fn count(game: &Game, halfmoves: u32, needed: u32) -> Why {
    Why::Count { halfmoves, needed, since: game.last_restart(), by_move: None, reached: None }
}

fn fifty_appeared(game: &Game) -> Answer {
    let halfmoves = game.last().halfmoves();
    plain(halfmoves >= FIFTY, count(game, halfmoves, FIFTY), vec![clauses::FIFTY_APPEARED, clauses::FIFTY])
}

fn fifty_intended(game: &Game, intended: &[LegalMove]) -> Answer {
    let halfmoves = game.last().halfmoves();
    let quiet = intended.iter().find(|mv| !game.last().restarts_count(mv.raw));
    let after = if quiet.is_some() { halfmoves.saturating_add(1) } else { 0 };
    let yes = after >= FIFTY;
    let why = Why::Count { halfmoves: after, needed: FIFTY, since: game.last_restart(), by_move: quiet.map(|mv| mv.uci.clone()), reached: None };
    plain(yes, why, vec![clauses::FIFTY_INTENDED, clauses::FIFTY])
}

/// `seventyfive-moves`: have 75 moves been made by each player, the last of them not being mate?
pub(super) fn seventy_five(game: &Game) -> Answer {
    let list = vec![clauses::SEVENTY_FIVE];
    let full = |ply: &usize| game.positions()[*ply].halfmoves() >= SEVENTY_FIVE;
    let drawn = (0..=game.moves().len()).filter(full).find(|&ply| !is_checkmate(&game.positions()[ply]));
    let at = drawn.unwrap_or(game.moves().len());
    let halfmoves = game.positions()[at].halfmoves();
    let since = game.last_restart().filter(|restart| restart.ply <= at);
    plain(drawn.is_some(), Why::Count { halfmoves, needed: SEVENTY_FIVE, since, by_move: None, reached: drawn }, list)
}
