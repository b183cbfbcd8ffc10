use alloc::format;
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
/// The number of moves of a time control; 0 for all of the game.
const MOVES: Range = Range {
    min: 0,
    max: u64::MAX,
};

/// A time control: `level 40 5 0`, `level 0 2:30 12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Level {
    /// The number of moves after which the time is added again; `None` if the time is for the whole
    /// game.
    moves: Option<u64>,
    base_ms: u64,
    increment_ms: u64,
}

impl Level {
    /// Parses the three words after `level`.
    pub(super) fn read(text: &str, notes: &mut Vec<String>) -> Option<Level> {
        let mut words = text.split_ascii_whitespace();
        let moves = MOVES.read_nearest(LEVEL, words.next()?, notes)?;
        let base = words.next()?;
        let (minutes, seconds) = base.split_once(':').unwrap_or((base, "0"));
        let mut time = |word, unit_ms| time_ms(LEVEL, word, unit_ms, notes).ok();
        let minutes_ms = time(minutes, MINUTE_MS)?;
        let seconds_ms = time(seconds, SECOND_MS)?;
        let increment_ms = time(words.next()?, SECOND_MS)?;
        for word in words {
            let word = rules::excerpt(word);
            notes.push(format!("{LEVEL}: {word} is skipped"));
        }
        Some(Level {
            moves: (moves > 0).then_some(moves),
            base_ms: minutes_ms.saturating_add(seconds_ms),
            increment_ms,
        })
    }
}

/// The clocks and the limits of the engine's searches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    level: Level,
    /// The time for each move, which replaces the level.
    move_ms: Option<u64>,
    pub(super) depth: Option<u64>,
    left_ms: u64,
    other_ms: u64,
}

impl Default for Clock {
    /// Forty moves in five minutes.
    fn default() -> Clock {
        let level = Level {
            moves: Some(40),
            base_ms: 300_000,
            increment_ms: 0,
        };
        Clock {
            level,
            move_ms: None,
            depth: None,
            left_ms: level.base_ms,
            other_ms: level.base_ms,
        }
    }
}

impl Clock {
    pub(super) fn set_level(&mut self, level: Level) {
        self.level = level;
        self.move_ms = None;
        (self.left_ms, self.other_ms) = (level.base_ms, level.base_ms);
    }

    pub(super) fn set_move_time(&mut self, move_ms: u64) {
        self.move_ms = Some(move_ms);
    }

    pub(super) fn set_left(&mut self, left_ms: u64, is_mine: bool) {
        *(if is_mine {
            &mut self.left_ms
        } else {
            &mut self.other_ms
        }) = left_ms;
    }

    /// Resets the clocks to the base time and removes the depth limit.
    pub(super) fn begin_game(&mut self) {
        self.depth = None;
        (self.left_ms, self.other_ms) = (self.level.base_ms, self.level.base_ms);
    }

    /// The `go` for the next move of a side that has made `moves_made` moves.
    pub(super) fn go(&self, turn: Color, moves_made: u64) -> Go {
        let mut go = Go::default();
        if let Some(depth) = self.depth {
            go.set_limit(Limit::Depth, depth);
        }
        if let Some(move_ms) = self.move_ms {
            go.set_limit(Limit::MoveTime, move_ms);
            return go;
        }
        let (white_ms, black_ms) = match turn {
            Color::White => (self.left_ms, self.other_ms),
            Color::Black => (self.other_ms, self.left_ms),
        };
        go.set_limit(Limit::WhiteTime, white_ms);
        go.set_limit(Limit::BlackTime, black_ms);
        go.set_limit(Limit::WhiteIncrement, self.level.increment_ms);
        go.set_limit(Limit::BlackIncrement, self.level.increment_ms);
        if let Some(moves) = self.level.moves {
            go.set_limit(Limit::MovesToGo, moves - moves_made % moves);
        }
        go
    }
}

#[cfg(test)]
mod tests {
    use super::{Clock, Level};
    use crate::go::Limit;
    use rules::Color;

    fn level(moves: Option<u64>, base_ms: u64, increment_ms: u64) -> Level {
        Level {
            moves,
            base_ms,
            increment_ms,
        }
    }

    #[test]
    fn levels_are_read() {
        let read = |text| Level::read(text, &mut Vec::new());
        assert_eq!(read("40 5 0"), Some(level(Some(40), 300_000, 0)));
        assert_eq!(read("0 2:30 12"), Some(level(None, 150_000, 12_000)));
        assert_eq!(read("0 0:01 0.01"), Some(level(None, 1_000, 10)));
        assert_eq!(read("40.0 1.5 -1 0"), Some(level(Some(40), 90_000, 0)));
        for text in ["", "40 5", "x 5 0", "0 1:x 0"] {
            assert_eq!(read(text), None, "{text}");
        }
        let endless = read("0 18446744073709551615 0");
        assert_eq!(endless, Some(level(None, u64::MAX, 0)));
    }

    #[test]
    fn the_moves_to_go_restart_after_the_time_control() {
        let clock = Clock::default();
        let to_go = |made| clock.go(Color::White, made).limit(Limit::MovesToGo);
        assert_eq!([0, 39, 40, 41].map(to_go), [40, 1, 40, 39].map(Some));
    }

    #[test]
    fn a_time_for_each_move_replaces_the_level() {
        let mut clock = Clock::default();
        clock.set_move_time(5_000);
        let go = clock.go(Color::Black, 0);
        assert_eq!(go.limit(Limit::MoveTime), Some(5_000));
        assert!(go.clocks(Color::Black).is_none());
    }
}
