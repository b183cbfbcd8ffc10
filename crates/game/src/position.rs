//! The trait of a position.

use alloc::string::String;
use core::fmt::Debug;

use crate::coded_error::Coded;
use crate::color::Color;

/// A position of a game, which implements the rules of that game.
pub trait Position: Clone + Debug {
    /// A move.
    type Move: Copy + Debug + Eq;

    /// The error for a text that is not the FEN of a position of this game.
    type FenError: Clone + Eq + Coded;

    /// The error for a text that is not a legal move.
    type MoveError: Clone + Eq + Coded;

    /// Reads a FEN of the same game. Fields that contradict the placement are repaired.
    ///
    /// # Errors
    ///
    /// The placement cannot be read, or the position is illegal.
    fn with_fen(&self, fen: &str) -> Result<Self, Self::FenError>;

    /// The FEN.
    fn fen(&self) -> String;

    /// Whether games without a tag `FEN` begin with this position.
    fn is_start(&self) -> bool;

    /// The value that a game from this position needs for its tag `Variant`; `None` if it needs no
    /// such tag.
    fn variant_tag(&self) -> Option<&str>;

    /// The side to move.
    fn turn(&self) -> Color;

    /// The number of the next move, from 1.
    fn fullmove_number(&self) -> u32;

    /// Parses a legal move in UCI notation, or in SAN with all its lenience.
    ///
    /// # Errors
    ///
    /// The text is not a move, or not a legal one.
    fn parse_move(&self, text: &str) -> Result<Self::Move, Self::MoveError>;

    /// The null move, or the error for it if the side to move is in check.
    ///
    /// # Errors
    ///
    /// The side to move is in check; `text` is the move for the error message.
    fn null_move(&self, text: &str) -> Result<Self::Move, Self::MoveError>;

    /// A playable move in SAN.
    fn san(&self, playable: Self::Move) -> String;

    /// A playable move in UCI notation.
    fn uci(&self, playable: Self::Move) -> String;

    /// Whether a move is legal, or a possible null move.
    fn is_playable(&self, candidate: Self::Move) -> bool;

    /// Plays a playable move.
    fn make_playable(&mut self, playable: Self::Move);
}
