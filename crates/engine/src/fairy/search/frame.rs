//! The complete state of a node. No state is kept on the call stack, so the search can pause
//! between any two nodes.

use crate::{
    alpha_beta::{PendingChild, SearchRequest},
    fairy::tt_move::MoveHash,
    score::{INFINITY, UNKNOWN},
};
use alloc::vec::Vec;
use variants::{Move, Piece, Undo};

/// A node on the path from the root.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) request: SearchRequest,
    /// The current lower bound of the window.
    pub(super) alpha: i32,
    pub(super) is_check: bool,
    pub(super) static_eval: i32,
    pub(super) table_move: MoveHash,
    pub(super) killer: MoveHash,
    /// The index of the node's first move on the stack, and of the next move to search.
    pub(super) first_move: usize,
    pub(super) next_move: usize,
    pub(super) best_score: i32,
    pub(super) best_move: Option<Move>,
    /// The number of legal moves searched.
    pub(super) move_count: i32,
    /// The quiet moves that were searched without a cutoff, with their pieces.
    pub(super) tried: Vec<(Piece, Move)>,
    /// The move being searched, its piece, and the data for unmaking it.
    pub(super) current: Option<(Piece, Move)>,
    pub(super) undo: Option<Undo>,
    pub(super) is_quiet: bool,
    pub(super) pending: PendingChild,
    /// The depth of the child without reduction.
    pub(super) full_depth: i32,
    /// The principal variation from here.
    pub(super) pv: Vec<Move>,
}

impl Frame {
    pub(super) fn new() -> Frame {
        Frame {
            request: SearchRequest::default(),
            alpha: 0,
            is_check: false,
            static_eval: UNKNOWN,
            table_move: MoveHash::NONE,
            killer: MoveHash::NONE,
            first_move: 0,
            next_move: 0,
            best_score: -INFINITY,
            best_move: None,
            move_count: 0,
            tried: Vec::new(),
            current: None,
            undo: None,
            is_quiet: false,
            pending: PendingChild::FullWindow,
            full_depth: 0,
            pv: Vec::new(),
        }
    }

    /// Begins the requested node; its moves will be on the stack from `first_move` on.
    #[inline]
    pub(super) fn begin(&mut self, first_move: usize) {
        self.alpha = self.request.alpha;
        self.static_eval = UNKNOWN;
        self.table_move = MoveHash::NONE;
        self.first_move = first_move;
        self.next_move = first_move;
        self.best_score = -INFINITY;
        self.best_move = None;
        self.move_count = 0;
        self.tried.clear();
        self.current = None;
        self.pv.clear();
    }
}
