//! Time controls and chess clocks.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use rules::Color;

/// The limit of each search, or of the whole game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum TimeControl {
    /// Milliseconds per move.
    MoveTime(u64),
    /// Nodes per move.
    Nodes(u64),
    /// Plies per move.
    Depth(u32),
    /// A base time for the game and an increment per move.
    Clock { base_ms: u64, increment_ms: u64 },
}

impl TimeControl {
    /// Parses `SECONDS+SECONDS`, base time and increment, such as `1+0.01`.
    pub(crate) fn parse_clock(text: &str) -> Result<Self> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let time_control = Self::Clock {
            base_ms: milliseconds(base)?,
            increment_ms: milliseconds(increment)?,
        };
        if matches!(time_control, Self::Clock { base_ms: 0, .. }) {
            bail!("the base time must be more than 0 seconds");
        }
        Ok(time_control)
    }

    /// The time after which an engine counts as stalled: a minute more than the longest search
    /// allowed.
    pub(crate) fn search_timeout(self) -> Duration {
        let longest_ms = match self {
            TimeControl::MoveTime(move_ms) => move_ms,
            TimeControl::Nodes(nodes) => nodes / MIN_NODES_PER_MS,
            TimeControl::Depth(_) => MAX_DEPTH_SEARCH_MS,
            TimeControl::Clock {
                base_ms,
                increment_ms,
            } => base_ms.saturating_add(increment_ms.saturating_mul(MAX_SAVED_INCREMENTS)),
        };
        Duration::from_mins(1).saturating_add(Duration::from_millis(longest_ms))
    }
}

/// The nodes per millisecond of the slowest engine.
const MIN_NODES_PER_MS: u64 = 10;
/// The longest search to a depth: an hour.
const MAX_DEPTH_SEARCH_MS: u64 = 3_600_000;
/// The number of moves whose increments an engine may save.
const MAX_SAVED_INCREMENTS: u64 = 200;

fn milliseconds(seconds: &str) -> Result<u64> {
    let seconds: f64 = seconds
        .parse()
        .ok()
        .filter(|seconds| (0.0..1e6).contains(seconds))
        .with_context(|| format!("'{seconds}' is not a number of seconds"))?;
    Ok(u64::try_from(Duration::from_secs_f64(seconds).as_millis()).unwrap_or(u64::MAX))
}

/// The remaining time of both sides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clocks {
    remaining_ms: [u64; 2],
    increment_ms: u64,
}

impl Clocks {
    /// The clocks at the start of a game; `None` for limits per move.
    pub(crate) const fn start(time_control: TimeControl) -> Option<Self> {
        match time_control {
            TimeControl::Clock {
                base_ms,
                increment_ms,
            } => Some(Self {
                remaining_ms: [base_ms; 2],
                increment_ms,
            }),
            _ => None,
        }
    }

    pub(crate) fn remaining_ms(&self, color: Color) -> u64 {
        self.remaining_ms[index(color)]
    }

    pub(crate) const fn increment_ms(&self) -> u64 {
        self.increment_ms
    }

    /// Subtracts the time of a move and adds the increment. Returns false if the flag falls, which
    /// it does when the remaining time is exceeded by more than the margin.
    pub(crate) fn spend(&mut self, color: Color, elapsed_ms: u64, margin_ms: u64) -> bool {
        let remaining_ms = &mut self.remaining_ms[index(color)];
        let is_in_time = elapsed_ms <= remaining_ms.saturating_add(margin_ms);
        *remaining_ms = remaining_ms.saturating_sub(elapsed_ms) + self.increment_ms;
        is_in_time
    }
}

const fn index(color: Color) -> usize {
    matches!(color, Color::Black) as usize
}

#[cfg(test)]
mod tests {
    use super::{Clocks, TimeControl};
    use rules::Color;

    #[test]
    fn clock_times_are_in_seconds() {
        let expected = TimeControl::Clock {
            base_ms: 1000,
            increment_ms: 10,
        };
        assert_eq!(TimeControl::parse_clock("1+0.01").ok(), Some(expected));
        for text in ["", "0", "-1", "1+x", "NaN", "1e99"] {
            assert!(TimeControl::parse_clock(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_flag_falls_when_the_remaining_time_is_exceeded() {
        let time_control = TimeControl::parse_clock("1+0.5").expect("a clock");
        let mut clocks = Clocks::start(time_control).expect("it has clocks");
        assert!(clocks.spend(Color::White, 1000, 0));
        assert_eq!(clocks.remaining_ms(Color::White), 500);
        assert!(!clocks.spend(Color::White, 501, 0));
        assert_eq!(clocks.remaining_ms(Color::Black), 1000);
        assert!(Clocks::start(TimeControl::Nodes(1)).is_none());
    }

    #[test]
    fn the_timeout_exceeds_the_time_control() {
        assert_eq!(
            TimeControl::MoveTime(100).search_timeout().as_millis(),
            60_100
        );
        assert_eq!(
            TimeControl::MoveTime(600_000).search_timeout().as_secs(),
            660
        );
        assert_eq!(
            TimeControl::Nodes(60_000_000).search_timeout().as_secs(),
            6_060
        );
        assert!(TimeControl::Depth(40).search_timeout().as_secs() > 600);
        assert!(TimeControl::MoveTime(u64::MAX).search_timeout().as_secs() > 600);
        let clock = TimeControl::parse_clock("300+1").expect("a clock");
        assert_eq!(clock.search_timeout().as_secs(), 560);
    }

    #[test]
    fn the_margin_adds_no_time() {
        let time_control = TimeControl::parse_clock("1+0.01").expect("a clock");
        let mut clocks = Clocks::start(time_control).expect("it has clocks");
        for _ in 0..10 {
            assert!(clocks.spend(Color::White, 20, 30));
        }
        assert_eq!(clocks.remaining_ms(Color::White), 900);
        assert!(clocks.spend(Color::White, 930, 30), "exactly the margin");
        assert_eq!(clocks.remaining_ms(Color::White), 10);
        assert!(!clocks.spend(Color::White, 41, 30));
    }
}
