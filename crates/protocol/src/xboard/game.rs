//! What this protocol asks of a game, whichever it is.

use alloc::format;
use alloc::string::String;

use rules::Color;

use crate::any_move::AnyMove;

/// A game with the notations and results of this protocol.
pub(super) trait XBoardGame {
    /// The legal move that a text denotes.
    ///
    /// # Errors
    ///
    /// A sentence about the text.
    fn parse_move(&self, text: &str) -> Result<AnyMove, String>;

    /// A legal move as this protocol writes it; castling may be written as in Chess960.
    fn written(&self, played: AnyMove, is_chess960: bool) -> String;

    /// How the game is over, or may be ended as a draw by a side.
    fn end(&self) -> Option<End>;
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct End {
    /// The result, such as `1-0`.
    pub(super) result: &'static str,
    pub(super) winner: Option<Color>,
    /// The reason, in words.
    pub(super) reason: String,
    /// Whether the interface can verify it. It treats any other claim as false, and the side that made it
    /// loses.
    pub(super) is_verifiable: bool,
}

impl End {
    /// What a side says, or an engine that plays none.
    pub(super) fn claim(&self, side: Option<Color>) -> String {
        let End { result, reason, .. } = self;
        match (self.winner, side) {
            (None, Some(_)) if !self.is_verifiable => "offer draw".into(),
            (Some(winner), Some(side)) if !self.is_verifiable && winner == side => {
                format!("telluser {reason}")
            }
            _ => format!("{result} {{{reason}}}"),
        }
    }
}
