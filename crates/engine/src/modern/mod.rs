//! Modern: as strong as possible within a small download.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "squares, plies and scores are far below the bounds of every type that holds them"
)]

mod ablation;
mod attacks;
mod bitboard;
mod board;
mod castling;
mod evaluation;
mod generate;
mod history;
mod lookup_tables;
mod move_picker;
mod move_stack;
mod packed_move;
mod piece_square;
mod role;
mod search;
mod see;
mod tapered;
#[cfg(test)]
mod tests;
mod zobrist;

#[cfg(feature = "ablation")]
pub use ablation::SearchFeature;
pub use evaluation::{FeatureExtractor, Features, parameters};

use crate::alpha_beta::Engine;
use search::Search;

/// The engine for chess.
///
/// # Example
///
/// ```
/// use engine::{Limits, Progress, modern::Modern};
/// use rules::Position;
///
/// let mut modern = Modern::new(1);
/// modern.set_position(&Position::start(), &[]);
/// modern.begin(Limits { depth: Some(3), ..Limits::default() }, &[]);
/// while modern.think(1_000) == Progress::Running {}
/// assert!(modern.best_move().is_some());
/// ```
pub type Modern = Engine<Search>;

impl Modern {
    /// An engine with a table of `hash_mb` megabytes, or fewer if there is not enough memory. The
    /// board is empty until a position is set.
    #[inline]
    pub fn new(hash_mb: usize) -> Self {
        Engine::with_search(Search::new(), hash_mb)
    }

    /// Disables a part of the search, and enables all others.
    #[cfg(feature = "ablation")]
    pub fn disable(&mut self, part: Option<SearchFeature>) {
        self.search.ablation.without = part;
    }
}
