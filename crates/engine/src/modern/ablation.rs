//! Search features that can be disabled to measure their effect. Without the feature `ablation`
//! none can be disabled, and the checks compile to nothing.

/// A part of the search that can be disabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    not(feature = "ablation"),
    expect(unreachable_pub, reason = "public only in experiments")
)]
pub enum SearchFeature {
    /// The transposition table.
    Table,
    /// Futility pruning of moves and nodes.
    Futility,
    /// Quiescence search.
    Captures,
    /// Null move pruning.
    NullMove,
    /// Internal iterative reduction.
    Reduction,
}

#[cfg(feature = "ablation")]
impl SearchFeature {
    /// The parts, in the order of [`SearchFeature::NAMES`].
    pub const ALL: [SearchFeature; 5] = [
        SearchFeature::Table,
        SearchFeature::Futility,
        SearchFeature::Captures,
        SearchFeature::NullMove,
        SearchFeature::Reduction,
    ];

    /// Their names, after one for none of them.
    pub const NAMES: [&str; 6] = [
        "nothing",
        "table",
        "futility",
        "captures",
        "null-move",
        "reduction",
    ];

    /// The part with this index in [`SearchFeature::NAMES`]; `None` for the first.
    pub fn at(index: usize) -> Option<SearchFeature> {
        SearchFeature::ALL.get(index.checked_sub(1)?).copied()
    }
}

/// The disabled part, if any.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ablation {
    #[cfg(feature = "ablation")]
    pub(super) without: Option<SearchFeature>,
}

impl Ablation {
    #[inline]
    #[cfg_attr(
        not(feature = "ablation"),
        expect(clippy::unused_self, reason = "there is nothing to ask")
    )]
    pub(super) fn disables(self, part: SearchFeature) -> bool {
        #[cfg(feature = "ablation")]
        return self.without == Some(part);
        #[cfg(not(feature = "ablation"))]
        {
            let _ = part;
            false
        }
    }
}
