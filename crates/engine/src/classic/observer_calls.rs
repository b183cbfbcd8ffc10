//! Calls the observer during the search; compiled away without an observer.

use super::{
    board::{WHITE, move_of, to_rules},
    frame::{Call, Frame},
    node_search::{SearchContext, State},
    observer::{Node, Observer, StateTransition},
    search_parameters::SearchParameters,
};
use rules::Color;

impl<V: SearchParameters, O: Observer> SearchContext<V, O> {
    /// Reports the start of a node. Observers ignore the old values of its frame.
    pub(super) fn notify_enter(&mut self, frame: &mut Frame) {
        *frame = Frame {
            call: frame.call,
            king_passed: frame.king_passed,
            ..Frame::default()
        };
        self.observer.enter(&frame.node());
        self.notify_transition(frame, State::Enter, State::Deepen);
    }

    pub(super) fn notify_try(&mut self, frame: &Frame) {
        if let Some(tried) = move_of(&self.board, frame.change.from, frame.change.to) {
            self.observer
                .try_move(&frame.node(), tried, frame.remaining);
        }
    }

    pub(super) fn notify_cutoff(&mut self, frame: &Frame) {
        if frame.best >= frame.call.beta {
            self.observer.cut(&frame.node());
        }
    }

    pub(super) fn notify_leave(&mut self, frame: &Frame, score: i32) {
        self.observer.leave(&frame.node(), score);
        self.notify_transition(frame, State::Leave(score), State::Answer(score));
    }

    /// Adds a row about a completed state, if the observer returns rows.
    pub(super) fn notify_transition(&mut self, frame: &Frame, state: State, next: State) {
        let slot = match state {
            State::Probe => self.child.slot,
            _ => frame.call.slot,
        };
        let transition = StateTransition {
            state: state.number(),
            next: next.number(),
            ply: frame.call.ply,
            slot,
        };
        let Some(rows) = self.observer.transition(transition) else {
            return;
        };
        let score = match (state, next) {
            (State::Answer(score), _) | (_, State::Answer(score) | State::Leave(score)) => score,
            _ => 0,
        };
        let nodes = i32::try_from(self.nodes).unwrap_or(i32::MAX);
        let [state, next, ply] = [transition.state, transition.next, transition.ply].map(i32::from);
        rows.add(&[state, next, nodes, ply, score]);
        frame.write(rows, &self.child, self.table.entry(slot));
        rows.end();
    }
}

impl Frame {
    /// The properties of the node that an observer receives.
    pub(super) fn node(&self) -> Node {
        let Call {
            side,
            alpha,
            beta,
            eval,
            depth,
            iteration,
            previous_to,
            ply,
            ..
        } = self.call;
        Node {
            ply: ply.into(),
            side: if side == WHITE {
                Color::White
            } else {
                Color::Black
            },
            alpha,
            beta,
            eval,
            depth,
            iteration,
            best: self.best,
            previous_to: to_rules(previous_to),
        }
    }
}

impl State {
    /// The index of the state in the list of states.
    #[inline]
    fn number(self) -> u8 {
        match self {
            State::Probe => 0,
            State::Enter => 1,
            State::Deepen => 2,
            State::Piece => 3,
            State::Direction => 4,
            State::Ray => 5,
            State::Step => 6,
            State::Recapture => 7,
            State::Try => 8,
            State::Answer(_) => 9,
            State::Extend => 10,
            State::Close => 11,
            State::Store => 12,
            State::Report => 13,
            State::Leave(_) => 14,
            State::Done => 15,
        }
    }
}
