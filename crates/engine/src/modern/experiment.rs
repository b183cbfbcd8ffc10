//! Parts that can be left out, to see what they are worth. Without the feature `experiments` none
//! can, and nothing of this is compiled.

/// A part of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    not(feature = "experiments"),
    expect(unreachable_pub, reason = "public only in experiments")
)]
pub enum Part {
    /// The hash table.
    Table,
    /// Moves and nodes that cannot bring the score back to the window.
    Futility,
    /// Captures where the depth is used up.
    Captures,
    /// Passing, to see whether a move is needed at all.
    NullMove,
    /// A ply less where the table knows no move.
    Reduction,
}

/// What is left out.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Experiment {
    #[cfg(feature = "experiments")]
    pub(super) without: Option<Part>,
}

impl Experiment {
    #[inline]
    #[cfg_attr(
        not(feature = "experiments"),
        expect(clippy::unused_self, reason = "there is nothing to ask")
    )]
    pub(super) fn leaves_out(self, part: Part) -> bool {
        #[cfg(feature = "experiments")]
        return self.without == Some(part);
        #[cfg(not(feature = "experiments"))]
        {
            let _ = part;
            false
        }
    }
}
