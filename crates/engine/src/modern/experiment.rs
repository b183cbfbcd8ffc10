//! Search features that can be disabled to measure their worth. Without the feature `ablation` none
//! can, and nothing of this is compiled.

/// A part of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    not(feature = "ablation"),
    expect(unreachable_pub, reason = "public only in experiments")
)]
pub enum SearchFeature {
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
    #[cfg(feature = "ablation")]
    pub(super) without: Option<SearchFeature>,
}

impl Experiment {
    #[inline]
    #[cfg_attr(
        not(feature = "ablation"),
        expect(clippy::unused_self, reason = "there is nothing to ask")
    )]
    pub(super) fn leaves_out(self, part: SearchFeature) -> bool {
        #[cfg(feature = "ablation")]
        return self.without == Some(part);
        #[cfg(not(feature = "ablation"))]
        {
            let _ = part;
            false
        }
    }
}
