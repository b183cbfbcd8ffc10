//! The indices of single features. Each group's documentation lists its values in their order.

use super::{attention, captures, development, safety, scores, threats};

const CAPTURES: usize = scores::COUNT;
const ATTENTION: usize = CAPTURES + captures::COUNT;
const SAFETY: usize = ATTENTION + attention::COUNT;
const DEVELOPMENT: usize = SAFETY + safety::COUNT;
const THREATS: usize = DEVELOPMENT + development::COUNT;
pub(super) const SITUATION: usize = THREATS + threats::COUNT;

pub(crate) const LOSS: usize = scores::DEEPEST_LOSS;

pub(crate) const CAPTURE: usize = CAPTURES;
pub(crate) const CAPTURED_VALUE: usize = CAPTURES + 1;
#[cfg(feature = "fairy")]
pub(crate) const CAPTURE_OF_HANGING: usize = CAPTURES + 2;
/// What the exchange on the target loses, negative.
pub(crate) const SACRIFICE: usize = CAPTURES + 4;
#[cfg(feature = "fairy")]
pub(crate) const RECAPTURE: usize = CAPTURES + 5;
pub(crate) const CHECK: usize = CAPTURES + 7;
#[cfg(feature = "fairy")]
pub(crate) const PROMOTION: usize = CAPTURES + 10;
pub(crate) const CASTLING: usize = CAPTURES + 11;
pub(crate) const EVEN_TRADE: usize = CAPTURES + 12;

/// The indices from here on follow three for each of the six pieces.
const ALL_PIECES: usize = ATTENTION + 18;
pub(crate) const BACKWARD: usize = ALL_PIECES + 1;
#[cfg(feature = "fairy")]
pub(crate) const TARGET_DISTANCE: usize = ALL_PIECES + 2;
#[cfg(feature = "fairy")]
pub(crate) const PIECE_DISTANCE: usize = ALL_PIECES + 3;
#[cfg(feature = "fairy")]
pub(crate) const BESIDE_LAST: usize = ALL_PIECES + 4;
#[cfg(feature = "fairy")]
pub(crate) const SAME_PIECE: usize = ALL_PIECES + 6;
#[cfg(feature = "fairy")]
pub(crate) const UNDOES_MOVE: usize = ALL_PIECES + 7;
#[cfg(feature = "fairy")]
pub(crate) const CAPTURE_OF_LAST: usize = ALL_PIECES + 9;
/// The distance of the target from the enemy king.
pub(crate) const ENEMY_KING_DISTANCE: usize = ALL_PIECES + 10;

#[cfg(feature = "fairy")]
pub(crate) const SAVES_HANGING: usize = SAFETY;
#[cfg(feature = "fairy")]
pub(crate) const IS_ATTACKED: usize = SAFETY + 3;
#[cfg(feature = "fairy")]
pub(crate) const IS_LOOSE: usize = SAFETY + 4;
pub(crate) const IS_GUARDED: usize = SAFETY + 5;
/// What the opponent can capture afterwards.
pub(crate) const THREAT_LEFT: usize = SAFETY + 6;

pub(crate) const EARLY_QUEEN: usize = DEVELOPMENT + 1;
pub(crate) const KNIGHT_TO_EDGE: usize = DEVELOPMENT + 2;
pub(crate) const WING_PAWN: usize = DEVELOPMENT + 6;
pub(crate) const KING_WITHOUT_NEED: usize = DEVELOPMENT + 10;

/// The attacked squares next to the enemy king.
pub(crate) const KING_RING: usize = THREATS + 3;
pub(crate) const ENTERS_ENEMY_HALF: usize = THREATS + 4;

/// How much of the opening is left, from 1 to 0.
pub(crate) const OPENING: usize = SITUATION + 3;
