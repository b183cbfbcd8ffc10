//! What the session asks of an engine, whichever it is.

use alloc::boxed::Box;

use engine::classic::{self, Classic, MIN_TABLE_BITS};
use engine::{Limits, Progress, TableUse};
use rules::{Move, Position};

use crate::go::{Go, Limit};
use crate::level::Level;
use crate::options::{EngineName, Options};
use crate::setup::Setup;
use crate::text::Text;
use crate::uci::report;

/// The most plies that Classic searches; its own loop ends there.
const DEEPEST: u64 = 98;

const SMALLER_TABLE: &str =
    "info string no memory for a table of # bits, # bits are used instead\n";
const NO_MATE_SEARCH: &str =
    "info string Classic has no search for a mate: it searches # plies deep instead\n";

/// An engine with its table; a session has one at a time.
#[derive(Debug)]
pub(crate) enum Thinker {
    Classic(Box<Classic>),
}

/// A move to play, and the reply that is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) best: Option<Move>,
    pub(crate) ponder: Option<Move>,
}

impl Answer {
    /// A move without an expected reply.
    pub(crate) fn new(best: Option<Move>) -> Answer {
        Answer { best, ponder: None }
    }
}

impl Thinker {
    /// The engine that the options choose, with the largest table up to the size wished that there
    /// is memory for; if that is a smaller one, or none, it is said.
    pub(crate) fn new(options: &Options, said: &mut Text) -> Option<Thinker> {
        let wanted = options.table_bits();
        let mut bits = wanted;
        while bits >= MIN_TABLE_BITS {
            if let Ok(classic) = Classic::new(bits) {
                if bits < wanted {
                    said.fill(SMALLER_TABLE, &[wanted.into(), bits.into()]);
                }
                return Some(Thinker::Classic(Box::new(classic)));
            }
            bits -= 1;
        }
        said.add("info string error: no memory for even the smallest table\n");
        None
    }

    /// Says what of a `go` the engine cannot do, and what it does instead.
    pub(crate) fn say_what_is_lacking(go: &Go, said: &mut Text) {
        if !go.search_moves.is_empty() {
            said.add("info string Classic has no 'searchmoves': it chooses among all moves\n");
        }
        if let Some(moves) = go.limit(Limit::Mate) {
            said.fill(NO_MATE_SEARCH, &[mate_depth(moves).cast_signed()]);
        }
    }

    /// Sets the position that is searched next, or evaluated.
    pub(crate) fn set(&mut self, setup: &Setup) {
        match self {
            Thinker::Classic(classic) => classic.set_position(&setup.start, &setup.moves),
        }
    }

    /// Begins the search that a `go` asks for. Nothing but time is left to be watched over.
    pub(crate) fn begin(&mut self, go: &Go, options: &Options) {
        let limits = limits(go, options);
        match self {
            Thinker::Classic(classic) => classic.begin(limits),
        }
    }

    pub(crate) fn think(&mut self, nodes: u64) -> Progress {
        match self {
            Thinker::Classic(classic) => classic.think(nodes),
        }
    }

    /// Ends the search.
    pub(crate) fn stop(&mut self) {
        match self {
            Thinker::Classic(classic) => classic.stop(),
        }
    }

    /// Writes what was found since so many results were said, and counts it.
    pub(crate) fn report(&self, said_before: &mut usize, said: &mut Text) {
        match self {
            Thinker::Classic(classic) => {
                for iteration in classic.iterations().iter().skip(*said_before) {
                    report::iteration(iteration, said);
                    *said_before += 1;
                }
            }
        }
    }

    pub(crate) fn answer(&self) -> Answer {
        match self {
            Thinker::Classic(classic) => Answer {
                best: classic.best_move(),
                ponder: classic.ponder_move(),
            },
        }
    }

    pub(crate) fn nodes(&self) -> u64 {
        match self {
            Thinker::Classic(classic) => classic.nodes(),
        }
    }

    pub(crate) fn table_permille(&self) -> u32 {
        match self {
            Thinker::Classic(classic) => classic.table_permille(),
        }
    }

    pub(crate) fn table_use(&self) -> TableUse {
        match self {
            Thinker::Classic(classic) => classic.table_use(),
        }
    }
}

/// An engine's static evaluation of the position after legal moves from `start`: hundredths of a
/// pawn, from the mover's side.
pub fn evaluate(engine: EngineName, start: &Position, moves: &[Move]) -> i32 {
    match engine {
        EngineName::Classic => classic::evaluate(start, moves),
    }
}

/// The engine's limits for `go`; of the level and the limits given the smaller holds.
pub(crate) fn limits(go: &Go, options: &Options) -> Limits {
    let level = options.level().map(Level::nodes);
    let depth = smaller(
        go.limit(Limit::Depth),
        go.limit(Limit::Mate).map(mate_depth),
    );
    Limits {
        nodes: smaller(go.limit(Limit::Nodes), level),
        depth: depth.map(|plies| u32::try_from(plies).unwrap_or(u32::MAX)),
        ..Limits::default()
    }
}

fn smaller(one: Option<u64>, other: Option<u64>) -> Option<u64> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        _ => one.or(other),
    }
}

/// The depth in plies in which a mate in so many moves shows: its moves, and the king's capture.
fn mate_depth(moves: u64) -> u64 {
    moves.saturating_mul(2).min(DEEPEST)
}
