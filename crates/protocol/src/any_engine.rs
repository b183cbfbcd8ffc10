//! One interface to both engines, for the session.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;

use engine::classic::{self, Classic, MIN_TABLE_BITS};
use engine::modern::Modern;
use engine::{Limits, Progress, TableUsage};

use crate::any_move::AnyMove;
use crate::event::Event;
use crate::go::{Go, Limit};
use crate::levels::Noise;
use crate::options::{EngineName, Options};
use crate::setup::Setup;
use crate::time_management::BestLine;

/// The most plies that Classic searches; its own loop ends there.
const MAX_PLIES: u64 = 98;

/// An engine with its table; a session has one at a time.
#[derive(Debug)]
pub(crate) enum AnyEngine {
    Modern(Box<Modern>),
    Classic(Box<Classic>),
}

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
}

impl AnyEngine {
    /// The engine that the options choose, with the largest table up to the requested size that
    /// fits in memory; reports a smaller table, or none at all.
    pub(crate) fn new(options: &Options, events: &mut Vec<Event>) -> Option<AnyEngine> {
        if options.engine() == EngineName::Modern {
            return Some(AnyEngine::new_modern(options, events));
        }
        let wanted = options.table_bits();
        let mut bits = wanted;
        while bits >= MIN_TABLE_BITS {
            if let Ok(classic) = Classic::new(bits) {
                if bits < wanted {
                    events.push(smaller_table(wanted, bits, "bits"));
                }
                return Some(AnyEngine::Classic(Box::new(classic)));
            }
            bits -= 1;
        }
        let error = "no memory for even the smallest table";
        events.push(Event::Error(error.into()));
        None
    }

    fn new_modern(options: &Options, events: &mut Vec<Event>) -> AnyEngine {
        let wanted = options.hash_mb();
        let modern = Box::new(Modern::new(wanted));
        let had = modern.hash_mb();
        if had < wanted {
            events.push(smaller_table(wanted, had, "MB"));
        }
        AnyEngine::Modern(modern)
    }

    /// Which of the engines this is.
    pub(crate) fn name(&self) -> EngineName {
        match self {
            AnyEngine::Modern(_) => EngineName::Modern,
            AnyEngine::Classic(_) => EngineName::Classic,
        }
    }

    /// Reports what of a `go` the chosen engine does not support, and what it does instead.
    pub(crate) fn report_unsupported(go: &Go, options: &Options, events: &mut Vec<Event>) {
        if options.engine() == EngineName::Modern {
            return;
        }
        let mut report = |message: String| events.push(Event::Message(message));
        if options.lines() > 1 {
            report("Classic has no 'MultiPV': it looks for one line".into());
        }
        if !go.search_moves.is_empty() {
            report("Classic has no 'searchmoves': it chooses among all moves".into());
        }
        if let Some(moves) = go.limit(Limit::Mate) {
            let plies = mate_depth(moves);
            report(format!(
                "Classic has no search for a mate: it searches {plies} plies deep instead"
            ));
        }
    }

    /// Sets the position that is searched or evaluated next, and the noise of the evaluation.
    fn set(&mut self, setup: &Setup, noise: Noise) {
        match (self, setup) {
            (AnyEngine::Modern(modern), Setup::Chess(chess)) => {
                modern.set_noise(noise.seed, noise.cp);
                modern.set_position(&chess.start, &chess.moves);
            }
            (AnyEngine::Classic(classic), Setup::Chess(chess)) => {
                classic.set_position(&chess.start, &chess.moves);
            }
        }
    }

    /// Begins the search that a `go` asks for. The caller only watches the time.
    pub(crate) fn begin(&mut self, setup: &Setup, go: &Go, options: &Options, noise: Noise) {
        let limits = limits(go, options);
        self.set(setup, noise);
        match self {
            AnyEngine::Modern(modern) => {
                modern.set_multi_pv(options.lines());
                let mut chosen = Vec::new();
                for one in &go.search_moves {
                    if let Some(chess) = one.as_chess() {
                        chosen.push(chess);
                    }
                }
                modern.begin(limits, &chosen);
            }
            AnyEngine::Classic(classic) => classic.begin(limits),
        }
    }

