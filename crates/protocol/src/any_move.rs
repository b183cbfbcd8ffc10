use alloc::vec::Vec;
use core::fmt;

use rules::Move;

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
}

impl From<Move> for AnyMove {
    fn from(chess: Move) -> AnyMove {
        AnyMove::Chess(chess)
    }
}

impl AnyMove {
    /// The move that a word is, whether it is legal or not.
    pub(crate) fn parse(word: &str) -> Option<AnyMove> {
        word.parse().ok().map(AnyMove::Chess)
    }

    /// A line of moves of chess, with another move before it.
    pub(crate) fn line(first: Option<Move>, rest: &[Move]) -> Vec<AnyMove> {
        let mut line = Vec::with_capacity(rest.len() + 1);
        for &chess in first.iter().chain(rest) {
            line.push(AnyMove::Chess(chess));
        }
        line
    }

    /// The move, if it is one of chess.
    #[allow(clippy::unnecessary_wraps, reason = "there are other games")]
    pub(crate) fn as_chess(self) -> Option<Move> {
        match self {
            AnyMove::Chess(chess) => Some(chess),
        }
    }
}

/// As UCI writes it.
impl fmt::Display for AnyMove {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyMove::Chess(chess) => chess.fmt(formatter),
        }
    }
}
