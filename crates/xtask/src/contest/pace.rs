//! How long an engine may think.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use rules::Color;

/// The limit of each move, or of the whole game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Pace {
    /// Milliseconds a move.
    MoveTime(u64),
    /// Nodes a move.
    Nodes(u64),
    /// Plies a move.
    Depth(u32),
    /// A clock for the game, in milliseconds.
    Clock {
        /// At the start.
        base_ms: u64,
        /// Added after each move.
        increment_ms: u64,
    },
}

impl Pace {
    /// Reads `SECONDS+SECONDS`, such as `1+0.01`.
    ///
    /// # Errors
    /// A number cannot be read.
    pub(super) fn clock(text: &str) -> Result<Self> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let pace = Pace::Clock {
            base_ms: milliseconds(base)?,
            increment_ms: milliseconds(increment)?,
        };
        if matches!(pace, Pace::Clock { base_ms: 0, .. }) {
            bail!("a clock begins with more than 0 seconds");
        }
        Ok(pace)
    }

    /// How long an engine may be silent before it counts as hanging: a minute more than the pace
    /// gives it, at the slowest.
    pub(super) fn patience(self) -> Duration {
        let most_ms = match self {
            Pace::MoveTime(move_ms) => move_ms,
            Pace::Nodes(nodes) => nodes / SLOWEST_NODES_A_MS,
            Pace::Depth(_) => DEEP_SEARCH_MS,
            Pace::Clock {
                base_ms,
                increment_ms,
            } => base_ms.saturating_add(increment_ms.saturating_mul(LONG_GAME_MOVES)),
        };
        Duration::from_mins(1).saturating_add(Duration::from_millis(most_ms))
    }
}

/// A slow engine's speed: 10,000 nodes a second.
const SLOWEST_NODES_A_MS: u64 = 10;
/// Nobody knows how long a depth takes.
const DEEP_SEARCH_MS: u64 = 3_600_000;
/// Moves whose increments may be saved up.
const LONG_GAME_MOVES: u64 = 200;

fn milliseconds(seconds: &str) -> Result<u64> {
    let seconds: f64 = seconds
        .parse()
        .ok()
        .filter(|seconds| (0.0..1e6).contains(seconds))
        .with_context(|| format!("'{seconds}' is no number of seconds"))?;
    Ok(u64::try_from(Duration::from_secs_f64(seconds).as_millis()).unwrap_or(u64::MAX))
}

/// What both sides have left, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clocks {
    left_ms: [u64; 2],
    increment_ms: u64,
}

impl Clocks {
    /// The clocks at the start of a game; none at a pace that has none.
    pub(super) const fn start(pace: Pace) -> Option<Self> {
        match pace {
            Pace::Clock {
                base_ms,
                increment_ms,
            } => Some(Self {
                left_ms: [base_ms; 2],
                increment_ms,
            }),
            _ => None,
        }
    }

    /// What a side has left.
    pub(super) fn left_ms(&self, color: Color) -> u64 {
        self.left_ms[place(color)]
    }

    /// What a move adds.
    pub(super) const fn increment_ms(&self) -> u64 {
        self.increment_ms
    }

    /// Takes the time of a move; false when the flag has fallen: more than the margin beyond what
    /// was left.
    pub(super) fn take(&mut self, color: Color, spent_ms: u64, margin_ms: u64) -> bool {
        let left = &mut self.left_ms[place(color)];
        let is_in_time = spent_ms <= left.saturating_add(margin_ms);
        *left = left.saturating_sub(spent_ms) + self.increment_ms;
        is_in_time
    }
}

const fn place(color: Color) -> usize {
    matches!(color, Color::Black) as usize
}

#[cfg(test)]
mod tests {
    use super::{Clocks, Pace};
    use rules::Color;

    #[test]
    fn a_clock_is_read_in_seconds() {
        let expected = Pace::Clock {
            base_ms: 1000,
            increment_ms: 10,
        };
        assert_eq!(Pace::clock("1+0.01").ok(), Some(expected));
        for text in ["", "0", "-1", "1+x", "NaN", "1e99"] {
            assert!(Pace::clock(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_flag_falls_when_more_is_spent_than_was_left() {
        let pace = Pace::clock("1+0.5").expect("a clock");
        let mut clocks = Clocks::start(pace).expect("it has clocks");
        assert!(clocks.take(Color::White, 1000, 0));
        assert_eq!(clocks.left_ms(Color::White), 500);
        assert!(!clocks.take(Color::White, 501, 0));
        assert_eq!(clocks.left_ms(Color::Black), 1000);
        assert!(Clocks::start(Pace::Nodes(1)).is_none());
    }

    #[test]
    fn who_is_given_time_is_waited_for() {
        assert_eq!(Pace::MoveTime(100).patience().as_millis(), 60_100);
        assert_eq!(Pace::MoveTime(600_000).patience().as_secs(), 660);
        assert_eq!(Pace::Nodes(60_000_000).patience().as_secs(), 6_060);
        assert!(Pace::Depth(40).patience().as_secs() > 600);
        assert!(Pace::MoveTime(u64::MAX).patience().as_secs() > 600);
        let clock = Pace::clock("300+1").expect("a clock");
        assert_eq!(clock.patience().as_secs(), 560);
    }

    #[test]
    fn the_margin_is_no_gift() {
        let pace = Pace::clock("1+0.01").expect("a clock");
        let mut clocks = Clocks::start(pace).expect("it has clocks");
        for _ in 0..10 {
            assert!(clocks.take(Color::White, 20, 30));
        }
        assert_eq!(clocks.left_ms(Color::White), 900);
        assert!(clocks.take(Color::White, 930, 30), "the margin itself");
        assert_eq!(clocks.left_ms(Color::White), 10);
        assert!(!clocks.take(Color::White, 41, 30));
    }
}
