//! Time management: the time for a move, and whether a search is stable enough to end.

mod step_size;

pub(crate) use step_size::StepSize;

use engine::Score;

use crate::any_move::AnyMove;
use crate::clocks::Clocks;
use crate::engine_name::EngineName;
use crate::go::{Go, Limit};
use crate::options::Options;
use crate::setup::Setup;

/// The number of moves to divide the time by if the time control has no move count.
const MOVES_LEFT: f64 = 24.0;
/// The share of the increment that is spent on each move.
const INCREMENT_SHARE: f64 = 0.5;
/// Reserve for delays of the machine, in milliseconds; half of the time if that is less.
const RESERVE_MS: f64 = 200.0;
/// The maximum time of a move, as a multiple of the planned time.
const MAX_OVERRUN: f64 = 3.0;
/// The largest share of the time for one of many moves, and for the last one.
const LARGEST_SHARES: (f64, f64) = (0.4, 0.8);

/// The share of the planned time after which no iteration begins, by the number of earlier
/// iterations with the same best move.
const SHARES: [f64; 5] = [1.0, 0.8, 0.65, 0.55, 0.45];
/// The drop of the score, in centipawns, from which the search is extended.
const FALL_CP: i32 = 20;
/// The factor by which it is extended.
const FALL_FACTOR: f64 = 1.4;

/// The time for a move, in milliseconds; infinite without a limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TimeBudget {
    /// The planned time; the search may end earlier or later, depending on its stability.
    pub(crate) planned_ms: f64,
    /// The time after which the search is aborted.
    pub(crate) max_ms: f64,
}

impl TimeBudget {
    /// The time budget of a `go`.
    pub(crate) fn new(go: &Go, setup: &Setup, options: &Options) -> TimeBudget {
        let clocks = go.clocks(setup.turn());
        let overhead_ms = options.move_overhead_ms();
        let mut budget = match clocks {
            None => TimeBudget::fixed(f64::INFINITY),
            Some(clocks) if options.engine() == EngineName::Classic => {
                TimeBudget::fixed(clocks.budget_ms(overhead_ms))
            }
            Some(clocks) => TimeBudget::planned(&clocks, overhead_ms),
        };
        if budget.planned_ms < f64::INFINITY && setup.has_one_legal_move() {
            budget.planned_ms = 0.0;
        }
        if let Some(move_ms) = go.limit(Limit::MoveTime) {
            budget.max_ms = budget.max_ms.min(as_f64(move_ms));
        }
        budget
    }

    /// A fixed time, used in full.
    fn fixed(time_ms: f64) -> TimeBudget {
        TimeBudget {
            planned_ms: f64::INFINITY,
            max_ms: time_ms,
        }
    }

    fn planned(clocks: &Clocks, overhead_ms: u64) -> TimeBudget {
        let left_ms = as_f64(clocks.left_ms.saturating_sub(overhead_ms)).max(1.0);
        let usable_ms = left_ms - RESERVE_MS.min(left_ms / 2.0);
        let moves = clocks.moves_to_go.map_or(MOVES_LEFT, as_f64).max(1.0);
        let (largest, last) = LARGEST_SHARES;
        let max_ms = usable_ms * largest.max(last / moves);
        let share_ms = usable_ms / moves + as_f64(clocks.increment_ms) * INCREMENT_SHARE;
        TimeBudget {
            planned_ms: share_ms.min(max_ms),
            max_ms: max_ms.min(share_ms * MAX_OVERRUN),
        }
    }
}

/// The best line that an engine has found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BestLine {
    /// The depth, in plies.
    pub(crate) depth: u32,
    pub(crate) score: Score,
    /// The first move.
    pub(crate) best: Option<AnyMove>,
}

/// The stability of the result of a search over its iterations.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SearchStability {
    depth: u32,
    best: Option<AnyMove>,
    score_cp: i32,
    /// The number of iterations since the best move changed.
    kept: usize,
    has_fallen: bool,
}

