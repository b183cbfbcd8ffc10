//! Counting tests in what their runners print.

use std::{
    fmt,
    ops::{Add, AddAssign},
};

/// How many tests ended how.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    /// Tests that held.
    pub(crate) passed: u64,
    /// Tests that did not.
    pub(crate) failed: u64,
    /// Tests that were not run.
    pub(crate) skipped: u64,
}

impl Tally {
    /// What a line of output says, if it is a summary of a runner.
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

    /// Counts by the word that a runner uses.
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

    /// Whether nothing was counted.
    pub(crate) fn is_empty(self) -> bool {
        self == Self::default()
    }
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
    use super::Tally;

    #[test]
    fn rust_summaries() {
        let line = "test result: FAILED. 12 passed; 1 failed; 2 ignored; 0 measured; 7 filtered out; \
            finished in 0.31s";
        assert_eq!(
            Tally::read(line),
            Some(Tally {
                passed: 12,
                failed: 1,
                skipped: 2
            })
        );
        let line = "test result: ok. 2 passed; 0 failed; 0 ignored; 0 filtered out";
        assert_eq!(
            Tally::read(line),
            Some(Tally {
                passed: 2,
                failed: 0,
                skipped: 0
            })
        );
    }

    #[test]
    fn node_summaries() {
        let one = |passed, failed, skipped| {
            Some(Tally {
                passed,
                failed,
                skipped,
            })
        };
        assert_eq!(Tally::read("ℹ pass 9"), one(9, 0, 0));
        assert_eq!(Tally::read("ℹ cancelled 1"), one(0, 1, 0));
        assert_eq!(Tally::read("ℹ skipped 3"), one(0, 0, 3));
        assert_eq!(Tally::read("ℹ tests 13"), None);
    }

    #[test]
    fn other_lines_count_nothing() {
        for line in ["", "test rules::perft ... ok", "running 3 tests", "pass 3"] {
            assert_eq!(Tally::read(line), None, "{line}");
        }
    }

    #[test]
    fn display_is_the_last_line_of_the_tests() {
        let tally = Tally {
            passed: 1,
            failed: 2,
            skipped: 3,
        };
        assert_eq!(tally.to_string(), "1 passed, 2 failed, 3 skipped");
    }
}
