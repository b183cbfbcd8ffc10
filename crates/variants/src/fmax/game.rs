//! The games of an `fmax.ini`, in their written form.

use alloc::string::String;
use alloc::vec::Vec;

use crate::geometry::Geometry;

/// A game of an `fmax.ini`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FmaxGame {
    /// The name, which may contain upper-case letters and `/`.
    pub name: String,
    /// The text after the name and `#`: the piece table and parent variant for the graphical
    /// interface.
    pub setup: String,
    /// The comment before the game.
    pub about: String,
    /// The size of the board.
    pub board: Geometry,
    /// The number after the size: 3 for a promotion zone of three ranks with pawns on the third; -N
    /// for pawns on rank 1 + N.
    pub zone: Option<i8>,
    /// The kinds on White's first rank, from 1; 0 for an empty square.
    pub white: Vec<u8>,
    /// The kinds on Black's first rank.
    pub black: Vec<u8>,
    /// The kinds, at most 15.
    pub kinds: Vec<FmaxKind>,
    /// The lines for the graphical interface, without `#`.
    pub gui: Vec<String>,
}

/// A kind of piece in an `fmax.ini`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FmaxKind {
    /// The letter; lower case for a piece that is more valuable in the centre.
    pub letter: char,
    /// The value; negative for royal pieces.
    pub value: i16,
    /// The rays, separated by spaces.
    pub rays: String,
}
