//! [Evaluation](https://www.chessprogramming.org/Evaluation) of a position without search.
//!
//! Features are counted for both sides and multiplied by the weights in `values`, one for the
//! middlegame and one for the endgame, which are interpolated by the remaining pieces ([tapered
//! evaluation](https://www.chessprogramming.org/Tapered_Eval)). All terms are linear except king
//! danger, which is squared. The piece-square score is updated incrementally by the moves;
//! `endgames` adjusts the sum in certain endgames.

mod accumulator;
mod endgames;
mod eval_info;
mod evaluate;
mod features;
mod king_safety;
mod parameters;
mod pawn_structure;
mod pieces;
mod space;
mod threats;
mod values;
pub(super) mod weights;

pub(super) use evaluate::{FULL_PHASE, evaluate};
pub use features::{FeatureExtractor, Features, parameters};
