//! The complete state of a node. No state is kept on the call stack, so the search can pause
//! between any two nodes.

use crate::alpha_beta::{PendingChild, SearchRequest};
use crate::modern::{
    board::Board, history::PreviousMoves, move_picker::MovePicker, packed_move::PackedMove,
    role::NO_PIECE_SQUARE,
};
use crate::score::{INFINITY, UNKNOWN};
use crate::transposition_table::TtEntry;
use alloc::vec::Vec;

/// A node on the path from the root.
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts about a node"
)]
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) board: Board,
    pub(super) request: SearchRequest,
    /// Whether a beta cutoff is expected.
    pub(super) is_cut_node: bool,
    /// The move excluded in a singular search.
    pub(super) excluded: PackedMove,
    /// The current lower bound of the window.
    pub(super) alpha: i32,
    pub(super) is_check: bool,
    pub(super) tt_entry: Option<TtEntry<PackedMove>>,
    /// The static evaluation: unadjusted, with correction history, and replaced by the score of the
    /// transposition table if that is more precise.
    pub(super) static_eval: i32,
    pub(super) corrected_eval: i32,
    pub(super) tt_adjusted_eval: i32,
    /// Whether the evaluation is higher than two plies ago.
    pub(super) is_improving: bool,
    pub(super) previous_moves: PreviousMoves,
    /// The killer move: a quiet move that caused a cutoff in another node of this ply.
    pub(super) killer: PackedMove,
    pub(super) move_picker: MovePicker,
    pub(super) best_score: i32,
    pub(super) best_move: PackedMove,
    /// The number of legal moves searched.
    pub(super) move_count: i32,
    /// The move being searched, its piece-square index, and whether it is quiet.
    pub(super) current_move: PackedMove,
    pub(super) moved_piece_square: usize,
    pub(super) is_quiet: bool,
    pub(super) pending: PendingChild,
    /// The depth of the child without reduction.
    pub(super) full_depth: i32,
    /// The number of beta cutoffs in nodes of this ply below the current parent.
    pub(super) cutoff_count: i32,
    /// The principal variation from here.
    pub(super) pv: Vec<PackedMove>,
}

impl Frame {
    #[inline]
    pub(super) fn new() -> Self {
        Self {
            board: Board::EMPTY,
            request: SearchRequest::default(),
            is_cut_node: false,
            excluded: PackedMove::NONE,
            alpha: 0,
            is_check: false,
            tt_entry: None,
            static_eval: UNKNOWN,
            corrected_eval: UNKNOWN,
            tt_adjusted_eval: UNKNOWN,
            is_improving: false,
            previous_moves: [NO_PIECE_SQUARE; 3],
            killer: PackedMove::NONE,
            move_picker: MovePicker::default(),
            best_score: -INFINITY,
            best_move: PackedMove::NONE,
            move_count: 0,
            current_move: PackedMove::NONE,
            moved_piece_square: NO_PIECE_SQUARE,
            is_quiet: false,
            pending: PendingChild::FullWindow,
            full_depth: 0,
            cutoff_count: 0,
            pv: Vec::new(),
        }
    }

    /// Begins the requested node.
    #[inline]
    pub(super) fn begin(&mut self) {
        self.alpha = self.request.alpha;
        self.tt_entry = None;
        self.static_eval = UNKNOWN;
        self.corrected_eval = UNKNOWN;
        self.tt_adjusted_eval = UNKNOWN;
        self.best_score = -INFINITY;
        self.best_move = PackedMove::NONE;
        self.move_count = 0;
        self.pv.clear();
    }

    /// The move from the transposition table.
    #[inline]
    pub(super) fn table_move(&self) -> PackedMove {
        self.tt_entry
            .map_or(PackedMove::NONE, |known| known.best_move)
    }
}
