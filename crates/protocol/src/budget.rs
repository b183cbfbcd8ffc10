//! The time for a move.

use engine::modern::{Line, Score};
use rules::{Move, Position};

use crate::clocks::Clocks;
use crate::go::{Go, Limit};
use crate::options::{EngineName, Options};

/// The moves that Modern shares a clock among that has no count of moves.
const MOVES_LEFT: f64 = 24.0;
/// The share of the increment that is planned with.
const INCREMENT_SHARE: f64 = 0.5;
/// What is kept back for the moments in which the machine does something else, in milliseconds; of
/// less than twice of it, half.
const RESERVE_MS: f64 = 200.0;
/// How much longer than planned a move may take.
const PATIENCE: f64 = 3.0;
/// The largest share of the time that one of many moves may take, and that the last one may.
const LARGEST_SHARES: (f64, f64) = (0.4, 0.8);

/// The share of the plan after which no iteration begins, when the best move was the same in none,
/// one, two … iterations before.
const SHARES: [f64; 5] = [1.0, 0.8, 0.65, 0.55, 0.45];
/// A score that falls by so many hundredths of a pawn wants a longer look.
const FALL_CP: i32 = 20;
/// How much longer.
const LONGER: f64 = 1.4;

/// How long a move may take, in milliseconds; infinite if nothing limits it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Budget {
    /// What is planned: it depends on what is found when the search ends.
    pub(crate) planned_ms: f64,
    /// When the search is broken off.
    pub(crate) most_ms: f64,
}

impl Budget {
    /// The time that a `go` gives.
    pub(crate) fn new(go: &Go, position: &Position, options: &Options) -> Budget {
        let clocks = go.clocks(position.turn());
        let overhead_ms = options.move_overhead_ms();
        let mut budget = match clocks {
            None => Budget::fixed(f64::INFINITY),
            Some(clocks) if options.engine() == EngineName::Classic => {
                Budget::fixed(clocks.budget_ms(overhead_ms))
            }
            Some(clocks) => Budget::planned(&clocks, overhead_ms),
        };
        if budget.planned_ms < f64::INFINITY && position.legal_moves().len() == 1 {
            budget.planned_ms = 0.0;
        }
        if let Some(move_ms) = go.limit(Limit::MoveTime) {
            budget.most_ms = budget.most_ms.min(from_whole(move_ms));
        }
        budget
    }

    /// A time that is used up.
    fn fixed(time_ms: f64) -> Budget {
        Budget {
            planned_ms: f64::INFINITY,
            most_ms: time_ms,
        }
    }

    fn planned(clocks: &Clocks, overhead_ms: u64) -> Budget {
        let left_ms = from_whole(clocks.left_ms.saturating_sub(overhead_ms)).max(1.0);
        let usable_ms = left_ms - RESERVE_MS.min(left_ms / 2.0);
        let moves = clocks.moves_to_go.map_or(MOVES_LEFT, from_whole).max(1.0);
        let (largest, last) = LARGEST_SHARES;
        let most_ms = usable_ms * largest.max(last / moves);
        let share_ms = usable_ms / moves + from_whole(clocks.increment_ms) * INCREMENT_SHARE;
        Budget {
            planned_ms: share_ms.min(most_ms),
            most_ms: most_ms.min(share_ms * PATIENCE),
        }
    }
}

/// How settled a search is: what its iterations had in common.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Calm {
    depth: u32,
    best: Option<Move>,
    score_cp: i32,
    /// The iterations since the best move changed.
    kept: usize,
    has_fallen: bool,
}

impl Calm {
    /// Learns from the best line; true if an iteration has ended since.
    pub(crate) fn learn(&mut self, line: Option<&Line>) -> bool {
        let Some(line) = line.filter(|line| line.depth > self.depth) else {
            return false;
        };
        let best = line.moves.first().copied();
        let score_cp = match line.score {
            Score::Cp(score_cp) => score_cp,
            Score::Mate(_) => self.score_cp,
        };
        self.kept = if best == self.best { self.kept + 1 } else { 0 };
        self.has_fallen = score_cp < self.score_cp - FALL_CP;
        (self.depth, self.best, self.score_cp) = (line.depth, best, score_cp);
        true
    }

    /// The share of the plan after which no iteration begins.
    pub(crate) fn share(&self) -> f64 {
        let share = SHARES.get(self.kept).copied().unwrap_or(SHARES[4]);
        if self.has_fallen {
            share * LONGER
        } else {
            share
        }
    }
}

/// Milliseconds for comparing with a clock.
// Beyond 2^52 ms the rounding does not matter.
#[allow(clippy::cast_precision_loss)]
fn from_whole(time_ms: u64) -> f64 {
    time_ms as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planned(left_ms: u64, increment_ms: u64, moves_to_go: Option<u64>) -> Budget {
        let clocks = Clocks {
            left_ms,
            increment_ms,
            moves_to_go,
        };
        Budget::planned(&clocks, 10)
    }

    #[test]
    fn no_move_takes_what_is_left() {
        for left_ms in [0, 1, 15, 40, 1_000, 60_000, u64::MAX] {
            for increment_ms in [0, 10, 5_000, u64::MAX] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u64::MAX)] {
                    let budget = planned(left_ms, increment_ms, moves);
                    assert!(budget.planned_ms <= budget.most_ms, "{budget:?}");
                    assert!(budget.planned_ms >= 0.0, "{budget:?}");
                    assert!(
                        budget.most_ms <= from_whole(left_ms).max(1.0) * 0.8,
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
            // The worst: each move takes all that it may.
            left_ms += 10.0 - budget.most_ms;
            assert!(left_ms > 60.0, "{left_ms} ms left");
        }
    }

    #[test]
    fn the_last_move_before_more_time_may_take_most_of_it() {
        assert!(planned(10_000, 0, Some(1)).most_ms > 7_000.0);
        assert!(planned(10_000, 0, Some(20)).most_ms < 2_000.0);
    }

    fn line(depth: u32, best: &str, score_cp: i32) -> Line {
        Line {
            depth,
            seldepth: depth,
            score: Score::Cp(score_cp),
            moves: vec![best.parse().unwrap()],
        }
    }

    #[test]
    fn the_longer_a_move_stays_the_best_the_sooner_the_search_ends() {
        let mut calm = Calm::default();
        let mut shares = Vec::new();
        for depth in 1..9 {
            assert!(calm.learn(Some(&line(depth, "e2e4", 10))));
            assert!(!calm.learn(Some(&line(depth, "e2e4", 10))));
            shares.push(calm.share());
        }
        assert!(shares.is_sorted_by(|one, other| one >= other), "{shares:?}");
        calm.learn(Some(&line(9, "d2d4", 10)));
        assert!(calm.share() > shares[7]);
    }

    #[test]
    fn a_score_that_falls_wants_a_longer_look() {
        let mut calm = Calm::default();
        calm.learn(Some(&line(1, "e2e4", 50)));
        calm.learn(Some(&line(2, "e2e4", 50)));
        let before = calm.share();
        calm.learn(Some(&line(3, "e2e4", 10)));
        assert!(calm.share() > before);
    }
}
