//! What an observer is told; compiled away when nobody watches.

use super::{
    board::{WHITE, move_of, to_rules},
    frame::Waits,
    observer::{Node, Observer},
    search::Search,
    variation::Variation,
};
use rules::Color;

impl<V: Variation, O: Observer> Search<V, O> {
    /// The node that is worked on, as an observer sees it.
    pub(super) fn node(&self) -> Node {
        let frame = self.stack.top();
        Node {
            ply: self
                .stack
                .above()
                .iter()
                .filter(|above| above.waits == Waits::Reply)
                .count(),
            side: if frame.call.side == WHITE {
                Color::White
            } else {
                Color::Black
            },
            alpha: frame.call.alpha,
            beta: frame.call.beta,
            eval: frame.call.eval,
            depth: frame.call.depth,
            iteration: frame.call.iteration,
            best: frame.best,
            previous_to: to_rules(frame.call.previous_to),
        }
    }

    pub(super) fn tell_try(&mut self) {
        let (change, remaining) = (self.stack.top().change, self.stack.top().remaining);
        if let Some(tried) = move_of(&self.board, change.from, change.to) {
            let node = self.node();
            self.observer.try_move(&node, tried, remaining);
        }
    }

    pub(super) fn tell_cut(&mut self) {
        if self.stack.top().best >= self.stack.top().call.beta {
            let node = self.node();
            self.observer.cut(&node);
        }
    }

    pub(super) fn tell_store(&mut self, stored: bool) {
        let node = self.node();
        self.observer
            .store(&node, self.stack.top().call.slot, stored);
    }

    pub(super) fn tell_leave(&mut self, score: i32) {
        let node = self.node();
        self.observer.leave(&node, score);
    }
}
