//! The interface of games for this protocol.

use alloc::format;
use alloc::string::String;

use rules::Color;

use crate::any_move::AnyMove;

/// A game with the notations and results of this protocol.
pub(super) trait XBoardGame {
    /// Parses a legal move.
    ///
    /// # Errors
    ///
    /// A sentence about the text.
    fn parse_move(&self, text: &str) -> Result<AnyMove, String>;

    /// A legal move in the notation of this protocol; castling may be written as in Chess960.
    fn format_move(&self, played: AnyMove, is_chess960: bool) -> String;

    /// The end of the game, if it is over or a side can claim a draw.
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
    /// Whether the interface can verify the end. It treats any other claim as false, and the side
    /// that made it loses.
    pub(super) is_verifiable: bool,
}

impl End {
    /// The line that an engine prints that plays this side, or neither side.
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
