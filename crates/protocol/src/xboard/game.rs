//! What this protocol asks of a game, whichever it is.

use alloc::string::String;

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

    /// The moves of a line in SAN, each after a space, as far as they are legal.
    fn san_line(&self, line: &[AnyMove]) -> String;

    /// The line that claims the result of a game that is over, or that a side may end as a draw.
    fn result(&self) -> Option<String>;

    /// Plays a move if it is legal; returns whether it is.
    fn play(&mut self, played: AnyMove) -> bool;

    /// Takes back a number of moves, at most those played.
    fn take_back(&mut self, count: usize);
}
