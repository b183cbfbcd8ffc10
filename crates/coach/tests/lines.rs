//! Reasons for random moves, with random lines and scores.
#![allow(clippy::unwrap_used)] // a test that cannot continue panics

#[path = "../../../tests/dice.rs"]
mod dice;

use coach::{Cause, Finding, Mistake, Motif, Reason, explain, merit};
use engine::Score;
use rules::{Game, Move, Position};

use dice::Dice;

const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/8/2k5/5q2/5n2/8/5K2/8 b - - 98 90",
];

/// Plays up to `longest` random moves.
fn random_line(position: &Position, longest: usize, dice: &mut Dice) -> Vec<Move> {
    let mut position = position.clone();
    let mut line = Vec::new();
    for _ in 0..dice.below(longest + 1) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let played = *dice.pick(&moves);
        position.make(played);
        line.push(played);
    }
    line
}

fn random_score(dice: &mut Dice) -> Score {
    let number = i32::try_from(dice.below(2000)).unwrap() - 1000;
    match dice.below(3) {
        0 => Score::Mate(number / 100),
        _ => Score::Cp(number),
    }
}

/// Asserts that the line of a reason can be played from its position, and ends with the mate it names.
fn assert_legal(reason: Option<Reason>, before: &Position, played: Move) -> usize {
    let Some(reason) = reason else {
        return 0;
    };
    let mut position = before.clone();
    if reason.cause == Cause::Allowed {
        position.make(played);
    }
    for &next in &reason.line {
        assert!(position.is_legal(next), "{before}: {reason:?}");
        position.make(next);
    }
    if matches!(reason.motif, Motif::Mate | Motif::BackRank) {
        let is_mate = position.is_check() && !position.has_legal_move();
        let mate_moves = reason.line.len().div_ceil(2);
        assert!(is_mate, "{before}: {reason:?}");
        assert_eq!(reason.mate_moves, u32::try_from(mate_moves).unwrap());
    }
    1
}

/// Asserts that the score falls by at least 80 centipawns if a reason says that material is lost.
fn assert_loss(reason: &Reason, best: Score, answer: Score) {
    let is_material = !matches!(
        reason.motif,
        Motif::Mate
            | Motif::BackRank
            | Motif::Draw
            | Motif::ForcedDraw
            | Motif::DrawnEnding
            | Motif::WonEnding
    );
    if let (Score::Cp(best), Score::Cp(answer)) = (best, answer)
        && is_material
    {
        assert!(best - answer >= 80, "{reason:?}: {best} {answer}");
    }
}

#[test]
fn no_legal_line_causes_a_panic() {
    let mut dice = Dice::new(1);
    let mut reasons = 0;
    for _ in 0..4_000 {
        let mut game = Game::new(dice.pick(&STARTS).parse().unwrap());
        for played in random_line(game.start(), 40, &mut dice) {
            game.play(played).unwrap();
        }
        let before = game.position().clone();
        let moves = before.legal_moves();
        if moves.is_empty() {
            continue;
        }
        let played = *dice.pick(&moves);
        let mut after = before.clone();
        after.make(played);
        let best = random_line(&before, 8, &mut dice);
        let answer = random_line(&after, 8, &mut dice);
        let [best, answer] = [&best, &answer].map(|line| Finding {
            score: random_score(&mut dice),
            line,
        });
        reasons += assert_legal(merit(&game, best), &before, played);
        let reason = explain(&Mistake {
            game: &game,
            played,
            best,
            answer,
        });
        if let Some(reason) = &reason {
            assert_loss(reason, best.score, answer.score);
        }
        reasons += assert_legal(reason, &before, played);
    }
    assert!(reasons > 300, "only {reasons} reasons");
}
