//! Definitions of games in plain text.
//!
//! `docs/variants.md` describes the format. A [`Definition`] holds the content of such a text. It
//! is compiled to a [`Variant`](crate::Variant), which can be played.

mod compile;
mod design;
mod error;
mod pieces;
mod promotions;
mod reader;
mod rule_lines;
mod words;
mod writer;

use alloc::string::String;
use alloc::vec::Vec;

use crate::geometry::Geometry;
use crate::kind_info::{Royalty, Sides};
use crate::rules::Rules;

pub use design::Design;
pub use error::{DefinitionError, DefinitionProblem};

/// The content of a game's definition.
///
/// `FromStr` reads a definition, `Display` writes one.
///
/// ```
/// use variants::Definition;
///
/// let text = "game tiny\nboard 4x4\npiece K king K royal\npiece R rook R\nstart k2r/4/4/3K w - - 0 1\n";
/// let definition: Definition = text.parse()?;
/// assert_eq!(definition.to_string().parse(), Ok(definition.clone()));
/// assert_eq!(definition.compile()?.geometry().files(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Definition {
    /// The name in lower case.
    pub name: String,
    /// Other names.
    pub aliases: Vec<String>,
    /// A sentence about the game.
    pub about: String,
    /// The source of its rules.
    pub source: String,
    /// The size of the board.
    pub board: Geometry,
    /// The pieces, at most 32.
    pub pieces: Vec<PieceDefinition>,
    /// The FEN of the initial position.
    pub start: String,
    /// The promotions: which pieces promote, where, and to what.
    pub promotions: Vec<PromotionDefinition>,
    /// The most pieces of a kind, by letter, that promotions may produce.
    pub promotion_limits: Vec<(char, u8)>,
    /// All other rules, with the letters of kinds, or `*` for all kinds.
    pub rules: Rules<String>,
    /// The lines of an `fmax.ini` that have no effect on the rules.
    pub fmax: Vec<String>,
}

impl Definition {
    /// Whether the game has a name or alias with this [`key`](game::names::key).
    pub fn is_called(&self, key: &str) -> bool {
        let mut names = core::iter::once(&self.name).chain(&self.aliases);
        names.any(|name| game::names::key(name) == key)
    }
}

/// The definition of a kind of piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceDefinition {
    /// The letter in upper case.
    pub letter: char,
    /// The name.
    pub name: String,
    /// How it moves.
    pub moves: PieceMoves,
    /// Whether it is a pawn.
    pub is_pawn: bool,
    /// Whether and how it is royal.
    pub royalty: Royalty,
    /// The sides that have it.
    pub sides: Sides,
    /// Its value in centipawns.
    pub value: Option<u32>,
    /// The name of its picture, if it differs from the name of the piece.
    pub picture: Option<String>,
    /// Whether it is more valuable in the centre.
    pub centralized: bool,
    /// Which of its pieces count as unmoved.
    pub first_move: FirstMoveDefinition,
}

/// How a piece moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PieceMoves {
    /// In Betza notation, from White's side.
    Betza(String),
    /// As rays of an `fmax.ini`, the same for both sides.
    Fmax(String),
}

/// Which pieces of a kind count as unmoved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FirstMoveDefinition {
    /// Pieces on the ranks where the kind starts.
    #[default]
    StartRanks,
    /// Pieces on these ranks, from 0, counted from their own side.
    Ranks {
        /// The first rank.
        from: u8,
        /// The last rank.
        to: u8,
    },
    /// Pieces that have not moved; the position keeps track of them.
    Remembered,
}

/// The definition of a promotion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PromotionDefinition {
    /// The letters of the kinds that promote.
    pub pawns: String,
    /// The letters of the kinds to choose from.
    pub choices: String,
    /// The first rank of the promotion zone, from 0, counted from the side's own; the zone extends
    /// to the last rank.
    pub from_rank: u8,
    /// Whether the file determines the piece: `choices` then has one letter for each file.
    pub by_file: bool,
    /// The sides that it applies to.
    pub sides: Sides,
}
