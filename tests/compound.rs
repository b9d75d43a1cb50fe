//! Several incidents at once, ruled over the shipped content: what stands, what yields and on which clause.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail so")]

use std::collections::BTreeMap;

use chesslaw::Lawbook;
use chesslaw::compound::{Compound, Facts, Part, join, rule_all};
use chesslaw::engine::{Order, Ruling, Status, Told};
use chesslaw::model::Scalar;

const EDITION: &str = "fide-2023";

fn book() -> Lawbook {
    Lawbook::embedded().unwrap()
}

fn told(facts: &[(&str, Scalar)]) -> Told {
    facts.iter().map(|(name, value)| ((*name).to_owned(), Some(value.clone()))).collect()
}

fn text(word: &str) -> Scalar {
    Scalar::Text(word.to_owned())
}

const YES: Scalar = Scalar::Bool(true);

/// Rules on each question with its own facts.
fn rule(book: &Lawbook, own: &[(&str, Told)]) -> Compound {
    let own = own.iter().map(|(question, told)| ((*question).to_owned(), told.clone())).collect::<BTreeMap<_, _>>();
    rule_all(book, Some(EDITION), &Facts { shared: Told::new(), own }).unwrap()
}

/// `add-time to=white`: the action, then its words; numbers are left out.
fn said(order: &Order) -> String {
    let words = order.params.iter().filter_map(|(name, value)| match value {
        Scalar::Text(word) => Some(format!(" {name}={word}")),
        _ => None,
    });
    order.action.clone() + &words.collect::<String>()
}

fn orders(compound: &Compound) -> Vec<String> {
    compound.orders.iter().map(|j| said(&j.order)).collect()
}

fn yielded(compound: &Compound) -> Vec<(String, &str)> {
    compound.yielded.iter().map(|y| (said(&y.order), y.row.as_str())).collect()
}

/// A first illegal move, seen at once.
fn illegal_move(side: &str) -> Told {
    told(&[("side", text(side)), ("illegal_move_completed", YES), ("illegal_moves_before", Scalar::Number(0))])
}

/// An illegal move that loses the game.
fn losing_illegal_move(side: &str) -> Told {
    told(&[("side", text(side)), ("illegal_move_completed", YES), ("illegal_moves_before", Scalar::Number(1)), ("opponent_can_checkmate", YES)])
}

fn phone(side: &str) -> Told {
    told(&[("side", text(side)), ("device_sounded", YES), ("device_kept", text("body"))])
}

#[test]
fn a_ringing_phone_ends_the_game_in_which_the_same_player_moved_illegally() {
    let book = book();
    let compound = rule(&book, &[("illegal-move", illegal_move("white")), ("electronic-device", phone("white"))]);
    assert_eq!(orders(&compound), ["declare-lost side=white", "set-score as=win side=black"]);
    assert_eq!(compound.status(), Status::Decided);
    let yielded = yielded(&compound);
    for order in ["continue-game", "restore-position to=before-irregularity", "add-time to=black"] {
        assert!(yielded.contains(&(order.to_owned(), "game-decided")), "{order} must yield: {yielded:?}");
    }
}

#[test]
fn two_reasons_to_lose_are_one_loss() {
    let book = book();
    let compound = rule(&book, &[("illegal-move", losing_illegal_move("white")), ("electronic-device", phone("white"))]);
    assert_eq!(orders(&compound), ["declare-lost side=white", "set-score as=win side=black"]);
    assert_eq!(compound.orders[0].questions, ["electronic-device", "illegal-move"]);
    assert_eq!(compound.status(), Status::Decided);
}

#[test]
fn each_player_losing_is_left_to_judgement() {
    let book = book();
    let compound = rule(&book, &[("illegal-move", losing_illegal_move("black")), ("electronic-device", phone("white"))]);
    let losses: Vec<_> = compound.orders.iter().filter(|j| j.slot == "outcome").collect();
    assert_eq!(losses.iter().map(|j| said(&j.order)).collect::<Vec<_>>(), ["declare-lost side=white", "declare-lost side=black"]);
    assert!(losses.iter().all(|j| j.status == Status::Discretion));
    assert_eq!(compound.status(), Status::Discretion);
}

