//! What can be wrong with a FEN.

use std::error::Error;
use std::fmt;

use crate::quote::quote;
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
        match self {
            E::Empty => formatter.write_str("the fen is empty"),
            E::RankCount { ranks } => {
                write!(formatter, "the placement has {ranks} ranks instead of 8")
            }
            E::RankLength { rank, squares } => {
                write!(
                    formatter,
                    "rank {rank} of the placement has {squares} squares instead of 8"
                )
            }
            E::PieceLetter { rank, letter } => write!(
                formatter,
                "{} on rank {rank} of the placement is no piece and no number from 1 to 8",
                quote(&letter.to_string())
            ),
            E::MissingTurn => {
                formatter.write_str("the turn, w or b, is missing after the placement")
            }
            E::Turn { found } => write!(formatter, "the turn {found} is neither w nor b"),
            E::Castling { found } => {
                write!(
                    formatter,
                    "the castling rights {found} are neither - nor letters of KQkq"
                )
            }
            E::EpSquare { found } => write!(
                formatter,
                "the e.p. square {found} is neither - nor a square"
            ),
            E::HalfmoveClock { found } => {
                write!(
                    formatter,
                    "the half-move clock {found} is no number of at most {CLOCK_DIGITS} digits"
                )
            }
            E::FullmoveNumber { found } => {
                write!(
                    formatter,
                    "the move number {found} is no number of at most {CLOCK_DIGITS} digits"
                )
            }
            E::ExtraText { found } => {
                write!(formatter, "{found} follows the last field of the fen")
            }
        }
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
