//! Errors in Betza notation.

use core::error::Error;
use core::fmt;

/// Why a text is not a move in Betza notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BetzaError {
    /// The position of the character, from 1; the length plus 1 for the end of the text.
    pub column: usize,
    /// The character; `None` at the end of the text.
    pub found: Option<char>,
    /// What is wrong.
    pub problem: BetzaProblem,
}

/// What is wrong with a character in Betza notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BetzaProblem {
    /// The text has no move.
    Empty,
    /// The letter is neither an atom nor a modifier.
    UnknownLetter,
    /// Modifiers without an atom.
    MissingAtom,
    /// A number that is out of range, or where no number is allowed.
    Range,
    /// The modifier is not supported.
    Unsupported,
    /// The modifier does not fit the atom.
    DoesNotFit,
    /// The text, or its expansion, is too long.
    TooLong,
}

impl fmt::Display for BetzaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { column, .. } = self;
        match self.found {
            Some(found) => write!(f, "'{}' at character {column} ", found.escape_debug())?,
            None => write!(f, "the end of the move at character {column} ")?,
        }
        f.write_str(match self.problem {
            BetzaProblem::Empty => "has no move before it: write one such as N or fmWfcF",
            BetzaProblem::UnknownLetter => {
                "is no letter of Betza notation: atoms are W F D N A H C L Z J G B R Q K O, \
                 modifiers lower-case letters before them"
            }
            BetzaProblem::MissingAtom => "has modifiers before it but no atom such as W, F or N",
            BetzaProblem::Range => "is not a range that fits: use 1 to 15, or 0 for unlimited",
            BetzaProblem::Unsupported => {
                "is a modifier that is not supported; a piece can give its moves as rays of an \
                 fmax.ini instead"
            }
            BetzaProblem::DoesNotFit => "does not fit the atom it modifies",
            BetzaProblem::TooLong => "makes the move too long: use fewer letters",
        })
    }
}

impl Error for BetzaError {}
