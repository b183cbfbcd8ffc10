//! The properties of a kind of piece.

use alloc::string::String;
use alloc::vec::Vec;

use crate::movement::Ray;
use crate::square_set::SquareSet;
use game::Color;

/// Whether and how a kind of piece is royal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Royalty {
    /// It may be captured.
    #[default]
    None,
    /// It must never be left attacked.
    Always,
    /// It must not be left attacked while it is the last of its kind.
    Last,
    /// As [`Royalty::Last`]; and while there are several, they must not all be left attacked.
    LastOrAll,
}

/// The sides that have a kind of piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sides {
    /// Both.
    #[default]
    Both,
    /// One.
    Only(Color),
}

impl Sides {
    /// Whether a side has the kind.
    pub fn includes(self, color: Color) -> bool {
        self == Sides::Both || self == Sides::Only(color)
    }
}

/// Which pieces of a kind count as unmoved, for moves that only unmoved pieces can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstMove {
    /// Pieces on these squares: a pawn on its initial rank may make a double step even if it has
    /// moved there.
    On(SquareSet),
    /// Pieces that the position records as unmoved, in the way that it records castling rights.
    Remembered,
}

/// The properties of a kind of piece that the rules use.
#[derive(Clone, Debug)]
pub struct KindInfo {
    /// The letter in upper case.
    pub letter: char,
    /// The name, such as `archbishop`.
    pub name: String,
    /// The sides that have it.
    pub sides: Sides,
    /// Whether and how it is royal.
    pub royalty: Royalty,
    /// Whether it is a pawn: SAN does not name it, and its moves reset the halfmove clock.
    pub is_pawn: bool,
    /// The value in centipawns, if the definition has one.
    pub value: Option<u32>,
    /// The name of the picture, if the definition has one: 1 to 32 letters `a`–`z` and hyphens.
    pub picture: Option<String>,
    /// Whether it is more valuable in the centre.
    pub centralized: bool,
    /// Whether two rays of a piece can end on the same square.
    pub has_ambiguous_rays: bool,
    /// The rays of White's and Black's pieces.
    pub rays: [Vec<Ray>; 2],
    /// Which of White's and Black's pieces count as unmoved.
    pub first_move: [FirstMove; 2],
}

impl KindInfo {
    /// Whether all its moves stay on squares of one color, because each of their steps does.
    pub(crate) fn is_color_bound(&self) -> bool {
        self.rays.iter().flatten().all(Ray::keeps_color)
    }
}
