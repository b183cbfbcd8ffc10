//! Counts tests in the output of their runners.

use std::{
    fmt,
    ops::{Add, AddAssign},
};

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
}

impl Tally {
    /// Reads the counts of a line of output, if it is the summary of a runner.
    ///
    /// Rust's own runner and those that imitate it end with `test result: ok. 3 passed; 0 failed;
    /// 1 ignored; …`, Node's with one line for each count: `ℹ pass 3`.
    pub(crate) fn read(line: &str) -> Option<Self> {
        if let Some((_, counts)) = line.split_once("test result: ") {
            let counts = counts.split_once(". ").map_or(counts, |(_, counts)| counts);
            return Some(
                counts
                    .split(';')
                    .filter_map(count_before_word)
                    .fold(Self::default(), Add::add),
            );
        }
        count_after_word(line.strip_prefix("ℹ ")?)
    }

    /// Returns a count, given the word that a runner prints for it.
    fn of(word: &str, count: u64) -> Option<Self> {
        let none = Self::default();
        match word {
            "passed" | "pass" => Some(Self {
                passed: count,
                ..none
            }),
            "failed" | "fail" | "cancelled" => Some(Self {
                failed: count,
                ..none
            }),
            "ignored" | "skipped" | "todo" => Some(Self {
                skipped: count,
                ..none
            }),
            _ => None,
        }
    }

    pub(crate) fn is_empty(self) -> bool {
        self == Self::default()
    }
}

/// A test in a line of output that was skipped or retried, or whose time is given.
#[derive(Debug, PartialEq)]
pub(crate) enum Named<'a> {
    /// A test that was not run, with the reason.
    Skipped {
        name: &'a str,
        reason: &'a str,
    },
    /// A test that passed only at the second attempt.
    Retried(&'a str),
    Timed {
        name: &'a str,
        seconds: f32,
    },
}

impl<'a> Named<'a> {
    /// Reads the test of a line of output, if the line names one.
    ///
    /// Rust's own runner and those that imitate it print `test NAME ... ignored, REASON`, Node's
    /// `﹣ NAME (0.1ms) # REASON`. Times are in `test NAME ... ok (0.1 s)` and `✔ NAME (100ms)`.
    pub(crate) fn read(line: &'a str) -> Option<Self> {
        if let Some(rest) = line.strip_prefix("retried: ") {
            return Some(Self::Retried(rest.split(' ').next()?));
        }
        if let Some((name, seconds)) = time_of_test(line) {
            return Some(Self::Timed { name, seconds });
        }
        let (name, reason) = if let Some(rest) = line.strip_prefix("test ") {
            rest.split_once(" ... ignored, ")?
        } else {
            let (name, reason) = line.trim_start().strip_prefix("﹣ ")?.split_once(" # ")?;
            (
                name.rsplit_once(" (").map_or(name, |(name, _)| name),
                reason,
            )
        };
        Some(Self::Skipped { name, reason })
    }
}

/// Reads the name and the duration of a test that ended, in seconds.
fn time_of_test(line: &str) -> Option<(&str, f32)> {
    let (rest, is_node) = match line.strip_prefix("test ") {
        Some(rest) => (rest, false),
        None => (line.trim_start().strip_prefix("✔ ")?, true),
    };
    let (name, time) = rest.strip_suffix(')')?.rsplit_once(" (")?;
    if is_node {
        let milliseconds: f32 = time.strip_suffix("ms")?.parse().ok()?;
        return Some((name, milliseconds / 1000.0));
    }
    let name = name
        .strip_suffix(" ... ok")
        .or_else(|| name.strip_suffix(" ... FAILED"))?;
    Some((name, time.strip_suffix(" s")?.parse().ok()?))
}

fn count_before_word(text: &str) -> Option<Tally> {
    let (count, word) = text.trim().split_once(' ')?;
    Tally::of(word, count.parse().ok()?)
}

fn count_after_word(text: &str) -> Option<Tally> {
    let (word, count) = text.trim().split_once(' ')?;
    Tally::of(word, count.parse().ok()?)
}

impl Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
            skipped: self.skipped + other.skipped,
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} passed, {} failed, {} skipped",
            self.passed, self.failed, self.skipped
        )
    }
}

#[cfg(test)]
mod tests {
    use super::{Named, Tally};

    fn tally(passed: u64, failed: u64, skipped: u64) -> Tally {
        Tally {
            passed,
            failed,
            skipped,
        }
    }

    #[test]
    fn rust_summaries() {
        let line = "test result: FAILED. 12 passed; 1 failed; 2 ignored; 0 measured; 7 filtered out; \
            finished in 0.31s";
        assert_eq!(Tally::read(line), Some(tally(12, 1, 2)));
        let line = "test result: ok. 2 passed; 0 failed; 0 ignored; 0 filtered out";
        assert_eq!(Tally::read(line), Some(tally(2, 0, 0)));
    }

    #[test]
    fn node_summaries() {
        assert_eq!(Tally::read("ℹ pass 9"), Some(tally(9, 0, 0)));
        assert_eq!(Tally::read("ℹ cancelled 1"), Some(tally(0, 1, 0)));
        assert_eq!(Tally::read("ℹ skipped 3"), Some(tally(0, 0, 3)));
        assert_eq!(Tally::read("ℹ tests 13"), None);
    }

    #[test]
    fn other_lines_count_nothing() {
        for line in ["", "test rules::perft ... ok", "running 3 tests", "pass 3"] {
            assert_eq!(Tally::read(line), None, "{line}");
            assert_eq!(Named::read(line), None, "{line}");
        }
    }

    #[test]
    fn skipped_tests_are_named() {
        let skipped = |name, reason| Some(Named::Skipped { name, reason });
        let line = "test tap::a_swipe ... ignored, only Chromium's driver scrolls";
        let expected = skipped("tap::a_swipe", "only Chromium's driver scrolls");
        assert_eq!(Named::read(line), expected);
        let line = "  ﹣ a game (in Python) (0.12ms) # missing: python-chess";
        let expected = skipped("a game (in Python)", "missing: python-chess");
        assert_eq!(Named::read(line), expected);
    }

    #[test]
    fn retried_tests_are_named() {
        let line = "retried: drag::a_premove passed at the second attempt";
        assert_eq!(Named::read(line), Some(Named::Retried("drag::a_premove")));
    }

    #[test]
    fn times_of_tests() {
        let timed = |name, seconds| Some(Named::Timed { name, seconds });
        let line = "test drag::a_premove ... ok (1.5 s)";
        assert_eq!(Named::read(line), timed("drag::a_premove", 1.5));
        let line = "test drag::a_premove ... FAILED (2.0 s)";
        assert_eq!(Named::read(line), timed("drag::a_premove", 2.0));
        let line = "  ✔ a game (in Python) (250ms)";
        assert_eq!(Named::read(line), timed("a game (in Python)", 0.25));
        assert_eq!(Named::read("test rules::perft ... ok"), None);
    }

    #[test]
    fn display_is_the_last_line_of_the_tests() {
        assert_eq!(tally(1, 2, 3).to_string(), "1 passed, 2 failed, 3 skipped");
    }
}
