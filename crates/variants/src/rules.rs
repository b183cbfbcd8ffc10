//! The rules of a game other than the moves of its pieces.

use alloc::vec::Vec;

use crate::piece::{Kind, KindSet};
use crate::square_set::SquareSet;
use game::Square;

/// The result of an event for the side that it happens to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// It wins.
    Win,
    /// Nobody wins.
    Draw,
    /// It loses.
    Loss,
}

/// The result of stalemate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stalemate {
    /// The same in every position, for the side that cannot move.
    Always(Value),
    /// The side with fewer pieces wins; a draw if both have the same number.
    FewerPiecesWin,
}

/// Whether and how a bare king ends the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BareKing {
    /// It does not.
    #[default]
    None,
    /// A side with a bare king loses, unless its next move leaves the opponent with a bare king,
    /// too (Shatranj).
    Loses,
}

/// The end of a game when a side has lost all pieces of certain kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extinction<Kinds = KindSet> {
    /// The kinds; the game ends when the last piece of the last of them is lost.
    pub kinds: Kinds,
    /// The result for the side that has lost them.
    pub value: Value,
}

/// Squares that end the game when a piece reaches them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal<Kinds = KindSet> {
    /// The kinds that win.
    pub kinds: Kinds,
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
    /// The rules of Makruk.
    Makruk,
    /// The rules of Cambodian chess.
    Cambodian,
    /// The rules of ASEAN chess.
    Asean,
}

/// How pieces enter the board from the hand.
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

/// Where pieces of a side promote, and to what.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Promotion {
    /// The kinds that promote.
    pub pawns: KindSet,
    /// The squares where they promote.
    pub zone: SquareSet,
    /// The kinds to choose from, in order.
    pub choices: Vec<PromotionChoice>,
    /// The kind for each file, if the file determines the piece as in Grande Acedrex; otherwise
    /// empty.
    pub by_file: Vec<Kind>,
}

/// A kind that a piece can promote to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PromotionChoice {
    /// The kind.
    pub kind: Kind,
    /// The most pieces of this kind that the side may have after the promotion.
    pub limit: u8,
}

/// Castling in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castling {
    /// The king's square.
    pub king_from: Square,
    /// The king's target.
    pub king_to: Square,
    /// The partner's square.
    pub rook_from: Square,
    /// The partner's target.
    pub rook_to: Square,
}

/// The moves of a side that depend on its own pieces and ranks.
#[derive(Clone, Debug, Default)]
pub(crate) struct SideMoves {
    pub(crate) promotions: Vec<Promotion>,
    /// Castling towards the last file and towards the first. Moves in the same direction differ only
    /// in the king's distance, and the shortest is first.
    pub(crate) castlings: [Vec<Castling>; 2],
}

/// The rules that name neither pieces nor squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "independent rules, each a line of a definition"
)]
pub struct GeneralRules {
    /// The result of stalemate.
    pub stalemate: Stalemate,
    /// The result of checkmate for the side that cannot move.
    pub checkmate: Value,
    /// The number of checks that win; 0 if checks are not counted.
    pub checks_to_win: u8,
    /// Whether an unmoved royal piece cannot make its first move in check, and loses it when a rook
    /// moves to its file or rank (Cambodian chess).
    pub rooks_end_first_moves: bool,
    /// Whether giving check is illegal.
    pub checks_forbidden: bool,
    /// Whether a capture removes all adjacent pieces except pawns.
    pub explosions: bool,
    /// Whether a side that can capture must capture.
    pub must_capture: bool,
    /// How a bare king ends the game.
    pub bare_king: BareKing,
    /// How pieces come from the hand to the board.
    pub hand: Hand,
    /// The number of occurrences of a position that makes a draw; 0 for no limit.
    pub repetition_limit: u32,
    /// The number of moves by each side without progress that makes a draw; 0 for no limit.
    pub progress_limit: u32,
    /// The rules that limit the number of moves in an ending.
    pub counting: Counting,
}

impl Default for GeneralRules {
    /// The rules of chess.
    fn default() -> GeneralRules {
        GeneralRules {
            stalemate: Stalemate::Always(Value::Draw),
            checkmate: Value::Loss,
            checks_to_win: 0,
            rooks_end_first_moves: false,
            checks_forbidden: false,
            explosions: false,
            must_capture: false,
            bare_king: BareKing::None,
            hand: Hand::None,
            repetition_limit: 3,
            progress_limit: 50,
            counting: Counting::None,
        }
    }
}

/// The rules of a game other than the moves of its pieces.
///
/// A definition names kinds by their letters; they are replaced by sets when it is compiled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules<Kinds = KindSet> {
    /// The rules that name neither pieces nor squares.
    pub general: GeneralRules,
    /// How losing pieces ends the game.
    pub extinction: Option<Extinction<Kinds>>,
    /// The squares that win, and the kinds that must reach them.
    pub goal: Option<Goal<Kinds>>,
    /// The kinds of which a single piece cannot win. A king with one such piece draws against a
    /// king, as do two kings alone, and any number of color-bound pieces of these kinds that are
    /// all on squares of the same color. `None` if the game does not end by insufficient material.
    pub insufficient_material: Option<Kinds>,
}

impl<Kinds> Rules<Kinds> {
    /// The same rules with another type for kinds; `convert` is called with the keyword of the rule
    /// and its kinds.
    pub(crate) fn with_kinds<Converted, Error>(
        &self,
        convert: impl Fn(&'static str, &Kinds) -> Result<Converted, Error>,
    ) -> Result<Rules<Converted>, Error> {
        let extinction = self.extinction.as_ref().map(|extinction| {
            Ok(Extinction {
                kinds: convert("extinction", &extinction.kinds)?,
                value: extinction.value,
            })
        });
        let goal = self.goal.as_ref().map(|goal| {
            Ok(Goal {
                kinds: convert("goal", &goal.kinds)?,
                squares: goal.squares,
                last_move: goal.last_move,
            })
        });
        let material = self.insufficient_material.as_ref();
        let material = material.map(|kinds| convert("insufficient-material", kinds));
        Ok(Rules {
            general: self.general,
            extinction: extinction.transpose()?,
            goal: goal.transpose()?,
            insufficient_material: material.transpose()?,
        })
    }

    /// Whether a game can end while the side to move has legal moves, apart from draws by lack of
    /// progress and repetition.
    pub fn has_immediate_outcomes(&self) -> bool {
        self.general.checks_to_win > 0
            || self.general.explosions
            || self.general.bare_king != BareKing::None
            || self.extinction.is_some()
            || self.goal.is_some()
    }
}
