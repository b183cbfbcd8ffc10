//! Fairy: the engine for variants, which are table-driven as in H. G. Muller's
//! [Fairy-Max](https://home.hccnet.nl/h.g.muller/CVfairy.html).
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "squares, plies and scores are far below the bounds of every type that holds them"
)]

mod evaluation;
mod history;
mod mobility;
mod piece_values;
mod search;
#[cfg(test)]
mod tests;
mod tt_move;

use crate::alpha_beta::Engine;
use alloc::sync::Arc;
use search::Search;
use variants::{Kind, Variant};

pub use piece_values::piece_values;

/// The engine for variants. It is used like [`Modern`](crate::modern::Modern).
pub type Fairy = Engine<Search>;

impl Fairy {
    /// An engine for a variant with a table of `hash_mb` megabytes, or fewer if there is not enough
    /// memory.
    pub fn new(variant: &Arc<Variant>, hash_mb: usize) -> Fairy {
        Engine::with_search(Search::new(variant), hash_mb)
    }

    /// The value of a kind of the variant, in centipawns: from its definition, or estimated from
    /// its mobility.
    pub fn value(&self, kind: Kind) -> i32 {
        self.search.evaluation.value(kind)
    }
}
