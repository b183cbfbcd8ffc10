//! The search: the original's recursion on an explicit stack of frames.

use super::{
    board::OFF_BOARD,
    frame::{Call, PendingChild, Stack},
    moves::is_off_board,
    node_search::{SearchContext, State},
    observer::{NoObserver, Observer},
    search_parameters::{OriginalParameters, SearchParameters},
};

/// Why a search paused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pause {
    /// The requested number of nodes has been counted.
    Nodes,
    /// An iteration of the root is finished.
    Iteration,
    /// The search is over.
    Over,
}

/// The type of [`Search::run`].
pub(super) type Run<V, O> = fn(&mut Search<V, O>, u64) -> Pause;

/// [`Search::run`] of the original search: compiled in this crate, so that it is optimized for
/// speed.
#[inline(never)]
pub(super) fn run_original(
    search: &mut Search<OriginalParameters, NoObserver>,
    until: u64,
) -> Pause {
    search.run(until)
}

/// A search that can pause before any node and continue later.
#[derive(Clone, Debug)]
pub(super) struct Search<V, O> {
    pub(super) context: SearchContext<V, O>,
    pub(super) stack: Stack,
    pub(super) state: State,
}

impl<V: SearchParameters, O: Observer> Search<V, O> {
    /// Starts at a root; the first call of [`run`](Self::run) enters it.
    pub(super) fn start(&mut self, root: Call) {
        self.context.child = root;
        self.context.nodes = 0;
        self.stack.clear();
        self.state = State::Probe;
    }

    /// Searches until `until` nodes are counted, an iteration of the root is finished, or the
    /// search is over.
    pub(super) fn run(&mut self, until: u64) -> Pause {
        loop {
            self.state = self.context.work(self.stack.top_mut(), self.state, until);
            match self.state {
                State::Done => return Pause::Over,
                State::Leave(score) => self.state = self.leave(score),
                State::Report => {
                    self.state = State::Deepen;
                    return Pause::Iteration;
                }
                _ if self.context.nodes >= until => return Pause::Nodes,
                _ => self.state = self.enter(),
            }
        }
    }

    /// A call: makes the move, and enters the node in `child`.
    #[inline]
    pub(super) fn enter(&mut self) -> State {
        let parent = self.stack.top();
        if self.context.nodes > 0 && parent.pending == PendingChild::Reply {
            self.context.board.make(parent.change);
        }
        self.stack.push(&self.context.child);
        self.context.enter(self.stack.top_mut())
    }

    /// A return: goes back to the node above, and undoes the move.
    #[inline]
    fn leave(&mut self, score: i32) -> State {
        let frame = self.stack.top();
        if O::PRESENT {
            self.context.notify_leave(frame, score);
        }
        if is_off_board(frame.call.previous_to) {
            let best = (frame.call.best_from, frame.call.best_to & !OFF_BOARD);
            self.context.root.best = best;
        }
        let Some(parent) = self.stack.pop() else {
            return State::Done;
        };
        if parent.pending == PendingChild::Reply {
            self.context.board.unmake(parent.change);
        }
        State::Answer(score)
    }
}
