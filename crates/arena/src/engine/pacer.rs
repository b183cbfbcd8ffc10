//! The clock of an engine that has no limit for a single move.

use std::time::Duration;

/// The clock before the first move, as a multiple of the time per move.
pub(crate) const DEFAULT_CLOCK_FACTOR: u64 = 30;

/// How to set the clock of an engine that has no limit per move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClockFactor {
    /// To this multiple of the time per move.
    Fixed(u64),
    /// So that the engine's mean time equals the time per move.
    Adaptive,
}

/// The weight of the initial estimate of the factor, in moves.
const PRIOR_MOVES: u64 = 2;

/// The approximate number of moves over which the used part of the clock is averaged.
const MEMORY_MOVES: u128 = 16;

/// The number of moves over which an excess or deficit is corrected.
const CORRECTION_MOVES: i128 = 20;

/// Sets an engine's clock before each of its moves.
///
/// The part of its remaining time that an engine uses depends on the engine, the board and the
/// phase of the game. The pacer estimates this part from the moves so far, and sets the next clock
/// so that the mean returns to the target.
#[derive(Clone, Debug)]
pub(super) struct Pacer {
    factor: ClockFactor,
    /// The sum of the clocks, with more weight for later ones.
    shown_us: u128,
    /// The sum of the times used, with the same weights.
    used_us: u128,
    /// The total target time minus the total time used.
    saved_us: i128,
}

impl Pacer {
    pub(super) const fn new(factor: ClockFactor) -> Self {
        Self {
            factor,
            shown_us: 0,
            used_us: 0,
            saved_us: 0,
        }
    }

    /// Returns the clock for a move that should take `move_ms`, in milliseconds.
    pub(super) fn clock_ms(&self, move_ms: u64) -> u64 {
        if let ClockFactor::Fixed(factor) = self.factor {
            return move_ms.saturating_mul(factor);
        }
        let wanted_us = i128::from(move_ms) * 1000;
        let corrected_us = wanted_us.saturating_add(self.saved_us / CORRECTION_MOVES);
        // Limits the correction after a single long search or many short ones.
        let corrected_us = corrected_us.clamp(wanted_us / 2, wanted_us.saturating_mul(2));
        let prior_us = wanted_us.unsigned_abs() * u128::from(PRIOR_MOVES);
        let shown_us = self.shown_us + prior_us * u128::from(DEFAULT_CLOCK_FACTOR);
        let used_us = (self.used_us + prior_us).max(1);
        let clock_us = corrected_us.unsigned_abs().saturating_mul(shown_us) / used_us;
        u64::try_from(clock_us / 1000).unwrap_or(u64::MAX)
    }

    /// Updates the estimate after a move.
    pub(super) fn record(&mut self, move_ms: u64, clock_ms: u64, used: Duration) {
        let used_us = used.as_micros();
        self.shown_us -= self.shown_us / MEMORY_MOVES;
        self.shown_us += u128::from(clock_ms) * 1000;
        self.used_us -= self.used_us / MEMORY_MOVES;
        self.used_us += used_us;
        let saved_us = i128::from(move_ms) * 1000 - i128::try_from(used_us).unwrap_or(i128::MAX);
        self.saved_us = self.saved_us.saturating_add(saved_us);
    }
}

#[cfg(test)]
mod tests {
    use super::{ClockFactor, Pacer};
    use std::time::Duration;

    /// Returns the mean time per move over a game, in milliseconds, of an engine that uses a part
    /// of its clock.
    fn mean_ms(pacer: &mut Pacer, part: impl Fn(u64) -> f64) -> f64 {
        let mut used_ms = 0.0;
        for ply in 0..60 {
            let clock_ms = pacer.clock_ms(100);
            #[allow(clippy::cast_precision_loss, reason = "the clock is short")]
            let used = Duration::from_secs_f64(clock_ms as f64 / 1000.0 * part(ply));
            pacer.record(100, clock_ms, used);
            used_ms += used.as_secs_f64() * 1000.0;
        }
        used_ms / 60.0
    }

    #[test]
    fn a_fixed_factor_stays() {
        let mut pacer = Pacer::new(ClockFactor::Fixed(30));
        assert!((mean_ms(&mut pacer, |_| 0.1) - 300.0).abs() < 1.0);
        assert_eq!(pacer.clock_ms(100), 3000);
    }

    #[test]
    fn the_mean_approaches_the_time_per_move() {
        for part in [0.004, 0.01, 0.1] {
            let mean = mean_ms(&mut Pacer::new(ClockFactor::Adaptive), |_| part);
            assert!((92.0..108.0).contains(&mean), "{part}: {mean}");
        }
        let mut pacer = Pacer::new(ClockFactor::Adaptive);
        let phases = |ply| if ply < 20 { 0.01 } else { 0.03 };
        let mean = mean_ms(&mut pacer, phases);
        assert!((90.0..110.0).contains(&mean), "{mean}");
    }

    #[test]
    fn the_clock_is_never_absurd() {
        let mut pacer = Pacer::new(ClockFactor::Adaptive);
        for _ in 0..1000 {
            pacer.record(100, 3000, Duration::ZERO);
        }
        assert!(pacer.clock_ms(100) > 0);
        pacer.record(100, 3000, Duration::from_secs(1_000_000));
        assert!(pacer.clock_ms(100) < 1_000);
        assert!(pacer.clock_ms(u64::MAX) > 0);
    }
}
