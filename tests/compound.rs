//! Several incidents at once, ruled over the shipped content: what stands, what yields and on which clause.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail so")]

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use chesslaw::Lawbook;
use chesslaw::compound::{Compound, Facts, Joined, Part, join, rule_all};
use chesslaw::engine::{Order, Ruling, Status, Told};
use chesslaw::model::Scalar;
use chesslaw::site::Options;
use serde_json::{Value, json};

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

/// The same, when it is told that the game was not over.
fn during(mut told: Told) -> Told {
    told.insert("game_over".to_owned(), Some(Scalar::Bool(false)));
    told
}

#[test]
fn each_player_losing_is_left_to_judgement() {
    let book = book();
    let compound = rule(&book, &[("illegal-move", during(losing_illegal_move("black"))), ("electronic-device", during(phone("white")))]);
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
    let compound = rule(&book, &[("flag-fallen", during(flag)), ("electronic-device", during(phone("white")))]);
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
fn whoever_waits_for_the_next_move_does_not_mend_the_last_one() {
    let book = book();
    let few = [("time_control", text("blitz")), ("supervision", text("limited"))];
    let unpromoted = [("side", text("white")), ("promotion_unfinished", YES), ("clock_pressed", YES), ("illegal_moves_before", Scalar::Number(0))];
    let on_the_board = [("pawn_on_last_rank", YES), ("next_move_completed", Scalar::Bool(false))];
    let own = [("illegal-move", told(&[&few[..], &unpromoted].concat())), ("impossible-position", told(&[&few[..], &on_the_board].concat()))];
    let compound = rule(&book, &own);
    for action in ["await-next-move", "promote-to-queen"] {
        assert!(compound.orders.iter().any(|j| j.order.action == action && j.status == Status::Discretion), "{action}: {:?}", compound.orders);
    }
    assert_eq!(compound.status(), Status::Discretion);
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

/// A flag that has fallen, seen by the arbiter, with the moves not made.
fn flag(facts: &[(&str, Scalar)]) -> Told {
    let mut flag = told(&[("flag_fell", YES), ("arbiter_saw_flag", YES), ("period_moves_completed", Scalar::Bool(false)), ("opponent_can_checkmate", YES)]);
    flag.extend(told(facts));
    flag
}

/// A draw claimed wrongly.
fn wrong_claim(facts: &[(&str, Scalar)]) -> Told {
    let mut claim = told(&[("draw_claimed", YES), ("draw_claim_correct", Scalar::Bool(false)), ("claim_on_intended_move", Scalar::Bool(false))]);
    claim.extend(told(facts));
    claim
}

/// The minutes that are added, in order.
fn minutes(compound: &Compound) -> Vec<Scalar> {
    compound.orders.iter().filter(|j| j.order.action == "add-time").map(|j| j.order.params["minutes"].clone()).collect()
}

#[test]
fn extra_time_for_two_offences_is_added_up() {
    let book = book();
    let claim = wrong_claim(&[("side", text("white"))]);
    let compound = rule(&book, &[("illegal-move", illegal_move("white")), ("wrong-claim", claim.clone())]);
    assert_eq!(minutes(&compound), [Scalar::Number(4)]);
    let each = rule(&book, &[("illegal-move", illegal_move("black")), ("wrong-claim", claim)]);
    assert_eq!(minutes(&each), [Scalar::Number(2), Scalar::Number(2)]);
}

#[test]
fn a_flag_is_no_proof_against_the_clock_that_showed_it() {
    let book = book();
    let clocks = [("clock-defect", told(&[("clock_doubted", YES), ("clock_defect_evident", YES)])), ("clock-setting", told(&[("clock_set_wrongly", YES)]))];
    for (question, facts) in clocks {
        let compound = rule(&book, &[(question, facts.clone()), ("flag-fallen", flag(&[("side", text("white"))]))]);
        assert!(compound.orders.iter().any(|j| j.order.action == "declare-lost" && j.status == Status::Discretion), "{question}: {:?}", compound.orders);
        assert!(orders(&compound).contains(&"adjust-clocks".to_owned()), "{question}: {:?}", orders(&compound));
        // A loss that no clock has shown stands whatever the clock shows.
        let rung = rule(&book, &[(question, facts), ("electronic-device", phone("white"))]);
        assert!(!orders(&rung).contains(&"adjust-clocks".to_owned()), "{question}: {:?}", orders(&rung));
    }
}

/// The first of two endings ends the game: where that is only presumed it is asked, and what is answered decides.
#[test]
fn which_of_two_endings_came_first_is_asked() {
    let book = book();
    let flag = |more: &[(&str, Scalar)]| flag(&[&[("side", text("white"))], more].concat());
    let mate = |more: &[(&str, Scalar)]| {
        told(
            &[&[("side", text("black")), ("game_ends_by", text("checkmate")), ("last_move_legal", YES), ("last_move_broke_touch_rules", false.into())], more]
                .concat(),
        )
    };
    let phone = |more: &[(&str, Scalar)]| told(&[&[("side", text("black")), ("device_in_venue", YES), ("device_kept", text("body"))], more].concat());
    for (other, facts) in [("game-ending", &mate as &dyn Fn(&[(&str, Scalar)]) -> Told), ("electronic-device", &phone)] {
        let asked = rule(&book, &[("flag-fallen", flag(&[])), (other, facts(&[]))]);
        assert_eq!(asked.status(), Status::NeedsFacts);
        let wanted: BTreeSet<(String, String)> = ["flag-fallen", other].map(|q| (q.to_owned(), "game_over".to_owned())).into();
        assert_eq!(asked.asks.iter().cloned().collect::<BTreeSet<_>>(), wanted);
        let over = [("game_over", YES)];
        for (told, loser) in [([flag(&over), facts(&[])], "black"), ([flag(&[]), facts(&over)], "white")] {
            let [first, second] = told;
            let ruled = rule(&book, &[("flag-fallen", first), (other, second)]);
            let lost: Vec<&Scalar> = ruled.orders.iter().filter(|j| j.slot == "outcome").map(|j| &j.order.params["side"]).collect();
            assert_eq!((lost, ruled.asks.len()), (vec![&text(loser)], 0), "{other}");
        }
    }
}

#[test]
fn the_player_of_one_question_is_not_taken_for_that_of_another() {
    let book = book();
    let mated = |facts: &[(&str, Scalar)]| {
        let mut mated = told(&[("game_ends_by", text("checkmate")), ("last_move_legal", YES)]);
        mated.extend(told(facts));
        mated
    };
    let compound = rule(&book, &[("game-ending", mated(&[])), ("flag-fallen", flag(&[]))]);
    assert_eq!(compound.status(), Status::NeedsFacts);
    assert_eq!(compound.asks, ["flag-fallen", "game-ending"].map(|q| (q.to_owned(), "side".to_owned())));
    assert_eq!(compound.orders.iter().filter(|j| j.order.action == "declare-lost").count(), 2);
    let compound = rule(
        &book,
        &[("illegal-move", told(&[("illegal_move_completed", YES), ("illegal_moves_before", Scalar::Number(0))])), ("wrong-claim", wrong_claim(&[]))],
    );
    assert_eq!(minutes(&compound), [Scalar::Number(2), Scalar::Number(2)]);
    assert_eq!(compound.status(), Status::NeedsFacts);
    // Where only one question says anything of a player nobody needs to be named.
    let reversed = told(&[("colours_reversed", YES), ("white_moves_made", Scalar::Number(6)), ("black_moves_made", Scalar::Number(5))]);
    let mut illegal = illegal_move("white");
    illegal.remove("side");
    assert_eq!(rule(&book, &[("wrong-start", reversed), ("illegal-move", illegal)]).status(), Status::Decided);
}

#[test]
fn what_holds_in_the_event_holds_for_every_question() {
    let book = book();
    let rapid =
        |own: &[(&str, Scalar)]| told(&[&[("illegal_move_completed", YES), ("time_control", text("rapid")), ("supervision", text("limited"))], own].concat());
    let compound = rule(&book, &[("illegal-move", rapid(&[])), ("wrong-claim", wrong_claim(&[]))]);
    let of = |question: &str| &compound.parts.iter().find(|p| p.question == question).unwrap().ruling.told;
    assert_eq!(of("wrong-claim").get("time_control").or(Some(&Some(text("rapid")))), Some(&Some(text("rapid"))));
    let flag = flag(&[("time_control", text("blitz"))]);
    let own = BTreeMap::from([("illegal-move".to_owned(), rapid(&[])), ("flag-fallen".to_owned(), flag)]);
    let refused = rule_all(&book, Some(EDITION), &Facts { shared: Told::new(), own }).unwrap_err().to_string();
    assert!(refused.contains("flag-fallen.time_control") && refused.contains("illegal-move.time_control"), "{refused}");
}

#[test]
fn no_fact_told_of_all_is_passed_over_in_silence() {
    let book = book();
    let shared = |facts: &[(&str, Scalar)]| rule_all(&book, Some(EDITION), &Facts { shared: told(facts), own: BTreeMap::new() }).unwrap();
    let mated = shared(&[("device_sounded", YES), ("device_kept", text("body")), ("game_ends_by", text("checkmate")), ("last_move_legal", YES)]);
    assert_eq!(mated.parts.iter().map(|p| p.question.as_str()).collect::<Vec<_>>(), ["electronic-device", "game-ending"]);
    let other = shared(&[("device_sounded", YES), ("device_kept", text("body")), ("minutes_late", Scalar::Number(5))]);
    assert_eq!(other.ignored, ["minutes_late"]);
    // What an event settles is no incident.
    let event = shared(&[("device_sounded", YES), ("device_kept", text("body")), ("event_on_draws", text("minimum"))]);
    assert_eq!((event.parts.len(), event.ignored.len()), (1, 0));
}

#[test]
fn what_a_reading_would_set_aside_is_as_disputed_as_the_reading() {
    let book = book();
    let reversed = told(&[("colours_reversed", YES), ("white_moves_made", Scalar::Number(10)), ("black_moves_made", Scalar::Number(9))]);
    let compound = rule(&book, &[("wrong-start", reversed), ("illegal-move", illegal_move("white"))]);
    assert_eq!(compound.status(), Status::Disputed);
    for joined in compound.orders.iter().filter(|j| j.questions == ["illegal-move"]) {
        assert_eq!(joined.status, Status::Disputed, "{joined:?}");
    }
    let printed = chesslaw::explain::compound(&book, &book.languages["en"], &compound, book.edition(Some(EDITION)).unwrap(), chesslaw::cli::Paint::none());
    assert!(printed.contains("the reading we prefer") || printed.contains(&book.languages["en"].word("reading-preferred")), "{printed}");
}

#[test]
fn each_part_is_printed_as_a_ruling_of_its_own() {
    let book = book();
    let place = book.edition(Some(EDITION)).unwrap();
    let compound = rule(&book, &[("illegal-move", illegal_move("white")), ("electronic-device", phone("white"))]);
    for language in book.languages.values() {
        let printed = chesslaw::explain::compound(&book, language, &compound, place, chesslaw::cli::Paint::none());
        for part in &compound.parts {
            let alone = chesslaw::explain::as_text(&book, language, &part.question, place, &part.ruling, &part.ruling.told, chesslaw::cli::Paint::none());
            assert!(printed.contains(&alone), "{printed}\n does not have\n{alone}");
        }
    }
}

#[test]
fn the_arbiter_acts_in_one_order_whatever_is_asked() {
    let book = book();
    let disturbed = told(&[("side", text("black")), ("noise_brought", YES)]);
    let compound = rule(&book, &[("disturbance", disturbed), ("wrong-claim", wrong_claim(&[("side", text("white"))]))]);
    let slots: Vec<&str> = compound.orders.iter().map(|j| j.slot.as_str()).collect();
    assert_eq!(slots.first(), Some(&"clocks"), "the clocks are stopped first: {slots:?}");
    let place = |slot: &str| book.content.precedence.rank(slot, slot);
    assert!(slots[1..].windows(2).all(|two| place(two[0]) <= place(two[1])), "{slots:?}");
}

/// What the rows of precedence say of questions, not of actions alone.
#[test]
fn a_question_that_says_more_goes_before_one_that_says_less() {
    let book = book();
    let both = told(&[("both_flags_fell", YES), ("first_flag_known", false.into()), ("last_period", false.into())]);
    let compound = rule(&book, &[("both-flags", both), ("flag-fallen", flag(&[("side", text("white"))]))]);
    assert_eq!((orders(&compound), compound.status()), (vec!["continue-game".to_owned()], Status::Decided));
    let refused = told(&[("event_on_draws", text("never")), ("consent_to_draw", false.into())]);
    let agreed = told(&[("game_ends_by", text("agreement")), ("white_moves_made", Scalar::Number(20)), ("black_moves_made", Scalar::Number(20))]);
    let compound = rule(&book, &[("draw-agreement", refused), ("game-ending", agreed)]);
    assert_eq!((orders(&compound), compound.status()), (vec!["continue-game".to_owned()], Status::Decided));
    let signed = told(&[("result_signed", YES), ("recorded_result_wrong", false.into())]);
    let compound = rule(&book, &[("scoresheet-result", signed), ("flag-fallen", flag(&[("side", text("white"))]))]);
    assert_eq!(orders(&compound), ["result-stands"]);
    let postponed = told(&[("draw_deserved", YES), ("claimants_flag_fell", YES)]);
    let compound = rule(&book, &[("quickplay-postponed", postponed), ("flag-fallen", flag(&[("side", text("white"))]))]);
    assert_eq!((orders(&compound), compound.status()), (vec!["declare-drawn".to_owned()], Status::Decided));
}

/// A fact told to be false starts its question where that is not presumed anyway.
#[test]
fn what_is_told_to_be_false_is_not_passed_over() {
    let book = book();
    let shared = |facts: &[(&str, Scalar)]| rule_all(&book, Some(EDITION), &Facts { shared: told(facts), own: BTreeMap::new() }).unwrap();
    let claim = shared(&[("draw_claimed", YES), ("draw_claim_correct", YES), ("claimant_has_move", false.into())]);
    assert!(claim.ignored.is_empty() && !orders(&claim).contains(&"declare-drawn".to_owned()), "{:?}", orders(&claim));
    assert_eq!(shared(&[("records_agree", false.into())]).parts.len(), 1);
}

/// A position and a side told once hold for every question that takes them.
#[test]
fn a_position_and_a_side_are_told_to_all() {
    let book = book();
    let fell = [("flag_fell", YES), ("arbiter_saw_flag", YES), ("period_moves_completed", false.into())];
    let position = [("fen", text("8/8/8/8/8/4k3/4p3/4K3 w - - 0 1")), ("side", text("white"))];
    let own = BTreeMap::from([("flag-fallen".to_owned(), told(&[&fell[..], &position[..]].concat()))]);
    let of_one = rule_all(&book, Some(EDITION), &Facts { shared: Told::new(), own }).unwrap();
    assert_eq!(orders(&of_one), ["declare-drawn"]);
    let of_all = rule_all(&book, Some(EDITION), &Facts { shared: told(&[&fell[..], &position[..]].concat()), own: BTreeMap::new() }).unwrap();
    assert_eq!((orders(&of_all), of_all.ignored.len()), (vec!["declare-drawn".to_owned()], 0));
    let unreadable = Facts { shared: told(&[("illegal_move_completed", YES), ("fen", text("xx"))]), own: BTreeMap::new() };
    assert!(rule_all(&book, Some(EDITION), &unreadable).is_err());
}

/// An illegal move of the other player may have been waiting for an answer when the flag fell: that is asked, not presumed.
#[test]
fn what_another_question_puts_in_doubt_is_asked() {
    let book = book();
    let pressed =
        told(&[("side", text("white")), ("clock_pressed_without_move", YES), ("illegal_moves_before", Scalar::Number(0)), ("opponent_can_checkmate", YES)]);
    let ask = |side: &str| rule(&book, &[("illegal-move", pressed.clone()), ("flag-fallen", flag(&[("side", text(side))]))]);
    assert_eq!(ask("black").asks, [("flag-fallen".to_owned(), "illegal_move_unanswered".to_owned())]);
    assert_eq!((ask("black").status(), ask("white").status()), (Status::NeedsFacts, Status::Decided));
}

#[test]
fn a_game_that_has_ended_is_not_begun_anew() {
    let book = book();
    let wrong = told(&[("initial_position_wrong", YES)]);
    let agreed = told(&[("draw_offered", YES), ("offer_answer", text("accepted"))]);
    let compound = rule(&book, &[("wrong-start", wrong.clone()), ("draw-offer", agreed)]);
    assert!(orders(&compound).contains(&"declare-drawn".to_owned()) && !orders(&compound).contains(&"start-new-game".to_owned()));
    let resigned = told(&[("side", text("black")), ("game_ends_by", text("resignation")), ("opponent_can_checkmate", YES)]);
    let compound = rule(&book, &[("wrong-start", wrong.clone()), ("game-ending", resigned)]);
    assert_eq!((compound.status(), orders(&compound)), (Status::Decided, vec!["declare-lost side=black".to_owned()]));
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

#[test]
fn what_yields_does_so_to_what_stands() {
    let book = book();
    let agreed = told(&[("draw_offered", YES), ("offer_answer", text("accepted"))]);
    let compound = rule(&book, &[("wrong-start", told(&[("initial_position_wrong", YES)])), ("draw-offer", agreed), ("illegal-move", illegal_move("white"))]);
    assert!(!compound.yielded.is_empty() && compound.yielded.iter().all(|y| y.to.action == "declare-drawn"), "{:?}", compound.yielded);
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

/// Two orders of different questions that no arbiter can carry out together, written down without a look at `precedence.yaml`.
fn clash(a: &Joined, b: &Joined) -> bool {
    const ENDS: &[&str] = &["declare-lost", "declare-lost-by-both", "declare-drawn", "result-stands", "end-and-refer"];
    const PAIRS: &[(&str, &str)] = &[
        ("run-white-clock", "run-replying-clock"),
        ("stop-clocks", "leave-clocks"),
        ("adjust-clocks", "leave-clocks"),
        ("opponents-clock-may-start", "opponents-clock-must-wait"),
        ("move-made", "move-not-made"),
        ("move-completed", "move-not-completed"),
        ("any-legal-move", "capture-touched-piece"),
        ("any-legal-move", "move-touched-piece"),
        ("any-legal-move", "move-king"),
        ("touch-does-not-bind", "move-touched-piece"),
        ("touch-does-not-bind", "hold-to-touch"),
        ("castle-that-side", "move-king-otherwise"),
        ("move-king", "move-touched-rook"),
        ("choice-final", "choice-open"),
        ("examine-claim", "reject-claim"),
        ("look-into-claim", "refuse-claim"),
        ("intervene", "stay-silent"),
        ("must-record", "may-leave-unrecorded"),
        ("show-scoresheet", "refuse-scoresheet"),
        ("play-rapid", "play-standard"),
        ("play-blitz", "play-standard"),
        ("penalise", "find-no-breach"),
    ];
    let goes_on = |action: &str| {
        matches!(
            action,
            "continue-game" | "start-new-game" | "add-time" | "restore-position" | "transfer-position" | "adjust-clocks" | "leave-clocks" | "run-white-clock"
        ) || matches!(
            action,
            "restart-clock" | "replace-clock" | "set-increment" | "must-record" | "move-touched-piece" | "capture-touched-piece" | "any-legal-move"
        )
    };
    let (x, y) = (a.order.action.as_str(), b.order.action.as_str());
    let ended = |x: &str, y: &str| ENDS.contains(&x) && (goes_on(y) || ENDS.contains(&y) && x != y);
    let apart = PAIRS.iter().any(|p| *p == (x, y) || *p == (y, x)) || ended(x, y) || ended(y, x) || (x == "declare-lost" && y == x && a.order != b.order);
    apart && a.questions != b.questions
}

/// Every pair of questions, with every ruling that can be reached, by the same player and by different ones.
#[test]
fn no_pair_of_incidents_contradicts_itself_unsaid() {
    let book = book();
    let part = |question: &str, side: &str, ruling: &Ruling| Part { question: question.to_owned(), side: Some(side.to_owned()), ruling: ruling.clone() };
    let questions = reached(&book);
    let mut pairs = 0;
    for (i, (one, many)) in questions.iter().enumerate() {
        for (other, others) in &questions[i + 1..] {
            for (a, b, side) in many.iter().flat_map(|a| others.iter().flat_map(move |b| ["white", "black"].map(|side| (a, b, side)))) {
                let compound = join(&book, vec![part(one, "white", a), part(other, side, b)]);
                pairs += 1;
                for (at, a) in compound.orders.iter().enumerate() {
                    for b in &compound.orders[at + 1..] {
                        let open = a.status != Status::Decided && b.status != Status::Decided;
                        assert!(
                            open || !clash(a, b),
                            "{one} by White and {other} by {side}: {} and {} of {:?}",
                            said(&a.order),
                            said(&b.order),
                            orders(&compound)
                        );
                    }
                }
                // What yields does so to an order that stands.
                for y in &compound.yielded {
                    let to = compound.orders.iter().find(|j| j.order == y.to);
                    assert!(to.is_some(), "{one} by White and {other} by {side}: {:?} yields to what yields itself", y.order);
                    // The clause is that of the row, or one on which what comes first rests in its own slot.
                    let row = book.content.precedence.rows.iter().find(|r| r.id.value == y.row).and_then(|r| r.clause.as_ref());
                    let rests = |j: &Joined| {
                        let mut of = compound.parts.iter().filter(|p| j.questions.contains(&p.question)).flat_map(|p| p.ruling.reasons.iter());
                        of.any(|r| r.slot() == j.slot && r.clause_ids().any(|c| c == y.clause))
                    };
                    assert!(row.is_some_and(|c| c.value == y.clause) || to.is_some_and(rests), "{one} and {other}: {y:?}");
                }
            }
        }
    }
    assert!(pairs > 1_000, "only {pairs} pairs");
}

/// An order, with its slot, status and questions, as the page's script writes it too.
fn dumped(joined: &Joined) -> Value {
    json!([joined.order, joined.slot, joined.status.word(), joined.questions])
}

/// What a join comes to, in one line: 32-bit FNV over its JSON, whose keys are sorted.
fn hashed(compound: &Compound) -> u32 {
    let orders: Vec<Value> = compound.orders.iter().map(dumped).collect();
    let may: Vec<Value> = compound.may.iter().map(dumped).collect();
    let yielded: Vec<Value> = compound.yielded.iter().map(|y| json!([y.question, y.order, y.to, y.row, y.clause])).collect();
    let text = json!([compound.status().word(), orders, may, yielded, compound.asks]).to_string();
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The page's script, as the site publishes it, joins every two rulings as the library does: the players the same, different or not named.
#[test]
fn the_page_joins_rulings_as_the_library_does() {
    if Command::new("node").arg("--version").output().is_err() {
        eprintln!("skipped: Node.js is not installed");
        return;
    }
    let book = book();
    let all: Vec<(&str, Ruling)> = reached(&book).into_iter().flat_map(|(question, many)| many.into_iter().map(move |r| (question, r))).collect();
    let rulings: Vec<Value> = all
        .iter()
        .map(|(question, ruling)| {
            let slots: Vec<Value> = ruling
                .slots
                .iter()
                .map(|s| json!({ "id": s.id, "status": s.status.word(), "then": s.then, "may": s.may, "readings": s.readings.iter().map(|r| json!({ "then": r.then })).collect::<Vec<_>>() }))
                .collect();
            let reasons: Vec<Value> = ruling.reasons.iter().map(|r| json!({ "slot": r.slot(), "clauses": r.clause_ids().collect::<Vec<_>>() })).collect();
            json!({ "question": question, "ruling": { "status": ruling.status.word(), "slots": slots, "assumed": ruling.assumed().collect::<BTreeMap<_, _>>() }, "reasons": reasons })
        })
        .collect();
    let sides = [[Some("white"), Some("white")], [Some("white"), Some("black")], [None, None], [None, Some("black")]];
    let mut pairs: Vec<(usize, usize, usize, u32)> = Vec::new();
    for (i, (one, a)) in all.iter().enumerate() {
        for (j, (other, b)) in all.iter().enumerate().skip(i + 1).filter(|(_, (other, _))| other != one) {
            let way = (i + j) % sides.len();
            let part = |question: &str, side: Option<&str>, ruling: &Ruling| Part {
                question: question.to_owned(),
                side: side.map(str::to_owned),
                ruling: ruling.clone(),
            };
            pairs.push((i, j, way, hashed(&join(&book, vec![part(one, sides[way][0], a), part(other, sides[way][1], b)]))));
        }
    }
    let common = chesslaw::site::build(&book, &Options::default()).unwrap().into_iter().find(|f| f.path == "assets/ask/common.js").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let root = env!("CARGO_MANIFEST_DIR");
    let script = chesslaw::site::script(&std::fs::read_to_string(format!("{root}/templates/assets/compound.js")).unwrap());
    std::fs::write(folder.path().join("compound.js"), script).unwrap();
    std::fs::write(folder.path().join("common.js"), common.bytes).unwrap();
    std::fs::write(folder.path().join("tests.json"), json!({ "rulings": rulings, "sides": sides, "pairs": pairs }).to_string()).unwrap();
    let out = Command::new("node").arg(format!("{root}/tests/page_compound.js")).arg(folder.path()).output().unwrap();
    let said = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success() && said.contains(&format!("{} joins equal", pairs.len())), "{said}\n{}", String::from_utf8_lossy(&out.stderr));
    println!("{said}");
}

/// What only these tests rely on of the order; that precedence names only what there is, `check` says.
#[test]
fn every_slot_has_its_place() {
    let book = book();
    for (action, kind) in &book.content.actions {
        assert!(book.content.precedence.rank(&kind.slot, action) < usize::MAX, "{action} of {} has no place", kind.slot.value);
    }
    assert!(chesslaw::check::CHECKS.iter().filter(|(name, _)| *name == "precedence").all(|(_, check)| check(&book).is_empty()));
}
