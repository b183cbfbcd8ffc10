//! Scores in the search: centipawns, or the plies to a mate.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "plies and scores are far below the bounds of every type that holds them"
)]

/// A score from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// In hundredths of a pawn.
    Cp(i32),
    /// The number of moves to a mate by the side to move; negative if it is mated.
    Mate(i32),
}

/// An upper bound of all scores.
pub(crate) const INFINITY: i32 = 32_000;

/// The score of a mate on the board.
pub(crate) const MATE: i32 = 31_000;

/// Scores beyond this bound are mates.
pub(crate) const MATE_BOUND: i32 = MATE - 1_000;

pub(crate) const DRAW: i32 = 0;

/// The value of an unknown score.
pub(crate) const UNKNOWN: i32 = -INFINITY - 1;

/// The score of being mated in a number of plies.
#[inline]
pub(crate) const fn mated_in(plies: usize) -> i32 {
    plies as i32 - MATE
}

/// Whether a score is a mate by either side.
#[inline]
pub(crate) const fn is_mate(score: i32) -> bool {
    score.abs() >= MATE_BOUND
}

/// An evaluation limited to the range below mate scores.
#[inline]
pub(crate) fn clamped(score: i32) -> i32 {
    score.clamp(1 - MATE_BOUND, MATE_BOUND - 1)
}

/// Converts a mate score from the distance to the root to the distance to the node.
#[inline]
pub(crate) const fn from_node(score: i32, ply: usize) -> i32 {
    if score >= MATE_BOUND {
        score + ply as i32
    } else if score <= -MATE_BOUND {
        score - ply as i32
    } else {
        score
    }
}

/// The inverse of [`from_node`].
#[inline]
pub(crate) const fn from_root(score: i32, ply: usize) -> i32 {
    if score >= MATE_BOUND {
        score - ply as i32
    } else if score <= -MATE_BOUND {
        score + ply as i32
    } else {
        score
    }
}

impl Score {
    #[inline]
    pub(crate) const fn new(score: i32) -> Self {
        if score >= MATE_BOUND {
            Self::Mate((MATE - score + 1) / 2)
        } else if score <= -MATE_BOUND {
            Self::Mate(-(MATE + score) / 2)
        } else {
            Self::Cp(score)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{MATE, Score, from_node, from_root, mated_in};

    #[test]
    fn mates_are_counted_in_moves() {
        assert_eq!(Score::new(MATE - 1), Score::Mate(1));
        assert_eq!(Score::new(MATE - 3), Score::Mate(2));
        assert_eq!(Score::new(mated_in(2)), Score::Mate(-1));
        assert_eq!(Score::new(mated_in(4)), Score::Mate(-2));
        assert_eq!(Score::new(-40), Score::Cp(-40));
    }

    #[test]
    fn the_distance_to_mate_does_not_depend_on_the_ply_of_the_node() {
        for score in [MATE - 5, mated_in(8), 33] {
            assert_eq!(from_root(from_node(score, 4), 4), score);
        }
        assert_eq!(from_node(MATE - 5, 4), MATE - 1);
    }
}
