//! Errors in a FEN.

use alloc::string::String;
use core::error::Error;
use core::fmt;

use crate::setup_error::SetupError;
use game::excerpt;

/// The maximum number of digits of a clock, so that it cannot overflow while a game is played.
pub(crate) const MAX_CLOCK_DIGITS: usize = 9;

/// A syntax error in a FEN.
///
/// Ranks are numbered 1 to 8; `found` is an [`excerpt`] of the invalid field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseFenError {
    /// The text is empty or white space.
    Empty,
    /// The placement does not have eight ranks.
    RankCount {
        /// The number of ranks.
        ranks: usize,
    },
    /// A rank does not have eight squares.
    RankLength {
        /// The rank.
        rank: u8,
        /// The number of its squares.
        squares: usize,
    },
    /// A character of the placement is neither a piece letter nor a digit from 1 to 8.
    PieceLetter {
        /// The rank.
        rank: u8,
        /// The character.
        letter: char,
    },
    /// The text ends after the placement.
    MissingTurn,
    /// The second field is not `w` or `b`.
    Turn {
        /// The field.
        found: String,
    },
    /// The third field is not `-` or letters of `KQkq` or files, at most one for each right.
    Castling {
        /// The field.
        found: String,
    },
    /// The fourth field is not `-` or a square.
    EpSquare {
        /// The field.
        found: String,
    },
    /// The fifth field is not a number.
    HalfmoveClock {
        /// The field.
        found: String,
    },
    /// The sixth field is not a number.
    FullmoveNumber {
        /// The field.
        found: String,
    },
    /// There is a seventh field.
    ExtraText {
        /// The field.
        found: String,
    },
}

impl fmt::Display for ParseFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the FEN is empty"),
            Self::RankCount { ranks } => {
                let plural = plural(*ranks);
                write!(f, "the placement has {ranks} rank{plural} instead of 8")
            }
            Self::RankLength { rank, squares } => {
                let plural = plural(*squares);
                write!(
                    f,
                    "rank {rank} of the placement has {squares} square{plural} instead of 8"
                )
            }
            Self::PieceLetter { rank, letter } => {
                let found = excerpt(letter.encode_utf8(&mut [0; 4]));
                write!(
                    f,
                    "{found} on rank {rank} of the placement is neither a piece nor a digit \
                     from 1 to 8"
                )
            }
            Self::MissingTurn => {
                f.write_str("the side to move, w or b, is missing after the placement")
            }
            Self::Turn { found } => write!(f, "the side to move {found} is neither w nor b"),
            Self::Castling { found } => write!(
                f,
                "the castling rights {found} are neither - nor as in KQkq or HAha"
            ),
            Self::EpSquare { found } => {
                write!(f, "the en passant square {found} is neither - nor a square")
            }
            Self::HalfmoveClock { found } => write!(
                f,
                "the halfmove clock {found} is not a number of at most {MAX_CLOCK_DIGITS} digits"
            ),
            Self::FullmoveNumber { found } => write!(
                f,
                "the move number {found} is not a number of at most {MAX_CLOCK_DIGITS} digits"
            ),
            Self::ExtraText { found } => write!(f, "{found} follows the last field of the FEN"),
        }
    }
}

const fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

impl Error for ParseFenError {}

/// Why a text is not the FEN of a playable position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// The text is not a FEN.
    Syntax(ParseFenError),
    /// The position cannot occur in a game.
    Setup(SetupError),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Syntax(error) => error.fmt(f),
            FenError::Setup(error) => error.fmt(f),
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
