#[cfg(feature = "chess")]
use alloc::vec::Vec;
use core::fmt;

use rules::Move;

#[cfg(feature = "fairy")]
use crate::move_text::MoveText;

/// A move of any game, as it passes between an engine and an interface.
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
    /// A move as it is written, whose game only its setup knows.
    #[cfg(feature = "fairy")]
    Text(MoveText),
}

impl From<Move> for AnyMove {
    fn from(chess: Move) -> AnyMove {
        AnyMove::Chess(chess)
    }
}

impl AnyMove {
    /// The move that a word is, whether it is legal or not.
    pub(crate) fn parse(word: &str) -> Option<AnyMove> {
        #[cfg(feature = "fairy")]
        return MoveText::parse(word).map(AnyMove::Text);
        #[cfg(not(feature = "fairy"))]
        word.parse().ok().map(AnyMove::Chess)
    }

    /// The move, if it can be one of chess.
    #[cfg_attr(
        not(feature = "fairy"),
        expect(
            clippy::unnecessary_wraps,
            reason = "there are other games with the feature"
        )
    )]
    pub(crate) fn as_chess(self) -> Option<Move> {
        match self {
            AnyMove::Chess(chess) => Some(chess),
            #[cfg(feature = "fairy")]
            AnyMove::Text(text) => text.as_str().parse().ok(),
        }
    }

    /// A move of a position by table.
    #[cfg(feature = "fairy")]
    pub(crate) fn written(position: &variants::Position, played: variants::Move) -> AnyMove {
        AnyMove::Text(MoveText::new(position.uci(played)))
    }

    /// The text of the move.
    #[cfg(feature = "fairy")]
    pub(crate) fn text(self) -> MoveText {
        match self {
            AnyMove::Chess(chess) => MoveText::new(chess),
            AnyMove::Text(text) => text,
        }
    }

    /// A line of moves of chess.
    #[cfg(feature = "chess")]
    pub(crate) fn line(moves: &[Move]) -> Vec<AnyMove> {
        moves.iter().copied().map(AnyMove::Chess).collect()
    }
}

/// As UCI writes it.
impl fmt::Display for AnyMove {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyMove::Chess(chess) => chess.fmt(formatter),
            #[cfg(feature = "fairy")]
            AnyMove::Text(text) => text.fmt(formatter),
        }
    }
}
