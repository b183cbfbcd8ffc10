//! Walks along a [`Path`].

use crate::board::Board;
use crate::geometry::{Geometry, Step};
use crate::movement::{MAX_PATH_STEPS, Obstacle, Path, PathState};
use game::Color;
use game::Square;

/// The square one step away, on a cylinder or on an ordinary board.
#[inline]
pub(crate) fn step(geometry: Geometry, from: Square, step: Step, cylinder: bool) -> Option<Square> {
    if cylinder {
        geometry.step_on_cylinder(from, step)
    } else {
        geometry.step(from, step)
    }
}

/// A square visited on a path.
pub(crate) struct Visit<'a> {
    pub(crate) square: Square,
    /// The state that made the step to the square.
    pub(crate) state: &'a PathState,
}

/// Calls `visit` for each square along a path of a piece of `color` on `from`.
pub(crate) fn walk(
    board: &Board,
    geometry: Geometry,
    (path, cylinder): (&Path, bool),
    (from, color): (Square, Color),
    mut visit: impl FnMut(Visit),
) {
    let states = path.states();
    let mut square = from;
    let mut next = Some(0);
    for _ in 0..MAX_PATH_STEPS {
        let Some(state) = next.and_then(|index: u8| states.get(usize::from(index))) else {
            return;
        };
        let Some(reached) = step(geometry, square, state.step, cylinder) else {
            return;
        };
        square = reached;
        let piece = board.piece_at(square);
        visit(Visit { square, state });
        next = match piece {
            None => state.over_empty,
            Some(piece) => state
                .hop
                .filter(|hop| hop.over == Obstacle::Any || piece.color() == color)
                // A piece on a square where a capture is possible blocks the path if it is of the
                // same color.
                .filter(|_| !state.captures || piece.color() != color)
                .map(|hop| hop.next),
        };
    }
}
