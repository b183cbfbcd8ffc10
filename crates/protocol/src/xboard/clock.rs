use rules::{Color, parse_digits};

use crate::go::{Go, Limit};

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
    pub(super) fn read(text: &str) -> Option<Level> {
        let mut words = text.split_ascii_whitespace();
        let moves = parse_digits(words.next()?.as_bytes())?;
        let base = words.next()?;
        let (minutes, seconds) = base.split_once(':').unwrap_or((base, "0"));
        let minutes_ms = thousandths(minutes)?.checked_mul(60)?;
        let increment_ms = thousandths(words.next()?)?;
        if words.next().is_some() {
            return None;
        }
        Some(Level {
            moves: (moves > 0).then_some(moves),
            base_ms: minutes_ms.checked_add(thousandths(seconds)?)?,
            increment_ms,
        })
    }
}

/// Parses a number with up to three decimals, in thousandths.
fn thousandths(word: &str) -> Option<u64> {
    let (whole, part) = word.split_once('.').unwrap_or((word, ""));
    let mut value = parse_digits(whole.as_bytes())?;
    for place in 0..3 {
        let digit = part.as_bytes().get(place).copied().unwrap_or(b'0');
        let digit = digit.is_ascii_digit().then(|| u64::from(digit - b'0'))?;
        value = value.checked_mul(10)?.checked_add(digit)?;
    }
    Some(value)
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
        assert_eq!(Level::read("40 5 0"), Some(level(Some(40), 300_000, 0)));
        assert_eq!(Level::read("0 2:30 12"), Some(level(None, 150_000, 12_000)));
        assert_eq!(Level::read("0 0:01 0.01"), Some(level(None, 1_000, 10)));
        for text in ["", "40 5", "40 5 0 0", "x 5 0", "0 1:x 0", "0 -1 0"] {
            assert_eq!(Level::read(text), None, "{text}");
        }
        assert_eq!(Level::read("0 18446744073709551615 0"), None);
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
