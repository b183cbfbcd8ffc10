//! Converts rank numbers: on a board with ten ranks the interface counts from 0.

use alloc::format;
use alloc::string::String;

/// The number of ranks of the boards whose first rank is 0.
const RANKS: u8 = 10;

/// Converts a move from the notation of the interface to ranks from 1.
pub(super) fn read(text: &str, ranks: u8) -> String {
    shifted(text, i8::from(ranks == RANKS))
}

/// Converts a move to the notation of the interface.
pub(super) fn write(text: &str, ranks: u8) -> String {
    shifted(text, -i8::from(ranks == RANKS))
}

/// Adds `by` to each number in a text.
fn shifted(text: &str, by: i8) -> String {
    let mut shifted = String::new();
    let mut rest = text;
    while let Some(begin) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let digits = rest[begin..].bytes().take_while(u8::is_ascii_digit).count();
        let (before, number) = (&rest[..begin], &rest[begin..begin + digits]);
        let number = match number
            .parse::<u8>()
            .ok()
            .and_then(|rank| rank.checked_add_signed(by))
        {
            Some(rank) if by != 0 => format!("{rank}"),
            _ => number.into(),
        };
        shifted = shifted + before + &number;
        rest = &rest[begin + digits..];
    }
    shifted + rest
}

#[cfg(test)]
mod tests {
    use super::{read, write};

    #[test]
    fn ten_ranks_are_counted_from_0() {
        assert_eq!(read("a0b9q", 10), "a1b10q");
        assert_eq!(write("a1b10q", 10), "a0b9q");
        assert_eq!(write("P@e10", 10), "P@e9");
        for ranks in [8, 9, 11, 16] {
            assert_eq!(write("a1b9", ranks), "a1b9");
            assert_eq!(read("a1b9", ranks), "a1b9");
        }
        assert_eq!(read("é999", 10), "é999");
    }
}
