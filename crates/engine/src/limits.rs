/// The limits of a search; `None` is no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The maximum number of nodes.
    ///
    /// Classic checks it between iterations only, as the original does, so that it can be exceeded
    /// tenfold.
    pub nodes: Option<u64>,
    /// The maximum depth, in plies.
    pub depth: Option<u32>,
    /// A mate in so many moves to search for; the search ends once it is found or refuted. Modern
    /// only.
    pub mate: Option<u32>,
}
