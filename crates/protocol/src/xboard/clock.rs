use alloc::string::String;
use alloc::vec::Vec;

use rules::Color;

use super::number::{SECOND_MS, time_ms};
use crate::go::{Go, Limit};
use crate::tokens::Range;

/// The command that sets the time control.
const LEVEL: &str = "level";

/// The milliseconds of a minute.
const MINUTE_MS: u64 = 60_000;

const MOVES: Range = Range {
    min: 0,
    max: u64::MAX,
};

/// The time control, the clocks and the limits of the engine's searches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// The number of moves after which the time is added again; `None` if the time is for the whole
    /// game.
    moves: Option<u64>,
    base_ms: u64,
    increment_ms: u64,
    /// The time for each move, which replaces the time control.
    pub(super) move_ms: Option<u64>,
    pub(super) depth: Option<u64>,
    /// The time left to the engine.
    pub(super) left_ms: u64,
    /// The time left to the opponent.
    pub(super) other_ms: u64,
}

impl Default for Clock {
    /// Forty moves in five minutes.
    fn default() -> Clock {
        Clock {
            moves: Some(40),
            base_ms: 300_000,
            increment_ms: 0,
            move_ms: None,
            depth: None,
            left_ms: 300_000,
            other_ms: 300_000,
        }
    }
}

impl Clock {
    /// Sets the time control from the words after `level`: `40 5 0`, `0 2:30 12`. Changed and skipped
    /// words are noted.
    pub(super) fn set_level(&mut self, text: &str, notes: &mut Vec<String>) -> Option<()> {
        let (moves, times) = text.split_once(' ')?;
        let (base, increment) = times.trim_ascii().split_once(' ')?;
        let moves = MOVES.read_nearest(LEVEL, moves, notes)?;
        let (minutes, seconds) = base.split_once(':').unwrap_or((base, "0"));
        let mut time = |word, unit_ms| time_ms(LEVEL, word, unit_ms, notes).ok();
        let minutes_ms = time(minutes, MINUTE_MS)?;
        let base_ms = minutes_ms.saturating_add(time(seconds, SECOND_MS)?);
        let increment_ms = time(increment.trim_ascii(), SECOND_MS)?;
        *self = Clock {
            moves: (moves > 0).then_some(moves),
            base_ms,
            increment_ms,
            move_ms: None,
            depth: self.depth,
            left_ms: base_ms,
            other_ms: base_ms,
        };
        Some(())
    }

    /// Resets the clocks to the base time and removes the depth limit.
    pub(super) fn begin_game(&mut self) {
        self.depth = None;
        (self.left_ms, self.other_ms) = (self.base_ms, self.base_ms);
    }

    /// The `go` for the next move of a side that has made `moves_made` moves.
    pub(super) fn go(&self, turn: Color, moves_made: u64) -> Go {
        let mut go = Go::default();
        let mut limit = |limit, value: Option<u64>| {
            if let Some(value) = value {
                go.set_limit(limit, value);
            }
        };
        limit(Limit::Depth, self.depth);
        limit(Limit::MoveTime, self.move_ms);
        if self.move_ms.is_none() {
            let (white_ms, black_ms) = match turn {
                Color::White => (self.left_ms, self.other_ms),
                Color::Black => (self.other_ms, self.left_ms),
            };
            limit(Limit::WhiteTime, Some(white_ms));
            limit(Limit::BlackTime, Some(black_ms));
            limit(Limit::WhiteIncrement, Some(self.increment_ms));
            limit(Limit::BlackIncrement, Some(self.increment_ms));
            let to_go = |moves| moves - moves_made % moves;
            limit(Limit::MovesToGo, self.moves.map(to_go));
        }
        go
    }
}

#[cfg(test)]
mod tests {
    use super::Clock;
    use crate::go::Limit;
    use rules::Color;

    #[test]
    fn levels_are_read() {
        let level = |text| {
            let mut clock = Clock::default();
            clock.set_level(text, &mut Vec::new())?;
            Some((clock.moves, clock.base_ms, clock.increment_ms))
        };
        assert_eq!(level("40 5 0"), Some((Some(40), 300_000, 0)));
        assert_eq!(level("0 2:30 12"), Some((None, 150_000, 12_000)));
        assert_eq!(level("0 0:01 0.01"), Some((None, 1_000, 10)));
        assert_eq!(level("40.0 1.5 -1 0"), Some((Some(40), 90_000, 0)));
        for text in ["", "40 5", "x 5 0", "0 1:x 0"] {
            assert_eq!(level(text), None, "{text}");
        }
        let endless = level("0 18446744073709551615 0");
        assert_eq!(endless, Some((None, u64::MAX, 0)));
    }

    #[test]
    fn the_moves_to_go_restart_after_the_time_control() {
        let clock = Clock::default();
        let to_go = |made| clock.go(Color::White, made).limit(Limit::MovesToGo);
        assert_eq!([0, 39, 40, 41].map(to_go), [40, 1, 40, 39].map(Some));
    }

    #[test]
    fn a_time_for_each_move_replaces_the_level() {
        let clock = Clock {
            move_ms: Some(5_000),
            ..Clock::default()
        };
        let go = clock.go(Color::Black, 0);
        assert_eq!(go.limit(Limit::MoveTime), Some(5_000));
        assert!(go.clocks(Color::Black).is_none());
    }
}
