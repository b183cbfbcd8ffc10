/// The next step of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Begin a node.
    Enter,
    /// Search the next move of the node.
    NextMove,
    /// Return from the node with this score for its side to move.
    Return(i32),
    /// The search of the root has returned this score.
    RootScore(i32),
    /// The search is over.
    Done,
}

/// The kind of child search that a node waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum PendingChild {
    /// A move with the full window.
    #[default]
    FullWindow,
    /// A move with a zero window at full depth.
    ZeroWindow,
    /// A move with a zero window at reduced depth.
    Reduced,
    NullMove,
    /// The position without the table's move, to test whether that move is singular.
    Singular,
}

/// The depth and the window of a node's search.
#[derive(Clone, Copy, Debug, Default)]
pub struct SearchRequest {
    /// The depth in plies; 0 or less means quiescence search.
    pub depth: i32,
    pub alpha: i32,
    pub beta: i32,
}

impl SearchRequest {
    /// A search that only decides whether the score of the child, negated, exceeds `alpha`.
    #[inline]
    pub const fn zero_window(depth: i32, alpha: i32) -> SearchRequest {
        SearchRequest {
            depth,
            alpha: -alpha - 1,
            beta: -alpha,
        }
    }

    /// Whether the window is open, so that the node may be on the principal variation.
    #[inline]
    pub const fn is_pv(&self) -> bool {
        self.beta - self.alpha > 1
    }
}
