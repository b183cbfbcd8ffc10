//! Paths: moves that combine several steps, as a small automaton.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::geometry::Step;

/// The most steps of a path, so that circular paths end.
pub(crate) const MAX_PATH_STEPS: usize = 32;

/// A path as an automaton: each state makes a step, and the content of the square reached
/// determines the next state.
///
/// A slider has one state, which continues with itself over empty squares. A lame leaper has two:
/// the move may not end in the first, and must end in the second. The capture of a cannon has two:
/// the first hops to the second.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    states: Box<[PathState]>,
}

/// A state of a [`Path`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathState {
    /// The step to the next square.
    pub step: Step,
    /// Whether the move may end here on an empty square.
    pub moves: bool,
    /// Whether the move may end here with a capture.
    pub captures: bool,
    /// The state that continues over an empty square.
    pub over_empty: Option<u8>,
    /// The state that continues over a piece.
    pub hop: Option<Hop>,
}

/// How a path continues over a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hop {
    /// The pieces that may be hopped over.
    pub over: Obstacle,
    /// The next state.
    pub next: u8,
}

/// Pieces that may be hopped over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// Pieces of either side.
    Any,
    /// Pieces of the mover's side.
    Own,
}

impl Path {
    /// A path that starts with the first state; `None` if there are no states or more than 255, or
    /// if one continues with a state that does not exist.
    #[must_use]
    pub fn new(states: Vec<PathState>) -> Option<Path> {
        let count = u8::try_from(states.len()).ok().filter(|&count| count > 0)?;
        let exists = |state: u8| state < count;
        let is_valid = states.iter().all(|state| {
            state.over_empty.is_none_or(exists) && state.hop.is_none_or(|hop| exists(hop.next))
        });
        is_valid.then(|| Path {
            states: states.into_boxed_slice(),
        })
    }

    /// The states; the path starts with the first.
    #[inline]
    pub fn states(&self) -> &[PathState] {
        &self.states
    }

    /// Whether a move along the path may capture.
    pub fn can_capture(&self) -> bool {
        self.states.iter().any(|state| state.captures)
    }

    /// The path of the other side.
    pub(crate) fn mirrored(&self) -> Path {
        let mirror = |state: &PathState| PathState {
            step: state.step.mirrored(),
            ..*state
        };
        Path {
            states: self.states.iter().map(mirror).collect(),
        }
    }
}