impl SearchStability {
    /// Updates from the best line; returns true if an iteration has finished since the last call.
    pub(crate) fn update(&mut self, line: Option<BestLine>) -> bool {
        let Some(line) = line.filter(|line| line.depth > self.depth) else {
            return false;
        };
        let score_cp = match line.score {
            Score::Cp(score_cp) => score_cp,
            Score::Mate(_) => self.score_cp,
        };
        self.kept = if line.best == self.best {
            self.kept + 1
        } else {
            0
        };
        self.has_fallen = score_cp < self.score_cp - FALL_CP;
        (self.depth, self.best, self.score_cp) = (line.depth, line.best, score_cp);
        true
    }

    /// The share of the planned time after which no iteration begins.
    pub(crate) fn share(&self) -> f64 {
        let share = SHARES.get(self.kept).copied().unwrap_or(SHARES[4]);
        if self.has_fallen {
            share * FALL_FACTOR
        } else {
            share
        }
    }
}

/// Milliseconds for comparing with a clock.
// Beyond 2^52 ms the rounding does not matter.
#[allow(clippy::cast_precision_loss)]
fn as_f64(time_ms: u64) -> f64 {
    time_ms as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planned(left_ms: u64, increment_ms: u64, moves_to_go: Option<u64>) -> TimeBudget {
        let clocks = Clocks {
            left_ms,
            increment_ms,
            moves_to_go,
        };
        TimeBudget::planned(&clocks, 10)
    }

    #[test]
    fn no_move_uses_all_the_time_left() {
        for left_ms in [0, 1, 15, 40, 1_000, 60_000, u64::MAX] {
            for increment_ms in [0, 10, 5_000, u64::MAX] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u64::MAX)] {
                    let budget = planned(left_ms, increment_ms, moves);
                    assert!(budget.planned_ms <= budget.max_ms, "{budget:?}");
                    assert!(budget.planned_ms >= 0.0, "{budget:?}");
                    assert!(
                        budget.max_ms <= as_f64(left_ms).max(1.0) * 0.8,
                        "{left_ms} ms left, {increment_ms} ms more: {budget:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_game_of_a_hundred_moves_does_not_run_out_of_time() {
        let mut left_ms = 1_000.0;
        for _ in 0..100 {
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let budget = planned(left_ms as u64, 10, None);
            // The worst case: each move takes the maximum time.
            left_ms += 10.0 - budget.max_ms;
            assert!(left_ms > 60.0, "{left_ms} ms left");
        }
    }

    #[test]
    fn the_last_move_before_more_time_may_take_most_of_it() {
        assert!(planned(10_000, 0, Some(1)).max_ms > 7_000.0);
        assert!(planned(10_000, 0, Some(20)).max_ms < 2_000.0);
    }

    fn line(depth: u32, best: &str, score_cp: i32) -> BestLine {
        BestLine {
            depth,
            score: Score::Cp(score_cp),
            best: best.parse().ok().map(AnyMove::Chess),
        }
    }

    #[test]
    fn the_longer_a_move_is_the_best_the_sooner_the_search_ends() {
        let mut stability = SearchStability::default();
        let mut shares = Vec::new();
        for depth in 1..9 {
            assert!(stability.update(Some(line(depth, "e2e4", 10))));
            assert!(!stability.update(Some(line(depth, "e2e4", 10))));
            shares.push(stability.share());
        }
        assert!(shares.is_sorted_by(|one, other| one >= other), "{shares:?}");
        stability.update(Some(line(9, "d2d4", 10)));
        assert!(stability.share() > shares[7]);
    }

    #[test]
    fn a_falling_score_extends_the_search() {
        let mut stability = SearchStability::default();
        stability.update(Some(line(1, "e2e4", 50)));
        stability.update(Some(line(2, "e2e4", 50)));
        let before = stability.share();
        stability.update(Some(line(3, "e2e4", 10)));
        assert!(stability.share() > before);
    }
}
