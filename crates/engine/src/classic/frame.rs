//! A call of the original's `D()`: its arguments and its local variables.

use alloc::boxed::Box;

use super::{board::Change, moves::Direction};

/// The score of a king's capture (`I`); no score is larger.
pub(super) const INFINITY: i32 = 8000;

/// The kinds of call identified by the previous target (`z`), squares beside the board.
pub(super) const ROOT: u8 = 8;
pub(super) const LEGALITY: u8 = 9;

/// No square for en passant (`S`, [`DUMMY`](super::board::DUMMY)); the root has [`NO_EP_AT_ROOT`].
pub(super) const NO_EP: i16 = 0x80;
/// The value of [`NO_EP`] after its conversion to the signed char `O`.
pub(super) const NO_EP_AT_ROOT: i16 = -128;

/// The reason for which a frame searches a child.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum PendingChild {
    /// The child is the reply to its move.
    #[default]
    Reply,
    /// The child tests whether its side is in check, since it has no legal move.
    StalemateTest,
}

/// Attacks on the side to move, computed on first use.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Threats {
    pub(super) king_known: bool,
    pub(super) in_check: bool,
    pub(super) squares_known: bool,
    /// Pieces that must not leave their line.
    pub(super) pinned: u64,
    /// Squares that the other side attacks, and those that its sliders attack.
    pub(super) attacked: u64,
    pub(super) by_sliders: u64,
}

/// A node before it is entered: its arguments and its data from the table.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Call {
    /// The side to move (`k`).
    pub(super) side: u8,
    /// The lower end of the window (`q`).
    pub(super) alpha: i32,
    /// The upper end of the window (`l`).
    pub(super) beta: i32,
    /// The static evaluation (`e`).
    pub(super) eval: i32,
    /// The key that chooses the slot (`J`).
    pub(super) key_index: i32,
    /// The key that is compared (`Z`).
    pub(super) key_lock: i32,
    /// The square passed by the last move (`E`).
    pub(super) ep_square: i16,
    /// The target of the last move, or the kind of call (`z`).
    pub(super) previous_to: u8,
    /// The depth to search (`n`).
    pub(super) depth: u8,

    /// Calls between the root and this one: moves, and tests for stalemate.
    pub(super) ply: u8,

    /// The slot of the table (`a`).
    pub(super) slot: usize,
    /// The depth of the iteration (`d`).
    pub(super) iteration: u8,
    /// The best move's origin (`X`).
    pub(super) best_from: u8,
    /// The best move's target, bit 7 set unless it castles, bit 3 while it is tried first (`Y`).
    pub(super) best_to: u8,
    /// Whether the other side's king is known to be safe from attack.
    pub(super) enemy_king_is_safe: bool,
}

impl Call {
    /// The index at which a probe of the table begins (`k*E^J`).
    #[inline]
    pub(super) fn table_index(&self) -> i32 {
        table_index(self.side, self.ep_square, self.key_index)
    }
}

/// The index at which a probe begins for a side, an en passant square and a key.
#[inline]
pub(super) fn table_index(side: u8, ep_square: i16, key_index: i32) -> i32 {
    (i32::from(side) * i32::from(ep_square)) ^ key_index
}

/// An open node of the search.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Frame {
    /// The call; its values from the table are updated by each iteration.
    pub(super) call: Call,
    /// The best score of this iteration (`m`).
    pub(super) best: i32,
    /// The pieces still to be scanned, rotated so that the next one is the lowest bit.
    pub(super) unscanned: u64,
    /// The square at which the scan started (`B`).
    pub(super) scan_start: u8,
    /// The current direction (`r`, `j`).
    pub(super) direction: Direction,
    /// The current move (`x`, `y`, `H`, `F`, `G`, `u`, `t`).
    pub(super) change: Change,
    /// The material gain of the move (`i`).
    pub(super) gain: i32,
    /// The depth left for the reply (`h`).
    pub(super) remaining: u8,

    pub(super) pending: PendingChild,
    /// Whether the last move was castling, so that the king can be captured on the squares it
    /// passed.
    pub(super) king_passed: bool,
    /// Whether only captures on the last target are scanned.
    pub(super) recaptures_only: bool,
    pub(super) threats: Threats,
}

impl Frame {
    /// Begins a node in this frame. Fields that the node writes before it reads them are not reset.
    #[inline]
    fn begin(&mut self, call: &Call) {
        self.call = *call;
        self.best = 0;
        self.threats.king_known = false;
        self.threats.squares_known = false;
    }
}

/// The frames from the root to the current node.
///
/// A node is initialized in place. A search is never deep enough to run out of frames: it has at
/// most 98 plies, and 30 captures that cost no depth.
#[derive(Clone, Debug)]
pub(super) struct Stack {
    frames: Box<[Frame; 256]>,
    top: u8,
}

impl Stack {
    #[expect(
        clippy::large_stack_arrays,
        reason = "made once, and moved to the heap at once"
    )]
    #[inline]
    pub(super) fn new() -> Self {
        Self {
            frames: Box::new([Frame::default(); 256]),
            top: 0,
        }
    }

    /// The current node.
    #[inline]
    pub(super) fn top(&self) -> &Frame {
        &self.frames[usize::from(self.top)]
    }

    #[inline]
    pub(super) fn top_mut(&mut self) -> &mut Frame {
        &mut self.frames[usize::from(self.top)]
    }

    /// Removes all nodes; the next one is a root.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.top = u8::MAX;
    }

    /// Begins a node below the current one.
    #[inline]
    pub(super) fn push(&mut self, child: &Call) {
        self.top = self.top.wrapping_add(1);
        self.top_mut().begin(child);
    }

    /// The number of open nodes.
    #[inline]
    pub(super) fn height(&self) -> u8 {
        self.top.wrapping_add(1)
    }

    /// The open nodes, from the root on.
    #[inline]
    pub(super) fn frames(&self) -> &[Frame] {
        &self.frames[..self.height().into()]
    }

    /// Replaces the open nodes.
    #[inline]
    pub(super) fn set_frames(&mut self, frames: &[Frame]) {
        for (place, frame) in self.frames.iter_mut().zip(frames) {
            *place = *frame;
        }
        self.top = frames.len().to_le_bytes()[0].wrapping_sub(1);
    }

    /// Returns to the node above, if there is one.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<&mut Frame> {
        self.top = self.top.checked_sub(1)?;
        Some(self.top_mut())
    }
}
