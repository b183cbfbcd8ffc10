//! Errors in a FEN.

use alloc::string::String;
use core::error::Error;
use core::fmt;

/// Why a text is not the FEN of a position of a game; `found` is an excerpt of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// The text is empty or white space.
    Empty,
    /// The placement has too few or too many ranks.
    RankCount {
        /// The number of ranks.
        ranks: usize,
        /// The number of ranks of the board.
        expected: u8,
    },
    /// A rank has too few or too many squares.
    RankLength {
        /// The rank, from 1.
        rank: u8,
        /// The number of its squares.
        squares: usize,
        /// The number of files of the board.
        expected: u8,
    },
    /// No piece of the game has the letter.
    PieceLetter {
        /// The letter.
        letter: char,
    },
    /// The hand does not consist of letters in brackets, or the game has no hands.
    Hand {
        /// The text.
        found: String,
    },
    /// The side to move is missing.
    MissingTurn,
    /// The side to move is not `w` or `b`.
    Turn {
        /// The field.
        found: String,
    },
    /// The rights are neither `-` nor letters of rights in this game.
    Rights {
        /// The field.
        found: String,
    },
    /// The en passant square is neither `-` nor a square.
    EnPassant {
        /// The field.
        found: String,
    },
    /// The remaining checks are not written as in `3+3`.
    Checks {
        /// The field.
        found: String,
    },
    /// There is a field after the last one.
    ExtraText {
        /// The field.
        found: String,
    },
    /// A side has no royal piece.
    MissingRoyal {
        /// The side, `white` or `black`.
        side: &'static str,
    },
    /// The side that has just moved could lose its royal piece.
    OpponentInCheck,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the FEN is empty: write the placement of the pieces first"),
            Self::RankCount { ranks, expected } => write!(
                f,
                "the placement has {ranks} ranks separated by /, but the board has {expected}"
            ),
            Self::RankLength {
                rank,
                squares,
                expected,
            } => write!(
                f,
                "rank {rank} of the placement has {squares} squares, but the board has {expected} \
                 files"
            ),
            Self::PieceLetter { letter } => write!(
                f,
                "'{}' in the placement is neither a piece of this game nor a number",
                letter.escape_debug()
            ),
            Self::Hand { found } => write!(
                f,
                "{found} is not a hand of this game: write letters of its pieces in brackets \
                 after the placement"
            ),
            Self::MissingTurn => {
                f.write_str("the side to move, w or b, is missing after the placement")
            }
            Self::Turn { found } => write!(f, "the side to move {found} is neither w nor b"),
            Self::Rights { found } => write!(
                f,
                "the rights {found} are neither - nor letters of KQkq or of files"
            ),
            Self::EnPassant { found } => write!(
                f,
                "{found} is neither - nor an en passant square of this board"
            ),
            Self::Checks { found } => write!(
                f,
                "{found} is not the remaining checks of White and Black, such as 3+3"
            ),
            Self::ExtraText { found } => write!(f, "{found} follows the last field of the FEN"),
            Self::MissingRoyal { side } => write!(f, "{side} has no royal piece: add one"),
            Self::OpponentInCheck => f.write_str(
                "the side that is not to move is in check: change the side to move or the pieces",
            ),
        }
    }
}

impl Error for FenError {}