#[test]
fn a_phone_and_the_opponents_flag_are_left_to_judgement() {
    let book = book();
    let flag = told(&[
        ("side", text("black")),
        ("flag_fell", YES),
        ("arbiter_saw_flag", YES),
        ("period_moves_completed", Scalar::Bool(false)),
        ("opponent_can_checkmate", YES),
    ]);
    let compound = rule(&book, &[("flag-fallen", flag), ("electronic-device", phone("white"))]);
    assert!(orders(&compound).contains(&"declare-lost side=white".to_owned()) && orders(&compound).contains(&"declare-lost side=black".to_owned()));
    assert_eq!(compound.status(), Status::Discretion);
}

#[test]
fn an_illegal_move_in_a_cancelled_game_costs_nothing() {
    let book = book();
    let reversed = told(&[("colours_reversed", YES), ("white_moves_made", Scalar::Number(6)), ("black_moves_made", Scalar::Number(5))]);
    let compound = rule(&book, &[("wrong-start", reversed), ("illegal-move", losing_illegal_move("white"))]);
    assert_eq!(orders(&compound), ["start-new-game"]);
    assert_eq!(yielded(&compound), [("declare-lost side=white".to_owned(), "cancelled-game")]);
    assert_eq!(compound.status(), Status::Decided);
}

#[test]
fn a_cancelled_game_does_not_wipe_out_a_loss_for_conduct() {
    let book = book();
    let reversed = told(&[("colours_reversed", YES), ("white_moves_made", Scalar::Number(6)), ("black_moves_made", Scalar::Number(5))]);
    let compound = rule(&book, &[("wrong-start", reversed), ("electronic-device", phone("white"))]);
    assert!(orders(&compound).contains(&"start-new-game".to_owned()) && orders(&compound).contains(&"declare-lost side=white".to_owned()));
    assert_eq!(compound.status(), Status::Discretion);
}

#[test]
fn a_player_who_lost_by_refusal_does_not_win_by_the_opponents_phone() {
    let book = book();
    let refusal = told(&[("side", text("black")), ("refused_to_comply", YES), ("refusal_persistent", YES), ("opponent_refuses_too", YES)]);
    let compound = rule(&book, &[("misconduct", refusal), ("electronic-device", phone("white"))]);
    assert_eq!(orders(&compound), ["declare-lost-by-both"]);
    assert!(yielded(&compound).iter().all(|(_, row)| *row == "both-lose") && compound.yielded.len() == 2);
}

#[test]
fn no_breach_in_one_thing_excuses_another() {
    let book = book();
    let outside = told(&[("outside_disturbance", YES)]);
    let help = told(&[("side", text("black")), ("notes_used", YES)]);
    let compound = rule(&book, &[("disturbance", outside), ("outside-help", help)]);
    assert_eq!(orders(&compound), ["penalise side=black"]);
    assert_eq!(yielded(&compound), [("find-no-breach".to_owned(), "a-breach-all-the-same")]);
}

#[test]
fn a_game_that_has_ended_is_not_begun_anew() {
    let book = book();
    let wrong = told(&[("initial_position_wrong", YES)]);
    let agreed = told(&[("draw_offered", YES), ("offer_answer", text("accepted"))]);
    let compound = rule(&book, &[("wrong-start", wrong.clone()), ("draw-offer", agreed)]);
    assert!(orders(&compound).contains(&"declare-drawn".to_owned()) && !orders(&compound).contains(&"start-new-game".to_owned()));
    let resigned = told(&[("side", text("black")), ("game_ends_by", text("resignation")), ("opponent_can_checkmate", YES)]);
    assert_eq!(rule(&book, &[("wrong-start", wrong.clone()), ("game-ending", resigned)]).status(), Status::Discretion);
    // A telephone that was no breach decides nothing, and the new game is not left to judgement.
    let allowed = told(&[("device_in_venue", YES), ("device_kept", text("bag")), ("bag_allowed", YES), ("device_switched_off", YES)]);
    let compound = rule(&book, &[("wrong-start", wrong), ("electronic-device", allowed)]);
    assert_eq!(orders(&compound), ["start-new-game"]);
    assert_eq!(compound.status(), Status::Decided);
}