    pub(crate) fn think(&mut self, nodes: u64) -> Progress {
        match self {
            AnyEngine::Modern(modern) => modern.think(nodes),
            AnyEngine::Classic(classic) => classic.think(nodes),
        }
    }

    /// Ends the search.
    pub(crate) fn stop(&mut self) {
        match self {
            AnyEngine::Modern(modern) => modern.stop(),
            AnyEngine::Classic(classic) => classic.stop(),
        }
    }

    /// Clears what it learned in earlier games; Classic keeps nothing between moves.
    pub(crate) fn clear(&mut self) {
        if let AnyEngine::Modern(modern) = self {
            modern.clear_hash();
        }
    }

    pub(crate) fn answer(&self) -> Answer {
        let (best, ponder) = match self {
            AnyEngine::Modern(modern) => (modern.best_move(), modern.ponder_move()),
            AnyEngine::Classic(classic) => (classic.best_move(), classic.ponder_move()),
        };
        Answer {
            best: best.map(AnyMove::Chess),
            ponder: ponder.map(AnyMove::Chess),
        }
    }

    /// The best line, if there is one; Classic does not divide its time by it.
    pub(crate) fn best_line(&self) -> Option<BestLine> {
        match self {
            AnyEngine::Modern(modern) => modern.lines().first().map(|line| BestLine {
                depth: line.depth,
                score: line.score,
                best: line.moves.first().copied().map(AnyMove::Chess),
            }),
            AnyEngine::Classic(_) => None,
        }
    }

    pub(crate) fn nodes(&self) -> u64 {
        match self {
            AnyEngine::Modern(modern) => modern.nodes(),
            AnyEngine::Classic(classic) => classic.nodes(),
        }
    }

    pub(crate) fn hashfull(&self) -> u32 {
        match self {
            AnyEngine::Modern(modern) => modern.hashfull(),
            AnyEngine::Classic(classic) => classic.hashfull(),
        }
    }

    /// How full Classic's table is; empty for Modern.
    pub(crate) fn table_usage(&self) -> TableUsage {
        match self {
            AnyEngine::Modern(_) => TableUsage::default(),
            AnyEngine::Classic(classic) => classic.table_usage(),
        }
    }

    /// The static evaluation of a position: hundredths of a pawn, from the mover's side.
    pub(crate) fn evaluate(&mut self, setup: &Setup) -> i32 {
        self.set(setup, Noise::default());
        match (self, setup) {
            (AnyEngine::Modern(modern), _) => modern.evaluate(),
            (AnyEngine::Classic(_), Setup::Chess(chess)) => {
                classic::evaluate(&chess.start, &chess.moves)
            }
        }
    }
}

/// Reports that only a smaller table fits in memory.
fn smaller_table(wanted: impl Display, used: impl Display, unit: &str) -> Event {
    Event::Message(format!(
        "no memory for a table of {wanted} {unit}; using {used} {unit}"
    ))
}

/// The engine's limits for `go`; the smaller of those of `go` and of the level.
pub(crate) fn limits(go: &Go, options: &Options) -> Limits {
    let strength = options.strength();
    let mate = go.limit(Limit::Mate);
    let is_modern = options.engine() == EngineName::Modern;
    let plies = match mate {
        Some(moves) if !is_modern => Some(mate_depth(moves)),
        _ => strength.and_then(|strength| strength.depth).map(u64::from),
    };
    let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    Limits {
        nodes: smaller(
            go.limit(Limit::Nodes),
            strength.map(|strength| strength.nodes),
        ),
        depth: smaller(go.limit(Limit::Depth), plies).map(small),
        mate: mate.filter(|_| is_modern).map(small),
    }
}

fn smaller(one: Option<u64>, other: Option<u64>) -> Option<u64> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        _ => one.or(other),
    }
}

/// The depth in plies at which a mate in this many moves is found: its moves, and the king's capture.
fn mate_depth(moves: u64) -> u64 {
    moves.saturating_mul(2).min(MAX_PLIES)
}
