//! [Betza notation](https://www.gnu.org/software/xboard/Betza.html): the moves of a piece in a few
//! letters.
//!
//! The dialect is `XBetza`, which H. G. Muller's Interactive Diagram and `XBoard` use, except for
//! captures of pieces passed over and captures of one's own pieces. The differences from other
//! dialects:
//!
//! | notation | here and in `XBetza` | elsewhere |
//! |---|---|---|
//! | `fN` | the narrow forward pair, as in Fairy-Stockfish | all four forward knight's moves |
//! | `bsF` | all four diagonal steps: `b` and `s` | the two backward ones in Fairy-Stockfish |
//! | `nD` `nA` `nN` | blocked by the square passed over | `n` unknown to Betza himself |
//! | `pR` | hops over one piece, then moves any distance | grasshopper in some texts (here `gR`) |
//! | `ii` | from the third rank, once moved | unknown |

mod compile;
mod direction;
mod editable;
mod error;
mod parse;
mod path;
mod write;

pub(crate) use compile::compile;
pub use editable::{BetzaStep, BetzaSteps, Motion};
pub use error::{BetzaError, BetzaProblem};
pub(crate) use parse::is_one_of;
