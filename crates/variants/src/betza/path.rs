//! Builds the paths of lame, jumping, hopping, crooked and circular moves.

use alloc::vec::Vec;

use crate::geometry::Step;
use crate::movement::{Hop, Obstacle, Path, PathState};

/// What a move may do on its last square.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    pub(super) moves: bool,
    pub(super) captures: bool,
}

/// The required content of a square that a move passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passing {
    Empty,
    Piece,
}

const fn pass(step: Step) -> PathState {
    PathState {
        step,
        moves: false,
        captures: false,
        over_empty: None,
        hop: None,
    }
}

const fn end(step: Step, end: End) -> PathState {
    PathState {
        moves: end.moves,
        captures: end.captures,
        ..pass(step)
    }
}

const fn over_any(next: u8) -> Hop {
    Hop {
        over: Obstacle::Any,
        next,
    }
}

/// The number of states, which is the index of the next one; [`Path::new`] rejects 255.
fn index(states: &[PathState]) -> u8 {
    u8::try_from(states.len()).unwrap_or(u8::MAX)
}

/// Single steps over squares with the required content, and a last step that ends the move.
pub(super) fn through(steps: &[(Step, Passing)], last: Step, at_end: End) -> Option<Path> {
    bent(steps, last, 1, at_end)
}

/// Any number of steps of a cycle of directions, up to a range.
pub(super) fn cycle(steps: &[Step], range: u8, at_end: End) -> Option<Path> {
    let chain = steps.iter().cycle().take(usize::from(range));
    Path::new(extend(Vec::new(), chain.copied(), at_end))
}

/// A hop over one piece within `approach` steps, then up to `range` steps further.
pub(super) fn hop(step: Step, approach: u8, range: u8, at_end: End) -> Option<Path> {
    let mut states = Vec::new();
    for distance in 1..=approach {
        states.push(PathState {
            over_empty: (distance < approach).then_some(distance),
            hop: Some(over_any(approach)),
            ..pass(step)
        });
    }
    let landing = core::iter::repeat_n(step, usize::from(range));
    Path::new(extend(states, landing, at_end))
}

/// Steps over squares with the required content, then up to `range` steps in another direction.
pub(super) fn bent(steps: &[(Step, Passing)], last: Step, range: u8, at_end: End) -> Option<Path> {
    let mut states = Vec::new();
    for &(step, passing) in steps {
        let next = index(&states) + 1;
        states.push(match passing {
            Passing::Empty => PathState {
                over_empty: Some(next),
                ..pass(step)
            },
            Passing::Piece => PathState {
                hop: Some(over_any(next)),
                ..pass(step)
            },
        });
    }
    let slide = core::iter::repeat_n(last, usize::from(range));
    Path::new(extend(states, slide, at_end))
}

/// Appends a state for each step; the move may end at each, and continues over empty squares.
fn extend(
    mut states: Vec<PathState>,
    steps: impl Iterator<Item = Step>,
    at_end: End,
) -> Vec<PathState> {
    let start = states.len();
    for step in steps {
        let this = index(&states);
        if states.len() > start
            && let Some(previous) = states.last_mut()
        {
            previous.over_empty = Some(this);
        }
        states.push(end(step, at_end));
    }
    states
}
