//! The common interface of the engines, which the session uses.

#[cfg(feature = "fairy")]
mod fairy;

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;

#[cfg(feature = "chess")]
use engine::Line;
#[cfg(feature = "chess")]
use engine::classic::{self, Classic, MIN_TABLE_BITS};
#[cfg(feature = "chess")]
use engine::modern::Modern;
use engine::{Limits, Progress, Score, TableUsage};

#[cfg(feature = "fairy")]
use self::fairy::FairyPlayer;
use crate::answer::Answer;
use crate::any_move::AnyMove;
#[cfg(feature = "chess")]
use crate::any_position::AnyPosition as _;
use crate::engine_name::EngineName;
use crate::event::Event;
use crate::go::{Go, Limit};
use crate::levels::Noise;
use crate::options::Options;
use crate::setup::Setup;
use crate::time_management::BestLine;

/// The most plies that Classic searches; its own loop ends there.
const MAX_PLIES: u64 = 98;

/// An engine with its table; a session has one at a time.
#[derive(Debug)]
pub(crate) enum AnyEngine {
    #[cfg(feature = "chess")]
    Modern(Box<Modern>),
    #[cfg(feature = "chess")]
    Classic(Box<Classic>),
    #[cfg(feature = "fairy")]
    Fairy(Box<FairyPlayer>),
}

/// Evaluates an expression with the engine of any variant of [`AnyEngine`].
macro_rules! with_engine {
    ($any:expr, $engine:ident => $result:expr) => {
        match $any {
            #[cfg(feature = "chess")]
            AnyEngine::Modern($engine) => $result,
            #[cfg(feature = "chess")]
            AnyEngine::Classic($engine) => $result,
            #[cfg(feature = "fairy")]
            AnyEngine::Fairy($engine) => $result,
        }
    };
}

/// What an engine searches for.
#[derive(Clone, Debug)]
pub(crate) struct Task {
    pub(crate) limits: Limits,
    /// The number of lines.
    pub(crate) lines: usize,
    /// The moves to choose from; all legal moves if empty.
    pub(crate) search_moves: Vec<AnyMove>,
}

