/// What ends a search, beside the caller's own stop; `None` is no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Nodes, by the rule of the engine that searches.
    ///
    /// Classic reads it between the iterations at the root, as the original does: the last
    /// iteration may take it ten times over.
    pub nodes: Option<u64>,
    /// The last depth in plies whose result is reported.
    pub depth: Option<u32>,
    /// Modern looks for a mate in so many moves, and ends when it is found or refuted.
    pub mate: Option<u32>,
}
