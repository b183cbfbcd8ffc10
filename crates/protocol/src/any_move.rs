#[cfg(feature = "chess")]
use alloc::vec::Vec;
use core::fmt;

use rules::Move;

#[cfg(feature = "fairy")]
use crate::move_text::MoveText;

/// A move of any game, passed between an engine and an interface.
///
/// ```
/// let chess: rules::Move = "a7a8q".parse()?;
/// assert_eq!(protocol::AnyMove::from(chess).to_string(), "a7a8q");
/// # Ok::<(), rules::ParseUciMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyMove {
    /// A move of chess.
    Chess(Move),
    /// A move of another game with its text, because only a position knows the letters of pieces.
    #[cfg(feature = "fairy")]
    Variant(variants::Move, MoveText),
}

impl From<Move> for AnyMove {
    fn from(chess: Move) -> AnyMove {
        AnyMove::Chess(chess)
    }
}

impl AnyMove {
    /// A line of moves of chess.
    #[cfg(feature = "chess")]
    pub(crate) fn line(moves: &[Move]) -> Vec<AnyMove> {
        moves.iter().copied().map(AnyMove::Chess).collect()
    }
}

/// The move in UCI notation.
impl fmt::Display for AnyMove {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyMove::Chess(chess) => chess.fmt(formatter),
            #[cfg(feature = "fairy")]
            AnyMove::Variant(_, text) => text.fmt(formatter),
        }
    }
}