impl AnyEngine {
    /// Creates the engine that the options choose, with the largest table up to the requested size
    /// that fits in memory. Reports if the table is smaller, or if no table fits.
    #[cfg_attr(
        not(feature = "fairy"),
        expect(unused_variables, reason = "there is only chess")
    )]
    pub(crate) fn new(
        options: &Options,
        setup: &Setup,
        events: &mut Vec<Event>,
    ) -> Option<AnyEngine> {
        match options.engine() {
            #[cfg(feature = "chess")]
            EngineName::Modern => Some(AnyEngine::new_modern(options, events)),
            #[cfg(feature = "chess")]
            EngineName::Classic => AnyEngine::new_classic(options, events),
            #[cfg(not(feature = "chess"))]
            EngineName::Modern | EngineName::Classic => None,
            #[cfg(feature = "fairy")]
            EngineName::Fairy => AnyEngine::new_fairy(options, setup, events),
        }
    }

    #[cfg(feature = "chess")]
    fn new_classic(options: &Options, events: &mut Vec<Event>) -> Option<AnyEngine> {
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

    #[cfg(feature = "chess")]
    fn new_modern(options: &Options, events: &mut Vec<Event>) -> AnyEngine {
        let wanted = options.hash_mb();
        let modern = Box::new(Modern::new(wanted));
        let actual = modern.hash_mb();
        if actual < wanted {
            events.push(smaller_table(wanted, actual, "MB"));
        }
        AnyEngine::Modern(modern)
    }

    #[cfg(feature = "fairy")]
    fn new_fairy(options: &Options, setup: &Setup, events: &mut Vec<Event>) -> Option<AnyEngine> {
        let wanted = options.hash_mb();
        let player = FairyPlayer::new(setup, wanted)?;
        let actual = player.hash_mb();
        if actual < wanted {
            events.push(smaller_table(wanted, actual, "MB"));
        }
        Some(AnyEngine::Fairy(Box::new(player)))
    }

    /// Whether this is the engine that the options choose, and it plays the game of the setup.
    #[cfg(feature = "fairy")]
    pub(crate) fn fits(&self, options: &Options, setup: &Setup) -> bool {
        self.name() == options.engine()
            && match self {
                AnyEngine::Fairy(player) => player.is_for(setup),
                #[cfg(feature = "chess")]
                AnyEngine::Modern(_) | AnyEngine::Classic(_) => true,
            }
    }

    pub(crate) fn name(&self) -> EngineName {
        match self {
            #[cfg(feature = "chess")]
            AnyEngine::Modern(_) => EngineName::Modern,
            #[cfg(feature = "chess")]
            AnyEngine::Classic(_) => EngineName::Classic,
            #[cfg(feature = "fairy")]
            AnyEngine::Fairy(_) => EngineName::Fairy,
        }
    }

    /// Reports the parts of a `go` that the chosen engine does not support, and what it does
    /// instead.
    pub(crate) fn report_unsupported(go: &Go, options: &Options, events: &mut Vec<Event>) {
        if options.engine() != EngineName::Classic {
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

    /// Sets the position to search or evaluate, and the noise of the evaluation; returns false if
    /// it is not a position of the engine's game.
    fn set(&mut self, setup: &Setup, noise: Noise) -> bool {
        match (self, setup) {
            #[cfg(feature = "chess")]
            (AnyEngine::Modern(modern), Setup::Chess(chess)) => {
                modern.set_noise(noise.seed, noise.cp);
                modern.set_position(chess.start(), chess.moves());
                true
            }
            #[cfg(feature = "chess")]
            (AnyEngine::Classic(classic), Setup::Chess(chess)) => {
                classic.set_position(chess.start(), chess.moves());
                true
            }
            #[cfg(feature = "fairy")]
            (AnyEngine::Fairy(player), setup) => player.set(setup, noise),
            // Only Fairy is created for a variant.
            #[cfg(all(feature = "chess", feature = "fairy"))]
            (AnyEngine::Modern(_) | AnyEngine::Classic(_), Setup::Variant(_)) => false,
        }
    }

    /// Leaves out the part that the options name, if this is Modern.
    #[cfg(feature = "ablation")]
    pub(crate) fn disable_part(&mut self, options: &Options) {
        if let AnyEngine::Modern(modern) = self {
            modern.disable(options.disabled_part());
        }
    }

    /// Begins to search a position, with this noise in the evaluation; returns false if it is not a
    /// position of the engine's game.
    pub(crate) fn begin(&mut self, setup: &Setup, task: &Task, noise: Noise) -> bool {
        let is_set = self.set(setup, noise);
        if is_set {
            self.begin_task(task);
        }
        is_set
    }

    /// Begins another search of the position of the last one.
    pub(crate) fn begin_task(&mut self, task: &Task) {
        let Task {
            limits,
            lines,
            search_moves,
        } = task;
        match self {
            #[cfg(feature = "chess")]
            AnyEngine::Modern(modern) => {
                modern.set_multi_pv(*lines);
                let mut chosen = Vec::new();
                for &one in search_moves {
                    if let Some(chess) = rules::Position::move_of(one) {
                        chosen.push(chess);
                    }
                }
                modern.begin(*limits, &chosen);
            }
            #[cfg(feature = "chess")]
            AnyEngine::Classic(classic) => classic.begin(*limits),
            #[cfg(feature = "fairy")]
            AnyEngine::Fairy(player) => player.begin(*limits, search_moves, *lines),
        }
    }

    pub(crate) fn think(&mut self, nodes: u64) -> Progress {
        with_engine!(self, engine => engine.think(nodes))
    }

    pub(crate) fn stop(&mut self) {
        with_engine!(self, engine => engine.stop());
    }

    /// Clears the tables; Classic keeps nothing between moves.
    pub(crate) fn clear(&mut self) {
        match self {
            #[cfg(feature = "chess")]
            AnyEngine::Modern(modern) => modern.clear_hash(),
            #[cfg(feature = "chess")]
            AnyEngine::Classic(_) => {}
            #[cfg(feature = "fairy")]
            AnyEngine::Fairy(player) => player.clear_hash(),
        }
    }

    pub(crate) fn answer(&self) -> Answer {
        match self {
            #[cfg(feature = "chess")]
            AnyEngine::Modern(modern) => Answer::chess(modern.best_move(), modern.ponder_move()),
            #[cfg(feature = "chess")]
            AnyEngine::Classic(classic) => {
                Answer::chess(classic.best_move(), classic.ponder_move())
            }
            #[cfg(feature = "fairy")]
            AnyEngine::Fairy(player) => player.answer(),
        }
    }

    /// The moves that the search has found, with their scores; none for Classic, which has no levels
    /// that need them.
    pub(crate) fn found(&self) -> Vec<(AnyMove, Score)> {
        match self {
            #[cfg(feature = "chess")]
            AnyEngine::Modern(modern) => {
                let first =
                    |line: &Line<_>| Some((AnyMove::Chess(*line.moves.first()?), line.score));
                modern.lines().iter().filter_map(first).collect()
            }
            #[cfg(feature = "chess")]
            AnyEngine::Classic(_) => Vec::new(),
            #[cfg(feature = "fairy")]
            AnyEngine::Fairy(player) => player.found(),
        }
    }

    /// The best line, if there is one; `None` for Classic, whose time does not depend on it.
    pub(crate) fn best_line(&self) -> Option<BestLine> {
        match self {
            #[cfg(feature = "chess")]
            AnyEngine::Modern(modern) => modern.lines().first().map(|line| BestLine {
                depth: line.depth,
                score: line.score,
                best: line.moves.first().copied().map(AnyMove::Chess),
            }),
            #[cfg(feature = "chess")]
            AnyEngine::Classic(_) => None,
            #[cfg(feature = "fairy")]
            AnyEngine::Fairy(player) => player.best_line(),
        }
    }

    pub(crate) fn nodes(&self) -> u64 {
        with_engine!(self, engine => engine.nodes())
    }

    pub(crate) fn hashfull(&self) -> u32 {
        with_engine!(self, engine => engine.hashfull())
    }

    /// How full Classic's table is; empty for the other engines.
    pub(crate) fn table_usage(&self) -> TableUsage {
        match self {
            #[cfg(feature = "chess")]
            AnyEngine::Classic(classic) => classic.table_usage(),
            _ => TableUsage::default(),
        }
    }

    /// The static evaluation of a position in hundredths of a pawn, from the side to move.
    pub(crate) fn evaluate(&mut self, setup: &Setup) -> i32 {
        if !self.set(setup, Noise::default()) {
            return 0;
        }
        match (self, setup) {
            #[cfg(feature = "chess")]
            (AnyEngine::Modern(modern), _) => modern.evaluate(),
            #[cfg(feature = "chess")]
            (AnyEngine::Classic(_), Setup::Chess(chess)) => {
                classic::evaluate(chess.start(), chess.moves())
            }
            #[cfg(feature = "fairy")]
            (AnyEngine::Fairy(player), _) => player.evaluate(),
            #[cfg(all(feature = "chess", feature = "fairy"))]
            (AnyEngine::Classic(_), Setup::Variant(_)) => 0,
        }
    }
}

/// Reports that only a smaller table fits in memory.
fn smaller_table(wanted: impl Display, used: impl Display, unit: &str) -> Event {
    Event::Message(format!(
        "no memory for a table of {wanted} {unit}; using {used} {unit}"
    ))
}

/// The engine's limits: for each, the smaller of the limits of `go` and of a strength.
pub(crate) fn limits(go: &Go, options: &Options, of_strength: Limits) -> Limits {
    let mate = go.limit(Limit::Mate);
    let finds_mates = options.engine() != EngineName::Classic;
    let plies = match mate {
        Some(moves) if !finds_mates => Some(mate_depth(moves)),
        _ => of_strength.depth.map(u64::from),
    };
    let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    Limits {
        nodes: smaller(go.limit(Limit::Nodes), of_strength.nodes),
        depth: smaller(go.limit(Limit::Depth), plies).map(small),
        mate: mate.filter(|_| finds_mates).map(small),
    }
}

fn smaller(one: Option<u64>, other: Option<u64>) -> Option<u64> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        _ => one.or(other),
    }
}

/// The depth in plies at which Classic finds a mate in this many moves, with the king's capture.
fn mate_depth(moves: u64) -> u64 {
    moves.saturating_mul(2).min(MAX_PLIES)
}
