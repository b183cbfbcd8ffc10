/// The limits of a search; `None` means no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The maximum number of nodes.
    ///
    /// Classic checks it only between iterations, like the original, and may exceed it tenfold.
    pub nodes: Option<u64>,
    /// The maximum depth, in plies.
    pub depth: Option<u32>,
    /// The maximum number of moves to the mate to search for; the search ends once a mate is found
    /// or refuted. Classic ignores it.
    pub mate: Option<u32>,
}