#[test]
fn a_claim_out_of_form_draws_no_game() {
    let book = book();
    let claim = told(&[("draw_claimed", YES), ("draw_claim_correct", YES)]);
    let touched = told(&[("claimant_has_move", YES), ("piece_touched", YES)]);
    let compound = rule(&book, &[("wrong-claim", claim), ("draw-claim-form", touched.clone())]);
    assert!(orders(&compound).contains(&"reject-claim".to_owned()) && !orders(&compound).contains(&"declare-drawn".to_owned()));
    // What needs no claim does.
    let fivefold = told(&[("position_occurrences", Scalar::Number(5))]);
    assert!(orders(&rule(&book, &[("automatic-draw", fivefold), ("draw-claim-form", touched)])).contains(&"declare-drawn".to_owned()));
}

#[test]
fn what_yields_cites_the_clause_of_what_comes_first() {
    let book = book();
    let reversed = told(&[("colours_reversed", YES), ("white_moves_made", Scalar::Number(6)), ("black_moves_made", Scalar::Number(6))]);
    let compound = rule(&book, &[("wrong-start", reversed), ("illegal-move", illegal_move("white"))]);
    assert!(compound.yielded.iter().all(|y| y.clause == "reversed-colours"), "{:?}", compound.yielded);
}

/// The rulings that the cases and vectors of each question reach, each once.
fn reached(book: &Lawbook) -> Vec<(&str, Vec<Ruling>)> {
    let place = book.edition(Some(EDITION)).unwrap();
    let mut out = Vec::new();
    for question in book.content.questions.iter().filter(|q| book.covers(q, place)).map(|q| q.id.value.as_str()) {
        let mut rulings: Vec<Ruling> = Vec::new();
        let shape = |ruling: &Ruling| ruling.slots.iter().map(|s| (s.status, s.then.clone())).collect::<Vec<_>>();
        for case in book.content.cases.iter().filter(|c| c.question.value == question) {
            for situation in case.situations() {
                let Ok(ruling) = book.ask(question, Some(EDITION), situation.told()) else { continue };
                if rulings.iter().all(|known| shape(known) != shape(&ruling)) {
                    rulings.push(ruling);
                }
            }
        }
        out.push((question, rulings));
    }
    out
}

/// Every pair of questions, with every ruling that can be reached, by the same player and by different ones.
#[test]
fn no_pair_of_incidents_contradicts_itself_unsaid() {
    let book = book();
    let exclusive: Vec<&str> = book.content.precedence.exclusive.iter().map(|s| s.value.as_str()).collect();
    let part = |question: &str, side: &str, ruling: &Ruling| Part { question: question.to_owned(), side: Some(side.to_owned()), ruling: ruling.clone() };
    let questions = reached(&book);
    let mut pairs = 0;
    for (i, (one, many)) in questions.iter().enumerate() {
        for (other, others) in &questions[i + 1..] {
            for (a, b, side) in many.iter().flat_map(|a| others.iter().flat_map(move |b| ["white", "black"].map(|side| (a, b, side)))) {
                let compound = join(&book, vec![part(one, "white", a), part(other, side, b)]);
                pairs += 1;
                for slot in &exclusive {
                    let here: Vec<_> = compound.orders.iter().filter(|j| j.slot == *slot).collect();
                    let open = here.len() < 2 || here.iter().all(|j| j.status == Status::Discretion);
                    assert!(open, "{one} by White and {other} by {side}: {:?}", orders(&compound));
                }
                // What yields does so to an order that stands.
                for y in &compound.yielded {
                    let stands = compound.orders.iter().any(|j| j.order == y.to);
                    assert!(stands, "{one} by White and {other} by {side}: {:?} yields to what yields itself", y.order);
                }
            }
        }
    }
    assert!(pairs > 1_000, "only {pairs} pairs");
}

#[test]
fn precedence_names_what_there_is() {
    let book = book();
    for row in &book.content.precedence.rows {
        for action in row.first.iter().chain(&row.over) {
            assert!(book.content.actions.contains_key(&action.value), "{}: there is no action {}", row.id.value, action.value);
        }
        for question in &row.not_from {
            assert!(book.content.question(&question.value).is_some(), "{}: there is no question {}", row.id.value, question.value);
        }
        if let Some(clause) = &row.clause {
            assert!(book.content.clause(&clause.value).is_some(), "{}: there is no clause {}", row.id.value, clause.value);
        }
    }
}
