//! Definitions of games in plain text.
//!
//! `docs/variants.md` teaches the format. A [`Definition`] is what a text says; it is compiled to a
//! [`Variant`](crate::Variant), which can be played.

mod compile;
mod error;
mod pieces;
mod promotions;
mod reader;
mod rule_lines;
mod writer;

use alloc::string::String;
use alloc::vec::Vec;

use crate::geometry::Geometry;
use crate::kind_info::{Royalty, Sides};
use crate::rules::{BareKing, Counting, Hand, Value};

pub use error::{DefinitionError, DefinitionProblem};

/// A game as its definition says it.
///
/// `FromStr` reads a text, `Display` writes one.
///
/// ```
/// use variants::Definition;
///
/// let text = "game tiny\nboard 4x4\npiece K king K royal\npiece R rook R\nstart k2r/4/4/3K w - - 0 1\n";
/// let definition: Definition = text.parse()?;
/// assert_eq!(definition.to_string().parse(), Ok(definition.clone()));
/// assert_eq!(definition.compile()?.geometry().files(), 4);
/// # Ok::<(), variants::DefinitionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Definition {
    /// The name in lower case.
    pub name: String,
    /// Other names.
    pub aliases: Vec<String>,
    /// A sentence about the game.
    pub about: String,
    /// Where its rules come from.
    pub source: String,
    /// The size of the board.
    pub board: Geometry,
    /// The pieces, at most 32.
    pub pieces: Vec<PieceDefinition>,
    /// The FEN of the initial position.
    pub start: String,
    /// What promotes, where and to what.
    pub promotions: Vec<PromotionDefinition>,
    /// The rules of the game's end and others.
    pub rules: RuleDefinition,
    /// What an `fmax.ini` says that has no meaning for the rules, line by line.
    pub fmax: Vec<String>,
}

impl Definition {
    /// Whether the game has a name or alias with this [`key`](game::names::key).
    pub fn is_called(&self, key: &str) -> bool {
        let mut names = core::iter::once(&self.name).chain(&self.aliases);
        names.any(|name| game::names::key(name) == key)
    }
}

/// A kind of piece as a definition says it.
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
    /// Whether it is royal.
    pub royalty: Royalty,
    /// The sides that have it.
    pub sides: Sides,
    /// Its value in centipawns.
    pub value: Option<u32>,
    /// The picture that it is drawn with, if its name does not say it.
    pub picture: Option<String>,
    /// Whether it is better in the centre.
    pub centralized: bool,
    /// Which pieces count as unmoved.
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
    /// Those on the ranks where the kind stands at the start.
    #[default]
    StartRanks,
    /// Those on these ranks, from 0, as the side counts.
    Ranks {
        /// The first rank.
        from: u8,
        /// The last rank.
        to: u8,
    },
    /// Those that have not moved; the position remembers them.
    Remembered,
}

/// A promotion as a definition says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PromotionDefinition {
    /// The letters of the kinds that promote.
    pub pawns: String,
    /// The letters of the kinds to choose from.
    pub choices: String,
    /// The first rank where they promote, from 0, as the side counts; to the last.
    pub from_rank: u8,
    /// Whether the choices are one for each file instead.
    pub by_file: bool,
    /// The sides that promote so.
    pub sides: Sides,
}

/// The rules of a definition beyond boards and pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "independent rules, each a line of a definition"
)]
pub struct RuleDefinition {
    /// What stalemate means for the side that cannot move.
    pub stalemate: Value,
    /// What checkmate means for the side that cannot move.
    pub checkmate: Value,
    /// The number of checks that win; 0 if checks are not counted.
    pub checks_to_win: u8,
    /// Whether an unmoved royal piece cannot make its first move in check, and loses it when a rook
    /// moves to its file or rank.
    pub rooks_end_first_moves: bool,
    /// Whether giving check is illegal.
    pub checks_forbidden: bool,
    /// Whether captures explode.
    pub explosions: bool,
    /// Whether a side that can capture must capture.
    pub must_capture: bool,
    /// How a bare king ends the game.
    pub bare_king: BareKing,
    /// The letters of the kinds that must not all be lost (`*` for all pieces), and what losing them
    /// means.
    pub extinction: Option<(String, Value)>,
    /// The letters of the kinds of which a king and one piece draw against a king; empty if only kings
    /// draw.
    pub insufficient_material: Option<String>,
    /// The letters of the kinds that win by reaching squares, and the squares or ranks.
    pub goal: Option<GoalDefinition>,
    /// How pieces come from the hand to the board.
    pub hand: Hand,
    /// The moves of each side without progress that make a draw; 0 for no limit.
    pub progress_limit: u32,
    /// The occurrences of a position that make a draw; 0 for no limit.
    pub repetition_limit: u32,
    /// The rules that limit the number of moves in an ending.
    pub counting: Counting,
    /// The most pieces of a kind, by letter, that promotion may produce.
    pub promotion_limits: Vec<(char, u8)>,
}

/// Squares that win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalDefinition {
    /// The letters of the kinds.
    pub kinds: String,
    /// The squares, such as `d4 e4`.
    pub squares: String,
    /// Whether Black may still draw by reaching the goal in the next move.
    pub last_move: bool,
}

impl Default for RuleDefinition {
    /// The rules of chess.
    fn default() -> RuleDefinition {
        RuleDefinition {
            stalemate: Value::Draw,
            checkmate: Value::Loss,
            checks_to_win: 0,
            rooks_end_first_moves: false,
            checks_forbidden: false,
            explosions: false,
            must_capture: false,
            bare_king: BareKing::None,
            extinction: None,
            insufficient_material: None,
            goal: None,
            hand: Hand::None,
            progress_limit: 50,
            repetition_limit: 3,
            counting: Counting::None,
            promotion_limits: Vec::new(),
        }
    }
}
