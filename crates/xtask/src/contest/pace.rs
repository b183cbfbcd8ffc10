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
}

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

    /// Takes the time of a move; false when the flag has fallen.
    pub(super) fn take(&mut self, color: Color, spent_ms: u64) -> bool {
        let left = &mut self.left_ms[place(color)];
        match left.checked_sub(spent_ms) {
            Some(rest) => {
                *left = rest + self.increment_ms;
                true
            }
            None => false,
        }
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
        assert!(clocks.take(Color::White, 1000));
        assert_eq!(clocks.left_ms(Color::White), 500);
        assert!(!clocks.take(Color::White, 501));
        assert_eq!(clocks.left_ms(Color::Black), 1000);
        assert!(Clocks::start(Pace::Nodes(1)).is_none());
    }
}
