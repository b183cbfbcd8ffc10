#[cfg(feature = "chess")]
use rules::Move;

use crate::any_move::AnyMove;

/// A move to play, and the reply that is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) best: Option<AnyMove>,
    pub(crate) ponder: Option<AnyMove>,
}

impl Answer {
    /// A move without an expected reply.
    pub(crate) fn new(best: Option<AnyMove>) -> Answer {
        Answer { best, ponder: None }
    }

    /// A move of chess and the expected reply.
    #[cfg(feature = "chess")]
    pub(crate) fn chess(best: Option<Move>, ponder: Option<Move>) -> Answer {
        Answer {
            best: best.map(AnyMove::Chess),
            ponder: ponder.map(AnyMove::Chess),
        }
    }
}
