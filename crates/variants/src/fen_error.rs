//! Errors in a FEN.

use alloc::string::String;

use game::{Color, QuotedChar, coded_error};

coded_error! {
    /// Why a text is not the FEN of a position of a game; `found` is an excerpt of the text.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum FenError {
        /// The text is empty or white space.
        #[error("fen-empty", "the FEN is empty: write the placement of the pieces first")]
        Empty,
        /// The placement has too few or too many ranks.
        #[error(
            "variant-rank-count",
            "the placement has {ranks} ranks separated by /, but the board has {expected}"
        )]
        RankCount {
            /// The number of ranks.
            ranks: usize,
            /// The number of ranks of the board.
            expected: u8,
        },
        /// A rank has too few or too many squares.
        #[error(
            "variant-rank-length",
            "rank {rank} of the placement has {squares} squares, but the board has {expected} files"
        )]
        RankLength {
            /// The rank, from 1.
            rank: u8,
            /// The number of its squares.
            squares: usize,
            /// The number of files of the board.
            expected: u8,
        },
        /// No piece of the game has the letter.
        #[error(
            "variant-piece-letter",
            "{found} in the placement is neither a piece of this game nor a number"
        )]
        PieceLetter {
            /// The letter.
            found: QuotedChar,
        },
        /// The hand does not consist of letters in brackets, or the game has no hands.
        #[error(
            "variant-hand",
            "{found} is not a hand of this game: write letters of its pieces in brackets after the \
             placement"
        )]
        Hand {
            /// The text.
            found: String,
        },
        /// The side to move is missing.
        #[error("fen-missing-turn", "the side to move, w or b, is missing after the placement")]
        MissingTurn,
        /// The side to move is not `w` or `b`.
        #[error("fen-turn", "the side to move {found} is neither w nor b")]
        Turn {
            /// The field.
            found: String,
        },
        /// The rights are neither `-` nor letters of rights in this game.
        #[error(
            "variant-rights",
            "the rights {found} are neither - nor letters of KQkq or of files"
        )]
        Rights {
            /// The field.
            found: String,
        },
        /// The en passant square is neither `-` nor a square.
        #[error(
            "variant-ep-square",
            "{found} is neither - nor an en passant square of this board"
        )]
        EnPassant {
            /// The field.
            found: String,
        },
        /// The remaining checks are not written as in `3+3`.
        #[error(
            "variant-checks",
            "{found} is not the remaining checks of White and Black, such as 3+3"
        )]
        Checks {
            /// The field.
            found: String,
        },
        /// There is a field after the last one.
        #[error("fen-extra-text", "{found} follows the last field of the FEN")]
        ExtraText {
            /// The field.
            found: String,
        },
        /// A side has no royal piece.
        #[error("missing-royal", "{color} has no royal piece: add one")]
        MissingRoyal {
            /// The side.
            color: Color,
        },
        /// The side that has just moved could lose its royal piece.
        #[error(
            "variant-opponent-in-check",
            "the side that is not to move is in check: change the side to move or the pieces"
        )]
        OpponentInCheck,
    }
}
