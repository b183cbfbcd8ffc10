//! All that a node of the search knows. Nothing of it lives anywhere else, so that the search can
//! pause between any two nodes and go on later.

use crate::modern::{
    board::Board,
    history::Before,
    moves::PackedMove,
    picker::Picker,
    roles::NO_MAN,
    score::{INFINITY, UNKNOWN},
    table::Known,
};
use alloc::vec::Vec;

/// What a node waits for while another one is searched for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Waits {
    /// A move with the full window.
    #[default]
    Full,
    /// A move that only has to prove that it is no better than the best, at full depth.
    Zero,
    /// The same at reduced depth.
    Reduced,
    /// The null move.
    Null,
    /// The position without the table's move, to see whether that one is the only good one.
    Singular,
    /// A capture in the quiescence.
    Quiescence,
}

/// What a node is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Asked {
    /// Plies; none or less asks for the quiescence.
    pub(super) depth: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// A move that refutes the node's parent is expected here.
    pub(super) expects_cut: bool,
    /// A move that is left out.
    pub(super) excluded: PackedMove,
}

impl Asked {
    /// Whether the window is open: the node may lie on the principal variation.
    #[inline]
    pub(super) const fn is_pv(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// A node on the path from the root.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) board: Board,
    pub(super) asked: Asked,
    /// The window's lower end as the node goes on.
    pub(super) alpha: i32,
    pub(super) is_check: bool,
    pub(super) known: Option<Known>,
    /// The evaluation as it is; with what was learned about it; with what the table knows.
    pub(super) evaluation: i32,
    pub(super) corrected: i32,
    pub(super) refined: i32,
    /// Whether the position is better for the mover than two plies ago.
    pub(super) is_improving: bool,
    pub(super) before: Before,
    /// The killer: a quiet move that was too good in another node of this ply.
    pub(super) killer: PackedMove,
    pub(super) picker: Picker,
    pub(super) best: i32,
    pub(super) best_move: PackedMove,
    /// Legal moves searched.
    pub(super) tried: i32,
    /// The move that is searched, the man that it moves and where to, what it has to prove.
    pub(super) play: PackedMove,
    pub(super) man: usize,
    pub(super) is_quiet: bool,
    pub(super) waits: Waits,
    /// The depth of the reply without a reduction.
    pub(super) reply_depth: i32,
    /// How many nodes of this ply were cut off since the one before it began.
    pub(super) cuts: i32,
    /// The best line from here.
    pub(super) line: Vec<PackedMove>,
}

impl Frame {
    #[inline]
    pub(super) fn new() -> Self {
        Self {
            board: Board::EMPTY,
            asked: Asked::default(),
            alpha: 0,
            is_check: false,
            known: None,
            evaluation: UNKNOWN,
            corrected: UNKNOWN,
            refined: UNKNOWN,
            is_improving: false,
            before: [NO_MAN; 3],
            killer: PackedMove::NONE,
            picker: Picker::default(),
            best: -INFINITY,
            best_move: PackedMove::NONE,
            tried: 0,
            play: PackedMove::NONE,
            man: NO_MAN,
            is_quiet: false,
            waits: Waits::Full,
            reply_depth: 0,
            cuts: 0,
            line: Vec::new(),
        }
    }

    /// Begins the node that is asked for.
    #[inline]
    pub(super) fn begin(&mut self) {
        self.alpha = self.asked.alpha;
        self.known = None;
        self.evaluation = UNKNOWN;
        self.corrected = UNKNOWN;
        self.refined = UNKNOWN;
        self.best = -INFINITY;
        self.best_move = PackedMove::NONE;
        self.tried = 0;
        self.line.clear();
    }

    /// What the table recommends.
    #[inline]
    pub(super) fn table_move(&self) -> PackedMove {
        self.known.map_or(PackedMove::NONE, |known| known.play)
    }
}
