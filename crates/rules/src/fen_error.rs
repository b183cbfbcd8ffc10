//! Errors in a FEN.

use alloc::string::String;

use crate::setup_error::SetupError;
use game::{QuotedChar, coded_error};

/// The maximum number of digits of a clock, so that it cannot overflow while a game is played.
pub(crate) const MAX_CLOCK_DIGITS: usize = 9;

coded_error! {
    /// A syntax error in a FEN.
    ///
    /// Ranks are numbered 1 to 8; `found` is an [`excerpt`](crate::excerpt) of the invalid field.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ParseFenError {
        /// The text is empty or white space.
        #[error("fen-empty", "the FEN is empty")]
        Empty,
        /// The placement does not have eight ranks.
        #[error(
            "fen-rank-count",
            if *ranks == 1 => "the placement has 1 rank instead of 8",
            "the placement has {ranks} ranks instead of 8"
        )]
        RankCount {
            /// The number of ranks.
            ranks: usize,
        },
        /// A rank does not have eight squares.
        #[error(
            "fen-rank-length",
            if *squares == 1 => "rank {rank} of the placement has 1 square instead of 8",
            "rank {rank} of the placement has {squares} squares instead of 8"
        )]
        RankLength {
            /// The rank.
            rank: u8,
            /// The number of its squares.
            squares: usize,
        },
        /// A character of the placement is neither a piece letter nor a digit from 1 to 8.
        #[error(
            "fen-piece-letter",
            "{found} on rank {rank} of the placement is neither a piece nor a digit from 1 to 8"
        )]
        PieceLetter {
            /// The rank.
            rank: u8,
            /// The character.
            found: QuotedChar,
        },
        /// The text ends after the placement.
        #[error("fen-missing-turn", "the side to move, w or b, is missing after the placement")]
        MissingTurn,
        /// The second field is not `w` or `b`.
        #[error("fen-turn", "the side to move {found} is neither w nor b")]
        Turn {
            /// The field.
            found: String,
        },
        /// The third field is not `-` or letters of `KQkq` or files, at most one for each right.
        #[error("fen-castling", "the castling rights {found} are neither - nor as in KQkq or HAha")]
        Castling {
            /// The field.
            found: String,
        },
        /// The fourth field is not `-` or a square.
        #[error("fen-ep-square", "the en passant square {found} is neither - nor a square")]
        EpSquare {
            /// The field.
            found: String,
        },
        /// The fifth field is not a number.
        #[error(
            "fen-contradiction" {},
            "the halfmove clock {found} is not a number of at most {MAX_CLOCK_DIGITS} digits"
        )]
        HalfmoveClock {
            /// The field.
            found: String,
        },
        /// The sixth field is not a number.
        #[error(
            "fen-contradiction" {},
            "the move number {found} is not a number of at most {MAX_CLOCK_DIGITS} digits"
        )]
        FullmoveNumber {
            /// The field.
            found: String,
        },
        /// There is a seventh field.
        #[error("fen-extra-text", "{found} follows the last field of the FEN")]
        ExtraText {
            /// The field.
            found: String,
        },
    }
}

coded_error! {
    /// Why a text is not the FEN of a playable position.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum FenError {
        /// The text is not a FEN.
        Syntax(ParseFenError),
        /// The position cannot be played, or fields contradict the placement.
        Setup(SetupError),
    }
}

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
