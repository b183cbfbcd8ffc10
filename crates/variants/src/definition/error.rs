//! Errors in definitions.

use alloc::string::String;
use core::error::Error;
use core::fmt;

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

/// What is wrong in a definition; `found` is an excerpt of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DefinitionProblem {
    /// The first word of a line is not a keyword.
    Keyword {
        /// The word.
        found: String,
    },
    /// A line repeats an earlier line's keyword.
    Repeated {
        /// The keyword.
        keyword: &'static str,
    },
    /// A required line is missing.
    Missing {
        /// The keyword, with an example.
        example: &'static str,
    },
    /// A word differs from what is expected.
    Expected {
        /// What is expected, with an example.
        expected: &'static str,
        /// The word; empty at the end of the line.
        found: String,
    },
    /// The text is longer than a definition may be.
    TooLong,
    /// There are more than 32 kinds of piece.
    TooManyPieces,
    /// Two pieces of a side have the same letter.
    SameLetter {
        /// The letter.
        letter: char,
    },
    /// A piece can neither move nor capture anywhere on the board.
    Immobile {
        /// The name of the piece.
        name: String,
    },
    /// A side cannot lose: it has no royal piece, and no other rule ends the game.
    NothingRoyal,
    /// No piece has the letter.
    UnknownLetter {
        /// The letter.
        letter: char,
    },
    /// A move is not in Betza notation.
    Betza(BetzaError),
    /// The moves of a piece are not rays of an `fmax.ini`.
    Ray(RayError),
    /// The initial position is not valid.
    Start(FenError),
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

impl fmt::Display for DefinitionProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keyword { found } => write!(
                f,
                "{found} is not a keyword of a definition: begin the line with one such as piece, \
                 or with # for a comment"
            ),
            Self::Repeated { keyword } => {
                write!(f, "there is already a line '{keyword}': keep one of them")
            }
            Self::Missing { example } => write!(f, "a line is missing: add '{example}'"),
            Self::Expected { expected, found } if found.is_empty() => {
                write!(f, "the line ends too early: add {expected}")
            }
            Self::Expected { expected, found } => {
                write!(f, "{found} is not expected here: write {expected}")
            }
            Self::TooLong => f.write_str("the text is too long for a definition: split it"),
            Self::TooManyPieces => {
                f.write_str("there are more than 32 kinds of piece: remove some")
            }
            Self::SameLetter { letter } => write!(
                f,
                "another piece has the letter {letter}: choose a different one, or give one piece \
                 to white and one to black"
            ),
            Self::Immobile { name } => write!(
                f,
                "the {name} cannot move on this board: give it shorter moves or enlarge the board"
            ),
            Self::NothingRoyal => f.write_str(
                "a side has no royal piece and no other way to lose: mark a piece of each side \
                 royal, or add an extinction line",
            ),
            Self::UnknownLetter { letter } => write!(
                f,
                "no piece has the letter '{}': add a piece line or correct the letter",
                letter.escape_debug()
            ),
            Self::Betza(error) => error.fmt(f),
            Self::Ray(error) => error.fmt(f),
            Self::Start(error) => write!(f, "the start is not valid: {error}"),
        }
    }
}

impl Error for DefinitionError {}

impl Error for DefinitionProblem {}
