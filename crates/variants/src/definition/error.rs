//! Errors in definitions.

use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use game::{Coded, Declaration, ErrorField, ErrorVisitor, coded_error};

use crate::betza::BetzaError;
use crate::fen_error::FenError;
use crate::fmax::RayError;

/// Why a text does not define a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DefinitionError {
    /// The line, from 1; one more than the number of lines if something is missing.
    pub line: usize,
    /// The position in the line in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: DefinitionProblem,
}

coded_error! {
    /// What is wrong in a definition; `found` is an excerpt of the text.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum DefinitionProblem {
        /// The first word of a line is not a keyword.
        #[error(
            "definition-keyword",
            "{found} is not a keyword of a definition: begin the line with one such as piece, or \
             with # for a comment"
        )]
        Keyword {
            /// The word.
            found: String,
        },
        /// The text is a `variants.ini` of Fairy-Stockfish.
        #[error(
            "definition-variants-ini",
            "this is a variants.ini of Fairy-Stockfish, which is not supported: write a definition, \
             or use an fmax.ini of Fairy-Max"
        )]
        VariantsIni,
        /// A line repeats an earlier line's keyword.
        #[error(
            "definition-repeated",
            "there is already a line '{keyword}': keep one of them"
        )]
        Repeated {
            /// The keyword.
            keyword: &'static str,
        },
        /// A required line is missing.
        #[error("definition-missing", "a line is missing: add '{example}'")]
        Missing {
            /// The keyword, with an example.
            example: &'static str,
        },
        /// A word differs from what is expected.
        #[error(
            "definition-expected",
            if found.is_empty() => "the line ends too early: add {expected}",
            "{found} is not expected here: write {expected}"
        )]
        Expected {
            /// What is expected, with an example.
            expected: &'static str,
            /// The word; empty at the end of the line.
            found: String,
        },
        /// The text is longer than a definition may be.
        #[error(
            "definition-too-long",
            "the text is too long for a definition: split it"
        )]
        TooLong,
        /// There are more than 32 kinds of piece.
        #[error(
            "definition-piece-count",
            "there are more than 32 kinds of piece: remove some"
        )]
        TooManyPieces,
        /// Two pieces of a side have the same letter.
        #[error(
            "definition-same-letter",
            "another piece has the letter {letter}: choose a different one, or give one piece to \
             white and one to black"
        )]
        SameLetter {
            /// The letter.
            letter: char,
        },
        /// A piece can neither move nor capture anywhere on the board.
        #[error(
            "definition-immobile",
            "the {piece} cannot move on this board: give it shorter moves or enlarge the board"
        )]
        Immobile {
            /// The name of the piece.
            piece: String,
        },
        /// A side cannot lose: it has no royal piece, and no other rule ends the game.
        #[error(
            "definition-nothing-royal",
            "a side has no royal piece and no other way to lose: mark a piece of each side royal, \
             or add an extinction line"
        )]
        NothingRoyal,
        /// No piece has the letter.
        #[error(
            "definition-unknown-letter",
            "no piece has the letter '{}': add a piece line or correct the letter",
            letter.escape_debug()
        )]
        UnknownLetter {
            /// The letter.
            letter: char,
        },
        /// A move is not in Betza notation.
        Betza(BetzaError),
        /// The moves of a piece are not rays of an `fmax.ini`.
        Ray(RayError),
        /// The initial position is not valid.
        #[prefix("the start is not valid: ")]
        Start(FenError),
    }
}

impl fmt::Display for DefinitionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.problem
        )
    }
}

impl Error for DefinitionError {}

impl Coded for DefinitionError {
    /// The fields of the problem, and its place with the sentence that does not repeat it.
    fn visit(&self, visitor: &mut impl ErrorVisitor) {
        self.problem.visit(visitor);
        self.line.visit("line", visitor);
        self.column.visit("column", visitor);
        visitor.text("reason", &self.problem);
    }

    fn declare(declarations: &mut Vec<Declaration>) {
        DefinitionProblem::declare(declarations);
    }
}
