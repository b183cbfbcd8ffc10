//! The features of each legal move.
//!
//! All features are between about −3 and 3. Each group is a function that returns its values in the
//! order of the names in its table.

mod attention;
mod captures;
mod context;
mod development;
pub(crate) mod index;
mod safety;
mod scores;
mod situation;
mod threats;
#[cfg(feature = "fairy")]
mod variant;

use alloc::vec::Vec;

use rules::{Game, Move};

use crate::candidate::Candidate;
use context::Context;
#[cfg(feature = "fairy")]
pub use variant::of as variant_features;

pub const FEATURES: usize = index::SITUATION + situation::COUNT;

pub type Features = [f32; FEATURES];

/// One array for each candidate, in their order. The candidates are all legal moves of the current
/// position.
pub fn features(game: &Game, candidates: &[Candidate<Move>]) -> Vec<Features> {
    let context = Context::new(game);
    let best = scores::Best::of(candidates);
    let situation = situation::of(&context, &best);
    let mut all = Vec::new();
    for candidate in candidates {
        let play = context.play(candidate.played);
        let groups: [&[f32]; 7] = [
            &scores::of(candidate, &best),
            &captures::of(&context, &play),
            &attention::of(&context, &play),
            &safety::of(&context, &play),
            &development::of(&context, &play),
            &threats::of(&context, &play),
            &situation,
        ];
        let mut features = [0.0; FEATURES];
        for (feature, &value) in features.iter_mut().zip(groups.into_iter().flatten()) {
            *feature = value;
        }
        all.push(features);
    }
    all
}

const fn flag(condition: bool) -> f32 {
    if condition { 1.0 } else { 0.0 }
}

/// A value in centipawns in units of a minor piece, at most 3 of them.
#[expect(
    clippy::cast_precision_loss,
    reason = "values of pieces are far below the precision of f32"
)]
fn in_minors(value_cp: i32) -> f32 {
    (value_cp as f32 / 300.0).clamp(-3.0, 3.0)
}
