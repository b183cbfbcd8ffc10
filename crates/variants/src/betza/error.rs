//! Errors in Betza notation.

use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use game::{Coded, Declaration, ErrorField, ErrorVisitor, coded_error};

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

coded_error! {
    /// What is wrong with a character in Betza notation.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BetzaProblem {
        /// The text has no move.
        #[error(
            "betza-empty",
            "has no move before it: write one such as N or fmWfcF"
        )]
        Empty,
        /// The letter is neither an atom nor a modifier.
        #[error(
            "betza-unknown-letter",
            "is no letter of Betza notation: atoms are W F D N A H C L Z J G B R Q K O, modifiers \
             lower-case letters before them"
        )]
        UnknownLetter,
        /// Modifiers without an atom.
        #[error(
            "betza-missing-atom",
            "has modifiers before it but no atom such as W, F or N"
        )]
        MissingAtom,
        /// A number that is out of range, or where no number is allowed.
        #[error(
            "betza-range",
            "is not a range that fits: use 1 to 15, or 0 for unlimited"
        )]
        Range,
        /// The modifier is not supported.
        #[error(
            "betza-unsupported",
            "is a modifier that is not supported; a piece can give its moves as rays of an \
             fmax.ini instead"
        )]
        Unsupported,
        /// The modifier does not fit the atom.
        #[error("betza-does-not-fit", "does not fit the atom it modifies")]
        DoesNotFit,
        /// The text, or its expansion, is too long.
        #[error("betza-too-long", "makes the move too long: use fewer letters")]
        TooLong,
    }
}

impl fmt::Display for BetzaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            column, problem, ..
        } = self;
        match self.found {
            Some(found) => {
                let found = found.escape_debug();
                write!(f, "'{found}' at character {column} {problem}")
            }
            None => write!(f, "the end of the move at character {column} {problem}"),
        }
    }
}

impl Error for BetzaError {}

impl Coded for BetzaError {
    fn visit(&self, visitor: &mut impl ErrorVisitor) {
        self.problem.visit(visitor);
        self.column.visit("character", visitor);
        self.found.visit("found", visitor);
    }

    fn declare(declarations: &mut Vec<Declaration>) {
        let first = declarations.len();
        BetzaProblem::declare(declarations);
        for declaration in &mut declarations[first..] {
            declaration.fields = &[("character", "usize"), ("found", "Option<char>")];
        }
    }
}
