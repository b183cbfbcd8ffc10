//! What can be wrong with a FEN.

use alloc::string::String;
use core::error::Error;
use core::fmt;

use crate::decimal::push_decimal;
use crate::excerpt::excerpt;
use crate::setup_error::SetupError;

/// The longest number that a clock may have, in digits: what follows by play still fits.
pub(crate) const CLOCK_DIGITS: usize = 9;

/// A text that is no FEN: one variant for each fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseFenError {
    /// There is nothing but white space.
    Empty,
    /// The placement has not eight ranks.
    RankCount {
        /// How many it has.
        ranks: usize,
    },
    /// A rank has not eight squares.
    RankLength {
        /// Which rank, 1 to 8.
        rank: u8,
        /// How many squares it has.
        squares: usize,
    },
    /// A letter in the placement is neither a piece nor a number from 1 to 8.
    PieceLetter {
        /// Which rank, 1 to 8.
        rank: u8,
        /// The letter.
        letter: char,
    },
    /// The text ends after the placement.
    MissingTurn,
    /// The second field is not `w` or `b`.
    Turn {
        /// The field, quoted and cut.
        found: String,
    },
    /// The third field is not `-` or letters of `KQkq`, each at most once.
    Castling {
        /// The field, quoted and cut.
        found: String,
    },
    /// The fourth field is not `-` or a square.
    EpSquare {
        /// The field, quoted and cut.
        found: String,
    },
    /// The fifth field is no number.
    HalfmoveClock {
        /// The field, quoted and cut.
        found: String,
    },
    /// The sixth field is no number.
    FullmoveNumber {
        /// The field, quoted and cut.
        found: String,
    },
    /// Something follows the sixth field.
    ExtraText {
        /// The field, quoted and cut.
        found: String,
    },
}

impl fmt::Display for ParseFenError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        use ParseFenError as E;
        let mut sentence = String::new();
        let (before, found, after) = match self {
            E::Empty => ("the fen is empty", "", ""),
            E::RankCount { ranks } => {
                sentence.push_str("the placement has ");
                push_count(*ranks, " rank", &mut sentence);
                (" instead of 8", "", "")
            }
            E::RankLength { rank, squares } => {
                push_rank("rank ", *rank, &mut sentence);
                sentence.push_str(" has ");
                push_count(*squares, " square", &mut sentence);
                (" instead of 8", "", "")
            }
            E::PieceLetter { rank, letter } => {
                sentence = excerpt(letter.encode_utf8(&mut [0; 4]));
                push_rank(" on rank ", *rank, &mut sentence);
                (" is no piece and no number from 1 to 8", "", "")
            }
            E::MissingTurn => ("the turn, w or b, is missing after the placement", "", ""),
            E::Turn { found } => ("the turn ", found.as_str(), " is neither w nor b"),
            E::Castling { found } => (
                "the castling rights ",
                found.as_str(),
                " are neither - nor letters of KQkq",
            ),
            E::EpSquare { found } => (
                "the e.p. square ",
                found.as_str(),
                " is neither - nor a square",
            ),
            E::HalfmoveClock { found } => ("the half-move clock ", found.as_str(), NO_CLOCK),
            E::FullmoveNumber { found } => ("the move number ", found.as_str(), NO_CLOCK),
            E::ExtraText { found } => ("", found.as_str(), " follows the last field of the fen"),
        };
        for part in [before, found, after] {
            sentence.push_str(part);
        }
        formatter.write_str(&sentence)
    }
}

/// What is said of a number that has other letters than digits, or more than [`CLOCK_DIGITS`].
const NO_CLOCK: &str = " is no number of at most 9 digits";

/// Adds which rank of the placement is meant.
fn push_rank(before: &str, rank: u8, sentence: &mut String) {
    sentence.push_str(before);
    push_decimal(sentence, rank.into());
    sentence.push_str(" of the placement");
}

/// Adds how many things there are.
fn push_count(count: usize, thing: &str, sentence: &mut String) {
    push_decimal(sentence, count);
    sentence.push_str(thing);
    if count != 1 {
        sentence.push('s');
    }
}

impl Error for ParseFenError {}

/// Why a text gives no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// It is no FEN.
    Syntax(ParseFenError),
    /// It is one, of a position that no game can reach.
    Setup(SetupError),
}

impl fmt::Display for FenError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Syntax(error) => error.fmt(formatter),
            FenError::Setup(error) => error.fmt(formatter),
        }
    }
}

impl Error for FenError {}

impl From<ParseFenError> for FenError {
    fn from(error: ParseFenError) -> FenError {
        FenError::Syntax(error)
    }
}

impl From<SetupError> for FenError {
    fn from(error: SetupError) -> FenError {
        FenError::Setup(error)
    }
}
