//! What is known about a kind of piece.

use alloc::string::String;
use alloc::vec::Vec;

use crate::movement::Ray;
use crate::square_set::SquareSet;
use game::Color;

/// How a kind of piece is royal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Royalty {
    /// It may be captured.
    #[default]
    None,
    /// It must never be left attacked.
    Always,
    /// It must not be left attacked while it is the last of its kind.
    Last,
    /// As [`Royalty::Last`]; and if there are several, they must not all be left attacked.
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

/// Which pieces of a kind have not moved, for moves that are only allowed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstMove {
    /// Those on these squares: a pawn on its rank can double-step, wherever it came from.
    On(SquareSet),
    /// Those that the position remembers as unmoved, as castling rights are.
    Remembered,
}

/// A kind of piece as the rules see it.
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
    /// Whether it is a pawn: it is not named in SAN, and its moves reset the clock of the draw by
    /// lack of progress.
    pub is_pawn: bool,
    /// The value in centipawns that the definition gives, if it gives one.
    pub value: Option<u32>,
    /// The picture that the definition gives, if it gives one: 1 to 32 letters `a`–`z` and hyphens.
    pub picture: Option<String>,
    /// Whether the definition prefers it in the centre.
    pub centralized: bool,
    /// Whether two rays of a piece can end on the same square.
    pub has_ambiguous_rays: bool,
    /// What White's and Black's pieces can do.
    pub rays: [Vec<Ray>; 2],
    /// Which of White's and Black's pieces count as unmoved.
    pub first_move: [FirstMove; 2],
}

impl KindInfo {
    /// Whether its pieces stay on squares of one color, as far as each of their steps does.
    pub(crate) fn is_color_bound(&self) -> bool {
        self.rays.iter().flatten().all(Ray::keeps_color)
    }
}
