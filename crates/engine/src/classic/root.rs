//! The data of the root apart from its frame: limits, the move to test, the iterations.

use alloc::vec::Vec;

use super::{board::Change, frame::INFINITY};
use crate::{Iteration, Limits};

/// Scores beyond this are taken for mates (`I/4`).
const MATE_BOUND: i32 = INFINITY / 4;

/// The first depth that is not searched (`d<98`).
const ITERATIONS: u8 = 98;

#[derive(Clone, Debug)]
pub(super) struct Root {
    pub(super) limits: Limits,
    pub(super) mate_bound: i32,
    /// The move whose legality is tested (`K`, `L` before the search).
    pub(super) tested_move: (u8, u8),
    /// The best move found, origin and target (`K`, `L` after the search); equal squares mean no
    /// move.
    pub(super) best: (u8, u8),
    pub(super) iterations: Vec<Iteration>,
    /// The number of nodes of the exact search that gave up before this search.
    pub(super) nodes_before: u64,
}

impl Root {
    #[inline]
    pub(super) fn new(limits: Limits) -> Self {
        Self {
            limits,
            mate_bound: MATE_BOUND,
            tested_move: (0, 0),
            best: (0, 0),
            iterations: Vec::new(),
            nodes_before: 0,
        }
    }

    /// Restarts the search without the bound for mates, after the exact search has given up.
    #[inline]
    pub(super) fn lift_mate_bound(&mut self, nodes_before: u64) {
        self.mate_bound = INFINITY;
        self.best = (0, 0);
        self.nodes_before = nodes_before;
    }

    /// Whether the root begins another iteration.
    #[inline]
    pub(super) fn begins_iteration(&self, nodes: u64, iteration: u8) -> bool {
        iteration < ITERATIONS
            && self.limits.nodes.is_none_or(|limit| nodes < limit)
            && self
                .limits
                .depth
                .is_none_or(|depth| u32::from(iteration) <= depth.saturating_add(1))
    }

    #[inline]
    pub(super) fn is_tested_move(&self, change: Change) -> bool {
        self.tested_move == (change.from, change.to)
    }
}
