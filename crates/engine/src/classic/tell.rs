//! What an observer is told by the walk; compiled away when nobody watches.

use super::{board::move_of, frame::Frame, observer::Observer, variation::Variation, walk::Walk};

impl<V: Variation, O: Observer> Walk<V, O> {
    pub(super) fn tell_try(&mut self, frame: &Frame) {
        if let Some(tried) = move_of(&self.board, frame.change.from, frame.change.to) {
            self.observer
                .try_move(&frame.node(), tried, frame.remaining);
        }
    }

    pub(super) fn tell_cut(&mut self, frame: &Frame) {
        if frame.best >= frame.call.beta {
            self.observer.cut(&frame.node());
        }
    }

    pub(super) fn tell_store(&mut self, frame: &Frame, stored: bool) {
        self.observer.store(&frame.node(), frame.call.slot, stored);
    }
}
