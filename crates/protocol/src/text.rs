//! Text that is written piece by piece, without the formatting machinery of `core`.

use alloc::string::{String, ToString};
use core::fmt::Display;

use core::fmt::Write;

use crate::words::split_at;

/// A text that grows; what says something to the other side ends each line with a line feed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Text(pub(crate) String);

impl Text {
    pub(crate) fn add(&mut self, piece: &str) -> &mut Text {
        self.0.push_str(piece);
        self
    }

    pub(crate) fn number(&mut self, number: i64) -> &mut Text {
        // A string takes all that is written to it.
        let _ = write!(self.0, "{number}");
        self
    }

    /// A text in which each `#` stands for the next of the numbers.
    pub(crate) fn fill(&mut self, template: &str, numbers: &[i64]) -> &mut Text {
        let mut rest = template;
        for &number in numbers {
            let (piece, after) = split_at(rest, b'#');
            self.add(piece).number(number);
            rest = after;
        }
        self.add(rest)
    }

    /// A number beyond the range of [`number`](Self::number) too.
    pub(crate) fn count(&mut self, count: u64) -> &mut Text {
        let tens = count / 10;
        if tens > 0 {
            self.number(tens.cast_signed());
        }
        self.number((count % 10).cast_signed())
    }

    /// What says itself how it is written.
    pub(crate) fn shown(&mut self, value: &dyn Display) -> &mut Text {
        // Of a `dyn Display`, not of each type: that is one function for all.
        self.add(&value.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::Text;

    #[test]
    fn pieces_stand_one_after_another() {
        let mut text = Text::default();
        text.add("a ").number(-12).add(" ").shown(&'b');
        text.fill(" # of #, #", &[1, 2]);
        assert_eq!(text.0, "a -12 b 1 of 2, #");
    }

    #[test]
    fn counts_are_written_as_the_library_writes_them() {
        for count in [0, 9, 10, 12_345, u64::MAX] {
            let mut text = Text::default();
            assert_eq!(text.count(count).0, count.to_string());
        }
    }
}
