//! The scores of a move in searches of increasing depth.

use engine::Score;
use libm::logf;

use super::flag;
use crate::candidate::{Candidate, SEARCHES};

/// For each search the loss, its logarithm, and whether the move is the best. Then:
/// 0. how much larger the loss is in the deepest search than in the first
/// 1. whether the move mates
/// 2. whether the player is mated after it
pub(super) const COUNT: usize = 3 * SEARCHES + 3;

/// The index of the loss in the deepest search, in units of [`LOSS_CP`].
pub(super) const DEEPEST_LOSS: usize = 3 * (SEARCHES - 1);

/// The logarithm of a loss is taken in this unit, in centipawns.
const LOG_UNIT_CP: f32 = 25.0;
/// The scale of a loss, in centipawns.
const LOSS_CP: f32 = 300.0;

/// The best score in each search.
pub(super) struct Best([i32; SEARCHES]);

impl Best {
    pub(super) fn of<M>(candidates: &[Candidate<M>]) -> Self {
        let best = |search| candidates.iter().map(|one| one.score_cp(search)).max();
        Best(core::array::from_fn(|search| best(search).unwrap_or(0)))
    }

    pub(super) fn deepest_cp(&self) -> i32 {
        self.0[SEARCHES - 1]
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "scores are far below the precision of f32"
)]
pub(super) fn of<M>(candidate: &Candidate<M>, best: &Best) -> [f32; COUNT] {
    let loss_cp = |search| (best.0[search] - candidate.score_cp(search)) as f32;
    let mut features = [0.0; COUNT];
    for search in 0..SEARCHES {
        let loss_cp = loss_cp(search);
        features[3 * search] = (loss_cp / LOSS_CP).min(3.0);
        features[3 * search + 1] = logf(1.0 + loss_cp / LOG_UNIT_CP);
        features[3 * search + 2] = flag(loss_cp == 0.0);
    }
    let deepest = candidate.scores[SEARCHES - 1];
    features[COUNT - 3] = ((loss_cp(SEARCHES - 1) - loss_cp(0)) / LOSS_CP).clamp(-3.0, 3.0);
    features[COUNT - 2] = flag(matches!(deepest, Score::Mate(1..)));
    features[COUNT - 1] = flag(matches!(deepest, Score::Mate(..=0)));
    features
}
