//! The squares on which attacks depend.

use crate::square_set::SquareSet;
use game::Square;

/// The squares on which the answer of `State::is_attacked` depends.
///
/// If a square is not attacked, and a move changes none of these squares, then it is not attacked
/// after the move either. So most moves are known to be legal without being made, whatever pieces
/// the game has.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Dependencies {
    /// The occupied squares that shield the square, or from which a piece may capture after a
    /// change elsewhere.
    pub(crate) pieces: SquareSet,
    /// The squares where an arriving piece may open a path for a hopper.
    pub(crate) arrivals: SquareSet,
}

/// Records what an answer depends on. [`NoRecorder`] is for callers that need only the answer.
pub(crate) trait Recorder {
    fn piece(&mut self, square: Square);
    fn path(&mut self, square: Square);
}

impl Recorder for Dependencies {
    fn piece(&mut self, square: Square) {
        self.pieces.insert(square);
    }

    fn path(&mut self, square: Square) {
        self.pieces.insert(square);
        self.arrivals.insert(square);
    }
}

pub(crate) struct NoRecorder;

impl Recorder for NoRecorder {
    #[inline]
    fn piece(&mut self, _: Square) {}

    #[inline]
    fn path(&mut self, _: Square) {}
}
