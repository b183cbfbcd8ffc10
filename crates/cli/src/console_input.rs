//! Reads lines as the original does, without its buffer overflow.

use std::io::{self, BufRead, Read};

use rules::{Move, Position, Role, Square};

/// The longest line that fits the original's buffer, in characters.
const LONGEST: usize = 8;
/// The longest line that is kept, in bytes.
const LONGEST_KEPT: usize = 1 << 20;
/// A line ends at the first character up to this one: the original makes no other test.
const LAST_LINE_END: u8 = b'\n';
/// The original's `C`, which turns the characters of a square into its number.
const OFFSET: i32 = 799;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// An empty line: the engine moves.
    Nothing,
    /// A line to parse as a move.
    Text,
    /// A line of this number of characters, which is longer than any move.
    TooLong(usize),
}

/// The mark with which some editors begin a text, in UTF-8.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The line buffer. As in the original, a short line leaves the end of the previous one in it.
#[derive(Debug, Default)]
pub(crate) struct Line {
    characters: [u8; LONGEST + 1],
    length: usize,
    /// The whole line, up to [`LONGEST_KEPT`].
    text: Vec<u8>,
}

impl Line {
    /// Reads the next line; `None` at the end of input.
    pub(crate) fn read(&mut self, input: &mut impl BufRead) -> io::Result<Option<Typed>> {
        let mut length = 0;
        self.text.clear();
        if input.fill_buf()?.starts_with(BYTE_ORDER_MARK) {
            input.consume(BYTE_ORDER_MARK.len());
        }
        for byte in input.by_ref().bytes() {
            let byte = byte?;
            if byte <= LAST_LINE_END {
                return Ok(Some(self.finish(length, byte)));
            }
            if let Some(place) = self.characters[..LONGEST].get_mut(length) {
                *place = byte;
            }
            if length < LONGEST_KEPT {
                self.text.push(byte);
            }
            length += 1;
        }
        Ok((length > 0).then(|| self.finish(length, LAST_LINE_END)))
    }

    fn finish(&mut self, length: usize, end: u8) -> Typed {
        // If lines end with two characters, C reads them as one.
        let has_return =
            cfg!(windows) && length > 0 && self.characters.get(length - 1) == Some(&b'\r');
        self.length = length - usize::from(has_return);
        if self.length > LONGEST {
            return Typed::TooLong(self.length);
        }
        self.characters[self.length] = end;
        if self.characters[0] == b'\n' {
            Typed::Nothing
        } else {
            Typed::Text
        }
    }

    pub(crate) fn text(&self) -> &str {
        str::from_utf8(&self.text).unwrap_or_default()
    }

    /// The legal move that the line denotes, if any: in any spelling, or as the original reads it.
    pub(crate) fn legal_move(&self, position: &Position) -> Option<Move> {
        let read = position.parse_move(self.text());
        read.ok().or_else(|| self.move_of_original(position))
    }

    /// The legal move that the original reads. A pawn promotes to a queen unless the fifth character
    /// is `n`, `b` or `r`.
    fn move_of_original(&self, position: &Position) -> Option<Move> {
        let [from_file, from_rank, to_file, to_rank, fifth, ..] = self.characters;
        let (from, to) = (square(from_file, from_rank)?, square(to_file, to_rank)?);
        let role = match fifth {
            b'n' if self.length > 4 => Role::Knight,
            b'b' if self.length > 4 => Role::Bishop,
            b'r' if self.length > 4 => Role::Rook,
            _ => Role::Queen,
        };
        let is_meant = |legal: &Move| {
            (legal.from, legal.to) == (from, to) && legal.promotion.is_none_or(|to| to == role)
        };
        position.legal_moves().iter().copied().find(is_meant)
    }
}

/// The square that the original computes from two characters, which need not be a letter and a
/// digit.
fn square(file: u8, rank: u8) -> Option<Square> {
    let number = i32::from(file) - 16 * i32::from(rank) + OFFSET;
    let [number, ..] = number.to_le_bytes();
    // The original numbers rows from the eighth rank down.
    (number & 0x88 == 0).then(|| Square::new(number & 7, 7 - (number >> 4)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_all(mut input: &[u8]) -> Vec<Typed> {
        let mut line = Line::default();
        std::iter::from_fn(|| line.read(&mut input).unwrap()).collect()
    }

    #[test]
    fn a_line_ends_with_any_control_character_up_to_the_line_feed() {
        assert_eq!(
            read_all(b"e2e4\te7e5\0\n"),
            [Typed::Text, Typed::Text, Typed::Nothing]
        );
    }

    #[test]
    fn a_line_too_long_is_counted_and_skipped() {
        assert_eq!(
            read_all(b"123456789\n\n"),
            [Typed::TooLong(9), Typed::Nothing]
        );
        assert_eq!(read_all(b"12345678\n"), [Typed::Text]);
    }

    #[test]
    fn the_last_line_needs_no_end() {
        assert_eq!(read_all(b"e2e4"), [Typed::Text]);
        assert_eq!(read_all(b""), []);
    }

    #[test]
    fn characters_beyond_the_board_wrap_as_in_the_original() {
        assert_eq!(square(b'e', b'2'), Some(Square::new(4, 1)));
        assert_eq!(square(b'u', b'3'), Some(Square::new(4, 1)));
        assert_eq!(square(b'i', b'2'), None);
    }
}
