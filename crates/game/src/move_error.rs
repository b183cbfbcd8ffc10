//! Why a text is not a legal move.

use alloc::string::String;
use alloc::vec::Vec;

use crate::coded_error;

coded_error! {
    /// Why a text is not a legal move of a position; `found` is an [`excerpt`](crate::excerpt) of it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum MoveError {
        /// The text does not have the form of a move.
        #[error("move-syntax", "{found} is not a valid move; try e4, Nf3 or O-O")]
        Syntax {
            /// The text.
            found: String,
        },
        /// A pawn promotes, but the promotion piece is missing.
        #[error("missing-promotion", "{found} is missing the promotion piece, as in e8=Q")]
        MissingPromotion {
            /// The text.
            found: String,
        },
        /// No legal move matches.
        #[error(
            "illegal-move",
            if example.is_none() => "{found} is illegal in this position",
            "{found} is not a legal move here; {} is one",
            example.as_deref().unwrap_or_default()
        )]
        Illegal {
            /// The text.
            found: String,
            /// A legal move as an example, in games whose notation is little known.
            example: Option<String>,
        },
        /// More than one legal move matches.
        #[error("ambiguous-move", "{found} is ambiguous: {}", choices.join(" or "))]
        Ambiguous {
            /// The text.
            found: String,
            /// The matching moves in SAN.
            choices: Vec<String>,
        },
    }
}
