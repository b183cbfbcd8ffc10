//! The rules of a game beyond the moves of its pieces.

use alloc::vec::Vec;

use crate::piece::{Kind, KindSet};
use crate::square_set::SquareSet;
use game::Square;

/// What an ending means for the side that suffers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// It wins.
    Win,
    /// Nobody wins.
    Draw,
    /// It loses.
    Loss,
}

/// How captures of the last pieces end a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BareKing {
    /// They do not.
    #[default]
    None,
    /// A side with a bare king loses, unless its next move leaves the opponent bare as well
    /// (Shatranj).
    Loses,
}

/// A side that has lost all pieces of certain kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extinction {
    /// The kinds; the game ends if all pieces of all of them are gone.
    pub kinds: KindSet,
    /// What that means for the side.
    pub value: Value,
}

/// The pieces that cannot win with a king alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InsufficientMaterial {
    /// The kinds of which one piece draws; a king against a king draws without.
    pub kinds: KindSet,
    /// Those among them that never leave the squares of one color: any number of them draws if all
    /// stand on the same color.
    pub color_bound: KindSet,
}

/// Squares that end the game when a piece reaches them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The kinds that win.
    pub kinds: KindSet,
    /// The squares.
    pub squares: SquareSet,
    /// Whether Black may still draw by reaching the goal in the next move (Racing Kings).
    pub last_move: bool,
}

/// Rules that limit the number of moves in an ending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counting {
    /// None.
    #[default]
    None,
    /// Those of Makruk.
    Makruk,
    /// Those of Cambodian chess.
    Cambodian,
    /// Those of ASEAN chess.
    Asean,
}

/// How pieces come from the hand to the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// There is no hand.
    #[default]
    None,
    /// Captured pieces change sides and can be dropped (Crazyhouse).
    Drops,
    /// Pieces enter on the square that an unmoved piece leaves (Seirawan).
    Gating,
}

/// Where a side's pawns promote, and to what.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Promotion {
    /// The kinds that promote.
    pub pawns: KindSet,
    /// The squares where they promote.
    pub zone: SquareSet,
    /// The kinds to choose from, in order.
    pub choices: Vec<PromotionChoice>,
    /// Whether the piece is determined by the file, as in Grande Acedrex: one kind a file.
    pub by_file: Vec<Kind>,
}

/// A kind that a pawn can promote to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PromotionChoice {
    /// The kind.
    pub kind: Kind,
    /// The most pieces of this kind that the side may then have.
    pub limit: u8,
}

/// Castling in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castling {
    /// The king's square.
    pub king_from: Square,
    /// The square that the king reaches.
    pub king_to: Square,
    /// The partner's square.
    pub rook_from: Square,
    /// The square that the partner reaches.
    pub rook_to: Square,
}

/// The rules of a game beyond the moves of its pieces.
#[derive(Clone, Debug)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "independent rules, each a line of a definition"
)]
pub struct Rules {
    /// What stalemate means for the side that cannot move.
    pub stalemate: Value,
    /// What checkmate means for the side that cannot move.
    pub checkmate: Value,
    /// The number of checks that win; 0 if checks are not counted.
    pub checks_to_win: u8,
    /// Whether an unmoved royal piece cannot make its first move in check, and loses it when a rook
    /// moves to its file or rank (Cambodian chess).
    pub rooks_end_first_moves: bool,
    /// Whether giving check is illegal.
    pub checks_forbidden: bool,
    /// Whether a capture removes all pieces around it, pawns excepted.
    pub explosions: bool,
    /// Whether a side that can capture must capture.
    pub must_capture: bool,
    /// How a bare king ends the game.
    pub bare_king: BareKing,
    /// How losing pieces ends the game.
    pub extinction: Option<Extinction>,
    /// The squares that win.
    pub goal: Option<Goal>,
    /// The material that draws.
    pub insufficient_material: Option<InsufficientMaterial>,
    /// How pieces come from the hand to the board.
    pub hand: Hand,
    /// White's and Black's promotions.
    pub promotions: [Vec<Promotion>; 2],
    /// White's and Black's castling, towards the last file and towards the first; several of one
    /// direction differ only in how far the king goes, the shortest first.
    pub castlings: [[Vec<Castling>; 2]; 2],
    /// The plies without progress that make a draw; 0 for no limit.
    pub progress_limit: u32,
    /// The occurrences of a position that make a draw; 0 for no limit.
    pub repetition_limit: u32,
    /// The rules that limit the number of moves in an ending.
    pub counting: Counting,
}

impl Rules {
    /// Whether a game can end while the side to move has legal moves, draws by lack of progress and
    /// repetition not included.
    pub fn has_immediate_outcomes(&self) -> bool {
        self.checks_to_win > 0
            || self.explosions
            || self.bare_king != BareKing::None
            || self.extinction.is_some()
            || self.goal.is_some()
    }
}
