//! The trait of a position.

use alloc::string::String;
use core::fmt::Debug;
use core::ops::Deref;

use crate::coded_error::Coded;
use crate::color::Color;
use crate::outcome::{DrawClaim, Outcome};

/// A position of a game, which implements the rules of that game.
pub trait Position: Clone + Debug {
    /// A move.
    type Move: Copy + Debug + Eq;

    /// The error for a text that is not the FEN of a position of this game.
    type FenError: Clone + Eq + Coded;

    /// The end of a game.
    type Outcome: Outcome;

    /// A list of moves.
    type Moves: Deref<Target = [Self::Move]> + Debug;

    /// The error for a text that is not a legal move.
    type MoveError: Clone + Eq + Coded;

    /// The error for a text that is not a legal move in UCI notation.
    type UciMoveError: Clone + Eq + Coded;

    /// The error for an illegal move.
    type IllegalMoveError: Clone + Eq + Coded;

    /// The null move, by which a side passes.
    const NULL_MOVE: Self::Move;

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

    /// The number of half-moves without progress before this position.
    fn halfmove_clock(&self) -> u32;

    /// A key that is equal for positions that count as repetitions of each other, and different for
    /// others except for rare collisions.
    fn repetition_key(&self) -> u64;

    /// The outcome of a game in which this position has occurred a number of times; `None` while it
    /// is in progress.
    fn game_outcome(&self, repetitions: usize) -> Option<Self::Outcome>;

    /// The draw that the side to move may claim if the game is in progress and this position has
    /// occurred a number of times.
    fn draw_claim(&self, repetitions: usize) -> Option<DrawClaim> {
        let _ = repetitions;
        None
    }

    /// The number of the next move, from 1.
    fn fullmove_number(&self) -> u32;

    /// The legal moves.
    fn legal_moves(&self) -> Self::Moves;

    /// Parses a legal move in UCI notation, or the null move `0000` if the side to move is not in
    /// check.
    ///
    /// # Errors
    ///
    /// The text is not a move, or not a legal one.
    fn parse_uci(&self, text: &str) -> Result<Self::Move, Self::UciMoveError>;

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

    /// The error for a move that is not playable.
    fn illegal_move(&self, rejected: Self::Move) -> Self::IllegalMoveError;

    /// A playable move in SAN.
    fn san(&self, playable: Self::Move) -> String;

    /// A playable move in UCI notation.
    fn uci(&self, playable: Self::Move) -> String;

    /// Whether a move is legal, or a possible null move.
    fn is_playable(&self, candidate: Self::Move) -> bool;

    /// Plays a playable move.
    fn make_playable(&mut self, playable: Self::Move);
}
