use alloc::borrow::Cow;
use alloc::format;
use core::fmt::{self, Write};

/// The bytes of the longest move, such as `a10b10q`, rounded up.
const MAX_BYTES: usize = 8;

/// The text of a move in UCI notation: `e2e4`, `a10b10q`, `P@e4`, `b1c3h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveText {
    /// The text, then zeros.
    bytes: [u8; MAX_BYTES],
}

impl MoveText {
    /// The text of a move.
    pub(crate) fn new(written: impl fmt::Display) -> MoveText {
        let mut text = MoveText {
            bytes: [0; MAX_BYTES],
        };
        // Every move fits.
        let _ = write!(text, "{written}");
        text
    }

    /// The text of a word that begins like a move: with a square, or with a dropped piece.
    pub(crate) fn parse(word: &str) -> Option<MoveText> {
        let word = &*with_lower_case_squares(word);
        let is_move = matches!(
            word.as_bytes(),
            [b'a'..=b'p', b'0'..=b'9', _, _, ..] | [b'A'..=b'Z', b'@', _, _, ..]
        );
        (is_move && word.is_ascii() && word.len() <= MAX_BYTES).then(|| MoveText::new(word))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        let length = self.bytes.iter().take_while(|&&byte| byte != 0).count();
        str::from_utf8(&self.bytes[..length]).unwrap_or_default()
    }
}

/// The text of a move in UCI notation with its squares in lower case: `E7E8Q` becomes `e7e8q`, and
/// `P@E4` becomes `P@e4`. Other texts stay as they are.
pub(crate) fn with_lower_case_squares(text: &str) -> Cow<'_, str> {
    let (piece, squares) = match text.split_once('@') {
        Some((piece, square)) => (Some(piece), square),
        None => (None, text),
    };
    if !matches!(squares.as_bytes(), [b'A'..=b'P', b'0'..=b'9', ..]) {
        return Cow::Borrowed(text);
    }
    // The letter of a dropped piece keeps its case.
    let squares = squares.to_ascii_lowercase();
    Cow::Owned(match piece {
        Some(piece) => format!("{piece}@{squares}"),
        None => squares,
    })
}

impl Write for MoveText {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let length = self.as_str().len();
        let end = length + text.len();
        let free = self.bytes.get_mut(length..end).ok_or(fmt::Error)?;
        free.copy_from_slice(text.as_bytes());
        Ok(())
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::MoveText;

    #[test]
    fn moves_are_distinguished_from_other_words() {
        for word in ["e2e4", "a7a8q", "a10b10", "p15p16q", "P@e4", "b1c3h"] {
            assert_eq!(MoveText::parse(word).unwrap().as_str(), word);
        }
        for (word, read) in [("E2E4", "e2e4"), ("E7E8Q", "e7e8q"), ("P@E4", "P@e4")] {
            assert_eq!(MoveText::parse(word).unwrap().as_str(), read);
        }
        for word in ["", "e2", "depth", "mate", "e2e4e5e6e", "e2é4", "@e4"] {
            assert_eq!(MoveText::parse(word), None, "{word}");
        }
    }
}
