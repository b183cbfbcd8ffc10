//! Judgements of random moves.
#![allow(clippy::unwrap_used)] // a test that cannot continue panics

#[path = "../../../tests/dice.rs"]
mod dice;

use coach::judgement::{
    BLUNDER_LOSS, Choice, DOUBTFUL_LOSS, INACCURACY_LOSS, Judgement, MISTAKE_LOSS, chances, loss,
};
use engine::Score;

use dice::Dice;

const CASES: usize = 20_000;

/// A random score; most are of a game that is still open.
fn random_score(dice: &mut Dice) -> Score {
    let bound = *dice.pick(&[20, 600, 600, 600, 600, 12_000]);
    let number = i32::try_from(dice.below(2 * bound + 1)).unwrap() - i32::try_from(bound).unwrap();
    if bound == 20 {
        Score::Mate(number)
    } else {
        Score::Cp(number)
    }
}

fn reversed(score: Score) -> Score {
    match score {
        Score::Cp(cp) => Score::Cp(-cp),
        // Zero moves are a mate that stands, whoever gave it.
        Score::Mate(0) => Score::Mate(1),
        Score::Mate(moves) => Score::Mate(-moves),
    }
}

fn choice(best: Score, after: Score) -> Choice {
    Choice {
        best,
        second: None,
        after,
        is_best: false,
        is_recapture: false,
    }
}

/// 3 is the worst.
fn badness(judgement: Option<Judgement>) -> usize {
    match judgement {
        Some(Judgement::Blunder) => 3,
        Some(Judgement::Mistake) => 2,
        Some(Judgement::Inaccuracy) => 1,
        Some(Judgement::Good) | None => 0,
    }
}

#[test]
fn chances_are_symmetric_and_grow_with_the_score() {
    let mut last = -1.0;
    for cp in -10_000..=10_000 {
        let now = chances(Score::Cp(cp));
        assert!((now + chances(Score::Cp(-cp))).abs() < 1e-12, "{cp}");
        assert!(now >= last, "{cp}");
        last = now;
    }
    assert_eq!(
        chances(Score::Cp(i32::MIN)).total_cmp(&-1.0),
        std::cmp::Ordering::Equal
    );
    for moves in 1..50 {
        let both = [moves, -moves].map(|moves| chances(Score::Mate(moves)));
        assert!(both[0] >= last && both[1] <= -last, "{moves}");
    }
    assert!((chances(Score::Cp(100)) - 0.282).abs() < 0.001);
    assert!((chances(Score::Cp(1500)) - 0.998).abs() < 0.001);
}

#[test]
fn a_loss_is_the_same_for_both_sides() {
    let mut dice = Dice::new(1);
    for _ in 0..CASES {
        let [best, after] = [(); 2].map(|()| random_score(&mut dice));
        let other = loss(reversed(after), reversed(best));
        assert!(
            (loss(best, after) - other).abs() < 1e-12,
            "{best:?} {after:?}"
        );
        assert!((0.0..=2.0).contains(&other), "{best:?} {after:?}");
    }
}

#[test]
fn a_greater_loss_is_judged_no_better() {
    let mut dice = Dice::new(2);
    for _ in 0..CASES {
        let best = random_score(&mut dice);
        let mut two = [(); 2].map(|()| choice(best, random_score(&mut dice)));
        two.sort_by(|one, other| one.loss().total_cmp(&other.loss()));
        let [less, more] = two.map(|one| badness(one.judgement()));
        assert!(less <= more, "{two:?}");
    }
}

#[test]
fn the_best_move_is_no_mistake_and_the_only_one_is_good() {
    let mut dice = Dice::new(3);
    let mut good = 0;
    for _ in 0..CASES {
        let [best, second, after] = [(); 3].map(|()| random_score(&mut dice));
        let one = Choice {
            second: Some(second),
            is_best: true,
            ..choice(best, after)
        };
        let recapture = Choice {
            is_recapture: true,
            ..one
        };
        assert_eq!(badness(one.judgement()), 0, "{one:?}");
        assert_eq!(recapture.judgement(), None, "{recapture:?}");
        if one.judgement() == Some(Judgement::Good) {
            assert_eq!(badness(choice(best, second).judgement()), 3, "{one:?}");
            good += 1;
        }
    }
    assert!(good > CASES / 10, "{good}");
    let lost = Choice {
        second: Some(Score::Mate(-3)),
        is_best: true,
        ..choice(Score::Cp(-900), Score::Cp(-900))
    };
    assert_eq!(lost.judgement(), None, "a lost game cannot be kept");
}

#[test]
fn limits_are_in_order() {
    let limits = [INACCURACY_LOSS, DOUBTFUL_LOSS, MISTAKE_LOSS, BLUNDER_LOSS];
    assert!(limits.is_sorted());
}
