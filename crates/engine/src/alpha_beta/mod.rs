//! The common parts of the searches of Modern and Fairy: slices, limits, iterative deepening,
//! aspiration windows, multiple principal variations and reports.
//!
//! A search is a loop over the nodes of one path. No state is kept on the call stack, so it can
//! pause before any node.
//!
//! | what | where |
//! |---|---|
//! | slices, limits, lines | [`Engine`] |
//! | iterations, windows | [`root::Root`] |
//! | nodes: evaluation, ordering, pruning, reductions | the implementation of [`Search`] |
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "plies are far below the bounds of every type that holds them"
)]

mod engine;
mod request;
mod root;

use alloc::vec::Vec;

use crate::{noise::Noise, transposition_table::TranspositionTable};

pub use engine::Engine;
pub(crate) use request::{PendingChild, SearchRequest, Step};
pub(crate) use root::{Root, RootSettings};

/// The search of nodes, which differs between engines.
pub trait Search {
    /// A position of the game.
    type Position;
    /// A move of the game.
    type Move: Copy + PartialEq;
    /// A move in the form that the search uses.
    type PackedMove: Copy + PartialEq;

    /// Sets the position at the root, after legal `moves` from `start`.
    fn set_position(&mut self, start: &Self::Position, moves: &[Self::Move]);

    /// Prepares a new search and returns the legal moves at the root.
    fn begin(&mut self) -> Vec<Self::PackedMove>;

    /// Begins a search of the root.
    fn enter_root(&mut self, request: SearchRequest) -> Step;

    /// Begins a node.
    fn enter(&mut self) -> Step;

    /// Searches the next move of the node, or ends the node.
    fn search_next_move(&mut self) -> Step;

    /// Returns from a node with a score for its side to move.
    fn return_from_child(&mut self, score: i32) -> Step;

    /// The move in the public type.
    fn unpacked(&self, packed: Self::PackedMove) -> Self::Move;

    /// The evaluation of the position at the root, in centipawns from the side to move, without noise.
    fn evaluate_root(&mut self) -> i32;

    /// Clears the histories, but not the transposition table.
    fn clear_history(&mut self);

    /// Sets the noise in the evaluation.
    fn set_noise(&mut self, noise: Noise);

    fn root(&self) -> &Root<Self::PackedMove>;

    fn root_mut(&mut self) -> &mut Root<Self::PackedMove>;

    fn table(&self) -> &TranspositionTable;

    fn table_mut(&mut self) -> &mut TranspositionTable;
}
