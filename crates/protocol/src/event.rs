//! The reports of a session, which each protocol formats.

use alloc::string::String;
use alloc::vec::Vec;

use engine::Score;
use rules::Color;

use crate::any_move::AnyMove;

/// A report of a [`Session`](crate::Session).
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The answer to `uci`: the name, the author and the options.
    Identification,
    /// The answer to `isready`.
    Ready,
    /// The engine needs no registration.
    Registration,
    /// A principal variation.
    Info(SearchInfo),
    /// The progress of a search, when there is no new principal variation.
    Progress(SearchStats),
    /// The score of a position without legal moves, from the side to move.
    FinalScore(Score),
    /// The answer to `go`.
    BestMove {
        /// The move to play; `None` if there is no legal move.
        best: Option<AnyMove>,
        /// The expected reply, if it is known.
        ponder: Option<AnyMove>,
    },
    /// The perft count of one root move.
    PerftMove {
        /// The root move.
        root_move: AnyMove,
        /// The leaves below it.
        nodes: u64,
    },
    /// The perft count of all root moves.
    PerftTotal(u64),
    /// The static evaluation of the current position.
    Evaluation {
        /// Centipawns, from the side to move.
        score_cp: i32,
        /// The side to move.
        turn: Color,
    },
    /// The answer to `d`: the current position, line by line.
    Display(String),
    /// A sentence for the user.
    Message(String),
    /// An error, in a sentence.
    Error(String),
}

/// A principal variation with its score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchInfo {
    /// The depth in plies.
    pub depth: u32,
    /// The longest path searched, in plies; for Classic, which does not measure it, the depth.
    pub seldepth: u32,
    /// The rank of this variation; the best one is 1.
    pub multipv: usize,
    /// From the side to move.
    pub score: Score,
    /// The cost of the search so far.
    pub stats: SearchStats,
    /// The moves, beginning with the best move; empty if Classic's iteration found none.
    pub pv: Vec<AnyMove>,
    /// The moves in SAN, each after a space, if the option `ShowSAN` is set.
    pub san: String,
}

/// The cost of a search so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchStats {
    /// The time since `go`, in milliseconds.
    pub time_ms: u64,
    /// The nodes searched.
    pub nodes: u64,
    /// How full the transposition table is, in permille.
    pub hashfull: u32,
    /// The positions whose result was read from an endgame table.
    pub tb_hits: u32,
}
